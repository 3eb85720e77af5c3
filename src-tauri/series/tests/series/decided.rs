//! What is said to a series, rule by rule.

use super::*;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::pool_terms::PoolTerms;
use shuffle_up_engine::rules::clock::predicted_end::PredictedEnd;
use shuffle_up_engine::state::of_series::MyStackStanding;
use shuffle_up_series::differences::{Change, differences};
use shuffle_up_series::entering::{beyond_limits, may_enter};
use shuffle_up_series::flights::StackStanding;
use shuffle_up_series::log::SeriesLine;
use shuffle_up_series::people::Newcomer;
use shuffle_up_series::rules::{Band, Forward, PlacesBy};

/// Two flights of four. Player 1 bags 30,000 and 40,000, player 2 bags once, player 5 once.
fn two_flights(rules: Rules) -> Weekend {
    let mut weekend = Weekend::new(rules);
    weekend.add(
        1,
        1,
        1,
        vec![
            entry(1, 1, bagged(30_000)),
            entry(2, 2, bagged(10_000)),
            entry(3, 3, out(5, 7)),
            entry(4, 4, out(9, 1)),
        ],
    );
    weekend.add(
        2,
        2,
        1,
        vec![
            entry(1, 1, bagged(40_000)),
            entry(2, 5, bagged(20_000)),
            entry(3, 3, out(9, 2)),
            entry(4, 6, out(5, 7)),
        ],
    );
    weekend
}

fn stacks(weekend: &Weekend) -> Vec<(String, u64)> {
    let going = weekend.worked().going_on();
    going.into_iter().map(|one| (one.name, one.chips)).collect()
}

#[test]
fn the_first_the_best_or_all_stacks_go_on() {
    for (forward, first) in
        [(Forward::First, 30_000), (Forward::Best, 40_000), (Forward::Added, 70_000)]
    {
        let weekend = two_flights(Rules { forward, ..plain() });
        let mut others = stacks(&weekend);
        let at = others.iter().position(|(name, _)| name == "Player 1").unwrap();
        assert_eq!(others.remove(at).1, first, "{forward:?}");
        assert_eq!(others, [("Player 5".into(), 20_000), ("Player 2".into(), 10_000)]);
    }
}

#[test]
fn a_stack_that_is_given_up_leaves_the_other_to_go_on() {
    let mut weekend = two_flights(plain());
    weekend.say(Say::GiveUp { tournament: 2, entry: 1, why: String::new() });
    assert!(stacks(&weekend).contains(&("Player 1".into(), 30_000)));
    let again = weekend.try_say(Say::GiveUp { tournament: 2, entry: 1, why: String::new() });
    assert_eq!(again.unwrap_err(), "series-nothing-bagged");
    let line = weekend.log.undoable().unwrap();
    let line = weekend.log.prepare_strike(line, 1, "desk").unwrap();
    weekend.log.commit(line);
    assert!(stacks(&weekend).contains(&("Player 1".into(), 40_000)));
}

/// The level counts first, then the time within it; what is the same shares its places, whatever the flight.
#[test]
fn places_run_over_all_flights_by_level_and_time_or_by_flight() {
    let places = |by: PlacesBy| {
        let weekend = two_flights(Rules { places: by, ..plain() });
        let rows = weekend.worked().places(0, 100).rows;
        let placed = rows.into_iter().filter(|row| row.standing == StackStanding::Out);
        placed
            .map(|row| (row.flight, row.entry.entry, row.place.unwrap(), row.place_to.unwrap()))
            .collect::<Vec<_>>()
    };
    // Three go on, and a further stack is behind them.
    assert_eq!(places(PlacesBy::Level), [(2, 3, 5, 5), (1, 4, 6, 6), (1, 3, 7, 8), (2, 4, 7, 8)]);
    assert_eq!(places(PlacesBy::Flight), [(1, 4, 5, 6), (2, 3, 5, 6), (1, 3, 7, 8), (2, 4, 7, 8)]);
}

