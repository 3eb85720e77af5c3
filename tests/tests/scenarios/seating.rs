//! HPT, Seating and Moving players: sizes, the deck to prepare, redraws, the low card.

use crate::table::Table;
use serde_json::{Value, json};

/// HPT, Seating: 25 players at tables of at most ten sit 9 + 8 + 8; A-9 of one suit and A-8 of two others are prepared.
#[test]
fn twenty_five_sit_9_8_8() {
    let mut table = Table::entered(25);
    let plan = table.ask(json!({ "type": "draw_plan" }));
    let cards: Vec<&str> = plan["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["cards"]["english"].as_str().unwrap())
        .collect();
    assert_eq!(cards, ["A-9 of spades", "A-8 of hearts", "A-8 of clubs"]);
    table.deal();
    assert_eq!(table.sizes(), [9, 8, 8]);
}

/// HPT, Seating: 18 left at three tables draw new seats at two, nine each; 9 left make the final table. Nobody is at a
/// closed table afterwards, and the list of moves outlives the redraw: failures that peers shipped.
#[test]
fn redraws_at_18_and_at_9() {
    let mut table = Table::dealt(25);
    table.down_to(19);
    assert_eq!(table.due(), Value::Null);
    let (entry, _) = table.seated(1)[0];
    table.bust(entry);
    let due = table.due();
    assert_eq!(due["kind"], "redraw");
    assert_eq!(due["rule"], json!({ "book": "HPT", "rule": "Seating" }));
    assert_eq!(table.only("accept"), "Redraw: 2 tables");
    assert_eq!(table.sizes(), [9, 9]);
    assert_eq!(table.seated(3), []);
    assert_eq!(table.ask(json!({ "type": "desk" }))["moves"]["players"], 18);
    table.down_to(9);
    assert_eq!(table.due()["kind"], "redraw");
    assert_eq!(table.only("accept"), "Redraw: final table");
    assert_eq!(table.sizes(), [9]);
    assert_eq!(table.due(), Value::Null);
}

/// HPT, Moving players, the book's example: 8, 8 and 7 play, and the player three left of the button is eliminated at the
/// table of 7. A card each to the other two; the low card's player three left of the button takes the empty seat and
/// posts the big blind there. Peers moved seat 1 instead of the next big blind.
#[test]
fn the_low_cards_player_in_the_same_position_moves() {
    let mut table = Table::dealt(24);
    let there = table.seated(3);
    table.bust(there[7].0);
    assert_eq!((table.sizes(), table.due()), (vec![8, 8, 7], Value::Null));
    // Ten minutes on nobody knows where the buttons are. At table 3 it is at seat 1 again: the third to its left is seat 4.
    table.wait(10 * 60_000);
    table.bust(there[3].0);
    let due = table.due();
    assert_eq!(due["command"], json!({ "type": "deal_low_card", "to": 3 }));
    assert!(table.only("accept").starts_with("Low card: table 1: "));
    let asked = table.due();
    assert_eq!(asked["need"]["table"], 3);
    let refused = table.take(&json!({ "at": table.at, "accept": true }));
    assert_eq!(refused["refused"]["code"], "button_needed");
    table.say(json!({ "type": "set_button", "table": 3, "seat": 1 }));
    let from = table.due()["need"]["table"].as_u64().unwrap();
    assert!(from == 1 || from == 2);
    table.say(json!({ "type": "set_button", "table": from, "seat": 5 }));
    let moves = table.due();
    assert_eq!(moves["command"]["to"], json!({ "table": 3, "seat": 4 }));
    assert_eq!(moves["command"]["entry"], table.seated(from)[7].0);
    assert_eq!(moves["rule"], json!({ "book": "HPT", "rule": "Moving players" }));
    table.only("accept");
    assert_eq!(table.sizes().iter().sum::<u64>(), 22);
    assert_eq!(table.due(), Value::Null);
    let tables = table.ask(json!({ "type": "tables", "from": 2, "count": 1 }));
    assert_eq!(tables["tables"][0]["seats"][3]["next_big_blind"], true);
}

/// The same seed and field give the same seats on every run; another seed gives others.
#[test]
fn a_draw_follows_its_seed() {
    let draw = |seed: u64| {
        let mut table = Table::entered(25);
        let drawn = table.take(&json!({ "at": 0, "seed": seed, "do": { "type": "draw_seats" } }));
        drawn["events"][1]["seats"].clone()
    };
    assert_eq!(draw(99), draw(99));
    assert_ne!(draw(99), draw(100));
}
