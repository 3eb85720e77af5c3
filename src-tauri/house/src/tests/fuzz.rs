//! Everything that reads what comes from outside, fed with spoilt versions of what it should read.
//!
//! `corpus/` has a folder for each parser with inputs that once were right, nearly right or interesting. Every run feeds each
//! of them as it is, and then changed at random in a way that is the same in every run: bits flipped, pieces cut out, doubled,
//! swapped for pieces of others, numbers blown up, signs that mean something put in. A parser may refuse; it must not panic, hang
//! or answer more than it was given could mean. `FUZZ_ROUNDS` asks for more changes to each input than the few of an
//! ordinary run, `FUZZ_SEED` for others. An input that fails is written to the temporary folder, to be put into the corpus.

use super::files::taken_in;
use crate::office::{Office, background, logo, settings_file, transfer};
use crate::sounds::Recording;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::floor_line;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::{Command, Log, Query};
use shuffle_up_journal::{Journal, LogStore as _, StoredLine, TournamentFile, TournamentId};
use shuffle_up_readers::schedule::{self, Told};
use shuffle_up_readers::{Answers, AnyQuery, Sheet, roster, structure_text, template_file};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Changes to each input of the corpus in an ordinary run.
const ROUNDS: u32 = 60;
/// The longest that a parser may take over an input of a few kilobytes, on a slow machine.
const PATIENCE: Duration = Duration::from_secs(10);

/// The signs that mean something to some parser.
const SIGNS: [&[u8]; 24] = [
    b"\0",
    b"\"",
    b"'",
    b",",
    b";",
    b"\t",
    b"\r\n",
    b"{",
    b"}",
    b"[",
    b"]",
    b":",
    b"-",
    b"=",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"18446744073709551616",
    b"-9223372036854775808",
    b"1e999",
    b"\xe2\x80\xae",
    b"\\u0000",
    b"null",
    b"/",
    b".",
];

struct Spoiler(ChaCha20Rng);

