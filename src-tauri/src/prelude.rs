//! What nearly every file of the shell is written with, imported at once: how data is kept and shown, sentences and problems, the
//! house, and the toolkit.

pub(crate) use shuffle_up_engine::base::wording::{Phrase, phrase};
pub(crate) use shuffle_up_house::house::House;
pub(crate) use shuffle_up_house::locked::locked;
pub(crate) use shuffle_up_house::problem;
pub(crate) use shuffle_up_house::problem::Problem;
pub(crate) use shuffle_up_journal::TournamentId;
pub(crate) use shuffle_up_words::Language;
pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::{Arc, Mutex, MutexGuard};
pub(crate) use tauri::{AppHandle, Manager, Runtime};
