//! What a row says of a level, once its figures are told apart.

use super::words::Role;

/// A level as it was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// Its number, where the row has one.
    pub(super) number: Option<u64>,
    /// The small blind.
    pub(super) small: u64,
    /// The big blind.
    pub(super) big: u64,
    /// The ante, and whether the sheet calls it the big blind's.
    pub(super) ante: Option<(u64, bool)>,
    /// The length in seconds.
    pub(super) length: Option<u32>,
    /// When it begins, in seconds of the day or after the start.
    pub(super) begins: Option<u32>,
    /// The length stands in a column that may hold times of day as well.
    pub(super) timed: bool,
    /// The bets of a limit game.
    pub(super) bets: Option<(u64, u64)>,
    /// The bring-in of stud.
    pub(super) bring_in: Option<u64>,
    /// How many hands it has.
    pub(super) hands: Option<u64>,
    /// Words beside the figures.
    pub(super) note: String,
    /// A break behind it, with its seconds where they are said.
    pub(super) pause: Option<Option<u32>>,
}

/// Where the bare numbers of a line belong: those before the blinds and those behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    /// Before the blinds.
    pub(super) head: Vec<Role>,
    /// Behind them.
    pub(super) tail: Vec<Role>,
}

impl Plan {
    /// Every order in which sheets without a heading have them.
    pub(super) fn all() -> Vec<Self> {
        use Role::{Ante, Length, Level, Other};
        let heads: [&[Role]; 6] =
            [&[Level], &[], &[Level, Ante], &[Ante], &[Level, Length], &[Length]];
        let tails: [&[Role]; 6] =
            [&[], &[Ante], &[Length], &[Ante, Length], &[Length, Ante], &[Ante, Length, Other]];
        heads
            .iter()
            .flat_map(|head| {
                tails.iter().map(|tail| Self { head: head.to_vec(), tail: tail.to_vec() })
            })
            .filter(|plan| {
                [Ante, Length]
                    .iter()
                    .all(|role| !(plan.head.contains(role) && plan.tail.contains(role)))
            })
            .collect()
    }
}
