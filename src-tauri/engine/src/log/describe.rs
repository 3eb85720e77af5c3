//! What a line says in a director's words, as it stood when it was said.

use crate::actions::effect::Effect;
use crate::actions::event::Event;
use crate::actions::event::first;
use crate::actions::floor::bust::Busted;
use crate::base::ids::position;
use crate::base::sharing::SharedList;
use crate::base::words::{count, list};
use crate::log::line::{Line, LineKind};
use crate::rules::prizes::places::finishes;
use crate::state::tournament::Tournament;

/// A line in words: the verb, and what it was about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Label {
    /// The verb, such as "Bust".
    pub verb: String,
    /// What it was about, such as "Ivo Petrov, 53rd".
    pub what: String,
    /// What a person said by a correction, where it said anything: "Bust Ivo Petrov, 53rd".
    late: Option<String>,
}

/// The longest words that a line is named by in the label of another one, in characters.
const LONGEST_NAMED: usize = 200;

/// How many lines a label names in words; of more it says how many.
const MOST_NAMED: usize = 3;

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.what.is_empty() {
            f.write_str(&self.verb)
        } else {
            write!(f, "{}: {}", self.verb, self.what)
        }
    }
}

/// Describes what was said, after it took effect; `lines` are those up to it, `before` the labels of the lines before it.
///
/// A label names what a person said, and never the label of a correction within the label of another: so it stays as
/// long as a line is, however often something is corrected.
#[must_use]
pub fn describe(
    said: &LineKind,
    tournament: &Tournament,
    lines: &SharedList<Line>,
    before: &SharedList<Label>,
) -> Label {
    let label =
        |verb: &str, what: String| Label { verb: verb.to_string(), what, ..Label::default() };
    let named = |numbers: &[u32]| named(numbers, lines, before);
    match said {
        LineKind::Strike { lines: numbers } => label("Undo", undone(numbers, lines, before)),
        LineKind::Restore { lines: numbers, .. } => label("Redo", undone(numbers, lines, before)),
        LineKind::Did { command, events } => {
            let (verb, what) =
                command.label(&Effect { events, tournament, left: tournament.left() });
            label(verb, what)
        }
        LineKind::Correct { strike, restore, late } => {
            let late = late.as_ref().map(|late| {
                let left = left_then(&late.events, tournament);
                let (verb, said) =
                    late.command.label(&Effect { events: &late.events, tournament, left });
                (format!("{verb} {said}"), late.after)
            });
            let mut parts: Vec<(String, String)> = Vec::new();
            if !strike.is_empty() {
                parts.push((format!("Strike {}", numbered(strike)), named(strike)));
            }
            if !restore.is_empty() {
                parts.push((format!("Restore {}", numbered(restore)), named(restore)));
            }
            if let Some((words, after)) = &late {
                parts.push(("Insert".to_string(), format!("{words}, after line {after}")));
            }
            let mut parts = parts.into_iter();
            let (verb, what) = parts.next().unwrap_or_else(|| ("Correct".into(), String::new()));
            let more = parts.map(|(verb, what)| Label { verb, what, late: None }.to_string());
            let what: Vec<String> =
                (!what.is_empty()).then_some(what).into_iter().chain(more).collect();
            Label { verb, what: what.join("; "), late: late.map(|(words, _)| words) }
        }
    }
}

/// Lines by their numbers: "line 40", "lines 40 and 52", "12 lines".
fn numbered(numbers: &[u32]) -> String {
    let words: Vec<String> = numbers.iter().take(MOST_NAMED).map(u32::to_string).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match numbers.len() {
        1 => format!("line {}", list(&words)),
        2..=MOST_NAMED => format!("lines {}", list(&words)),
        many => count(many, "line", "lines"),
    }
}

/// What a person said by these lines.
fn named(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> String {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).map(|line| &line.said);
        let label = index.and_then(|index| before.get(index));
        match (line, label) {
            (Some(LineKind::Did { .. }), Some(Label { verb, what, .. })) => {
                short(format!("{verb} {what}").trim_end())
            }
            (Some(LineKind::Correct { .. }), Some(Label { late: Some(late), .. })) => short(late),
            (Some(LineKind::Correct { strike, restore, .. }), Some(_)) => {
                let of: Vec<u32> = strike.iter().chain(restore).copied().collect();
                format!("the correction of {}", numbered(&of))
            }
            _ => format!("line {number}"),
        }
    };
    several(numbers, words)
}

/// What is undone or done again: the labels as they stand.
fn undone(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> String {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).filter(|line| line.can_be_struck());
        match (line, index.and_then(|index| before.get(index))) {
            (Some(_), Some(label)) => short(&label.to_string()),
            _ => format!("line {number}"),
        }
    };
    several(numbers, words)
}

fn several(numbers: &[u32], words: impl Fn(&u32) -> String) -> String {
    if numbers.len() > MOST_NAMED {
        return String::new();
    }
    let words: Vec<String> = numbers.iter().map(words).collect();
    words.join("; ")
}

/// Words cut to the length at which a line is named in the label of another one.
fn short(words: &str) -> String {
    match words.char_indices().nth(LONGEST_NAMED) {
        Some((end, _)) => format!("{}\u{2026}", words.get(..end).unwrap_or_default()),
        None => words.to_string(),
    }
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
