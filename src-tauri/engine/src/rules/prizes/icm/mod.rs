//! What each stack is worth in prizes (the independent chip model of Malmuth and Harville), exact for any field.
//!
//! First place falls to a player with the probability of the share of the chips, each next place with the share of
//! what is left. That is the order in which independent clocks ring, each at the rate of a stack: the chance of a place is
//! an integral over the time of the own ring, of how many others have rung before. The number of those is a product of
//! polynomials. The product over the players before is kept, the prizes are folded backwards through the players after,
//! and a player's equity at one moment is one sum of products: nothing is divided and nothing alike is subtracted, so
//! that no digit is lost, whatever the stacks.
//!
//! This is one of the few places with floating-point numbers. They never reach the state: equities become whole minor
//! units here, and a deal is written into the log in those. The functions of `libm` are the same on every machine.

#![allow(clippy::float_arithmetic)]

#[cfg(test)]
mod tests;

use crate::base::money::Money;
use crate::rules::prizes::generated;

/// No more than this share of a moment's weight is left out.
const LEFT_OUT: f64 = 46.0;
/// How far the equities may sum from the prizes before the moments are taken closer together.
const CLOSE: f64 = 1e-11;
/// How often the distance of the moments may be halved.
const HALVINGS: u32 = 4;

/// What each stack is worth, in minor units with fractions, in the order of the stacks. A stack without chips is worth
/// nothing. Prizes are from first place down and never rise; places beyond the players are nobody's.
pub fn equities(stacks: &[u64], prizes: &[Money]) -> Vec<f64> {
    let total: f64 = stacks.iter().map(|stack| wide(*stack)).sum();
    let playing: Vec<f64> =
        stacks.iter().filter(|stack| **stack > 0).map(|stack| wide(*stack) / total).collect();
    let mut paid: Vec<f64> =
        prizes.iter().take(playing.len()).map(|prize| generated::wide(*prize)).collect();
    // What even the last place pays is everybody's.
    let sure = match paid.last() {
        Some(last) if paid.len() == playing.len() => *last,
        _ => 0.0,
    };
    for prize in &mut paid {
        *prize -= sure;
    }
    while paid.last().is_some_and(|last| *last <= 0.0) {
        paid.pop();
    }
    let above = match paid.as_slice() {
        [] => vec![0.0; playing.len()],
        [first] => playing.iter().map(|rate| rate * first).collect(),
        _ => integrate(&playing, &paid),
    };
    let mut above = above.into_iter();
    let mut equity = |stack: &u64| match stack {
        0 => 0.0,
        _ => sure + above.next().unwrap_or(0.0),
    };
    stacks.iter().map(&mut equity).collect()
}

/// What each stack is worth in whole minor units: rounded down, and what is left over one by one to the largest
/// fractions, the larger stack first among equal ones, then the earlier. Sums to the prizes of the places that there are
/// players for.
pub fn icm(stacks: &[u64], prizes: &[Money]) -> Vec<Money> {
    let players = stacks.iter().filter(|stack| **stack > 0).count();
    let total: Money = prizes.iter().take(players).copied().sum();
    largest_remainder(total, stacks, &equities(stacks, prizes))
}

/// Whole minor units that sum to `total`, as close to these amounts as can be.
fn largest_remainder(total: Money, stacks: &[u64], exact: &[f64]) -> Vec<Money> {
    let mut whole: Vec<Money> = exact.iter().map(|amount| Money(floor(*amount))).collect();
    let mut left = total.minus(whole.iter().copied().sum()).0;
    let mut order: Vec<(usize, i64, u64)> = exact
        .iter()
        .zip(stacks)
        .enumerate()
        .filter(|(_, (_, stack))| **stack > 0)
        // Fractions that differ by less than a thousandth are the same one, computed twice.
        .map(|(index, (amount, stack))| {
            (index, floor((amount - libm::floor(*amount)) * 1e3), *stack)
        })
        .collect();
    order.sort_by_key(|(index, fraction, stack)| (std::cmp::Reverse((*fraction, *stack)), *index));
    for (index, _, _) in order.iter().cycle().take(order.len().saturating_mul(4)) {
        let Some(share) = whole.get_mut(*index).filter(|_| left != 0) else { break };
        *share = Money(share.0.saturating_add(left.signum()));
        left = left.saturating_sub(left.signum());
    }
    whole
}

/// One integral for every player at once, over the logarithm of time, bent so that the early end falls away as fast as the
/// late one: equally spaced moments then converge geometrically.
fn integrate(rates: &[f64], prizes: &[f64]) -> Vec<f64> {
    let places = libm::sqrt(wide_count(prizes.len()));
    let expected: f64 = prizes.iter().sum();
    let mut step = (0.75 / places).min(0.2);
    let mut equities = sum_of_moments(rates, prizes, step);
    for _ in 0..HALVINGS {
        let sum: f64 = equities.iter().sum();
        if libm::fabs(sum - expected) <= CLOSE * expected {
            break;
        }
        step /= 2.0;
        equities = sum_of_moments(rates, prizes, step);
    }
    equities
}