impl Spoiler {
    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.0.next_u64() % u64::try_from(end.max(1)).unwrap()).unwrap()
    }

    /// A changed copy in which one to three values of its JSON are others; as it was where it is no JSON.
    fn spoil_json(&mut self, input: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
        let Ok(mut value) = serde_json::from_slice::<Value>(input) else {
            return self.spoil(input, others);
        };
        for _ in 0..=self.below(2) {
            let mut put = match self.below(4) {
                0 => {
                    let other = &others[self.below(others.len())];
                    let mut other = serde_json::from_slice(other).unwrap_or(Value::Null);
                    let nodes = nodes(&other);
                    node(&mut other, &mut self.below(nodes)).take()
                }
                _ => {
                    let values = [
                        json!(0),
                        json!(1),
                        json!(-1),
                        json!(255),
                        json!(u32::MAX),
                        json!(i64::MAX),
                        json!(i64::MIN),
                        json!(u64::MAX),
                        json!(0.5),
                        json!(null),
                        json!(true),
                        json!([]),
                        json!({}),
                        json!(""),
                        json!("\u{202e}\u{0}"),
                        json!("x".repeat(3_000)),
                        json!(vec![0; 300]),
                        json!(vec![vec![1; 3]; 40]),
                    ];
                    values[self.below(values.len())].clone()
                }
            };
            let count = nodes(&value);
            let at = node(&mut value, &mut self.below(count));
            match at {
                // A list with one item many times, and an object without one of its fields.
                Value::Array(items) if !items.is_empty() && self.below(2) == 0 => {
                    let item = items[self.below(items.len())].clone();
                    items.extend(std::iter::repeat_n(item, self.below(200)));
                }
                Value::Object(fields) if !fields.is_empty() && self.below(2) == 0 => {
                    let key = fields.keys().nth(self.below(fields.len())).unwrap().clone();
                    fields.remove(&key);
                }
                at => std::mem::swap(at, &mut put),
            }
        }
        value.to_string().into_bytes()
    }

    /// A changed copy; `others` gives pieces of other inputs.
    fn spoil(&mut self, input: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
        let mut out = input.to_vec();
        for _ in 0..=self.below(6) {
            let from = self.below(out.len() + 1);
            let to = (from + self.below(64)).min(out.len());
            match self.below(9) {
                0 if from < out.len() => out[from] ^= 1 << self.below(8),
                1 if from < out.len() => out[from] = self.below(256).to_le_bytes()[0],
                2 => drop(out.drain(from..to)),
                3 => {
                    let piece = out[from..to].to_vec();
                    let times = 1 + self.below(8);
                    for _ in 0..times {
                        out.splice(from..from, piece.iter().copied());
                    }
                }
                4 => {
                    let sign = SIGNS[self.below(SIGNS.len())];
                    out.splice(from..from, sign.iter().copied());
                }
                5 => out.truncate(from),
                6 => {
                    let other = &others[self.below(others.len())];
                    let start = self.below(other.len() + 1);
                    let end = (start + self.below(256)).min(other.len());
                    out.splice(from..to, other[start..end].iter().copied());
                }
                7 => {
                    // A number blown up, cut down or turned round.
                    if let Some(digit) = (from..out.len()).find(|at| out[*at].is_ascii_digit()) {
                        let end = (digit..out.len())
                            .find(|at| !out[*at].is_ascii_digit())
                            .unwrap_or(out.len());
                        let numbers: [&[u8]; 6] = [
                            b"0",
                            b"-1",
                            b"4294967295",
                            b"9007199254740993",
                            b"18446744073709551615",
                            b"00000000000001",
                        ];
                        let number = numbers[self.below(numbers.len())];
                        out.splice(digit..end, number.iter().copied());
                    }
                }
                _ => {
                    let sign = SIGNS[self.below(SIGNS.len())].repeat(1 + self.below(300));
                    out.splice(from..from, sign);
                }
            }
        }
        out
    }
}

/// How many values there are in a value, itself included.
fn nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The value with this number in it, counted down.
fn node<'a>(value: &'a mut Value, left: &mut usize) -> &'a mut Value {
    if *left == 0 {
        return value;
    }
    *left -= 1;
    let inside: Vec<&'a mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => unreachable!("a plain value holds no other"),
    };
    for one in inside {
        let size = nodes(one);
        if *left < size {
            return node(one, left);
        }
        *left -= size;
    }
    unreachable!("the number is below the number of values")
}

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/corpus").join(target);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 2, "{target} has too small a corpus");
    files.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// Feeds a parser with its corpus and what becomes of it. `share` is how much of the rounds it gets, in hundredths.
fn fed(target: &str, share: u32, mut parse: impl FnMut(&[u8])) {
    let inputs = corpus(target);
    let setting =
        |name: &str, usual: u32| std::env::var(name).map_or(usual, |set| set.parse().unwrap());
    let rounds = (setting("FUZZ_ROUNDS", ROUNDS) * share / 100).max(1);
    let mut spoiler = Spoiler(ChaCha20Rng::seed_from_u64(u64::from(setting("FUZZ_SEED", 1))));
    let mut one = |input: &[u8]| {
        let started = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| parse(input)));
        let slow = started.elapsed() > PATIENCE;
        if done.is_err() || slow {
            let kept =
                std::env::temp_dir().join(format!("shuffle-up-fuzz-{target}-{}", input.len()));
            std::fs::write(&kept, input).unwrap();
            panic!(
                "{target} {} over {}",
                if slow { "took too long" } else { "panicked" },
                kept.display()
            );
        }
    };
    for input in &inputs {
        one(input);
        for round in 0..rounds {
            // What is JSON mostly stays JSON: bytes changed at random seldom get past its syntax.
            let spoilt = if round % 4 == 0 {
                spoiler.spoil(input, &inputs)
            } else {
                spoiler.spoil_json(input, &inputs)
            };
            one(&spoilt);
        }
    }
}

