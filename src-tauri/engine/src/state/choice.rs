//! The table that the director has named to give a player.

use crate::base::ids::TableNumber;

/// The choice, as long as it can be relied on: until a player goes out or moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    pub(crate) to: TableNumber,
    pub(crate) from: TableNumber,
    pub(crate) hands_counted: u32,
    pub(crate) moves: usize,
}
