//! What the program was started with.

use crate::sheets::Brought;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_journal::is_address;
use std::path::PathBuf;

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// Run the script on the input.
    Run(Options),
    /// Print the table of a season.
    Season {
        /// The file with the season.
        season: PathBuf,
        /// The file with the tournaments.
        journal: PathBuf,
        /// Tournaments in play count as if they ended now.
        now: bool,
    },
    /// Run a script over a series.
    Series {
        /// Which; none for one that the script opens.
        number: Option<u32>,
        /// The file with the tournaments.
        journal: PathBuf,
        /// A refusal counts as an error.
        strict: bool,
    },
    /// Run a script over an evening of the staff.
    Staff {
        /// Which; none for one that the script opens.
        number: Option<u32>,
        /// The file that keeps it.
        journal: PathBuf,
        /// A refusal counts as an error.
        strict: bool,
    },
    /// Run a script over a cash game.
    Cash {
        /// Which; none for one that the script opens.
        number: Option<u32>,
        /// The file that keeps it.
        journal: PathBuf,
        /// A refusal counts as an error.
        strict: bool,
    },
    /// Run a script over a card room.
    Room {
        /// Which; none for one that the script opens.
        number: Option<u32>,
        /// The file that keeps it.
        journal: PathBuf,
        /// A refusal counts as an error.
        strict: bool,
    },
    /// Print what is read in a file.
    Read(Brought),
    /// Read files of The Tournament Director.
    Tdt {
        /// The files, and folders of files.
        files: Vec<PathBuf>,
        /// A file with what of a season takes the place of what the files say.
        season: Option<PathBuf>,
        /// The currency of their amounts.
        currency: Currency,
    },
    /// Copy a whole house to where there is none.
    Move {
        /// Its file, or the address of its server.
        from: PathBuf,
        /// Where to.
        to: PathBuf,
    },
    /// Print the schema of the lines.
    Schema,
    /// Print a template's opening line.
    Template(String),
    /// Print what the program can do.
    Help,
}

/// How a script is run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// A refusal counts as an error.
    pub(crate) strict: bool,
    /// Every line is also kept in this file, as the desk keeps it.
    pub(crate) journal: Option<PathBuf>,
}

/// The answer to `--help`.
pub(crate) const USAGE: &str = "shuffle-up headless: a tournament as JSON lines, from standard input to standard output

  --strict          a refusal counts as an error
  --journal FILE    keep every line in FILE as the desk does; FILE is made if there is none
  --house ADDRESS   the same on a PostgreSQL server: postgres://user@computer/database
  --season FILE   print the table of the season in FILE, over the tournaments of --journal FILE
  --series NUMBER   run the script over a series in the file of --journal FILE: its number, or new for one that the script opens
  --cash NUMBER   run the script over a cash game in the file of --journal FILE: its number, or new for one that the script opens
  --staff NUMBER   run the script over an evening of the staff in the file of --journal FILE: its number, or new for one that the script opens
  --room NUMBER   run the script over a card room in the file of --journal FILE: its number, or new for one that the script opens
  --now           in that table, count tournaments in play as if they ended now
  --schedule FILE   print what is read in FILE as a schedule: text, CSV, Markdown, HTML, .xlsx, .ods
  --csv             with --schedule, print it as a CSV file
  --players FILE    print what is read in FILE as a list of players
  --prizes FILE     print what is read in FILE as a prize structure
  --tdt FILES     read files of The Tournament Director, and folders of them: a line for each, then the table of each season that
                  they name. With --season FILE what stands in FILE takes the place of what the files say of a season
  --currency CODE  the currency of these files, such as EUR; JPY:0 for one without decimals
  --move-house FROM TO
                    copy all that the desk keeps in FROM, a file or the address of a server, to TO, which is made
  --template NAME   print the line that opens a tournament from a template, to start a script from
  --schema          print the JSON Schema of the lines
  --help            print this

