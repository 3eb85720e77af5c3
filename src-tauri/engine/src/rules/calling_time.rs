//! Calling time on a player (RRoP, No-limit 15; TCH 29; WSOP 181): the house's seconds, its warnings and its spoken count.
//!
//! A call is an anchor like the clock's: what it shows is a function of when it was called and of the time. Nothing is
//! written when it runs out; the director says what became of it.

use crate::state::prelude::*;
use crate::state::time_call::TimeCall;

/// Something said of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeWord {
    /// When, in tournament time.
    pub at: Millis,
    /// What.
    pub words: Phrase,
}

/// What is said next of the calls that are on, after `now`; where there are several, each with its seat.
pub fn next_word(tournament: &Tournament, now: Millis) -> Option<TimeWord> {
    let several = tournament.time_calls.len() > 1;
    let next = |call: &TimeCall| {
        let ends_at = call.ends_at();
        call.rule.spoken().into_iter().find_map(|left| {
            let at = ends_at.saturating_sub(Millis::from(left).saturating_mul(1_000));
            let words = match left {
                0 => phrase!("time-is-up", "Time."),
                left if left <= call.rule.count_from => Phrase::own(left.to_string()),
                left => phrase!("time-seconds-left", "{left} seconds.", left),
            };
            let seat = tournament.seat_of(call.entry).filter(|_| several);
            let words = match seat {
                Some(seat) => phrase!(
                    "log-line",
                    "{verb}: {what}",
                    verb = tournament.seat_said(seat).capital(),
                    what = words
                ),
                None => words,
            };
            (at > now).then_some(TimeWord { at, words })
        })
    };
    let words: Vec<TimeWord> = tournament.time_calls.iter().filter_map(next).collect();
    let at = words.iter().map(|word| word.at).min()?;
    let at_once = words.into_iter().filter(|word| word.at == at);
    let at_once: Vec<Value> = at_once.map(|word| Value::Phrase(word.words)).collect();
    Some(TimeWord { at, words: Phrase::sentences(at_once) })
}
