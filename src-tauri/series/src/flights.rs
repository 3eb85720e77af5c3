//! The stacks of a series, followed from day to day: who is in, who has bagged, which stack goes on, who went out when.

use crate::day::{Day, Point, Standing};
use crate::people::People;
use crate::prelude::*;
use crate::rules::{Forward, PlacesBy};
use crate::said::{Member, PlayerRef, Series};
use std::cmp::Reverse;

/// An entry of a tournament.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[ts(rename = "EntryOfDay")]
pub struct EntryRef {
    /// The tournament.
    pub tournament: u32,
    /// The number of the entry in it.
    pub entry: u32,
}

/// When a stack went out: the later, the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fall {
    /// 0 in a flight; else which day of all flights together, from 1.
    pub stage: u32,
    /// The level and the time within it.
    pub at: Point,
    /// Its player gave it up: it is ahead of those who went out at the same moment.
    pub given_up: bool,
    /// How many finishes of the same moment and day are ahead.
    pub behind: Reverse<u32>,
}

/// How a stack stands in the series.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StackStanding {
    /// In play.
    #[default]
    InPlay,
    /// In a bag, and goes on.
    Bagged,
    /// It survived its flight; another stack of the player goes on.
    Further,
    /// It survived its flight and is part of the stack that goes on.
    Added,
    /// Out.
    Out,
    /// Its player gave it up.
    GivenUp,
}

/// A stack that was paid for, over all its days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stack {
    /// The player.
    pub person: PlayerRef,
    /// Its flight; 0 for one that was bought on a day of all flights together.
    pub flight: u32,
    /// Where it was bought.
    pub bought: EntryRef,
    /// Where it is or was last.
    pub last: EntryRef,
    /// The name there.
    pub name: String,
    /// Paid for prizes.
    pub pool: Money,
    /// Paid for the house.
    pub fee: Money,
    /// How it stands.
    pub standing: StackStanding,
    /// The chips, where they are known.
    pub chips: Option<ChipCount>,
    /// The number of its bag.
    pub bag: String,
    /// When it went out of its flight; absent while it is in, and for one that survived.
    pub fell_in_flight: Option<Fall>,
    /// When it went out of the series.
    pub fell: Option<Fall>,
}

/// A flight with its days, and the days of all flights together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flight {
    /// Its number; 0 for the days of all flights together.
    pub number: u32,
    /// Its tournaments, day by day.
    pub days: Vec<u32>,
    /// Whether it is closed: all of its days are.
    pub closed: bool,
}

/// The stacks and people of a series, worked out from its days.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Field {
    /// The days as they count.
    pub days: BTreeMap<u32, Day>,
    /// The flights, and at the end the days of all flights together.
    pub flights: Vec<Flight>,
    /// Who is who.
    pub people: People,
    /// Every stack, in the order in which they were bought, flight by flight.
    pub stacks: Vec<Stack>,
}

impl Field {
    /// The stacks of a series, by its days as they are now.
    pub fn of(series: &Series, now: &BTreeMap<u32, Day>) -> Self {
        let days: BTreeMap<u32, Day> = series
            .in_order()
            .filter_map(|one| Some((one, series.counts(one, now.get(&one))?)))
            .collect();
        let people = People::of(series, &days);
        let flights = flights(series);
        let mut field = Self { days, flights, people, stacks: Vec::new() };
        let flights = std::mem::take(&mut field.flights);
        for flight in flights.iter().filter(|flight| flight.number > 0) {
            for tournament in &flight.days {
                field.play(flight.number, 0, *tournament);
            }
        }
        field.choose(series.rules.forward);
        for flight in flights.iter().filter(|flight| flight.number == 0) {
            for (stage, tournament) in (1..).zip(&flight.days) {
                field.play(0, stage, *tournament);
            }
        }
        field.flights = flights;
        field
    }

    /// Follows the stacks through a day: a player's first entry is the stack that the player has in a bag, if there is one.
    fn play(&mut self, flight: u32, stage: u32, tournament: u32) {
        let Some(day) = self.days.get(&tournament) else { return };
        let comes = |stack: &Stack| {
            stack.standing == StackStanding::Bagged && (stage > 0 || stack.flight == flight)
        };
        let mut waiting: BTreeMap<PlayerRef, Vec<usize>> = BTreeMap::new();
        for (index, stack) in self.stacks.iter().enumerate().rev() {
            if comes(stack) {
                waiting.entry(stack.person).or_default().push(index);
            }
        }
        for entered in &day.entries {
            let player = PlayerRef { tournament, player: entered.player };
            let person = self.people.person(player);
            let here = EntryRef { tournament, entry: entered.entry };
            let carried = waiting.get_mut(&person).and_then(Vec::pop);
            let known = carried.and_then(|index| self.stacks.get_mut(index));
            let stack = match known {
                Some(stack) => stack,
                None => {
                    self.stacks.push(Stack {
                        person,
                        flight,
                        bought: here,
                        last: here,
                        name: entered.name.clone(),
                        pool: Money::ZERO,
                        fee: Money::ZERO,
                        standing: StackStanding::InPlay,
                        chips: None,
                        bag: String::new(),
                        fell_in_flight: None,
                        fell: None,
                    });
                    let Some(stack) = self.stacks.last_mut() else { continue };
                    stack
                }
            };
            stack.last = here;
            stack.pool = stack.pool.plus(entered.pool);
            stack.fee = stack.fee.plus(entered.fee);
            stack.take(&entered.standing, entered.stack, stage);
        }
    }

