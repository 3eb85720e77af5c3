//! The push, tables that open and break, who is late, who may go home.

use super::*;

/// Three tables and five dealers at minute 0.
fn friday() -> Evening {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana, Bo, Cy, Dee, Eva", "table 12-14"]);
    evening
}

#[test]
fn a_push_moves_everybody_on_and_brings_in_whoever_was_free_longest() {
    let mut evening = friday();
    assert_eq!(evening.line_up(), ["12 Ana", "13 Bo", "14 Cy"]);
    assert_eq!(evening.view().push.unwrap().at, 30 * 60_000);
    evening.minute = 26;
    let soon = &evening.view().advice[0];
    let says = "Push: Dee to 12, Ana from 12 to 13, Bo from 13 to 14, Cy on break";
    assert_eq!(
        (soon.title.english.as_ref(), soon.why.english.as_ref()),
        ("The push is soon", says)
    );
    evening.after(4, &["push"]);
    assert_eq!(evening.said(), says);
    assert_eq!(evening.line_up(), ["12 Dee", "13 Ana", "14 Bo"]);
    assert_eq!(evening.downs(), [1, 1, 1, 0, 0]);
    assert_eq!(evening.view().free.iter().map(|one| &one.name).collect::<Vec<_>>(), ["Eva", "Cy"]);
    assert!(evening.typed("push").unwrap_err().contains("staff-just-pushed"));
    evening.after(30, &["push"]);
    assert_eq!(evening.line_up(), ["12 Eva", "13 Dee", "14 Ana"]);
    assert_eq!(evening.downs(), [2, 2, 1, 1, 0]);
    assert_eq!(evening.view().push.unwrap().at, 90 * 60_000);
}

#[test]
fn a_push_a_little_late_keeps_the_houses_rhythm_and_one_held_long_begins_anew() {
    let mut evening = friday();
    evening.after(33, &["push"]);
    assert_eq!(evening.view().push.unwrap().at, 60 * 60_000);
    evening.after(50, &["push"]);
    assert_eq!(evening.view().push.unwrap().at, 113 * 60_000);
    evening.all(&["next 10"]);
    assert_eq!(evening.view().push.unwrap().at, 93 * 60_000);
    evening.all(&["every 20"]);
    assert_eq!(evening.view().push.unwrap().at, 103 * 60_000);
}

#[test]
fn nobody_deals_more_than_three_downs_while_somebody_can_come_in() {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana, Bo, Cy, Dee", "table 1-3"]);
    for _ in 0..12 {
        evening.after(30, &["push"]);
        let over = evening.view().push.unwrap().over;
        assert!(over.is_empty(), "{over:?}");
    }
    let downs = evening.downs();
    assert_eq!(downs.iter().sum::<u32>(), 36);
    assert!(downs.iter().all(|one| *one == 9), "everybody deals the same: {downs:?}");
}

#[test]
fn without_relief_everybody_deals_on_and_the_push_says_so() {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana, Bo", "table 1-2"]);
    for _ in 0..3 {
        evening.after(30, &["push"]);
    }
    assert_eq!(evening.view().push.unwrap().over, ["Bo", "Ana"]);
    evening.all(&["table 3"]);
    assert_eq!(evening.said(), "Table 3 opens without a dealer");
    let bare = &evening.view().advice[0];
    assert_eq!(bare.title.english, "Table 3 has no dealer");
    assert_eq!((bare.why.english.as_ref(), bare.typed.as_str()), ("Nobody is free", ""));
    evening.after(30, &["push"]);
    assert_eq!(evening.said(), "Push: table 1 has no dealer, Bo from 1 to 2, Ana from 2 to 3");
    evening.all(&["dealer Cy"]);
    assert_eq!(evening.view().advice[0].typed, "deals 1 Cy");
    evening.all(&["deals 1 Cy"]);
    assert_eq!(evening.line_up(), ["1 Cy", "2 Bo", "3 Ana"]);
}

#[test]
fn dealers_go_in_the_houses_order() {
    let mut evening = friday();
    evening.all(&["order 14 12", "off Dee, Eva"]);
    assert_eq!(evening.line_up(), ["14 Cy", "12 Ana", "13 Bo"]);
    evening.after(30, &["push"]);
    assert_eq!(evening.line_up(), ["14 Bo", "12 Cy", "13 Ana"]);
}

#[test]
fn a_table_that_opens_takes_a_dealer_from_break_and_one_that_breaks_sends_one_there() {
    let mut evening = friday();
    evening.after(20, &["break Dee"]);
    evening.after(5, &["broke 13", "table 20 21"]);
    assert_eq!(evening.said(), "Table 20 opens with Eva, table 21 opens with Dee");
    assert_eq!(evening.person("Bo").doing.english, "on break");
    assert_eq!(evening.person("Bo").downs, 1, "25 of 30 minutes are a down");
    evening.after(5, &["push"]);
    evening.after(10, &["broke 12"]);
    let counted: u32 = evening.downs().iter().sum();
    assert_eq!(counted, 5, "ten minutes are none");
}

