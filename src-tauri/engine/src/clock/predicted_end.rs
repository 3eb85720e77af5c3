//! When a tournament is likely to end, as a range.

use super::schedule::Schedule;
use crate::ids::{ChipCount, Millis};

/// The chips in play are this many big blinds when the end is near: at the early and at the late end of the range.
const BIG_BLINDS_AT_THE_END: (u64, u64) = (40, 20);

/// The predicted length of play in milliseconds of clock time, breaks included, from and to.
///
/// A tournament is near its end when all chips in play are some 20 to 40 big blinds. `None` without chips.
#[must_use]
pub fn predicted_length(schedule: &Schedule, chips_in_play: ChipCount) -> Option<(Millis, Millis)> {
    if chips_in_play == 0 {
        return None;
    }
    let (early, late) = BIG_BLINDS_AT_THE_END;
    Some((
        length_until(schedule, chips_in_play, early),
        length_until(schedule, chips_in_play, late),
    ))
}

/// The clock time until the end of the first level at which the chips are at most `big_blinds` big blinds.
fn length_until(schedule: &Schedule, chips: ChipCount, big_blinds: u64) -> Millis {
    let mut length: Millis = 0;
    for position in 0..schedule.stages.len().saturating_add(20) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::templates;

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
}
