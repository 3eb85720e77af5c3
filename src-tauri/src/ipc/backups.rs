//! The calls about backups, damaged files and diagnostics.

use super::{Answer, aside};
use crate::desk::{read_sounds, tell_house};
use tauri::{AppHandle, Runtime};

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
    aside(app, |app, desk| {
        let file = desk.house().to_back_up()?;
        file.write()?;
        tell_house(app);
        Ok(())
    })
    .await
}

/// Writes what helps whoever is to help; answers where it is.
#[tauri::command]
pub async fn save_diagnostics<R: Runtime>(app: AppHandle<R>, names: bool) -> Answer {
    aside(app, move |app, desk| {
        let view = desk.view(app);
        let path = desk.house().save_diagnostics(&desk.papers, &view, names)?;
        Ok(path.display().to_string())
    })
    .await
}

/// Puts a backup in the place of the file.
#[tauri::command]
pub async fn restore_backup<R: Runtime>(app: AppHandle<R>, path: String) -> Answer {
    aside(app, move |app, desk| {
        desk.house().restore(std::path::Path::new(&path))?;
        read_sounds(app);
        tell_house(app);
        Ok(desk.view(app))
    })
    .await
}

/// Goes on with what can be read of a damaged file.
#[tauri::command]
pub async fn salvage<R: Runtime>(app: AppHandle<R>) -> Answer {
    aside(app, move |app, desk| {
        desk.house().salvage()?;
        read_sounds(app);
        tell_house(app);
        Ok(desk.view(app))
    })
    .await
}
