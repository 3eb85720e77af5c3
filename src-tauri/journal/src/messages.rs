//! Errors in words for a tournament director: what is wrong, what to do, and that nothing was changed.

use std::fmt;
use std::path::Path;

use crate::{Backup, Foreign, JournalError, ReadOnly};

/// The file's own name, which is what a director recognises; the whole path where there is none.
fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn offer(backup: Option<&Backup>) -> String {
    backup.map_or_else(
        || "There is no backup that could be restored.".to_owned(),
        |backup| format!("The last good backup is “{}” and can be restored.", name(&backup.path)),
    )
}

impl fmt::Display for ReadOnly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { path, lost, .. } => write!(
                f,
                "“{}” is damaged{}. You can look at what is readable, but not change anything. Restore a backup, or keep what can be read. \
                 The damaged file was not changed.",
                name(path),
                match lost {
                    0 => String::new(),
                    1 => ": the last line that was said could not be read".to_owned(),
                    lost => format!(": the last {lost} lines that were said could not be read"),
                }
            ),
            Self::FileProtected { path } => write!(
                f,
                "“{}” is write protected. You can look at it, but not change anything. Remove the protection or copy the file elsewhere, \
                 then open it again. Nothing was changed.",
                name(path)
            ),
            Self::FolderProtected { path } => write!(
                f,
                "The folder {} is write protected. You can look at the tournaments, but not change anything. Remove the protection, or \
                 start Shuffle Up with --data and another folder. Nothing was changed.",
                path.parent().unwrap_or(path).display()
            ),
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse { path } => write!(
                f,
                "“{}” is open in another window or another program. Close it there and try again. Nothing was changed.",
                name(path)
            ),
            Self::Newer { path, .. } => write!(
                f,
                "“{}” was saved by a newer version of Shuffle Up. Install the newer version to open it. Nothing was changed.",
                name(path)
            ),
            Self::NotOurs { path, what: Foreign::TournamentFile, .. } => write!(
                f,
                "“{}” holds one exported tournament. Import it instead of opening it. Nothing was changed.",
                name(path)
            ),
            Self::NotOurs { path, backup, .. } => {
                write!(
                    f,
                    "“{}” is not a Shuffle Up file. Choose another file. Nothing was changed.",
                    name(path)
                )?;
                backup.as_ref().map_or(Ok(()), |backup| write!(f, " {}", offer(Some(backup))))
            }
            Self::Damaged { path, backup, .. } => write!(
                f,
                "“{}” is damaged and cannot be read. {} The damaged file was not changed.",
                name(path),
                offer(backup.as_ref())
            ),
            Self::Folder { path, .. } => write!(
                f,
                "Nothing can be saved at {}. Allow this account to write there, or start Shuffle Up with --data and another folder. \
                 Nothing was changed.",
                path.display()
            ),
            Self::Unreadable { path, .. } => write!(
                f,
                "“{}” cannot be read. Check that it is there, that it is a file and that you may open it. Nothing was changed.",
                name(path)
            ),
            Self::ReadOnly { because } => because.fmt(f),
            Self::Gone { path } => write!(
                f,
                "“{}” was deleted, moved or replaced while Shuffle Up had it open. Nothing more can be saved in it, and this was not \
                 recorded. Leave Shuffle Up open to read what it shows. Put the file back, or start again and restore the last backup.",
                name(path)
            ),
            Self::DiskFull { path } => write!(
                f,
                "The disk is full, so “{}” could not be saved. Free some space and try again. This was not recorded; everything before it \
                 is safe.",
                name(path)
            ),
            Self::Disk { path, .. } => write!(
                f,
                "The disk reported an error with “{}”. Check that the disk is connected, then try again. This was not recorded.",
                name(path)
            ),
            Self::NotDurable { path, .. } => write!(
                f,
                "Tournaments saved in {} would not survive a power cut. Choose a folder on this computer's own disk. Nothing was changed.",
                path.parent().unwrap_or(path).display()
            ),
            Self::NotNext { expected, given, .. } => write!(
                f,
                "Something else was recorded first (this was to be line {given}, the next is line {expected}). Look at the tournament as it \
                 is now and try again. Nothing was changed."
            ),
            Self::NoSuchTournament { .. } => {
                write!(
                    f,
                    "This tournament is not in the file, or it was deleted. Choose another one. Nothing was changed."
                )
            }
            Self::NotJson { .. } => write!(
                f,
                "This could not be recorded because it is not well formed. Nothing was changed."
            ),
            Self::BadBackup { path, .. } => {
                write!(
                    f,
                    "The backup “{}” is damaged. Choose an older one. Nothing was changed.",
                    name(path)
                )
            }
            Self::BadTournamentFile { path, .. } => write!(
                f,
                "“{}” is not an exported tournament, or it is damaged. Export it again or choose another file. Nothing was changed.",
                name(path)
            ),
            Self::BadHouseFile { path, .. } => write!(
                f,
                "“{}” is not a whole house of Shuffle Up, or it is damaged. Save it there once more or choose another file. Nothing was changed.",
                name(path)
            ),
            Self::TooLarge { path, most } => write!(
                f,
                "“{}” is larger than {} MB, and no tournament is. Choose another file. Nothing was changed.",
                name(path),
                most >> 20
            ),
            Self::NotDamaged { path } => {
                write!(f, "“{}” is not damaged. Nothing was changed.", name(path))
            }
            Self::Unexpected { .. } => {
                write!(
                    f,
                    "This could not be recorded because of a fault in the program. Try again. Nothing was changed."
                )
            }
        }
    }
}
