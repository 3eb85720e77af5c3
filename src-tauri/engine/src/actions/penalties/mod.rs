//! Giving, serving and ending warnings and penalties (TCH 71).

pub mod end;
pub mod give;
pub mod serve;

use crate::base::ids::position;
use crate::state::tournament::Tournament;

/// Who was given a penalty.
pub(super) fn punished(tournament: &Tournament, number: u32) -> String {
    let penalty = position(number).and_then(|index| tournament.penalties.get(index));
    penalty.map_or_else(String::new, |penalty| tournament.name(penalty.entry).to_string())
}
