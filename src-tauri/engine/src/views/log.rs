//! The log as a director reads it.

use crate::ids::Millis;
use crate::log::{Log, Said};
use crate::words::clean_name;
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
    /// The line right after which it took effect, when it was said too late.
    pub after: Option<u32>,
    /// The line right after which something forgotten before this one is said; 0 where nothing can be.
    pub before: u32,
    /// Whether it can be struck or restored: the opening, undo and redo cannot.
    pub correctable: bool,
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
    let newest = if before == 0 { log.revision() } else { before.saturating_sub(1) };
    let numbers = (1..=newest.min(log.revision())).rev();
    let rows = numbers.take(page(count)).filter_map(|number| row(log, number)).collect();
    LogView { total: log.revision(), rows }
}

/// A page of the lines whose words hold what is looked for, newest first: a name, a verb, a seat.
#[must_use]
pub fn find_lines(log: &Log, search: &str, from: u32, count: u32) -> LogView {
    let wanted = clean_name(search).to_lowercase();
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let found: Vec<u32> = (1..=log.revision())
        .rev()
        .filter(|number| {
            log.label(*number).is_some_and(|label| {
                let said = label.to_string().to_lowercase();
                words.iter().all(|word| said.contains(word))
            })
        })
        .collect();
    let skipped = usize::try_from(from).unwrap_or(usize::MAX);
    LogView {
        total: u32::try_from(found.len()).unwrap_or(u32::MAX),
        rows: found
            .into_iter()
            .skip(skipped)
            .take(page(count))
            .filter_map(|number| row(log, number))
            .collect(),
    }
}

fn page(count: u32) -> usize {
    usize::try_from(count.min(500)).unwrap_or(0)
}

/// One line as a director reads it.
#[must_use]
pub fn row(log: &Log, number: u32) -> Option<LogRow> {
    let line = log.numbered(number)?;
    let label = log.label(number).cloned().unwrap_or_default();
    let after = match &line.said {
        Said::Correct { late, .. } => late.as_ref().map(|late| late.after),
        _ => None,
    };
    Some(LogRow {
        line: number,
        at: line.at,
        device: line.device.clone(),
        verb: label.verb,
        what: label.what,
        struck: log.is_struck(number),
        after,
        before: log.before(number).unwrap_or(0),
        correctable: line.can_be_struck(),
    })
}