#[test]
fn a_flight_closes_when_its_bags_agree_or_somebody_says_why_they_do_not() {
    let mut weekend = two_flights(plain());
    let close = |why: &str| Say::Close { tournament: 1, why: why.into() };
    weekend.days.get_mut(&1).unwrap().chips = 40_500;
    assert_eq!(weekend.try_say(close("")).unwrap_err(), "series-bags-differ");
    weekend.days.get_mut(&1).unwrap().entries[0].standing = Standing::In;
    assert_eq!(weekend.try_say(close("Races")).unwrap_err(), "series-not-bagged");
    // The bag can be typed here as well, and its number is its own.
    let bag = |entry: u32, bag: &str| Say::CorrectBag {
        tournament: 1,
        entry,
        chips: 30_500,
        bag: bag.into(),
        why: String::new(),
    };
    weekend.say(bag(1, "17"));
    assert_eq!(weekend.try_say(bag(2, "17")).unwrap_err(), "series-bag-taken");
    assert_eq!(weekend.try_say(bag(3, "18")).unwrap_err(), "series-out-has-no-bag");
    weekend.say(close(""));
    assert_eq!(weekend.try_say(close("")).unwrap_err(), "series-closed-already");
    let removed = weekend.try_say(Say::Remove { tournament: 1 });
    assert_eq!(removed.unwrap_err(), "series-day-closed-stays");
    let day = &weekend.worked().view().flights[0].days[0];
    assert_eq!((day.bagged, day.chips, day.closed), (40_500, 40_500, true));
}

#[test]
fn a_later_correction_waits_until_it_is_accepted() {
    let mut weekend = two_flights(plain());
    weekend.close(1);
    weekend.close(2);
    let before = weekend.worked().places(0, 100);
    let day = weekend.days.get_mut(&1).unwrap();
    day.entries[2].standing = bagged(5_000);
    day.chips += 5_000;
    assert_eq!(weekend.worked().places(0, 100), before);
    let found = differences(weekend.log.state(), &weekend.days);
    let what: Vec<_> = found.iter().map(|one| (one.entry, one.what)).collect();
    assert_eq!(what, [(None, Change::Chips), (Some(3), Change::Standing)]);
    weekend.say(Say::Accept { tournament: 1, entry: Some(3) });
    assert!(stacks(&weekend).contains(&("Player 3".into(), 5_000)));
    weekend.say(Say::Accept { tournament: 1, entry: None });
    assert!(differences(weekend.log.state(), &weekend.days).is_empty());
    let again = weekend.try_say(Say::Accept { tournament: 1, entry: Some(3) });
    assert_eq!(again.unwrap_err(), "series-nothing-changed");
}

/// The list's number and a card with its name say who somebody is; a name alone says nothing.
#[test]
fn nobody_is_matched_by_name_alone() {
    let mut weekend = Weekend::new(plain());
    let unlisted = |number: u32, name: &str, card: &str, chips: u64| Entered {
        listed: None,
        name: name.into(),
        card: card.into(),
        ..entry(number, number, bagged(chips))
    };
    let first = vec![unlisted(1, "Ann Lee", "", 1_000), unlisted(2, "Bo Ek", "C7", 2_000)];
    let second = vec![unlisted(1, "Ann Lee", "", 3_000), unlisted(2, "bo ek", "C7", 4_000)];
    weekend.add(1, 1, 1, first);
    weekend.add(2, 2, 1, second);
    let view = weekend.worked().view();
    assert_eq!(view.players, 3);
    assert_eq!(view.open.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["Ann Lee"]);
    weekend.say(Say::Match { pairs: vec![[player(1, 1), player(2, 1)]] });
    assert_eq!(weekend.worked().view().players, 2);
    weekend.say(Say::Part { who: player(2, 2) });
    weekend.say(Say::Part { who: player(2, 1) });
    assert_eq!(weekend.worked().view().players, 4);
    let nobody = weekend.try_say(Say::Part { who: player(2, 9) });
    assert_eq!(nobody.unwrap_err(), "series-no-such-player");
}

