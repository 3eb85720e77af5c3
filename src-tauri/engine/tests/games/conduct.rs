//! Calling time, absences and penalties by the rule books, with their published figures.

use crate::support::{Desk, MINUTE, SECOND};
use shuffle_up_engine::actions::absences::split_stack::shares;
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::advice::Advice;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::{EntryId, Millis, TableNumber};
use shuffle_up_engine::floor_line::{FloorReading, read};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::calling_time::next_word;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::views::floor_clocks::floor_clocks;
use shuffle_up_engine::views::room_map::room_map;
use shuffle_up_engine::views::tables::tables_view;
use shuffle_up_engine::views::time_calls::time_call_view;

fn by(book: RuleBook, players: usize) -> Desk {
    let setup =
        SetUp { rules: preset(book, GameForm::FullRing), rebuy: None, ..templates::t1000() };
    Desk::playing(setup, players, 11)
}

fn line(desk: &Desk, text: &str) -> FloorReading {
    read(&desk.log, text, desk.now)
}

#[track_caller]
fn type_in(desk: &mut Desk, text: &str) {
    let reading = line(desk, text);
    let command = reading.command.clone().unwrap_or_else(|| panic!("{text}: {reading:?}"));
    desk.must(command);
}

/// Everything said of the call that is on: how many seconds after it, and the words.
fn said(desk: &Desk) -> Vec<(Millis, String)> {
    let mut now = desk.now;
    let mut words = Vec::new();
    while let Some(word) = next_word(desk.tournament(), now) {
        words.push(((word.at - desk.now) / SECOND, word.words.to_string()));
        now = word.at;
    }
    words
}

fn of_kind(desk: &Desk, kind: AdviceKind) -> Vec<Advice> {
    let all = advice_at(desk.tournament(), desk.now);
    all.into_iter().filter(|advice| advice.kind == kind).collect()
}

fn name(desk: &Desk, entry: EntryId) -> String {
    desk.tournament().name(entry).to_string()
}

#[test]
fn tch_29_counts_at_15_and_10_and_from_5_down() {
    let mut desk = by(RuleBook::Tch, 18);
    type_in(&mut desk, "t 1.4");
    let words = said(&desk);
    let heard: Vec<(i64, &str)> = words.iter().map(|(at, word)| (*at, word.as_str())).collect();
    assert_eq!(
        heard,
        [
            (15, "15 seconds."),
            (20, "10 seconds."),
            (25, "5"),
            (26, "4"),
            (27, "3"),
            (28, "2"),
            (29, "1"),
            (30, "Time.")
        ]
    );
    desk.now += 12 * SECOND;
    let view = time_call_view(desk.tournament(), desk.now).unwrap();
    assert_eq!((view.remaining_ms, view.length_ms), (18 * SECOND, 30 * SECOND));
    assert!(line(&desk, "t 1.4").refusal.english.contains("t acted or t out"));
    type_in(&mut desk, "t acted");
    assert_eq!(next_word(desk.tournament(), desk.now), None);
    assert!(line(&desk, "t 1.4").says.english.contains("called once before"));
}

#[test]
fn rrop_gives_a_minute_with_one_warning_and_wsop_181_a_countdown_after_it() {
    let mut desk = by(RuleBook::Rrop, 18);
    type_in(&mut desk, "t 1.4");
    assert_eq!(said(&desk), [(50, "10 seconds.".to_string()), (60, "Time.".to_string())]);

    let mut desk = by(RuleBook::Wsop, 18);
    assert!(line(&desk, "t 1.4").says.english.contains("not before 120 s"));
    type_in(&mut desk, "t 1.4");
    let words = said(&desk);
    assert_eq!(words.first().unwrap(), &(60, "10".to_string()));
    assert_eq!(words.last().unwrap(), &(70, "Time.".to_string()));
    assert_eq!(words.len(), 11);
}

