//! The chips that have left play, the races held and what was found afterwards.

use crate::base::prelude::*;
use crate::base::sharing::SharedList;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::race_rule::RaceRule;
use crate::state::low_card::Card;

/// The chips that leave, by the position of the break at which they do; one that the director has called off, by the
/// position of the level or break in which it was called.
pub type Leaving = BTreeMap<usize, Vec<Chip>>;

/// The values that have left play, with the position of the break at which each did.
pub type LeftPlay = Vec<(usize, Vec<ChipCount>)>;

/// What the director and the tables have done about the chips that leave, and what had left when the schedule was last
/// changed during play: a schedule that is changed afterwards brings no chip back that was carried away, and carries none
/// away at a break that is over.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ColouredUp {
    /// Chips left only at breaks before this position.
    pub(crate) before: usize,
    pub(crate) gone: Leaving,
    /// The values called off on the director's word, and the stage in which they were.
    pub(crate) called: Vec<(ChipCount, usize)>,
    /// The values that are off every table.
    pub(crate) off: BTreeSet<ChipCount>,
    /// The races held, oldest first, one a table.
    pub(crate) races: SharedList<Raced>,
    /// Chips found after their race, oldest first.
    pub(crate) found: SharedList<FoundChipsExchanged>,
}

/// Chips found after the race were changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundChipsExchanged {
    /// Whose they are.
    pub entry: EntryId,
    /// Where the player sat.
    pub seat: Seat,
    /// The value that has left.
    pub chip: ChipCount,
    /// How many were found.
    pub chips: u32,
    /// The smallest value in play, which they changed into.
    pub next: ChipCount,
    /// How many of it were handed out.
    pub new: u64,
}

impl FoundChipsExchanged {
    /// What leaves play without compensation, by value.
    pub fn removed(&self) -> ChipCount {
        let found = u64::from(self.chips).saturating_mul(self.chip);
        found.saturating_sub(self.new.saturating_mul(self.next))
    }
}

/// The race of one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RacedTable {
    /// The table.
    pub table: TableNumber,
    /// The cards came from the seed of the line; else a dealer dealt them.
    pub dealt_here: bool,
    /// The players with such chips, seat 1 first.
    pub seats: Vec<RacedSeat>,
    /// The new chips for odd ones, in the order in which they were given out.
    pub awards: Vec<Award>,
    /// How much more, or less, is in play at the table.
    pub change: i64,
}

/// One player in a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RacedSeat {
    /// The seat.
    pub seat: SeatNumber,
    /// Who sat there.
    pub entry: EntryId,
    /// The chips that left.
    pub chips: u32,
    /// They were all that the player had.
    pub last: bool,
    /// New chips for those that changed directly.
    pub changed: u32,
    /// The cards for the odd ones.
    pub cards: Vec<Card>,
}

/// A race that was held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raced {
    /// The value that left.
    pub chip: ChipCount,
    /// The value that took its place.
    pub next: ChipCount,
    /// How the race was held.
    pub rule: RaceRule,
    /// What happened at the table.
    pub table: RacedTable,
}

impl RacedTable {
    /// How many old chips are collected.
    pub fn collected(&self) -> u64 {
        self.seats.iter().map(|seat| u64::from(seat.chips)).sum()
    }

    /// How many new chips are handed out.
    pub fn handed_out(&self) -> u64 {
        let changed: u64 = self.seats.iter().map(|seat| u64::from(seat.changed)).sum();
        changed.saturating_add(to_u64(self.awards.len()))
    }

    /// The awards of one seat.
    pub fn awards_of(&self, seat: SeatNumber) -> impl Iterator<Item = AwardReason> + '_ {
        self.awards.iter().filter(move |award| award.seat == seat).map(|award| award.reason)
    }
}

/// Why a seat gets a new chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case", deny_unknown_fields)]
pub enum AwardReason {
    /// Nobody is raced out: without it the player would hold nothing.
    LastChips {},
    /// By this card.
    Card {
        /// The card.
        card: Card,
    },
}

/// One new chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// Who gets it.
    pub seat: SeatNumber,
    /// Why.
    pub reason: AwardReason,
}
