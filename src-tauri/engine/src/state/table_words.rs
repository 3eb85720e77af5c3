//! What tables and seats are called: by their numbers, or by the names that they were given.

use crate::base::prelude::*;
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
        refuse!(
            Unknown,
            "not-open",
            "{table} is not open.",
            table = self.table_said(table).capital()
        )
    }

    /// A table as it is said within a sentence: "table 6", "table 12B", "Feature table".
    pub fn table_said(&self, table: TableNumber) -> Value {
        match self.room.name(table) {
            // A name that begins with a figure is a kind of number.
            Some(name) if name.starts_with(|first: char| first.is_ascii_digit()) => {
                phrase!("table", "table {number}", number = name).into_argument()
            }
            Some(name) => name.as_argument(),
            None => phrase!("table", "table {number}", number = table).into_argument(),
        }
    }

    /// Tables as they are said within a sentence: "tables 2, 4 and 7", "table 2 and Feature table", "14 tables".
    pub(crate) fn tables_said(&self, tables: &[TableNumber]) -> Value {
        if tables.len() > 12 {
            return Phrase::count(tables.len(), "table", "tables").into_argument();
        }
        let mut numbers = Vec::new();
        let mut names = Vec::new();
        for table in tables {
            match self.table_said(*table) {
                Value::Phrase(numbered) => {
                    numbers.extend(numbered.arguments.into_iter().map(|number| number.value));
                }
                name => names.push(name),
            }
        }
        if names.is_empty() {
            return numbered(&numbers, numbers.as_argument());
        }
        if !numbers.is_empty() {
            let plain: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            names.insert(0, numbered(&numbers, plain.join(", ").into_argument()));
        }
        names.as_argument()
    }

    /// A seat in words: "table 6 seat 4", "Feature table seat 4".
    pub fn seat_said(&self, seat: Seat) -> Phrase {
        phrase!(
            "table-seat",
            "{table} seat {seat}",
            table = self.table_said(seat.table),
            seat = seat.seat,
        )
    }

    /// Where an entry sits, to be named in a sentence.
    pub(crate) fn seat_said_of(&self, entry: EntryId) -> Phrase {
        self.seat_of(entry)
            .map_or_else(|| phrase!("no-seat", "no seat"), |seat| self.seat_said(seat))
    }

    /// The names of the open tables that have one, by number.
    pub fn table_names(&self) -> Vec<(TableNumber, String)> {
        self.room
            .names()
            .filter(|(number, _)| self.room.table(*number).is_some())
            .map(|(number, name)| (number, name.to_string()))
            .collect()
    }
}

/// "table 2", "tables 2, 4 and 7"; the numbers as they are joined.
fn numbered(numbers: &[Value], joined: Value) -> Value {
    if let [only] = numbers {
        phrase!("table", "table {number}", number = only).into_argument()
    } else {
        phrase!("tables-numbered", "tables {numbers}", numbers = joined).into_argument()
    }
}
