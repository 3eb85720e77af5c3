//! Points, weights and shares, in whole hundredths.

use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::{JsonSchema, TS};
use std::fmt;

/// The most that anything here can be: a thousand million. Adding up as many of these as there are evenings cannot overflow.
const MOST: f64 = 1e9;
/// Far below a hundredth of a hundredth, and above what the working in binary leaves behind: 1.005 is a half.
const NEARLY: f64 = 1e-6;

/// A number with two decimals, kept as whole hundredths.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    TS,
    JsonSchema,
)]
#[serde(transparent)]
pub struct Hundredths(pub i64);

impl Hundredths {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// One whole.
    pub const ONE: Self = Self(100);

    /// So many wholes.
    pub const fn whole(number: i64) -> Self {
        Self(number.saturating_mul(100))
    }

    /// The number rounded to hundredths, half up; none for what is no number.
    #[allow(clippy::float_arithmetic, clippy::cast_possible_truncation)]
    pub fn rounded(number: f64) -> Option<Self> {
        number.is_finite().then(|| {
            let within = number.clamp(-MOST, MOST);
            // Within the bound a hundred times as much fits many times over.
            Self(libm::floor(within * 100.0 + 0.5 + NEARLY) as i64)
        })
    }

    /// As a number to calculate with.
    #[allow(clippy::float_arithmetic, clippy::cast_precision_loss)]
    pub fn number(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left without the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// A part in so many, half up; nothing of nothing.
    pub fn ratio(part: i64, of: i64) -> Self {
        let (part, of) =
            if of < 0 { (part.saturating_neg(), of.saturating_neg()) } else { (part, of) };
        let twice = i128::from(part).saturating_mul(200).saturating_add(i128::from(of));
        let ratio = twice.checked_div_euclid(i128::from(of).saturating_mul(2)).unwrap_or(0);
        Self(i64::try_from(ratio).unwrap_or(if part < 0 { i64::MIN } else { i64::MAX }))
    }

    /// This shared among so many, half up; nothing among none.
    #[must_use]
    pub fn shared(self, among: usize) -> Self {
        let among = i128::try_from(among).unwrap_or(i128::MAX);
        let twice = i128::from(self.0).saturating_mul(2).saturating_add(among);
        let share = twice.checked_div_euclid(among.saturating_mul(2)).unwrap_or(0);
        Self(i64::try_from(share).unwrap_or(0))
    }
}

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        write!(f, "{sign}{whole}.{part:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_up_also_where_binary_cannot_write_them() {
        for (number, rounded) in [
            (1.005, 101),
            (0.125, 13),
            (2.674_999, 267),
            (2.675, 268),
            (-1.005, -100),
            (-1.006, -101),
            (0.67 * 1.5, 101),
            (6.666_666, 667),
            (1e300, 100_000_000_000),
        ] {
            assert_eq!(Hundredths::rounded(number), Some(Hundredths(rounded)), "{number}");
        }
        assert_eq!(Hundredths::rounded(f64::NAN), None);
        assert_eq!(Hundredths::rounded(f64::INFINITY), None);
    }

    #[test]
    fn ratios_and_shares_round_half_up_and_never_divide_by_nothing() {
        assert_eq!(Hundredths::ratio(1, 3), Hundredths(33));
        assert_eq!(Hundredths::ratio(1, 200), Hundredths(1));
        assert_eq!(Hundredths::ratio(-1, 200), Hundredths(0));
        assert_eq!(Hundredths::ratio(5, 0), Hundredths(0));
        assert_eq!(Hundredths(1_001).shared(2), Hundredths(501));
        assert_eq!(Hundredths(1_001).shared(0), Hundredths(0));
        assert_eq!(Hundredths(-5).to_string(), "-0.05");
    }
}
