//! How a prize pool is divided by place.

use crate::base::customs::Customs;
use crate::base::prelude::*;
use crate::rulebook::prize_wish::{FirstWish, PlacesWish, StructureWish};
use crate::rulebook::ticket_terms::TicketTerms;

/// The structure of a tournament's prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrizeStructure {
    /// The shares.
    pub shares: Shares,
    /// Prizes are rounded down to a multiple of this, the rest goes to first place. 0 or 1: to the minor unit. Seats are
    /// not rounded.
    pub unit: Money,
}

/// Where the shares come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Shares {
    /// A structure made from a wish.
    Generated {
        /// The published tables for up to 30 entries (HPT, Payout), and the wish only for more.
        tables: bool,
        /// The wish.
        wish: StructureWish,
    },
    /// The host's own amounts, or a structure locked as it was: from first place down. Where the pool has changed since,
    /// more is on first place, and less is taken from the highest prizes.
    Amounts {
        /// The amount of each place.
        amounts: Vec<Money>,
    },
    /// The host's own percentages, in hundredths of a per cent, from first place down, summing to 10,000.
    Percentages {
        /// Hundredths of a per cent for each place.
        hundredths: Vec<u32>,
    },
    /// A satellite: as many seats in another event as the pool buys, the rest of it in cash to the next place.
    Seats {
        /// What one seat costs, at least one minor unit.
        value: Money,
        /// The tickets that the seats are; absent where the winners get their seats in another way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ticket: Option<TicketTerms>,
    },
}

impl PrizeStructure {
    /// The structure as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.unit = self.unit.max(Money::ZERO);
        match &mut self.shares {
            Shares::Generated { wish, .. } => {
                if let PlacesWish::Number { places } = &mut wish.places {
                    *places = (*places).clamp(1, MOST_NAMED);
                }
                wish.least = wish.least.min(LARGEST_LEAST);
            }
            Shares::Amounts { amounts } => amounts.truncate(MOST_PLACES),
            Shares::Percentages { hundredths } => hundredths.truncate(MOST_SHARES),
            Shares::Seats { value, ticket } => {
                value.0 = value.0.clamp(1, Money::MAX.0);
                *ticket = ticket.take().map(TicketTerms::bounded);
            }
        }
        self
    }

    /// Refuses shares that could not be paid; a refusal has its figures by these customs.
    ///
    /// # Errors
    /// Percentages that do not sum to 100, that rise down the places, or that are more than a thousand; a seat that is
    /// worth nothing; tickets without an event.
    pub fn check(&self, customs: &Customs) -> Result<(), Refusal> {
        if self.unit.0 < 0 {
            return Err(refuse!(
                BadValue,
                "rounding-unit-cannot-negative",
                "The rounding unit cannot be negative."
            ));
        }
        if let Shares::Seats { value, ticket } = &self.shares {
            refuse_if(!(1..=Money::MAX.0).contains(&value.0), || {
                refuse!(BadValue, "say-seat-worth-least", "Say what a seat is worth.")
            })?;
            ticket.as_ref().map_or(Ok(()), TicketTerms::check)?;
        }
        if let Shares::Generated { wish, .. } = &self.shares {
            check_wish(wish, customs)?;
        }
        if let Shares::Amounts { amounts } = &self.shares {
            let paid = amounts.iter().all(|amount| (1..=Money::MAX.0).contains(&amount.0));
            if amounts.is_empty() || amounts.len() > MOST_PLACES || !paid {
                return Err(refuse!(
                    BadValue,
                    "give-amount-above-nothing",
                    "Give an amount above zero for 1 to 125,000 places."
                ));
            }
            if !amounts.is_sorted_by(|a, b| a >= b) {
                return Err(refuse!(
                    BadValue,
                    "lower-place-cannot-get",
                    "A lower place cannot get more than a higher one."
                ));
            }
        }
        if let Shares::Percentages { hundredths } = &self.shares {
            if hundredths.is_empty() || hundredths.len() > MOST_SHARES {
                return Err(refuse!(
                    BadValue,
                    "give-percentage-1-1",
                    "Give a percentage for 1 to 1,000 places."
                ));
            }
            let sum: u64 = hundredths.iter().map(|share| u64::from(*share)).sum();
            if sum != 10_000 {
                let sum = customs.hundredths(sum);
                return Err(refuse!(
                    BadValue,
                    "percentages-sum-to",
                    "The percentages sum to {sum}, not to 100.",
                    sum
                ));
            }
            if !hundredths.is_sorted_by(|a, b| a >= b) {
                return Err(refuse!(
                    BadValue,
                    "lower-place-cannot-get",
                    "A lower place cannot get more than a higher one."
                ));
            }
        }
        Ok(())
    }

    /// The published table for this many entries, in hundredths of a per cent (HPT, Payout). None above 30.
    pub fn hpt_table(entries: u32) -> Option<(&'static str, &'static [u32])> {
        match entries {
            0..=10 => Some(("1-10", &[5_000, 3_000, 2_000])),
            11..=20 => Some(("11-20", &[5_000, 2_500, 1_500, 1_000])),
            21..=30 => Some(("21-30", &[4_000, 2_500, 2_000, 1_000, 500])),
            _ => None,
        }
    }
}

/// The most places that are paid.
const MOST_PLACES: usize = 125_000;
/// The same, as a wish names it.
const MOST_NAMED: u32 = 125_000;
/// The most places that are given a percentage.
const MOST_SHARES: usize = 1_000;
/// The largest minimum cash, in hundredths of a buy-in.
const LARGEST_LEAST: u32 = 100_000;

fn check_wish(wish: &StructureWish, customs: &Customs) -> Result<(), Refusal> {
    match wish.places {
        PlacesWish::Share { hundredths } if !(1..=10_000).contains(&hundredths) => {
            return Err(refuse!(
                BadValue,
                "pay-share-of-field",
                "Pay a share of the field between {least} and 100 per cent.",
                least = customs.hundredths(1)
            ));
        }
        PlacesWish::Number { places } if !(1..=MOST_NAMED).contains(&places) => {
            return Err(refuse!(BadValue, "pay-1-125-000", "Pay 1 to 125,000 places."));
        }
        _ => {}
    }
    match wish.first {
        FirstWish::Share { hundredths } if !(1..=10_000).contains(&hundredths) => {
            return Err(refuse!(
                BadValue,
                "first-place-gets-between",
                "First place gets between {least} and 100 per cent of the pool.",
                least = customs.hundredths(1)
            ));
        }
        FirstWish::Steepness { hundredths } if hundredths > 1_000 => {
            return Err(refuse!(
                BadValue,
                "steepness-between-0-10",
                "Steepness is between 0 and 10."
            ));
        }
        _ => {}
    }
    if wish.least > LARGEST_LEAST {
        return Err(refuse!(
            BadValue,
            "minimum-cash-most-thousand",
            "The minimum cash is at most 1,000 buy-ins."
        ));
    }
    if wish.tiers.is_some_and(|tiers| tiers < 2) {
        return Err(refuse!(
            BadValue,
            "structure-least-two-different",
            "A structure has at least two different prizes."
        ));
    }
    Ok(())
}
