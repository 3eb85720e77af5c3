//! Two players who do not sit at one table: a couple, two of one household, a pair that the house keeps apart (WSOP 89).

use crate::actions::prelude::*;
use std::sync::Arc;

/// Keeps two players at different tables, or lets them sit anywhere again. Nobody moves now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeepApart {
    /// One of them.
    pub one: PlayerId,
    /// The other.
    pub other: PlayerId,
    /// Apart, or anywhere again.
    pub apart: bool,
}

/// Two players were kept apart, or not any more; the player with the lower number first.
pub type KeptApart = KeepApart;

/// The most pairs that can be kept apart.
const MOST_PAIRS: usize = 300;

impl Action for KeepApart {
    /// # Errors
    /// Refused for an unknown player, for one player twice, for what is so already, and beyond 300 pairs.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        for player in [self.one, self.other] {
            tournament.player(player)?;
        }
        refuse_if(self.one == self.other, || {
            refuse!(BadValue, "name-two-players-keep", "Name two players to keep apart.")
        })?;
        let pair = (self.one.min(self.other), self.one.max(self.other));
        let names = [tournament.player_name(self.one), tournament.player_name(self.other)];
        let apart = &tournament.arrangements.apart;
        let are_apart = apart.contains(&pair);
        refuse_if(are_apart && self.apart, || {
            refuse!(NotNow, "kept-apart-already", "{both} are kept apart already.", both = names)
        })?;
        refuse_if(!are_apart && !self.apart, || {
            refuse!(NotNow, "not-kept-apart", "{both} are not kept apart.", both = names)
        })?;
        refuse_if(!are_apart && apart.len() >= MOST_PAIRS, || {
            refuse!(BadValue, "most-300-pairs-can", "Keep at most 300 pairs apart.")
        })?;
        Ok(vec![KeptApart { one: pair.0, other: pair.1, apart: self.apart }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let names =
            [effect.tournament.player_name(self.one), effect.tournament.player_name(self.other)];
        let verb = if self.apart {
            phrase!("log-apart", "Apart")
        } else {
            phrase!("log-not-apart", "Not apart")
        };
        log_label(verb, names)
    }
}

impl Apply for KeptApart {
    fn apply(&self, tournament: &mut Tournament) {
        let apart = Arc::make_mut(&mut tournament.arrangements.apart);
        apart.retain(|pair| *pair != (self.one, self.other));
        if self.apart {
            apart.push((self.one, self.other));
        }
    }
}
