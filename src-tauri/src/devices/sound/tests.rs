//! The handle and the thread together, over a device that does as it is told.

use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_house::sounds::Jingle;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::audio_thread::{LATEST, Output};
use super::reasons::{trouble, unplugged};
use super::*;

/// Long enough for a thread to answer on a busy machine; only a failing test waits this long.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a fake device was told.
#[derive(Debug, PartialEq)]
enum Heard {
    Opened,
    Played(Tune, f32),
    Silenced,
    Closed,
}

type Lost = Box<dyn Fn() + Send>;
type Script = Box<dyn FnMut() -> Result<(), Phrase> + Send>;

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

    fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<FakeOutput, Phrase> {
        (self.script)()?;
        let _ = self.heard.send(Heard::Opened);
        let _ = self.lost.send(Box::new(lost));
        Ok(FakeOutput { heard: self.heard.clone(), gain: 0.0 })
    }
}

impl Output for FakeOutput {
    fn play(&mut self, tune: Tune) -> Result<(), Phrase> {
        let _ = self.heard.send(Heard::Played(tune, self.gain));
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
    fn new(linger: Duration, script: impl FnMut() -> Result<(), Phrase> + Send + 'static) -> Self {
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
fn fails(mut times: usize) -> impl FnMut() -> Result<(), Phrase> {
    move || {
        if times == 0 {
            return Ok(());
        }
        times -= 1;
        Err(Phrase::own(format!("unplugged, {times} to go")))
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
        sound.play(Jingle::of(Cue::TenSeconds));
    }
    assert!(before.elapsed() < Duration::from_secs(1), "start or play waited");
    match states_here.recv_timeout(PATIENCE).expect("no state") {
        SoundState::Ready => assert_eq!(sound.state(), SoundState::Ready),
        SoundState::NoDevice(why) => {
            assert!(why.english.contains("the next cue tries again"), "{why}");
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
    assert_eq!(stage.state(), SoundState::NoDevice(Phrase::own("unplugged, 2 to go")));
    stage.sound.play(Jingle::of(Cue::OneMinute));
    stage.sound.play(Jingle::of(Cue::TenSeconds));
    stage.sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(stage.state(), SoundState::Ready);
    assert_eq!(stage.heard(), Heard::Opened);
    assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0));
    assert_eq!(stage.end(), (vec![Heard::Closed], vec![]));
}

#[test]
fn a_driver_that_panics_is_a_missing_device() {
    let mut first = true;
    let stage = Stage::new(LINGER, move || {
        assert!(!std::mem::take(&mut first), "the driver's own bug");
        Ok(())
    });
    assert_eq!(stage.state(), SoundState::NoDevice(trouble()));
    stage.sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(stage.state(), SoundState::Ready);
}

#[test]
fn muting_silences_at_once_and_plays_nothing() {
    let stage = Stage::new(LINGER, fails(0));
    assert_eq!(stage.state(), SoundState::Ready);
    stage.sound.set_muted(true);
    assert_eq!(stage.state(), SoundState::Muted);
    assert!(stage.sound.is_muted());
    stage.sound.play(Jingle::of(Cue::LevelUp));
    stage.sound.set_muted(false);
    assert_eq!(stage.state(), SoundState::Ready);
    stage.sound.play(Jingle::of(Cue::BreakEnd));
    let (heard, states) = stage.end();
    assert!(heard.contains(&Heard::Silenced), "{heard:?}");
    assert_eq!(heard[0], Heard::Opened);
    assert_eq!(
        heard[heard.len() - 2..],
        [Heard::Played(Jingle::of(Cue::BreakEnd).into(), 1.0), Heard::Closed]
    );
    assert!(!heard.contains(&Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0)), "{heard:?}");
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
    for (percent, factor) in [(50, 0.25), (200, 1.0)] {
        let stage = Stage::new(LINGER, fails(0));
        stage.sound.set_volume(percent);
        stage.sound.play(Jingle::of(Cue::LevelUp));
        assert_eq!(stage.heard(), Heard::Opened);
        assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::LevelUp).into(), factor));
    }
}

