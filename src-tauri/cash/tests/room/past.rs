//! What every version has written is read for ever. `past-room/` has the lines of an evening with every word there is, as each version wrote
//! them: `UPDATE_PAST=0.1.0 cargo test -p shuffle-up-cash past` makes the file of a version that is not out.

use super::*;
use shuffle_up_cash::room::RoomLine;
use std::path::PathBuf;

/// Every word that a line of a room begins with.
const WORDS: [&str; 41] = [
    "opened",
    "settings_changed",
    "game_added",
    "placard_changed",
    "limit_changed",
    "table_opened",
    "started",
    "last_hands",
    "closed",
    "broke",
    "chairs_changed",
    "listed",
    "off_list",
    "called",
    "here",
    "unseen",
    "declined",
    "deposited",
    "locked",
    "unlocked",
    "seated",
    "wished",
    "stays",
    "seat_changed",
    "moved",
    "refused_move",
    "left",
    "bought",
    "chips_came",
    "away",
    "missed",
    "absent",
    "back",
    "posted",
    "picked_up",
    "plays_over",
    "collected",
    "setup_came",
    "button_drawn",
    "apart",
    "noted",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past-room")
}

/// An evening with a line of every kind.
fn everything() -> Floor {
    let mut floor = Floor::new(Book::Wsop);
    let settings = RoomAbout { call_minutes: 3, ..floor.room().settings() };
    floor.say(RoomSay::Settings { about: settings }).unwrap();
    floor.all(&[
        "game 10-20 O8 kill must time 7",
        "game 1-2-5 PLO 200-1000",
        "open 1 10-20",
        "open 5 1-2-5",
        "open 3 10-20",
    ]);
    let placard = floor.room().games[&1].about.clone();
    floor.say(RoomSay::Placard { game: 1, about: placard }).unwrap();
    floor.all(&[
        "limit 10-20 15-30",
        "close 3",
        "list 15-30 Anna",
        "list 15-30 Bo",
        "deposit Anna",
        "refund Anna",
        "seen Anna: card 1",
        "tier 1 Anna",
        "note Bo: left-handed",
        "prop Bo",
    ]);
    floor.all(&[
        "call 15-30",
        "unseen 15-30 Anna",
        "call 15-30",
        "here Bo",
        "lock 1.2 Bo pot",
        "unlock Bo",
        "seat 1.2 Bo 400",
        "here Anna",
    ]);
    floor.all(&[
        "decline 1 Anna",
        "seat 1.3 Cy 400 !",
        "apart Bo + Anna",
        "together Bo + Anna",
        "button 1 Bo Ks Cy 2h",
        "start 1",
    ]);
    floor.all(&[
        "open 2 15-30",
        "list 15-30 Di",
        "off 15-30 Di",
        "seat 2.1 Di 300 !",
        "seat 2.2 Ed 300 !",
        "seat 2.3 Flo 300 !",
        "start 2",
    ]);
    floor.all(&[
        "move Di 1.5",
        "refuse Ed 280",
        "change Cy",
        "stay Cy",
        "change Cy 7",
        "change Bo 9",
        "buy Cy 100 behind",
        "came Cy",
    ]);
    floor
        .all(&["away Bo 90 with 380", "missed Bo both", "absent Bo", "over 1.9 Gus 300"])
        .later(95);
    floor.all(&["back Bo 380", "posted Bo", "time 1", "setup 1"]);
    floor.all(&[
        "out Gus 200",
        "away Cy",
        "missed Cy straddle",
        "absent Cy",
        "absent Cy",
        "pick Cy 500",
        "out Cy",
    ]);
    floor.all(&[
        "kill 1 Bo leg",
        "kill 1 Bo",
        "kill 1 Bo posted",
        "kill 1",
        "bar 1 Ed 120",
        "chairs 2 9",
        "last 2",
        "broke 2 Flo As",
        "close 5",
    ]);
    let last = floor.log.lines().len() as u32;
    let strike = floor.log.prepare_strike(last, floor.now, "tablet").unwrap();
    floor.log.commit(strike);
    let restore = floor.log.prepare_restore(last, floor.now, "desk").unwrap();
    floor.log.commit(restore);
    floor
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
        let read = text.lines().map(|line| serde_json::from_str::<RoomLine>(line).unwrap());
        assert_eq!(RoomLog::replay(read).state(), now.room(), "it means today what it meant then");
        files += 1;
    }
    assert!(files > 0, "a version is there");
    let missing: Vec<&&str> = WORDS
        .iter()
        .chain(&["kill", "barred", "struck", "restored"])
        .filter(|word| !lines.contains(&format!("\"type\":\"{word}\"")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(now.view().wrong.is_empty());
}
