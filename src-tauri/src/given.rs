//! Files that the program was opened with, by a double click or by a second start: taken in by the same way as those that are
//! chosen on the desk, and told to the desk once.

use crate::house::transfer::{TakenIn, take_in_path};
use crate::prelude::*;
use crate::projector;
use tauri::Emitter;
use tauri::async_runtime::spawn_blocking;

/// Files on their way to the desk.
#[derive(Debug, Default)]
pub struct GivenFiles {
    waiting: Mutex<Vec<PathBuf>>,
    taken: Mutex<Vec<Given>>,
}

/// What became of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Given {
    /// The file's own name.
    pub file: String,
    /// What was taken in of it.
    pub taken: TakenIn,
    /// Why no more was; empty when all was.
    #[ts(type = "string")]
    pub refusal: Phrase,
}

impl GivenFiles {
    /// What became of the files since this was asked last.
    pub fn told(&self) -> Vec<Given> {
        std::mem::take(&mut *locked(&self.taken))
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<PathBuf>> {
        locked(&self.waiting)
    }
}

/// Takes these files in, on a thread of its own; those that come before the house is open wait for it.
pub fn take_in<R: Runtime>(app: &AppHandle<R>, files: Vec<PathBuf>) {
    let given = app.state::<GivenFiles>();
    given.waiting().extend(files);
    if given.waiting().is_empty() || app.try_state::<Desk>().is_none() {
        return;
    }
    let app = app.clone();
    spawn_blocking(move || {
        let (desk, given) = (app.state::<Desk>(), app.state::<GivenFiles>());
        let files = std::mem::take(&mut *given.waiting());
        for file in files {
            let taken = one(&desk, &file);
            locked(&given.taken).push(taken);
        }
        // A whole house brings its settings to a computer that has none of its own.
        desk.set_loudness();
        desk.wake_up();
        projector::tell_all(&app);
        if let Err(error) = app.emit("given", ()) {
            tracing::error!(%error, "the desk could not be told of a file");
        }
    });
}

fn one(desk: &Desk, path: &Path) -> Given {
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let mut taken = TakenIn::default();
    let read = take_in_path(path, || desk.house(), &mut taken);
    Given {
        file,
        taken,
        refusal: read.err().map_or_else(Phrase::default, |problem| problem.sentence),
    }
}
