//! The cards dealt to choose between equally full tables.

use crate::base::prelude::*;

/// A card of the deck, from 0 (two of clubs) to 51 (ace of spades): the higher number wins.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Card(pub u8);

const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

impl Card {
    /// The card that a dealer's words name, such as "Ks", "10h" or "th"; none for what names no card.
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
    pub fn short(self) -> String {
        let (rank, suit) = self.named(["\u{2663}", "\u{2666}", "\u{2665}", "\u{2660}"]);
        format!("{rank}{suit}")
    }

    /// The card in words, such as "4 of clubs".
    pub(crate) fn said(self) -> Phrase {
        let (rank, suit) = self.named(["clubs", "diamonds", "hearts", "spades"]);
        let suit = named_suit(suit);
        phrase!("cards-of", "{ranks} of {suit}", ranks = rank, suit)
    }

    /// Its rank, and its suit by these names.
    fn named(self, suits: [&'static str; 4]) -> (&'static str, &'static str) {
        let index = usize::from(self.0);
        let rank = index.checked_div(4).and_then(|rank| RANKS.get(rank)).copied();
        let suit = index.checked_rem(4).and_then(|suit| suits.get(suit)).copied();
        (rank.unwrap_or("?"), suit.unwrap_or("?"))
    }
}

/// A suit, to be named in a sentence.
pub(crate) fn named_suit(suit: &str) -> Phrase {
    match suit {
        "spades" => phrase!("spades", "spades"),
        "hearts" => phrase!("hearts", "hearts"),
        "diamonds" => phrase!("diamonds", "diamonds"),
        _ => phrase!("clubs", "clubs"),
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

impl LowCardDealt {
    /// The table with the low card and the card; between equal cards of two decks, the lower table number.
    pub fn low(&self) -> Option<(TableNumber, Card)> {
        self.cards.iter().copied().min_by_key(|(table, card)| (*card, *table))
    }
}
