//! Slips that were found once, each kept as a test.

use crate::support::{Desk, MINUTE, SECOND, bust};
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::change::ChangeSetUp;
use shuffle_up_engine::actions::tables::break_table::BreakTable;
use shuffle_up_engine::actions::tables::low_card::DealLowCard;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::refusal::RefusalCode;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::house_rules::RedrawPoint;
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::tables::balance::{Step, next_step};
use shuffle_up_engine::state::draw::DrawKind;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::setup::schedule_view;

/// An entry that was taken back got chips again when the starting stack was changed.
#[test]
fn a_new_starting_stack_gives_nothing_to_an_entry_taken_back() {
    let mut desk = Desk::open(t1000(), 1);
    desk.enter(3);
    desk.must(Withdraw::before_a_hand(EntryId(2)));
    let mut setup = t1000();
    setup.starting_stack = 3_000;
    desk.must(ChangeSetUp { setup: Box::new(setup) });
    assert_eq!(desk.tournament().chips_in_play, 6_000);
}

/// A program that saw the clock before a pause, and was told that play stood still, gave the pause to the level.
#[test]
fn a_gap_never_reaches_back_behind_the_last_word_on_the_clock() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    desk.now = 5 * MINUTE;
    desk.must(PauseClock {});
    desk.now = 15 * MINUTE;
    desk.must(StartClock {});
    desk.now += SECOND;
    desk.must(ResumeAfterGap { seen_at: 6 * MINUTE, run_on: false });
    assert_eq!(desk.tournament().clock(desk.now).remaining, 15 * MINUTE);
}

/// A clock left running for ages made a list of the schedule too long for any memory.
#[test]
fn the_schedule_of_a_clock_left_alone_is_a_list_of_finite_length() {
    let desk = Desk::playing(t1000(), 10, 1);
    assert!(schedule_view(desk.tournament(), i64::MAX).stages.len() < 1_000);
}

/// The floor line offered an entry for which no seat was open.
#[test]
fn the_floor_line_says_that_the_room_is_full() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let reading = read(&desk.log, "n Anna Berg", desk.now);
    assert!(reading.says.english.contains("no seat is open: 1st alternate"), "{reading:?}");
    desk.must(reading.command.unwrap());
    assert_eq!(desk.tournament().alternates.len(), 1);
}

/// The floor line asked in which order everybody went out, or one player twice, before it refused either order.
#[test]
fn the_floor_line_asks_only_for_an_order_that_can_be_taken() {
    let mut desk = Desk::playing(t1000(), 3, 1);
    let twice = read(&desk.log, "1.1+1.1", desk.now);
    assert!(
        twice.ask_order.is_empty() && twice.refusal.english.contains("named twice"),
        "{twice:?}"
    );
    desk.bust(desk.at(1, 3));
    let everybody = read(&desk.log, "1.1+1.2", desk.now);
    assert!(
        everybody.ask_order.is_empty() && everybody.refusal.english.contains("Not everybody"),
        "{everybody:?}"
    );
}

/// The clock started for a single player, who had won before a card was dealt.
#[test]
fn the_clock_does_not_start_for_one_player() {
    let mut desk = Desk::open(t1000(), 1);
    desk.enter(2);
    desk.must(DrawSeats {});
    desk.must(Withdraw::before_a_hand(EntryId(1)));
    assert_eq!(desk.refused(StartClock {}).code, RefusalCode::NotNow);
}

/// A prize was paid out while late registrations could still change it.
#[test]
fn no_prize_leaves_the_desk_while_it_may_still_grow() {
    let mut desk = Desk::playing(t1000(), 3, 1);
    let third = desk.at(1, 1);
    desk.bust(third);
    assert_eq!(
        desk.refused(PayPrize { entry: third, payment: Payment::Cash, less_owed: false }).code,
        RefusalCode::NotNow
    );
    desk.now = 70 * MINUTE;
    desk.must(PayPrize { entry: third, payment: Payment::Cash, less_owed: false });
}

/// Labels repeated what was typed, with marks that turn the text around them.
#[test]
fn labels_hold_names_as_they_were_taken() {
    let mut desk = Desk::open(t1000(), 1);
    desk.must(Enter { names: vec!["Anna\u{202e}\u{61c}\u{7} Berg".into()], ..Enter::default() });
    assert_eq!(desk.log.label(2).unwrap().to_string(), "Enter: Anna Berg");
}

