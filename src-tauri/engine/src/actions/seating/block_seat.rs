//! A seat that nobody is given: a broken chair, a place kept for the dealer's tray, a seat not sold (TCH 10c iii).

use crate::actions::prelude::*;
use crate::actions::seating::lock_seat::exists;

/// Blocks a seat, or gives it free again. A blocked seat is neither drawn nor moved to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockSeat {
    /// The seat; its table need not be open yet.
    pub seat: Seat,
    /// Blocked, or free again.
    pub blocked: bool,
}

/// A seat was blocked or given free.
pub type SeatBlocked = BlockSeat;

/// The most seats that can be blocked at one time.
const MOST_BLOCKED: usize = 2_000;

impl Action for BlockSeat {
    /// # Errors
    /// Refused for a seat that no table has, for one on which somebody sits, for one that is locked for a player, and for the
    /// last two seats of a table.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let is_blocked = tournament.room.blocked().any(|blocked| blocked == self.seat);
        if !self.blocked {
            refuse_if(!is_blocked, || {
                refuse!(NotNow, "seat-not-blocked", "Seat {seat} is not blocked.", seat = self.seat)
            })?;
            refuse_if(tournament.set_out.contains_key(&self.seat), || {
                tournament.stack_set_out(self.seat)
            })?;
            return Ok(vec![SeatBlocked { seat: self.seat, blocked: false }.into()]);
        }
        exists(tournament, self.seat)?;
        refuse_if(is_blocked, || {
            refuse!(
                NotNow,
                "seat-blocked-already",
                "Seat {seat} is blocked already.",
                seat = self.seat
            )
        })?;
        if let Some(sitting) = tournament.room.at(self.seat) {
            return Err(refuse!(
                SeatTaken,
                "sits-there-move-first",
                "{name} sits at {seat}. Move the player first: m {short}.",
                name = tournament.name(sitting),
                seat = tournament.seat_said(self.seat),
                short = self.seat
            ));
        }
        if let Some(player) = tournament.arrangements.locked_for(self.seat) {
            return Err(refuse!(
                SeatTaken,
                "seat-locked-for",
                "{seat} is locked for {name}. Unlock it first.",
                seat = tournament.seat_said(self.seat),
                name = tournament.player_name(player)
            ));
        }
        let left = usize::from(tournament.setup.rules.seats_per_table)
            .saturating_sub(tournament.room.blocked_at(self.seat.table).count());
        refuse_if(left <= 2, || {
            refuse!(
                BadValue,
                "table-needs-least-two",
                "A table needs at least two seats that are not blocked."
            )
        })?;
        refuse_if(tournament.room.blocked().count() >= MOST_BLOCKED, || {
            refuse!(BadValue, "most-2-000-seats", "Block at most 2,000 seats.")
        })?;
        Ok(vec![SeatBlocked { seat: self.seat, blocked: true }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = if self.blocked {
            phrase!("log-block", "Block")
        } else {
            phrase!("log-unblock", "Unblock")
        };
        log_label(verb, effect.tournament.seat_said(self.seat))
    }
}

impl Apply for SeatBlocked {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.room.block(self.seat, self.blocked);
    }
}
