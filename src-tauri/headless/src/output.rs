//! The lines that come out.

use serde::Serialize;
use shuffle_up_engine::base::types::JsonSchema;
use shuffle_up_engine::{Command, Event, Refusal};
use shuffle_up_readers::AnyAnswer;
use shuffle_up_script::Slip;

/// One line of the output.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum OutputLine {
    /// A command was carried out: a line of its log.
    CarriedOut {
        /// The log line's number, from 1.
        line: u32,
        /// The line in words, such as "Bust: Ivo Petrov, 53rd".
        label: String,
        /// The command that `accept` carried out.
        #[serde(skip_serializing_if = "Option::is_none")]
        accepted: Option<Box<Command>>,
        /// The log lines that `undo` or `correct` struck.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        struck: Vec<u32>,
        /// The log lines that `redo` or `correct` restored.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        restored: Vec<u32>,
        /// What happened.
        events: Vec<Event>,
    },
    /// A command that is not carried out; nothing has changed.
    Refused {
        /// Why.
        refused: Refusal,
        /// The number of the script's line, from 1, skipped lines counted.
        input: u64,
    },
    /// The answer to a question.
    Answered {
        /// The answer.
        answer: Box<AnyAnswer>,
    },
    /// A line of the script that is not understood; nothing has changed.
    NotUnderstood {
        /// What is wrong with it.
        error: Slip,
    },
}
