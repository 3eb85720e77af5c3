//! The ideal prizes: the minimum cash, and above it a power law down to it (Musco, Sviridenko and Thaler,
//! arXiv 1601.04203). Floating point, with the functions of `libm`, which are the same on every machine; only whole
//! minor units leave the module above.

#![allow(clippy::float_arithmetic)]

use crate::base::numbers::to_usize;
use crate::rules::prizes::generated::whole;

/// Terms that are summed one by one; the rest of a sum has a formula.
const ONE_BY_ONE: u32 = 48;
/// The steepest curve: second place gets next to nothing above the minimum.
const STEEPEST: f64 = 40.0;

/// The largest shift: the curve falls as good as by the same factor from place to place.
const MOST_SHIFT: f64 = 64.0;
/// What players expect second place to get of first: 60, 50 and 62.5 per cent in the published tables (HPT, Payout), 54 to
/// 63 at large series.
const SECOND: f64 = 0.57;

/// prize(i) = least + above / ((i + shift) / (1 + shift))^steepness. Without a shift a power law as it is; a shift makes it
/// fall less at the first places and more at those below.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    least: f64,
    above: f64,
    steepness: f64,
    shift: f64,
}

impl Curve {
    /// The curve from `first` down to `least` that sums to `purse`: the steepness is found by bisection. The caller has seen
    /// that there is one.
    pub fn through(purse: f64, places: u32, least: f64, first: f64) -> Self {
        let above = first - least;
        let wanted = (purse - least * f64::from(places)) / above.max(f64::MIN_POSITIVE);
        let steepness =
            halved(STEEPEST, |middle| PowerSum::new(middle, 0.0, places).to(places) > wanted);
        Self::of(least, above, steepness, 0.0)
    }

    /// The curve from `first` down to `least` that sums to `purse`, with second place where players expect it: the power law
    /// where that does not leave second place less, and otherwise one shifted as far as it takes.
    pub fn expected(purse: f64, places: u32, least: f64, first: f64) -> Self {
        let plain = Self::through(purse, places, least, first);
        if places < 3 || plain.at(2) >= SECOND * first {
            return plain;
        }
        let above = first - least;
        let wanted = (purse - least * f64::from(places)) / above.max(f64::MIN_POSITIVE);
        // What second place is to have of what first has above the minimum gives the steepness of every shift.
        let second = ((SECOND * first - least) / above).clamp(1e-3, 1.0);
        let steep = |shift: f64| -libm::log(second) / libm::log((2.0 + shift) / (1.0 + shift));
        let sum = |shift: f64, steepness: f64| PowerSum::new(steepness, shift, places).to(places);
        let shift = halved(MOST_SHIFT, |shift| sum(shift, steep(shift)) > wanted);
        // Where even the largest shift leaves too much below, second place gets less.
        let steepness = if sum(shift, steep(shift)) > wanted * (1.0 + 1e-6) {
            halved(STEEPEST * MOST_SHIFT, |steepness| sum(shift, steepness) > wanted)
        } else {
            steep(shift)
        };
        Self::of(least, above, steepness, shift)
    }

    /// The curve of this steepness that sums to `purse`, over a number of places that may lie between two whole ones.
    pub fn steep(purse: f64, places: f64, least: f64, steepness: f64) -> Self {
        let (whole, part) = (whole(libm::floor(places)), places - libm::floor(places));
        let next = whole.saturating_add(1);
        let sums = PowerSum::new(steepness, 0.0, next);
        let (sum, next) = (sums.to(whole), sums.to(next));
        let above = (purse - least * places) / (sum + part * (next - sum));
        Self::of(least, above, steepness, 0.0)
    }

    fn of(least: f64, above: f64, steepness: f64, shift: f64) -> Self {
        Self { least, above, steepness, shift }
    }

    /// What first place gets.
    pub fn first(&self) -> f64 {
        self.least + self.above
    }

    /// The ideal prize of one place.
    pub fn at(&self, place: u32) -> f64 {
        self.least + self.above * libm::pow(scaled(place, self.shift), -self.steepness)
    }
}

/// A place on the scale of a shift: first place is at 1.
fn scaled(place: u32, shift: f64) -> f64 {
    (f64::from(place) + shift) / (1.0 + shift)
}

/// The number between 0 and `most` from which on it is no longer too little.
fn halved(most: f64, too_little: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (0.0, most);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if too_little(middle) { low = middle } else { high = middle }
    }
    high
}

/// The sums of the shifted i^-power from 1 on: one by one where they are few, beyond by Euler and Maclaurin.
#[derive(Debug, Clone, PartialEq)]
struct PowerSum {
    power: f64,
    shift: f64,
    /// The sums of the first terms, of none at first.
    few: Vec<f64>,
}

impl PowerSum {
    /// For sums to `most` places at the most.
    fn new(power: f64, shift: f64, most: u32) -> Self {
        let mut sum = 0.0;
        let mut few = vec![sum];
        for place in 1..=most.min(ONE_BY_ONE) {
            sum += libm::pow(scaled(place, shift), -power);
            few.push(sum);
        }
        Self { power, shift, few }
    }

    /// The sum to this place.
    fn to(&self, to: u32) -> f64 {
        let index = to_usize(to);
        if let Some(sum) = self.few.get(index) {
            return *sum;
        }
        let (power, scale) = (self.power, 1.0 + self.shift);
        let (from, end) = (scaled(ONE_BY_ONE, self.shift), scaled(to, self.shift));
        let (first, last) = (libm::pow(from, -power), libm::pow(end, -power));
        let (stretch, flat) = (libm::log(end / from), 1.0 - power);
        // The integral from one to the other, without a difference of like quantities near the power of one.
        let area =
            if flat == 0.0 { stretch } else { from * first * libm::expm1(flat * stretch) / flat };
        let slope = power / 12.0 * (first / from - last / end) / scale;
        let third = power * (power + 1.0) * (power + 2.0) / 720.0
            * (first / (from * from * from) - last / (end * end * end))
            / (scale * scale * scale);
        let head = self.few.last().copied().unwrap_or(0.0);
        head + area * scale + (last - first) / 2.0 + slope - third
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sum_is_the_sum_of_its_terms() {
        for power in [0.0, 0.3, 0.999_999_999_5, 1.0, 1.4, 2.8, 11.0] {
            let by_terms: f64 = (1..=20_000).map(|place| libm::pow(f64::from(place), -power)).sum();
            let found = PowerSum::new(power, 0.0, 20_000).to(20_000);
            assert!((found - by_terms).abs() < 1e-10 * by_terms, "{power}: {found} {by_terms}");
        }
    }

    #[test]
    fn the_curve_goes_through_first_place_and_sums_to_the_purse() {
        let curve = Curve::through(1e6, 150, 1_000.0, 200_000.0);
        assert!((curve.first() - 200_000.0).abs() < 1e-6);
        let sum = |curve: &Curve| (1..=150).map(|place| curve.at(place)).sum::<f64>();
        assert!((sum(&curve) - 1e6).abs() < 1e-3);
        assert!(curve.at(150) > 1_000.0 && curve.at(2) < 200_000.0);
        let expected = Curve::expected(1e6, 150, 1_000.0, 200_000.0);
        assert!((sum(&expected) - 1e6).abs() < 1.0);
        assert!((expected.at(2) - 114_000.0).abs() < 1.0, "{}", expected.at(2));
        let steep = Curve::steep(1e6, 150.0, 1_000.0, 1.0);
        assert!((sum(&steep) - 1e6).abs() < 1e-3);
    }
}
