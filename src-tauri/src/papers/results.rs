//! Results saved as files, beside the sheets of the same tournament.

use super::{file_name, local, write_whole};
use crate::house::House;
use crate::problem::Problem;
use shuffle_up_engine::results::{self, ResultsForm};
use std::path::{Path, PathBuf};

/// Writes the results, or the standings so far; answers where they are.
///
/// # Errors
/// An unknown tournament, and a folder that cannot be written.
pub fn save(
    house: &mut House,
    folder: &Path,
    tournament: u32,
    form: ResultsForm,
) -> Result<PathBuf, Problem> {
    let now = house.now();
    let log = house.look(tournament)?;
    let told = results::results(log);
    let day = told.started_at.or(log.tournament().setup.starts_at).unwrap_or(now);
    let file = results::file(&told, form, &local(day).format("%-d %B %Y").to_string());
    let folder = folder.join(file_name(&told.event, tournament));
    let path = folder.join(file.name);
    let written =
        std::fs::create_dir_all(&folder).and_then(|()| write_whole(&path, file.text.as_bytes()));
    written.map_err(|error| {
        tracing::error!(%error, path = %path.display(), "results could not be written");
        let message = format!("The results could not be written to {}: {error}.", folder.display());
        Problem::new("folder", message)
    })?;
    Ok(path)
}
