//! The open file.

use crate::prelude::*;
use std::fs::File;

use crate::presence::Presence;
use crate::private_copy::PrivateCopy;
use crate::reach::{LastLine, Reach};
use crate::{ReadOnly, connection};

/// All tournaments of a file. While it lives, no other program can open the file; when it is dropped, the file is closed.
#[derive(Debug)]
pub(crate) struct JournalFile {
    // Dropped in this order: the connection closes before the copy that it reads is removed and before the lock is let go.
    pub(crate) connection: Connection,
    pub(crate) private_copy: Option<PrivateCopy>,
    pub(crate) path: PathBuf,
    pub(crate) read_only: Option<ReadOnly>,
    pub(crate) presence: Presence,
    pub(crate) reach: Reach,
    /// Where the log of a tournament ends that was appended to last, while nothing else was written after it: the tournament is known
    /// to be there and the number of its next line too, since no other program writes to the file.
    pub(crate) end: Option<LastLine>,
    pub(crate) lock: Option<File>,
}

impl JournalFile {
    /// The file at `path`, over a connection to it that may write.
    pub(crate) fn over(mut connection: Connection, path: &Path, lock: Option<File>) -> Self {
        Self {
            presence: Presence::of(path),
            reach: Reach::of(path, &mut connection),
            connection,
            private_copy: None,
            path: path.to_owned(),
            read_only: None,
            end: None,
            lock,
        }
    }

    /// Why nothing can be changed, if so.
    pub(crate) fn read_only(&self) -> Option<&ReadOnly> {
        self.read_only.as_ref()
    }

    /// Closes the file and says whether that worked; dropping it does the same in silence. Nothing acknowledged depends on it.
    pub(crate) fn close(self) -> Result<(), JournalError> {
        let Self { connection, path, private_copy, lock, .. } = self;
        let closed = connection::close(connection, &path);
        drop(private_copy);
        drop(lock);
        closed
    }

    /// Refuses what would write to a file that is open for reading only.
    pub(crate) fn must_be_writable(&self) -> Result<(), JournalError> {
        self.read_only.clone().map_or(Ok(()), |because| Err(JournalError::ReadOnly { because }))
    }

    /// Reads with the path of this file in any error, and with a backup to offer where the error is damage.
    pub(crate) fn reading<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, JournalError> {
        read(&self.connection).about(&self.path).map_err(|error| self.offering(error))
    }

    /// Writes in one transaction.
    pub(crate) fn writing<T>(
        &mut self,
        write: impl FnOnce(&Connection, &Path) -> Result<T, JournalError>,
    ) -> Result<T, JournalError> {
        self.appending(|connection, path| Ok((write(connection, path)?, None)))
    }

    /// The same for what appends lines, and says besides which is now the last.
    pub(crate) fn appending<T>(
        &mut self,
        write: impl FnOnce(&Connection, &Path) -> Result<(T, Option<LastLine>), JournalError>,
    ) -> Result<T, JournalError> {
        self.acknowledging(|connection, path| one_transaction(connection, path, write))
    }

    /// Writes what is acknowledged when it is done: all of it or nothing, which is for `write` to see to.
    pub(crate) fn acknowledging<T>(
        &mut self,
        write: impl FnOnce(&mut Connection, &Path) -> Result<(T, Option<LastLine>), JournalError>,
    ) -> Result<T, JournalError> {
        self.must_be_writable()?;
        self.presence.check()?;
        self.end = None;
        let (written, last) =
            write(&mut self.connection, &self.path).map_err(|error| self.offering(error))?;
        self.end = last;
        self.presence.look_for_the_log();
        self.reach.note(last);
        Ok(written)
    }

    pub(crate) fn offering(&self, error: JournalError) -> JournalError {
        error.with_backup(&self.path)
    }
}

/// All of `write` or nothing of it: the transaction is taken back when anything fails, the commit included.
pub(crate) fn one_transaction<T>(
    connection: &mut Connection,
    path: &Path,
    write: impl FnOnce(&Connection, &Path) -> Result<T, JournalError>,
) -> Result<T, JournalError> {
    let transaction = connection
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .about(path)?;
    let written = write(&transaction, path)?;
    transaction.commit().about(path)?;
    Ok(written)
}
