//! Who must kill a pot, and for how much.

use crate::prelude::*;
use crate::room::about::{GameAbout, Kill};

/// The overblind of a kill: half as much again as the big blind, or twice as much, by the big blind of the limit (RRoP S13).
pub fn amount(game: &GameAbout) -> Money {
    match game.kill {
        Kill::None => Money::ZERO,
        Kill::Half => game.big_blind().share(3, 2),
        Kill::Full => game.big_blind().times(2),
    }
}

/// Whether a pot that was scooped must be killed: from five of the upper limit on (RRoP S13 8, WSOP 204).
pub fn scoop_kills(game: &GameAbout, pot: Money) -> bool {
    game.kill != Kill::None && pot >= game.high.times(5)
}
