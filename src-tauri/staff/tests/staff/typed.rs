//! What is typed, and what is refused.

use super::*;

#[test]
fn names_are_found_by_a_part_and_nobody_is_guessed() {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana Berg, Ana Cole, Bo", "table 12"]);
    assert_eq!(evening.line_up(), ["12 Ana Berg"]);
    for (line, key) in [
        ("break ana", "staff-which(names=[Ana Berg, Ana Cole])"),
        ("break Zoe", "staff-nobody-called(name=Zoe)"),
        ("deals 12 berg", "staff-deals-already(name=Ana Berg, table=12)"),
        ("dealer Bo", "staff-is-here(name=Bo)"),
        ("dealer Cy, Cy", "staff-named-twice(name=Cy)"),
        ("dealer", "staff-name"),
        ("table 12", "staff-table-runs(table=12)"),
        ("table 3 3", "staff-tables"),
        ("table 0", "staff-tables"),
        ("table 10000", "staff-tables"),
        ("broke 13", "staff-no-such-table(table=13)"),
        ("back Bo", "staff-not-away(name=Bo)"),
        ("cut 9", "staff-so-many-free(free=2)"),
        ("cut 0", "staff-so-many-free(free=2)"),
        ("every 4", "staff-minutes"),
        ("breaks 21", "staff-downs"),
        ("next 241", "staff-next"),
        ("table 1-9999", "staff-not-understood"),
        ("table 5-1", "staff-not-understood"),
        ("push now", "staff-not-understood"),
        ("", "staff-not-understood"),
        ("off", "staff-not-understood"),
        ("close 1", "staff-not-understood"),
    ] {
        let refused = evening.typed(line).unwrap_err();
        assert!(refused.ends_with(key), "{line}: {refused}");
    }
    evening.all(&["break Bo"]);
    assert!(evening.typed("break Bo").unwrap_err().contains("staff-does-already"));
    evening.all(&["off Bo"]);
    assert!(evening.typed("break Bo").unwrap_err().contains("staff-is-off"));
    evening.all(&["dealer Bo"]);
    assert_eq!(evening.person("Bo").person, 3, "who comes again is the same person");
}

#[test]
fn a_table_that_is_not_open_opens_with_its_dealer() {
    let mut evening = Evening::new();
    evening.all(&["dealer Ana, Bo", "deals 12 Ana", "deals 14 Ana"]);
    assert_eq!(evening.line_up(), ["12 nobody", "14 Ana"]);
    evening.all(&["deals 12 Bo", "deals 14 Bo"]);
    assert_eq!(evening.said(), "Bo deals table 14; Ana is free; table 12 has no dealer");
    evening.all(&["off Bo"]);
    assert_eq!(evening.said(), "Bo off; table 14 has no dealer");
}

#[test]
fn every_form_is_understood() {
    let mut evening = Evening::new();
    evening.all(&["dealer Name, Other, Third, Fourth", "table 9"]);
    for form in shuffle_up_staff::typed::FORMS {
        let line = form.replace("NAME, NAME", "Name, Other").replace("NAME", "Name");
        let refused = evening.typed(&line).err().unwrap_or_default();
        assert!(!refused.contains("not-understood"), "{line}: {refused}");
    }
    assert!(evening.view().closed, "the last form ends the evening");
}

#[test]
fn an_evening_is_opened_once_with_a_name_and_a_rhythm() {
    let mut evening = Evening::default();
    assert!(evening.typed("push").unwrap_err().contains("staff-open-first"));
    for (about, key) in [
        (About::default(), "staff-evening-name"),
        (About { name: "A".into(), push_minutes: 4, ..About::default() }, "staff-rhythm"),
        (About { name: "A".into(), downs_to_break: 0, ..About::default() }, "staff-rhythm"),
    ] {
        assert!(evening.say(Say::Open { about }).unwrap_err().contains(key), "{key}");
    }
    let mut evening = Evening::new();
    let about = About { name: "B".into(), ..About::default() };
    assert!(evening.say(Say::Open { about }).unwrap_err().contains("staff-is-open"));
    let strike = evening.log.prepare_strike(1, 0, "desk").unwrap_err();
    assert_eq!(strike.key, "no-line-to-strike");
}
