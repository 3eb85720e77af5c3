//! Announcements, spoken by whatever program the system has for that.
//!
//! Each is handed to a program of its own, as an argument or through the environment and never through a shell. The
//! thread here starts it, waits for it and ends it; whoever has something to say waits for nothing. A late announcement
//! would be wrong, so it is dropped, and a system without a voice is a state that the desk shows.

use crate::prelude::*;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// An announcement that could not begin so long after its time is not made.
const LATEST: Duration = Duration::from_secs(5);
/// The longest announcement; a program that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(30);
/// How often the thread looks up while something is spoken.
const GLANCE: Duration = Duration::from_millis(50);
/// How many announcements wait before further ones are dropped.
const QUEUE: usize = 8;

/// Whether the room would hear a voice now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeechState {
    /// A program for it is there, and the last announcement was made.
    Ready,
    /// Nothing speaks. The text tells the director what to do.
    Missing(Phrase),
}

/// A program that speaks.
#[derive(Clone, Debug)]
struct Voice {
    /// Its file, as it is looked up on the system's path.
    program: &'static str,
    /// Tells it to speak these words, which are of this language, at this volume, 0 to 100.
    speak: fn(&mut Command, &str, Language, u8),
    /// With what it silences what a program in the background is still speaking, where that is how it works.
    hush: Option<&'static str>,
}

/// The programs of this system, the best first.
#[cfg(target_os = "linux")]
const VOICES: &[Voice] = &[
    Voice {
        program: "spd-say",
        speak: |command, words, language, volume| {
            // Its volume goes from -100 to 100, the middle being the usual one.
            command.args(["--wait", "--volume", &(i16::from(volume) - 100).to_string()]);
            command.args(["--language", language.tag()]);
            command.args(["--", words]);
        },
        hush: Some("--cancel"),
    },
    Voice {
        program: "espeak-ng",
        speak: |command, words, language, volume| {
            command.args(["-a", &volume.to_string(), "-v", language.tag(), "--", words]);
        },
        hush: None,
    },
];

#[cfg(target_os = "macos")]
const VOICES: &[Voice] = &[Voice {
    program: "say",
    // It speaks at the system's volume, and names its voices, each of one language; English is the system's own voice.
    speak: |command, words, language, _| {
        command.args(language.voice().into_iter().flat_map(|voice| ["-v".to_string(), voice]));
        command.args(["--", words]);
    },
    hush: None,
}];

#[cfg(target_os = "windows")]
const VOICES: &[Voice] = &[Voice {
    program: "powershell.exe",
    speak: |command, words, language, volume| {
        use std::os::windows::process::CommandExt;
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        command.args(["-NoProfile", "-NonInteractive", "-Command"]);
        // The script is always the same; what is said comes through the environment and stays text.
        command.arg(
            "Add-Type -AssemblyName System.Speech; \
             $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
             $voice.Volume = [int]$env:SHUFFLE_UP_VOLUME; \
             $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [cultureinfo]$env:SHUFFLE_UP_LANGUAGE); \
             $voice.Speak($env:SHUFFLE_UP_WORDS)",
        );
        command.env("SHUFFLE_UP_LANGUAGE", language.tag());
        command.env("SHUFFLE_UP_VOLUME", volume.to_string());
        command.env("SHUFFLE_UP_WORDS", words);
        command.creation_flags(CREATE_NO_WINDOW);
    },
    hush: None,
}];

#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "windows")))]
const VOICES: &[Voice] = &[];

fn none_found() -> Phrase {
    if cfg!(target_os = "linux") {
        phrase!(
            "speech-install",
            "No program speaks on this computer. Install speech-dispatcher or espeak-ng; the next announcement tries again."
        )
    } else {
        phrase!(
            "speech-none",
            "No program speaks on this computer; the next announcement tries again."
        )
    }
}

fn trouble() -> Phrase {
    if cfg!(target_os = "linux") {
        phrase!(
            "speech-trouble-install",
            "The system's speech does not work. Try it with the command spd-say, or install espeak-ng; the next announcement \
             tries again."
        )
    } else {
        phrase!(
            "speech-trouble",
            "The system's speech does not work. Try a voice in the system's settings; the next announcement tries again."
        )
    }
}

