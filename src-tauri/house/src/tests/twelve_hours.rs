//! Twelve hours of two clocks in a few seconds: the clock of cues' own loop, woken by the test, on clocks that the test moves.
//!
//! Beside it runs a second count of both clocks, second by second and without an anchor, which knows what must be heard
//! when. What happens to the computer meanwhile: it sleeps, its wall clock is set back and corrected, it dies.

use super::house::{desk, running};
use super::in_play;
use super::quiet::Quiet;
use super::sleep::{Fake, MINUTE};
use crate::cue_clock;
use crate::happened::Happened;
use crate::house::House;
use crate::office::{FILE, Office};
use crate::tournament_time::TournamentTime;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::rulebook::schedule::Schedule;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_journal::TournamentId;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Mutex};

const HOUR: i64 = 60 * MINUTE;
/// When the evening begins, by the wall clock.
const EIGHT_O_CLOCK: i64 = 1_800_000_000_000;

/// A clock that is counted down.
struct Counted {
    schedule: Schedule,
    stage: usize,
    left: i64,
    runs: bool,
    /// What it showed at each time.
    past: BTreeMap<i64, (usize, i64)>,
}

impl Counted {
    fn new(schedule: Schedule, at: i64) -> Self {
        let left = schedule.stage(0).length_ms();
        Self { schedule, stage: 0, left, runs: true, past: BTreeMap::from([(at, (0, left))]) }
    }

    /// Counts a second that ends at this time. Answers what the room must hear at its end.
    fn second(&mut self, at: i64) -> Option<&'static str> {
        let mut heard = None;
        if self.runs {
            self.left -= 1_000;
            let (length, is_break) = self.now_playing();
            heard = match (self.left, is_break) {
                (90_000, false) if length >= 180_000 => Some("hold_the_push"),
                (60_000, false) if length >= 120_000 => Some("one_minute"),
                (60_000, true) if length >= 120_000 => Some("break_one_minute"),
                (10_000, false) if length >= 20_000 => Some("ten_seconds"),
                (0, _) => {
                    self.go_to(self.stage + 1);
                    Some(match (is_break, self.now_playing().1) {
                        (_, true) => "break_start",
                        (true, false) => "break_end",
                        (false, false) => "level_up",
                    })
                }
                _ => None,
            };
        }
        self.past.insert(at, (self.stage, self.left));
        heard
    }

    fn now_playing(&self) -> (i64, bool) {
        let stage = self.schedule.stage(self.stage);
        (stage.length_ms(), stage.is_break())
    }

    fn go_to(&mut self, stage: usize) {
        (self.stage, self.left) = (stage, self.schedule.stage(stage).length_ms());
    }
}

/// The cues of a tournament that are counted: when, which tournament, which cue.
type Heard = (i64, TournamentId, String);

/// What happens at some time of the evening.
#[expect(clippy::large_enum_variant, reason = "the evening has few turns")]
enum Turn {
    /// The director says something to one of the two.
    Say(usize, Command),
    Undo(usize),
    /// The wall clock is set by so much.
    SetWall(i64),
    Sleep(i64),
    /// The director answers the question about one of the two: whether it ran on.
    Answer(usize, bool),
    /// The program dies; this is its last moment.
    Die,
}

struct Evening {
    house: Arc<House>,
    fake: Arc<Fake>,
    ids: [TournamentId; 2],
    clocks: [Counted; 2],
    /// Tournament time as it should be.
    now: i64,
    must_hear: Vec<Heard>,
    heard: Arc<Mutex<Vec<Heard>>>,
    wakes: usize,
    lines: u32,
}

impl Evening {
    /// Two tournaments whose clocks are started in the same moment.
    fn begin(folder: &Path) -> Self {
        let fake = Arc::new(Fake::at(EIGHT_O_CLOCK));
        let office = Office::open_at(folder, TournamentTime::with(fake.clone()));
        let (office, first) = running(office);
        let (mut office, second) = running(office);
        // A home game that wants to hear what dealers hear.
        let all = CueLine { without_dealers: true, ..CueLine::usual(Cue::HoldThePush) };
        office.set_cue_line(Cue::HoldThePush, all).unwrap();
        let heard: Arc<Mutex<Vec<Heard>>> = Arc::default();
        let house = House::new(office, folder.join("papers"), Arc::new(Quiet));
        let (kept, asked) = (heard.clone(), Arc::downgrade(&house));
        house.subscribe(move |happened| {
            let (Happened::Cue(called), Some(house)) = (happened, asked.upgrade()) else { return };
            let cue = serde_json::to_value(called.kind).unwrap().as_str().unwrap().to_string();
            let now = house.office().now();
            kept.lock().unwrap().push((now, called.tournament, cue));
        });
        let schedule = templates::t1000().schedule;
        let clock = || Counted::new(schedule.clone(), EIGHT_O_CLOCK);
        Self {
            house,
            fake,
            ids: [first, second],
            clocks: [clock(), clock()],
            now: EIGHT_O_CLOCK,
            must_hear: Vec::new(),
            heard,
            wakes: 0,
            lines: 4,
        }
    }

