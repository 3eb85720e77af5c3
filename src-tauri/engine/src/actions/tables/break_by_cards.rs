//! Breaking a table by the cards that its players drew: a table first, then a seat there (TCH 10b). All of them are said at
//! once, so that nobody is on the way while others still draw.

use crate::actions::prelude::*;
use crate::actions::tables::break_table::{TableBroken, may_break};
use crate::actions::tables::move_player::Moved;
use crate::state::moves::OneMove;
use crate::state::room::Table;

/// Breaks a table whose players have drawn their new seats by cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BreakByCards {
    /// The table.
    pub table: TableNumber,
    /// What was drawn: a seat for each player of the table, in the order of their seats.
    pub seats: Vec<Seat>,
}

/// Why these seats cannot be what was drawn, as far as they are said.
///
/// # Errors
/// Refused for a table that is not open or that breaks, and for a seat that is taken, blocked, not there, or drawn twice.
pub fn check_drawn(
    tournament: &Tournament,
    breaking: TableNumber,
    seats: &[Seat],
) -> Result<(), Refusal> {
    may_break(tournament, breaking)?;
    for (at, seat) in seats.iter().enumerate() {
        let there = tournament.room.table(seat.table).filter(|_| seat.table != breaking);
        let Some(there) = there else {
            return Err(refuse!(
                SeatTaken,
                "table-receives-nobody",
                "{table} does not receive players.",
                table = tournament.table_said(seat.table).capital(),
            ));
        };
        let open = there.open_seats();
        if !open.contains(&seat.seat) {
            let open: Vec<String> = open.iter().map(ToString::to_string).collect();
            return Err(if open.is_empty() {
                refuse!(
                    SeatTaken,
                    "table-full",
                    "{table} is full.",
                    table = tournament.table_said(seat.table).capital(),
                )
            } else {
                refuse!(
                    SeatTaken,
                    "seat-not-open",
                    "Seat {seat} is not open. Open there: {open}.",
                    seat,
                    open,
                )
            });
        }
        refuse_if(seats.iter().take(at).any(|other| other == seat), || {
            refuse!(BadValue, "seat-drawn-twice", "Seat {seat} is drawn twice.", seat)
        })?;
    }
    Ok(())
}

impl Action for BreakByCards {
    /// # Errors
    /// The refusals of [`check_drawn`], and when there is not one seat for each player.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        check_drawn(tournament, self.table, &self.seats)?;
        let players = tournament.room.players_at(self.table);
        refuse_if(players.len() != self.seats.len(), || {
            refuse!(
                BadValue,
                "one-seat-for-each",
                "{players} at {table}, but {seats} given.",
                players = Phrase::count(players.len(), "player sits", "players sit"),
                table = tournament.table_said(self.table),
                seats = Phrase::count(self.seats.len(), "seat is", "seats are")
            )
        })?;
        let drawn: Vec<(EntryId, Seat)> =
            players.into_iter().zip(self.seats.iter().copied()).collect();
        let reason = MoveReason::Breaks { table: self.table };
        let (at, moves) = (context.now, moves_drawn(tournament, &drawn, context.now));
        let (table, not_kept, seats) = (self.table, Vec::new(), drawn);
        let closed = TableBroken { at, table, seed: 0, not_kept, seats, by_cards: true };
        Ok(vec![Moved { at, reason, moves }.into(), closed.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let table = effect.tournament.table_said(self.table);
        let what = phrase!("log-by-cards", "{table}, by cards drawn", table);
        log_label(phrase!("log-break", "Break"), what)
    }
}

/// The moves to the seats that were drawn, each with what is met there.
pub(super) fn moves_drawn(
    tournament: &Tournament,
    drawn: &[(EntryId, Seat)],
    now: Millis,
) -> Vec<OneMove> {
    let others = |table: TableNumber| -> Vec<SeatNumber> {
        let there = tournament.room.table(table).map(Table::occupied);
        let coming = drawn.iter().filter(|(_, seat)| seat.table == table);
        there.into_iter().flatten().chain(coming.map(|(_, seat)| seat.seat)).collect()
    };
    drawn
        .iter()
        .map(|&(entry, to)| OneMove {
            entry,
            from: tournament.seat_of(entry),
            to,
            meets: tournament.meets(to, &others(to.table), now),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::state::draw::DrawKind;

    /// 28 players at three tables of ten, two of them gone from each of the first two: table 3 breaks.
    fn bench() -> Bench {
        let mut bench = Bench::playing(21);
        for (table, seat) in [(1, 2), (1, 4), (2, 3)] {
            let out = bench.at(table, seat);
            bench.bust(out);
        }
        bench
    }

    #[test]
    fn what_was_drawn_is_typed_in_one_line_and_moves_everybody_at_once() {
        let mut bench = bench();
        let players = bench.log.tournament().room.players_at(TableNumber(3));
        assert_eq!(players.len(), 7);
        let name = |at: usize| bench.log.tournament().name(players[at]).to_string();
        let half = bench.floor("b 3 1.2 2.3");
        assert_eq!(half.command, None);
        assert_eq!(
            half.says.english,
            format!("{} \u{2192} 2.3, and {}?", name(1), name(2)).as_str()
        );
        assert!(bench.floor("b 3 1.2 1.2").refusal.english.contains("twice"));
        assert!(bench.floor("b 3 1.3").refusal.english.contains("Open there: 2, 4, 8, 9 and 10"));
        assert!(bench.floor("b 3 3.1").refusal.english.contains("does not receive"));
        let typed = "b 3 1.2 2.3 1.4 2.8 1.8 2.9 1.9";
        assert_eq!(
            bench.floor(typed).says.english,
            "table 3: 7 players to the seats that they drew"
        );
        assert!(bench.floor(&format!("{typed} 1.10")).refusal.english.contains("7 players"));
        bench.say(bench.floor(typed).command.unwrap()).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.seat_of(players[4]), Some(Seat::new(1, 8)));
        assert!(tournament.room.table(TableNumber(3)).is_none());
        assert_eq!(bench.label(), "Break: table 3, by cards drawn");
        let draw = tournament.draws.last().unwrap();
        assert!(matches!(draw.kind, DrawKind::BreakCards { table: TableNumber(3) }));
        bench.undo();
        assert_eq!(bench.log.tournament().seat_of(players[4]), Some(Seat::new(3, 5)));
    }
}
