//! Money in whole minor units of one currency, never floating point.

use crate::base::numbers::to_usize;
use crate::base::types::{JsonSchema, TS};
use serde::{Deserialize, Serialize};
use std::iter::Sum;

/// An amount in the currency's minor unit (cents for a dollar). Kept below 2^53, so that a script reads it exactly.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    TS,
    JsonSchema,
)]
#[serde(transparent)]
pub struct Money(pub i64);

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// The largest amount anywhere in a tournament: 2^53 minor units less one.
    pub const MAX: Self = Self(9_007_199_254_740_991);

    /// The sum; held at [`Money::MAX`] instead of overflowing.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0).min(Self::MAX.0))
    }

    /// The difference.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// `times` times this amount; held at [`Money::MAX`].
    #[must_use]
    pub fn times(self, times: u64) -> Self {
        let times = i64::try_from(times).unwrap_or(i64::MAX);
        Self(self.0.saturating_mul(times).min(Self::MAX.0))
    }

    /// `numerator / denominator` of this amount, rounded down to whole minor units. A denominator of 0 gives 0.
    #[must_use]
    pub fn share(self, numerator: u64, denominator: u64) -> Self {
        let exact = i128::from(self.0)
            .saturating_mul(i128::from(numerator))
            .checked_div(i128::from(denominator))
            .unwrap_or(0);
        Self(i64::try_from(exact).unwrap_or(Self::MAX.0))
    }

    /// This amount rounded down to a multiple of `unit`; a unit of 0 or less leaves it as it is.
    #[must_use]
    pub fn down_to(self, unit: Self) -> Self {
        if unit.0 <= 0 {
            return self;
        }
        Self(self.0.saturating_sub(self.0.checked_rem(unit.0).unwrap_or(0)))
    }

    /// Splits the amount evenly among `parts`; the minor units that cannot be divided go one each to the first
    /// ones, so that the parts always sum to the whole. No parts for `parts` of 0.
    #[must_use]
    pub fn split(self, parts: usize) -> Vec<Self> {
        let Ok(count) = i64::try_from(parts) else { return Vec::new() };
        let (Some(each), Some(rest)) = (self.0.checked_div(count), self.0.checked_rem(count))
        else {
            return Vec::new();
        };
        (0..count).map(|part| Self(each.saturating_add(i64::from(part < rest)))).collect()
    }

    /// The same in whole `unit`s, what is less than one of them to the first part. Where there is not a unit for everybody,
    /// as without one.
    #[must_use]
    pub fn split_rounded(self, parts: usize, unit: Self) -> Vec<Self> {
        let whole = self.0.checked_div(unit.0).unwrap_or(0);
        if unit.0 <= 1 || usize::try_from(whole).unwrap_or(0) < parts {
            return self.split(parts);
        }
        let units = |part: Self| Self(part.0.saturating_mul(unit.0));
        let mut split: Vec<Self> = Self(whole).split(parts).into_iter().map(units).collect();
        let rest = self.minus(split.iter().copied().sum());
        if let Some(first) = split.first_mut() {
            *first = first.plus(rest);
        }
        split
    }

    /// The same, but what is less than a unit goes to the first of the smallest parts: none is more than a unit above another.
    #[must_use]
    pub fn split_evenly(self, parts: usize, unit: Self) -> Vec<Self> {
        let mut split = self.split_rounded(parts, unit);
        let least = split.last().copied().unwrap_or_default();
        let more = |part: &Self| part.minus(least) > unit;
        if unit.0 > 1 && split.first().is_some_and(more) {
            let rest = Self(self.0.checked_rem(unit.0).unwrap_or(0));
            if let Some(first) = split.first_mut() {
                *first = first.minus(rest);
            }
            if let Some(smallest) = split.iter_mut().find(|part| **part == least) {
                *smallest = smallest.plus(rest);
            }
        }
        split
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::plus)
    }
}

/// The currency of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// The ISO 4217 code, such as "USD"; "XXX" shows plain numbers.
    pub code: String,
    /// Decimal digits of the minor unit: 2 for cents, 0 for yen. 0 to 4.
    pub decimals: u8,
}

impl Currency {
    /// The amount as plain digits with the decimals only where they are not zero: `187.50`, `305`.
    pub fn plain(&self, amount: Money) -> String {
        let scale = 10_i64.checked_pow(u32::from(self.decimals)).unwrap_or(1);
        let whole = amount.0.checked_div(scale).unwrap_or(amount.0);
        let rest = amount.0.checked_rem(scale).unwrap_or(0).unsigned_abs();
        let sign = if amount.0 < 0 && whole == 0 { "-" } else { "" };
        let whole = if whole < 0 {
            format!("-{}", grouped(whole.unsigned_abs()))
        } else {
            grouped(whole.unsigned_abs())
        };
        if rest == 0 {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}.{rest:0width$}", width = usize::from(self.decimals))
        }
    }
}

/// A number with a comma between thousands, as chips and money stand on paper.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        let left = digits.len().saturating_sub(index);
        if index > 0 && left.is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Whole units over these weights, by their size; what is less than a unit's share goes by the largest remainder, then to the first.
/// Without weights there is nobody to share them.
pub fn by_weight(units: u64, weights: &[u64]) -> Vec<u64> {
    let sum: u128 = weights.iter().copied().map(u128::from).sum();
    let exact = |weight: &u64| u128::from(units).saturating_mul(u128::from(*weight));
    let whole = |weight: &u64| exact(weight).checked_div(sum).unwrap_or(0);
    let mut shares: Vec<u64> =
        weights.iter().map(|weight| u64::try_from(whole(weight)).unwrap_or(u64::MAX)).collect();
    let given = shares.iter().copied().fold(0_u64, u64::saturating_add);
    let mut order: Vec<(u128, usize)> = weights
        .iter()
        .enumerate()
        .filter(|(_, weight)| **weight > 0)
        .map(|(at, weight)| (exact(weight).checked_rem(sum).unwrap_or(0), at))
        .collect();
    order.sort_by_key(|(rest, at)| (std::cmp::Reverse(*rest), *at));
    let left = to_usize(units.saturating_sub(given));
    for (_, at) in order.into_iter().take(left) {
        if let Some(share) = shares.get_mut(at) {
            *share = share.saturating_add(1);
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_odd_cent_goes_to_the_first_share() {
        assert_eq!(Money(11_001).split(2), vec![Money(5_501), Money(5_500)]);
        assert_eq!(Money(100).split(0), vec![]);
    }

    #[test]
    fn amounts_are_written_without_empty_decimals() {
        let dollars = Currency { code: "USD".into(), decimals: 2 };
        assert_eq!(dollars.plain(Money(18_750)), "187.50");
        assert_eq!(dollars.plain(Money(123_456_700)), "1,234,567");
        assert_eq!(dollars.plain(Money(-5)), "-0.05");
        assert_eq!(dollars.plain(Money(-150)), "-1.50");
    }

    #[test]
    fn rounding_down_needs_a_unit() {
        assert_eq!(Money(18_750).down_to(Money(500)), Money(18_500));
        assert_eq!(Money(18_750).down_to(Money(0)), Money(18_750));
    }
}
