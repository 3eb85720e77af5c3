//! How the house calls its cues: the sheet of cues, spoken or not, and its own sounds.
//!
//! The choices are kept in the journal's file, the sounds beside it, one file a cue.

use super::prelude::*;
use super::stored::Stored;
use crate::sounds::{Jingle, LARGEST_FILE, Recording, Tune};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::rules::clock::announcement::{placeholders, usual_words};
use shuffle_up_engine::rules::clock::cue_sheet::{CueLine, CueSheet};
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_journal::read_kept;
use shuffle_up_readers::{NoBytes, file_bytes};

/// The folder of the house's own sounds, beside the journal's file.
const FOLDER: &str = "sounds";
/// The longest name of a file that is shown, in characters.
const LONGEST_NAME: usize = 60;

/// What the director chose.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcements {
    /// How each cue is called.
    pub cues: CueSheet,
    /// Announcements are spoken.
    pub speech: bool,
    /// The cues with a sound of the house's own, and the name of the file that it came from.
    pub own_sounds: BTreeMap<Cue, String>,
    /// The tournaments whose cues are not heard.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub silent: BTreeSet<TournamentId>,
}

/// The house's own sounds as they were read: decoded, or why not.
pub type OwnSounds = BTreeMap<Cue, Result<Recording, Phrase>>;

/// One cue on the desk's page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CueView {
    /// Which.
    pub cue: Cue,
    /// How it is called.
    pub line: CueLine,
    /// It is for dealers, so that the host is asked whether players who deal hear it.
    pub for_dealers: bool,
    /// Its words where the host has none of their own.
    pub usual_words: String,
    /// What may stand in braces in its words.
    pub placeholders: Vec<String>,
    /// Its sound, where that is not the bundled one.
    pub own_sound: Option<OwnSoundView>,
}

/// A sound of the house's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OwnSoundView {
    /// The name of the file that it came from.
    pub name: String,
    /// Why the bundled sound is played in its place; empty when it is not.
    #[ts(type = "string")]
    pub trouble: Phrase,
}

/// A change of how cues are called.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AnnouncementChange {
    /// Announcements are spoken, or not.
    Speech {
        /// They are.
        on: bool,
    },
    /// The cues of one tournament are heard, or not: where several run, the room need not hear each.
    Event {
        /// Which tournament.
        tournament: TournamentId,
        /// They are.
        heard: bool,
    },
    /// How one cue is called.
    Line {
        /// Which.
        cue: Cue,
        /// How.
        line: CueLine,
    },
    /// A file of the host's for one cue.
    OwnSound {
        /// Which cue.
        cue: Cue,
        /// The file's name.
        name: String,
        /// What is in it, as base64.
        base64: String,
    },
    /// The bundled sound for one cue again.
    BundledSound {
        /// Which cue.
        cue: Cue,
    },
}

impl Stored for Announcements {
    const KEY: &'static str = "announcements";
    const CALLED: fn() -> Phrase = || phrase!("unread-announcements", "the announcements");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.announcements;

    fn within_bounds(self) -> Self {
        let mut cues = CueSheet::default();
        for cue in Cue::ALL {
            // A line that could not be chosen here is the usual one.
            let _ = cues.set(cue, self.cues.line(cue));
        }
        let name = |(cue, name): (Cue, String)| (cue, clean_text(&name, LONGEST_NAME));
        let own_sounds = self.own_sounds.into_iter().map(name).collect();
        Self { cues, own_sounds, ..self }
    }
}

/// The file of a cue's own sound: named by the cue, so that no name of a file of the host's ever becomes a path.
fn file_of(folder: &Path, cue: Cue) -> PathBuf {
    let name = serde_json::to_value(cue).ok();
    folder.join(name.as_ref().and_then(|name| name.as_str()).unwrap_or_default())
}

/// Reads the own sounds of these cues. Decoding takes its time, so that this is done without the house.
pub fn read_own_sounds(folder: &Path, cues: Vec<Cue>) -> OwnSounds {
    let read = |cue: Cue| {
        let bytes = read_kept(&file_of(folder, cue), LARGEST_FILE as u64).map_err(|error| {
            tracing::warn!(%error, ?cue, "an own sound cannot be read");
            phrase!(
                "sound-gone",
                "The file is gone. Choose it again; until then the bundled sound is played."
            )
        })?;
        Recording::read(bytes)
    };
    cues.into_iter().map(|cue| (cue, read(cue))).collect()
}

/// A sound that was taken in: the name and the bytes of its file, and what they decode to.
#[derive(Debug)]
pub struct OwnSound {
    name: String,
    file: Vec<u8>,
    recording: Recording,
}

