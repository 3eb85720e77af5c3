//! Until when a chip is needed: the time to colour it up.

use super::{Working, amounts, chips, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Tournaments 11"),
    (RuleBook::Rrop, "10"),
    (RuleBook::Lr, "11"),
    (RuleBook::Tch, "24"),
];

/// `needed 25 100 25/50 75/150 100/200`: the chip, the next larger one, and each coming level with its blinds and antes. A level
/// needs the chip as long as one of its amounts cannot be paid with the larger one.
pub(super) fn chip_needed(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-needed-how",
            "the chip, the next larger one, then each level with all its blinds and antes: needed 25 100 75/150 100/200"
        )
    };
    let [chip, larger, levels @ ..] = words else { return Err(example()) };
    let (chip, larger) = chips(chip).zip(chips(larger)).ok_or_else(example)?;
    if chip == 0 || larger <= chip || levels.is_empty() {
        return Err(example());
    }
    let mut last = None;
    for (number, level) in (1_usize..).zip(levels) {
        let bets = amounts(&level.split('/').collect::<Vec<_>>(), example())?;
        let needs = bets.iter().find(|bet| bet.checked_rem(larger) != Some(0));
        if let Some(bet) = needs {
            last = Some((number, *level, *bet));
        }
    }
    let Some((number, level, bet)) = last else {
        return Ok(Working {
            answer: phrase!(
                "sum-needed-never",
                "no level needs the {chip}s: they can go now",
                chip = figure(chip)
            ),
            steps: Vec::new(),
            rule: rule(SOURCES, book),
        });
    };
    let answer = match levels.get(number) {
        Some(next) => phrase!(
            "sum-needed-until",
            "the {chip}s are needed through {level} and go before {next}",
            chip = figure(chip),
            level = level,
            next = next
        ),
        None => phrase!(
            "sum-needed-still",
            "the last level, {level}, still needs the {chip}s",
            level = level,
            chip = figure(chip)
        ),
    };
    let steps = vec![phrase!(
        "sum-needed-bet",
        "{bet} cannot be paid with {larger}s",
        bet = figure(bet),
        larger = figure(larger)
    )];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
