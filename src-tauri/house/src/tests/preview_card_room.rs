//! The card room that the UI shows in a plain browser: six tables, eighty names on their lists, one name called.

use crate::calls::WaitingLists;
use serde::Serialize;
use serde_json::{Value, json};
use shuffle_up_cash::room::advice::Clock;
use shuffle_up_cash::room::view::{find, lines, phone, table, view, wall};
use shuffle_up_cash::room::{RoomAbout, RoomLog, RoomSay};
use shuffle_up_words::{Language, answered};

/// Friday, 4 September 2026, 19:00 in Berlin.
const BEGINS: i64 = 1_788_541_200_000;
const MINUTE: i64 = 60_000;
const GIVEN: [&str; 16] = [
    "Marta",
    "Łukasz",
    "Zoë",
    "Tom",
    "Omar",
    "Anna",
    "Dele",
    "Bo",
    "Ines",
    "Kim",
    "Pia",
    "Ravi",
    "Ελένη",
    "Sven",
    "Giulia",
    "Jürgen",
];
const FAMILY: [&str; 9] =
    ["Ruiz", "Nowak", "Ångström", "Hale", "Haddad", "Berg", "Oyelaran", "Lindqvist", "Schäfer"];

/// The game, its tables, how many wait, and what they buy in for.
const GAMES: [(&str, &str, &[u32], usize, u32); 3] = [
    ("1-3", "1-3 NLHE", &[1, 2, 3], 38, 300),
    ("2-5", "2-5 NLHE", &[4, 5], 30, 600),
    ("5-10", "5-10 PLO", &[6], 12, 1500),
];

fn words(answer: &impl Serialize) -> Value {
    serde_json::from_str(answered(answer, Language::ENGLISH).unwrap().get()).unwrap()
}

/// The answers of its calls, one minute after the last line.
pub(super) fn answers() -> Value {
    let (mut log, mut at, mut named) = (RoomLog::default(), BEGINS, 0);
    let mut say = |say: RoomSay| {
        at += MINUTE / 6;
        let line = log.prepare(say.clone(), at, 7, "desk");
        log.commit(line.unwrap_or_else(|why| panic!("{say:?}: {}", why.message)));
    };
    let about = json!({ "name": "Club Astoria", "currency": { "code": "EUR", "decimals": 2 }, "book": "wsop" });
    let about: RoomAbout = serde_json::from_value(about).unwrap();
    say(RoomSay::Open { about });
    let mut typed = |line: String| say(RoomSay::Typed { line });
    let mut name = || {
        named += 1;
        format!("{} {}", GIVEN[named % GIVEN.len()], FAMILY[named % FAMILY.len()])
    };
    for (game, whole, tables, ..) in GAMES {
        typed(format!("game {whole}"));
        for table in tables {
            typed(format!("open {table} {game}"));
        }
    }
    for (.., tables, _, chips) in GAMES {
        for table in tables {
            (1..=8).for_each(|seat| typed(format!("seat {table}.{seat} {} {chips}", name())));
            typed(format!("start {table}"));
        }
    }
    for (game, _, _, waiting, _) in GAMES {
        (0..waiting).for_each(|_| typed(format!("list {game} {}", name())));
    }
    for line in ["away 4.3", "missed 4.3 both", "change 4.5 2", "call 2-5", "call 1-3"] {
        typed(line.to_string());
    }
    let room = log.state();
    let called = room.games.values().flat_map(|game| &game.list).find(|one| one.called.is_some());
    let clock = Clock { now: at + MINUTE, ahead: 120 };
    let row = json!({
        "number": 1, "about": room.settings(), "tables": 6, "waiting": 80, "last_line_at": at, "deleted": false
    });
    json!({
        "card_room_row": row,
        "card_room": words(&view(&log, clock)),
        "card_room_lines": words(&lines(&log)),
        "waiting_lists": words(&WaitingLists { number: 1, lists: wall(room) }),
        "my_place": words(&phone(room, called.unwrap().player)),
        "card_room_table": words(&table(room, 4)),
        "find_on_lists": words(&find(room, "an", false)),
    })
}
