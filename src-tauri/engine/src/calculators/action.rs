//! Whether there was substantial action: after it no misdeal is called, and who acted in turn is bound.

use super::{Working, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Misdeal 1"),
    (RuleBook::Rrop, "Misdeal 2"),
    (RuleBook::Lr, "Misdeal 1"),
    (RuleBook::Tch, "36a"),
    (RuleBook::Wsop, "104"),
];

/// `c` call, `b` bet, `r` raise, `x` check, `f` fold.
pub(super) fn is_action(word: &str) -> bool {
    matches!(word, "c" | "b" | "r" | "x" | "f")
}

/// `acted x f c`: each action in turn.
pub(super) fn acted(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let all = words.len();
    let chips = words.iter().filter(|word| matches!(**word, "c" | "b" | "r")).count();
    let alike = |action: &str| words.iter().all(|word| *word == action);
    let substantial = match book {
        // Any two players who have acted.
        RuleBook::Hpt | RuleBook::Rrop | RuleBook::Lr => all >= 2,
        // Two actions of which one has chips, or any three.
        RuleBook::Tch => all >= 3 || (all == 2 && chips >= 1),
        // Any two but two checks or two folds; or three.
        RuleBook::Wsop => all >= 3 || (all == 2 && !alike("x") && !alike("f")),
    };
    let answer = match substantial {
        true => phrase!("sum-acted-yes", "substantial action: the hand is played on"),
        false => phrase!("sum-acted-no", "no substantial action yet"),
    };
    let steps = vec![phrase!(
        "sum-acted-count",
        "{all} actions, {chips} of them with chips",
        all = to_u32(all),
        chips = to_u32(chips)
    )];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
