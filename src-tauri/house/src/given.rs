//! Files that come to the program from outside its windows. Ours, by a double click, a second start or a drop, are taken in like those
//! that the desk chooses, and the desk hears of each once. Others that were dropped wait for the desk to ask.

use crate::folder::files_in;
use crate::happened::Happened;
use crate::house::House;
use crate::office::past;
use crate::office::transfer::{Given, TakenIn, take_in_path};
use crate::prelude::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::io::Read as _;
use std::time::UNIX_EPOCH;

/// The largest file that is read of those that were dropped, in bytes: past results may be the largest.
const LARGEST: u64 = past::LARGEST as u64;

/// A file that was dropped on the desk's window, for the panel that it is meant for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DroppedFile {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub base64: String,
    /// When it was last changed.
    pub changed_at: i64,
}

impl House {
    /// Files were dropped on the desk's window. Tournaments and houses are taken in as if the program had been opened with them; the
    /// desk asks for the others one by one. A folder is the past results in it.
    pub fn drop_in(&self, files: Vec<PathBuf>) {
        let of_ours = |path: &PathBuf| {
            let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
            ending == "tournament" || ending == "shuffle-up"
        };
        let (ours, others): (Vec<PathBuf>, Vec<PathBuf>) = files.into_iter().partition(of_ours);
        if !ours.is_empty() {
            self.take_in(&ours);
        }
        if !others.is_empty() {
            locked(&self.dropped).extend(others.into_iter().flat_map(of_folder));
            self.announce(Happened::Dropped);
        }
    }

    /// The next file that was dropped; none after the last.
    ///
    /// # Errors
    /// A file that cannot be read, or is larger than any that is wanted here. The one behind it comes the next time.
    pub fn next_dropped(&self) -> Result<Option<DroppedFile>, Problem> {
        let next = locked(&self.dropped).pop_front();
        next.as_deref().map(read_dropped).transpose()
    }

    /// Takes these files in, one after the other.
    pub fn take_in(&self, files: &[PathBuf]) {
        for file in files {
            let taken = self.take_in_one(file);
            locked(&self.given).push(taken);
        }
        // A whole house brings its settings to a computer that has none of its own.
        self.set_loudness();
        self.announce(Happened::Clocks);
        self.tell_all();
        self.announce(Happened::Given);
    }

    fn take_in_one(&self, path: &Path) -> Given {
        let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let mut taken = TakenIn::default();
        let read = take_in_path(path, || self.office(), &mut taken);
        Given {
            file,
            taken,
            refusal: read.err().map_or_else(Phrase::default, |problem| problem.sentence),
        }
    }
}

/// The results in a folder; any other path as it is, and a folder without results, which is then named as one that cannot be read.
fn of_folder(path: PathBuf) -> Vec<PathBuf> {
    let mut found = if path.is_dir() { files_in(&path) } else { Vec::new() };
    found.retain(|file| past::is_of_a_folder(file));
    if found.is_empty() { vec![path] } else { found }
}

fn read_dropped(path: &Path) -> Result<DroppedFile, Problem> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let unread =
        || problem!(bad_value, "dropped-not-read", "{file} cannot be read.", file = name.clone());
    let file = std::fs::File::open(path).map_err(|_| unread())?;
    let known = file.metadata().map_err(|_| unread())?;
    if !known.is_file() {
        return Err(unread());
    }
    let mut bytes = Vec::new();
    // No more than that, whatever its length was said to be.
    file.take(LARGEST.saturating_add(1)).read_to_end(&mut bytes).map_err(|_| unread())?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > LARGEST {
        return Err(problem!(bad_value, "past-too-large", "The file is larger than 16 MB."));
    }
    let changed = known.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    let changed_at = changed.and_then(|since| i64::try_from(since.as_millis()).ok());
    Ok(DroppedFile { name, base64: STANDARD.encode(&bytes), changed_at: changed_at.unwrap_or(0) })
}
