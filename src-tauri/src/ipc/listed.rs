//! The calls about the house's own list of players.

use super::{Answer, aside, saved};
use crate::papers;
use crate::prelude::*;
use shuffle_up_players::{ListProblem, ListedPlayer, Photo, PlayerList};
use tauri::State;

/// A page of the house's own list of players.
#[tauri::command]
pub async fn find_listed<R: Runtime>(
    app: AppHandle<R>,
    search: String,
    from: u32,
    count: u32,
) -> Answer {
    listed(app, move |list| list.find(&search, from, count)).await
}

/// Keeps a player on the house's list; answers the number.
#[tauri::command]
pub async fn keep_listed<R: Runtime>(app: AppHandle<R>, player: ListedPlayer) -> Answer {
    listed(app, move |list| list.keep(&player)).await
}

/// Deletes players of the house's list.
#[tauri::command]
pub async fn delete_listed<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    numbers: Vec<u32>,
) -> Answer {
    let now = desk.house().now();
    listed(app, move |list| list.delete(&numbers, now)).await
}

/// Puts deleted players back on the house's list.
#[tauri::command]
pub async fn restore_listed<R: Runtime>(app: AppHandle<R>, numbers: Vec<u32>) -> Answer {
    listed(app, move |list| list.restore(&numbers)).await
}

/// Makes two players of the house's list one.
#[tauri::command]
pub async fn merge_listed<R: Runtime>(app: AppHandle<R>, into: u32, other: u32) -> Answer {
    listed(app, move |list| list.merge(into, other)).await
}

/// Parts two players who were made one.
#[tauri::command]
pub async fn part_listed<R: Runtime>(app: AppHandle<R>, other: u32) -> Answer {
    listed(app, move |list| list.part(other)).await
}

/// Who may be on the house's list twice.
#[tauri::command]
pub async fn duplicates_listed<R: Runtime>(app: AppHandle<R>) -> Answer {
    listed(app, PlayerList::duplicates).await
}

/// Takes a CSV file into the house's list.
#[tauri::command]
pub async fn import_listed<R: Runtime>(app: AppHandle<R>, base64: String) -> Answer {
    listed(app, move |list| list.import(&base64)).await
}

/// Takes an import back: those it added go, those it completed are as they were.
#[tauri::command]
pub async fn take_back_import<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    added: Vec<u32>,
    before: Vec<ListedPlayer>,
) -> Answer {
    let now = desk.house().now();
    listed(app, move |list| list.take_back(&added, &before, now)).await
}

/// Takes a photo of a player, its file in base64; answers the number to keep the player with.
#[tauri::command]
pub async fn take_photo<R: Runtime>(app: AppHandle<R>, base64: String) -> Answer {
    aside(app, move |_, desk| {
        // Made small before the list is asked for, which others wait for meanwhile.
        let photo = Photo::read(&base64)?;
        Ok(desk.players.with(|list| list.take_photo(&photo))?)
    })
    .await
}

/// A player's photo as a page can show it; nothing where there is none.
#[tauri::command]
pub async fn photo<R: Runtime>(app: AppHandle<R>, number: u32) -> Answer {
    aside(app, move |_, desk| Ok(desk.players.look(|list| list.photo(number))?)).await
}

/// The largest photo of a player of the house's list as a page can show it; nothing where there is none.
#[tauri::command]
pub async fn portrait<R: Runtime>(app: AppHandle<R>, player: u32) -> Answer {
    aside(app, move |_, desk| Ok(desk.players.look(|list| list.portrait(player))?)).await
}

/// Writes the house's list as CSV; answers where it is.
#[tauri::command]
pub async fn export_listed<R: Runtime>(app: AppHandle<R>) -> Answer {
    saved(app, move |_, desk| {
        let text = desk.players.with(PlayerList::export)?;
        papers::write_whole(desk.papers.join("Players.csv"), text.as_bytes())
    })
    .await
}

/// Puts the players of a tournament onto the house's list; answers how many are new.
#[tauri::command]
pub async fn list_entered<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    aside(app, move |_, desk| {
        let who = desk.house().unlisted(tournament)?;
        desk.players.enlist(&who)
    })
    .await
}

/// Works on the house's list of players, aside.
async fn listed<R: Runtime, T: Serialize>(
    app: AppHandle<R>,
    work: impl FnOnce(&mut PlayerList) -> Result<T, ListProblem> + Send + 'static,
) -> Answer {
    aside(app, move |_, desk| Ok(desk.players.with(work)?)).await
}
