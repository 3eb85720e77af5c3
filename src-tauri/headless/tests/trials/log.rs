//! Corrections, undo and redo, and what they may never do.

use super::{answers, last_answer, played};
use serde_json::Value;

/// The lines that are refused because of what they depend on, each by its names.
fn refusals(name: &str) -> Vec<String> {
    played(name).iter().filter_map(super::refused).collect()
}

#[track_caller]
fn names_line(refusals: &[String], line: u32) {
    assert_eq!(refusals.len(), 1, "{refusals:?}");
    assert!(refusals[0].starts_with("LinesDepend "), "{refusals:?}");
    assert!(refusals[0].contains(&format!("numbers={line}")), "{refusals:?}");
}

fn names(view: &Value) -> Vec<&str> {
    view["rows"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect()
}

#[test]
fn c0_undo_redo_past_a_correction() {
    let answers = answers("log/c0_undo_redo_past_a_correction");
    // Once before three steps of undo and as many of redo, once behind them: the strike is in force, the bust is not.
    assert_eq!(answers[0], answers[1]);
    assert_eq!(names(&answers[1]["view"]), ["B"]);
}

#[test]
fn c1_strike_bust_before_reentry() {
    let script = "log/c1_strike_bust_before_reentry";
    names_line(&refusals(script), 6);
    let answers = answers(script);
    assert_eq!(answers[0]["view"]["depend"][0]["line"], 6);
    let seats = names(&answers[1]["view"]).into_iter().filter(|name| *name == "A").count();
    assert_eq!(seats, 1, "one player, one seat");
}

#[test]
fn c3_late_registration_at_a_seat_that_is_not_there() {
    let script = "log/c3_late_registration_at_a_seat_that_is_not_there";
    let refused = refusals(script);
    assert!(
        refused[0].starts_with("LinesDepend ") && refused[0].contains("numbers=6"),
        "{refused:?}"
    );
    let answers = answers(script);
    assert_eq!(answers[0]["view"]["depend"][0]["line"], 6);
    assert_eq!(answers[1]["view"]["rows"][0]["state"], "seated");
    assert_eq!(answers[2]["view"]["tables"][0]["capacity"], 10);
    assert_eq!(names(&answers[3]["view"]).len(), 5, "whoever has paid is among those left");
}

#[test]
fn c4_swap_after_an_amended_move() {
    let script = "log/c4_swap_after_an_amended_move";
    names_line(&refusals(script), 6);
    let view = last_answer(script);
    let seat = |name: &str| {
        let rows = view["view"]["rows"].as_array().unwrap();
        rows.iter().find(|row| row["name"] == name).unwrap()["seat"].as_u64().unwrap()
    };
    assert_eq!((seat("A"), seat("B")), (2, 8), "the swap is in force");
}

#[test]
fn c5_time_left_set_is_not_what_was_set() {
    let answers = answers("log/c5_time_left_set_is_not_what_was_set");
    assert_eq!(answers[0]["view"]["remaining_ms"], 300_000);
    assert_eq!(answers[1]["view"]["remaining_ms"], 299_000, "less the second played since");
}

#[test]
fn c6_preview_refuses_what_is_done() {
    let script = "log/c6_preview_refuses_what_is_done";
    let answers = answers(script);
    let preview = answers[0]["view"]["refusal"]["english"].as_str().unwrap().to_string();
    let lines = played(script);
    let refused: Vec<&str> =
        lines.iter().filter_map(|line| line["refused"]["message"].as_str()).collect();
    assert!(!preview.is_empty());
    assert_eq!(refused, [preview], "the view says what the desk says");
    // What was struck says what a person had said.
    let struck = &answers[2]["view"]["rows"][0];
    let english = |part: &str| struck[part]["english"].as_str().unwrap();
    let label = format!("{}: {}", english("verb"), english("what"));
    assert_eq!(label, "Take out lines 5 and 6: Bust A (1.3), 5th; Move B 1.2 \u{2192} 1.3");
}

#[test]
fn p1_rebuy_after_reentry() {
    let script = "log/p1_rebuy_after_reentry";
    let refused = refusals(script);
    assert_eq!(refused, ["NotNow rebuy-for-entry-in-play(name=A)"]);
    let answers = answers(script);
    let seats = names(&answers[0]["view"]).into_iter().filter(|name| *name == "A").count();
    assert_eq!(seats, 1);
}

#[test]
fn r1_correction_lays_out_millions_of_levels() {
    names_line(&refusals("log/r1_correction_lays_out_millions_of_levels"), 6);
}

#[test]
fn r2_labels_of_corrections_double() {
    let lines = played("log/r2_labels_of_corrections_double");
    let said: Vec<&str> = lines.iter().filter_map(|line| line["label"].as_str()).collect();
    assert!(said.len() > 25);
    assert!(said.iter().all(|said| said.len() < 200), "{said:?}");
    assert_eq!(said[5], "Take out line 5: Bust A (1.1), 6th");
}

#[test]
fn strike_first_rebuy_leaves_second_without_seat() {
    let answers = answers("money/strike_first_rebuy_leaves_second_without_seat");
    assert_eq!(names(&answers[3]["view"]).len(), 0, "the second rebuy brings Cid back");
    let left = &answers[4]["view"]["figures"]["left"];
    assert_eq!((left, &answers[4]["view"]["figures"]["chips_in_play"]), (&5.into(), &6_000.into()));
}

#[test]
fn forgotten_bust_inserted_before_rebuy() {
    let script = "money/forgotten_bust_inserted_before_rebuy";
    let answers = answers(script);
    assert_eq!(
        names(answers.last().map(|last| &last["view"]).unwrap()).len(),
        0,
        "Cid is still in"
    );
    // And can go out once more.
    assert_eq!(refusals(script), [""; 0]);
}
