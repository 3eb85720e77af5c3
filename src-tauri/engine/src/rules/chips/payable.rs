//! Which amounts chips of some values make exactly, as many of each as wanted.

use crate::base::prelude::*;
use crate::rules::chips::race::greatest_common_divisor;

/// The amounts that chips of these values make.
///
/// With one chip any amount that it makes can be raised by it. So for each remainder by the smallest chip there is a least
/// amount with that remainder which the chips make, and every larger one with the same remainder is made too.
#[derive(Debug, Clone)]
pub(crate) struct Payable {
    /// What divides every value; all else is counted in it. 0 without chips, which pay anything.
    unit: ChipCount,
    /// The smallest chip.
    smallest: u64,
    /// By remainder the least amount that is made; the largest number where none is.
    least: Vec<u64>,
}

/// The most remainders that are looked at; a set of 1,001s and 1,003s is nobody's, and pays whole smallest chips here.
const MOST_REMAINDERS: u64 = 1_000;
const NEVER: u64 = u64::MAX;

impl Payable {
    pub(crate) fn with(values: impl IntoIterator<Item = ChipCount>) -> Self {
        let values: Vec<ChipCount> = values.into_iter().filter(|value| *value > 0).collect();
        let unit = values.iter().copied().fold(0, greatest_common_divisor);
        let in_units = |value: ChipCount| value.checked_div(unit).unwrap_or(0);
        let smallest = values.iter().copied().min().map_or(1, in_units).max(1);
        let remainders = if smallest <= MOST_REMAINDERS { smallest } else { 1 };
        let mut least = vec![NEVER; to_usize(remainders)];
        if let Some(first) = least.first_mut() {
            *first = 0;
        }
        if remainders == smallest {
            for value in values.iter().copied().map(in_units) {
                raise(&mut least, value);
            }
        }
        let unit = if remainders == smallest { unit } else { unit.saturating_mul(smallest) };
        let smallest = remainders;
        Self { unit, smallest, least }
    }

    /// Whether the chips make this amount.
    pub(crate) fn makes(&self, amount: ChipCount) -> bool {
        if self.unit == 0 || amount == 0 {
            return true;
        }
        if !amount.is_multiple_of(self.unit) {
            return false;
        }
        let amount = amount.checked_div(self.unit).unwrap_or(0);
        let remainder = amount.checked_rem(self.smallest).unwrap_or(0);
        let least = usize::try_from(remainder).ok().and_then(|remainder| self.least.get(remainder));
        least.is_some_and(|least| amount >= *least)
    }
}

/// What more is made once there are chips of this value too: round each circle of remainders that the chip goes through,
/// twice, since the first round begins anywhere in it.
fn raise(least: &mut [u64], value: u64) {
    let remainders = u64::try_from(least.len()).unwrap_or(1);
    let circles = greatest_common_divisor(value, remainders).max(1);
    let at = |place: u64| to_usize(place);
    for circle in 0..circles {
        let rounds = remainders.checked_div(circles).unwrap_or(1).saturating_mul(2);
        let mut place = circle;
        for _ in 0..rounds {
            let next = place.saturating_add(value).checked_rem(remainders).unwrap_or(0);
            let made = least.get(at(place)).map_or(NEVER, |made| made.saturating_add(value));
            if let Some(before) = least.get_mut(at(next)) {
                *before = made.min(*before);
            }
            place = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::btree_set;
    use proptest::prelude::*;

    #[test]
    fn chips_that_do_not_divide_make_what_they_can() {
        for (amount, chips, made) in [
            (6, vec![2, 5], true),
            (80, vec![20, 50], true),
            (3, vec![2, 5], false),
            (5, vec![10, 25, 100], false),
            (15, vec![10, 25, 100], false),
            (30, vec![20, 50, 100], false),
            (304, vec![3, 100], true),
            (53, vec![7, 10], false),
            (7, vec![], true),
            (1_003, vec![1_001, 1_003], false),
            (2_002, vec![1_001, 1_003], true),
        ] {
            assert_eq!(Payable::with(chips.clone()).makes(amount), made, "{amount} of {chips:?}");
        }
    }

    proptest! {
        /// The same as trying every count of every chip.
        #[test]
        fn as_a_child_would_try(values in btree_set(1_u64..40, 1..5)) {
            let payable = Payable::with(values.iter().copied());
            let mut made = vec![false; 400];
            made[0] = true;
            for amount in 1..400_usize {
                made[amount] = values.iter().any(|value| {
                    amount.checked_sub(usize::try_from(*value).unwrap()).is_some_and(|less| made[less])
                });
                prop_assert_eq!(payable.makes(u64::try_from(amount).unwrap()), made[amount], "{}", amount);
            }
        }
    }
}
