//! When the shot clock begins and ends by the house rules, and when time cards are given again: the director says so.

use crate::actions::shot_clock::give_cards::{CardsFor, GiveTimeCards, cards_due};
use crate::actions::shot_clock::switch::SwitchShotClock;
use crate::advice::{Advice, AdviceKind, plain};
use crate::rulebook::house_rules::STALLING;
use crate::rulebook::shot_clock::{ShotClock, ShotClockMoment};
use crate::rules::prizes::payouts::places_paid;
use crate::rules::shot_clock::to_be_said;
use crate::state::prelude::*;

/// The advice about the shot clock at `now`.
pub(super) fn advise(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let Some(rule) = tournament.setup.rules.shot_clock else { return Vec::new() };
    let switched = to_be_said(tournament, now).map(|on| switch(tournament, rule, on));
    let given = [CardsFor::Day, CardsFor::FinalTable].into_iter().filter_map(|why| {
        let cards = cards_due(tournament, why);
        (cards > 0).then(|| give(tournament, why, cards))
    });
    let cited = |advice| Advice { rule: tournament.setup.rules.cite(STALLING), ..advice };
    switched.into_iter().chain(given).map(cited).collect()
}

fn switch(tournament: &Tournament, rule: ShotClock, on: bool) -> Advice {
    let command = Some(SwitchShotClock { on }.into());
    let (title, moment, verb) = match on {
        true => {
            let seconds = rule.seconds;
            let title = phrase!(
                "begin-shot-clock",
                "Begin the shot clock: {seconds} seconds for a decision",
                seconds
            );
            (title, rule.from, phrase!("do-begin", "Begin"))
        }
        false => {
            (phrase!("end-shot-clock", "End the shot clock"), rule.until, phrase!("do-end", "End"))
        }
    };
    let why = match moment {
        Some(ShotClockMoment::Level { level }) => {
            phrase!("shot-clock-of-level", "level {level} is played", level)
        }
        Some(ShotClockMoment::FinalTable {}) => {
            phrase!("shot-clock-of-final", "one table is left")
        }
        Some(ShotClockMoment::Places { .. }) | None => phrase!(
            "left-and-paid",
            "{left} left, {paid} paid",
            left = tournament.left(),
            paid = places_paid(tournament)
        ),
    };
    Advice { command, ..plain(AdviceKind::ShotClock, title, why, verb) }
}

fn give(tournament: &Tournament, why: CardsFor, cards: u32) -> Advice {
    let command = Some(GiveTimeCards { why }.into());
    let title = phrase!(
        "give-time-cards",
        "Give each of {players} {cards}",
        players = Phrase::count(tournament.left(), "player", "players"),
        cards = Phrase::count(cards, "time card", "time cards")
    );
    let why = match why {
        CardsFor::Day => phrase!("time-cards-for-the-day", "a new day begins"),
        CardsFor::FinalTable => phrase!("shot-clock-of-final", "one table is left"),
    };
    Advice { command, ..plain(AdviceKind::ShotClock, title, why, phrase!("do-give", "Give")) }
}
