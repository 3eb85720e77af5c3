//! Results saved as files, beside the sheets of the same tournament.

use super::customs::Customs;
use super::{file_name, write_whole};
use crate::house::Snapshot;
use crate::problem::Problem;
use shuffle_up_engine::results;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_words::Language;
use std::path::{Path, PathBuf};

/// Writes the results, or the standings so far; answers where they are.
///
/// # Errors
/// A folder that cannot be written.
pub fn save(taken: &Snapshot, folder: &Path, form: ResultsForm) -> Result<PathBuf, Problem> {
    let (log, now) = (&*taken.log, taken.now);
    let told = results::results(log);
    let day = told.started_at.or(log.tournament().setup.starts_at).unwrap_or(now);
    let file =
        results::file(&told, form, &Customs::of(log.tournament(), Language::English).day(day));
    let folder = folder.join(file_name(&told.event, taken.tournament));
    write_whole(folder.join(file.name), file.text.as_bytes())
}