    /// Says which stack of each player goes on.
    fn choose(&mut self, forward: Forward) {
        let mut bagged: BTreeMap<PlayerRef, Vec<usize>> = BTreeMap::new();
        for (index, stack) in self.stacks.iter().enumerate() {
            if stack.standing == StackStanding::Bagged {
                bagged.entry(stack.person).or_default().push(index);
            }
        }
        for stacks in bagged.into_values() {
            let chips =
                |index: &usize| self.stacks.get(*index).and_then(|stack| stack.chips).unwrap_or(0);
            let goes_on = match forward {
                Forward::First | Forward::Added => stacks.first().copied(),
                Forward::Best => {
                    stacks.iter().copied().max_by_key(|index| (chips(index), Reverse(*index)))
                }
            };
            let together = stacks.iter().map(chips).fold(0, ChipCount::saturating_add);
            for index in stacks {
                let Some(stack) = self.stacks.get_mut(index) else { continue };
                match forward {
                    Forward::Added if Some(index) == goes_on => stack.chips = Some(together),
                    Forward::Added => stack.standing = StackStanding::Added,
                    _ if Some(index) == goes_on => {}
                    Forward::First | Forward::Best => stack.standing = StackStanding::Further,
                }
            }
        }
    }

    /// The stacks of a flight.
    pub fn of_flight(&self, flight: u32) -> impl Iterator<Item = &Stack> {
        self.stacks.iter().filter(move |stack| stack.flight == flight)
    }

    /// How many stacks survived their flight and do not go on.
    pub fn further(&self) -> u32 {
        let further = self.stacks.iter().filter(|one| one.standing == StackStanding::Further);
        to_u32(further.count())
    }

    /// Whether every flight is closed; not for a series without any.
    pub fn flights_closed(&self) -> bool {
        let mut flights = self.flights.iter().filter(|flight| flight.number > 0).peekable();
        flights.peek().is_some() && flights.all(|flight| flight.closed)
    }

    /// Whether a flight still takes entries.
    pub fn takes_entries(&self, flight: &Flight) -> bool {
        let open =
            |tournament: &u32| self.days.get(tournament).is_some_and(|day| day.takes_entries);
        !flight.closed && flight.days.iter().any(open)
    }
}

impl Stack {
    /// How it stands after a day.
    fn take(&mut self, standing: &Standing, counted: Option<ChipCount>, stage: u32) {
        match standing {
            Standing::In => {
                self.standing = StackStanding::InPlay;
                self.chips = counted.or(self.chips);
            }
            Standing::Bagged { chips, bag } => {
                self.standing = StackStanding::Bagged;
                self.chips = Some(*chips);
                self.bag.clone_from(bag);
            }
            Standing::Out { at, behind, given_up } => {
                let (at, given_up, behind) = (*at, *given_up, Reverse(*behind));
                let fall = Fall { stage, at, given_up, behind };
                self.standing = if given_up { StackStanding::GivenUp } else { StackStanding::Out };
                self.chips = None;
                self.fell = Some(fall);
                if stage == 0 {
                    self.fell_in_flight = Some(fall);
                }
            }
        }
    }

    /// Whether it is in play or goes on.
    pub fn is_live(&self) -> bool {
        matches!(self.standing, StackStanding::InPlay | StackStanding::Bagged)
    }

    /// Whether it survived its flight, or was bought later.
    pub fn survived(&self) -> bool {
        self.fell_in_flight.is_none()
    }
}

/// The flights of a series by their numbers, and the days of all flights together at the end.
fn flights(series: &Series) -> Vec<Flight> {
    let mut by_number: BTreeMap<(bool, u32), Vec<&Member>> = BTreeMap::new();
    for member in &series.members {
        by_number.entry((member.flight == 0, member.flight)).or_default().push(member);
    }
    let flight = |((_, number), mut members): ((bool, u32), Vec<&Member>)| {
        members.sort_by_key(|member| member.day);
        let days: Vec<u32> = members.iter().map(|member| member.tournament).collect();
        let closed = days.iter().all(|tournament| series.closed.contains_key(tournament));
        Flight { number, days, closed }
    };
    by_number.into_iter().map(flight).collect()
}

/// By what stacks are ranked that are not live: the larger, the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// By the place in the flight.
    InFlight(Reverse<u32>),
    /// By when it went out of its flight.
    Fell(Fall),
    /// It survived its flight and does not go on.
    LeftPlay,
    /// It went out on a day of all flights together.
    Later(Fall),
}

impl Stack {
    /// The moment that ranks it; nothing while it is live.
    pub(crate) fn rank(&self, by: PlacesBy, place_in_flight: u32) -> Option<Rank> {
        match self.standing {
            StackStanding::InPlay | StackStanding::Bagged => None,
            StackStanding::Further | StackStanding::Added => Some(Rank::LeftPlay),
            StackStanding::Out | StackStanding::GivenUp => self.fell.map(|fall| match by {
                _ if fall.stage > 0 => Rank::Later(fall),
                PlacesBy::Level => Rank::Fell(fall),
                PlacesBy::Flight => Rank::InFlight(Reverse(place_in_flight)),
            }),
        }
    }
}
