//! What the UI shows in a plain browser: the answers to its questions at the moments that are worth a look, each out of a
//! tournament that was played to there. The UI's scripts `fit` and `desk-fit` look at these too.
//!
//! `./update` makes them.

mod evening;
mod fields;
mod moments;

use fields::{Field, fields};
use serde_json::{Map, Value, json};
use shuffle_up_words::{Language, answered};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::thread;

/// So much of a list is kept, and the number of those in it.
const ROWS: u32 = 100;

/// What the room's window asks.
fn questions_of_the_wall() -> Vec<Value> {
    let page = |kind: &str| json!({ "type": kind, "from": 0, "count": ROWS });
    let moves_ms = moments::MOVES_MS;
    vec![
        json!({ "type": "projector", "moves_ms": moves_ms }),
        json!({ "type": "announced_moves", "from": 0, "count": ROWS, "moves_ms": moves_ms }),
        page("seating"),
        page("payouts"),
        page("leaders"),
        page("alternates"),
        json!({ "type": "room_map" }),
    ]
}

/// What the desk asks while it goes on.
fn questions_of_the_desk() -> Vec<Value> {
    let page = |kind: &str| json!({ "type": kind, "from": 0, "count": ROWS });
    let plain = |kind: &str| json!({ "type": kind });
    vec![
        plain("desk"),
        plain("clock"),
        page("tables"),
        json!({ "type": "find_tables", "search": "", "from": 0, "count": ROWS }),
        json!({ "type": "moves", "search": "" }),
        json!({ "type": "players", "search": "", "order": "entry", "from": 0, "count": ROWS }),
        json!({ "type": "guests", "search": "", "from": 0, "count": ROWS }),
        json!({ "type": "prizes", "page": null }),
        json!({ "type": "deal", "stacks": [], "left": 0 }),
        json!({ "type": "standings", "page": null }),
        plain("floor_clocks"),
        page("counts"),
        json!({ "type": "race", "chip": null, "from": 0, "count": ROWS }),
        plain("draw_plan"),
        json!({ "type": "log", "before": 0, "count": ROWS }),
        json!({ "type": "floor_corrections", "line": 21 }),
        plain("schedule"),
    ]
}

/// What the desk asks in its other rooms; of what is typed, an example. One moment's answers are shown in all of them.
fn questions_once(field: &Field) -> Vec<Value> {
    let plain = |kind: &str| json!({ "type": kind });
    let (prizes, schedule) = (&field.setup["prizes"], &field.setup["schedule"]);
    vec![
        json!({ "type": "ledger", "filter": "all", "search": "", "from": 0, "count": ROWS }),
        plain("cash_report"),
        plain("drawers"),
        json!({ "type": "structure_text", "text": "1 50\n3 30\n4 20" }),
        json!({ "type": "prize_draft", "prizes": prizes, "terms": null, "held": [], "pull": null }),
        plain("set_up"),
        json!({ "type": "chips", "draft": null }),
        json!({ "type": "house_rules", "draft": null }),
        json!({ "type": "draw", "number": 1 }),
        json!({ "type": "draw_check", "number": 1 }),
        plain("card_draw"),
        json!({ "type": "roster_text", "text": "Tom Hale\nMarta Kowalska\nMarta Kowalsca\n\nEva Roth" }),
        json!({ "type": "count_text", "text": "2.1 35000\nnobody 500" }),
        json!({ "type": "correction", "correction": { "strike": [70], "restore": [], "insert": null, "strike_dependent": false } }),
        json!({ "type": "floor_line", "text": "2.1" }),
        json!({ "type": "call_off", "back": "in_full", "fees": true, "stacks": [] }),
        plain("schedule_curve"),
        plain("wish_start"),
        json!({ "type": "schedule_draft", "schedule": schedule }),
        json!({ "type": "schedule_text", "text": "25/50 20\n50/100 (100) 20\nbreak\nsomething else" }),
        json!({ "type": "generate_schedule", "wish": field.wish() }),
    ]
}

