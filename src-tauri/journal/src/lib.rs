//! Where every tournament is kept: in a file, or on a PostgreSQL server that several desks share.
//!
//! A tournament is its log: numbered lines, only ever appended. This crate keeps those lines and knows no poker; the body of a
//! line is only text to it. Everything else in the file is either about the list of tournaments (names, summaries) or a setting of
//! the house.
//!
//! # On disk
//!
//! For a file called `tournaments.shuffle-up` the same folder holds:
//!
//! - `tournaments.shuffle-up`: one SQLite database with all tournaments. One file, because one file is what people copy, mail and
//!   back up, and because a single transaction can then cover whatever one action touches.
//! - `tournaments.shuffle-up-wal`: the newest commits, until SQLite folds them into the file. It belongs to the file; moving one
//!   without the other loses actions, which is why every swap here moves both.
//! - `tournaments.shuffle-up.reach`: how far the write-ahead log reached when something was last acknowledged, so that the loss of
//!   its end can be told from a power cut. Nothing depends on it.
//! - `tournaments.shuffle-up.lock`: an empty file that the running program holds locked. It is never deleted, since deleting a
//!   lock file lets two programs each hold "the" lock; the operating system releases the lock when the process dies.
//! - `backups/`: dated, checked copies, the newest few of which are kept, and one copy from before each change of the file's version.
//! - `….restored` exists only in the middle of a restore: once it is complete on disk the restore is decided, and the next
//!   open finishes it if the power went in between.
//! - `….set-aside-N`: what a restore or a salvage replaced. Nothing here is ever deleted by this crate.
//!
//! # Durability
//!
//! *Durable before visible*: [`LogStore::append`] returns after the commit has been forced to the disk, so a window can never
//! show an action that a power cut takes back.
//!
//! - Write-ahead log with `synchronous = FULL`. A commit is one sequential write and one flush, about a tenth of the cost of the
//!   rollback journal, which needs several flushes and a directory change. `NORMAL` would be faster still and is what most
//!   programs use with a write-ahead log, but it flushes only at checkpoints: after a power cut the last minutes would be gone.
//!   On macOS a plain flush does not reach the platter, hence `fullfsync`.
//! - These settings are read back after they are set. SQLite ignores a setting that it cannot honour, and a program that believes
//!   it is durable is worse than one that refuses to start.
//! - SQLite's exclusive locking mode, besides the lock file. A database browser left open on the file cannot change
//!   it under a running tournament, and the shared-memory file of the write-ahead log, which network folders handle badly,
//!   is not needed.
//! - Every row carries a checksum. `quick_check` proves the structure of a database, not its contents: a flipped bit inside the
//!   text of a line would otherwise turn 500 chips into 700 without a word. The write-ahead log has checksums of its own, but
//!   SQLite takes the first bad one for the end of the log and drops everything behind it in silence. So the log is scanned
//!   before SQLite sees it, and whole commits behind a bad frame count as damage, not as the end. So does a log that is shorter than
//!   was noted beside it.
//!
//! # A damaged or foreign file is never touched
//!
//! The first hundred bytes are read as bytes before SQLite may open the file, because SQLite itself writes to what it opens. A
//! file that is not ours, or that a newer version wrote, is refused. A file of ours that fails its checks, or that is write
//! protected, is shown from a private copy in the temporary folder, so that "read-only" holds whatever SQLite does.
//! The director is then offered the newest backup that passes the same checks ([`Journal::restore`]) or everything that can still be
//! read ([`Journal::salvage`]); both keep the old file.
//!
//! # A server, for several desks
//!
//! [`LogStore`] is the whole of what a tournament in progress needs from its keeper. [`Journal`] keeps logs in the file above or, with
//! an address instead of a path, on a server (`server/`), and says the same of both: one suite of tests holds them to it. It is `Send`
//! but not `Sync`: one thread owns it, which makes the order of a desk's lines obvious. Between desks the server's key of log and number
//! says who was first, and whoever was second is told so by [`JournalError::NotNext`].

//!
//! # Series, cash games, the staff and card rooms
//!
//! A series of several tournaments is a log as well, and is kept in the same two tables: everything above holds for its lines without
//! a word more. Its number is beyond those of tournaments, and no list of tournaments has it. A cash game is kept in the same way, at
//! numbers beyond those of series, an evening of the staff beyond those of cash games, and a card room beyond those of the staff.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod append;
mod backup;
mod check;
mod connection;
mod error;
mod folder;
mod header;
mod journal;
mod journal_file;
mod line;
mod lock;
mod open;
mod prelude;
mod presence;
mod private_copy;
mod reach;
mod restore;
mod salvage;
mod schema;
mod server;
mod settings;
mod stamp;
mod store;
mod sum;
mod tournaments;
mod transfer;
mod view;
mod wal;
mod whole;

pub use backup::{Backup, Copied, backups};
pub use error::{Foreign, JournalError, ReadOnly, ServerTrouble};
pub use folder::read_kept;
pub use journal::{Journal, Opened};
pub use line::{CardRoomId, CashGameId, LogStore, SeriesId, StaffId, StoredLine, TournamentId};
pub use salvage::{Salvaged, SalvagedLog};
pub use server::{Listener, News, is_address};
pub use tournaments::TournamentRow;
pub use transfer::{HouseFile, TournamentFile};
pub use whole::WholeFile;
