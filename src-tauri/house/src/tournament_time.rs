//! Tournament time: the wall clock's at the start of the program, moved on by a monotonic clock.
//!
//! A change of the wall clock therefore never moves a tournament by itself. A computer that slept shows in the two
//! clocks drifting apart: then tournament time catches up, and the director is asked whether play went on meanwhile.

use std::fmt;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The two clocks of a computer, in milliseconds.
pub trait Clocks: Send + Sync {
    /// Since the Unix epoch; anybody may set it.
    fn wall(&self) -> i64;
    /// Since some moment; only ever forward, standing still on many systems while the computer sleeps.
    fn monotonic(&self) -> i64;
}

/// The computer's own.
struct SystemClocks(Instant);

impl Clocks for SystemClocks {
    fn wall(&self) -> i64 {
        wall()
    }

    fn monotonic(&self) -> i64 {
        i64::try_from(self.0.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// A difference below this is the clocks' own: nobody sleeps for ten seconds.
const SLEEP_AT_LEAST: i64 = 10_000;

/// A source of time that a change of the wall clock cannot move without being noticed.
#[derive(Clone)]
pub struct TournamentTime {
    clocks: Arc<dyn Clocks>,
    /// Tournament time at the monotonic clock's zero.
    base: i64,
    /// How far the wall clock is ahead of tournament time, as far as it is known: negative once it was set back.
    ahead: i64,
}

impl fmt::Debug for TournamentTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TournamentTime").field(&self.now()).finish()
    }
}

impl TournamentTime {
    /// Starts from the computer's wall clock.
    pub fn start() -> Self {
        Self::with(Arc::new(SystemClocks(Instant::now())))
    }

    /// Starts from the wall clock of these clocks.
    pub fn with(clocks: Arc<dyn Clocks>) -> Self {
        let base = clocks.wall().saturating_sub(clocks.monotonic());
        Self { clocks, base, ahead: 0 }
    }

    /// The time now, in milliseconds.
    pub fn now(&self) -> i64 {
        self.base.saturating_add(self.clocks.monotonic())
    }

    /// Notices that the computer slept, or that the wall clock was set forward, which looks the same: answers the
    /// time up to which the program was awake, and has tournament time catch up. A wall clock set back is only noted,
    /// and so are the small corrections of a wall clock, which in a long evening add up to a sleep.
    pub fn notice_sleep(&mut self) -> Option<i64> {
        let awake_until = self.now();
        let drift = self.clocks.wall().saturating_sub(awake_until).saturating_sub(self.ahead);
        if drift < SLEEP_AT_LEAST {
            self.ahead = self.ahead.saturating_add(drift);
            return None;
        }
        self.base = self.base.saturating_add(drift);
        Some(awake_until)
    }
}

/// The wall clock in milliseconds since the Unix epoch.
pub fn wall() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .ok()
        .and_then(|since| i64::try_from(since.as_millis()).ok())
        .unwrap_or(0)
}