/// TCH 29 knows no limit: two floor people at two tables call time on two players, and each call ends by itself.
#[test]
fn tch_29_time_is_called_at_several_tables_at_once() {
    let mut desk = by(RuleBook::Rrop, 18);
    type_in(&mut desk, "t 1.4");
    desk.now += 5_000;
    type_in(&mut desk, "t 2.3");
    assert!(line(&desk, "t 1.4").refusal.english.contains("Say how it ended first"));
    assert_eq!(
        said(&desk)[..2],
        [
            (50, "Table 1 seat 4: 10 seconds.".to_string()),
            (55, "Table 2 seat 3: 10 seconds.".to_string())
        ]
        .map(|(at, words)| (at - 5, words))
    );
    type_in(&mut desk, "t acted 2.3");
    assert_eq!(time_call_view(desk.tournament(), desk.now).unwrap().entry, desk.at(1, 4));
    type_in(&mut desk, "t out");
    assert_eq!(time_call_view(desk.tournament(), desk.now), None);
    assert!(line(&desk, "t out").refusal.english.contains("not called on anybody"));
}

/// TCH 5a, 71b: who was marked absent in level 1 has been there. The stack is blinded off, in level 9 too.
#[test]
fn tch_5_who_left_in_level_1_is_never_a_no_show() {
    let mut desk = by(RuleBook::Tch, 18);
    let (left, never) = (desk.at(1, 4), desk.at(1, 5));
    type_in(&mut desk, "absent 1.5");
    desk.now += MINUTE;
    type_in(&mut desk, "absent 1.4");
    desk.must(shuffle_up_engine::actions::clock::jump::JumpTo { stage: 3 });
    let due = of_kind(&desk, AdviceKind::NoShow);
    assert_eq!(due.len(), 1);
    assert!(due[0].title.english.starts_with(name(&desk, never).as_str()), "{}", due[0].title);
    let remove =
        |entry| shuffle_up_engine::actions::entries::no_show::RemoveNoShow { entry, chips: None };
    assert_eq!(desk.refused(remove(left)).named(), "NotNow has-been-here(name=Player 6)");
    desk.must(shuffle_up_engine::actions::calling_time::call::CallTime { entry: never });
    assert_eq!(desk.refused(remove(never)).named(), "NotNow has-been-here(name=Player 9)");
}

/// TCH 71b, worked example: a two-round penalty at a table of nine is eighteen hands.
#[test]
fn tch_71_two_rounds_at_nine_are_eighteen_hands() {
    let mut desk = by(RuleBook::Tch, 18);
    let who = desk.at(1, 4);
    let reading = line(&desk, "p 1.4 2r talking");
    assert_eq!(
        reading.says.english,
        format!("{}, table 1 seat 4: 2 rounds, 18 hands", name(&desk, who))
    );
    desk.must(reading.command.unwrap());
    // Whoever busts meanwhile changes nothing: the players at the table when it was given count.
    let out = desk.at(1, 7);
    desk.bust(out);
    type_in(&mut desk, "p 1.4 +17");
    assert_eq!(of_kind(&desk, AdviceKind::Penalty), []);
    type_in(&mut desk, "p 1.4 +1");
    let due = of_kind(&desk, AdviceKind::Penalty).remove(0);
    assert_eq!(
        &*due.title.english,
        format!("Penalty served: {} may come back to table 1 seat 4", name(&desk, who))
    );
    assert_eq!(due.why.english, "2 rounds \u{b7} 18 hands \u{b7} for talking");
    desk.must(due.command.unwrap());
    let told = floor_clocks(desk.tournament(), desk.now);
    assert!(told.serving.is_empty());
    assert_eq!((told.history[0].hands, &*told.history[0].reason.english), (18, "talking"));
}