    /// Has the clock of cues at work until the program dies or the evening is over.
    fn go_on(&mut self, turns: &mut std::iter::Peekable<impl Iterator<Item = (i64, Turn)>>) {
        let house = Arc::clone(&self.house);
        cue_clock::run(&house, |sleep| {
            self.wakes += 1;
            self.agree();
            let sleep = i64::try_from(sleep.as_millis()).unwrap();
            assert_eq!(sleep % 1_000, 0, "everything here happens on whole seconds");
            let Some((at, turn)) = turns.next_if(|(at, _)| *at <= self.now + sleep) else {
                if turns.peek().is_none() && self.now >= EIGHT_O_CLOCK + 12 * HOUR {
                    return Err(RecvTimeoutError::Disconnected);
                }
                self.pass(sleep);
                return Err(RecvTimeoutError::Timeout);
            };
            self.pass(at - self.now);
            self.turn(turn)
        });
    }

    /// Time passes with the computer awake.
    fn pass(&mut self, ms: i64) {
        for _ in 0..ms / 1_000 {
            self.fake.pass(1_000, 0);
            self.count(true);
            self.agree();
        }
    }

    fn count(&mut self, awake: bool) {
        self.now += 1_000;
        for (id, clock) in self.ids.into_iter().zip(&mut self.clocks) {
            if let Some(cue) = clock.second(self.now).filter(|_| awake) {
                self.must_hear.push((self.now, id, cue.into()));
            }
        }
    }

    /// Both clocks of the house show what was counted.
    fn agree(&self) {
        let mut office = self.house.office();
        assert_eq!(office.now(), self.now);
        for (id, clock) in self.ids.into_iter().zip(&self.clocks) {
            let reading = office.look(id).unwrap().tournament().clock(self.now);
            assert_eq!(
                (reading.stage, reading.remaining, reading.running),
                (clock.stage, clock.left, clock.runs),
                "tournament {id} after {} s",
                (self.now - EIGHT_O_CLOCK) / 1_000
            );
        }
    }

    fn turn(&mut self, turn: Turn) -> Result<(), RecvTimeoutError> {
        let house = Arc::clone(&self.house);
        match turn {
            Turn::Say(which, command) => {
                let clock = &mut self.clocks[which];
                match &command {
                    Command::PauseClock(_) => clock.runs = false,
                    Command::StartClock(_) => clock.runs = true,
                    Command::AdjustClock(adjust) => clock.left += adjust.by_ms,
                    Command::JumpTo(jump) => clock.go_to(jump.stage as usize),
                    other => panic!("not counted: {other:?}"),
                }
                house.office().act(self.ids[which], command).unwrap();
                self.lines += 1;
            }
            // What is undone here is always a minute more.
            Turn::Undo(which) => {
                self.clocks[which].left -= MINUTE;
                house.office().undo(self.ids[which], "desk").unwrap();
                self.lines += 1;
            }
            // Nobody tells the program.
            Turn::SetWall(by) => {
                self.fake.pass(0, by);
                return Err(RecvTimeoutError::Timeout);
            }
            Turn::Sleep(ms) => {
                self.fake.pass(0, ms);
                (0..ms / 1_000).for_each(|_| self.count(false));
                return Err(RecvTimeoutError::Timeout);
            }
            Turn::Answer(which, run_on) => {
                self.answer(which, run_on);
            }
            Turn::Die => return Err(RecvTimeoutError::Disconnected),
        }
        Ok(())
    }

    fn answer(&mut self, which: usize, run_on: bool) {
        let state = Arc::clone(&self.house);
        let (id, clock) = (self.ids[which], &mut self.clocks[which]);
        let gap = desk(&mut state.office(), id).gap.expect("the director is asked");
        let (stage, left) = clock.past[&gap.seen_at];
        assert_eq!((gap.resume.stage.stage as usize, gap.resume.remaining_ms), (stage, left));
        assert_eq!(
            (gap.run_on.stage.stage as usize, gap.run_on.remaining_ms),
            (clock.stage, clock.left)
        );
        if !run_on {
            (clock.stage, clock.left) = (stage, left);
        }
        state.office().act(id, ResumeAfterGap { seen_at: gap.seen_at, run_on }.into()).unwrap();
        assert_eq!(desk(&mut state.office(), id).gap, None, "asked once");
        self.lines += 1;
    }

    /// The program is gone without a word and comes back after so long. Answers when it had noted last to be alive.
    fn come_back(&mut self, folder: &Path, away: i64) {
        let state = Arc::clone(&self.house);
        *state.office() = Office::open(&folder.join("nowhere"));
        self.fake = Arc::new(Fake::at(self.now + away));
        (0..away / 1_000).for_each(|_| self.count(false));
        *self.house.office() =
            in_play(Office::open_at(folder, TournamentTime::with(self.fake.clone())));
    }
}

