//! Prizes edited by hand: some places are held where the host put them, the rest follow.

use crate::base::prelude::*;
use std::ops::RangeInclusive;

/// A place held at an amount, or at a share where shares are divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeldPrize {
    /// The place, from 1.
    pub place: u32,
    /// What it gets: minor units, or hundredths of a per cent.
    pub amount: Money,
}

/// One place between what the held ones leave it.
#[derive(Debug, Clone, Copy)]
struct Span {
    was: i64,
    low: i64,
    high: i64,
    held: bool,
}

/// The prizes with the held places as said, the others in their old proportion between them: in whole units, summing to
/// the pool, never rising. What the units leave over goes to the highest place that can take it.
///
/// # Errors
/// A place that is not paid, a place held above a higher one, and held amounts that leave the others too much or too
/// little: with the nearest amount that would do for the places that were held last.
pub fn follow(
    prizes: &[Money],
    held: &[HeldPrize],
    pool: Money,
    unit: Money,
    plain: &dyn Fn(Money) -> Value,
) -> Result<Vec<Money>, Refusal> {
    let places = to_u32(prizes.len());
    if let Some(beyond) = held.iter().find(|held| !(1..=places).contains(&held.place)) {
        return Err(refuse!(
            BadValue,
            "place-not-paid",
            "Place {place} is not paid.",
            place = beyond.place
        ));
    }
    if held.iter().any(|held| held.amount <= Money::ZERO) {
        return Err(refuse!(
            BadValue,
            "paid-place-gets-something",
            "A paid place gets something. Pay fewer places instead."
        ));
    }
    let spans = spans(prizes, held, pool, unit);
    let Some(last) = held.last().filter(|_| fits(&spans, pool) != Fit::Fits) else {
        return Ok(fill(&spans, pool, unit));
    };
    // A tier is held place by place, all of them at one amount.
    let tier = held.iter().rev().take_while(|one| one.amount == last.amount).count();
    let (others, mine) = held.split_at_checked(held.len().saturating_sub(tier)).unwrap_or_default();
    let first = mine.iter().map(|one| one.place).min().unwrap_or(last.place);
    let to = mine.iter().map(|one| one.place).max().unwrap_or(last.place);
    let place = Phrase::places(first, to);
    Err(match range(prizes, others, first..=to, pool, unit) {
        None => refuse!(
            BadValue,
            "held-amounts-do-not-go-together",
            "The amounts you hold do not fit together. Release one of them."
        ),
        Some((_, most)) if last.amount > most => refuse!(
            BadValue,
            "place-gets-at-most",
            "{place} place can get at most {amount} here.",
            place,
            amount = plain(most)
        ),
        Some((least, _)) => refuse!(
            BadValue,
            "place-gets-at-least",
            "{place} place must get at least {amount} here.",
            place,
            amount = plain(least)
        ),
    })
}

/// The least and the most that neighbouring places can get each, beside what others are held at, in whole units; none where
/// nothing would do.
pub fn range(
    prizes: &[Money],
    others: &[HeldPrize],
    places: RangeInclusive<u32>,
    pool: Money,
    unit: Money,
) -> Option<(Money, Money)> {
    let (first, last) = places.into_inner();
    let one = unit.0.max(1);
    let at = |units: i64| Money(units.saturating_mul(one));
    let fit = |units: i64| {
        let mine = (first..=last).map(|place| HeldPrize { place, amount: at(units) });
        let held: Vec<HeldPrize> = others.iter().copied().chain(mine).collect();
        fits(&spans(prizes, &held, pool, unit), pool)
    };
    // No more than a higher place that is held, and no less than a lower one.
    let above = others.iter().filter(|held| held.place < first).map(|held| held.amount.0).min();
    let below = others.iter().filter(|held| held.place > last).map(|held| held.amount.0).max();
    let rounded_up = below.unwrap_or(1).saturating_add(one.saturating_sub(1));
    let bottom = rounded_up.checked_div(one).unwrap_or(1).max(1);
    let top = above.unwrap_or(pool.0).checked_div(one).unwrap_or(0);
    // The amounts that would do lie side by side: those below are too little, those above too much.
    let end = top.saturating_add(1);
    let least = first_from(bottom, end, |units| fit(units) != Fit::TooLittle);
    let too_much = first_from(least.saturating_add(1), end, |units| fit(units) == Fit::TooMuch);
    let most = too_much.saturating_sub(1);
    (least <= top && fit(most) == Fit::Fits).then(|| (at(least), at(most)))
}

