//! The log as a director reads it.

use crate::ids::Millis;
use crate::log::Log;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogRow {
    /// The line's number, from 1.
    pub line: u32,
    /// When it was said.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// The action's word, such as "Bust".
    pub verb: String,
    /// What it was about, such as "Ivo Petrov, 53rd".
    pub what: String,
    /// Struck: shown, and not in force.
    pub struck: bool,
}

/// A page of the log, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogView {
    /// Lines in all.
    pub total: u32,
    /// This page.
    pub rows: Vec<LogRow>,
}

/// A page of the log before line `before` (0: from the newest), newest first.
#[must_use]
pub fn log_view(log: &Log, before: u32, count: u32) -> LogView {
    let rows = log
        .lines()
        .iter()
        .rev()
        .filter(|line| before == 0 || line.number < before)
        .take(usize::try_from(count.min(500)).unwrap_or(0))
        .map(|line| {
            let label = log.label(line.number).cloned().unwrap_or_default();
            LogRow {
                line: line.number,
                at: line.at,
                device: line.device.clone(),
                verb: label.verb,
                what: label.what,
                struck: log.is_struck(line.number),
            }
        })
        .collect();
    LogView { total: log.revision(), rows }
}
