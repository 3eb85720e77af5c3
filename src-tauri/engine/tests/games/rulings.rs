//! Rulings in the log, picks by chance, and what the next shift is told.

use crate::support::{Desk, MINUTE};
use shuffle_up_engine::actions::rulings::note::NoteRuling;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::penalty::PenaltyKind;
use shuffle_up_engine::views::handover::handover;
use shuffle_up_engine::views::log::{LineFilter, find_lines};

fn evening() -> Desk {
    Desk::playing(templates::t1000(), 20, 11)
}

/// Types a line, does what Enter does, and gives what the line said before it.
#[track_caller]
fn type_in(desk: &mut Desk, text: &str) -> String {
    let reading = read(&desk.log, text, desk.now);
    let command = reading.command.clone().unwrap_or_else(|| panic!("{text}: {reading:?}"));
    desk.must(command);
    reading.says.to_string()
}

/// How the log names its last line.
fn logged(desk: &Desk) -> String {
    let label = desk.log.label(desk.log.revision()).unwrap();
    format!("{}: {}", label.verb, label.what)
}

#[test]
fn a_ruling_is_noted_by_a_line() {
    let mut desk = evening();
    let name = desk.tournament().name(desk.at(1, 4)).to_string();
    let says = type_in(
        &mut desk,
        "rule 1.4 string bet, the raise does not stand, tch 42a, w, 4 min, by Kim, appeal Lee",
    );
    assert_eq!(
        says,
        format!(
            "{name}, table 1 seat 4 · string bet · the raise does not stand · TCH 42a · a warning · ruled by Kim · \
             appealed to Lee · 4 min lost"
        )
    );
    assert_eq!(
        logged(&desk),
        format!(
            "Ruling: {name} (1.4), string bet, the raise does not stand, TCH 42a, a warning, by Kim, appeal to Lee, 4 min"
        )
    );
    let warned = &desk.tournament().penalties;
    assert_eq!(warned.len(), 1);
    assert_eq!(warned.get(0).unwrap().reason, "string bet");
}

#[test]
fn a_ruling_may_be_about_a_table_or_about_nobody() {
    let mut desk = evening();
    type_in(&mut desk, "rule 2 four-card flop, the floor draws one");
    assert_eq!(logged(&desk), "Ruling: table 2, four-card flop, the floor draws one");
    type_in(&mut desk, "rule phones on the table");
    assert_eq!(logged(&desk), "Ruling: phones on the table");
}

#[test]
fn a_ruling_may_name_several_who_are_all_given_the_penalty() {
    let mut desk = evening();
    let both = [desk.at(1, 2), desk.at(1, 4)];
    type_in(&mut desk, "rule 1.2+1.4 soft play, 2h");
    let given: Vec<_> = desk.tournament().penalties.iter().map(|given| given.entry).collect();
    assert_eq!(given, both);
    // A player who serves a penalty gets no second one, and no ruling is noted.
    let reading = read(&desk.log, "rule 1.2 soft play, 2h", desk.now);
    assert!(reading.command.is_none() && !reading.refusal.english.is_empty(), "{reading:?}");
    assert_eq!(desk.tournament().rulings.len(), 1);
}

#[test]
fn a_ruling_is_refused_by_what_lacks() {
    let mut desk = evening();
    let refusal = desk.refused(NoteRuling::default());
    assert_eq!(refusal.sentence().to_string(), "Say what the ruling is about: string bet.");
    let nobody = NoteRuling {
        matter: "string bet".into(),
        penalty: Some(PenaltyKind::Warning {}),
        ..NoteRuling::default()
    };
    let refusal = desk.refused(nobody);
    assert_eq!(
        refusal.sentence().to_string(),
        "Say who gets the penalty: rule 6.4 string bet, 2r."
    );
    let long = NoteRuling { matter: "string bet".into(), minutes: 241, ..NoteRuling::default() };
    desk.refused(long);
    for text in ["rule 9 string bet", "rule 1.4", "rule"] {
        assert!(read(&desk.log, text, desk.now).command.is_none(), "{text}");
    }
}

#[test]
fn rulings_are_found_by_player_and_by_table() {
    let mut desk = evening();
    let entry = desk.at(1, 4);
    type_in(&mut desk, "rule 1.4 string bet");
    type_in(&mut desk, "rule 2 four-card flop");
    let found = |filter: LineFilter| find_lines(&desk.log, &filter, 0, 50).rows.len();
    let ruled = |filter: LineFilter| found(LineFilter { search: "ruling".into(), ..filter });
    assert_eq!(ruled(LineFilter::default()), 2);
    assert_eq!(ruled(LineFilter { entry: Some(entry), ..LineFilter::default() }), 1);
    let table = desk.tournament().seat_of(entry).unwrap().table;
    assert_eq!(ruled(LineFilter { table: Some(table), ..LineFilter::default() }), 1);
}

#[test]
fn a_ruling_struck_takes_its_penalty_with_it() {
    let mut desk = evening();
    type_in(&mut desk, "rule 1.4 string bet, w");
    let line = desk.log.revision();
    desk.correct(&Correction { strike: vec![line], ..Correction::default() }).unwrap();
    assert!(desk.tournament().rulings.is_empty() && desk.tournament().penalties.is_empty());
}

/// A pick says from what, can be run again by its check number, and is refused where there is no choice.
#[test]
fn chance_picks_where_no_rule_decides() {
    let mut desk = evening();
    for (text, of) in [
        ("pick 4 of 9", "of 9"),
        ("pick table", "of the tables"),
        ("pick 2 seat 1", "of those at table 1"),
        ("pick player", "of all players"),
    ] {
        type_in(&mut desk, text);
        let logged = logged(&desk);
        assert!(logged.starts_with("Pick: ") && logged.contains(of), "{logged}");
        assert!(logged.contains("check number "), "{logged}");
    }
    for text in ["pick 9 of 9", "pick 0 of 9", "pick 3 tables", "pick seat 9", "pick 1 of 100001"] {
        let reading = read(&desk.log, text, desk.now);
        assert!(reading.command.is_none() && !reading.refusal.english.is_empty(), "{text}");
    }
}

#[test]
fn the_next_shift_is_told_what_is_open() {
    let mut desk = evening();
    for text in
        ["rule 1.4 string bet, w, by Kim", "p 2.3 2h talking", "absent 1.2", "n Zoe, unpaid"]
    {
        type_in(&mut desk, text);
    }
    desk.now += 5 * MINUTE;
    let told = handover(desk.tournament(), desk.now);
    assert_eq!(told.rulings.len(), 1);
    assert_eq!(told.rulings[0].by, "Kim");
    assert_eq!(told.given.len(), 1, "the warning");
    assert_eq!(told.serving.len(), 1);
    assert_eq!(told.serving[0].reason.english, "talking");
    assert_eq!(told.away.len(), 1);
    assert_eq!(told.away[0].away_ms, 5 * MINUTE);
    assert_eq!(told.owes.len(), 1);
    assert_eq!(told.owes[0].name, "Zoe");
    // The warnings of a player who is out no longer matter; the ruling stays.
    desk.bust(desk.at(1, 4));
    assert!(handover(desk.tournament(), desk.now).given.is_empty());
    assert_eq!(handover(desk.tournament(), desk.now).rulings.len(), 1);
}
