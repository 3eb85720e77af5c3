//! Cards drawn for the first seats.

use crate::base::ids::{EntryId, Seat, SeatNumber, TableNumber};

/// A draw by cards under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardDraw {
    /// The tables with the seats in the deck.
    pub deck: Vec<Chairs>,
    /// Who draws, in the order of entry.
    pub players: Vec<EntryId>,
    /// Who drew which seat, in the order in which it was said.
    pub taken: Vec<(EntryId, Seat)>,
}

/// A table of a draw with the chairs that it deals out, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chairs {
    /// The table.
    pub table: TableNumber,
    /// Its chairs, from the lowest number up.
    pub seats: Vec<SeatNumber>,
}
