//! Rulings that were noted.

use crate::base::prelude::*;

/// A ruling was noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RulingNoted {
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

/// Who ruled, to whom it was appealed, and how long it took, each as far as it was said.
pub fn ruled(by: &str, appeal: &str, minutes: u32) -> impl Iterator<Item = Phrase> {
    let by = (!by.is_empty()).then(|| phrase!("log-ruling-by", "by {name}", name = by));
    let appeal = (!appeal.is_empty())
        .then(|| phrase!("log-ruling-appeal", "appeal to {name}", name = appeal));
    let minutes = (minutes > 0).then(|| phrase!("log-ruling-minutes", "{minutes} min", minutes));
    by.into_iter().chain(appeal).chain(minutes)
}
