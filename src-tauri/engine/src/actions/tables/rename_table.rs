//! Names of tables, and how a table and a seat are said.

use crate::actions::command::{Action, Context};
use crate::actions::event::{Event, Happening};
use crate::base::ids::{Seat, TableNumber};
use crate::base::refusal::Refusal;
use crate::base::words::{capital, clean_text, count, list};
use crate::state::room::Table;
use crate::state::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableRenamed {
    /// The table.
    pub table: TableNumber,
    /// Its name; empty for none.
    pub name: String,
}

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
        if name.parse::<u32>().is_ok() {
            return Err(Refusal::bad(format!(
                "A name of figures alone would be taken for another table. Try \u{201c}{name}A\u{201d}.",
            )));
        }
        let same = |other: &str| !name.is_empty() && other.to_lowercase() == name.to_lowercase();
        let other = room.names().find(|(number, other)| *number != self.table && same(other));
        if let Some((number, other)) = other {
            return Err(Refusal::bad(format!(
                "Table {number} is called \u{201c}{other}\u{201d} already.",
            )));
        }
        if room.name(self.table).unwrap_or_default() == name {
            return Err(Refusal::not_now(format!(
                "{} is called so already.",
                capital(&tournament.table_words(self.table))
            )));
        }
        Ok(vec![TableRenamed { table: self.table, name }.into()])
    }
}

impl Happening for TableRenamed {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.room.set_name(self.table, &self.name);
    }
}

impl Tournament {
    /// A table that is open.
    ///
    /// # Errors
    /// Refused for one that is not.
    pub(crate) fn open_table(&self, table: TableNumber) -> Result<&Table, Refusal> {
        self.room.table(table).ok_or_else(|| self.not_open(table))
    }

    /// The refusal of whatever is said of a table that is not open; one that was has kept its name.
    pub(crate) fn not_open(&self, table: TableNumber) -> Refusal {
        Refusal::unknown(format!("{} is not open.", capital(&self.table_words(table))))
    }

    /// A table as it is said within a sentence: "table 6", "table 12B", "Feature table".
    #[must_use]
    pub fn table_words(&self, table: TableNumber) -> String {
        match self.room.name(table) {
            // A name that begins with a figure is a kind of number.
            Some(name) if name.starts_with(|first: char| first.is_ascii_digit()) => {
                format!("table {name}")
            }
            Some(name) => name.to_string(),
            None => format!("table {table}"),
        }
    }

    /// Tables as they are said within a sentence: "tables 2, 4 and 7", "table 2 and Feature table", "14 tables".
    #[must_use]
    pub fn tables_words(&self, tables: &[TableNumber]) -> String {
        if tables.len() > 12 {
            return count(tables.len(), "table", "tables");
        }
        let mut numbers = Vec::new();
        let mut names = Vec::new();
        for table in tables {
            let words = self.table_words(*table);
            match words.strip_prefix("table ") {
                Some(number) if self.room.name(*table) != Some(words.as_str()) => {
                    numbers.push(number.to_string());
                }
                _ => names.push(words),
            }
        }
        let many = if numbers.len() == 1 { "table" } else { "tables" };
        if names.is_empty() {
            let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
            return format!("{many} {}", list(&numbers));
        }
        let mut said: Vec<&str> = names.iter().map(String::as_str).collect();
        let numbered = format!("{many} {}", numbers.join(", "));
        if !numbers.is_empty() {
            said.insert(0, &numbered);
        }
        list(&said)
    }

    /// A seat in words: "table 6 seat 4", "Feature table seat 4".
    #[must_use]
    pub fn seat_words(&self, seat: Seat) -> String {
        format!("{} seat {}", self.table_words(seat.table), seat.seat)
    }

    /// The names of the open tables that have one, by number.
    #[must_use]
    pub fn table_names(&self) -> Vec<(TableNumber, String)> {
        self.room
            .names()
            .filter(|(number, _)| self.room.table(*number).is_some())
            .map(|(number, name)| (number, name.to_string()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    fn name(table: u32, name: &str) -> RenameTable {
        RenameTable { table: TableNumber(table), name: name.into() }
    }

    #[test]
    fn a_refusal_calls_a_closed_table_by_the_name_it_has_kept() {
        let bench = Bench::playing(20);
        let mut tournament = bench.log.tournament().clone();
        tournament.room.set_name(TableNumber(30), "Feature table");
        for (table, called) in [(30, "Feature table"), (31, "Table 31")] {
            let refusal = tournament.open_table(TableNumber(table)).unwrap_err();
            assert_eq!(refusal.message, format!("{called} is not open."));
        }
    }

    #[test]
    fn a_name_is_said_wherever_the_table_is() {
        let mut bench = Bench::playing(20);
        bench.say(name(1, "  Feature\u{202e} table ")).unwrap();
        bench.say(name(2, "12B")).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.seat_words(Seat::new(1, 4)), "Feature table seat 4");
        assert_eq!(tournament.seat_words(Seat::new(2, 4)), "table 12B seat 4");
        assert_eq!(bench.label(), "Name: table 2 is table 12B");
        bench.say(name(1, "")).unwrap();
        assert_eq!(bench.label(), "Name: table 1 has no name any more");
        assert_eq!(bench.log.tournament().seat_words(Seat::new(1, 4)), "table 1 seat 4");
        bench.undo();
        assert_eq!(bench.log.tournament().table_words(TableNumber(1)), "Feature table");
    }

    #[test]
    fn several_tables_are_said_by_number_and_name() {
        let mut bench = Bench::playing(130);
        bench.say(name(1, "Feature table")).unwrap();
        bench.say(name(2, "12B")).unwrap();
        let words = |tables: &[u32]| {
            let tables: Vec<TableNumber> = tables.iter().copied().map(TableNumber).collect();
            bench.log.tournament().tables_words(&tables)
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
        assert!(bench.say(name(2, "feature")).unwrap_err().message.contains("Table 1"));
        assert!(bench.say(name(2, "1")).is_err());
        assert!(bench.say(name(9, "Bar")).is_err());
        assert!(bench.say(name(1, "Feature")).is_err());
    }
}
