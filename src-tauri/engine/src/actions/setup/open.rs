//! Opening a tournament: the first line of every log.

use crate::actions::prelude::*;
use crate::rulebook::setup::SetUp;
use crate::state::entry::{Entry, Standing};

/// Opens a tournament with this set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTournament {
    /// The set-up.
    pub setup: Box<SetUp>,
}

/// The set-up was made or changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SetUpMade {
    /// The set-up in force from here on.
    pub setup: Box<SetUp>,
}

impl Action for OpenTournament {
    /// # Errors
    /// The refusals of [`SetUp::checked`]; refused for a tournament that is open.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.opened, || {
            refuse!(NotNow, "tournament-open-already", "This tournament is open already.")
        })?;
        let setup = Box::new((*self.setup).clone().checked()?);
        Ok(vec![SetUpMade { setup }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-open", "Open"), &effect.tournament.setup.name)
    }
}

impl Apply for SetUpMade {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.opened = true;
        tournament.setup = (*self.setup).clone().bounded();
        // Nothing is dealt before play, so the stacks follow the set-up; what was paid stays as it was paid.
        // An entry that was taken back has no stack to follow.
        let counted = |entry: &&mut Entry| entry.standing != Standing::Withdrawn;
        let setup = &tournament.setup;
        for entry in tournament.entries.values_mut().filter(counted) {
            if let Some(bought) = entry.purchases.first_mut() {
                let stack = setup.stack_of(bought.buy_in).saturating_add(bought.early);
                tournament.chips_in_play =
                    tournament.chips_in_play.saturating_sub(bought.chips).saturating_add(stack);
                bought.chips = stack;
            }
        }
    }
}
