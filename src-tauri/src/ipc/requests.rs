//! What tables ask of the floor, as the desk has it.

use super::aside;
use crate::house::DEVICE;
use crate::network::requests::{RequestView, settle};
use crate::problem::Problem;
use tauri::{AppHandle, Runtime};

/// The open requests of a tournament.
#[tauri::command]
pub async fn requests<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
) -> Result<Vec<RequestView>, Problem> {
    aside(app, move |_, desk| {
        let taken = desk.house().snapshot(tournament)?;
        Ok(desk.requests.view(tournament, &taken.log))
    })
    .await
}

/// Does what is wanted, or says no.
#[tauri::command]
pub async fn settle_request<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    id: u32,
    done: bool,
) -> Result<(), Problem> {
    aside(app, move |app, desk| {
        settle(app, desk, (tournament, &[id]), (done, None), (DEVICE, None))?;
        Ok(())
    })
    .await
}