#[test]
fn entries_are_limited_in_a_flight_and_over_all() {
    let rules = Rules { entries_in_flight: Some(1), entries_over_all: Some(2), ..plain() };
    let mut weekend = two_flights(rules);
    weekend.add(3, 3, 1, vec![entry(1, 3, out(1, 1)), entry(2, 3, Standing::In)]);
    let worked = weekend.worked();
    let enter = |tournament: u32, person: u32| {
        let who = Newcomer { listed: Some(person), name: "Somebody".into(), ..Newcomer::default() };
        let may = may_enter(weekend.log.state(), &worked.field, tournament, &who);
        may.map_err(|refusal| refusal.key.to_string())
    };
    assert_eq!(enter(3, 99), Ok(()));
    assert_eq!(enter(3, 6), Ok(()), "once before, in another flight");
    assert_eq!(enter(3, 3).unwrap_err(), "series-entries-used");
    assert_eq!(enter(3, 1).unwrap_err(), "series-has-bagged");
    let beyond = beyond_limits(weekend.log.state(), &worked.field);
    let beyond: Vec<_> = beyond.iter().map(|one| (one.flight, one.entries)).collect();
    assert_eq!(beyond, [(None, 4), (Some(3), 2)]);
}

/// Flights have levels of any length; the day of all together begins where the earliest of them stopped.
#[test]
fn day_two_begins_at_the_level_of_the_earliest_flight() {
    let mut weekend = two_flights(plain());
    weekend.days.get_mut(&2).unwrap().at.level = 10;
    weekend.close(1);
    weekend.close(2);
    let worked = weekend.worked();
    let forecast = worked.forecast();
    assert_eq!((forecast.level, forecast.big_blind), (Some(10), Some(2_000)));
    assert_eq!((forecast.certain, forecast.chips), (3, 70_000));
    let leader = &worked.going_on()[0];
    assert_eq!((leader.chips, leader.big_blinds), (40_000, Some(20)));
    let rules = Rules { day_two_level: Some(20), ..plain() };
    weekend.say(Say::ChangeRules { rules: Box::new(rules) });
    assert_eq!(weekend.worked().forecast().big_blind, Some(4_000));
}

#[test]
fn whoever_goes_on_is_the_same_stack_on_day_two() {
    let mut weekend = two_flights(plain());
    weekend.close(1);
    weekend.close(2);
    let free = |number: u32, person: u32, standing: Standing| Entered {
        pool: Money::ZERO,
        fee: Money::ZERO,
        ..entry(number, person, standing)
    };
    let last = vec![
        free(1, 5, out(13, 5)),
        free(2, 1, Standing::Out { at: Point { level: 15, ms: 3 }, behind: 0, given_up: false }),
        free(3, 2, Standing::Out { at: Point { level: 15, ms: 3 }, behind: 1, given_up: false }),
    ];
    weekend.add(9, 0, 1, last);
    let rows = weekend.worked().places(0, 100).rows;
    let top: Vec<_> = rows.iter().take(4).map(|row| (&*row.name, row.place)).collect();
    assert_eq!(
        top,
        [
            ("Player 1", Some(1)),
            ("Player 2", Some(2)),
            ("Player 5", Some(3)),
            ("Player 1", Some(4))
        ]
    );
    assert_eq!(rows[3].standing, StackStanding::Further);
    let won: Money = rows.iter().map(|row| row.won.total).sum();
    assert_eq!(won, weekend.worked().view().pool.total);
}

#[test]
fn rules_that_make_no_sense_are_refused() {
    let bands = |bands: &[(u32, i64)]| {
        let bands = bands.iter().map(|(to, amount)| Band { to: *to, amount: Money(*amount) });
        Rules { inside: Inside::Bands { bands: bands.collect() }, ..plain() }
    };
    for (rules, key) in [
        (Rules { entries_in_flight: Some(0), ..plain() }, "series-entry-limit"),
        (Rules { share: 0, ..plain() }, "series-share"),
        (Rules { share: 10_001, ..plain() }, "series-share"),
        (Rules { day_two_level: Some(0), ..plain() }, "series-level"),
        (Rules { further: Further::Amount { amount: Money(0) }, ..plain() }, "series-amount"),
        (Rules { inside: Inside::Advance { amount: Money(-1) }, ..plain() }, "series-amount"),
        (bands(&[]), "series-bands"),
        (bands(&[(5, 100), (5, 50)]), "series-bands"),
        (bands(&[(5, 100), (9, 200)]), "series-bands"),
    ] {
        assert_eq!(rules.checked().unwrap_err().key, key);
    }
    assert!(bands(&[(5, 100), (9, 50)]).checked().is_ok());
}

