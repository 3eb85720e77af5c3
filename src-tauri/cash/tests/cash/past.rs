//! What every version has written is read for ever. `past/` has the lines of a game with every word there is, as each version wrote
//! them: `UPDATE_PAST=0.1.0 cargo test -p shuffle-up-cash past` makes the file of a version that is not out.

use super::*;
use shuffle_up_cash::CashLine;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Every word that is written of a game.
const WORDS: [&str; 13] = [
    "opened",
    "bought_in",
    "cashed_out",
    "shared",
    "closed",
    "cash",
    "owed",
    "by",
    "even",
    "winners",
    "said",
    "struck",
    "restored",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past")
}

/// A game with a line of every kind.
fn everything() -> Kitchen {
    let mut kitchen =
        Kitchen::of(About { locale: Some("de-DE".into()), unit: Money(50), ..euros() });
    kitchen.all(&[
        "buy Anna 100",
        "buy Bo 50 owed",
        "buy Cy 80 by Anna",
        "out Bo 73,50",
        "out Anna 0",
        "out Cy 150 owed",
    ]);
    kitchen.all(&["share even", "share winners", "share Cy", "close"]);
    kitchen.strike(11);
    let restore = kitchen.log.prepare_restore(11, 100, "desk").unwrap();
    kitchen.log.commit(restore);
    kitchen
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
        let read = text.lines().map(|line| serde_json::from_str::<CashLine>(line).unwrap());
        let log = CashLog::replay(read);
        assert_eq!(log.state(), now.log.state(), "it means today what it meant then");
        files += 1;
    }
    assert!(files > 0, "a version is there");
    let written: BTreeSet<&str> =
        WORDS.into_iter().filter(|word| lines.contains(&format!("\"type\":\"{word}\""))).collect();
    assert_eq!(written.len(), WORDS.len(), "{written:?}");
}
