//! The draws that were made.

use crate::base::prelude::*;
use crate::state::arrangements::Arrangements;
use crate::state::not_kept::NotKept;
use std::sync::Arc;

/// What a draw was for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum DrawKind {
    /// The first seats of the tournament.
    Initial {},
    /// The first seats, from cards that the players drew at the table: there is no seed.
    Cards {},
    /// Seats for late registrations.
    LateRegistration {},
    /// Seats for players who waited on the alternates' list.
    Alternates {},
    /// Seats at a table that was opened during play.
    NewTable {
        /// That table.
        table: TableNumber,
    },
    /// Seats for the players of a table that broke.
    Break {
        /// That table.
        table: TableNumber,
    },
    /// Seats for the players of a table that broke, from cards that they drew at the table: there is no seed.
    BreakCards {
        /// That table.
        table: TableNumber,
    },
    /// New seats for everybody left.
    Redraw {
        /// How many tables go on.
        tables: u32,
    },
    /// New seats for everybody left, from cards that they drew: there is no seed.
    RedrawCards {
        /// How many tables go on.
        tables: u32,
    },
}

impl DrawKind {
    /// Whether everybody drew a seat.
    pub const fn is_of_all(self) -> bool {
        matches!(self, Self::Initial {} | Self::Cards {}) || self.is_redraw()
    }

    /// Whether everybody left drew a new seat.
    pub const fn is_redraw(self) -> bool {
        matches!(self, Self::Redraw { .. } | Self::RedrawCards { .. })
    }
}

/// A draw, kept for its proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed that gave these seats.
    pub seed: u64,
    /// What the draw was for.
    pub kind: DrawKind,
    /// Who was drawn where. Never changed, and so shared by every copy of the state.
    pub seats: Arc<[(EntryId, Seat)]>,
    /// What was arranged and could not be kept.
    pub not_kept: Vec<NotKept>,
    /// What was arranged at the time, for a draw of the whole field.
    pub arrangements: Arrangements,
    /// The seats that were blocked at the time, for a draw of the whole field.
    pub blocked: Arc<BTreeSet<Seat>>,
    /// How many bust-out hands there had been.
    pub hands_counted: u32,
}
