//! What every version has written is read for ever. `past/` has the lines of a series with every word there is, as each version wrote
//! them: `UPDATE_PAST=0.1.0 cargo test -p shuffle-up-series past` makes the file of a version that is not out.

use super::*;
use shuffle_up_series::SeriesLine;
use shuffle_up_series::rules::{Band, Forward, PlacesBy, Rounding};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Every word that is written of a series.
const WORDS: [&str; 15] = [
    "opened",
    "renamed",
    "rules_changed",
    "added",
    "removed",
    "closed",
    "given_up",
    "bag_corrected",
    "matched",
    "parted",
    "entry_accepted",
    "chips_accepted",
    "said",
    "struck",
    "restored",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past")
}

/// A series in which everything is said that can be.
fn everything() -> Weekend {
    let mut weekend = Weekend::new(Rules {
        entries_in_flight: Some(2),
        entries_over_all: Some(4),
        forward: Forward::First,
        further: Further::Amount { amount: Money(60_000) },
        inside: Inside::Bands { bands: vec![Band { to: 3, amount: Money(90_000) }] },
        rounding: Rounding::Down,
        places: PlacesBy::Flight,
        day_two_level: Some(14),
        ..Rules::default()
    });
    weekend.say(Say::Rename { name: "Autumn Open".into() });
    let advance = Rules { inside: Inside::Advance { amount: Money(20_000) }, ..Rules::default() };
    weekend.say(Say::ChangeRules { rules: Box::new(advance) });
    let first =
        vec![entry(1, 1, bagged(30_000)), entry(2, 2, Standing::In), entry(3, 3, out(5, 7))];
    weekend.add(1, 1, 1, first);
    weekend.add(2, 2, 1, vec![entry(1, 1, bagged(20_000)), entry(2, 4, out(6, 1))]);
    weekend.add(3, 3, 1, Vec::new());
    weekend.say(Say::Remove { tournament: 3 });
    let why = String::from("Counted twice");
    weekend.say(Say::CorrectBag { tournament: 1, entry: 2, chips: 10_000, bag: "17".into(), why });
    weekend.say(Say::Close { tournament: 1, why: "A surplus from the races".into() });
    weekend.close(2);
    weekend.say(Say::GiveUp { tournament: 2, entry: 1, why: String::new() });
    weekend.say(Say::Match { pairs: vec![[player(1, 2), player(2, 4)]] });
    weekend.say(Say::Part { who: player(2, 4) });
    let day = weekend.days.get_mut(&1).unwrap();
    day.entries[2].standing = out(5, 8);
    day.chips += 5;
    weekend.say(Say::Accept { tournament: 1, entry: Some(3) });
    weekend.say(Say::Accept { tournament: 1, entry: None });
    let line = weekend.log.undoable().unwrap();
    let strike = weekend.log.prepare_strike(line, 1, "desk").unwrap();
    weekend.log.commit(strike);
    let restore = weekend.log.prepare_restore(line, 2, "desk").unwrap();
    weekend.log.commit(restore);
    weekend
}

#[test]
fn what_every_version_wrote_is_read() {
    let now = everything();
    let lines = now.log.lines().iter().map(|line| serde_json::to_string(line).unwrap() + "\n");
    let lines: String = lines.collect();
    if let Ok(version) = std::env::var("UPDATE_PAST") {
        std::fs::create_dir_all(folder()).unwrap();
        std::fs::write(folder().join(format!("{version}.jsonl")), &lines).unwrap();
    }
    let mut files = 0;
    for file in std::fs::read_dir(folder()).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let read = text.lines().map(|line| serde_json::from_str::<SeriesLine>(line).unwrap());
        let log = SeriesLog::replay(read);
        assert_eq!(log.state(), now.log.state(), "it means today what it meant then");
        files += 1;
    }
    assert!(files > 0, "a version is there");
    let written: BTreeSet<&str> = WORDS
        .into_iter()
        .filter(|word| lines.contains(&format!("{{\"type\":\"{word}\"")))
        .collect();
    assert_eq!(written.len(), WORDS.len(), "{written:?}");
}

/// In another file tournaments have other numbers, and the series is the same.
#[test]
fn a_series_moves_to_another_file() {
    let now = everything();
    let moved = now
        .log
        .lines()
        .iter()
        .cloned()
        .map(|line| line.moved(|said| said.move_to(|number| number + 40)));
    let moved = Weekend {
        log: SeriesLog::replay(moved),
        days: now.days.iter().map(|(number, day)| (number + 40, day.clone())).collect(),
    };
    assert_eq!(moved.log.state().in_order().collect::<Vec<_>>(), [41, 42]);
    let places = |weekend: &Weekend| {
        let rows = weekend.worked().places(0, 100).rows;
        rows.into_iter().map(|row| (row.place, row.name, row.won)).collect::<Vec<_>>()
    };
    assert_eq!(places(&moved), places(&now));
}
