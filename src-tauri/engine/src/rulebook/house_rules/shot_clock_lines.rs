//! The lines of the house rules about the shot clock, where there is one: by street, from when, until when, and its time cards.

use super::lines::{RuleGroup, RuleLine, RuleTopic, Words};
use super::*;
use crate::rulebook::shot_clock::{ShotClock, ShotClockMoment, StreetSeconds, TimeCards};

/// The lines of a shot clock that is played with.
pub(super) fn shot_clock_lines(rules: &HouseRules, clock: ShotClock) -> Vec<RuleLine> {
    let with = |clock: ShotClock| HouseRules { shot_clock: Some(clock), ..rules.clone() };
    let of = |with: &HouseRules| with.shot_clock.unwrap_or(clock);
    let line =
        |topic, title, choices: Vec<ShotClock>, plain: ShotClock, words: fn(ShotClock) -> Words| {
            let offered = choices.into_iter().map(with).collect();
            let heading = (topic, RuleGroup::Conduct, title);
            rules.line_of(heading, offered, &with(plain), |with| words(of(with)))
        };
    let level = |level| Some(ShotClockMoment::Level { level });
    let places = |places| Some(ShotClockMoment::Places { places });
    let last_table = Some(ShotClockMoment::FinalTable {});
    let seconds = clock.seconds;
    let before = |before_flop: u32| {
        let streets = StreetSeconds { before_flop, flop: seconds, turn: seconds, river: seconds };
        (before_flop < seconds).then_some(streets)
    };
    let mut streets = vec![None, before(15), before(20)];
    streets.dedup();
    let starts =
        [None, level(4), level(8), level(12), places(20), places(10), places(0), last_table];
    let ends = [None, places(0), last_table];
    let given = |start, day, final_table| Some(TimeCards { start, day, final_table });
    let cards = [None, given(2, 0, 0), given(4, 0, 0), given(4, 2, 2), given(6, 4, 4)];
    let mut lines = vec![
        line(
            RuleTopic::ShotClockStreets,
            phrase!("rule-shot-streets", "Shot clock by street"),
            streets.into_iter().map(|by_street| ShotClock { by_street, ..clock }).collect(),
            ShotClock { by_street: None, ..clock },
            by_street,
        ),
        line(
            RuleTopic::ShotClockFrom,
            phrase!("rule-shot-from", "Shot clock begins"),
            starts.map(|from| ShotClock { from, ..clock }).into(),
            ShotClock { from: None, ..clock },
            |clock| from(clock.from),
        ),
        line(
            RuleTopic::ShotClockUntil,
            phrase!("rule-shot-until", "Shot clock ends"),
            ends.map(|until| ShotClock { until, ..clock }).into(),
            ShotClock { until: None, ..clock },
            |clock| until(clock.until),
        ),
    ];
    // Where a card adds nothing there is none to be given.
    if clock.card_s > 0 {
        lines.push(line(
            RuleTopic::TimeCards,
            phrase!("rule-time-cards", "Time cards"),
            cards.map(|cards| ShotClock { cards, ..clock }).into(),
            ShotClock { cards: None, ..clock },
            |clock| time_cards(clock.cards),
        ));
    }
    lines
}

fn by_street(clock: ShotClock) -> Words {
    let means = phrase!(
        "rule-shot-streets-means",
        "The dealer\u{2019}s device has a button for each street that gives another time."
    );
    match clock.by_street {
        None => (
            phrase!("rule-shot-streets-none", "The same on each street"),
            phrase!("rule-shot-streets-none-means", "Each decision has the same time."),
            STALLING,
        ),
        Some(StreetSeconds { before_flop, flop, turn, river }) => (
            phrase!(
                "rule-shot-streets-of",
                "{before} s before the flop, then {flop}, {turn}, {river}",
                before = before_flop,
                flop,
                turn,
                river,
            ),
            means,
            STALLING,
        ),
    }
}

/// When it is, in a few words.
fn moment(moment: ShotClockMoment) -> Phrase {
    match moment {
        ShotClockMoment::Level { level } => phrase!("rule-shot-level", "With level {level}", level),
        ShotClockMoment::Places { places: 0 } => phrase!("rule-shot-money", "In the money"),
        ShotClockMoment::Places { places } => {
            phrase!("rule-shot-places", "{places} from the money", places)
        }
        ShotClockMoment::FinalTable {} => phrase!("rule-shot-final", "At the final table"),
    }
}

fn from(from: Option<ShotClockMoment>) -> Words {
    match from {
        None => (
            phrase!("rule-shot-at-once", "With the first hand"),
            phrase!("rule-shot-at-once-means", "Every decision of the event is timed."),
            STALLING,
        ),
        Some(from) => (
            moment(from),
            phrase!("rule-shot-from-means", "The advice says when; the director begins it."),
            STALLING,
        ),
    }
}

fn until(until: Option<ShotClockMoment>) -> Words {
    match until {
        None => (
            phrase!("rule-shot-to-the-end", "Never"),
            phrase!("rule-shot-to-the-end-means", "It goes on to the last hand."),
            STALLING,
        ),
        Some(until) => (
            moment(until),
            phrase!("rule-shot-until-means", "The advice says when; the director ends it."),
            STALLING,
        ),
    }
}

fn time_cards(cards: Option<TimeCards>) -> Words {
    match cards {
        None => (
            phrase!("rule-cards-not-counted", "Not counted"),
            phrase!(
                "rule-cards-not-counted-means",
                "The dealer sees to it that each is played once."
            ),
            STALLING,
        ),
        Some(TimeCards { start, day, final_table }) => (
            phrase!(
                "rule-cards-given",
                "{start} with the stack, {day} a day, {last} at the final table",
                start,
                day,
                last = final_table,
            ),
            phrase!(
                "rule-cards-given-means",
                "Each is taken on the dealer\u{2019}s device; the advice says when new ones are given."
            ),
            STALLING,
        ),
    }
}
