//! The monitors, and which one the room looks at.

use crate::house::screens::Place;
use crate::house::view::MonitorView;
use crate::prelude::*;
use tauri::Monitor;

/// A monitor's place and size, with its name.
#[derive(Debug, Clone, PartialEq)]
pub struct Screen {
    /// As a window is told.
    pub view: MonitorView,
    /// Where its top left corner lies, in physical pixels.
    pub position: tauri::PhysicalPosition<i32>,
}

impl Screen {
    /// The monitor as it is remembered.
    #[must_use]
    pub fn place(&self) -> Place {
        Place {
            name: self.view.name.clone(),
            x: self.position.x,
            y: self.position.y,
            width: self.view.width,
            height: self.view.height,
        }
    }
}

/// The monitors that the system names, the director's own first. Empty where the system tells nothing.
#[must_use]
pub fn screens<R: Runtime>(app: &AppHandle<R>) -> Vec<Screen> {
    let primary = app.primary_monitor().ok().flatten();
    let is_primary = |monitor: &Monitor| {
        primary.as_ref().is_some_and(|first| {
            first.position() == monitor.position() && first.size() == monitor.size()
        })
    };
    let mut screens: Vec<Screen> = app
        .available_monitors()
        .unwrap_or_default()
        .iter()
        .enumerate()
        .map(|(index, monitor)| Screen {
            view: MonitorView {
                name: monitor.name().cloned().unwrap_or_else(|| format!("Monitor {}", index + 1)),
                width: monitor.size().width,
                height: monitor.size().height,
                primary: is_primary(monitor),
            },
            position: *monitor.position(),
        })
        .collect();
    // Without a primary the first one named is taken for it, so that a single monitor is never the room's.
    if !screens.iter().any(|screen| screen.view.primary)
        && let Some(first) = screens.first_mut()
    {
        first.view.primary = true;
    }
    screens.sort_by_key(|screen| !screen.view.primary);
    screens
}
