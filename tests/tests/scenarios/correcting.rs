//! Correcting the log: what undo and redo cover of the worked example.

use crate::table::{MINUTE, Table};
use serde_json::{Value, json};

/// Six players A-F, prizes for three; F, E and D are out, the clock was paused between.
fn six_players() -> Table {
    let mut table = Table::opened(|_| {});
    table.say(json!({ "type": "enter", "names": ["A", "B", "C", "D", "E", "F"] }));
    table.deal();
    table.wait(5 * MINUTE);
    assert_eq!(table.bust(6), "Bust: F (1.6), 6th");
    table.wait(MINUTE);
    assert_eq!(table.bust(5), "Bust: E (1.2), 5th");
    table.wait(MINUTE);
    table.say(json!({ "type": "pause_clock" }));
    table.wait(MINUTE);
    assert_eq!(table.bust(4), "Bust: D (1.1), 4th");
    table
}

fn players(table: &mut Table) -> Value {
    table.ask(json!({ "type": "players", "search": "", "order": "entry", "from": 0, "count": 10 }))
}

/// Everything that a director sees but the log itself, which only grows.
fn everything(table: &mut Table) -> Value {
    let mut desk = table.ask(json!({ "type": "desk" }));
    for key in ["revision", "undo", "redo"] {
        desk[key] = Value::Null;
    }
    json!([desk, players(table), table.ask(json!({ "type": "tables", "from": 0, "count": 9 }))])
}

/// Undo takes back one line at a time, the latest first, and says which; the player has the seat again.
#[test]
fn undo_puts_the_player_back_on_the_seat() {
    let mut table = six_players();
    let before = table.seated(1);
    assert_eq!(table.only("undo"), "Undo: Bust: D (1.1), 4th");
    let after = table.seated(1);
    assert_eq!(after.len(), before.len() + 1);
    assert!(after.iter().any(|(entry, _)| *entry == 4));
    assert_eq!(table.standings().iter().map(|row| row.0.as_str()).collect::<Vec<_>>(), ["E", "F"]);
}

/// Undo is not blocked by a level that has changed meanwhile: level changes are no lines. Peers blocked it.
#[test]
fn undo_after_a_level_change() {
    let mut table = Table::dealt(6);
    table.wait(19 * MINUTE);
    table.bust(1);
    table.wait(2 * MINUTE);
    let clock = table.ask(json!({ "type": "clock" }));
    assert_eq!(clock["stage"]["level"], 2);
    table.only("undo");
    assert_eq!(table.ask(json!({ "type": "clock" })), clock);
    assert_eq!(table.seated(1).len(), 6);
}

/// "Undo, undo, redo after that equals undo", and redoing everything is as if nothing had been undone.
#[test]
fn undo_undo_redo_equals_undo() {
    let mut table = six_players();
    let whole = everything(&mut table);
    table.only("undo");
    let once = everything(&mut table);
    table.only("undo");
    let twice = everything(&mut table);
    assert_eq!(twice[0]["clock"]["phase"], "running");
    table.only("redo");
    assert_eq!(everything(&mut table), once);
    assert_eq!(table.only("redo"), "Redo: Bust: D (1.1), 4th");
    assert_eq!(everything(&mut table), whole);
    let nothing = table.take(&json!({ "at": 20 * MINUTE, "redo": true }));
    assert_eq!(nothing["refused"]["code"], "nothing_to_undo");
}

/// A bust taken back and said of somebody else: the places follow, and nothing is left to redo.
#[test]
fn the_wrong_player_is_taken_back_and_the_right_one_said() {
    let mut table = six_players();
    table.only("undo");
    assert_eq!(table.bust(3), "Bust: C (1.4), 4th");
    let names: Vec<String> = table.standings().into_iter().map(|row| row.0).collect();
    assert_eq!(names, ["C", "E", "F"]);
    let nothing = table.take(&json!({ "at": 20 * MINUTE, "redo": true }));
    assert_eq!(nothing["refused"]["code"], "nothing_to_undo");
}

/// The opening stays: with nothing else in force there is nothing to undo.
#[test]
fn the_opening_is_not_undone() {
    let mut table = Table::entered(2);
    table.only("undo");
    let nothing = table.take(&json!({ "at": 0, "undo": true }));
    assert_eq!(nothing["refused"]["code"], "nothing_to_undo");
    assert_eq!(table.ask(json!({ "type": "desk" }))["figures"]["entries"], 0);
}
