//! Lines of every version that is out are read for ever. `tests/past` has a file for each, with every kind of line in it; a new kind adds to
//! them: `UPDATE_PAST=0.1.0 cargo test -p shuffle-up-staff past` makes the file of a version that is not out.

use super::*;
use shuffle_up_staff::StaffLine;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Every word that is written of an evening.
const WORDS: [&str; 20] = [
    "opened",
    "came",
    "left",
    "tables_opened",
    "tables_broke",
    "deals",
    "pushed",
    "break_began",
    "came_back",
    "was_late",
    "helps",
    "shift_taken",
    "pushes_every",
    "breaks_after",
    "ordered",
    "push_in",
    "closed",
    "said",
    "struck",
    "restored",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past")
}

/// An evening with a line of every kind.
fn everything() -> Evening {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana, Bo, Cy, Dee", "floor Eve", "cashier Fay", "brush Gus"]);
    evening.all(&["table 12-13", "deals 13 Cy", "shift floor Eve", "order 13 12"]);
    evening.after(30, &["push", "late Cy", "break Bo", "bag Dee"]);
    evening.after(10, &["back Dee, Cy", "colour 1", "shift floor Fay", "every 20", "breaks 2"]);
    evening.after(10, &["next 5", "broke 12", "off Ana", "close"]);
    let closed = evening.log.undoable().unwrap();
    evening.undo();
    let restore = evening.log.prepare_restore(closed, evening.now(), "desk").unwrap();
    evening.log.commit(restore);
    evening
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
        let read = text.lines().map(|line| serde_json::from_str::<StaffLine>(line).unwrap());
        let log = StaffLog::replay(read);
        assert_eq!(log.state(), now.log.state(), "it means today what it meant then");
        files += 1;
    }
    assert!(files > 0, "a version is there");
    let written: BTreeSet<&str> =
        WORDS.into_iter().filter(|word| lines.contains(&format!("\"type\":\"{word}\""))).collect();
    assert_eq!(written.len(), WORDS.len(), "{written:?}");
}
