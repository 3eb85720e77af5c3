//! Keeps the screens lit while the clock runs.
//!
//! The projector's computer is not touched for hours, and a screen that goes dark in the middle of a
//! level takes the clock from the whole room. The system is asked not to let that happen. The asking
//! is done on a thread of its own because it can block, and because on Linux the library panics where
//! the desktop has no D-Bus or loses it. When it does not work the desk shows it, so that the director
//! can change the system's settings, and the tournament goes on.

use crate::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// How long to wait after a failure before asking the system again. A desktop's session services may
/// come up after this program, or be restarted in the middle of an evening.
const RETRY: Duration = Duration::from_secs(60);

/// Whether the screens stay lit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WakeState {
    /// The system may darken the screens whenever it likes; nobody has asked it not to.
    Released,
    /// The system has agreed to keep the screens lit.
    Held,
    /// The screens should stay lit and the system has not agreed. The text tells the director what to
    /// do about it.
    Failed(Phrase),
}

/// A handle to the thread that keeps the screens lit: cheap to clone, usable from any thread. The
/// screens are let go when the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Wake {
    wanted: Arc<AtomicBool>,
    nudge: SyncSender<()>,
    state: Arc<Mutex<WakeState>>,
}

impl Wake {
    /// Starts the thread, with the screens let go.
    ///
    /// `on_state` is called on that thread, once for each change of state, so a system that keeps
    /// refusing is reported once. It should hand the state on and return.
    pub fn start(on_state: impl Fn(WakeState) + Send + 'static) -> Self {
        Self::start_with(ask_system, RETRY, on_state)
    }

    fn start_with<G, A>(
        acquire: A,
        retry: Duration,
        on_state: impl Fn(WakeState) + Send + 'static,
    ) -> Self
    where
        A: FnMut() -> Result<G, Phrase> + Send + 'static,
        G: 'static,
    {
        // What is wanted is a flag and the message only says that it may have changed: one waiting
        // message is then as good as many, and none needs to be waited for.
        let (nudge, nudged) = sync_channel(1);
        let wanted = Arc::new(AtomicBool::new(false));
        // Shared with the thread rather than given to it, because it is needed here if the thread
        // cannot be started.
        let report = Arc::new(Mutex::new(on_state));
        let state = Arc::new(Mutex::new(WakeState::Released));
        let (wanted_there, report_there) = (Arc::clone(&wanted), Arc::clone(&report));
        let state_there = Arc::clone(&state);
        let started = thread::Builder::new().name("wake".into()).spawn(move || {
            // Made here because a guard may not be moved between threads on every system.
            Keeper {
                acquire,
                guard: None,
                wanted: wanted_there,
                reported: state_there,
                report: report_there,
                retry,
            }
            .run(&nudged);
        });
        if let Err(error) = started {
            tracing::error!(%error, "the thread that keeps the screens lit could not be started");
            *locked(&state) = WakeState::Failed(refused());
            let report = locked(&report);
            (*report)(WakeState::Failed(refused()));
        }
        Self { wanted, nudge, state }
    }

    /// Whether the screens stay lit now.
    pub fn state(&self) -> WakeState {
        locked(&self.state).clone()
    }

    /// Keeps the screens lit from now on, or lets them go. Never waits; saying the same thing again
    /// costs nothing.
    pub fn hold(&self, hold: bool) {
        if self.wanted.swap(hold, Ordering::Relaxed) != hold {
            // Full: the thread has yet to look at the flag. Disconnected: there is no thread, which
            // has been reported.
            let _ = self.nudge.try_send(());
        }
    }
}

fn refused() -> Phrase {
    phrase!(
        "screens-not-lit",
        "The system does not let this program keep the screens lit. Switch off the screen saver and energy saving in the \
         system's settings for this event."
    )
}

/// Asks the system to keep the screens lit for as long as the answer is kept.
fn ask_system() -> Result<keepawake::KeepAwake, Phrase> {
    let ask = |idle: bool| {
        keepawake::Builder::default()
            .display(true)
            .idle(idle)
            .reason("The tournament clock is running")
            .app_name("Shuffle Up")
            .app_reverse_domain("shuffle-up")
            .create()
    };
    // The computer must not fall asleep either. Some systems grant the screen and not that, and the
    // screen alone is better than nothing.
    ask(true).or_else(|both| {
        ask(false).map_err(|screen| {
            tracing::info!(%both, %screen, "the system does not keep the screens lit");
            refused()
        })
    })
}

/// The thread's own things.
struct Keeper<G, A, F> {
    acquire: A,
    /// Keeps the screens lit until it is dropped.
    guard: Option<G>,
    wanted: Arc<AtomicBool>,
    reported: Arc<Mutex<WakeState>>,
    report: Arc<Mutex<F>>,
    retry: Duration,
}

