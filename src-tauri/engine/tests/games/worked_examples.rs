//! Published figures and examples, each as it stands in its source.

use crate::support::{Desk, MINUTE, bust};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::seating::wait_for_seat::WaitForSeat;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::refusal::RefusalCode;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::house_rules::HoldBreaks;
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::prizes::payouts::payouts;
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::rules::tables::balance::{Step, next_step};
use shuffle_up_engine::rules::tables::mover::{Chosen, Filled};
use shuffle_up_engine::state::last_hand::A_LONG_HAND;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::views::desk::figures;
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::views::seating::draw_plan;

fn money(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().map(|amount| Money(*amount)).collect()
}

/// Stacks at the start of the hand on which these players go out.
fn out_with(stacks: &[(EntryId, u64)]) -> Bust {
    let out =
        stacks.iter().map(|(entry, stack)| Out { entry: *entry, stack: Some(*stack) }).collect();
    Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }
}

/// HPT, Moving players, the book's example: 8, 8 and 7 stand; when C loses one more, three left of its button, a card to each of the fullest tables, and the low card's player three
/// left of the button takes the seat of the player eliminated three left of the button at C, to be the big blind there.
#[test]
fn hpt_the_player_three_left_of_the_button_takes_the_eliminated_seat() {
    for (button_from, button_to) in [(1_u8, 1_u8), (4, 6), (7, 7), (8, 3)] {
        let mut desk = Desk::playing(t1000(), 24, 5);
        let first = desk.at(3, (button_to + 5 - 1) % 8 + 1);
        desk.bust(first);
        desk.now += A_LONG_HAND;
        assert_eq!(desk.sizes(), [8, 8, 7]);
        assert!(desk.due().is_none(), "sizes that differ by one stand");
        let eliminated = (button_to + 3 - 1) % 8 + 1;
        desk.bust(desk.at(3, eliminated));
        assert_eq!(desk.sizes(), [8, 8, 6]);

        let deal = desk.due().unwrap();
        assert_eq!(deal.kind, AdviceKind::Balance);
        assert_eq!(deal.rule.as_ref().map(|rule| rule.rule.as_str()), Some("Moving players"));
        assert!(matches!(deal.command, Some(Command::DealLowCard(_))), "{deal:?}");
        desk.take(&deal).unwrap();
        let (from, card) = desk.tournament().low_card.as_ref().unwrap().low().unwrap();
        let cards = &desk.tournament().low_card.as_ref().unwrap().cards;
        assert_eq!(cards.iter().map(|(table, _)| table.0).collect::<Vec<_>>(), [1, 2]);
        assert!(cards.iter().all(|(_, other)| *other >= card));

        for (table, seat) in [(TableNumber(3), button_to), (from, button_from)] {
            let ask = desk.due().unwrap();
            assert!(
                matches!(ask.need, Some(Need::Button { table: asked, .. }) if asked == table),
                "{ask:?}"
            );
            desk.button(table.0, seat);
        }
        let Some(Step::Move(step)) = next_step(desk.tournament(), desk.now) else {
            panic!("a player moves")
        };
        assert_eq!(step.chosen, Chosen::Position(3));
        assert_eq!(
            (step.from.table, step.from.seat),
            (from, SeatNumber((button_from + 3 - 1) % 8 + 1))
        );
        assert_eq!((step.to.table, step.to.seat), (TableNumber(3), SeatNumber(eliminated)));
        assert_eq!(step.seat, Filled::Eliminated);
        desk.follow_advice().unwrap();
        assert_eq!(desk.sizes().iter().sum::<usize>(), 22);
        assert_eq!(
            desk.tournament().next_big_blind(TableNumber(3), desk.now),
            Some(step.to),
            "the big blind next hand there"
        );
    }
}

/// HPT, Moving players: the position is counted among those who were playing the hand, so that a player who went out on it
/// at the giving table counts; where that very player had the position, the next one to the left moves.
#[test]
fn hpt_a_player_out_on_the_same_hand_counts_at_the_giving_table() {
    for (short_seats, moves) in [([4, 6], 4), ([2, 6], 3)] {
        let mut desk = Desk::playing(t1000(), 19, 3);
        let out = [desk.at(1, 2), desk.at(2, short_seats[0]), desk.at(2, short_seats[1])];
        desk.must(bust(&out, HandOrder::Equal));
        assert_eq!(desk.sizes(), [9, 7]);
        desk.button(2, 1);
        desk.button(1, 1);
        let Some(Step::Move(step)) = next_step(desk.tournament(), desk.now) else {
            panic!("a player moves")
        };
        assert_eq!((step.from, step.to), (Seat::new(1, moves), Seat::new(2, short_seats[0])));
    }
}

