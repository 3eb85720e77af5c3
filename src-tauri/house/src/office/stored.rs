//! What the house keeps in the journal's file beside the tournaments, each under a key of its own.
//!
//! The file may come from somebody else, so that nothing in it is taken on trust: what is read is brought within the same bounds
//! as what is typed. What cannot be read is as it usually is, is said, and stays in the file as it is until the host puts
//! something else in its place: a newer version or another hand wrote it, and may want it again.

use super::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use shuffle_up_journal::{Journal, JournalError};

/// The parts of what is kept under a key that cannot be read; the whole of it where it has none.
pub type Unread = BTreeSet<String>;

/// A part of the settings that cannot be read whole.
#[derive(Debug)]
pub(super) struct NotWhole {
    parts: Unread,
    /// Writes down what holds now, but for these parts.
    keep: fn(&mut Office, &Unread) -> Result<(), Problem>,
    called: Phrase,
}

/// The name of the whole of it.
const WHOLE: &str = "";

/// What cannot be read of the file, as a window is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct UnreadLine {
    /// The key under which it is kept.
    pub key: String,
    /// What is said about it.
    #[ts(type = "string")]
    pub message: Phrase,
}

/// A part of the house's settings.
pub trait Stored: Serialize + DeserializeOwned + Default + Clone {
    /// The key under which the journal keeps it.
    const KEY: &'static str;
    /// What it is called in a sentence.
    const CALLED: fn() -> Phrase;
    /// Where the house has it.
    const IN_OFFICE: fn(&mut Office) -> &mut Self;

    /// The same within its bounds: what could not have been chosen here is as it usually is.
    #[must_use]
    fn within_bounds(self) -> Self;

    /// What is in the file, and which parts of it cannot be read; the usual where there is nothing, and for those.
    fn read(journal: &Journal) -> (Self, Unread) {
        let nothing = || (Self::default(), Unread::from([WHOLE.to_string()]));
        let text = match journal.get_setting(Self::KEY) {
            Ok(Some(text)) => text,
            Ok(None) => return (Self::default(), Unread::new()),
            Err(error) => {
                tracing::error!(?error, key = Self::KEY, "a setting cannot be read");
                return nothing();
            }
        };
        let (kept, usual) = (serde_json::from_str(&text), fields(&Self::default()));
        let (understood, mut unread) = match (kept, usual) {
            (Ok(Value::Object(kept)), Some(usual)) => part_by_part::<Self>(kept, usual),
            (Ok(kept), None) => (serde_json::from_value(kept).ok(), Unread::new()),
            _ => (None, Unread::new()),
        };
        let Some(understood) = understood else {
            tracing::error!(key = Self::KEY, "a setting cannot be understood");
            return nothing();
        };
        let before = serde_json::to_value(&understood).unwrap_or_default();
        let bounded = understood.within_bounds();
        // What could not have been chosen here is not written over either: it may well have been chosen elsewhere.
        match (before, serde_json::to_value(&bounded).unwrap_or_default()) {
            (Value::Object(before), Value::Object(now)) => {
                unread.extend(
                    before
                        .into_iter()
                        .filter(|(part, was)| now.get(part) != Some(was))
                        .map(|(part, _)| part),
                );
            }
            (before, now) if before != now => {
                unread.insert(WHOLE.into());
            }
            _ => {}
        }
        (bounded, unread)
    }

    /// Writes it down, without the parts that could not be read: they stay as they are, as does what a newer version keeps
    /// beside them.
    ///
    /// # Errors
    /// The journal's own.
    fn keep(&self, journal: &mut Journal, unread: &Unread) -> Result<(), JournalError> {
        if unread.contains(WHOLE) {
            return Ok(());
        }
        let mut written = serde_json::to_value(self).unwrap_or_default();
        let kept =
            journal.get_setting(Self::KEY)?.and_then(|text| serde_json::from_str(&text).ok());
        if let (Value::Object(now), Some(Value::Object(kept))) = (&mut written, kept) {
            for (part, text) in kept {
                if unread.contains(&part) || !now.contains_key(&part) {
                    now.insert(part, text);
                }
            }
        }
        journal.put_setting(Self::KEY, &written.to_string())
    }
}

/// The parts of what has some.
fn fields(of: &impl Serialize) -> Option<Map<String, Value>> {
    match serde_json::to_value(of) {
        Ok(Value::Object(fields)) => Some(fields),
        _ => None,
    }
}