/// A handle to the thread that speaks: cheap to clone, usable from any thread. No method waits. The thread ends when
/// the last handle is dropped.
#[derive(Clone, Debug)]
pub struct Speech {
    waiting: SyncSender<Announcement>,
    settings: Arc<Settings>,
}

#[derive(Debug)]
struct Settings {
    muted: AtomicBool,
    volume: AtomicU8,
    state: Mutex<SpeechState>,
}

/// Something to be said.
#[derive(Debug)]
struct Announcement {
    words: String,
    language: Language,
    /// Not before this time: a tune is to be over first.
    from: Instant,
}

impl Speech {
    /// Starts the thread. Whether a program is there is known at once; `on_state` is called on the thread whenever what
    /// became of an announcement changes that.
    pub fn start(on_state: impl Fn(SpeechState) + Send + 'static) -> Self {
        Self::start_with(VOICES, on_state)
    }

    fn start_with(
        voices: &'static [Voice],
        on_state: impl Fn(SpeechState) + Send + 'static,
    ) -> Self {
        let (waiting, inbox) = sync_channel(QUEUE);
        let state = if voices.iter().any(is_installed) {
            SpeechState::Ready
        } else {
            SpeechState::Missing(none_found())
        };
        let settings = Arc::new(Settings {
            muted: AtomicBool::new(false),
            volume: AtomicU8::new(100),
            state: Mutex::new(state),
        });
        let there = Arc::clone(&settings);
        let started = thread::Builder::new()
            .name("speech".into())
            .spawn(move || Speaker { voices, settings: there, on_state }.run(&inbox));
        if let Err(error) = started {
            tracing::error!(%error, "the thread that speaks could not be started");
            settings.set(SpeechState::Missing(trouble()));
        }
        Self { waiting, settings }
    }

    /// Says this once so much time has passed and whatever is being said is over. Does nothing while muted.
    pub fn say(&self, words: String, language: Language, after: Duration) {
        if self.settings.muted.load(Ordering::Relaxed) || words.is_empty() {
            return;
        }
        let from = Instant::now() + after;
        if let Err(error) = self.waiting.try_send(Announcement { words, language, from }) {
            tracing::warn!(%error, "an announcement was dropped");
        }
    }

    /// Falls silent at once, in the middle of a word, or lets later announcements be heard.
    pub fn set_muted(&self, muted: bool) {
        self.settings.muted.store(muted, Ordering::Relaxed);
    }

    /// Sets the volume of later announcements from 0 to 100, on systems whose speech has one.
    pub fn set_volume(&self, percent: u8) {
        self.settings.volume.store(percent.min(100), Ordering::Relaxed);
    }

    /// Whether the room would hear a voice now.
    pub fn state(&self) -> SpeechState {
        locked(&self.settings.state).clone()
    }
}

impl Settings {
    /// Takes the new state in; whether it is another.
    fn set(&self, state: SpeechState) -> bool {
        let mut kept = locked(&self.state);
        std::mem::replace(&mut *kept, state.clone()) != state
    }
}

/// Whether the program is on the system's path. Where a program is part of the system nobody looks for it.
fn is_installed(voice: &Voice) -> bool {
    !cfg!(target_os = "linux")
        || std::env::var_os("PATH").is_some_and(|path| {
            std::env::split_paths(&path).any(|folder| folder.join(voice.program).is_file())
        })
}

/// How an announcement ended.
#[derive(Debug, PartialEq)]
enum Ending {
    Spoken,
    Silenced,
    /// The program is not there.
    Absent,
    Failed,
}

/// The thread's own things.
struct Speaker<F> {
    voices: &'static [Voice],
    settings: Arc<Settings>,
    on_state: F,
}

