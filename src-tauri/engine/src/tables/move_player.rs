//! Telling a player to move; the move stays on the list until it is ticked as arrived.

use super::meets::Meets;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis, Seat};
use crate::refusal::{Refusal, RefusalCode};
use crate::tournament::Tournament;
use crate::words::capital;
use crate::words::clean_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Moves a player to an open seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovePlayer {
    /// Who.
    pub entry: EntryId,
    /// Where to.
    pub to: Seat,
    /// Why, in a word or two, such as "balance"; may be empty.
    pub reason: String,
}

/// Players were told to move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moved {
    /// When, in tournament time.
    pub at: Millis,
    /// Why.
    pub reason: String,
    /// The moves.
    pub moves: Vec<OneMove>,
}

/// One player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OneMove {
    /// Who.
    pub entry: EntryId,
    /// From which seat; absent for a player who had none.
    pub from: Option<Seat>,
    /// To which seat.
    pub to: Seat,
    /// What the player meets there on the next hand, where that is known; absent in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meets: Option<Meets>,
}

/// A move on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// When it was said.
    pub at: Millis,
    /// Why.
    pub reason: String,
    /// Who, from where, to where.
    pub one: OneMove,
    /// Ticked as arrived.
    pub arrived: bool,
    /// How many bust-out hands there had been: nobody is moved twice on one hand while another will do.
    pub hands_counted: u32,
}

impl Action for MovePlayer {
    /// # Errors
    /// Refused for a player without a seat, a closed table, a seat that the table does not have, and a taken seat.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let from = tournament
            .seat_of(self.entry)
            .ok_or_else(|| Refusal::unknown("Only a player in play can be moved."))?;
        let table = tournament.room.table(self.to.table).ok_or_else(|| {
            Refusal::new(RefusalCode::SeatTaken, tournament.not_open(self.to.table).message)
        })?;
        if self.to.seat.0 == 0 || usize::from(self.to.seat.0) > table.capacity() {
            return Err(Refusal::bad(format!(
                "{} has seats 1 to {}.",
                capital(&tournament.table_words(self.to.table)),
                table.capacity()
            )));
        }
        if let Some(sitting) = table.at(self.to.seat) {
            let open: Vec<String> = table.open_seats().iter().map(ToString::to_string).collect();
            let where_else = if open.is_empty() {
                format!("{} is full.", capital(&tournament.table_words(self.to.table)))
            } else {
                format!(
                    "Open at {}: seat {}.",
                    tournament.table_words(self.to.table),
                    open.join(", ")
                )
            };
            return Err(Refusal::new(
                RefusalCode::SeatTaken,
                format!(
                    "{} sits at {}. {where_else}",
                    tournament.name(sitting),
                    tournament.seat_words(self.to)
                ),
            ));
        }
        if table.is_blocked(self.to.seat) {
            let open: Vec<String> = table.open_seats().iter().map(ToString::to_string).collect();
            return Err(Refusal::new(
                RefusalCode::SeatTaken,
                format!("Seat {} is blocked. Open there: {}.", self.to, open.join(", ")),
            ));
        }
        let mut others = table.occupied();
        others.retain(|seat| from != Seat { table: self.to.table, seat: *seat });
        let meets = tournament.meets(self.to, &others, context.now);
        let moves = vec![OneMove { entry: self.entry, from: Some(from), to: self.to, meets }];
        Ok(vec![Moved { at: context.now, reason: clean_name(&self.reason), moves }.into()])
    }
}

impl Happening for Moved {
    fn apply(&self, tournament: &mut Tournament) {
        let hands_counted = tournament.hands_counted();
        for &one in &self.moves {
            tournament.sit(one.entry, one.to);
            tournament.moves.push(Move {
                at: self.at,
                reason: self.reason.clone(),
                one,
                arrived: false,
                hands_counted,
            });
        }
        tournament.low_card = None;
    }
}
