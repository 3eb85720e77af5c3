//! Cards that are drawn for an order: the highest by rank, then by suit.

use crate::prelude::*;
use shuffle_up_engine::base::random::Chance;
use std::fmt;

/// A card of the 52, from the deuce of clubs up to the ace of spades. Spades are the highest suit, then hearts, diamonds and clubs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(rename = "RoomCard", type = "string")]
pub struct Card(u8);

const RANKS: &str = "23456789TJQKA";
const SUITS: &str = "cdhs";

impl Card {
    /// The card as it is typed: a rank and a suit, such as "Kh" or "10s".
    pub fn typed(text: &str) -> Option<Self> {
        let text = text.replace("10", "T");
        let mut signs = text.chars();
        let (rank, suit) = (signs.next()?.to_ascii_uppercase(), signs.next()?.to_ascii_lowercase());
        let place = |all: &str, sign: char| all.chars().position(|one| one == sign);
        let (rank, suit) = (place(RANKS, rank)?, place(SUITS, suit)?);
        let number = rank.checked_mul(4)?.checked_add(suit)?;
        if signs.next().is_some() { None } else { u8::try_from(number).ok().map(Self) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rank, suit) = (self.0.checked_div(4), self.0.checked_rem(4));
        let sign =
            |all: &'static str, at: Option<u8>| all.chars().nth(usize::from(at.unwrap_or(0)));
        for part in [sign(RANKS, rank), sign(SUITS, suit)].into_iter().flatten() {
            write!(f, "{part}")?;
        }
        Ok(())
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::typed(&text).ok_or_else(|| format!("{text} is no card"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// So many different cards from a shuffled deck, at most 52, none of those that are out.
pub fn drawn(seed: u64, out: &[Card], many: usize) -> Vec<Card> {
    let mut deck: Vec<Card> = (0..52).map(Card).filter(|card| !out.contains(card)).collect();
    Chance::new(seed, "card room draw").shuffle(&mut deck);
    deck.truncate(many);
    deck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rank_decides_and_then_the_suit() {
        let order = ["As", "Ah", "Ks", "Kh", "10d", "9c", "2c"];
        let cards: Vec<Card> = order.iter().map(|card| Card::typed(card).unwrap()).collect();
        assert!(cards.windows(2).all(|two| two[0] > two[1]));
        assert_eq!(cards[4].to_string(), "Td");
        assert_eq!(Card::typed("1h"), None);
        assert_eq!(Card::typed("Khh"), None);
    }

    #[test]
    fn a_draw_deals_no_card_twice_and_follows_from_its_seed() {
        let out = Card::typed("As").unwrap();
        let cards = drawn(7, &[out], 60);
        assert_eq!(cards, drawn(7, &[out], 60));
        assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 51);
        assert!(!cards.contains(&out));
    }
}
