//! What tables ask of the floor, as the desk has it.

use super::{Answer, answer};
use crate::house::DEVICE;
use crate::network::requests::settle;
use crate::prelude::*;

/// The open requests of a tournament.
#[tauri::command]
pub fn requests<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    answer(&app, |desk| {
        let taken = desk.house().snapshot(tournament)?;
        Ok(desk.requests.view(tournament, &taken.log))
    })
}

/// Does what is wanted, or says no.
#[tauri::command]
pub fn settle_request<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    id: u32,
    done: bool,
) -> Answer {
    answer(&app, |desk| {
        settle(&app, desk, (tournament, &[id]), (done, None), (DEVICE, None))?;
        Ok(())
    })
}
