//! The house rules: plain data, every line a choice with a meaning and a source.

pub mod hpt;

use crate::views::desk::Citation;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The choices a house makes. A preset fills it; a host may change any line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The rule book the preset came from, as cited to the director.
    pub book: RuleBook,
    /// The most players at one table, 2 to 12.
    pub seats_per_table: u8,
    /// The size at which a table breaks: when the players left fit the other tables at this many each.
    pub preferred_size: u8,
    /// How the first button is placed.
    pub first_button: FirstButton,
    /// How far table sizes may differ before a player must move: 1 means by one at the most.
    pub tolerance: u8,
    /// Who moves.
    pub mover: Mover,
    /// Which of several equally full tables gives the player.
    pub from_table: FromTable,
    /// Where the moved player sits.
    pub to_seat: ToSeat,
    /// When all seats are drawn anew, from the largest field down.
    pub redraws: Vec<RedrawPoint>,
    /// What a player pays first who is short of the big blind and its ante.
    #[serde(default)]
    pub ante_order: AnteOrder,
}

/// What a player pays first who has too few chips for the big blind and a big-blind ante together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteOrder {
    /// The blind; what is left is the ante (TCH P11).
    #[default]
    BlindFirst,
    /// The ante; what is left is the blind.
    AnteFirst,
}

/// A rule book that a preset follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RuleBook {
    /// Home Poker Tourney, the T1000 home tournament.
    Hpt,
}

/// How the first button is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstButton {
    /// Whoever draws the ace has the button: seat 1 of every table (HPT, Seating).
    Ace,
}

/// Who moves when tables are out of balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The player in the same position, counted from the button, as the one eliminated (HPT, Moving players).
    SamePosition,
}

/// Which of several equally full tables gives the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// A card is dealt to each; the low card moves a player, the ace of spades being high (HPT, Moving players).
    LowCard,
}

/// Where the moved player sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToSeat {
    /// The seat of the player eliminated (HPT, Moving players).
    EliminatedSeat,
}

/// A point at which all remaining players draw new seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RedrawPoint {
    /// At this many players left, or fewer.
    pub players: u32,
    /// They draw for this many tables.
    pub tables: u32,
}

impl HouseRules {
    /// The rule of the house's book with this heading or number.
    #[must_use]
    pub fn cite(&self, rule: &str) -> Citation {
        let book = match self.book {
            RuleBook::Hpt => "HPT",
        };
        Citation { book: book.into(), rule: rule.into() }
    }
}
