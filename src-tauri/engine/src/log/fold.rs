//! Folding the lines in force into the state; undo, redo and corrections as lines of their own.

use crate::actions::command::{Command, Context};
use crate::actions::event::Event;
use crate::base::ids::position;
use crate::base::sharing::SharedList;
use crate::log::about::tables_then;
use crate::log::describe::{Label, describe};
use crate::log::line::{Line, LineKind};
use crate::log::replay_order::ReplayOrder;
use crate::state::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many lines lie between two states that are kept, and how many are kept: enough for undo to fold only a few.
/// The states share all that is the same in them.
const CHECKPOINT_EVERY: usize = 16;
const CHECKPOINTS_KEPT: usize = 32;

/// A tournament's lines and the state they make.
///
/// A line is prepared (checked, drawn, decided), written down by whoever keeps the file, and only then committed:
/// nothing is visible that is not durable. A copy shares all that neither side has changed since, and costs next to nothing.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: SharedList<Line>,
    labels: SharedList<Label>,
    /// At which tables the players of each line sat when it was said.
    tables: SharedList<Vec<TableNumber>>,
    replay_order: ReplayOrder,
    last_entry: u32,
    pub(super) tournament: Tournament,
    /// States on the way, each with how much of the replay it has behind it.
    checkpoints: VecDeque<(usize, Arc<Tournament>)>,
    /// While a log is opened: after how much of the replay a state is worth keeping, and the last line that goes back to it.
    /// None: all of them are.
    wanted: Option<BTreeMap<usize, u32>>,
}

impl Log {
    /// An empty log.
    pub fn new() -> Self {
        Self::default()
    }

    /// The log of these lines, in their order.
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
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Every line, struck ones included.
    pub fn lines(&self) -> &SharedList<Line> {
        &self.lines
    }

    /// The last line's number, 0 before the first.
    pub fn revision(&self) -> u32 {
        to_u32(self.lines.len())
    }

    /// What a line says in words, as it stood when it was said.
    pub fn label(&self, number: u32) -> Option<&Label> {
        self.labels.get(position(number)?)
    }

    /// Whether a line is struck.
    pub fn is_struck(&self, number: u32) -> bool {
        self.replay_order.struck.contains(&number)
    }

    /// The line that undo would strike: the last one in force, the opening excepted.
    pub fn undoable(&self) -> Option<u32> {
        self.lines
            .iter()
            .rev()
            .find(|line| line.can_be_struck() && !self.is_struck(line.number))
            .map(|line| line.number)
    }

    /// The line that redo would restore: the one struck last, unless something else was said since.
    pub fn redoable(&self) -> Option<u32> {
        self.replay_order.last_undo().and_then(|(_, lines)| lines.last().copied())
    }

