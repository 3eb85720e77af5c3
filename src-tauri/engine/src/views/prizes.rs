//! Prizes and standings.

use crate::ids::{EntryId, Millis};
use crate::money::Money;
use crate::prizes::bounties::{BountiesView, bounties_view};
use crate::prizes::payouts::{how, may_still_grow, payouts, what};
use crate::prizes::places::{Finish, finishes};
use crate::tournament::Tournament;
use crate::views::desk::Citation;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Somebody who holds a paid place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeHolder {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// What this player gets: the prize, or the share of the places tied for.
    pub amount: Money,
    /// When it was handed over; absent while it is owed.
    pub paid_at: Option<Millis>,
}

/// One paid place, or several that are shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeRow {
    /// The first place of the row.
    pub place: u32,
    /// The last place of the row; equal to `place` unless shared.
    pub place_to: u32,
    /// The prize of the place, or the sum of the places shared.
    pub amount: Money,
    /// What it is where it is not money alone: "seat", "seat and cash". Empty for money.
    pub what: String,
    /// Who holds it, best hand first; empty while it is still played for.
    pub holders: Vec<PrizeHolder>,
    /// This is the next prize to be won.
    pub next: bool,
}

/// The whole prize table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizesView {
    /// All that is played for.
    pub pool: Money,
    /// Handed over so far.
    pub paid_out: Money,
    /// Won and not yet handed over.
    pub owed: Money,
    /// Still to be won.
    pub open: Money,
    /// The rows from first place down.
    pub rows: Vec<PrizeRow>,
    /// How the amounts came about, in one sentence.
    pub how: String,
    /// The published source of the structure.
    pub rule: Option<Citation>,
    /// The bounties, beside the pool; absent where none are played for.
    pub bounties: Option<BountiesView>,
    /// Entries and rebuys still count until this is false.
    pub may_still_grow: bool,
}

/// One line of the final standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StandingRow {
    /// The place; the last one of shared places is `place_to`.
    pub place: u32,
    /// The last place shared.
    pub place_to: u32,
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The prize, 0 outside the money.
    pub prize: Money,
}

/// The standings so far, or final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StandingsView {
    /// True when there is a winner.
    pub is_final: bool,
    /// From the winner down; players still in are not listed.
    pub rows: Vec<StandingRow>,
}

/// The whole prize table at `now`.
#[must_use]
pub fn prizes_view(tournament: &Tournament, now: Millis) -> PrizesView {
    let prizes = payouts(tournament);
    let (how, rule) = how(tournament);
    let handed: BTreeMap<EntryId, (Millis, Money)> = tournament
        .handovers
        .iter()
        .map(|handover| (handover.entry, (handover.at, handover.amount)))
        .collect();
    let structure = &tournament.setup.prizes;
    let next_place = next_place(tournament, prizes.len());
    let mut rows: Vec<PrizeRow> = Vec::new();
    let finishes = finishes(tournament);
    let lowest_open = finishes
        .first()
        .map_or(tournament.counted_entries, |finish| finish.place.saturating_sub(1));
    for (place, amount) in (1_u32..).zip(&prizes).take_while(|(place, _)| *place <= lowest_open) {
        rows.push(PrizeRow {
            place,
            place_to: place,
            amount: *amount,
            what: what(structure, &[*amount]).into(),
            holders: Vec::new(),
            next: place == next_place,
        });
    }
    for finish in &finishes {
        let shares = finish.shares(&prizes);
        let amount: Money = shares.iter().copied().sum();
        if amount <= Money::ZERO {
            continue;
        }
        let holders = finish
            .entries
            .iter()
            .zip(shares)
            .map(|(entry, amount)| PrizeHolder {
                entry: *entry,
                name: tournament.name(*entry).to_string(),
                amount,
                paid_at: handed.get(entry).map(|(at, _)| *at),
            })
            .collect();
        rows.push(PrizeRow {
            place: finish.place,
            place_to: finish.place_to,
            amount,
            what: what(structure, covered(&prizes, finish)).into(),
            holders,
            next: false,
        });
    }
    let paid_out: Money = handed.values().map(|(_, amount)| *amount).sum();
    let won: Money = rows.iter().flat_map(|row| &row.holders).map(|holder| holder.amount).sum();

    PrizesView {
        pool: tournament.prize_pool,
        paid_out,
        owed: Money(won.minus(paid_out).0.max(0)),
        open: tournament.prize_pool.minus(won),
        rows,
        how,
        rule,
        bounties: bounties_view(tournament),
        may_still_grow: may_still_grow(tournament, now),
    }
}

