//! The end of a penalty: served, or lifted by the director.

use crate::actions::penalties::punished;
use crate::actions::prelude::*;
use crate::rules::penalties::given_then;

/// Lets a player on a penalty play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndPenalty {
    /// The penalty's number, from 1.
    pub penalty: u32,
}

/// A player on a penalty plays again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyEnded {
    /// The penalty's number, from 1.
    pub penalty: u32,
    /// Whose it is and when it was given: it is still the same when an earlier penalty is struck, and the numbers shift.
    pub given: (EntryId, Millis),
}

impl Action for EndPenalty {
    /// # Errors
    /// Refused for an unknown penalty, for one of a player who is out, and for one that is over.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let penalty = tournament.penalty(self.penalty)?;
        tournament.in_play(penalty.entry)?;
        refuse_if(penalty.over, || {
            let name = tournament.name(penalty.entry);
            refuse!(NotNow, "plays-again-already", "{name} plays again already.", name)
        })?;
        let given = (penalty.entry, penalty.at);
        Ok(vec![PenaltyEnded { penalty: self.penalty, given }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let who = punished(effect.tournament, self.penalty);
        log_label(phrase!("log-penalty-over", "Penalty over"), who)
    }
}

impl Apply for PenaltyEnded {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(penalty) = given_then(tournament, self.penalty, self.given) {
            penalty.over = true;
        }
    }
}
