//! No file and no input can take the machine's memory or its time.
//!
//! Each test hands files, logs or commands to this same program as a child of its own, under a limit of memory and of processor
//! time that the system enforces: what blows up ends the child and not the machine. What the child was about to read stands last
//! in what it printed. `HOSTILE_EVERY=1` tries every number there is; an ordinary run tries some of each kind.

mod limits;
mod mutations;
mod views;

use limits::{Cases, cases, child, job};
use mutations::{Mutations, count_up};
use serde_json::Value;
use shuffle_up_engine::log::Line;
use shuffle_up_engine::{Command, Log};
use shuffle_up_journal::TournamentFile;
use shuffle_up_kept_log::log_of;
use std::path::{Path, PathBuf};
use views::{look, look_once};

/// What no file below a megabyte may take of memory, in megabytes, the program itself and its libraries included.
const MEGABYTES: u32 = 200;
/// What a file may take of processor time, in seconds: a bound for a debug build on a slow machine, not a measure.
const SECONDS: u64 = 30;

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile").join(name)
}

/// Opens a tournament's file as the desk takes one in, and shows all that its windows ask for.
fn open(file: &Path) -> Result<Log, String> {
    let read = TournamentFile::read(file).map_err(|error| format!("{error:?}"))?;
    let log = log_of(read.lines()).map_err(|unreadable| unreadable.error.to_string())?;
    look(&log);
    Ok(log)
}

#[test]
fn a_break_that_comes_a_million_levels_late() {
    if let Some(file) = job("late-break") {
        let log = open(Path::new(&file)).unwrap();
        assert_eq!(log.lines().len(), 5);
        assert!(log.tournament().setup.schedule.stages.len() < 600);
        return;
    }
    let file = here("late-break.tournament");
    child("a_break_that_comes_a_million_levels_late", "late-break", file.to_str().unwrap());
}

#[test]
fn corrections_of_corrections() {
    if let Some(file) = job("nested") {
        let log = open(Path::new(&file)).unwrap();
        let longest = log.lines().iter().filter_map(|line| log.label(line.number));
        assert!(longest.map(|label| label.to_string().len()).max().unwrap() < 1_000);
        return;
    }
    let file = here("nested-corrections.tournament");
    child("corrections_of_corrections", "nested", file.to_str().unwrap());
}

/// The logs that the first release wrote.
fn past() -> Vec<Vec<Value>> {
    let text = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/past/0.1.0.jsonl"),
    );
    let logs = text.unwrap();
    let lines = |log: &str| -> Vec<Value> {
        serde_json::from_str::<Value>(log).unwrap()["lines"].as_array().unwrap().clone()
    };
    logs.lines().map(lines).collect()
}

/// Plays a log of which one line is another, and looks at it there and at its end.
fn play(before: &Log, changed: &Value, after: &[Line]) -> bool {
    let Ok(line) = serde_json::from_value::<Line>(changed.clone()) else { return false };
    let mut log = before.clone();
    log.commit(line);
    // It may be struck or outdone by what follows.
    if !after.is_empty() {
        look_once(&log);
    }
    for line in after {
        log.commit(line.clone());
    }
    look(&log);
    true
}

#[test]
fn every_number_of_every_event_can_be_anything() {
    const NAME: &str = "every_number_of_every_event_can_be_anything";
    const FOLLOWING: usize = 40;
    let Some(first) = job("numbers") else {
        return cases(NAME, "numbers");
    };
    let mut counted = Cases::from(&first);
    let mut mutations = Mutations::new();
    // What follows at once shows what a line broke. To play each log to its end takes minutes.
    let most = if std::env::var_os("HOSTILE_EVERY").is_some() { usize::MAX } else { FOLLOWING };
    for (which, lines) in past().iter().enumerate() {
        let all: Vec<Line> =
            lines.iter().map(|line| serde_json::from_value(line.clone()).unwrap()).collect();
        let mut before = Log::new();
        for (number, (value, line)) in lines.iter().zip(&all).enumerate() {
            let after = &all[number + 1..];
            let after = &after[..after.len().min(most)];
            for (what, changed) in mutations.of_events(value) {
                let said = format!("log {which} line {}: {what}", number + 1);
                counted.case(&said, || play(&before, &changed, after));
            }
            before.commit(line.clone());
        }
    }
    counted.done();
}

/// Looks at the log of these lines, numbered as they come.
fn look_after(lines: impl Iterator<Item = Line>) -> bool {
    let numbered = lines.zip(1..).map(|(line, number)| Line { number, ..line });
    look(&Log::replay(numbered));
    true
}

/// A line of which every number and name is another, but for its time.
fn counted_up(value: &Value, by: u64) -> Option<Line> {
    let mut other = value.clone();
    count_up(&mut other["kind"], by);
    serde_json::from_value(other).ok()
}

