//! Each preset against its rule book, rule by rule: the test's name has the book, its comment the rule.

use crate::support::{Desk, bust};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::tables::absent::MarkAbsent;
use shuffle_up_engine::actions::tables::breaking_order::SetBreakingOrder;
use shuffle_up_engine::actions::tables::button::{SetBigBlind, SetButton};
use shuffle_up_engine::actions::tables::choose_table::ChooseTable;
use shuffle_up_engine::actions::tables::deal_hands::DealHands;
use shuffle_up_engine::actions::tables::draw_button::DrawButton;
use shuffle_up_engine::actions::tables::halt::{PlayOnShort, halted_tables};
use shuffle_up_engine::actions::tables::restart::PrepareRestart;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::advice::{advice, advice_at};
use shuffle_up_engine::base::ids::{Seat, SeatNumber, TableNumber};
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{
    ButtonRule, FirstButton, GameForm, HouseRules, InitialSeats, MovedIn, Mover, RedrawPoint,
    ToSeat, preset,
};
use shuffle_up_engine::rulebook::schedule::{GameChange, Schedule};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::tables::balance::{Step, next_step, tolerance};
use shuffle_up_engine::rules::tables::due::breaking_order;
use shuffle_up_engine::rules::tables::last_hand::A_HAND;
use shuffle_up_engine::rules::tables::mover::{BalancingMove, Chosen, Filled, Stays};
use shuffle_up_engine::state::last_hand::A_LONG_HAND;
use shuffle_up_engine::state::move_reason::MoveReason;
use shuffle_up_engine::state::moves::Meets;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use std::collections::BTreeSet;

/// A freezeout by these rules.
fn by(rules: HouseRules) -> SetUp {
    SetUp { rules, rebuy: None, ..templates::t1000() }
}

/// A freezeout by the preset of a book, at full tables.
fn event(book: RuleBook) -> SetUp {
    by(preset(book, GameForm::FullRing))
}

/// Busts whoever sits on these seats, on one hand.
fn out(desk: &mut Desk, seats: &[(u32, u8)]) {
    let players: Vec<_> = seats.iter().map(|(table, seat)| desk.at(*table, *seat)).collect();
    desk.now += A_HAND;
    desk.must(bust(&players, HandOrder::Equal));
}

fn big_blind(desk: &mut Desk, table: u32, seat: u8) {
    desk.must(SetBigBlind { table: TableNumber(table), seat: SeatNumber(seat), stud: false });
}

#[track_caller]
fn due_move(desk: &Desk) -> BalancingMove {
    match next_step(desk.tournament(), desk.now) {
        Some(Step::Move(step)) => step,
        other => panic!("a player moves: {other:?}"),
    }
}

fn stud() -> Schedule {
    templates::all().into_iter().find(|one| one.id == "stud").unwrap().setup.schedule
}

fn asked_big_blind(desk: &Desk) -> Option<u32> {
    match desk.due()?.need? {
        Need::BigBlind { table, .. } => Some(table.0),
        _ => None,
    }
}

/// HPT: ten seats; the cards give the seats, the ace the button; a dead button.
#[test]
fn hpt_seats_and_buttons() {
    let rules = preset(RuleBook::Hpt, GameForm::FullRing);
    assert_eq!(rules.seats_per_table, 10);
    assert_eq!(
        (rules.initial_seats, rules.first_button, rules.button),
        (InitialSeats::CardDraw, FirstButton::Ace, ButtonRule::Dead)
    );
}

/// HPT, Moving players: tables may not differ by two, however many there are.
#[test]
fn hpt_tables_may_not_differ_by_two() {
    for players in [24, 63, 90] {
        let mut desk = Desk::playing(event(RuleBook::Hpt), players, 1);
        let tables = u32::try_from(desk.sizes().len()).unwrap();
        out(&mut desk, &[(tables, 1)]);
        out(&mut desk, &[(tables, 2)]);
        let due = desk.due().unwrap();
        assert_eq!(
            (due.kind, due.rule.unwrap().rule.as_str()),
            (AdviceKind::Balance, "Moving players")
        );
    }
}

/// HPT, Moving players: a moved player assumes the obligations of the seat, wherever it is.
#[test]
fn hpt_a_moved_player_plays() {
    assert_eq!(preset(RuleBook::Hpt, GameForm::FullRing).moved_in, MovedIn::Plays);
    let mut desk = Desk::playing(event(RuleBook::Hpt), 19, 1);
    // At table 2 the button is at seat 3, the small blind at 4 and the big blind at 5; both blinds go out.
    out(&mut desk, &[(2, 4), (2, 5)]);
    desk.button(2, 3);
    desk.button(1, 1);
    let step = due_move(&desk);
    assert_eq!((step.to, step.meets), (Seat::new(2, 4), Some(Meets::Button)));
}

/// RRoP 17: with seven tables sizes within two stand; with six they must be within one.
#[test]
fn rrop_seven_tables_stand_where_six_need_a_move() {
    let mut desk = Desk::playing(event(RuleBook::Rrop), 63, 1);
    out(&mut desk, &[(7, 1), (7, 2)]);
    assert_eq!((desk.sizes(), desk.due()), (vec![9, 9, 9, 9, 9, 9, 7], None));
    let mut desk = Desk::playing(event(RuleBook::Rrop), 54, 1);
    out(&mut desk, &[(6, 1), (6, 2)]);
    assert_eq!(desk.sizes(), [9, 9, 9, 9, 9, 7]);
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Balance);
}

