//! Those who have paid and not come.

use crate::actions::entries::no_show::{RemoveNoShow, has_not_come};
use crate::advice::Advice;
use crate::base::ids::{EntryId, Millis, Seat};
use crate::base::numbers::to_u32;
use crate::base::words::count;
use crate::rulebook::house_rules::{NO_SHOWS, NoShowMoney};
use crate::rules::absences::{away, left_to_return};
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

/// Taking out a player who was marked absent when play began and has not been seen since; the first such player.
#[must_use]
pub fn advised(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let gone: Vec<(EntryId, Seat)> = away(tournament)
        .filter(|entry| has_not_come(tournament, *entry, now))
        .filter_map(|entry| Some((entry, tournament.seat_of(entry)?)))
        .collect();
    let (entry, seat) = *gone.first()?;
    let rules = &tournament.setup.rules;
    let name = tournament.name(entry);
    let money = match rules.no_show.money {
        NoShowMoney::Forfeited {} => "the entry is forfeited".to_string(),
        NoShowMoney::Held { days } => {
            let days = count(days as usize, "day", "days");
            format!("the buy-in leaves the prize pool and is held for {days}")
        }
    };
    // The desk does not see who was there for a hand and then left.
    let left = match left_to_return(tournament, entry, now) {
        Some(..=0) => format!("; whoever has: split {seat} and the chips"),
        _ => String::new(),
    };
    Some(Advice {
        kind: AdviceKind::NoShow,
        title: format!(
            "{name} has not come: take the stack at {} out",
            tournament.seat_words(seat)
        ),
        why: format!(
            "marked absent when play began and not seen since; without a hand played {money}{left}"
        ),
        rule: rules.cite(NO_SHOWS),
        verb: "Take out".into(),
        command: Some(RemoveNoShow { entry, chips: None }.into()),
        need: None,
        marks: vec![seat],
        tables: Vec::new(),
        more: to_u32(gone.len().saturating_sub(1)),
        begins: String::new(),
        own_key: false,
    })
}