impl<F: Fn(SpeechState)> Speaker<F> {
    fn run(&self, inbox: &Receiver<Announcement>) {
        while let Ok(announcement) = inbox.recv() {
            while Instant::now() < announcement.from && !self.muted() {
                thread::sleep(GLANCE);
            }
            if self.muted() {
                continue;
            }
            if announcement.from.elapsed() > LATEST {
                tracing::warn!(words = announcement.words, "too late to be said; dropped");
                continue;
            }
            let state = self.say(&announcement.words, announcement.language);
            if self.settings.set(state.clone()) {
                (self.on_state)(state);
            }
        }
    }

    /// Says it with the first program that can.
    fn say(&self, words: &str, language: Language) -> SpeechState {
        let mut why = none_found();
        for voice in self.voices {
            match self.try_voice(voice, words, language) {
                Ending::Spoken | Ending::Silenced => return SpeechState::Ready,
                Ending::Absent => {}
                Ending::Failed => {
                    tracing::warn!(program = voice.program, "the announcement was not spoken");
                    why = trouble();
                }
            }
        }
        SpeechState::Missing(why)
    }

    fn try_voice(&self, voice: &Voice, words: &str, language: Language) -> Ending {
        let volume = self.settings.volume.load(Ordering::Relaxed);
        let mut command = quiet(voice);
        (voice.speak)(&mut command, words, language, volume);
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ending::Absent,
            Err(error) => {
                tracing::warn!(%error, program = voice.program, "speech");
                return Ending::Failed;
            }
        };
        let began = Instant::now();
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Ending::Spoken,
                Ok(Some(_)) | Err(_) => return Ending::Failed,
                Ok(None) => {}
            }
            if self.muted() {
                end(&mut child);
                if let Some(hush) = voice.hush
                    && let Err(error) = quiet(voice).arg(hush).status()
                {
                    tracing::warn!(%error, program = voice.program, "speech goes on");
                }
                return Ending::Silenced;
            }
            if began.elapsed() > LONGEST {
                end(&mut child);
                return Ending::Failed;
            }
            thread::sleep(GLANCE);
        }
    }

    fn muted(&self) -> bool {
        self.settings.muted.load(Ordering::Relaxed)
    }
}

