//! Deals, bounties, prizes paid, and what a correction makes of them.

use super::{answers, last_answer, played};
use serde_json::{Value, json};
use shuffle_up_headless::Session;

/// The views of one kind that a script asked for, in order.
fn views(name: &str, kind: &str) -> Vec<Value> {
    let all = answers(name).into_iter().filter(|answer| answer["type"] == kind);
    all.map(|answer| answer["view"].clone()).collect()
}

fn sum(rows: &Value, of: &str) -> i64 {
    rows.as_array().unwrap().iter().map(|row| row[of].as_i64().unwrap()).sum()
}

/// The prize of every place in the standings.
fn prizes_won(standings: &Value) -> Vec<i64> {
    let rows = standings["rows"].as_array().unwrap();
    rows.iter().map(|row| row["prize"].as_i64().unwrap()).collect()
}

/// What the program says to lines that are said after those of a script.
fn then(name: &str, more: &[&str]) -> Vec<Value> {
    let script = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/trials/scripts")
        .join(name)
        .with_extension("jsonl");
    let script = std::fs::read_to_string(script).unwrap();
    let mut session = Session::new();
    let lines = script.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let said = lines
        .chain(more.iter().copied())
        .zip(1..)
        .map(|(line, number)| serde_json::to_value(session.take(line, number).unwrap()).unwrap());
    let mut said: Vec<Value> = said.collect();
    said.split_off(said.len() - more.len())
}

fn said(line: &Value) -> &str {
    line["label"].as_str().unwrap_or_default()
}

#[test]
fn deal_then_bust_struck() {
    let name = "money/deal_then_bust_struck";
    let standings = views(name, "standings").pop().unwrap();
    assert_eq!(standings["rows"][0]["name"], "P5");
    assert_eq!(prizes_won(&standings).iter().sum::<i64>(), 20_000);
    let prizes = views(name, "prizes").pop().unwrap();
    assert_eq!((&prizes["owed"], &prizes["open"]), (&json!(20_000), &json!(0)));
    assert_eq!(sum(&prizes["rows"], "amount"), 20_000);
    assert_eq!(prizes["deal"]["without"], json!(["P5"]));
    let note = prizes["notes"][0]["english"].as_str().unwrap();
    assert!(note.contains("No share of the deal: P5"), "{note}");
    // What was left for the winner is all that P5 can win, and the till is empty when everybody is paid.
    let paid: Vec<Value> = played(name);
    assert!(paid.iter().any(|line| said(line) == "Paid: P5 $10"));
    let accounts = last_answer(name)["view"]["accounts"].clone();
    assert_eq!((&accounts["cash"], &accounts["prizes"]), (&json!(0), &json!(0)));
}

#[test]
fn deal_then_late_registration() {
    let name = "money/deal_then_late_registration";
    // Before it is made and after, a deal says that somebody may still come.
    let talked = views(name, "deal").remove(0);
    assert!(talked["notes"][0]["english"].as_str().unwrap().contains("still open"));
    assert!(played(name).iter().any(|line| said(line).ends_with("entries or rebuys still open")));
    let [open, over] = <[Value; 2]>::try_from(views(name, "prizes")).unwrap();
    assert_eq!(
        (&open["pool"], &open["owed"], &open["open"]),
        (&json!(17_500), &json!(15_000), &json!(2_500))
    );
    assert!(open["notes"].as_array().unwrap().len() > 1, "{}", open["notes"]);
    assert_eq!((&over["owed"], &over["open"]), (&json!(17_500), &json!(0)));
    let standings = views(name, "standings").pop().unwrap();
    assert_eq!(prizes_won(&standings)[..4], [2_500, 7_000, 4_500, 3_500]);
}

#[test]
fn log_p2_late_registration_after_deal() {
    let name = "log/p2_late_registration_after_deal";
    let standings = views(name, "standings").pop().unwrap();
    assert_eq!(prizes_won(&standings).iter().sum::<i64>(), 15_000);
    assert_eq!(views(name, "prizes").pop().unwrap()["paid_out"], 15_000);
    let accounts = last_answer(name)["view"]["accounts"].clone();
    assert_eq!((&accounts["cash"], &accounts["prizes"]), (&json!(0), &json!(0)));
}

/// P3 has 30 that are P4's now: it is on the list, in what is owed, on the advice, and settled by a line of its own.
#[test]
fn prize_paid_to_wrong_player() {
    let name = "money/prize_paid_to_wrong_player";
    let prizes = views(name, "prizes").pop().unwrap();
    let listed = &prizes["too_much"][0];
    assert_eq!(
        (&listed["name"], &listed["paid"], &listed["due"], &listed["too_much"]),
        (&json!("P3"), &json!(3_000), &json!(0), &json!(3_000))
    );
    assert_eq!(
        (&prizes["owed"], &prizes["rows"][2]["holders"][0]["name"]),
        (&json!(3_000), &json!("P4"))
    );
    let advice = views(name, "desk").pop().unwrap()["advice"].clone();
    let titles: Vec<&str> = advice
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["title"]["english"].as_str().unwrap())
        .collect();
    assert_eq!(titles, ["Pay 3rd: $30 to P4", "Collect $30 from P3"]);
    for report in views(name, "cash_report") {
        assert_eq!((&report["balance"], &report["accounts"]["owed"]), (&json!(0), &json!(3_000)));
    }
    let lines = played(name);
    let refused: Vec<String> = lines.iter().filter_map(super::refused).collect();
    assert_eq!(refused, ["NotNow paid-too-much(name=P3, amount=$30)"]);
    let settled = then(
        name,
        &[
            r#"{"at": 0, "do": {"type": "collect_overpaid", "entry": 3}}"#,
            r#"{"ask": {"type": "prizes"}}"#,
            r#"{"ask": {"type": "cash_report"}}"#,
            r#"{"at": 0, "do": {"type": "collect_overpaid", "entry": 3}}"#,
        ],
    );
    let [taken, prizes, report, again] = &settled[..] else { panic!("{settled:?}") };
    assert_eq!(said(taken), "Collected: $30 from P3");
    assert_eq!(prizes["answer"]["view"]["too_much"], json!([]));
    assert_eq!(prizes["answer"]["view"]["paid_out"], 15_000);
    let accounts = &report["answer"]["view"]["accounts"];
    assert_eq!(
        (&accounts["cash"], &accounts["owed"], &accounts["prizes"]),
        (&json!(0), &json!(0), &json!(0))
    );
    assert_eq!(super::refused(again).unwrap(), "NotNow not-paid-more-than-due(name=P3)");
}

