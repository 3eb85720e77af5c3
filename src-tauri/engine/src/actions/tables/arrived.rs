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
    /// The moves' numbers, from 1, as they were then.
    pub moves: Vec<u32>,
    /// Who arrived where, for each of them: it is still true when an earlier move is struck, and the numbers shift. Absent
    /// in older logs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
        Ok(vec![MovesArrived { moves: self.moves.clone(), who }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> Said {
        let moves = self.moves.iter();
        let moves = moves.filter_map(|number| effect.tournament.moves.get(position(*number)?));
        let names: Vec<&str> = moves.map(|one| effect.tournament.name(one.one.entry)).collect();
        said(phrase!("log-arrived", "Arrived"), few(&names, "player", "players"))
    }
}

impl MovesArrived {
    /// Whether any of the moves is still on the list and under way.
    pub(crate) fn finds_one(&self, tournament: &Tournament) -> bool {
        (0..self.moves.len()).any(|at| self.index(at, tournament).is_some())
    }

    /// The place on the list of the move that is ticked here as the one at this place.
    fn index(&self, at: usize, tournament: &Tournament) -> Option<usize> {
        let index = match self.who.get(at) {
            Some(who) => {
                let is_that = |said: &Move| !said.arrived && (said.one.entry, said.one.to) == *who;
                tournament.moves.last_where(usize::MAX, is_that)?.0
            }
            None => position(*self.moves.get(at)?)?,
        };
        (index < tournament.moves.len()).then_some(index)
    }
}

impl Apply for MovesArrived {
    fn apply(&self, tournament: &mut Tournament) {
        for at in 0..self.moves.len() {
            let index = self.index(at, tournament);
            if let Some(said) = index.and_then(|index| tournament.moves.get_mut(index)) {
                said.arrived = true;
                let entry = said.one.entry;
                tournament.seen(entry);
            }
        }
    }
}
