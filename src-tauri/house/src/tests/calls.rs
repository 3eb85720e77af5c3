//! The calls through the one way in, with nothing around the house: no window, no device, no network.

use super::quiet::Quiet;
use crate::caller::{Caller, Device, Kind, Role};
use crate::calls::{described, find};
use crate::happened::Happened;
use crate::house::House;
use crate::office::Office;
use crate::office::network::NetworkSettings;
use crate::rights::{QUESTIONS, may_ask, may_say};
use serde_json::{Value, json};
use shuffle_up_engine::Command;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::TournamentId;
use shuffle_up_words::Language;
use std::path::Path;
use std::sync::{Arc, Mutex};
use ts_rs::Config;

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
    paired(Role::Director, TournamentId(7))
}

pub(super) fn paired(role: Role, belongs_to: TournamentId) -> Caller {
    Caller::Device(Device {
        id: 1,
        role,
        belongs_to,
        signed: "Tablet · Anna".into(),
        nobody_signed_in: false,
        table: None,
        language: None,
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
    let log = house.office().look(TournamentId(1)).unwrap().lines().last().cloned().unwrap();
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

/// A tournament with these players.
fn made(house: &House, names: &[String]) -> TournamentId {
    let setup = serde_json::to_value(templates::t1000()).unwrap();
    let with = json!({ "setup": setup, "enter": { "names": names } });
    let made = called(house, &Caller::Desk, "new_tournament", with).unwrap();
    serde_json::from_value(made).unwrap()
}

fn said(house: &House, tournament: TournamentId, command: Value) {
    let with = json!({ "tournament": tournament, "command": command });
    called(house, &Caller::Desk, "act", with).unwrap();
}

fn asked(house: &House, caller: &Caller, tournament: TournamentId, query: &Value) -> Value {
    let with = json!({ "tournament": tournament, "questions": [{ "query": query }] });
    called(house, caller, "ask", with).unwrap()[0].clone()
}

fn few() -> Vec<String> {
    ["Anna Kowalska", "Bo Lind", "Cem Kaya", "Dora Weiss"].map(String::from).to_vec()
}

/// `FindSeat` as it crosses: `find_seat`.
fn crosses(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

#[test]
fn every_question_of_every_role_ends_where_its_tournament_does() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let [own, other, removed] = [(); 3].map(|()| made(&house, &few()));
    called(&house, &Caller::Desk, "delete_tournament", json!({ "tournament": removed })).unwrap();
    let everybody = Role::ALL.map(|role| paired(role, own));
    for caller in everybody.into_iter().chain([Caller::Anybody(None, None)]) {
        let director = caller.role() == Some(Role::Director);
        let gone = caller.role().map_or(Caller::Anybody(None, None), |role| paired(role, removed));
        for question in QUESTIONS {
            let name = crosses(question);
            let query = json!({ "type": name });
            let refused = |caller: &Caller, tournament: TournamentId| {
                let code = asked(&house, caller, tournament, &query)["refusal"]["code"].clone();
                code == "not_allowed" || code == "unknown"
            };
            let (mine, open) = (may_ask(&name, caller.kind()), may_ask(&name, Kind::Anybody));
            assert_eq!(refused(&caller, own), !mine, "{caller:?} {name}");
            assert_eq!(refused(&caller, other), !(open || director), "{caller:?} {name}");
            assert!(refused(&caller, removed) && refused(&gone, removed), "{caller:?} {name}");
        }
    }
    // In another tournament a device is a guest, and sees as much of a name.
    house.office().set(|kept: &mut NetworkSettings| kept.names = NamesShown::Short);
    let seating = json!({ "type": "seating", "from": 0, "count": 9 });
    said(&house, own, json!({ "type": "draw_seats" }));
    said(&house, other, json!({ "type": "draw_seats" }));
    let sees =
        |tournament: TournamentId| asked(&house, &paired(Role::Floor, own), tournament, &seating);
    assert!(sees(own).to_string().contains("Kowalska"));
    assert!(
        sees(other).to_string().contains("Anna K.")
            && !sees(other).to_string().contains("Kowalska")
    );
    // Nor does any call reach a tournament that was removed, but for the one by which a director puts it back.
    let described = described(&Config::new());
    for role in Role::ALL {
        let device = paired(role, removed);
        let says = |name: &&&str| may_say(name).contains(&role);
        let command = crosses(Command::NAMES.iter().find(says).unwrap());
        let with = json!({ "tournament": removed, "command": { "type": command }, "seen": 2 });
        let within = described.iter().filter(|call| {
            let argument = call.arguments.iter().any(|(name, _)| *name == "tournament");
            argument && find(call.name).unwrap().by.contains(&device.kind())
        });
        for call in within.filter(|call| call.name != "restore_tournament") {
            let refused = called(&house, &device, call.name, with.clone()).unwrap_err();
            assert_eq!(refused["code"], "unknown", "{role:?} {}", call.name);
        }
    }
    let back = json!({ "tournament": removed });
    called(&house, &paired(Role::Director, own), "restore_tournament", back).unwrap();
    let start = json!({ "tournament": removed, "command": { "type": "pause_clock" }, "seen": 2 });
    let refused = called(&house, &paired(Role::Director, own), "act", start).unwrap_err();
    assert_ne!(refused["code"], "unknown");
}

#[test]
fn no_device_asks_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let names: Vec<String> =
        (0..500).map(|one| format!("Somebody with a long name {one}")).collect();
    let tournament = made(&house, &names);
    said(&house, tournament, json!({ "type": "draw_seats" }));
    let query = json!({ "query": { "type": "seating", "from": 0, "count": 500 } });
    let ask = |caller: &Caller, many: usize| {
        let with = json!({ "tournament": tournament, "questions": vec![query.clone(); many] });
        called(&house, caller, "ask", with)
    };
    let few = |role: Role| paired(role, tournament);
    for role in Role::ALL {
        assert_eq!(ask(&few(role), 41).unwrap_err()["code"], "too_large");
        let answers = ask(&few(role), 40).unwrap();
        assert!(answers[0]["answer"].is_object(), "the first are answered");
        assert_eq!(answers[39]["refusal"]["code"], "too_large");
        assert!(answers.to_string().len() < 1_300_000, "{}", answers.to_string().len());
    }
    assert_eq!(ask(&Caller::Anybody(None, None), 13).unwrap_err()["code"], "too_large");
    assert!(ask(&Caller::Desk, 41).unwrap()[40]["answer"].is_object(), "the desk is believed");
}

#[test]
fn a_tablet_that_is_for_one_table_says_nothing_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let names: Vec<String> = (0..30).map(|one| format!("Player {one}")).collect();
    let tournament = made(&house, &names);
    said(&house, tournament, json!({ "type": "draw_seats" }));
    said(&house, tournament, json!({ "type": "start_clock" }));
    let sits = |table: u32| {
        let mut office = house.office();
        let log = office.look(tournament).unwrap();
        let seated = log.tournament().entries.keys();
        let mut seated = seated.map(|entry| (*entry, log.tournament().seat_of(*entry).unwrap()));
        seated.find(|(_, seat)| seat.table == TableNumber(table)).unwrap()
    };
    let Caller::Device(device) = paired(Role::Table, tournament) else { panic!() };
    let tablet = Caller::Device(Device { table: Some(TableNumber(1)), ..device });
    let revision = || house.office().look(tournament).unwrap().revision();
    let says = |call: &str, key: &str, what: Value| {
        let with = json!({ "tournament": tournament, key: what, "seen": revision() });
        called(&house, &tablet, call, with).map_err(|why| why["key"].clone())
    };
    for table in [2, 1] {
        let (entry, seat) = sits(table);
        for (call, key, what) in [
            ("act", "command", json!({ "type": "set_button", "table": table, "seat": seat.seat })),
            ("act", "command", json!({ "type": "mark_absent", "entry": entry, "absent": true })),
            ("act", "command", json!({ "type": "call_time", "entry": entry })),
            (
                "act",
                "command",
                json!({ "type": "bag_stacks", "bags": [{ "entry": entry, "chips": 1_000 }] }),
            ),
            ("act", "command", json!({ "type": "end_time_call", "entry": entry, "acted": true })),
            ("request", "wanted", json!({ "type": "floor", "table": table })),
            (
                "request",
                "wanted",
                json!({ "type": "bust_out", "bust": { "out": [{ "entry": entry }], "order": "by_stack" } }),
            ),
        ] {
            let done = says(call, key, what.clone());
            if table == 1 {
                assert_ne!(done.err(), Some("device-at-table".into()), "{what}");
            } else {
                assert_eq!(done.err(), Some("device-at-table".into()), "{what}");
            }
        }
    }
    // Nor of all tables at once.
    let all = says("act", "command", json!({ "type": "deal_hands", "tables": [] }));
    assert_eq!(all.err(), Some("device-at-table".into()));
}

#[test]
fn a_device_is_answered_in_the_language_of_its_page() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let tournament = made(&house, &few());
    let Caller::Device(device) = paired(Role::Clock, tournament) else { panic!() };
    let undo = json!({ "tournament": tournament, "seen": 1 });
    let refused = |language: Option<Language>| {
        let caller = Caller::Device(Device { language, ..device.clone() });
        called(&house, &caller, "undo", undo.clone()).unwrap_err()["message"].clone()
    };
    assert_eq!(refused(None), refused(Some(house.language())));
    assert_ne!(refused(Some(Language::of("de"))), refused(Some(Language::of("fr"))));
    // And what is said of the tournament: the label of the last line.
    let desk = |language: Option<Language>| {
        let caller = Caller::Device(Device { language, ..device.clone() });
        asked(&house, &caller, tournament, &json!({ "type": "desk" })).to_string()
    };
    assert_ne!(desk(Some(Language::of("de"))), desk(Some(Language::of("ja"))));
}

