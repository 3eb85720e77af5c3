//! The blinds that a table can post without counting: round figures that the chips in play make.

use crate::base::ids::ChipCount;
use crate::rulebook::chip_set::Chip;
use crate::rules::chips::payable::Payable;

/// The small blinds of one power of ten, in tenths. The big blind is twice as much.
const SMALL_BLINDS: [ChipCount; 10] = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80];
/// A small blind takes at most this many of the smallest chip that it needs: forty in 5s, but not fifty.
const MOST_SMALL_CHIPS: ChipCount = 8;

/// The small blinds up to `largest` that these chips pay, from the smallest up. Without chips every round figure.
pub(super) fn small_blinds(chips: &[Chip], largest: ChipCount) -> Vec<ChipCount> {
    let values: Vec<ChipCount> = chips.iter().map(|chip| chip.value).collect();
    let scales = std::iter::successors(Some(1_u64), |scale| scale.checked_mul(10));
    scales
        .take_while(|scale| *scale <= largest)
        .flat_map(|scale| SMALL_BLINDS.map(|tenths| tenths.saturating_mul(scale)))
        .filter(|tenths| tenths.is_multiple_of(10))
        .map(|tenths| tenths.checked_div(10).unwrap_or(0))
        .filter(|small| *small <= largest && is_playable(*small, &values))
        .collect()
}

/// Whether the small blind and the big one are made without a heap of small chips.
fn is_playable(small: ChipCount, values: &[ChipCount]) -> bool {
    // Chips that make the small blind make twice as much.
    let made_of = |chips: &[ChipCount]| Payable::with(chips.iter().copied()).makes(small);
    let mut from_largest = (0..values.len()).rev().filter_map(|at| values.get(at..));
    match from_largest.find(|chips| made_of(chips)) {
        Some([_]) => true,
        Some([needed, ..]) => small <= needed.saturating_mul(MOST_SMALL_CHIPS),
        _ => values.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    /// HPT, Blinds: every blind of the published schedule is playable with the chips of the book.
    #[test]
    fn the_published_blinds_are_playable_with_their_chips() {
        let setup = templates::t1000();
        let found = small_blinds(&setup.chips, 1_000);
        for level in setup.schedule.stages.iter().filter_map(|stage| stage.level()) {
            assert!(found.contains(&level.small), "{}", level.small);
        }
        assert_eq!(found.first(), Some(&5));
        for odd in [8, 60, 80, 250, 750] {
            assert!(!found.contains(&odd), "{odd} takes a heap of small chips");
        }
    }

    #[test]
    fn without_chips_every_round_figure_will_do() {
        assert_eq!(small_blinds(&[], 30), [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30]);
    }
}
