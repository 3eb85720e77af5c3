//! The folder in which everything is kept, and carrying over what an earlier version kept under its shorter name.

use crate::prelude::*;
use shuffle_up_house::office::FILE;
use std::fs::{self, File, TryLockError};
use std::io;

/// What the folder was called while the program's identifier was this one word.
const NAME_BEFORE: &str = "shuffle-up";

/// The folder to keep everything in: the one of this version, into which what was kept before is moved at the first start.
/// Where it cannot be moved, the program goes on in the old one, which then says itself what is wrong, and tries again next
/// time: a director must never find an empty list where tournaments were.
pub fn chosen(folder: PathBuf) -> PathBuf {
    let before = folder.with_file_name(NAME_BEFORE);
    if folder.join(FILE).exists() || before.is_symlink() || !before.is_dir() {
        return folder;
    }
    match carry_over(&before, &folder) {
        Ok(()) => folder,
        Err(error) => {
            eprintln!("{} could not be moved to {}: {error}", before.display(), folder.display());
            before
        }
    }
}

/// Moves the whole folder by one change of a name: whenever the power goes, everything is under the old name or under the new
/// one. A link stays under the old name where the system has links, so that an older version opens, or refuses, the same
/// tournaments instead of beginning anew.
fn carry_over(before: &Path, folder: &Path) -> io::Result<()> {
    let held = not_in_use(before)?;
    if folder.exists() {
        // What a webview or a log began there holds no tournament; it is kept all the same.
        fs::rename(folder, free_name(folder))?;
    }
    // Windows moves no folder in which a file is open, and nobody else starts an older version within this moment.
    #[cfg(windows)]
    drop(held);
    fs::rename(before, folder)?;
    #[cfg(unix)]
    {
        drop(held);
        if let Some(name) = folder.file_name() {
            let _ = std::os::unix::fs::symlink(name, before);
        }
        if let Some(parent) = folder.parent() {
            File::open(parent)?.sync_all()?;
        }
    }
    Ok(())
}

/// Holds the lock of the file there, as the journal does: an older version that is open must not lose its file.
fn not_in_use(before: &Path) -> io::Result<Option<File>> {
    let lock = before.join(format!("{FILE}.lock"));
    if !lock.exists() {
        return Ok(None);
    }
    let lock = File::options().write(true).open(lock)?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(io::Error::new(io::ErrorKind::ResourceBusy, "an older Shuffle Up is open"))
        }
        // Some network folders know no locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(lock)),
    }
}

/// The folder's name with the first number behind it that is free.
fn free_name(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    (1_u32..)
        .map(|number| folder.with_file_name(format!("{name}.set-aside-{number}")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_house::office::Office;
    use shuffle_up_journal::Journal;

    const NEW: &str = "io.github.shuffleup.ShuffleUp";

    /// A home with an old folder in which a sample was played, a sound lies and a backup was made.
    fn home() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let home = tempfile::tempdir().unwrap();
        let (before, folder) = (home.path().join(NAME_BEFORE), home.path().join(NEW));
        let mut house = Office::open(&before);
        shuffle_up_house::sample::open(&mut house).unwrap();
        house.close();
        drop(house);
        fs::create_dir_all(before.join("sounds")).unwrap();
        fs::write(before.join("sounds/mine.wav"), b"sound").unwrap();
        (home, before, folder)
    }

    fn tournaments(folder: &Path) -> usize {
        Office::open(folder).summaries().len()
    }

    #[test]
    fn everything_is_carried_over_once() {
        let (_home, before, folder) = home();
        assert_eq!(chosen(folder.clone()), folder);
        assert_eq!(tournaments(&folder), 1);
        assert_eq!(fs::read(folder.join("sounds/mine.wav")).unwrap(), b"sound");
        // Another start finds it there, and does nothing.
        assert_eq!(chosen(folder.clone()), folder);
        // Whoever still looks under the old name sees the same tournaments.
        #[cfg(unix)]
        assert_eq!(tournaments(&before), 1);
        #[cfg(not(unix))]
        assert!(!before.exists());
    }

    #[test]
    fn a_new_house_begins_in_its_own_folder() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join(NEW);
        assert_eq!(chosen(folder.clone()), folder);
        assert!(!folder.exists() && !home.path().join(NAME_BEFORE).exists());
    }

    #[test]
    fn tournaments_under_both_names_stay_where_they_are() {
        let (_home, before, folder) = home();
        Office::open(&folder).close();
        assert_eq!(chosen(folder.clone()), folder);
        assert_eq!((tournaments(&folder), tournaments(&before)), (0, 1));
    }

    #[test]
    fn a_folder_without_tournaments_makes_way_and_is_kept() {
        let (_home, _, folder) = home();
        fs::create_dir_all(folder.join("logs")).unwrap();
        assert_eq!(chosen(folder.clone()), folder);
        assert_eq!(tournaments(&folder), 1);
        assert!(folder.with_file_name(format!("{NEW}.set-aside-1")).join("logs").is_dir());
    }

    #[test]
    fn the_folder_of_an_older_version_that_is_open_stays() {
        let (_home, before, folder) = home();
        let open = Journal::open(before.join(FILE)).unwrap();
        assert_eq!(chosen(folder.clone()), before);
        assert!(!folder.exists());
        drop(open);
        assert_eq!(chosen(folder.clone()), folder);
    }

    #[test]
    fn backups_without_their_file_are_carried_over_too() {
        let (_home, before, folder) = home();
        fs::create_dir_all(before.join("backups")).unwrap();
        fs::remove_file(before.join(FILE)).unwrap();
        assert_eq!(chosen(folder.clone()), folder);
        assert!(folder.join("backups").is_dir());
    }
}
