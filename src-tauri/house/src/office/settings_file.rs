//! The settings of the house as a file, to take them to another machine: how the desk looks and prints, how cues are
//! called and with which own sounds, how the screens look with their logo and background, where the tables stand.

use super::announcements::OwnSound;
use super::background::{self, BACKGROUND};
use super::logo::{self, LOGO, Picture};
use super::look::Look;
use super::prelude::*;
use super::room_map::{RoomMap, TablePlace};
use super::settings::Settings;
use super::stored::Stored;
use shuffle_up_engine::rules::clock::cue_sheet::CueSheet;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_readers::envelope::{self, FIRST_VERSION, Slip};

/// What the file says it is.
const FORMAT: &str = "shuffle-up-settings";
/// The version that is written. Later versions of the program read all earlier ones.
const VERSION: u32 = FIRST_VERSION;
/// The largest file that is written and read, in bytes: a logo, two of the largest sounds or dozens of ordinary ones.
pub const LARGEST: usize = 64 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    settings: Settings,
    cues: CueSheet,
    speech: bool,
    look: Look,
    tables: Vec<TablePlace>,
    files: Files,
}

/// What the house has in files of its own, each in base64 as it came in.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Files {
    logo: Option<String>,
    background: Option<String>,
    sounds: BTreeMap<Cue, Sound>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sound {
    name: String,
    file: String,
}

/// A file of settings that was understood, its pictures looked at and its sounds decoded.
pub struct ReadSettings {
    file: File,
    held: Held,
}

/// What stood in the file of the house's own files.
struct Held {
    logo: Option<Picture>,
    background: Option<background::Picture>,
    sounds: BTreeMap<Cue, OwnSound>,
}

impl Office {
    /// The settings as the text of a file.
    ///
    /// # Errors
    /// Sounds that are too large together for one file.
    pub fn settings_text(&self) -> Result<String, Problem> {
        let own = self.announcements.own_sounds.keys();
        let sound = |cue: &Cue| {
            let (name, file) = self.own_sound_file(*cue)?;
            Some((*cue, Sound { name, file }))
        };
        let logo = self.look.logo.as_deref();
        let behind = self.look.background.as_ref();
        let files = Files {
            logo: logo.and_then(|name| LOGO.as_base64(self.folder(), name)),
            background: behind.and_then(|kept| BACKGROUND.as_base64(self.folder(), &kept.file)),
            sounds: own.filter_map(sound).collect(),
        };
        let file = File {
            format: FORMAT.into(),
            version: VERSION,
            settings: self.settings.clone(),
            cues: self.announcements.cues.clone(),
            speech: self.announcements.speech,
            look: Look { logo: None, background: None, ..self.look.clone() },
            tables: self.room_map.places.clone(),
            files,
        };
        let text = serde_json::to_string_pretty(&file).map_err(|error| {
            problem!(
                unexpected,
                "settings-not-written",
                "The settings could not be written: {error}.",
                error = error.to_string()
            )
        })?;
        if text.len() > LARGEST {
            return Err(problem!(
                too_large,
                "sounds-too-large",
                "The sounds are too large together for one file. Choose shorter ones, or save them as MP3."
            ));
        }
        Ok(text)
    }

    /// Takes settings out of a file: all of them, or where one cannot be, none. Answers the text of those in force
    /// before, which takes it back.
    ///
    /// # Errors
    /// A setting that cannot be; a folder in which logo and sounds cannot be kept.
    pub fn take_settings(&mut self, read: ReadSettings) -> Result<String, Problem> {
        let ReadSettings { file, held } = read;
        let before = self.settings_text()?;
        // Everything is checked before anything is taken over.
        let mut look = self.look.clone();
        look.change(file.look)?;
        let mut map = RoomMap::default();
        map.arrange(file.tables)?;
        let mut cues = CueSheet::default();
        for cue in Cue::ALL {
            cues.set(cue, file.cues.line(cue))?;
        }
        let settings = file.settings.within_bounds();
        look.logo = self.take_files(held.logo.as_ref(), held.sounds)?;
        look.background = self.keep_background(held.background.as_ref())?;
        self.change_look(|kept| {
            *kept = look;
            Ok(())
        })?;
        self.set(|kept: &mut RoomMap| *kept = map);
        self.announcements.cues = cues;
        self.set_speech(file.speech);
        self.set(|kept: &mut Settings| *kept = settings);
        Ok(before)
    }

    /// Makes logo and own sounds those of a file, and answers the logo's name.
    fn take_files(
        &mut self,
        picture: Option<&Picture>,
        mut sounds: BTreeMap<Cue, OwnSound>,
    ) -> Result<Option<String>, Problem> {
        for cue in Cue::ALL {
            match sounds.remove(&cue) {
                Some(sound) => self.set_own_sound(cue, sound)?,
                None if self.announcements.own_sounds.contains_key(&cue) => {
                    self.set_bundled_sound(cue);
                }
                None => {}
            }
        }
        self.keep_logo(picture)
    }
}

/// Reads the text of a file: settings, a logo that is looked at, sounds that are decoded, which takes its time.
///
/// # Errors
/// A file that is too large, no settings, of a later version or not understood; a logo or a sound that would be refused
/// where they are chosen.
pub fn read(text: &str) -> Result<ReadSettings, Problem> {
    let file = understood(text)?;
    let files = &file.files;
    let logo = files.logo.as_deref().map(logo::look_at).transpose()?;
    let background = files.background.as_deref().map(background::look_at).transpose()?;
    let mut sounds = BTreeMap::new();
    for (cue, sound) in &files.sounds {
        sounds.insert(*cue, OwnSound::read(sound.name.clone(), &sound.file)?);
    }
    Ok(ReadSettings { file, held: Held { logo, background, sounds } })
}

