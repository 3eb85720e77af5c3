//! What a tournament's own wall, phones, results and papers need of its series.

use crate::flights::{Stack, StackStanding};
use crate::places::over_all;
use crate::prelude::*;
use crate::rules::{Further, Inside};
use crate::said::PlayerRef;
use crate::view::Worked;
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::state::of_series::{
    MyNextDay, MySeries, MyStack, MyStackStanding, OfSeries, SeriesFigures, SeriesFinish,
};
use std::sync::Arc;

impl Worked<'_> {
    /// The series as one of its tournaments needs it; `next` is the day of all flights together that is drawn or played. Nothing for a
    /// tournament of another series.
    pub fn of_series(&self, tournament: u32, next: Option<(u32, &Tournament)>) -> Option<OfSeries> {
        let flight = self.series().member(tournament)?.flight;
        let pays = self.prizes.flights.iter().find(|one| one.flight == flight && flight > 0);
        let pays = pays.map(|one| one.prizes.clone());
        let figures = SeriesFigures {
            flight,
            pays_here: pays.as_ref().is_none_or(|prizes| !prizes.is_empty()),
            next_day_at: next.and_then(|(_, next)| next.start()),
            ..self.figures()
        };
        let next = next.filter(|(number, _)| *number != tournament);
        let players = self.stacks_of_players(tournament, next);
        let behind = if flight == 0 { self.behind() } else { Vec::new() };
        Some(OfSeries { turn: 0, figures, pays, players, behind })
    }

    fn figures(&self) -> SeriesFigures {
        let (field, prizes) = (&self.field, &self.prizes);
        let rules = &self.series().rules;
        let closed: BTreeSet<u32> =
            field.flights.iter().filter(|one| one.closed).map(|one| one.number).collect();
        let live = || field.stacks.iter().filter(|stack| stack.is_live());
        let survived = live()
            .filter(|one| one.standing == StackStanding::Bagged && closed.contains(&one.flight));
        // Before the flights are closed nobody knows how many of them are paid, but where the whole field is one structure.
        let known = prizes.are_fixed() || rules.inside == Inside::Nothing {};
        let end = if known { prizes.end.as_slice() } else { &[] };
        let cashed = match rules.inside {
            Inside::OwnSize {} | Inside::Bands { .. } => {
                prizes.flights.iter().map(|one| one.cashed).fold(0, u32::saturating_add)
            }
            _ => 0,
        };
        let further = if rules.further == (Further::Nothing {}) { 0 } else { prizes.further };
        let places = to_u32(end.len()).saturating_add(cashed).saturating_add(further);
        SeriesFigures {
            name: self.series().name.clone(),
            flights: to_u32(field.flights.iter().filter(|one| one.number > 0).count()),
            entries: to_u32(field.stacks.len()),
            players: field.people.count(),
            left: to_u32(live().count()),
            survived: to_u32(survived.count()),
            pool: prizes.pool.total,
            guarantee: prizes.pool.guarantee,
            overlay: prizes.pool.overlay,
            places: if end.is_empty() { 0 } else { places },
            first: end.first().copied().unwrap_or_default(),
            min_cash: end.last().copied().unwrap_or_default(),
            ..SeriesFigures::default()
        }
    }

    /// The stacks of each player of a tournament, by the entries there.
    fn stacks_of_players(
        &self,
        tournament: u32,
        next: Option<(u32, &Tournament)>,
    ) -> BTreeMap<EntryId, Arc<MySeries>> {
        let field = &self.field;
        let mut of_person: BTreeMap<PlayerRef, Vec<&Stack>> = BTreeMap::new();
        for stack in &field.stacks {
            of_person.entry(stack.person).or_default().push(stack);
        }
        let mut made: BTreeMap<PlayerRef, Arc<MySeries>> = BTreeMap::new();
        let mut players = BTreeMap::new();
        for entered in field.days.get(&tournament).into_iter().flat_map(|day| &day.entries) {
            let person = field.people.person(PlayerRef { tournament, player: entered.player });
            let mine = made.entry(person).or_insert_with(|| {
                let stacks = of_person.get(&person).map(Vec::as_slice).unwrap_or_default();
                let there = next.and_then(|(number, next)| {
                    let stack = stacks.iter().find(|stack| stack.last.tournament == number)?;
                    Some(MyNextDay {
                        name: next.setup.name.clone(),
                        starts_at: next.start(),
                        seat: next.seat_of(EntryId(stack.last.entry)),
                    })
                });
                let stacks = stacks.iter().map(|stack| MyStack {
                    flight: stack.flight,
                    standing: told(stack.standing),
                    chips: stack.chips,
                    bag: stack.bag.clone(),
                });
                let name = self.series().name.clone();
                Arc::new(MySeries { name, stacks: stacks.collect(), next: there })
            });
            players.insert(EntryId(entered.entry), Arc::clone(mine));
        }
        players
    }

    /// Who has a place over all flights and came to no day of all of them.
    fn behind(&self) -> Vec<SeriesFinish> {
        let field = &self.field;
        let mut behind = Vec::new();
        for finish in over_all(field, self.series().rules.places) {
            for index in finish.stacks {
                let Some(stack) = field.stacks.get(index) else { continue };
                let together = self.series().member(stack.last.tournament);
                if together.is_some_and(|member| member.flight == 0) {
                    continue;
                }
                let day = field.days.get(&stack.last.tournament);
                behind.push(SeriesFinish {
                    place: finish.place,
                    place_to: finish.place_to,
                    name: stack.name.clone(),
                    listed: day.and_then(|day| day.entered(stack.last.entry)?.listed),
                    flight: stack.flight,
                    prize: self.prizes.won.get(index).map(|won| won.total).unwrap_or_default(),
                });
            }
        }
        behind
    }
}

fn told(standing: StackStanding) -> MyStackStanding {
    match standing {
        StackStanding::InPlay => MyStackStanding::InPlay,
        StackStanding::Bagged => MyStackStanding::Bagged,
        StackStanding::Further => MyStackStanding::Further,
        StackStanding::Added => MyStackStanding::Added,
        StackStanding::Out => MyStackStanding::Out,
        StackStanding::GivenUp => MyStackStanding::GivenUp,
    }
}
