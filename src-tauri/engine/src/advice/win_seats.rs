//! A satellite with a seat for everybody who is left.

use crate::actions::prizes::win_seats::{WinSeats, may_win_seats};
use crate::advice::{Advice, AdviceKind, plain};
use crate::state::prelude::*;

/// The end that is due.
pub(crate) fn advise(tournament: &Tournament, now: Millis) -> Option<Advice> {
    may_win_seats(tournament, now).ok()?;
    let left = Phrase::count(tournament.left(), "player", "players");
    let why =
        phrase!("a-seat-for-everybody", "everybody left has a seat, and there is no cash besides");
    let title =
        phrase!("satellite-is-over", "The satellite is over: {players} win a seat", players = left);
    let verb = phrase!("do-end", "End");
    Some(Advice { command: Some(WinSeats {}.into()), ..plain(AdviceKind::Pay, title, why, verb) })
}
