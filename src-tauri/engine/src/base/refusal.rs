//! Why a command is not carried out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A refusal: a stable code for scripts, and a message for a director that says what would be allowed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Refusal {
    /// What a script or a window may branch on.
    pub code: RefusalCode,
    /// What is wrong and what to do, in a director's words.
    pub message: String,
}

/// The kinds of refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// No such entry, table, seat, move or place.
    Unknown,
    /// The tournament is not at the point where this can be done.
    NotNow,
    /// The house rules do not allow it.
    HouseRule,
    /// The seat is taken, blocked, or its table is closed.
    SeatTaken,
    /// There is no room left.
    NoRoom,
    /// A value is outside what makes sense.
    BadValue,
    /// Several bust on one hand and their stacks decide the places.
    StacksNeeded,
    /// The button of a table must be known first.
    ButtonNeeded,
    /// There is nothing to undo or redo.
    NothingToUndo,
    /// Later lines could not have been said after this correction.
    LinesDepend,
}

impl Refusal {
    /// A refusal with this code and message.
    #[must_use]
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub(crate) fn unknown(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::Unknown, message)
    }

    pub(crate) fn not_now(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::NotNow, message)
    }

    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::BadValue, message)
    }

    pub(crate) fn house_rule(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::HouseRule, message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
