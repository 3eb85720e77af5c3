//! The calls of time that are on, as they are shown.

use crate::state::prelude::*;
use crate::state::time_call::TimeCall;

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
pub fn time_call_views(tournament: &Tournament, now: Millis) -> Vec<TimeCallView> {
    let mut calls: Vec<&TimeCall> = tournament.time_calls.iter().collect();
    calls.sort_by_key(|call| call.ends_at());
    calls.into_iter().map(|call| view_of(tournament, call, now)).collect()
}

/// The call whose time is up first.
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
