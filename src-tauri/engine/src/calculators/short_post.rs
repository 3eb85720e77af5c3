//! What a player posts who cannot post the big blind and the big-blind ante whole (TCH P11).

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[(RuleBook::Tch, "P11")];

/// `post 200 200 250`: the big blind, the ante, the stack. The blind comes first, what is left is ante.
pub(super) fn short_post(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example =
        || phrase!("sum-post-how", "the big blind, the ante, the stack: post 200 200 250");
    let given = amounts(words, example())?;
    let [blind, ante, stack] = given.as_slice() else { return Err(example()) };
    let posted = *stack.min(blind);
    let for_ante = stack.saturating_sub(posted).min(*ante);
    let left = stack.saturating_sub(posted).saturating_sub(for_ante);
    let answer = phrase!(
        "sum-post",
        "{posted} as the blind, {ante} as the ante, {left} left",
        posted = figure(posted),
        ante = figure(for_ante),
        left = figure(left)
    );
    let steps = vec![phrase!("sum-post-order", "the blind comes first, then the ante")];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
