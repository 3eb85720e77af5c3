//! A schedule from a wish: so many players, these chips, done in so many hours.

mod breaks;
mod path;
mod playable;
#[cfg(test)]
mod tests;

use crate::base::customs::Customs;
use crate::base::prelude::*;
use crate::base::words::length;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::{AfterLast, Ante, LARGEST_BLIND, Level, Schedule, Stage};
use crate::rules::chips::colour_up::{colour_ups, free_after};
use crate::rules::clock::bust_out_curve::BustOutCurve;
use crate::rules::clock::predicted_end::predicted_length;
use crate::rules::clock::schedule_warnings::{ScheduleWarning, warnings};
use path::Paths;

/// What a host wants of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScheduleWish {
    /// The players expected: 2 to 100,000.
    pub players: u32,
    /// Chips that an entry buys.
    pub starting_stack: ChipCount,
    /// Chips that rebuys and add-ons are expected to bring, all together.
    pub more_chips: ChipCount,
    /// The chip set, from the smallest value up; empty where every round figure can be paid.
    pub chips: Vec<Chip>,
    /// How long the tournament should take in minutes, breaks included: 10 to 2,880.
    pub wanted_minutes: u32,
    /// The length of a level in minutes: 1 to 240.
    pub level_minutes: u32,
    /// Big blinds in a starting stack at the first level, 8 to 1,000; absent for what is usual for so many levels.
    pub depth: Option<u32>,
    /// A big-blind ante of one big blind from this level on, counted from 1; absent for none.
    pub ante_from_level: Option<u32>,
    /// The length of a break in minutes, up to 120; 0 for no breaks.
    pub break_minutes: u32,
    /// About so many minutes of play between breaks: 20 to 300.
    pub break_every_minutes: u32,
    /// How play goes on after the last level.
    pub after_last: AfterLast,
}

/// Why no schedule meets a wish, and the nearest wish that one meets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unmet {
    /// The reason, with the nearest that can be done.
    pub refusal: Refusal,
    /// That nearest wish, where there is one.
    pub nearest: Option<Box<ScheduleWish>>,
}

impl From<Refusal> for Unmet {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, nearest: None }
    }
}

/// The fewest big blinds in a starting stack that are still a tournament.
const SHALLOWEST: ChipCount = 8;
/// The most levels that are made.
const MOST_LEVELS: usize = 100;
/// The schedule goes on until all chips in play are this many big blinds: the last two players may take their time.
const BIG_BLINDS_AT_THE_LAST_LEVEL: ChipCount = 10;
/// The average stack never has fewer big blinds than this before the last two tables, unless the wish is for a shallower start.
const FEWEST_BIG_BLINDS: u128 = 15;
/// So many players sit at the last two tables.
const AT_THE_LAST_TWO_TABLES: u32 = 20;
/// How often a schedule with an amount that cannot be paid is made anew without that amount.
const MOST_ATTEMPTS: usize = 20;

/// The schedule that meets a wish.
///
/// Its blinds are round figures that the chips pay, each level asks for 6/5 to twice the one before, and the rises are as
/// even as that allows. The predicted end lies around the wanted one. Breaks stand where a colour leaves play, three
/// quarters to five quarters of the wished time apart where levels are that short. The average stack keeps 15 big blinds
/// until the last two tables, or as many as the wish has at the start where those are fewer. It passes the schedule's own check and
/// gives no warning. A refusal has its numbers by these customs.
///
/// # Errors
/// A wish out of range, chips that are not in rising order, and a wish that no such schedule meets, with the nearest
/// that one does: another length of levels, else another length of the evening.
pub fn generate(wish: &ScheduleWish, customs: &Customs) -> Result<Schedule, Unmet> {
    check(wish)?;
    let mut banned = BTreeSet::new();
    for _ in 0..MOST_ATTEMPTS {
        let ladder = Ladder::for_wish(wish, &banned, customs)?;
        let Some(schedule) = ladder.best(wish) else { return Err(ladder.unmet(wish, customs)) };
        let odd = odd(&schedule, &wish.chips, customs);
        if odd.is_empty() {
            schedule.check()?;
            return Ok(schedule);
        }
        let stages = odd.iter().filter_map(|warning| {
            schedule.stages.get(usize::try_from(warning.stage).ok()?)?.level()
        });
        banned.extend(stages.map(|level| level.small));
    }
    Err(refuse!(
        BadValue,
        "too-few-round-blinds",
        "These chips make too few round blinds. Add a smaller chip."
    )
    .into())
}

