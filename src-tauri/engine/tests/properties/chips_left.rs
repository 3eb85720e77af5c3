//! What leaves the tables, over random sets and schedules: what stays pays every amount that the whole set would have paid
//! (RRoP 10, LR 11).

use super::cases;
use super::setups::schedule;
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use shuffle_up_engine::rulebook::chip_set::Chip;
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rules::chips::colour_up::colour_ups;

/// Whether these chips make the amount, by trying every amount below it.
fn pays(amount: u64, values: &[u64]) -> bool {
    let amount = usize::try_from(amount).unwrap();
    let mut made = vec![false; amount + 1];
    made[0] = true;
    for paid in 1..=amount {
        made[paid] = values.iter().any(|value| {
            usize::try_from(*value)
                .ok()
                .and_then(|value| paid.checked_sub(value))
                .is_some_and(|less| made[less])
        });
    }
    made[amount]
}

proptest! {
    #![proptest_config(cases(1_500))]

    #[test]
    fn what_stays_pays_every_later_amount(
        mut schedule in schedule(),
        last in (1_u64..20, 1_u64..20),
        values in prop_oneof![
            btree_set(prop::sample::select(vec![1_u64, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000]), 2..6),
            btree_set(1_u64..60, 2..5),
        ],
        round in prop::sample::select(vec![1_u64, 5, 10, 25]),
        smalls in vec(1_u64..40, 8),
    ) {
        for (stage, small) in schedule.stages.iter_mut().zip(smalls) {
            if let Stage::Level(level) = stage {
                (level.small, level.big) = (small * round, 2 * small * round);
                level.ante = Default::default();
            }
        }
        // A break before two levels at the end, so that what the levels after the last one need matters.
        let level = |small: u64| Stage::blinds(small * round, 2 * small * round, 1_000);
        if let Some(Stage::Level(_)) = schedule.stages.last() {
            schedule.stages.push(Stage::pause(1_000));
            schedule.stages.extend([level(last.0), level(last.0 + last.1)]);
        }
        let chips: Vec<Chip> =
            values.iter().map(|value| Chip { value: *value, ..Chip::default() }).collect();
        let all: Vec<u64> = values.into_iter().collect();
        let mut stays = all.clone();
        let leaving = colour_ups(&schedule, &chips);
        for position in 0..schedule.stages.len() + 4 {
            if let Some(left) = leaving.get(&position) {
                stays.retain(|value| left.iter().all(|chip| chip.value != *value));
            }
            for amount in schedule.stage(position).amounts() {
                prop_assert!(
                    !pays(amount, &all) || pays(amount, &stays),
                    "{} of {:?} at {}", amount, stays, position
                );
            }
        }
    }
}
