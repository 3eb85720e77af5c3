//! A player, an entry, and what was paid for it.

use crate::ids::{ChipCount, Millis, PlayerId, Seat};
use crate::money::Money;
use crate::setup::Price;

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name as it stands on cards and sheets.
    pub name: String,
}

/// A stack paid for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Whose it is.
    pub player: PlayerId,
    /// When it was taken, in tournament time.
    pub at: Millis,
    /// What was paid for it: the buy-in first, then any rebuys.
    pub purchases: Vec<Purchase>,
    /// The bounty on the player's head: of the last purchase, until all its chips are lost.
    pub bounty: Money,
    /// Where it stands.
    pub standing: Standing,
    /// Since when its player is away from the table, in tournament time; only of an entry in play.
    pub absent_since: Option<Millis>,
}

/// Something paid for, at the price of that moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purchase {
    /// The price, line by line.
    pub price: Price,
    /// The chips it bought.
    pub chips: ChipCount,
}

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Paid, no seat yet.
    Waiting,
    /// In play.
    Seated {
        /// The seat.
        seat: Seat,
    },
    /// Out.
    Out,
    /// Taken back before play, the money returned.
    Withdrawn,
}

impl Entry {
    /// Rebuys taken.
    #[must_use]
    pub fn rebuys(&self) -> u32 {
        u32::try_from(self.purchases.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// All that was paid for it.
    #[must_use]
    pub fn paid_in(&self) -> Money {
        self.purchases.iter().map(|purchase| purchase.price.total()).sum()
    }
}
