//! Correcting lines far back: what was said wrong an hour ago, and what later lines are about.

use crate::support::{Desk, MINUTE};
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::change_schedule::ChangeSchedule;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::penalties::end::EndPenalty;
use shuffle_up_engine::actions::penalties::give::GivePenalty;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::base::ids::{EntryId, Seat, TableNumber};
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::pool::pool;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::penalty::PenaltyKind;
use shuffle_up_engine::views::correction::correction_view;
use shuffle_up_engine::views::log::{LineFilter, lines_of};
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::{Command, Tournament};

fn strike(line: u32) -> Correction {
    Correction { strike: vec![line], ..Correction::default() }
}

fn instead(line: u32, command: impl Into<Command>) -> Correction {
    let insert = Insertion { after: line, command: command.into() };
    Correction { insert: Some(Box::new(insert)), ..strike(line) }
}

/// Eighteen players for whom rebuys are open, two of them out.
fn playing() -> Desk {
    let rebuys = templates::all().into_iter().find(|template| template.setup.rebuy.is_some());
    let mut desk = Desk::playing(rebuys.expect("a rebuy template").setup, 18, 4);
    for entry in [EntryId(3), EntryId(9)] {
        desk.now += MINUTE;
        desk.bust(entry);
    }
    desk
}

/// Half an hour of lines after the one that is put right.
fn half_an_hour(desk: &mut Desk) {
    for entry in [EntryId(5), EntryId(14), EntryId(18)] {
        desk.now += 10 * MINUTE;
        desk.bust(entry);
    }
}

/// What a director compares: the places with their prizes, the pool, chips, seats and the clock.
#[track_caller]
fn same(corrected: &Desk, right: &Desk) {
    let seats = |tournament: &Tournament| {
        let entries = tournament.entries.iter().map(|(entry, _)| *entry);
        entries.map(|entry| tournament.seat_of(entry)).collect::<Vec<_>>()
    };
    let (one, other) = (corrected.tournament(), right.tournament());
    assert_eq!(standings(one), standings(other));
    assert_eq!(pool(one), pool(other));
    assert_eq!(one.chips_in_play, other.chips_in_play);
    assert_eq!(seats(one), seats(other));
    assert_eq!(one.clock(corrected.now), other.clock(right.now));
}

#[test]
fn a_forgotten_rebuy_is_as_if_it_had_been_said_then() {
    let rebuy = Rebuy { entry: EntryId(9), last_hand: false, payment: Payment::Cash };
    let mut right = playing();
    let mut corrected = right.clone();
    let line = corrected.log.revision();
    right.must(rebuy);
    half_an_hour(&mut right);
    half_an_hour(&mut corrected);
    assert_ne!(standings(corrected.tournament()), standings(right.tournament()));
    let insert = Some(Box::new(Insertion { after: line, command: rebuy.into() }));
    corrected.correct(&Correction { insert, ..Correction::default() }).unwrap();
    // Whoever is in again has the seat that was free then; nobody else has sat down since.
    same(&corrected, &right);
}

#[test]
fn a_forgotten_bust_is_told_with_the_place_that_it_has() {
    let mut right = playing();
    let mut corrected = right.clone();
    let forgotten = crate::support::bust(&[EntryId(11)], HandOrder::ByStack);
    let line = corrected.log.revision();
    right.must(forgotten.clone());
    half_an_hour(&mut right);
    half_an_hour(&mut corrected);
    let insert = Some(Box::new(Insertion { after: line, command: forgotten.into() }));
    corrected.correct(&Correction { insert, ..Correction::default() }).unwrap();
    same(&corrected, &right);
    let label = corrected.log.label(corrected.log.revision()).unwrap().to_string();
    assert!(label.ends_with(", 16th"), "two of eighteen were out: {label}");
}