The lines, one JSON object each; blank lines and lines that begin with # are skipped:
  {\"at\": 0, \"seed\": 7, \"do\": {\"type\": \"draw_seats\"}}
  {\"at\": 60000, \"undo\": true}
  {\"at\": 60000, \"redo\": true}
  {\"at\": 60000, \"seed\": 8, \"accept\": true}
  {\"ask\": {\"type\": \"standings\"}}

Exit code 0: every line was understood. 1: some line was not. 2: nothing could be run. See docs/headless.md.";

/// Reads the words after the program's name.
///
/// # Errors
/// An unknown word, or one that lacks its value, as a sentence for whoever typed it.
pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Task, String> {
    let mut options = Options::default();
    let (mut season, mut now) = (None, false);
    let (mut series, mut cash, mut staff, mut room) = (None, None, None, None);
    let (mut schedule, mut csv) = (None, false);
    let (mut tdt, mut files) = (false, Vec::new());
    let mut currency = Currency { code: "EUR".into(), decimals: 2 };
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--strict" => options.strict = true,
            "--journal" => options.journal = Some(file(&mut words, &word)?),
            "--house" => {
                let address = words.next().filter(|address| is_address(address));
                options.journal = Some(address.ok_or(NO_ADDRESS)?.into());
            }
            "--season" => season = Some(file(&mut words, &word)?),
            "--now" => now = true,
            "--series" => series = Some(numbered(&mut words, "--series", "series")?),
            "--cash" => cash = Some(numbered(&mut words, "--cash", "cash game")?),
            "--staff" => staff = Some(numbered(&mut words, "--staff", "staff evening")?),
            "--room" => room = Some(numbered(&mut words, "--room", "card room")?),
            "--schedule" => schedule = Some(file(&mut words, &word)?),
            "--csv" => csv = true,
            "--players" => return Ok(Task::Read(Brought::Players(file(&mut words, &word)?))),
            "--prizes" => return Ok(Task::Read(Brought::Prizes(file(&mut words, &word)?))),
            "--tdt" => tdt = true,
            "--currency" => currency = currency_of(words.next().as_deref().unwrap_or_default())?,
            "--template" => {
                return Ok(Task::Template(
                    words.next().ok_or("--template needs the name of a template.")?,
                ));
            }
            "--move-house" => {
                let mut place = || words.next().filter(|word| !word.is_empty()).map(PathBuf::from);
                return match (place(), place()) {
                    (Some(from), Some(to)) => Ok(Task::Move { from, to }),
                    _ => Err("--move-house needs two files or addresses of servers.".into()),
                };
            }
            "--schema" => return Ok(Task::Schema),
            "--help" | "-h" => return Ok(Task::Help),
            file if tdt && !file.starts_with("--") => files.push(PathBuf::from(file)),
            other => return Err(format!("{other:?} is not an option here; --help lists them.")),
        }
    }
    match (schedule, csv) {
        (Some(file), true) => return Ok(Task::Read(Brought::ScheduleAsCsv(file))),
        (Some(file), false) => return Ok(Task::Read(Brought::Schedule(file))),
        (None, true) => return Err("--csv goes with --schedule.".into()),
        (None, false) => {}
    }
    if tdt {
        if files.is_empty() {
            return Err("--tdt needs files.".into());
        }
        if now || options.journal.is_some() || options.strict {
            return Err("--tdt goes only with --season and --currency.".into());
        }
        return Ok(Task::Tdt { files, season, currency });
    }
    if let Some(number) = series {
        let Some(journal) = options.journal.filter(|_| season.is_none() && !now) else {
            return Err("--series goes with --journal FILE, with the tournaments.".into());
        };
        return Ok(Task::Series { number, journal, strict: options.strict });
    }
    if let Some(number) = cash {
        let Some(journal) = options.journal.filter(|_| season.is_none() && !now) else {
            return Err("--cash goes with --journal FILE, which keeps the game.".into());
        };
        return Ok(Task::Cash { number, journal, strict: options.strict });
    }
    if let Some(number) = staff {
        let Some(journal) = options.journal.filter(|_| season.is_none() && !now) else {
            return Err("--staff goes with --journal FILE, which keeps the evening.".into());
        };
        return Ok(Task::Staff { number, journal, strict: options.strict });
    }
    if let Some(number) = room {
        let Some(journal) = options.journal.filter(|_| season.is_none() && !now) else {
            return Err("--room goes with --journal FILE, which keeps the room.".into());
        };
        return Ok(Task::Room { number, journal, strict: options.strict });
    }
    match (season, options.journal) {
        (Some(season), Some(journal)) => Ok(Task::Season { season, journal, now }),
        (Some(_), None) => Err("--season needs --journal FILE, with the tournaments.".into()),
        (None, _) if now => Err("--now goes with --season.".into()),
        (None, journal) => Ok(Task::Run(Options { journal, ..options })),
    }
}

/// The refusal of a house without an address. It leaves out the typed word, which may have a password in it.
const NO_ADDRESS: &str =
    "--house needs the address of a server, such as postgres://user@computer/database.";

/// Which series, cash game, evening of the staff or card room is meant; none for a new one.
fn numbered(
    words: &mut impl Iterator<Item = String>,
    option: &str,
    what: &str,
) -> Result<Option<u32>, String> {
    let typed = words.next().unwrap_or_default();
    match (typed.as_str(), typed.parse()) {
        ("new", _) => Ok(None),
        (_, Ok(number)) => Ok(Some(number)),
        _ => Err(format!("{option} needs the number of a {what}, or new.")),
    }
}

/// A currency as it is typed: its code, and its decimals where these are not two.
fn currency_of(typed: &str) -> Result<Currency, String> {
    let (code, decimals) = typed.split_once(':').unwrap_or((typed, "2"));
    match decimals.parse() {
        Ok(decimals @ 0..=4)
            if code.len() == 3 && code.bytes().all(|sign| sign.is_ascii_uppercase()) =>
        {
            Ok(Currency { code: code.into(), decimals })
        }
        _ => Err("--currency needs three capital letters, such as EUR or JPY:0.".into()),
    }
}

/// The file that this option names.
fn file(words: &mut impl Iterator<Item = String>, option: &str) -> Result<PathBuf, String> {
    let named = words.next().filter(|file| !file.is_empty());
    named.map(PathBuf::from).ok_or_else(|| format!("{option} needs a file."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Result<Task, String> {
        read(line.split_whitespace().map(ToString::to_string))
    }

    #[test]
    fn words_are_read_and_slips_are_said() {
        let options = Options { strict: true, journal: Some("x.shuffle-up".into()) };
        assert_eq!(read_line("--strict --journal x.shuffle-up").unwrap(), Task::Run(options));
        assert_eq!(read_line("").unwrap(), Task::Run(Options::default()));
        assert_eq!(read_line("--template t1000").unwrap(), Task::Template("t1000".into()));
        let season = read_line("--now --season s.json --journal x.shuffle-up").unwrap();
        let (file, journal) = ("s.json".into(), "x.shuffle-up".into());
        assert_eq!(season, Task::Season { season: file, journal, now: true });
        let read = |line| match read_line(line).unwrap() {
            Task::Read(brought) => brought,
            other => panic!("{other:?}"),
        };
        assert_eq!(read("--schedule b.xlsx"), Brought::Schedule("b.xlsx".into()));
        assert_eq!(read("--csv --schedule b.xlsx"), Brought::ScheduleAsCsv("b.xlsx".into()));
        assert_eq!(read("--players p.csv"), Brought::Players("p.csv".into()));
        assert_eq!(read("--prizes p.txt"), Brought::Prizes("p.txt".into()));
        assert!(read_line("--csv").unwrap_err().contains("--schedule"));
        let tdt = read_line("--tdt a.tdt b --season s.json --currency JPY:0").unwrap();
        let currency = Currency { code: "JPY".into(), decimals: 0 };
        let files = vec!["a.tdt".into(), "b".into()];
        assert_eq!(tdt, Task::Tdt { files, season: Some("s.json".into()), currency });
        assert!(read_line("--tdt").unwrap_err().contains("needs files"));
        assert!(read_line("--tdt a --now").unwrap_err().contains("--season"));
        assert!(read_line("--tdt a --currency euro").unwrap_err().contains("EUR"));
        assert!(read_line("a.tdt").unwrap_err().contains("a.tdt"));
        assert!(read_line("--season s.json").unwrap_err().contains("--journal"));
        assert!(read_line("--now").unwrap_err().contains("--season"));
        let series = Task::Series { number: None, journal: "x.shuffle-up".into(), strict: true };
        assert_eq!(read_line("--series new --strict --journal x.shuffle-up").unwrap(), series);
        let cash = Task::Cash { number: Some(3), journal: "x.shuffle-up".into(), strict: false };
        assert_eq!(read_line("--cash 3 --journal x.shuffle-up").unwrap(), cash);
        let staff = Task::Staff { number: None, journal: "x.shuffle-up".into(), strict: false };
        assert_eq!(read_line("--staff new --journal x.shuffle-up").unwrap(), staff);
        assert!(read_line("--staff 3").unwrap_err().contains("--journal"));
        assert!(read_line("--cash 3").unwrap_err().contains("--journal"));
        let room = Task::Room { number: None, journal: "x.shuffle-up".into(), strict: false };
        assert_eq!(read_line("--room new --journal x.shuffle-up").unwrap(), room);
        assert!(read_line("--room 3").unwrap_err().contains("--journal"));
        assert!(read_line("--cash").unwrap_err().contains("number of a cash game"));
        assert!(read_line("--series").unwrap_err().contains("number of a series"));
        assert!(read_line("--series 2").unwrap_err().contains("--journal"));
        let house = Options { journal: Some("postgres://cage@hall/club".into()), strict: false };
        assert_eq!(read_line("--house postgres://cage@hall/club").unwrap(), Task::Run(house));
        for wrong in ["--house", "--house cage:s3cret@hall"] {
            let said = read_line(wrong).unwrap_err();
            assert!(
                said.contains("postgres://user@computer") && !said.contains("s3cret"),
                "{said}"
            );
        }
        let moves = Task::Move { from: "a.shuffle-up".into(), to: "postgres://h@hall/club".into() };
        assert_eq!(read_line("--move-house a.shuffle-up postgres://h@hall/club").unwrap(), moves);
        assert!(read_line("--move-house a").unwrap_err().contains("needs two"));
        assert!(read_line("--journal").unwrap_err().contains("needs a file"));
        assert!(read_line("--stirct").unwrap_err().contains("--stirct"));
    }
}
