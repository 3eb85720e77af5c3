//! The next day of all flights together: who comes to it, with which stack, from which level, for which prizes.

use crate::prelude::*;
use crate::rules::{Inside, Rules};
use crate::view::Worked;
use shuffle_up_engine::Log;
use shuffle_up_engine::actions::absences::split_stack::smallest_chip;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::views::next_day::{Begins, Carried, NextDay, later_day, may_be_carried};

/// The next day of all flights together, and whether it can begin.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct NextDayOfAll {
    /// Which day of all flights together it is, from 1.
    pub day: u32,
    /// Which day of the event it is, from 2: a flight may have lasted several.
    pub called: u32,
    /// How many come to it, by now.
    pub players: u32,
    /// The day of all flights together that is drawn or played already; absent without one.
    pub open: Option<u32>,
    /// Why it cannot be drawn; empty where it can.
    pub why_not: Phrase,
}

impl Worked<'_> {
    /// The next day of all flights together.
    pub fn next_day(&self) -> NextDayOfAll {
        let series = self.series();
        let day_of = |together: bool| {
            let days = series.members.iter().filter(|one| (one.flight == 0) == together);
            days.map(|one| one.day).max().unwrap_or(0)
        };
        let day = day_of(true).saturating_add(1);
        let together = self.field.flights.iter().filter(|flight| flight.number == 0);
        let mut days = together.flat_map(|flight| flight.days.iter().copied());
        NextDayOfAll {
            day,
            called: day_of(false).max(1).saturating_add(day),
            players: to_u32(self.going_on().len()),
            open: days.find(|tournament| !series.closed.contains_key(tournament)),
            why_not: self.may_begin().err().map(Refusal::sentence).unwrap_or_default(),
        }
    }

    /// Whether it can begin: every flight is closed, and so is the day before.
    fn may_begin(&self) -> Result<(), Refusal> {
        let flights = || self.field.flights.iter();
        refuse_if(!flights().any(|flight| flight.number > 0), || {
            refuse!(NotNow, "series-next-day-no-flights", "Add the flights first.")
        })?;
        if let Some(open) = flights().find(|flight| !flight.closed) {
            let days = &self.field.days;
            let closed = |one: &&u32| self.series().closed.contains_key(*one);
            let day = open.days.iter().find(|one| !closed(one)).and_then(|one| days.get(one));
            let name = day.map_or("", |day| day.name.as_str());
            return Err(refuse!(
                NotNow,
                "series-next-day-close-first",
                "Close {name} first.",
                name
            ));
        }
        refuse_if(self.going_on().len() < 2, || {
            refuse!(NotNow, "series-next-day-nobody", "Fewer than two players go on.")
        })
    }

    /// The set-up of the next day of all flights together and who enters, from the logs of the days so far. It has the name, the
    /// pool's goods and the rules of the series, and the schedule of the first flight.
    ///
    /// # Errors
    /// Refused before every flight and the day before are closed, where nobody goes on, while bounties are on heads, and where two
    /// players can be told apart neither by the player list nor by name.
    pub fn begin_next_day<'l>(
        &self,
        name: &str,
        log: impl Fn(u32) -> Option<&'l Log>,
    ) -> Result<NextDay, Refusal> {
        self.may_begin()?;
        let series = self.series();
        let going_on = self.going_on();
        let mut carried = Vec::with_capacity(going_on.len());
        let mut smallest: Option<ChipCount> = None;
        for flight in &self.field.flights {
            let Some(log) = flight.days.last().and_then(|last| log(*last)) else { continue };
            let tournament = log.tournament();
            let at = tournament.day.ended.map_or(0, |ended| ended.at);
            let here = smallest_chip(tournament, at);
            smallest = Some(smallest.map_or(here, |least| least.min(here)));
        }
        for one in &going_on {
            let Some(log) = log(one.entry.tournament) else { continue };
            let entry = EntryId(one.entry.entry);
            may_be_carried(log.tournament(), &[entry])?;
            carried.extend(Carried::of(log.tournament(), entry, one.chips, &one.bag));
        }
        let prizes = self.played_for(to_u32(carried.len()));
        let added = prizes.iter().copied().sum();
        let shares = Shares::Amounts { amounts: prizes };
        let prizes = match &shares {
            Shares::Amounts { amounts } if amounts.is_empty() => series.rules.prizes.clone(),
            _ => PrizeStructure { shares, unit: series.rules.prizes.unit },
        };
        let first = self.field.flights.first().and_then(|flight| log(*flight.days.last()?));
        let Some(first) = first.map(|log| &log.tournament().setup) else {
            return Err(refuse!(
                Unknown,
                "series-no-such-tournament",
                "There is no such tournament."
            ));
        };
        let level = self.forecast().level.unwrap_or(1);
        let smallest = smallest.unwrap_or(1);
        let mut was = first.clone();
        was.name = name.to_string();
        was.pool.goods.clone_from(&series.rules.pool.goods);
        was.top_stacks_apart = series.rules.top_stacks_apart;
        later_day(&was, &carried, Begins { level, smallest, prizes, added })
    }

    /// The prizes for which so many play on, from first place down. An advance that all of them have had is not paid again.
    fn played_for(&self, players: u32) -> Vec<Money> {
        let rules: &Rules = &self.series().rules;
        let (upper, _) = self.prizes.parts(rules);
        let had = match rules.inside {
            Inside::Advance { amount } => {
                let mut flights = self.prizes.flights.iter().filter(|one| one.flight > 0);
                if flights.all(|one| one.in_the_money) { amount } else { Money::ZERO }
            }
            _ => Money::ZERO,
        };
        let left = upper.iter().take(to_usize(players)).map(|prize| prize.minus(had));
        left.filter(|prize| *prize > Money::ZERO).collect()
    }
}