fn check(wish: &ScheduleWish) -> Result<(), Refusal> {
    if !(2..=100_000).contains(&wish.players) {
        return Err(refuse!(
            BadValue,
            "give-players-expected",
            "Give the players expected: 2 to 100,000."
        ));
    }
    let most = 10_000_000_000;
    if !(1..=most).contains(&wish.starting_stack) || wish.more_chips > most.saturating_mul(1_000) {
        return Err(refuse!(
            BadValue,
            "stack-least-chip-most",
            "A stack has at least one chip and at most 10,000,000,000."
        ));
    }
    let values: Vec<ChipCount> = wish.chips.iter().map(|chip| chip.value).collect();
    if values.len() > 20 || values.first() == Some(&0) || !values.is_sorted_by(|a, b| a < b) {
        return Err(refuse!(
            BadValue,
            "list-chips-at-most-20",
            "List the chips from the smallest value up, each value once, at most 20 colours."
        ));
    }
    if !(10..=2_880).contains(&wish.wanted_minutes) {
        return Err(refuse!(
            BadValue,
            "tournament-10-minutes-to-two-days",
            "A tournament takes 10 minutes to two days of play."
        ));
    }
    if !(1..=240).contains(&wish.level_minutes) {
        return Err(refuse!(BadValue, "level-1-to-240-minutes", "A level lasts 1 to 240 minutes."));
    }
    if wish.depth.is_some_and(|depth| !(8..=1_000).contains(&depth)) {
        return Err(refuse!(
            BadValue,
            "stack-8-to-1000-big-blinds",
            "A starting stack is 8 to 1,000 big blinds."
        ));
    }
    if wish.break_minutes > 120 || !(20..=300).contains(&wish.break_every_minutes) {
        return Err(refuse!(
            BadValue,
            "break-up-to-120-minutes",
            "A break lasts up to 120 minutes. There is one every 20 to 300 minutes."
        ));
    }
    Ok(())
}

/// All chips in play when everybody expected is there.
pub fn chips_expected(wish: &ScheduleWish) -> ChipCount {
    u64::from(wish.players).saturating_mul(wish.starting_stack).saturating_add(wish.more_chips)
}

/// What a host should look at in a schedule that is played from its beginning.
pub fn odd(schedule: &Schedule, chips: &[Chip], customs: &Customs) -> Vec<ScheduleWarning> {
    warnings(schedule, chips, &colour_ups(schedule, chips), customs)
}

/// How far one amount is from another, as a ratio in thousandths: 1000 for the same.
fn ratio(one: u64, other: u64) -> u64 {
    let (larger, smaller) = (one.max(other), one.min(other).max(1));
    larger.saturating_mul(1_000).checked_div(smaller).unwrap_or(u64::MAX)
}

/// The blinds to choose from, and the smooth ways up from each first level that is deep enough.
struct Ladder {
    smalls: Vec<ChipCount>,
    chips_in_play: ChipCount,
    starts: Vec<Start>,
    /// The rungs at which a schedule may end.
    ends: Vec<usize>,
}

struct Start {
    depth: ChipCount,
    paths: Paths,
}

/// A schedule and how far it is from the wish, the less the better.
struct Found {
    off: (u64, Millis, u64),
    schedule: Schedule,
}