/// RRoP 15: the director names the table; its next big blind moves, to the open seat that is big blind earliest. Peers moved
/// seat 1 instead of the next big blind.
#[test]
fn rrop_the_next_big_blind_moves() {
    for book in [RuleBook::Rrop, RuleBook::Lr] {
        let mut desk = Desk::playing(event(book), 54, 1);
        out(&mut desk, &[(6, 5), (6, 8)]);
        let due = desk.due().unwrap();
        let five: Vec<TableNumber> = (1..=5).map(TableNumber).collect();
        assert_eq!(due.need, Some(Need::Table { table: TableNumber(6), tables: five }));
        let refused = ChooseTable { to: TableNumber(6), from: TableNumber(6) };
        assert_eq!(
            desk.refused(refused).named(),
            "BadValue choose-among-the-fullest(table=table(number=6), among=tables-numbered(numbers=[1, 2, 3, 4, 5]))"
        );
        desk.must(ChooseTable { to: TableNumber(6), from: TableNumber(4) });
        assert_eq!(asked_big_blind(&desk), Some(6));
        big_blind(&mut desk, 6, 6);
        assert_eq!(asked_big_blind(&desk), Some(4));
        big_blind(&mut desk, 4, 9);
        let due = desk.due().unwrap();
        let rule = due.rule.clone().unwrap();
        assert_eq!((rule.book.as_str(), rule.rule.as_str()), (book.short(), "15"));
        let step = due_move(&desk);
        assert_eq!((step.from, step.to), (Seat::new(4, 1), Seat::new(6, 8)));
        assert_eq!((step.chosen, step.seat), (Chosen::NextBigBlind, Filled::EarliestBigBlind));
        assert_eq!(step.meets, None, "one player is big blind before");
        desk.take(&due).unwrap();
        assert_eq!(desk.due(), None);
    }
}

/// RRoP 16 and LR 16 differ: in the small blind and on the button the one plays, the other waits until the button has passed.
/// TCH 10a waits between the two only.
#[test]
fn rrop_16_plays_where_lr_16_waits() {
    for (book, button, small, between) in [
        (RuleBook::Rrop, Meets::Button, Meets::SmallBlind, Meets::Between),
        (RuleBook::Lr, Meets::Waits, Meets::Waits, Meets::Waits),
        (RuleBook::Tch, Meets::Button, Meets::SmallBlind, Meets::Waits),
    ] {
        // The last hand had its small blind at seat 3 and its big blind at seat 5; seat 4 was open before.
        let desk = |rules: HouseRules, first: u8, second: u8| {
            let mut desk = Desk::playing(by(rules), 27, 1);
            out(&mut desk, &[(3, first)]);
            out(&mut desk, &[(3, second)]);
            big_blind(&mut desk, 3, 5);
            if book != RuleBook::Tch {
                desk.must(ChooseTable { to: TableNumber(3), from: TableNumber(2) });
            }
            big_blind(&mut desk, 2, 1);
            let step = due_move(&desk);
            (step.to, step.seat, step.meets)
        };
        let mut rules = preset(book, GameForm::FullRing);
        let (seat, _, meets) = desk(rules.clone(), 4, 5);
        assert_eq!((seat, meets), (Seat::new(3, 4), Some(between)), "{book:?}");
        rules.to_seat = ToSeat::EliminatedSeat;
        for (at, meets) in [(3, button), (5, small)] {
            let found = desk(rules.clone(), 4, at);
            assert_eq!(found, (Seat::new(3, at), Filled::Eliminated, Some(meets)), "{book:?}");
        }
    }
}

/// RRoP explanation 1: where the button moves and the small blind has gone out, two big blinds are shown for the next hand.
#[test]
fn rrop_a_moving_button_shows_two_big_blinds() {
    let mut rules = preset(RuleBook::Rrop, GameForm::FullRing);
    let shown = |rules: &HouseRules| -> Vec<u8> {
        let mut desk = Desk::playing(by(rules.clone()), 9, 1);
        out(&mut desk, &[(1, 2)]);
        desk.button(1, 1);
        desk.tournament()
            .next_big_blinds(TableNumber(1), desk.now)
            .iter()
            .map(|seat| seat.0)
            .collect()
    };
    assert_eq!(shown(&rules), [4]);
    rules.button = ButtonRule::Moving;
    assert_eq!(shown(&rules), [4, 5]);
}

/// RRoP 18: redraws at three tables, two and one; the first not in an event of four or five tables.
#[test]
fn rrop_redraws_at_three_two_and_one() {
    let points = preset(RuleBook::Rrop, GameForm::FullRing).redraws;
    assert_eq!(
        points,
        [
            RedrawPoint { players: 27, tables: 3, of_tables: 6 },
            RedrawPoint::new(18, 2),
            RedrawPoint::new(9, 1)
        ]
    );
    for (players, first) in
        [(54, AdviceKind::Redraw), (45, AdviceKind::Break), (36, AdviceKind::Break)]
    {
        let setup = SetUp { late_registration_until: None, ..event(RuleBook::Rrop) };
        let mut desk = Desk::playing(setup, players, 2);
        while desk.tournament().left() > 28 {
            let last = *desk.seated().last().unwrap();
            desk.bust(last);
            desk.follow_advice().unwrap();
        }
        assert_eq!(desk.sizes().len(), 4);
        let last = *desk.seated().last().unwrap();
        desk.bust(last);
        assert_eq!(desk.due().unwrap().kind, first, "{players}");
        desk.follow_advice().unwrap();
        assert_eq!(desk.sizes(), [9, 9, 9]);
        while desk.tournament().left() > 18 {
            let last = *desk.seated().last().unwrap();
            desk.bust(last);
        }
        assert_eq!(desk.due().unwrap().kind, AdviceKind::Redraw);
    }
}

