//! What several chips mean that are put out in silence against a bet.

use super::{Working, amounts, chips, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "NL 11"),
    (RuleBook::Rrop, "NL 12"),
    (RuleBook::Lr, "NL 11"),
    (RuleBook::Tch, "43a, 45a, 45b"),
    (RuleBook::Wsop, "179"),
];

/// `half 400+200 500 100`: what is to be called, the least raise over it, and each chip put out by a player who has more behind.
pub(super) fn half(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-half-how",
            "the call + the least raise, then the chips put out: half 400+200 500 100"
        )
    };
    let [bet, out @ ..] = words else { return Err(example()) };
    let (call, raise) = bet.split_once('+').ok_or_else(example)?;
    let (call, raise) = chips(call).zip(chips(raise)).ok_or_else(example)?;
    let out = amounts(out, example())?;
    let Some(smallest) = out.iter().min().copied().filter(|_| call > 0 && raise > 0) else {
        return Err(example());
    };
    let all = out.iter().copied().fold(0, u64::saturating_add);
    let over = all.saturating_sub(call);
    // The tournament rules ask first whether every chip is needed to call, and any single chip is a call everywhere.
    let each_needed = all.saturating_sub(smallest) < call;
    let counts_chips = matches!(book, RuleBook::Tch);
    let is_call = out.len() == 1 || (counts_chips && each_needed) || over.saturating_mul(2) < raise;
    let least = call.saturating_add(raise);
    let answer = if all < call && out.len() > 1 {
        phrase!("sum-half-under", "less than the call of {call}: an undercall", call = figure(call))
    } else if is_call {
        phrase!("sum-half-call", "a call of {call}", call = figure(call))
    } else if over < raise {
        phrase!(
            "sum-half-made-full",
            "a raise, and to be made full: to {least}",
            least = figure(least)
        )
    } else {
        phrase!("sum-half-raise", "a raise to {all}", all = figure(all))
    };
    let mut steps = vec![phrase!(
        "sum-half-over",
        "{all} put out, {over} over the call; half of the least raise is {half}",
        all = figure(all),
        over = figure(over),
        half = figure(raise.div_ceil(2))
    )];
    if counts_chips && out.len() > 1 {
        steps.push(match each_needed {
            true => {
                phrase!("sum-half-needed", "without the smallest chip it is less than the call")
            }
            false => phrase!("sum-half-not-needed", "without the smallest chip it still calls"),
        });
    }
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
