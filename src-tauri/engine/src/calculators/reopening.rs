//! Whether short all-ins reopen the betting in no-limit and pot-limit, and what the least raise is then.

use super::{Working, chips, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "NL 4"),
    (RuleBook::Rrop, "NL 5"),
    (RuleBook::Lr, "NL 4"),
    (RuleBook::Tch, "47a"),
    (RuleBook::Wsop, "173"),
];

/// `reopen 200 400 500a 650a`: the big blind or the bet, the raises as totals, `a` for a short all-in. It is worked out for who
/// made the last full bet or raise.
pub(super) fn reopening(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-reopen-how",
            "the bet, then each raise as a total, a for all-in: reopen 200 400 500a 650a"
        )
    };
    let read = |word: &&str| {
        let all_in = word.ends_with('a');
        chips(word.trim_end_matches('a')).map(|total| (total, all_in))
    };
    let bets: Vec<(u64, bool)> =
        words.iter().map(read).collect::<Option<_>>().ok_or_else(example)?;
    let rises = bets.windows(2).all(|two| matches!(two, [(one, _), (other, _)] if other > one));
    let [(first, _), more @ ..] = bets.as_slice() else { return Err(example()) };
    if more.is_empty() || !rises || *first == 0 {
        return Err(example());
    }
    // The last full bet or raise: to what, and by how much.
    let (mut full, mut by, mut facing) = (*first, *first, *first);
    for (total, all_in) in more {
        let raise = total.saturating_sub(facing);
        if raise >= by {
            (full, by) = (*total, raise);
        } else if !all_in {
            let least = figure(facing.saturating_add(by));
            return Err(phrase!(
                "sum-reopen-short",
                "{total} is no full raise: at least {least}, or a behind it for all-in",
                total = figure(*total),
                least
            ));
        }
        facing = *total;
    }
    let short = facing.saturating_sub(full);
    let least = figure(facing.saturating_add(by));
    let answer = match short {
        0 => phrase!(
            "sum-reopen-full",
            "the last raise is full: the least raise is to {least}",
            least
        ),
        short if short >= by => phrase!(
            "sum-reopen-yes",
            "reopened for who bet {full}: the least raise is to {least}",
            full = figure(full),
            least
        ),
        _ => phrase!(
            "sum-reopen-no",
            "not reopened for who bet {full}: call or fold; who has not acted yet may raise to {least}",
            full = figure(full),
            least
        ),
    };
    let steps = vec![
        phrase!(
            "sum-reopen-last-full",
            "the last full bet or raise is to {full}, by {by}",
            full = figure(full),
            by = figure(by)
        ),
        phrase!("sum-reopen-facing", "the all-ins add {short} to it", short = figure(short)),
    ];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
