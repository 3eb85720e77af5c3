//! The monitors, and which one the room looks at.

use crate::prelude::*;
use shuffle_up_house::office::view::MonitorView;
use shuffle_up_house::shell::Monitor;

/// The monitors that the system names, the director's own first. Empty where the system tells nothing.
pub fn monitors<R: Runtime>(app: &AppHandle<R>) -> Vec<Monitor> {
    let primary = app.primary_monitor().ok().flatten();
    let is_primary = |monitor: &tauri::Monitor| {
        primary.as_ref().is_some_and(|first| {
            first.position() == monitor.position() && first.size() == monitor.size()
        })
    };
    let mut monitors: Vec<Monitor> = app
        .available_monitors()
        .unwrap_or_default()
        .iter()
        .enumerate()
        .map(|(index, monitor)| Monitor {
            view: MonitorView {
                name: monitor.name().cloned().unwrap_or_else(|| format!("Monitor {}", index + 1)),
                width: monitor.size().width,
                height: monitor.size().height,
                primary: is_primary(monitor),
            },
            x: monitor.position().x,
            y: monitor.position().y,
        })
        .collect();
    // Without a primary the first one named is taken for it, so that a single monitor is never the room's.
    if !monitors.iter().any(|monitor| monitor.view.primary)
        && let Some(first) = monitors.first_mut()
    {
        first.view.primary = true;
    }
    monitors.sort_by_key(|monitor| !monitor.view.primary);
    monitors
}
