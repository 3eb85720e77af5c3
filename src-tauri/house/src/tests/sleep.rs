//! A sleeping laptop and a wall clock that somebody sets, with clocks that the test moves.

use super::house::{desk, running};
use super::in_play;
use crate::office::Office;
use crate::tournament_time::{Clocks, TournamentTime};
use shuffle_up_engine::actions::clock::plan_start::PlanStart;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::state::phase::ClockPhase;
use shuffle_up_journal::TournamentId;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

pub(super) const MINUTE: i64 = 60_000;

#[derive(Default)]
pub(super) struct Fake {
    wall: AtomicI64,
    monotonic: AtomicI64,
}

impl Clocks for Fake {
    fn wall(&self) -> i64 {
        self.wall.load(Ordering::Relaxed)
    }

    fn monotonic(&self) -> i64 {
        self.monotonic.load(Ordering::Relaxed)
    }
}

impl Fake {
    /// Clocks of a computer that is started at this time.
    pub(super) fn at(wall: i64) -> Self {
        Self { wall: AtomicI64::new(wall), ..Self::default() }
    }

    pub(super) fn pass(&self, awake: i64, asleep: i64) {
        self.monotonic.fetch_add(awake, Ordering::Relaxed);
        self.wall.fetch_add(awake + asleep, Ordering::Relaxed);
    }
}

/// A tournament whose clock has run for five minutes, and the clocks under it.
pub(super) fn five_minutes_in(folder: &std::path::Path) -> (Office, TournamentId, Arc<Fake>) {
    let fake = Arc::new(Fake::at(1_800_000_000_000));
    let (office, id) = running(Office::open_at(folder, TournamentTime::with(fake.clone())));
    fake.pass(5 * MINUTE, 0);
    (office, id, fake)
}

#[test]
fn after_a_sleep_the_director_is_asked_with_both_answers() {
    for run_on in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (mut office, id, fake) = five_minutes_in(folder.path());
        fake.pass(0, 3 * MINUTE + 28_000);
        assert_eq!(office.notice_sleep().len(), 1, "the windows of one tournament are told");
        let gap = desk(&mut office, id).gap.expect("the computer slept while the clock ran");
        assert_eq!(
            (gap.resume.remaining_ms, gap.run_on.remaining_ms),
            (15 * MINUTE, 11 * MINUTE + 32_000)
        );
        office.act(id, ResumeAfterGap { seen_at: gap.seen_at, run_on }.into()).unwrap();
        let left = if run_on { gap.run_on.remaining_ms } else { gap.resume.remaining_ms };
        let after = desk(&mut office, id);
        assert_eq!((after.gap, after.clock.remaining_ms), (None, left));
    }
}

#[test]
fn a_wall_clock_set_back_moves_nothing_and_hides_no_later_sleep() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = five_minutes_in(folder.path());
    fake.pass(0, -60 * MINUTE);
    assert_eq!(office.notice_sleep(), []);
    let after = desk(&mut office, id);
    assert_eq!((after.gap, after.clock.remaining_ms), (None, 15 * MINUTE));
    fake.pass(MINUTE, 2 * MINUTE);
    office.notice_sleep();
    let gap = desk(&mut office, id).gap.expect("a sleep after the change is noticed too");
    assert_eq!(gap.away_ms, 2 * MINUTE);
}

#[test]
fn a_small_correction_of_the_wall_clock_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = five_minutes_in(folder.path());
    fake.pass(0, 4_000);
    assert_eq!(office.notice_sleep(), []);
    let after = desk(&mut office, id);
    assert_eq!((after.gap, after.clock.remaining_ms), (None, 15 * MINUTE));
}

/// A tournament of four with its seats drawn, which starts by itself in half an hour.
fn awaited(folder: &std::path::Path) -> (Office, TournamentId, Arc<Fake>) {
    let fake = Arc::new(Fake::at(1_800_000_000_000));
    let (mut office, id) = running(Office::open_at(folder, TournamentTime::with(fake.clone())));
    office.undo(id, "desk").unwrap();
    let at = Some(office.now() + 30 * MINUTE);
    office.act(id, PlanStart { at }.into()).unwrap();
    (office, id, fake)
}

#[test]
fn a_planned_start_comes_by_itself_and_on_time() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = awaited(folder.path());
    assert_eq!(office.next_start(), Some(office.now() + 30 * MINUTE));
    fake.pass(30 * MINUTE - 1, 0);
    assert!(office.start_those_due().is_empty());
    fake.pass(2, 0);
    assert_eq!(office.start_those_due().len(), 1);
    let desk = desk(&mut office, id);
    assert_eq!((desk.clock.phase, desk.clock.remaining_ms), (ClockPhase::Running, 20 * MINUTE));
    // Undone, it is not started again behind the director's back.
    office.undo(id, "desk").unwrap();
    assert!(office.start_those_due().is_empty());
}

#[test]
fn a_start_that_was_missed_is_left_to_the_director() {
    let folder = tempfile::tempdir().unwrap();
    let (office, id, fake) = awaited(folder.path());
    drop(office);
    fake.pass(0, 45 * MINUTE);
    let mut office = in_play(Office::open_at(folder.path(), TournamentTime::with(fake)));
    assert_eq!((office.start_those_due(), office.next_start()), (vec![], None));
    assert_eq!(desk(&mut office, id).clock.phase, ClockPhase::NotStarted);
}

#[test]
fn a_planned_start_outlives_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (office, _, fake) = awaited(folder.path());
    drop(office);
    fake.pass(0, 5 * MINUTE);
    let mut office = in_play(Office::open_at(folder.path(), TournamentTime::with(fake.clone())));
    fake.pass(25 * MINUTE, 0);
    assert_eq!(office.start_those_due().len(), 1);
}

#[test]
fn a_start_before_the_draw_is_tried_once_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = awaited(folder.path());
    let at = Some(office.now() + MINUTE);
    for _ in 0..2 {
        office.undo(id, "desk").unwrap();
    }
    office.act(id, PlanStart { at }.into()).unwrap();
    fake.pass(MINUTE, 0);
    assert_eq!(office.start_those_due().len(), 1);
    assert!(office.start_those_due().is_empty());
    assert_eq!(desk(&mut office, id).clock.phase, ClockPhase::NotStarted);
}
