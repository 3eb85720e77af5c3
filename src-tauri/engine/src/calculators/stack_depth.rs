//! How deep a stack is: in big blinds, and in rounds of the button that it can pay for (M).

use super::{Working, amounts, figure};
use crate::base::prelude::*;

/// `depth 12500 100 200 200`: the stack, the small blind, the big blind, and all antes of one hand if there are any. No book has a
/// rule for it.
pub(super) fn stack_depth(words: &[&str]) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-depth-how",
            "the stack, both blinds, all antes of a hand if any: depth 12500 100 200 200"
        )
    };
    let given = amounts(words, example())?;
    let (stack, small, big, antes) = match given.as_slice() {
        [stack, small, big] => (*stack, *small, *big, 0),
        [stack, small, big, antes] => (*stack, *small, *big, *antes),
        _ => return Err(example()),
    };
    let round = small.saturating_add(big).saturating_add(antes);
    let tenths = |of: u64| stack.saturating_mul(10).checked_div(of);
    let blinds = stack.checked_div(big).filter(|_| small <= big).ok_or_else(example)?;
    let m = tenths(round).ok_or_else(example)?;
    Ok(Working {
        answer: phrase!(
            "sum-depth",
            "{blinds} big blinds; M {m}.{tenth}",
            blinds = figure(blinds),
            m = figure(m / 10),
            tenth = m % 10
        ),
        steps: vec![phrase!(
            "sum-depth-round",
            "a round of the button costs {round}",
            round = figure(round)
        )],
        rule: None,
    })
}