/// What is kept, with the usual for each part that cannot be understood, and which those are.
fn part_by_part<T: Stored>(
    kept: Map<String, Value>,
    usual: Map<String, Value>,
) -> (Option<T>, Unread) {
    let (mut parts, mut unread) = (usual, Unread::new());
    for (part, value) in kept {
        let Some(usual) = parts.get(&part).cloned() else { continue };
        parts.insert(part.clone(), value);
        if serde_json::from_value::<T>(Value::Object(parts.clone())).is_err() {
            parts.insert(part.clone(), usual);
            unread.insert(part);
        }
    }
    (serde_json::from_value(Value::Object(parts)).ok(), unread)
}

impl Office {
    /// Reads a part of the settings and notes what cannot be read of it.
    pub(super) fn read_stored<T: Stored>(&mut self, journal: &Journal) {
        let (value, parts) = T::read(journal);
        self.unread.remove(T::KEY);
        if !parts.is_empty() {
            let not_whole = NotWhole { parts, keep: Self::write_stored::<T>, called: T::CALLED() };
            self.unread.insert(T::KEY, not_whole);
        }
        *T::IN_OFFICE(self) = value;
    }

    /// Changes a part of the settings and writes it down. With a file that cannot be written it holds until the program ends.
    ///
    /// # Errors
    /// What `change` refuses.
    pub fn change<T: Stored, R>(
        &mut self,
        change: impl FnOnce(&mut T) -> Result<R, Problem>,
    ) -> Result<R, Problem> {
        let changed = change(T::IN_OFFICE(self))?;
        self.keep_stored::<T>();
        Ok(changed)
    }

    /// The same, where nothing is refused.
    pub fn set<T: Stored, R>(&mut self, set: impl FnOnce(&mut T) -> R) {
        set(T::IN_OFFICE(self));
        self.keep_stored::<T>();
    }

    /// Writes a part of the settings down. With a file that cannot be written it holds until the program ends.
    pub(super) fn keep_stored<T: Stored>(&mut self) -> bool {
        let (value, unread) = (T::IN_OFFICE(self).clone(), self.unread_of::<T>());
        let Ok(journal) = self.journal() else { return false };
        value
            .keep(journal, &unread)
            .inspect_err(|error| {
                tracing::warn!(?error, key = T::KEY, "a setting could not be written down");
            })
            .is_ok()
    }

    fn write_stored<T: Stored>(&mut self, unread: &Unread) -> Result<(), Problem> {
        let value = T::IN_OFFICE(self).clone();
        Ok(value.keep(self.journal()?, unread)?)
    }

    /// The parts of these settings that cannot be read.
    pub(super) fn unread_of<T: Stored>(&self) -> Unread {
        self.unread.get(T::KEY).map(|one| one.parts.clone()).unwrap_or_default()
    }

    /// What cannot be read of the settings, in a sentence each.
    pub fn unread_lines(&self) -> Vec<UnreadLine> {
        let line = |(key, one): (&&str, &NotWhole)| {
            let message = phrase!(
                "settings-unread",
                "This version cannot read all that is kept for {what}. It stays in the file as it is. What you choose in its \
                 place holds until the program ends.",
                what = &one.called
            );
            UnreadLine { key: (*key).into(), message }
        };
        self.unread.iter().map(line).collect()
    }

