use super::*;
use crate::rulebook::templates;
use proptest::prelude::*;

/// The T1000 chips and stack, in so many hours.
fn t1000(players: u32, level_minutes: u32, wanted_minutes: u32) -> ScheduleWish {
    let setup = templates::t1000();
    ScheduleWish {
        players,
        starting_stack: setup.starting_stack,
        more_chips: 0,
        chips: setup.chips,
        wanted_minutes,
        level_minutes,
        depth: None,
        ante_from_level: None,
        break_minutes: 10,
        break_every_minutes: 80,
        after_last: AfterLast::Double,
    }
}

fn generated(wish: &ScheduleWish) -> Result<Schedule, Unmet> {
    generate(wish, &Customs::default())
}

fn blinds(schedule: &Schedule) -> Vec<(ChipCount, ChipCount)> {
    schedule.stages.iter().filter_map(Stage::level).map(|level| (level.small, level.big)).collect()
}

/// A schedule as a table: the blinds, the ante, the length, and what is coloured up at a break.
fn table(schedule: &Schedule, chips: &[Chip]) -> String {
    let leaving = colour_ups(schedule, chips);
    let mut at: Millis = 0;
    let mut lines = vec!["   at  level  blinds".to_string()];
    for (position, stage) in schedule.stages.iter().enumerate() {
        let begins = format!("{:>2}:{:02}", at / 3_600_000, at / 60_000 % 60);
        at += stage.length_ms();
        let what = match stage {
            Stage::Level(level) => {
                let ante = match level.ante.chips() {
                    0 => String::new(),
                    chips => format!(" ({chips})"),
                };
                format!(
                    "{:>5}  {}-{}{ante}",
                    schedule.level_number(position),
                    level.small,
                    level.big
                )
            }
            Stage::Break(_) => {
                let off: Vec<String> = leaving
                    .get(&position)
                    .into_iter()
                    .flatten()
                    .map(|chip| format!("{}s off", chip.value))
                    .collect();
                format!("break  {}", off.join(", "))
            }
        };
        lines.push(format!("{begins}  {what}").trim_end().to_string());
    }
    lines.join("\n")
}

/// HPT: the T1000 schedule begins with 10-20 and takes 3 to 4 hours of 20-minute levels, 5 to 6 of 30-minute ones.
#[test]
fn the_published_lengths_of_t1000_come_out() {
    for (level_minutes, wanted, published) in [(20, 210, 180..=240), (30, 330, 300..=360)] {
        for players in [10, 12, 16, 18, 20, 24] {
            let wish = t1000(players, level_minutes, wanted);
            let schedule = generated(&wish).unwrap();
            assert_eq!(blinds(&schedule)[0], (10, 20), "{players} players");
            let (from, to) = predicted_length(&schedule, chips_expected(&wish)).unwrap();
            let middle = (from + to) / 2 / 60_000;
            assert!(published.contains(&middle), "{players} players: {middle} minutes");
        }
    }
}

/// From a home game to a festival's opening event: the schedule is met or another is named, and until the last two tables the
/// average stack has 15 big blinds at every level.
#[test]
fn ten_to_five_thousand_players_keep_their_stacks() {
    for players in [10, 18, 30, 60, 90, 144, 300, 700, 1_500, 5_000] {
        for (level_minutes, wanted) in [(15, 180), (20, 240), (20, 360), (30, 600), (40, 900)] {
            let wish =
                ScheduleWish { starting_stack: 5_000, ..t1000(players, level_minutes, wanted) };
            let (wish, schedule) = match generated(&wish) {
                Ok(schedule) => (wish, schedule),
                Err(unmet) => {
                    let nearest = *unmet.nearest.expect("another evening can");
                    let schedule = generated(&nearest).unwrap();
                    (nearest, schedule)
                }
            };
            let field = BustOutCurve::new(&schedule, players, chips_expected(&wish)).unwrap();
            for (stage, average) in schedule.stages.iter().zip(field.averages()) {
                let Some(level) = stage.level() else { continue };
                if field.left(average) > AT_THE_LAST_TWO_TABLES {
                    assert!(
                        average >= 15 * u128::from(level.big),
                        "{players}: {average} at {}",
                        level.big
                    );
                }
            }
        }
    }
}

#[test]
fn a_home_game_as_a_table() {
    let wish = t1000(16, 20, 210);
    insta::assert_snapshot!(table(&generated(&wish).unwrap(), &wish.chips));
}

#[test]
fn a_deep_stack_with_antes_as_a_table() {
    let chip = |value| Chip { value, colour: "#000000".into(), ..Chip::default() };
    let wish = ScheduleWish {
        players: 60,
        starting_stack: 20_000,
        more_chips: 200_000,
        chips: [25, 100, 500, 1_000, 5_000].map(chip).into(),
        wanted_minutes: 480,
        level_minutes: 25,
        depth: Some(100),
        ante_from_level: Some(4),
        break_minutes: 15,
        break_every_minutes: 90,
        after_last: AfterLast::Step,
    };
    insta::assert_snapshot!(table(&generated(&wish).unwrap(), &wish.chips));
}

