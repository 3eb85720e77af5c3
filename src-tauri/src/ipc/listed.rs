//! The calls about the house's own list of players.

use super::{Answer, answer, saved};
use crate::papers;
use crate::prelude::*;
use shuffle_up_players::{ListProblem, ListedPlayer, Photo, PlayerList};
use tauri::State;

/// A page of the house's own list of players.
#[tauri::command]
pub fn find_listed<R: Runtime>(app: AppHandle<R>, search: String, from: u32, count: u32) -> Answer {
    listed(&app, |list| list.find(&search, from, count))
}

/// Keeps a player on the house's list; answers the number.
#[tauri::command]
pub fn keep_listed<R: Runtime>(app: AppHandle<R>, player: ListedPlayer) -> Answer {
    listed(&app, |list| list.keep(&player))
}

/// Deletes players of the house's list.
#[tauri::command]
pub fn delete_listed<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    numbers: Vec<u32>,
) -> Answer {
    let now = desk.house().now();
    listed(&app, |list| list.delete(&numbers, now))
}

/// Puts deleted players back on the house's list.
#[tauri::command]
pub fn restore_listed<R: Runtime>(app: AppHandle<R>, numbers: Vec<u32>) -> Answer {
    listed(&app, |list| list.restore(&numbers))
}

/// Makes two players of the house's list one.
#[tauri::command]
pub fn merge_listed<R: Runtime>(app: AppHandle<R>, into: u32, other: u32) -> Answer {
    listed(&app, |list| list.merge(into, other))
}

/// Parts two players who were made one.
#[tauri::command]
pub fn part_listed<R: Runtime>(app: AppHandle<R>, other: u32) -> Answer {
    listed(&app, |list| list.part(other))
}

/// Who may be on the house's list twice.
#[tauri::command]
pub fn duplicates_listed<R: Runtime>(app: AppHandle<R>) -> Answer {
    listed(&app, PlayerList::duplicates)
}

/// Takes a CSV file into the house's list.
#[tauri::command]
pub fn import_listed<R: Runtime>(app: AppHandle<R>, base64: String) -> Answer {
    listed(&app, |list| list.import(&base64))
}

/// Takes an import back: those it added go, those it completed are as they were.
#[tauri::command]
pub fn take_back_import<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    added: Vec<u32>,
    before: Vec<ListedPlayer>,
) -> Answer {
    let now = desk.house().now();
    listed(&app, |list| list.take_back(&added, &before, now))
}

/// Takes a photo of a player, its file in base64; answers the number to keep the player with.
#[tauri::command]
pub fn take_photo<R: Runtime>(app: AppHandle<R>, base64: String) -> Answer {
    answer(&app, |desk| {
        // Made small before the list is asked for, which others wait for meanwhile.
        let photo = Photo::read(&base64)?;
        Ok(desk.players.with(|list| list.take_photo(&photo))?)
    })
}

/// A player's photo as a page can show it; nothing where there is none.
#[tauri::command]
pub fn photo<R: Runtime>(app: AppHandle<R>, number: u32) -> Answer {
    answer(&app, |desk| Ok(desk.players.look(|list| list.photo(number))?))
}

/// The largest photo of a player of the house's list as a page can show it; nothing where there is none.
#[tauri::command]
pub fn portrait<R: Runtime>(app: AppHandle<R>, player: u32) -> Answer {
    answer(&app, |desk| Ok(desk.players.look(|list| list.portrait(player))?))
}

/// Writes the house's list as CSV; answers where it is.
#[tauri::command]
pub fn export_listed<R: Runtime>(app: AppHandle<R>) -> Answer {
    saved(&app, |desk| {
        let text = desk.players.with(PlayerList::export)?;
        papers::write_whole(desk.papers.join("Players.csv"), text.as_bytes())
    })
}

/// Puts the players of a tournament onto the house's list; answers how many are new.
#[tauri::command]
pub fn list_entered<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    answer(&app, |desk| {
        let who = desk.house().unlisted(tournament)?;
        desk.players.enlist(&who)
    })
}

/// Works on the house's list of players.
fn listed<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&mut PlayerList) -> Result<T, ListProblem>,
) -> Answer {
    answer(app, |desk| Ok(desk.players.with(work)?))
}
