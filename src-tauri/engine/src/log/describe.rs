//! What a line says in a director's words, as it stood when it was said.

use crate::actions::effect::{Effect, joined};
use crate::actions::event::{Event, first};
use crate::actions::floor::bust::Busted;
use crate::base::ids::position;
use crate::base::sharing::SharedList;
use crate::base::wording::Argument;
use crate::log::line::{Line, LineKind};
use crate::rules::prizes::places::finishes;
use crate::state::prelude::*;

/// A line in words: the verb, and what it was about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The verb, such as "Bust".
    pub verb: Phrase,
    /// What it was about, such as "Ivo Petrov, 53rd".
    pub what: Value,
    /// What a person said by a correction, where it said anything: "Bust Ivo Petrov, 53rd".
    inserted: Option<Phrase>,
}

impl Label {
    /// Whether it says no more than its verb.
    pub fn is_bare(&self) -> bool {
        matches!(&self.what, Value::Text(text) if text.is_empty())
    }

    /// The whole as one: "Bust: Ivo Petrov, 53rd".
    pub fn said(&self) -> Phrase {
        if self.is_bare() {
            return self.verb.clone();
        }
        phrase!("log-line", "{verb}: {what}", verb = &self.verb, what = &self.what)
    }
}

/// A line that names more things than this is named by its number in the label of another one.
const MOST_THINGS: usize = 16;

/// How many lines a label names in words; of more it says how many.
const MOST_NAMED: usize = 3;

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
}

/// Describes what was said, after it took effect; `lines` are those up to it, `before` the labels of the lines before it.
///
/// A label names what a person said, and never the label of a correction within the label of another: so it stays as
/// long as a line is, however often something is corrected.
pub fn describe(
    said: &LineKind,
    tournament: &Tournament,
    lines: &SharedList<Line>,
    before: &SharedList<Label>,
) -> Label {
    let label = |verb: Phrase, what: Value| Label { verb, what, inserted: None };
    let named = |numbers: &[u32]| named(numbers, lines, before);
    match said {
        LineKind::Strike { lines: numbers } => {
            label(phrase!("log-undo", "Undo"), undone(numbers, lines, before))
        }
        LineKind::Restore { lines: numbers, .. } => {
            label(phrase!("log-redo", "Redo"), undone(numbers, lines, before))
        }
        LineKind::Command { command, events } => {
            let (verb, what) =
                command.label(&Effect { events, tournament, left: tournament.left() });
            label(verb, what)
        }
        LineKind::Correct { strike, restore, inserted } => {
            let inserted = inserted.as_ref().map(|inserted| {
                let left = left_then(&inserted.events, tournament);
                let effect = Effect { events: &inserted.events, tournament, left };
                let (verb, what) = inserted.command.label(&effect);
                (as_one(&label(verb, what)), inserted.after)
            });
            let mut parts = Vec::new();
            // A command in place of a struck line is a change of that line.
            let changed = inserted.as_ref().filter(|(_, after)| strike.contains(after));
            if let Some((words, line)) = changed {
                let lines = numbered(&[*line]);
                let verb = phrase!("log-change-line", "Change {lines}", lines);
                let now = phrase!("log-line-now", "now {what}", what = words).into_argument();
                parts.push(label(verb, joined([named(&[*line]), now])));
            }
            let out: Vec<u32> = strike
                .iter()
                .copied()
                .filter(|line| changed.is_none_or(|(_, changed)| line != changed))
                .collect();
            if !out.is_empty() {
                let verb = phrase!("log-strike", "Take out {lines}", lines = numbered(&out));
                parts.push(label(verb, named(&out)));
            }
            if !restore.is_empty() {
                let lines = numbered(restore);
                let verb = phrase!("log-restore", "Restore {lines}", lines);
                parts.push(label(verb, named(restore)));
            }
            if let Some((words, after)) = inserted.as_ref().filter(|_| changed.is_none()) {
                parts.push(match next_said(lines, *after) {
                    Some(number) => {
                        let verb = phrase!("log-add-before", "Add before line {number}", number);
                        label(verb, words.as_argument())
                    }
                    None => {
                        let what = phrase!(
                            "log-after-line",
                            "{what}, after line {number}",
                            what = words,
                            number = after
                        );
                        label(phrase!("log-insert", "Add"), what.as_argument())
                    }
                });
            }
            let inserted = inserted.map(|(words, _)| words);
            let mut parts = parts.into_iter();
            let Some(first) = parts.next() else {
                let verb = phrase!("log-correct", "Correct");
                return Label { verb, what: "".as_argument(), inserted };
            };
            let more = parts.map(|part| part.said().into_argument());
            let what = (!first.is_bare()).then_some(first.what).into_iter().chain(more);
            Label { verb: first.verb, what: joined(what), inserted }
        }
    }
}

