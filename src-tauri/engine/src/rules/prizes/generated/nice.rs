//! Nice numbers: amounts that look as if somebody had chosen them. A × 10^K with A up to 1,000, a multiple of 5 from 10, of
//! 25 from 100 and of 50 from 250 (Musco, Sviridenko and Thaler), and a multiple of the house's rounding unit.

/// Every nice amount from `from` to `to`, rising, in minor units. Where next to no nice number is a multiple of the unit
/// (7, say), the number of units is a nice one instead.
pub fn nice_amounts(unit: i64, from: i64, to: i64) -> Vec<i64> {
    let unit = unit.max(1);
    let mut core = unit;
    while core.checked_rem(10) == Some(0) {
        core = core.checked_div(10).unwrap_or(1);
    }
    let scale = if matches!(core, 1 | 2 | 5 | 25) { 1 } else { unit };
    let mut amounts = Vec::new();
    let mut power: i64 = 1;
    loop {
        for leading in (100_i64..250).step_by(25).chain((250..1_000).step_by(50)) {
            // Beyond what a number holds there is no pool to pay.
            let Some(hundredfold) = leading.checked_mul(power) else { return amounts };
            // Below 100 a number has fewer digits to choose.
            if hundredfold.checked_rem(100) != Some(0) {
                continue;
            }
            let amount = hundredfold.checked_div(100).unwrap_or(0).saturating_mul(scale);
            if amount > to {
                return amounts;
            }
            if amount >= from && amount.checked_rem(unit) == Some(0) {
                amounts.push(amount);
            }
        }
        power = power.saturating_mul(10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_ones_are_all_there_and_larger_ones_thin_out() {
        assert_eq!(
            nice_amounts(1, 1, 60),
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]
        );
        assert_eq!(
            nice_amounts(1, 95, 400),
            [95, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400]
        );
    }

    #[test]
    fn they_are_multiples_of_the_unit() {
        assert_eq!(
            nice_amounts(500, 1, 4_000),
            [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000]
        );
        assert_eq!(nice_amounts(2_500, 1, 30_000)[..4], [2_500, 5_000, 7_500, 10_000]);
        assert_eq!(nice_amounts(7, 1, 80), [7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
        assert!(nice_amounts(1, 10, 9).is_empty());
        assert!(nice_amounts(1, 1, i64::MAX).is_sorted(), "it ends");
    }
}
