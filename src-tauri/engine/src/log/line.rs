//! A line of the log.

use crate::actions::command::Command;
use crate::actions::event::Event;
use crate::state::prelude::*;

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
    pub kind: LineKind,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(
    clippy::large_enum_variant,
    reason = "nearly every line is a command, and a box would cost each of them an allocation"
)]
pub enum LineKind {
    /// A command and what it caused.
    Command {
        /// The command.
        command: Command,
        /// What happened.
        events: Vec<Event>,
    },
    /// These lines count as not said: undo.
    Strike {
        /// Their numbers.
        lines: Vec<u32>,
    },
    /// These lines count again: redo.
    Restore {
        /// Their numbers.
        lines: Vec<u32>,
        /// The line of the undo that is taken back: all is as if it had not been said.
        undo: u32,
    },
    /// Lines further back are put right. Unlike undo and redo it can itself be struck, which takes back all that it did.
    Correct {
        /// The lines that count as not said.
        strike: Vec<u32>,
        /// The lines that count again.
        restore: Vec<u32>,
        /// What should have been said.
        inserted: Option<Box<Inserted>>,
    },
}

/// What was said too late, and takes effect at its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Inserted {
    /// The line right after which it takes effect.
    pub after: u32,
    /// The time at its place, in tournament time.
    pub at: Millis,
    /// The command.
    pub command: Command,
    /// What happened.
    pub events: Vec<Event>,
}

/// A line's effect on the tournament.
#[derive(Debug, Clone, Copy)]
pub struct Applied<'a> {
    /// When it took effect, in tournament time.
    pub at: Millis,
    /// The command.
    pub command: &'a Command,
    /// What happened.
    pub events: &'a [Event],
    /// At which device it was said.
    pub device: &'a str,
}

impl Applied<'_> {
    /// Lets it take effect: what it moves in cash is in the drawer that is open at its device.
    pub fn apply(&self, tournament: &mut Tournament) {
        let before = tournament.ledger.len();
        for event in self.events {
            event.apply(tournament);
        }
        tournament.put_into_drawer(self.device, before);
    }
}

impl Line {
    /// What the line does to the tournament; nothing for one that only strikes or restores others.
    pub fn applied(&self) -> Option<Applied<'_>> {
        match &self.kind {
            LineKind::Command { command, events } => {
                Some(Applied { at: self.at, command, events, device: &self.device })
            }
            LineKind::Correct { inserted: Some(inserted), .. } => Some(Applied {
                at: inserted.at,
                command: &inserted.command,
                events: &inserted.events,
                device: &self.device,
            }),
            LineKind::Correct { inserted: None, .. }
            | LineKind::Strike { .. }
            | LineKind::Restore { .. } => None,
        }
    }

    /// Whether undo and a correction can strike the line.
    pub fn can_be_struck(&self) -> bool {
        self.number > 1 && matches!(self.kind, LineKind::Command { .. } | LineKind::Correct { .. })
    }
}
