//! When a tournament is likely to end, as a range.

use crate::rulebook::schedule::Schedule;
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;

/// The chips in play are this many big blinds when the end is near: at the early and at the late end of the range.
const BIG_BLINDS_AT_THE_END: (u64, u64) = (40, 20);

/// After so many levels beyond the schedule nobody plays any more: what has no end until then has no prediction.
const MOST_BEYOND: usize = 1_000;

/// The predicted length of play in milliseconds of clock time, breaks included, from and to.
///
/// A tournament is near its end when all chips in play are some 20 to 40 big blinds. `None` without chips, and where the blinds
/// stop rising before that: then only the pace of the field tells it.
///
/// The book's own figure (HPT: 1,000 or 1,500 chips, 3 to 4 hours at levels of 20 minutes) names neither the players nor the
/// breaks. With 1,000 chips each it is met by 10 to 24 players. With 1,500 it is met by up to 16: 24 players bring 36,000 chips,
/// which are 40 big blinds only at 450-900, the eleventh level or the twelfth.
pub fn predicted_length(schedule: &Schedule, chips_in_play: ChipCount) -> Option<(Millis, Millis)> {
    predicted_from(schedule, 0, chips_in_play)
}

/// The same from the beginning of the stage at `first` on.
pub fn predicted_from(
    schedule: &Schedule,
    first: usize,
    chips_in_play: ChipCount,
) -> Option<(Millis, Millis)> {
    if chips_in_play == 0 {
        return None;
    }
    let (early, late) = BIG_BLINDS_AT_THE_END;
    Some((
        length_from(schedule, first, chips_in_play, early)?,
        length_from(schedule, first, chips_in_play, late)?,
    ))
}

/// The clock time from the beginning of the stage at `first` until the end of the first level at which the chips are at most
/// `big_blinds` big blinds; `None` where the blinds stop rising before.
fn length_from(
    schedule: &Schedule,
    first: usize,
    chips: ChipCount,
    big_blinds: u64,
) -> Option<Millis> {
    let mut length: Millis = 0;
    let mut beyond: Option<ChipCount> = None;
    let planned = schedule.stages.len();
    for position in first..planned.max(first).saturating_add(MOST_BEYOND) {
        let stage = schedule.stage(position);
        length = length.saturating_add(stage.length_ms());
        let Some(level) = stage.level() else { continue };
        if level.unit().saturating_mul(big_blinds) >= chips {
            return Some(length);
        }
        if position >= planned && beyond.replace(level.unit()) == Some(level.unit()) {
            return None;
        }
    }
    None
}

/// Between which times of day play will likely end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PredictedEnd {
    /// Hardly before this, in milliseconds since the Unix epoch; a whole five minutes.
    pub from: Millis,
    /// Hardly after this, in milliseconds since the Unix epoch; a whole five minutes.
    pub to: Millis,
}

/// What is shown is a range of whole five minutes: more would pretend to know.
const STEP: Millis = 5 * 60_000;

/// When play will likely end. `None` while nobody can know: no announced start, a clock that stands still, the end, and
/// blinds that stop rising too early before the field has halved.
///
/// Two estimates are weighed. What the blinds say: the chips in play are some 20 to 40 big blinds at the end. What the
/// field says: it has halved at some pace, and so many halvings are left. The first counts alone before anybody is out,
/// and gives way to the second in the measure in which the field has shrunk.
pub fn predicted_end(tournament: &Tournament, now: Millis) -> Option<PredictedEnd> {
    predicted_until(tournament, 1, now)
}