/// HPT, Seating: 25 players at tables of at most ten sit 9 + 8 + 8, from A-9 of one suit and A-8 of two others.
#[test]
fn hpt_25_players_draw_9_8_8() {
    let mut desk = Desk::open(t1000(), 1);
    desk.enter(25);
    let cards: Vec<String> = draw_plan(desk.tournament())
        .tables
        .into_iter()
        .map(|table| table.cards.to_string())
        .collect();
    assert_eq!(cards, ["A-9 of spades", "A-8 of hearts", "A-8 of clubs"]);
    desk.must(DrawSeats {});
    assert_eq!(desk.sizes(), [9, 8, 8]);
}

/// HPT, Seating: 18 left at three tables redraw to 9 + 9; 9 left at two tables make the final table.
#[test]
fn hpt_redraws_at_18_and_9() {
    let mut desk = Desk::playing(t1000(), 25, 2);
    while desk.tournament().left() > 18 {
        assert!(desk.tournament().room.open_tables() == 3);
        desk.bust(desk.seated()[0]);
        if desk.tournament().left() > 18 {
            desk.follow_advice().unwrap();
        }
    }
    let due = desk.due().unwrap();
    assert_eq!(
        (due.kind, &*due.title.english),
        (AdviceKind::Redraw, "Redraw: 18 players draw new seats at 2 tables")
    );
    desk.follow_advice().unwrap();
    assert_eq!(desk.sizes(), [9, 9]);
    while desk.tournament().left() > 9 {
        desk.bust(desk.seated()[0]);
        if desk.tournament().left() > 9 {
            desk.follow_advice().unwrap();
        }
    }
    assert_eq!(desk.due().unwrap().title.english, "Final table: 9 players draw new seats");
    desk.follow_advice().unwrap();
    assert_eq!(desk.sizes(), [9]);
    // HPT, Seating: the ace has the button, at the start and after every redraw.
    assert_eq!(desk.tournament().known_button(TableNumber(1), desk.now), Some(SeatNumber(1)));
}

/// HPT, Seating: the ace is seated at the button, at every table.
#[test]
fn hpt_the_first_button_is_at_the_aces_seat() {
    let desk = Desk::playing(t1000(), 25, 3);
    for table in 1..=3 {
        assert_eq!(
            desk.tournament().known_button(TableNumber(table), desk.now),
            Some(SeatNumber(1))
        );
        assert_eq!(
            desk.tournament().next_big_blind(TableNumber(table), desk.now).map(|seat| seat.seat),
            Some(SeatNumber(4))
        );
    }
}

/// HPT, Payout, 21-30 players: 30 entries at $25; to the cent, and rounded to $5 with the remainder to first.
#[test]
fn hpt_payouts_for_30_entries() {
    let mut setup = t1000();
    setup.prizes.unit = Money(1);
    let mut desk = Desk::open(setup.clone(), 1);
    desk.enter(30);
    assert_eq!(desk.tournament().prize_pool, Money(75_000));
    assert_eq!(payouts(desk.tournament()), money(&[30_000, 18_750, 15_000, 7_500, 3_750]));
    setup.prizes.unit = Money(500);
    let mut desk = Desk::open(setup, 1);
    desk.enter(30);
    assert_eq!(payouts(desk.tournament()), money(&[30_500, 18_500, 15_000, 7_500, 3_500]));
}

/// A field of five, all of them paid, as the examples of finishing have it.
fn five_left(hundredths: Vec<u32>) -> (Desk, Vec<EntryId>) {
    let mut setup = t1000();
    setup.prizes.shares = Shares::Percentages { hundredths };
    setup.prizes.unit = Money(1);
    let desk = Desk::playing(setup, 5, 4);
    let seated = desk.seated();
    (desk, seated)
}

/// HPT, Winning the tourney: two out on one hand with 4,000 and 2,500 at its start; the 4,000 finishes 4th.
#[test]
fn hpt_two_out_on_one_hand() {
    let (mut desk, players) = five_left(vec![4_000, 2_500, 2_000, 1_000, 500]);
    let refusal = desk.refused(bust(&players[..2], HandOrder::ByStack));
    assert_eq!(refusal.code, RefusalCode::StacksNeeded);
    desk.must(out_with(&[(players[0], 2_500), (players[1], 4_000)]));
    let places: Vec<_> =
        finishes(desk.tournament()).into_iter().map(|one| (one.place, one.entries)).collect();
    assert_eq!(places, [(4, vec![players[1]]), (5, vec![players[0]])]);
}

