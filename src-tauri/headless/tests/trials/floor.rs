//! Seats, moves, breaks, buttons and who is told what.

use super::{last_answer, play, played, script};
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
    lines.iter().filter_map(super::refused).collect()
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
    assert_eq!(refused, ["NotNow hands-played-since-seats"]);
}

#[test]
fn draw_seats_while_cards_are_entered() {
    let refused = refusals("floor/draw_seats_while_cards_are_entered");
    assert_eq!(
        refused,
        ["NotNow cards-lie(cards=cards-are(count=2), players=players-still-draw(count=23))"]
    );
    let due = first_advice("floor/draw_seats_while_cards_are_entered");
    assert_eq!(due["title"]["english"], "Enter the cards drawn: 23 players to go");
}

#[test]
fn empty_table_is_closed() {
    let desk = desk("floor/empty_table_is_closed");
    let due = desk["advice"].as_array().unwrap();
    assert_eq!(due[0]["command"]["type"], "close_empty_table", "{}", due[0]);
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
    assert_eq!(events(name, "table_broken").len(), 2);
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
    let dealt = lines.iter().find(|line| line["label"] == "Deal: 3 tables");
    assert!(dealt.is_some(), "{lines:?}");
}

#[test]
fn late_registration_is_told_what_is_dealt() {
    let lines = played("floor/late_registration_is_told_what_is_dealt");
    let said = |start: &str| {
        let mut said = lines.iter().filter_map(|line| line["label"].as_str());
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

/// An advice that nobody takes is thought over when its hand is the last no more: the desk knows when to ask again.
#[test]
fn an_advice_left_alone_is_asked_for_anew() {
    let name = "floor/unticked_arrival_keeps_its_turn";
    let ask = |at: i64| after(name, &json!({"at": at, "ask": {"type": "desk"}}))["answer"].take();
    let due = ask(1_202_000)["view"]["due_in_ms"].as_i64().unwrap();
    assert!(ask(1_202_000 + due - 1)["view"]["advice"][0]["command"].is_object());
    assert_eq!(ask(1_202_000 + due)["view"]["advice"][0]["need"]["type"], "big_blind");
}

#[test]
fn order_of_typing_does_not_matter() {
    let name = "floor/order_of_typing_does_not_matter";
    let moved = |lines: &[String]| {
        let desk = play(lines).pop().unwrap()["answer"].take();
        let first = desk["view"]["advice"][0].clone();
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
