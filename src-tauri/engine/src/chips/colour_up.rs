//! Which chips leave play, and at which break (RRoP 10, LR 11, TCH 24).

use super::chip_set::Chip;
use crate::clock::schedule::Schedule;
use crate::ids::ChipCount;
use std::collections::BTreeMap;

/// The chips coloured up at each break, by the break's position in the schedule.
///
/// A denomination leaves as soon as no later small blind, big blind, ante or bring-in needs it, at the next break.
/// An amount needs a denomination when the larger ones cannot make it. The largest chip never leaves.
#[must_use]
pub fn colour_ups(schedule: &Schedule, chips: &[Chip]) -> BTreeMap<usize, Vec<Chip>> {
    let mut leaving: BTreeMap<usize, Vec<Chip>> = BTreeMap::new();
    for (index, chip) in chips.iter().enumerate() {
        let larger = chips.iter().skip(index.saturating_add(1)).map(|chip| chip.value);
        let Some(step) = larger.reduce(greatest_common_divisor) else { continue };
        let last_needed = schedule
            .stages
            .iter()
            .rposition(|stage| stage.amounts().iter().any(|amount| !amount.is_multiple_of(step)));
        let after = last_needed.map_or(0, |position| position.saturating_add(1));
        let next_break =
            schedule.stages.iter().enumerate().skip(after).find(|(_, stage)| stage.is_break());
        if let Some((position, _)) = next_break {
            leaving.entry(position).or_default().push(chip.clone());
        }
    }
    leaving
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
}