/// RRoP 35: equal stacks each get half of 4th and 5th together, the odd cent by the best hand, which is listed first.
#[test]
fn rrop_equal_stacks_share_and_the_odd_cent_goes_to_the_best_hand() {
    let (mut desk, players) = five_left(vec![4_000, 2_500, 2_000, 1_004, 496]);
    let prizes = payouts(desk.tournament());
    assert_eq!(prizes, money(&[5_000, 3_125, 2_500, 1_255, 620]));
    desk.must(out_with(&[(players[1], 4_000), (players[0], 4_000)]));
    let rows = standings(desk.tournament()).rows;
    let shares: Vec<_> =
        rows.iter().map(|row| (row.entry, row.place, row.place_to, row.prize)).collect();
    assert_eq!(shares, [(players[1], 4, 5, Money(938)), (players[0], 4, 5, Money(937))]);
}

/// HPT, Buyin/Rebuy/Add-on: after losing all chips, once, before the first hand of the fourth level.
#[test]
fn hpt_one_rebuy_before_the_fourth_level() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let (first, second) = (desk.at(1, 1), desk.at(1, 2));
    desk.bust(first);
    desk.must(Rebuy { entry: first, last_hand: false, payment: Payment::Cash });
    assert_eq!(desk.tournament().chips_in_play, 11_000);
    assert_eq!(desk.tournament().prize_pool, Money(27_500));
    assert_eq!(desk.at(1, 1), first, "back at the old seat");
    desk.bust(first);
    assert_eq!(
        desk.refused(Rebuy { entry: first, last_hand: false, payment: Payment::Cash }).code,
        RefusalCode::HouseRule
    );
    desk.bust(second);
    // The break after the third level: the first hand of the fourth has not been dealt.
    desk.now = 65 * MINUTE;
    assert!(
        desk.clone().say(Rebuy { entry: second, last_hand: false, payment: Payment::Cash }).is_ok()
    );
    desk.now = 70 * MINUTE;
    assert_eq!(
        desk.refused(Rebuy { entry: second, last_hand: false, payment: Payment::Cash }).code,
        RefusalCode::HouseRule
    );
    // The clock went on during the hand: it began before, and so the first hand of the fourth level is still to come.
    assert!(
        desk.clone().say(Rebuy { entry: second, last_hand: true, payment: Payment::Cash }).is_ok()
    );
    desk.now = 81 * MINUTE;
    assert_eq!(
        desk.refused(Rebuy { entry: second, last_hand: true, payment: Payment::Cash }).code,
        RefusalCode::HouseRule
    );
}

/// A failure that peers shipped: undo was blocked by an automatic level change.
#[test]
fn undo_is_not_blocked_by_a_level_change() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let seated = desk.seated();
    desk.bust(seated[4]);
    desk.now = 200 * MINUTE;
    let clock = desk.tournament().clock(desk.now);
    desk.undo().unwrap();
    assert_eq!(desk.seated(), seated);
    assert_eq!(desk.tournament().clock(desk.now), clock, "the clock went on");
}

/// A failure that peers shipped: the bubble was announced one bust late.
#[test]
fn the_bubble_is_announced_on_time() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let mut announced = Vec::new();
    while desk.tournament().left() > 1 {
        let shown = figures(desk.tournament(), desk.now);
        announced.push((shown.left, shown.to_the_money, shown.next_prize.map(|next| next.place)));
        desk.bust(desk.seated()[0]);
    }
    // Three places are paid: with four left the next one out is the bubble, with three left all have a prize.
    assert_eq!(announced[6..], [(4, 1, Some(3)), (3, 0, Some(3)), (2, 0, Some(2))]);
}

/// A failure that peers shipped: level numbers counted breaks.
#[test]
fn level_numbers_do_not_count_breaks() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    for (minute, level) in [(0, 1), (59, 3), (60, 3), (69, 3), (70, 4), (170, 8), (180, 9)] {
        desk.now = minute * MINUTE;
        let schedule = &desk.tournament().setup.schedule;
        assert_eq!(
            desk.tournament().clock(desk.now).level_number(schedule),
            level,
            "minute {minute}"
        );
    }
}

