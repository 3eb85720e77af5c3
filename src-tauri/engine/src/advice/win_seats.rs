//! A satellite with a seat for everybody who is left.

use crate::actions::prizes::win_seats::{WinSeats, may_win_seats};
use crate::advice::{Advice, plain};
use crate::base::ids::Millis;
use crate::base::words::count;
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

/// The end that is due.
pub(crate) fn advise(tournament: &Tournament, now: Millis) -> Option<Advice> {
    may_win_seats(tournament, now).ok()?;
    let left = count(tournament.left(), "player", "players");
    let why = "there is a seat for everybody, and nothing else to play for".to_string();
    let title = format!("The satellite is over: {left} win a seat");
    Some(Advice { command: Some(WinSeats {}.into()), ..plain(AdviceKind::Pay, title, why, "End") })
}
