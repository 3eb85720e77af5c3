//! Random set-ups that a host could choose, and random names.

use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{
    ButtonRule, FromTable, GameForm, HoldBreaks, HouseRules, MovedIn, Mover, NoShowDue,
    NoShowMoney, RedrawPoint, Tighter, ToSeat, preset,
};
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::prize_wish::{FirstWish, PlacesWish, StructureWish};
use shuffle_up_engine::rulebook::schedule::{AfterLast, Ante, Level, Schedule, Stage};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::day_end::{DayEnd, DayEndsAt, LastHands};
use shuffle_up_engine::rulebook::setup::price::{
    AddOnRule, AddOnsFrom, BuyIn, EarlyBird, Price, ReEntryRule, RebuyRule,
};
use shuffle_up_engine::rulebook::shot_clock::{ShotClock, ShotClockMoment, TimeCards};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rulebook::ticket_terms::TicketTerms;

/// Names as people have them, and as keyboards and files make them.
pub fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[A-Z][a-z]{1,8} [A-Z][a-z]{1,9}",
        1 => "\\PC{1,30}",
        1 => any::<String>(),
        1 => prop::sample::select(vec![
            "Łukasz Żółć", "山田太郎", "Ελένη", "O\"Brien, Jr.", "=1+1", "Mary\u{202e}yraM", "عمر\u{061c}", "7.3", "#4",
            "<b>Bo</b>", "Anna\u{0}Berg", "e\u{301}", "🂡 Ace", " ", "by by", "r", "a+b",
        ]).prop_map(String::from),
    ]
}

/// A schedule of whole seconds: one to eight stages, no two breaks in a row, some levels that end by hands.
pub fn schedule() -> impl Strategy<Value = Schedule> {
    let hands = prop::option::weighted(0.15, 1_u32..6);
    let stage = (1_i64..=400, 1_u64..2_000, any::<bool>(), hands);
    let rule = prop::sample::select(vec![AfterLast::Double, AfterLast::Step, AfterLast::Repeat]);
    (vec(stage, 1..8), rule).prop_map(|(drawn, after_last)| {
        let mut stages: Vec<Stage> = Vec::new();
        let last = drawn.len() - 1;
        for (index, (seconds, small, wants_break, hands)) in drawn.into_iter().enumerate() {
            let length_ms = seconds * 1_000;
            let may_break =
                index > 0 && index < last && stages.last().is_some_and(|stage| !stage.is_break());
            stages.push(if wants_break && may_break {
                Stage::pause(length_ms)
            } else {
                let ante = if small % 3 == 0 {
                    Ante::BigBlind { chips: 2 * small }
                } else {
                    Ante::None {}
                };
                Stage::Level(Level { ante, hands, ..Level::blinds(small, 2 * small, length_ms) })
            });
        }
        Schedule { stages, after_last, games: None }
    })
}

fn prizes() -> impl Strategy<Value = PrizeStructure> {
    let unit = prop::sample::select(vec![0, 1, 100, 500, 2_500, 1_000_000]);
    let shares = prop::sample::select(vec![
        Shares::Generated { tables: true, wish: StructureWish::default() },
        Shares::Generated {
            tables: false,
            wish: StructureWish {
                places: PlacesWish::Share { hundredths: 4_000 },
                least: 120,
                first: FirstWish::Share { hundredths: 4_500 },
                tiers: Some(4),
            },
        },
        Shares::Amounts { amounts: vec![Money(20_000), Money(10_000), Money(7_500)] },
        Shares::Percentages { hundredths: vec![10_000] },
        Shares::Seats { value: Money(1), ticket: None },
        Shares::Seats {
            value: Money(150_000),
            ticket: Some(TicketTerms { event: "Main Event".into(), until: None, first: Some(7) }),
        },
        Shares::Seats {
            value: Money(4_000),
            ticket: Some(TicketTerms { event: "Main Event".into(), until: None, first: None }),
        },
        Shares::Percentages { hundredths: vec![3_334, 3_333, 3_333] },
        Shares::Percentages { hundredths: vec![4_000, 2_500, 1_500, 1_000, 500, 300, 200] },
    ]);
    (shares, unit).prop_map(|(shares, unit)| PrizeStructure { shares, unit: Money(unit) })
}

