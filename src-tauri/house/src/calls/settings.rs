//! The calls about what is chosen for this computer: settings, cues and sounds.

use super::path;
use crate::files::write_whole;
use crate::happened::Happened;
use crate::house::House;
use crate::office::announcements::{AnnouncementChange, OwnSound};
use crate::office::settings::Setting;
use crate::office::settings_file;
use crate::office::view::HouseView;
use crate::prelude::*;
use shuffle_up_engine::rules::clock::announcement::{announce, example};
use shuffle_up_engine::rules::clock::cues::Cue;

pub fn set_setting(house: &House, setting: Setting) -> Result<HouseView, Problem> {
    house.changing(|| {
        let of_the_screens = matches!(setting, Setting::RoomLanguage(_));
        let remembers = matches!(setting, Setting::RememberPlayers(true));
        house.office().change_setting(setting);
        if remembers {
            house.know_everybody()?;
        }
        house.set_loudness();
        if of_the_screens {
            house.announce(Happened::Screens);
        }
        Ok(house.view())
    })
}

pub fn replace_unread(house: &House, key: String) -> Result<HouseView, Problem> {
    house.changing(|| {
        house.office().replace_unread(&key)?;
        Ok(house.view())
    })
}

pub fn export_settings(house: &House) -> Result<String, Problem> {
    let text = house.office().settings_text()?;
    write_whole(house.papers.join("Settings.json"), text.as_bytes()).map(path)
}

pub fn import_settings(house: &House, text: String) -> Result<String, Problem> {
    house.showing(|| {
        // Sounds are decoded before the office is asked for, which others wait for meanwhile.
        let read = settings_file::read(&text)?;
        let before = house.office().take_settings(read)?;
        house.set_loudness();
        house.announce(Happened::Clocks);
        Ok(before)
    })
}

pub fn change_announcements(
    house: &House,
    change: AnnouncementChange,
) -> Result<HouseView, Problem> {
    house.changing(|| {
        match change {
            AnnouncementChange::Speech { on } => house.office().set_speech(on),
            AnnouncementChange::Event { tournament, heard } => {
                house.office().hear_event(tournament, heard)?;
            }
            AnnouncementChange::Line { cue, line } => house.office().set_cue_line(cue, line)?,
            AnnouncementChange::BundledSound { cue } => house.office().set_bundled_sound(cue),
            AnnouncementChange::OwnSound { cue, name, base64 } => {
                // Decoded before the office is asked for, which others wait for meanwhile.
                let sound = OwnSound::read(name, &base64)?;
                house.office().set_own_sound(cue, sound)?;
            }
        }
        house.announce(Happened::Clocks);
        Ok(house.view())
    })
}

pub fn try_cue(house: &House, tournament: TournamentId, cue: Cue) -> Result<(), Problem> {
    let (tunes, words, language) = {
        let mut office = house.office();
        let language = office.room_language();
        let (now, sheet) = (office.now(), office.announcements.cues.clone());
        let of = office.look(tournament)?.tournament();
        let said = announce(of, &sheet, &example(of, cue, now));
        let line = sheet.line(cue);
        let spoken = line.speech && office.announcements.speech;
        (
            line.sound.then(|| office.tune(cue)).into_iter().collect(),
            if spoken { plain(&said.spoken, language) } else { String::new() },
            language,
        )
    };
    house.call_out(tunes, words, language);
    Ok(())
}
