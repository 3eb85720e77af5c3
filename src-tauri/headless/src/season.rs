//! A season's table, from the file in which the desk keeps its tournaments.

use serde_json::{Value, json};
use shuffle_up_evenings::evening;
use shuffle_up_journal::{Journal, LogStore as _};
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_kept_log::{Unreadable, log_of};
use shuffle_up_seasons::pot::pots;
use shuffle_up_seasons::{Evening, Season, table};
use std::path::Path;

/// The table and the pots of the season that stands in one file, over the tournaments of the other.
///
/// # Errors
/// Whatever cannot be read, as a sentence.
pub(crate) fn season(season: &Path, journal: &Path, now: bool) -> Result<Value, String> {
    let text = std::fs::read_to_string(season)
        .map_err(|error| format!("{} cannot be read: {error}.", season.display()))?;
    let season: Season =
        serde_json::from_str(&text).map_err(|error| format!("This is no season: {error}."))?;
    // Opening makes the file where there is none, and here nothing is to be made.
    if !journal.is_file() {
        return Err(format!("{} is no file of tournaments.", journal.display()));
    }
    let journal = Journal::open(journal).map_err(|error| refused(&error).to_string())?.journal;
    let rows = journal.tournaments().map_err(|error| refused(&error).to_string())?;
    let mut evenings: Vec<Evening> = Vec::new();
    for row in rows.into_iter().filter(|row| !row.deleted) {
        let lines = journal.read(row.id, 1).map_err(|error| refused(&error).to_string())?;
        let unread = |Unreadable { number, error }| {
            format!("Line {number} of {} is not understood: {error}.", row.name)
        };
        let log = log_of(&lines).map_err(unread)?;
        let evening = evening(&row.id.to_string(), &log);
        // The list's name is the one that the house gave last.
        evenings.push(Evening { name: row.name, ..evening });
    }
    Ok(json!({ "table": table(&season, &evenings, now), "pots": pots(&season, &evenings) }))
}