/// RRoP 13, LR 14 and TCH 10b: tables break in a preset order, which the director may set.
#[test]
fn tables_break_in_the_preset_order() {
    for book in [RuleBook::Rrop, RuleBook::Lr, RuleBook::Tch] {
        let setup = SetUp { late_registration_until: None, ..event(book) };
        let mut desk = Desk::playing(setup, 63, 1);
        let order = |desk: &Desk| -> Vec<u32> {
            breaking_order(desk.tournament()).iter().take(3).map(|table| table.0).collect()
        };
        assert_eq!(order(&desk), [7, 6, 5]);
        desk.must(SetBreakingOrder { tables: vec![TableNumber(3), TableNumber(7)] });
        assert_eq!(order(&desk), [3, 7, 6]);
        let twice = SetBreakingOrder { tables: vec![TableNumber(3), TableNumber(3)] };
        assert_eq!(
            desk.refused(twice).named(),
            "BadValue table-named-twice(table=table(number=3))"
        );
        while desk.tournament().left() > 55 {
            let first = desk.seated()[0];
            desk.bust(first);
            desk.follow_advice().unwrap();
        }
        let first = desk.seated()[0];
        desk.bust(first);
        let due = desk.due().unwrap();
        assert_eq!(
            (due.kind, due.tables.as_slice()),
            (AdviceKind::Break, [TableNumber(3)].as_slice())
        );
        desk.follow_advice().unwrap();
        assert_eq!(desk.sizes(), [9; 6]);
    }
}

/// TCH 11e: within two; within one at four tables or fewer.
#[test]
fn tch_tolerance_by_tables() {
    for (players, within) in [(45, 2), (36, 1), (27, 1)] {
        let mut setup = event(RuleBook::Tch);
        setup.prizes.shares = shuffle_up_engine::rulebook::prize_structure::Shares::Percentages {
            hundredths: vec![10_000],
        };
        let desk = Desk::playing(setup, players, 1);
        assert_eq!(tolerance(desk.tournament()), within, "{players}");
    }
}

/// TCH 11e: within one as soon as no more than a full table must go out before the money.
#[test]
fn tch_within_one_a_full_table_to_the_money() {
    let mut setup = event(RuleBook::Tch);
    setup.prizes.shares = shuffle_up_engine::rulebook::prize_structure::Shares::Percentages {
        hundredths: vec![250; 40],
    };
    setup.prizes.unit = shuffle_up_engine::base::money::Money(1);
    let mut desk = Desk::playing(setup, 54, 1);
    while desk.tournament().left() > 50 {
        assert_eq!(tolerance(desk.tournament()), 2);
        let first = desk.seated()[0];
        desk.bust(first);
        desk.follow_advice().unwrap();
    }
    assert_eq!(tolerance(desk.tournament()), 2, "ten before the money");
    let first = desk.seated()[0];
    desk.bust(first);
    assert_eq!(tolerance(desk.tournament()), 1, "nine before the money");
}

/// TCH 11e: for a restart within one below six tables; with the next bust-out the usual tolerance holds again.
#[test]
fn tch_a_restart_is_levelled_within_one() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 45, 1);
    out(&mut desk, &[(5, 1), (5, 2)]);
    assert_eq!((desk.sizes(), desk.due()), (vec![9, 9, 9, 9, 7], None));
    desk.must(PrepareRestart {});
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Balance);
    desk.follow_advice().unwrap();
    assert_eq!(desk.sizes(), [9, 9, 9, 8, 8]);
    out(&mut desk, &[(1, 1)]);
    assert_eq!(tolerance(desk.tournament()), 2);
    let mut rrop = Desk::playing(event(RuleBook::Rrop), 45, 1);
    rrop.refused(PrepareRestart {});
}

/// TCH 11e: nine tables, the fullest with nine, one with six: that table halts, until a player arrives or the director lets it
/// play on.
#[test]
fn tch_a_table_three_short_halts() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 81, 1);
    out(&mut desk, &[(9, 1), (9, 4)]);
    assert_eq!(halted_tables(desk.tournament()), []);
    out(&mut desk, &[(9, 7)]);
    assert_eq!(halted_tables(desk.tournament()), [TableNumber(9)]);
    let due = advice(desk.tournament(), desk.now);
    assert_eq!(
        due.iter().map(|one| one.kind).collect::<Vec<_>>(),
        [AdviceKind::Balance, AdviceKind::Halt]
    );
    assert_eq!(due[1].title.english, "Table 9 halts: 6 players, 9 at the fullest");
    let mut waived = desk.clone();
    waived.must(PlayOnShort { tables: vec![TableNumber(9)] });
    assert_eq!(halted_tables(waived.tournament()), []);
    out(&mut waived, &[(9, 2)]);
    assert_eq!(halted_tables(waived.tournament()), [TableNumber(9)], "one shorter, it halts again");
    desk.follow_advice().unwrap();
    assert_eq!(halted_tables(desk.tournament()), [], "released by the player who arrives");
    assert_eq!(
        desk.refused(PlayOnShort { tables: vec![TableNumber(9)] }).named(),
        "NotNow table-not-halted(table=table(number=9))"
    );
}

/// TCH 11d: the one table that is fuller gives the player; of several, the next in the breaking order.
#[test]
fn tch_the_next_to_break_gives_the_player() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 36, 1);
    out(&mut desk, &[(4, 1), (4, 2)]);
    big_blind(&mut desk, 4, 4);
    assert_eq!(asked_big_blind(&desk), Some(3), "table 3 breaks before 1 and 2");
    desk.must(SetBreakingOrder { tables: vec![TableNumber(1)] });
    assert_eq!(asked_big_blind(&desk), Some(1));
    let mut desk = Desk::playing(event(RuleBook::Tch), 35, 1);
    out(&mut desk, &[(3, 2), (4, 1), (4, 2)]);
    out(&mut desk, &[(2, 4)]);
    assert_eq!(desk.sizes(), [9, 8, 8, 6]);
    big_blind(&mut desk, 4, 4);
    assert_eq!(asked_big_blind(&desk), Some(1), "the one fullest table");
}

