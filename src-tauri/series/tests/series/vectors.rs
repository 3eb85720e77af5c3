//! Figures that festivals have published.

use super::*;
use shuffle_up_series::rules::{Forward, Rounding};

/// One flight of 3,770 at 15 per cent pays 566, one of 3,099 pays 465: each is rounded up. The whole of 21,613 would be 3,241.95.
#[test]
fn the_share_of_each_flight_is_rounded_by_itself() {
    let up = Rules { share: 1_500, ..Rules::default() };
    assert_eq!((up.share_of(3_770), up.share_of(3_099)), (566, 465));
    let down = Rules { rounding: Rounding::Down, ..up };
    assert_eq!((down.share_of(3_770), down.share_of(3_099)), (565, 464));
    assert_eq!(
        (down.share_of(21_613), Rules { share: 1_500, ..Rules::default() }.share_of(21_613)),
        (3_241, 3_242)
    );
}

/// A series that plays down to a tenth of each flight; so many players bag a second stack.
fn tenth(flights: &[u32], second_stacks: u32) -> Weekend {
    let rules = Rules {
        inside: Inside::AllWhoGoOn {},
        forward: Forward::Best,
        further: Further::MinCash {},
        share: 1_000,
        enters_after_bagging: true,
        ..Rules::default()
    };
    let mut weekend = Weekend::new(rules.clone());
    let mut person = 0;
    let mut seconds = second_stacks;
    for (flight, size) in (1..).zip(flights) {
        let survive = rules.share_of(*size);
        let mut entries = Vec::new();
        for number in 1..=*size {
            // The first of a later flight have bagged before.
            let again = flight > 1 && number <= survive && seconds > 0;
            let who = if again {
                seconds -= 1;
                second_stacks - seconds
            } else {
                person += 1;
                person
            };
            let standing = if number <= survive {
                bagged(u64::from(100_000 + number * 100 + flight))
            } else {
                out(1 + number % 10, i64::from(number) * 1_000)
            };
            entries.push(entry(number, who, standing));
        }
        weekend.add(flight, flight, 1, entries);
        weekend.close(flight);
    }
    weekend
}

/// 2,937 entries at 500 to the pool are 1,468,500; 254 players who go on and 40 further stacks of theirs are 294, a tenth rounded up.
#[test]
fn further_stacks_are_paid_places_beside_those_who_go_on() {
    let weekend = tenth(&[1_000, 1_000, 937], 40);
    let view = weekend.worked().view();
    assert_eq!((view.entries, view.pool.total), (2_937, Money(146_850_000)));
    assert_eq!((view.left, view.money.further), (254, 40));
    assert_eq!(view.flights.iter().map(|flight| flight.places).sum::<u32>(), 294);
    assert_eq!(view.money.end.len(), 254);
    assert_eq!(view.money.bonus, view.money.min_cash, "each is paid the minimum of the end");
    let end: Money = view.money.end.iter().copied().sum();
    assert_eq!(end.plus(view.money.bonus.times(40)), Money(146_850_000));
    assert!(view.money.end.is_sorted_by(|above, below| above >= below));
    assert!(view.money.waits_for.is_empty());
    assert_eq!((view.forecast.certain, view.forecast.tables), (254, 29));
}

/// 3,400 entries of 2,707 players, 693 of them re-entries: 307 go on and 35 further stacks of theirs, 342 in all.
#[test]
fn flights_that_are_each_rounded_up_pay_more_than_the_whole_would() {
    let weekend = tenth(&[1_001, 1_001, 1_398], 35);
    let view = weekend.worked().view();
    assert_eq!((view.entries, view.left, view.money.further), (3_400, 307, 35));
    assert_eq!(weekend.log.state().rules.share_of(3_400), 340);
}
