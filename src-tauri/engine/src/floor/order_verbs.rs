//! The verbs of the floor line that are about the tables as a whole: their breaking order, a restart, a halted one that
//! plays on.

use super::floor_line::{FloorReading, Line};
use crate::ids::TableNumber;
use crate::tables::breaking_order::SetBreakingOrder;
use crate::tables::halt::PlayOn;
use crate::tables::restart::PrepareRestart;
use crate::words::list;

/// Table numbers between blanks or commas; `None` where anything else stands.
pub(super) fn tables(text: &str) -> Option<Vec<TableNumber>> {
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok().map(TableNumber))
        .collect()
}

impl Line<'_> {
    /// `order 12 11 9`, `order`.
    pub(super) fn breaking_order(&self, tables: Vec<TableNumber>) -> FloorReading {
        let says = match tables.as_slice() {
            [] => "tables break in the usual order, the highest number first".to_string(),
            [only] => format!("{} breaks next", self.tournament.table_words(*only)),
            several => {
                let names: Vec<String> =
                    several.iter().map(|table| self.tournament.table_words(*table)).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                format!("{} break next, in this order", list(&names))
            }
        };
        self.decided("Breaking order", says, SetBreakingOrder { tables }.into())
    }

    /// `restart`.
    pub(super) fn restart(&self) -> FloorReading {
        let says = "tables are levelled for a restart before the next hand".to_string();
        self.decided("Restart", says, PrepareRestart {}.into())
    }

    /// `play 6`.
    pub(super) fn play_on(&self, tables: Vec<TableNumber>) -> FloorReading {
        let names: Vec<String> =
            tables.iter().map(|table| self.tournament.table_words(*table)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let says = format!("{} though short of players", list(&names));
        self.decided("Play on", says, PlayOn { tables }.into())
    }
}