#[test]
fn a_lost_device_is_replaced_once_and_then_reported() {
    let stage = Stage::new(LINGER, fails(0));
    assert_eq!(stage.state(), SoundState::Ready);
    stage.sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(stage.heard(), Heard::Opened);
    assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0));
    let first = stage.lost.recv_timeout(PATIENCE).expect("no stream");
    first();
    assert_eq!(stage.heard(), Heard::Closed);
    assert_eq!(stage.heard(), Heard::Opened);
    let second = stage.lost.recv_timeout(PATIENCE).expect("no second stream");
    // Late news of the first stream says nothing about the second.
    first();
    second();
    assert_eq!(stage.heard(), Heard::Closed);
    assert_eq!(stage.state(), SoundState::NoDevice(unplugged()));
    stage.sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(stage.state(), SoundState::Ready);
    assert_eq!(stage.heard(), Heard::Opened);
    assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0));
}

#[test]
fn a_lost_device_that_does_not_come_back_is_called_unplugged() {
    let mut opened = false;
    let stage = Stage::new(LINGER, move || {
        if std::mem::replace(&mut opened, true) {
            return Err(Phrase::own("no such file or directory"));
        }
        Ok(())
    });
    assert_eq!(stage.state(), SoundState::Ready);
    stage.lost.recv_timeout(PATIENCE).expect("no stream")();
    assert_eq!(stage.state(), SoundState::NoDevice(unplugged()));
}

#[test]
fn an_idle_device_is_let_go_and_opened_again_for_the_next_cue() {
    let stage = Stage::new(Duration::from_millis(1), fails(0));
    assert_eq!(stage.heard(), Heard::Opened);
    assert_eq!(stage.heard(), Heard::Closed);
    assert_eq!(stage.sound.state(), SoundState::Ready);
    stage.sound.play(Jingle::of(Cue::OneMinute));
    assert_eq!(stage.heard(), Heard::Opened);
    assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::OneMinute).into(), 1.0));
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
        stage.sound.play(Jingle::of(Cue::LevelUp));
    }
    // The queue is full, and the mute must arrive all the same.
    stage.sound.set_muted(true);
    assert_eq!(stage.sound.state(), SoundState::Starting);
    assert!(before.elapsed() < Duration::from_secs(1), "play waited");
    drop(release);
    assert_eq!(stage.state(), SoundState::Muted);
    let (heard, _) = stage.end();
    assert!(!heard.contains(&Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0)), "{heard:?}");
}

#[test]
fn a_cue_that_waited_too_long_is_not_played() {
    let stage = Stage::new(LINGER, fails(0));
    assert_eq!(stage.heard(), Heard::Opened);
    let Some(long_ago) = Instant::now().checked_sub(LATEST + Duration::from_secs(1)) else {
        return;
    };
    stage.sound.send(Message::Play(Jingle::of(Cue::TenSeconds).into(), long_ago));
    stage.sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(stage.heard(), Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0));
}

#[test]
fn a_receiver_that_panics_does_not_cost_the_room_its_cues() {
    let (heard, heard_here) = channel();
    let (lost, _lost_here) = channel();
    let fake = Fake { script: Box::new(fails(0)), heard, lost };
    let sound = Sound::start_with(fake, LINGER, |_| panic!("the receiver's own bug"));
    sound.play(Jingle::of(Cue::LevelUp));
    assert_eq!(heard_here.recv_timeout(PATIENCE), Ok(Heard::Opened));
    assert_eq!(
        heard_here.recv_timeout(PATIENCE),
        Ok(Heard::Played(Jingle::of(Cue::LevelUp).into(), 1.0))
    );
}

#[test]
fn handles_may_be_shared_between_threads() {
    fn shared<T: Clone + Send + Sync + 'static>() {}
    shared::<Sound>();
}