/// The backups, the newest first, each with its bytes: a backup is the file without what SQLite keeps beside it.
fn backups(folder: &Path) -> Vec<u64> {
    loop {
        let mut backups = shuffle_up_journal::backups(folder.join(FILE)).unwrap();
        backups.sort_by_key(|backup| std::cmp::Reverse(backup.taken_at));
        let sizes = backups.iter().map(|backup| Ok(std::fs::metadata(&backup.path)?.len()));
        // One that was thrown away between the list and the look at it is on the next list no more.
        if let Ok(sizes) = sizes.collect::<std::io::Result<Vec<u64>>>() {
            return sizes;
        }
    }
}

fn at(hours: i64, minutes: i64, seconds: i64) -> i64 {
    EIGHT_O_CLOCK + hours * HOUR + minutes * MINUTE + seconds * 1_000
}

#[test]
fn twelve_hours_of_two_clocks() {
    let minute_more = || Command::from(AdjustClock { by_ms: MINUTE });
    let mut evening = vec![
        (at(0, 32, 0), Turn::Say(1, PauseClock {}.into())),
        (at(0, 39, 13), Turn::Say(1, StartClock {}.into())),
        (at(1, 5, 0), Turn::Say(0, minute_more())),
        (at(1, 5, 9), Turn::Undo(0)),
        (at(2, 31, 0), Turn::Say(1, minute_more())),
        (at(3, 0, 0), Turn::SetWall(-HOUR)),
        (at(4, 21, 7), Turn::Sleep(25 * MINUTE)),
        (at(4, 46, 24), Turn::Answer(0, false)),
        (at(4, 46, 30), Turn::Answer(1, true)),
        (at(5, 33, 41), Turn::Die),
        (at(5, 38, 20), Turn::Answer(0, false)),
        (at(5, 38, 32), Turn::Answer(1, false)),
        (at(6, 40, 0), Turn::Say(0, JumpTo { stage: 18 }.into())),
        (at(9, 2, 0), Turn::Say(0, PauseClock {}.into())),
        (at(9, 32, 2), Turn::Say(0, StartClock {}.into())),
    ];
    // A wall clock that is corrected four seconds forward every half an hour is not asleep.
    evening.extend((0..24).map(|half| (at(0, 30 * half + 7, 3), Turn::SetWall(4_000))));
    evening.sort_by_key(|(at, _)| *at);
    let mut turns = evening.into_iter().peekable();

    let folder = tempfile::tempdir().unwrap();
    let mut evening = Evening::begin(folder.path());
    evening.go_on(&mut turns);
    let (early, lines_early) = (backups(folder.path())[0], evening.lines);
    evening.come_back(folder.path(), 4 * MINUTE + 20_000);
    evening.go_on(&mut turns);

    let mut heard = evening.heard.lock().unwrap().clone();
    heard.sort();
    assert!(heard.windows(2).all(|two| two[0] != two[1]), "nothing is called twice");
    // What closes and which chips leave is not counted here.
    let others = ["late_registration", "rebuys", "colour_up"];
    heard.retain(|(_, _, cue)| !others.iter().any(|other| cue.starts_with(other)));
    evening.must_hear.sort();
    let differs = heard.iter().zip(&evening.must_hear).find(|(heard, must)| heard != must);
    assert_eq!(differs, None, "heard, and to be heard");
    assert_eq!(heard.len(), evening.must_hear.len());
    assert!(heard.len() > 250, "{} cues", heard.len());
    let stages = templates::t1000().schedule.stages.len();
    assert!(evening.clocks.iter().all(|clock| clock.stage > stages + 5), "past the schedule");

    // It looks up every five seconds at the most, and otherwise only for a cue or for what was said.
    assert!(evening.wakes < 12 * 720 + 2 * heard.len() + 100, "{} wakes", evening.wakes);
    let state = Arc::clone(&evening.house);
    let lines = evening.ids.map(|id| state.office().look(id).unwrap().lines().len());
    assert_eq!(lines.iter().sum::<usize>(), evening.lines as usize + 4, "a cue is no line");
    // The last one is written before the oldest goes, on a thread of its own.
    let begun = std::time::Instant::now();
    let backups = loop {
        let backups = backups(folder.path());
        if backups.len() <= 20 || begun.elapsed() > std::time::Duration::from_mins(3) {
            break backups;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    assert_eq!(backups.len(), 20, "of all levels and breaks the newest are kept");
    let (grown, said) = (backups[0] - early, u64::from(evening.lines - lines_early));
    assert!(grown <= said * 1_024, "{grown} bytes for {said} lines");
    let beside = std::fs::metadata(folder.path().join(format!("{FILE}-wal"))).unwrap().len();
    assert!(beside < 5_000_000, "SQLite empties its log: {beside} bytes");
}
