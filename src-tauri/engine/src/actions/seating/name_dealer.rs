//! Players who deal: one at each table, in its middle, before the others draw (HPT, Seating).

use crate::actions::prelude::*;

/// Names a player as a dealer, or no longer. Dealers are seated first at the next draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NameDealer {
    /// Who.
    pub player: PlayerId,
    /// Deals, or no longer.
    pub deals: bool,
}

/// A player was named as a dealer, or no longer.
pub type DealerNamed = NameDealer;

impl Action for NameDealer {
    /// # Errors
    /// Refused for an unknown player and for what is so already.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.player(self.player)?;
        let name = tournament.player_name(self.player);
        match (tournament.arrangements.dealers.contains_key(&self.player), self.deals) {
            (true, true) => Err(refuse!(NotNow, "deals-already", "{name} deals already.", name)),
            (false, false) => {
                Err(refuse!(NotNow, "not-a-dealer", "{name} is not one of the dealers.", name))
            }
            _ => Ok(vec![DealerNamed { player: self.player, deals: self.deals }.into()]),
        }
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = if self.deals {
            phrase!("log-deals", "Deals")
        } else {
            phrase!("log-deals-no-more", "Deals no more")
        };
        log_label(verb, effect.tournament.player_name(self.player))
    }
}

impl Apply for DealerNamed {
    fn apply(&self, tournament: &mut Tournament) {
        let dealers = &mut tournament.arrangements.dealers;
        if self.deals {
            dealers.insert(self.player, ());
        } else {
            dealers.remove(&self.player);
        }
    }
}