#[test]
fn a_wrong_seat_is_as_if_the_right_one_had_been_said() {
    let start = playing();
    let entry = start.seated()[0];
    let open = |table: u32| {
        let seats = (1..=10).map(|seat| Seat::new(table, seat));
        seats.filter(|seat| start.tournament().room.at(*seat).is_none()).collect::<Vec<_>>()
    };
    let open: Vec<Seat> = open(1).into_iter().chain(open(2)).collect();
    let to = |to: Seat| MovePlayer { entry, to, reason: "director".into() };
    let (mut corrected, mut right) = (start.clone(), start.clone());
    corrected.must(to(open[0]));
    let line = corrected.log.revision();
    right.must(to(open[1]));
    half_an_hour(&mut corrected);
    half_an_hour(&mut right);
    corrected.correct(&instead(line, to(open[1]))).unwrap();
    same(&corrected, &right);
}

#[test]
fn a_wrong_level_is_as_if_the_right_one_had_been_said() {
    let (mut corrected, mut right) = (playing(), playing());
    corrected.must(JumpTo { stage: 7 });
    let line = corrected.log.revision();
    right.must(JumpTo { stage: 5 });
    half_an_hour(&mut corrected);
    half_an_hour(&mut right);
    corrected.correct(&instead(line, JumpTo { stage: 5 })).unwrap();
    same(&corrected, &right);
}

/// Moves are ticked by their number on the list; when an earlier move is struck, the numbers shift and the ticks do not.
#[test]
fn a_tick_stays_with_its_player_when_an_earlier_move_is_struck() {
    let mut desk = playing();
    let free =
        [1, 2].into_iter().flat_map(|table| (1..=10).map(move |seat| Seat::new(table, seat)));
    let free: Vec<Seat> =
        free.filter(|seat| desk.tournament().room.at(*seat).is_none()).take(2).collect();
    let movers: Vec<EntryId> =
        (1..=10).filter_map(|seat| desk.tournament().room.at(Seat::new(2, seat))).take(2).collect();
    let mut lines = Vec::new();
    for (entry, to) in movers.iter().copied().zip(free) {
        desk.must(MovePlayer { entry, to, reason: "director".into() });
        lines.push(desk.log.revision());
    }
    desk.must(Arrived { moves: vec![2] });
    desk.correct(&strike(lines[0])).unwrap();
    let moves: Vec<_> =
        desk.tournament().moves.iter().map(|said| (said.one.entry, said.arrived)).collect();
    assert_eq!(moves, [(movers[1], true)]);
}

/// The same for penalties: what has been served belongs to whoever served it.
#[test]
fn a_penalty_that_is_over_stays_over_when_an_earlier_one_is_struck() {
    let mut desk = playing();
    let give = |entry: EntryId| GivePenalty {
        entry,
        kind: PenaltyKind::Hands { hands: 3 },
        offence: None,
        reason: "a telephone at the table".into(),
    };
    desk.must(give(EntryId(1)));
    let line = desk.log.revision();
    desk.must(give(EntryId(2)));
    desk.must(EndPenalty { penalty: 2 });
    desk.must(give(EntryId(4)));
    desk.correct(&strike(line)).unwrap();
    let penalties: Vec<_> =
        desk.tournament().penalties.iter().map(|penalty| (penalty.entry, penalty.over)).collect();
    assert_eq!(penalties, [(EntryId(2), true), (EntryId(4), false)]);
}

#[test]
fn what_was_struck_together_is_restored_together() {
    let mut desk = Desk::playing(templates::t1000(), 18, 4);
    let (out, moved) = (desk.at(1, 3), desk.at(2, 5));
    desk.bust(out);
    let bust = desk.log.revision();
    desk.put(moved, 1, 3);
    let said = desk.tournament().clone();
    let (seat, mv) = (said.seat_of(moved), desk.log.revision());
    let along = |line| Correction { strike_dependent: true, ..strike(line) };
    let back = |line| Correction { restore: vec![line], ..Correction::default() };

    desk.correct(&along(bust)).expect("the move goes along");
    assert!(desk.log.is_struck(bust) && desk.log.is_struck(mv));
    // The seat is taken again: alone the move cannot be restored, and to strike it once more would be no way out.
    let tried = correction_view(&desk.log, &back(mv));
    assert_eq!((&*tried.refusal.english, tried.dependent_can_be_struck), ("", false));
    let together = tried.instead.expect("both");
    assert_eq!((together.restore.clone(), tried.instead_says.as_str()), (vec![bust, mv], ""));
    assert!(correction_view(&desk.log, &together).depend.is_empty());
    desk.correct(&together).expect("both are restored");
    assert_eq!((desk.tournament().seat_of(moved), desk.tournament().left()), (seat, said.left()));

    // Struck one by one they have nothing to do with each other.
    desk.correct(&strike(mv)).expect("the move alone");
    desk.correct(&strike(bust)).expect("the bust-out alone");
    assert!(
        correction_view(&desk.log, &back(mv)).refusal.english.contains("Restore that step first")
    );
    desk.correct(&back(bust)).expect("first the bust-out");
    assert_eq!(correction_view(&desk.log, &back(mv)).refusal.english, "");
}

