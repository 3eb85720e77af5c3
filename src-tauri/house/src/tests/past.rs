//! Files of past versions, in `past/`: each opens, says what it said, and can be gone on with.

use super::house::desk;
use crate::office::{FILE, Office};
use serde_json::json;
use shuffle_up_engine::Query;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::state::phase::Phase;
use std::path::PathBuf;

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/past");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "shuffle-up"))
        .collect();
    files.sort();
    files
}

/// The story that every file tells; see `past/README.md`.
const PLACES: [(&str, u32); 7] = [
    ("Player B", 13),
    ("Player D", 12),
    ("Player E", 11),
    ("Player F", 10),
    ("Player G", 9),
    ("Player H", 8),
    ("Player I", 7),
];

#[test]
fn a_file_of_every_past_version_opens_and_says_what_it_said() {
    let files = files();
    assert!(files.len() >= 3, "{files:?}");
    for file in files {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(&file, folder.path().join(FILE)).unwrap();
        let mut office = Office::open(folder.path());
        let what = file.display();
        let row = office.summaries().remove(0);
        assert_eq!((row.name.as_str(), row.phase), ("T1000 home game", Phase::Playing), "{what}");
        // Its clock ran on since, and the last level is played until somebody says otherwise.
        assert_eq!((row.left, row.level.is_some_and(|level| level >= 5)), (6, true), "{what}");
        let log = office.look(row.id).unwrap();
        assert!(log.lines().len() >= 23, "{what}");
        let renamed = "Łukasz Żółć";
        assert!(log.tournament().players.values().any(|player| player.name == renamed), "{what}");
        let everybody: Query = serde_json::from_value(
            json!({ "type": "players", "search": "", "order": "name", "from": 0, "count": 50 }),
        )
        .unwrap();
        let answer =
            serde_json::to_value(office.snapshot(row.id).unwrap().answer(&everybody)).unwrap();
        let place = |name: &str| {
            let rows = answer["view"]["rows"].as_array().unwrap();
            rows.iter().find(|row| row["name"] == name).unwrap()["place"].clone()
        };
        for (name, at) in PLACES {
            assert_eq!(place(name), json!(at), "{name} in {what}");
        }
        office.act(row.id, PauseClock {}.into()).unwrap();
        drop(office);
        let mut office = Office::open(folder.path());
        assert_eq!(desk(&mut office, row.id).figures.left, 6, "{what}, gone on with");
        let out = tempfile::tempdir().unwrap();
        let exported = office.export_tournament(out.path(), row.id).unwrap();
        assert!(exported.is_file(), "{what}");
    }
}
