//! Tables that do not break yet: while somebody may still come, or until the house says (no rule book speaks of it).
//!
//! A table that breaks for the players who are out, and is opened again for those who come, moves everybody twice.

use crate::rulebook::house_rules::HoldBreaks;
use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::rules::entries::late_registration::late_registration_open;
use crate::rules::tables::balance::only_sold;
use crate::rules::tables::due::due_breaks;
use crate::state::prelude::*;

/// Until when no table breaks, such as "until level 4"; absent where breaks are not held.
///
/// They are not held once a table could be left with nobody to play against: fewer than two players for each.
pub fn held_until(tournament: &Tournament, now: Millis) -> Option<Phrase> {
    held_at(tournament, now, tournament.room.open_tables())
}

/// The same with so many tables open.
fn held_at(tournament: &Tournament, now: Millis, tables: usize) -> Option<Phrase> {
    let seated = to_usize(tournament.room.seated());
    if seated < tables.saturating_mul(2) {
        return None;
    }
    match tournament.setup.rules.hold_breaks {
        HoldBreaks::Never {} => None,
        HoldBreaks::WhileEntries {} => while_entries(tournament, now),
        HoldBreaks::Until { until } => {
            let said = || until.until_said(&tournament.setup.schedule);
            let set_time =
                || phrase!("until-the-set-time", "until the time that the house has set");
            until.is_open(tournament, now).then(|| said().unwrap_or_else(set_time))
        }
    }
}

/// Late registration, re-entries and alternates, whichever there are.
fn while_entries(tournament: &Tournament, now: Millis) -> Option<Phrase> {
    let setup = &tournament.setup;
    let closes = |until: Closing| until.said(&setup.schedule);
    let late = late_registration_open(tournament, now).ok().and(setup.late_registration_until);
    let again = OnSale::ReEntries.open_until(tournament, now);
    let mut ends = Vec::new();
    match (late, again) {
        (Some(late), Some(again)) if late == again => {
            ends.push(phrase!(
                "both-close-when",
                "late registration and re-entries close {when}",
                when = closes(late),
            ));
        }
        (late, again) => {
            ends.extend(late.map(|until| {
                let when = closes(until);
                phrase!("late-registration-closes", "late registration closes {when}", when)
            }));
            ends.extend(again.map(|until| {
                phrase!("re-entries-close", "re-entries close {when}", when = closes(until))
            }));
        }
    }
    if !tournament.alternates.is_empty() {
        ends.push(phrase!("nobody-waits-for-a-seat", "nobody waits for a seat"));
    }
    (!ends.is_empty()).then(|| phrase!("until-all-of", "until {ends}", ends))
}

/// The tables that break one after the other now, beside those that break anyway: of those that are due, the ones that are not
/// held. Nobody is sent to one of them; a table that is held receives players as every other does.
pub fn next_breaks(
    tournament: &Tournament,
    now: Millis,
    breaking: &[TableNumber],
) -> Vec<TableNumber> {
    // Before the first hand nothing breaks: tables stand open for those who still come.
    if tournament.phase() == Phase::Drawn {
        return Vec::new();
    }
    let due = due_breaks(tournament, breaking);
    let open = tournament.room.open_tables().saturating_sub(breaking.len());
    let goes = |gone: usize| held_at(tournament, now, open.saturating_sub(gone)).is_none();
    let sold = only_sold(tournament, now);
    let due = due.into_iter().filter(|table| !sold.contains(table));
    (0..).zip(due).take_while(|(gone, _)| goes(*gone)).map(|(_, table)| table).collect()
}

/// The times at which breaks may be held no longer, in tournament time.
pub(crate) fn ends_at(tournament: &Tournament) -> impl Iterator<Item = Millis> {
    let setup = &tournament.setup;
    let points = match setup.rules.hold_breaks {
        HoldBreaks::Never {} => [None, None],
        HoldBreaks::WhileEntries {} => {
            [setup.late_registration_until, setup.re_entry.map(|rule| rule.until)]
        }
        HoldBreaks::Until { until } => [Some(until), None],
    };
    points.into_iter().flatten().filter_map(Closing::at)
}
