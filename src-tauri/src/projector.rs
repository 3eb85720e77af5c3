//! The room's windows: each fills its monitor, waits while that is not connected, and comes back with it.
//!
//! What is wanted the house knows ([`shuffle_up_house::office::screens`]); here the windows are made to agree with it.

use crate::desktop_window::window_at;
use crate::devices::monitors::monitors;
use crate::labels;
use crate::prelude::*;
#[cfg(target_os = "linux")]
use crate::web_process;
use shuffle_up_house::happened::Happened;
use shuffle_up_house::office::screens::Place;
use shuffle_up_house::shell::Monitor;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use tauri::{WebviewUrl, WebviewWindow};

/// How often the monitors are looked at while the room sees something: none of the three systems tells of a change
/// through the library of windows.
const LOOK: Duration = Duration::from_secs(2);

/// The numbers of the windows that are open.
pub fn open_numbers<R: Runtime>(app: &AppHandle<R>) -> Vec<u32> {
    app.webview_windows().keys().filter_map(|label| labels::number(label)).collect()
}

/// Brings a window to the front, if it is open.
///
/// # Errors
/// A window that cannot be reached.
pub fn bring_to_front<R: Runtime>(app: &AppHandle<R>, id: u32) -> Result<(), Problem> {
    match app.get_webview_window(&labels::of(id)) {
        Some(window) => window.set_focus().map_err(|error| not_opened(&error)),
        None => Ok(()),
    }
}

fn not_opened(error: &tauri::Error) -> Problem {
    tracing::error!(%error, "a window could not be reached");
    problem!(
        window,
        "window-not-opened",
        "The window could not be opened. Close other windows and try again."
    )
}

/// Opens and closes windows until those are open that should be, and tells them what to show.
fn agree<R: Runtime>(app: &AppHandle<R>, house: &House, turn: &Mutex<()>) {
    // Two threads that open the same window would both try.
    let _turn = locked(turn);
    let places: Vec<Place> = monitors(app).iter().map(Monitor::place).collect();
    let placing = house.office().screens.placing(&places, &open_numbers(app));
    for id in placing.close {
        if let Some(window) = app.get_webview_window(&labels::of(id))
            && let Err(error) = window.destroy()
        {
            tracing::warn!(%error, id, "a projector window could not be closed");
        }
    }
    for (screen, place) in placing.open {
        let name = screen.tournament.and_then(|tournament| {
            let mut office = house.office();
            office.look(tournament).map(|log| log.tournament().setup.name.clone()).ok()
        });
        let name = name.unwrap_or_default();
        if let Err(problem) = build(app, screen.id, &name, place.as_ref()) {
            tracing::warn!(
                message = %problem.sentence,
                id = screen.id,
                "a projector window did not open"
            );
        }
    }
    house.announce(Happened::Screens);
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
    })
    .map_err(|error| not_opened(&error))?;
    // Nothing is told while the program ends.
    let Ok(window) = made.recv() else { return Ok(()) };
    let window = window.map_err(|error| not_opened(&error))?;
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
    let window = window_at(app, labels::of(id), page).title(title).inner_size(1_280.0, 720.0);
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

/// Has the windows agree with what is wanted from now on, and starts to follow the monitors. The thread sleeps until the room is to
/// see something, and looks every two seconds then.
///
/// # Errors
/// A system that gives no thread.
pub fn follow<R: Runtime>(app: AppHandle<R>, house: &Arc<House>) -> std::io::Result<()> {
    let turn = Arc::new(Mutex::new(()));
    let (wanted, heard) = channel();
    let (asked, windows, taken) = (app.clone(), Arc::downgrade(house), Arc::clone(&turn));
    house.subscribe(move |happened| {
        if let (Happened::Windows, Some(house)) = (happened, windows.upgrade()) {
            agree(&asked, &house, &taken);
            // The receiver is gone only at the end of the program.
            let _ = wanted.send(());
        }
    });
    let house = Arc::clone(house);
    std::thread::Builder::new()
        .name("monitors".into())
        .spawn(move || watch(&app, &house, &turn, &heard))
        .map(|_| ())
}

fn watch<R: Runtime>(app: &AppHandle<R>, house: &House, turn: &Mutex<()>, wanted: &Receiver<()>) {
    let mut before: Option<Vec<Monitor>> = None;
    loop {
        let look = {
            let office = house.office();
            office.screens.wanted().next().is_some() || office.clock_runs()
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
        let now = monitors(app);
        let places: Vec<Place> = now.iter().map(Monitor::place).collect();
        let changed = before.as_ref().is_some_and(|before| *before != now);
        before = Some(now);
        let open = open_numbers(app);
        let placing = house.office().screens.placing(&places, &open);
        if !placing.open.is_empty() || !placing.close.is_empty() {
            agree(app, house, turn);
        }
        if changed {
            tracing::info!(monitors = ?places, "the monitors changed");
            let playing = house.office().in_play().into_iter().next();
            if let Some((tournament, _)) = playing {
                house.open_by_itself(tournament);
            }
            house.announce(Happened::House);
        }
    }
}