/// A file of a megabyte in which one line stands as often as there is room for it, as it is or counting up.
#[test]
fn the_same_line_again_and_again() {
    const NAME: &str = "the_same_line_again_and_again";
    const MEGABYTE: usize = 1_000_000;
    let Some(first) = job("again") else {
        return cases(NAME, "again");
    };
    let mut counted = Cases::from(&first);
    let every = std::env::var_os("HOSTILE_EVERY").is_some();
    let mut tried = std::collections::BTreeSet::new();
    for (which, lines) in past().iter().enumerate() {
        let all: Vec<Line> =
            lines.iter().map(|line| serde_json::from_value(line.clone()).unwrap()).collect();
        for (number, value) in lines.iter().enumerate() {
            let kind = match value["kind"]["events"][0]["event"].as_str() {
                Some(event) => event.to_string(),
                None => value["kind"]["type"].to_string(),
            };
            if !tried.insert(kind.clone()) {
                continue;
            }
            let times = MEGABYTE / value.to_string().len();
            // A debug build is slow: a twentieth shows what grows with the square.
            let times = if every { times } else { times / 20 };
            let what = format!("log {which} line {}: {times} times {kind}", number + 1);
            let again = || vec![all[number].clone(); times];
            counted.case(&what, || look_after(all[..=number].iter().cloned().chain(again())));
            // Others of the kind: other entries, seats, tables and names.
            let others = || (1..=times as u64).filter_map(|by| counted_up(value, by));
            counted.case(&format!("{what} that count up"), || {
                look_after(all[..=number].iter().cloned().chain(others()))
            });
        }
    }
    counted.done();
}

/// A file of a megabyte in which many lines of one kind are followed by draws of the whole field, one more of the kind between
/// two draws: what every draw keeps of its time does not add up.
#[test]
fn a_draw_after_each_of_many() {
    const NAME: &str = "a_draw_after_each_of_many";
    const MEGABYTE: usize = 1_000_000;
    let Some(first) = job("draws") else {
        return cases(NAME, "draws");
    };
    let mut counted = Cases::from(&first);
    let every = std::env::var_os("HOSTILE_EVERY").is_some();
    let mut tried = std::collections::BTreeSet::new();
    for (which, lines) in past().iter().enumerate() {
        let Some(drawn) = lines.iter().find_map(a_draw) else { continue };
        let draw: Line = serde_json::from_value(drawn.clone()).unwrap();
        for (number, value) in lines.iter().enumerate() {
            let kind = value["kind"]["events"][0]["event"].to_string();
            if !tried.insert(kind.clone()) {
                continue;
            }
            let room = if every { MEGABYTE } else { MEGABYTE / 20 } as u64;
            let (one, both) = (value.to_string().len(), drawn.to_string().len());
            let many = room / 2 / one as u64;
            let draws = room / 2 / (one + both) as u64;
            let before = lines[..=number].iter();
            let before = before.map(|line| serde_json::from_value(line.clone()).unwrap());
            let several = (1..=many).filter_map(|by| counted_up(value, by));
            let between = (1..=draws).filter_map(|by| counted_up(value, many + by));
            let redrawn = between.flat_map(|line| [line, draw.clone()]);
            let what = format!("log {which} line {}: {many} and {draws} {kind}", number + 1);
            counted.case(&what, || look_after(before.chain(several).chain(redrawn)));
        }
    }
    counted.done();
}

/// The draw of the whole field in a line, with one seat of those that it gave.
fn a_draw(line: &Value) -> Option<Value> {
    let kinds = ["initial", "cards", "redraw"];
    let of_all = |event: &&Value| kinds.iter().any(|kind| event["kind"]["for"] == *kind);
    let mut draw = line["kind"]["events"].as_array()?.iter().find(of_all)?.clone();
    draw["seats"].as_array_mut()?.truncate(1);
    let mut line = line.clone();
    line["kind"]["events"] = Value::Array(vec![draw]);
    Some(line)
}

/// Whatever a window or a script says is refused, or leads to something that can be looked at.
#[test]
fn every_number_of_every_command_can_be_anything() {
    const NAME: &str = "every_number_of_every_command_can_be_anything";
    let Some(first) = job("commands") else {
        return cases(NAME, "commands");
    };
    let mut counted = Cases::from(&first);
    let mut mutations = Mutations::new();
    for (which, lines) in past().iter().enumerate() {
        let mut before = Log::new();
        for (number, value) in lines.iter().enumerate() {
            let line: Line = serde_json::from_value(value.clone()).unwrap();
            let command = &value["kind"]["command"];
            for (what, changed) in mutations.of_command(command) {
                counted.case(&format!("log {which} line {}: {what}", number + 1), || {
                    let Ok(command) = serde_json::from_value::<Command>(changed) else {
                        return false;
                    };
                    let mut log = before.clone();
                    if let Ok(line) = log.prepare(command, line.at, line.seed, "desk") {
                        log.commit(line);
                        look(&log);
                    }
                    true
                });
            }
            before.commit(line);
        }
    }
    counted.done();
}