/// The first number before `end` from which on this holds; `end` where it holds for none.
fn first_from(mut low: i64, mut end: i64, holds: impl Fn(i64) -> bool) -> i64 {
    while low < end {
        let middle = low.midpoint(end);
        if holds(middle) { end = middle } else { low = middle.saturating_add(1) }
    }
    low
}

/// Whether the places can be filled so that they sum to the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit {
    Fits,
    TooMuch,
    TooLittle,
}

fn fits(spans: &[Span], pool: Money) -> Fit {
    let sum =
        |amount: &dyn Fn(&Span) -> i64| spans.iter().map(amount).fold(0_i64, i64::saturating_add);
    if spans.iter().any(|span| span.low > span.high) || sum(&|span| span.low) > pool.0 {
        Fit::TooMuch
    } else if sum(&|span| span.high) < pool.0 {
        Fit::TooLittle
    } else {
        Fit::Fits
    }
}

/// What the held places leave each place.
fn spans(prizes: &[Money], held: &[HeldPrize], pool: Money, unit: Money) -> Vec<Span> {
    let mut spans: Vec<Span> = prizes
        .iter()
        .map(|prize| Span { was: prize.0, low: 0, high: pool.0, held: false })
        .collect();
    for one in held {
        let index = to_usize(one.place).saturating_sub(1);
        if let Some(span) = spans.get_mut(index) {
            let amount = one.amount.0;
            *span = Span { was: amount, low: amount, high: amount, held: true };
        }
    }
    let mut above = pool.0;
    for span in &mut spans {
        above = above.min(span.high);
        span.high = above;
    }
    let mut below = unit.0.max(1).min(prizes.last().map_or(1, |last| last.0)).max(1);
    for span in spans.iter_mut().rev() {
        below = below.max(span.low);
        span.low = below;
    }
    spans
}

/// The others scaled until all sums to the pool; the factor is found by bisection in whole numbers.
fn fill(spans: &[Span], pool: Money, unit: Money) -> Vec<Money> {
    const ONE: i128 = 1 << 32;
    let at = |factor: i128| -> Vec<Money> {
        let scaled = |span: &Span| {
            let exact = i128::from(span.was).saturating_mul(factor).checked_div(ONE).unwrap_or(0);
            let amount = i64::try_from(exact).unwrap_or(i64::MAX);
            if span.held {
                span.was
            } else {
                Money(amount).down_to(unit).0.clamp(span.low, span.high)
            }
        };
        spans.iter().map(|span| Money(scaled(span))).collect()
    };
    let sum = |amounts: &[Money]| amounts.iter().map(|one| one.0).fold(0, i64::saturating_add);
    let (mut low, mut high) = (0, ONE << 32);
    while high.saturating_sub(low) > 1 {
        let middle = low.saturating_add(high).checked_div(2).unwrap_or(low);
        if sum(&at(middle)) <= pool.0 { low = middle } else { high = middle }
    }
    let mut amounts = at(low);
    let mut rest = pool.0.saturating_sub(sum(&amounts));
    for (amount, span) in amounts.iter_mut().zip(spans) {
        let more = rest.min(span.high.saturating_sub(amount.0)).max(0);
        amount.0 = amount.0.saturating_add(more);
        rest = rest.saturating_sub(more);
    }
    amounts
}

