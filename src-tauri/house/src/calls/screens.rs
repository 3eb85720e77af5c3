//! The calls about the room's screens: windows, browsers, their look, and where the tables stand.

use crate::caller::Caller;
use crate::happened::Happened;
use crate::house::House;
use crate::office::Office;
use crate::office::background::{self, BACKGROUND};
use crate::office::logo::{self, LOGO};
use crate::office::look::Look;
use crate::office::own_file::OwnFile;
use crate::office::picture_for_browsers::small_for_browsers;
use crate::office::room_map::{RoomMap, TablePlace};
use crate::office::screens::{Layout, Screens};
use crate::office::view::ScreenView;
use crate::prelude::*;

/// Where browsers find the pictures of the room's screens, by name.
pub const PICTURES: &str = "/picture/";

/// The message on a tournament's screens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MessageView {
    /// What they say; empty without a message.
    pub now: String,
    /// The messages said last, the newest first.
    pub said: Vec<String>,
}

pub fn open_projector(
    house: &House,
    tournament: Option<TournamentId>,
    monitor: Option<String>,
    layout: Option<Layout>,
) -> Result<(), Problem> {
    house.changing(|| house.open_projector(tournament, monitor.as_deref(), layout))
}

pub fn change_projector(
    house: &House,
    id: u32,
    tournament: Option<TournamentId>,
    layout: Layout,
    monitor: Option<String>,
) -> Result<(), Problem> {
    house.changing(|| house.change_projector(id, tournament, layout, monitor.as_deref()))
}

pub fn close_projector(house: &House, id: u32) -> Result<(), Problem> {
    house.changing(|| {
        house.close_projector(id);
        Ok(())
    })
}

pub fn screen(
    house: &House,
    caller: &Caller,
    id: Option<u32>,
    number: Option<u32>,
) -> Result<ScreenView, Problem> {
    if caller.is_browser() {
        return house.office().browser_screen(number.unwrap_or_default());
    }
    let id = match caller {
        Caller::Wall(own) => Some(*own),
        _ => id,
    };
    let id =
        id.ok_or_else(|| problem!(unknown, "no-room-window", "This is not a window of the room."))?;
    house.office().screen(id)
}

pub fn logo(house: &House, caller: &Caller) -> Result<Option<String>, Problem> {
    let (folder, name) = {
        let office = house.office();
        (office.folder().to_path_buf(), office.look.logo.clone())
    };
    Ok(name.and_then(|name| shown_to(house, caller, &LOGO, (&folder, &name))))
}

/// A picture as an address: a browser fetches it by itself and keeps it, a window has no such way to the house.
fn shown_to(
    house: &House,
    caller: &Caller,
    kind: &OwnFile,
    (folder, name): (&Path, &str),
) -> Option<String> {
    if caller.is_browser() {
        return house.picture(name).map(|_| format!("{PICTURES}{name}"));
    }
    kind.as_address(folder, name)
}

pub fn set_logo(house: &House, base64: Option<String>) -> Result<(), Problem> {
    hang(house, base64, logo::look_at, |office, picture| {
        let logo = office.keep_logo(picture)?;
        office.change_look(|look| {
            look.logo = logo;
            Ok(())
        })
    })
}

pub fn background(house: &House, caller: &Caller) -> Result<Option<String>, Problem> {
    let (folder, picture) = {
        let office = house.office();
        (office.folder().to_path_buf(), office.look.background.clone())
    };
    Ok(picture.and_then(|picture| shown_to(house, caller, &BACKGROUND, (&folder, &picture.file))))
}

impl House {
    /// A picture of the room's screens as browsers have it, by the name that the look has for it: what it is, and its bytes, which all
    /// who ask share. None of another name.
    pub fn picture(&self, name: &str) -> Option<(&'static str, Arc<[u8]>)> {
        let (folder, kind) = {
            let office = self.office();
            let logo = office.look.logo.as_deref() == Some(name);
            let background = office.look.background.as_ref().is_some_and(|it| it.file == name);
            let kind = if logo { &LOGO } else { background.then_some(&BACKGROUND)? };
            (office.folder().to_path_buf(), kind)
        };
        self.public.picture(name, || small_for_browsers(kind.read(&folder, name)?))
    }
}

pub fn set_background(house: &House, base64: Option<String>) -> Result<(), Problem> {
    hang(house, base64, background::look_at, |office, picture| {
        let background = office.keep_background(picture)?;
        office.change_look(|look| {
            look.background = background;
            Ok(())
        })
    })
}

/// Looks at a picture before the office is held, keeps it, or none, and tells the screens and the desk.
fn hang<Picture: 'static>(
    house: &House,
    base64: Option<String>,
    look_at: fn(&str) -> Result<Picture, Problem>,
    keep: fn(&mut Office, Option<&Picture>) -> Result<(), Problem>,
) -> Result<(), Problem> {
    house.showing(|| {
        let picture = base64.map(|picture| look_at(&picture)).transpose()?;
        keep(&mut house.office(), picture.as_ref())
    })
}

pub fn set_look(house: &House, look: Look) -> Result<(), Problem> {
    house.changing(|| {
        house.office().change_look(|kept| kept.change(look))?;
        house.announce(Happened::Screens);
        Ok(())
    })
}

pub fn message(house: &House, tournament: TournamentId) -> Result<MessageView, Problem> {
    let office = house.office();
    let screens = &office.screens;
    let now = screens.messages.get(&tournament).cloned().unwrap_or_default();
    Ok(MessageView { now, said: screens.said.clone() })
}

pub fn set_message(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    message: String,
) -> Result<(), Problem> {
    house.showing(|| {
        house.office().change(|screens: &mut Screens| screens.say(tournament, &message))
    })?;
    if let Some(device) = caller.device() {
        let label = phrase!("device-message", "Message: {text}", text = message);
        let label = plain(&label, house.language());
        house.note_device(device.id, label);
    }
    Ok(())
}

pub fn room_map(house: &House) -> Result<Vec<TablePlace>, Problem> {
    Ok(house.office().room_map.places.clone())
}

pub fn arrange_room(house: &House, places: Vec<TablePlace>) -> Result<(), Problem> {
    house.office().change(|map: &mut RoomMap| map.arrange(places))?;
    house.announce(Happened::Screens);
    Ok(())
}
