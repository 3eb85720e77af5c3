//! Who went out on a hand that all tables played together, and in what order.

use crate::state::prelude::*;
use crate::state::tournament::{BustHand, OutAt};

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
pub fn together(tournament: &Tournament, hand: u32) -> Vec<TableOut> {
    let of_hand: Vec<&BustHand> = tournament
        .bust_hands
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
    lines: impl Iterator<Item = &'a BustHand>,
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
pub fn groups_together(tournament: &Tournament, hand: u32, run: &[&BustHand]) -> Vec<Vec<OutAt>> {
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
