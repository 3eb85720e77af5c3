//! The calls about the room's screens: windows, browsers, their look, and where the tables stand.

use super::{Answer, answer, change, show};
use crate::house::background::{self, BACKGROUND};
use crate::house::logo::{self, LOGO};
use crate::house::look::Look;
use crate::house::room_map::{RoomMap, TablePlace};
use crate::house::screens::{Layout, Screens};
use crate::network::NetworkChange;
use crate::network::view::view as network_view;
use crate::prelude::*;
use crate::projector;
use tauri::{State, WebviewWindow};

/// Shows a tournament to the room, on this monitor or on the next free one.
#[tauri::command]
pub fn open_projector<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    monitor: Option<String>,
    layout: Option<Layout>,
) -> Answer {
    change(&app, |_| projector::open(&app, tournament, monitor.as_deref(), layout))
}

/// Changes what a projector window shows, of which tournament and on which monitor.
#[tauri::command]
pub fn change_projector<R: Runtime>(
    app: AppHandle<R>,
    id: u32,
    tournament: u32,
    layout: Layout,
    monitor: Option<String>,
) -> Answer {
    change(&app, |_| projector::change(&app, id, tournament, layout, monitor.as_deref()))
}

/// Closes a projector window and forgets it.
#[tauri::command]
pub fn close_projector<R: Runtime>(app: AppHandle<R>, id: u32) -> Answer {
    change(&app, |_| {
        projector::close(&app, id);
        Ok(())
    })
}

/// What the calling window of the room is to show; the desk says which window it means.
#[tauri::command]
pub fn screen<R: Runtime>(window: WebviewWindow<R>, id: Option<u32>) -> Answer {
    answer(window.app_handle(), |desk| {
        let id = projector::number(window.label()).or(id).ok_or_else(|| {
            problem!(unknown, "no-room-window", "This is not a window of the room.")
        })?;
        desk.house().screen(id)
    })
}

/// The logo as a page can show it; nothing without one.
#[tauri::command]
pub fn logo(desk: State<'_, Desk>) -> Option<String> {
    let (folder, name) = {
        let house = desk.house();
        (house.folder().to_path_buf(), house.look.logo.clone()?)
    };
    LOGO.as_address(&folder, &name)
}

/// Takes a new logo, or none.
#[tauri::command]
pub fn set_logo<R: Runtime>(app: AppHandle<R>, base64: Option<String>) -> Answer {
    hang(&app, base64, logo::look_at, |house, picture| {
        let logo = house.keep_logo(picture)?;
        house.change_look(|look| {
            look.logo = logo;
            Ok(())
        })
    })
}

/// The picture behind every scene as a page can show it; nothing without one.
#[tauri::command]
pub fn background(desk: State<'_, Desk>) -> Option<String> {
    let (folder, name) = {
        let house = desk.house();
        (house.folder().to_path_buf(), house.look.background.clone()?.file)
    };
    BACKGROUND.as_address(&folder, &name)
}

/// Takes a new picture to stand behind every scene, or none.
#[tauri::command]
pub fn set_background<R: Runtime>(app: AppHandle<R>, base64: Option<String>) -> Answer {
    hang(&app, base64, background::look_at, |house, picture| {
        let background = house.keep_background(picture)?;
        house.change_look(|look| {
            look.background = background;
            Ok(())
        })
    })
}

/// Looks at a picture before the house is held, keeps it, or none, and tells the screens and the desk.
fn hang<R: Runtime, Picture: 'static>(
    app: &AppHandle<R>,
    base64: Option<String>,
    look_at: fn(&str) -> Result<Picture, Problem>,
    keep: fn(&mut House, Option<&Picture>) -> Result<(), Problem>,
) -> Answer {
    show(app, |desk| {
        let picture = base64.map(|picture| look_at(&picture)).transpose()?;
        keep(&mut desk.house(), picture.as_ref())
    })
}

/// Changes the look of the screens.
#[tauri::command]
pub fn set_look<R: Runtime>(app: AppHandle<R>, look: Look) -> Answer {
    change(&app, |desk| {
        desk.house().change_look(|kept| kept.change(look))?;
        projector::tell_screens(&app);
        Ok(())
    })
}

/// Sets the message on a tournament's screens; an empty one takes it away.
#[tauri::command]
pub fn set_message<R: Runtime>(app: AppHandle<R>, tournament: u32, message: String) -> Answer {
    answer(&app, |desk| show_message(&app, desk, tournament, &message))
}

/// Has a tournament's screens say this, or nothing.
///
/// # Errors
/// A message that is too long, and the journal's errors.
pub fn show_message<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    message: &str,
) -> Result<(), Problem> {
    desk.house().change(|screens: &mut Screens| screens.say(tournament, message))?;
    projector::tell_all(app);
    Ok(())
}

/// Where the tables stand; nothing where nobody has arranged them.
#[tauri::command]
pub fn room_map(desk: State<'_, Desk>) -> Vec<TablePlace> {
    desk.house().room_map.places.clone()
}

/// Puts every table in its place; no places at all take the arrangement away.
#[tauri::command]
pub fn arrange_room<R: Runtime>(app: AppHandle<R>, places: Vec<TablePlace>) -> Answer {
    answer(&app, |desk| {
        desk.house().change(|map: &mut RoomMap| map.arrange(places))?;
        projector::tell_screens(&app);
        Ok(())
    })
}

/// The house on its own network.
#[tauri::command]
pub fn network<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| Ok(network_view(desk)))
}

/// Changes how the house is served to its room.
#[tauri::command]
pub fn change_network<R: Runtime>(app: AppHandle<R>, change: NetworkChange) -> Answer {
    answer(&app, |desk| {
        crate::network::change(&app, change)?;
        Ok(network_view(desk))
    })
}