/// The next line after this one by which a person said something.
fn next_said(lines: &SharedList<Line>, after: u32) -> Option<u32> {
    let mut later = lines.iter().skip(to_usize(after));
    later.find(|line| matches!(line.kind, LineKind::Command { .. })).map(|line| line.number)
}

/// A label without the colon, as a line is named in the label of another one: "Bust Ivo Petrov, 53rd".
fn as_one(label: &Label) -> Phrase {
    if label.is_bare() {
        return label.verb.clone();
    }
    phrase!("log-line-named", "{verb} {what}", verb = &label.verb, what = &label.what)
}

/// Lines by their numbers: "line 40", "lines 40 and 52", "12 lines".
fn numbered(numbers: &[u32]) -> Phrase {
    let words: Vec<String> = numbers.iter().take(MOST_NAMED).map(u32::to_string).collect();
    match words.as_slice() {
        [only] => phrase!("log-line-number", "line {number}", number = only),
        _ if numbers.len() > MOST_NAMED => Phrase::count(numbers.len(), "line", "lines"),
        _ => phrase!("log-line-numbers", "lines {numbers}", numbers = words),
    }
}

/// What a person said by these lines.
fn named(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> Value {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).map(|line| &line.kind);
        let label = index.and_then(|index| before.get(index));
        match (line, label) {
            (Some(LineKind::Command { .. }), Some(label)) => short(&as_one(label), *number),
            (Some(LineKind::Correct { .. }), Some(Label { inserted: Some(inserted), .. })) => {
                short(inserted, *number)
            }
            (Some(LineKind::Correct { strike, restore, .. }), Some(_)) => {
                let of: Vec<u32> = strike.iter().chain(restore).copied().collect();
                let lines = numbered(&of);
                phrase!("log-correction-of", "the correction of {lines}", lines).into_argument()
            }
            _ => numbered(&[*number]).into_argument(),
        }
    };
    several(numbers, words)
}

/// What is undone or done again: the labels as they stand.
fn undone(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> Value {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).filter(|line| line.can_be_struck());
        match (line, index.and_then(|index| before.get(index))) {
            (Some(_), Some(label)) => short(&label.said(), *number),
            _ => numbered(&[*number]).into_argument(),
        }
    };
    several(numbers, words)
}

fn several(numbers: &[u32], words: impl Fn(&u32) -> Value) -> Value {
    joined(numbers.iter().filter(|_| numbers.len() <= MOST_NAMED).map(words))
}

/// The words of a line; its number where they name too much.
fn short(words: &Phrase, number: u32) -> Value {
    let brief = things(&words.arguments) <= MOST_THINGS;
    if brief { words.as_argument() } else { numbered(&[number]).into_argument() }
}

/// How many things these arguments name: names, numbers, amounts.
fn things(arguments: &[Argument]) -> usize {
    fn of(value: &Value) -> usize {
        match value {
            Value::Number(_) | Value::Text(_) => 1,
            Value::List(values) => values.iter().map(of).sum(),
            Value::Phrase(phrase) => things(&phrase.arguments),
        }
    }
    arguments.iter().map(|argument| of(&argument.value)).sum()
}

/// How many players were left after a bust-out that was said late, by the place that it has among all others.
fn left_then(events: &[Event], tournament: &Tournament) -> u32 {
    let last = first::<Busted>(events).and_then(|busted| busted.groups.last());
    let best = last.and_then(|group| group.first());
    let finish = best.and_then(|best| {
        finishes(tournament).into_iter().find(|finish| finish.entries.contains(best))
    });
    finish.map_or_else(|| tournament.left(), |finish| finish.place.saturating_sub(1))
}