#[test]
fn who_dealt_most_of_a_down_has_it() {
    let mut evening = friday();
    evening.after(20, &["deals 12 Dee"]);
    assert_eq!(evening.said(), "Dee deals table 12; Ana is free");
    evening.after(10, &["push"]);
    assert_eq!(evening.downs()[..4], [1, 1, 1, 0]);
}

#[test]
fn who_is_late_is_dealt_for_by_whoever_was_to_be_relieved() {
    let mut evening = friday();
    evening.after(30, &["push"]);
    assert_eq!(evening.line_up(), ["12 Dee", "13 Ana", "14 Bo"]);
    evening.after(1, &["late Bo"]);
    assert_eq!(evening.said(), "Bo is not at table 14; Cy deals on");
    assert_eq!(evening.line_up(), ["12 Dee", "13 Ana", "14 Cy"]);
    // Ana, whom Dee relieved, deals table 13 already.
    evening.all(&["late Dee"]);
    assert_eq!(evening.said(), "Dee is not at table 12, which has no dealer");
    assert_eq!(evening.view().advice[0].typed, "deals 12 Eva");
    evening.after(9, &["back Bo, Dee"]);
    assert_eq!(evening.person("Bo").doing.english, "free");
    assert_eq!(evening.person("Bo").minutes, 31, "nine minutes late are no work");
}

#[test]
fn helpers_and_whoever_goes_home_are_chosen_from_those_who_are_free() {
    let mut evening = friday();
    evening.all(&["dealer Fay", "colour 2"]);
    assert_eq!(evening.said(), "Dee and Eva for colour-up");
    assert!(evening.typed("bag 2").unwrap_err().contains("staff-so-many-free(free=1)"));
    evening.after(10, &["back Dee, Eva"]);
    evening.after(20, &["push"]);
    let advice = evening.view().advice;
    let cut = advice.iter().find(|one| one.typed == "cut 2").unwrap();
    assert_eq!(cut.title.english, "May go home: Cy and Dee");
    evening.all(&["cut 2"]);
    assert_eq!(evening.view().cut.spare, 0);
    assert_eq!(evening.said(), "Cy and Dee off");
}

#[test]
fn shifts_are_taken_over_and_end_with_the_evening() {
    let mut evening = friday();
    evening.all(&["floor Kim, Lou", "shift floor Kim"]);
    evening.after(60, &["shift floor Lou"]);
    assert_eq!(evening.said(), "Lou takes the floor shift over from Kim");
    let [lou, kim] = &evening.view().shifts[..] else { panic!() };
    assert_eq!((lou.name.as_str(), lou.from, lou.until), ("Lou", 60 * 60_000, None));
    assert_eq!((kim.name.as_str(), kim.until), ("Kim", Some(60 * 60_000)));
    assert!(evening.typed("shift dealer Ana").unwrap_err().contains("staff-shift-role"));
    evening.after(30, &["close"]);
    let view = evening.view();
    assert!(view.closed && view.tables.is_empty() && view.people.iter().all(|one| !one.here));
    assert_eq!(view.shifts[0].until, Some(90 * 60_000));
    assert!(evening.typed("push").unwrap_err().contains("staff-is-closed"));
    evening.undo();
    assert_eq!(evening.view().tables.len(), 3);
}

#[test]
fn staff_money_is_shared_by_the_downs_and_hours_that_the_log_has() {
    use shuffle_up_staff::view::{ShareBy, shares};
    let mut evening = friday();
    let money = |evening: &Evening, by| {
        let shares = shares(&evening.log, Money(10_000), by, evening.now());
        shares.map(|all| all.into_iter().map(|one| (one.work, one.amount.0)).collect::<Vec<_>>())
    };
    assert_eq!(money(&evening, ShareBy::Downs).unwrap_err().key, "staff-no-work");
    evening.after(30, &["push"]);
    let each = ["1", "1", "1"].map(String::from);
    let exact = each.into_iter().zip([3_334, 3_333, 3_333]).collect::<Vec<_>>();
    assert_eq!(money(&evening, ShareBy::Downs).unwrap(), exact);
    evening.after(15, &["off Eva"]);
    evening.after(45, &["close"]);
    let hours = money(&evening, ShareBy::Hours).unwrap();
    assert_eq!(hours[0], ("1:30".into(), 2_223));
    assert_eq!(hours[4], ("0:45".into(), 1_111));
    assert_eq!(hours.iter().map(|(_, amount)| amount).sum::<i64>(), 10_000);
}
