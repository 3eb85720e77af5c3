//! How many cards the stub must have in hold'em.

use super::{Working, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[(RuleBook::Tch, "P4")];

/// `stub 9 turn`: players dealt in, and the street that was dealt last; before the flop without one. `stub 9 turn 4` for so many
/// hole cards.
pub(super) fn stub(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-stub-how",
            "players dealt in, then flop, turn or river, then hole cards where they are not two: stub 9 turn"
        )
    };
    let players: u32 = words.first().and_then(|word| word.parse().ok()).ok_or_else(example)?;
    let (board, burnt) = match words.get(1).copied() {
        None => (0, 0),
        Some("flop") => (3, 1),
        Some("turn") => (4, 2),
        Some("river") => (5, 3),
        Some(_) => return Err(example()),
    };
    let hole: u32 = match words.get(2) {
        None => 2,
        Some(word) => {
            word.parse().ok().filter(|hole| (1..=6).contains(hole)).ok_or_else(example)?
        }
    };
    let dealt = players.saturating_mul(hole).saturating_add(board).saturating_add(burnt);
    let left = 52_u32.checked_sub(dealt).filter(|_| players >= 2).ok_or_else(example)?;
    let answer = phrase!("sum-stub", "{left} cards", left);
    let steps = vec![phrase!(
        "sum-stub-dealt",
        "52 less {hands} in hands, {board} on the board, {burnt} burnt",
        hands = players.saturating_mul(hole),
        board,
        burnt
    )];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
