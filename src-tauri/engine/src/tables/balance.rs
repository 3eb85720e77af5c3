//! Balancing tables (HPT, Moving players): who must move where, and what must be known before that can be said.

use super::button::clockwise_from;
use super::low_card::Card;
use crate::ids::{EntryId, Seat, SeatNumber, TableNumber};
use crate::tournament::Tournament;

/// The next step towards level tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Several tables are equally full: deal a card to each.
    DealCards {
        /// The short table.
        to: TableNumber,
        /// The tables that could give a player.
        among: Vec<TableNumber>,
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
    /// This player moves.
    Move(BalancingMove),
}

/// A player who moves so that the tables are level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BalancingMove {
    /// Who.
    pub entry: EntryId,
    /// From which seat.
    pub from: Seat,
    /// To which seat.
    pub to: Seat,
    /// The position from the button at both tables: 1 is the player to its left, 0 the button.
    pub position: usize,
    /// The card that chose the table, when cards were dealt.
    pub card: Option<Card>,
    /// Whether the seat is that of a player who was eliminated there.
    pub eliminated_seat: bool,
}

/// The next step, or `None` when table sizes are within the tolerance.
#[must_use]
pub fn next_step(tournament: &Tournament) -> Option<Step> {
    let room = &tournament.room;
    let (most, fullest) = room.fullest()?;
    let (fewest, shortest) = room.shortest()?;
    if most.saturating_sub(fewest) <= usize::from(tournament.setup.rules.tolerance) {
        return None;
    }
    // The table of the latest bust is served first, so that the hand just played decides the position.
    let latest = tournament
        .hands_out
        .last()
        .and_then(|hand| hand.everybody().last())
        .map(|out| out.seat.table);
    let to =
        latest.filter(|table| shortest.contains(table)).or_else(|| shortest.first().copied())?;
    let (from, card) = if fullest.len() == 1 {
        (fullest.first().copied()?, None)
    } else {
        let dealt = tournament.low_card.as_ref().filter(|dealt| {
            dealt.to == to
                && dealt.cards.len() == fullest.len()
                && dealt.cards.iter().all(|(table, _)| fullest.contains(table))
        });
        match dealt.and_then(super::low_card::LowCard::low) {
            Some((table, card)) => (table, Some(card)),
            None => return Some(Step::DealCards { to, among: fullest.iter().copied().collect() }),
        }
    };
    let Some(button_there) = tournament.known_button(to) else {
        return Some(Step::AskButton { table: to, from, to });
    };
    let Some(button_here) = tournament.known_button(from) else {
        return Some(Step::AskButton { table: from, from, to });
    };
    let target = target_seat(tournament, to, button_there)?;
    let position = position(tournament, to, button_there, &target)?;
    let from_table = room.table(from)?;
    let dealt_in = dealt_in_on_the_last_hand(tournament, from, button_here)?;
    let seat = at_position(&dealt_in, button_here, position)?;
    // Whoever had that position may have gone out on the same hand; then it falls to the next player to the left.
    let seat = match from_table.at(seat) {
        Some(_) => seat,
        None => clockwise_from(from_table, seat).first().copied()?,
    };
    Some(Step::Move(BalancingMove {
        entry: from_table.at(seat)?,
        from: Seat { table: from, seat },
        to: Seat { table: to, seat: target.seat },
        position,
        card,
        eliminated_seat: target.eliminated,
    }))
}

/// How many players must move in all before the sizes are within the tolerance: each move takes one from the fullest to
/// the shortest.
#[must_use]
pub fn moves_needed(tournament: &Tournament) -> u32 {
    let tolerance = usize::from(tournament.setup.rules.tolerance);
    let room = &tournament.room;
    let (Some((most, _)), Some((fewest, _))) = (room.fullest(), room.shortest()) else { return 0 };
    if most.saturating_sub(fewest) <= tolerance {
        return 0;
    }
    let mut sizes: std::collections::BTreeMap<usize, usize> = room.sizes().collect();
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

struct Target {
    seat: SeatNumber,
    eliminated: bool,
    /// The seats of players eliminated there on the same hand and not filled since: they were dealt in.
    dealt_in: Vec<SeatNumber>,
}

/// The seat to fill: of the latest hand that cost the table a player, the empty seat closest to the left of the
/// button; where nobody was eliminated, the open seat closest to the left of the button.
fn target_seat(tournament: &Tournament, table: TableNumber, button: SeatNumber) -> Option<Target> {
    let open = tournament.room.table(table)?.open_seats();
    let nearest = |seats: &[SeatNumber]| {
        seats.iter().copied().find(|seat| *seat > button).or_else(|| seats.first().copied())
    };
    let eliminated = tournament.hands_out.iter().rev().find_map(|hand| {
        let mut seats: Vec<SeatNumber> = hand
            .everybody()
            .filter(|out| out.seat.table == table && open.contains(&out.seat.seat))
            .map(|out| out.seat.seat)
            .collect();
        seats.sort_unstable();
        (!seats.is_empty()).then_some(seats)
    });
    match eliminated {
        Some(seats) => Some(Target { seat: nearest(&seats)?, eliminated: true, dealt_in: seats }),
        None => Some(Target { seat: nearest(&open)?, eliminated: false, dealt_in: Vec::new() }),
    }
}

/// The number of players dealt in clockwise from the button to the seat, its own player counted; 0 for the button.
fn position(
    tournament: &Tournament,
    table: TableNumber,
    button: SeatNumber,
    target: &Target,
) -> Option<usize> {
    if target.seat == button {
        return Some(0);
    }
    let mut dealt_in = tournament.room.table(table)?.occupied();
    dealt_in.extend(target.dealt_in.iter().copied().filter(|seat| *seat != target.seat));
    let between = dealt_in.into_iter().filter(|seat| between(button, *seat, target.seat)).count();
    Some(between.saturating_add(1))
}

/// The seats dealt in on the hand just played at a table, clockwise from the button: whoever sits there, and whoever went
/// out there on that hand.
fn dealt_in_on_the_last_hand(
    tournament: &Tournament,
    table: TableNumber,
    button: SeatNumber,
) -> Option<Vec<SeatNumber>> {
    let mut seats = tournament.room.table(table)?.occupied();
    let last_hand = tournament.hands_out.last().into_iter().flat_map(|hand| hand.everybody());
    seats.extend(last_hand.filter(|out| out.seat.table == table).map(|out| out.seat.seat));
    seats.sort_unstable();
    seats.dedup();
    let (before, after): (Vec<_>, Vec<_>) = seats.into_iter().partition(|seat| *seat <= button);
    Some(after.into_iter().chain(before).collect())
}

/// Whether `seat` lies clockwise after `from` and before `to`.
fn between(from: SeatNumber, seat: SeatNumber, to: SeatNumber) -> bool {
    if from < to { seat > from && seat < to } else { seat > from || seat < to }
}

/// The seat at a position from the button; a dead button's position is the last player's before it.
fn at_position(
    clockwise: &[SeatNumber],
    button: SeatNumber,
    position: usize,
) -> Option<SeatNumber> {
    if position == 0 {
        return clockwise
            .iter()
            .copied()
            .find(|seat| *seat == button)
            .or_else(|| clockwise.last().copied());
    }
    let index = position.min(clockwise.len()).checked_sub(1)?;
    clockwise.get(index).copied()
}
