//! T1000 to its first colour-up: what to bring is known before the break, the race of two tables is held in it.

use crate::table::{MINUTE, Table};
use serde_json::{Value, json};

fn race(table: &mut Table) -> Value {
    table.ask(json!({ "type": "race", "chip": null, "from": 0, "count": 50 }))
}

/// So many odd chips at each seat of a table, seat 1 first.
fn counts(table: u64, chips: &[u64]) -> Value {
    let seats: Vec<Value> = (1..)
        .zip(chips)
        .map(|(seat, chips): (u64, _)| json!({ "seat": seat, "chips": chips }))
        .collect();
    json!({ "table": table, "seats": seats })
}

fn advice(table: &mut Table) -> Vec<String> {
    let view = table.ask(json!({ "type": "desk" }));
    let advice = view["advice"].as_array().unwrap();
    advice.iter().map(|due| due["title"]["english"].as_str().unwrap().to_string()).collect()
}

fn in_play(table: &mut Table) -> u64 {
    table.ask(json!({ "type": "desk" }))["figures"]["chips_in_play"].as_u64().unwrap()
}

#[test]
fn t1000_to_its_first_colour_up_at_two_tables() {
    let mut table = Table::dealt(16);
    table.wait(59 * MINUTE);
    // Before the break: 16 stacks of fifteen 5s are 240, 24 and one more 25 for each table of eight.
    let ahead = race(&mut table);
    assert_eq!(
        (&ahead["state"], &ahead["collect"], &ahead["bring"]),
        (&json!("ahead"), &json!(240), &json!(50))
    );
    assert_eq!(ahead["rows"][0]["bring"], 25);
    let early = table.try_to(json!({ "type": "race_off", "chip": 5, "tables": [counts(1, &[3])] }));
    assert!(early["refused"]["message"].as_str().unwrap().contains("after level 3"), "{early}");
    assert!(advice(&mut table).is_empty());

    table.wait(2 * MINUTE);
    assert_eq!(advice(&mut table), ["Race off the 5s: 2 tables"]);
    // Worked examples, Chip race: eleven odd 5s, two 25s, no extra.
    let first = json!({ "type": "race_off", "chip": 5, "tables": [counts(1, &[3, 4, 0, 2, 2])] });
    assert_eq!(table.say(first), "Race: 5s off table 1, 11 in, 2 × 25 out, 5 fewer in play");
    assert_eq!(advice(&mut table), ["Race off the 5s: 1 table to go"]);
    assert_eq!(in_play(&mut table), 15_995);
    // Thirteen: one more.
    let second = json!({ "type": "race_off", "chip": 5, "tables": [counts(2, &[3, 4, 4, 2])] });
    assert_eq!(table.say(second), "Race: 5s off table 2, 13 in, 3 × 25 out, 10 more in play");
    assert!(advice(&mut table).is_empty());
    assert_eq!(in_play(&mut table), 16_005);
    let done = race(&mut table);
    assert_eq!((&done["state"], &done["done"]["collected"]), (&json!("off"), &json!(24)));
    assert_eq!(done["done"]["handed_out"], 5);
    let room = table.ask(json!({ "type": "projector" }));
    assert_eq!(room["colour_ups"], json!([]));

    table.only("undo");
    assert_eq!(in_play(&mut table), 15_995);
    assert_eq!(advice(&mut table), ["Race off the 5s: 1 table to go"]);
}

/// The same cards on the same table: a second chip at one seat under Robert's Rules, one each under the TDA's; six odd 25s
/// are two 100s under the one and one under the other (RRoP 10, TCH 24).
#[test]
fn both_books_on_the_same_table() {
    for (book, seats, fives, quarters) in
        [("high_cards", vec![2, 2], 2, 2), ("one_each", vec![2, 4], 2, 1)]
    {
        let mut table = Table::opened(|setup| setup["rules"]["race"] = json!(book));
        table.enter(8);
        table.deal();
        table.wait(61 * MINUTE);
        let cards = [(1, 3, "2c 3c 4c"), (2, 4, "As Ks 5d 6d"), (4, 2, "Kh 9h"), (5, 1, "2s")];
        let cards = cards
            .map(|(seat, chips, cards)| json!({ "seat": seat, "chips": chips, "cards": cards }));
        let dealt = json!({ "table": 1, "seats": cards });
        table.say(json!({ "type": "race_off", "chip": 5, "tables": [dealt] }));
        let view = race(&mut table);
        let won: Vec<u64> = view["rows"][0]["seats"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|seat| {
                let times = usize::try_from(seat["awarded"].as_u64().unwrap()).unwrap();
                std::iter::repeat_n(seat["seat"].as_u64().unwrap(), times)
            })
            .collect();
        assert_eq!((won, view["done"]["handed_out"].as_u64().unwrap()), (seats, fives), "{book}");

        table.say(json!({ "type": "jump_to", "stage": 9 }));
        table.say(json!({ "type": "race_off", "chip": 25, "tables": [counts(1, &[3, 2, 1])] }));
        let view = race(&mut table);
        assert_eq!(view["done"]["handed_out"].as_u64().unwrap(), quarters, "{book}");
    }
}

/// HPT, Poker chips needed for a T1000 tourney, 24 players: 816 chips in the stacks, 950 to buy.
#[test]
fn chips_to_buy_for_24_players() {
    let mut table = Table::entered(24);
    let view = table.ask(json!({ "type": "chips", "draft": null }));
    let buy: Vec<u64> = view["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["buy"].as_u64().unwrap())
        .collect();
    assert_eq!((buy, &view["totals"]["buy"]), (vec![400, 350, 150, 50], &json!(950)));
    assert_eq!((&view["totals"]["each"], &view["totals"]["all"]), (&json!(34), &json!(816)));
}
