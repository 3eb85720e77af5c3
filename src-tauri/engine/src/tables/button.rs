//! Where the button is: said by the director when a rule needs it, for that table only.

use super::room::{ButtonSaid, Table};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{Seat, SeatNumber, TableNumber};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Says where a table's button is in the hand just played. A dead button may stand before an empty seat.
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
}

impl Action for SetButton {
    /// # Errors
    /// Refused for a table that is not open and for a seat that it does not have.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let table = tournament
            .room
            .table(self.table)
            .ok_or_else(|| Refusal::unknown(format!("Table {} is not open.", self.table)))?;
        if self.seat.0 == 0 || usize::from(self.seat.0) > table.capacity() {
            return Err(Refusal::bad(format!(
                "Table {} has seats 1 to {}.",
                self.table,
                table.capacity()
            )));
        }
        Ok(vec![ButtonSet { table: self.table, seat: self.seat }.into()])
    }
}

impl Happening for ButtonSet {
    fn apply(&self, tournament: &mut Tournament) {
        let said = ButtonSaid { seat: self.seat, hands_counted: tournament.hands_counted() };
        tournament.room.set_button(self.table, said);
    }
}

impl Tournament {
    /// The button of a table, when it was said since the last bust anywhere: before that it has moved on.
    #[must_use]
    pub fn known_button(&self, table: TableNumber) -> Option<SeatNumber> {
        let said = self.room.table(table)?.button?;
        (said.hands_counted == self.hands_counted()).then_some(said.seat)
    }

    /// The next hand's big blind at a table of three or more whose button is known: the third player to its left is next
    /// to post after the present small and big blind.
    #[must_use]
    pub fn next_big_blind(&self, table: TableNumber) -> Option<Seat> {
        let button = self.known_button(table)?;
        let seats = self.room.table(table)?;
        if seats.players() < 3 {
            return None;
        }
        clockwise_from(seats, button).get(2).map(|seat| Seat { table, seat: *seat })
    }
}

/// The occupied seats in clockwise order, beginning with the one after `seat`; `seat` itself comes last if occupied.
#[must_use]
pub fn clockwise_from(table: &Table, seat: SeatNumber) -> Vec<SeatNumber> {
    let occupied = table.occupied();
    let (before, after): (Vec<_>, Vec<_>) = occupied.into_iter().partition(|other| *other <= seat);
    after.into_iter().chain(before).collect()
}
