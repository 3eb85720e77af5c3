//! The log as a director reads it.

use crate::actions::command::Command;
use crate::base::finding::Wanted;
use crate::base::prelude::*;
use crate::log::about::about;
use crate::log::{Line, LineKind, Log};
use crate::views::page::page;

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
    pub verb: Phrase,
    /// What it was about, such as "Ivo Petrov, 53rd".
    pub what: Phrase,
    /// Struck: shown, and not in force.
    pub struck: bool,
    /// The line right after which it took effect, when it was said too late.
    pub after: Option<u32>,
    /// The line right after which something forgotten before this one is said; 0 where nothing can be.
    pub before: u32,
    /// Whether it can be struck or restored: the opening, undo and redo cannot.
    pub correctable: bool,
    /// It belongs to the line before it: buttons, moves and tables said right after a bust-out, or after one another.
    pub follows: bool,
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
pub fn log_view(log: &Log, before: u32, count: u32) -> LogView {
    let newest = if before == 0 { log.revision() } else { before.saturating_sub(1) };
    let numbers = (1..=newest.min(log.revision())).rev();
    let rows = page(numbers, 0, count).filter_map(|number| row(log, number)).collect();
    LogView { total: log.revision(), rows }
}

/// Which lines of the log are wanted; all of them where nothing is said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LineFilter {
    /// Words of the line: a name, a verb, a seat. Empty for any.
    pub search: String,
    /// Lines that concern the player of this entry, by whichever entry.
    pub entry: Option<EntryId>,
    /// Lines that concern this table.
    pub table: Option<TableNumber>,
}

/// The numbers of the lines that a filter lets through, newest first.
pub fn lines_of(log: &Log, filter: &LineFilter) -> Vec<u32> {
    let wanted = Wanted::of(&filter.search);
    let tournament = log.tournament();
    let player = filter.entry.map(|entry| tournament.whose(entry));
    // Names, seats and amounts are the same in every language; the words between them are looked for in English.
    let says = |number: u32| {
        wanted.is_anybody()
            || log
                .label(number)
                .is_some_and(|label| wanted.found_in_text(&label.to_string()).is_some())
    };
    let concerns = |number: u32| {
        if player.is_none() && filter.table.is_none() {
            return true;
        }
        let about = about(log, number);
        let named = |player: PlayerId| {
            about.players.contains(&player)
                || about.entries.iter().any(|entry| tournament.whose(*entry) == Some(player))
        };
        player.is_none_or(|player| player.is_some_and(named))
            && filter.table.is_none_or(|table| about.tables.contains(&table))
    };
    (1..=log.revision()).rev().filter(|number| says(*number) && concerns(*number)).collect()
}

/// A page of the lines that a filter lets through, newest first.
pub fn find_lines(log: &Log, filter: &LineFilter, from: u32, count: u32) -> LogView {
    let found = lines_of(log, filter);
    LogView {
        total: to_u32(found.len()),
        rows: page(found, from, count).filter_map(|number| row(log, number)).collect(),
    }
}

/// Lines of one moment are said within this time of each other, in milliseconds.
const ONE_MOMENT: Millis = 60_000;

/// Whether a line is what followed from the one before it at once: buttons, moves and tables after a bust-out, or after
/// one another.
fn follows(log: &Log, line: &Line) -> bool {
    let seats = |said: &LineKind| {
        matches!(
            said,
            LineKind::Command {
                command: Command::MovePlayer(_)
                    | Command::BreakTable(_)
                    | Command::BreakByCards(_)
                    | Command::SetButton(_)
                    | Command::SetBigBlind(_)
                    | Command::Arrived(_),
                ..
            }
        )
    };
    let before = line.number.checked_sub(1).and_then(|number| log.numbered(number));
    let Some(before) = before.filter(|_| seats(&line.kind)) else { return false };
    let bust = matches!(before.kind, LineKind::Command { command: Command::Bust(_), .. });
    (bust || seats(&before.kind)) && line.at.saturating_sub(before.at) < ONE_MOMENT
}

/// What stands in a line by itself, such as a name.
fn alone(what: Value) -> Phrase {
    match what {
        Value::Phrase(phrase) => phrase,
        other => Phrase::own(other.to_string()),
    }
}

/// One line as a director reads it.
pub fn row(log: &Log, number: u32) -> Option<LogRow> {
    let line = log.numbered(number)?;
    let label = log.label(number)?.clone();
    let after = match &line.kind {
        LineKind::Correct { inserted, .. } => inserted.as_ref().map(|inserted| inserted.after),
        _ => None,
    };
    Some(LogRow {
        line: number,
        at: line.at,
        device: line.device.clone(),
        verb: label.verb,
        what: alone(label.what),
        struck: log.is_struck(number),
        after,
        before: log.before(number).unwrap_or(0),
        correctable: line.can_be_struck(),
        follows: follows(log, line),
    })
}