/// Amounts that the host has fixed, for a pool and a field that may have changed since: what has come is on first place,
/// what has gone is taken from the highest prizes.
pub fn fitted(amounts: &[Money], pool: Money, entries: u32) -> Vec<Money> {
    let places = to_usize(entries).min(amounts.len());
    let mut prizes: Vec<Money> = amounts.iter().take(places).copied().collect();
    let sum: Money = prizes.iter().copied().sum();
    if sum > pool {
        // The highest that a prize may be, so that all together are no more than the pool.
        let first = prizes.first().map_or(0, |first| first.0);
        let too_much = |most: i64| {
            let capped = prizes.iter().map(|prize| prize.0.min(most));
            capped.fold(0, i64::saturating_add) > pool.0
        };
        let most = first_from(1, first.saturating_add(1), too_much).saturating_sub(1);
        for prize in &mut prizes {
            *prize = Money(prize.0.min(most));
        }
        prizes.retain(|prize| *prize > Money::ZERO);
    }
    let rest = pool.minus(prizes.iter().copied().sum());
    match prizes.first_mut() {
        Some(first) => *first = first.plus(rest),
        None => prizes.push(rest),
    }
    prizes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(amounts: &[i64]) -> Vec<Money> {
        amounts.iter().copied().map(Money).collect()
    }

    fn followed(held: &[(u32, i64)]) -> Result<Vec<Money>, Refusal> {
        let held: Vec<HeldPrize> = held
            .iter()
            .map(|(place, amount)| HeldPrize { place: *place, amount: Money(*amount) })
            .collect();
        let prizes = money(&[30_500, 18_500, 15_000, 7_500, 3_500]);
        follow(&prizes, &held, Money(75_000), Money(500), &|amount| {
            Value::Text(amount.0.to_string())
        })
    }

    #[test]
    fn the_rest_follow_in_proportion_and_sum_to_the_pool() {
        assert_eq!(followed(&[]).unwrap(), money(&[30_500, 18_500, 15_000, 7_500, 3_500]));
        let second = followed(&[(2, 20_000)]).unwrap();
        assert_eq!(second[1], Money(20_000));
        assert_eq!(second.iter().copied().sum::<Money>(), Money(75_000));
        assert!(second.is_sorted_by(|one, other| one >= other));
        assert!(second[2..].iter().all(|prize| prize.0 % 500 == 0));
        let two = followed(&[(1, 40_000), (5, 5_000)]).unwrap();
        assert_eq!((two[0], two[4]), (Money(40_000), Money(5_000)));
        assert_eq!(two.iter().copied().sum::<Money>(), Money(75_000));
    }

    #[test]
    fn what_cannot_follow_is_refused_with_what_would_do() {
        let says = |held: &[(u32, i64)]| followed(held).unwrap_err().named();
        assert_eq!(
            says(&[(2, 50_000)]),
            "BadValue place-gets-at-most(place=place(number=2), amount=36500)"
        );
        assert_eq!(
            says(&[(1, 10_000)]),
            "BadValue place-gets-at-least(place=place(number=1), amount=15000)"
        );
        assert_eq!(
            says(&[(1, 20_000), (2, 30_000)]),
            "BadValue place-gets-at-most(place=place(number=2), amount=20000)"
        );
        assert!(followed(&[(2, 36_500)]).is_ok() && followed(&[(1, 15_000)]).is_ok());
        assert_eq!(
            says(&[(4, 9_000), (3, 8_000)]),
            "BadValue place-gets-at-least(place=place(number=3), amount=9000)"
        );
        assert_eq!(
            says(&[(4, 20_000), (5, 20_000)]),
            "BadValue place-gets-at-most(place=places(from=place(number=4), to=place(number=5)), amount=15000)"
        );
        assert_eq!(
            followed(&[(6, 1_000)]).unwrap_err().named(),
            "BadValue place-not-paid(place=6)"
        );
    }

    #[test]
    fn fixed_amounts_stay_when_the_pool_grows_and_lose_from_the_top_when_it_shrinks() {
        let fixed = money(&[500, 300, 200]);
        assert_eq!(fitted(&fixed, Money(1_100), 10), money(&[600, 300, 200]));
        assert_eq!(fitted(&fixed, Money(800), 10), money(&[300, 300, 200]));
        assert_eq!(fitted(&fixed, Money(701), 10), money(&[251, 250, 200]));
        assert_eq!(fitted(&fixed, Money(1_000), 2), money(&[700, 300]));
        assert_eq!(fitted(&fixed, Money(2), 10), money(&[2]));
    }
}
