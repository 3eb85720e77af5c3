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

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::{CpalError, CpalErrorKind, Decoder, Device, DeviceSinkBuilder, DeviceSinkError};
use rodio::{MixerDeviceSink, Player};

/// How many messages wait for the audio thread before further ones are dropped. Cues come seconds
/// apart, so a queue this long only fills while the device hangs.
const QUEUE: usize = 16;

/// A cue that has waited longer than this is not played: "ten seconds" must not sound at five.
const LATEST: Duration = Duration::from_secs(2);

/// How long the device stays open after the last cue. Longer than from the ten-second cue to the
/// next level, so that these two share one stream and the second starts at once.
const LINGER: Duration = Duration::from_secs(20);

/// A sound that belongs to a moment of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jingle {
    /// A new level begins.
    LevelUp,
    /// One minute is left of the level or of the break.
    OneMinute,
    /// Ten seconds are left.
    TenSeconds,
    /// A break begins.
    BreakStart,
    /// A break is over.
    BreakEnd,
}

impl Jingle {
    /// Every jingle, in the order in which a settings page lists them.
    pub const ALL: [Self; 5] =
        [Self::LevelUp, Self::OneMinute, Self::TenSeconds, Self::BreakStart, Self::BreakEnd];

    /// The bundled WAV file. It is part of the program, so it cannot be missing on the day.
    #[must_use]
    pub const fn wav(self) -> &'static [u8] {
        match self {
            Self::LevelUp => include_bytes!("../../../assets/sounds/level_up.wav"),
            Self::OneMinute => include_bytes!("../../../assets/sounds/one_minute.wav"),
            Self::TenSeconds => include_bytes!("../../../assets/sounds/ten_seconds.wav"),
            Self::BreakStart => include_bytes!("../../../assets/sounds/break_start.wav"),
            Self::BreakEnd => include_bytes!("../../../assets/sounds/break_end.wav"),
        }
    }
}

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
    NoDevice(String),
}

/// A handle to the audio thread: cheap to clone, usable from any thread. No method waits for the
/// device, and none can fail. The thread ends when the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Sound {
    desk: Arc<Desk>,
}

/// What the handles share.
#[derive(Debug)]
struct Desk {
    messages: SyncSender<Message>,
    settings: Arc<Settings>,
}

/// What the director has chosen and what the device last said. These are not sent as messages: a
/// message may be dropped when the queue is full, and a mute must never be.
#[derive(Debug)]
struct Settings {
    /// The number of the last stream that lost its device; streams are numbered from 1.
    lost: AtomicU64,
    muted: AtomicBool,
    volume: AtomicU8,
    device: Mutex<DeviceState>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum DeviceState {
    Untried,
    Works,
    Missing(String),
}

#[derive(Debug)]
enum Message {
    /// Play this, asked for at this time.
    Play(Jingle, Instant),
    /// The settings have changed; look at them again.
    Settings,
}

impl Settings {
    fn state(&self) -> SoundState {
        let device = self.device.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match device {
            DeviceState::Missing(why) => SoundState::NoDevice(why),
            DeviceState::Untried => SoundState::Starting,
            DeviceState::Works if self.muted.load(Ordering::Relaxed) => SoundState::Muted,
            DeviceState::Works => SoundState::Ready,
        }
    }

