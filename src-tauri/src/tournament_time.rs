//! Tournament time: the wall clock's at the start of the program, moved on by a monotonic clock.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A source of time that a change of the wall clock cannot move.
#[derive(Debug, Clone, Copy)]
pub struct TournamentTime {
    wall_at_start: i64,
    start: Instant,
}

impl TournamentTime {
    /// Starts from the wall clock.
    #[must_use]
    pub fn start() -> Self {
        Self { wall_at_start: wall(), start: Instant::now() }
    }

    /// The time now, in milliseconds.
    #[must_use]
    pub fn now(&self) -> i64 {
        let run = i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.wall_at_start.saturating_add(run)
    }
}

/// The wall clock in milliseconds since the Unix epoch.
#[must_use]
pub fn wall() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .ok()
        .and_then(|since| i64::try_from(since.as_millis()).ok())
        .unwrap_or(0)
}
