//! Chips, races, hand-for-hand and the clock.

use super::{answers, last_answer, played};
use serde_json::Value;
use shuffle_up_engine::rulebook::schedule::Schedule;

/// What a clock shows: the position in the schedule, the seconds left, and whether it runs.
fn shown(answer: &Value) -> (u64, u64, bool) {
    let view = &answer["view"];
    let clock = view.get("clock").unwrap_or(view);
    (
        clock["stage"]["stage"].as_u64().unwrap(),
        clock["remaining_ms"].as_u64().unwrap() / 1_000,
        clock["phase"] == "running",
    )
}

/// The titles of what a desk advises, the first thing first.
fn advised(answer: &Value) -> Vec<&str> {
    let due = answer["view"]["advice"].as_array().unwrap();
    due.iter().map(|due| due["title"]["english"].as_str().unwrap()).collect()
}

fn schedule(answer: &Value) -> Schedule {
    serde_json::from_value(answer.clone()).unwrap()
}

/// What the lines of the log say, refusals and errors as they are.
fn said(name: &str) -> Vec<String> {
    let words = |line: &Value| match line.get("label") {
        Some(said) => said.as_str().unwrap().to_string(),
        None => super::refused(line).unwrap_or_default(),
    };
    played(name).iter().filter(|line| line.get("answer").is_none()).map(words).collect()
}

#[test]
fn h4h_announced_on_a_break() {
    let shows = answers("chips/01_h4h_announced_on_a_break");
    assert_eq!(shown(&shows[0]), (9, 480, true));
    assert_eq!(shown(&shows[1]), (9, 480, true), "announcing changes nothing");
    assert_eq!(shown(&shows[2]), (10, 1_080, false), "level 9, one hand dealt");
}

#[test]
fn h4h_break_ended_by_a_jump() {
    let shows = answers("chips/02_h4h_break_ended_by_a_jump");
    let shows: Vec<_> = shows.iter().map(shown).collect();
    assert_eq!(shows, [(3, 1_200, false), (3, 1_080, false), (3, 1_080, false)]);
}

#[test]
fn h4h_break_taken_now_stands_still() {
    let shows = answers("chips/03_h4h_break_taken_now_stands_still");
    assert_eq!(shown(&shows[0]), (2, 480, true));
    assert!(
        advised(&shows[1]).iter().all(|title| !title.contains("hand")),
        "{:?}",
        advised(&shows[1])
    );
}

#[test]
fn h4h_schedule_edit_loses_the_waiting_break() {
    let name = "chips/04_h4h_schedule_edit_loses_the_waiting_break";
    let shows = answers(name);
    assert_eq!(shown(&shows[1]), (1, 0, false));
    assert_eq!(advised(&shows[0])[0], advised(&shows[2])[0]);
    assert_eq!(advised(&shows[2])[0], "Break: 10 minutes");
    assert!(said(name).contains(&"Break: begun after the hand".to_string()));
}

#[test]
fn h4h_level_by_hands_break_in_mid_hand() {
    let name = "chips/05_h4h_level_by_hands_break_in_mid_hand";
    let shows = answers(name);
    assert_eq!(shown(&shows[1]), (1, 0, false), "the second hand of two is played");
    assert!(advised(&shows[2])[0].ends_with("still play the hand"), "{:?}", advised(&shows[2]));
    assert_eq!(advised(&shows[3])[0], "Break: 10 minutes");
    assert!(said(name).contains(&"Break: begun after the hand".to_string()));
}

