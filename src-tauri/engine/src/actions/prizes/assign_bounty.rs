//! Saying who wins a bounty that has fallen: afterwards, for several who share it, or to correct what was said.

use crate::actions::prelude::*;
use crate::rules::prizes::bounties::reckon;
use crate::state::bounty::Assigned;
use crate::state::tournament::BustHand;

/// Says who wins a bounty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssignBounty {
    /// Whose bounty it was.
    pub of: EntryId,
    /// Which of this entry's, counted from 0.
    pub turn: u32,
    /// Who wins it: several share it, the odd units to the first.
    pub by: Vec<EntryId>,
}

/// A bounty was given to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BountyAssigned {
    /// Whose bounty it was.
    pub of: EntryId,
    /// Which of this entry's, counted from 0.
    pub turn: u32,
    /// Who wins it.
    pub by: Vec<EntryId>,
}

/// Whether a player had chips on the hand with which a bounty fell. Whoever went out on the same hand had.
fn was_in(tournament: &Tournament, hitman: EntryId, of: EntryId, turn: u32) -> bool {
    let fallen = tournament.bounties.iter().filter(|one| one.of == of).nth(to_usize(turn));
    let (Some(fallen), Some(entry)) = (fallen, tournament.entries.get(&hitman)) else {
        return false;
    };
    let hands = || tournament.bust_hands.iter();
    let fell_at = hands().nth(fallen.hand).map_or(Millis::MAX, |hand| hand.at);
    let out_with = |hand: &BustHand| hand.everybody().any(|out| out.entry == hitman);
    let still_in = match entry.standing {
        Standing::Withdrawn => false,
        Standing::Out => hands().skip(fallen.hand).any(out_with),
        Standing::Seated { .. } | Standing::Waiting => true,
    };
    still_in && entry.at <= fell_at
}

impl Action for AssignBounty {
    /// # Errors
    /// Refused for a bounty that has not fallen, for nobody, for the player whose it was, for the same player twice, and for whoever
    /// was not in play when it fell.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.of);
        let fallen = reckon(tournament).fallen;
        refuse_if(
            !fallen.iter().any(|(of, turn, _, _)| (*of, *turn) == (self.of, self.turn)),
            || refuse!(Unknown, "no-such-bounty-of", "There is no such bounty on {name}.", name),
        )?;
        refuse_if(self.by.is_empty(), || {
            refuse!(BadValue, "say-wins-bounty", "Say who wins the bounty.")
        })?;
        for (index, hitman) in self.by.iter().enumerate() {
            let who = tournament.name(*hitman);
            refuse_if(who.is_empty(), Tournament::no_such_entry)?;
            refuse_if(tournament.whose(*hitman) == tournament.whose(self.of), || {
                refuse!(BadValue, "own-bounty", "{name} cannot win their own bounty.", name = who)
            })?;
            refuse_if(!was_in(tournament, *hitman, self.of, self.turn), || {
                refuse!(
                    BadValue,
                    "not-in-play-when-won",
                    "{name} was not in play when this bounty was won.",
                    name = who
                )
            })?;
            refuse_if(self.by.iter().take(index).any(|other| other == hitman), || {
                tournament.named_twice(*hitman)
            })?;
        }
        let (of, turn, by) = (self.of, self.turn, self.by.clone());
        Ok(vec![BountyAssigned { of, turn, by }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let names: Vec<&str> = self.by.iter().map(|entry| effect.tournament.name(*entry)).collect();
        let what = phrase!(
            "log-bounty-to",
            "{name} to {hitmen}",
            name = effect.name(self.of),
            hitmen = names
        );
        log_label(phrase!("log-bounty", "Bounty"), what)
    }
}

impl Apply for BountyAssigned {
    fn apply(&self, tournament: &mut Tournament) {
        let (of, turn, by) = (self.of, self.turn, self.by.clone());
        tournament.bounties_assigned.push(Assigned { of, turn, by });
    }
}
