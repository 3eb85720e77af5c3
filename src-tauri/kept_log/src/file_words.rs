//! What the journal refuses, in words for a tournament director: what is wrong, what to do, and that nothing was changed.

use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_journal::{Backup, Foreign, JournalError, ReadOnly, ServerTrouble};
use std::path::Path;

/// The file's own name, which is what a director recognises; the whole path where there is none.
fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn folder(path: &Path) -> String {
    path.parent().unwrap_or(path).display().to_string()
}

fn offer(backup: Option<&Backup>) -> Phrase {
    match backup {
        None => phrase!("file-no-backup", "There is no backup that could be restored."),
        Some(backup) => phrase!(
            "file-last-backup",
            "The last good backup is “{file}” and can be restored.",
            file = name(&backup.path)
        ),
    }
}

/// Why a file can only be looked at.
pub fn read_only(because: &ReadOnly) -> Phrase {
    match because {
        ReadOnly::Damaged { path, lost, .. } => {
            let file = name(path);
            let damaged = match lost {
                0 => phrase!("file-damaged", "“{file}” is damaged.", file = file),
                1 => phrase!(
                    "file-damaged-one",
                    "“{file}” is damaged: the last line of the log could not be read.",
                    file = file
                ),
                lost => phrase!(
                    "file-damaged-lines",
                    "“{file}” is damaged: the last {lost} lines of the log could not be read.",
                    file = file,
                    lost = *lost
                ),
            };
            let todo = phrase!(
                "file-look-only-restore",
                "You can look at what is readable, but not change anything. Restore a backup, or keep what can be read. \
                 The damaged file was not changed."
            );
            Phrase::one_after_the_other([damaged, todo])
        }
        ReadOnly::FileProtected { path } => phrase!(
            "file-protected",
            "“{file}” is write protected. You can look at it, but not change anything. Remove the protection or copy the \
             file elsewhere, then open it again. Nothing was changed.",
            file = name(path)
        ),
        ReadOnly::FolderProtected { path } => phrase!(
            "folder-protected",
            "The folder {folder} is write protected. You can look at the tournaments, but not change anything. Remove the \
             protection, or start Shuffle Up with --data and another folder. Nothing was changed.",
            folder = folder(path)
        ),
    }
}

/// Why the journal did not do what it was asked.
pub fn refused(error: &JournalError) -> Phrase {
    match error {
        JournalError::InUse { path } => phrase!(
            "file-in-use",
            "“{file}” is open in another window or another program. Close it there and try again. Nothing was changed.",
            file = name(path)
        ),
        JournalError::Newer { path, .. } => phrase!(
            "file-newer",
            "“{file}” was saved by a newer version of Shuffle Up. Install the newer version to open it. Nothing was changed.",
            file = name(path)
        ),
        JournalError::DevelopmentBuild { path } => phrase!(
            "file-of-development-build",
            "“{file}” is from a development build of Shuffle Up: open it with the build of 28 November 2026 to write out its \
             results. Nothing was changed.",
            file = name(path)
        ),
        JournalError::NotOurs { path, what: Foreign::TournamentFile, .. } => phrase!(
            "file-one-tournament",
            "“{file}” holds one exported tournament. Import it instead of opening it. Nothing was changed.",
            file = name(path)
        ),
        JournalError::NotOurs { path, backup, .. } => {
            let foreign = phrase!(
                "file-not-ours",
                "“{file}” is not a Shuffle Up file. Choose another file. Nothing was changed.",
                file = name(path)
            );
            let offered = backup.as_ref().map(|backup| offer(Some(backup)));
            Phrase::one_after_the_other([foreign].into_iter().chain(offered))
        }
        JournalError::Damaged { path, backup, .. } => Phrase::one_after_the_other([
            phrase!(
                "file-unreadable-damaged",
                "“{file}” is damaged and cannot be read.",
                file = name(path)
            ),
            offer(backup.as_ref()),
            phrase!("file-damaged-unchanged", "The damaged file was not changed."),
        ]),
        JournalError::Folder { path, .. } => phrase!(
            "folder-unusable",
            "Nothing can be saved at {folder}. Allow this account to write there, or start Shuffle Up with --data and another \
             folder. Nothing was changed.",
            folder = path.display().to_string()
        ),
        JournalError::Unreadable { path, .. } => phrase!(
            "file-unreadable",
            "“{file}” cannot be read. Check that it is there, that it is a file and that you may open it. Nothing was changed.",
            file = name(path)
        ),
        JournalError::ReadOnly { because } => read_only(because),
        JournalError::Gone { path } => phrase!(
            "file-gone",
            "“{file}” was deleted, moved or replaced while Shuffle Up had it open. Nothing more can be saved in it, and this \
             was not recorded. Leave Shuffle Up open to read what it shows. Put the file back, or start again and restore the \
             last backup.",
            file = name(path)
        ),
        JournalError::DiskFull { path } => phrase!(
            "disk-full",
            "The disk is full, so “{file}” could not be saved. Free some space and try again. This was not recorded; \
             everything before it is safe.",
            file = name(path)
        ),
        JournalError::Disk { path, .. } => phrase!(
            "disk-failed",
            "The disk reported an error with “{file}”. Check that the disk is connected, then try again. This was not recorded.",
            file = name(path)
        ),
        JournalError::NotDurable { path, .. } => phrase!(
            "disk-not-durable",
            "Tournaments saved in {folder} would not survive a power cut. Choose a folder on this computer's own disk. Nothing \
             was changed.",
            folder = folder(path)
        ),
        JournalError::NotNext { .. } => phrase!(
            "line-not-next",
            "Something else was recorded first. Look at the tournament as it is now and try again. Nothing was changed."
        ),
        JournalError::NoSuchTournament { .. } => phrase!(
            "tournament-not-in-file",
            "This tournament is not in the file, or it was deleted. Choose another one. Nothing was changed."
        ),
        JournalError::BadBackup { path, .. } => phrase!(
            "backup-damaged",
            "The backup “{file}” is damaged. Choose an older one. Nothing was changed.",
            file = name(path)
        ),
        JournalError::BadTournamentFile { path, .. } => phrase!(
            "file-no-tournament",
            "“{file}” is not an exported tournament, or it is damaged. Export it again or choose another file. Nothing was \
             changed.",
            file = name(path)
        ),
        JournalError::BadHouseFile { path, .. } => phrase!(
            "file-no-house",
            "“{file}” is not a file with everything from Shuffle Up, or it is damaged. Save it there once more or choose another file. \
             Nothing was changed.",
            file = name(path)
        ),
        JournalError::TooLarge { path, most } => phrase!(
            "file-too-large",
            "“{file}” is larger than {most} MB, and no tournament is. Choose another file. Nothing was changed.",
            file = name(path),
            most = most >> 20
        ),
        JournalError::NotDamaged { path } => {
            phrase!(
                "file-not-damaged",
                "“{file}” is not damaged. Nothing was changed.",
                file = name(path)
            )
        }
        JournalError::NotEmpty => phrase!(
            "house-not-empty",
            "There is a house already where this one was to be copied to. Name a new file or an empty database. Nothing was changed."
        ),
        JournalError::Server { at, trouble } => of_server(at, trouble),
        // What is not well formed came from the program itself, as everything else did that is not named here.
        _ => phrase!(
            "fault-not-recorded",
            "This could not be recorded because of a fault in the program. Try again. Nothing was changed."
        ),
    }
}

