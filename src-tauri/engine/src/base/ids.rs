//! How players, entries, tables and seats are named.

use crate::base::types::{JsonSchema, TS};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where the thing of this number, counted from 1, lies in its list; nowhere for 0.
pub(crate) fn position(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
        )]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A person, numbered from 1 in the order of registration within one tournament.
    PlayerId(u32)
}
number! {
    /// A stack paid for, numbered from 1; a re-entry is a second entry of the same player.
    EntryId(u32)
}
number! {
    /// A table's number as it stands on the table, from 1.
    TableNumber(u32)
}
number! {
    /// A seat at a table, from 1, counted clockwise from the dealer's left.
    SeatNumber(u8)
}

/// One chair of the room. Written `7.3` on the floor line: table 7, seat 3.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The table.
    pub table: TableNumber,
    /// The seat at that table.
    pub seat: SeatNumber,
}

impl Seat {
    /// The chair `seat` of table `table`.
    pub const fn new(table: u32, seat: u8) -> Self {
        Self { table: TableNumber(table), seat: SeatNumber(seat) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.table, self.seat)
    }
}

/// A point in tournament time, in milliseconds.
///
/// The shell starts it from the wall clock when it opens and moves it by a monotonic clock from then on, so
/// that a change of the wall clock never moves a tournament.
pub type Millis = i64;

/// An amount of chips by value. Tournament totals stay far below 2^53, which is what a script can read exactly.
pub type ChipCount = u64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_in_a_seat_is_refused_and_not_passed_over() {
        let slip = serde_json::from_str::<Seat>(r#"{"table": 1, "seat": 2, "chair": 3}"#);
        assert!(slip.unwrap_err().to_string().contains("chair"));
    }
}
