//! Which chips leave play, and at which break (RRoP 10, LR 11, TCH 24).

use super::chip_set::Chip;
use crate::clock::schedule::{Schedule, Stage};
use crate::ids::ChipCount;
use crate::tournament::Tournament;
use std::collections::BTreeMap;

/// The chips coloured up at each break, by the break's position in the schedule.
///
/// A denomination leaves as soon as no later small blind, big blind, ante or bring-in needs it, at the next break.
/// An amount needs a denomination when the larger ones cannot make it. The largest chip never leaves.
#[must_use]
pub fn colour_ups(schedule: &Schedule, chips: &[Chip]) -> Leaving {
    colour_ups_after(&ColouredUp::default(), schedule, chips)
}

/// The chips that leave, by the position of the break at which they do.
pub type Leaving = BTreeMap<usize, Vec<Chip>>;

/// What had left play when the schedule was last changed during play. A schedule that is changed afterwards brings no
/// chip back that was carried away, and carries none away at a break that is over.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ColouredUp {
    /// Chips left only at breaks before this position.
    before: usize,
    gone: Leaving,
}

impl Tournament {
    /// The chips coloured up at each break, those that have left included.
    #[must_use]
    pub fn colour_ups(&self) -> Leaving {
        colour_ups_after(&self.coloured_up, &self.setup.schedule, &self.setup.chips)
    }

    /// Remembers what has left play at the breaks up to this one, before the schedule is changed.
    pub(crate) fn remember_colour_ups(&mut self, until: usize) {
        let before = until.saturating_add(1);
        let mut gone = self.colour_ups();
        gone.split_off(&before);
        self.coloured_up = ColouredUp { before, gone };
    }
}

fn colour_ups_after(made: &ColouredUp, schedule: &Schedule, chips: &[Chip]) -> Leaving {
    let mut leaving = made.gone.clone();
    let gone = |chip: &Chip| made.gone.values().flatten().any(|left| left.value == chip.value);
    for (chip, after) in free_after(&schedule.stages, chips) {
        if gone(chip) {
            continue;
        }
        let after = after.max(made.before);
        let next_break =
            schedule.stages.iter().enumerate().skip(after).find(|(_, stage)| stage.is_break());
        if let Some((position, _)) = next_break {
            leaving.entry(position).or_default().push(chip.clone());
        }
    }
    leaving
}

/// Every chip but the largest with the number of stages after which nothing needs it any more.
pub(crate) fn free_after<'c>(stages: &[Stage], chips: &'c [Chip]) -> Vec<(&'c Chip, usize)> {
    let mut free = Vec::new();
    for (index, chip) in chips.iter().enumerate() {
        let larger = chips.iter().skip(index.saturating_add(1)).map(|chip| chip.value);
        let Some(step) = larger.reduce(greatest_common_divisor) else { continue };
        let last_needed = stages
            .iter()
            .rposition(|stage| stage.amounts().iter().any(|amount| !amount.is_multiple_of(step)));
        free.push((chip, last_needed.map_or(0, |position| position.saturating_add(1))));
    }
    free
}

fn greatest_common_divisor(a: ChipCount, b: ChipCount) -> ChipCount {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a.checked_rem(b).unwrap_or(0));
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::schedule::Stage;
    use crate::setup::templates;

    /// HPT, T1000: 5s leave after 20-40, 25s after 150-300, 100s after 800-1600.
    #[test]
    fn t1000_colour_up_points() {
        let setup = templates::t1000();
        let points: Vec<(ChipCount, ChipCount)> = colour_ups(&setup.schedule, &setup.chips)
            .into_iter()
            .flat_map(|(position, chips)| {
                let before = setup.schedule.stage(position - 1);
                let small = before.level().expect("two breaks").small;
                chips.into_iter().map(move |chip| (chip.value, small))
            })
            .collect();
        assert_eq!(points, vec![(5, 20), (25, 150), (100, 800)]);
    }

    #[test]
    fn chips_that_do_not_divide_stay_while_a_level_needs_them() {
        // A 60 cannot be made of 50s and 100s, so the 20s stay for it.
        assert_eq!(greatest_common_divisor(50, 100), 50);
        assert_eq!(greatest_common_divisor(5, 0), 5);
    }

    #[test]
    fn what_has_left_does_not_come_back_and_nothing_leaves_at_a_break_that_is_over() {
        let mut tournament = Tournament::new(templates::t1000());
        // The first break, at position 3, is over; the 5s left at it.
        tournament.remember_colour_ups(4);
        let level = |small: ChipCount| Stage::blinds(small, 2 * small, 1_200_000);
        tournament.setup.schedule.stages.truncate(5);
        tournament.setup.schedule.stages.extend([
            level(105),
            Stage::pause(1),
            level(200),
            level(500),
        ]);
        let told: Vec<(usize, ChipCount)> = tournament
            .colour_ups()
            .into_iter()
            .flat_map(|(at, chips)| chips.into_iter().map(move |chip| (at, chip.value)))
            .collect();
        // The 105 needs a 5 that nobody has; the 25s are not needed from here on and leave at the break to come.
        assert_eq!(told, vec![(3, 5), (6, 25)]);
    }
}
