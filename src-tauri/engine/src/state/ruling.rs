//! Rulings that were noted.

use crate::base::prelude::*;

/// A ruling that was noted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// When, in tournament time.
    pub at: Millis,
    /// What it was about.
    pub matter: String,
    /// What was decided; possibly empty.
    pub decision: String,
    /// The rule that it rests on; possibly empty.
    pub rule: String,
    /// Whom it concerns.
    pub entries: Vec<EntryId>,
    /// At which table.
    pub table: Option<TableNumber>,
    /// Who ruled; possibly empty.
    pub by: String,
    /// To whom it was appealed; possibly empty.
    pub appeal: String,
    /// How many minutes it took.
    pub minutes: u32,
}
