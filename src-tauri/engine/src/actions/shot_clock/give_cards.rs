//! Time cards for everybody who is still in: on a further day, and at the final table. Those with the stack need no line.

use super::{cards_during_play, no_time_cards};
use crate::actions::prelude::*;
use crate::rules::prizes::places::everybody_left;

/// Gives everybody who is still in the time cards of a day or of the final table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveTimeCards {
    /// For what.
    pub why: CardsFor,
}

/// For what time cards are given again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardsFor {
    /// A further day, once the tables were made ready for it.
    Day,
    /// The final table.
    FinalTable,
}

/// Time cards were given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeCardsGiven {
    /// For what.
    pub why: CardsFor,
    /// How many to each.
    pub cards: u32,
}

/// How many cards are to be given to each now for this; 0 where none are.
pub fn cards_due(tournament: &Tournament, why: CardsFor) -> u32 {
    let cards = tournament.setup.rules.shot_clock.and_then(|rule| rule.cards).unwrap_or_default();
    let said = &tournament.shot_clock;
    match why {
        CardsFor::FinalTable if tournament.room.open_tables() == 1 && !said.at_final_table => {
            cards.final_table
        }
        CardsFor::Day
            if tournament.restart_prepared.is_some()
                && said.for_restart != tournament.restart_prepared =>
        {
            cards.day
        }
        _ => 0,
    }
}

impl Action for GiveTimeCards {
    /// # Errors
    /// Refused outside play, where nobody counts time cards, and where none are to be given for this now.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let counted = tournament.setup.rules.shot_clock.is_some_and(|rule| rule.cards.is_some());
        refuse_if(!counted, no_time_cards)?;
        tournament.playing(cards_during_play)?;
        let cards = cards_due(tournament, self.why);
        refuse_if(cards == 0, || match self.why {
            CardsFor::Day => refuse!(
                NotNow,
                "no-time-cards-for-that",
                "No time cards are due for a new day now."
            ),
            CardsFor::FinalTable => refuse!(
                NotNow,
                "no-time-cards-for-final",
                "No time cards are due for the final table now."
            ),
        })?;
        Ok(vec![TimeCardsGiven { why: self.why, cards }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let cards = effect.first::<TimeCardsGiven>().map_or(0, |given| given.cards);
        let cards = Phrase::count(cards, "time card", "time cards");
        let what = match self.why {
            CardsFor::Day => phrase!("log-cards-for-the-day", "{cards} to each for the day", cards),
            CardsFor::FinalTable => {
                phrase!("log-cards-for-the-final", "{cards} to each at the final table", cards)
            }
        };
        log_label(phrase!("rule-shot-clock", "Shot clock"), what)
    }
}

impl Apply for TimeCardsGiven {
    fn apply(&self, tournament: &mut Tournament) {
        let everybody: Vec<EntryId> = everybody_left(tournament).collect();
        let said = &mut tournament.shot_clock;
        for entry in everybody {
            let given = said.given.entry(entry).or_default();
            *given = given.saturating_add(self.cards);
        }
        match self.why {
            CardsFor::Day => said.for_restart = tournament.restart_prepared,
            CardsFor::FinalTable => said.at_final_table = true,
        }
    }
}
