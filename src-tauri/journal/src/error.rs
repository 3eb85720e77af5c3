//! What can go wrong, and a stable code for each. The words for a director are those of whoever asks.

use std::fmt;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::backup::newest_good;
use crate::{Backup, TournamentId};

/// Why the journal could not do what it was asked.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum JournalError {
    /// Another program, or another window of this one, has the file open.
    InUse { path: PathBuf },
    /// A newer version of the program wrote the file.
    Newer { path: PathBuf, found: i32, known: i32 },
    /// A development build from before 0.1.0 wrote the file. No released version reads it.
    DevelopmentBuild { path: PathBuf },
    /// The file is not a tournaments file.
    NotOurs { path: PathBuf, what: Foreign, backup: Option<Backup> },
    /// The file is ours and so damaged that nothing can be shown.
    Damaged { path: PathBuf, detail: String, backup: Option<Backup> },
    /// The folder cannot be created or written to.
    Folder { path: PathBuf, cause: String },
    /// The file cannot be read at all.
    Unreadable { path: PathBuf, cause: String },
    /// Something was to be written to a file that is open for reading only.
    ReadOnly { because: ReadOnly },
    /// The file was deleted, replaced or moved while it was open: nothing written to it now would be found again.
    Gone { path: PathBuf },
    /// The disk is full.
    DiskFull { path: PathBuf },
    /// The disk reported an error.
    Disk { path: PathBuf, cause: String },
    /// The disk or folder does not allow writing safely against power loss.
    NotDurable { path: PathBuf, setting: &'static str, found: String },
    /// A line's number is not the next one.
    NotNext { tournament: TournamentId, expected: u32, given: u32 },
    /// There is no such tournament, or it is deleted.
    NoSuchTournament { tournament: TournamentId },
    /// A backup does not pass its checks.
    BadBackup { path: PathBuf, detail: String },
    /// A tournament file does not pass its checks, or is something else.
    BadTournamentFile { path: PathBuf, detail: String },
    /// A whole house as one file does not pass its checks, or is something else.
    BadHouseFile { path: PathBuf, detail: String },
    /// A tournament file is larger than any tournament.
    TooLarge { path: PathBuf, most: u64 },
    /// Salvage was asked for a file that is not damaged.
    NotDamaged { path: PathBuf },
    /// A house was to be copied to where there is one already.
    NotEmpty,
    /// The server that keeps the house did not do it. `at` is its address, which never has a password.
    Server { at: String, trouble: ServerTrouble },
    /// None of the above; a fault of the program.
    Unexpected { detail: String },
}

/// What is wrong with the server that keeps the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ServerTrouble {
    /// This is no address of a server.
    Address,
    /// The address has a password in it, where every list of running programs would show it.
    PasswordInAddress,
    /// The file with the password cannot be read, or others may read it too.
    PasswordFile { path: PathBuf },
    /// The file with the certificate that the server is known by cannot be read, or there is none.
    CertificateFile { path: PathBuf },
    /// It cannot be reached, or does not answer. Nothing was recorded.
    Gone,
    /// It did not answer to a line, so that nobody knows whether the line is recorded.
    InDoubt,
    /// It does not let this user in.
    LetsNobodyIn,
    /// It has no such database.
    NoDatabase,
    /// The connection cannot be made safe: the server has no certificate, or one that is not trusted.
    Unsafe { cause: String },
    /// It has no connection left.
    Crowded,
    /// It may not make or change the tables of the house.
    NotAllowed,
    /// It is older than 15.
    TooOld,
    /// Its setting would lose what it acknowledged, or mangle names.
    Setting { setting: String, found: String },
    /// The server makes the backups of its house itself.
    BacksUp,
}

impl ServerTrouble {
    fn code(&self) -> &'static str {
        match self {
            Self::Address => "server_address",
            Self::PasswordInAddress => "server_password_in_address",
            Self::PasswordFile { .. } => "server_password_file",
            Self::CertificateFile { .. } => "server_certificate_file",
            Self::Gone => "server_gone",
            Self::InDoubt => "server_in_doubt",
            Self::LetsNobodyIn => "server_lets_nobody_in",
            Self::NoDatabase => "server_no_database",
            Self::Unsafe { .. } => "server_unsafe",
            Self::Crowded => "server_crowded",
            Self::NotAllowed => "server_not_allowed",
            Self::TooOld => "server_too_old",
            Self::Setting { .. } => "server_setting",
            Self::BacksUp => "server_backs_up",
        }
    }
}

/// What a file is that is not a tournaments file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Foreign {
    /// One exported tournament: it is imported, not opened.
    TournamentFile,
    /// A database of another program.
    OtherDatabase,
    /// No database at all.
    SomethingElse,
}

/// Why a file was opened for reading only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadOnly {
    /// It fails its checks. `detail` is for the log file of the program, not for the screen.
    /// `lost` is how many of the last lines are known to be missing, 0 where that is not known.
    Damaged { path: PathBuf, detail: String, lost: u32 },
    /// The file is write protected.
    FileProtected { path: PathBuf },
    /// The folder is write protected.
    FolderProtected { path: PathBuf },
}

