//! Seats as the players have them: a seat that was drawn or told otherwise than people sit. Nobody has to walk, so nothing is
//! left on the move list.

use crate::actions::prelude::*;
use crate::actions::tables::arrived::MovesArrived;
use crate::actions::tables::move_player::{MovePlayer, Moved};
use crate::actions::tables::swap::{SeatsSwapped, SwapSeats};
use crate::state::moves::{Move, OneMove};

/// A player sits here: at an open seat, or at that of another player, who then has the seat of this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectSeat {
    /// Who.
    pub entry: EntryId,
    /// Where the player sits.
    pub seat: Seat,
}

/// Another player moved than was told: that one sits at the new seat, and the one who was told at the old one; where that is
/// somebody's by now, the two have each other's seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectMove {
    /// Who was told to move.
    pub told: EntryId,
    /// Who moved.
    pub moved: EntryId,
}

impl Action for CorrectSeat {
    /// # Errors
    /// The refusals of a move and of a swap; refused where the player sits there already.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (entry, to) = (self.entry, self.seat);
        let moved = match tournament.room.at(to) {
            Some(other) if other == entry => {
                return Err(refuse!(
                    NotNow,
                    "sits-there-already",
                    "{name} sits at {seat} already.",
                    name = tournament.name(entry),
                    seat = tournament.seat_said(to)
                ));
            }
            Some(other) => SwapSeats { one: entry, other }.decide(tournament, context)?,
            None => MovePlayer { entry, to, reason: MoveReason::AsTheySit {} }
                .decide(tournament, context)?,
        };
        Ok(and_they_are_there(moved))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let at = |entry: EntryId, seat: Seat| {
            phrase!(
                "log-sits-at",
                "{name} at {seat}",
                name = effect.name(entry),
                seat = effect.tournament.seat_said(seat)
            )
        };
        let sits = at(self.entry, self.seat);
        let swapped = effect.first::<SeatsSwapped>().map(|swapped| swapped.other);
        let what = match swapped {
            Some(other) => beside(sits, at(other.entry, other.to)),
            None => sits.as_argument(),
        };
        log_label(phrase!("log-sits", "Sits"), what)
    }
}

impl Action for CorrectMove {
    /// # Errors
    /// Refused for one player twice, for anybody without a seat, and where the first has another seat than the last move led
    /// to.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (told, moved) = (self.told, self.moved);
        let name = tournament.name(told);
        refuse_if(told == moved, || {
            refuse!(
                BadValue,
                "name-who-moved-instead",
                "Name the player who moved instead of {name}.",
                name
            )
        })?;
        refuse_if([told, moved].iter().any(|entry| tournament.seat_of(*entry).is_none()), || {
            refuse!(Unknown, "only-players-play-moved", "Only players in play have moved.")
        })?;
        let said = last_move(tournament, told).map(|said| said.one).ok_or_else(|| {
            refuse!(
                NotNow,
                "not-told-to-that-seat",
                "{name} was not told to move to that seat.",
                name
            )
        })?;
        let Some(stayed) = said.from.filter(|seat| tournament.room.is_open(*seat)) else {
            let swap = SwapSeats { one: told, other: moved };
            return Ok(and_they_are_there(swap.decide(tournament, context)?));
        };
        let back = OneMove { entry: told, from: Some(said.to), to: stayed, meets: None };
        let (from, to) = (tournament.seat_of(moved), said.to);
        let went = OneMove { entry: moved, from, to, meets: None };
        let reason = MoveReason::AsTheySit {};
        let both = Moved { at: context.now, reason, moves: vec![back, went] };
        Ok(and_they_are_there(vec![both.into()]))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-moved-another",
            "{name} to {seat}, not {other}",
            name = effect.name(self.moved),
            seat = effect.tournament.seat_said_of(self.moved),
            other = effect.name(self.told),
        );
        log_label(phrase!("log-move", "Move"), what)
    }
}

/// The last move that was told to a player, where it led to the seat that the player has.
pub fn last_move(tournament: &Tournament, entry: EntryId) -> Option<&Move> {
    let (_, last) = tournament.moves.last_where(usize::MAX, |said| said.one.entry == entry)?;
    (tournament.seat_of(entry) == Some(last.one.to)).then_some(last)
}

/// The moves, ticked as arrived in the same line.
fn and_they_are_there(mut events: Vec<Event>) -> Vec<Event> {
    let who: Vec<(EntryId, Seat)> = events
        .iter()
        .flat_map(|event| match event {
            Event::Moved(moved) => moved.moves.clone(),
            Event::SeatsSwapped(swapped) => vec![swapped.one, swapped.other],
            _ => Vec::new(),
        })
        .map(|one| (one.entry, one.to))
        .collect();
    events.push(MovesArrived { who }.into());
    events
}
