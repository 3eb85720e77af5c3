//! The rules of a series.

use crate::prelude::*;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::rulebook::pool_terms::PoolTerms;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::prize_wish::StructureWish;

/// The most bands of a flight's prizes.
const MOST_BANDS: usize = 100;
/// The largest amount that the house fixes, in minor units.
const LARGEST: i64 = 1_000_000_000_000;
/// The most entries of a player.
const MOST_ENTRIES: u32 = 1_000;

/// The rules of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "SeriesRules")]
pub struct Rules {
    /// How many entries a player may have in one flight, re-entries included; absent for as many as the flight itself allows.
    pub entries_in_flight: Option<u32>,
    /// How many entries a player may have in all flights together; absent for any number.
    pub entries_over_all: Option<u32>,
    /// Whether a player who has bagged a stack may enter another flight.
    pub enters_after_bagging: bool,
    /// Which of a player's stacks goes on.
    pub forward: Forward,
    /// The pay, from the pool, of each other stack of the player that survived its flight.
    pub further: Further,
    /// How a flight pays its own players.
    pub inside: Inside,
    /// Of each flight's entries so many hundredths of a per cent are paid, where `inside` asks for it.
    pub share: u32,
    /// Which way that share is rounded, flight by flight.
    pub rounding: Rounding,
    /// How places are compared over the flights.
    pub places: PlacesBy,
    /// The guarantee, what the house adds, and what is taken out.
    pub pool: PoolTerms,
    /// How the pool is divided.
    pub prizes: PrizeStructure,
    /// The level at which the day of all flights together begins; absent for the one in which the earliest flight stopped.
    pub day_two_level: Option<u32>,
    /// Whether the draw of that day puts the largest stacks at a table each, as far as the tables go.
    pub top_stacks_apart: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            entries_in_flight: None,
            entries_over_all: None,
            enters_after_bagging: false,
            forward: Forward::Best,
            further: Further::MinCash {},
            inside: Inside::AllWhoGoOn {},
            share: 1_000,
            rounding: Rounding::Up,
            places: PlacesBy::Level,
            pool: PoolTerms::default(),
            prizes: PrizeStructure {
                shares: Shares::Generated { tables: false, wish: StructureWish::default() },
                unit: Money::ZERO,
            },
            day_two_level: None,
            top_stacks_apart: false,
        }
    }
}

/// Which of a player's stacks goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "StackForward")]
pub enum Forward {
    /// The one of the earliest flight.
    First,
    /// The largest; of equal ones that of the earlier flight.
    Best,
    /// All of them together.
    Added,
}

/// The pay of a stack that survived its flight and does not go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "FurtherStacks")]
pub enum Further {
    /// Nothing.
    Nothing {},
    /// So much.
    Amount {
        /// In minor units.
        amount: Money,
    },
    /// The smallest prize of the end.
    MinCash {},
}

/// How a flight pays its own players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "MoneyInFlight")]
pub enum Inside {
    /// Not at all.
    Nothing {},
    /// As a tournament of the flight's own entries and money, which pays `share` of them: a player may cash in every flight.
    OwnSize {},
    /// Fixed amounts by the places of the flight; later pay jumps need the last day.
    Bands {
        /// From the highest places down.
        bands: Vec<Band>,
    },
    /// An advance on the smallest prize for `share` of the flight's entries, the rest when the places over all are known.
    Advance {
        /// In minor units.
        amount: Money,
    },
    /// Nobody who goes out in a flight is paid, and everybody who goes on is.
    AllWhoGoOn {},
}

impl Inside {
    /// Whether the bubble of a flight is one: then there is hand-for-hand within a flight.
    pub fn has_a_bubble(&self) -> bool {
        matches!(self, Self::OwnSize {} | Self::Bands { .. } | Self::Advance { .. })
    }
}

/// A fixed amount for places of a flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "FlightBand")]
pub struct Band {
    /// Down to this place of the flight, from where the band above ends.
    pub to: u32,
    /// The amount for each of them, in minor units.
    pub amount: Money,
}

/// Which way a share is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ShareRounding")]
pub enum Rounding {
    /// To the next whole entry.
    Up,
    /// To the last whole entry.
    Down,
}

/// How places are compared over the flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SeriesPlaces")]
pub enum PlacesBy {
    /// By the level in which a player went out, then by the time within it.
    Level,
    /// By the place in the player's own flight.
    Flight,
}

impl Rules {
    /// How many of so many entries the share is.
    pub fn share_of(&self, entries: u32) -> u32 {
        let exact = u64::from(entries).saturating_mul(u64::from(self.share));
        let whole = match self.rounding {
            Rounding::Up => exact.div_ceil(10_000),
            Rounding::Down => exact.checked_div(10_000).unwrap_or(0),
        };
        to_u32(whole).min(entries)
    }

    /// The rules, tidied up.
    ///
    /// # Errors
    /// Refused where an amount, a share or a limit makes no sense.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        for limit in [self.entries_in_flight, self.entries_over_all].into_iter().flatten() {
            refuse_if(!(1..=MOST_ENTRIES).contains(&limit), || {
                refuse!(
                    BadValue,
                    "series-entry-limit",
                    "A limit of entries is between 1 and 1,000. Leave it out for none."
                )
            })?;
        }
        refuse_if(!(1..=10_000).contains(&self.share), || {
            refuse!(
                BadValue,
                "series-share",
                "The share of a flight is above 0 and at most 100 per cent."
            )
        })?;
        refuse_if(self.day_two_level == Some(0), || {
            refuse!(BadValue, "series-level", "Levels count from 1.")
        })?;
        let amounts = match (&self.further, &self.inside) {
            (Further::Amount { amount }, Inside::Advance { amount: advance }) => {
                vec![*amount, *advance]
            }
            (Further::Amount { amount }, _) | (_, Inside::Advance { amount }) => vec![*amount],
            _ => Vec::new(),
        };
        let in_bounds = |amount: &Money| (1..=LARGEST).contains(&amount.0);
        refuse_if(!amounts.iter().all(in_bounds), || {
            refuse!(BadValue, "series-amount", "An amount is above 0 and at most 10,000,000,000.")
        })?;
        if let Inside::Bands { bands } = &self.inside {
            let rises = bands
                .is_sorted_by(|above, below| above.to < below.to && above.amount >= below.amount);
            let sound = bands.iter().all(|band| band.to > 0 && in_bounds(&band.amount));
            refuse_if(bands.is_empty() || bands.len() > MOST_BANDS || !rises || !sound, || {
                refuse!(
                    BadValue,
                    "series-bands",
                    "Give 1 to 100 bands from the highest places down, none with more than the band above it."
                )
            })?;
        }
        self.pool = self.pool.checked()?;
        self.prizes.check(&Customs::default())?;
        Ok(self)
    }
}
