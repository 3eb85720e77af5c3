//! A script from its first line to its last.

use crate::arguments::{self, Options, Task, USAGE};
use crate::keeper::Keeper;
use crate::lines::{self, Raw};
use crate::output::OutputLine;
use crate::plain_log;
use crate::season;
use crate::series;
use crate::session::Session;
use crate::sheets;
use crate::tdt::{self, Gathered};
use serde_json::json;
use shuffle_up_cash::Game;
use shuffle_up_cash::room::Room;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::{Journal, JournalError, is_address};
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_script::{Slip, skipped};
use shuffle_up_staff::Staff;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

/// The JSON Schema of the lines, made from their types and held to them by a test.
const SCHEMA: &str = include_str!("../../../docs/headless.schema.json");

/// Every line was understood.
const FINE: u8 = 0;
/// Some line was not understood, or refused where refusals count.
const SLIPS: u8 = 1;
/// Nothing could be run, or the run had to end: a wrong option, a file that cannot be written.
const BROKEN: u8 = 2;

/// Runs the program: `args` are the words after its name. The result is the process's exit code.
pub fn run(args: Vec<String>, mut input: impl BufRead, mut output: impl Write) -> u8 {
    let done = match arguments::read(args) {
        Ok(Task::Run(options)) => script(&options, &mut input, &mut output),
        Ok(Task::Season { season, journal, now }) => match season::season(&season, &journal, now) {
            Ok(table) => print(&mut output, &table.to_string()),
            Err(message) => broken(&mut output, Slip::new(message)),
        },
        Ok(Task::Series { number, journal, strict }) => {
            let done = series::run(&journal, number, strict, &mut input, &mut output);
            ended(done, &mut output)
        }
        Ok(Task::Cash { number, journal, strict }) => {
            let done = plain_log::run::<Game>(&journal, number, strict, &mut input, &mut output);
            ended(done, &mut output)
        }
        Ok(Task::Room { number, journal, strict }) => {
            let done = plain_log::run::<Room>(&journal, number, strict, &mut input, &mut output);
            ended(done, &mut output)
        }
        Ok(Task::Staff { number, journal, strict }) => {
            let done = plain_log::run::<Staff>(&journal, number, strict, &mut input, &mut output);
            ended(done, &mut output)
        }
        Ok(Task::Tdt { files, season, currency }) => {
            past(&files, season.as_deref(), &currency, &mut output)
        }
        Ok(Task::Read(brought)) => match sheets::read(&brought) {
            Ok(reading) => print(&mut output, reading.trim_end()),
            Err(message) => broken(&mut output, Slip::new(message)),
        },
        Ok(Task::Move { from, to }) => match moved(&from, &to) {
            Ok(tournaments) => print(&mut output, &json!({ "moved": tournaments }).to_string()),
            Err(message) => broken(&mut output, Slip::new(message)),
        },
        Ok(Task::Schema) => print(&mut output, SCHEMA.trim_end()),
        Ok(Task::Template(name)) => template(&name, &mut output),
        Ok(Task::Help) => print(&mut output, USAGE),
        Err(message) => broken(&mut output, Slip::new(message)),
    };
    // Nobody reads on: there is no one left to tell.
    done.unwrap_or(BROKEN)
}

/// The exit code of a script over a series, a cash game, a card room or the staff.
fn ended(done: io::Result<Result<bool, String>>, output: &mut impl Write) -> io::Result<u8> {
    match done? {
        Ok(fine) => Ok(if fine { FINE } else { SLIPS }),
        Err(message) => broken(output, Slip::new(message)),
    }
}

/// Reads files of The Tournament Director: the lines of all files first, each as soon as it is read, then those of the seasons.
fn past(
    named: &[PathBuf],
    season: Option<&Path>,
    currency: &Currency,
    output: &mut impl Write,
) -> io::Result<u8> {
    let instead = match season.map(tdt::instead).transpose() {
        Ok(instead) => instead,
        Err(message) => return broken(output, Slip::new(message)),
    };
    let mut gathered = Gathered::default();
    let mut code = FINE;
    for file in tdt::files(named) {
        let (line, read) = tdt::take(&file, currency, &mut gathered);
        print(output, &line.to_string())?;
        if !read {
            code = SLIPS;
        }
    }
    match gathered.tables(instead.as_ref()) {
        Ok(tables) => {
            for table in tables {
                print(output, &table.to_string())?;
            }
            Ok(code)
        }
        Err(message) => broken(output, Slip::new(message)),
    }
}

/// Copies a house, and says how many tournaments it has.
fn moved(from: &Path, to: &Path) -> Result<usize, String> {
    let open = |place: &Path| Ok(Journal::open(place)?.journal);
    let copy = || -> Result<usize, JournalError> {
        // A wrong name is no new house.
        if !is_address(&from.to_string_lossy()) && !from.exists() {
            let (path, cause) = (from.to_owned(), "it is not there".to_owned());
            return Err(JournalError::Unreadable { path, cause });
        }
        let (from, mut to) = (open(from)?, open(to)?);
        from.copy_to(&mut to)?;
        let tournaments = to.tournaments()?.len();
        to.close()?;
        Ok(tournaments)
    };
    copy().map_err(|error| refused(&error).to_string())
}

fn print(output: &mut impl Write, text: &str) -> io::Result<u8> {
    writeln!(output, "{text}")?;
    output.flush()?;
    Ok(FINE)
}

fn write(output: &mut impl Write, line: &OutputLine) -> io::Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    output.write_all(text.as_bytes())?;
    // A program at the other end waits for the answer before it goes on.
    output.flush()
}

fn broken(output: &mut impl Write, error: Slip) -> io::Result<u8> {
    write(output, &OutputLine::NotUnderstood { error })?;
    Ok(BROKEN)
}

fn template(name: &str, output: &mut impl Write) -> io::Result<u8> {
    let templates = templates::all();
    match templates.iter().find(|template| template.id == name) {
        Some(template) => {
            let open = Command::from(OpenTournament { setup: Box::new(template.setup.clone()) });
            print(output, &json!({ "at": 0, "do": open }).to_string())
        }
        None => {
            let known: Vec<&str> = templates.iter().map(|template| template.id.as_str()).collect();
            broken(
                output,
                Slip::new(format!("There is no template {name:?}. Known: {}.", known.join(", "))),
            )
        }
    }
}

fn script(options: &Options, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<u8> {
    let keeper = match options.journal.as_deref().map(Keeper::open).transpose() {
        Ok(keeper) => keeper,
        Err(why) => return broken(output, Slip::new(why)),
    };
    let mut session = Session::kept_by(keeper);
    let mut code = FINE;
    let mut number: u64 = 0;
    loop {
        let raw = match lines::next(input, number == 0) {
            Ok(Some(raw)) => raw,
            Ok(None) => return Ok(code),
            Err(error) => {
                return broken(
                    output,
                    Slip::new(format!("The script cannot be read on: {error}.")),
                );
            }
        };
        number = number.saturating_add(1);
        let line = match raw {
            Raw::Text(text) if skipped(&text) => continue,
            Raw::Text(text) => session.take(&text, number),
            Raw::Unreadable(message, column) => Ok(OutputLine::NotUnderstood {
                error: Slip { message, line: Some(number), column },
            }),
        };
        let line = match line {
            Ok(line) => line,
            Err(message) => {
                return broken(output, Slip { message, line: Some(number), column: None });
            }
        };
        match line {
            OutputLine::NotUnderstood { .. } => code = SLIPS,
            OutputLine::Refused { .. } if options.strict => code = SLIPS,
            _ => {}
        }
        write(output, &line)?;
    }
}
