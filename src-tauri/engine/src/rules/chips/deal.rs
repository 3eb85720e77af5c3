//! The cards of a race: one for each odd chip, seat 1 first and clockwise, all of a player's before the next player's.

use crate::base::prelude::*;
use crate::base::random::Chance;
use crate::state::low_card::Card;

/// The cards of a deck.
const DECK: usize = 52;

/// Deals so many cards to each racer of a table, from a fresh shuffled deck, beyond 52 from a second one. Each table has a
/// deck of its own: which others race with it changes nothing.
pub fn deal(seed: u64, table: TableNumber, odd: &[u32]) -> Vec<Vec<Card>> {
    let mut chance = Chance::new(seed, &format!("chip race {table}"));
    let mut deck: Vec<Card> = Vec::new();
    let mut draw = || {
        if deck.is_empty() {
            deck = (0..52).map(Card).collect();
            chance.shuffle(&mut deck);
        }
        deck.pop().unwrap_or(Card(0))
    };
    odd.iter().map(|cards| (0..*cards).map(|_| draw()).collect()).collect()
}

/// The cards that a dealer dealt, as they are typed for each racer: "Ks 10h 4d".
///
/// # Errors
/// Refuses what is no card, another number of cards than odd chips, and a card dealt more often than there are decks.
pub fn dealt(typed: &[(Phrase, u32, &str)]) -> Result<Vec<Vec<Card>>, Refusal> {
    let mut hands: Vec<Vec<Card>> = Vec::with_capacity(typed.len());
    for (who, odd, text) in typed {
        let mut hand = Vec::new();
        for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()) {
            hand.push(Card::read(word).ok_or_else(|| {
                refuse!(BadValue, "no-card", "{who}: \u{201c}{word}\u{201d} is not a card. Type rank and suit, such as Ks or 10h.", who, word)
            })?);
        }
        let odd = to_usize(*odd);
        if hand.len() != odd {
            return Err(refuse!(
                BadValue,
                "dealt-other-than-odd",
                "{who} gets {cards}, not {said}: one for each odd chip.",
                who,
                cards = Phrase::count(odd, "card", "cards"),
                said = hand.len()
            ));
        }
        hands.push(hand);
    }
    let all: Vec<Card> = hands.iter().flatten().copied().collect();
    let decks = all.len().div_ceil(DECK);
    let often = |card: &Card| all.iter().filter(|other| *other == card).count();
    let Some(card) = all.iter().find(|card| often(card) > decks) else { return Ok(hands) };
    let who: Vec<&Phrase> = typed
        .iter()
        .zip(&hands)
        .filter(|(_, hand)| hand.contains(card))
        .map(|((who, ..), _)| who)
        .collect();
    Err(refuse!(
        BadValue,
        "card-dealt-more-than-once",
        "The {card} was dealt more than once: {who}.",
        card = card.said(),
        who
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_second_deck_comes_beyond_52_cards() {
        let hands = deal(7, TableNumber(3), &[20, 20, 20]);
        let all: Vec<Card> = hands.into_iter().flatten().collect();
        let mut first: Vec<u8> = all.iter().take(52).map(|card| card.0).collect();
        first.sort_unstable();
        assert_eq!(first, (0..52).collect::<Vec<u8>>());
        let mut seen: BTreeMap<u8, u32> = BTreeMap::new();
        for card in &all {
            *seen.entry(card.0).or_default() += 1;
        }
        assert_eq!(all.len(), 60);
        assert!(seen.values().all(|times| *times <= 2));
    }

    /// A golden deal: the same seed gives the same cards in every later version.
    #[test]
    fn the_same_seed_deals_the_same_cards() {
        let words: Vec<Vec<String>> = deal(42, TableNumber(1), &[2, 1])
            .iter()
            .map(|hand| hand.iter().map(|card| card.short()).collect())
            .collect();
        assert_eq!(words, GOLDEN);
        assert_ne!(deal(42, TableNumber(2), &[2, 1]), deal(42, TableNumber(1), &[2, 1]));
    }

    const GOLDEN: [&[&str]; 2] = [&["3\u{2666}", "10\u{2660}"], &["9\u{2665}"]];

    #[test]
    fn cards_are_read_as_a_dealer_says_them() {
        let said = |text: &str, odd: u32| dealt(&[(Phrase::own("Seat 1"), odd, text)]);
        assert_eq!(said("as, 10h tD", 3).unwrap()[0].len(), 3);
        for (text, odd, named) in [
            ("As", 2, "dealt-other-than-odd(who=Seat 1, cards=cards(count=2), said=1)"),
            ("As 1h", 2, "no-card(who=Seat 1, word=1h)"),
            (
                "As As",
                2,
                "card-dealt-more-than-once(card=cards-of(ranks=A, suit=spades), who=[Seat 1])",
            ),
        ] {
            let refusal = said(text, odd).unwrap_err();
            assert_eq!(refusal.named(), format!("BadValue {named}"));
        }
    }
}
