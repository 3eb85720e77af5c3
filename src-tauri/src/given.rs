//! Files that the program was opened with, until the house is open to take them in.

use crate::prelude::*;
use tauri::async_runtime::spawn_blocking;

/// Hands files that were dropped on the desk's window to the house, on a thread of its own. Before it is open nothing asks for them.
pub fn dropped<R: Runtime>(app: &AppHandle<R>, files: Vec<PathBuf>) {
    let Some(house) = app.try_state::<Arc<House>>() else { return };
    let house = house.inner().clone();
    spawn_blocking(move || house.drop_in(files));
}

/// Files on their way to the house.
#[derive(Debug, Default)]
pub struct GivenFiles(Mutex<Vec<PathBuf>>);

/// Takes these files in, on a thread of its own; those that come before the house is open wait for it.
pub fn take_in<R: Runtime>(app: &AppHandle<R>, files: Vec<PathBuf>) {
    let given = app.state::<GivenFiles>();
    locked(&given.0).extend(files);
    let Some(house) = app.try_state::<Arc<House>>() else { return };
    let waiting = std::mem::take(&mut *locked(&given.0));
    if waiting.is_empty() {
        return;
    }
    let house = house.inner().clone();
    spawn_blocking(move || house.take_in(&waiting));
}