#[test]
fn what_is_said_needs_a_series_and_a_tournament_that_fits() {
    let mut weekend = Weekend::default();
    let add =
        |tournament: u32, flight: u32, day: u32| Say::Add { tournament, flight, day, drawn: false };
    assert_eq!(weekend.try_say(add(1, 1, 1)).unwrap_err(), "series-open-first");
    let mut weekend = two_flights(plain());
    assert_eq!(weekend.try_say(add(7, 1, 2)).unwrap_err(), "series-no-such-tournament");
    assert_eq!(weekend.try_say(add(1, 3, 1)).unwrap_err(), "series-twice");
    weekend.days.insert(3, of(Vec::new()));
    assert_eq!(weekend.try_say(add(3, 1, 1)).unwrap_err(), "series-place-taken");
    assert_eq!(weekend.try_say(add(3, 3, 0)).unwrap_err(), "series-numbers");
    weekend.days.get_mut(&3).unwrap().currency = None;
    assert_eq!(weekend.try_say(add(3, 3, 1)).unwrap_err(), "series-currency");
    let first = weekend.log.prepare_strike(1, 0, "desk").unwrap_err();
    assert_eq!(first.key, "no-line-to-strike");
}

/// What is written today is read for ever: a new field needs a default that means what its absence meant.
#[test]
fn a_line_reads_back_as_it_was_written() {
    let mut weekend = two_flights(plain());
    weekend.close(1);
    weekend.say(Say::Match { pairs: vec![[player(1, 1), player(2, 1)]] });
    let strike = weekend.log.prepare_strike(2, 5, "desk").unwrap();
    weekend.log.commit(strike);
    let written: Vec<String> =
        weekend.log.lines().iter().map(|line| serde_json::to_string(line).unwrap()).collect();
    let read = written.iter().map(|line| serde_json::from_str::<SeriesLine>(line).unwrap());
    assert_eq!(SeriesLog::replay(read), weekend.log);
    let oldest = r#"{"number":1,"at":0,"device":"desk","kind":{"type":"said","said":{"type":"opened","name":"A","rules":{}}}}"#;
    let oldest: SeriesLine = serde_json::from_str(oldest).unwrap();
    assert_eq!(SeriesLog::replay([oldest]).state().rules, Rules::default());
}

/// Player 1 has a stack in both flights; of flight 1 two bag, and of flight 2 one, with one in play.
#[test]
fn a_flight_is_told_of_all_flights_and_a_player_of_the_own_stacks() {
    let rules =
        Rules { pool: PoolTerms { guarantee: Money(400_000), ..PoolTerms::default() }, ..plain() };
    let mut weekend = Weekend::new(rules);
    let first =
        vec![entry(1, 1, bagged(3_000)), entry(2, 2, bagged(1_000)), entry(3, 3, out(4, 0))];
    weekend.add(11, 1, 1, first);
    weekend.close(11);
    let second =
        vec![entry(1, 1, bagged(5_000)), entry(2, 4, Standing::In), entry(3, 5, out(2, 7))];
    weekend.add(12, 2, 1, second);
    let told = weekend.worked().of_series(12, None).unwrap();
    let figures = &told.figures;
    assert_eq!((figures.flight, figures.flights), (2, 2));
    assert_eq!((figures.entries, figures.players), (6, 5));
    // The better stack of player 1 is in flight 2, which is not closed.
    assert_eq!((figures.left, figures.survived), (3, 1));
    assert_eq!((figures.pool, figures.overlay), (Money(400_000), Money(100_000)));
    assert!(!figures.pays_here);
    assert_eq!(told.pays, Some(Vec::new()), "the end pays, not this flight");
    let mine = &told.players[&EntryId(1)];
    let stacks: Vec<(u32, Option<u64>)> =
        mine.stacks.iter().map(|stack| (stack.flight, stack.chips)).collect();
    assert_eq!(stacks, [(1, Some(3_000)), (2, Some(5_000))]);
    assert_eq!(mine.stacks[0].standing, MyStackStanding::Further);
    assert_eq!(told.players[&EntryId(2)].stacks.len(), 1);
    assert_eq!(weekend.worked().of_series(13, None), None, "a tournament of no flight");
}

