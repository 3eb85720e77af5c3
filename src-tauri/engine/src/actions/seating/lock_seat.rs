//! A seat of a player's own, for special needs (TCH 9, RRoP 3.8): kept at every draw, late seat and redraw.

use crate::actions::prelude::*;

/// Locks a seat for a player, or gives it free again. Nobody moves now: the seat is kept from the next draw on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LockSeat {
    /// Whose seat.
    pub player: PlayerId,
    /// Which seat; absent to draw the player like everybody else.
    pub seat: Option<Seat>,
}

/// A seat was locked or given free.
pub type SeatLocked = LockSeat;

/// Whether a table could have this seat, and nothing keeps it from being given.
///
/// # Errors
/// Refused for a number that no table has, and for a blocked seat.
pub fn may_be_given(tournament: &Tournament, seat: Seat) -> Result<(), Refusal> {
    exists(tournament, seat)?;
    refuse_if(tournament.room.blocked().any(|blocked| blocked == seat), || {
        refuse!(
            SeatTaken,
            "seat-blocked-give-free",
            "Seat {seat} is blocked. Unblock it first: block {seat} off.",
            seat
        )
    })
}

/// Whether a table has, or would have, this seat.
///
/// # Errors
/// Refused for table 0 and for a seat beyond the table's.
pub fn exists(tournament: &Tournament, seat: Seat) -> Result<(), Refusal> {
    let seats = tournament.room.table(seat.table).map_or_else(
        || usize::from(tournament.setup.rules.seats_per_table),
        crate::state::room::Table::capacity,
    );
    refuse_if(seat.table.0 == 0 || seat.seat.0 == 0 || usize::from(seat.seat.0) > seats, || {
        refuse!(BadValue, "a-table-has-seats", "A table has seats 1 to {seats}.", seats)
    })
}

impl Action for LockSeat {
    /// # Errors
    /// Refused for an unknown player, a seat that no table has, a blocked one, and one that is locked for somebody else.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.player(self.player)?;
        let name = tournament.player_name(self.player);
        let Some(seat) = self.seat else {
            refuse_if(!tournament.arrangements.locked.contains_key(&self.player), || {
                refuse!(NotNow, "no-seat-locked-for", "No seat is locked for {name}.", name)
            })?;
            return Ok(vec![SeatLocked { player: self.player, seat: None }.into()]);
        };
        may_be_given(tournament, seat)?;
        if let Some(other) = tournament.arrangements.locked_for(seat)
            && other != self.player
        {
            return Err(refuse!(
                SeatTaken,
                "seat-locked-already",
                "{seat} is locked for {name} already.",
                seat = tournament.seat_said(seat),
                name = tournament.player_name(other)
            ));
        }
        Ok(vec![SeatLocked { player: self.player, seat: Some(seat) }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let name = effect.tournament.player_name(self.player);
        match self.seat {
            Some(seat) => log_label(
                phrase!("log-lock", "Lock"),
                phrase!("log-seat-for", "{seat} for {name}", seat, name),
            ),
            None => log_label(
                phrase!("log-unlock", "Unlock"),
                phrase!("log-the-seat-of", "the seat of {name}", name),
            ),
        }
    }
}

impl Apply for SeatLocked {
    fn apply(&self, tournament: &mut Tournament) {
        match self.seat {
            Some(seat) => tournament.arrangements.locked.insert(self.player, seat),
            None => tournament.arrangements.locked.remove(&self.player),
        };
    }
}
