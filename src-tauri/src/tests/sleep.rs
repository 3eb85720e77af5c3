//! A sleeping laptop and a wall clock that somebody sets, with clocks that the test moves.

use super::house::{desk, running};
use crate::house::House;
use crate::tournament_time::{Clocks, TournamentTime};
use shuffle_up_engine::clock::settle_gap::SettleGap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE: i64 = 60_000;

#[derive(Default)]
struct Fake {
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
    fn pass(&self, awake: i64, asleep: i64) {
        self.monotonic.fetch_add(awake, Ordering::Relaxed);
        self.wall.fetch_add(awake + asleep, Ordering::Relaxed);
    }
}

/// A tournament whose clock has run for five minutes, and the clocks under it.
fn five_minutes_in(folder: &std::path::Path) -> (House, u32, Arc<Fake>) {
    let fake = Arc::new(Fake { wall: AtomicI64::new(1_800_000_000_000), ..Fake::default() });
    let (house, id) = running(House::open_at(folder, TournamentTime::with(fake.clone())));
    fake.pass(5 * MINUTE, 0);
    (house, id, fake)
}

#[test]
fn after_a_sleep_the_director_is_asked_with_both_answers() {
    for run_on in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let (mut house, id, fake) = five_minutes_in(folder.path());
        fake.pass(0, 3 * MINUTE + 28_000);
        assert_eq!(house.notice_sleep().len(), 1, "the windows of one tournament are told");
        let gap = desk(&mut house, id).gap.expect("the computer slept while the clock ran");
        assert_eq!(
            (gap.resume.remaining_ms, gap.run_on.remaining_ms),
            (15 * MINUTE, 11 * MINUTE + 32_000)
        );
        house.act(id, SettleGap { seen_at: gap.seen_at, run_on }.into()).unwrap();
        let left = if run_on { gap.run_on.remaining_ms } else { gap.resume.remaining_ms };
        let after = desk(&mut house, id);
        assert_eq!((after.gap, after.clock.remaining_ms), (None, left));
    }
}

#[test]
fn a_wall_clock_set_back_moves_nothing_and_hides_no_later_sleep() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id, fake) = five_minutes_in(folder.path());
    fake.pass(0, -60 * MINUTE);
    assert_eq!(house.notice_sleep(), []);
    let after = desk(&mut house, id);
    assert_eq!((after.gap, after.clock.remaining_ms), (None, 15 * MINUTE));
    fake.pass(MINUTE, 2 * MINUTE);
    house.notice_sleep();
    let gap = desk(&mut house, id).gap.expect("a sleep after the change is noticed too");
    assert_eq!(gap.away_ms, 2 * MINUTE);
}

#[test]
fn a_small_correction_of_the_wall_clock_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id, fake) = five_minutes_in(folder.path());
    fake.pass(0, 4_000);
    assert_eq!(house.notice_sleep(), []);
    let after = desk(&mut house, id);
    assert_eq!((after.gap, after.clock.remaining_ms), (None, 15 * MINUTE));
}
