//! The audio thread, which alone touches the device.

use crate::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Weak;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use super::reasons::{trouble, unplugged};
use super::{DeviceState, Message, Settings, SoundState};
use shuffle_up_house::sounds::Tune;

/// A cue that has waited longer than this is not played: "ten seconds" must not sound at five.
pub(super) const LATEST: Duration = Duration::from_secs(2);

/// Where outputs come from: the system, or a test.
pub(super) trait Opener: Send + 'static {
    type Output: Output;

    /// Opens an output that calls `lost` from any thread when its device has gone away. The error is
    /// a text for the director.
    fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<Self::Output, Phrase>;
}

/// An open sound device.
pub(super) trait Output {
    /// Plays a tune after those still playing. The error is a text for the director.
    fn play(&mut self, tune: Tune) -> Result<(), Phrase>;
    /// Sets the factor by which samples are multiplied, those now playing included.
    fn set_gain(&mut self, gain: f32);
    /// Drops everything that is playing or waiting.
    fn silence(&mut self);
    /// Whether anything is playing or waiting.
    fn is_playing(&self) -> bool;
}

/// The audio thread's own things.
pub(super) struct AudioThread<O: Opener, F> {
    opener: O,
    output: Option<O::Output>,
    /// Set by the stream opened last when its device has gone away. Each stream has its own, so that
    /// late news of an old one says nothing about the present one.
    lost: Arc<AtomicBool>,
    /// Whether a lost stream has been opened again since the last cue. Once is enough: a device that
    /// opens and fails at once must not keep the thread busy for the evening.
    reopened: bool,
    linger: Duration,
    /// Weak, because the thread ends when nobody else can send it anything.
    messages: Weak<SyncSender<Message>>,
    settings: Arc<Settings>,
    reported: SoundState,
    report: Arc<Mutex<F>>,
}

impl<O: Opener, F: Fn(SoundState)> AudioThread<O, F> {
    pub(super) fn new(
        opener: O,
        linger: Duration,
        messages: Weak<SyncSender<Message>>,
        settings: Arc<Settings>,
        report: Arc<Mutex<F>>,
    ) -> Self {
        Self {
            opener,
            output: None,
            lost: Arc::default(),
            reopened: false,
            linger,
            messages,
            settings,
            reported: SoundState::Starting,
            report,
        }
    }

    /// Tries the device once and then does as it is told, until the last handle is dropped.
    pub(super) fn run(&mut self, inbox: &Receiver<Message>) {
        self.open();
        self.tell();
        loop {
            let message = if self.output.is_some() {
                inbox.recv_timeout(self.linger)
            } else {
                inbox.recv().map_err(RecvTimeoutError::from)
            };
            match message {
                Ok(message) => {
                    self.notice_loss();
                    self.apply_settings();
                    if let Message::Play(tune, asked) = message {
                        self.play(tune, asked);
                    }
                    self.tell();
                }
                Err(RecvTimeoutError::Timeout) => {
                    if !self.output.as_ref().is_some_and(Output::is_playing) {
                        self.close();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.close();
    }

    fn open(&mut self) {
        self.lost = Arc::default();
        let (lost, messages) = (Arc::clone(&self.lost), Weak::clone(&self.messages));
        let on_loss = move || {
            lost.store(true, Ordering::Relaxed);
            if let Some(messages) = messages.upgrade() {
                // A full queue wakes the thread as well as this message would.
                let _ = messages.try_send(Message::Settings);
            }
        };
        let opener = &mut self.opener;
        match attempt(|| opener.open(on_loss)) {
            Ok(output) => {
                self.output = Some(output);
                self.settings.set_device(DeviceState::Works);
                self.apply_settings();
            }
            Err(why) => self.missing(why),
        }
    }

    /// Closes the device. A driver may well fail here when its device is gone.
    fn close(&mut self) {
        let output = self.output.take();
        if catch_unwind(AssertUnwindSafe(|| drop(output))).is_err() {
            tracing::warn!("the sound device failed while it was being closed");
        }
    }

    fn missing(&mut self, why: Phrase) {
        self.close();
        // "It does not work" must not replace a better reason that is already known.
        if why != trouble() || !matches!(self.settings.state(), SoundState::NoDevice(_)) {
            self.settings.set_device(DeviceState::Missing(why));
        }
    }

    fn play(&mut self, tune: Tune, asked: Instant) {
        if self.settings.muted.load(Ordering::Relaxed) {
            return;
        }
        if asked.elapsed() > LATEST {
            tracing::warn!(?tune, "too late to be played; dropped");
            return;
        }
        self.reopened = false;
        if self.output.is_none() {
            self.open();
        }
        // Opening may have taken long enough to make the cue wrong.
        if asked.elapsed() > LATEST {
            tracing::warn!(?tune, "the sound device opened too late; dropped");
            return;
        }
        if let Some(output) = &mut self.output
            && let Err(why) = attempt(|| output.play(tune))
        {
            self.missing(why);
        }
    }

    /// Replaces a stream that has lost its device. The rest of the tune it was playing is lost too.
    fn notice_loss(&mut self) {
        if self.output.is_none() || !self.lost.load(Ordering::Relaxed) {
            return;
        }
        tracing::warn!("the sound device has gone away");
        self.close();
        if !self.reopened {
            // Often another device has taken its place, and then there is nothing to report.
            self.reopened = true;
            self.open();
        }
        if self.output.is_none() {
            // Whatever the system says about the device now, this is what happened to it.
            self.missing(unplugged());
        }
    }

    fn apply_settings(&mut self) {
        let muted = self.settings.muted.load(Ordering::Relaxed);
        let gain = self.settings.gain();
        let Some(output) = &mut self.output else {
            return;
        };
        let applied = attempt(|| {
            output.set_gain(gain);
            if muted {
                output.silence();
            }
            Ok(())
        });
        if let Err(why) = applied {
            self.missing(why);
        }
    }

    /// Reports the state if it is another than the one reported last. Two missing devices with
    /// different reasons are one piece of news.
    fn tell(&mut self) {
        let state = self.settings.state();
        if std::mem::discriminant(&state) == std::mem::discriminant(&self.reported) {
            return;
        }
        if let SoundState::NoDevice(why) = &state {
            tracing::warn!(%why, "no sound");
        }
        self.reported = state.clone();
        let report = locked(&self.report);
        // The callback is foreign code; a panic in it must not cost the room its cues.
        if catch_unwind(AssertUnwindSafe(|| (*report)(state))).is_err() {
            tracing::error!("the receiver of the sound's state panicked");
        }
    }
}

/// Calls a driver. One that panics has failed like any other.
fn attempt<T>(call: impl FnOnce() -> Result<T, Phrase>) -> Result<T, Phrase> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|_| Err(trouble()))
}
