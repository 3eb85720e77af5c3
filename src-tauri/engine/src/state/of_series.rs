//! What the house says of the series to which a tournament belongs. It stands in no log: a fold has none, and whoever shows the
//! tournament is handed it beside the log.

use crate::base::prelude::*;
use std::sync::Arc;

/// The series of a tournament, as its views and papers need it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OfSeries {
    /// Counts up with each change, in the house.
    pub turn: u64,
    /// The figures over all flights.
    pub figures: SeriesFigures,
    /// The prize of each place of a flight, for those who go out in it: empty where it pays nobody itself. Absent on a day of all
    /// flights together, whose own set-up has the prizes.
    pub pays: Option<Vec<Money>>,
    /// The stacks of the player of each entry, over all flights.
    pub players: BTreeMap<EntryId, Arc<MySeries>>,
    /// On a day of all flights together, those who have a place behind it, the highest first.
    pub behind: Vec<SeriesFinish>,
}

/// A series in figures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeriesFigures {
    /// Its name.
    pub name: String,
    /// The flight that this tournament is of; 0 for a day of all flights together.
    pub flight: u32,
    /// How many flights there are.
    pub flights: u32,
    /// Entries over all flights.
    pub entries: u32,
    /// Players over all flights.
    pub players: u32,
    /// Stacks in play or in a bag that goes on.
    pub left: u32,
    /// Those of them in a bag of a flight that is closed.
    pub survived: u32,
    /// The pool of all flights.
    pub pool: Money,
    /// Its guarantee; 0 for none.
    pub guarantee: Money,
    /// What the house puts in to reach the guarantee; 0 once it is reached.
    pub overlay: Money,
    /// How many places the end pays; 0 while nobody can know.
    pub places: u32,
    /// The first prize; 0 while nobody can know.
    pub first: Money,
    /// The smallest prize of the end; 0 while nobody can know.
    pub min_cash: Money,
    /// Whether this tournament pays prizes of its own: a flight does by the rules of its series.
    pub pays_here: bool,
    /// When the day of all flights together begins; absent where nobody has said.
    pub next_day_at: Option<Millis>,
}

/// A player's stacks in a series.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MySeries {
    /// The name of the series.
    pub name: String,
    /// The stacks, flight by flight.
    pub stacks: Vec<MyStack>,
    /// The tournament of the next day, where the player is in it and it is not this one.
    pub next: Option<MyNextDay>,
}

/// One of a player's stacks in a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyStack {
    /// Its flight; 0 for one that was bought on a day of all flights together.
    pub flight: u32,
    /// How it stands.
    pub standing: MyStackStanding,
    /// The chips, where they are known.
    pub chips: Option<ChipCount>,
    /// The number of its bag; empty without one.
    pub bag: String,
}

/// How a player's stack stands in a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MyStackStanding {
    /// In play.
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

/// The next day of a series, as a player is told of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyNextDay {
    /// Its name.
    pub name: String,
    /// When it begins; absent where nobody has said.
    pub starts_at: Option<Millis>,
    /// The seat; absent before the draw.
    pub seat: Option<Seat>,
}

/// Who has a place over all flights behind those who came to a day of all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeriesFinish {
    /// The first place.
    pub place: u32,
    /// The last of the places that are shared.
    pub place_to: u32,
    /// The name.
    pub name: String,
    /// The number on the house's own list of players; absent for one who is not on it.
    pub listed: Option<u32>,
    /// The flight.
    pub flight: u32,
    /// What was won.
    pub prize: Money,
}

impl OfSeries {
    /// Whether the tournament is a flight, whose own field is not all that plays for the pool.
    pub fn is_flight(&self) -> bool {
        self.figures.flight > 0
    }
}
