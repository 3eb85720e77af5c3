//! Bounties that have fallen, and who was given them.

use crate::base::prelude::*;

/// What was said of a bounty after the hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assigned {
    /// Whose bounty it was.
    pub of: EntryId,
    /// Which of this entry's, counted from 0.
    pub turn: u32,
    /// Who wins it.
    pub by: Vec<EntryId>,
}

/// A bounty whose player has lost all chips.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FallenBounty {
    /// Whose bounty it was.
    pub of: EntryId,
    /// Who knocked the player out; nobody while it has not been said.
    pub by: Vec<EntryId>,
    /// How much had been paid for it; nothing for a player who had bought in again without one.
    pub amount: Money,
    /// The purchase with which it fell, where a player bought in again at the seat.
    pub with: Option<u32>,
    /// How many bust-outs there had been: the place on that list of the one with which it fell.
    pub hand: usize,
    /// It is on the player's head again: a purchase was taken back and nobody had won it, or the player was not out.
    pub back: bool,
}
