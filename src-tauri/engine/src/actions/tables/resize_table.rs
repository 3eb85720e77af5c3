//! A table with more or fewer seats than the others.

use crate::actions::prelude::*;

/// Gives an open table another number of seats: chairs are put to it or taken away, from the highest seat down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResizeTable {
    /// The table.
    pub table: TableNumber,
    /// Seats from now on, 2 to 12.
    pub seats: u8,
}

/// A table has another number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableResized {
    /// The table.
    pub table: TableNumber,
    /// Seats from now on.
    pub seats: u8,
    /// The seats of the house's tables: by so many more or fewer this one is kept when the tables are opened anew.
    pub usual: u8,
}

impl Action for ResizeTable {
    /// # Errors
    /// Refused for a table that is not open, fewer than 2 or more than 12 seats, the number it has, and while somebody
    /// sits beyond.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let table = tournament.open_table(self.table)?;
        refuse_if(!(2..=12).contains(&self.seats), || {
            refuse!(TableSize, "table-2-12-seats", "A table has 2 to 12 seats.")
        })?;
        refuse_if(table.capacity() == usize::from(self.seats), || {
            refuse!(
                NotNow,
                "table-has-so-many-already",
                "{table} has {seats} already.",
                table = tournament.table_said(self.table).capital(),
                seats = Phrase::count(self.seats, "seat", "seats")
            )
        })?;
        let beyond =
            table.seats().find(|(seat, who)| *seat > SeatNumber(self.seats) && who.is_some());
        if let Some((seat, Some(who))) = beyond {
            return Err(refuse!(
                SeatTaken,
                "sits-beyond",
                "{name} sits at seat {seat}. First move every player beyond seat {last}.",
                name = tournament.name(who),
                seat,
                last = self.seats
            ));
        }
        let mut set_out = tournament.set_out_at(Some(self.table));
        if let Some(seat) = set_out.find(|seat| seat.seat > SeatNumber(self.seats)) {
            return Err(tournament.stack_set_out(seat));
        }
        let usual = tournament.setup.rules.seats_per_table;
        Ok(vec![TableResized { table: self.table, seats: self.seats, usual }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-table-has",
            "{table} has {seats}",
            table = effect.tournament.table_said(self.table),
            seats = Phrase::count(self.seats, "seat", "seats"),
        );
        log_label(phrase!("log-seats", "Seats"), what)
    }
}

impl Apply for TableResized {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.room.resize(self.table, self.seats);
        tournament.room.note_size(self.table, self.seats, self.usual);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::button::SetButton;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::Seat;

    fn size(table: u32, seats: u8) -> ResizeTable {
        ResizeTable { table: TableNumber(table), seats }
    }

    #[test]
    fn a_table_takes_another_chair_and_gives_it_back() {
        let mut bench = Bench::playing(18);
        bench.say(size(1, 11)).unwrap();
        assert_eq!(bench.label(), "Seats: table 1 has 11 seats");
        let entry = bench.at(2, 1);
        bench.say(MovePlayer { entry, to: Seat::new(1, 11), reason: "".into() }).unwrap();
        let refusal = bench.say(size(1, 10)).unwrap_err();
        assert_eq!(refusal.named(), "SeatTaken sits-beyond(name=Player 11, seat=11, last=10)");
        bench.undo();
        bench.say(size(1, 9)).unwrap();
        assert_eq!(bench.log.tournament().room.table(TableNumber(1)).unwrap().capacity(), 9);
        for wrong in [size(1, 9), size(1, 1), size(1, 13), size(7, 9)] {
            assert!(bench.say(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_button_before_a_chair_that_went_is_not_known_any_more() {
        let mut bench = Bench::playing(16);
        let table = TableNumber(1);
        bench.say(SetButton { table, seat: SeatNumber(10), stud: false }).unwrap();
        bench.say(size(1, 9)).unwrap();
        assert_eq!(bench.log.tournament().known_button(table, bench.now()), None);
    }

    /// A redraw opens the tables anew, and each has the chairs that stand there: 17 players at tables of 8 and 10 seats.
    #[test]
    fn a_redraw_keeps_the_chairs_of_a_table() {
        use crate::actions::seating::redraw::Redraw;
        let mut bench = Bench::playing(24);
        for seat in 1..=7 {
            let out = bench.at(2, seat);
            bench.bust(out);
        }
        bench.say(size(1, 8)).unwrap();
        bench.say(Redraw { tables: 2 }).unwrap();
        let room = &bench.log.tournament().room;
        let seats = |table| {
            let table = room.table(TableNumber(table)).unwrap();
            (table.players(), table.capacity())
        };
        assert_eq!((seats(1), seats(2)), ((8, 8), (9, 10)));
        // The final table of nine is the one that has nine chairs.
        for seat in 1..=4 {
            bench.bust(bench.at(1, seat));
            bench.bust(bench.at(2, seat));
        }
        bench.say(Redraw { tables: 1 }).unwrap();
        let room = &bench.log.tournament().room;
        assert_eq!(room.table(TableNumber(2)).map(|table| table.players()), Some(9));
        // Where no table has them, nobody is given a chair that does not stand there.
        bench.undo();
        bench.say(size(2, 9)).unwrap();
        bench
            .say(crate::actions::seating::block_seat::BlockSeat {
                seat: Seat::new(2, 1),
                blocked: true,
            })
            .unwrap();
        let refusal = bench.say(Redraw { tables: 1 }).unwrap_err();
        assert_eq!(
            refusal.named(),
            "BadValue players-do-not-fit-tables(players=players(count=9), tables=tables(count=1), seats=8)"
        );
        assert_eq!(crate::rules::tables::due::due_redraw(bench.log.tournament()), None);
    }
}