fn text(input: &[u8]) -> String {
    String::from_utf8_lossy(input).into_owned()
}

/// A game in play, to be asked about.
fn game() -> Log {
    let mut log = Log::new();
    let open = shuffle_up_engine::actions::setup::open::OpenTournament {
        setup: Box::new(templates::t1000()),
    };
    let names: Vec<String> = (1..=24).map(|number| format!("Player {number}")).collect();
    let say = |log: &mut Log, command: Command| {
        let line = log.prepare(command, 1_700_000_000_000, 7, "desk").unwrap();
        log.commit(line);
    };
    say(&mut log, open.into());
    say(&mut log, Enter { names, ..Enter::default() }.into());
    say(&mut log, DrawSeats {}.into());
    say(&mut log, serde_json::from_value(json!({ "type": "start_clock" })).unwrap());
    log
}

#[test]
fn a_pasted_schedule() {
    fed("schedule", 100, |input| {
        let reading = schedule::read(&text(input), &Told::default());
        if let Ok(sheet) = Sheet::of_bytes(input) {
            let _ = schedule::read_sheet(&sheet, &Told::default());
        }
        assert!(serde_json::to_string(&reading).unwrap().len() < 4_000_000);
    });
}

#[test]
fn a_pasted_prize_structure() {
    let log = game();
    fed("structure", 100, |input| {
        let reading =
            structure_text::read(&text(input), &log.tournament().setup.customs(), &Answers::new());
        assert!(serde_json::to_string(&reading).unwrap().len() < 4_000_000);
    });
}

#[test]
fn a_pasted_roster_and_a_rosters_file() {
    let log = game();
    fed("roster", 100, |input| {
        let pasted = roster::read_text(log.tournament(), &text(input), &Answers::new());
        let file = roster::read_file(log.tournament(), &STANDARD.encode(input), &Answers::new());
        let _ = roster::read_file(log.tournament(), &text(input), &Answers::new());
        for view in [pasted, file] {
            assert!(serde_json::to_string(&view).unwrap().len() < 4_000_000);
        }
    });
}

#[test]
fn the_floor_line() {
    let log = game();
    fed("floor_line", 300, |input| {
        for line in text(input).lines().take(50) {
            let reading = floor_line::read(&log, line, 1_700_000_000_000);
            assert!(serde_json::to_string(&reading).unwrap().len() < 1_000_000);
        }
    });
}

#[test]
fn a_templates_file() {
    fed("template", 100, |input| {
        if let Ok(template) = template_file::read(&text(input), "x") {
            // What is taken can be written, read again, and played.
            let written = template_file::write(&template).unwrap();
            assert_eq!(template_file::read(&written, "x").unwrap(), template);
            let open = shuffle_up_engine::actions::setup::open::OpenTournament {
                setup: Box::new(template.setup),
            };
            let _ = Log::new().prepare(open.into(), 0, 1, "desk");
        }
    });
}

/// What the house takes in is kept, shown, and written under a name that stays in its folder.
#[test]
fn a_templates_file_that_the_house_takes_in() {
    let folder = tempfile::tempdir().unwrap();
    let out = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    fed("template", 15, |input| {
        if let Ok(id) = office.import_template(&text(input)) {
            let path = office.export_template(out.path(), &id).unwrap();
            assert_eq!(path.parent().unwrap(), out.path());
            office.delete_template(&id, true).unwrap();
        }
    });
    assert!(!office.templates().own.is_empty());
}

#[test]
fn a_headless_script() {
    fed("script", 40, |input| {
        let mut output = Vec::new();
        let code = shuffle_up_headless::run(Vec::new(), input, &mut output);
        assert!(code <= 2);
        for line in output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            serde_json::from_slice::<Value>(line).unwrap();
        }
    });
}