#[test]
fn tch_71b_the_next_step_is_offered_and_what_came_before_is_shown() {
    let mut desk = by(RuleBook::Tch, 18);
    for (step, before) in [
        ("a warning", ""),
        ("1 round, 9 hands", "a warning"),
        ("2 rounds, 18 hands", "a warning, 1 round"),
    ] {
        let reading = line(&desk, "p 1.4");
        assert!(
            reading.says.english.contains(step) && reading.says.english.ends_with(before),
            "{}",
            reading.says
        );
        desk.must(reading.command.unwrap());
        if step != "a warning" {
            assert!(line(&desk, "p 1.4 1h").refusal.english.contains("serves a penalty already"));
            type_in(&mut desk, "p 1.4 end");
        }
    }
}

#[test]
fn hands_that_the_tables_play_together_count_for_a_penalty() {
    let mut desk = by(RuleBook::Tch, 18);
    type_in(&mut desk, "p 1.4 2h");
    desk.must(GoHandForHand { until: Until::Left { players: 10 }, pace: None });
    for _ in 0..2 {
        let tables = desk.tournament().playing_the_hand();
        desk.must(FinishTables { tables, done: true });
        desk.must(DealTogether {});
    }
    assert_eq!(floor_clocks(desk.tournament(), desk.now).serving[0].served, 2);
}

/// TCH 71f: the chips of a disqualified player leave play.
#[test]
fn a_disqualified_player_takes_the_chips_along() {
    let mut desk = by(RuleBook::Tch, 18);
    let (who, chips) = (desk.at(1, 4), desk.tournament().chips_in_play);
    type_in(&mut desk, "dq 1.4 5,300");
    assert_eq!(desk.tournament().chips_in_play, chips - 5_300);
    assert_eq!(desk.tournament().seat_of(who), None);
    assert_eq!(desk.tournament().left(), 17);
    desk.undo().unwrap();
    assert_eq!((desk.tournament().chips_in_play, desk.tournament().left()), (chips, 18));
}

/// HPT, Players leaving: after twenty minutes the stack is split at that table, odd chips go to the bank.
#[test]
fn hpt_after_twenty_minutes_the_stack_is_split_and_odd_chips_go_to_the_bank() {
    let mut desk = by(RuleBook::Hpt, 20);
    let chips = desk.tournament().chips_in_play;
    // Whoever was not there from the start has not come by the second level, which is another rule.
    let late = name(&desk, desk.at(1, 5));
    type_in(&mut desk, "absent 1.5");
    desk.now += 20 * MINUTE;
    assert_eq!(of_kind(&desk, AdviceKind::Absence), []);
    let due = of_kind(&desk, AdviceKind::NoShow).remove(0);
    assert!(due.title.english.starts_with(&format!("{late} has not come")), "{}", due.title);
    assert!(
        due.why.english.ends_with("if the player was here: split 1.5 and the chips"),
        "{}",
        due.why
    );
    type_in(&mut desk, "present 1.5");
    type_in(&mut desk, "absent 1.4");
    desk.now += 19 * MINUTE;
    assert_eq!(of_kind(&desk, AdviceKind::Absence), []);
    assert!(line(&desk, "split 1.4 1000").refusal.english.contains("1 more minute to come back"));
    desk.now += MINUTE;
    let due = of_kind(&desk, AdviceKind::Absence).remove(0);
    assert_eq!((due.rule.unwrap().rule.as_str(), due.command), ("Players leaving", None));
    // Nine others; the smallest chip is a 5: 1,000 is 110 each, and 10 are left.
    assert!(
        line(&desk, "split 1.4 1000").says.english.ends_with("110 to each of 9, 10 to the bank")
    );
    type_in(&mut desk, "split 1.4 1000");
    assert_eq!(desk.tournament().chips_in_play, chips - 10);
    assert_eq!(desk.tournament().left(), 19);
    assert_eq!(shares(1_000, 9, 5), (110, 10));
    assert_eq!(shares(40, 9, 5), (0, 40));
    let mut elsewhere = by(RuleBook::Tch, 18);
    type_in(&mut elsewhere, "absent 1.4");
    elsewhere.now += 60 * MINUTE;
    assert_eq!(of_kind(&elsewhere, AdviceKind::Absence), [], "blinded off");
    assert!(line(&elsewhere, "split 1.4 1000").refusal.english.contains("not split"));
}

