//! The deal that is talked about, and the one that was made.

use crate::base::prelude::*;

/// How a deal is reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealKind {
    /// The same for everybody.
    Even,
    /// The lowest prize for everybody, the rest by the share of the chips.
    Chips,
    /// What each stack is worth in prizes.
    Icm,
    /// What the players agreed on themselves.
    Agreed,
}

impl DealKind {
    /// The words for it.
    pub fn said(self) -> Phrase {
        match self {
            Self::Even => phrase!("deal-evenly", "evenly"),
            Self::Chips => phrase!("deal-by-chips", "by chips"),
            Self::Icm => phrase!("deal-by-icm", "by ICM"),
            Self::Agreed => phrase!("deal-as-agreed", "as agreed"),
        }
    }
}

/// A stack as it was counted for a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// The entry.
    pub entry: EntryId,
    /// Its chips.
    pub chips: ChipCount,
}

/// What a player gets of a deal that the players agreed on themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreedShare {
    /// The entry.
    pub entry: EntryId,
    /// What it gets.
    pub share: Money,
}

/// A deal in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// When it was made, in tournament time.
    pub at: Millis,
    /// How it was reckoned.
    pub kind: DealKind,
    /// The stacks, as they were counted.
    pub stacks: Vec<Counted>,
    /// What each gets in any case.
    pub shares: BTreeMap<EntryId, Money>,
    /// What the winner gets beside.
    pub left: Money,
    /// On how many hands players had gone out before it.
    pub hands: usize,
}

/// A deal was talked about, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealDiscussed {
    /// When, in tournament time.
    pub at: Millis,
    /// The stacks; none where the talks are over.
    pub stacks: Vec<Counted>,
    /// What would be left for the winner.
    pub left: Money,
    /// To which amount the shares are rounded; not at all by nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unit: Money,
}
