//! Who moves from one table to another, to which seat, and what must be known before that can be said (HPT, Moving players; RRoP
//! 15; TCH 11a and 11b).

use crate::rulebook::house_rules::{Mover, ToSeat, stud_only};
use crate::rules::tables::balance::Step;
use crate::rules::tables::blinds::{between, clockwise};
use crate::rules::tables::last_hand::A_HAND;
use crate::state::last_hand::HandSource;
use crate::state::low_card::Card;
use crate::state::moves::Meets;
use crate::state::prelude::*;
use crate::state::room::Table;

/// A player who moves so that the tables are level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BalancingMove {
    /// Who.
    pub entry: EntryId,
    /// From which seat.
    pub from: Seat,
    /// To which seat.
    pub to: Seat,
    /// Why this player.
    pub chosen: Chosen,
    /// Why this seat.
    pub seat: Filled,
    /// The card that chose the table, when cards were dealt.
    pub card: Option<Card>,
    /// What the player meets at the new seat, where the blinds there are known.
    pub meets: Option<Meets>,
}

/// Why this player moves and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chosen {
    /// The position from the button at both tables: 1 is the player to its left, 0 the button.
    Position(usize),
    /// The next hand's big blind.
    NextBigBlind,
    /// The same seat, where there is no button.
    SameSeat,
    /// Whoever had to move stays, and this one is next.
    NextAfter(Stays),
}

/// Why whoever had to move stays, from the weakest reason to the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stays {
    /// Has moved here on this very hand.
    Moved,
    /// Does not sit at one table with somebody at the short one.
    KeptApart,
    /// Has a seat of their own (TCH 9).
    Locked,
}

/// Why this seat is filled and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filled {
    /// It is that of the player eliminated.
    Eliminated,
    /// It is the open seat closest to the left of the button.
    NearestOpen,
    /// It is the big blind earliest.
    EarliestBigBlind,
    /// It is the worst position.
    Worst,
    /// It was left last.
    LeftLast,
    /// No other is open.
    OnlyOne,
    /// It is the first open one at a table where no hand was played.
    FirstOpen,
}

/// The seat that the rules give whoever comes to this table by the director's word.
///
/// # Errors
/// Refused for a table that is not open or full, and where the button or the big blind must be said first.
pub fn seat_at(tournament: &Tournament, to: TableNumber, now: Millis) -> Result<Seat, Refusal> {
    let table = tournament.open_table(to)?;
    if table.open_seats().is_empty() {
        return Err(refuse!(
            NoRoom,
            "table-full",
            "{table} is full.",
            table = tournament.table_said(to).capital()
        ));
    }
    match (Pair { tournament, from: to, to, now }).target() {
        Ok(target) => Ok(Seat { table: to, seat: target.seat }),
        Err(Missing::Button(_)) => Err(refuse!(
            ButtonNeeded,
            "seat-depends-on-button",
            "Say where the button is first: btn {number} 5. Or name the seat.",
            number = to
        )),
        Err(Missing::BigBlind(_)) => Err(refuse!(
            ButtonNeeded,
            "seat-depends-on-big-blind",
            "Say where the big blind was first: bb {number} 5. Or name the seat.",
            number = to
        )),
    }
}

/// A table that gives a player and the one that takes it.
pub(super) struct Pair<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) from: TableNumber,
    pub(super) to: TableNumber,
    pub(super) now: Millis,
}

/// The seat to fill, and why.
struct Target {
    seat: SeatNumber,
    why: Filled,
}

/// What must be known of a table before the move can be said.
enum Missing {
    Button(TableNumber),
    BigBlind(TableNumber),
}

