//! When a tournament is likely to end, as a range.

use crate::rulebook::schedule::Schedule;
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;

/// The chips in play are this many big blinds when the end is near: at the early and at the late end of the range.
const BIG_BLINDS_AT_THE_END: (u64, u64) = (40, 20);

/// The predicted length of play in milliseconds of clock time, breaks included, from and to.
///
/// A tournament is near its end when all chips in play are some 20 to 40 big blinds. `None` without chips.
pub fn predicted_length(schedule: &Schedule, chips_in_play: ChipCount) -> Option<(Millis, Millis)> {
    if chips_in_play == 0 {
        return None;
    }
    let (early, late) = BIG_BLINDS_AT_THE_END;
    Some((
        length_from(schedule, 0, chips_in_play, early),
        length_from(schedule, 0, chips_in_play, late),
    ))
}

/// The clock time from the beginning of the stage at `first` until the end of the first level at which the chips are at most
/// `big_blinds` big blinds.
fn length_from(schedule: &Schedule, first: usize, chips: ChipCount, big_blinds: u64) -> Millis {
    let mut length: Millis = 0;
    let last = schedule.stages.len().max(first).saturating_add(20);
    for position in first..last {
        let stage = schedule.stage(position);
        length = length.saturating_add(stage.length_ms());
        if let Some(level) = stage.level()
            && level.unit().saturating_mul(big_blinds) >= chips
        {
            break;
        }
    }
    length
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

/// When play will likely end. `None` while nobody can know: no announced start, a clock that stands still, the end.
///
/// Two estimates are weighed. What the blinds say: the chips in play are some 20 to 40 big blinds at the end. What the
/// field says: it has halved at some pace, and so many halvings are left. The first counts alone before anybody is out,
/// and gives way to the second in the measure in which the field has shrunk.
pub fn predicted_end(tournament: &Tournament, now: Millis) -> Option<PredictedEnd> {
    let schedule = &tournament.setup.schedule;
    let chips = tournament.chips_in_play;
    if chips == 0 {
        return None;
    }
    let (early, late) = BIG_BLINDS_AT_THE_END;
    let blinds = match tournament.clock_phase() {
        ClockPhase::Paused | ClockPhase::Finished => return None,
        ClockPhase::NotStarted => {
            let start = tournament.start()?;
            let (from, to) = predicted_length(schedule, chips)?;
            (start.saturating_add(from), start.saturating_add(to))
        }
        ClockPhase::Running => {
            let reading = tournament.clock(now);
            let stage_began = now
                .saturating_add(reading.remaining)
                .saturating_sub(schedule.stage(reading.stage).length_ms());
            let until = |big_blinds| {
                let length = length_from(schedule, reading.stage, chips, big_blinds);
                stage_began.saturating_add(length)
            };
            (until(early), until(late))
        }
    };
    let (from, to) = match by_the_field(tournament, now) {
        Some((still, weight)) => {
            // The pace varies by an eighth from one halving to the next; the field never makes the range wider.
            let width = blinds.1.saturating_sub(blinds.0).checked_div(2).unwrap_or(0);
            let slack = still.checked_div(8).unwrap_or(0).min(width);
            let end = now.saturating_add(still);
            let (from, to) = (end.saturating_sub(slack), end.saturating_add(slack));
            (weighed(blinds.0, from, weight), weighed(blinds.1, to, weight))
        }
        None => blinds,
    };
    let from = from.max(now);
    let down = from.saturating_sub(from.rem_euclid(STEP));
    let to = to.max(from.saturating_add(1)).saturating_add(STEP).saturating_sub(1);
    Some(PredictedEnd { from: down, to: to.saturating_sub(to.rem_euclid(STEP)) })
}

/// How long it still takes by the pace at which the field halves, in milliseconds, and how much that counts, in
/// thousandths.
fn by_the_field(tournament: &Tournament, now: Millis) -> Option<(Millis, Millis)> {
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
    let still = half.saturating_mul(eighths_of_halvings(left)?).checked_div(8)?;
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
                assert!(from >= now / MINUTE - 5 && from % 5 == 0 && to % 5 == 0 && from < to);
                to - from
            })
            .collect();
        // Both ends are whole five minutes, so that a range may look a step wider than it is.
        assert!(widths.is_sorted_by(|wider, narrower| wider + 5 >= *narrower), "{widths:?}");
        assert!(widths[0] > 2 * widths[4], "{widths:?}");
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
