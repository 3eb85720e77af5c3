//! Seats, moves, breaks, buttons and who is told what.

use super::{last_answer, play, played, script};
use serde_json::{Value, json};

/// What is advised, the first thing first.
fn advice(desk: &Value) -> Vec<Value> {
    desk["view"]["advice"].as_array().unwrap().clone()
}

/// The first advice of the last answer of a script.
fn first_advice(name: &str) -> Value {
    advice(&last_answer(name)).remove(0)
}

/// What is said after the script to one more line.
fn after(name: &str, line: &Value) -> Value {
    let mut lines = script(name);
    lines.push(line.to_string());
    play(&lines).pop().unwrap()
}

/// The seats of a table that are shown as the next big blind.
fn next_big_blinds(tables: &Value, table: usize) -> Vec<u64> {
    let seats = tables["answer"]["view"]["tables"][table - 1]["seats"].as_array().unwrap();
    let next = seats.iter().filter(|seat| seat["next_big_blind"] == true);
    next.map(|seat| seat["seat"].as_u64().unwrap()).collect()
}

#[test]
fn button_said_after_two_bustouts() {
    let ask = json!({"ask": {"type": "tables", "from": 0, "count": 9}});
    let name = "floor/button_said_after_two_bustouts";
    assert_eq!(next_big_blinds(&after(name, &ask), 1), [4], "seat 3 was the big blind");

    // Said two minutes later, the hand after that one may have been played: nobody knows who was the big blind.
    let later = |line: &str| {
        line.replacen("\"at\": 1000, \"seed\": 3007", "\"at\": 120000, \"seed\": 3007", 1)
    };
    let mut lines: Vec<String> = script(name).iter().map(|line| later(line)).collect();
    lines.push(ask.to_string());
    assert!(next_big_blinds(&play(&lines).pop().unwrap(), 1).is_empty());
}

#[test]
fn first_hand_is_followed() {
    let lines = played("floor/first_hand_is_followed");
    let dealt = lines.iter().find(|line| line["said"] == "Deal: 3 tables");
    assert!(dealt.is_some(), "{lines:?}");
}

#[test]
fn late_entry_is_told_what_is_dealt() {
    let lines = played("floor/late_entry_is_told_what_is_dealt");
    let said = |start: &str| {
        let mut said = lines.iter().filter_map(|line| line["said"].as_str());
        said.rfind(|said| said.starts_with(start)).unwrap().to_string()
    };
    assert_eq!(said("Enter"), "Enter: Late \u{2192} table 1 seat 8");
    assert_eq!(said("Deal"), "Deal: table 1, button 6, big blind 8");
}

#[test]
fn move_list_says_where_the_player_is() {
    let ask = json!({"ask": {"type": "moves", "search": ""}});
    let list = after("floor/move_list_says_where_the_player_is", &ask);
    let moves = &list["answer"]["view"]["groups"][0]["moves"];
    assert_eq!(moves[0]["from"], json!({"table": 1, "seat": 4}));
    assert_eq!(moves[0]["to"], json!({"table": 3, "seat": 5}));
}

#[test]
fn old_hand_is_not_the_last_hand() {
    let first = first_advice("floor/old_hand_is_not_the_last_hand");
    assert_eq!(first["need"]["type"], "big_blind", "{first}");
}

#[test]
fn order_of_typing_does_not_matter() {
    let name = "floor/order_of_typing_does_not_matter";
    let moved = |lines: &[String]| {
        let desk = play(lines).pop().unwrap()["answer"].take();
        let first = advice(&desk).remove(0);
        (first["command"]["entry"].clone(), first["command"]["to"].clone())
    };
    let mut lines = script(name);
    let there = moved(&lines);
    let bust = lines.iter().position(|line| line.contains("\"bust\"")).unwrap();
    lines.swap(bust, bust + 1);
    assert_eq!(moved(&lines), there);
}

#[test]
fn restart_asks_anew() {
    let first = first_advice("floor/restart_asks_anew");
    assert_eq!(first["need"]["type"], "big_blind", "{first}");
    assert_eq!(first["need"]["table"], 2);
}

#[test]
fn unticked_arrival_keeps_its_turn() {
    let first = first_advice("floor/unticked_arrival_keeps_its_turn");
    assert_eq!(first["command"]["entry"], 37, "{first}");
}
