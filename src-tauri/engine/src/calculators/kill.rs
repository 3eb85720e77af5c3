//! What a kill costs and what it makes of the limits.

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[(RuleBook::Rrop, "S13 preamble, 8"), (RuleBook::Wsop, "198, 204")];

/// `kill 10 20`: the lower and the upper limit. The big blind is the lower one. A split-pot game is killed by a scooped pot of five
/// times the upper limit.
pub(super) fn kill(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || phrase!("sum-kill-how", "the lower and the upper limit: kill 10 20");
    let given = amounts(words, example())?;
    let [lower, upper] = given.as_slice() else { return Err(example()) };
    if *lower == 0 || upper < lower {
        return Err(example());
    }
    // Half of an odd limit has no chip: rooms round it up to a whole one.
    let half = |limit: u64| limit.saturating_add(limit.div_ceil(2));
    let double = |limit: u64| limit.saturating_mul(2);
    let answer = phrase!(
        "sum-kill",
        "full kill: {full}, limits {lower} and {upper}; half kill: {half}, limits {half_lower} and {half_upper}",
        full = figure(double(*lower)),
        lower = figure(double(*lower)),
        upper = figure(double(*upper)),
        half = figure(half(*lower)),
        half_lower = figure(half(*lower)),
        half_upper = figure(half(*upper))
    );
    let steps = vec![
        phrase!(
            "sum-kill-posted",
            "a full kill doubles the blind and the limits, a half kill adds half"
        ),
        phrase!(
            "sum-kill-scoop",
            "high-low: both halves of a pot of at least {pot} kill the next one",
            pot = figure(upper.saturating_mul(5))
        ),
    ];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
