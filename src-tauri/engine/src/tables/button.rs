//! Where button and big blind are: said by the director when a rule needs it, for that table only.

use super::blinds::{Blinds, clockwise};
use super::draw_button::NO_BUTTON_IN_STUD;
use super::room::{BlindsSaid, ButtonSaid};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::house_rules::{ButtonRule, stud_only};
use crate::ids::{Millis, Seat, SeatNumber, TableNumber};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::capital;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Says where a table's button is in the hand just played, or is frozen where the game is stud now. A dead button may stand
/// before an empty seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetButton {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
}

/// A button was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ButtonSet {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// Stud was played, and the button is frozen there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stud: bool,
}

impl ButtonSet {
    /// A button of the hand just played.
    #[must_use]
    pub const fn new(table: TableNumber, seat: SeatNumber) -> Self {
        Self { table, seat, stud: false }
    }
}

/// Says where a table's big blind was in the hand just played, or in the last one with blinds where the game is stud now
/// (TCH 11b). The player may have gone out on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetBigBlind {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
}

/// A big blind was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BigBlindSet {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// Stud was played, and this was the last big blind before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stud: bool,
}

/// Whether a table has this seat, and whether it is dealt stud now.
fn has_seat(
    tournament: &Tournament,
    table: TableNumber,
    seat: SeatNumber,
    now: Millis,
) -> Result<bool, Refusal> {
    if stud_only(&tournament.setup.schedule) {
        return Err(Refusal::house_rule(NO_BUTTON_IN_STUD));
    }
    let found = tournament.open_table(table)?;
    if seat.0 == 0 || usize::from(seat.0) > found.capacity() {
        return Err(Refusal::bad(format!(
            "{} has seats 1 to {}.",
            capital(&tournament.table_words(table)),
            found.capacity()
        )));
    }
    Ok(tournament.plays_stud(now))
}

impl Action for SetButton {
    /// # Errors
    /// Refused for a table that is not open, for a seat that it does not have, and where only stud is played.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stud = has_seat(tournament, self.table, self.seat, context.now)?;
        Ok(vec![ButtonSet { table: self.table, seat: self.seat, stud }.into()])
    }
}

impl Action for SetBigBlind {
    /// # Errors
    /// Refused for a table that is not open, for a seat that it does not have, and where only stud is played.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stud = has_seat(tournament, self.table, self.seat, context.now)?;
        Ok(vec![BigBlindSet { table: self.table, seat: self.seat, stud }.into()])
    }
}

impl Happening for ButtonSet {
    fn apply(&self, tournament: &mut Tournament) {
        let hands_counted = tournament.hands_counted();
        tournament
            .room
            .set_button(self.table, ButtonSaid { seat: self.seat, hands_counted, stud: self.stud });
        // Worked out now, since who was dealt in can no longer be told once somebody has moved.
        let blinds = tournament.blinds_by_button(self.table);
        tournament.room.set_blinds(self.table, blinds);
    }
}

impl Happening for BigBlindSet {
    fn apply(&self, tournament: &mut Tournament) {
        let hands_counted = tournament.hands_counted();
        let dealt_in = tournament.dealt_in(self.table);
        let before = clockwise(&dealt_in, self.seat);
        let small = before.iter().rev().find(|seat| **seat != self.seat).copied();
        let blinds = BlindsSaid {
            small: small.unwrap_or(self.seat),
            big: self.seat,
            hands_counted,
            stud: self.stud,
        };
        tournament.room.set_blinds(self.table, Some(blinds));
    }
}

impl Tournament {
    /// The button of a table that is followed, or one that was said since the last bust anywhere: before that it has moved on.
    #[must_use]
    pub fn known_button(&self, table: TableNumber) -> Option<SeatNumber> {
        if let Some(followed) = self.followed(table) {
            return Some(followed.hand.button);
        }
        let said = self.room.table(table)?.button?;
        (said.hands_counted == self.hands_counted()).then_some(said.seat)
    }

    /// Small and big blind of the hand just played, when the table is followed, or when they were said since the last bust anywhere or follow from a
    /// button that was. The small blind's is the last seat dealt in before the big blind.
    #[must_use]
    pub fn known_blinds(&self, table: TableNumber) -> Option<BlindsSaid> {
        if let Some(followed) = self.followed(table) {
            let hands_counted = self.hands_counted();
            let (small, big) = (followed.hand.small_seat, followed.hand.last_big());
            let stud = followed.hand.is_frozen();
            return Some(BlindsSaid { small, big, hands_counted, stud });
        }
        self.room
            .table(table)?
            .blinds
            .filter(|said| said.hands_counted == self.hands_counted())
            .or_else(|| self.blinds_by_button(table))
    }

    /// The seats dealt in on the hand just played at a table: whoever sits there, and whoever went out there on that hand.
    #[must_use]
    pub fn dealt_in(&self, table: TableNumber) -> Vec<SeatNumber> {
        let Some(table) = self.room.table(table) else { return Vec::new() };
        let mut seats = table.occupied();
        seats.extend(table.out_on(self.hands_counted()));
        seats.sort_unstable();
        seats
    }

    /// The blinds that follow from a known button. None where they do not: with a dead button, a player who went out
    /// right behind it may have been the big blind, and then nobody posted the small one.
    fn blinds_by_button(&self, number: TableNumber) -> Option<BlindsSaid> {
        let button = self.known_button(number)?;
        let table = self.room.table(number)?;
        let dealt_in = self.dealt_in(number);
        let hand = Blinds::first(button, &dealt_in)?;
        if table.button.is_some_and(|said| said.stud) {
            // With the blinds play goes on as if the player behind the button had just posted the big one.
            let (hands_counted, big) = (self.hands_counted(), hand.small_seat);
            return Some(BlindsSaid { small: button, big, hands_counted, stud: true });
        }
        let out_since = |seat: &SeatNumber| {
            table.was_eliminated(*seat) && super::blinds::between(button, *seat, hand.small_seat)
        };
        let unclear = self.setup.rules.button == ButtonRule::Dead
            && dealt_in.contains(&button)
            && table.open_seats().iter().any(out_since);
        (!unclear).then(|| BlindsSaid {
            small: hand.small_seat,
            big: hand.last_big(),
            hands_counted: self.hands_counted(),
            stud: false,
        })
    }

    /// Who posts a big blind on the next hand at a table whose blinds are known, unless stud is dealt there: the next player after the last big blind,
    /// and where the button moves perhaps another one.
    #[must_use]
    pub fn next_big_blinds(&self, number: TableNumber) -> Vec<SeatNumber> {
        if self.hand_known(number).is_none_or(|hand| hand.is_frozen()) {
            return Vec::new();
        }
        self.next_hand(number, false).map_or_else(Vec::new, |(next, _)| next.big)
    }

    /// The first of them.
    #[must_use]
    pub fn next_big_blind(&self, table: TableNumber) -> Option<Seat> {
        self.next_big_blinds(table).first().map(|seat| Seat { table, seat: *seat })
    }
}
