//! Bounties of a fixed amount: paid with each entry and rebuy beside the prize pool, and won by whoever knocks the
//! player out. The winner keeps the own one.

use super::places::winner;
use crate::ids::EntryId;
use crate::money::Money;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A bounty whose player has lost all chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FallenBounty {
    /// Whose bounty it was.
    pub of: EntryId,
    /// Who knocked the player out; absent while nobody has said.
    pub by: Option<EntryId>,
    /// How much.
    pub amount: Money,
}

/// The bounties that one player has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BountiesWon {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// How many, the winner's own included.
    pub count: u32,
    /// How much together.
    pub amount: Money,
}

/// A bounty that nobody has been given yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct UnassignedBounty {
    /// Whose bounty it was.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// How much.
    pub amount: Money,
}

/// All bounties: what was collected has been won, is still on a player's head, or has not been assigned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BountiesView {
    /// Paid in with entries and rebuys.
    pub collected: Money,
    /// Won so far.
    pub won: Money,
    /// Still on the heads of players.
    pub on_heads: Money,
    /// Fallen on hands of which nobody has said who won them.
    pub not_assigned: Money,
    /// Who has won bounties, the most money first.
    pub rows: Vec<BountiesWon>,
    /// The bounties that make up `not_assigned`, oldest first.
    pub unassigned: Vec<UnassignedBounty>,
}

/// Takes the bounty off a player's head, for whoever knocked the player out.
pub(crate) fn fall(tournament: &mut Tournament, of: EntryId, by: Option<EntryId>) {
    let Some(entry) = tournament.entries.get_mut(&of) else { return };
    let amount = std::mem::take(&mut entry.bounty);
    if amount > Money::ZERO {
        tournament.bounties.push(FallenBounty { of, by, amount });
    }
}

/// How many bounties each entry has won, and how much they are together; the winner's own is among them.
#[must_use]
pub fn won(tournament: &Tournament) -> BTreeMap<EntryId, (u32, Money)> {
    let mut won: BTreeMap<EntryId, (u32, Money)> = BTreeMap::new();
    let fallen = tournament.bounties.iter().filter_map(|fallen| Some((fallen.by?, fallen.amount)));
    let own = winner(tournament)
        .and_then(|winner| Some((winner, tournament.entries.get(&winner)?.bounty)))
        .filter(|(_, own)| *own > Money::ZERO);
    for (by, amount) in fallen.chain(own) {
        let (count, sum) = won.entry(by).or_default();
        *count = count.saturating_add(1);
        *sum = sum.plus(amount);
    }
    won
}

/// All bounties; none where none are played for.
#[must_use]
pub fn bounties_view(tournament: &Tournament) -> Option<BountiesView> {
    let entries = || tournament.entries.values();
    let on_every_head: Money = entries().map(|entry| entry.bounty).sum();
    let fallen: Money = tournament.bounties.iter().map(|fallen| fallen.amount).sum();
    let collected = on_every_head.plus(fallen);
    if collected == Money::ZERO && tournament.setup.price.bounty == Money::ZERO {
        return None;
    }
    let name = |entry| tournament.name(entry).to_string();
    let mut rows: Vec<BountiesWon> = won(tournament)
        .into_iter()
        .map(|(entry, (count, amount))| BountiesWon { entry, name: name(entry), count, amount })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.amount));
    let unassigned: Vec<UnassignedBounty> = tournament
        .bounties
        .iter()
        .filter(|fallen| fallen.by.is_none())
        .map(|fallen| UnassignedBounty {
            entry: fallen.of,
            name: name(fallen.of),
            amount: fallen.amount,
        })
        .collect();
    let own = winner(tournament).and_then(|winner| tournament.entries.get(&winner));
    Some(BountiesView {
        collected,
        won: rows.iter().map(|row| row.amount).sum(),
        on_heads: own.map_or(on_every_head, |own| on_every_head.minus(own.bounty)),
        not_assigned: unassigned.iter().map(|bounty| bounty.amount).sum(),
        rows,
        unassigned,
    })
}
