//! A time card that a player plays for one decision.

use super::{cards_during_play, no_time_cards};
use crate::actions::prelude::*;
use crate::rules::shot_clock::cards_left;

/// Notes that a player plays a time card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayTimeCard {
    /// Whose.
    pub entry: EntryId,
}

/// A time card was played.
pub type TimeCardPlayed = PlayTimeCard;

impl Action for PlayTimeCard {
    /// # Errors
    /// Refused outside play, where nobody counts time cards, for a player without a seat, and for one who has none left.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let left = cards_left(tournament, self.entry).ok_or_else(no_time_cards)?;
        tournament.playing(cards_during_play)?;
        tournament.in_play(self.entry)?;
        refuse_if(left == 0, || {
            let name = tournament.name(self.entry);
            refuse!(HouseRule, "no-time-card-left", "{name} has no time card left.", name)
        })?;
        Ok(vec![TimeCardPlayed { entry: self.entry }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let who = effect.who(self.entry);
        let left = cards_left(effect.tournament, self.entry).unwrap_or(0);
        let what = beside(who, phrase!("log-cards-left", "{left} left", left));
        log_label(phrase!("log-time-card", "Time card"), what)
    }
}

impl Apply for TimeCardPlayed {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.seen(self.entry);
        let played = tournament.shot_clock.played.entry(self.entry).or_default();
        *played = played.saturating_add(1);
    }
}
