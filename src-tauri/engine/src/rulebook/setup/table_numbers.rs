//! The numbers that stand on a room's tables: "61-68", "21-40 45 47".

use super::MOST_TABLES;
use crate::base::prelude::*;
use std::fmt;
use std::ops::RangeInclusive;

/// The highest number of a table that can be set out.
pub const HIGHEST_TABLE: u32 = 99_999;

/// The tables of a room by their own numbers, in runs that rise and do not touch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableNumbers(Vec<RangeInclusive<u32>>);

impl TableNumbers {
    /// Reads numbers and runs of numbers, between blanks or commas. A number that is there twice is one table.
    ///
    /// # Errors
    /// Refused for anything else, for a number that no table has, and for more tables than a room has.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let text = text.replace(['\u{2010}', '\u{2011}', '\u{2013}', '\u{2014}', '\u{2212}'], "-");
        let text = text.replace([',', ';', '、', '，'], " ");
        let parts: Vec<&str> = text.split('-').map(str::trim).collect();
        let mut runs = Vec::new();
        for word in parts.join("-").split_whitespace() {
            let (from, to) = word.split_once('-').unwrap_or((word, word));
            let (Ok(from), Ok(to)) = (from.parse::<u32>(), to.parse::<u32>()) else {
                return Err(refuse!(
                    BadValue,
                    "table-numbers-as",
                    "Say the tables' numbers such as 61-68, or 21-40 45 47."
                ));
            };
            runs.push(from.min(to)..=from.max(to));
        }
        runs.sort_unstable_by_key(|run| *run.start());
        let outside = |run: &RangeInclusive<u32>| *run.start() == 0 || *run.end() > HIGHEST_TABLE;
        refuse_if(runs.iter().any(outside), || {
            refuse!(BadValue, "table-number-1-99-999", "A table has a number from 1 to 99,999.")
        })?;
        let mut apart: Vec<RangeInclusive<u32>> = Vec::new();
        for run in runs {
            match apart.last_mut() {
                Some(last) if *run.start() <= last.end().saturating_add(1) => {
                    *last = *last.start()..=*last.end().max(run.end());
                }
                _ => apart.push(run),
            }
        }
        let numbers = Self(apart);
        refuse_if(numbers.count() > MOST_TABLES, too_many)?;
        Ok(numbers)
    }

    /// How many tables these are.
    pub fn count(&self) -> u32 {
        let each =
            |run: &RangeInclusive<u32>| run.end().saturating_sub(*run.start()).saturating_add(1);
        self.0.iter().map(each).fold(0, u32::saturating_add)
    }

    /// Each of them, the lowest number first.
    pub fn each(&self) -> impl Iterator<Item = TableNumber> + use<> {
        self.0.clone().into_iter().flatten().map(TableNumber)
    }
}

impl fmt::Display for TableNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, run) in self.0.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            match run.start() == run.end() {
                true => write!(f, "{blank}{}", run.start())?,
                false => write!(f, "{blank}{}-{}", run.start(), run.end())?,
            }
        }
        Ok(())
    }
}

/// The refusal of a room without a table, or with more than there are in any.
pub(crate) fn too_many() -> Refusal {
    refuse!(BadValue, "room-1-20-000", "A room has 1 to 20,000 tables.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        match TableNumbers::read(text) {
            Ok(numbers) => format!("{numbers} ({})", numbers.count()),
            Err(refusal) => refusal.sentence().english.into_owned(),
        }
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        assert_eq!(read("61-68"), "61-68 (8)");
        assert_eq!(read("21-40 45 47"), "21-40 45 47 (22)");
        assert_eq!(read("47, 45, 21 – 40"), "21-40 45 47 (22)");
        assert_eq!(read("68-61"), "61-68 (8)");
        assert_eq!(read("1 2 3 2"), "1-3 (3)");
        assert_eq!(read(""), " (0)");
    }

    #[test]
    fn what_is_no_number_of_a_table_is_refused() {
        let as_these = "Say the tables' numbers such as 61-68, or 21-40 45 47.";
        for text in ["61-", "-5", "6x", "61--68", "1-2-3", "any", "99999999999"] {
            assert_eq!(read(text), as_these, "{text}");
        }
        assert_eq!(read("0-5"), "A table has a number from 1 to 99,999.");
        assert_eq!(read("100000"), "A table has a number from 1 to 99,999.");
        assert_eq!(read("1-20001"), "A room has 1 to 20,000 tables.");
    }
}
