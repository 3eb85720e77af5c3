//! What tables ask of the floor, as the desk has it.

use super::{Answer, aside};
use crate::house::DEVICE;
use crate::network::requests::settle;
use crate::prelude::*;

/// The open requests of a tournament.
#[tauri::command]
pub async fn requests<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
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
) -> Answer {
    aside(app, move |app, desk| {
        settle(app, desk, (tournament, &[id]), (done, None), (DEVICE, None))?;
        Ok(())
    })
    .await
}
