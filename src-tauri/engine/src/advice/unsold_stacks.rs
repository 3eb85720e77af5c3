//! Starting stacks that were set out and that nobody has bought.

use crate::actions::command::Command;
use crate::actions::seating::set_out_stacks::SET_OUT;
use crate::advice::{Advice, AdviceKind, plain};
use crate::rules::entries::late_registration::late_registration_open;
use crate::state::prelude::*;

/// Removing the first stack once nobody may buy it any more (RRoP 5, LR 6).
pub fn advised(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let seat = tournament.set_out_at(None).next()?;
    late_registration_open(tournament, now).is_err().then(|| {
        let why = phrase!("late-registration-has-closed", "late registration has closed");
        remove(tournament, seat, now, why)
    })
}

/// The advice, or what comes before it: a stack that is set out is removed before its table breaks, seats are redrawn or the day
/// ends.
pub fn first(tournament: &Tournament, advice: Advice, now: Millis) -> Advice {
    let in_the_way = match &advice.command {
        Some(Command::BreakTable(of)) => tournament.set_out_at(Some(of.table)).next(),
        Some(Command::CloseEmptyTable(of)) => tournament.set_out_at(Some(of.table)).next(),
        Some(Command::Redraw(_) | Command::EndDay(_) | Command::DrawSeats(_)) => {
            tournament.set_out_at(None).next()
        }
        _ => None,
    };
    let Some(seat) = in_the_way else { return advice };
    remove(tournament, seat, now, advice.title)
}

fn remove(tournament: &Tournament, seat: Seat, now: Millis, why: Phrase) -> Advice {
    let since = tournament.set_out.get(&seat).map_or(0, |stack| now.saturating_sub(stack.at));
    let minutes = u64::try_from(since.checked_div(60_000).unwrap_or(0)).unwrap_or(0);
    let title = phrase!(
        "remove-unsold-stack",
        "Nobody bought the stack at {seat}: remove it",
        seat = tournament.seat_said(seat)
    );
    let since = phrase!(
        "set-out-for",
        "set out for {minutes}: type the chips that the blinds have left",
        minutes = Phrase::count(minutes, "minute", "minutes")
    );
    Advice {
        rule: tournament.setup.rules.cite(SET_OUT),
        marks: vec![seat],
        more: to_u32(tournament.set_out.len().saturating_sub(1)),
        begins: format!("stack {seat} off "),
        ..plain(
            AdviceKind::NoShow,
            title,
            Phrase::reasons(vec![why, since]),
            phrase!("do-remove", "Remove"),
        )
    }
}
