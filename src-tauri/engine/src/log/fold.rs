//! Folding the lines in force into the state; undo and redo as lines of their own.

use super::describe::{Label, describe};
use super::line::{Line, Said};
use crate::command::{Command, Context};
use crate::event::Event;
use crate::ids::{EntryId, Millis};
use crate::refusal::{Refusal, RefusalCode};
use crate::tournament::Tournament;
use std::collections::{BTreeSet, VecDeque};

/// How many lines lie between two states that are kept, and how many are kept: enough for undo to fold only a few.
/// The states share all that is the same in them.
const CHECKPOINT_EVERY: usize = 16;
const CHECKPOINTS_KEPT: usize = 32;

/// A tournament's lines and the state they make.
///
/// A line is prepared (checked, drawn, decided), written down by whoever keeps the file, and only then committed:
/// nothing is visible that is not durable.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: Vec<Line>,
    labels: Vec<Label>,
    struck: BTreeSet<u32>,
    undone: Vec<u32>,
    last_entry: u32,
    tournament: Tournament,
    checkpoints: VecDeque<(usize, Tournament)>,
    /// While a log is opened: after how many lines a state is worth keeping. None: all of them are.
    wanted: Option<BTreeSet<usize>>,
}

impl Log {
    /// An empty log.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The log of these lines, in their order.
    #[must_use]
    pub fn replay(lines: impl IntoIterator<Item = Line>) -> Self {
        let lines: Vec<Line> = lines.into_iter().collect();
        let mut log = Self { wanted: Some(wanted(&lines)), ..Self::new() };
        for line in lines {
            log.commit(line);
        }
        log.wanted = None;
        log
    }

    /// The state.
    #[must_use]
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Every line, struck ones included.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The last line's number, 0 before the first.
    #[must_use]
    pub fn revision(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap_or(u32::MAX)
    }

    /// What a line says in words, as it stood when it was said.
    #[must_use]
    pub fn label(&self, number: u32) -> Option<&Label> {
        self.labels.get(index(number)?)
    }

    /// Whether a line is struck.
    #[must_use]
    pub fn is_struck(&self, number: u32) -> bool {
        self.struck.contains(&number)
    }

    /// The line that undo would strike: the last one in force, the opening excepted.
    #[must_use]
    pub fn undoable(&self) -> Option<u32> {
        self.lines
            .iter()
            .rev()
            .find(|line| {
                line.number > 1
                    && matches!(line.said, Said::Did { .. })
                    && !self.is_struck(line.number)
            })
            .map(|line| line.number)
    }

    /// The line that redo would restore: the one struck last, unless something else was said since.
    #[must_use]
    pub fn redoable(&self) -> Option<u32> {
        self.undone.last().copied()
    }

    /// The number of the next entry: no line ever used it, struck lines included.
    #[must_use]
    pub fn next_entry(&self) -> EntryId {
        EntryId(self.last_entry.saturating_add(1))
    }

    /// Decides a command into a line, without changing anything.
    ///
    /// # Errors
    /// The command's own refusals.
    pub fn prepare(
        &self,
        command: Command,
        now: Millis,
        seed: u64,
        device: &str,
    ) -> Result<Line, Refusal> {
        let context = Context { now, seed, next_entry: self.next_entry() };
        let events = command.decide(&self.tournament, &context)?;
        Ok(self.line(now, seed, device, Said::Did { command, events }))
    }

    /// The line that undoes the last one in force.
    ///
    /// # Errors
    /// Refused when nothing is left to undo.
    pub fn prepare_undo(&self, now: Millis, device: &str) -> Result<Line, Refusal> {
        let line = self
            .undoable()
            .ok_or_else(|| Refusal::new(RefusalCode::NothingToUndo, "There is nothing to undo."))?;
        Ok(self.line(now, 0, device, Said::Strike { lines: vec![line] }))
    }