impl<G, A, F> Keeper<G, A, F>
where
    A: FnMut() -> Result<G, Phrase>,
    F: Fn(WakeState),
{
    fn run(&mut self, nudged: &Receiver<()>) {
        loop {
            let failing = self.wanted.load(Ordering::Relaxed) && self.guard.is_none();
            let ended = if failing {
                nudged.recv_timeout(self.retry) == Err(RecvTimeoutError::Disconnected)
            } else {
                nudged.recv().is_err()
            };
            if ended {
                break;
            }
            let state = if self.wanted.load(Ordering::Relaxed) {
                self.hold()
            } else {
                self.release();
                WakeState::Released
            };
            self.tell(state);
        }
        self.release();
    }

    fn hold(&mut self) -> WakeState {
        if self.guard.is_some() {
            return WakeState::Held;
        }
        let acquire = &mut self.acquire;
        match catch_unwind(AssertUnwindSafe(acquire)) {
            Ok(Ok(guard)) => {
                self.guard = Some(guard);
                WakeState::Held
            }
            Ok(Err(why)) => WakeState::Failed(why),
            Err(_) => {
                tracing::warn!("the system's energy settings could not be spoken to");
                WakeState::Failed(refused())
            }
        }
    }

    fn release(&mut self) {
        let guard = self.guard.take();
        // On Linux letting go panics when D-Bus has gone away in the meantime. The desktop lets go by
        // itself then, because it sees the connection end.
        if catch_unwind(AssertUnwindSafe(|| drop(guard))).is_err() {
            tracing::warn!("the system could not be told that the screens may go dark again");
        }
    }

    /// Reports the state if it is another than the one reported last.
    fn tell(&mut self, state: WakeState) {
        if std::mem::replace(&mut *locked(&self.reported), state.clone()) == state {
            return;
        }
        if let WakeState::Failed(why) = &state {
            tracing::warn!(%why, "the screens may go dark");
        }
        let report = locked(&self.report);
        // The callback is foreign code; a panic in it must not darken the room.
        if catch_unwind(AssertUnwindSafe(|| (*report)(state))).is_err() {
            tracing::error!("the receiver of the screens' state panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};
    use std::time::Instant;

    use super::*;

    /// Long enough for a thread to answer on a busy machine; only a failing test waits this long.
    const PATIENCE: Duration = Duration::from_secs(20);

    /// Says when it is dropped, and may panic while it is, as the library's own guard may.
    struct Guard {
        dropped: Sender<()>,
        panics: bool,
    }

    impl Drop for Guard {
        fn drop(&mut self) {
            let _ = self.dropped.send(());
            assert!(!self.panics, "D-Bus has gone away");
        }
    }

    fn start<G: 'static>(
        retry: Duration,
        acquire: impl FnMut() -> Result<G, Phrase> + Send + 'static,
    ) -> (Wake, Receiver<WakeState>) {
        let (states, states_here) = channel();
        let wake = Wake::start_with(acquire, retry, move |state| {
            let _ = states.send(state);
        });
        (wake, states_here)
    }

    fn next<T>(from: &Receiver<T>) -> T {
        from.recv_timeout(PATIENCE).expect("nothing came")
    }

    /// The system's own answer, whichever machine runs this: it is one of the two, and nobody waits.
    #[test]
    fn the_real_system_agrees_or_refuses_and_never_ends_the_program() {
        let (states, states_here) = channel();
        let wake = Wake::start(move |state| {
            let _ = states.send(state);
        });
        let before = Instant::now();
        wake.hold(true);
        assert!(before.elapsed() < Duration::from_secs(1), "hold waited");
        match next(&states_here) {
            WakeState::Held => {}
            WakeState::Failed(why) => assert!(why.english.contains("screen saver"), "{why}"),
            WakeState::Released => panic!("released without having been held"),
        }
        wake.hold(false);
        assert_eq!(next(&states_here), WakeState::Released);
    }

    #[test]
    fn the_screens_are_held_and_let_go() {
        let (dropped, dropped_here) = channel();
        let (wake, states) =
            start(RETRY, move || Ok(Guard { dropped: dropped.clone(), panics: false }));
        wake.hold(true);
        assert_eq!(next(&states), WakeState::Held);
        wake.hold(true);
        wake.hold(false);
        assert_eq!(next(&states), WakeState::Released);
        next(&dropped_here);
        wake.hold(true);
        assert_eq!(next(&states), WakeState::Held);
        // Dropping the last handle lets go as well, and ends the thread.
        drop(wake);
        next(&dropped_here);
        assert_eq!(states.iter().collect::<Vec<_>>(), []);
    }

    #[test]
    fn a_panic_while_asking_is_reported_once_and_asked_again() {
        let mut asked = 0;
        let (wake, states) = start(Duration::from_millis(1), move || {
            asked += 1;
            match asked {
                1 => panic!("no D-Bus"),
                2 => Err(refused()),
                _ => Ok(()),
            }
        });
        wake.hold(true);
        assert_eq!(next(&states), WakeState::Failed(refused()));
        assert_eq!(next(&states), WakeState::Held);
    }

    #[test]
    fn a_panic_while_letting_go_is_survived() {
        let (dropped, dropped_here) = channel();
        let (wake, states) =
            start(RETRY, move || Ok(Guard { dropped: dropped.clone(), panics: true }));
        for _ in 0..2 {
            wake.hold(true);
            assert_eq!(next(&states), WakeState::Held);
            wake.hold(false);
            assert_eq!(next(&states), WakeState::Released);
            next(&dropped_here);
        }
    }

    #[test]
    fn a_system_that_does_not_answer_holds_up_nobody() {
        let (release, held) = channel::<()>();
        let (wake, states) = start(RETRY, move || {
            let _ = held.recv();
            Ok(())
        });
        let before = Instant::now();
        for i in 0..1_000 {
            wake.hold(i % 2 == 0);
        }
        assert!(before.elapsed() < Duration::from_secs(1), "hold waited");
        drop(release);
        drop(wake);
        // The last word counts, whatever was answered on the way to it.
        let last = states.iter().last();
        assert!(matches!(last, None | Some(WakeState::Released)), "{last:?}");
    }

    #[test]
    fn handles_may_be_shared_between_threads() {
        fn shared<T: Clone + Send + Sync + 'static>() {}
        shared::<Wake>();
    }
}
