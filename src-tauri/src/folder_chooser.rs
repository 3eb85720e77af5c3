//! Fields of the desk that take a folder. Windows and macOS know what a page means by one; WebKitGTK does not, and learns it here: a
//! field that takes `inode/directory` asks for a folder, and gets the files in it as if each had been chosen.

use crate::prelude::*;
use gtk::prelude::{Cast, FileChooserExt, NativeDialogExt, WidgetExt};
use gtk::{FileChooserAction, FileChooserNative, ResponseType};
use tauri::WebviewWindow;
use webkit2gtk::{FileChooserRequest, FileChooserRequestExt, WebView, WebViewExt};

/// What such a field says that it takes.
const FOLDER: &str = "inode/directory";
/// The most files of a folder, whatever they are: the page takes those that it knows.
const MOST: usize = 10_000;
/// How many folders may stand in each other.
const DEEPEST: usize = 8;

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
        if files.is_empty() {
            request.cancel();
        } else {
            request.select_files(&files.iter().map(String::as_str).collect::<Vec<_>>());
        }
        held.destroy();
    });
    chooser.show();
}

/// The files of a folder and of those in it, by name. Links lead nowhere: what they lead to has a place of its own.
fn files_in(folder: &Path) -> Vec<String> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_path_buf(), 1)];
    while let Some((folder, depth)) = folders.pop() {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        for entry in entries.take(MOST) {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_file() && files.len() < MOST => {
                    files.extend(path.to_str().map(ToString::to_string));
                }
                Ok(kind) if kind.is_dir() && depth < DEEPEST && folders.len() < MOST => {
                    folders.push((path, depth + 1));
                }
                _ => {}
            }
        }
    }
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_the_files_in_it_and_in_its_folders_without_going_round() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("2026");
        std::fs::create_dir(&inner).unwrap();
        std::fs::write(folder.path().join("b.tdt"), "").unwrap();
        std::fs::write(inner.join("a.csv"), "").unwrap();
        std::os::unix::fs::symlink(folder.path(), inner.join("round")).unwrap();
        let mut deep = inner;
        for depth in 0..DEEPEST {
            deep = deep.join(depth.to_string());
            std::fs::create_dir(&deep).unwrap();
        }
        std::fs::write(deep.join("too deep.tdt"), "").unwrap();
        let names: Vec<String> = files_in(folder.path())
            .iter()
            .map(|file| file.replace(folder.path().to_str().unwrap(), ""))
            .collect();
        assert_eq!(names, ["/2026/a.csv", "/b.tdt"]);
        assert!(files_in(&folder.path().join("gone")).is_empty());
    }
}