impl Ladder {
    fn for_wish(
        wish: &ScheduleWish,
        banned: &BTreeSet<ChipCount>,
        customs: &Customs,
    ) -> Result<Self, Refusal> {
        let chips_in_play = chips_expected(wish);
        let largest = chips_in_play.min(LARGEST_BLIND).checked_div(2).unwrap_or(0);
        let mut smalls = playable::small_blinds(&wish.chips, largest);
        smalls.retain(|small| !banned.contains(small));
        let bigs = || smalls.iter().map(|small| small.saturating_mul(2)).enumerate();
        let ends: Vec<usize> = bigs()
            .filter(|(_, big)| big.saturating_mul(BIG_BLINDS_AT_THE_LAST_LEVEL) >= chips_in_play)
            .map(|(rung, _)| rung)
            .take(4)
            .collect();
        let depth_at = |big| wish.starting_stack.checked_div(big).unwrap_or(0);
        let mut firsts: Vec<(usize, ChipCount)> = bigs()
            .map(|(rung, big)| (rung, depth_at(big)))
            .filter(|(_, depth)| (SHALLOWEST..=1_000).contains(depth))
            .collect();
        if let Some(wanted) = wish.depth {
            firsts.sort_by_key(|(_, depth)| ratio(*depth, u64::from(wanted)));
            firsts.truncate(1);
        }
        if firsts.is_empty() || ends.is_empty() {
            return Err(match smalls.first() {
                Some(small) if depth_at(small.saturating_mul(2)) < SHALLOWEST => refuse!(
                    BadValue,
                    "smallest-blinds-too-large",
                    "The smallest blinds for these chips are {small} and {big}. A stack of {stack} is too short. Enlarge it, or add a smaller chip.",
                    small = customs.count(*small),
                    big = customs.count(small.saturating_mul(2)),
                    stack = customs.count(wish.starting_stack)
                ),
                _ => refuse!(
                    BadValue,
                    "no-blinds-fit",
                    "No blinds fit these stacks. A blind is at most 1,000,000,000."
                ),
            });
        }
        let starts = firsts
            .into_iter()
            .map(|(rung, depth)| Start { depth, paths: Paths::from(&smalls, rung, MOST_LEVELS) })
            .collect();
        Ok(Self { smalls, chips_in_play, starts, ends })
    }

    /// The schedule nearest to the wish whose predicted end lies around the wanted one.
    fn best(&self, wish: &ScheduleWish) -> Option<Schedule> {
        let until_the_end = wish.wanted_minutes.checked_div(wish.level_minutes)?;
        let usual = wish.depth.map_or(usual_depth(until_the_end), u64::from);
        let about = usize::try_from(until_the_end).unwrap_or(MOST_LEVELS);
        // Of a schedule that goes on after the usual end, the end is reached in the second half.
        let levels =
            (about.checked_div(2).unwrap_or(0).max(1))..=about.saturating_mul(2).saturating_add(4);
        let mut best: Option<Found> = None;
        for start in &self.starts {
            // Twice or half of the usual depth is another tournament, taken only where nothing else fits.
            let depth_off = ratio(start.depth, usual).checked_div(250).unwrap_or(u64::MAX);
            for end in &self.ends {
                for count in levels.clone().take_while(|count| *count <= MOST_LEVELS) {
                    let Some((cost, rungs)) = start.paths.to(*end, count) else { continue };
                    let schedule = self.schedule(&rungs, wish);
                    let Some(off) = self.off(&schedule, wish) else { continue };
                    let even =
                        cost.checked_div(u64::try_from(count).unwrap_or(1).max(1)).unwrap_or(0);
                    let found = Found { off: (depth_off, off, even), schedule };
                    let better = best.as_ref().is_none_or(|best| found.off < best.off);
                    if better && self.deep_enough(&found.schedule, wish) {
                        best = Some(found);
                    }
                }
            }
        }
        best.map(|found| found.schedule)
    }

    /// How far the middle of the predicted range is from the wanted length; `None` where the range does not hold it.
    fn off(&self, schedule: &Schedule, wish: &ScheduleWish) -> Option<Millis> {
        let (from, to) = predicted_length(schedule, self.chips_in_play)?;
        let wanted = minutes(wish.wanted_minutes);
        let middle = from.saturating_add(to).checked_div(2)?;
        (from <= wanted && wanted <= to).then_some(middle.saturating_sub(wanted).saturating_abs())
    }

    /// Whether the average stack stays deep enough to play with until the last two tables.
    fn deep_enough(&self, schedule: &Schedule, wish: &ScheduleWish) -> bool {
        let Some(field) = BustOutCurve::new(schedule, wish.players, self.chips_in_play) else {
            return true;
        };
        let wanted = wish.depth.map_or(u128::MAX, u128::from);
        // Blinds are round: a start of 15 big blinds may be one of 14.
        let mut fewest = if wanted > FEWEST_BIG_BLINDS { Some(FEWEST_BIG_BLINDS) } else { None };
        for (stage, average) in schedule.stages.iter().zip(field.averages()) {
            let Some(level) = stage.level() else { continue };
            if field.left(average) <= AT_THE_LAST_TWO_TABLES {
                return true;
            }
            let deep = average.checked_div(u128::from(level.unit())).unwrap_or(u128::MAX);
            if deep < *fewest.get_or_insert(deep.min(FEWEST_BIG_BLINDS)) {
                return false;
            }
        }
        // The schedule goes on after its last level, and two tables were not reached.
        false
    }