    fn set_device(&self, state: DeviceState) {
        *self.device.lock().unwrap_or_else(PoisonError::into_inner) = state;
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
            lost: AtomicU64::new(0),
            muted: AtomicBool::new(false),
            volume: AtomicU8::new(100),
            device: Mutex::new(DeviceState::Untried),
        });
        let desk = Arc::new(Desk { messages, settings: Arc::clone(&settings) });
        // Shared with the thread rather than given to it, because it is needed here if the thread
        // cannot be started.
        let report = Arc::new(Mutex::new(on_state));
        // The thread must not keep itself alive, so it does not own a sender.
        let desk_there = Arc::downgrade(&desk);
        let (settings_there, report_there) = (Arc::clone(&settings), Arc::clone(&report));
        let started = thread::Builder::new().name("sound".into()).spawn(move || {
            // Made here because a stream may not be moved between threads on every system.
            Booth {
                opener,
                desk: desk_there,
                settings: settings_there,
                reported: SoundState::Starting,
                report: report_there,
                output: None,
                streams: 0,
                reopened: false,
                linger,
            }
            .run(&inbox);
        });
        if let Err(error) = started {
            tracing::error!(%error, "the audio thread could not be started");
            settings.set_device(DeviceState::Missing(
                "The computer could not start the sound. Close other programs and start this one \
                 again."
                    .into(),
            ));
            let report = report.lock().unwrap_or_else(PoisonError::into_inner);
            (*report)(settings.state());
        }
        Self { desk }
    }

    /// Plays a jingle after those still playing. Does nothing while muted.
    pub fn play(&self, jingle: Jingle) {
        // The thread looks again. It may be slow, and a cue asked for in silence must not sound
        // because the mute was lifted before the thread came to it.
        if self.is_muted() {
            return;
        }
        self.send(Message::Play(jingle, Instant::now()));
    }

    /// Silences everything at once, the jingle being played included, or lets later ones be heard.
    pub fn set_muted(&self, muted: bool) {
        self.desk.settings.muted.store(muted, Ordering::Relaxed);
        self.send(Message::Settings);
    }

    /// Whether the director has silenced the cues. Asked apart from [`Sound::state`], because a
    /// missing device hides the mute there.
    #[must_use]
    pub fn is_muted(&self) -> bool {
        self.desk.settings.muted.load(Ordering::Relaxed)
    }

    /// Sets the volume from 0 to 100; more counts as 100. Heard at once.
    pub fn set_volume(&self, percent: u8) {
        self.desk.settings.volume.store(percent.min(100), Ordering::Relaxed);
        self.send(Message::Settings);
    }

    /// The volume, from 0 to 100.
    #[must_use]
    pub fn volume(&self) -> u8 {
        self.desk.settings.volume.load(Ordering::Relaxed)
    }

    /// Whether the room would hear a cue now.
    #[must_use]
    pub fn state(&self) -> SoundState {
        self.desk.settings.state()
    }

    fn send(&self, message: Message) {
        match self.desk.messages.try_send(message) {
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

/// The audio thread's own things.
struct Booth<O: Opener, F> {
    opener: O,
    desk: Weak<Desk>,
    settings: Arc<Settings>,
    reported: SoundState,
    report: Arc<Mutex<F>>,
    output: Option<O::Output>,
    /// How many streams have been opened, so that news of an old one is known as such.
    streams: u64,
    /// Whether a lost stream has been opened again since the last cue. Once is enough: a device that
    /// opens and fails at once must not keep the thread busy for the evening.
    reopened: bool,
    linger: Duration,
}

impl<O: Opener, F: Fn(SoundState)> Booth<O, F> {
    fn run(&mut self, inbox: &Receiver<Message>) {
        self.open();
        self.tell();
        loop {
            let message = if self.output.is_some() {
                match inbox.recv_timeout(self.linger) {
                    Ok(message) => message,
                    Err(RecvTimeoutError::Timeout) => {
                        if !self.output.as_ref().is_some_and(Output::is_playing) {
                            self.close();
                        }
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            } else {
                match inbox.recv() {
                    Ok(message) => message,
                    Err(_) => break,
                }
            };
            self.notice_loss();
            self.apply_settings();
            if let Message::Play(jingle, asked) = message {
                self.play(jingle, asked);
            }
            self.tell();
        }
        self.close();
    }

    /// Opens the device. A driver that panics is a device that is missing.
    fn open(&mut self) {
        self.streams += 1;
        let stream = self.streams;
        let desk = Weak::clone(&self.desk);
        let lost = move || {
            if let Some(desk) = desk.upgrade() {
                desk.settings.lost.store(stream, Ordering::Relaxed);
                // A full queue wakes the thread as well as this message would.
                let _ = desk.messages.try_send(Message::Settings);
            }
        };
        let opener = &mut self.opener;
        match catch_unwind(AssertUnwindSafe(|| opener.open(lost))) {
            Ok(Ok(output)) => {
                self.output = Some(output);
                self.settings.set_device(DeviceState::Works);
                self.apply_settings();
            }
            Ok(Err(why)) => self.missing(why),
            Err(_) => self.missing(TROUBLE.into()),
        }
    }

    /// Closes the device. A driver may well fail here when its device is gone.
    fn close(&mut self) {
        let output = self.output.take();
        if catch_unwind(AssertUnwindSafe(|| drop(output))).is_err() {
            tracing::warn!("the sound device failed while it was being closed");
        }
    }

    fn missing(&mut self, why: String) {
        self.close();
        // "It does not work" must not replace a better reason that is already known.
        if why != TROUBLE || !matches!(self.settings.state(), SoundState::NoDevice(_)) {
            self.settings.set_device(DeviceState::Missing(why));
        }
    }

    fn play(&mut self, jingle: Jingle, asked: Instant) {
        if self.settings.muted.load(Ordering::Relaxed) {
            return;
        }
        if asked.elapsed() > LATEST {
            tracing::warn!(?jingle, "too late to be played; dropped");
            return;
        }
        self.reopened = false;
        if self.output.is_none() {
            self.open();
        }
        // Opening may have taken long enough to make the cue wrong.
        if asked.elapsed() > LATEST {
            tracing::warn!(?jingle, "the sound device opened too late; dropped");
            return;
        }
        if let Some(output) = &mut self.output {
            match catch_unwind(AssertUnwindSafe(|| output.play(jingle))) {
                Ok(Ok(())) => {}
                Ok(Err(why)) => self.missing(why),
                Err(_) => self.missing(TROUBLE.into()),
            }
        }
    }

    /// Replaces a stream that has lost its device. The rest of the jingle it was playing is lost too.
    fn notice_loss(&mut self) {
        if self.output.is_none() || self.settings.lost.load(Ordering::Relaxed) != self.streams {
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
            self.missing(UNPLUGGED.into());
        }
    }

    fn apply_settings(&mut self) {
        let muted = self.settings.muted.load(Ordering::Relaxed);
        let gain = self.settings.gain();
        if let Some(output) = &mut self.output {
            let applied = catch_unwind(AssertUnwindSafe(|| {
                output.set_gain(gain);
                if muted {
                    output.silence();
                }
            }));
            if applied.is_err() {
                self.missing(TROUBLE.into());
            }
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
            tracing::warn!(why, "no sound");
        }
        self.reported = state.clone();
        let report = self.report.lock().unwrap_or_else(PoisonError::into_inner);
        // The callback is foreign code; a panic in it must not cost the room its cues.
        if catch_unwind(AssertUnwindSafe(|| (*report)(state))).is_err() {
            tracing::error!("the receiver of the sound's state panicked");
        }
    }
}

const NONE_FOUND: &str = "No sound device was found. Plug in a loudspeaker or choose one in the \
                          system's sound settings; the next cue tries again.";
const UNPLUGGED: &str = "The sound device was unplugged or switched off. Plug it in again; the next \
                         cue tries again.";
const BUSY: &str = "Another program keeps the sound device to itself. Close that program; the next \
                    cue tries again.";
const FORBIDDEN: &str = "The system does not let this program use the sound device. Allow it in the \
                         system's settings; the next cue tries again.";
const TROUBLE: &str = "The sound device does not work. Choose another one in the system's sound \
                       settings; the next cue tries again.";

/// Where outputs come from: the system, or a test.
trait Opener: Send + 'static {
    type Output: Output;

    /// Opens an output that calls `lost` from any thread when its device has gone away. The error is
    /// a text for the director.
    fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<Self::Output, String>;
}

/// An open sound device.
trait Output {
    /// Plays a jingle after those still playing. The error is a text for the director.
    fn play(&mut self, jingle: Jingle) -> Result<(), String>;
    /// Sets the factor by which samples are multiplied, those now playing included.
    fn set_gain(&mut self, gain: f32);
    /// Drops everything that is playing or waiting.
    fn silence(&mut self);
    /// Whether anything is playing or waiting.
    fn is_playing(&self) -> bool;
}

/// The system's own sound devices.
struct System;

/// A stream to one of the system's devices.
struct Speaker {
    /// Plays its jingles one after the other, because two tunes at once are none.
    player: Option<Player>,
    gain: f32,
    /// Declared after the player, which feeds it, so that it is dropped after it.
    sink: MixerDeviceSink,
}

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
struct Complaints {
    /// When the present run of unclear errors began, and its latest error.
    run: Option<(Instant, Instant)>,
    lost: bool,
}

impl Complaints {
    /// Whether this error, reported now, means that the stream is lost. Says so only once: a dead
    /// stream goes on complaining until it is closed, which would push cues out of the queue.
    fn mean_loss(&mut self, kind: CpalErrorKind, now: Instant) -> bool {
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

impl Opener for System {
    type Output = Speaker;

    fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<Speaker, String> {
        let mut complaints = Complaints::default();
        let on_error = move |error: CpalError| {
            if error.kind() == CpalErrorKind::Xrun {
                tracing::debug!("the sound stuttered");
            }
            if complaints.mean_loss(error.kind(), Instant::now()) {
                tracing::warn!(%error, "sound stream");
                lost();
            }
        };
        let sink = open_sink(on_error).map_err(|error| {
            tracing::info!(?error, "no sound device could be opened");
            explain(&error).to_owned()
        })?;
        Ok(Speaker { player: None, gain: 1.0, sink })
    }
}

/// Opens the default device or, failing that, any other. This is what rodio's own
/// `open_default_sink` does, except that the other devices get the error callback too: without it a
/// lost device would go unnoticed.
fn open_sink<E>(on_error: E) -> Result<MixerDeviceSink, DeviceSinkError>
where
    E: FnMut(CpalError) + Clone + Send + 'static,
{
    let open = |device: Device| {
        DeviceSinkBuilder::from_device(device)?
            .with_error_callback(on_error.clone())
            .open_sink_or_fallback()
    };
    let host = rodio::cpal::default_host();
    let first = match host.default_output_device() {
        Some(device) => open(device),
        None => Err(DeviceSinkError::NoDevice),
    };
    first.or_else(|error| {
        let Ok(devices) = host.output_devices() else {
            return Err(error);
        };
        devices
            // ALSA's null device accepts every sound and plays none.
            .filter(|device| {
                device
                    .description()
                    .is_ok_and(|it| it.driver().is_some_and(|driver| driver != "null"))
            })
            .find_map(|device| open(device).ok())
            .ok_or(error)
    })
}

/// What a director can do about an error. The error itself goes to the log.
fn explain(error: &DeviceSinkError) -> &'static str {
    let cause = match error {
        DeviceSinkError::NoDevice => return NONE_FOUND,
        DeviceSinkError::UnsupportedSampleFormat => return TROUBLE,
        DeviceSinkError::PlayError(cause)
        | DeviceSinkError::DefaultSinkConfigError(cause)
        | DeviceSinkError::BuildError(cause)
        | DeviceSinkError::SupportedConfigsError(cause) => cause,
    };
    match cause.kind() {
        CpalErrorKind::DeviceNotAvailable | CpalErrorKind::HostUnavailable => NONE_FOUND,
        CpalErrorKind::DeviceBusy => BUSY,
        CpalErrorKind::PermissionDenied => FORBIDDEN,
        _ => TROUBLE,
    }
}

impl Output for Speaker {
    fn play(&mut self, jingle: Jingle) -> Result<(), String> {
        let source = decode(jingle).map_err(|error| {
            // Every bundled file is decoded by a test, so this is not expected to happen.
            tracing::error!(%error, ?jingle, "a bundled sound could not be decoded");
            TROUBLE.to_owned()
        })?;
        // A player that has run dry would put up to a moment of silence before the next jingle.
        let player = match self.player.take().filter(|player| !player.empty()) {
            Some(player) => player,
            None => {
                let player = Player::connect_new(self.sink.mixer());
                player.set_volume(self.gain);
                player
            }
        };
        player.append(source);
        self.player = Some(player);
        Ok(())
    }

    fn set_gain(&mut self, gain: f32) {
        self.gain = gain;
        if let Some(player) = &self.player {
            player.set_volume(gain);
        }
    }

    fn silence(&mut self) {
        // A player stops when it is dropped.
        self.player = None;
    }

    fn is_playing(&self) -> bool {
        self.player.as_ref().is_some_and(|player| !player.empty())
    }
}

/// Reads a bundled WAV file.
fn decode(jingle: Jingle) -> Result<Decoder<Cursor<&'static [u8]>>, rodio::decoder::DecoderError> {
    Decoder::new(Cursor::new(jingle.wav()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use rodio::Source;

    use super::*;

    /// Long enough for a thread to answer on a busy machine; only a failing test waits this long.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// What a fake device was told.
    #[derive(Debug, PartialEq)]
    enum Heard {
        Opened,
        Played(Jingle, f32),
        Silenced,
        Closed,
    }

    type Lost = Box<dyn Fn() + Send>;
    type Script = Box<dyn FnMut() -> Result<(), String> + Send>;

    /// A device that opens as the script says and tells what it hears.
    struct Fake {
        script: Script,
        heard: Sender<Heard>,
        lost: Sender<Lost>,
    }

    struct FakeOutput {
        heard: Sender<Heard>,
        gain: f32,
    }

    impl Opener for Fake {
        type Output = FakeOutput;

        fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<FakeOutput, String> {
            (self.script)()?;
            let _ = self.heard.send(Heard::Opened);
            let _ = self.lost.send(Box::new(lost));
            Ok(FakeOutput { heard: self.heard.clone(), gain: 0.0 })
        }
    }

    impl Output for FakeOutput {
        fn play(&mut self, jingle: Jingle) -> Result<(), String> {
            let _ = self.heard.send(Heard::Played(jingle, self.gain));
            Ok(())
        }

        fn set_gain(&mut self, gain: f32) {
            self.gain = gain;
        }

        fn silence(&mut self) {
            let _ = self.heard.send(Heard::Silenced);
        }

        fn is_playing(&self) -> bool {
            false
        }
    }

    impl Drop for FakeOutput {
        fn drop(&mut self) {
            let _ = self.heard.send(Heard::Closed);
        }
    }

    struct Stage {
        sound: Sound,
        heard: Receiver<Heard>,
        states: Receiver<SoundState>,
        lost: Receiver<Lost>,
    }

    impl Stage {
        fn new(
            linger: Duration,
            script: impl FnMut() -> Result<(), String> + Send + 'static,
        ) -> Self {
            let (heard, heard_here) = channel();
            let (lost, lost_here) = channel();
            let (states, states_here) = channel();
            let fake = Fake { script: Box::new(script), heard, lost };
            let sound = Sound::start_with(fake, linger, move |state| {
                let _ = states.send(state);
            });
            Self { sound, heard: heard_here, states: states_here, lost: lost_here }
        }

        fn heard(&self) -> Heard {
            self.heard.recv_timeout(PATIENCE).expect("nothing heard")
        }

        fn state(&self) -> SoundState {
            self.states.recv_timeout(PATIENCE).expect("no state")
        }

        /// Drops the handle, waits for the thread to end, and returns everything not yet looked at.
        fn end(self) -> (Vec<Heard>, Vec<SoundState>) {
            drop(self.sound);
            let states = self.states.iter().collect();
            (self.heard.iter().collect(), states)
        }
    }

    /// Fails the given number of times and works from then on.
    fn fails(mut times: usize) -> impl FnMut() -> Result<(), String> {
        move || {
            if times == 0 {
                return Ok(());
            }
            times -= 1;
            Err(format!("unplugged, {times} to go"))
        }
    }

    #[test]
    fn every_bundled_sound_decodes_to_what_its_maker_promises() {
        for (jingle, length) in Jingle::ALL.into_iter().zip([1.80, 1.45, 0.90, 2.40, 1.95]) {
            let source = decode(jingle).expect("a bundled sound does not decode");
            assert_eq!(source.channels().get(), 1, "{jingle:?}");
            assert_eq!(source.sample_rate().get(), 44_100, "{jingle:?}");
            let samples: Vec<f32> = source.collect();
            let seconds = samples.len() as f64 / 44_100.0;
            assert!((seconds - length).abs() < 0.001, "{jingle:?}: {seconds} s");
            let peak = samples.iter().fold(0.0_f32, |peak, it| peak.max(it.abs()));
            assert!((0.70..0.71).contains(&peak), "{jingle:?}: peak {peak}");
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 0.000_5, "{jingle:?}: offset {mean}");
            assert_eq!(samples.first(), Some(&0.0), "{jingle:?} starts with a click");
            assert_eq!(samples.last(), Some(&0.0), "{jingle:?} ends with a click");
        }
    }

    #[test]
    fn no_two_jingles_share_a_file() {
        for (i, one) in Jingle::ALL.iter().enumerate() {
            for other in &Jingle::ALL[i + 1..] {
                assert_ne!(one.wav(), other.wav(), "{one:?} and {other:?}");
            }
        }
    }

    /// The system's own device, or the lack of one: whichever machine runs this, the caller never
    /// waits and hears exactly once what became of it.
    #[test]
    fn the_real_device_is_reported_once_and_never_waited_for() {
        let (states, states_here) = channel();
        let before = Instant::now();
        let sound = Sound::start(move |state| {
            let _ = states.send(state);
        });
        sound.set_volume(0);
        for _ in 0..1_000 {
            sound.play(Jingle::TenSeconds);
        }
        assert!(before.elapsed() < Duration::from_secs(1), "start or play waited");
        match states_here.recv_timeout(PATIENCE).expect("no state") {
            SoundState::Ready => assert_eq!(sound.state(), SoundState::Ready),
            SoundState::NoDevice(why) => {
                assert!(why.contains("the next cue tries again"), "{why}");
                assert!(matches!(sound.state(), SoundState::NoDevice(_)));
            }
            other => panic!("{other:?}"),
        }
        drop(sound);
        assert_eq!(states_here.iter().collect::<Vec<_>>(), []);
    }

    #[test]
    fn a_missing_device_is_reported_once_and_tried_again_at_every_cue() {
        let stage = Stage::new(LINGER, fails(3));
        assert_eq!(stage.state(), SoundState::NoDevice("unplugged, 2 to go".into()));
        stage.sound.play(Jingle::OneMinute);
        stage.sound.play(Jingle::TenSeconds);
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.state(), SoundState::Ready);
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::LevelUp, 1.0));
        assert_eq!(stage.end(), (vec![Heard::Closed], vec![]));
    }

    #[test]
    fn a_driver_that_panics_is_a_missing_device() {
        let mut first = true;
        let stage = Stage::new(LINGER, move || {
            assert!(!std::mem::take(&mut first), "the driver's own bug");
            Ok(())
        });
        assert_eq!(stage.state(), SoundState::NoDevice(TROUBLE.into()));
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.state(), SoundState::Ready);
    }

    #[test]
    fn muting_silences_at_once_and_plays_nothing() {
        let stage = Stage::new(LINGER, fails(0));
        assert_eq!(stage.state(), SoundState::Ready);
        stage.sound.set_muted(true);
        assert_eq!(stage.state(), SoundState::Muted);
        assert!(stage.sound.is_muted());
        stage.sound.play(Jingle::LevelUp);
        stage.sound.set_muted(false);
        assert_eq!(stage.state(), SoundState::Ready);
        stage.sound.play(Jingle::BreakEnd);
        let (heard, states) = stage.end();
        assert!(heard.contains(&Heard::Silenced), "{heard:?}");
        assert_eq!(heard[0], Heard::Opened);
        assert_eq!(heard[heard.len() - 2..], [Heard::Played(Jingle::BreakEnd, 1.0), Heard::Closed]);
        assert!(!heard.contains(&Heard::Played(Jingle::LevelUp, 1.0)), "{heard:?}");
        assert_eq!(states, []);
    }

    #[test]
    fn a_missing_device_shows_through_a_mute() {
        let stage = Stage::new(LINGER, fails(usize::MAX));
        assert!(matches!(stage.state(), SoundState::NoDevice(_)));
        stage.sound.set_muted(true);
        assert!(matches!(stage.sound.state(), SoundState::NoDevice(_)));
        stage.sound.set_muted(false);
        assert_eq!(stage.end(), (vec![], vec![]));
    }

    #[test]
    fn half_the_volume_is_a_quarter_of_the_factor() {
        let stage = Stage::new(LINGER, fails(0));
        stage.sound.set_volume(50);
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::LevelUp, 0.25));
        stage.sound.set_volume(200);
        assert_eq!(stage.sound.volume(), 100);
    }

    #[test]
    fn a_lost_device_is_replaced_once_and_then_reported() {
        let stage = Stage::new(LINGER, fails(0));
        assert_eq!(stage.state(), SoundState::Ready);
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::LevelUp, 1.0));
        let first = stage.lost.recv_timeout(PATIENCE).expect("no stream");
        first();
        assert_eq!(stage.heard(), Heard::Closed);
        assert_eq!(stage.heard(), Heard::Opened);
        let second = stage.lost.recv_timeout(PATIENCE).expect("no second stream");
        // Late news of the first stream says nothing about the second.
        first();
        second();
        assert_eq!(stage.heard(), Heard::Closed);
        assert_eq!(stage.state(), SoundState::NoDevice(UNPLUGGED.into()));
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.state(), SoundState::Ready);
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::LevelUp, 1.0));
    }

    #[test]
    fn a_lost_device_that_does_not_come_back_is_called_unplugged() {
        let mut opened = false;
        let stage = Stage::new(LINGER, move || {
            if std::mem::replace(&mut opened, true) {
                return Err("no such file or directory".into());
            }
            Ok(())
        });
        assert_eq!(stage.state(), SoundState::Ready);
        stage.lost.recv_timeout(PATIENCE).expect("no stream")();
        assert_eq!(stage.state(), SoundState::NoDevice(UNPLUGGED.into()));
    }

    #[test]
    fn an_idle_device_is_let_go_and_opened_again_for_the_next_cue() {
        let stage = Stage::new(Duration::from_millis(1), fails(0));
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Closed);
        assert_eq!(stage.sound.state(), SoundState::Ready);
        stage.sound.play(Jingle::OneMinute);
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::OneMinute, 1.0));
    }

    #[test]
    fn a_hanging_device_holds_up_nobody_and_plays_no_late_cue() {
        let (release, held) = channel::<()>();
        let stage = Stage::new(LINGER, move || {
            let _ = held.recv();
            Ok(())
        });
        let before = Instant::now();
        for _ in 0..10 * QUEUE {
            stage.sound.play(Jingle::LevelUp);
        }
        // The queue is full, and the mute must arrive all the same.
        stage.sound.set_muted(true);
        assert_eq!(stage.sound.state(), SoundState::Starting);
        assert!(before.elapsed() < Duration::from_secs(1), "play waited");
        drop(release);
        assert_eq!(stage.state(), SoundState::Muted);
        let (heard, _) = stage.end();
        assert!(!heard.contains(&Heard::Played(Jingle::LevelUp, 1.0)), "{heard:?}");
    }

    #[test]
    fn a_cue_that_waited_too_long_is_not_played() {
        let stage = Stage::new(LINGER, fails(0));
        assert_eq!(stage.heard(), Heard::Opened);
        let Some(long_ago) = Instant::now().checked_sub(LATEST + Duration::from_secs(1)) else {
            return;
        };
        stage.sound.send(Message::Play(Jingle::TenSeconds, long_ago));
        stage.sound.play(Jingle::LevelUp);
        assert_eq!(stage.heard(), Heard::Played(Jingle::LevelUp, 1.0));
    }

    #[test]
    fn a_receiver_that_panics_does_not_cost_the_room_its_cues() {
        let (heard, heard_here) = channel();
        let (lost, _lost_here) = channel();
        let fake = Fake { script: Box::new(fails(0)), heard, lost };
        let sound = Sound::start_with(fake, LINGER, |_| panic!("the receiver's own bug"));
        sound.play(Jingle::LevelUp);
        assert_eq!(heard_here.recv_timeout(PATIENCE), Ok(Heard::Opened));
        assert_eq!(heard_here.recv_timeout(PATIENCE), Ok(Heard::Played(Jingle::LevelUp, 1.0)));
    }

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

    #[test]
    fn handles_may_be_shared_between_threads() {
        fn shared<T: Clone + Send + Sync + 'static>() {}
        shared::<Sound>();
    }
}
