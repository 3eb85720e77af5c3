//! What a player who comes to a table meets there on the next hand (HPT, Moving players; RRoP 16; LR 16; TCH 10a).

use super::blinds::{Blinds, between, clockwise};
use crate::house_rules::{HouseRules, MovedIn};
use crate::ids::{Millis, Seat, SeatNumber, TableNumber};
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player who has moved meets on the next hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Meets {
    /// The big blind.
    BigBlind,
    /// The small blind.
    SmallBlind,
    /// The button.
    Button,
    /// Nothing to post, between the small blind and the button.
    Between,
    /// Has to wait until the button has passed.
    Waits,
}

/// What whoever comes to this seat meets on the hand after `last`, dealt to the seats `there`, this one among them. None for a
/// place with nothing to post and nothing to wait for.
pub(super) fn met(
    last: &Blinds,
    rules: &HouseRules,
    there: &[SeatNumber],
    seat: SeatNumber,
) -> Option<Meets> {
    let next = last.next(rules.button, there)?;
    let place = if next.big.contains(&seat) {
        return Some(Meets::BigBlind);
    } else if seat == next.small_seat || next.small.contains(&seat) {
        Meets::SmallBlind
    } else if seat == next.button {
        Meets::Button
    } else if between(next.button, seat, next.small_seat) {
        Meets::Between
    } else {
        return None;
    };
    let waits = match rules.moved_in {
        MovedIn::Plays => false,
        MovedIn::WaitsInSmallBlindAndButton => true,
        MovedIn::WaitsBetween => place == Meets::Between,
    };
    Some(if waits { Meets::Waits } else { place })
}

impl Tournament {
    /// What whoever comes to this seat meets there on the next hand, besides those who sit there and those who come at the same
    /// time. None where there is nothing to say, where the blinds of the table are not known, and in stud, which has none.
    #[must_use]
    pub fn meets(&self, seat: Seat, others: &[SeatNumber], now: Millis) -> Option<Meets> {
        (!self.plays_stud(now)).then(|| self.meets_at_blinds(seat, others))?
    }

    /// The same where the game of the moment is not asked for.
    pub(super) fn meets_at_blinds(&self, seat: Seat, others: &[SeatNumber]) -> Option<Meets> {
        let mut there = others.to_vec();
        if !there.contains(&seat.seat) {
            there.push(seat.seat);
        }
        met(&self.hand_known(seat.table)?, &self.setup.rules, &there, seat.seat)
    }

    /// The last hand's button and blinds, where the hands of the table are followed or the director has said enough.
    #[must_use]
    pub fn hand_known(&self, number: TableNumber) -> Option<Blinds> {
        if let Some(followed) = self.followed(number) {
            return Some(followed.hand.clone());
        }
        let last = self.known_blinds(number)?;
        let dealt_in = self.dealt_in(number);
        // Where only the big blind was said the button was the player's before the small blind, or heads-up the small blind's.
        if last.stud {
            let (small, big) = (Vec::new(), Vec::new());
            return Some(Blinds { button: last.small, small_seat: last.big, small, big });
        }
        let before = || {
            let others = clockwise(&dealt_in, last.small);
            others.into_iter().rev().find(|seat| *seat != last.small && *seat != last.big)
        };
        let button = self.known_button(number).or_else(before).unwrap_or(last.small);
        Some(Blinds {
            button,
            small_seat: last.small,
            small: dealt_in.iter().copied().filter(|seat| *seat == last.small).collect(),
            big: vec![last.big],
        })
    }

    /// The next hand at a table whose last one is known, of stud or not, and the seats of newcomers who are not dealt in yet.
    #[must_use]
    pub fn next_hand(&self, number: TableNumber, stud: bool) -> Option<(Blinds, Vec<SeatNumber>)> {
        let last = self.hand_known(number)?;
        let table = self.room.table(number)?;
        let rules = &self.setup.rules;
        if stud {
            return Some((last.frozen(rules.button, &table.occupied())?, Vec::new()));
        }
        let followed = self.followed(number);
        let is_new = |seat: &SeatNumber| {
            followed.is_some_and(|followed| {
                table.at(*seat).is_some_and(|who| !followed.dealt_in.contains(&who))
            })
        };
        let (newcomers, mut playing): (Vec<_>, Vec<_>) =
            table.occupied().into_iter().partition(is_new);
        let mut waiting = Vec::new();
        for seat in clockwise(&newcomers, last.last_big()) {
            playing.push(seat);
            if met(&last, rules, &playing, seat) == Some(Meets::Waits) {
                playing.pop();
                waiting.push(seat);
            }
        }
        match last.next(rules.button, &playing) {
            Some(next) => Some((next, waiting)),
            // Nobody waits where no hand could be dealt without them.
            None => Some((last.next(rules.button, &table.occupied())?, Vec::new())),
        }
    }
}
