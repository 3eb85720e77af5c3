//! Those who have paid and not come.

use crate::actions::entries::no_show::{RemoveNoShow, has_not_come};
use crate::advice::{Advice, AdviceKind, plain};
use crate::rulebook::house_rules::{NO_SHOWS, NoShowMoney};
use crate::rules::absences::{away, left_to_return};
use crate::state::prelude::*;

/// Taking out a player who was marked absent when play began and has not been seen since; the first such player.
pub fn advised(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let gone: Vec<(EntryId, Seat)> = away(tournament)
        .filter(|entry| has_not_come(tournament, *entry, now))
        .filter_map(|entry| Some((entry, tournament.seat_of(entry)?)))
        .collect();
    let (entry, seat) = *gone.first()?;
    let rules = &tournament.setup.rules;
    let name = tournament.name(entry);
    let money = match rules.no_show.money {
        NoShowMoney::Forfeited {} => phrase!("entry-is-forfeited", "the entry is forfeited"),
        NoShowMoney::Held { days } => phrase!(
            "buy-in-is-held",
            "the buy-in leaves the prize pool and is held for {days}",
            days = Phrase::count(days, "day", "days")
        ),
    };
    let mut why =
        vec![phrase!("absent-since-the-start", "absent when play began and not seen since"), money];
    // The desk does not see who was there for a hand and then left.
    if matches!(left_to_return(tournament, entry, now), Some(..=0)) {
        why.push(phrase!(
            "if-here-split",
            "if the player was here: split {seat} and the chips",
            seat
        ));
    }
    let title = phrase!(
        "remove-no-show",
        "{name} has not come: remove the stack at {seat}",
        name,
        seat = tournament.seat_said(seat)
    );
    let why = Phrase::reasons(why);
    Some(Advice {
        rule: rules.cite(NO_SHOWS),
        command: Some(RemoveNoShow { entry, chips: None }.into()),
        marks: vec![seat],
        more: to_u32(gone.len().saturating_sub(1)),
        ..plain(AdviceKind::NoShow, title, why, phrase!("do-remove", "Remove"))
    })
}
