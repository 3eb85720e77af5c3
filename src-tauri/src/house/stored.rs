//! What the house keeps in the journal's file beside the tournaments, each under a key of its own.
//!
//! The file may come from somebody else, so that nothing in it is taken on trust: what is read is brought within the same bounds
//! as what is typed. What cannot be understood is as if it were not there.

use serde::Serialize;
use serde::de::DeserializeOwned;
use shuffle_up_journal::{Journal, JournalError};

/// A part of the house's settings.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The key under which the journal keeps it.
    const KEY: &'static str;

    /// The same within its bounds: what could not have been chosen here is as it usually is.
    #[must_use]
    fn within_bounds(self) -> Self;

    /// What is in the file; the usual where there is nothing, or where it cannot be understood.
    #[must_use]
    fn read(journal: &Journal) -> Self {
        let kept = journal.get_setting(Self::KEY).ok().flatten();
        let understood = kept.and_then(|text| serde_json::from_str::<Self>(&text).ok());
        understood.map(Self::within_bounds).unwrap_or_default()
    }

    /// Writes it down.
    ///
    /// # Errors
    /// The journal's own.
    fn keep(&self, journal: &mut Journal) -> Result<(), JournalError> {
        journal.put_setting(Self::KEY, &serde_json::to_string(self).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::announcements::Announcements;
    use crate::house::look::Look;
    use crate::house::room_map::RoomMap;
    use crate::house::screens::Screens;
    use crate::house::settings::Settings;
    use serde_json::{Value, json};

    /// What the program makes of this text in the file.
    fn read<T: Stored>(value: &Value) -> Value {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::open(folder.path().join("house.db")).unwrap().journal;
        journal.put_setting(T::KEY, &value.to_string()).unwrap();
        serde_json::to_value(T::read(&journal)).unwrap()
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
        forged["volume"] = json!(255);
        forged["late_move_minutes"] = json!(0);
        let settings = read::<Settings>(&forged);
        assert_eq!(settings["paper"], "a4");
        assert_eq!(settings["slip_paper"], Value::Null);
        assert_eq!((&settings["volume"], &settings["late_move_minutes"]), (&json!(100), &json!(1)));

        let look = read::<Look>(&json!({"logo": "/etc/hostname", "host_text": "x\u{202e}y\u{7}"}));
        assert_eq!((&look["logo"], &look["host_text"]), (&Value::Null, &json!("xy")));
        let kept = read::<Look>(&json!({"logo": "logo-17.jpg", "facts": []}));
        assert_eq!(
            (&kept["logo"], &kept["facts"]),
            (&json!("logo-17.jpg"), &usual::<Look>()["facts"])
        );

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
}
