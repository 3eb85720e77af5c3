//! Series: published figures, single rules, and a model of whole series.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod decided;
mod model;
mod of_log;
mod past;
mod vectors;

use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_series::day::{Day, Entered, Point, Standing};
use shuffle_up_series::log::prepare;
use shuffle_up_series::rules::{Further, Inside};
use shuffle_up_series::said::{PlayerRef, Say};
use shuffle_up_series::view::Worked;
use shuffle_up_series::{Rules, SeriesLog};
use std::collections::BTreeMap;

/// A series with its days, as a test says it.
#[derive(Clone, Default)]
struct Weekend {
    log: SeriesLog,
    days: BTreeMap<u32, Day>,
}

impl Weekend {
    fn new(rules: Rules) -> Self {
        let mut weekend = Self::default();
        weekend.say(Say::Open { name: "Spring Open".into(), rules: Box::new(rules) });
        weekend
    }

    fn say(&mut self, say: Say) {
        self.try_say(say).unwrap();
    }

    /// Says something, or gives the key of the refusal.
    fn try_say(&mut self, say: Say) -> Result<(), String> {
        let line = prepare(&self.log, say, &self.days, 0, "desk");
        line.map(|line| self.log.commit(line)).map_err(|refusal| refusal.key.to_string())
    }

    /// A flight's day of these entries, all its chips in its bags.
    fn add(&mut self, tournament: u32, flight: u32, day: u32, entries: Vec<Entered>) {
        self.days.insert(tournament, of(entries));
        self.say(Say::Add { tournament, flight, day, drawn: false });
    }

    fn close(&mut self, tournament: u32) {
        self.say(Say::Close { tournament, why: String::new() });
    }

    fn worked(&self) -> Worked<'_> {
        Worked::of(&self.log, &self.days)
    }
}

/// A day that is over, of these entries; its chips are those in its bags.
fn of(entries: Vec<Entered>) -> Day {
    let mut day = Day {
        name: "Day".into(),
        entries,
        at: Point { level: 12, ms: 1_200_000 },
        started: true,
        buy_in: Money(55_000),
        seats: 9,
        big_blinds: (1..=30).map(|level| level * 200).collect(),
        currency: Some(Currency { code: "EUR".into(), decimals: 2 }),
        ..Day::default()
    };
    day.chips = day.bagged();
    day
}

/// An entry of a player of the list, 500 to the pool and 50 to the house.
fn entry(number: u32, person: u32, standing: Standing) -> Entered {
    Entered {
        entry: number,
        player: person,
        name: format!("Player {person}"),
        listed: Some(person),
        pool: Money(50_000),
        fee: Money(5_000),
        standing,
        ..Entered::default()
    }
}

fn bagged(chips: u64) -> Standing {
    Standing::Bagged { chips, bag: String::new() }
}

fn out(level: u32, ms: i64) -> Standing {
    Standing::Out { at: Point { level, ms }, behind: 0, given_up: false }
}

/// The rules of a series where nothing is paid but at the end, and further stacks are paid nothing.
fn plain() -> Rules {
    Rules { inside: Inside::Nothing {}, further: Further::Nothing {}, ..Rules::default() }
}

fn player(tournament: u32, player: u32) -> PlayerRef {
    PlayerRef { tournament, player }
}
