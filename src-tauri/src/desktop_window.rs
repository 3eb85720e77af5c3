//! Windows, and the desk's own.

use crate::labels::DESK;
use crate::prelude::*;
use tauri::webview::PageLoadEvent;
use tauri::{WebviewUrl, WebviewWindowBuilder};

/// A window at this page. Its webview keeps its own files beside ours. In a home that cannot be written to they are temporary: that
/// nothing can be kept is said on the page, so there must be a page.
pub fn window_at<R: Runtime>(
    app: &AppHandle<R>,
    label: impl Into<String>,
    page: WebviewUrl,
) -> WebviewWindowBuilder<'_, R, AppHandle<R>> {
    let window = WebviewWindowBuilder::new(app, label, page);
    let made = app.path().app_local_data_dir().map(std::fs::create_dir_all);
    if matches!(made, Ok(Ok(()))) {
        return window;
    }
    let name = format!("shuffle-up-webview-{}", std::process::id());
    window.data_directory(std::env::temp_dir().join(name))
}

/// What the desk's page asks before its scripts are read, so that the answer is there when they are (`ui/src/shared/backend.ts`).
const FIRST_QUESTION: &str = "window.houseAtOpening = window.__TAURI_INTERNALS__.invoke('house')";

/// Opens the desk's window at this page, and shows it once that has loaded. WebKitGTK may hold all of the program for half a
/// second while it waits for the first picture of a window that is shown already.
pub fn open<R: Runtime>(app: &AppHandle<R>, page: String) -> tauri::Result<()> {
    let (width, height) = size(app);
    let desk = window_at(app, DESK, WebviewUrl::App(page.into()))
        .title("Shuffle Up")
        .inner_size(width, height)
        .min_inner_size(width.min(1_024.0), height.min(680.0))
        .visible(false)
        .initialization_script(FIRST_QUESTION)
        // The menu of a text field has a Paste.
        .enable_clipboard_access()
        .on_page_load(|window, page| {
            // Also where the page failed to load: then there is that to see.
            if page.event() == PageLoadEvent::Finished {
                let _ = window.show();
                tracing::info!("the desk is shown");
            }
        })
        .build()?;
    #[cfg(target_os = "linux")]
    {
        crate::folder_chooser::teach(&desk)?;
        crate::web_process::bring_back(&desk)?;
    }
    #[cfg(not(target_os = "linux"))]
    drop(desk);
    Ok(())
}

/// The desk as designed, or as much of it as the director's monitor shows beside the system's own bars.
fn size<R: Runtime>(app: &AppHandle<R>) -> (f64, f64) {
    let (width, height) = (1_440.0, 900.0);
    let Ok(Some(monitor)) = app.primary_monitor() else { return (width, height) };
    let room = monitor.size().to_logical::<f64>(monitor.scale_factor());
    (width.min(room.width), height.min(room.height - 72.0))
}
