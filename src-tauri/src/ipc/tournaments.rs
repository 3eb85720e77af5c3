//! The calls about the tournaments of the house: made, hidden, out to files and back in.

use super::{Answer, answer, change, saved};
use crate::desk::tell_house;
use crate::given::GivenFiles;
use crate::house::screens::Screens;
use crate::house::transfer::ReadTournament;
use crate::prelude::*;
use crate::{projector, sample};
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_players::PlayerList;

/// Opens a new tournament.
#[tauri::command]
pub fn new_tournament<R: Runtime>(app: AppHandle<R>, setup: SetUp, enter: Option<Enter>) -> Answer {
    change(&app, |desk| {
        let id = desk.house().new_tournament(setup, enter)?;
        desk.players.catch_up();
        Ok(id)
    })
}

/// Hides a tournament from the list.
#[tauri::command]
pub fn delete_tournament<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    change(&app, |desk| {
        {
            let mut house = desk.house();
            house.delete(tournament, true)?;
            house.set(|screens: &mut Screens| screens.rest(|over| over == tournament));
        }
        projector::agree(&app);
        Ok(())
    })
}

/// Shows a hidden tournament again.
#[tauri::command]
pub fn restore_tournament<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    change(&app, |desk| desk.house().delete(tournament, false))
}

/// Opens a tournament in full swing.
#[tauri::command]
pub fn open_sample<R: Runtime>(app: AppHandle<R>) -> Answer {
    change(&app, |desk| {
        let id = sample::open(&mut desk.house())?;
        desk.wake_up();
        projector::open_by_itself(&app, id);
        Ok(id)
    })
}

/// Writes a tournament as a file of its own; answers where it is.
#[tauri::command]
pub fn export_tournament<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    saved(&app, |desk| desk.house().export_tournament(&desk.papers.join("Tournaments"), tournament))
}

/// Writes the whole house as one file; answers where it is.
#[tauri::command]
pub fn export_house<R: Runtime>(app: AppHandle<R>) -> Answer {
    saved(&app, |desk| {
        let players = desk.players.with(PlayerList::whole)?;
        let house = desk.house().to_make_whole()?;
        house.write(players, &desk.papers.join("House"))
    })
}

/// Writes the tournaments of a year that are over as one file and takes them off the list; answers where it is.
#[tauri::command]
pub fn archive_year<R: Runtime>(app: AppHandle<R>, year: i32) -> Answer {
    saved(&app, |desk| {
        let asked = desk.house().to_archive(year)?;
        let file = asked.write(&desk.papers.join("House"))?;
        {
            let mut house = desk.house();
            let off = house.take_off(&file)?;
            house.set(|screens: &mut Screens| screens.rest(|one| off.contains(&one)));
        }
        projector::agree(&app);
        tell_house(&app);
        Ok(file.path)
    })
}

/// Puts the tournaments of a year on the list again.
#[tauri::command]
pub fn bring_back_year<R: Runtime>(app: AppHandle<R>, year: i32) -> Answer {
    change(&app, |desk| desk.house().bring_back(year))
}

/// Takes in a tournament's file as a new tournament.
#[tauri::command]
pub fn import_tournament<R: Runtime>(app: AppHandle<R>, name: String, base64: String) -> Answer {
    change(&app, |desk| {
        let read = ReadTournament::read(&name, &base64)?;
        let imported = desk.house().take_in_file(read)?;
        desk.wake_up();
        Ok(imported)
    })
}

/// What became of the files that the program was opened with, since this was asked last.
#[tauri::command]
pub fn given<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |_| Ok(app.state::<GivenFiles>().told()))
}
