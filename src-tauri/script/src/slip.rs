//! What is wrong with a script.

use serde::Serialize;
use shuffle_up_engine::base::types::JsonSchema;

/// What is wrong with a line of a script, in words for whoever writes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Slip {
    /// What is wrong and what would be right.
    pub message: String,
    /// The number of the script's line, from 1, skipped lines counted; absent when it is about no line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The character in the line, from 1, where there is one to point at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
}

impl Slip {
    /// A slip that is about no place in a line.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), line: None, column: None }
    }
}