/// What is wrong with the server of the house at this address.
fn of_server(at: &str, trouble: &ServerTrouble) -> Phrase {
    match trouble {
        ServerTrouble::Address => phrase!(
            "server-address",
            "This is no address of a server. It is written postgres://user@computer/database. Nothing was changed."
        ),
        ServerTrouble::PasswordInAddress => phrase!(
            "server-password-in-address",
            "The address has a password in it, which other programs could read. Put the password in a file and name the file in \
             PGPASSFILE. Nothing was changed."
        ),
        ServerTrouble::PasswordFile { path } => phrase!(
            "server-password-file",
            "The password file {file} cannot be read, or others may read it too. Give it the mode 0600. Nothing was changed.",
            file = path.display().to_string()
        ),
        ServerTrouble::CertificateFile { path } => phrase!(
            "server-certificate-file",
            "The certificate by which this desk knows the server at {at} is missing. Put it in {file}, or name its file with \
             sslrootcert in the address. Nothing was changed.",
            at = at,
            file = path.display().to_string()
        ),
        ServerTrouble::Gone => phrase!(
            "server-gone",
            "The server of the house does not answer. The clocks go on, and this desk connects again by itself. This was not \
             recorded."
        ),
        ServerTrouble::InDoubt => phrase!(
            "server-in-doubt",
            "The server of the house was lost before it answered. When it is back, look in the log whether this was recorded before \
             you repeat it."
        ),
        ServerTrouble::LetsNobodyIn => phrase!(
            "server-lets-nobody-in",
            "The server at {at} does not let this desk in. Check the user and the password file. Nothing was changed.",
            at = at
        ),
        ServerTrouble::NoDatabase => phrase!(
            "server-no-database",
            "The server at {at} has no such database. Make the database first. Nothing was changed.",
            at = at
        ),
        ServerTrouble::Unsafe { .. } => phrase!(
            "server-unsafe",
            "The connection to {at} is not safe: the server shows no certificate, or another one than it should. Check the \
             certificate and the computer's name. Nothing was changed.",
            at = at
        ),
        ServerTrouble::Crowded => phrase!(
            "server-crowded",
            "The server at {at} takes no more connections. Close a desk that nobody needs, or have the server take more. Nothing \
             was changed.",
            at = at
        ),
        ServerTrouble::NotAllowed => phrase!(
            "server-not-allowed",
            "The server at {at} does not let this desk make the tables of the house. Make the desk's user the owner of the \
             database. Nothing was changed.",
            at = at
        ),
        ServerTrouble::TooOld => phrase!(
            "server-too-old",
            "The server at {at} is too old. Shuffle Up needs PostgreSQL 15 or newer. Nothing was changed.",
            at = at
        ),
        ServerTrouble::Setting { setting, found } => phrase!(
            "server-setting",
            "The server at {at} cannot keep a house safely: its setting {setting} is “{found}”. Change the setting there, then \
             start Shuffle Up again. Nothing was changed.",
            at = at,
            setting = setting.as_str(),
            found = found.as_str()
        ),
        ServerTrouble::BacksUp => phrase!(
            "server-backs-up",
            "A server keeps this house, and its backups are made there. Each tournament can still be exported as a file. Nothing \
             was changed."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// Whatever went wrong, a director reads which file it is, and that nothing else is lost.
    #[test]
    fn every_refusal_names_the_file_and_says_what_became_of_it() {
        let path = PathBuf::from("/evenings/house.shuffle-up");
        let (detail, cause) = (String::from("page 7"), String::from("EIO"));
        let damaged = |lost| ReadOnly::Damaged { path: path.clone(), detail: detail.clone(), lost };
        let foreign = |what| JournalError::NotOurs { path: path.clone(), what, backup: None };
        let all = [
            JournalError::InUse { path: path.clone() },
            JournalError::Newer { path: path.clone(), found: 9, known: 1 },
            JournalError::DevelopmentBuild { path: path.clone() },
            foreign(Foreign::TournamentFile),
            foreign(Foreign::SomethingElse),
            JournalError::Damaged { path: path.clone(), detail: detail.clone(), backup: None },
            JournalError::Folder { path: path.clone(), cause: cause.clone() },
            JournalError::Unreadable { path: path.clone(), cause: cause.clone() },
            JournalError::ReadOnly { because: damaged(0) },
            JournalError::ReadOnly { because: damaged(1) },
            JournalError::ReadOnly { because: damaged(12) },
            JournalError::ReadOnly { because: ReadOnly::FileProtected { path: path.clone() } },
            JournalError::Gone { path: path.clone() },
            JournalError::DiskFull { path: path.clone() },
            JournalError::Disk { path: path.clone(), cause },
            JournalError::BadBackup { path: path.clone(), detail: detail.clone() },
            JournalError::BadTournamentFile { path: path.clone(), detail: detail.clone() },
            JournalError::BadHouseFile { path: path.clone(), detail: detail.clone() },
            JournalError::TooLarge { path: path.clone(), most: 256 << 20 },
            JournalError::NotDamaged { path: path.clone() },
        ];
        for error in &all {
            let said = refused(error).english;
            assert!(said.contains("house.shuffle-up"), "{said}");
            let kept = ["Nothing was changed.", "was not changed.", "not recorded"];
            assert!(kept.iter().any(|kept| said.contains(kept)), "{said}");
            assert!(!said.contains("page 7") && !said.contains("EIO"), "{said}");
        }
        assert!(
            refused(&JournalError::ReadOnly { because: damaged(12) })
                .english
                .contains("last 12 lines")
        );
        assert!(
            refused(&JournalError::DiskFull { path: path.clone() })
                .english
                .contains("Free some space")
        );
        let large = JournalError::TooLarge { path: path.clone(), most: 256 << 20 };
        assert!(refused(&large).english.contains("256 MB"));
        let folder = JournalError::Folder { path: path.clone(), cause: String::new() };
        assert!(refused(&folder).english.contains("--data"));
        let found = String::new();
        let unsafe_disk = JournalError::NotDurable { path: path.clone(), setting: "sync", found };
        assert!(refused(&unsafe_disk).english.contains("would not survive a power cut"));
        let backup = Backup {
            path: "/evenings/backups/one.backup".into(),
            taken_at: 0,
            before_version: None,
        };
        let what = Foreign::SomethingElse;
        let offered = JournalError::NotOurs { path, what, backup: Some(backup) };
        assert!(refused(&offered).english.contains("“one.backup”"));
    }

    /// Each trouble with the server has its sentence, and none says more of an address than the address.
    #[test]
    fn troubles_with_a_server_are_said_in_sentences() {
        let at = "postgres://cage@house.lan/club";
        let (path, text) = (Path::new("/home/cage/.pgpass").to_owned(), || "off".to_owned());
        let troubles = [
            ServerTrouble::Address,
            ServerTrouble::PasswordInAddress,
            ServerTrouble::PasswordFile { path: path.clone() },
            ServerTrouble::CertificateFile { path },
            ServerTrouble::Gone,
            ServerTrouble::InDoubt,
            ServerTrouble::LetsNobodyIn,
            ServerTrouble::NoDatabase,
            ServerTrouble::Unsafe { cause: "UnknownIssuer".to_owned() },
            ServerTrouble::Crowded,
            ServerTrouble::NotAllowed,
            ServerTrouble::TooOld,
            ServerTrouble::Setting { setting: "fsync".to_owned(), found: text() },
            ServerTrouble::BacksUp,
        ];
        for trouble in troubles {
            let in_doubt = trouble == ServerTrouble::InDoubt;
            let said = refused(&JournalError::Server { at: at.to_owned(), trouble }).english;
            let kept = ["Nothing was changed.", "not recorded"];
            assert!(in_doubt || kept.iter().any(|kept| said.contains(kept)), "{said}");
            assert!(!said.contains("UnknownIssuer"), "{said}");
        }
    }
}