/// TCH 11a: the next big blind is seat 5, the last was seat 3, seat 4 is open: the mover is the big blind there. Where seat 3
/// is open because the big blind went out, it is the coming small blind and is not given.
#[test]
fn tch_the_mover_takes_the_single_big_blind_and_never_the_small() {
    for gone in [[4, 8], [3, 4]] {
        let mut desk = Desk::playing(event(RuleBook::Tch), 27, 1);
        out(&mut desk, &[(3, gone[0]), (3, gone[1])]);
        assert_eq!(asked_big_blind(&desk), Some(3));
        big_blind(&mut desk, 3, 3);
        big_blind(&mut desk, 2, 5);
        let step = due_move(&desk);
        assert_eq!((step.from, step.to), (Seat::new(2, 6), Seat::new(3, 4)));
        assert_eq!((step.seat, step.meets), (Filled::Worst, Some(Meets::BigBlind)));
        let due = desk.due().unwrap();
        assert_eq!(due.rule.clone().unwrap().rule, "11a");
        assert!(due.why.english.contains("big blind there next hand"), "{}", due.why);
        desk.take(&due).unwrap();
        let told = desk.tournament().moves.last().unwrap();
        assert_eq!(
            (&told.reason, told.one.meets),
            (&MoveReason::Balance {}, Some(Meets::BigBlind))
        );
        assert_eq!(
            desk.tournament().next_big_blind(TableNumber(3), desk.now),
            Some(Seat::new(3, 4))
        );
    }
    // Both blinds went out: the small blind's seat is the last of all, the button's is taken.
    let mut desk = Desk::playing(event(RuleBook::Tch), 27, 1);
    out(&mut desk, &[(3, 2), (3, 3)]);
    big_blind(&mut desk, 3, 3);
    big_blind(&mut desk, 2, 5);
    assert_eq!((due_move(&desk).to, due_move(&desk).meets), (Seat::new(3, 2), Some(Meets::Button)));
}

/// TCH 11a: at stud there is no button: the seat left last is filled by the player of the same seat, and nothing is asked.
#[test]
fn tch_at_stud_the_same_seat_moves() {
    let mut setup = by(preset(RuleBook::Tch, GameForm::Stud));
    setup.schedule = stud();
    let mut desk = Desk::playing(setup, 24, 1);
    out(&mut desk, &[(3, 2)]);
    out(&mut desk, &[(3, 7)]);
    let step = due_move(&desk);
    assert_eq!((step.from, step.to), (Seat::new(2, 7), Seat::new(3, 7)));
    assert_eq!((step.chosen, step.seat), (Chosen::SameSeat, Filled::LeftLast));
}

/// TCH 11b: in a mixed event the next big blind moves in the stud rounds as well, from where the big blind was when blinds were
/// last posted.
#[test]
fn tch_in_a_mixed_event_the_frozen_button_counts() {
    let mut setup = by(preset(RuleBook::Tch, GameForm::Stud));
    setup.schedule =
        templates::all().into_iter().find(|one| one.id == "horse").unwrap().setup.schedule;
    let mut desk = Desk::playing(setup, 24, 1);
    out(&mut desk, &[(3, 2), (3, 7)]);
    assert_eq!(asked_big_blind(&desk), Some(3));
    big_blind(&mut desk, 3, 5);
    big_blind(&mut desk, 2, 8);
    assert_eq!((due_move(&desk).from, due_move(&desk).to), (Seat::new(2, 1), Seat::new(3, 7)));
}

/// TCH 11b: after the last hand with blinds the button moves on once and is frozen through the stud rounds, whoever goes out or
/// comes; whoever moves meets no blind; with the blinds it starts from there. Said in a stud round, it is where it is frozen.
#[test]
fn tch_the_button_is_frozen_through_the_stud_rounds() {
    let mut setup = by(preset(RuleBook::Tch, GameForm::Stud));
    setup.schedule =
        templates::all().into_iter().find(|one| one.id == "horse").unwrap().setup.schedule;
    setup.schedule.games.as_mut().unwrap().change = GameChange::Level {};
    let mut desk = Desk::playing(setup, 16, 1);
    let hand = |desk: &Desk, table| {
        let hand = desk.tournament().hand_known(TableNumber(table), desk.now).unwrap();
        let numbers = |seats: &[SeatNumber]| seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
        (hand.button.0, numbers(&hand.small), numbers(&hand.big))
    };
    let deal = |desk: &mut Desk| desk.must(DealHands { tables: Vec::new() });
    desk.must(DrawButton { seat: Some(SeatNumber(1)) });
    deal(&mut desk);
    assert_eq!(hand(&desk, 1), (2, vec![3], vec![4]));
    desk.must(JumpTo { stage: 2 });
    for _ in 0..3 {
        deal(&mut desk);
        assert_eq!(hand(&desk, 1), (3, vec![], vec![]));
    }
    let reading = read(&desk.log, "deal 1", desk.now);
    assert_eq!(reading.says.english, "the next hand of stud at table 1: the button stays at 3");
    assert!(desk.tournament().next_big_blinds(TableNumber(1), desk.now).is_empty());
    out(&mut desk, &[(1, 3), (1, 5)]);
    let due = &advice_at(desk.tournament(), desk.now)[0];
    let cited = due.rule.as_ref().map(|rule| format!("{} {}", rule.book, rule.rule));
    assert_eq!((due.kind, cited.as_deref()), (AdviceKind::Balance, Some("TCH 11b")));
    assert!(
        due.why.english.starts_with("big blind next at table 2, if there were blinds"),
        "{due:?}"
    );
    assert!(!due.why.english.contains("next hand"), "{due:?}");
    let due = due.clone();
    desk.take(&due).unwrap();
    assert_eq!(desk.tournament().moves.last().unwrap().one.meets, None);
    assert_eq!(desk.tournament().moves.last().unwrap().one.to, Seat::new(1, 5));
    deal(&mut desk);
    assert_eq!(hand(&desk, 1), (3, vec![], vec![]), "frozen before an empty seat");
    desk.button(2, 7);
    deal(&mut desk);
    assert_eq!(hand(&desk, 2), (7, vec![], vec![]), "where it was said to be frozen");
    desk.must(JumpTo { stage: 6 });
    deal(&mut desk);
    assert_eq!(hand(&desk, 1), (3, vec![4], vec![5]), "the blinds are back");
    assert_eq!(hand(&desk, 2), (7, vec![8], vec![1]));
    deal(&mut desk);
    assert_eq!(hand(&desk, 1), (4, vec![5], vec![6]));
}

