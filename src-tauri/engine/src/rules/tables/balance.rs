//! Balancing tables (HPT, Moving players; RRoP 17; TCH 11d and 11e): whether a player is due to move, and between which tables.

use crate::rulebook::house_rules::FromTable;
use crate::rules::entries::late_registration::late_registration_open;
use crate::rules::prizes::payouts::places_paid;
use crate::rules::tables::due::order;
use crate::rules::tables::mover::{BalancingMove, Pair};
use crate::state::last_hand::TYPED_TOGETHER;
use crate::state::low_card::LowCardDealt;
use crate::state::prelude::*;
use crate::state::room::Room;

/// The next step towards level tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step<'a> {
    /// Several tables are equally full: deal a card to each.
    DealCards {
        /// The short table.
        to: TableNumber,
        /// The tables that could give a player.
        among: &'a BTreeSet<TableNumber>,
    },
    /// Several tables are equally full: the director names one.
    AskTable {
        /// The short table.
        to: TableNumber,
        /// The tables that could give a player.
        among: &'a BTreeSet<TableNumber>,
    },
    /// The director must say where a table's button is.
    AskButton {
        /// That table.
        table: TableNumber,
        /// The table that gives a player.
        from: TableNumber,
        /// The short table.
        to: TableNumber,
    },
    /// The director must say where a table's big blind was.
    AskBigBlind {
        /// That table.
        table: TableNumber,
        /// The table that gives a player.
        from: TableNumber,
        /// The short table.
        to: TableNumber,
    },
    /// This player moves.
    Move(BalancingMove),
}

/// By how many players table sizes may differ now (RRoP 17, TCH 11e).
pub fn tolerance(tournament: &Tournament) -> usize {
    let rules = &tournament.setup.rules;
    let usual = usize::from(rules.tolerance);
    let tables = to_u32(tournament.room.open_tables());
    let tighter = rules.tighter;
    let restarts =
        tournament.restart_prepared.is_some_and(|hands| hands == tournament.hands_counted());
    let tight = usual > 1
        && (tables <= tighter.tables
            || (restarts && tables <= tighter.restart_tables)
            || (tighter.near_money && near_the_money(tournament)));
    if tight { 1 } else { usual }
}

/// Whether a full table or less must go out before the money, or nobody any more.
fn near_the_money(tournament: &Tournament) -> bool {
    let full = u32::from(tournament.setup.rules.seats_per_table);
    let paid = places_paid(tournament);
    paid > 0 && tournament.left() <= paid.saturating_add(full)
}

/// Whether somebody can be seated at a table.
fn has_seat(room: &Room, number: TableNumber) -> bool {
    room.table(number).is_some_and(|table| table.players() < table.places())
}

/// The shortest tables of which one has an open seat, and how many players each has; a table that is only `sold` is none of them.
fn short_tables<'a>(
    room: &'a Room,
    sold: &BTreeSet<TableNumber>,
) -> Option<(usize, &'a BTreeSet<TableNumber>)> {
    let takes = |table: &TableNumber| !sold.contains(table) && has_seat(room, *table);
    room.by_size().find(|(_, tables)| tables.iter().any(takes))
}

/// The tables at which seats are only sold now: nobody is moved there while somebody may still buy one.
pub fn only_sold(tournament: &Tournament, now: Millis) -> BTreeSet<TableNumber> {
    let for_sale = tournament.room.tables().filter(|(_, table)| table.is_for_sale());
    let tables: BTreeSet<TableNumber> = for_sale.map(|(number, _)| number).collect();
    let takes_entries =
        || !tournament.alternates.is_empty() || late_registration_open(tournament, now).is_ok();
    if tables.is_empty() || takes_entries() { tables } else { BTreeSet::new() }
}

/// Which of the short tables a player moves to: the one that the latest hand cost a player, so that the hand just played
/// decides the position.
fn short_table(
    tournament: &Tournament,
    short: &BTreeSet<TableNumber>,
    sold: &BTreeSet<TableNumber>,
) -> Option<TableNumber> {
    let open = |table: &TableNumber| {
        short.contains(table) && !sold.contains(table) && has_seat(&tournament.room, *table)
    };
    let latest = tournament.bust_hands.last().map_or(0, |hand| hand.at);
    // Bust-outs of one moment may be typed in any order.
    let just_out = tournament
        .bust_hands
        .iter()
        .rev()
        .take_while(|hand| latest.saturating_sub(hand.at) <= TYPED_TOGETHER)
        .flat_map(|hand| hand.everybody().map(|out| out.seat.table));
    just_out.filter(open).min().or_else(|| short.iter().copied().find(open))
}

/// The next step, or `None` when table sizes are within the tolerance.
pub fn next_step(tournament: &Tournament, now: Millis) -> Option<Step<'_>> {
    let (most, fullest) = tournament.room.fullest()?;
    let sold = only_sold(tournament, now);
    let (fewest, short) = short_tables(&tournament.room, &sold)?;
    // The tolerance is at least one, and working it out may mean counting prizes.
    let differ = most.saturating_sub(fewest);
    if differ <= 1 || differ <= tolerance(tournament) {
        return None;
    }
    let to = short_table(tournament, short, &sold)?;
    let (from, card) = match (fullest.len(), tournament.setup.rules.from_table) {
        (1, _) => (fullest.first().copied()?, None),
        (_, FromTable::LowCard) => {
            let dealt = tournament.low_card.as_ref().filter(|dealt| {
                dealt.to == to
                    && dealt.cards.len() == fullest.len()
                    && dealt.cards.iter().all(|(table, _)| fullest.contains(table))
            });
            match dealt.and_then(LowCardDealt::low) {
                Some((table, card)) => (table, Some(card)),
                None => return Some(Step::DealCards { to, among: fullest }),
            }
        }
        (_, FromTable::BreakingOrder) => {
            (order(tournament).find(|table| fullest.contains(table))?, None)
        }
        (_, FromTable::Director) => match tournament.table_chosen(to) {
            Some(from) if fullest.contains(&from) => (from, None),
            _ => return Some(Step::AskTable { to, among: fullest }),
        },
    };
    Pair { tournament, from, to, now }.step(card)
}

/// How many players must move in all before the sizes are within the tolerance: each move takes one from the fullest to
/// the shortest.
pub fn moves_needed(tournament: &Tournament, now: Millis) -> u32 {
    let room = &tournament.room;
    let (Some((most, _)), Some((fewest, _))) = (room.fullest(), room.shortest()) else { return 0 };
    if most.saturating_sub(fewest) <= 1 {
        return 0;
    }
    let tolerance = tolerance(tournament);
    let sold = only_sold(tournament, now);
    let mut sizes: BTreeMap<usize, usize> = room
        .by_size()
        .map(|(size, tables)| (size, tables.difference(&sold).count()))
        .filter(|(_, tables)| *tables > 0)
        .collect();
    let mut moves: u32 = 0;
    while let (Some((&most, _)), Some((&fewest, _))) =
        (sizes.last_key_value(), sizes.first_key_value())
    {
        if most.saturating_sub(fewest) <= tolerance {
            break;
        }
        for (size, becomes) in [(most, most.saturating_sub(1)), (fewest, fewest.saturating_add(1))]
        {
            if let Some(tables) = sizes.get_mut(&size) {
                *tables = tables.saturating_sub(1);
                if *tables == 0 {
                    sizes.remove(&size);
                }
            }
            let tables = sizes.entry(becomes).or_insert(0);
            *tables = tables.saturating_add(1);
        }
        moves = moves.saturating_add(1);
    }
    moves
}
