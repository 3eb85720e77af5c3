//! How a tournament's lines stand in the journal: written as bodies, and read back into a log. The desk, scripts and
//! whoever measures them use the same, and the same words for what the journal refuses.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod file_words;
mod plain;

pub use plain::{plain_line, plain_log_of};

use serde::{Deserialize, Serialize};
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::{Command, Event, Log};
use shuffle_up_journal::{StoredLine, TournamentId};
use std::borrow::Cow;
use std::panic::resume_unwind;
use std::thread::{available_parallelism, scope};

/// A line's body: what the journal's own columns do not hold.
#[derive(Serialize, Deserialize)]
struct Body<'a> {
    seed: u64,
    kind: Cow<'a, LineKind>,
}

/// The body of a line that did something, as nearly all are. Read as this, nothing is kept aside until its kind is known.
#[derive(Deserialize)]
struct DidBody {
    seed: u64,
    kind: Done,
}

#[derive(Deserialize)]
struct Done {
    #[serde(rename = "type")]
    _kind: DidKind,
    command: Command,
    events: Vec<Event>,
}

/// Another kind may have the same parts one day: it is not this one.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DidKind {
    Command,
}

/// A kept line that cannot be understood: a newer version wrote it.
#[derive(Debug)]
pub struct Unreadable {
    /// The line's number.
    pub number: u32,
    /// What is wrong with its body.
    pub error: serde_json::Error,
}

/// A part of a log smaller than this is read sooner than a thread is started for it.
const LEAST: usize = 1_000;

/// A line as the journal keeps it.
///
/// # Errors
/// Whatever cannot be written as JSON; no line of a log is such.
pub fn journal_line(tournament: TournamentId, line: &Line) -> serde_json::Result<StoredLine> {
    let body = serde_json::to_string(&Body { seed: line.seed, kind: Cow::Borrowed(&line.kind) })?;
    Ok(StoredLine {
        tournament,
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body,
    })
}

/// The log of these lines. Long ones are parsed in parts, one a core.
///
/// # Errors
/// The first line that cannot be understood.
pub fn log_of(lines: &[StoredLine]) -> Result<Log, Unreadable> {
    let cores = available_parallelism().map_or(1, usize::from);
    let part = lines.len().div_ceil(cores).max(LEAST);
    let parts: Result<Vec<Vec<Line>>, Unreadable> = scope(|scope| {
        let mut parts = lines.chunks(part);
        let first = parts.next().unwrap_or_default();
        let others: Vec<_> = parts.map(|part| scope.spawn(|| parsed(part))).collect();
        let others =
            others.into_iter().map(|part| part.join().unwrap_or_else(|it| resume_unwind(it)));
        std::iter::once(parsed(first)).chain(others).collect()
    });
    Ok(Log::replay(parts?.into_iter().flatten()))
}

/// These lines alone, for a log that has those before them.
///
/// # Errors
/// The first line that cannot be understood.
pub fn lines_of(lines: &[StoredLine]) -> Result<Vec<Line>, Unreadable> {
    parsed(lines)
}

fn parsed(lines: &[StoredLine]) -> Result<Vec<Line>, Unreadable> {
    let parsed = lines.iter().map(|line| {
        let did = serde_json::from_str(&line.body).map(|DidBody { seed, kind }| {
            let Done { command, mut events, .. } = kind;
            // A list is begun with room for four, and nearly every line has one event.
            events.shrink_to_fit();
            (seed, LineKind::Command { command, events })
        });
        let (seed, kind) = did
            .or_else(|_| {
                serde_json::from_str(&line.body)
                    .map(|Body { seed, kind }: Body<'_>| (seed, kind.into_owned()))
            })
            .map_err(|error| Unreadable { number: line.number, error })?;
        Ok(Line { number: line.number, at: line.at, device: line.device.clone(), seed, kind })
    });
    parsed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::actions::entries::enter::Enter;
    use shuffle_up_engine::actions::entries::rename::Rename;
    use shuffle_up_engine::actions::setup::open::OpenTournament;
    use shuffle_up_engine::base::ids::PlayerId;
    use shuffle_up_engine::rulebook::templates::t1000;

    /// Longer than what one part holds.
    fn long() -> (Log, Vec<StoredLine>) {
        let mut log = Log::new();
        let opening = OpenTournament { setup: Box::new(t1000()) }.into();
        let entered = Enter { names: vec!["Ann".into()], ..Enter::default() }.into();
        let renamed = (0..LEAST * 3).map(|number| {
            Rename {
                player: PlayerId(1),
                name: format!("Ann {number}"),
                last_name: None,
                card: None,
            }
            .into()
        });
        for (at, command) in (0..).zip([opening, entered].into_iter().chain(renamed)) {
            let line = log.prepare(command, at, at.unsigned_abs(), "desk").unwrap();
            log.commit(line);
        }
        let kept = log.lines().iter().map(|line| journal_line(TournamentId(1), line).unwrap());
        let kept = kept.collect();
        (log, kept)
    }

    #[test]
    fn a_log_read_in_parts_is_the_log_that_was_kept() {
        let (log, kept) = long();
        let read = log_of(&kept).unwrap();
        assert_eq!(read.lines(), log.lines());
        assert_eq!(read.tournament(), log.tournament());
        assert!(log_of(&[]).unwrap().lines().is_empty());
    }

    #[test]
    fn the_first_line_that_cannot_be_understood_is_named() {
        let (_, mut kept) = long();
        for number in [2_900, 1_700] {
            kept[number - 1].body =
                kept[number - 1].body.replace(r#""type":"command""#, r#""type":"tomorrow""#);
        }
        assert_eq!(log_of(&kept).unwrap_err().number, 1_700);
    }
}
