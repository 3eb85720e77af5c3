//! Files that the house writes for people.

use crate::prelude::*;
use std::io::Write as _;

/// Writes a file, with the folder it belongs into; answers where it is. It is written beside the file first and lies on the disk
/// before it takes the file's place: neither a full disk nor a loss of power leaves half a file in place of a whole one.
pub(crate) fn write_whole(path: PathBuf, bytes: &[u8]) -> Result<PathBuf, Problem> {
    let folder = path.parent().unwrap_or(&path);
    let beside = path.with_extension("part");
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::File::create(&beside))
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&beside, &path));
    match written {
        Ok(()) => Ok(path),
        Err(error) => {
            tracing::error!(%error, path = %path.display(), "a file could not be written");
            Err(problem!(
                folder,
                "file-not-written",
                "The file could not be written to {folder}: {error}. Free some space or choose another folder.",
                folder = folder.display().to_string(),
                error = error.to_string()
            ))
        }
    }
}

/// The name of an event or a season as a folder's: letters, digits and spaces of any alphabet; the number keeps equal names apart.
pub(crate) fn file_name(name: &str, number: u32) -> PathBuf {
    PathBuf::from(format!("{number} {}", shuffle_up_engine::results::file_name(name)))
}
