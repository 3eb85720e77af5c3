//! What was counted of the stacks, and what must be at each table; `chips_at_tables.rs` says how both follow what happens.

use crate::base::prelude::*;
use crate::base::sharing::SharedMap;

/// A stack as it was last counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StackCount {
    /// The chips, with what has come and gone by the log since.
    pub chips: ChipCount,
    /// When it was counted, in tournament time.
    pub at: Millis,
    /// Somebody at the table has lost all chips since.
    pub old: bool,
}

/// The counts, and what must be at each table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    pub(super) stacks: SharedMap<EntryId, StackCount>,
    /// The chips that must be at a table, where they are known.
    pub(super) tables: SharedMap<TableNumber, ChipCount>,
    /// The stacks of those who wait for their first seat, or for one after a rebuy: nobody has played with them.
    pub(super) unplayed: BTreeMap<EntryId, ChipCount>,
}
