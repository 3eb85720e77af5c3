//! Calling time on a player (RRoP, No-limit 15; TCH 29; WSOP 181): the house's seconds, its warnings and its spoken count.
//!
//! A call is an anchor like the clock's: what it shows is a function of when it was called and of the time. Nothing is
//! written when it runs out; the director says what became of it.

pub mod call;
pub mod settle;

use crate::ids::{EntryId, Millis, Seat};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::capital;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest time to act, in seconds.
const LONGEST_S: u32 = 600;
/// The most warnings.
const MOST_WARNINGS: usize = 10;

/// How a house calls time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallingTime {
    /// How many seconds a player has to act, the count included: 5 to 600.
    pub seconds: u32,
    /// With how many seconds left it is said how many they are.
    pub warnings: Vec<u32>,
    /// From how many seconds on each one is counted; 0 for none.
    pub count_from: u32,
    /// How many seconds a player may think before time is called; 0 where the floor decides.
    pub not_before: u32,
}

impl Default for CallingTime {
    /// A minute, with a warning at ten seconds.
    fn default() -> Self {
        Self { seconds: 60, warnings: vec![10], count_from: 0, not_before: 0 }
    }
}

impl CallingTime {
    /// The rule as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.seconds = self.seconds.min(LONGEST_S);
        self.warnings.truncate(MOST_WARNINGS);
        self.count_from = self.count_from.min(LONGEST_S);
        self
    }

    /// Whether it makes sense.
    ///
    /// # Errors
    /// Refuses less than 5 seconds and more than ten minutes, and warnings that lie outside.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(5..=LONGEST_S).contains(&self.seconds) {
            return Err(Refusal::bad("A player who is called has 5 seconds to ten minutes."));
        }
        let outside = |left: &u32| *left == 0 || *left >= self.seconds;
        if self.warnings.len() > MOST_WARNINGS || self.warnings.iter().any(outside) {
            return Err(Refusal::bad("Warnings lie between the call and the end of its time."));
        }
        if self.count_from >= self.seconds {
            return Err(Refusal::bad("The count is shorter than the time to act."));
        }
        Ok(())
    }

    /// With how many seconds left something is said, the latest last; 0 is the end.
    #[must_use]
    pub fn spoken(&self) -> Vec<u32> {
        let mut left: Vec<u32> = self.warnings.iter().copied().chain(0..=self.count_from).collect();
        left.sort_unstable_by(|one, other| other.cmp(one));
        left.dedup();
        left
    }
}

/// Time that was called on a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeCall {
    /// On whom.
    pub entry: EntryId,
    /// When, in tournament time.
    pub at: Millis,
    /// By which rule, as it was then.
    pub rule: CallingTime,
}

impl TimeCall {
    /// When the time is up, in tournament time.
    #[must_use]
    pub fn ends_at(&self) -> Millis {
        self.at.saturating_add(Millis::from(self.rule.seconds).saturating_mul(1_000))
    }
}

/// Something said of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeWord {
    /// When, in tournament time.
    pub at: Millis,
    /// What.
    pub words: String,
}

/// What is said next of the calls that are on, after `now`; where there are several, each with its seat.
#[must_use]
pub fn next_word(tournament: &Tournament, now: Millis) -> Option<TimeWord> {
    let several = tournament.time_calls.len() > 1;
    let next = |call: &TimeCall| {
        let ends_at = call.ends_at();
        call.rule.spoken().into_iter().find_map(|left| {
            let at = ends_at.saturating_sub(Millis::from(left).saturating_mul(1_000));
            let words = match left {
                0 => "Time.".to_string(),
                left if left <= call.rule.count_from => left.to_string(),
                left => format!("{left} seconds."),
            };
            let seat = tournament.seat_of(call.entry).filter(|_| several);
            let words = match seat {
                Some(seat) => format!("{}: {words}", capital(&tournament.seat_words(seat))),
                None => words,
            };
            (at > now).then_some(TimeWord { at, words })
        })
    };
    let words: Vec<TimeWord> = tournament.time_calls.iter().filter_map(next).collect();
    let at = words.iter().map(|word| word.at).min()?;
    let at_once: Vec<String> =
        words.into_iter().filter(|word| word.at == at).map(|word| word.words).collect();
    Some(TimeWord { at, words: at_once.join(" ") })
}

/// A call as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TimeCallView {
    /// On whom.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The seat.
    pub seat: Option<Seat>,
    /// How many milliseconds are left at the moment of asking; 0 when the time is up.
    pub remaining_ms: Millis,
    /// The whole time, in milliseconds.
    pub length_ms: Millis,
    /// From how many seconds left on it is urgent: the last warning or the count.
    pub urgent_s: u32,
    /// How often time was called on this player before.
    pub before: u32,
}

/// The calls that are on, the one whose time is up first before the others.
#[must_use]
pub fn time_call_views(tournament: &Tournament, now: Millis) -> Vec<TimeCallView> {
    let mut calls: Vec<&TimeCall> = tournament.time_calls.iter().collect();
    calls.sort_by_key(|call| call.ends_at());
    calls.into_iter().map(|call| view_of(tournament, call, now)).collect()
}

/// The call whose time is up first.
#[must_use]
pub fn time_call_view(tournament: &Tournament, now: Millis) -> Option<TimeCallView> {
    time_call_views(tournament, now).into_iter().next()
}

fn view_of(tournament: &Tournament, call: &TimeCall, now: Millis) -> TimeCallView {
    let least = call.rule.warnings.iter().copied().min().unwrap_or(0);
    let calls = tournament.times_called.get(&call.entry).copied().unwrap_or(1);
    TimeCallView {
        entry: call.entry,
        name: tournament.name(call.entry).to_string(),
        seat: tournament.seat_of(call.entry),
        remaining_ms: call.ends_at().saturating_sub(now).max(0),
        length_ms: Millis::from(call.rule.seconds).saturating_mul(1_000),
        urgent_s: least.max(call.rule.count_from),
        before: calls.saturating_sub(1),
    }
}
