//! Prizes and standings.

use crate::actions::prizes::pay_prize::owed_by_player;
use crate::rulebook::citations::Citation;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::PrizeStructure;
use crate::rules::prizes::goods::{goods, goods_due};
use crate::rules::prizes::paid_to::prizes_paid;
use crate::rules::prizes::paid_too_much::{PaidTooMuch, paid_too_much};
use crate::rules::prizes::payouts::{
    how, may_change_prizes, may_still_grow, notes, played_for, what,
};
use crate::rules::prizes::places::Finish;
use crate::rules::prizes::pool::{Pool, pool, report_above};
use crate::rules::prizes::tickets::{Ticket, tickets};
use crate::rules::prizes::won::Won;
use crate::state::of_series::SeriesFigures;
use crate::state::prelude::*;
use crate::state::prize_payment::PrizePayment;
use crate::views::bounties::{BountiesView, bounties_view};
use crate::views::deals::{DealInForce, DealView, deal_discussion, deal_in_force};
use crate::views::page::page;
use crate::views::players::Allowed;

/// Somebody who holds a paid place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeHolder {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// What this player gets: the prize, or the share of the places tied for.
    pub amount: Money,
    /// When it was last paid out; absent while all of it is owed.
    pub paid_at: Option<Millis>,
    /// By what the last of it was paid out.
    pub paid_by: Option<Payment>,
    /// What has been paid out.
    pub paid: Money,
    /// What is still owed.
    pub owed: Money,
    /// What the place wins beside money and has not been paid out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub goods: Vec<String>,
    /// The ticket that the player has won; absent without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ticket: Option<Ticket>,
    /// What was paid out and is not due any more, since a correction: it stays until it has come back.
    pub too_much: Money,
    /// What the player still owes for entries, rebuys and add-ons.
    pub owes: Money,
    /// What is paid out where that is kept back from it; absent where nothing is owed, or more than is due.
    pub less_owed: Option<Money>,
    /// The net winnings, where they are above the reporting threshold (TCH 6b): all that the player has won less all that
    /// the player paid.
    pub reportable: Option<Money>,
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
    /// The share of the pool that this amount is, in hundredths of a per cent.
    pub share: u32,
    /// What it is where it is not money alone: "seat", "seat and cash". Empty for money.
    pub what: Phrase,
    /// What the places win beside money.
    pub goods: Vec<String>,
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
    /// Paid out so far.
    pub paid_out: Money,
    /// Won and not yet paid out.
    pub owed: Money,
    /// Everybody who was paid more than is due, until it is settled; bounties among it.
    pub too_much: Vec<PaidTooMuch>,
    /// Still to be won.
    pub open: Money,
    /// How many rows there are.
    pub total: u32,
    /// How many were skipped before those given.
    pub from: u32,
    /// The rows from first place down.
    pub rows: Vec<PrizeRow>,
    /// How the amounts came about, in one sentence.
    pub how: Phrase,
    /// The published source of the structure.
    pub rule: Option<Citation>,
    /// What the pool is made of.
    pub made_of: Pool,
    /// What the house has said about it.
    pub terms: PoolTerms,
    /// The structure in force.
    pub structure: PrizeStructure,
    /// Whether the terms and the structure may be changed now, and why not.
    pub change: Allowed,
    /// What a host should know of the prizes.
    #[ts(type = "string[]")]
    pub notes: Vec<Phrase>,
    /// The deal in force.
    pub deal: Option<DealInForce>,
    /// The deal that is talked about.
    pub deal_discussion: Option<DealView>,
    /// Net winnings above this are flagged; absent where nothing is.
    pub report_above: Option<Money>,
    /// The bounties, beside the pool; absent where none are played for.
    pub bounties: Option<BountiesView>,
    /// Entries and rebuys still count until this is false.
    pub may_still_grow: bool,
    /// The series to which the tournament belongs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<SeriesFigures>,
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
    /// How many players were left where it ended with several; 0 otherwise.
    pub ended_with: u32,
    /// How many rows there are.
    pub total: u32,
    /// How many were skipped before those given.
    pub from: u32,
    /// From the winner down; players still in are not listed.
    pub rows: Vec<StandingRow>,
}

