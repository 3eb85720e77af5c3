//! The scripts in `assets/samples` are played by a director who follows every advice; this holds them to it.
//!
//! `./update` makes them.

mod director;
mod games;
mod names;

use shuffle_up_engine::advice::advice;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::{Command, Log, Tournament};
use shuffle_up_readers::roster::read_text;
use std::path::PathBuf;

fn sample(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/samples").join(name)
}

/// The committed file is what was made just now.
fn held(name: &str, made: &str) {
    let path = sample(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{name} has drifted; ./update");
}

fn run(script: &str) -> String {
    let mut output = Vec::new();
    let code = shuffle_up_headless::run(vec!["--strict".into()], script.as_bytes(), &mut output);
    let output = String::from_utf8(output).unwrap();
    let slip = output
        .lines()
        .find(|line| line.starts_with("{\"refused\"") || line.starts_with("{\"error\""));
    assert_eq!((code, slip), (0, None));
    output
}

#[test]
fn the_t1000_game_of_24_is_played_to_its_end_and_runs_again_byte_by_byte() {
    let script = games::t1000_with_24();
    held("t1000-24-players.jsonl", &script);
    let output = run(&script);
    held("t1000-24-players.out.jsonl", &output);
    assert_eq!(run(&script), output);
    assert_eq!(script.lines().filter(|line| line.contains("\"type\":\"bust\"")).count(), 23);
    assert!(output.contains("\"is_final\":true"));
}

#[test]
fn the_roster_file_has_the_names_of_the_t1000_game() {
    let roster = names::roster();
    held("roster-24.csv", &roster);
    let read = read_text(&Tournament::default(), &roster, &Default::default());
    let entered: Vec<&str> = read
        .lines
        .iter()
        .filter(|line| !line.name.is_empty())
        .map(|line| line.name.as_str())
        .collect();
    assert_eq!(entered, names::T1000);
    assert_eq!(read.players, 24);
}

#[test]
fn the_sample_stands_at_a_move_that_is_just_due() {
    held("sample-36.jsonl", &games::sample_of_36());
    let now = 1_800_000_000_000;
    // Read from the file, since what is built into the program was read before an update wrote it.
    let script = std::fs::read_to_string(sample("sample-36.jsonl")).unwrap();
    let mut log = Log::new();
    for (at, seed, command) in shuffle_up_script::shifted(&script, now).unwrap() {
        let line = log.prepare(command, at, seed, "desk").unwrap();
        log.commit(line);
    }
    let tournament = log.tournament();
    assert_eq!(log.lines().last().map(|line| line.at), Some(now));
    assert_eq!(tournament.counted_entries, 36);
    assert_eq!(tournament.rebuys, 1);
    assert_eq!(tournament.clock(now).level_number(&tournament.setup.schedule), 4);
    let due = advice(tournament, now);
    assert_eq!(due[0].kind, AdviceKind::Balance);
    assert!(matches!(due[0].command, Some(Command::MovePlayer(_))), "{:?}", due[0]);
}

#[test]
fn the_built_in_sample_is_the_file() {
    // What is built into the program was read before an update writes the file anew.
    if std::env::var_os("UPDATE").is_some() {
        return;
    }
    assert_eq!(
        shuffle_up_script::SAMPLE,
        std::fs::read_to_string(sample("sample-36.jsonl")).unwrap()
    );
    assert!(shuffle_up_script::sample(0).is_ok_and(|commands| commands.len() > 20));
}