/// When so many players are likely left, by the same two estimates: each then has some 20 to 40 big blinds, and the field halves so often
/// until then. `None` as for [`predicted_end`].
pub fn predicted_until(tournament: &Tournament, players: u32, now: Millis) -> Option<PredictedEnd> {
    let schedule = &tournament.setup.schedule;
    let chips = tournament.chips_in_play;
    if chips == 0 {
        return None;
    }
    let of_all = |each: u64| each.saturating_mul(u64::from(players.max(1)));
    let (early, late) = BIG_BLINDS_AT_THE_END;
    let (early, late) = (of_all(early), of_all(late));
    let blinds = match tournament.clock_phase() {
        ClockPhase::Paused | ClockPhase::Finished => return None,
        ClockPhase::NotStarted => {
            let start = tournament.start()?;
            let first = tournament.setup.first_stage();
            let until = |big_blinds| {
                let length = length_from(schedule, first, chips, big_blinds)?;
                Some(start.saturating_add(length))
            };
            until(early).zip(until(late))
        }
        ClockPhase::Running => {
            let reading = tournament.clock(now);
            let stage_began = now
                .saturating_add(reading.remaining)
                .saturating_sub(schedule.stage(reading.stage).length_ms());
            let until = |big_blinds| {
                let length = length_from(schedule, reading.stage, chips, big_blinds)?;
                Some(stage_began.saturating_add(length))
            };
            until(early).zip(until(late))
        }
    };
    let (from, to) = match (by_the_field(tournament, players, now), blinds) {
        // So few are left already.
        (Some((0, _)), _) if players > 1 => (now, now),
        (Some((still, _)), None) => {
            let (slack, end) = (still.checked_div(8).unwrap_or(0), now.saturating_add(still));
            (end.saturating_sub(slack), end.saturating_add(slack))
        }
        (Some((still, weight)), Some(blinds)) => {
            // The pace varies by an eighth from one halving to the next; the field never makes the range wider.
            let width = blinds.1.saturating_sub(blinds.0).checked_div(2).unwrap_or(0);
            let slack = still.checked_div(8).unwrap_or(0).min(width);
            let end = now.saturating_add(still);
            let (from, to) = (end.saturating_sub(slack), end.saturating_add(slack));
            (weighed(blinds.0, from, weight), weighed(blinds.1, to, weight))
        }
        (None, blinds) => blinds?,
    };
    let whole = |time: Millis| time.saturating_sub(time.rem_euclid(STEP));
    let up = |time: Millis| whole(time.saturating_add(STEP).saturating_sub(1));
    // Never in the past, not by rounding either.
    let from = whole(from).max(up(now));
    Some(PredictedEnd { from, to: up(to).max(from.saturating_add(STEP)) })
}

/// How long it still takes until so many players are left by the pace at which the field halves, in milliseconds, and how much that
/// counts, in thousandths.
fn by_the_field(tournament: &Tournament, players: u32, now: Millis) -> Option<(Millis, Millis)> {
    let (left, entries) = (tournament.left(), tournament.counted_entries);
    // How far the field has gone past its first halving; before that there is no pace to go by.
    let beyond = entries.checked_sub(left.saturating_mul(2)).filter(|beyond| *beyond > 0)?;
    let weight = Millis::from(beyond).saturating_mul(1_000).checked_div(Millis::from(entries))?;
    let mut out: usize = 0;
    let halved_since = tournament.bust_hands.iter().rev().find(|hand| {
        out = out.saturating_add(hand.everybody().count());
        u32::try_from(out).is_ok_and(|out| out >= left)
    })?;
    let half = now.saturating_sub(halved_since.at);
    let halvings = eighths_of_halvings(left)?.saturating_sub(eighths_of_halvings(players)?).max(0);
    let still = half.saturating_mul(halvings).checked_div(8)?;
    Some((still, weight))
}

/// How often so many players must halve until one is left, in eighths; between two powers of two on the straight line.
fn eighths_of_halvings(left: u32) -> Option<Millis> {
    let whole = left.checked_ilog2()?;
    let power = 1_u32.checked_shl(whole)?;
    let part = left.saturating_sub(power).saturating_mul(8).checked_div(power)?;
    Some(Millis::from(whole.saturating_mul(8).saturating_add(part)))
}

