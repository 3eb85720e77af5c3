//! The moves that were said.

use crate::base::prelude::*;
use crate::state::move_reason::MoveReason;
use crate::state::tournament::Tournament;

/// A move on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// When it was said.
    pub at: Millis,
    /// Why.
    pub reason: MoveReason,
    /// Who, from where, to where.
    pub one: OneMove,
    /// From where the player is fetched: the old seat of the first of several moves, where nobody ticked the ones between.
    pub sits_at: Option<Seat>,
    /// Ticked as arrived.
    pub arrived: bool,
    /// The figure from 1 to 9 by which the list has it as long as it is under way. Where more than nine are, several have one,
    /// and it is the oldest of them that shows it.
    pub figure: u8,
}

/// One player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OneMove {
    /// Who.
    pub entry: EntryId,
    /// From which seat; absent for a player who had none.
    pub from: Option<Seat>,
    /// To which seat.
    pub to: Seat,
    /// What the player meets there on the next hand, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meets: Option<Meets>,
}

/// The moves under way, oldest first: of each player the last one said, unless it was ticked or the player has gone from
/// there since.
pub fn under_way(tournament: &Tournament) -> Vec<(usize, &Move)> {
    let mut seen = BTreeSet::new();
    let mut moves: Vec<(usize, &Move)> = tournament
        .moves
        .indexed()
        .rev()
        .filter(|(_, said)| seen.insert(said.one.entry))
        .filter(|(_, said)| {
            // Whoever is sent back before having gone anywhere does not move; whoever draws the own seat anew is told so.
            let sent_back = said.sits_at == Some(said.one.to) && said.sits_at != said.one.from;
            !said.arrived && !sent_back && tournament.seat_of(said.one.entry) == Some(said.one.to)
        })
        .collect();
    moves.reverse();
    moves
}

/// What a player who has moved meets on the next hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Meets {
    /// The big blind.
    BigBlind,
    /// The small blind.
    SmallBlind,
    /// The button.
    Button,
    /// Nothing to post, between the small blind and the button.
    Between,
    /// Has to wait until the button has passed.
    Waits,
}