/// TCH Stud 1: where only stud is played nobody draws, says or follows a button, under no book.
#[test]
fn no_book_has_a_button_in_stud() {
    for book in RuleBook::ALL {
        let mut setup = by(preset(book, GameForm::Stud));
        setup.schedule = stud();
        let mut desk = Desk::playing(setup, 24, 1);
        assert!(desk.tournament().room.tables().all(|(_, table)| table.last_hand.is_none()));
        let table = TableNumber(1);
        for said in [
            Command::from(DrawButton { seat: None }),
            DealHands { tables: vec![table] }.into(),
            SetBigBlind { table, seat: SeatNumber(1), stud: false }.into(),
            SetButton { table, seat: SeatNumber(1), stud: false }.into(),
        ] {
            assert_eq!(desk.refused(said).named(), "HouseRule no-button-in-stud");
        }
    }
}

/// TCH P9: two tables of five in an event of nine or eight, the tenth player out: a final table of nine. In an event of six, two
/// tables of four and the eighth player out make seven; at Big O nine stay at two tables until eight are left.
#[test]
fn tch_final_tables() {
    for (form, players, seats) in [
        (GameForm::FullRing, 10, 9),
        (GameForm::EightHanded, 10, 9),
        (GameForm::Stud, 10, 9),
        (GameForm::Badugi, 10, 9),
        (GameForm::SixHanded, 8, 7),
        (GameForm::Draw, 8, 7),
        (GameForm::BigO, 9, 8),
    ] {
        let mut desk = Desk::playing(by(preset(RuleBook::Tch, form)), players, 1);
        assert_eq!(desk.sizes().len(), 2, "{form:?}");
        assert_eq!(desk.due(), None, "{form:?}");
        out(&mut desk, &[(1, 1)]);
        let due = desk.due().unwrap();
        assert_eq!(due.kind, AdviceKind::Redraw);
        assert_eq!(due.title.english, format!("Final table: {seats} players draw new seats"));
        assert_eq!(due.rule.clone().unwrap().rule, "P9");
        desk.take(&due).unwrap();
        assert_eq!(desk.sizes(), [seats], "{form:?}");
    }
}

/// TCH stud 1 and draw games: the seats of each game.
#[test]
fn tch_seats_by_game() {
    let seats = |form| preset(RuleBook::Tch, form).seats_per_table;
    let forms = GameForm::ALL.map(|form| (form, seats(form)));
    assert_eq!(
        forms,
        [
            (GameForm::FullRing, 9),
            (GameForm::EightHanded, 8),
            (GameForm::SixHanded, 6),
            (GameForm::BigO, 8),
            (GameForm::Stud, 8),
            (GameForm::Draw, 6),
            (GameForm::Badugi, 8),
        ]
    );
}

/// WSOP 90 and 151: a high card at each table for the button, which is dead.
#[test]
fn wsop_buttons() {
    let rules = preset(RuleBook::Wsop, GameForm::FullRing);
    assert_eq!((rules.first_button, rules.button), (FirstButton::HighCard, ButtonRule::Dead));
}

/// Nobody is moved twice on one hand while another will do.
#[test]
fn nobody_is_moved_twice_on_one_hand() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 27, 1);
    out(&mut desk, &[(3, 4), (3, 8)]);
    big_blind(&mut desk, 3, 3);
    big_blind(&mut desk, 2, 5);
    // The director has just moved somebody else to the seat of the next big blind.
    let (next, other) = (desk.at(2, 6), desk.at(1, 1));
    desk.put(next, 3, 8);
    desk.put(other, 2, 6);
    let back = desk.at(3, 8);
    desk.put(back, 1, 1);
    let step = due_move(&desk);
    assert_eq!((step.from, step.chosen), (Seat::new(2, 7), Chosen::NextAfter(Stays::Moved)));
}

