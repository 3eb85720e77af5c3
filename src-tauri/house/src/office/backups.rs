//! The backups on the desk: what is in each, making one now, and putting one in the place of the file, or what can still be read
//! of a damaged one.

use super::BACKUPS_KEPT;
use super::kept::KeptBecause;
use super::prelude::*;
use shuffle_up_journal::{Copied, Journal, JournalError, Opened, TournamentRow, backups};
use shuffle_up_kept_log::file_words::refused;

/// A backup with what is in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BackupContents {
    /// Where it is.
    pub path: String,
    /// When it was made, in milliseconds since the Unix epoch.
    pub at: i64,
    /// Its tournaments, the one last touched first, without those that are deleted.
    pub tournaments: Vec<BackedUp>,
    /// Why it cannot be read; empty when it can.
    #[ts(type = "string")]
    pub trouble: Phrase,
}

/// A tournament in a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BackedUp {
    /// Its name.
    pub name: String,
    /// How many lines its log has there.
    pub lines: u32,
    /// How many fewer or more than now; absent for one that is not in the file now.
    pub than_now: Option<i64>,
    /// When something was last said to it there, in milliseconds since the Unix epoch; absent before the first line.
    pub last_line_at: Option<i64>,
}

impl Office {
    /// The tournaments of the file, to compare those of the backups with.
    pub fn to_compare(&mut self) -> ToCompare {
        let now = self.journal().and_then(|journal| Ok(journal.tournaments()?)).unwrap_or_default();
        ToCompare { path: self.path.clone(), now }
    }

    /// Copies the file into memory for a backup, as it stands. To write it to the disk and check it takes its time, and needs
    /// the house no more.
    ///
    /// # Errors
    /// The journal's: a file that can only be read.
    pub fn to_back_up(&mut self) -> Result<ToBackUp, Problem> {
        self.keep_summaries();
        let now = self.now();
        Ok(ToBackUp { file: self.journal()?.copied()?, now })
    }

    /// Puts a backup of the list in the place of the file. The file as it is now is backed up first where that can be
    /// done, and kept beside the new one in every case.
    ///
    /// # Errors
    /// A path that is no backup of this file; the journal's own: a backup that is damaged or gone, a folder that cannot be
    /// written.
    pub fn restore(&mut self, backup: &Path) -> Result<(), Problem> {
        if self.is_shared() {
            // The server makes the backups: this is the journal's own sentence for it.
            self.journal()?.copied()?;
        }
        if !backups(&self.path)?.iter().any(|listed| listed.path == backup) {
            return Err(problem!(
                unknown,
                "backup-gone",
                "This backup is no longer in the list. Choose another one."
            ));
        }
        let now = self.now();
        let writable = self.journal.as_mut().filter(|journal| journal.read_only().is_none());
        if let Some(journal) = writable {
            // One more than are kept, so that it never pushes out the one that is about to be restored.
            journal.backup_now(now, BACKUPS_KEPT + 1)?;
        }
        // The file must be closed before another takes its place.
        self.journal = None;
        let restored = Journal::restore(&self.path, backup);
        self.replace(restored, KeptBecause::Restored, &[])
    }

    /// Makes a new file of all that can be read of this damaged one, which is kept beside it.
    ///
    /// # Errors
    /// A file that is not damaged; the journal's own: a folder that cannot be written, a full disk.
    pub fn salvage(&mut self) -> Result<(), Problem> {
        self.journal()?;
        let Some(journal) = self.journal.take() else { return Ok(()) };
        let (salvaged, kept) = match journal.salvage() {
            Ok(salvaged) => (Ok(salvaged.opened), salvaged.kept),
            Err(error) => (Err(error), Vec::new()),
        };
        let cut: Vec<TournamentId> =
            kept.iter().filter(|kept| kept.cut_short).map(|kept| kept.tournament).collect();
        self.replace(salvaged, KeptBecause::Salvaged, &cut)
    }

    /// Goes on with the file that took the place of the one before, or with that one where it could not be replaced, so that
    /// a wrong choice costs nothing.
    fn replace(
        &mut self,
        file: Result<Opened, JournalError>,
        because: KeptBecause,
        cut: &[TournamentId],
    ) -> Result<(), Problem> {
        self.open_tournaments.clear();
        let error = match file {
            Ok(opened) => {
                let aside = opened.set_aside.clone();
                self.take_in(opened);
                self.kept = Some(self.note_replaced(because, aside.as_deref(), cut));
                return Ok(());
            }
            Err(error) => error,
        };
        match Journal::open(&self.path) {
            Ok(opened) => self.take_in(opened),
            Err(error) => self.not_open(&error),
        }
        Err(error.into())
    }
}

/// The file as it stood when a backup was asked for.
#[derive(Debug)]
pub struct ToBackUp {
    file: Copied,
    now: i64,
}

impl ToBackUp {
    /// Makes the backup.
    ///
    /// # Errors
    /// The journal's: a full disk, a folder that cannot be written.
    pub fn write(self) -> Result<(), Problem> {
        let made = self.file.back_up(self.now, BACKUPS_KEPT)?;
        tracing::info!(path = %made.path.display(), "backed up");
        Ok(())
    }
}

/// The tournaments of the file, and where its backups are.
#[derive(Debug)]
pub struct ToCompare {
    path: PathBuf,
    now: Vec<TournamentRow>,
}

impl ToCompare {
    /// Every backup with what is in it, the newest first. Each is opened, which takes its time.
    ///
    /// # Errors
    /// A folder of backups that cannot be read.
    pub fn contents(self) -> Result<Vec<BackupContents>, Problem> {
        let Self { path, now } = self;
        let list = backups(&path)?;
        Ok(list
            .into_iter()
            .map(|backup| {
                let read = backup.tournaments();
                let trouble = read.as_ref().err().map(refused).unwrap_or_default();
                let mut rows: Vec<_> =
                    read.unwrap_or_default().into_iter().filter(|row| !row.deleted).collect();
                rows.sort_by_key(|row| std::cmp::Reverse(row.last_line_at));
                let tournaments = rows
                    .into_iter()
                    .map(|row| BackedUp {
                        than_now: now
                            .iter()
                            .find(|other| other.id == row.id && other.created_at == row.created_at)
                            .map(|other| i64::from(row.lines) - i64::from(other.lines)),
                        name: row.name,
                        lines: row.lines,
                        last_line_at: row.last_line_at,
                    })
                    .collect();
                BackupContents {
                    path: backup.path.display().to_string(),
                    at: backup.taken_at,
                    tournaments,
                    trouble,
                }
            })
            .collect())
    }
}
