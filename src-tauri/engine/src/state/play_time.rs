//! How long has been played: the time since the first hand, without what the director stopped the clock for. What is left on
//! the clock does not say it, since time is added and taken off.

use crate::base::ids::Millis;
use crate::state::tournament::Tournament;

/// How long has been played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayTime {
    /// When play began, in tournament time.
    began: Option<Millis>,
    /// How long play stood still since.
    stood: Millis,
    /// Since when it stands still.
    stands_since: Option<Millis>,
}

impl PlayTime {
    /// Play begins, or goes on.
    pub(crate) fn goes_on(&mut self, at: Millis) {
        self.began.get_or_insert(at);
        if let Some(since) = self.stands_since.take() {
            self.stood = self.stood.saturating_add(at.saturating_sub(since));
        }
    }

    /// Play stops.
    pub(crate) fn stops(&mut self, at: Millis) {
        self.stands_since.get_or_insert(at);
    }

    /// Play had stood still meanwhile.
    pub(crate) fn stood_still(&mut self, from: Millis, until: Millis) {
        let from = from.max(self.began.unwrap_or(until));
        self.stood = self.stood.saturating_add(until.saturating_sub(from).max(0));
    }
}

impl Tournament {
    /// How long has been played at `now`; 0 before the first hand.
    pub fn played(&self, now: Millis) -> Millis {
        let PlayTime { began: Some(began), stood, stands_since } = self.play_time else { return 0 };
        let until = stands_since.unwrap_or(now).min(now);
        until.saturating_sub(began).saturating_sub(stood).max(0)
    }

    /// Whether the first hand had been dealt before this time.
    pub fn had_begun(&self, at: Millis) -> bool {
        self.play_time.began.is_some_and(|began| at > began)
    }
}
