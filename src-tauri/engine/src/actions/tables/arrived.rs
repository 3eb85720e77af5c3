//! Ticking moves as arrived.

use crate::actions::prelude::*;
use crate::base::ids::position;
use crate::base::wording::few;
use crate::state::moves::Move;

/// Ticks moves as arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrived {
    /// The moves' numbers, from 1.
    pub moves: Vec<u32>,
}

/// Moves were ticked as arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MovesArrived {
    /// Who arrived where, for each of them: it is still true when an earlier move is struck, and the numbers shift.
    pub who: Vec<(EntryId, Seat)>,
}

impl Action for Arrived {
    /// # Errors
    /// Refused for no move, an unknown one, and one that has arrived already.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(self.moves.is_empty(), || {
            refuse!(BadValue, "say-move-arrived", "Say which player has arrived.")
        })?;
        let mut who = Vec::new();
        for &number in &self.moves {
            match position(number).and_then(|index| tournament.moves.get(index)) {
                None => {
                    return Err(refuse!(
                        Unknown,
                        "no-such-move",
                        "There is no move {number}.",
                        number
                    ));
                }
                Some(said) if said.arrived => {
                    let name = tournament.name(said.one.entry);
                    return Err(refuse!(
                        NotNow,
                        "arrived-already",
                        "{name} has arrived already.",
                        name
                    ));
                }
                Some(said) => who.push((said.one.entry, said.one.to)),
            }
        }
        Ok(vec![MovesArrived { who }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let moves = self.moves.iter();
        let moves = moves.filter_map(|number| effect.tournament.moves.get(position(*number)?));
        let names: Vec<&str> = moves.map(|one| effect.tournament.name(one.one.entry)).collect();
        log_label(phrase!("log-arrived", "Arrived"), few(&names, "player", "players"))
    }
}

impl MovesArrived {
    /// Whether any of the moves is still on the list and under way.
    pub(crate) fn finds_one(&self, tournament: &Tournament) -> bool {
        self.who.iter().any(|who| under_way(tournament, *who).is_some())
    }
}

/// The place on the list of the move of this player to this seat, while it is under way.
fn under_way(tournament: &Tournament, who: (EntryId, Seat)) -> Option<usize> {
    let is_that = |said: &Move| !said.arrived && (said.one.entry, said.one.to) == who;
    Some(tournament.moves.last_where(usize::MAX, is_that)?.0)
}

impl Apply for MovesArrived {
    fn apply(&self, tournament: &mut Tournament) {
        for who in &self.who {
            let index = under_way(tournament, *who);
            if let Some(said) = index.and_then(|index| tournament.moves.get_mut(index)) {
                said.arrived = true;
                let entry = said.one.entry;
                tournament.seen(entry);
            }
        }
    }
}