/// The log is filtered by what its lines are about, not by what they are called: a draw concerns everybody whom it seats,
/// and an undo what it took back.
#[test]
fn the_log_is_filtered_by_player_and_table() {
    let mut desk = playing();
    let (draw, bust) = (3, desk.log.revision());
    let seat = desk.tournament().seat_of(EntryId(5)).unwrap();
    desk.bust(EntryId(5));
    desk.undo().unwrap();
    let lines = |filter: LineFilter| lines_of(&desk.log, &filter);
    let of = |entry: u32| LineFilter { entry: Some(EntryId(entry)), ..LineFilter::default() };
    assert_eq!(lines(of(9)), [bust, draw, 2]);
    assert_eq!(lines(of(5)), [bust + 2, bust + 1, draw, 2]);
    assert_eq!(lines(of(99)), [0; 0]);
    let bust_of = LineFilter { search: "bust".into(), ..of(5) };
    assert_eq!(lines(bust_of).last(), Some(&(bust + 1)));
    let at = |table: TableNumber| LineFilter { table: Some(table), ..LineFilter::default() };
    assert!(lines(at(seat.table)).starts_with(&[bust + 2, bust + 1]));
    assert_eq!(lines(at(TableNumber(77))), [0; 0]);
}

/// The level shown, whether it is a break, and the time left in it.
fn clock(desk: &Desk) -> (u32, bool, i64) {
    let schedule = &desk.tournament().setup.schedule;
    let clock = desk.tournament().clock(desk.now);
    (clock.level_number(schedule), schedule.stage(clock.stage).is_break(), clock.remaining)
}

fn a_break() -> TakeBreak {
    TakeBreak { length_ms: 5 * MINUTE, note: String::new() }
}

/// The position of a level, or of the planned break after it.
fn position(desk: &Desk, level: u32, is_break: bool) -> u32 {
    let schedule = &desk.tournament().setup.schedule;
    let mut stages = 0..schedule.stages.len();
    let at = stages.rfind(|at| {
        let stage = schedule.stage(*at);
        stage.is_break() == is_break && schedule.level_number(*at) == level
    });
    at.expect("a level of the template") as u32
}

#[test]
fn who_went_to_level_7_is_in_level_7_whatever_breaks_were_before_it() {
    for (level, is_break) in [(7, false), (3, true)] {
        let mut desk = Desk::playing(templates::t1000(), 18, 4);
        desk.now += 4 * MINUTE;
        desk.must(a_break());
        let taken = desk.log.revision();
        desk.now += MINUTE;
        desk.must(JumpTo { stage: position(&desk, level, is_break) });
        let gone_to = desk.log.revision();
        desk.now += 2 * MINUTE;
        let said = clock(&desk);
        assert_eq!((said.0, said.1), (level, is_break));

        desk.correct(&strike(taken)).unwrap();
        assert_eq!(clock(&desk), said, "its break is struck");
        let forgotten = Insertion { after: taken - 1, command: a_break().into() };
        let insert = Some(Box::new(forgotten));
        desk.correct(&Correction { insert, ..Correction::default() }).unwrap();
        assert_eq!(clock(&desk), said, "a forgotten break is inserted");
        let schedule = desk.tournament().setup.schedule.clone();
        assert!(schedule.stages.len() > templates::t1000().schedule.stages.len());

        // Said instead, at its place, it is called the same.
        let again = JumpTo { stage: position(&desk, level, is_break) };
        desk.correct(&instead(gone_to, again)).unwrap();
        let words = desk.log.label(desk.log.revision()).unwrap().to_string();
        let called = if is_break { "the break after level 3" } else { "level 7" };
        assert!(words.contains(&format!("to {called}")), "{words}");
        assert_eq!(clock(&desk), said);
    }
}

