//! Counting the hands of a penalty at a table whose hands nobody counts otherwise. A deal that is played again counts once
//! (TCH 35c).

use crate::actions::penalties::punished;
use crate::actions::prelude::*;
use crate::rules::penalties::{given_then, hands_said};

/// Counts hands of a penalty as played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ServePenalty {
    /// The penalty's number, from 1.
    pub penalty: u32,
    /// How many: 1 to as many as are left.
    pub hands: u32,
}

/// Hands of a penalty were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyServed {
    /// The penalty's number, from 1.
    pub penalty: u32,
    /// How many.
    pub hands: u32,
    /// Whose it is and when it was given: it is still the same when an earlier penalty is struck, and the numbers shift.
    pub given: (EntryId, Millis),
}

impl Action for ServePenalty {
    /// # Errors
    /// Refused for an unknown penalty, one of a player who is out, one that is over, and for no hand or more than are left.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let penalty = tournament.penalty(self.penalty)?;
        tournament.in_play(penalty.entry)?;
        let left = penalty.hands.saturating_sub(penalty.served);
        refuse_if(penalty.over || left == 0, || {
            let name = tournament.name(penalty.entry);
            refuse!(NotNow, "penalty-served", "{name} has served that penalty.", name)
        })?;
        refuse_if(!(1..=left).contains(&self.hands), || {
            refuse!(
                BadValue,
                "penalty-hands-left",
                "The penalty has {hands} left. Count 1 or more.",
                hands = hands_said(left)
            )
        })?;
        let given = (penalty.entry, penalty.at);
        Ok(vec![PenaltyServed { penalty: self.penalty, hands: self.hands, given }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let (hands, name) = (hands_said(self.hands), punished(effect.tournament, self.penalty));
        let what = phrase!("log-penalty-served", "{hands} played, {name}", hands, name);
        log_label(phrase!("log-penalty", "Penalty"), what)
    }
}

impl Apply for PenaltyServed {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(penalty) = given_then(tournament, self.penalty, self.given) {
            penalty.served = penalty.served.saturating_add(self.hands).min(penalty.hands);
        }
    }
}
