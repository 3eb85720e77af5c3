//! The room's windows: each fills its monitor, waits while that is not connected, and comes back with it.
//!
//! What is wanted stands in [`crate::house::screens`]; here the windows are made to agree with it.

use crate::desk::tell_house;
use crate::devices::monitors::{Screen, screens};
use crate::house::screens::{Layout, Place, Screens};
use crate::house::view::ProjectorLine;
use crate::prelude::*;
#[cfg(target_os = "linux")]
use crate::web_process;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use tauri::{WebviewUrl, WebviewWindow};

/// How the labels of these windows begin; their capability is granted by this pattern.
const LABEL: &str = "projector-";
/// How often the monitors are looked at while the room sees something: none of the three systems tells of a change
/// through the library of windows.
const LOOK: Duration = Duration::from_secs(2);

/// The number in a window's label; absent for any other window.
pub fn number(label: &str) -> Option<u32> {
    label.strip_prefix(LABEL)?.parse().ok()
}

/// The projector windows that are wanted, open or waiting.
pub fn lines<R: Runtime>(app: &AppHandle<R>) -> Vec<ProjectorLine> {
    let open = open_numbers(app);
    let desk = app.state::<Desk>();
    let house = desk.house();
    house
        .screens
        .wanted()
        .map(|screen| ProjectorLine {
            id: screen.id,
            tournament: screen.tournament,
            layout: screen.layout,
            monitor: screen.place.as_ref().map(|place| place.name.clone()),
            open: open.contains(&screen.id),
        })
        .collect()
}

fn open_numbers<R: Runtime>(app: &AppHandle<R>) -> Vec<u32> {
    app.webview_windows().keys().filter_map(|label| number(label)).collect()
}

/// Shows a tournament to the room: on the monitor named, else on the first that is not the director's and has no
/// window, else in an ordinary window. Where it has one already and no monitor is free, that comes to the front.
///
/// # Errors
/// A monitor that is not connected, and too many windows.
pub fn open<R: Runtime>(
    app: &AppHandle<R>,
    tournament: u32,
    monitor: Option<&str>,
    layout: Option<Layout>,
) -> Result<(), Problem> {
    let screens = screens(app);
    let desk = app.state::<Desk>();
    let place = match monitor {
        Some(name) => Some(named(&screens, name)?),
        None => {
            let room = room_places(&screens);
            desk.house().screens.free(&room).first().map(|place| (*place).clone())
        }
    };
    if monitor.is_none() && place.is_none() {
        let shown: Vec<u32> = lines(app)
            .iter()
            .filter(|line| line.tournament == tournament && line.open)
            .map(|line| line.id)
            .collect();
        if let Some(id) = shown.first() {
            if let Some(window) = app.get_webview_window(&format!("{LABEL}{id}")) {
                window.set_focus()?;
            }
            return Ok(());
        }
    }
    desk.house()
        .change(|screens: &mut Screens| screens.open(tournament, layout, place.as_ref()))?;
    agree(app);
    Ok(())
}

/// Changes what a window shows, of which tournament and where. A monitor of no name is an ordinary window.
///
/// # Errors
/// A window that is no longer there, a monitor that is not connected.
pub fn change<R: Runtime>(
    app: &AppHandle<R>,
    id: u32,
    tournament: u32,
    layout: Layout,
    monitor: Option<&str>,
) -> Result<(), Problem> {
    let desk = app.state::<Desk>();
    let before = desk.house().screens.get(id).and_then(|screen| screen.place.clone());
    // A window that waits for its monitor stays with it, although the system does not name it now.
    let stays = before.as_ref().map(|place| place.name.as_str()) == monitor;
    let place = match monitor {
        _ if stays => before,
        Some(name) => Some(named(&screens(app), name)?),
        None => None,
    };
    desk.house().change(|screens: &mut Screens| {
        screens.change(id, tournament, layout)?;
        screens.put(id, place.as_ref())
    })?;
    agree(app);
    Ok(())
}

/// Closes a window and forgets it.
pub fn close<R: Runtime>(app: &AppHandle<R>, id: u32) {
    app.state::<Desk>().house().set(|screens: &mut Screens| screens.close(id));
    agree(app);
}

/// Shows a tournament that begins, where a monitor for the room is free or shows one that makes way for it.
pub fn open_by_itself<R: Runtime>(app: &AppHandle<R>, tournament: u32) {
    let room = room_places(&screens(app));
    let desk = app.state::<Desk>();
    let (shown, free) = {
        let mut house = desk.house();
        let over = house.make_way();
        let shown = house.screens.wanted().find(|screen| screen.tournament == tournament).cloned();
        (shown, house.screens.for_a_start(&room, |number| over.contains(&number)).cloned())
    };
    let Some(place) = free else { return };
    let opened = desk.house().change(|screens: &mut Screens| match shown {
        // An ordinary window was there for want of a monitor.
        Some(screen) if screen.place.is_none() => screens.put(screen.id, Some(&place)),
        Some(_) => Ok(()),
        None => screens.open(tournament, None, Some(&place)).map(|_| ()),
    });
    if let Err(problem) = opened {
        tracing::warn!(message = %problem.sentence, "the projector did not open by itself");
    }
    agree(app);
}

fn named(screens: &[Screen], name: &str) -> Result<Place, Problem> {
    let found = screens.iter().find(|screen| screen.view.name == name);
    found.map(Screen::place).ok_or_else(|| {
        problem!(
            monitor,
            "monitor-gone",
            "The monitor {name} is not connected. Choose another one.",
            name = name
        )
    })
}