#[test]
fn who_went_to_the_rest_of_a_level_is_named_once_the_break_is_struck_that_cut_it() {
    for part in [1, 2] {
        let mut desk = Desk::playing(templates::t1000(), 18, 4);
        desk.now += 4 * MINUTE;
        desk.must(a_break());
        let taken = desk.log.revision();
        desk.must(JumpTo { stage: 5 });
        desk.must(JumpTo { stage: part });
        let gone_to = desk.log.revision();
        let trial = desk.log.try_correction(&strike(taken)).unwrap();
        assert_eq!(trial.depend, [gone_to]);
    }
}

#[test]
fn a_schedule_said_around_a_break_is_named_once_the_break_is_struck() {
    let mut desk = Desk::playing(templates::t1000(), 18, 4);
    desk.now += 4 * MINUTE;
    desk.must(AdjustClock { by_ms: MINUTE });
    let adjusted = desk.log.revision();
    desk.must(a_break());
    let taken = desk.log.revision();
    desk.now += 6 * MINUTE;
    let mut schedule = desk.tournament().setup.schedule.clone();
    schedule.stages[6] = schedule.stages[6].clone().lasting(45 * MINUTE);
    desk.must(ChangeSchedule { schedule: schedule.clone() });
    let changed = desk.log.revision();
    let trial = desk.log.try_correction(&strike(taken)).unwrap();
    assert_eq!(trial.depend, [changed]);
    // With a minute less the break comes elsewhere in the level, which the schedule does not say.
    let trial = desk.log.try_correction(&strike(adjusted)).unwrap();
    assert_eq!(trial.depend, [changed]);
}

#[test]
fn time_is_set_in_no_level_that_ends_by_hands() {
    let mut setup = templates::t1000();
    if let Some(Stage::Level(level)) = setup.schedule.stages.get_mut(1) {
        level.hands = Some(12);
    }
    let mut desk = Desk::playing(setup, 18, 4);
    desk.now += MINUTE;
    desk.must(SetTimeLeft { remaining_ms: 5 * MINUTE });
    let set = desk.log.revision();
    let forgotten = Insertion { after: set - 1, command: JumpTo { stage: 1 }.into() };
    let insert = Some(Box::new(forgotten));
    let trial = desk.log.try_correction(&Correction { insert, ..Correction::default() }).unwrap();
    assert_eq!(trial.depend, [set]);
}

/// A late entrant's bust is not restored without the entry: the refusal names that line, and both come back at once.
#[test]
fn a_restore_that_needs_another_line_names_it_and_both_come_back_at_once() {
    let mut desk = playing();
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    let (entry, late) = (desk.log.revision(), EntryId(19));
    desk.bust(late);
    let bust = desk.log.revision();
    desk.correct(&Correction { strike_dependent: true, ..strike(entry) }).unwrap();
    for strike_dependent in [false, true] {
        let alone = Correction { restore: vec![bust], strike_dependent, ..Correction::default() };
        let view = correction_view(&desk.log, &alone);
        let both = view.instead.expect("both are offered").restore;
        assert_eq!(both, [entry, bust]);
        if strike_dependent {
            let refused = desk.correct(&alone).unwrap_err();
            assert_eq!(refused.key, "restore-with");
            assert!(refused.message.contains(&format!("lines: {entry}.")), "{}", refused.message);
        }
    }
    desk.correct(&Correction { restore: vec![entry, bust], ..Correction::default() }).unwrap();
    assert!(!desk.log.is_struck(entry) && !desk.log.is_struck(bust));
}
