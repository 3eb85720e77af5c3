//! What of missed blinds is a bet, and what goes dead into the pot.

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "S4 10"),
    (RuleBook::Rrop, "S4 10"),
    (RuleBook::Lr, "S4 10"),
    (RuleBook::Wsop, "156"),
];

/// `dead 5 10`: the blinds that a player missed and posts at once, the big one last. As much as the big blind is live, the rest
/// is dead.
pub(super) fn missed_blinds(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || phrase!("sum-dead-how", "the blinds missed, the largest last: dead 5 10");
    let missed = amounts(words, example())?;
    let live = missed.iter().max().copied().filter(|live| *live > 0).ok_or_else(example)?;
    let all = missed.iter().copied().fold(0, u64::saturating_add);
    let answer = phrase!(
        "sum-dead",
        "{all} to post: {live} live, {dead} dead",
        all = figure(all),
        live = figure(live),
        dead = figure(all.saturating_sub(live))
    );
    let steps = vec![phrase!(
        "sum-dead-why",
        "the smallest opening bet is live, and the player may raise; the rest goes to the middle"
    )];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
