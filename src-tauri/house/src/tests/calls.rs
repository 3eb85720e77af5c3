//! The calls through the one way in, with nothing around the house: no window, no device, no network.

use super::quiet::Quiet;
use crate::caller::{Caller, Device, Role};
use crate::happened::Happened;
use crate::house::House;
use crate::office::Office;
use serde_json::{Value, json};
use shuffle_up_engine::rulebook::templates;
use std::path::Path;
use std::sync::{Arc, Mutex};

fn opened(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

pub(super) fn called(
    house: &House,
    caller: &Caller,
    name: &str,
    with: Value,
) -> Result<Value, Value> {
    let answer = house.call(caller, name, with);
    answer.map(|answer| serde_json::from_str(answer.get()).unwrap()).map_err(|why| json!(why))
}

fn director() -> Caller {
    Caller::Device(Device {
        id: 1,
        role: Role::Director,
        belongs_to: 7,
        signed: "Tablet · Anna".into(),
        nobody_signed_in: false,
    })
}

/// What the whole desk does in a director's browser goes through no window.
#[test]
fn a_directors_browser_is_answered_without_any_window() {
    let folder = tempfile::tempdir().unwrap();
    let (house, director) = (opened(folder.path()), director());
    let setup = serde_json::to_value(templates::t1000()).unwrap();
    let made = called(&house, &director, "new_tournament", json!({ "setup": setup })).unwrap();
    let seen = called(&house, &director, "house", Value::Null).unwrap();
    assert_eq!(seen["tournaments"][0]["id"], made);
    let enter = json!({ "type": "enter", "names": ["Anna", "Bo", "Cy", "Dele"] });
    let act = |command: Value, seen: u32| {
        let said = json!({ "tournament": made, "command": command, "seen": seen });
        called(&house, &director, "act", said)
    };
    assert_eq!(act(enter, 1).unwrap()["revision"], 2);
    assert_eq!(act(json!({ "type": "draw_seats" }), 2).unwrap()["revision"], 3);
    let wish = json!({ "sheet": "seat_cards", "paper": "a4", "part": { "type": "whole" } });
    let preview = json!({ "tournament": made, "wish": wish, "page": 0 });
    let preview = called(&house, &director, "preview_paper", preview).unwrap();
    assert!(preview["answer"]["page"].as_str().unwrap().starts_with("<svg"));
    let log = house.office().look(1).unwrap().lines().last().cloned().unwrap();
    assert_eq!(log.device, "Tablet · Anna");
    let here = called(&house, &director, "back_up", json!({})).unwrap_err();
    assert_eq!(here["code"], "not_here", "the house's files are for its own computer");
}

#[test]
fn a_call_that_ends_in_a_panic_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    house.subscribe(|happened| {
        assert!(!matches!(happened, Happened::Screens), "the test asked for this");
    });
    let refused = called(&house, &Caller::Desk, "arrange_room", json!({ "places": [] }));
    assert_eq!(refused.unwrap_err()["key"], "did-not-work");
    assert!(called(&house, &Caller::Desk, "room_map", json!({})).is_ok());
}

#[test]
fn what_happened_is_told_to_everybody_in_the_order_in_which_it_happened() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let heard: [Arc<Mutex<Vec<String>>>; 2] = Default::default();
    for kept in heard.clone() {
        house.subscribe(move |happened| {
            if let Some((event, payload)) = happened.news() {
                kept.lock().unwrap().push(format!("{event} {payload}"));
            }
        });
    }
    let setup = serde_json::to_value(templates::t1000()).unwrap();
    let desk = |name: &str, with: Value| called(&house, &Caller::Desk, name, with).unwrap();
    desk("new_tournament", json!({ "setup": setup, "enter": { "names": ["Anna", "Bo"] } }));
    desk("act", json!({ "tournament": 1, "command": { "type": "draw_seats" } }));
    desk("act", json!({ "tournament": 1, "command": { "type": "start_clock" } }));
    desk("undo", json!({ "tournament": 1 }));
    desk("set_message", json!({ "tournament": 1, "message": "Free drinks" }));
    let line = |number: u32| format!("revision {{\"revision\":{number},\"tournament\":1}}");
    let told = heard[0].lock().unwrap().clone();
    // A start opens the room's windows, so that the house is another too.
    let must = ["house null".into(), line(3), "house null".into(), line(4), line(5)];
    assert_eq!(told[..5], must);
    assert_eq!(told[5..], ["screen null", "house null"]);
    assert_eq!(*heard[1].lock().unwrap(), told);
}
