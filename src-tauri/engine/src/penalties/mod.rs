//! Warnings and penalties (TCH 71): in hands, or in rounds of one hand for every player at the table when it is given.
//! Whoever is on one is away from the table, and the stack is dealt in and posts.

pub mod end;
pub mod give;
pub mod serve;

use crate::house_rules::{RuleBook, Sources};
use crate::ids::{EntryId, Millis, TableNumber, position};
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind};
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Where the books speak of penalties.
pub const PENALTIES: Sources =
    &[(RuleBook::Tch, "71"), (RuleBook::Rrop, "28"), (RuleBook::Lr, "28")];

/// What a player is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sentence {
    /// A warning.
    Warning {},
    /// So many missed hands: 1 to 200.
    Hands {
        /// How many.
        hands: u32,
    },
    /// So many missed rounds: 1 to 20.
    Rounds {
        /// How many.
        rounds: u32,
    },
}

/// A penalty or a warning that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// To whom.
    pub entry: EntryId,
    /// When, in tournament time.
    pub at: Millis,
    /// What.
    pub sentence: Sentence,
    /// How many hands are missed; 0 for a warning.
    pub hands: u32,
    /// How many of them have been played.
    pub served: u32,
    /// Why, in the director's words; possibly empty.
    pub reason: String,
    /// The player may play again; true for a warning.
    pub over: bool,
}

/// The penalty of a line that was written when it had this number: the one given to that player at that time, where the
/// line says so.
pub(crate) fn given_then(
    tournament: &mut Tournament,
    number: u32,
    given: Option<(EntryId, Millis)>,
) -> Option<&mut Penalty> {
    let index = place_of(tournament, number, given)?;
    tournament.penalties.get_mut(index)
}

/// Whether there is such a penalty.
pub(crate) fn was_given(
    tournament: &Tournament,
    number: u32,
    given: Option<(EntryId, Millis)>,
) -> bool {
    place_of(tournament, number, given).is_some()
}

fn place_of(
    tournament: &Tournament,
    number: u32,
    given: Option<(EntryId, Millis)>,
) -> Option<usize> {
    let penalties = &tournament.penalties;
    let is_that = |penalty: &Penalty| given == Some((penalty.entry, penalty.at));
    let numbered = position(number)
        .filter(|at| penalties.get(*at).is_some_and(|one| given.is_none() || is_that(one)));
    numbered.or_else(|| penalties.iter().position(is_that))
}

impl Sentence {
    /// What it is: "2 rounds", "a warning".
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Warning {} => "a warning".into(),
            Self::Hands { hands } => {
                count(usize::try_from(hands).unwrap_or(usize::MAX), "hand", "hands")
            }
            Self::Rounds { rounds } => {
                count(usize::try_from(rounds).unwrap_or(usize::MAX), "round", "rounds")
            }
        }
    }
}

/// What a player was given so far, the latest last.
pub fn given(tournament: &Tournament, entry: EntryId) -> impl Iterator<Item = &Penalty> {
    tournament.penalties.iter().filter(move |penalty| penalty.entry == entry)
}

/// The usual next step of a ladder: a warning, one round, two rounds, and one more each time (TCH 71b).
#[must_use]
pub fn next_step(tournament: &Tournament, entry: EntryId) -> Sentence {
    let most = given(tournament, entry)
        .map(|penalty| match penalty.sentence {
            Sentence::Warning {} | Sentence::Hands { .. } => 0,
            Sentence::Rounds { rounds } => rounds,
        })
        .max();
    match most {
        None => Sentence::Warning {},
        Some(rounds) => Sentence::Rounds { rounds: rounds.saturating_add(1) },
    }
}

/// The penalty that a player serves.
#[must_use]
pub fn serving(tournament: &Tournament, entry: EntryId) -> Option<(usize, &Penalty)> {
    tournament.penalties.indexed().find(|(_, penalty)| penalty.entry == entry && !penalty.over)
}

/// Who sits out on a penalty, and for how many hands still.
#[must_use]
pub fn on_penalty(tournament: &Tournament) -> BTreeMap<EntryId, u32> {
    let on = tournament.penalties.iter().filter(|penalty| !penalty.over);
    on.map(|penalty| (penalty.entry, penalty.hands.saturating_sub(penalty.served))).collect()
}

impl Tournament {
    /// Ends what the floor had begun with a player who has left play: penalties, and calls of time.
    pub(crate) fn end_conduct(&mut self, entry: EntryId) {
        let open: Vec<usize> = self
            .penalties
            .indexed()
            .filter(|(_, penalty)| penalty.entry == entry && !penalty.over)
            .map(|(index, _)| index)
            .collect();
        for index in open {
            if let Some(penalty) = self.penalties.get_mut(index) {
                penalty.over = true;
            }
        }
        self.time_calls.retain(|call| call.entry != entry);
    }
}

/// Counts a hand for everybody on a penalty at these tables; whoever is not marked absent there has taken it.
pub(crate) fn count_hand(tournament: &mut Tournament, at: impl Fn(TableNumber) -> bool) {
    let there: Vec<EntryId> = tournament
        .room
        .tables()
        .filter(|(table, _)| at(*table))
        .flat_map(|(_, table)| table.seats())
        .filter_map(|(_, entry)| entry)
        .filter(|entry| tournament.absent_since(*entry).is_none())
        .collect();
    there.into_iter().for_each(|entry| tournament.seen(entry));
    let open: Vec<usize> = tournament
        .penalties
        .indexed()
        .filter(|(_, penalty)| {
            let seat = tournament.seat_of(penalty.entry);
            !penalty.over && seat.is_some_and(|seat| at(seat.table))
        })
        .map(|(index, _)| index)
        .collect();
    for index in open {
        if let Some(penalty) = tournament.penalties.get_mut(index) {
            penalty.served = penalty.served.saturating_add(1).min(penalty.hands);
        }
    }
}

/// The penalties that have been served.
pub(crate) fn advise(tournament: &Tournament) -> Vec<Advice> {
    let served = tournament.penalties.indexed().filter(|(_, penalty)| {
        !penalty.over
            && penalty.served >= penalty.hands
            && tournament.seat_of(penalty.entry).is_some()
    });
    served
        .map(|(index, penalty)| {
            let name = tournament.name(penalty.entry);
            let seat = crate::log::describe::seat_of(tournament, penalty.entry);
            let number = u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1);
            let title = format!("Penalty served: {name} may come back to {seat}");
            let served = match penalty.sentence {
                Sentence::Rounds { .. } => {
                    format!("{}, {}", penalty.sentence.words(), hands_words(penalty.hands))
                }
                _ => penalty.sentence.words(),
            };
            let why = match penalty.reason.as_str() {
                "" => served,
                reason => format!("{served} for {reason}"),
            };
            Advice {
                rule: tournament.setup.rules.cite(PENALTIES),
                command: Some(end::EndPenalty { penalty: number }.into()),
                marks: tournament.seat_of(penalty.entry).into_iter().collect(),
                ..crate::floor::advice::plain(AdviceKind::Penalty, title, why, "Back")
            }
        })
        .collect()
}

/// "18 hands".
pub(crate) fn hands_words(hands: u32) -> String {
    count(usize::try_from(hands).unwrap_or(usize::MAX), "hand", "hands")
}
