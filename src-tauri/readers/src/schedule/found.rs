//! What a row says of a level, once its figures are told apart.

use super::words::Role;

/// The sheet's name for the figures of its blinds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Called {
    /// Nothing.
    #[default]
    Unsaid,
    /// Blinds.
    Blinds,
    /// Limits: the bets of a limit game, the blinds of another.
    Limits,
    /// Bets.
    Bets,
    /// A big blind without a small one.
    Big,
    /// A small blind without a big one.
    Small,
    /// One blind, and nobody says which.
    One,
}

/// Half of a big blind, which the small one is where a sheet leaves it out; in chips of 5 where that is not whole.
pub(super) fn half(big: u64) -> u64 {
    let half = big.checked_div(2).unwrap_or(0);
    let odd = big.checked_rem(2) == Some(1) && big > 5 && big.checked_rem(5) == Some(0);
    let rest = if odd { half.checked_rem(5).unwrap_or(0) } else { 0 };
    half.saturating_sub(rest).max(1)
}

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
    /// The sheet's name for its blinds.
    pub(super) called: Called,
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
    /// A figure that nobody knows what it is.
    pub(super) lost: Option<u64>,
    /// Words beside the figures.
    pub(super) note: String,
    /// A break behind it, with its seconds where they are said.
    pub(super) pause: Option<Option<u32>>,
}

impl Found {
    /// The level whose blinds are those of these bets.
    pub(super) fn by_bets(&self) -> Self {
        let bets = Some((self.small, self.big));
        Self { bets, ..self.by_big(self.small) }
    }

    /// The level with this big blind and half of it as the small one.
    pub(super) fn by_big(&self, big: u64) -> Self {
        Self { small: half(big), big, called: Called::Big, ..self.clone() }
    }
}

/// Where the bare numbers of a line belong: those before the blinds and those behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    /// Before the blinds.
    pub(super) head: Vec<Role>,
    /// Behind them.
    pub(super) tail: Vec<Role>,
    /// The heading's name for the blinds.
    pub(super) called: Called,
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
                tails.iter().map(|tail| Self {
                    head: head.to_vec(),
                    tail: tail.to_vec(),
                    called: Called::Unsaid,
                })
            })
            .filter(|plan| {
                [Ante, Length]
                    .iter()
                    .all(|role| !(plan.head.contains(role) && plan.tail.contains(role)))
            })
            .collect()
    }
}
