//! A card to each of several equally full tables: the low card moves a player (HPT, Moving players).

use super::balance::{Step, next_step};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::TableNumber;
use crate::random::Chance;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Deals the cards. The app deals for the dealer of the short table; the seed stays with the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealLowCard {
    /// The short table.
    pub to: TableNumber,
}

/// A card of the deck, from 0 (two of clubs) to 51 (ace of spades): the higher number wins.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Card(pub u8);

const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

impl Card {
    /// The card that a dealer's words name, such as "Ks", "10h" or "th"; none for what names no card.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.to_ascii_uppercase();
        let suit = text.chars().last()?;
        let rank = text.strip_suffix(suit)?;
        let rank = if rank == "T" { "10" } else { rank };
        let rank = RANKS.iter().position(|one| *one == rank)?;
        let suit = "CDHS".find(suit)?;
        u8::try_from(rank.checked_mul(4)?.checked_add(suit)?).ok().map(Self)
    }

    /// The card in short, such as "K\u{2660}".
    #[must_use]
    pub fn short(self) -> String {
        const SUITS: [&str; 4] = ["\u{2663}", "\u{2666}", "\u{2665}", "\u{2660}"];
        let index = usize::from(self.0);
        let rank = index.checked_div(4).and_then(|rank| RANKS.get(rank)).unwrap_or(&"?");
        let suit = index.checked_rem(4).and_then(|suit| SUITS.get(suit)).unwrap_or(&"?");
        format!("{rank}{suit}")
    }

    /// The card in words, such as "4 of clubs".
    #[must_use]
    pub fn words(self) -> String {
        const SUITS: [&str; 4] = ["clubs", "diamonds", "hearts", "spades"];
        let index = usize::from(self.0);
        let rank = index.checked_div(4).and_then(|rank| RANKS.get(rank)).unwrap_or(&"?");
        let suit = index.checked_rem(4).and_then(|suit| SUITS.get(suit)).unwrap_or(&"?");
        format!("{rank} of {suit}")
    }
}

/// Cards were dealt to choose a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LowCardDealt {
    /// The short table.
    pub to: TableNumber,
    /// Each table's card.
    pub cards: Vec<(TableNumber, Card)>,
}

/// The cards on the tables, as long as they can be relied on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LowCard {
    /// The short table.
    pub to: TableNumber,
    /// Each table's card.
    pub cards: Vec<(TableNumber, Card)>,
}

impl LowCard {
    /// The table with the low card and the card; between equal cards of two decks, the lower table number.
    #[must_use]
    pub fn low(&self) -> Option<(TableNumber, Card)> {
        self.cards.iter().copied().min_by_key(|(table, card)| (*card, *table))
    }
}

impl Action for DealLowCard {
    /// # Errors
    /// Refused for a table that is not open, when no player is due to move there, and where no choice is to be made.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if tournament.room.table(self.to).is_none() {
            return Err(tournament.not_open(self.to));
        }
        let fullest = match next_step(tournament, context.now) {
            Some(Step::DealCards { to, among }) if to == self.to => among,
            _ => {
                return Err(Refusal::not_now(
                    "Cards are dealt only when a player is due and several tables could give one.",
                ));
            }
        };
        let mut chance = Chance::new(context.seed, "low card");
        let mut cards = Vec::with_capacity(fullest.len());
        // Beyond 52 tables a second deck is opened, and so on.
        for tables in fullest.chunks(52) {
            let mut deck: Vec<u8> = (0..52).collect();
            chance.shuffle(&mut deck);
            cards.extend(tables.iter().copied().zip(deck.into_iter().map(Card)));
        }
        Ok(vec![LowCardDealt { to: self.to, cards }.into()])
    }
}

impl Happening for LowCardDealt {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.low_card = Some(LowCard { to: self.to, cards: self.cards.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ace_of_spades_is_high() {
        assert_eq!(Card(51).words(), "A of spades");
        assert_eq!(Card(0).words(), "2 of clubs");
        let dealt = LowCard {
            to: TableNumber(3),
            cards: vec![(TableNumber(1), Card(51)), (TableNumber(2), Card(9))],
        };
        assert_eq!(dealt.low(), Some((TableNumber(2), Card(9))));
    }
}