/// The prizes of the places that a finish covers.
fn covered<'a>(prizes: &'a [Money], finish: &Finish) -> &'a [Money] {
    let index = |place: u32| usize::try_from(place).unwrap_or(usize::MAX).min(prizes.len());
    prizes.get(index(finish.place.saturating_sub(1))..index(finish.place_to)).unwrap_or_default()
}

/// One line of the prize list on the wall: a place, places that pay the same, or a place that has been won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PayoutRow {
    /// The first place of the line.
    pub place: u32,
    /// The last place of the line: places side by side that pay the same, or that are shared.
    pub place_to: u32,
    /// What each of them gets.
    pub amount: Money,
    /// What it is where it is not money alone: "seat", "seat and cash". Empty for money.
    pub what: String,
    /// Who has won it; empty while it is played for.
    pub name: String,
    /// The next prize to be won is among these.
    pub next: bool,
}

/// A page of the prize list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PayoutsView {
    /// How many lines there are.
    pub total: u32,
    /// The lines asked for, from first place down.
    pub rows: Vec<PayoutRow>,
}

/// The most lines of a page.
const PAGE: u32 = 500;

/// A page of the prize list at `now`.
#[must_use]
pub fn payouts_view(tournament: &Tournament, from: u32, count: u32, now: Millis) -> PayoutsView {
    let mut lines: Vec<PayoutRow> = Vec::new();
    for row in prizes_view(tournament, now).rows {
        let (place, place_to) = (row.place, row.place_to);
        for holder in &row.holders {
            let (name, amount) = (holder.name.clone(), holder.amount);
            let what = row.what.clone();
            lines.push(PayoutRow { place, place_to, amount, what, name, next: false });
        }
        if !row.holders.is_empty() {
            continue;
        }
        match lines.last_mut() {
            Some(last) if last.name.is_empty() && last.amount == row.amount => {
                last.place_to = place_to;
                last.next |= row.next;
            }
            _ => {
                let (amount, what, next) = (row.amount, row.what, row.next);
                lines.push(PayoutRow { place, place_to, amount, what, name: String::new(), next });
            }
        }
    }
    PayoutsView {
        total: u32::try_from(lines.len()).unwrap_or(u32::MAX),
        rows: lines
            .into_iter()
            .skip(usize::try_from(from).unwrap_or(usize::MAX))
            .take(usize::try_from(count.min(PAGE)).unwrap_or(0))
            .collect(),
    }
}

/// The place of the next prize to be won: in the money the next one out takes it, before it the lowest paid place.
fn next_place(tournament: &Tournament, paid: usize) -> u32 {
    if tournament.phase() == Phase::Finished {
        return 0;
    }
    tournament.left().min(u32::try_from(paid).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::templates;

    #[test]
    fn places_that_pay_the_same_are_one_line_of_the_wall() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.counted_entries = 300;
        tournament.prize_pool = Money(750_000);
        let prizes = payouts(&tournament);
        let all = payouts_view(&tournament, 0, 500, 0);
        assert!(usize::try_from(all.total).unwrap() < prizes.len(), "some places pay the same");
        let unfolded: Vec<Money> = all
            .rows
            .iter()
            .flat_map(|row| (row.place..=row.place_to).map(|_| row.amount))
            .collect();
        assert_eq!(unfolded, prizes);
        let page = payouts_view(&tournament, 2, 3, 0);
        assert_eq!((page.total, &page.rows[..]), (all.total, &all.rows[2..5]));
    }
}
