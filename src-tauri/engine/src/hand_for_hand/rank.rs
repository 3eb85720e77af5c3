//! Who finishes where of those who went out on one hand at several tables (TCH P8h, P8i).
//!
//! At one table the larger stack finishes higher, as on any hand. Players of different tables cannot be compared: the
//! highest of each table share the highest places, the next of each table the next ones, and so on down.

use super::finish_tables::with_the_end;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::floor::bust::{HandOrder, Out};
use crate::ids::{ChipCount, EntryId, TableNumber};
use crate::refusal::Refusal;
use crate::tournament::{HandOut, OutAt, Tournament};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// Says in which order those finish who went out of one table on the present hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RankHand {
    /// The table.
    pub table: TableNumber,
    /// Everybody who went out there on the hand.
    pub out: Vec<Out>,
    /// How they are ranked.
    pub order: HandOrder,
}

/// The order in which players of one table finish was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandRanked {
    /// The table.
    pub table: TableNumber,
    /// Who, the lowest finishers first; a group shares its places.
    pub groups: Vec<Vec<EntryId>>,
}

/// Those who went out of one table on a hand that all tables played together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableOut {
    /// The table.
    pub table: TableNumber,
    /// Who, the lowest finishers first; a group shares its places, best hand first.
    pub groups: Vec<Vec<OutAt>>,
    /// Whether the order is known; true for one player alone.
    pub ranked: bool,
}

/// What one line of the log says of a table: who went out, and whether in an order that was said.
type OfLine = (Vec<Vec<OutAt>>, bool);

/// The bust-outs of a hand that the tables played together, table by table.
#[must_use]
pub fn together(tournament: &Tournament, hand: u32) -> Vec<TableOut> {
    let of_hand: Vec<&HandOut> = tournament
        .hands_out
        .iter()
        .rev()
        .take_while(|out| out.together.is_none_or(|together| together.hand >= hand))
        .filter(|out| out.together.is_some_and(|together| together.hand == hand))
        .collect();
    by_table(tournament, hand, of_hand.into_iter().rev())
}

fn by_table<'a>(
    tournament: &Tournament,
    hand: u32,
    lines: impl Iterator<Item = &'a HandOut>,
) -> Vec<TableOut> {
    // Of each table: the groups of each line that has somebody of it.
    let mut tables: BTreeMap<TableNumber, Vec<OfLine>> = BTreeMap::new();
    for line in lines {
        let ranked = line.together.is_some_and(|together| together.ranked);
        let named: BTreeSet<TableNumber> = line.everybody().map(|out| out.seat.table).collect();
        for table in named {
            let groups: Vec<Vec<OutAt>> = line
                .groups
                .iter()
                .map(|group| {
                    group.iter().copied().filter(|out| out.seat.table == table).collect::<Vec<_>>()
                })
                .filter(|group| !group.is_empty())
                .collect();
            tables.entry(table).or_default().push((groups, ranked));
        }
    }
    tables
        .into_iter()
        .map(|(table, lines)| {
            let all: Vec<OutAt> =
                lines.iter().flat_map(|(groups, _)| groups.iter().flatten()).copied().collect();
            let said = tournament.ranked_hands.get(&(hand, table)).and_then(|order| {
                let known: Vec<Vec<OutAt>> = order
                    .iter()
                    .map(|group| {
                        group
                            .iter()
                            .filter_map(|who| all.iter().find(|out| out.entry == *who).copied())
                            .collect()
                    })
                    .collect();
                (known.iter().map(Vec::len).sum::<usize>() == all.len()).then_some(known)
            });
            match (said, lines.as_slice()) {
                (Some(groups), _) => TableOut { table, groups, ranked: true },
                (None, [(groups, ranked)]) => {
                    TableOut { table, groups: groups.clone(), ranked: *ranked || all.len() < 2 }
                }
                (None, _) => TableOut { table, ranked: all.len() < 2, groups: vec![all] },
            }
        })
        .collect()
}

/// The groups of a run of lines that belong to one hand, the lowest finishers first: level by level from the top of each
/// table.
#[must_use]
pub fn groups_together(tournament: &Tournament, hand: u32, run: &[&HandOut]) -> Vec<Vec<OutAt>> {
    let tables = by_table(tournament, hand, run.iter().copied());
    let levels = tables.iter().map(|table| table.groups.len()).max().unwrap_or(0);
    (0..levels)
        .rev()
        .map(|level| {
            tables
                .iter()
                .filter_map(|table| table.groups.iter().rev().nth(level))
                .flatten()
                .copied()
                .collect()
        })
        .collect()
}

/// Groups by what was said of stacks or of the order, the lowest finishers first; `None` where it says nothing.
#[must_use]
pub fn said_groups(out: &[Out], order: HandOrder) -> Option<Vec<Vec<EntryId>>> {
    let listed = out.iter().map(|out| out.entry);
    match order {
        HandOrder::AsListed => Some(listed.rev().map(|entry| vec![entry]).collect()),
        HandOrder::Equal => Some(vec![listed.collect()]),
        HandOrder::ByStack => {
            let mut by_stack: BTreeMap<ChipCount, Vec<EntryId>> = BTreeMap::new();
            for out in out {
                by_stack.entry(out.stack?).or_default().push(out.entry);
            }
            Some(by_stack.into_values().collect())
        }
    }
}

impl Action for RankHand {
    /// # Errors
    /// Refused while hand-for-hand is off, where the players named are not those who went out there, and without an order.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.in_hand_for_hand()?;
        let tables = together(tournament, tournament.hands_together);
        let out: BTreeSet<EntryId> = tables
            .iter()
            .filter(|table| table.table == self.table)
            .flat_map(|table| table.groups.iter().flatten())
            .map(|out| out.entry)
            .collect();
        if out.len() < 2 {
            return Err(Refusal::not_now(format!(
                "Nobody has to be ranked at {}: an order is for several who went out there.",
                tournament.table_words(self.table)
            )));
        }
        let named: BTreeSet<EntryId> = self.out.iter().map(|out| out.entry).collect();
        if named != out || self.out.len() != out.len() {
            return Err(Refusal::bad(format!(
                "Name everybody who went out of {} on this hand, each of them once.",
                tournament.table_words(self.table)
            )));
        }
        let Some(groups) = said_groups(&self.out, self.order) else {
            return Err(Refusal::bad("Give the stack of each at the start of the hand."));
        };
        let ranked = HandRanked { table: self.table, groups };
        Ok(with_the_end(tournament, ranked.into(), context.now))
    }
}

impl Happening for HandRanked {
    fn apply(&self, tournament: &mut Tournament) {
        let key = (tournament.hands_together, self.table);
        tournament.ranked_hands.insert(key, self.groups.clone());
    }
}