    /// The line that restores what was undone last.
    ///
    /// # Errors
    /// Refused when nothing was undone, or something was said since.
    pub fn prepare_redo(&self, now: Millis, device: &str) -> Result<Line, Refusal> {
        let line = self
            .redoable()
            .ok_or_else(|| Refusal::new(RefusalCode::NothingToUndo, "There is nothing to redo."))?;
        Ok(self.line(now, 0, device, Said::Restore { lines: vec![line] }))
    }

    fn line(&self, at: Millis, seed: u64, device: &str, said: Said) -> Line {
        Line {
            number: self.revision().saturating_add(1),
            at,
            device: device.to_string(),
            seed,
            said,
        }
    }

    /// Takes in a line that has been written down.
    pub fn commit(&mut self, line: Line) {
        match &line.said {
            Said::Did { events, .. } => {
                self.undone.clear();
                for event in events {
                    event.apply(&mut self.tournament);
                    let last = match event {
                        Event::Entered(entered) => {
                            entered.numbered().last().map_or(0, |(entry, _)| entry.0)
                        }
                        Event::ReEntered(entered) => entered.entry.0,
                        _ => 0,
                    };
                    self.last_entry = self.last_entry.max(last);
                }
                self.labels.push(describe(&line.said, &self.tournament, &self.labels));
                self.lines.push(line);
                self.keep_checkpoint(self.lines.len());
            }
            Said::Strike { lines } => {
                self.undone.extend(lines);
                self.struck.extend(lines);
                let first = lines.iter().min().copied();
                self.labels.push(describe(&line.said, &self.tournament, &self.labels));
                self.lines.push(line);
                self.fold_from(first);
            }
            Said::Restore { lines } => {
                self.undone.retain(|undone| !lines.contains(undone));
                for number in lines {
                    self.struck.remove(number);
                }
                let first = lines.iter().min().copied();
                self.labels.push(describe(&line.said, &self.tournament, &self.labels));
                self.lines.push(line);
                self.fold_from(first);
            }
        }
    }

    fn keep_checkpoint(&mut self, folded: usize) {
        let worth_it = self.wanted.as_ref().is_none_or(|wanted| wanted.contains(&folded));
        if folded.is_multiple_of(CHECKPOINT_EVERY) && worth_it {
            if self.checkpoints.len() >= CHECKPOINTS_KEPT {
                self.checkpoints.pop_front();
            }
            self.checkpoints.push_back((folded, self.tournament.clone()));
        }
    }

    /// Folds the lines in force again, from the last kept state before the line `first`.
    fn fold_from(&mut self, first: Option<u32>) {
        let before = first.and_then(index).unwrap_or(0);
        self.checkpoints.retain(|(folded, _)| *folded <= before);
        let (start, tournament) = self.checkpoints.back().cloned().unwrap_or_default();
        self.tournament = tournament;
        // Earlier states would be crowded out by the later ones on the way.
        let keep_from =
            self.lines.len().saturating_sub(CHECKPOINT_EVERY.saturating_mul(CHECKPOINTS_KEPT));
        for folded in start..self.lines.len() {
            let Some(line) = self.lines.get(folded) else { break };
            if let Said::Did { events, .. } = &line.said
                && !self.struck.contains(&line.number)
            {
                for event in events {
                    event.apply(&mut self.tournament);
                }
            }
            if folded >= keep_from {
                self.keep_checkpoint(folded.saturating_add(1));
            }
        }
    }
}

fn index(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

/// The states that opening these lines goes back to, and those that undo may want afterwards: to keep every one on the way
/// would cost more than all the folding.
fn wanted(lines: &[Line]) -> BTreeSet<usize> {
    let rounded =
        |folded: usize| folded.saturating_sub(folded.checked_rem(CHECKPOINT_EVERY).unwrap_or(0));
    let struck = lines.iter().filter_map(|line| match &line.said {
        Said::Strike { lines } | Said::Restore { lines } => {
            lines.iter().min().copied().and_then(index)
        }
        Said::Did { .. } => None,
    });
    let last = lines.len().saturating_sub(CHECKPOINT_EVERY.saturating_mul(CHECKPOINTS_KEPT));
    struck.chain(last..lines.len().saturating_add(1)).map(rounded).collect()
}
