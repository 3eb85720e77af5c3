//! The ideal prizes: the minimum cash, and above it a power law down to it (Musco, Sviridenko and Thaler,
//! arXiv 1601.04203). Floating point, with the functions of `libm`, which are the same on every machine; only whole
//! minor units leave the module above.

#![allow(clippy::float_arithmetic)]

/// Terms that are summed one by one; the rest of a sum has a formula.
const ONE_BY_ONE: u32 = 48;
/// The steepest curve: second place gets next to nothing above the minimum.
const STEEPEST: f64 = 40.0;

/// prize(i) = least + above / i^steepness.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    least: f64,
    above: f64,
    steepness: f64,
    once: PowerSum,
    twice: PowerSum,
}

impl Curve {
    /// The curve from `first` down to `least` that sums to `purse`: the steepness is found by bisection. The caller has seen
    /// that there is one.
    #[must_use]
    pub fn through(purse: f64, places: u32, least: f64, first: f64) -> Self {
        let above = first - least;
        let wanted = (purse - least * f64::from(places)) / above.max(f64::MIN_POSITIVE);
        let (mut low, mut high) = (0.0, STEEPEST);
        for _ in 0..60 {
            let middle = (low + high) / 2.0;
            if PowerSum::new(middle).to(places) > wanted {
                low = middle;
            } else {
                high = middle;
            }
        }
        Self::of(least, above, high)
    }

    /// The curve of this steepness that sums to `purse`.
    #[must_use]
    pub fn steep(purse: f64, places: u32, least: f64, steepness: f64) -> Self {
        let above = (purse - least * f64::from(places)) / PowerSum::new(steepness).to(places);
        Self::of(least, above, steepness)
    }

    fn of(least: f64, above: f64, steepness: f64) -> Self {
        let (once, twice) = (PowerSum::new(steepness), PowerSum::new(2.0 * steepness));
        Self { least, above, steepness, once, twice }
    }

    /// What first place gets.
    #[must_use]
    pub fn first(&self) -> f64 {
        self.least + self.above
    }

    /// The sum of the ideal prizes of the places from 1 to `to`, and the sum of their squares.
    #[must_use]
    pub fn sums(&self, to: u32) -> (f64, f64) {
        let places = f64::from(to);
        let (once, twice) = (self.once.to(to), self.twice.to(to));
        (
            self.least * places + self.above * once,
            self.least * self.least * places
                + 2.0 * self.least * self.above * once
                + self.above * self.above * twice,
        )
    }

    /// The ideal prize of one place.
    #[must_use]
    pub fn at(&self, place: u32) -> f64 {
        self.least + self.above * libm::pow(f64::from(place), -self.steepness)
    }
}

/// The sums of i^-power from 1 on: one by one where they are few, beyond by Euler and Maclaurin.
#[derive(Debug, Clone, PartialEq)]
struct PowerSum {
    power: f64,
    /// The sums of the first terms, of none at first.
    few: Vec<f64>,
}

impl PowerSum {
    fn new(power: f64) -> Self {
        let mut sum = 0.0;
        let mut few = vec![sum];
        for place in 1..=ONE_BY_ONE {
            sum += libm::pow(f64::from(place), -power);
            few.push(sum);
        }
        Self { power, few }
    }

    /// The sum to this place.
    fn to(&self, to: u32) -> f64 {
        let index = usize::try_from(to).unwrap_or(usize::MAX);
        if let Some(sum) = self.few.get(index) {
            return *sum;
        }
        let power = self.power;
        let (from, end) = (f64::from(ONE_BY_ONE), f64::from(to));
        let (first, last) = (libm::pow(from, -power), libm::pow(end, -power));
        let (stretch, flat) = (libm::log(end / from), 1.0 - power);
        // The integral from one to the other, without a difference of like quantities near the power of one.
        let area =
            if flat == 0.0 { stretch } else { from * first * libm::expm1(flat * stretch) / flat };
        let slope = power / 12.0 * (first / from - last / end);
        let third = power * (power + 1.0) * (power + 2.0) / 720.0
            * (first / (from * from * from) - last / (end * end * end));
        let head = self.few.last().copied().unwrap_or(0.0);
        head + area + (last - first) / 2.0 + slope - third
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sum_is_the_sum_of_its_terms() {
        for power in [0.0, 0.3, 0.999_999_999_5, 1.0, 1.4, 2.8, 11.0] {
            let by_terms: f64 = (1..=20_000).map(|place| libm::pow(f64::from(place), -power)).sum();
            let found = PowerSum::new(power).to(20_000);
            assert!((found - by_terms).abs() < 1e-10 * by_terms, "{power}: {found} {by_terms}");
        }
    }

    #[test]
    fn the_curve_goes_through_first_place_and_sums_to_the_purse() {
        let curve = Curve::through(1e6, 150, 1_000.0, 200_000.0);
        assert!((curve.first() - 200_000.0).abs() < 1e-6);
        assert!((curve.sums(150).0 - 1e6).abs() < 1e-3);
        assert!(curve.at(150) > 1_000.0 && curve.at(2) < 200_000.0);
        let squares: f64 = (1..=150).map(|place| curve.at(place) * curve.at(place)).sum();
        assert!((curve.sums(150).1 / squares - 1.0).abs() < 1e-9);
        let steep = Curve::steep(1e6, 150, 1_000.0, 1.0);
        assert!((steep.sums(150).0 - 1e6).abs() < 1e-3);
    }
}
