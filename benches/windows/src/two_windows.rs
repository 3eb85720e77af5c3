//! Two bare windows of the size of the program's, each of which repaints one text once a second and does nothing else:
//! what any program of two such windows costs on this machine.

use tauri::{WebviewUrl, WebviewWindowBuilder};

fn main() -> tauri::Result<()> {
    // As the program sets it. No other thread has been started yet, which is what makes this safe.
    #[allow(unsafe_code)]
    unsafe {
        std::env::set_var("WEBKIT_DISABLE_DMABUF_RENDERER", "1");
    }
    tauri::Builder::default()
        .setup(|app| {
            let sizes = [("desk", 1_440.0, 900.0), ("projector", 1_280.0, 720.0)];
            // A start is measured with one window, as the program's is.
            let one = std::env::args().any(|word| word == "--one");
            for (label, width, height) in sizes.into_iter().take(if one { 1 } else { 2 }) {
                let page = WebviewUrl::App(format!("index.html?{label}").into());
                WebviewWindowBuilder::new(app, label, page)
                    .title(label)
                    .inner_size(width, height)
                    .build()?;
            }
            Ok(())
        })
        .run(tauri::generate_context!())
}
