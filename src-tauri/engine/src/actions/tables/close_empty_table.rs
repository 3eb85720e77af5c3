//! Closing a table at which nobody sits.

use crate::actions::prelude::*;

/// Closes an empty table. One with players breaks instead: they draw seats elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseEmptyTable {
    /// The table.
    pub table: TableNumber,
}

/// An empty table was closed.
pub type EmptyTableClosed = CloseEmptyTable;

impl Action for CloseEmptyTable {
    /// # Errors
    /// Refused for a table that is not open, one with players, and the last one.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let table = tournament.open_table(self.table)?;
        refuse_if(tournament.room.open_tables() < 2, || {
            refuse!(NotNow, "last-table-stays-open", "The last table stays open.")
        })?;
        refuse_if(table.players() > 0, || {
            refuse!(
                NotNow,
                "table-still-has-players",
                "{table} still has {players}. Break it first: b {number}.",
                table = tournament.table_said(self.table).capital(),
                players = Phrase::count(table.players(), "player", "players"),
                number = self.table
            )
        })?;
        tournament.no_stack_set_out(Some(self.table))?;
        Ok(vec![EmptyTableClosed { table: self.table }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-close", "Close"), effect.tournament.table_said(self.table))
    }
}

impl Apply for EmptyTableClosed {
    fn apply(&self, tournament: &mut Tournament) {
        // With a line struck before this one somebody may sit there again; then the table stays.
        if tournament.room.table(self.table).is_some_and(|table| table.players() == 0) {
            tournament.room.close(self.table);
            tournament.low_card = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::Seat;

    #[test]
    fn only_an_empty_table_closes() {
        let mut bench = Bench::playing(12);
        let table = TableNumber(2);
        let refusal = bench.say(CloseEmptyTable { table }).unwrap_err();
        assert_eq!(
            refusal.named(),
            "NotNow table-still-has-players(table=table(number=2), players=players(count=6), number=2)"
        );
        assert_eq!(
            refusal.named(),
            "NotNow table-still-has-players(table=table(number=2), players=players(count=6), number=2)"
        );
        for (seat, to) in [(1, 7), (2, 8), (3, 9), (4, 10)] {
            let entry = bench.at(2, seat);
            bench.say(MovePlayer { entry, to: Seat::new(1, to), reason: "".into() }).unwrap();
        }
        for seat in [5, 6] {
            let entry = bench.at(2, seat);
            bench.bust(entry);
        }
        bench.say(CloseEmptyTable { table }).unwrap();
        assert_eq!(bench.label(), "Close: table 2");
        assert_eq!(bench.log.tournament().room.open_tables(), 1);
        assert!(bench.say(CloseEmptyTable { table: TableNumber(1) }).is_err());
        bench.undo();
        assert_eq!(bench.log.tournament().room.open_tables(), 2);
    }
}