/// Of four, one gave the stack up and one was out: behind the two of day 2 they have places 3 and 4.
#[test]
fn places_of_the_last_day_lead_into_those_over_all_flights() {
    let mut weekend = Weekend::new(plain());
    let day = vec![
        entry(1, 1, bagged(3_000)),
        entry(2, 2, bagged(1_000)),
        entry(3, 3, out(4, 0)),
        entry(4, 4, out(6, 0)),
    ];
    weekend.add(11, 1, 1, day);
    weekend.close(11);
    weekend.add(20, 0, 1, vec![entry(1, 1, Standing::In), entry(2, 2, out(14, 0))]);
    let told = weekend.worked().of_series(20, None).unwrap();
    assert_eq!(told.pays, None, "its own set-up has the prizes");
    let behind: Vec<(u32, &str, u32)> =
        told.behind.iter().map(|one| (one.place, one.name.as_str(), one.flight)).collect();
    assert_eq!(behind, [(3, "Player 4", 1), (4, "Player 3", 1)]);
}

/// A flight that ends with a number of players sends that many to day 2, before anybody has entered it too; one that ends by the
/// director's word ends like those that are closed, and as many of it go on.
#[test]
fn the_forecast_of_day_two_knows_how_each_flight_ends() {
    let mut weekend = Weekend::new(plain());
    let closed = (1..=10).map(|number| entry(number, number, out(3, 0)));
    let closed = closed.chain((11..=14).map(|number| entry(number, number, bagged(5_000))));
    weekend.add(1, 1, 1, closed.collect());
    weekend.days.get_mut(&1).unwrap().next_level = Some(9);
    weekend.close(1);
    let playing = |from: u32| (from..from + 20).map(|number| entry(number, number, Standing::In));
    weekend.add(2, 2, 1, playing(100).collect());
    weekend.add(3, 3, 1, playing(200).collect());
    weekend.add(4, 4, 1, Vec::new());
    let by_number = weekend.days.get_mut(&2).unwrap();
    by_number.ends_with = Some(7);
    let by_word = weekend.days.get_mut(&3).unwrap();
    by_word.levels = (7..=12).map(|level| (level, i64::from(level) * 1_000)).collect();
    let waits = weekend.days.get_mut(&4).unwrap();
    (waits.ends_with, waits.takes_entries, waits.started) = (Some(9), true, false);
    let view = weekend.worked().view();
    // 4 for certain, 7 and 9 by their number, and of 20 as many as 4 of 14: 5.72, rounded up.
    assert_eq!((view.forecast.certain, view.forecast.expected), (4, 4 + 7 + 9 + 6));
    assert_eq!((view.forecast.tables, view.forecast.uncounted.as_slice()), (3, [].as_slice()));
    let ends = |flight: usize| view.flights[flight].days[0].ends;
    assert_eq!(ends(2), Some(PredictedEnd { from: 8_000, to: 8_000 }), "with level 8");
    assert_eq!(ends(1), None, "a day of a test has no clock");
}

/// A flight of another house that is read from its file once more is the same flight: it is not counted twice.
#[test]
fn a_copy_of_a_flight_is_none_of_its_own() {
    let mut weekend = two_flights(plain());
    let copy = |fingerprint: &str| Day { fingerprint: fingerprint.into(), ..of(Vec::new()) };
    let add = |tournament, flight| Say::Add { tournament, flight, day: 1, drawn: false };
    weekend.days.insert(3, copy("17-A"));
    weekend.days.insert(4, copy("17-A"));
    weekend.say(add(3, 3));
    assert_eq!(weekend.try_say(add(4, 4)).unwrap_err(), "series-copy");
    weekend.say(Say::Remove { tournament: 3 });
    weekend.say(add(4, 3));
}
