//! What the house does about those who are away.

use crate::actions::entries::no_show::has_not_come;
use crate::advice::Advice;
use crate::base::ids::{EntryId, Millis, TableNumber};
use crate::base::words::{capital, list};
use crate::rulebook::absence_rule::AbsenceRule;
use crate::rules::absences::{ABSENCE, THIRD, away, left_to_return};
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;
use std::collections::BTreeMap;

/// What the house does about those who are away, at `now`; whoever has not come at all is another matter.
pub(crate) fn advise(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let away: Vec<EntryId> = away(tournament).collect();
    let mut due = Vec::new();
    for entry in &away {
        let name = tournament.name(*entry);
        let Some(seat) = tournament.seat_of(*entry) else { continue };
        let advice = |title: String, why: String, verb: &str, begins: String| Advice {
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
                let table = tournament.table_words(seat.table);
                let title = format!("{name} is away too long: split the stack at {table}");
                let why = format!(
                    "{} over; count the stack and type split {seat} and its chips, or present {seat}",
                    if minutes == 1 {
                        "1 minute is".into()
                    } else {
                        format!("{minutes} minutes are")
                    }
                );
                due.push(advice(title, why, "Split", format!("split {seat} ")));
            }
            AbsenceRule::Buttons {} => {
                let missed = tournament.missed_blinds.get(entry).copied().unwrap_or_default();
                if missed.blinds > 0 && missed.buttons >= 2 {
                    let title = format!("{name}, {seat}: the chips may be picked up");
                    let why = format!(
                        "a missed blind and two absent buttons; pickup {seat} and the chips, or present {seat}"
                    );
                    due.push(advice(title, why, "Pick up", format!("pickup {seat} ")));
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
                let title =
                    format!("{}, {seat}: the chips may be picked up", tournament.name(entry));
                let why = format!(
                    "left as the third of the table and missed a blind; if warned before: pickup {seat} and the chips, or present {seat}"
                );
                due.push(Advice {
                    rule: tournament.setup.rules.cite(THIRD),
                    marks: vec![seat],
                    begins: format!("pickup {seat} "),
                    ..crate::advice::plain(AdviceKind::Absence, title, why, "Pick up")
                });
            }
        }
        if warned.is_empty() {
            continue;
        }
        let words = capital(&tournament.table_words(table));
        let names: Vec<&str> = warned.iter().map(|entry| tournament.name(*entry)).collect();
        let title = format!("{words}: {} must be back for the next blinds", list(&names));
        let why =
            "two others are away already; after a missed blind the chips may be picked up".into();
        due.push(Advice {
            rule: tournament.setup.rules.cite(THIRD),
            marks: warned.iter().filter_map(|entry| tournament.seat_of(*entry)).collect(),
            tables: vec![table],
            ..crate::advice::plain(AdviceKind::Absence, title, why, "Wait")
        });
    }
    due
}
