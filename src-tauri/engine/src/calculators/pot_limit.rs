//! The most that may be bet or raised in pot-limit.

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "S14 preamble"),
    (RuleBook::Rrop, "S14 preamble"),
    (RuleBook::Lr, "S6 preamble"),
    (RuleBook::Tch, "54b"),
    (RuleBook::Wsop, "187"),
];

/// `max 350 200 50`: the pot with all bets of the round, what is to be called, and what the player has in front already.
pub(super) fn most(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-max-how",
            "the pot with all bets, what is to be called, what stands in front of the player: max 350 200 50"
        )
    };
    let given = amounts(words, example())?;
    let (pot, call, front) = match given.as_slice() {
        [pot] => (*pot, 0, 0),
        [pot, call] => (*pot, *call, 0),
        [pot, call, front] => (*pot, *call, *front),
        _ => return Err(example()),
    };
    let after = pot.saturating_add(call);
    let total = front.saturating_add(call).saturating_add(after);
    let answer = match call {
        0 => phrase!("sum-max-bet", "the largest bet is {most}", most = figure(after)),
        _ => phrase!("sum-max-raise", "the largest raise is to {most}", most = figure(total)),
    };
    let mut steps = Vec::new();
    if call > 0 {
        steps.push(phrase!(
            "sum-max-called",
            "call {call}: the pot is then {after}",
            call = figure(call),
            after = figure(after)
        ));
        steps.push(phrase!(
            "sum-max-raised",
            "raise by that pot of {after}",
            after = figure(after)
        ));
    }
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
