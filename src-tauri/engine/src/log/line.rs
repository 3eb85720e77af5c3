//! A line of the log.

use crate::command::Command;
use crate::event::Event;
use crate::ids::Millis;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One line: appended once, never changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The number, from 1 without a gap.
    pub number: u32,
    /// When it was said, in tournament time.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// The seed that its draws used.
    pub seed: u64,
    /// What was said.
    pub said: Said,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Said {
    /// A command and what it caused.
    Did {
        /// The command.
        command: Command,
        /// What happened.
        events: Vec<Event>,
    },
    /// These lines count as not said.
    Strike {
        /// Their numbers.
        lines: Vec<u32>,
    },
    /// These lines count again.
    Restore {
        /// Their numbers.
        lines: Vec<u32>,
    },
}