/// A time between two, nearer to the second the more `weight` thousandths it has.
fn weighed(one: Millis, other: Millis, weight: Millis) -> Millis {
    let way = other.saturating_sub(one).saturating_mul(weight).checked_div(1_000).unwrap_or(0);
    one.saturating_add(way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    /// HPT: the T1000 schedule takes 3 to 4 hours of levels of 20 minutes, 5 to 6 with levels of 30. The middle of the
    /// range lies there for the smallest and the largest field that the book has in mind.
    #[test]
    fn t1000_takes_the_published_hours() {
        for (minutes, published) in [(20, 3 * 60..=4 * 60), (30, 270..=6 * 60)] {
            let mut schedule = templates::t1000().schedule;
            schedule.stages.retain(|stage| !stage.is_break());
            for stage in &mut schedule.stages {
                *stage = stage.clone().lasting(minutes * 60_000);
            }
            for players in [10_u64, 16, 24] {
                let (from, to) = predicted_length(&schedule, players * 1000).unwrap();
                let middle = (from + to) / 2 / 60_000;
                assert!(
                    published.contains(&middle),
                    "{players} players, {minutes}-minute levels: {middle} minutes"
                );
            }
        }
    }

    const MINUTE: Millis = 60_000;

    /// A tournament of 64 with its clock running, of which one player goes out every two minutes.
    fn after(out: u32) -> (Tournament, Millis) {
        use crate::actions::entries::enter::Enter;
        use crate::actions::floor::bust::{Bust, HandOrder, Out};
        use crate::actions::seating::draw::DrawSeats;
        use crate::actions::setup::open::OpenTournament;
        use crate::log::Log;
        let mut log = Log::new();
        let mut now = 0;
        let say = |log: &mut Log, command: crate::actions::command::Command, now: Millis| {
            let line = log.prepare(command, now, 7, "test").unwrap();
            log.commit(line);
        };
        say(&mut log, OpenTournament { setup: Box::new(templates::t1000()) }.into(), now);
        let names = (1..=64).map(|number| format!("Player {number}")).collect();
        say(&mut log, Enter { names, ..Enter::default() }.into(), now);
        say(&mut log, DrawSeats {}.into(), now);
        say(&mut log, crate::actions::clock::start::StartClock {}.into(), now);
        for _ in 0..out {
            now += 2 * MINUTE;
            let tournament = log.tournament();
            let entry = *tournament
                .entries
                .keys()
                .find(|entry| tournament.seat_of(**entry).is_some())
                .unwrap();
            let out = vec![Out { entry, stack: None }];
            say(
                &mut log,
                Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }.into(),
                now,
            );
        }
        (log.tournament().clone(), now)
    }

    /// Blinds that stay at 100-200 for 100,000 chips never come near the end. Until the field has halved nothing is predicted, and
    /// then by its pace; a doubling or stepping schedule has an end however far off it is.
    #[test]
    fn where_blinds_stop_rising_only_the_field_tells_the_end() {
        use crate::rulebook::schedule::AfterLast;
        let mut schedule = templates::t1000().schedule;
        schedule.stages.truncate(3);
        schedule.after_last = AfterLast::Repeat;
        assert_eq!(predicted_length(&schedule, 100_000), None);
        schedule.after_last = AfterLast::Double;
        assert!(predicted_length(&schedule, 100_000_000).is_some());
        schedule.after_last = AfterLast::Step;
        let (_, steps) = predicted_length(&schedule, 100_000).unwrap();
        assert!(steps > 23 * schedule.stage(0).length_ms(), "no limit of a search");
        for (out, known) in [(0, false), (31, false), (40, true), (62, true)] {
            let (mut tournament, now) = after(out);
            tournament.setup.schedule.stages.truncate(3);
            tournament.setup.schedule.after_last = AfterLast::Repeat;
            tournament.chips_in_play = 1_000_000;
            let end = predicted_end(&tournament, now);
            assert_eq!(end.is_some(), known, "{out}");
            assert!(end.is_none_or(|end| end.from >= now && end.to > end.from), "{end:?}");
        }
    }

    /// Whatever the blinds and the pace say, the range begins now or later.
    #[test]
    fn the_end_is_never_in_the_past() {
        for out in 0..63 {
            let (tournament, now) = after(out);
            for later in [0, 1, 3, 7, 60, 600] {
                let now = now + later * MINUTE;
                if let Some(end) = predicted_end(&tournament, now) {
                    assert!(end.from >= now && end.to > end.from, "{out}, {later}: {end:?}");
                }
            }
        }
    }

    /// HPT names 3 to 4 hours for 1,000 or 1,500 chips at levels of 20 minutes. 16 players with 1,500 take that, 24 bring more
    /// chips than its twelfth level ends.
    #[test]
    fn hpt_hours_with_1500_chips_depend_on_the_field() {
        let mut schedule = templates::t1000().schedule;
        schedule.stages.retain(|stage| !stage.is_break());
        let middle = |players: u64| {
            let (from, to) = predicted_length(&schedule, players * 1_500).unwrap();
            (from + to) / 2 / MINUTE
        };
        assert!((180..=240).contains(&middle(10)), "{}", middle(10));
        assert!((180..=240).contains(&middle(16)), "{}", middle(16));
        assert!((241..=280).contains(&middle(24)), "{}", middle(24));
    }

    fn minutes(range: PredictedEnd) -> (Millis, Millis) {
        (range.from / MINUTE, range.to / MINUTE)
    }

    #[test]
    fn before_anybody_is_out_the_blinds_say_it() {
        let (tournament, now) = after(0);
        let (from, to) = predicted_length(&tournament.setup.schedule, 64_000).unwrap();
        let range = predicted_end(&tournament, now).unwrap();
        assert!(range.from <= from && from - range.from < STEP, "{range:?} and {from}");
        assert!(range.to >= to && range.to - to < STEP, "{range:?} and {to}");
    }

    /// Two minutes a bust-out: 63 of them make 126 minutes. The range comes down to that and narrows on the way.
    #[test]
    fn the_range_narrows_towards_the_pace_of_the_field() {
        let widths: Vec<Millis> = [0, 40, 56, 60, 62]
            .into_iter()
            .map(|out| {
                let (tournament, now) = after(out);
                let (from, to) = minutes(predicted_end(&tournament, now).unwrap());
                assert!(from >= now / MINUTE && from % 5 == 0 && to % 5 == 0 && from < to);
                to - from
            })
            .collect();
        // Both ends are whole five minutes, so that a range may look a step wider than it is.
        assert!(widths.is_sorted_by(|wider, narrower| wider + 5 >= *narrower), "{widths:?}");
        assert!(widths[0] > 2 * widths[4], "{widths:?}");
    }

    /// 64 with 1,000 chips, one out every two minutes. Sixteen of them are left sooner than one, and by the pace of the field after
    /// some of the 96 minutes that 48 bust-outs take.
    #[test]
    fn so_many_are_left_before_the_end() {
        let (tournament, now) = after(40);
        let whole = predicted_end(&tournament, now).unwrap();
        let until = |players: u32| predicted_until(&tournament, players, now).unwrap();
        assert_eq!(until(1), whole);
        assert!(until(16).to < whole.from, "{:?} and {whole:?}", until(16));
        assert!(until(16).to <= until(9).to && until(9).to <= whole.to);
        // It comes at once where no more than that are left, and before the field has halved the blinds alone say it.
        assert!(until(24).from < now + 2 * STEP);
        let (tournament, now) = after(0);
        let (from, to) = predicted_length(&tournament.setup.schedule, 64_000 / 16).unwrap();
        let range = predicted_until(&tournament, 16, now).unwrap();
        assert!(range.from <= from && from - range.from < STEP, "{range:?} and {from}");
        assert!(range.to >= to && range.to - to < STEP, "{range:?} and {to}");
    }

    #[test]
    fn nobody_knows_while_the_clock_stands_or_before_an_announced_start() {
        let (mut tournament, now) = after(1);
        tournament.dial = Dial::Paused { stage: 0, remaining: MINUTE, hands: 0 };
        assert_eq!(predicted_end(&tournament, now), None);
        tournament.dial = Dial::NotStarted;
        assert_eq!(predicted_end(&tournament, now), None);
        tournament.setup.starts_at = Some(1_000 * MINUTE);
        assert!(predicted_end(&tournament, now).unwrap().from > 1_000 * MINUTE);
    }
}