fn understood(text: &str) -> Result<File, Problem> {
    envelope::read(text, FORMAT, VERSION, LARGEST).map_err(|slip| match slip {
        Slip::TooLarge => problem!(
            bad_value,
            "settings-too-large",
            "This file is larger than 64 MB, so it has no settings."
        ),
        Slip::Other => problem!(
            bad_value,
            "settings-other-file",
            "This file has no settings of Shuffle Up. Choose one that was saved there."
        ),
        Slip::Newer => problem!(
            bad_value,
            "settings-newer",
            "These settings were saved by a newer version of Shuffle Up. Save them there for this one, or update."
        ),
        Slip::DevelopmentBuild => problem!(
            bad_value,
            "settings-of-development-build",
            "These settings are from a development build of Shuffle Up. Only the build of 28 November 2026 can read them."
        ),
        Slip::NotUnderstood { line, column } => problem!(
            bad_value,
            "settings-not-understood",
            "These settings cannot be understood: line {line}, column {column}. Save them again.",
            line = line,
            column = column
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office::settings::Setting;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;

    #[test]
    fn settings_go_to_another_house_and_are_taken_back() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut one = Office::open(here.path());
        one.settings.change(Setting::Volume(15));
        one.set_speech(true);
        one.room_map.arrange(vec![TablePlace { table: 4, x: 2, y: 3 }]).unwrap();
        one.change_look(|look| {
            look.host_text = "Club <b>Nine</b>".into();
            look.logo = Some("logo-1.png".into());
            Ok(())
        })
        .unwrap();
        let text = one.settings_text().unwrap();
        assert!(!text.contains("logo-1.png"), "a file of this machine");
        let mut other = Office::open(there.path());
        let usual = other.settings_text().unwrap();
        let before = other.take_settings(read(&text).unwrap()).unwrap();
        assert_eq!(before, usual);
        drop(other);
        let mut other = Office::open(there.path());
        assert_eq!(other.settings_text().unwrap(), text, "and they outlive the program");
        other.take_settings(read(&before).unwrap()).unwrap();
        assert_eq!(other.settings_text().unwrap(), usual);
    }

    #[test]
    fn logo_and_own_sounds_travel_and_are_taken_back() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut one = Office::open(here.path());
        let tone = STANDARD.encode(include_bytes!("../sounds/samples/tone.mp3"));
        one.set_own_sound(Cue::LevelUp, OwnSound::read("gong.mp3".into(), &tone).unwrap()).unwrap();
        let png = include_bytes!("../../../icons/32x32.png");
        let picture = logo::look_at(&STANDARD.encode(png)).unwrap();
        one.look.logo = one.keep_logo(Some(&picture)).unwrap();
        let wall = background::look_at(&STANDARD.encode(png)).unwrap();
        one.look.background = one.keep_background(Some(&wall)).unwrap();
        let text = one.settings_text().unwrap();
        assert!(!text.contains("background-"), "a file of this machine");

        let mut other = Office::open(there.path());
        let usual = other.settings_text().unwrap();
        let before = other.take_settings(read(&text).unwrap()).unwrap();
        assert_eq!(other.settings_text().unwrap(), text);
        let kept = other.look.logo.clone().unwrap();
        assert_eq!(std::fs::read(there.path().join(&kept)).unwrap(), png);
        assert_eq!(other.own_sound_file(Cue::LevelUp).unwrap(), ("gong.mp3".into(), tone.clone()));

        assert_eq!(
            other.look.background.as_ref().map(|kept| (&kept.lightest, &kept.darkest)),
            one.look.background.as_ref().map(|kept| (&kept.lightest, &kept.darkest)),
        );

        other.take_settings(read(&before).unwrap()).unwrap();
        assert_eq!(other.settings_text().unwrap(), usual);
        assert!(!there.path().join(kept).exists(), "the logo is gone again");

        // Neither is believed because it stands in a file of settings.
        for (from, to) in [
            (tone.as_str(), STANDARD.encode("no sound")),
            (STANDARD.encode(png).as_str(), STANDARD.encode("<svg onload=alert(1)>")),
            (STANDARD.encode(png).as_str(), "no base64".into()),
        ] {
            assert!(read(&text.replace(from, &to)).is_err());
        }
        assert!(read(&text.replace("level_up", "../level_up")).is_err());
    }

    #[test]
    fn what_has_no_settings_is_refused_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut office = Office::open(folder.path());
        let usual = office.settings_text().unwrap();
        let off_the_grid =
            usual.replace("\"tables\": []", "\"tables\": [{\"table\":1,\"x\":900,\"y\":0}]");
        let cases = [
            ("", "no settings"),
            ("{\"format\":\"shuffle-up-template\",\"version\":1}", "no settings"),
            ("{\"format\":\"shuffle-up-settings\",\"version\":101}", "newer version"),
            ("{\"format\":\"shuffle-up-settings\",\"version\":3}", "development build"),
            (
                "{\"format\":\"shuffle-up-settings\",\"version\":100,\"exec\":\"calc\"}",
                "cannot be understood",
            ),
            (off_the_grid.as_str(), "outside the room"),
            (&"[".repeat(100_000), "no settings"),
            (&" ".repeat(LARGEST + 1), "larger than 64 MB"),
        ];
        for (text, why) in cases {
            let taken = read(text).and_then(|read| office.take_settings(read));
            let message = taken.unwrap_err().sentence;
            assert!(message.english.contains(why), "{message}");
        }
        assert_eq!(office.settings_text().unwrap(), usual);
    }
}