/// Set-ups whose advice nobody could follow, or that no screen could show, were taken.
#[test]
fn set_ups_that_cannot_be_followed_or_shown_are_refused() {
    let spoils: [fn(&mut SetUp); 8] = [
        |setup| setup.rules.redraws = vec![RedrawPoint::new(100, 1)],
        |setup| setup.rules.redraws = vec![RedrawPoint::new(9, 0)],
        |setup| setup.schedule.stages.insert(3, Stage::pause(MINUTE)),
        |setup| setup.currency.code = "US$".into(),
        |setup| setup.chips[0].colour = "red; background: url(x)".into(),
        |setup| setup.stack_chips = vec![1; 5],
        |setup| setup.chips[3].value = u64::MAX,
        |setup| {
            if let Some(Stage::Level(level)) = setup.schedule.stages.first_mut() {
                level.big = u64::MAX;
            }
        },
    ];
    for (index, spoil) in spoils.into_iter().enumerate() {
        let mut setup = t1000();
        spoil(&mut setup);
        assert!(setup.checked().is_err(), "spoilt set-up {index}");
    }
}

/// Words of a set-up kept signs that cannot be shown.
#[test]
fn the_words_of_a_set_up_are_tidied() {
    let mut setup = t1000();
    setup.chips[0].name = "red\u{0}".into();
    if let Some(Stage::Level(level)) = setup.schedule.stages.first_mut() {
        level.note = "dinner\u{202e} next".repeat(100);
    }
    let setup = setup.checked().unwrap();
    assert_eq!(setup.chips[0].name, "red");
    let note = setup.schedule.stages[0].note();
    assert!(note.starts_with("dinner next") && note.chars().count() == 300);
}

/// A bust without stacks on a bubble where both places pay the same needs no order.
#[test]
fn the_order_is_not_asked_for_outside_the_money() {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let seated = desk.seated();
    desk.must(bust(&seated[..4], HandOrder::ByStack));
    assert_eq!(
        desk.refused(bust(&seated[4..8], HandOrder::ByStack)).code,
        RefusalCode::StacksNeeded
    );
}

/// Cards were dealt for a move that was not due, and lay there for the next one.
#[test]
fn no_card_is_dealt_before_a_move_is_due() {
    let mut desk = Desk::playing(t1000(), 24, 1);
    desk.bust(desk.at(3, 4));
    let refusal = desk.refused(DealLowCard { to: TableNumber(3) });
    assert_eq!(refusal.named(), "NotNow cards-dealt-only-player");
    desk.bust(desk.at(3, 5));
    desk.must(DealLowCard { to: TableNumber(3) });
}

/// A seat that came free before a redraw was still taken for that of the player eliminated.
#[test]
fn a_redraw_forgets_who_went_out_before_it() {
    let mut desk = Desk::playing(t1000(), 21, 1);
    // Seat 3 of table 2 comes free on the last hand before the redraw from three tables to two.
    for (table, seat) in [(1, 1), (1, 2), (2, 3)] {
        desk.bust(desk.at(table, seat));
    }
    desk.follow_advice().unwrap();
    assert_eq!(desk.sizes(), [9, 9]);
    // The director moves a player to the other table, so that one is due back, and nobody was eliminated here.
    let seats = |desk: &Desk| desk.tournament().room.table(TableNumber(2)).unwrap().open_seats();
    assert_eq!(seats(&desk), [SeatNumber(10)]);
    desk.put(desk.at(2, 3), 1, 10);
    assert_eq!(desk.sizes(), [10, 8]);
    desk.button(2, 5);
    desk.button(1, 5);
    let Some(Step::Move(step)) = next_step(desk.tournament(), desk.now) else {
        panic!("a player moves")
    };
    assert_eq!(step.to, Seat::new(2, 10), "the open seat nearest to the left of the button");
}

/// A move from the table at the same moment was taken for a part of the draw when the table broke.
#[test]
fn the_draw_of_a_broken_table_is_its_own() {
    let mut desk = Desk::playing(t1000(), 31, 1);
    let away = desk.at(4, 1);
    desk.must(MovePlayer { entry: away, to: Seat::new(1, 10), reason: "director".into() });
    desk.bust(desk.at(1, 1));
    desk.must(BreakTable { table: TableNumber(4) });
    let draw = desk.tournament().draws.last().unwrap();
    assert!(matches!(draw.kind, DrawKind::Break { table: TableNumber(4) }));
    assert!(draw.seats.iter().all(|(entry, _)| *entry != away));
    // The order of the draw is that of the moves, as they are called out.
    let told: Vec<EntryId> = desk.tournament().moves.iter().map(|told| told.one.entry).collect();
    let drawn: Vec<EntryId> = draw.seats.iter().map(|(entry, _)| *entry).collect();
    assert_eq!(told[told.len() - drawn.len()..], drawn);
}
