//! The preview of a typed line: a cash game, a card room or the staff says how it reads the line, or why it refuses.

use crate::prelude::*;
use shuffle_up_engine::base::plain_log::Line;

/// What a line would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LinePreview {
    /// What it says; absent where it is refused.
    pub says: Option<Phrase>,
    /// Why it is refused, and what would be allowed.
    pub why: Option<Phrase>,
}

impl LinePreview {
    /// The sentence of the line, or why there is none.
    pub(super) fn of<Of>(
        line: Result<Line<Of>, Problem>,
        sentence: impl FnOnce(&Of) -> Phrase,
    ) -> Self {
        match line {
            Ok(line) => Self { says: line.said().map(sentence), why: None },
            Err(problem) => Self { says: None, why: Some(problem.sentence) },
        }
    }
}
