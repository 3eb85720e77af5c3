//! Two players change seats.

use crate::actions::prelude::*;
use crate::state::moves::OneMove;

/// Two players change seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SwapSeats {
    /// One of them.
    pub one: EntryId,
    /// The other.
    pub other: EntryId,
}

/// Two players changed seats; both are on the way until they are ticked as arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatsSwapped {
    /// When, in tournament time.
    pub at: Millis,
    /// One of them, to the other's seat.
    pub one: OneMove,
    /// The other, to the first one's seat.
    pub other: OneMove,
}

impl Action for SwapSeats {
    /// # Errors
    /// Refused for one player twice, and for anybody without a seat.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(self.one == self.other, || {
            refuse!(
                BadValue,
                "name-two-different-players",
                "Name two different players to change seats."
            )
        })?;
        let seat = |entry| {
            tournament.seat_of(entry).ok_or_else(|| {
                refuse!(Unknown, "only-players-play-can", "Only players in play can change seats.")
            })
        };
        let (one, other) = (seat(self.one)?, seat(self.other)?);
        // Within a table the blinds go by the seats as they did.
        let meets = |to: Seat| {
            let table = tournament.room.table(to.table).filter(|_| one.table != other.table)?;
            tournament.meets(to, &table.occupied(), context.now)
        };
        let moves = |entry, from, to| OneMove { entry, from: Some(from), to, meets: meets(to) };
        let (one, other) = (moves(self.one, one, other), moves(self.other, other, one));
        Ok(vec![SeatsSwapped { at: context.now, one, other }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-swap", "Swap"), [effect.name(self.one), effect.name(self.other)])
    }
}

impl Apply for SeatsSwapped {
    fn apply(&self, tournament: &mut Tournament) {
        let both = [self.one, self.other];
        // An earlier line may have been struck: whoever is not on the seat named here stays where they are.
        if both.iter().any(|one| tournament.seat_of(one.entry) != one.from) {
            return;
        }
        for one in both {
            tournament.stand_up(one.entry);
            if let Some(entry) = tournament.entries.get_mut(&one.entry) {
                entry.standing = Standing::Waiting;
            }
        }
        for one in both {
            tournament.sit(one.entry, one.to);
            tournament.note_move(self.at, MoveReason::Swap {}, one);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn two_players_change_seats_and_both_are_on_the_way() {
        let mut bench = Bench::playing(20);
        let (one, other) = (bench.at(1, 3), bench.at(2, 5));
        bench.say(SwapSeats { one, other }).unwrap();
        assert_eq!((bench.at(1, 3), bench.at(2, 5)), (other, one));
        let tournament = bench.log.tournament();
        assert_eq!(tournament.room.seated(), 20);
        let under_way: Vec<EntryId> = tournament.moves.iter().map(|said| said.one.entry).collect();
        assert_eq!(under_way, [one, other]);
        bench.undo();
        assert_eq!((bench.at(1, 3), bench.at(2, 5)), (one, other));
    }

    #[test]
    fn nobody_changes_seats_alone_or_without_a_seat() {
        let mut bench = Bench::playing(20);
        let one = bench.at(1, 3);
        assert!(bench.say(SwapSeats { one, other: one }).is_err());
        assert!(bench.say(SwapSeats { one, other: EntryId(999) }).is_err());
    }
}
