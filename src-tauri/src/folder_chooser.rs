//! Fields of the desk that take a folder. Windows and macOS know what a page means by one; WebKitGTK does not, and learns it here: a
//! field that takes `inode/directory` asks for a folder, and gets the files in it as if each had been chosen.

use crate::prelude::*;
use gtk::prelude::{Cast, FileChooserExt, NativeDialogExt, WidgetExt};
use gtk::{FileChooserAction, FileChooserNative, ResponseType};
use shuffle_up_house::folder::files_in;
use tauri::WebviewWindow;
use webkit2gtk::{FileChooserRequest, FileChooserRequestExt, WebView, WebViewExt};

/// What such a field says that it takes.
const FOLDER: &str = "inode/directory";

/// Teaches the window's page to ask for a folder.
pub fn teach<R: Runtime>(window: &WebviewWindow<R>) -> tauri::Result<()> {
    window.with_webview(|page| {
        page.inner().connect_run_file_chooser(|page, request| {
            let wanted = request.mime_types().iter().any(|kind| kind == FOLDER);
            if wanted {
                choose(page, request.clone());
            }
            wanted
        });
    })
}

fn choose(page: &WebView, request: FileChooserRequest) {
    let window = page.toplevel().and_then(|top| top.downcast::<gtk::Window>().ok());
    let action = FileChooserAction::SelectFolder;
    let chooser = FileChooserNative::new(None, window.as_ref(), action, None, None);
    // Nobody else holds it until it has answered.
    let held = chooser.clone();
    chooser.connect_response(move |chooser, response| {
        let folder = chooser.filename().filter(|_| response == ResponseType::Accept);
        let files = folder.map(|folder| files_in(&folder)).unwrap_or_default();
        // The page takes those that it knows.
        let files: Vec<&str> = files.iter().filter_map(|file| file.to_str()).collect();
        if files.is_empty() {
            request.cancel();
        } else {
            request.select_files(&files);
        }
        held.destroy();
    });
    chooser.show();
}
