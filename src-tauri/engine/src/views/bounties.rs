//! Bounties, as they are shown.

use crate::rulebook::bounty_kind::BountyKind;
use crate::rules::prizes::bounties::{BountiesWon, collected, reckon};
use crate::rules::prizes::paid_to::together;
use crate::state::prelude::*;
use crate::views::mystery::{MysteryView, mystery_view};

/// A bounty that has fallen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FallenView {
    /// Whose bounty it was.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// Which of this entry's, counted from 0: a player who bought in again may lose several.
    pub turn: u32,
    /// How much.
    pub amount: Money,
    /// Who won it; empty while nobody has said. Several share it, the odd units to the first.
    pub by: Vec<EntryId>,
    /// Their names.
    pub names: Vec<String>,
}

/// All bounties: what was collected has been won, is still on a player's head, in an envelope, or has not been assigned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BountiesView {
    /// What becomes of them.
    pub kind: BountyKind,
    /// Paid in with entries and rebuys.
    pub collected: Money,
    /// Won so far.
    pub won: Money,
    /// Paid out so far.
    pub paid: Money,
    /// Won and not paid out yet.
    pub owed: Money,
    /// Still on the heads of players.
    pub on_heads: Money,
    /// Fallen on hands of which nobody has said who won them.
    pub not_assigned: Money,
    /// Still to be drawn: in sealed envelopes, or to be put into them.
    pub in_envelopes: Money,
    /// Who has won bounties, the most money first.
    pub rows: Vec<BountiesWon>,
    /// The bounties that make up `not_assigned`, oldest first.
    pub unassigned: Vec<FallenView>,
    /// The last ones to fall, the latest first, at most 40: what was said of them can be corrected.
    pub latest: Vec<FallenView>,
    /// The envelopes; absent without mystery bounties.
    pub mystery: Option<MysteryView>,
}

/// How many of the latest are shown.
const LATEST: usize = 40;

/// All bounties at `now`; none where none are played for.
pub fn bounties_view(tournament: &Tournament, now: Millis) -> Option<BountiesView> {
    let collected = collected(tournament);
    if collected == Money::ZERO && tournament.setup.price.bounty == Money::ZERO {
        return None;
    }
    let all = reckon(tournament);
    let name = |entry: EntryId| tournament.name(entry).to_string();
    let paid = together(&tournament.bounties_paid);
    // Whoever was paid for what a correction gave to somebody else is a row, too.
    let players: BTreeSet<EntryId> = all.won.keys().chain(paid.keys()).copied().collect();
    let mut rows: Vec<BountiesWon> = players
        .into_iter()
        .map(|entry| {
            let (count, amount) = all.won.get(&entry).copied().unwrap_or_default();
            let last = paid.get(&entry);
            let paid = last.map_or(Money::ZERO, |last| last.amount);
            BountiesWon {
                entry,
                name: name(entry),
                count,
                amount,
                on_head: all.heads.get(&entry).copied().unwrap_or_default(),
                paid,
                paid_by: last.map(|last| last.payment),
                owed: Money(amount.minus(paid).0.max(0)),
                too_much: Money(paid.minus(amount).0.max(0)),
            }
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.amount));
    let shown = |(of, turn, amount, by): &(EntryId, u32, Money, Vec<EntryId>)| FallenView {
        entry: *of,
        name: name(*of),
        turn: *turn,
        amount: *amount,
        by: by.clone(),
        names: by.iter().map(|entry| name(*entry)).collect(),
    };
    let unassigned: Vec<FallenView> =
        all.fallen.iter().filter(|(_, _, _, by)| by.is_empty()).map(shown).collect();
    let not_assigned = match tournament.setup.bounty {
        BountyKind::Mystery => Money::ZERO,
        _ => unassigned.iter().map(|bounty| bounty.amount).sum(),
    };
    Some(BountiesView {
        kind: tournament.setup.bounty,
        collected,
        won: rows.iter().map(|row| row.amount).sum(),
        paid: rows.iter().map(|row| row.paid).sum(),
        owed: rows.iter().map(|row| row.owed).sum(),
        on_heads: all.heads.values().copied().sum(),
        not_assigned,
        in_envelopes: all.in_envelopes,
        rows,
        unassigned,
        latest: all.fallen.iter().rev().take(LATEST).map(shown).collect(),
        mystery: mystery_view(tournament, now),
    })
}
