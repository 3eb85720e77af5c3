//! What a host decides before play: the price, the chips, the schedule, the rules, the prizes.

pub mod change;
pub mod open;
pub mod templates;

use crate::chips::chip_set::{Chip, ChipSet, LARGEST_STACK};
use crate::clock::schedule::Schedule;
use crate::house_rules::HouseRules;
use crate::ids::{ChipCount, Millis};
use crate::money::{Currency, Money};
use crate::prizes::structure::PrizeStructure;
use crate::refusal::Refusal;
use crate::words::clean_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One tournament's set-up: plain data, saved with the tournament, made from a template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The event's name, 1 to 120 characters.
    pub name: String,
    /// The game, such as "No-limit hold'em".
    pub game: String,
    /// The announced start, in milliseconds since the Unix epoch; absent when none is announced.
    pub starts_at: Option<Millis>,
    /// The currency of all amounts.
    pub currency: Currency,
    /// What an entry costs.
    pub price: Price,
    /// The rebuy rule; absent when there are no rebuys.
    pub rebuy: Option<RebuyRule>,
    /// New entries are taken before the first hand of this level, counted without breaks; absent: not after the start.
    pub late_entry_until_level: Option<u32>,
    /// Chips that an entry buys.
    pub starting_stack: ChipCount,
    /// How many chips of each colour make the starting stack, in the order of the chip set; empty for no proposal.
    pub stack_chips: Vec<u32>,
    /// The chips on the table, from the smallest value up.
    pub chips: Vec<Chip>,
    /// So many chips of a colour are sold together: 1 to 10,000.
    #[serde(default = "usual_lot")]
    pub chip_lot: u32,
    /// How many stacks the chips are to make, rebuys included; absent for as many as there are entries.
    #[serde(default)]
    pub stacks_expected: Option<u32>,
    /// Levels and breaks.
    pub schedule: Schedule,
    /// The house rules.
    pub rules: HouseRules,
    /// How many tables the room has; absent for as many as are needed.
    #[serde(default)]
    pub tables: Option<u32>,
    /// How the prize pool is divided.
    pub prizes: PrizeStructure,
}

/// What an entry costs, line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// What goes into the prize pool.
    pub prize: Money,
    /// What the house keeps.
    pub fee: Money,
    /// What goes to whoever knocks the player out; never part of the prize pool.
    #[serde(default)]
    pub bounty: Money,
}

impl Price {
    /// What the player hands over.
    #[must_use]
    pub fn total(&self) -> Money {
        self.prize.plus(self.fee).plus(self.bounty)
    }
}

/// When and how often a busted player may buy in again (HPT, Buyin/Rebuy/Add-on).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RebuyRule {
    /// What a rebuy costs.
    pub price: Price,
    /// Chips that a rebuy buys.
    pub chips: ChipCount,
    /// How many each player may take.
    pub limit: u32,
    /// Rebuys are open before the first hand of this level, counted without breaks.
    pub until_level: u32,
}

/// The largest price: a hundred thousand million minor units.
const LARGEST_PRICE: i64 = 100_000_000_000;
/// The most tables of a room.
pub const MOST_TABLES: u32 = 20_000;

/// Chips are sold in racks of a hundred and halves of one.
pub(crate) fn usual_lot() -> u32 {
    50
}

impl SetUp {
    /// The chips with what is known of their supply.
    #[must_use]
    pub fn chip_set(&self) -> ChipSet {
        ChipSet {
            chips: self.chips.clone(),
            stack_chips: self.stack_chips.clone(),
            lot: self.chip_lot,
            stacks: self.stacks_expected,
        }
    }

    /// Checks that every value makes sense and tidies the names.
    ///
    /// # Errors
    /// Refuses an empty or overlong name, prices or stacks out of range, house rules that make no sense
    /// ([`HouseRules::check`]), an empty schedule, a level without blinds, and chips that are not in rising order.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        self.name = clean_name(&self.name);
        self.game = clean_name(&self.game);
        if self.name.is_empty() || self.name.chars().count() > 120 {
            return Err(Refusal::bad("Give the tournament a name of 1 to 120 characters."));
        }
        let code = self.currency.code.as_bytes();
        if self.currency.decimals > 4 || code.len() != 3 || !code.iter().all(u8::is_ascii_uppercase)
        {
            return Err(Refusal::bad(
                "A currency has a code of three capital letters, such as USD, and at most four decimals.",
            ));
        }
        let prices = [Some(self.price), self.rebuy.map(|rebuy| rebuy.price)];
        for price in prices.into_iter().flatten() {
            let parts = [price.prize, price.fee, price.bounty];
            if parts.iter().any(|part| !(0..=LARGEST_PRICE).contains(&part.0)) {
                return Err(Refusal::bad(
                    "A price cannot be negative, nor larger than a thousand million.",
                ));
            }
        }
        let stacks = [Some(self.starting_stack), self.rebuy.map(|rebuy| rebuy.chips)];
        if stacks.into_iter().flatten().any(|stack| stack == 0 || stack > LARGEST_STACK) {
            return Err(Refusal::bad(
                "A stack has at least one chip and at most ten thousand million.",
            ));
        }
        self.rules.check()?;
        if self.tables.is_some_and(|tables| !(1..=MOST_TABLES).contains(&tables)) {
            return Err(Refusal::bad("A room has 1 to 20,000 tables."));
        }
        self.chips = self.chip_set().checked()?.chips;
        self.schedule.check()?;
        self.prizes.check()?;
        self.schedule.tidy();
        Ok(self)
    }
}