/// At a table where no hand was played nobody can say where the button was: nothing is asked there.
#[test]
fn an_empty_table_is_not_asked_for_its_button() {
    for (mover, to_seat) in [
        (Mover::SamePosition, ToSeat::EliminatedSeat),
        (Mover::NextBigBlind, ToSeat::WorstPosition),
    ] {
        let rules = HouseRules { mover, to_seat, ..preset(RuleBook::Hpt, GameForm::FullRing) };
        let mut desk = Desk::playing(by(rules), 29, 1);
        for seat in 1..=9 {
            out(&mut desk, &[(3, seat)]);
        }
        // The hand on which the last one went out is over.
        out(&mut desk, &[(2, 1)]);
        assert_eq!(desk.sizes(), [10, 9, 0]);
        let due = desk.due().unwrap();
        let asked = match due.need {
            Some(Need::Button { table, .. } | Need::BigBlind { table, .. }) => table.0,
            _ => 0,
        };
        assert_eq!((due.kind, asked), (AdviceKind::Balance, 1));
        desk.take(&due).unwrap();
        assert_eq!(due_move(&desk).to.table, TableNumber(3));
        desk.follow_advice().unwrap();
        assert_eq!(desk.sizes(), [7, 6, 6]);
    }
}

/// The director moves somebody else by hand, or somewhere else: the advice follows, and asks for nothing more.
#[test]
fn the_advice_follows_the_directors_own_move() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 27, 1);
    out(&mut desk, &[(3, 4), (3, 8)]);
    big_blind(&mut desk, 3, 3);
    big_blind(&mut desk, 2, 5);
    let advised = due_move(&desk);
    let (other, seat) = (desk.at(1, 2), Seat::new(3, 8));
    assert_ne!((other, seat), (advised.entry, advised.to));
    desk.put(other, 3, 8);
    assert_eq!((desk.sizes(), desk.due()), (vec![8, 9, 8], None));
    desk.undo().unwrap();
    assert_eq!(due_move(&desk), advised, "taken back, the same move is due again");
}

/// TCH 9: who has a seat of their own keeps it, and players who are kept apart are not brought together, while another will do.
#[test]
fn tch_arrangements_are_kept_while_another_will_do() {
    use shuffle_up_engine::actions::seating::keep_apart::KeepApart;
    use shuffle_up_engine::actions::seating::lock_seat::LockSeat;
    let mut desk = Desk::playing(event(RuleBook::Tch), 27, 1);
    let player = |desk: &Desk, table, seat| {
        let entry = desk.at(table, seat);
        desk.tournament().entries.get(&entry).unwrap().player
    };
    let (next, after, there) = (player(&desk, 2, 6), player(&desk, 2, 7), player(&desk, 3, 1));
    out(&mut desk, &[(3, 4), (3, 8)]);
    big_blind(&mut desk, 3, 3);
    big_blind(&mut desk, 2, 5);
    desk.must(LockSeat { player: next, seat: Some(Seat::new(2, 6)) });
    let step = due_move(&desk);
    assert_eq!((step.from.seat, step.chosen), (SeatNumber(7), Chosen::NextAfter(Stays::Locked)));
    desk.must(LockSeat { player: next, seat: None });
    desk.must(KeepApart { one: next, other: there, apart: true });
    let step = due_move(&desk);
    assert_eq!((step.from.seat, step.chosen), (SeatNumber(7), Chosen::NextAfter(Stays::KeptApart)));
    desk.must(KeepApart { one: after, other: there, apart: true });
    assert_eq!(due_move(&desk).from.seat, SeatNumber(8));
}

/// A line of the rules may be changed during play, as a line of the log; those by which seats were drawn may not.
#[test]
fn rules_may_change_during_play() {
    use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
    let mut desk = Desk::playing(event(RuleBook::Hpt), 24, 1);
    desk.now += A_LONG_HAND;
    out(&mut desk, &[(3, 4), (3, 8)]);
    assert!(matches!(desk.due().unwrap().command, Some(Command::DealLowCard(_))));
    let tch = preset(RuleBook::Tch, GameForm::FullRing);
    let other =
        HouseRules { seats_per_table: 10, initial_seats: InitialSeats::CardDraw, ..tch.clone() };
    assert_eq!(
        desk.refused(ChangeHouseRules { rules: Box::new(tch) }).named(),
        "NotNow seats-drawn-present-tables-2"
    );
    desk.must(ChangeHouseRules { rules: Box::new(other) });
    assert_eq!(asked_big_blind(&desk), Some(3));
    let label = desk.log.label(desk.log.revision()).unwrap().to_string();
    assert_eq!(label, "House rules: changed");
    desk.undo().unwrap();
    assert!(matches!(desk.due().unwrap().command, Some(Command::DealLowCard(_))));
}

/// The floor line says the breaking order, a restart, and that a halted table plays on (TCH 11e).
#[test]
fn tch_the_floor_line_orders_tables() {
    let mut desk = Desk::playing(event(RuleBook::Tch), 81, 1);
    let reading = |desk: &Desk, text: &str| read(&desk.log, text, desk.now);
    let order = reading(&desk, "order 3, 7");
    assert_eq!(order.says.english, "table 3 and table 7 break next, in this order");
    desk.must(order.command.unwrap());
    assert_eq!(breaking_order(desk.tournament())[..2], [TableNumber(3), TableNumber(7)]);
    desk.must(reading(&desk, "order").command.unwrap());
    assert_eq!(breaking_order(desk.tournament()).first(), Some(&TableNumber(9)));
    assert_eq!(reading(&desk, "order 30").refusal.english, "Table 30 is not open.");

    assert!(reading(&desk, "play 9").refusal.english.contains("not halted"));
    out(&mut desk, &[(9, 1), (9, 4), (9, 7)]);
    desk.must(reading(&desk, "play 9").command.unwrap());
    assert_eq!(halted_tables(desk.tournament()), []);

    assert!(matches!(reading(&desk, "restart").command, Some(Command::PrepareRestart(_))));
    // A player may be called like a verb.
    assert_eq!(reading(&desk, "order anna").verb.english, "Bust");
}

