//! Names of tables, and how a table and a seat are said.

use crate::actions::prelude::*;
use crate::base::words::clean_text;

/// The longest name of a table, in characters: it stands in the middle of the table and on seat cards.
pub const LONGEST_TABLE_NAME: usize = 24;

/// Gives a table a name, such as "Feature table" or "12B"; an empty one takes it back to its number.
///
/// The number stays what is typed on the floor line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameTable {
    /// The table.
    pub table: TableNumber,
    /// Its name, at most 24 characters; empty for none.
    pub name: String,
}

/// A table was given a name, or lost it.
pub type TableRenamed = RenameTable;

impl Action for RenameTable {
    /// # Errors
    /// Refused for a table that is not open, and for a name or number that another table has.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let room = &tournament.room;
        tournament.open_table(self.table)?;
        let mut name = clean_text(&self.name, LONGEST_TABLE_NAME);
        if name == self.table.to_string() {
            name.clear();
        }
        let digits = name.contains(char::is_numeric) && !name.contains(char::is_alphabetic);
        refuse_if(digits, || {
            refuse!(
                BadValue,
                "name-of-figures-alone",
                "A name of digits alone looks like another table. Try \u{201c}{name}A\u{201d}, or give the room its own numbers: tables 61-68.",
                name = &name
            )
        })?;
        let same = |other: &str| !name.is_empty() && other.to_lowercase() == name.to_lowercase();
        let other = room.names().find(|(number, other)| *number != self.table && same(other));
        if let Some((number, other)) = other {
            return Err(refuse!(
                BadValue,
                "table-name-taken",
                "Table {table} is called \u{201c}{name}\u{201d} already.",
                table = number,
                name = other
            ));
        }
        refuse_if(room.name(self.table).unwrap_or_default() == name, || {
            let table = tournament.table_said(self.table).capital();
            refuse!(NotNow, "table-called-so-already", "{table} has that name already.", table)
        })?;
        Ok(vec![TableRenamed { table: self.table, name }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = match effect.tournament.room.name(self.table) {
            Some(_) => phrase!(
                "log-table-is",
                "table {number} is {name}",
                number = self.table,
                name = effect.tournament.table_said(self.table),
            ),
            None => phrase!(
                "log-table-without-a-name",
                "table {number} has no name any more",
                number = self.table
            ),
        };
        log_label(phrase!("log-name", "Name"), what)
    }
}

impl Apply for TableRenamed {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.room.set_name(self.table, &self.name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::base::ids::Seat;

    fn name(table: u32, name: &str) -> RenameTable {
        RenameTable { table: TableNumber(table), name: name.into() }
    }

    #[test]
    fn a_refusal_calls_a_closed_table_by_the_name_it_has_kept() {
        let bench = Bench::playing(20);
        let mut tournament = bench.log.tournament().clone();
        tournament.room.set_name(TableNumber(30), "Feature table");
        for (table, called) in [(30, "Feature table"), (31, "table(number=31)")] {
            let refusal = tournament.open_table(TableNumber(table)).unwrap_err();
            assert_eq!(refusal.named(), format!("Unknown not-open(table={called})"));
        }
    }

    #[test]
    fn a_name_is_said_wherever_the_table_is() {
        let mut bench = Bench::playing(20);
        bench.say(name(1, "  Feature\u{202e} table ")).unwrap();
        bench.say(name(2, "12B")).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.seat_said(Seat::new(1, 4)).english, "Feature table seat 4");
        assert_eq!(tournament.seat_said(Seat::new(2, 4)).english, "table 12B seat 4");
        assert_eq!(bench.label(), "Name: table 2 is table 12B");
        bench.say(name(1, "")).unwrap();
        assert_eq!(bench.label(), "Name: table 1 has no name any more");
        assert_eq!(bench.log.tournament().seat_said(Seat::new(1, 4)).english, "table 1 seat 4");
        bench.undo();
        assert_eq!(bench.log.tournament().table_said(TableNumber(1)).to_string(), "Feature table");
    }

    #[test]
    fn several_tables_are_said_by_number_and_name() {
        let mut bench = Bench::playing(130);
        bench.say(name(1, "Feature table")).unwrap();
        bench.say(name(2, "12B")).unwrap();
        let words = |tables: &[u32]| {
            let tables: Vec<TableNumber> = tables.iter().copied().map(TableNumber).collect();
            bench.log.tournament().tables_said(&tables).to_string()
        };
        assert_eq!(words(&[3]), "table 3");
        assert_eq!(words(&[1]), "Feature table");
        assert_eq!(words(&[2, 3, 4]), "tables 12B, 3 and 4");
        assert_eq!(words(&[1, 3]), "table 3 and Feature table");
        assert_eq!(words(&[1, 3, 4]), "tables 3, 4 and Feature table");
        assert_eq!(words(&(1..=13).collect::<Vec<_>>()), "13 tables");
    }

    #[test]
    fn no_two_tables_answer_to_the_same_call() {
        let mut bench = Bench::playing(20);
        bench.say(name(1, "Feature")).unwrap();
        assert_eq!(
            bench.say(name(2, "feature")).unwrap_err().named(),
            "BadValue table-name-taken(table=1, name=Feature)"
        );
        assert!(bench.say(name(2, "1")).is_err());
        assert!(bench.say(name(9, "Bar")).is_err());
        assert!(bench.say(name(1, "Feature")).is_err());
    }
}
