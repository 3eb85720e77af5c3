//! Time, half hour by half hour, and rake.

use crate::prelude::*;
use crate::room::about::Takes;
use crate::room::state::{Seat, Table};

/// Half an hour, in milliseconds.
pub const HALF_HOUR: Millis = 30 * crate::room::books::MINUTE;

/// When the next half hour of a table is due: the first half hour of the clock after it started, then each one. Absent before.
pub fn next_due(table: &Table) -> Option<Millis> {
    let from = table.collected.or(table.started)?;
    let halves = from.checked_div(HALF_HOUR)?.checked_add(1)?;
    halves.checked_mul(HALF_HOUR)
}

/// Whether this player is let off at this half hour: one who is new, while nobody or one name waits (HPT Proc 4, RRoP Proc 2).
pub fn is_free(seat: &Seat, waiting: usize) -> bool {
    !seat.paid_time && waiting <= 1
}

/// What becomes of a player who will not pay, while so many wait: a courtesy hand in stud, play until the blind else, while nobody waits.
pub fn may_play_on(waiting: usize) -> bool {
    waiting == 0
}

/// The rake of a pot: of a hundred, to its most (WSOP 27). A game that pays time has none.
pub fn rake(takes: Takes, pot: Money) -> Money {
    match takes {
        Takes::Rake { percent, most } => pot.share(u64::from(percent), 100).min(most),
        Takes::Time { .. } | Takes::Nothing {} => Money::ZERO,
    }
}

/// A half hour of a whole table, as one pot pays it (WSOP 27).
pub fn time_pot(each: Money, players: usize) -> Money {
    each.times(u64::try_from(players).unwrap_or(u64::MAX))
}