    /// The number of the next entry: no line ever used it, struck lines included.
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
        let context = Context { now, seed, next_entry: self.next_entry(), device };
        let events = command.decide(&self.tournament, &context)?;
        Ok(self.line(now, seed, device, LineKind::Command { command, events }))
    }

    /// The line that undoes the last one in force.
    ///
    /// # Errors
    /// Refused when nothing is left to undo.
    pub fn prepare_undo(&self, now: Millis, device: &str) -> Result<Line, Refusal> {
        let line = self
            .undoable()
            .ok_or_else(|| refuse!(NothingToUndo, "nothing-undo", "There is nothing to undo."))?;
        Ok(self.line(now, 0, device, LineKind::Strike { lines: vec![line] }))
    }

    /// The line that restores what was undone last.
    ///
    /// # Errors
    /// Refused when nothing was undone, or something was said since.
    pub fn prepare_redo(&self, now: Millis, device: &str) -> Result<Line, Refusal> {
        let (undo, lines) = self
            .replay_order
            .last_undo()
            .ok_or_else(|| refuse!(NothingToUndo, "nothing-redo", "There is nothing to redo."))?;
        Ok(self.line(now, 0, device, LineKind::Restore { lines: lines.to_vec(), undo }))
    }

    pub(super) fn line(&self, at: Millis, seed: u64, device: &str, kind: LineKind) -> Line {
        Line {
            number: self.revision().saturating_add(1),
            at,
            device: device.to_string(),
            seed,
            kind,
        }
    }

    /// Takes in a line that has been written down.
    pub fn commit(&mut self, line: Line) {
        for event in line.applied().into_iter().flat_map(|applied| applied.events) {
            let last = match event {
                Event::Entered(entered) => {
                    entered.numbered().last().map_or(0, |(entry, _)| entry.0)
                }
                Event::ReEntered(entered) => entered.entry.0,
                _ => 0,
            };
            self.last_entry = self.last_entry.max(last);
        }
        let follows = matches!(line.kind, LineKind::Command { .. });
        self.tables.push(tables_then(&line, &self.tournament));
        self.lines.push(line);
        let first = self.replay_order.take(&self.lines);
        if follows {
            self.apply_last();
        }
        // Undo and redo are told as what they take back, a correction as what it has led to.
        let corrects =
            self.lines.last().is_some_and(|line| matches!(line.kind, LineKind::Correct { .. }));
        if corrects {
            self.fold_from(first);
        }
        if let Some(line) = self.lines.last() {
            let label = describe(&line.kind, &self.tournament, &self.lines, &self.labels);
            self.labels.push(label);
        }
        if !follows && !corrects {
            self.fold_from(first);
        }
        if !follows && let Some(wanted) = &self.wanted {
            // What later lines change is copied for as long as a kept state shares it.
            let number = self.revision();
            self.checkpoints.retain(|(folded, _)| is_wanted(wanted, *folded, number));
        }
    }

    fn apply_last(&mut self) {
        let Some(applied) = self.lines.last().and_then(Line::applied) else { return };
        applied.apply(&mut self.tournament);
        self.keep_checkpoint(self.replay_order.order.len());
    }

    fn keep_checkpoint(&mut self, folded: usize) {
        let number = self.revision();
        let worth_it = self.wanted.as_ref().is_none_or(|wanted| is_wanted(wanted, folded, number));
        if folded.is_multiple_of(CHECKPOINT_EVERY) && worth_it {
            if self.checkpoints.len() >= CHECKPOINTS_KEPT {
                self.checkpoints.pop_front();
            }
            self.checkpoints.push_back((folded, Arc::new(self.tournament.clone())));
        }
    }

    /// The last kept state that has no more than this of the replay behind it.
    pub(super) fn state_before(&self, position: usize) -> (usize, Tournament) {
        self.checkpoints
            .iter()
            .rev()
            .find(|(folded, _)| *folded <= position)
            .map(|(folded, state)| (*folded, Tournament::clone(state)))
            .unwrap_or_default()
    }

    pub(super) fn replay_order(&self) -> &ReplayOrder {
        &self.replay_order
    }

    /// At which tables the players of a line sat when it was said.
    pub(super) fn tables_then(&self, number: u32) -> impl Iterator<Item = TableNumber> + '_ {
        position(number).and_then(|index| self.tables.get(index)).into_iter().flatten().copied()
    }

    /// The line of this number.
    pub fn numbered(&self, number: u32) -> Option<&Line> {
        self.lines.get(position(number)?)
    }

    /// Folds the lines in force again, from the last kept state before this position of the replay.
    fn fold_from(&mut self, first: usize) {
        self.checkpoints.retain(|(folded, _)| *folded <= first);
        let (start, state) = self.checkpoints.back().cloned().unwrap_or_default();
        self.tournament = Tournament::clone(&state);
        let length = self.replay_order.order.len();
        // Earlier states would be crowded out by the later ones on the way.
        let keep_from = length.saturating_sub(CHECKPOINT_EVERY.saturating_mul(CHECKPOINTS_KEPT));
        for folded in start..length {
            let number = self.replay_order.order.get(folded).copied().unwrap_or(0);
            if !self.replay_order.struck.contains(&number)
                && let Some(line) = position(number).and_then(|at| self.lines.get(at))
                && let Some(applied) = line.applied()
            {
                applied.apply(&mut self.tournament);
            }
            if folded >= keep_from {
                self.keep_checkpoint(folded.saturating_add(1));
            }
        }
    }
}

/// Whether a line after this one goes back to the state after so much of the replay.
fn is_wanted(wanted: &BTreeMap<usize, u32>, folded: usize, number: u32) -> bool {
    wanted.get(&folded).is_some_and(|last| *last > number)
}

/// The states that opening these lines goes back to, each with the last line that does, and those that undo may want
/// afterwards: to keep every one on the way would cost more than all the folding.
fn wanted(lines: &[Line]) -> BTreeMap<usize, u32> {
    let rounded =
        |folded: usize| folded.saturating_sub(folded.checked_rem(CHECKPOINT_EVERY).unwrap_or(0));
    // How much of the replay there was at each line; that a late line lies further back makes it one more at most.
    let mut length = 0_usize;
    let lengths: Vec<usize> = lines
        .iter()
        .map(|line| {
            let before = length;
            length = length.saturating_add(usize::from(line.applied().is_some()));
            before
        })
        .collect();
    let first_of = |numbers: &[u32]| {
        numbers.iter().min().and_then(|number| lengths.get(position(*number)?).copied())
    };
    let back = lines.iter().filter_map(|line| {
        let first = match &line.kind {
            LineKind::Strike { lines } | LineKind::Restore { lines, .. } => first_of(lines),
            LineKind::Correct { strike, restore, inserted } => {
                let after = inserted.as_ref().map(|inserted| inserted.after);
                let named: Vec<u32> = strike.iter().chain(restore).copied().chain(after).collect();
                first_of(&named)
            }
            LineKind::Command { .. } => None,
        };
        Some((rounded(first?), line.number))
    });
    let last = length.saturating_sub(CHECKPOINT_EVERY.saturating_mul(CHECKPOINTS_KEPT));
    let afterwards = (last..length.saturating_add(1)).map(|folded| (rounded(folded), u32::MAX));
    back.chain(afterwards).collect()
}