/// A late registration is told to wait exactly where the next hand is not dealt to it (RRoP 16, LR 16, TCH 8a and 10a; HPT has every
/// newcomer play at once): by every book and button, for every seat that a player may have left.
#[test]
fn a_late_registration_is_told_what_the_next_hand_does() {
    use shuffle_up_engine::actions::entries::enter::Enter;
    use shuffle_up_engine::actions::tables::deal_hands::DealHands;
    let mut told_to_wait = 0;
    for book in RuleBook::ALL {
        for button in [ButtonRule::Dead, ButtonRule::Moving] {
            for hands in 1..=6 {
                for left in 1..=7 {
                    let rules = HouseRules { button, ..preset(book, GameForm::FullRing) };
                    let mut desk = Desk::playing(by(rules), 14, hands);
                    desk.button(1, 2);
                    for _ in 0..hands {
                        desk.must(DealHands { tables: vec![TableNumber(1)] });
                    }
                    out(&mut desk, &[(1, left)]);
                    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
                    let label = desk.log.label(desk.log.revision()).unwrap().to_string();
                    let late = *desk.tournament().entries.keys().next_back().unwrap();
                    let seat = desk.tournament().seat_of(late).unwrap();
                    if seat.table != TableNumber(1) {
                        continue;
                    }
                    desk.must(DealHands { tables: vec![TableNumber(1)] });
                    let hand = desk.tournament().last_hand(TableNumber(1), desk.now).unwrap();
                    let waits = !hand.players.contains(&late);
                    told_to_wait += usize::from(waits);
                    assert_eq!(
                        label.contains("once the button has passed"),
                        waits,
                        "{book:?} {button:?} {hands} {label}"
                    );
                }
            }
        }
    }
    assert!(told_to_wait > 10, "{told_to_wait}");
}

/// Whoever answers after the computer's clock was set back is believed: nothing that was said before it counts as later.
#[test]
fn a_button_said_after_the_clock_was_set_back_holds() {
    let mut desk = Desk::playing(by(preset(RuleBook::Hpt, GameForm::FullRing)), 20, 1);
    desk.now += 3_600_000;
    for seat in [1, 2, 3] {
        let out = desk.at(1, seat);
        desk.bust(out);
    }
    desk.now -= 1_800_000;
    let asked = |desk: &Desk| desk.due().and_then(|due| due.need);
    assert!(asked(&desk).is_some());
    for _ in 0..4 {
        let Some(due) = desk.due().filter(|due| due.need.is_some()) else { return };
        desk.take(&due).unwrap();
    }
    assert_eq!(asked(&desk), None);
}

/// Bust-outs of one moment may be typed in any order and in any number of lines: the same player moves to the same seat.
#[test]
fn the_order_of_typing_does_not_decide_who_moves() {
    use shuffle_up_engine::actions::tables::deal_hands::DealHands;
    let at_once: [&[(u32, u8)]; 6] = [
        &[(2, 3), (2, 6)],
        &[(2, 3), (2, 6), (1, 5)],
        &[(2, 8), (2, 1), (1, 1), (3, 9)],
        &[(1, 2), (1, 3), (2, 4), (2, 5)],
        &[(3, 1), (3, 4), (3, 7)],
        &[(1, 4), (3, 4), (1, 7), (3, 7)],
    ];
    let mut moved = 0;
    for book in RuleBook::ALL {
        for seats in at_once {
            let first_move = |lines: &[&[(u32, u8)]]| {
                let mut desk = Desk::playing(by(preset(book, GameForm::FullRing)), 27, 1);
                for table in 1..=3 {
                    desk.button(table, 2);
                }
                desk.must(DealHands { tables: Vec::new() });
                for line in lines {
                    let players: Vec<_> = line.iter().map(|at| desk.at(at.0, at.1)).collect();
                    desk.must(bust(&players, HandOrder::AsListed));
                }
                while let Some(due) = desk.due() {
                    match (&due.need, &due.command) {
                        (Some(Need::Table { table, tables }), _) => {
                            desk.must(ChooseTable { to: *table, from: tables[0] });
                        }
                        (None, Some(Command::DealLowCard(deal))) => {
                            let line = desk.log.prepare((*deal).into(), desk.now, 9, "test");
                            desk.log.commit(line.unwrap());
                        }
                        (None, Some(Command::MovePlayer(to))) => return Some(to.clone()),
                        _ => return None,
                    }
                }
                None
            };
            let there = first_move(&[seats]);
            moved += usize::from(there.is_some());
            let one_by_one: Vec<&[(u32, u8)]> = seats.chunks(1).collect();
            let backwards: Vec<&[(u32, u8)]> = seats.chunks(1).rev().collect();
            let in_twos: Vec<&[(u32, u8)]> = seats.chunks(2).rev().collect();
            for lines in [one_by_one, backwards, in_twos] {
                assert_eq!(first_move(&lines), there, "{book:?} {lines:?}");
            }
        }
    }
    assert!(moved > 10, "{moved}");
}

