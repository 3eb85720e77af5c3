//! The room's windows: opened full screen on the second monitor, one for each tournament and monitor.

use crate::devices::monitors::{Screen, screens};
use crate::house::view::ProjectorLine;
use crate::problem::Problem;
use tauri::{AppHandle, Manager, Runtime, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// How the labels of these windows begin; their capability is granted by this pattern.
const LABEL: &str = "projector-";

/// The projector windows that are open.
#[must_use]
pub fn open_windows<R: Runtime>(app: &AppHandle<R>) -> Vec<ProjectorLine> {
    let screens = screens(app);
    app.webview_windows()
        .into_iter()
        .filter_map(|(label, window)| {
            let tournament = label.strip_prefix(LABEL)?.parse().ok()?;
            Some(ProjectorLine { label, tournament, monitor: screen_of(&window, &screens) })
        })
        .collect()
}

fn screen_of<R: Runtime>(window: &WebviewWindow<R>, screens: &[Screen]) -> Option<String> {
    let monitor = window.current_monitor().ok().flatten()?;
    screens
        .iter()
        .find(|screen| screen.position == *monitor.position())
        .map(|screen| screen.view.name.clone())
}

/// Opens a tournament's window: full screen on a monitor that is not the director's, in an ordinary window where
/// there is only one. A window that is open already comes to the front.
///
/// # Errors
/// The system's own, where no window can be made.
pub fn open<R: Runtime>(app: &AppHandle<R>, tournament: u32, name: &str) -> Result<(), Problem> {
    let label = format!("{LABEL}{tournament}");
    let second = screens(app).into_iter().find(|screen| !screen.view.primary);
    let window = match app.get_webview_window(&label) {
        Some(window) => window,
        None => {
            let page = WebviewUrl::App(format!("projector.html?tournament={tournament}").into());
            let title = if name.is_empty() {
                "Projector".to_string()
            } else {
                format!("{name} · projector")
            };
            WebviewWindowBuilder::new(app, &label, page)
                .title(title)
                .inner_size(1_280.0, 720.0)
                .build()?
        }
    };
    if let Some(screen) = second {
        go_full_screen(&window, &screen);
    }
    Ok(())
}

/// Some window managers ignore the request without a word, so the result is checked and asked for the plain way.
fn go_full_screen<R: Runtime>(window: &WebviewWindow<R>, screen: &Screen) {
    let position =
        tauri::PhysicalPosition::new(f64::from(screen.position.x), f64::from(screen.position.y));
    if let Err(error) = window.as_ref().window().set_fullscreen_on_monitor(position) {
        tracing::warn!(%error, "the projector could not be sent to its monitor");
    }
    if !window.is_fullscreen().unwrap_or(false) {
        let moved = window.set_position(tauri::Position::Physical(screen.position));
        let filled = window.set_fullscreen(true);
        if let Err(error) = moved.and(filled) {
            tracing::warn!(%error, monitor = screen.view.name, "the projector is not full screen");
        }
    }
}

/// Closes a tournament's window, if it is open.
///
/// # Errors
/// The system's own.
pub fn close<R: Runtime>(app: &AppHandle<R>, tournament: u32) -> Result<(), Problem> {
    if let Some(window) = app.get_webview_window(&format!("{LABEL}{tournament}")) {
        window.close()?;
    }
    Ok(())
}

/// Whether the system has a monitor for the room.
#[must_use]
pub fn has_second_monitor<R: Runtime>(app: &AppHandle<R>) -> bool {
    screens(app).iter().any(|screen| !screen.view.primary)
}
