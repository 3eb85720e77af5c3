//! HPT, T1000: the schedule, the stacks, the colour-ups, the rebuys and the payouts.

use crate::table::{MINUTE, Table};
use serde_json::{Value, json};

fn stages(table: &mut Table) -> Vec<Value> {
    table.ask(json!({ "type": "schedule" }))["stages"].as_array().unwrap().clone()
}

/// HPT, Blinds: fifteen levels of 20 minutes, from 10-20 to 1000-2000.
#[test]
fn t1000_blinds_as_published() {
    let stages = stages(&mut Table::opened(|_| {}));
    let levels: Vec<&Value> = stages.iter().filter(|stage| stage["is_break"] == false).collect();
    let blinds: Vec<String> =
        levels.iter().map(|stage| format!("{}-{}", stage["small"], stage["big"])).collect();
    assert_eq!(
        blinds.join(", "),
        "10-20, 15-30, 20-40, 25-50, 50-100, 75-150, 100-200, 150-300, 200-400, 300-600, 400-800, 500-1000, \
         600-1200, 800-1600, 1000-2000"
    );
    assert!(levels.iter().all(|stage| stage["length_ms"] == 20 * MINUTE && stage["ante"] == 0));
    // Level numbers do not count breaks: a failure that peers shipped.
    let numbers: Vec<u64> = levels.iter().map(|stage| stage["level"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=15).collect::<Vec<u64>>());
}

/// HPT, T1000: 5s leave after 20-40, 25s after 150-300, 100s after 800-1600.
#[test]
fn colours_leave_where_no_later_blind_needs_them() {
    let stages = stages(&mut Table::opened(|_| {}));
    let leaving: Vec<(u64, u64)> = stages
        .iter()
        .zip(stages.iter().skip(1))
        .flat_map(|(before, stage)| {
            let chips = stage["colour_up"].as_array().unwrap();
            chips
                .iter()
                .map(|chip| (chip["value"].as_u64().unwrap(), before["small"].as_u64().unwrap()))
        })
        .collect();
    assert_eq!(leaving, [(5, 20), (25, 150), (100, 800)]);
}

/// HPT, Poker chip value, column B: 24 players get 15 red, 13 green and 6 black each, 816 chips in all.
#[test]
fn stacks_for_24_players() {
    let mut table = Table::entered(24);
    let view = table.ask(json!({ "type": "set_up" }));
    let stack: Vec<(u64, u64, u64)> = view["stack"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            (
                line["value"].as_u64().unwrap(),
                line["each"].as_u64().unwrap(),
                line["all"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(stack, [(5, 15, 360), (25, 13, 312), (100, 6, 144)]);
    assert_eq!(stack.iter().map(|(_, _, all)| all).sum::<u64>(), 816);
}

/// HPT, Payout, 21-30 players: 30 entries at $25 make 750. To the cent 300 / 187.50 / 150 / 75 / 37.50; rounded to
/// $5, the remainder to first, 305 / 185 / 150 / 75 / 35.
#[test]
fn payouts_for_30_entries_at_25() {
    for (unit, published) in
        [(1, [30_000, 18_750, 15_000, 7_500, 3_750]), (500, [30_500, 18_500, 15_000, 7_500, 3_500])]
    {
        let mut table = Table::opened(|setup| setup["prizes"]["unit"] = json!(unit));
        table.enter(30);
        let view = table.ask(json!({ "type": "prizes" }));
        let amounts: Vec<i64> = view["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["amount"].as_i64().unwrap())
            .collect();
        assert_eq!(amounts, published);
        assert_eq!(view["pool"], 75_000);
    }
}

/// HPT, Buyin/Rebuy/Add-on: one rebuy a player, busted only, before the first hand of the fourth level. The break before
/// that level still takes rebuys; the level does not.
#[test]
fn rebuys_close_with_level_4() {
    let mut table = Table::dealt(20);
    let rebuy = |entry: u64| json!({ "type": "rebuy", "entry": entry });
    table.wait(59 * MINUTE);
    assert_eq!(table.say(rebuy(1)), "Rebuy: Player 1 (1.4), $25");
    assert_eq!(table.ask(json!({ "type": "desk" }))["figures"]["prize_pool"], 52_500);
    let again = table.try_to(rebuy(1));
    assert_eq!(again["refused"]["code"], "house_rule");
    table.wait(10 * MINUTE + MINUTE - 1);
    table.bust(2);
    table.say(rebuy(2));
    assert_eq!(table.ask(json!({ "type": "desk" }))["figures"]["left"], 20);
    table.wait(1);
    let late = table.try_to(rebuy(3));
    assert_eq!(late["refused"]["code"], "house_rule");
    assert!(late["refused"]["message"].as_str().unwrap().contains("level 4"), "{late}");
    let newcomer = table.try_to(json!({ "type": "enter", "names": ["Late Comer"] }));
    assert_eq!(newcomer["refused"]["code"], "house_rule");
}
