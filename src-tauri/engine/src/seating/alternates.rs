//! Seating alternates: in their order, from the same pool and by the same chance as every late entry (TCH 8a).

use super::draw::{DrawKind, SeatsDrawn};
use super::late;
use crate::command::{Action, Context};
use crate::event::Event;
use crate::ids::{EntryId, Seat, TableNumber};
use crate::refusal::{Refusal, RefusalCode};
use crate::tables::blinds::{Blinds, between};
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Draws a seat for each alternate while there are open seats, the first on the list first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAlternates {}

impl Action for SeatAlternates {
    /// # Errors
    /// Refused when nobody waits and when no seat is open.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if tournament.phase() == Phase::Finished {
            return Err(Refusal::not_now("The tournament is over."));
        }
        if tournament.alternates.is_empty() {
            return Err(Refusal::not_now("Nobody waits for a seat."));
        }
        let late = late::seats(tournament, &tournament.alternates, context.seed);
        if late.seats.is_empty() {
            return Err(Refusal::new(
                RefusalCode::NoRoom,
                "No seat is open. Open a table, or wait until a player is out.",
            ));
        }
        let drawn = SeatsDrawn {
            at: context.now,
            seed: context.seed,
            kind: DrawKind::Alternates {},
            seats: late.seats,
            not_kept: late.not_kept,
        };
        Ok(vec![drawn.into()])
    }
}

/// The alternates who can be seated now, the first on the list first.
#[must_use]
pub fn can_be_seated(tournament: &Tournament) -> Vec<EntryId> {
    if tournament.alternates.is_empty() || tournament.room.is_empty() {
        return Vec::new();
    }
    // Who is seated does not depend on the seed: each seat given is one fewer, whichever it is.
    let late = late::seats(tournament, &tournament.alternates, 0);
    late.seats.into_iter().map(|(entry, _)| entry).collect()
}

/// Whether a newcomer on this seat waits until the button has passed: dealt in anywhere but between the small blind and the
/// button (TCH 8a, 10a). Known only where the button is.
#[must_use]
pub fn waits_for_the_button(tournament: &Tournament, seat: Seat) -> bool {
    let Some(button) = tournament.known_button(seat.table) else { return false };
    let Some(table) = tournament.room.table(seat.table) else { return false };
    // In stud nobody waits for a button.
    if tournament.hand_known(seat.table).is_some_and(|hand| hand.is_frozen()) {
        return false;
    }
    // The hand just played was dealt to the others; on the next one the button stands where its small blind was.
    let mut dealt_in = table.occupied();
    dealt_in.retain(|other| *other != seat.seat);
    let rule = tournament.setup.rules.button;
    Blinds::first(button, &dealt_in)
        .and_then(|hand| hand.next(rule, &dealt_in))
        .is_some_and(|next| between(next.button, seat.seat, next.small_seat))
}

/// The table that a room can open next: the lowest number that is not open. None when all its tables are.
#[must_use]
pub fn table_to_open(tournament: &Tournament) -> Option<TableNumber> {
    let open = u32::try_from(tournament.room.open_tables()).unwrap_or(u32::MAX);
    if tournament.setup.tables.is_some_and(|tables| open >= tables) {
        return None;
    }
    (1_u32..).map(TableNumber).find(|number| tournament.room.table(*number).is_none())
}
