//! Players who are away (HPT, Players leaving; WSOP 73, 74), and stacks that leave play with them.

pub mod miss;
pub mod remove_stack;
pub mod split_stack;

use crate::entries::no_show::has_not_come;
use crate::house_rules::{RuleBook, Sources};
use crate::ids::{EntryId, Millis, TableNumber};
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind};
use crate::words::{capital, list};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Where the books speak of players who are away.
pub const ABSENCE: Sources = &[
    (RuleBook::Hpt, "Players leaving"),
    (RuleBook::Rrop, "6"),
    (RuleBook::Lr, "7"),
    (RuleBook::Tch, "30"),
    (RuleBook::Wsop, "73"),
];
/// Where they say what happens to a third one.
const THIRD: Sources = &[(RuleBook::Wsop, "74")];

/// What happens to the stack of a player who stays away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AbsenceRule {
    /// It is dealt in and posts until nothing is left of it.
    BlindedOff {},
    /// After so long it is split among the others of the table (HPT, Players leaving).
    SplitAfter {
        /// Minutes: 1 to 240.
        minutes: u32,
    },
    /// With a missed blind and two absent buttons it may be picked up (WSOP 73).
    Buttons {},
}

impl Default for AbsenceRule {
    fn default() -> Self {
        Self::SplitAfter { minutes: 20 }
    }
}

/// What lies before the seat of a player who is away.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Missed {
    /// Missed-blind buttons.
    pub blinds: u32,
    /// Absent buttons.
    pub buttons: u32,
}

/// What lies before the seats of those who are away.
pub type MissedBlinds = BTreeMap<EntryId, Missed>;

/// How long a player may still be away, in milliseconds, and negative once it is too long; `None` where the house has no
/// limit or the player is there.
#[must_use]
pub fn left_to_return(tournament: &Tournament, entry: EntryId, now: Millis) -> Option<Millis> {
    let AbsenceRule::SplitAfter { minutes } = tournament.setup.rules.absence else { return None };
    let since = tournament.absent_since(entry)?;
    Some(since.saturating_add(Millis::from(minutes).saturating_mul(60_000)).saturating_sub(now))
}

/// When the next of those who are away has been so for too long, after `now`.
#[must_use]
pub fn next_return(tournament: &Tournament, now: Millis) -> Option<Millis> {
    away(tournament)
        .filter_map(|entry| left_to_return(tournament, entry, now))
        .filter(|left| *left > 0)
        .min()
        .map(|left| now.saturating_add(left))
}

/// Whoever is away from a seat in play.
pub fn away(tournament: &Tournament) -> impl Iterator<Item = EntryId> + '_ {
    tournament
        .entries
        .iter()
        .filter(|(id, entry)| entry.absent_since.is_some() && tournament.seat_of(**id).is_some())
        .map(|(id, _)| *id)
}

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
            ..crate::floor::advice::plain(AdviceKind::Absence, title, why, verb)
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
                    ..crate::floor::advice::plain(AdviceKind::Absence, title, why, "Pick up")
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
            ..crate::floor::advice::plain(AdviceKind::Absence, title, why, "Wait")
        });
    }
    due
}
