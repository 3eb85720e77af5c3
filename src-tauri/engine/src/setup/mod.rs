//! What a host decides before play: the price, the chips, the schedule, the rules, the prizes.

pub mod change;
pub mod open;
pub mod templates;

use crate::chips::chip_set::Chip;
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

/// The largest stack that a template or a host may give: ten thousand million.
const LARGEST_STACK: ChipCount = 10_000_000_000;
/// The largest price: a hundred thousand million minor units.
const LARGEST_PRICE: i64 = 100_000_000_000;
/// The most colours of a chip set.
const MOST_COLOURS: usize = 20;
/// The most tables of a room.
pub const MOST_TABLES: u32 = 20_000;

impl SetUp {
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
        let values: Vec<_> = self.chips.iter().map(|chip| chip.value).collect();
        if values.first() == Some(&0) || !values.is_sorted_by(|a, b| a < b) {
            return Err(Refusal::bad(
                "List the chips from the smallest value up, each value once.",
            ));
        }
        self.check_chips()?;
        self.schedule.check()?;
        self.prizes.check()?;
        self.tidy_words();
        Ok(self)
    }

    /// A chip set that a table can hold, in colours that a screen can show.
    fn check_chips(&self) -> Result<(), Refusal> {
        if self.chips.len() > MOST_COLOURS || self.stack_chips.len() > self.chips.len() {
            return Err(Refusal::bad(
                "A chip set has at most 20 colours, and a stack only chips of the set.",
            ));
        }
        let shown = |colour: &str| {
            colour
                .strip_prefix('#')
                .is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
        };
        if self.chips.iter().any(|chip| !shown(&chip.colour) || chip.value > LARGEST_STACK) {
            return Err(Refusal::bad(
                "A chip has a colour such as #c8372d and a value of at most ten thousand million.",
            ));
        }
        Ok(())
    }

    /// Words that stand on screens and sheets, without signs that cannot be shown.
    fn tidy_words(&mut self) {
        for chip in &mut self.chips {
            chip.name = clean_name(&chip.name);
        }
        self.schedule.tidy();
    }
}