#[test]
fn log_c2_paid_then_out_of_the_money() {
    let name = "log/c2_paid_then_out_of_the_money";
    let preview = views(name, "correction").pop().unwrap();
    assert_eq!(preview["changes"][1]["becomes"]["english"], "4th; $25 paid too much");
    let prizes = views(name, "prizes").pop().unwrap();
    assert_eq!(
        prizes["too_much"][0]["says"]["english"],
        "C was paid $25 · nothing is due · finished 4th"
    );
    let advice = views(name, "desk").pop().unwrap()["advice"].clone();
    assert_eq!(advice[1]["title"]["english"], "Collect $25 from C");
    let report = views(name, "cash_report").pop().unwrap();
    assert_eq!((&report["balance"], &report["accounts"]["owed"]), (&json!(0), &json!(2_500)));
}

#[test]
fn mystery_proposal_too_few_envelopes() {
    let name = "money/mystery_proposal_too_few_envelopes";
    let mystery = views(name, "prizes").remove(0)["bounties"]["mystery"].clone();
    assert_eq!((&mystery["seal"]["yes"], sum(&mystery["left"], "count")), (&json!(true), 18));
    let of = |row: &Value| row["amount"].as_i64().unwrap() * row["count"].as_i64().unwrap();
    assert_eq!(mystery["left"].as_array().unwrap().iter().map(of).sum::<i64>(), 100_000);
    assert_eq!(said(played(name).last().unwrap()), "Mystery: 18 envelopes sealed");
}

/// What is collected is won, no more; the desk is told that the envelopes were sealed for more.
#[test]
fn mystery_sealed_then_rebuy_struck() {
    let name = "money/mystery_sealed_then_rebuy_struck";
    let all = views(name, "prizes");
    let notes: Vec<bool> = all
        .iter()
        .map(|view| {
            let note = view["bounties"]["mystery"]["note"]["english"].as_str();
            note.is_some_and(|note| note.contains("$120 is collected"))
        })
        .collect();
    assert_eq!(notes, [false, false, true, true, true]);
    let over = &all.last().unwrap()["bounties"];
    assert_eq!(
        (&over["collected"], &over["won"], &over["in_envelopes"]),
        (&json!(12_000), &json!(12_000), &json!(0))
    );
    let accounts = last_answer(name)["view"]["accounts"].clone();
    assert_eq!((&accounts["bounties"], &accounts["cash"]), (&json!(0), &json!(30_000)));
}

#[test]
fn progressive_head_without_own_bounty() {
    let name = "money/progressive_head_without_own_bounty";
    let bounties = views(name, "prizes").pop().unwrap()["bounties"].clone();
    let rows = bounties["rows"].as_array().unwrap();
    let of = |who: &str| rows.iter().find(|row| row["name"] == who).unwrap();
    // Ten were on Ann's head, all of them won there: five are paid, five go onto Dee's own head of twenty.
    assert_eq!((&of("Dee")["amount"], &of("Dee")["on_head"]), (&json!(500), &json!(2_500)));
    assert_eq!((&of("Ann")["amount"], &of("Ann")["on_head"]), (&json!(1_000), &json!(0)));
    let fell = &bounties["latest"][0];
    assert_eq!(
        (&fell["name"], &fell["turn"], &fell["amount"]),
        (&json!("Ann"), &json!(1), &json!(1_000))
    );
    assert_eq!(said(played(name).last().unwrap()), "Bounty: Ann to Dee");
}

#[test]
fn cancelled_rebuy_leaves_bounty_fallen() {
    let name = "money/cancelled_rebuy_leaves_bounty_fallen";
    let [voided, out] = <[Value; 2]>::try_from(views(name, "prizes")).unwrap();
    let voided = &voided["bounties"];
    assert_eq!((&voided["on_heads"], &voided["unassigned"]), (&json!(4_000), &json!([])));
    let row = &out["bounties"]["rows"][0];
    assert_eq!((&row["name"], &row["amount"]), (&json!("Bob"), &json!(1_000)));
}

#[test]
fn structure_text_us_thousands() {
    let read: Vec<Value> = views("money/structure_text_us_thousands", "structure_text")
        .into_iter()
        .map(|reading| reading["shares"]["amounts"].clone())
        .collect();
    let five_three = json!([500_000, 300_000]);
    assert_eq!(
        read,
        [
            json!([500_000, 300_000, 200_000]),
            five_three.clone(),
            five_three.clone(),
            json!([500_000, 300_000, 50_000]),
            five_three,
        ]
    );
}
