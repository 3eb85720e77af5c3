//! The director's window is closed over a running clock: the wall would go dark before the whole room, so the window asks first.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A window that has not answered by then may hang: closing it again closes it.
const AGAIN: Duration = Duration::from_secs(10);

/// Whether a clock runs, and when the director was asked last.
#[derive(Debug, Default)]
pub struct DeskClosing {
    runs: AtomicBool,
    asked: Mutex<Option<Instant>>,
}

impl DeskClosing {
    /// Hears whether any clock runs.
    pub fn hear(&self, runs: bool) {
        self.runs.store(runs, Ordering::Relaxed);
    }

    /// Whether the window may close now. If not, the director has to be asked.
    pub fn may_close(&self, now: Instant) -> bool {
        if !self.runs.load(Ordering::Relaxed) {
            return true;
        }
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let again = asked.is_some_and(|at| now.saturating_duration_since(at) < AGAIN);
        *asked = Some(now);
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_a_running_clock_the_window_asks_and_a_second_time_it_closes() {
        let closing = DeskClosing::default();
        let at = Instant::now();
        assert!(closing.may_close(at), "no clock runs");
        closing.hear(true);
        assert!(!closing.may_close(at));
        assert!(closing.may_close(at + Duration::from_secs(3)));
        assert!(
            !closing.may_close(at + Duration::from_secs(60)),
            "the director stayed, and it asks again"
        );
        closing.hear(false);
        assert!(closing.may_close(at + Duration::from_secs(61)));
    }
}