/// The committed file is what the engine says now.
fn held(name: &str, made: &Value) {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/shared/preview/answers");
    let path = folder.join(name).with_extension("json");
    let made = made.to_string() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{name} is not what the engine says; ./update");
}

#[test]
fn the_templates_of_the_preview_are_the_engines() {
    held("templates", &json!(shuffle_up_engine::rulebook::templates::all()));
}

/// What a desk or a room may be asked at a moment.
fn questions(field: &Field, moment: &str) -> Vec<Value> {
    let mut questions = questions_of_the_wall();
    if field.at_the_desk {
        questions.extend(questions_of_the_desk());
        if moment == "running" {
            questions.extend(questions_once(field));
        }
    }
    questions
}

/// The last part of the way to a text that is nobody's sentence: names of players, tables and chips, games, rules of a book,
/// and what a person typed.
const NAMES: [&str; 9] =
    ["name", "names", "game", "games", "rule", "reason", "last_name", "insert", "template"];

/// Texts of several words that are the same in both, with the way to them.
fn same_words(english: &Value, german: &Value, way: &str, found: &mut BTreeMap<String, String>) {
    match (english, german) {
        (Value::Object(parts), Value::Object(others)) => {
            for (part, value) in parts {
                let way = format!("{way}.{part}");
                // The floor line is typed the same in every language, and the host says why an event was called off.
                if !NAMES.contains(&part.as_str())
                    && !way.ends_with(".called_off.why")
                    && way != "floor_corrections.view.text"
                    && way != "set_up.view.closings.begins"
                    && way != "schedule_text.view.lines.text"
                {
                    same_words(value, &others[part], &way, found);
                }
            }
        }
        (Value::Array(values), Value::Array(others)) => {
            values.iter().zip(others).for_each(|(one, other)| same_words(one, other, way, found));
        }
        (Value::String(text), Value::String(other)) if text == other => {
            let is_word = |word: &&str| {
                word.len() > 2 && word.chars().all(|letter| letter.is_ascii_lowercase())
            };
            if text.split_whitespace().filter(is_word).count() > 1 {
                found.insert(way.into(), text.clone());
            }
        }
        _ => {}
    }
}

/// The committed files are what the engine says. And whatever the desk and the room are told of a tournament is a sentence that
/// every language has. To play all of it takes its time, and so both are looked at while it is played.
#[test]
fn the_preview_is_what_the_engine_says_and_none_of_it_stays_english() {
    let english: BTreeMap<String, String> = thread::scope(|together| {
        let all: Vec<_> =
            fields().into_iter().map(|field| together.spawn(move || preview_of(&field))).collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    assert!(english.is_empty(), "{english:#?}");
}

/// Holds the files of a field. Answers what is said in English to a German desk, with the way to it.
fn preview_of(field: &Field) -> BTreeMap<String, String> {
    let mut english = BTreeMap::new();
    // What is the same as while the tournament runs is not kept twice.
    let mut usual: BTreeMap<String, Value> = BTreeMap::new();
    for (moment, evening) in moments::moments(field) {
        let mut answers = Map::new();
        for question in questions(field, moment) {
            let query: shuffle_up_readers::AnyQuery = serde_json::from_value(question).unwrap();
            let unsaid = query.answer(&evening.log, evening.at, None);
            let [answer, german]: [Value; 2] = [Language::ENGLISH, Language::of("de")]
                .map(|one| serde_json::from_str(answered(&unsaid, one).unwrap().get()).unwrap());
            let kind = answer["type"].as_str().unwrap().to_string();
            same_words(&answer, &german, &kind, &mut english);
            if moment == "running" {
                usual.insert(kind.clone(), answer["view"].clone());
            } else if usual.get(&kind) == Some(&answer["view"]) {
                continue;
            }
            answers.insert(kind, answer["view"].clone());
        }
        let name = format!("{}-{moment}", field.name);
        held(&name, &json!({ "at": evening.at, "answers": answers }));
    }
    english
}