impl<'a> Pair<'a> {
    /// The move from one to the other, or what must be known first; `card` is the one that chose the table.
    pub(super) fn step(&self, card: Option<Card>) -> Option<Step<'a>> {
        Some(match self.player_and_seat() {
            Ok((from, chosen, target)) => Step::Move(BalancingMove {
                entry: self.table(self.from)?.at(from)?,
                from: Seat { table: self.from, seat: from },
                to: Seat { table: self.to, seat: target.seat },
                chosen,
                seat: target.why,
                card,
                meets: self.tournament.meets(
                    Seat { table: self.to, seat: target.seat },
                    &self.table(self.to)?.occupied(),
                    self.now,
                ),
            }),
            Err(Missing::Button(table)) => Step::AskButton { table, from: self.from, to: self.to },
            Err(Missing::BigBlind(table)) => {
                Step::AskBigBlind { table, from: self.from, to: self.to }
            }
        })
    }

    fn table(&self, number: TableNumber) -> Option<&Table> {
        self.tournament.room.table(number)
    }

    fn button(&self, table: TableNumber) -> Result<SeatNumber, Missing> {
        self.tournament.known_button(table, self.now).ok_or(Missing::Button(table))
    }

    fn last_big_blind(&self, table: TableNumber) -> Result<SeatNumber, Missing> {
        let hand = self.tournament.hand_known(table, self.now);
        hand.map(|hand| hand.last_big()).ok_or(Missing::BigBlind(table))
    }

    fn open_seats(&self) -> Vec<SeatNumber> {
        self.table(self.to).map(Table::open_seats).unwrap_or_default()
    }

    fn target(&self) -> Result<Target, Missing> {
        if stud_only(&self.tournament.setup.schedule) {
            return Ok(self.left_last());
        }
        match self.tournament.setup.rules.to_seat {
            ToSeat::EliminatedSeat => self.eliminated_seat(),
            ToSeat::EarliestBigBlind => self.by_big_blind(Filled::EarliestBigBlind),
            ToSeat::WorstPosition => self.by_big_blind(Filled::Worst),
        }
    }

    fn player_and_seat(&self) -> Result<(SeatNumber, Chosen, Target), Missing> {
        let rules = &self.tournament.setup.rules;
        let target = self.target()?;
        if stud_only(&self.tournament.setup.schedule) {
            let (seat, chosen) = self.giver_at(target.seat, Chosen::SameSeat);
            return Ok((seat, chosen, target));
        }
        let (seat, chosen) = match rules.mover {
            Mover::NextBigBlind => {
                let last = self.last_big_blind(self.from)?;
                let next = self.clockwise_from(last).first().copied().unwrap_or(last);
                self.giver_at(next, Chosen::NextBigBlind)
            }
            Mover::SamePosition => {
                let position = if self.no_hand_there() {
                    1
                } else {
                    self.position(self.button(self.to)?, target.seat)
                };
                let button = self.button(self.from)?;
                let dealt_in = clockwise(&self.tournament.dealt_in(self.from, self.now), button);
                let seat = at_position(&dealt_in, button, position).unwrap_or(button);
                self.giver_at(seat, Chosen::Position(position))
            }
        };
        Ok((seat, chosen, target))
    }

    /// The occupied seats of the giving table from the one after `seat` on.
    fn clockwise_from(&self, seat: SeatNumber) -> Vec<SeatNumber> {
        let occupied = self.table(self.from).map(Table::occupied).unwrap_or_default();
        clockwise(&occupied, seat)
    }

    /// Whoever sits at this seat of the giving table, or next to its left. Whoever has moved there on this very hand, must not
    /// sit with somebody at the short table or has a seat of their own stays while another will do: of them all a locked seat
    /// is left last (TCH 9).
    fn giver_at(&self, seat: SeatNumber, chosen: Chosen) -> (SeatNumber, Chosen) {
        let mut order = self.clockwise_from(seat);
        // The seat itself comes last when it is occupied, and first in this order.
        if order.last() == Some(&seat) {
            order.rotate_right(1);
        }
        let first = order.first().copied().unwrap_or(seat);
        let Some(stays) = self.stays(first) else { return (first, chosen) };
        match order.iter().copied().min_by_key(|seat| self.stays(*seat)) {
            Some(next) if next != first => (next, Chosen::NextAfter(stays)),
            _ => (first, chosen),
        }
    }

    /// Why whoever sits here stays while another will do; none for a player who moves.
    fn stays(&self, seat: SeatNumber) -> Option<Stays> {
        let entry = self.table(self.from)?.at(seat)?;
        let player = self.tournament.entries.get(&entry)?.player;
        let arranged = &self.tournament.arrangements;
        if arranged.locked.get(&player) == Some(&Seat { table: self.from, seat }) {
            return Some(Stays::Locked);
        }
        let sits_there = |other: PlayerId| {
            let entry = self.tournament.live_entry(other);
            entry
                .and_then(|entry| self.tournament.seat_of(entry))
                .is_some_and(|seat| seat.table == self.to)
        };
        if arranged.kept_from(player).any(sits_there) {
            return Some(Stays::KeptApart);
        }
        self.has_moved(entry).then_some(Stays::Moved)
    }

    /// Whether a player was told to move here on this very hand. Whether somebody ticked the arrival says nothing of it.
    fn has_moved(&self, entry: EntryId) -> bool {
        let hand = self.tournament.last_hand(self.from, self.now);
        let dealt = hand.filter(|hand| hand.source != HandSource::Director);
        if dealt.is_some_and(|hand| hand.players.contains(&entry)) {
            return false;
        }
        let lately = self.now.saturating_sub(A_HAND).saturating_add(1);
        let since = dealt.and_then(|hand| hand.at).unwrap_or(lately);
        let lately = self.tournament.moves.iter().rev().take_while(|said| said.at >= since);
        lately.filter(|said| said.one.entry == entry).any(|said| {
            let came = said.one.from.is_none_or(|from| from.table != self.from);
            came && said.one.to.table == self.from
        })
    }

    /// Whether no hand was played at the short table, so that there is neither a button nor a blind to ask for.
    fn no_hand_there(&self) -> bool {
        self.tournament.dealt_in(self.to, self.now).len() < 2
    }

    /// The seat where there is no choice: only one is open, or no hand was played there.
    fn without_asking(&self, open: &[SeatNumber]) -> Option<Target> {
        match open {
            [seat] => Some(Target { seat: *seat, why: Filled::OnlyOne }),
            [seat, ..] if self.no_hand_there() => {
                Some(Target { seat: *seat, why: Filled::FirstOpen })
            }
            _ => None,
        }
    }

    /// The seat left last, as in stud (TCH 11a).
    fn left_last(&self) -> Target {
        let open = self.open_seats();
        let last = self.table(self.to).and_then(Table::last_left).or_else(|| open.last().copied());
        Target { seat: last.unwrap_or(SeatNumber(1)), why: Filled::LeftLast }
    }

    /// Of the latest hand that cost the table a player, the empty seat closest to the left of the button; where
    /// nobody was eliminated, the open seat closest to the left of the button (HPT, Moving players).
    fn eliminated_seat(&self) -> Result<Target, Missing> {
        let eliminated = self.table(self.to).map(Table::last_eliminated).unwrap_or_default();
        if let [seat] = eliminated.as_slice() {
            return Ok(Target { seat: *seat, why: Filled::Eliminated });
        }
        let (seats, why) = if eliminated.is_empty() {
            (self.open_seats(), Filled::NearestOpen)
        } else {
            (eliminated, Filled::Eliminated)
        };
        if let Some(target) = self.without_asking(&seats) {
            return Ok(target);
        }
        let button = self.button(self.to)?;
        let seat = clockwise(&seats, button).first().copied().unwrap_or(button);
        Ok(Target { seat, why })
    }

    /// The open seat with the fewest players between it and the last big blind; the coming small blind's and those between
    /// it and the coming button come last (RRoP 15, TCH 11a).
    fn by_big_blind(&self, why: Filled) -> Result<Target, Missing> {
        let open = self.open_seats();
        if let Some(target) = self.without_asking(&open) {
            return Ok(target);
        }
        let last = self.last_big_blind(self.to)?;
        // Clockwise from the last big blind the seats between button and small blind, and then the small blind's own, are
        // the last ones anyway.
        let seat = clockwise(&open, last).first().copied().unwrap_or(last);
        Ok(Target { seat, why })
    }

    /// The number of players dealt in clockwise from the button to the seat, its own player counted; 0 for the button.
    fn position(&self, button: SeatNumber, target: SeatNumber) -> usize {
        if target == button {
            return 0;
        }
        let dealt_in = self.tournament.dealt_in(self.to, self.now).into_iter();
        let between = dealt_in.filter(|seat| between(button, *seat, target)).count();
        between.saturating_add(1)
    }
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
