//! What a house adds to the pool and takes from it.

use crate::base::prelude::*;
use crate::base::words::clean_text;

/// What the house has said about the pool beside the prices.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PoolTerms {
    /// The pool is at least this: what is missing the house puts in. 0: no guarantee.
    pub guarantee: Money,
    /// What the house puts in in any case.
    pub added: Money,
    /// What is taken out of the pool, each with its name.
    pub withheld: Vec<Withheld>,
    /// What some places win beside money.
    pub goods: Vec<Good>,
    /// Net winnings above this are flagged as reportable; absent for what the rule book says (TCH 6b: 5,000 dollars).
    pub report_above: Option<Money>,
}

/// An amount that is named and does not go into prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withheld {
    /// What it is for, 1 to 60 characters.
    pub name: String,
    /// How much.
    pub amount: Money,
}

/// A prize that is not money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Good {
    /// The place that wins it, from 1.
    pub place: u32,
    /// What it is, 1 to 60 characters.
    pub name: String,
}

/// The most lines of each kind.
const MOST_LINES: usize = 50;

/// The largest amount of a line: a million million minor units.
const LARGEST: i64 = 1_000_000_000_000;

/// The longest name of a line, in characters.
const LONGEST: usize = 60;

impl PoolTerms {
    /// The terms as a log holds them, within what [`Self::checked`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.withheld.truncate(MOST_LINES);
        self.goods.truncate(MOST_LINES);
        self
    }

    /// Checks the amounts and tidies the names.
    ///
    /// # Errors
    /// Amounts below nothing or beyond a million million minor units, lines without a name, a place of 0.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        if self.withheld.len() > MOST_LINES || self.goods.len() > MOST_LINES {
            return Err(refuse!(
                BadValue,
                "most-50-amounts-taken",
                "Take out at most 50 amounts, and give at most 50 other prizes."
            ));
        }
        for line in &mut self.withheld {
            line.name = clean_text(&line.name, LONGEST);
        }
        for good in &mut self.goods {
            good.name = clean_text(&good.name, LONGEST);
        }
        let named = self.withheld.iter().map(|line| &line.name);
        if named.chain(self.goods.iter().map(|good| &good.name)).any(String::is_empty) {
            return Err(refuse!(
                BadValue,
                "name-taken-out-pool",
                "Name everything taken out of the pool and every prize besides money."
            ));
        }
        if self.goods.iter().any(|good| good.place == 0) {
            return Err(refuse!(BadValue, "places-count-1", "Places count from 1."));
        }
        let amounts = [self.guarantee, self.added].into_iter().chain(self.report_above);
        let amounts = amounts.chain(self.withheld.iter().map(|line| line.amount));
        for amount in amounts {
            if !(0..=LARGEST).contains(&amount.0) {
                return Err(refuse!(
                    BadValue,
                    "amount-cannot-negative-nor",
                    "An amount is between 0 and 10,000,000,000."
                ));
            }
        }
        self.goods.sort_by_key(|good| good.place);
        Ok(self)
    }
}
