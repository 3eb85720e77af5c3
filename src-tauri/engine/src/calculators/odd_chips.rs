//! Who gets what of a pot that is split.

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Ties 3"),
    (RuleBook::Rrop, "Ties 3"),
    (RuleBook::Lr, "Ties 3"),
    (RuleBook::Tch, "20a"),
    (RuleBook::Wsop, "148"),
];

/// `odd 1025 2 25`: the pot, the winners, the smallest chip in play.
pub(super) fn odd_chips(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example =
        || phrase!("sum-odd-how", "the pot, how many share it, the smallest chip: odd 1025 2 25");
    let given = amounts(words, example())?;
    let [pot, winners, chip] = given.as_slice() else { return Err(example()) };
    let units = pot.checked_div(*chip).ok_or_else(example)?;
    let each = units.checked_div(*winners).ok_or_else(example)?.saturating_mul(*chip);
    let odd = units.checked_rem(*winners).unwrap_or(0);
    let rest = pot.checked_rem(*chip).unwrap_or(0);
    if *winners < 2 || *winners > 12 || rest > 0 {
        return Err(example());
    }
    let answer = match odd {
        0 => phrase!("sum-odd-none", "each gets {each}", each = figure(each)),
        odd => phrase!(
            "sum-odd-left",
            "each gets {each}; odd chips of {chip}: {odd}, one each from the first winner left of the button on",
            each = figure(each),
            odd,
            chip = figure(*chip)
        ),
    };
    let steps = vec![phrase!(
        "sum-odd-units",
        "{pot} are {units} chips of {chip}",
        pot = figure(*pot),
        units = figure(units),
        chip = figure(*chip)
    )];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