/// What each preset cites for each kind of advice, checked against the books by hand: no book is cited for a rule that it
/// does not have. WSOP rules cash games, and its preset plays tournaments as TCH does.
fn may_be_cited(book: RuleBook, kind: AdviceKind) -> &'static [&'static str] {
    use AdviceKind as Kind;
    use RuleBook::{Hpt, Lr, Rrop, Tch, Wsop};
    match (kind, book) {
        (Kind::Draw, Hpt) => &["HPT Seating"],
        (Kind::Draw, Rrop) => &["RRoP 2"],
        (Kind::Draw, Lr) => &["LR 2"],
        (Kind::Draw, Tch | Wsop) => &["TCH 7"],
        (Kind::Start, Hpt) => &["HPT Timer use and breaks"],
        (Kind::Start, Rrop) => &["RRoP 9"],
        (Kind::Start, Lr) => &["LR 10"],
        (Kind::Start, Tch) => &["TCH 23"],
        (Kind::Start, Wsop) => &["WSOP 51"],
        (Kind::Button, Rrop) => &["RRoP 7"],
        (Kind::Button, Lr) => &["LR 8"],
        (Kind::Button, Tch) => &["TCH 7c"],
        (Kind::Button, Wsop) => &["WSOP 90"],
        (Kind::Seat, _) => &["TCH 8a"],
        (Kind::Open, Hpt) => &["HPT Seating"],
        (Kind::Open, _) => &["TCH 10c"],
        (Kind::Balance, Hpt) => &["HPT Moving players", "TCH 11a"],
        (Kind::Balance, Rrop) => &["RRoP 15", "RRoP 17", "TCH 11a"],
        (Kind::Balance, Lr) => &["LR 15", "LR 17", "TCH 11a"],
        (Kind::Balance, Tch | Wsop) => &["TCH 11", "TCH 11a"],
        (Kind::Break, Hpt) => &["HPT Tournaments 14"],
        (Kind::Break, Rrop) => &["RRoP 13"],
        (Kind::Break, Lr) => &["LR 14"],
        (Kind::Break, Tch) => &["TCH 10b"],
        (Kind::Break, Wsop) => &["WSOP 147"],
        (Kind::Redraw, Hpt) => &["HPT Seating"],
        (Kind::Redraw, Rrop) => &["RRoP 18"],
        (Kind::Redraw, Lr) => &["LR 18"],
        (Kind::Redraw, Tch | Wsop) => &["TCH P9"],
        (Kind::Halt, _) => &["TCH 11e"],
        (Kind::ColourUp, Hpt) => &["HPT Tournaments 11"],
        (Kind::ColourUp, Rrop) => &["RRoP 10"],
        (Kind::ColourUp, Lr) => &["LR 11"],
        (Kind::ColourUp, Tch | Wsop) => &["TCH 24"],
        (Kind::HandForHand, Hpt | Tch | Wsop) => &["TCH P8"],
        (Kind::HandForHand, Rrop) => &["RRoP Explanation 1"],
        (Kind::HandForHand, Lr) => &["LR Explanation 1"],
        (Kind::Absence, Hpt) => &["HPT Players leaving"],
        (Kind::Absence, Rrop) => &["RRoP 6"],
        (Kind::Absence, Lr) => &["LR 7"],
        (Kind::Absence, Tch) => &["TCH 30"],
        (Kind::Absence, Wsop) => &["WSOP 73", "WSOP 74"],
        (Kind::NoShow, Hpt) => &["HPT Late players"],
        (Kind::NoShow, Rrop) => &["RRoP 4"],
        (Kind::NoShow, Lr) => &["LR 5"],
        (Kind::NoShow, Tch | Wsop) => &["TCH 5"],
        _ => &[],
    }
}

/// Tournaments by every preset from the draw to the last prize, at blinds and at stud, with an alternate, players who never
/// came, and a table that loses everybody at once.
#[test]
fn no_preset_cites_a_book_that_has_no_such_rule() {
    let mut seen: BTreeSet<(RuleBook, &'static str)> = BTreeSet::new();
    for book in RuleBook::ALL {
        for form in [GameForm::FullRing, GameForm::SixHanded, GameForm::Stud] {
            let mut setup = by(preset(book, form));
            if form == GameForm::Stud {
                setup.schedule = stud();
            }
            let per_table = usize::from(setup.rules.seats_per_table);
            setup.tables = Some(7);
            let mut desk = Desk::open(setup, 5);
            desk.enter(per_table * 6);
            for step in 0..4_000_usize {
                for due in advice_at(desk.tournament(), desk.now) {
                    let Some(rule) = &due.rule else { continue };
                    let cited = format!("{} {}", rule.book, rule.rule);
                    let known = may_be_cited(book, due.kind);
                    let which = known.iter().find(|known| **known == cited);
                    let which = which.unwrap_or_else(|| panic!("{book:?}: {cited} for {due:?}"));
                    seen.insert((book, which));
                }
                desk.now += 60_000;
                if step == 2 {
                    // Never came, as far as the first levels know.
                    let entry = desk.seated()[9];
                    desk.must(MarkAbsent { entry, absent: true, longer: false });
                }
                if matches!(step, 2 | 40) {
                    desk.enter(step);
                }
                let due = desk.due();
                match (desk.tournament().phase(), due) {
                    (Phase::Finished, _) => break,
                    (_, Some(due)) if due.kind == AdviceKind::HandForHand => {
                        if !desk.hand_for_hand_goes_on(&due).unwrap() {
                            let first = desk.seated()[0];
                            drop(desk.say(bust(&[first], HandOrder::AsListed)));
                        }
                    }
                    (_, Some(due)) => desk.take(&due).unwrap(),
                    (_, None) => {
                        let seated = desk.seated();
                        let several = if step % 3 == 0 && seated.len() > 20 { 4 } else { 1 };
                        let out = &seated[..several.min(seated.len() - 1)];
                        desk.must(bust(out, HandOrder::AsListed));
                    }
                }
            }
            assert_eq!(desk.tournament().phase(), Phase::Finished, "{book:?} {form:?}");
        }
    }
    for book in RuleBook::ALL {
        let found = seen.iter().filter(|(of, _)| *of == book).count();
        assert!(found >= 8, "{book:?}: {seen:?}");
    }
}
