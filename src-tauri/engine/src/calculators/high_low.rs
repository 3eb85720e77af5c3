//! Who gets what of a pot that a high and a low hand share.

use super::{Working, amounts, figure, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Ties 5"),
    (RuleBook::Rrop, "Ties 5"),
    (RuleBook::Lr, "Ties 5"),
    (RuleBook::Tch, "20a"),
    (RuleBook::Wsop, "149"),
];

/// `hilo 1025 1 2 25`: the pot, how many share its high half, how many its low half, the smallest chip in play. The odd chip
/// between the halves is the high hand's; within a half it goes to the first winner left of the button, where there is one.
pub(super) fn high_low(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-hilo-how",
            "the pot, how many share its high half, how many its low half, the smallest chip: hilo 1025 1 2 25"
        )
    };
    let given = amounts(words, example())?;
    let [pot, high, low, chip] = given.as_slice() else { return Err(example()) };
    let units = pot.checked_div(*chip).ok_or_else(example)?;
    let winners = 1..=12;
    let rest = pot.checked_rem(*chip).unwrap_or(0);
    if !winners.contains(high) || !winners.contains(low) || rest > 0 {
        return Err(example());
    }
    let [of_high, of_low] = halves(units, *high, *low);
    let answer = phrase!(
        "sum-hilo",
        "each high hand gets {high}, each low hand {low}",
        high = figure(of_high.each.saturating_mul(*chip)),
        low = figure(of_low.each.saturating_mul(*chip))
    );
    let [high_half, low_half] =
        [&of_high, &of_low].map(|half| figure(half.units.saturating_mul(*chip)));
    let mut steps = vec![if of_high.units == of_low.units {
        phrase!("sum-hilo-halves", "each half is {half}", half = high_half)
    } else {
        phrase!(
            "sum-hilo-odd",
            "high half {high}, low half {low}: the odd chip goes to the high hand",
            high = high_half,
            low = low_half
        )
    }];
    if of_high.odd > 0 {
        steps.push(phrase!(
            "sum-hilo-odd-high",
            "odd chips of {chip} in the high half: {odd}, one each from the first winner left of the button on",
            chip = figure(*chip),
            odd = of_high.odd
        ));
    }
    if of_low.odd > 0 {
        steps.push(phrase!(
            "sum-hilo-odd-low",
            "odd chips of {chip} in the low half: {odd}, one each from the first winner left of the button on",
            chip = figure(*chip),
            odd = of_low.odd
        ));
    }
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}

/// One half of the pot, in chips of the smallest kind.
struct Half {
    units: u64,
    /// Each winner's share.
    each: u64,
    /// Chips that are left, fewer than there are winners.
    odd: u64,
}

/// The high half and the low half, shared by so many.
fn halves(units: u64, high: u64, low: u64) -> [Half; 2] {
    [(units.div_ceil(2), high), (units / 2, low)].map(|(units, winners)| Half {
        units,
        each: units.checked_div(winners).unwrap_or(0),
        odd: units.checked_rem(winners).unwrap_or(0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// No chip is lost, and the high half has at most one more.
        #[test]
        fn the_halves_are_the_pot(units in 0u64..1_000_000, high in 1u64..=12, low in 1u64..=12) {
            let [of_high, of_low] = halves(units, high, low);
            prop_assert_eq!(of_high.each * high + of_high.odd + of_low.each * low + of_low.odd, units);
            prop_assert!(of_high.units == of_low.units || of_high.units == of_low.units + 1);
            prop_assert!(of_high.odd < high && of_low.odd < low);
        }
    }
}
