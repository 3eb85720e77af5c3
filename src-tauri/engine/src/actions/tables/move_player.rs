//! Telling a player to move; the move stays on the list until it is ticked as arrived.

use crate::actions::prelude::*;
use crate::base::refusal::RefusalCode;
use crate::state::last_hand::A_LONG_HAND;
use crate::state::moves::{Move, OneMove};

/// Moves a player to an open seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovePlayer {
    /// Who.
    pub entry: EntryId,
    /// Where to.
    pub to: Seat,
    /// Why, in a word or two, such as "balance"; may be empty.
    pub reason: MoveReason,
}

/// Players were told to move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moved {
    /// When, in tournament time.
    pub at: Millis,
    /// Why.
    pub reason: MoveReason,
    /// The moves.
    pub moves: Vec<OneMove>,
}

impl Action for MovePlayer {
    /// # Errors
    /// Refused for a player without a seat, a closed table, a seat that the table does not have, and a taken seat.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let from = tournament.seat_of(self.entry).ok_or_else(|| {
            refuse!(Unknown, "only-player-play-can", "Only a player in play can be moved.")
        })?;
        let table = tournament.room.table(self.to.table).ok_or_else(|| Refusal {
            code: RefusalCode::SeatTaken,
            ..tournament.not_open(self.to.table)
        })?;
        tournament.has_seat(table, self.to)?;
        if let Some(sitting) = table.at(self.to.seat) {
            let open: Vec<String> = table.open_seats().iter().map(ToString::to_string).collect();
            let there = tournament.table_said(self.to.table);
            let where_else = if open.is_empty() {
                phrase!("table-full", "{table} is full.", table = there.capital())
            } else {
                let open = open.join(", ");
                phrase!("open-at", "Open at {table}: seat {open}.", table = there, open)
            };
            return Err(refuse!(
                SeatTaken,
                "somebody-sits-there",
                "{name} sits at {seat}. {where_else}",
                name = tournament.name(sitting),
                seat = tournament.seat_said(self.to),
                where_else
            ));
        }
        if table.is_blocked(self.to.seat) {
            let open: Vec<String> = table.open_seats().iter().map(ToString::to_string).collect();
            return Err(refuse!(
                SeatTaken,
                "seat-blocked-open-there",
                "Seat {seat} is blocked. Open there: {open}.",
                seat = self.to,
                open = open.join(", ")
            ));
        }
        let mut others = table.occupied();
        others.retain(|seat| from != Seat { table: self.to.table, seat: *seat });
        let meets = tournament.meets(self.to, &others, context.now);
        let moves = vec![OneMove { entry: self.entry, from: Some(from), to: self.to, meets }];
        Ok(vec![Moved { at: context.now, reason: self.reason.cleaned(), moves }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let from =
            effect.first::<Moved>().and_then(|moved| moved.moves.first().and_then(|one| one.from));
        let from = from.map_or_else(String::new, |seat| format!("{seat} "));
        let what = format!("{} {from}\u{2192} {}", effect.name(self.entry), self.to);
        log_label(phrase!("log-move", "Move"), what)
    }
}

impl Apply for Moved {
    fn apply(&self, tournament: &mut Tournament) {
        for &one in &self.moves {
            tournament.sit(one.entry, one.to);
            tournament.note_move(self.at, self.reason.clone(), one);
        }
        tournament.low_card = None;
    }
}

impl Tournament {
    /// Puts a move on the list.
    pub(crate) fn note_move(&mut self, at: Millis, reason: MoveReason, one: OneMove) {
        // Whoever was told before so many others has arrived, ticked or not.
        let before = self.moves.last_where(500, |said| said.one.entry == one.entry);
        let under_way = before
            .map(|(_, said)| said)
            .filter(|said| !said.arrived && Some(said.one.to) == one.from)
            .filter(|said| !self.plays_there(said));
        let sits_at = under_way.map_or(one.from, |said| said.sits_at);
        let figure = match under_way {
            Some(before) => before.figure,
            None => self.free_figure(),
        };
        if let Some(place) = usize::from(figure).checked_sub(1)
            && let Some(taken) = self.move_figures.get_mut(place)
        {
            *taken = Some(self.moves.len());
        }
        self.moves.push(Move { at, reason, one, sits_at, arrived: false, figure });
    }

    /// Whether a player who was moved plays at the new seat by now, ticked or not: a hand was dealt there with that player, so long
    /// after the move that nobody can still be on the way.
    fn plays_there(&self, said: &Move) -> bool {
        let hand = self.room.table(said.one.to.table).and_then(|table| table.last_hand.as_ref());
        hand.filter(|hand| hand.players.contains(&said.one.entry))
            .and_then(|hand| hand.at)
            .is_some_and(|dealt| dealt.saturating_sub(said.at) >= A_LONG_HAND)
    }

    /// The lowest figure that no move under way has, or the one after the last: nobody else's changes when a move is ticked.
    fn free_figure(&self) -> u8 {
        let waits = |index: usize| {
            self.moves.get(index).is_some_and(|said| {
                !said.arrived && self.seat_of(said.one.entry) == Some(said.one.to)
            })
        };
        let free = |taken: &Option<usize>| !taken.is_some_and(waits);
        let place = self.move_figures.iter().position(free);
        let free = place.and_then(|place| u8::try_from(place.saturating_add(1)).ok());
        let last = || self.moves.last().and_then(|last| last.figure.checked_rem(9)).unwrap_or(0);
        free.unwrap_or_else(|| last().saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::state::moves::under_way;

    fn moved(bench: &mut Bench, entry: EntryId, to: Seat) {
        bench.say(MovePlayer { entry, to, reason: MoveReason::Director {} }).unwrap();
    }

    fn typed(bench: &mut Bench, text: &str) {
        let reading = bench.floor(text);
        bench
            .say(reading.command.unwrap_or_else(|| panic!("{text}: {}", reading.refusal)))
            .unwrap();
    }

    /// Two hands and two hours after a move nobody is on the way any more, ticked or not: the way back is told.
    #[test]
    fn who_was_moved_hands_ago_is_told_to_move_on_from_there() {
        let mut bench = Bench::playing(15);
        let home = Seat::new(1, 1);
        let entry = bench.at(1, 1);
        let open = bench.log.tournament().room.table(TableNumber(2)).unwrap().open_seats();
        let away = Seat { table: TableNumber(2), seat: open[0] };
        moved(&mut bench, entry, away);
        // Sent back before anything was dealt there, nobody moves at all.
        moved(&mut bench, entry, home);
        assert_eq!(under_way(bench.log.tournament()).len(), 0);
        moved(&mut bench, entry, away);
        bench.wait(7_200_000);
        typed(&mut bench, "btn 2 1");
        typed(&mut bench, "deal 2");
        typed(&mut bench, "deal 2");
        moved(&mut bench, entry, home);
        let told = under_way(bench.log.tournament());
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].1.sits_at, told[0].1.one.to), (Some(away), home));
    }

    /// HPT, Moving players: the seat is that of the player who went out on this hand, and two hands were dealt in between.
    #[test]
    fn a_bust_out_belongs_to_the_hand_that_was_dealt() {
        let mut bench = Bench::playing(20);
        typed(&mut bench, "deal 1");
        bench.bust(bench.at(1, 5));
        typed(&mut bench, "deal 1");
        typed(&mut bench, "deal 1");
        bench.bust(bench.at(1, 8));
        let table = bench.log.tournament().room.table(TableNumber(1)).unwrap();
        assert_eq!(table.last_eliminated(), [SeatNumber(8)]);
    }
}
