//! The rule books, and where they speak of a matter.

use crate::base::prelude::*;

/// A rule book that a preset follows.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RuleBook {
    /// Home Poker Tourney, the T1000 home tournament.
    Hpt,
    /// Robert's Rules of Poker, section 15.
    Rrop,
    /// A league's edition of Robert's Rules, section 7.
    Lr,
    /// A card room's TDA rules with its own procedures.
    Tch,
    /// The room rules of a big series, with the TDA's practice where they say nothing of tournaments.
    Wsop,
}

impl RuleBook {
    /// Every book, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Hpt, Self::Rrop, Self::Lr, Self::Tch, Self::Wsop];

    /// Whether its tournaments have no dealers, so that the players deal. At home dealing comes with the seat (HPT, Moving players).
    /// The league's book speaks of dealers as the card room's does, from which it comes; at a league's own tables there are none.
    pub const fn players_deal(self) -> bool {
        matches!(self, Self::Hpt | Self::Lr)
    }

    /// The short name by which the book is cited.
    pub const fn short(self) -> &'static str {
        match self {
            Self::Hpt => "HPT",
            Self::Rrop => "RRoP",
            Self::Lr => "LR",
            Self::Tch => "TCH",
            Self::Wsop => "WSOP",
        }
    }
}

/// Rules of rule books that say the same thing.
pub type Sources = &'static [(RuleBook, &'static str)];

/// A rule of a rule book.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Citation {
    /// The book, such as "HPT".
    pub book: String,
    /// The rule or its heading, such as "Moving players".
    pub rule: String,
}

impl Citation {
    /// This rule of this book.
    pub fn of(book: RuleBook, rule: &str) -> Self {
        Self { book: book.short().into(), rule: rule.into() }
    }
}
