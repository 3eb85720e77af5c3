//! What is spoken of time called on a player.

use super::prelude::*;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::rules::calling_time::{TimeWord, next_word};

/// A word so late is not said any more: a count that lags behind the time is wrong.
pub const LATEST_WORD: Millis = 900;

impl Office {
    /// What is said next of any call of time, and in which tournament. `said` has the moment of each tournament's last
    /// word: what lies before it is not said again, whatever was undone since.
    pub fn next_word(
        &self,
        said: &BTreeMap<TournamentId, Millis>,
    ) -> Option<(TournamentId, TimeWord)> {
        let now = self.now();
        self.open_tournaments
            .iter()
            .filter_map(|(id, open)| {
                let last = said.get(id).copied().unwrap_or(Millis::MIN);
                let after = last.max(now.saturating_sub(LATEST_WORD));
                Some((*id, next_word(open.log.tournament(), after)?))
            })
            .min_by_key(|(_, word)| word.at)
    }
}
