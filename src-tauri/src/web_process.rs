//! The process that shows the pages. WebKitGTK starts one for each window, each with 70 MB of its own; here the room's windows share
//! the desk's.
//!
//! Cues, the clock and the log are the program's own, so nothing is lost with that process. Its pages are loaded again.

use crate::prelude::*;
use gtk::glib::{SendWeakRef, prelude::ObjectExt, timeout_add_seconds_local_once};
use std::sync::mpsc::channel;
use tauri::{WebviewWindow, WebviewWindowBuilder};
use webkit2gtk::{WebView, WebViewExt};

/// A window that is yet to be built: the desk's process will show its page. Called on the main thread, where the pages live.
pub fn share<'a, R: Runtime>(
    app: &AppHandle<R>,
    window: WebviewWindowBuilder<'a, R, AppHandle<R>>,
) -> WebviewWindowBuilder<'a, R, AppHandle<R>> {
    let (tell, told) = channel::<SendWeakRef<WebView>>();
    // Where there is no desk, or it cannot be asked, nothing is told.
    let _ = app.get_webview_window("desk").map(|desk| {
        desk.with_webview(move |page| {
            let _ = tell.send(page.inner().downgrade().into());
        })
    });
    match told.recv().ok().and_then(|page| page.upgrade()) {
        Some(page) => window.with_related_view(page),
        None => window,
    }
}

/// Loads the window's page again whenever its process has ended, a second later: one that ends as soon as it is there must not
/// keep the computer busy.
pub fn bring_back<R: Runtime>(window: &WebviewWindow<R>) -> tauri::Result<()> {
    let label = window.label().to_owned();
    window.with_webview(move |page| {
        page.inner().connect_web_process_terminated(move |page, reason| {
            tracing::error!(
                window = label,
                ?reason,
                "the page's process has ended, it is loaded again"
            );
            let page = page.downgrade();
            timeout_add_seconds_local_once(1, move || {
                if let Some(page) = page.upgrade() {
                    page.reload();
                }
            });
        });
    })
}
