//! The sealed envelopes of mystery bounties.

use crate::base::prelude::*;

/// So many envelopes of one amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelopes {
    /// What is in each.
    pub amount: Money,
    /// How many there are.
    pub count: u32,
}

/// The envelopes in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mystery {
    /// The seed of their order.
    pub seed: u64,
    /// What is in them, in the order in which they are won.
    pub envelopes: Vec<Money>,
    /// How many bounties had fallen when they were sealed: those won none.
    pub from: usize,
    /// Those opened, in order: for whose knock-out, which of that entry's, and how much.
    pub opened: Vec<(EntryId, u32, Money)>,
}

impl Mystery {
    /// What was in the envelope of a knock-out, once it is open.
    pub fn opened(&self, of: EntryId, turn: u32) -> Option<Money> {
        let mut opened = self.opened.iter();
        opened.find(|(who, which, _)| (*who, *which) == (of, turn)).map(|(_, _, amount)| *amount)
    }
}
