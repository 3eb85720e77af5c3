//! What is paid, line by line, and what it buys.

use crate::base::prelude::*;
use crate::rulebook::setup::closing::Closing;

/// What something costs, line by line. In a ledger a line may be negative: money that went out again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// What goes into the prize pool.
    pub prize: Money,
    /// What the house keeps.
    pub fee: Money,
    /// What goes to whoever knocks the player out; never part of the prize pool.
    #[serde(default)]
    pub bounty: Money,
    /// What goes to dealers and staff.
    #[serde(default)]
    pub staff: Money,
    /// What goes to the league that the event belongs to.
    #[serde(default)]
    pub league: Money,
}

impl Price {
    /// What the player hands over.
    pub fn total(&self) -> Money {
        self.parts().into_iter().fold(Money::ZERO, Money::plus)
    }

    /// Its lines: prize, fee, bounty, staff, league.
    pub const fn parts(&self) -> [Money; 5] {
        [self.prize, self.fee, self.bounty, self.staff, self.league]
    }

    /// Both together, line by line.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.with(other, Money::plus)
    }

    /// The same money going the other way.
    #[must_use]
    pub fn negated(self) -> Self {
        Self::default().with(self, Money::minus)
    }

    /// So much of it, taken from its lines in their order; all of it where it is no more than that.
    #[must_use]
    pub fn up_to(self, amount: Money) -> Self {
        let mut left = amount;
        let mut take = |part: Money| {
            let taken = part.min(left).max(Money::ZERO);
            left = left.minus(taken);
            taken
        };
        Self {
            prize: take(self.prize),
            fee: take(self.fee),
            bounty: take(self.bounty),
            staff: take(self.staff),
            league: take(self.league),
        }
    }

    /// This less another one, line by line.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.with(other, Money::minus)
    }

    fn with(self, other: Self, both: fn(Money, Money) -> Money) -> Self {
        Self {
            prize: both(self.prize, other.prize),
            fee: both(self.fee, other.fee),
            bounty: both(self.bounty, other.bounty),
            staff: both(self.staff, other.staff),
            league: both(self.league, other.league),
        }
    }
}

/// Another way to buy in beside the usual one: members, guests, dealers who play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuyIn {
    /// What it is called, 1 to 40 characters.
    pub name: String,
    /// What it costs.
    pub price: Price,
    /// Chips that it buys.
    pub chips: ChipCount,
}

/// Chips for those who enter early, beside the starting stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlyBird {
    /// Chips that an entry gets beside those it buys.
    pub chips: ChipCount,
    /// Entries taken before this point get them; level 1 is the start of play.
    pub until: Closing,
}

/// When and how often a player may buy in again (HPT, Buyin/Rebuy/Add-on).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RebuyRule {
    /// What a rebuy costs.
    pub price: Price,
    /// Chips that a rebuy buys.
    pub chips: ChipCount,
    /// How many each player may take; absent for as many as wanted.
    pub limit: Option<u32>,
    /// Until when.
    pub until: Closing,
    /// A player with this many chips or fewer may take one; 0 means only a player who has lost all chips.
    #[serde(default)]
    pub at_most: ChipCount,
}

/// When and how often a player may buy chips beside the stack in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddOnRule {
    /// What an add-on costs.
    pub price: Price,
    /// Chips that an add-on buys.
    pub chips: ChipCount,
    /// How many each player may take.
    pub limit: u32,
    /// From when.
    pub from: AddOnsFrom,
    /// Until when.
    pub until: Closing,
}

/// From when add-ons are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AddOnsFrom {
    /// From the first hand on.
    Start {},
    /// From the beginning of the first break on; from the first hand where the schedule has none.
    FirstBreak {},
    /// From the end of this level on, counted without breaks.
    AfterLevel {
        /// The level.
        level: u32,
    },
}

/// When and how often a player who is out may enter once more (TCH 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReEntryRule {
    /// What a re-entry costs.
    pub price: Price,
    /// Chips that a re-entry buys.
    pub chips: ChipCount,
    /// How many each player may take; absent for as many as wanted.
    pub limit: Option<u32>,
    /// Until when.
    pub until: Closing,
    /// A player in play may give up the stack and enter once more; its chips leave play (TCH 8b).
    pub forfeit: bool,
}
