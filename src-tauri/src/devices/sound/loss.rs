//! What counts as a lost device: a driver also reports errors after which it plays on.

use std::time::{Duration, Instant};

use rodio::CpalErrorKind;

/// How long a stream may report unclear errors without a break and still be thought alive.
///
/// ALSA's bridge to PulseAudio and PipeWire often reports some failed calls just after it was
/// opened, and plays on; a stream of it that is dead reports thousands a second until it is closed.
/// Elsewhere the driver closes the stream with its first error.
const TOLERATED: Duration = if cfg!(any(target_os = "windows", target_os = "macos")) {
    Duration::ZERO
} else {
    Duration::from_millis(300)
};

/// Errors further apart than this are separate mishaps.
const BREAK: Duration = Duration::from_millis(100);

/// Tells a stream that is lost from one that merely complained. One for each stream.
#[derive(Clone, Debug, Default)]
pub(super) struct Complaints {
    /// When the present run of unclear errors began, and its latest error.
    run: Option<(Instant, Instant)>,
    lost: bool,
}

impl Complaints {
    /// Whether this error, reported now, means that the stream is lost. Says so only once: a dead
    /// stream goes on complaining until it is closed, which would push cues out of the queue.
    pub(super) fn mean_loss(&mut self, kind: CpalErrorKind, now: Instant) -> bool {
        if self.lost {
            return false;
        }
        self.lost = match kind {
            // The stream goes on after these.
            CpalErrorKind::Xrun | CpalErrorKind::DeviceChanged | CpalErrorKind::RealtimeDenied => {
                false
            }
            CpalErrorKind::DeviceNotAvailable
            | CpalErrorKind::HostUnavailable
            | CpalErrorKind::StreamInvalidated => true,
            _ => {
                let since = match self.run {
                    Some((since, last)) if now.duration_since(last) <= BREAK => since,
                    _ => now,
                };
                self.run = Some((since, now));
                now.duration_since(since) >= TOLERATED
            }
        };
        self.lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_lost_at_the_first_clear_error() {
        let now = Instant::now();
        for kind in [
            CpalErrorKind::DeviceNotAvailable,
            CpalErrorKind::HostUnavailable,
            CpalErrorKind::StreamInvalidated,
        ] {
            let mut complaints = Complaints::default();
            assert!(complaints.mean_loss(kind, now), "{kind:?}");
            assert!(!complaints.mean_loss(kind, now), "{kind:?} twice");
        }
    }

    #[test]
    fn a_stream_survives_stray_errors_and_not_a_run_of_them() {
        let start = Instant::now();
        let mut complaints = Complaints::default();
        assert!(!complaints.mean_loss(CpalErrorKind::Xrun, start));
        if !TOLERATED.is_zero() {
            for mishap in 0..100 {
                let now = start + 2 * mishap * BREAK;
                assert!(!complaints.mean_loss(CpalErrorKind::BackendError, now));
            }
        }
        let later = start + 1_000 * BREAK;
        let losses: Vec<u64> = (0..10_000)
            .filter(|&tick| {
                let now = later + Duration::from_millis(tick);
                complaints.mean_loss(CpalErrorKind::BackendError, now)
            })
            .collect();
        assert_eq!(losses, [TOLERATED.as_millis() as u64]);
    }
}