/// The program, with nothing of its own read or shown.
fn quiet(voice: &Voice) -> Command {
    let mut command = Command::new(voice.program);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Ends a program. One that has just ended by itself is as good.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::path::Path;
    use std::sync::mpsc::channel;

    /// Long enough for a program to start on a busy machine; only a failing test waits this long.
    const PATIENCE: Duration = Duration::from_secs(10);

    const ABSENT: Voice =
        Voice { program: "shuffle-up-has-no-such-program", speak: |_, _, _, _| {}, hush: None };
    const FAILING: Voice = Voice { program: "false", speak: |_, _, _, _| {}, hush: None };
    /// Takes the words for a file and makes it.
    const WRITING: Voice = Voice {
        program: "touch",
        speak: |command, words, _, _| {
            command.args(["--", words]);
        },
        hush: None,
    };
    const SLOW: Voice = Voice {
        program: "sleep",
        speak: |command, _, _, _| {
            command.arg("20");
        },
        hush: None,
    };

    /// Writes the words behind the bar, with the time, into the file named before it.
    const RECORDING: Voice = Voice {
        program: "sh",
        speak: |command, words, _, _| {
            let script = "echo \"${0#*|} $(date +%s%3N)\" >> \"${0%%|*}\"";
            command.args(["-c", script, words]);
        },
        hush: None,
    };

    fn appears(file: &Path) -> bool {
        let until = Instant::now() + PATIENCE;
        while !file.exists() && Instant::now() < until {
            thread::sleep(GLANCE);
        }
        file.exists()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn every_program_is_asked_for_a_voice_of_the_language() {
        for voice in VOICES {
            let mut command = Command::new(voice.program);
            (voice.speak)(&mut command, "Stufe 5", Language::of("de"), 80);
            let words: Vec<_> = command.get_args().filter_map(|word| word.to_str()).collect();
            assert!(words.windows(2).any(|two| two[1] == "de" && two[0].starts_with('-')));
            assert_eq!(words[words.len() - 2..], ["--", "Stufe 5"], "{}", voice.program);
        }
    }

    #[test]
    fn the_first_program_that_can_speaks_and_its_words_stay_text() {
        let folder = tempfile::tempdir().unwrap();
        let speech = Speech::start_with(&[ABSENT, FAILING, WRITING], |_| {});
        assert_eq!(speech.state(), SpeechState::Ready);
        let file = folder.path().join("$(reboot); \"'`& Level 5");
        speech.say(file.display().to_string(), Language::ENGLISH, Duration::ZERO);
        assert!(appears(&file));
        assert_eq!(speech.state(), SpeechState::Ready);
    }

    /// A count is no count if it lags or comes out of order: each word is spoken when it is said, one after the other.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_count_is_spoken_in_order_and_second_by_second() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("heard");
        let speech = Speech::start_with(&[RECORDING], |_| {});
        for word in ["3", "2", "1", "Time."] {
            speech.say(format!("{}|{word}", file.display()), Language::ENGLISH, Duration::ZERO);
            thread::sleep(Duration::from_secs(1));
        }
        let heard = || std::fs::read_to_string(&file).unwrap_or_default();
        let until = Instant::now() + PATIENCE;
        while heard().lines().count() < 4 && Instant::now() < until {
            thread::sleep(GLANCE);
        }
        let heard = heard();
        let told: Vec<(&str, i64)> = heard
            .lines()
            .filter_map(|line| line.split_once(' '))
            .map(|(word, at)| (word, at.parse().unwrap()))
            .collect();
        let words: Vec<&str> = told.iter().map(|(word, _)| *word).collect();
        assert_eq!(words, ["3", "2", "1", "Time."]);
        for pair in told.windows(2) {
            let between = pair[1].1 - pair[0].1;
            assert!((400..1_900).contains(&between), "{between} ms between two words: {heard}");
        }
    }

    #[test]
    fn a_system_without_a_voice_is_known_at_once_and_tried_again() {
        let (states, heard) = channel();
        let speech = Speech::start_with(&[ABSENT], move |state| states.send(state).unwrap());
        assert_eq!(speech.state(), SpeechState::Missing(none_found()));
        speech.say("Level 5".into(), Language::ENGLISH, Duration::ZERO);
        drop(speech);
        assert_eq!(heard.iter().count(), 0, "what is known is not said again");
    }

    #[test]
    fn a_program_that_fails_is_reported_once() {
        let (states, heard) = channel();
        let speech = Speech::start_with(&[FAILING], move |state| states.send(state).unwrap());
        speech.say("Level 5".into(), Language::ENGLISH, Duration::ZERO);
        speech.say("Level 6".into(), Language::ENGLISH, Duration::ZERO);
        drop(speech);
        assert_eq!(heard.iter().collect::<Vec<_>>(), [SpeechState::Missing(trouble())]);
    }

    #[test]
    fn nobody_waits_for_it_and_a_mute_ends_it() {
        let (ended, heard) = channel::<()>();
        let began = Instant::now();
        // The callback lives as long as the thread.
        let speech = Speech::start_with(&[SLOW], move |_| ended.send(()).unwrap());
        for _ in 0..100 {
            speech.say("Level 5".into(), Language::ENGLISH, Duration::ZERO);
        }
        thread::sleep(4 * GLANCE);
        speech.set_muted(true);
        drop(speech);
        assert!(heard.recv().is_err(), "the thread ended without a change of state");
        assert!(began.elapsed() < PATIENCE, "it spoke on");
    }

    #[test]
    fn a_tune_is_waited_for_and_a_late_announcement_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let (early, late) = (folder.path().join("early"), folder.path().join("late"));
        let speech = Speech::start_with(&[WRITING], |_| {});
        let Some(long_ago) = Instant::now().checked_sub(LATEST + Duration::from_secs(1)) else {
            return;
        };
        let words = late.display().to_string();
        speech
            .waiting
            .try_send(Announcement { words, language: Language::ENGLISH, from: long_ago })
            .unwrap();
        let asked = Instant::now();
        speech.say(early.display().to_string(), Language::ENGLISH, Duration::from_millis(300));
        assert!(appears(&early));
        assert!(asked.elapsed() >= Duration::from_millis(300));
        assert!(!late.exists());
    }
}
