//! When a day ends by the set-up, and with which level the next one begins.

use crate::rulebook::setup::day_end::DayEndsAt;
use crate::rules::clock::predicted_end::{PredictedEnd, predicted_end, predicted_until};
use crate::rules::prizes::payouts::may_still_grow;
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;

/// The end that the set-up names has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayEndReached {
    /// So much is left of its level, in milliseconds; 0 once it is over: the last hands are announced.
    Level {
        /// The level.
        level: u32,
        /// What is left of it.
        remaining: Millis,
    },
    /// So few players are left, and the day ends with the hand in progress.
    Left {
        /// With how many it ends.
        players: u32,
    },
}

/// Whether the end that the set-up names has come. A share of the entries counts once nobody can enter any more.
pub fn day_end_reached(tournament: &Tournament, now: Millis) -> Option<DayEndReached> {
    let end = tournament.setup.day_end.filter(|_| tournament.phase() == Phase::Playing)?;
    if let DayEndsAt::Level { level } = end.at {
        let reading = tournament.clock(now);
        let here = reading.level_number(&tournament.setup.schedule);
        let is_break = tournament.setup.schedule.stage(reading.stage).is_break();
        let announced = Millis::from(end.minutes).saturating_mul(60_000);
        let over = here > level || (here == level && is_break);
        let remaining = if over { 0 } else { reading.remaining };
        let due = over || (here == level && remaining <= announced);
        return due.then_some(DayEndReached::Level { level, remaining });
    }
    let players = end.at.players(tournament.counted_entries)?;
    let known = matches!(end.at, DayEndsAt::Left { .. }) || !may_still_grow(tournament, now);
    (known && tournament.left() <= players).then_some(DayEndReached::Left { players })
}

/// In how many milliseconds the set end of a level has to be announced, while the clock runs towards it in that level.
pub fn announced_in(tournament: &Tournament, now: Millis) -> Option<Millis> {
    let end = tournament.setup.day_end.filter(|_| tournament.phase() == Phase::Playing)?;
    let DayEndsAt::Level { level } = end.at else { return None };
    let reading = tournament.clock(now);
    let here = reading.running && reading.level_number(&tournament.setup.schedule) == level;
    let before = Millis::from(end.minutes).saturating_mul(60_000);
    Some(reading.remaining.saturating_sub(before)).filter(|left| here && *left > 0)
}

/// The level with which play goes on when the day ends now: levels join the days, not clocks. The level that is played begins
/// once more, unless the day was to end with it, or it is over.
pub fn next_level(tournament: &Tournament, now: Millis) -> u32 {
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(now);
    let here = reading.level_number(schedule);
    let set = |at| matches!(at, DayEndsAt::Level { level } if level == here);
    let ends_it = tournament.setup.day_end.is_some_and(|end| set(end.at));
    let over = schedule.stage(reading.stage).is_break() || reading.remaining <= 0;
    if ends_it || over { here.saturating_add(1) } else { here }
}

/// A table deals a hand in two to three minutes.
const HAND: (Millis, Millis) = (120_000, 180_000);

/// When the day likely ends: with the level or the number of players that the set-up names, with the last hands once they are announced,
/// and otherwise with the last player. `None` while nobody can know: a clock that stands still for another reason, no announced start, and
/// an end by the director's word before the last hands.
pub fn day_ends(tournament: &Tournament, now: Millis) -> Option<PredictedEnd> {
    if tournament.day.ended.is_some() {
        return None;
    }
    if let Some(last) = tournament.day.last_hands {
        // The hand in progress is dealt besides.
        let hands = Millis::from(last.hands).saturating_add(1);
        let after = |one: Millis| last.at.saturating_add(one.saturating_mul(hands)).max(now);
        let (from, to) = HAND;
        return Some(PredictedEnd { from: after(from), to: after(to) });
    }
    match tournament.setup.day_end.map(|end| end.at) {
        None => predicted_end(tournament, now),
        Some(DayEndsAt::Level { level }) => level_ends(tournament, level, now),
        Some(DayEndsAt::Director {}) => None,
        Some(by_number) => {
            let players = by_number.players(tournament.counted_entries)?;
            predicted_until(tournament, players, now)
        }
    }
}

/// When a level ends by the schedule, to the minute. `None` once it is over, while the clock stands still, and without an announced
/// start.
pub fn level_ends(tournament: &Tournament, level: u32, now: Millis) -> Option<PredictedEnd> {
    let schedule = &tournament.setup.schedule;
    let (first, began) = match tournament.clock_phase() {
        ClockPhase::Running if tournament.phase() == Phase::Playing => {
            let reading = tournament.clock(now);
            let stage = schedule.stage(reading.stage);
            let gone = stage.length_ms().saturating_sub(reading.remaining);
            (reading.stage, now.saturating_sub(gone))
        }
        ClockPhase::NotStarted => (tournament.setup.first_stage(), tournament.start()?),
        _ => return None,
    };
    let of_the_day = |stage: &usize| schedule.level_number(*stage) <= level;
    // The break behind the last level is not played any more.
    let (mut end, mut length) = (began, 0_i64);
    for stage in (first..).take_while(of_the_day).take(MOST_STAGES) {
        length = length.saturating_add(schedule.stage(stage).length_ms());
        if !schedule.stage(stage).is_break() {
            end = began.saturating_add(length);
        }
    }
    (end > began).then_some(PredictedEnd { from: end, to: end })
}