    fn schedule(&self, rungs: &[usize], wish: &ScheduleWish) -> Schedule {
        let blinds = rungs.iter().filter_map(|rung| self.smalls.get(*rung)).zip(1_u32..);
        let levels: Vec<Stage> = blinds
            .map(|(small, number)| {
                let big = small.saturating_mul(2);
                let ante = match wish.ante_from_level {
                    Some(from) if number >= from => Ante::BigBlind { chips: big },
                    _ => Ante::None {},
                };
                let length = minutes(wish.level_minutes);
                Stage::Level(Level { ante, ..Level::blinds(*small, big, length) })
            })
            .collect();
        let mut schedule = Schedule { stages: levels, after_last: wish.after_last, games: None };
        let leaving: BTreeSet<usize> =
            free_after(&schedule, &wish.chips).into_iter().map(|(_, after)| after).collect();
        let levels = std::mem::take(&mut schedule.stages);
        let breaks = if wish.break_minutes == 0 {
            Vec::new()
        } else {
            let every = wish.break_every_minutes;
            breaks::after_levels(levels.len(), &leaving, wish.level_minutes, every)
        };
        for (level, number) in levels.into_iter().zip(1_usize..) {
            schedule.stages.push(level);
            if breaks.contains(&number) {
                schedule.stages.push(Stage::pause(minutes(wish.break_minutes)));
            }
        }
        schedule
    }

    /// The refusal of a wish, with the nearest length of levels that can be done, else the nearest length of the evening.
    fn unmet(&self, wish: &ScheduleWish, customs: &Customs) -> Unmet {
        let can = |other: &ScheduleWish| {
            self.best(other).is_some_and(|schedule| odd(&schedule, &wish.chips, customs).is_empty())
        };
        let level_minutes = around(wish.level_minutes, 1, 1..=60)
            .map(|minutes| ScheduleWish { level_minutes: minutes, ..wish.clone() })
            .find(can);
        let nearest = level_minutes.or_else(|| {
            // A tenth of the evening, in whole ten minutes: nobody plans ten hours to the minute.
            let step = wish.wanted_minutes.checked_div(100).unwrap_or(0).max(1).saturating_mul(10);
            around(wish.wanted_minutes, step, 10..=2_880)
                .map(|minutes| ScheduleWish { wanted_minutes: minutes, ..wish.clone() })
                .find(can)
        });
        let offer = match &nearest {
            Some(other) if other.level_minutes != wish.level_minutes => {
                phrase!(
                    "levels-can",
                    "{minutes}-minute levels work.",
                    minutes = other.level_minutes
                )
            }
            Some(other) => {
                phrase!("length-can", "{length} works.", length = length(other.wanted_minutes))
            }
            None => {
                phrase!("give-another-stack", "Try another stack or another chip set.")
            }
        };
        let refusal = refuse!(
            BadValue,
            "wish-cannot-be-met",
            "{players} players with {stack} each cannot finish in {length} with {minutes}-minute levels. {offer}",
            players = customs.count(u64::from(wish.players)),
            stack = customs.count(wish.starting_stack),
            length = length(wish.wanted_minutes),
            minutes = wish.level_minutes,
            offer,
        );
        Unmet { refusal, nearest: nearest.map(Box::new) }
    }
}

/// The numbers around one, the nearest first, `step` apart, at most thirty on either side.
fn around(
    middle: u32,
    step: u32,
    within: std::ops::RangeInclusive<u32>,
) -> impl Iterator<Item = u32> {
    (1..=30_u32)
        .flat_map(move |times| {
            let by = step.saturating_mul(times);
            [middle.checked_sub(by), middle.checked_add(by)]
        })
        .flatten()
        .filter(move |number| within.contains(number))
}

/// Big blinds in a starting stack that are usual where the tournament takes so many levels.
fn usual_depth(levels: u32) -> u64 {
    match levels {
        0..=6 => 25,
        7..=8 => 40,
        9..=14 => 50,
        15..=20 => 100,
        _ => 150,
    }
}

fn minutes(count: u32) -> Millis {
    i64::from(count).saturating_mul(60_000)
}
