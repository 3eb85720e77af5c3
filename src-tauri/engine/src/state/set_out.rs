//! Starting stacks that wait at a table for late entrants (RRoP 5, LR 6; HPT, Tournaments 6).

use crate::base::prelude::*;

/// A starting stack at a seat that is not sold. It posts blinds and antes, so that whoever buys the seat late has paid them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetOut {
    /// Since when, in tournament time.
    pub at: Millis,
    /// The chips that were set out. Blinds take some of them.
    pub chips: ChipCount,
}
