//! Results saved as files, beside the sheets of the same tournament.

use super::prelude::*;
use crate::files::{file_name, write_whole};
use crate::office::Snapshot;
use shuffle_up_engine::results;
use shuffle_up_engine::results::{Results, ResultsForm};
use shuffle_up_players::{InPublic, WhoIsWho};

/// What stands in place of the name of one who is not to be named.
const UNNAMED: &str = "Not named";

/// The results as they go out. The list says where players are from, and who is not to be named; where nobody is on it, it is not
/// asked.
///
/// # Errors
/// A list that cannot be read.
pub fn going_out(
    taken: &Snapshot,
    who: &WhoIsWho,
    public: impl FnOnce() -> Result<BTreeMap<u32, InPublic>, Problem>,
) -> Result<Results, Problem> {
    let mut told = results::results(&taken.log);
    for row in &mut told.rows {
        row.listed = who.of(&taken.tournament.to_string(), row.player.0, &row.name, row.listed);
    }
    let players = match told.rows.iter().any(|row| row.listed.is_some()) {
        true => public()?,
        false => BTreeMap::new(),
    };
    for row in &mut told.rows {
        let Some(public) = row.listed.and_then(|number| players.get(&number)) else { continue };
        if public.unnamed {
            row.name = UNNAMED.into();
        } else {
            row.city.clone_from(&public.city);
            row.country.clone_from(&public.country);
        }
    }
    Ok(told)
}

/// Writes the results, or the standings so far; answers where they are.
///
/// # Errors
/// A folder that cannot be written, and those of [`going_out`].
pub fn save(
    taken: &Snapshot,
    folder: &Path,
    form: ResultsForm,
    who: &WhoIsWho,
    public: impl FnOnce() -> Result<BTreeMap<u32, InPublic>, Problem>,
) -> Result<PathBuf, Problem> {
    let told = going_out(taken, who, public)?;
    let (log, now) = (&*taken.log, taken.now);
    let day = told.started_at.or(log.tournament().setup.starts_at).unwrap_or(now);
    let file =
        results::file(&told, form, &Customs::of(log.tournament(), Language::ENGLISH).day(day));
    let folder = folder.join(file_name(&told.event, taken.tournament.0));
    write_whole(folder.join(file.name), file.text.as_bytes())
}
