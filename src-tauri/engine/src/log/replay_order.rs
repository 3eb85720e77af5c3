//! The order of a replay: which lines are in force, and in which order they took effect.

use crate::base::ids::position;
use crate::base::sharing::SharedList;
use crate::log::line::{Line, LineKind};
use std::collections::{BTreeMap, BTreeSet};

/// The lines that do something to the tournament, in the order in which they took effect, and those that are struck.
#[derive(Debug, Clone, Default)]
pub(super) struct ReplayOrder {
    /// The numbers, struck ones included: in the order in which they were said, but for those that were said too late.
    pub(super) order: Vec<u32>,
    pub(super) struck: BTreeSet<u32>,
    /// What redo takes back, the last undo last; nothing once anything else was said.
    undone: Vec<Undone>,
}

/// An undo that can be taken back.
#[derive(Debug, Clone)]
struct Undone {
    /// Its own line.
    by: u32,
    /// The lines that it struck.
    lines: Vec<u32>,
    /// Which lines count otherwise by it; absent where that has to be worked out anew.
    changed: Option<BTreeSet<u32>>,
}

impl ReplayOrder {
    /// Takes in the last of the lines. Answers from which position on the replay is another one now.
    pub(super) fn take(&mut self, lines: &SharedList<Line>) -> usize {
        let Some(line) = lines.last() else { return 0 };
        let mut first = self.order.len();
        let mut known = None;
        match &line.kind {
            LineKind::Command { .. } => {
                self.order.push(line.number);
                self.undone.clear();
                return first;
            }
            LineKind::Correct { inserted, .. } => {
                self.undone.clear();
                if let Some(inserted) = inserted {
                    first = self.place_after(inserted.after, lines);
                    self.order.insert(first, line.number);
                }
            }
            LineKind::Strike { lines: named } if plain(named, lines) => {
                let newly = |one: &u32| *one < line.number && !self.struck.contains(one);
                known = Some(named.iter().copied().filter(newly).collect());
            }
            LineKind::Strike { .. } => {}
            LineKind::Restore { undo, .. } => {
                if self.undone.last().is_some_and(|undone| undone.by == *undo) {
                    known = self.undone.pop().and_then(|undone| undone.changed);
                } else {
                    self.undone.retain(|undone| undone.by != *undo);
                    self.undone.iter_mut().for_each(|undone| undone.changed = None);
                }
            }
        }
        let changed: BTreeSet<u32> = known.unwrap_or_else(|| {
            self.struck.symmetric_difference(&struck(lines.iter())).copied().collect()
        });
        first = first.min(self.first_of(&changed));
        for number in &changed {
            if !self.struck.remove(number) {
                self.struck.insert(*number);
            }
        }
        if let LineKind::Strike { lines } = &line.kind {
            let undone = Undone { by: line.number, lines: lines.clone(), changed: Some(changed) };
            self.undone.push(undone);
        }
        first
    }

    /// The undo that redo takes back, and the lines that it struck.
    pub(super) fn last_undo(&self) -> Option<(u32, &[u32])> {
        self.undone.last().map(|undone| (undone.by, undone.lines.as_slice()))
    }

    /// The position of the first of these lines; the end when none of them does anything.
    pub(super) fn first_of(&self, lines: &BTreeSet<u32>) -> usize {
        if lines.is_empty() {
            return self.order.len();
        }
        // What is undone is nearly always at the end.
        let last = self.order.iter().rev().position(|number| lines.contains(number));
        if let (1, Some(back)) = (lines.len(), last) {
            return self.order.len().saturating_sub(back).saturating_sub(1);
        }
        self.order.iter().position(|number| lines.contains(number)).unwrap_or(self.order.len())
    }

    /// The position at which something takes effect right after a line: after all that was put there before.
    pub(super) fn place_after(&self, after: u32, lines: &SharedList<Line>) -> usize {
        let Some(found) = self.order.iter().rposition(|number| *number == after) else {
            return self.order.len();
        };
        let mut put_there = BTreeSet::from([after]);
        let begun = found.saturating_add(1);
        let put = self.order.iter().skip(begun).take_while(|number| {
            let belongs = late_after(lines, **number).is_some_and(|of| put_there.contains(&of));
            belongs && put_there.insert(**number)
        });
        begun.saturating_add(put.count())
    }
}

/// Whether none of these lines is a correction, with which more would be struck or restored.
fn plain(named: &[u32], lines: &SharedList<Line>) -> bool {
    let line = |number: &u32| lines.get(position(*number)?);
    !named.iter().filter_map(line).any(|line| matches!(line.kind, LineKind::Correct { .. }))
}

/// After which line a line that was said too late takes effect.
fn late_after(lines: &SharedList<Line>, number: u32) -> Option<u32> {
    match &lines.get(position(number)?)?.kind {
        LineKind::Correct { inserted, .. } => inserted.as_ref().map(|inserted| inserted.after),
        _ => None,
    }
}

/// The lines that are struck: of all that strikes or restores a line, the last that is in force decides. An undo that was
/// taken back decides nothing, so that as many steps of undo and of redo lead back to where they began.
pub(super) fn struck<'a>(lines: impl DoubleEndedIterator<Item = &'a Line>) -> BTreeSet<u32> {
    let mut verdicts: BTreeMap<u32, bool> = BTreeMap::new();
    let mut taken_back: BTreeSet<u32> = BTreeSet::new();
    for line in lines.rev() {
        let in_force = verdicts.get(&line.number) != Some(&true);
        let (strike, restore): (&[u32], &[u32]) = match &line.kind {
            LineKind::Strike { .. } if taken_back.contains(&line.number) => continue,
            LineKind::Strike { lines } => (lines, &[]),
            LineKind::Restore { undo, .. } => {
                taken_back.insert(*undo);
                continue;
            }
            LineKind::Correct { strike, restore, .. } if in_force => (strike, restore),
            LineKind::Correct { .. } | LineKind::Command { .. } => continue,
        };
        for (numbers, is_struck) in [(strike, true), (restore, false)] {
            for number in numbers {
                // Nothing strikes what is said later.
                if *number < line.number {
                    verdicts.entry(*number).or_insert(is_struck);
                }
            }
        }
    }
    verdicts.into_iter().filter(|(_, is_struck)| *is_struck).map(|(number, _)| number).collect()
}