#[test]
fn a_line_of_a_log() {
    let bodies = game();
    fed("line", 100, |input| {
        let body = text(input);
        let line = |number: u32, body: String| StoredLine {
            tournament: TournamentId(1),
            number,
            at: 1_700_000_000_000,
            device: "desk".into(),
            body,
        };
        let mut lines: Vec<StoredLine> = bodies
            .lines()
            .iter()
            .map(|said| {
                line(said.number, json!({ "seed": said.seed, "kind": said.kind }).to_string())
            })
            .collect();
        lines.push(line(5, body));
        let Ok(log) = crate::office::replay(&lines) else { return };
        // Whatever it says is in force now, and every window asks about it.
        for query in [
            json!({ "type": "desk" }),
            json!({ "type": "projector" }),
            json!({ "type": "standings" }),
            json!({ "type": "tables", "from": 0, "count": 20 }),
            json!({ "type": "players", "search": "", "order": "name", "from": 0, "count": 50 }),
        ] {
            let query: Query = serde_json::from_value(query).unwrap();
            let _ = query.answer(&log, 1_700_000_100_000, None);
        }
    });
}

#[test]
fn what_a_window_says() {
    let mut log = game();
    fed("command", 100, |input| {
        if let Ok(command) = serde_json::from_slice::<Command>(input)
            && let Ok(line) = log.prepare(command, 1_700_000_000_000, 7, "desk")
        {
            log.commit(line);
        }
        if let Ok(query) = serde_json::from_slice::<AnyQuery>(input) {
            let _ = query.answer(&log, 1_700_000_100_000, None);
        }
    });
}

#[test]
fn a_sounds_file() {
    fed("sound", 50, |input| {
        let _ = Recording::read(input.to_vec());
    });
}

#[test]
fn a_logos_file() {
    let folder = tempfile::tempdir().unwrap();
    fed("logo", 200, |input| {
        if let Ok(picture) = logo::look_at(&STANDARD.encode(input)) {
            let name = logo::keep(folder.path(), &picture, 1).unwrap();
            assert!(logo::LOGO.as_address(folder.path(), &name).is_some());
        }
        // The same file as the picture behind the scenes.
        let _ = background::look_at(&STANDARD.encode(input));
    });
}

#[test]
fn a_file_of_settings() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    fed("settings", 50, |input| {
        if let Ok(read) = settings_file::read(&text(input)) {
            let _ = office.take_settings(read);
        }
    });
    office.settings_text().unwrap();
}

#[test]
fn a_file_of_players() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::open(folder.path());
    fed("players", 60, |input| {
        let _ = office.players.with(|list| list.import(&STANDARD.encode(input)));
        let _ = office.players.with(|list| list.find(&text(input), 0, 20));
        let _ = office.players.with(|list| list.completions(&text(input)));
    });
    office.players.with(|list| list.export()).unwrap();
}

/// Every file is read by the journal, and its log played by the shell.
#[test]
fn a_tournaments_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    fed("tournament", 40, |input| {
        let _ = TournamentFile::from_bytes("x.tournament", input);
        if let Ok(taken) = taken_in(&mut office, "x.tournament", &STANDARD.encode(input)) {
            assert!(usize::try_from(taken.lines).unwrap() < transfer::LARGEST);
            office.delete(taken.id, true).unwrap();
        }
    });
}

#[test]
fn a_house_file_and_what_lies_beside_it() {
    fed("house", 20, |input| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.shuffle-up");
        std::fs::write(&path, input).unwrap();
        let before = std::fs::read(&path).unwrap();
        match Journal::open(&path) {
            Ok(opened) if opened.read_only.is_none() => {
                for row in opened.journal.tournaments().unwrap() {
                    opened.journal.read(row.id, 1).unwrap();
                }
            }
            _ => assert_eq!(std::fs::read(&path).unwrap(), before),
        }
        drop(Office::open(folder.path()));
    });
}