/// The schedule as it is in force, as a draft and as it is generated: nothing that follows goes unpaid.
#[test]
fn step_extension_cannot_be_paid() {
    let shows = answers("chips/06_step_extension_cannot_be_paid");
    assert_eq!(shows[0]["view"]["warnings"], Value::Array(Vec::new()));
    let leaves = |stage: &Value| {
        let off = stage["colour_up"].as_array().unwrap();
        off.iter().map(|chip| chip["value"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let stages = shows[0]["view"]["stages"].as_array().unwrap();
    let off: Vec<u64> = stages.iter().flat_map(leaves).collect();
    assert_eq!(off, [5, 25], "the 100s stay for 1,200");
    assert_eq!(shows[3]["view"]["warnings"], Value::Array(Vec::new()));
    let generated = schedule(&shows[3]["view"]["schedule"]);
    assert!(generated.amounts_beyond().iter().flatten().all(|amount| amount % 500 == 0));
}

#[test]
fn split_by_a_chip_that_is_not_in_play() {
    let name = "chips/07_split_by_a_chip_that_is_not_in_play";
    assert_eq!(answers(name)[0]["view"]["smallest_chip"], 25);
    assert!(said(name).contains(&"Split: P0, 125 to each, 125 to the bank".to_string()));
    assert_eq!(last_answer(name)["view"]["figures"]["chips_in_play"], 7_875);
}

#[test]
fn chips_out_and_a_count_that_does_not_agree() {
    let name = "chips/17_chips_out_and_a_count_that_does_not_agree";
    let refused: Vec<String> = played(name).iter().filter_map(super::refused).collect();
    assert_eq!(refused, ["NotNow play-not-begun-over", "BadValue chips-in-as-correction"]);
    let shows = answers(name);
    let says = |show: usize| shows[show]["view"]["room"]["says"]["english"].as_str().unwrap();
    assert_eq!([says(0), says(1), says(2)], ["1 player not counted", "200 too many", "all there"]);
    assert_eq!(shows[2]["view"]["room"]["expected"], 7_900);
    assert_eq!(shows[2]["view"]["rows"][0]["sum"]["expected"], 7_900, "one table is the room");
    let leader = &shows[3]["view"]["rows"][0];
    assert_eq!((&leader["name"], &leader["big_blinds"]), (&"P0".into(), &40.into()));
    let out = said(name).into_iter().find(|line| line.starts_with("Chips out")).unwrap();
    assert!(out.ends_with("300, off the table (RRoP 27), in the pocket"), "{out}");
}

#[test]
fn proposal_says_the_chips_make_no_stack() {
    let shows = answers("chips/08_proposal_says_the_chips_make_no_stack");
    let proposal = shows[0]["view"]["proposal"].as_array().expect("a stack");
    let worth =
        proposal.iter().zip([5, 25, 100, 500]).map(|(each, value)| each.as_u64().unwrap() * value);
    assert_eq!(worth.sum::<u64>(), 1_000);
    for (each, owned) in proposal.iter().zip([100, 100, 50, 50]) {
        assert!(each.as_u64().unwrap() * 10 <= owned);
    }
}

#[test]
fn half_hour_for_no_shows_is_read_off_the_time_left() {
    let name = "chips/09_half_hour_for_no_shows_is_read_off_the_time_left";
    assert_eq!(advised(&answers(name)[0]), Vec::<&str>::new());
    let said = said(name);
    assert!(
        said.iter().any(|words| words.contains("with-second-level-or-half-hour")),
        "refused at 6:00"
    );
    assert_eq!(said.last().unwrap(), "No-show: P0");
}

#[test]
fn h4h_break_advice_and_gap() {
    let shows = answers("chips/10_h4h_break_advice_and_gap");
    assert_eq!(advised(&shows[0]), ["Race off the 25s: 2 tables"]);
    assert_eq!(shown(&shows[1]), (3, 1_200, false));
}

#[test]
fn tch_two_for_one_of_50s_rounds_up() {
    let said = said("chips/11_tch_two_for_one_of_50s_rounds_up");
    let race = said.last().unwrap();
    assert_eq!(race, "Race: 50s off table 1, 3 in, 1 \u{d7} 100 out, 50 fewer in play");
}

#[test]
fn race_without_odd_chips_needs_a_seed() {
    let said = said("chips/12_race_without_odd_chips_needs_a_seed");
    assert_eq!(said.last().unwrap(), "Race: 5s off table 1, 15 in, 3 \u{d7} 25 out");
}

/// The last line of the script writes the schedule out as it once was; here
/// it is asked for, and could be put in force again as it is.
#[test]
fn breaks_in_the_extension_overflow() {
    let shows = answers("chips/13_breaks_in_the_extension_overflow");
    let blinds = |stage: &Value| stage["big"].as_u64().unwrap();
    assert!(blinds(&shows[0]["view"]["stage"]) <= 1_000_000_000);
    let stages = shows[1]["view"]["stages"].as_array().unwrap();
    assert!(stages.len() > 20 && stages.iter().all(|stage| blinds(stage) <= 1_000_000_000));
    schedule(&shows[1]["view"]["schedule"]).check().unwrap();
}

#[test]
fn delayed_start_not_in_the_times() {
    let shows = answers("chips/14_delayed_start_not_in_the_times");
    assert_eq!(shows[0]["view"]["begins"][0], 7_800_000);
    let end = &shows[1]["view"]["predicted_end"];
    assert_eq!(end["from"], 10_800_000, "as long after the countdown as the levels take");
}

#[test]
fn small_conduct() {
    let said = said("chips/15_small_conduct");
    assert_eq!(said[6], "NotNow not-in-play(name=P10)");
    assert_eq!(&said[7..9], ["Time: called on P13 (1.1)", "Time: called on P0 (2.2)"]);
    assert!(said[9].ends_with("ran out: the hand is dead, or checked where nothing was bet"));
}

#[test]
fn needed_chip_leaves() {
    let name = "chips/16_needed_chip_leaves";
    let said = said(name);
    assert!(said.contains(&"NotNow chips-needed-until(chip=5, level=3)".to_string()), "{said:?}");
    let shows = answers(name);
    let races = |title: &&str| title.contains("Race off");
    assert_eq!(advised(&shows[2]).into_iter().find(races), None, "the next small blind is 5");
    let proposal = &shows[1]["view"]["proposal"];
    assert!(proposal[0].as_u64().unwrap() > 0, "the proposed stack holds 5s: {proposal}");
}