impl OwnSound {
    /// Decodes a sound's file, which takes its time.
    ///
    /// # Errors
    /// A file that is too large, did not arrive whole, or is no sound that can be played.
    pub fn read(name: String, base64: &str) -> Result<Self, Problem> {
        let file = file_bytes(base64, LARGEST_FILE).map_err(|none| match none {
            NoBytes::TooLarge => {
                problem!(bad, "sound-too-large", "A sound has at most 20 MB. Choose a shorter one.")
            }
            NoBytes::NotWhole => {
                problem!(bad, "file-not-whole", "The file did not arrive whole. Choose it again.")
            }
        })?;
        let recording = Recording::read(file.clone()).map_err(|why| Problem::of("bad", why))?;
        Ok(Self { name: clean_text(&name, LONGEST_NAME), file, recording })
    }
}

impl Office {
    /// Where the own sounds are.
    pub fn sounds_folder(&self) -> PathBuf {
        self.path.with_file_name(FOLDER)
    }

    /// What is played at a cue.
    pub fn tune(&self, cue: Cue) -> Tune {
        match self.own_sounds.get(&cue) {
            Some(Ok(recording)) => Tune::Own(recording.clone()),
            _ => Jingle::of(cue).into(),
        }
    }

    /// Every cue as the desk's page has it.
    pub fn cue_views(&self) -> Vec<CueView> {
        let own_sound = |cue| {
            let name = self.announcements.own_sounds.get(&cue)?.clone();
            let trouble = match self.own_sounds.get(&cue) {
                Some(Err(why)) => why.clone(),
                _ => Phrase::default(),
            };
            Some(OwnSoundView { name, trouble })
        };
        Cue::ALL
            .into_iter()
            .map(|cue| CueView {
                cue,
                line: self.announcements.cues.line(cue),
                for_dealers: cue.is_for_dealers(),
                usual_words: plain(&usual_words(cue), self.room_language()),
                placeholders: placeholders(cue).into_iter().map(str::to_string).collect(),
                own_sound: own_sound(cue),
            })
            .collect()
    }

    /// Speaks announcements from now on, or not.
    pub fn set_speech(&mut self, on: bool) {
        self.set(|kept: &mut Announcements| kept.speech = on);
    }

    /// Has the cues of a tournament heard from now on, or not.
    ///
    /// # Errors
    /// An unknown tournament.
    pub fn hear_event(&mut self, tournament: TournamentId, heard: bool) -> Result<(), Problem> {
        self.log(tournament)?;
        self.set(|kept: &mut Announcements| match heard {
            true => kept.silent.remove(&tournament),
            false => kept.silent.insert(tournament),
        });
        Ok(())
    }

    /// Changes how a cue is called.
    ///
    /// # Errors
    /// The engine's refusals of the line.
    pub fn set_cue_line(&mut self, cue: Cue, line: CueLine) -> Result<(), Problem> {
        self.change(|kept: &mut Announcements| Ok(kept.cues.set(cue, line)?))
    }

    /// Gives a cue a sound of the house's own, which has been read already.
    ///
    /// # Errors
    /// A folder that cannot be written; the cue has the sound that it had then.
    pub fn set_own_sound(&mut self, cue: Cue, sound: OwnSound) -> Result<(), Problem> {
        let folder = self.sounds_folder();
        let path = file_of(&folder, cue);
        // Beside it first, so that a full disk leaves the old sound as it was.
        let beside = path.with_extension("new");
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&beside, sound.file))
            .and_then(|()| std::fs::rename(&beside, &path))
            .map_err(|error| {
                tracing::warn!(%error, "an own sound cannot be kept");
                problem!(folder, "sound-not-copied", "The sound could not be copied to {folder}. Free some space there, or allow writing to it.", folder = folder.display().to_string())
            })?;
        self.own_sounds.insert(cue, Ok(sound.recording));
        self.set(|kept: &mut Announcements| kept.own_sounds.insert(cue, sound.name));
        Ok(())
    }

    /// The file of a cue's own sound in base64, as it came in, with its name; absent where it is gone.
    pub fn own_sound_file(&self, cue: Cue) -> Option<(String, String)> {
        let name = self.announcements.own_sounds.get(&cue)?.clone();
        let file = file_of(&self.sounds_folder(), cue);
        Some((name, STANDARD.encode(read_kept(&file, LARGEST_FILE as u64).ok()?)))
    }

    /// Gives a cue its bundled sound again.
    pub fn set_bundled_sound(&mut self, cue: Cue) {
        self.own_sounds.remove(&cue);
        if let Err(error) = std::fs::remove_file(file_of(&self.sounds_folder(), cue)) {
            tracing::info!(%error, ?cue, "the file of an own sound stays");
        }
        self.set(|kept: &mut Announcements| kept.own_sounds.remove(&cue));
    }
}