/// Two tills, one seat: the second sale is shown again with its place in the line, and sold so only once that was seen.
#[test]
fn the_last_seat_is_sold_once_and_a_place_in_the_line_only_where_it_was_seen() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let names: Vec<String> = (0..9).map(|one| format!("Player {one}")).collect();
    let tournament = made(&house, &names);
    said(&house, tournament, json!({ "type": "draw_seats" }));
    said(&house, tournament, json!({ "type": "start_clock" }));
    let till = paired(Role::Registration, tournament);
    let in_line = || {
        let query =
            json!({ "type": "players", "search": "", "order": "entry", "from": 0, "count": 0 });
        asked(&house, &till, tournament, &query)["answer"]["view"]["in_line"].clone()
    };
    let sell = |name: &str, seen: u32| {
        let command = json!({ "type": "enter", "names": [name] });
        let with = json!({ "tournament": tournament, "command": command, "seen": seen });
        called(&house, &till, "act", with).map_err(|why| why["code"].clone())
    };
    let revision = || house.office().look(tournament).unwrap().revision();
    // Until the room is full, two who have seen the same both sell.
    let mut sold = 0;
    while in_line().is_null() {
        sold += 1;
        assert!(sold < 30, "the room has no end");
        let seen = revision();
        sell(&format!("Late {sold}"), seen).unwrap();
        if in_line().is_null() {
            sell(&format!("Later {sold}"), seen).unwrap();
        } else {
            assert_eq!(sell("One too many", seen).unwrap_err(), "changed");
        }
    }
    assert_eq!(in_line(), 1);
    let seen = revision();
    sell("First in line", seen).unwrap();
    assert_eq!(sell("Second in line", seen).unwrap_err(), "changed", "it was seen as the first");
    assert_eq!(in_line(), 2);
    sell("Second in line", revision()).unwrap();
    let query =
        json!({ "type": "players", "search": "Second", "order": "entry", "from": 0, "count": 1 });
    let row = asked(&house, &till, tournament, &query)["answer"]["view"]["rows"][0].clone();
    assert_eq!(row["alternate"], 2);
}
