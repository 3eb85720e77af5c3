//! The settings of the house as a file, to take them to another machine: how the desk looks and prints, how cues are
//! called, how the screens look, where the tables stand. Logo and own sounds are files of their own and stay where they are.

use super::House;
use super::look::Look;
use super::room_map::{RoomMap, TablePlace};
use super::settings::{Setting, Settings};
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use shuffle_up_engine::clock::cue_sheet::CueSheet;
use shuffle_up_engine::clock::cues::Cue;

/// What the file says it is.
const FORMAT: &str = "shuffle-up-settings";
/// The version that is written. Later versions of the program read all earlier ones.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes: five thousand tables and every cue fit several times.
const LARGEST: usize = 2_000_000;

/// What every version of the format has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

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
}

impl House {
    /// The settings as the text of a file.
    ///
    /// # Errors
    /// None that a setting could cause.
    pub fn settings_text(&self) -> Result<String, Problem> {
        let file = File {
            format: FORMAT.into(),
            version: VERSION,
            settings: self.settings.clone(),
            cues: self.announcements.cues.clone(),
            speech: self.announcements.speech,
            look: Look { logo: None, ..self.look.clone() },
            tables: self.room_map.places.clone(),
        };
        serde_json::to_string_pretty(&file).map_err(|error| {
            Problem::new("unexpected", format!("The settings could not be written: {error}."))
        })
    }

    /// Takes settings out of a file: all of them, or where one cannot be, none. Answers the text of those in force
    /// before, which takes it back.
    ///
    /// # Errors
    /// A file that is too large, no settings, of a later version or not understood, and a setting that cannot be.
    pub fn take_settings(&mut self, text: &str) -> Result<String, Problem> {
        let file = read(text)?;
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
        let mut settings = Settings::default();
        let Settings { theme, text_size, paper, slip_paper, muted, volume, late_move_minutes } =
            file.settings;
        let changes = [
            Setting::Theme(theme),
            Setting::TextSize(text_size),
            Setting::Paper(paper),
            Setting::Muted(muted),
            Setting::Volume(volume),
            Setting::LateMove(late_move_minutes),
        ];
        for change in changes.into_iter().chain(slip_paper.map(Setting::SlipPaper)) {
            settings.change(change);
        }
        self.change_look(|kept| {
            *kept = look;
            Ok(())
        })?;
        self.arrange_room(map.places)?;
        self.announcements.cues = cues;
        self.set_speech(file.speech);
        self.settings = settings.clone();
        if let Ok(journal) = self.journal()
            && let Err(error) = settings.keep(journal)
        {
            tracing::warn!(%error, "the settings could not be kept");
        }
        Ok(before)
    }
}

fn read(text: &str) -> Result<File, Problem> {
    let refused = |message: &str| Problem::new("bad_value", message);
    if text.len() > LARGEST {
        return Err(refused("This file is larger than two megabytes, so it has no settings."));
    }
    let text = text.trim_start_matches('\u{feff}');
    let head = serde_json::from_str::<Head>(text).ok().filter(|head| head.format == FORMAT);
    let head = head.ok_or_else(|| {
        refused("This file has no settings of Shuffle Up. Choose one that was saved there.")
    })?;
    if head.version > VERSION {
        return Err(refused(
            "These settings were saved by a newer version of Shuffle Up. Save them there for this one, or update.",
        ));
    }
    serde_json::from_str(text).map_err(|error| {
        refused(&format!(
            "These settings cannot be understood: line {}, column {}. Save them again.",
            error.line(),
            error.column()
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_go_to_another_house_and_are_taken_back() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut one = House::open(here.path());
        one.settings.change(Setting::Volume(15));
        one.set_speech(true);
        one.arrange_room(vec![TablePlace { table: 4, x: 2, y: 3 }]).unwrap();
        one.change_look(|look| {
            look.host_text = "Club <b>Nine</b>".into();
            look.logo = Some("logo-1.png".into());
            Ok(())
        })
        .unwrap();
        let text = one.settings_text().unwrap();
        assert!(!text.contains("logo-1.png"), "a file of this machine");
        let mut other = House::open(there.path());
        let usual = other.settings_text().unwrap();
        let before = other.take_settings(&text).unwrap();
        assert_eq!(before, usual);
        drop(other);
        let mut other = House::open(there.path());
        assert_eq!(other.settings_text().unwrap(), text, "and they outlive the program");
        other.take_settings(&before).unwrap();
        assert_eq!(other.settings_text().unwrap(), usual);
    }

    #[test]
    fn what_has_no_settings_is_refused_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut house = House::open(folder.path());
        let usual = house.settings_text().unwrap();
        let off_the_grid =
            usual.replace("\"tables\": []", "\"tables\": [{\"table\":1,\"x\":900,\"y\":0}]");
        let cases = [
            ("", "no settings"),
            ("{\"format\":\"shuffle-up-template\",\"version\":1}", "no settings"),
            ("{\"format\":\"shuffle-up-settings\",\"version\":2}", "newer version"),
            (
                "{\"format\":\"shuffle-up-settings\",\"version\":1,\"exec\":\"calc\"}",
                "cannot be understood",
            ),
            (off_the_grid.as_str(), "outside the room"),
            (&"[".repeat(100_000), "no settings"),
            (&" ".repeat(2_000_001), "larger than two megabytes"),
        ];
        for (text, why) in cases {
            let message = house.take_settings(text).unwrap_err().message;
            assert!(message.contains(why), "{message}");
        }
        assert_eq!(house.settings_text().unwrap(), usual);
    }
}
