//! What the house does about those who are away.

use crate::actions::entries::no_show::has_not_come;
use crate::advice::{Advice, AdviceKind};
use crate::rulebook::absence_rule::AbsenceRule;
use crate::rules::absences::{ABSENCE, THIRD, away, left_to_return};
use crate::state::prelude::*;

/// What the house does about those who are away, at `now`; whoever has not come at all is another matter.
pub(crate) fn advise(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let away: Vec<EntryId> = away(tournament).collect();
    let mut due = Vec::new();
    for entry in &away {
        let name = tournament.name(*entry);
        let Some(seat) = tournament.seat_of(*entry) else { continue };
        let advice = |title: Phrase, why: Phrase, verb: Phrase, begins: String| Advice {
            rule: tournament.setup.rules.cite(ABSENCE),
            marks: vec![seat],
            begins,
            ..crate::advice::plain(AdviceKind::Absence, title, why, verb)
        };
        match tournament.setup.rules.absence {
            AbsenceRule::SplitAfter { minutes }
                if left_to_return(tournament, *entry, now).is_some_and(|left| left <= 0)
                    && !has_not_come(tournament, *entry, now) =>
            {
                let title = phrase!(
                    "away-too-long-split",
                    "Split the stack of {name} at {table}",
                    name,
                    table = tournament.table_said(seat.table)
                );
                let minutes = Phrase::count(minutes, "minute", "minutes");
                let why = Phrase::reasons(vec![
                    match tournament.stays_away(*entry) {
                        true => {
                            phrase!(
                                "away-for-longer-than",
                                "away for longer than {minutes}",
                                minutes
                            )
                        }
                        false => phrase!("away-for-so-long", "away for {minutes}", minutes),
                    },
                    phrase!(
                        "type-split-or-present",
                        "count it and type split {seat} and the chips, or present {seat}",
                        seat
                    ),
                ]);
                due.push(advice(
                    title,
                    why,
                    phrase!("do-split", "Split"),
                    format!("split {seat} "),
                ));
            }
            AbsenceRule::Buttons {} => {
                let missed = tournament.missed_blinds.get(entry).copied().unwrap_or_default();
                if missed.blinds > 0 && missed.buttons >= 2 {
                    let why = Phrase::reasons(vec![
                        phrase!(
                            "missed-blind-two-buttons",
                            "a missed blind and two absent buttons"
                        ),
                        type_pickup(seat),
                    ]);
                    let begins = format!("pickup {seat} ");
                    due.push(advice(may_pick_up(name, seat), why, pick_up(), begins));
                }
            }
            _ => {}
        }
    }
    due.extend(third_away(tournament, &away));
    due
}

/// Of three who are away from one table the last one to leave must be back for the next blinds, and after a missed blind
/// the chips may be picked up (WSOP 74).
fn third_away(tournament: &Tournament, away: &[EntryId]) -> Vec<Advice> {
    if !matches!(tournament.setup.rules.absence, AbsenceRule::Buttons {}) {
        return Vec::new();
    }
    let mut tables: BTreeMap<TableNumber, Vec<(Millis, EntryId)>> = BTreeMap::new();
    for entry in away {
        if let (Some(seat), Some(since)) =
            (tournament.seat_of(*entry), tournament.absent_since(*entry))
        {
            tables.entry(seat.table).or_default().push((since, *entry));
        }
    }
    let mut due = Vec::new();
    for (table, mut gone) in tables {
        gone.sort_unstable();
        let mut warned = Vec::new();
        for (_, entry) in gone.into_iter().skip(2) {
            let missed = tournament.missed_blinds.get(&entry).copied().unwrap_or_default();
            let Some(seat) = tournament.seat_of(entry) else { continue };
            if missed.blinds == 0 {
                warned.push(entry);
            } else if missed.buttons < 2 {
                let title = may_pick_up(tournament.name(entry), seat);
                let why = Phrase::reasons(vec![
                    phrase!(
                        "third-away-missed-blind",
                        "left as the third of the table and missed a blind"
                    ),
                    phrase!("if-warned-before", "only if warned before"),
                    type_pickup(seat),
                ]);
                due.push(Advice {
                    rule: tournament.setup.rules.cite(THIRD),
                    marks: vec![seat],
                    begins: format!("pickup {seat} "),
                    ..crate::advice::plain(AdviceKind::Absence, title, why, pick_up())
                });
            }
        }
        if warned.is_empty() {
            continue;
        }
        let names: Vec<&str> = warned.iter().map(|entry| tournament.name(*entry)).collect();
        let title = phrase!(
            "must-be-back-for-blinds",
            "{table}: {names} must be back for the next blinds",
            table = tournament.table_said(table).capital(),
            names
        );
        let why = Phrase::reasons(vec![
            phrase!("two-others-away", "two others are away already"),
            phrase!(
                "pick-up-after-missed-blind",
                "after a missed blind the chips may be picked up"
            ),
        ]);
        due.push(Advice {
            rule: tournament.setup.rules.cite(THIRD),
            marks: warned.iter().filter_map(|entry| tournament.seat_of(*entry)).collect(),
            tables: vec![table],
            ..crate::advice::plain(AdviceKind::Absence, title, why, phrase!("do-wait", "Wait"))
        });
    }
    due
}

fn may_pick_up(name: &str, seat: Seat) -> Phrase {
    phrase!("chips-may-be-picked-up", "{name}, {seat}: the chips may be picked up", name, seat)
}

fn type_pickup(seat: Seat) -> Phrase {
    phrase!("type-pickup-or-present", "type pickup {seat} and the chips, or present {seat}", seat)
}

fn pick_up() -> Phrase {
    phrase!("do-pick-up", "Pick up")
}
