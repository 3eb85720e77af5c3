//! How a field shrinks along a schedule.
//!
//! Players go out the faster the shallower their stacks are: at an average of S big blinds, one of S divided by the pace goes
//! out in a minute. Then the average stack grows by the pace times the big blind in every minute of play, and how many are
//! left follows from it. The pace is the one at which one player is left in the middle of the predicted end, but never more
//! than players keep up.

use crate::base::prelude::*;
use crate::rulebook::schedule::{Schedule, Stage};
use crate::rules::clock::predicted_end::predicted_length;

/// The fastest pace, as a fraction, in big blinds a minute: what the published length of T1000 asks of 24 players at levels of
/// 20 minutes (HPT), the largest field and the shortest levels that it names.
const FASTEST: (u128, u128) = (9, 20);

/// The average stack and the players left along a schedule.
#[derive(Debug, Clone, Copy)]
pub struct BustOutCurve<'a> {
    schedule: &'a Schedule,
    chips: u128,
    stack: u128,
    /// The middle of the predicted end, in milliseconds of the clock.
    middle: Millis,
    /// What the average stack has grown by at the middle, and the big blinds until there, in chips times milliseconds.
    pace: (u128, u128),
}

impl<'a> BustOutCurve<'a> {
    /// The curve of so many players with so many chips in play; `None` without players or chips.
    pub fn new(schedule: &'a Schedule, players: u32, chips_in_play: ChipCount) -> Option<Self> {
        let chips = u128::from(chips_in_play);
        let stack = chips.checked_div(u128::from(players)).filter(|stack| *stack > 0)?;
        let growth = chips.saturating_sub(stack);
        let (blinds, minutes) = FASTEST;
        let a_minute = minutes.saturating_mul(60_000);
        // Where the blinds stop rising too early there is no end to go by.
        let Some((from, to)) = predicted_length(schedule, chips_in_play) else {
            return Some(Self {
                schedule,
                chips,
                stack,
                middle: Millis::MAX,
                pace: (blinds, a_minute),
            });
        };
        let middle = from.saturating_add(to).checked_div(2)?;
        let until_middle = posted(schedule, middle).max(1);
        let fast = growth.saturating_mul(a_minute) > blinds.saturating_mul(until_middle);
        let pace = if fast { (blinds, a_minute) } else { (growth, until_middle) };
        Some(Self { schedule, chips, stack, middle, pace })
    }

    /// The middle of the predicted end, in milliseconds of the clock, breaks included; without one, no time at all is after it.
    pub const fn middle(&self) -> Millis {
        self.middle
    }

    /// The average stack in chips at the beginning of each level and break of the schedule, in order.
    pub fn averages(&self) -> Vec<u128> {
        let mut posted: u128 = 0;
        let mut averages = Vec::with_capacity(self.schedule.stages.len());
        for stage in &self.schedule.stages {
            averages.push(self.grown(posted));
            posted = posted.saturating_add(unit_times(stage, stage.length_ms()));
        }
        averages
    }

    /// The players left at this average stack, rounded, at least one.
    pub fn left(&self, average: u128) -> u32 {
        let half = average.checked_div(2).unwrap_or(0);
        to_u32(self.chips.saturating_add(half).checked_div(average).unwrap_or(1)).max(1)
    }

    /// The average stack in chips after this much was posted.
    fn grown(&self, posted: u128) -> u128 {
        let (grown, until) = self.pace;
        let more = posted.saturating_mul(grown).checked_div(until).unwrap_or(0);
        self.stack.saturating_add(more).min(self.chips).max(1)
    }
}

/// The big blinds of all milliseconds until then, added up: chips times milliseconds.
fn posted(schedule: &Schedule, until: Millis) -> u128 {
    let (mut at, mut sum): (Millis, u128) = (0, 0);
    let mut position = 0_usize;
    while at < until {
        let stage = schedule.stage(position);
        let length = stage.length_ms().max(1).min(until.saturating_sub(at));
        sum = sum.saturating_add(unit_times(&stage, length));
        at = at.saturating_add(length);
        position = position.saturating_add(1);
    }
    sum
}

/// The big blind of a level, in one of stud the small bet, times so many milliseconds; nothing on a break.
fn unit_times(stage: &Stage, length: Millis) -> u128 {
    let unit = stage.level().map_or(0, |level| u128::from(level.unit()));
    unit.saturating_mul(u128::try_from(length).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Chance;
    use crate::rulebook::templates;

    /// A field in which everybody goes out by chance, at the curve's pace: the average stack in chips and the players left at
    /// the beginning of each level or break.
    fn by_chance(curve: &BustOutCurve<'_>, seed: u64) -> Vec<(u64, u32)> {
        let mut chance = Chance::new(seed, "bust-outs");
        let chips = u64::try_from(curve.chips).unwrap();
        let (grown, until) =
            (u64::try_from(curve.pace.0).unwrap(), u64::try_from(curve.pace.1).unwrap());
        let (mut left, mut noted) = (curve.left(curve.stack), Vec::new());
        for stage in &curve.schedule.stages {
            noted.push((chips / u64::from(left), left));
            let Some(level) = stage.level() else { continue };
            for _ in 0..stage.length_ms() / 60_000 {
                let all = chips / u64::from(left) * until;
                let limit = level.unit() * 60_000 * grown;
                let out = (0..left).filter(|_| chance.below(all) < limit).count();
                left = left.saturating_sub(u32::try_from(out).unwrap()).max(1);
            }
        }
        noted
    }

    /// HPT publishes the lengths for 10 to 24 players; one is left in the middle of them.
    #[test]
    fn one_is_left_in_the_middle_of_the_published_length() {
        let schedule = templates::t1000().schedule;
        for players in [10, 12, 16, 18, 20, 24] {
            let chips = u64::from(players) * 1_000;
            let curve = BustOutCurve::new(&schedule, players, chips).unwrap();
            let averages = curve.averages();
            assert_eq!((averages[0], curve.left(averages[0])), (1_000, players));
            assert_eq!(curve.left(curve.grown(posted(&schedule, curve.middle()))), 1, "{players}");
            assert!(averages.is_sorted(), "nobody comes back");
        }
    }

    /// A field that goes out by chance, player by player, follows the curve: to a fifth while forty are left.
    #[test]
    fn a_field_that_goes_out_by_chance_follows_the_curve() {
        let setup = templates::t1000();
        for (players, seed) in [(100, 1), (500, 2), (5_000, 3)] {
            let chips = u64::from(players) * 1_000;
            let curve = BustOutCurve::new(&setup.schedule, players, chips).unwrap();
            let simulated = by_chance(&curve, seed);
            for (expected, (average, left)) in curve.averages().into_iter().zip(simulated) {
                if left >= 40 {
                    let (expected, average) = (expected as f64, average as f64);
                    assert!(
                        (expected / average - 1.0).abs() < 0.2,
                        "{left} left: {expected} {average}"
                    );
                }
            }
        }
    }

    #[test]
    fn without_players_there_is_no_curve() {
        let schedule = templates::t1000().schedule;
        assert!(BustOutCurve::new(&schedule, 0, 0).is_none());
        assert!(BustOutCurve::new(&schedule, 0, 1_000).is_none());
    }
}