/// The house rules of any book for any game, most of them with lines changed in any way that makes sense.
pub fn rules() -> impl Strategy<Value = HouseRules> {
    let any_of = |count: usize| 0..count;
    let sizes = (2_u8..=12, 1_u8..=3, any::<u8>(), 0_u32..4);
    let tighter = (0_u32..8, any::<bool>(), 0_u32..8);
    let choices = (any_of(2), any_of(3), any_of(3), any_of(3), any_of(2), 1_u8..6, 1_u32..4);
    (
        any_of(RuleBook::ALL.len()),
        any_of(GameForm::ALL.len()),
        prop::option::of(sizes),
        prop::option::of(tighter),
        prop::option::of(choices),
    )
        .prop_map(|(book, form, sizes, tighter, choices)| {
            let mut rules = preset(RuleBook::ALL[book], GameForm::ALL[form]);
            if let Some((seats, tolerance, preferred, points)) = sizes {
                let preferred = 2 + preferred % (seats - 1);
                rules.seats_per_table = seats;
                rules.preferred_size = preferred;
                rules.tolerance = tolerance;
                rules.redraws = (1..=points)
                    .rev()
                    .map(|tables| RedrawPoint::new(tables * u32::from(preferred), tables))
                    .collect();
            }
            if let Some((tables, near_money, restart_tables)) = tighter {
                rules.tighter = Tighter { tables, near_money, restart_tables };
            }
            if let Some((mover, from, to, moved_in, button, halt, no_show)) = choices {
                rules.mover = [Mover::SamePosition, Mover::NextBigBlind][mover];
                rules.from_table =
                    [FromTable::LowCard, FromTable::BreakingOrder, FromTable::Director][from];
                rules.to_seat =
                    [ToSeat::EliminatedSeat, ToSeat::EarliestBigBlind, ToSeat::WorstPosition][to];
                rules.moved_in =
                    [MovedIn::Plays, MovedIn::WaitsInSmallBlindAndButton, MovedIn::WaitsBetween]
                        [moved_in];
                rules.button = [ButtonRule::Dead, ButtonRule::Moving][button];
                rules.halt_at = (halt > 1).then_some(halt);
                rules.shot_clock = (halt > 2).then(|| ShotClock {
                    seconds: 30,
                    card_s: 30,
                    from: (halt > 3).then_some(ShotClockMoment::Level { level: no_show }),
                    until: (halt > 4).then_some(ShotClockMoment::FinalTable {}),
                    cards: Some(TimeCards { start: 1, day: 1, final_table: 1 }),
                    ..ShotClock::default()
                });
                let until = Closing::Level { level: no_show.max(1) };
                rules.hold_breaks = [
                    HoldBreaks::Never {},
                    HoldBreaks::WhileEntries {},
                    HoldBreaks::Until { until },
                ][from];
                rules.no_show.due = NoShowDue::Level { level: no_show };
                if no_show > 1 {
                    rules.no_show.money = NoShowMoney::Held { days: no_show };
                }
            }
            rules
        })
}

/// A set-up that passes its own check; half of them have the house rules of the template.
pub fn setup() -> impl Strategy<Value = SetUp> {
    let rebuy = prop::option::of((1_u32..4, 1_u32..9, 0_i64..10_000));
    let late = prop::option::of(1_u32..9);
    (prop::option::of(rules()), schedule(), prizes(), rebuy, late, 0_i64..100_000, 1_u64..5_000)
        .prop_map(|(rules, schedule, prizes, rebuy, late, price, stack)| {
            let mut setup = templates::t1000();
            if let Some(rules) = rules {
                setup.rules = rules;
            }
            setup.schedule = schedule;
            setup.prizes = prizes;
            setup.price = Price {
                prize: Money(price),
                fee: Money(price / 10),
                bounty: Money(price % 3 * 700),
                staff: Money(price % 4 * 10),
                league: Money(price % 5 * 10),
            };
            setup.rebuy = rebuy.map(|(limit, until_level, price)| RebuyRule {
                price: Price {
                    prize: Money(price),
                    bounty: Money(price % 2 * 900),
                    ..Price::default()
                },
                chips: stack * 2,
                limit: Some(limit).filter(|limit| *limit < 3),
                until: until_level.into(),
                at_most: if price % 4 == 0 { 1_000 } else { 0 },
            });
            setup.late_registration_until = late.map(Closing::from);
            let other = Price { prize: Money(price / 2), fee: Money(7), ..Price::default() };
            setup.late_price = (price % 3 == 1).then_some(other);
            setup.early_bird = (price % 5 < 2)
                .then_some(EarlyBird { chips: stack / 2 + 1, until: Closing::Level { level: 1 } });
            setup.buy_ins = (0..price % 3)
                .map(|kind| BuyIn {
                    name: format!("Kind {kind}"),
                    price: other,
                    chips: stack + kind.unsigned_abs(),
                })
                .collect();
            setup.add_on = (price % 7 < 3).then_some(AddOnRule {
                price: Price { bounty: Money(price % 2 * 50), ..other },
                chips: stack * 3,
                limit: 2,
                from: if price % 2 == 0 { AddOnsFrom::Start {} } else { AddOnsFrom::FirstBreak {} },
                until: Closing::Level { level: 9 },
            });
            setup.re_entry = (price % 2 == 0).then_some(ReEntryRule {
                price: Price { bounty: Money(price % 3 * 700), ..other },
                chips: stack,
                limit: Some(2),
                until: Closing::Level { level: 9 },
                forfeit: price % 4 == 0,
            });
            setup.bounty = [BountyKind::Fixed, BountyKind::Progressive, BountyKind::Mystery]
                [usize::try_from(stack % 3).unwrap_or(0)];
            setup.starting_stack = stack;
            setup.day_end = (stack % 3 == 0).then_some(DayEnd {
                at: [
                    DayEndsAt::Level { level: 2 },
                    DayEndsAt::Left { players: 5 },
                    DayEndsAt::Share { hundredths: 4_000, up: true },
                ][usize::try_from(stack / 3 % 3).unwrap_or(0)],
                hands: LastHands::Drawn { from: 2, to: 5 },
                minutes: 10,
                counted_twice: stack % 2 == 0,
            });
            setup
        })
}