/// The whole prize table at `now`.
pub fn prizes_view(tournament: &Tournament, now: Millis) -> PrizesView {
    let won = Won::of(tournament);
    let (how, rule) = how(tournament);
    let total = played_for(tournament);
    let structure = &tournament.setup.prizes;
    let next_place = next_place(tournament, won.prizes.len());
    let mut rows: Vec<PrizeRow> = Vec::new();
    let lowest_open = won
        .finishes
        .first()
        .map_or(tournament.counted_entries, |finish| finish.place.saturating_sub(1));
    let open = (1_u32..).zip(&won.prizes).take_while(|(place, _)| *place <= lowest_open);
    for (place, amount) in open {
        // Of a deal only what it has left for the winner is still played for.
        let amount = match &won.deal {
            Some(deal) if place == 1 => deal.rest,
            Some(_) => Money::ZERO,
            None => *amount,
        };
        if amount > Money::ZERO || won.deal.is_none() {
            rows.push(PrizeRow {
                place,
                place_to: place,
                amount,
                share: share_of(amount, total),
                what: what(structure, &[amount]),
                goods: goods(tournament, place, place),
                holders: Vec::new(),
                next: place == if won.deal.is_some() { 1 } else { next_place },
            });
        }
    }
    let reportable = reportable(tournament, &won);
    let paid = prizes_paid(tournament);
    let goods_due = goods_due(tournament);
    let tickets: BTreeMap<EntryId, Ticket> =
        tickets(tournament).into_iter().map(|ticket| (ticket.entry, ticket)).collect();
    for finish in &won.finishes {
        let due = won.by(finish);
        let amount: Money = due.iter().copied().sum();
        let goods = goods(tournament, finish.place, finish.place_to);
        if amount <= Money::ZERO && goods.is_empty() {
            continue;
        }
        let entries = finish.entries.iter().zip(due);
        let holders = entries
            .map(|(entry, amount)| PrizeHolder {
                goods: goods_due.get(entry).cloned().unwrap_or_default(),
                ticket: tickets.get(entry).copied(),
                ..holder(tournament, *entry, amount, &paid, &reportable)
            })
            .collect();
        rows.push(PrizeRow {
            place: finish.place,
            place_to: finish.place_to,
            amount,
            share: share_of(amount, total),
            what: what(structure, covered(&won.prizes, finish)),
            goods,
            holders,
            next: false,
        });
    }
    let paid_out: Money =
        tournament.prize_payments.iter().map(|prize_payment| prize_payment.amount).sum();
    let holders = || rows.iter().flat_map(|row| &row.holders);
    let in_play = deal_in_force(tournament, now);
    let agreed = || in_play.iter().flat_map(|deal| &deal.rows).filter(|row| row.place.is_none());
    let taken: Money =
        holders().map(|holder| holder.amount).chain(agreed().map(|row| row.share)).sum();
    let owed: Money = holders().map(|holder| holder.owed).chain(agreed().map(|row| row.owed)).sum();

    PrizesView {
        pool: total,
        paid_out,
        owed,
        too_much: paid_too_much(tournament),
        open: total.minus(taken),
        total: to_u32(rows.len()),
        from: 0,
        rows,
        how,
        rule,
        made_of: pool(tournament),
        terms: tournament.setup.pool.clone(),
        structure: structure.clone(),
        change: Allowed::from_verdict(may_change_prizes(tournament)),
        notes: {
            let of_the_deal = in_play.iter().flat_map(|deal| &deal.notes).cloned();
            notes(tournament).into_iter().chain(of_the_deal).collect()
        },
        deal: in_play,
        deal_discussion: deal_discussion(tournament, now),
        report_above: report_above(tournament),
        bounties: bounties_view(tournament, now),
        may_still_grow: may_still_grow(tournament, now),
        series: tournament.of_series.as_ref().map(|series| series.figures.clone()),
    }
}

/// An amount of a pool in hundredths of a per cent, to the nearest.
pub(crate) fn share_of(amount: Money, pool: Money) -> u32 {
    let (amount, pool) = (i128::from(amount.0), i128::from(pool.0));
    let doubled = amount.saturating_mul(20_000).saturating_add(pool);
    let share = doubled.checked_div(pool.saturating_mul(2)).unwrap_or(0);
    u32::try_from(share).unwrap_or(0)
}