#[test]
fn what_cannot_be_done_names_the_nearest_that_can() {
    let wish = t1000(20, 20, 30);
    let unmet = generated(&wish).unwrap_err();
    let nearest = unmet.nearest.expect("shorter levels can");
    assert!(nearest.level_minutes < 20);
    assert!(generated(&nearest).is_ok());
    assert_eq!(
        unmet.refusal.message,
        format!(
            "20 players with 1,000 each cannot finish in 30 min with 20-minute levels. {}-minute levels work.",
            nearest.level_minutes
        )
    );
}

#[test]
fn stacks_without_small_chips_are_explained() {
    let chip = Chip { value: 500, colour: "#000000".into(), ..Chip::default() };
    let wish = ScheduleWish { chips: vec![chip], ..t1000(20, 20, 210) };
    let unmet = generated(&wish).unwrap_err();
    assert_eq!(
        unmet.refusal.named(),
        "BadValue smallest-blinds-too-large(small=500, big=1,000, stack=1,000)"
    );
}

fn wishes() -> impl Strategy<Value = ScheduleWish> {
    let sets: Vec<Vec<ChipCount>> = vec![
        vec![],
        vec![5, 25, 100, 500],
        vec![25, 100, 500, 1_000, 5_000],
        vec![1, 5, 10, 25, 100],
        vec![10, 20, 50, 100, 200, 500],
        vec![100],
        vec![2, 3, 7],
    ];
    let chips = (prop::sample::select(sets), 500_u64..50_000, prop::option::of(8_u32..300));
    let time = (10_u32..900, prop::sample::select(vec![5_u32, 8, 10, 12, 15, 20, 25, 30, 40, 60]));
    let breaks = (0_u32..30, 40_u32..140);
    let rest = (2_u32..400, 0_u64..100_000, prop::option::of(1_u32..8));
    (chips, time, breaks, rest).prop_map(|(chips, time, breaks, rest)| ScheduleWish {
        players: rest.0,
        starting_stack: chips.1,
        more_chips: rest.1,
        chips: chips
            .0
            .into_iter()
            .map(|value| Chip { value, colour: "#000000".into(), ..Chip::default() })
            .collect(),
        wanted_minutes: time.0,
        level_minutes: time.1,
        depth: chips.2,
        ante_from_level: rest.2,
        break_minutes: breaks.0,
        break_every_minutes: breaks.1,
        after_last: AfterLast::Double,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// A wish is met by a schedule without fault, or refused with one that can be met.
    #[test]
    fn a_wish_is_met_or_explained(wish in wishes()) {
        match generated(&wish) {
            Ok(schedule) => {
                prop_assert!(schedule.check().is_ok());
                prop_assert_eq!(odd(&schedule, &wish.chips, &Customs::default()), vec![]);
                for pair in blinds(&schedule).windows(2) {
                    prop_assert!(pair[1].0 * 5 >= pair[0].0 * 6 && pair[1].0 <= pair[0].0 * 2, "{:?}", pair);
                }
                let wanted = minutes(wish.wanted_minutes);
                let (from, to) = predicted_length(&schedule, chips_expected(&wish)).unwrap();
                prop_assert!((from..=to).contains(&wanted), "{} to {}", from / 60_000, to / 60_000);
                let breaks = schedule.stages.iter().filter(|stage| stage.is_break()).count();
                prop_assert!(wish.break_minutes > 0 || breaks == 0);
                if wish.break_minutes > 0 && wish.level_minutes * 4 <= wish.break_every_minutes {
                    let mut played = 0;
                    for stage in &schedule.stages {
                        played = if stage.is_break() { 0 } else { played + wish.level_minutes };
                        prop_assert!(played * 4 <= wish.break_every_minutes * 5);
                    }
                }
            }
            Err(unmet) => {
                prop_assert!(!unmet.refusal.key.is_empty());
                if let Some(nearest) = unmet.nearest {
                    prop_assert!(generated(&nearest).is_ok(), "{:?}", nearest);
                }
            }
        }
    }
}

#[test]
fn a_refusal_has_its_numbers_as_the_country_writes_them() {
    let customs = Customs::new(
        &crate::base::money::Currency { code: "EUR".into(), decimals: 2 },
        Some("de-DE"),
    );
    let wish = ScheduleWish { starting_stack: 20_000, ..t1000(1_200, 240, 10) };
    let unmet = generate(&wish, &customs).unwrap_err();
    assert_eq!(
        unmet.refusal.named(),
        "BadValue wish-cannot-be-met(players=1.200, stack=20.000, length=10 min, minutes=240, offer=give-another-stack)"
    );
}