/// The monitors that are not the director's.
fn room_places(screens: &[Screen]) -> Vec<Place> {
    screens.iter().filter(|screen| !screen.view.primary).map(Screen::place).collect()
}

/// Opens and closes windows until those are open that should be, and tells them what to show.
pub fn agree<R: Runtime>(app: &AppHandle<R>) {
    let desk = app.state::<Desk>();
    // Two threads that open the same window would both try.
    let _turn = desk.placing();
    let places: Vec<Place> = screens(app).iter().map(Screen::place).collect();
    let placing = desk.house().screens.placing(&places, &open_numbers(app));
    for id in placing.close {
        if let Some(window) = app.get_webview_window(&format!("{LABEL}{id}"))
            && let Err(error) = window.destroy()
        {
            tracing::warn!(%error, id, "a projector window could not be closed");
        }
    }
    for (screen, place) in placing.open {
        let name = desk
            .house()
            .look(screen.tournament)
            .map(|log| log.tournament().setup.name.clone())
            .unwrap_or_default();
        if let Err(problem) = build(app, screen.id, &name, place.as_ref()) {
            tracing::warn!(
                message = %problem.sentence,
                id = screen.id,
                "a projector window did not open"
            );
        }
    }
    tell_screens(app);
    desk.watch_monitors();
}

fn build<R: Runtime>(
    app: &AppHandle<R>,
    id: u32,
    name: &str,
    place: Option<&Place>,
) -> Result<(), Problem> {
    let title =
        if name.is_empty() { "Projector".to_string() } else { format!("{name} · projector") };
    let (tell, made) = channel();
    let asked = app.clone();
    app.run_on_main_thread(move || {
        let _ = tell.send(window(&asked, id, title));
    })?;
    // Nothing is told while the program ends.
    let Ok(window) = made.recv() else { return Ok(()) };
    let window = window?;
    if let Some(place) = place {
        go_full_screen(&window, place);
    }
    Ok(())
}

fn window<R: Runtime>(
    app: &AppHandle<R>,
    id: u32,
    title: String,
) -> tauri::Result<WebviewWindow<R>> {
    let page = WebviewUrl::App("projector.html".into());
    let window =
        crate::window_at(app, format!("{LABEL}{id}"), page).title(title).inner_size(1_280.0, 720.0);
    #[cfg(target_os = "linux")]
    let window = web_process::share(app, window);
    let window = window.build()?;
    #[cfg(target_os = "linux")]
    web_process::bring_back(&window)?;
    Ok(window)
}

/// Some window managers ignore the request without a word, so the result is checked and asked for the plain way.
fn go_full_screen<R: Runtime>(window: &WebviewWindow<R>, place: &Place) {
    let position = tauri::PhysicalPosition::new(f64::from(place.x), f64::from(place.y));
    if let Err(error) = window.as_ref().window().set_fullscreen_on_monitor(position) {
        tracing::warn!(%error, "the projector could not be sent to its monitor");
    }
    if !window.is_fullscreen().unwrap_or(false) {
        let corner = tauri::PhysicalPosition::new(place.x, place.y);
        let moved = window.set_position(tauri::Position::Physical(corner));
        let filled = window.set_fullscreen(true);
        if let Err(error) = moved.and(filled) {
            tracing::warn!(%error, monitor = place.name, "the projector is not full screen");
        }
    }
}

/// Tells the windows of the room that what they are to show, or how, has changed.
pub fn tell_screens<R: Runtime>(app: &AppHandle<R>) {
    app.state::<Desk>().say(app, "screen", ());
}

/// Tells the windows of the room and the desk that something about the house has changed.
pub fn tell_all<R: Runtime>(app: &AppHandle<R>) {
    tell_screens(app);
    tell_house(app);
}

/// Starts to follow the monitors. The thread sleeps until the room is to see something, and looks every two seconds
/// then.
pub fn follow<R: Runtime>(app: AppHandle<R>, wanted: Receiver<()>) -> std::io::Result<()> {
    std::thread::Builder::new()
        .name("monitors".into())
        .spawn(move || watch(&app, &wanted))
        .map(|_| ())
}

fn watch<R: Runtime>(app: &AppHandle<R>, wanted: &Receiver<()>) {
    let mut before: Option<Vec<Screen>> = None;
    loop {
        let look = {
            let desk = app.state::<Desk>();
            let house = desk.house();
            house.screens.wanted().next().is_some() || house.clock_runs()
        };
        let woken = if look {
            wanted.recv_timeout(LOOK)
        } else {
            before = None;
            wanted.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        if matches!(woken, Err(RecvTimeoutError::Disconnected)) {
            return;
        }
        let now = screens(app);
        let places: Vec<Place> = now.iter().map(Screen::place).collect();
        let changed = before.as_ref().is_some_and(|before| *before != now);
        before = Some(now);
        let open = open_numbers(app);
        let placing = app.state::<Desk>().house().screens.placing(&places, &open);
        if !placing.open.is_empty() || !placing.close.is_empty() {
            agree(app);
        }
        if changed {
            tracing::info!(monitors = ?places, "the monitors changed");
            let playing = app.state::<Desk>().house().in_play().into_iter().next();
            if let Some((tournament, _)) = playing {
                open_by_itself(app, tournament);
            }
            tell_house(app);
        }
    }
}