fn holder(
    tournament: &Tournament,
    entry: EntryId,
    amount: Money,
    paid: &BTreeMap<EntryId, PrizePayment>,
    reportable: &BTreeMap<EntryId, Money>,
) -> PrizeHolder {
    let last = paid.get(&entry);
    let paid = last.map_or(Money::ZERO, |last| last.amount);
    let owes = owed_by_player(tournament, entry);
    let owed = Money(amount.minus(paid).0.max(0));
    PrizeHolder {
        entry,
        name: tournament.name(entry).to_string(),
        amount,
        paid_at: last.map(|last| last.at),
        paid_by: last.map(|last| last.payment),
        owes,
        less_owed: (owes > Money::ZERO && owes <= owed).then(|| owed.minus(owes)),
        paid,
        owed,
        goods: Vec::new(),
        ticket: None,
        too_much: Money(paid.minus(amount).0.max(0)),
        reportable: reportable.get(&entry).copied(),
    }
}

/// The net winnings of those who have won anything, where they are above the threshold: all that the player has won in prizes
/// less all that the player paid.
pub(crate) fn reportable(tournament: &Tournament, won: &Won) -> BTreeMap<EntryId, Money> {
    let Some(above) = report_above(tournament) else { return BTreeMap::new() };
    let mut net: BTreeMap<PlayerId, Money> = BTreeMap::new();
    for entry in tournament.entries.values() {
        let so_far = net.entry(entry.player).or_default();
        *so_far = so_far.minus(entry.paid_in());
    }
    let each = won.each();
    for (entry, amount) in &each {
        let player = tournament.whose(*entry);
        if let Some(so_far) = player.and_then(|player| net.get_mut(&player)) {
            *so_far = so_far.plus(*amount);
        }
    }
    let net_of = |entry| Some((entry, *net.get(&tournament.whose(entry)?)?));
    each.into_keys().filter_map(net_of).filter(|(_, net)| *net > above).collect()
}

/// The prizes of the places that a finish covers.
fn covered<'a>(prizes: &'a [Money], finish: &Finish) -> &'a [Money] {
    let index = |place: u32| to_usize(place).min(prizes.len());
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
    pub what: Phrase,
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

/// A page of the prize list at `now`.
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
    PayoutsView { total: to_u32(lines.len()), rows: page(lines, from, count).collect() }
}

/// The place of the next prize to be won: in the money the next one out takes it, before it the lowest paid place.
fn next_place(tournament: &Tournament, paid: usize) -> u32 {
    if tournament.phase() == Phase::Finished {
        return 0;
    }
    tournament.left().min(to_u32(paid))
}

/// The standings so far: everybody out, and the winner.
pub fn standings(tournament: &Tournament) -> StandingsView {
    let won = Won::of(tournament);
    let rows: Vec<StandingRow> = won
        .placed()
        .map(|(finish, entry, prize)| StandingRow {
            place: finish.place,
            place_to: finish.place_to,
            entry,
            name: tournament.name(entry).to_string(),
            prize,
        })
        .collect();
    let ended = tournament.ended_here.as_ref().map_or(0, |_| tournament.left());
    StandingsView {
        ended_with: ended,
        is_final: tournament.phase() == Phase::Finished,
        total: to_u32(rows.len()),
        from: 0,
        rows,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    #[test]
    fn a_row_knows_its_share_of_the_pool() {
        let mut tournament = Tournament::new(templates::t1000());
        (tournament.counted_entries, tournament.prize_pool) = (13, Money(32_500));
        let shares = |tournament: &Tournament| -> Vec<u32> {
            prizes_view(tournament, 0).rows.iter().map(|row| row.share).collect()
        };
        assert_eq!(shares(&tournament), [5_000, 2_500, 1_500, 1_000]);
        tournament.setup.prizes.unit = Money(1_000);
        // $175, $80, $40 and $30 of $325.
        assert_eq!(shares(&tournament), [5_385, 2_462, 1_231, 923]);
        assert_eq!((share_of(Money(2), Money(3)), share_of(Money(1), Money::ZERO)), (6_667, 0));
    }

    #[test]
    fn places_that_pay_the_same_are_one_line_of_the_wall() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.counted_entries = 300;
        tournament.prize_pool = Money(750_000);
        let prizes = crate::rules::prizes::payouts::payouts(&tournament);
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
