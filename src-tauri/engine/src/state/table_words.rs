//! What tables and seats are called: by their numbers, or by the names that they were given.

use crate::base::ids::{EntryId, Seat, TableNumber};
use crate::base::refusal::Refusal;
use crate::base::words::capital;
use crate::base::words::{count, list};
use crate::state::room::Table;
use crate::state::tournament::Tournament;

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

    /// Where an entry sits in words: "table 6 seat 4", or "no seat".
    #[must_use]
    pub fn seat_words_of(&self, entry: EntryId) -> String {
        self.seat_of(entry).map_or_else(|| "no seat".to_string(), |seat| self.seat_words(seat))
    }
}
