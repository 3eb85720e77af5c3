//! What a player who comes to a table meets there on the next hand (HPT, Moving players; RRoP 16; LR 16; TCH 10a).

use crate::rulebook::house_rules::{HouseRules, MovedIn};
use crate::rules::tables::blinds::{between, clockwise};
use crate::state::last_hand::{Blinds, LastHand};
use crate::state::moves::Meets;
use crate::state::prelude::*;

/// What is to be posted at a seat on a hand that its player is dealt; none with nothing to post and nothing to say.
fn place(hand: &Blinds, seat: SeatNumber) -> Option<Meets> {
    if hand.big.contains(&seat) {
        Some(Meets::BigBlind)
    } else if seat == hand.small_seat || hand.small.contains(&seat) {
        Some(Meets::SmallBlind)
    } else if seat == hand.button {
        Some(Meets::Button)
    } else {
        between(hand.button, seat, hand.small_seat).then_some(Meets::Between)
    }
}

/// Whether a newcomer who would meet this waits instead until the button has passed (LR 16, TCH 10a).
fn waits(rules: &HouseRules, met: Option<Meets>) -> bool {
    match rules.moved_in {
        MovedIn::Plays => false,
        MovedIn::WaitsInSmallBlindAndButton => {
            matches!(met, Some(Meets::SmallBlind | Meets::Button | Meets::Between))
        }
        MovedIn::WaitsBetween => met == Some(Meets::Between),
    }
}

impl Tournament {
    /// What whoever comes to this seat meets there on the next hand, besides those who will sit there then. None where there is
    /// nothing to say, where the blinds of the table are not known, and in stud, which has none.
    pub fn meets(&self, seat: Seat, others: &[SeatNumber], now: Millis) -> Option<Meets> {
        if self.plays_stud(seat.table, now) {
            return None;
        }
        let mut there = others.to_vec();
        if !there.contains(&seat.seat) {
            there.push(seat.seat);
        }
        let (next, waiting) = self.dealt_next(seat.table, &there, Some(seat.seat), now)?;
        if waiting.contains(&seat.seat) { Some(Meets::Waits) } else { place(&next, seat.seat) }
    }

    /// The next hand at a table whose last one is known, of stud or not, and the seats of newcomers who are not dealt in yet.
    pub fn next_hand(&self, number: TableNumber, now: Millis) -> Option<(Blinds, Vec<SeatNumber>)> {
        self.dealt_next(number, &self.room.table(number)?.occupied(), None, now)
    }

    /// The next hand dealt to those at the seats `there`, of whom one may only be coming. Newcomers are dealt in one after the
    /// other from the last big blind on, unless they have to wait; in stud everybody is dealt in, and the button stays.
    fn dealt_next(
        &self,
        number: TableNumber,
        there: &[SeatNumber],
        coming: Option<SeatNumber>,
        now: Millis,
    ) -> Option<(Blinds, Vec<SeatNumber>)> {
        let last = self.hand_known(number, now)?;
        let table = self.room.table(number)?;
        let rules = &self.setup.rules;
        if self.plays_stud(number, now) {
            return Some((last.frozen(rules.button, there)?, Vec::new()));
        }
        let told = self.last_hand(number, now).filter(|hand| hand.at.is_some());
        let is_new = |seat: &SeatNumber| {
            let played =
                |hand: &LastHand| table.at(*seat).is_some_and(|who| hand.players.contains(&who));
            told.is_some_and(|hand| coming == Some(*seat) || !played(hand))
        };
        let (newcomers, mut playing): (Vec<_>, Vec<_>) = there.iter().copied().partition(is_new);
        let mut waiting = Vec::new();
        for seat in clockwise(&newcomers, last.last_big()) {
            playing.push(seat);
            let met = last.next(rules.button, &playing).and_then(|next| place(&next, seat));
            if waits(rules, met) {
                playing.pop();
                waiting.push(seat);
            }
        }
        match last.next(rules.button, &playing) {
            Some(next) => Some((next, waiting)),
            // Nobody waits where no hand could be dealt without them.
            None => Some((last.next(rules.button, there)?, Vec::new())),
        }
    }

    /// Who posts a big blind on the next hand at a table whose last one is known: the next player after the last big blind,
    /// and where the button moves perhaps another one.
    pub fn next_big_blinds(&self, number: TableNumber, now: Millis) -> Vec<SeatNumber> {
        self.next_hand(number, now).map_or_else(Vec::new, |(next, _)| next.big)
    }

    /// The first of them.
    pub fn next_big_blind(&self, table: TableNumber, now: Millis) -> Option<Seat> {
        self.next_big_blinds(table, now).first().map(|seat| Seat { table, seat: *seat })
    }
}