/// The sum over the moments at this distance.
fn sum_of_moments(rates: &[f64], prizes: &[f64], step: f64) -> Vec<f64> {
    let mut equities = vec![0.0; rates.len()];
    let mut field = Field::new(rates.len(), prizes.len());
    let smallest = rates.iter().copied().fold(f64::INFINITY, f64::min);
    let places = wide_count(prizes.len());
    let mut place = -3.6;
    loop {
        let bend = libm::exp(-place);
        let time = libm::exp(place - bend);
        if smallest * time > LEFT_OUT {
            break;
        }
        let weight = step * (1.0 + bend) * time;
        let rung = field.at(rates, prizes, time, weight, &mut equities);
        // So many have rung that no paid place is left for anybody.
        let beyond = rung - places;
        if beyond > 0.0 && beyond * beyond / (2.0 * rung) > LEFT_OUT {
            break;
        }
        place += step;
    }
    equities
}

/// The room for one moment's computation, used again at the next.
struct Field {
    /// For each player the polynomial of the players before: the chance that so many of them have rung.
    before: Vec<f64>,
    /// Each player's chances of not having rung and of having rung.
    chances: Vec<(f64, f64)>,
    /// What a place is worth to the players before, folded through those after.
    worth: Vec<f64>,
    places: usize,
}

impl Field {
    fn new(players: usize, places: usize) -> Self {
        Self {
            before: vec![0.0; players.saturating_add(1).saturating_mul(places)],
            chances: Vec::with_capacity(players),
            worth: vec![0.0; places],
            places,
        }
    }

    /// Adds what every player wins by ringing at this time; gives how many have rung on average.
    fn at(
        &mut self,
        rates: &[f64],
        prizes: &[f64],
        time: f64,
        weight: f64,
        equities: &mut [f64],
    ) -> f64 {
        self.chances.clear();
        self.chances.extend(rates.iter().map(|rate| {
            let reached = rate * time;
            (libm::exp(-reached), -libm::expm1(-reached))
        }));
        let rung: f64 = self.chances.iter().map(|(_, rung)| rung).sum();
        // More than this many have rung with a chance that does not show in any digit.
        let most = rung
            + LEFT_OUT / 3.0
            + libm::sqrt(LEFT_OUT * LEFT_OUT / 9.0 + 2.0 * LEFT_OUT * rung)
            + 1.0;
        let places = self.places.min(usize::try_from(floor(most)).unwrap_or(usize::MAX)).max(1);

        let mut rows = self.before.chunks_exact_mut(self.places);
        let Some(mut row) = rows.next() else { return rung };
        row.fill(0.0);
        if let Some(nobody) = row.first_mut() {
            *nobody = 1.0;
        }
        for (next, (still, has)) in rows.zip(&self.chances) {
            let mut less = 0.0;
            for (to, from) in next.iter_mut().zip(row.iter()).take(places) {
                *to = still * from + has * less;
                less = *from;
            }
            row = next;
        }

        self.worth.fill(0.0);
        for (worth, prize) in self.worth.iter_mut().zip(prizes).take(places) {
            *worth = *prize;
        }
        let rows = self.before.chunks_exact(self.places).take(rates.len());
        let players = rows.zip(&self.chances).zip(rates).zip(equities);
        for (((row, (still, has)), rate), equity) in players.rev() {
            let won = dot(row, &self.worth, places);
            *equity += weight * rate * still * won;
            let mut worth = self.worth.iter_mut().take(places);
            let Some(mut here) = worth.next() else { continue };
            for below in worth {
                *here = still * *here + has * *below;
                here = below;
            }
            *here *= still;
        }
        rung
    }
}

/// The sum of products of the first so many, in four sums that a processor takes side by side.
fn dot(one: &[f64], other: &[f64], count: usize) -> f64 {
    let (one, other) = (one.get(..count).unwrap_or(one), other.get(..count).unwrap_or(other));
    let (ones, others) = (one.chunks_exact(4), other.chunks_exact(4));
    let rest: f64 = ones.remainder().iter().zip(others.remainder()).map(|(a, b)| a * b).sum();
    let mut sums = [0.0; 4];
    for (ones, others) in ones.zip(others) {
        for (sum, (a, b)) in sums.iter_mut().zip(ones.iter().zip(others)) {
            *sum += a * b;
        }
    }
    rest + sums.iter().sum::<f64>()
}

/// A count of chips; exact up to 2^53, far above any tournament's.
#[allow(clippy::cast_precision_loss)]
fn wide(number: u64) -> f64 {
    number as f64
}

#[allow(clippy::cast_precision_loss)]
fn wide_count(number: usize) -> f64 {
    number as f64
}

/// Rounded down to a whole number; an amount of money is far below the largest.
#[allow(clippy::cast_possible_truncation)]
fn floor(number: f64) -> i64 {
    libm::floor(number) as i64
}
