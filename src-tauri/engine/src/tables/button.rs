//! Where button and big blind are: said by the director when a rule needs it, for that table only.

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{Millis, SeatNumber, TableNumber};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::capital;
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
    /// When, in tournament time; absent where it came with a draw of seats, and in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
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
    /// When, in tournament time; absent in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
}

/// Whether a table has this seat.
fn has_seat(tournament: &Tournament, table: TableNumber, seat: SeatNumber) -> Result<(), Refusal> {
    let found = tournament.open_table(table)?;
    if seat.0 == 0 || usize::from(seat.0) > found.capacity() {
        return Err(Refusal::bad(format!(
            "{} has seats 1 to {}.",
            capital(&tournament.table_words(table)),
            found.capacity()
        )));
    }
    Ok(())
}

impl Action for SetButton {
    /// # Errors
    /// Refused for a table that is not open and for a seat that it does not have.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        has_seat(tournament, self.table, self.seat)?;
        Ok(vec![ButtonSet { at: Some(context.now), table: self.table, seat: self.seat }.into()])
    }
}

impl Action for SetBigBlind {
    /// # Errors
    /// Refused for a table that is not open and for a seat that it does not have.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        has_seat(tournament, self.table, self.seat)?;
        Ok(vec![BigBlindSet { at: Some(context.now), table: self.table, seat: self.seat }.into()])
    }
}

impl Happening for ButtonSet {
    fn apply(&self, tournament: &mut Tournament) {
        let at = self.at.unwrap_or_else(|| tournament.last_heard());
        tournament.button_said(self.table, self.seat, at);
    }
}

impl Happening for BigBlindSet {
    fn apply(&self, tournament: &mut Tournament) {
        let at = self.at.unwrap_or_else(|| tournament.last_heard());
        tournament.big_blind_said(self.table, self.seat, at);
    }
}
