//! A tournament in full swing, to look at before the first one of one's own.

use crate::office::Office;
use crate::prelude::*;

/// Plays the sample up to now and opens it.
///
/// # Errors
/// The journal's: a file that cannot be written.
pub fn open(office: &mut Office) -> Result<TournamentId, Problem> {
    let script = shuffle_up_script::sample(office.now()).map_err(|error| {
        problem!(
            unexpected,
            "sample-not-read",
            "The sample could not be read: {error}",
            error = error.to_string()
        )
    })?;
    office.play_sample(script)
}