/// A failure that peers shipped: a player was seated at a closed table.
#[test]
fn nobody_is_seated_at_a_closed_table() {
    // This house does not hold its breaks while entries can come.
    let mut setup = t1000();
    setup.rules.hold_breaks = HoldBreaks::Never {};
    let mut desk = Desk::playing(setup, 38, 1);
    while desk.tournament().left() > 27 {
        desk.bust(*desk.seated().last().unwrap());
        desk.follow_advice().unwrap();
    }
    assert_eq!(desk.sizes(), [9, 9, 9], "the fourth table broke");
    let somebody = desk.at(1, 1);
    let seat = Seat::new(4, 1);
    let moved = shuffle_up_engine::actions::tables::move_player::MovePlayer {
        entry: somebody,
        to: seat,
        reason: "".into(),
    };
    assert_eq!(desk.refused(moved).code, RefusalCode::SeatTaken);
    for _ in 0..3 {
        desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    }
    assert_eq!(desk.sizes(), [10, 10, 10]);
    // The room is full: who comes now waits, and is seated at no closed table either.
    desk.must(Enter { names: vec!["Too Late".into()], ..Enter::default() });
    assert_eq!((desk.sizes(), desk.tournament().alternates.len()), (vec![10, 10, 10], 1));
}

/// A failure that peers shipped: rankings went wrong after a late correction.
#[test]
fn rankings_are_right_after_an_undo() {
    let mut desk = Desk::playing(t1000(), 6, 1);
    let players = desk.seated();
    desk.bust(players[5]);
    desk.bust(players[4]);
    desk.must(PauseClock {});
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.bust(players[3]);
    let places: Vec<_> =
        finishes(desk.tournament()).into_iter().map(|one| (one.place, one.entries[0])).collect();
    assert_eq!(places, [(5, players[3]), (6, players[5])]);
    assert!(desk.seated().contains(&players[4]));
    assert_eq!(
        desk.redo().unwrap_err().code,
        RefusalCode::NothingToUndo,
        "something was said since"
    );
}

/// The log: undo, undo, redo equals undo.
#[test]
fn undo_undo_redo_equals_undo() {
    let mut desk = Desk::playing(t1000(), 6, 1);
    let players = desk.seated();
    desk.bust(players[5]);
    desk.bust(players[4]);
    let mut once = desk.clone();
    once.undo().unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.redo().unwrap();
    assert_eq!(desk.tournament(), once.tournament());
}

/// Six players A to F, prizes for three: the log of the worked example up to the third bust.
fn six_players() -> (Desk, Vec<EntryId>, [u32; 4]) {
    let mut setup = t1000();
    setup.prizes.shares = Shares::Percentages { hundredths: vec![5_000, 3_000, 2_000] };
    let mut desk = Desk::playing(setup, 6, 3);
    let entries = desk.seated();
    let line_of = |desk: &mut Desk, who: Option<usize>| {
        desk.now += MINUTE;
        match who {
            Some(who) => desk.bust(entries[who]),
            None => desk.must(PauseClock {}),
        }
        desk.log.revision()
    };
    let f = line_of(&mut desk, Some(5));
    let e = line_of(&mut desk, Some(4));
    let pause = line_of(&mut desk, None);
    let d = line_of(&mut desk, Some(3));
    (desk, entries, [f, e, pause, d])
}

fn strike(line: u32) -> Correction {
    Correction { strike: vec![line], ..Correction::default() }
}

fn place(desk: &Desk, entry: EntryId) -> Option<u32> {
    finishes(desk.tournament())
        .into_iter()
        .find(|finish| finish.entries.contains(&entry))
        .map(|finish| finish.place)
}

/// Correcting the log: a bust far back is struck, and everybody's place follows while the clock stays.
#[test]
fn correcting_a_struck_bust_moves_the_places_and_not_the_clock() {
    let (mut desk, who, [f, ..]) = six_players();
    let seat = Seat::new(1, 6);
    let clock = desk.tournament().clock(desk.now);
    assert_eq!([3, 4, 5].map(|one| place(&desk, who[one])), [Some(4), Some(5), Some(6)]);

    desk.correct(&strike(f)).unwrap();
    assert_eq!([3, 4, 5].map(|one| place(&desk, who[one])), [Some(5), Some(6), None]);
    assert_eq!(desk.tournament().seat_of(who[5]), Some(seat));
    assert_eq!(desk.tournament().clock(desk.now), clock);
    assert_eq!(desk.log.lines().len(), usize::try_from(f).unwrap() + 4, "no line is lost");

    desk.bust(who[5]);
    assert_eq!([3, 4, 5].map(|one| place(&desk, who[one])), [Some(5), Some(6), Some(4)]);
}