/// WSOP 73: a missed blind and two absent buttons; WSOP 74: the third who walks away.
#[test]
fn wsop_73_and_74_missed_blinds_absent_buttons_and_the_third_away() {
    let mut desk = by(RuleBook::Wsop, 18);
    type_in(&mut desk, "absent 1.4");
    assert!(line(&desk, "missed 1.5").refusal.english.contains("not marked absent"));
    assert!(line(&desk, "missed 1.4").says.english.ends_with("a missed-blind button"));
    for _ in 0..3 {
        assert_eq!(of_kind(&desk, AdviceKind::Absence), []);
        type_in(&mut desk, "missed 1.4");
    }
    let due = of_kind(&desk, AdviceKind::Absence).remove(0);
    assert!(due.title.english.ends_with("the chips may be picked up"), "{}", due.title);
    assert_eq!(due.rule.unwrap().rule, "73");
    // What it begins on the floor line needs only the chips.
    let picked_up = line(&desk, &format!("{}700", due.begins));
    assert_eq!((&*picked_up.verb.english, picked_up.command.is_some()), ("Pick up", true));
    type_in(&mut desk, "present 1.4");
    assert_eq!(of_kind(&desk, AdviceKind::Absence), []);
    for seat in ["absent 1.1", "absent 1.2", "absent 1.3"] {
        desk.now += SECOND;
        type_in(&mut desk, seat);
    }
    let third = name(&desk, desk.at(1, 3));
    let due = of_kind(&desk, AdviceKind::Absence).remove(0);
    assert_eq!(due.title.english, format!("Table 1: {third} must be back for the next blinds"));
    assert_eq!(due.rule.unwrap().rule, "74");
    // A missed blind is enough for the third one, and for nobody else.
    type_in(&mut desk, "missed 1.1");
    assert_eq!(of_kind(&desk, AdviceKind::Absence).len(), 1);
    type_in(&mut desk, "missed 1.3");
    let due = of_kind(&desk, AdviceKind::Absence);
    assert_eq!(due.len(), 1);
    assert_eq!(due[0].title.english, format!("{third}, 1.3: the chips may be picked up"));
    assert_eq!(
        (due[0].begins.as_str(), &due[0].rule.as_ref().unwrap().rule[..]),
        ("pickup 1.3 ", "74")
    );
    for _ in 0..2 {
        type_in(&mut desk, "missed 1.3");
    }
    let due = of_kind(&desk, AdviceKind::Absence);
    assert_eq!((due.len(), &due[0].rule.as_ref().unwrap().rule[..]), (1, "73"), "not said twice");
    type_in(&mut desk, "pickup 1.3 700");
    assert_eq!(of_kind(&desk, AdviceKind::Absence), []);
}

/// What the drawing of a table and the map of the room mark.
#[test]
fn who_is_away_or_on_a_penalty_is_marked_at_the_seat_and_on_the_map() {
    let mut desk = Desk::playing(templates::t1000(), 18, 5);
    type_in(&mut desk, "absent 1.3");
    type_in(&mut desk, "p 2.4 2r");
    let tables = tables_view(desk.tournament(), 0, 10, desk.now).tables;
    assert_eq!((tables[0].seats[2].absent, tables[0].seats[2].penalty), (true, None));
    assert_eq!((tables[1].seats[3].absent, tables[1].seats[3].penalty), (false, Some(18)));
    let map = room_map(desk.tournament(), desk.now);
    assert_eq!((map.away, map.penalties), (vec![(TableNumber(1), 1)], vec![(TableNumber(2), 1)]));
    type_in(&mut desk, "p 2.4 +18");
    assert_eq!(tables_view(desk.tournament(), 1, 1, desk.now).tables[0].seats[3].penalty, Some(0));
    type_in(&mut desk, "p 2.4 end");
    assert!(room_map(desk.tournament(), desk.now).penalties.is_empty());
}
