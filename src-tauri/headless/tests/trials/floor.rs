//! Seats, moves, breaks, buttons and who is told what.

use crate::{last_answer, played};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What the desk shows as the script ends.
fn desk(name: &str) -> Value {
    last_answer(name)["view"].clone()
}

/// What the desk advises first as the script ends.
fn first_advice(name: &str) -> Value {
    desk(name)["advice"][0].clone()
}

/// The events of one kind, in order.
fn events(name: &str, kind: &str) -> Vec<Value> {
    played(name)
        .iter()
        .filter_map(|line| line["events"].as_array())
        .flatten()
        .filter(|event| event["event"] == kind)
        .cloned()
        .collect()
}

/// The seats of the last draw, as table and seat.
fn drawn(name: &str) -> Vec<(u64, u64)> {
    let last = events(name, "seats_drawn").pop().unwrap();
    let seats = last["seats"].as_array().unwrap().iter();
    let number = |seat: &Value, what: &str| seat[1][what].as_u64().unwrap();
    seats.map(|seat| (number(seat, "table"), number(seat, "seat"))).collect()
}

/// How many sit at each table after the last draw.
fn sizes_drawn(name: &str) -> Vec<(u64, usize)> {
    let seats = drawn(name);
    let tables: BTreeSet<u64> = seats.iter().map(|(table, _)| *table).collect();
    let at = |table| seats.iter().filter(|(there, _)| *there == table).count();
    tables.into_iter().map(|table| (table, at(table))).collect()
}

/// What was refused in a script.
fn refusals(name: &str) -> Vec<String> {
    let lines = played(name);
    let refused = lines.iter().filter_map(|line| line["refused"]["message"].as_str());
    refused.map(String::from).collect()
}

#[test]
fn button_is_advised_after_a_redraw() {
    let due = first_advice("floor/button_is_advised_after_a_redraw");
    assert_eq!(due["kind"], "button", "{due}");
    assert_eq!(due["command"]["type"], "draw_button");
}

#[test]
fn button_is_frozen_in_stud() {
    let hands = events("floor/button_is_frozen_in_stud", "hands_dealt");
    let [one, other] = hands.as_slice() else { panic!("{hands:?}") };
    let (one, other) = (&one["hands"][0]["hand"], &other["hands"][0]["hand"]);
    assert_eq!(one["button"], other["button"], "frozen where it is");
    for hand in [one, other] {
        assert_eq!(
            (&hand["small"], &hand["big"]),
            (&json!([]), &json!([])),
            "nobody posts a blind"
        );
    }
}

#[test]
fn draw_button_is_refused_in_mid_play() {
    let refused = refusals("floor/draw_button_is_refused_in_mid_play");
    assert!(refused.len() == 1 && refused[0].contains("Hands were played"), "{refused:?}");
}

#[test]
fn draw_seats_while_cards_are_entered() {
    let refused = refusals("floor/draw_seats_while_cards_are_entered");
    assert!(refused.len() == 1 && refused[0].contains("2 cards are drawn"), "{refused:?}");
    let due = first_advice("floor/draw_seats_while_cards_are_entered");
    assert_eq!(due["title"], "Enter the cards drawn: 23 players to go");
}

#[test]
fn empty_table_is_closed() {
    let desk = desk("floor/empty_table_is_closed");
    let due = desk["advice"].as_array().unwrap();
    assert_eq!(due[0]["command"]["type"], "close_table", "{}", due[0]);
    assert_eq!(due[0]["command"]["table"], 2);
    assert!(due.iter().all(|due| due["kind"] != "halt"), "{due:?}");
}

#[test]
fn locked_seat_stays() {
    let due = first_advice("floor/locked_seat_stays");
    assert_eq!(due["kind"], "balance", "{due}");
    assert_eq!(due["command"]["type"], "move_player");
    assert_ne!(due["command"]["entry"], 6, "seat 1.1 is locked for the sixth");
}

#[test]
fn no_button_in_stud() {
    let desk = desk("floor/no_button_in_stud");
    let due = desk["advice"].as_array().unwrap();
    assert!(due.iter().all(|due| due["kind"] != "button"), "{due:?}");
    assert_eq!(due[0]["kind"], "start");
}

#[test]
fn one_draw_covers_the_final_table() {
    let name = "floor/one_draw_covers_the_final_table";
    let draws = events(name, "buttons_drawn");
    assert_eq!(draws[1]["cards"].as_array().unwrap().len(), 9);
    assert_eq!(draws[2]["buttons"][0][1], 9);
    assert!(refusals(name).is_empty());
}

#[test]
fn redraw_beside_a_blocked_seat() {
    let name = "floor/redraw_beside_a_blocked_seat";
    let opened = events(name, "tables_opened").pop().unwrap();
    assert_eq!((&opened["seats"], &opened["tables"]), (&9.into(), &json!([2])));
    let seats: Vec<u64> = drawn(name).into_iter().map(|(_, seat)| seat).collect();
    assert_eq!(seats, (1..=9).collect::<Vec<_>>());
}

#[test]
fn redraw_beside_a_small_table() {
    assert_eq!(sizes_drawn("floor/redraw_beside_a_small_table"), [(2, 9), (3, 9)]);
}

#[test]
fn second_table_has_the_current_button() {
    let name = "floor/second_table_has_the_current_button";
    let dealt = events(name, "hands_dealt").pop().unwrap();
    let now = &dealt["hands"][0]["hand"]["button"];
    let set = events(name, "button_set");
    assert_eq!((&set[0]["table"], &set[0]["seat"]), (&2.into(), now));
}

#[test]
fn two_breaks_at_once_move_nobody_twice() {
    let name = "floor/two_breaks_at_once_move_nobody_twice";
    assert_eq!(events(name, "tables_closed").len(), 2);
    let moves = events(name, "moved");
    let told: Vec<u64> = moves
        .iter()
        .flat_map(|moved| moved["moves"].as_array().unwrap())
        .map(|one| one["entry"].as_u64().unwrap())
        .collect();
    let once: BTreeSet<u64> = told.iter().copied().collect();
    assert_eq!((told.len(), once.len()), (12, 12));
}

#[test]
fn wsop_final_table_citation() {
    let due = first_advice("floor/wsop_final_table_citation");
    assert_eq!(due["kind"], "redraw");
    assert_eq!(due["rule"], json!({ "book": "TCH", "rule": "P9" }));
}
