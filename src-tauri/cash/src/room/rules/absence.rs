//! How long a player may be away.

use crate::prelude::*;
use crate::room::books::{Book, MINUTE};
use crate::room::state::{Away, Table};

/// From when on the chips of an absent player may be picked up. In Robert's books after thirty minutes, or longer by notice (RRoP Proc 20); at
/// the WSOP from the second absent button after a missed blind (WSOP 73), and for a third man who was warned from the missed blind on (WSOP 74).
pub fn due(book: Book, away: &Away) -> Option<Millis> {
    let notice = away.notice.map(|minutes| MINUTE.saturating_mul(Millis::from(minutes)));
    match book.away() {
        Some(usual) => Some(away.since.saturating_add(notice.unwrap_or(usual))),
        None if away.third => away.missed,
        None => {
            let second = away.missed.and_then(|_| away.absent.get(1).copied())?;
            Some(notice.map_or(second, |notice| second.max(away.since.saturating_add(notice))))
        }
    }
}

/// Whether two others are away already: then a third must be back for the next blinds (WSOP 74).
pub fn is_third_man(book: Book, table: &Table, leaving: u8) -> bool {
    let away = table.seated().filter(|(at, seat)| *at != leaving && seat.away.is_some());
    book.is_wsop() && away.count() >= 2
}
