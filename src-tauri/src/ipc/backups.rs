//! The calls about backups, damaged files and diagnostics.

use super::{Answer, aside, change_aside, saved};
use crate::desk::read_sounds;
use crate::prelude::*;

/// Every backup with what is in it.
#[tauri::command]
pub async fn backups<R: Runtime>(app: AppHandle<R>) -> Answer {
    aside(app, |_, desk| {
        let file = desk.house().to_compare();
        file.contents()
    })
    .await
}

/// Makes a backup now.
#[tauri::command]
pub async fn back_up<R: Runtime>(app: AppHandle<R>) -> Answer {
    change_aside(app, |_, desk| {
        let file = desk.house().to_back_up()?;
        file.write()
    })
    .await
}

/// Writes what helps whoever is to help; answers where it is.
#[tauri::command]
pub async fn save_diagnostics<R: Runtime>(app: AppHandle<R>, names: bool) -> Answer {
    saved(app, move |app, desk| {
        let view = desk.view(app);
        desk.house().save_diagnostics(&desk.papers, &view, names)
    })
    .await
}

/// Puts a backup in the place of the file.
#[tauri::command]
pub async fn restore_backup<R: Runtime>(app: AppHandle<R>, path: String) -> Answer {
    change_aside(app, move |app, desk| {
        desk.house().restore(Path::new(&path))?;
        read_sounds(app);
        Ok(desk.view(app))
    })
    .await
}

/// Goes on with what can be read of a damaged file.
#[tauri::command]
pub async fn salvage<R: Runtime>(app: AppHandle<R>) -> Answer {
    change_aside(app, move |app, desk| {
        desk.house().salvage()?;
        read_sounds(app);
        Ok(desk.view(app))
    })
    .await
}