    /// Puts what holds now in the place of what cannot be read under this key: the host's own act.
    ///
    /// # Errors
    /// A key under which everything can be read; the journal's errors, and then it stays as it was.
    pub fn replace_unread(&mut self, key: &str) -> Result<(), Problem> {
        let none =
            || problem!(unknown, "nothing-unreadable", "Everything that is kept here can be read.");
        let (key, was) = self.unread.remove_entry(key).ok_or_else(none)?;
        let kept = (was.keep)(self, &Unread::new());
        if kept.is_err() {
            self.unread.insert(key, was);
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office::announcements::Announcements;
    use crate::office::look::Look;
    use crate::office::room_map::RoomMap;
    use crate::office::screens::Screens;
    use crate::office::settings::{Setting, Settings, Theme};
    use serde_json::json;

    /// What the program makes of this text in the file.
    fn read<T: Stored>(value: &Value) -> Value {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::open(folder.path().join("house.db")).unwrap().journal;
        journal.put_setting(T::KEY, &value.to_string()).unwrap();
        serde_json::to_value(T::read(&journal).0).unwrap()
    }

    fn usual<T: Stored>() -> Value {
        serde_json::to_value(T::default()).unwrap()
    }

    /// Every setting of a forged file is within the bounds of what can be chosen, or as it usually is.
    #[test]
    fn a_forged_setting_is_brought_within_its_bounds() {
        let mut forged = usual::<Settings>();
        forged["paper"] = json!("a2");
        forged["slip_paper"] = json!("a3");
        forged["printer"] = json!("x".repeat(128));
        forged["slip_printer"] = json!("Roll");
        forged["volume"] = json!(255);
        forged["late_move_minutes"] = json!(0);
        let settings = read::<Settings>(&forged);
        assert_eq!(settings["paper"], "a4");
        assert_eq!(settings["slip_paper"], Value::Null);
        assert_eq!(
            (&settings["printer"], &settings["slip_printer"]),
            (&Value::Null, &json!("Roll"))
        );
        assert_eq!((&settings["volume"], &settings["late_move_minutes"]), (&json!(100), &json!(1)));

        let look = read::<Look>(&json!({"logo": "/etc/hostname", "host_text": "x\u{202e}y\u{7}"}));
        assert_eq!((&look["logo"], &look["host_text"]), (&Value::Null, &json!("xy")));
        let kept = read::<Look>(&json!({"logo": "logo-17.jpg", "facts": []}));
        assert_eq!(
            (&kept["logo"], &kept["facts"]),
            (&json!("logo-17.jpg"), &usual::<Look>()["facts"])
        );

        let behind = |file: &str, lightest: Value| json!({"background": {"file": file, "lightest": lightest, "darkest": [0]}});
        let kept = read::<Look>(&behind("background-17.jpg", json!([4095])));
        assert_eq!(kept["background"]["file"], "background-17.jpg");
        for forged in [
            behind("logo-17.jpg", json!([4095])),
            behind("background-17.jpg/../x", json!([4095])),
            behind("background-17.jpg", json!([])),
            behind("background-17.jpg", json!([4096])),
            behind("background-17.jpg", json!(vec![1; 5_000])),
        ] {
            assert_eq!(read::<Look>(&forged)["background"], Value::Null, "{forged}");
        }

        let window = json!({"id": 1, "tournament": 1, "layout": "clock", "place": null});
        let windows: Vec<Value> = (0..99).map(|_| window.clone()).collect();
        let messages = json!({"1": "Dinner", "2": "m".repeat(10_000)});
        let said = vec!["again".to_string(); 99];
        let screens =
            read::<Screens>(&json!({"windows": windows, "messages": messages, "said": said}));
        assert_eq!(screens["windows"].as_array().unwrap().len(), 1, "one number, one window");
        assert_eq!(screens["messages"], json!({"1": "Dinner"}));
        assert_eq!(screens["said"], json!(["again"]));

        let twice = json!([{"table": 1, "x": 0, "y": 0}, {"table": 1, "x": 1, "y": 0}]);
        assert_eq!(read::<RoomMap>(&twice), json!([]));

        let line = json!({
            "called": true, "sound": true, "speech": true, "banner": true, "lead_s": 4_000_000, "words": "{secret}"
        });
        let cues =
            json!({"cues": {"one_minute": line}, "own_sounds": {"level_up": "n".repeat(5_000)}});
        let announcements = read::<Announcements>(&cues);
        assert_eq!(announcements["cues"], json!({}));
        assert_eq!(announcements["own_sounds"]["level_up"].as_str().unwrap().len(), 60);
        assert_eq!(read::<Settings>(&json!("nonsense")), usual::<Settings>());
    }

    /// The house over a file in which this is kept, and what is kept in it afterwards.
    fn house_of(folder: &Path, key: &str, text: &str) -> Office {
        let mut journal = Journal::open(folder.join(crate::office::FILE)).unwrap().journal;
        journal.put_setting(key, text).unwrap();
        drop(journal);
        Office::open(folder)
    }

    fn kept_in(house: &mut Office, key: &str) -> Value {
        let text = house.journal().unwrap().get_setting(key).unwrap().unwrap();
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    }

    /// A theme of a newer version is said and stays in the file while everything else is read, changed and written.
    #[test]
    fn a_part_that_cannot_be_read_is_said_and_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut newer = usual::<Settings>();
        newer["theme"] = json!({"contrast": "high"});
        newer["volume"] = json!(15);
        newer["late_move_minutes"] = json!(90);
        newer["dealers"] = json!("left");
        let mut house = house_of(folder.path(), Settings::KEY, &newer.to_string());
        assert_eq!((house.settings.theme, house.settings.volume), (Theme::System, 15));
        let said = house.unread_lines();
        assert_eq!(said.len(), 1);
        let message = &said[0].message;
        assert!(message.english.contains("kept for the desk's settings."), "{message}");
        // Another setting, and even the same one, leave what is kept alone.
        house.change_setting(Setting::Volume(40));
        house.change_setting(Setting::Theme(Theme::Dark));
        newer["volume"] = json!(40);
        assert_eq!(kept_in(&mut house, Settings::KEY), newer);
        house.close();
        let mut house = Office::open(folder.path());
        assert_eq!(house.unread_lines(), said, "until the host says otherwise");
        house.change_setting(Setting::Theme(Theme::Light));
        house.replace_unread(Settings::KEY).unwrap();
        assert_eq!(house.unread_lines(), []);
        (newer["theme"], newer["late_move_minutes"]) = (json!("light"), json!(60));
        assert_eq!(kept_in(&mut house, Settings::KEY), newer, "what a newer version adds stays");
        assert!(house.replace_unread(Settings::KEY).is_err());
    }

    /// Under every key: nonsense is said, is as it usually is, outlives every change, and goes by the host's own act alone.
    #[test]
    fn nonsense_under_any_key_is_said_and_stays() {
        let keys = [Settings::KEY, Announcements::KEY, Look::KEY, Screens::KEY, RoomMap::KEY];
        for key in keys {
            for text in ["no JSON at all", "17", "{\"half", "[{\"table\": \"one\"}]"] {
                let folder = tempfile::tempdir().unwrap();
                let mut office = house_of(folder.path(), key, text);
                let said = office.unread_lines();
                assert_eq!(said.iter().map(|line| line.key.as_str()).collect::<Vec<_>>(), [key]);
                office.change_setting(Setting::Muted(true));
                office.set_speech(true);
                office
                    .change_look(|look| {
                        look.host_text = "Hello".into();
                        Ok(())
                    })
                    .unwrap();
                office
                    .change(|screens: &mut Screens| screens.say(TournamentId(1), "Dinner"))
                    .unwrap();
                office.change(|map: &mut RoomMap| map.arrange(Vec::new())).unwrap();
                let kept = office.journal().unwrap().get_setting(key).unwrap().unwrap();
                assert_eq!(kept, text, "{key}");
                for other in keys.into_iter().filter(|other| *other != key) {
                    assert!(office.journal().unwrap().get_setting(other).unwrap().is_some());
                }
                office.replace_unread(key).unwrap();
                office.close();
                let office = Office::open(folder.path());
                assert_eq!(office.unread_lines(), [], "{key}");
                assert_eq!((office.settings.muted, office.announcements.speech), (true, true));
                assert_eq!(
                    (office.look.host_text.as_str(), office.screens.said.len()),
                    ("Hello", 1)
                );
            }
        }
    }

    /// What the program has written itself is read whole, and so is what lacks some parts.
    #[test]
    fn what_was_chosen_here_is_read_whole() {
        fn whole<T: Stored>(value: &Value) {
            let folder = tempfile::tempdir().unwrap();
            let mut journal = Journal::open(folder.path().join("house.db")).unwrap().journal;
            journal.put_setting(T::KEY, &value.to_string()).unwrap();
            assert_eq!(T::read(&journal).1, Unread::new(), "{value}");
        }
        whole::<Settings>(&usual::<Settings>());
        let mut fewer = usual::<Settings>();
        fewer.as_object_mut().unwrap().remove("late_move_minutes");
        whole::<Settings>(&fewer);
        whole::<Look>(&json!({"host_text": "Hello", "colours": "own"}));
        whole::<Look>(&json!({}));
        whole::<Announcements>(&json!({"speech": true, "own_sounds": {"level_up": "gong.mp3"}}));
        let window = json!({"id": 1, "tournament": 1, "layout": "clock", "place": null});
        let said = json!(["Dinner", "Seats are drawn"]);
        whole::<Screens>(&json!({"windows": [window], "messages": {"4": "Dinner"}, "said": said}));
        whole::<RoomMap>(&json!([{"table": 1, "x": 0, "y": 0}]));
    }
}
