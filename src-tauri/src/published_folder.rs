//! The dialog of the system in which a host chooses the folder that is published.

use crate::prelude::*;
use serde_json::json;
use shuffle_up_house::caller::Caller;

/// Asks for a folder and publishes into the one that is chosen. Nobody waits for the answer: the desk hears of it like of any change.
pub fn choose<R: Runtime>(app: &AppHandle<R>) {
    let asking = app.clone();
    // A dialog belongs to the thread that draws; its answer comes on another one.
    let asked = app.run_on_main_thread(move || {
        let chosen = rfd::AsyncFileDialog::new().pick_folder();
        tauri::async_runtime::spawn(async move {
            let Some(folder) = chosen.await else { return };
            let folder = folder.path().display().to_string();
            tauri::async_runtime::spawn_blocking(move || publish(&asking, &folder));
        });
    });
    if let Err(error) = asked {
        tracing::error!(%error, "no folder could be asked for");
    }
}

fn publish<R: Runtime>(app: &AppHandle<R>, folder: &str) {
    let house = app.state::<Arc<House>>();
    let change = json!({ "change": { "type": "publish", "folder": folder } });
    if let Err(problem) = house.call(&Caller::Desk, "change_network", change) {
        tracing::error!(message = %problem.message, "the folder is not published");
    }
}