/// Correcting the log: another player was meant.
#[test]
fn correcting_a_bust_to_another_player_leaves_the_other_places() {
    let (mut desk, who, [f, ..]) = six_players();
    let insert = Insertion { after: f, command: bust(&[who[2]], HandOrder::ByStack).into() };
    desk.correct(&Correction { insert: Some(Box::new(insert)), ..strike(f) }).unwrap();
    assert_eq!([2, 3, 4, 5].map(|one| place(&desk, who[one])), [Some(6), Some(4), Some(5), None]);
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.redo().unwrap();
    assert_eq!([2, 3, 4, 5].map(|one| place(&desk, who[one])), [None, Some(4), Some(5), Some(6)]);
}

/// Correcting the log: somebody sits on the seat by now. The move is named; it can be struck too, or the player waits for an
/// open seat.
#[test]
fn correcting_a_bust_whose_seat_is_taken_names_the_move() {
    let (mut desk, who, [f, ..]) = six_players();
    desk.put(who[1], 1, 6);
    let moved = desk.log.revision();
    let refusal = desk.correct(&strike(f)).unwrap_err();
    let named = format!("later-line-depends(lines=later-lines(count=1), numbers={moved})");
    assert_eq!(refusal.named(), format!("LinesDepend {named}"));
    assert_eq!(desk.log.try_correction(&strike(f)).unwrap().depend, [moved]);

    desk.correct(&Correction { strike_dependent: true, ..strike(f) }).unwrap();
    assert_eq!(desk.tournament().seat_of(who[5]), Some(Seat::new(1, 6)));
    assert_eq!(desk.tournament().seat_of(who[1]), Some(Seat::new(1, 2)));
    desk.undo().unwrap();

    let insert = Insertion { after: f, command: WaitForSeat { entry: who[5] }.into() };
    desk.correct(&Correction { insert: Some(Box::new(insert)), ..strike(f) }).unwrap();
    assert_eq!(desk.tournament().seat_of(who[1]), Some(Seat::new(1, 6)));
    let due = desk.due().unwrap();
    assert!(matches!(due.command, Some(Command::SeatAlternates(_))), "{due:?}");
    desk.take(&due).unwrap();
    assert!(desk.tournament().seat_of(who[5]).is_some());
    assert_eq!(place(&desk, who[4]), Some(6));
}

/// Correcting the log: what was said of an entry that is struck is named with it.
#[test]
fn correcting_an_entry_names_its_rebuy_and_its_bust() {
    let mut desk = Desk::open(t1000(), 3);
    desk.enter(2);
    desk.enter(1);
    let entered = desk.log.revision();
    desk.enter(3);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    let c = EntryId(3);
    desk.bust(c);
    let busted = desk.log.revision();
    desk.must(Rebuy { entry: c, last_hand: false, payment: Payment::Cash });
    let rebought = desk.log.revision();
    desk.bust(c);
    let again = desk.log.revision();
    let depend = desk.log.try_correction(&strike(entered)).unwrap().depend;
    assert!([busted, rebought, again].iter().all(|line| depend.contains(line)), "{depend:?}");
}

/// Correcting the log: a rebuy that was forgotten is put where it belongs, and pool, chips and prizes follow.
#[test]
fn correcting_a_forgotten_rebuy_puts_it_where_it_belongs() {
    let (mut desk, who, [f, ..]) = six_players();
    let before = (desk.tournament().prize_pool, desk.tournament().chips_in_play);
    let refused = Insertion {
        after: 2,
        command: Rebuy { entry: who[5], last_hand: false, payment: Payment::Cash }.into(),
    };
    let refused = Correction { insert: Some(Box::new(refused)), ..Correction::default() };
    assert!(desk.correct(&refused).is_err(), "nobody buys again before the draw");

    let insert = Insertion {
        after: f,
        command: Rebuy { entry: who[5], last_hand: false, payment: Payment::Cash }.into(),
    };
    desk.correct(&Correction { insert: Some(Box::new(insert)), ..Correction::default() }).unwrap();
    let tournament = desk.tournament();
    assert_eq!(tournament.prize_pool, before.0.plus(tournament.setup.price.prize));
    assert_eq!(tournament.chips_in_play, before.1 + tournament.setup.starting_stack);
    assert_eq!([3, 4, 5].map(|one| place(&desk, who[one])), [Some(5), Some(6), None]);
}
