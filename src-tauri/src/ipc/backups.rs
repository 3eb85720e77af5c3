//! The calls about backups, damaged files and diagnostics.

use super::{Answer, answer, change, saved};
use crate::desk::read_sounds;
use crate::prelude::*;

/// Every backup with what is in it.
#[tauri::command]
pub fn backups<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| {
        let file = desk.house().to_compare();
        file.contents()
    })
}

/// Makes a backup now.
#[tauri::command]
pub fn back_up<R: Runtime>(app: AppHandle<R>) -> Answer {
    change(&app, |desk| {
        let file = desk.house().to_back_up()?;
        file.write()
    })
}

/// Writes what helps whoever is to help; answers where it is.
#[tauri::command]
pub fn save_diagnostics<R: Runtime>(app: AppHandle<R>, names: bool) -> Answer {
    saved(&app, |desk| {
        let view = desk.view(&app);
        desk.house().save_diagnostics(&desk.papers, &view, names)
    })
}

/// Puts a backup in the place of the file.
#[tauri::command]
pub fn restore_backup<R: Runtime>(app: AppHandle<R>, path: String) -> Answer {
    change(&app, |desk| {
        desk.house().restore(Path::new(&path))?;
        read_sounds(&app);
        Ok(desk.view(&app))
    })
}

/// Goes on with what can be read of a damaged file.
#[tauri::command]
pub fn salvage<R: Runtime>(app: AppHandle<R>) -> Answer {
    change(&app, |desk| {
        desk.house().salvage()?;
        read_sounds(&app);
        Ok(desk.view(&app))
    })
}
