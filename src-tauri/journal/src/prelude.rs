//! What nearly every file of the journal is written with, imported at once: the file, what can go wrong with it, and where it lies.

pub(crate) use crate::error::About;
pub(crate) use crate::journal_file::JournalFile;
pub(crate) use crate::{JournalError, TournamentId};
pub(crate) use rusqlite::Connection;
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use std::path::{Path, PathBuf};
