//! Hand-for-hand (TCH P8) as a script: 50 paid, 52 left, 17:30 on the clock.

use crate::table::{MINUTE, Table};
use serde_json::{Value, json};

/// 52 of 60 left at seven tables under TCH's rules; the last 49 paid places take a hundredth of the pool each.
fn fifty_two_left() -> Table {
    let mut table = Table::opened(|setup| acceptance::to_the_bubble(setup, 50, 100));
    table.enter(60);
    table.deal();
    table.wait(2 * MINUTE + 30_000);
    table.down_to(52);
    table
}

fn clock(table: &mut Table) -> i64 {
    table.ask(json!({ "type": "clock" }))["remaining_ms"].as_i64().unwrap()
}

/// Every table that still plays finishes the hand.
fn finish(table: &mut Table) -> String {
    let view = table.ask(json!({ "type": "desk" }))["hand_for_hand"].clone();
    let playing: Vec<u64> = view["tables"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|table| table["state"] != "done")
        .map(|table| table["table"].as_u64().unwrap())
        .collect();
    table.say(json!({ "type": "finish_tables", "tables": playing, "done": true }))
}

fn announce(table: &mut Table) {
    let said = table.say(json!({ "type": "go_hand_for_hand", "until": { "type": "money" } }));
    assert_eq!(said, "Hand-for-hand: announced with 52 left");
}

/// Worked examples, Hand-for-hand: 17:30 at the announcement, 15:30 at the next hand, 13:30 at the one after.
#[test]
fn two_minutes_come_off_at_the_start_of_each_hand() {
    let mut table = fifty_two_left();
    assert_eq!(clock(&mut table), 17 * MINUTE + 30_000);
    announce(&mut table);
    for left in [15, 13] {
        table.wait(9 * MINUTE);
        finish(&mut table);
        table.say(json!({ "type": "deal_together" }));
        table.wait(MINUTE);
        assert_eq!(clock(&mut table), left * MINUTE + 30_000);
    }
}

/// Worked examples, Hand-for-hand: three bust from three tables on the hand in progress, and each has a third of the
/// 50th prize.
#[test]
fn three_from_three_tables_have_a_third_each() {
    let mut table = fifty_two_left();
    announce(&mut table);
    let out: Vec<u64> = (1..=3).map(|number| table.seated(number)[0].0).collect();
    for entry in &out {
        table.bust(*entry);
    }
    assert!(finish(&mut table).ends_with("hand-for-hand is over"));
    let shares: Vec<_> =
        table.standings().into_iter().map(|(_, from, to, prize)| (from, to, prize)).collect();
    // 60 entries of 25.00: the 50th prize is 15.00.
    assert_eq!(shares[..3], [(50, 52, 500), (50, 52, 500), (50, 52, 500)]);
    assert_eq!(table.ask(json!({ "type": "clock" }))["phase"], "running");
}

/// Worked examples, Hand-for-hand: three bust from one table; the biggest stack takes the 50th prize.
#[test]
fn three_from_one_table_finish_by_their_stacks() {
    let mut table = fifty_two_left();
    announce(&mut table);
    let out: Vec<u64> = table.seated(4)[..3].iter().map(|(entry, _)| *entry).collect();
    let stacks = [2_500, 9_000, 4_000];
    let named: Vec<_> = out
        .iter()
        .zip(stacks)
        .map(|(entry, stack)| json!({ "entry": entry, "stack": stack }))
        .collect();
    table.say(json!({ "type": "bust", "out": named, "order": "by_stack" }));
    finish(&mut table);
    let standings = table.standings();
    let who = |index: usize| format!("Player {}", out[index]);
    assert_eq!(standings[0], (who(1), 50, 50, 1_500));
    assert_eq!(standings[1], (who(2), 51, 51, 0));
    assert_eq!(standings[2], (who(0), 52, 52, 0));
}

/// Worked examples, Penalty (TCH 71): two rounds at a table of nine are eighteen hands.
#[test]
fn two_rounds_at_nine_are_eighteen_hands() {
    let mut table = Table::opened(|setup| setup["rules"]["seats_per_table"] = json!(9));
    table.enter(18);
    table.deal();
    let entry = table.seated(2)[4].0;
    let said = table.say(
        json!({ "type": "give_penalty", "entry": entry, "kind":{ "type": "rounds", "rounds": 2 } }),
    );
    assert_eq!(said, format!("Penalty: Player {entry} (2.5), 2 rounds, 18 hands"));
}

/// The winner is known before the hand is closed: what is still on can be ended, and is offered.
#[test]
fn hand_for_hand_that_outlasts_the_winner_can_be_ended() {
    let mut table = Table::dealt(16);
    table.wait(60 * MINUTE);
    table.say(json!({ "type": "go_hand_for_hand", "until": { "type": "left", "players": 2 } }));
    let out: Vec<Value> = (2..=16).map(|entry| json!({ "entry": entry })).collect();
    table.say(json!({ "type": "bust", "out": out, "order": "by_stack" }));
    let desk = table.ask(json!({ "type": "desk" }));
    assert_eq!(desk["phase"], "finished");
    let offered =
        |desk: &Value| desk["possible"].as_array().unwrap().contains(&json!("end-hand-for-hand"));
    let ends = table.try_to(json!({ "type": "end_hand_for_hand" }));
    assert_eq!(offered(&desk), ends["label"].is_string(), "{ends}");
    assert!(!offered(&table.ask(json!({ "type": "desk" }))));
}
