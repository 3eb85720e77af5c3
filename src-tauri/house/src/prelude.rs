//! What nearly every file of the house is written with, imported at once: how data is kept and shown, sentences and problems, and a
//! tournament's log.

pub(crate) use crate::locked::locked;
pub(crate) use crate::problem::{Problem, problem};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use shuffle_up_engine::base::types::TS;
pub(crate) use shuffle_up_engine::base::wording::{Phrase, phrase};
pub(crate) use shuffle_up_engine::state::phase::Phase;
pub(crate) use shuffle_up_engine::{Command, Log, Tournament};
pub(crate) use shuffle_up_journal::TournamentId;
pub(crate) use shuffle_up_words::{Language, plain};
pub(crate) use std::collections::{BTreeMap, BTreeSet};
pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::{Arc, Mutex, MutexGuard};
