//! Finishing: two out on one hand, with money between the places.

use crate::table::Table;
use serde_json::{Value, json};

/// Five left of 24: the places from fifth up are paid 240 / 150 / 120 / 60 / 30 of a pool of 600.
fn five_left() -> (Table, Vec<u64>) {
    let mut table = Table::opened(|setup| setup["prizes"]["unit"] = json!(1));
    table.enter(24);
    table.deal();
    table.down_to(18);
    table.only("accept");
    table.down_to(9);
    table.only("accept");
    table.down_to(5);
    let entries = table.seated(1).into_iter().map(|(entry, _)| entry).collect();
    (table, entries)
}

fn out(entries: &[u64], stacks: &[Option<u64>]) -> Value {
    let out: Vec<Value> = entries
        .iter()
        .zip(stacks)
        .map(|(entry, stack)| json!({ "entry": entry, "stack": stack }))
        .collect();
    json!({ "type": "bust", "out": out, "order": "by_stack" })
}

/// Worked examples, Finishing (RRoP 35, TCH): two out with 4,000 and 2,500 at the start of the hand: the 4,000 is 4th.
#[test]
fn the_larger_stack_finishes_higher() {
    let (mut table, entries) = five_left();
    let name = |entry: u64| format!("Player {entry}");
    let asked = table.try_to(out(&entries[..2], &[None, None]));
    assert_eq!(asked["refused"]["code"], "stacks_needed");
    let said = table.say(out(&entries[..2], &[Some(2_500), Some(4_000)]));
    assert_eq!(
        said,
        format!("Bust: {} (1.6), 4th; {} (1.5), 5th", name(entries[1]), name(entries[0]))
    );
    let standings = table.standings();
    assert_eq!(standings[0], (name(entries[1]), 4, 4, 6_000));
    assert_eq!(standings[1], (name(entries[0]), 5, 5, 3_000));
}

/// Worked examples, Finishing: equal stacks get half of fourth and fifth together each.
#[test]
fn equal_stacks_share() {
    let (mut table, entries) = five_left();
    table.say(out(&entries[..2], &[Some(3_000), Some(3_000)]));
    let standings = table.standings();
    assert_eq!(standings[0], (format!("Player {}", entries[0]), 4, 5, 4_500));
    assert_eq!(standings[1], (format!("Player {}", entries[1]), 4, 5, 4_500));
}

/// Worked examples, Finishing: the odd cent goes to the best hand, which is named first.
#[test]
fn the_odd_cent_goes_to_the_best_hand() {
    let mut table = Table::opened(|setup| {
        setup["price"]["prize"] = json!(331);
        setup["prizes"]["unit"] = json!(1);
    });
    table.enter(5);
    table.deal();
    table.down_to(3);
    let entries: Vec<u64> = table.seated(1).into_iter().map(|(entry, _)| entry).collect();
    // 16.55 in all: 8.28 with what rounding leaves, 4.96 and 3.31; second and third together are an odd 8.27.
    let prizes = table.ask(json!({ "type": "prizes" }));
    let amounts: Vec<i64> = prizes["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["amount"].as_i64().unwrap())
        .collect();
    assert_eq!(amounts, [828, 496, 331]);
    table.say(out(&[entries[2], entries[0]], &[Some(500), Some(500)]));
    let standings = table.standings();
    assert_eq!(standings[1], (format!("Player {}", entries[2]), 2, 3, 414));
    assert_eq!(standings[2], (format!("Player {}", entries[0]), 2, 3, 413));
    assert_eq!(standings[0].3, amounts[0]);
}

/// The money is said before it is there: with six left and five paid, the next one out is the bubble. Peers announced
/// it one bust late.
#[test]
fn the_bubble_is_one_to_the_money() {
    let mut table = Table::dealt(24);
    table.down_to(6);
    let figures = |table: &mut Table| table.ask(json!({ "type": "desk" }))["figures"].clone();
    assert_eq!(figures(&mut table)["to_the_money"], 1);
    table.down_to(5);
    assert_eq!(figures(&mut table)["to_the_money"], 0);
    assert_eq!(figures(&mut table)["next_prize"]["place"], 5);
}
