//! Counted chips beside those that must be there.

use crate::state::prelude::*;

/// "all there", "25 missing", "25 too many".
pub fn compared(tournament: &Tournament, expected: ChipCount, found: ChipCount) -> Phrase {
    let chips = tournament.grouped(found.abs_diff(expected));
    match found.cmp(&expected) {
        std::cmp::Ordering::Equal => phrase!("counts-agree", "all there"),
        std::cmp::Ordering::Less => phrase!("counts-missing", "{chips} missing", chips),
        std::cmp::Ordering::Greater => phrase!("counts-too-many", "{chips} too many", chips),
    }
}