/// No day has more levels and breaks.
const MOST_STAGES: usize = 1_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::clock::pause::PauseClock;
    use crate::actions::clock::set_time_left::SetTimeLeft;
    use crate::actions::day::end::EndDay;
    use crate::actions::day::last_hands::AnnounceLastHands;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::day_end::{DayEnd, LastHands};
    use crate::rulebook::templates::t1000;

    fn ending(at: DayEndsAt, players: usize) -> Bench {
        let day_end = DayEnd { at, hands: LastHands::default(), minutes: 10, counted_twice: false };
        let mut bench = Bench::of(SetUp { day_end: Some(day_end), ..t1000() });
        bench.seat(players);
        bench
    }

    /// The T1000 has 20-minute levels, and a break after the third.
    #[test]
    fn a_level_is_announced_ten_minutes_before_its_end() {
        let mut bench = ending(DayEndsAt::Level { level: 3 }, 16);
        let reached = |bench: &Bench| day_end_reached(bench.log.tournament(), bench.now());
        bench.say(JumpTo { stage: 2 }).unwrap();
        assert_eq!(reached(&bench), None);
        let in_ms = announced_in(bench.log.tournament(), bench.now()).unwrap();
        bench.wait(in_ms);
        let remaining = 600_000;
        assert_eq!(reached(&bench), Some(DayEndReached::Level { level: 3, remaining }));
        assert_eq!(announced_in(bench.log.tournament(), bench.now()), None);
        assert_eq!(next_level(bench.log.tournament(), bench.now()), 4, "it ends with its level");
        bench.say(JumpTo { stage: 3 }).unwrap();
        assert_eq!(reached(&bench), Some(DayEndReached::Level { level: 3, remaining: 0 }));
    }

    /// Levels of 20 minutes, and a break after the third: the day that ends with the third ends before that break.
    #[test]
    fn the_end_of_a_day_by_its_level_is_known_to_the_minute_while_the_clock_runs() {
        let minute = 60_000;
        let mut bench = ending(DayEndsAt::Level { level: 3 }, 16);
        let began = bench.now();
        let ends = |bench: &Bench| day_ends(bench.log.tournament(), bench.now());
        let end = began + 60 * minute;
        assert_eq!(ends(&bench), Some(PredictedEnd { from: end, to: end }));
        bench.wait(25 * minute);
        assert_eq!(ends(&bench), Some(PredictedEnd { from: end, to: end }));
        bench.say(PauseClock {}).unwrap();
        assert_eq!(ends(&bench), None);
        bench.say(JumpTo { stage: 4 }).unwrap();
        assert_eq!(ends(&bench), None, "the level is over");
    }

    /// By a number and by a share the blinds and the pace of the field say it; by the director's word the last hands do.
    #[test]
    fn the_end_of_a_day_by_a_number_is_a_range_and_by_a_word_that_of_the_last_hands() {
        let ends = |bench: &Bench| day_ends(bench.log.tournament(), bench.now());
        let by_number = ending(DayEndsAt::Left { players: 4 }, 16);
        let by_share = ending(DayEndsAt::Share { hundredths: 2_500, up: true }, 16);
        let range = ends(&by_number).unwrap();
        assert!(by_number.now() < range.from && range.from < range.to);
        assert_eq!(ends(&by_share), Some(range), "a quarter of 16 are 4");
        let whole = predicted_end(by_number.log.tournament(), by_number.now()).unwrap();
        assert!(range.to < whole.to, "{range:?} and {whole:?}");
        let mut by_word = ending(DayEndsAt::Director {}, 16);
        assert_eq!(ends(&by_word), None);
        by_word.say(AnnounceLastHands { hands: None }).unwrap();
        let at = by_word.now();
        // Three more hands and the one in progress.
        let announced = PredictedEnd { from: at + 4 * 120_000, to: at + 4 * 180_000 };
        assert_eq!(ends(&by_word), Some(announced));
        by_word.say(EndDay {}).unwrap();
        assert_eq!(ends(&by_word), None);
    }

    #[test]
    fn a_number_ends_it_at_once_and_a_share_when_nobody_can_enter_any_more() {
        let mut bench = ending(DayEndsAt::Left { players: 15 }, 17);
        let reached = |bench: &Bench| day_end_reached(bench.log.tournament(), bench.now());
        for seat in [1, 2] {
            assert_eq!(reached(&bench), None);
            let out = bench.at(1, seat);
            bench.bust(out);
        }
        assert_eq!(reached(&bench), Some(DayEndReached::Left { players: 15 }));

        // 90 % of 17 is 15.3.
        let mut bench = ending(DayEndsAt::Share { hundredths: 9_000, up: true }, 17);
        let out = bench.at(1, 1);
        bench.bust(out);
        assert_eq!(reached(&bench), None, "late registration and rebuys are open");
        bench.say(JumpTo { stage: 5 }).unwrap();
        assert_eq!(reached(&bench), Some(DayEndReached::Left { players: 16 }));
    }

    #[test]
    fn the_next_day_begins_with_the_level_that_was_played_or_after_its_break() {
        let mut bench = ending(DayEndsAt::Director {}, 16);
        bench.say(JumpTo { stage: 1 }).unwrap();
        assert_eq!(next_level(bench.log.tournament(), bench.now()), 2);
        bench.say(SetTimeLeft { remaining_ms: 60_000 }).unwrap();
        assert_eq!(next_level(bench.log.tournament(), bench.now()), 2);
        bench.say(JumpTo { stage: 3 }).unwrap();
        assert_eq!(next_level(bench.log.tournament(), bench.now()), 4);
    }
}
