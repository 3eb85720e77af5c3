//! The calls about what is chosen for this computer: settings, cues and sounds.

use super::{Answer, answer, change, saved, show};
use crate::house::announcements::{AnnouncementChange, OwnSound};
use crate::house::settings::Setting;
use crate::house::settings_file;
use crate::papers;
use crate::prelude::*;
use crate::projector;
use shuffle_up_engine::rules::clock::announcement::{announce, example};
use shuffle_up_engine::rules::clock::cues::Cue;

/// Changes a setting of the house.
#[tauri::command]
pub fn set_setting<R: Runtime>(app: AppHandle<R>, setting: Setting) -> Answer {
    change(&app, |desk| {
        let of_the_screens = matches!(setting, Setting::RoomLanguage(_));
        desk.house().change_setting(setting);
        desk.set_loudness();
        if of_the_screens {
            projector::tell_screens(&app);
        }
        Ok(desk.view(&app))
    })
}

/// Puts what holds now in the place of settings in the file that cannot be read.
#[tauri::command]
pub fn replace_unread<R: Runtime>(app: AppHandle<R>, key: String) -> Answer {
    change(&app, |desk| {
        desk.house().replace_unread(&key)?;
        Ok(desk.view(&app))
    })
}

/// Writes the settings of the house as a file; answers where it is.
#[tauri::command]
pub fn export_settings<R: Runtime>(app: AppHandle<R>) -> Answer {
    saved(&app, |desk| {
        let text = desk.house().settings_text()?;
        papers::write_whole(desk.papers.join("Settings.json"), text.as_bytes())
    })
}

/// Takes settings out of a file; answers the text of those before, which takes it back.
#[tauri::command]
pub fn import_settings<R: Runtime>(app: AppHandle<R>, text: String) -> Answer {
    show(&app, |desk| {
        // Sounds are decoded before the house is asked for, which others wait for meanwhile.
        let read = settings_file::read(&text)?;
        let before = desk.house().take_settings(read)?;
        desk.set_loudness();
        desk.wake_up();
        Ok(before)
    })
}

/// Changes how cues are called.
#[tauri::command]
pub fn change_announcements<R: Runtime>(app: AppHandle<R>, change: AnnouncementChange) -> Answer {
    super::change(&app, |desk| {
        match change {
            AnnouncementChange::Speech { on } => desk.house().set_speech(on),
            AnnouncementChange::Line { cue, line } => desk.house().set_cue_line(cue, line)?,
            AnnouncementChange::BundledSound { cue } => desk.house().set_bundled_sound(cue),
            AnnouncementChange::OwnSound { cue, name, base64 } => {
                // Decoded before the house is asked for, which others wait for meanwhile.
                let sound = OwnSound::read(name, &base64)?;
                desk.house().set_own_sound(cue, sound)?;
            }
        }
        desk.wake_up();
        Ok(desk.view(&app))
    })
}

/// Has a cue heard as it would be called now, with the sound and the words that the house has chosen for it.
#[tauri::command]
pub fn try_cue<R: Runtime>(app: AppHandle<R>, tournament: u32, cue: Cue) -> Answer {
    answer(&app, |desk| {
        let (tunes, words, language) = {
            let mut house = desk.house();
            let language = house.room_language();
            let (now, sheet) = (house.now(), house.announcements.cues.clone());
            let of = house.look(tournament)?.tournament();
            let said = announce(of, &sheet, &example(of, cue, now));
            let line = sheet.line(cue);
            let spoken = line.speech && house.announcements.speech;
            (
                line.sound.then(|| house.tune(cue)).into_iter().collect(),
                if spoken { plain(&said.spoken, language) } else { String::new() },
                language,
            )
        };
        desk.call_out(tunes, words, language);
        Ok(())
    })
}
