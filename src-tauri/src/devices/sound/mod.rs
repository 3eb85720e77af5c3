//! The room's cues, played on a thread that owns the sound device.
//!
//! Opening a sound device can take seconds and its driver can fail in any way, so nobody but this
//! thread touches it: a cue is handed over without waiting, and what became of the device is
//! reported through a callback. A cue that cannot be played is dropped. A late cue would be wrong,
//! and the projector shows the same thing anyway.
//!
//! The device is held only while it is wanted. A stream does not recover when its device is
//! unplugged and does not move to a device plugged in later, so it is closed some time after a cue,
//! and the next cue opens whatever the system's sound device is by then.

mod audio_thread;
mod loss;
mod reasons;
mod speaker;
#[cfg(test)]
mod tests;

use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_house::locked::locked;
use shuffle_up_house::sounds::Tune;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use self::audio_thread::{AudioThread, Opener};
use self::speaker::System;

/// How many messages wait for the audio thread before further ones are dropped. Cues come seconds
/// apart, so a queue this long only fills while the device hangs.
const QUEUE: usize = 16;

/// How long the device stays open after the last cue. Longer than from the ten-second cue to the
/// next level, so that these two share one stream and the second starts at once.
const LINGER: Duration = Duration::from_secs(20);

/// Whether the room would hear a cue now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundState {
    /// The device has not been tried yet; this lasts for the first moments of the program.
    Starting,
    /// The last attempt to use the device worked.
    Ready,
    /// The device works and the director has silenced it.
    Muted,
    /// No cue can be heard, muted or not. The text tells the director what is wrong and what to do.
    NoDevice(Phrase),
}

/// A handle to the audio thread: cheap to clone, usable from any thread. No method waits for the
/// device, and none can fail. The thread ends when the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Sound {
    messages: Arc<SyncSender<Message>>,
    settings: Arc<Settings>,
}

/// What the director has chosen and what the device last said. These are not sent as messages: a
/// message may be dropped when the queue is full, and a mute must never be.
#[derive(Debug)]
struct Settings {
    muted: AtomicBool,
    volume: AtomicU8,
    device: Mutex<DeviceState>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum DeviceState {
    Untried,
    Works,
    Missing(Phrase),
}

#[derive(Debug)]
enum Message {
    /// Play this, asked for at this time.
    Play(Tune, Instant),
    /// The settings have changed; look at them again.
    Settings,
}

impl Settings {
    fn state(&self) -> SoundState {
        let device = locked(&self.device).clone();
        match device {
            DeviceState::Missing(why) => SoundState::NoDevice(why),
            DeviceState::Untried => SoundState::Starting,
            DeviceState::Works if self.muted.load(Ordering::Relaxed) => SoundState::Muted,
            DeviceState::Works => SoundState::Ready,
        }
    }

    fn set_device(&self, state: DeviceState) {
        *locked(&self.device) = state;
    }

    /// The factor by which samples are multiplied. Loudness is heard roughly as the square root of
    /// it, so the square makes the middle of the slider sound like half as loud.
    fn gain(&self) -> f32 {
        let share = f32::from(self.volume.load(Ordering::Relaxed)) / 100.0;
        share * share
    }
}

impl Sound {
    /// Starts the audio thread, at full volume, and tries the device once, so that a missing device
    /// is known before the first cue.
    ///
    /// `on_state` is called on the audio thread, once for each change of state, so a device that
    /// stays missing is reported once. It should hand the state on and return.
    pub fn start(on_state: impl Fn(SoundState) + Send + 'static) -> Self {
        Self::start_with(System, LINGER, on_state)
    }

    fn start_with<O: Opener>(
        opener: O,
        linger: Duration,
        on_state: impl Fn(SoundState) + Send + 'static,
    ) -> Self {
        let (messages, inbox) = sync_channel(QUEUE);
        let settings = Arc::new(Settings {
            muted: AtomicBool::new(false),
            volume: AtomicU8::new(100),
            device: Mutex::new(DeviceState::Untried),
        });
        let sound = Self { messages: Arc::new(messages), settings };
        // Shared with the thread rather than given to it, because it is needed here if the thread
        // cannot be started.
        let report = Arc::new(Mutex::new(on_state));
        let messages_there = Arc::downgrade(&sound.messages);
        let (settings_there, report_there) = (Arc::clone(&sound.settings), Arc::clone(&report));
        let started = thread::Builder::new().name("sound".into()).spawn(move || {
            // Made here because a stream may not be moved between threads on every system.
            AudioThread::new(opener, linger, messages_there, settings_there, report_there)
                .run(&inbox);
        });
        if let Err(error) = started {
            tracing::error!(%error, "the audio thread could not be started");
            sound.settings.set_device(DeviceState::Missing(phrase!(
                "sound-not-started",
                "The computer could not start the sound. Close other programs and start this one again."
            )));
            let report = locked(&report);
            (*report)(sound.state());
        }
        sound
    }

    /// Plays a tune after those still playing. Does nothing while muted.
    pub fn play(&self, tune: impl Into<Tune>) {
        // The thread looks again. It may be slow, and a cue asked for in silence must not sound
        // because the mute was lifted before the thread came to it.
        if self.is_muted() {
            return;
        }
        self.send(Message::Play(tune.into(), Instant::now()));
    }

    /// Silences everything at once, the tune being played included, or lets later ones be heard.
    pub fn set_muted(&self, muted: bool) {
        self.settings.muted.store(muted, Ordering::Relaxed);
        self.send(Message::Settings);
    }

    /// Whether the director has silenced the cues. Asked apart from [`Sound::state`], because a
    /// missing device hides the mute there.
    pub fn is_muted(&self) -> bool {
        self.settings.muted.load(Ordering::Relaxed)
    }

    /// Sets the volume from 0 to 100; more counts as 100. Heard at once.
    pub fn set_volume(&self, percent: u8) {
        self.settings.volume.store(percent.min(100), Ordering::Relaxed);
        self.send(Message::Settings);
    }

    /// Whether the room would hear a cue now.
    pub fn state(&self) -> SoundState {
        self.settings.state()
    }

    fn send(&self, message: Message) {
        match self.messages.try_send(message) {
            // The thread looks at the settings with every message, so losing this one loses nothing.
            Ok(()) | Err(TrySendError::Full(Message::Settings)) => {}
            Err(TrySendError::Full(message)) => {
                tracing::warn!(?message, "the sound device is not keeping up; dropped");
            }
            Err(TrySendError::Disconnected(message)) => {
                tracing::warn!(?message, "there is no audio thread; dropped");
            }
        }
    }
}
