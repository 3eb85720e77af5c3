//! The verb of the floor line for a table that breaks: the app draws, or its players have drawn cards.

use crate::actions::tables::break_by_cards::{BreakByCards, check_drawn};
use crate::actions::tables::break_table::BreakTable;
use crate::base::prelude::*;
use crate::floor_line::{Read, TypedLine, seat};

impl TypedLine<'_> {
    /// `b 6`; `b 6 3.4 2.7 5.1` for the seats that its players drew, in the order of their own.
    pub(super) fn break_table(&self, rest: &str) -> Read {
        let verb = &phrase!("log-break", "Break");
        let mut words = rest.split_whitespace();
        let Some(table) = words.next().and_then(|word| word.parse().ok()).map(TableNumber) else {
            return verb.asks(phrase!(
                "floor-break-which",
                "which table? b 6, or b 6 3.4 2.7 with the seats that were drawn"
            ));
        };
        let Some(seats) = words.map(seat).collect::<Option<Vec<_>>>() else {
            return verb.asks(phrase!(
                "floor-break-seats-drawn",
                "the seats that were drawn, such as 3.4, one for each player"
            ));
        };
        let broken = self.tournament.table_said(table);
        let Some(last) = seats.last() else {
            let says = phrase!(
                "floor-break-players-draw",
                "{broken}: its players draw open seats",
                broken
            );
            return self.decided(verb, says, BreakTable { table }.into());
        };
        let players = self.tournament.room.players_at(table);
        verb.unless_refused(check_drawn(self.tournament, table, &seats))?;
        if let Some(next) = players.get(seats.len()) {
            let drew = seats.len().checked_sub(1).and_then(|at| players.get(at));
            let drew = drew.map_or("", |entry| self.tournament.name(*entry));
            let next = self.tournament.name(*next);
            return verb.asks(phrase!(
                "floor-break-drew-and-next",
                "{drew} \u{2192} {last}, and {next}?",
                drew,
                last,
                next
            ));
        }
        let players = Phrase::count(players.len(), "player", "players");
        let says = phrase!(
            "floor-break-to-seats-drawn",
            "{broken}: {players} to the seats that they drew",
            broken,
            players
        );
        self.decided(verb, says, BreakByCards { table, seats }.into())
    }
}