impl JournalError {
    /// A stable name for this error, for code that branches on it.
    pub fn code(&self) -> &'static str {
        match self {
            Self::InUse { .. } => "in_use",
            Self::Newer { .. } => "newer_version",
            Self::DevelopmentBuild { .. } => "development_build",
            Self::NotOurs { .. } => "not_ours",
            Self::Damaged { .. } => "damaged",
            Self::Folder { .. } => "folder_unusable",
            Self::Unreadable { .. } => "unreadable",
            Self::ReadOnly { .. } => "read_only",
            Self::Gone { .. } => "file_gone",
            Self::DiskFull { .. } => "disk_full",
            Self::Disk { .. } => "disk_failed",
            Self::NotDurable { .. } => "not_durable",
            Self::NotNext { .. } => "not_next",
            Self::NoSuchTournament { .. } => "no_such_tournament",
            Self::BadBackup { .. } => "bad_backup",
            Self::BadTournamentFile { .. } => "bad_tournament_file",
            Self::BadHouseFile { .. } => "bad_house_file",
            Self::TooLarge { .. } => "too_large",
            Self::NotDamaged { .. } => "not_damaged",
            Self::NotEmpty => "not_empty",
            Self::Server { trouble, .. } => trouble.code(),
            Self::Unexpected { .. } => "unexpected",
        }
    }

    pub(crate) fn damaged(path: &Path, detail: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), detail: detail.into(), backup: None }
    }

    pub(crate) fn unreadable(path: &Path, cause: impl fmt::Display) -> Self {
        Self::Unreadable { path: path.to_owned(), cause: cause.to_string() }
    }

    pub(crate) fn bad_backup(path: &Path, detail: impl Into<String>) -> Self {
        Self::BadBackup { path: path.to_owned(), detail: detail.into() }
    }

    pub(crate) fn nothing_beside(path: &Path) -> Self {
        let cause = "nothing can be written beside the file".to_owned();
        Self::Folder { path: path.to_owned(), cause }
    }

    /// With the newest backup that passes its checks, where restoring it is a way out.
    pub(crate) fn with_backup(mut self, path: &Path) -> Self {
        if let Self::NotOurs { backup, .. } | Self::Damaged { backup, .. } = &mut self {
            *backup = newest_good(path);
        }
        self
    }

    /// While a file is being judged, a complaint that SQLite has no name for is about the file, not about the program.
    pub(crate) fn while_judging(self, path: &Path) -> Self {
        match self {
            Self::Unexpected { detail } => Self::damaged(path, detail),
            error => error,
        }
    }

    /// While a file that was brought from elsewhere is being judged, damage is what is bad about it.
    pub(crate) fn bad(self, path: &Path, bad: fn(&Path, String) -> Self) -> Self {
        match self.while_judging(path) {
            Self::Damaged { detail, .. } => bad(path, detail),
            error => error,
        }
    }

    /// What SQLite reported about the file at `path`.
    pub(crate) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        let path = path.to_owned();
        match error {
            rusqlite::Error::SqliteFailure(cause, _) => match cause.code {
                ErrorCode::DiskFull => Self::DiskFull { path },
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::InUse { path },
                ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => {
                    Self::damaged(&path, error.to_string())
                }
                // A page that is only in part there: the file is cut short, and the disk is fine.
                ErrorCode::SystemIoFailure
                    if cause.extended_code == rusqlite::ffi::SQLITE_IOERR_SHORT_READ =>
                {
                    Self::damaged(&path, error.to_string())
                }
                ErrorCode::SystemIoFailure => Self::Disk { path, cause: error.to_string() },
                ErrorCode::CannotOpen | ErrorCode::PermissionDenied => {
                    Self::unreadable(&path, error)
                }
                ErrorCode::ReadOnly => Self::ReadOnly { because: ReadOnly::FileProtected { path } },
                _ => Self::Unexpected { detail: error.to_string() },
            },
            // A value of the wrong type or text that is not Unicode: STRICT tables never hold either, unless bits flipped.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => Self::damaged(&path, error.to_string()),
            _ => Self::Unexpected { detail: error.to_string() },
        }
    }

    /// What the operating system reported about writing the file at `path`.
    pub(crate) fn from_write(path: &Path, error: &std::io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
                Self::DiskFull { path }
            }
            std::io::ErrorKind::PermissionDenied
            | std::io::ErrorKind::ReadOnlyFilesystem
            | std::io::ErrorKind::NotADirectory
            | std::io::ErrorKind::AlreadyExists
            | std::io::ErrorKind::NotFound => Self::Folder { path, cause: error.to_string() },
            _ => Self::Disk { path, cause: error.to_string() },
        }
    }
}

/// Whether writing fails for a write protection.
pub(crate) fn is_protected(error: &std::io::Error) -> bool {
    matches!(
        error.kind(),
        std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem
    )
}

/// For the program's own log and for measurements: a director reads what the crate `kept_log` says of it.
impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for JournalError {}

/// Says of an error which file it is about.
pub(crate) trait About<T> {
    fn about(self, path: &Path) -> Result<T, JournalError>;
}

impl<T> About<T> for Result<T, rusqlite::Error> {
    fn about(self, path: &Path) -> Result<T, JournalError> {
        self.map_err(|error| JournalError::from_sqlite(path, &error))
    }
}

impl<T> About<T> for std::io::Result<T> {
    fn about(self, path: &Path) -> Result<T, JournalError> {
        self.map_err(|error| JournalError::from_write(path, &error))
    }
}
