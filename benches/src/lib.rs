//! What the budgets share: a field at play, figures of many measurements, and the line that each budget prints.

pub mod turn;

use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::actions::tables::button::{SetBigBlind, SetButton};
use shuffle_up_engine::actions::tables::choose_table::ChooseTable;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::base::ids::{EntryId, Millis, Seat, SeatNumber};
use shuffle_up_engine::log::Line;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::{Command, Log};
use std::time::{Duration, Instant};

/// The largest field that the budgets speak of.
pub const FIELD: usize = 10_112;

/// A tournament at work, and a source of chance that is the same in every run.
pub struct Floor {
    /// The log.
    pub log: Log,
    /// Tournament time; a second passes with each line.
    pub now: Millis,
    state: u64,
}

impl Floor {
    /// A freezeout with this many entries.
    #[must_use]
    pub fn entered(players: usize) -> Self {
        Self::entered_by(RuleBook::Hpt, players)
    }

    /// The same by the house rules of another book.
    #[must_use]
    pub fn entered_by(book: RuleBook, players: usize) -> Self {
        Self::entered_as(book, named(players))
    }

    /// The same with these names.
    #[must_use]
    pub fn entered_as(book: RuleBook, names: Vec<String>) -> Self {
        // Nobody comes late, and so tables break as soon as they may.
        let setup = SetUp { rebuy: None, late_registration_until: None, ..t1000() };
        Self::of(SetUp { rules: preset(book, GameForm::FullRing), ..setup }, names)
    }

    /// A tournament of this set-up with these names.
    #[must_use]
    pub fn of(setup: SetUp, names: Vec<String>) -> Self {
        let mut floor = Self { log: Log::new(), now: 0, state: 1 };
        floor.say(OpenTournament { setup: Box::new(setup) });
        floor.say(Enter { names, ..Enter::default() });
        floor
    }

    /// A freezeout with seats drawn and the clock running.
    #[must_use]
    pub fn playing(players: usize) -> Self {
        Self::playing_by(RuleBook::Hpt, players)
    }

    /// The same by the house rules of another book.
    #[must_use]
    pub fn playing_by(book: RuleBook, players: usize) -> Self {
        Self::entered_by(book, players).started()
    }

    /// A freezeout that takes entries for two levels, in which tables wait with breaking.
    #[must_use]
    pub fn playing_with_late_registration(players: usize) -> Self {
        let until = Some(Closing::Level { level: 3 });
        let setup = SetUp { rebuy: None, late_registration_until: until, ..t1000() };
        Self::of(setup, named(players)).started()
    }

    /// The same with seats drawn and the clock running.
    #[must_use]
    pub fn started(mut self) -> Self {
        self.say(DrawSeats {});
        self.say(StartClock {});
        self
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.state >> 33).unwrap_or(0) % bound.max(1)
    }

    /// Decides a command into a line; no command of a budget is ever refused.
    pub fn prepare(&mut self, command: Command) -> Line {
        let seed = u64::try_from(self.below(usize::MAX)).unwrap_or(0);
        match self.log.prepare(command, self.now, seed, "desk") {
            Ok(line) => line,
            Err(refusal) => panic!("{refusal}"),
        }
    }

    /// Says a command.
    pub fn say(&mut self, command: impl Into<Command>) {
        self.now += 1_000;
        let line = self.prepare(command.into());
        self.log.commit(line);
    }

    /// What happens next: the advice, or a bust by chance when nothing is due. None once there is a winner.
    pub fn due(&mut self) -> Option<Command> {
        if self.log.tournament().phase() == Phase::Finished {
            return None;
        }
        let Some(due) = advice(self.log.tournament(), self.now).into_iter().next() else {
            return Some(bust(self.somebody()));
        };
        match &due.need {
            Some(Need::Button { table, seats }) => {
                let seat = SeatNumber(seats[self.below(seats.len())]);
                return Some(SetButton { table: *table, seat, stud: false }.into());
            }
            Some(Need::BigBlind { table, seats }) => {
                let seat = SeatNumber(seats[self.below(seats.len())]);
                return Some(SetBigBlind { table: *table, seat, stud: false }.into());
            }
            Some(Need::Table { table, tables }) => {
                let from = tables[self.below(tables.len())];
                return Some(ChooseTable { to: *table, from }.into());
            }
            None => {}
        }
        due.command
    }

    /// Somebody in play, found without counting through the room.
    pub fn somebody(&mut self) -> EntryId {
        let entries = self.log.tournament().entries.len();
        loop {
            let entry = EntryId(u32::try_from(self.below(entries)).unwrap_or(0) + 1);
            if self.log.tournament().seat_of(entry).is_some() {
                return entry;
            }
        }
    }

    /// Somebody's seat.
    pub fn seat_of(&self, entry: EntryId) -> Option<Seat> {
        self.log.tournament().seat_of(entry)
    }
}

/// So many names.
fn named(players: usize) -> Vec<String> {
    (1..=players).map(|number| format!("Player Number {number}")).collect()
}

/// A bust of one player.
#[must_use]
pub fn bust(entry: EntryId) -> Command {
    Bust {
        out: vec![Out { entry, stack: None }],
        order: HandOrder::ByStack,
        by: None,
        also: Vec::new(),
    }
    .into()
}

/// How long something takes, and what it gives.
pub fn timed<T>(what: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let made = what();
    (start.elapsed(), made)
}

/// The shortest of so many tries: what the work costs when nothing else is in the way.
pub fn best_of<T>(tries: usize, mut what: impl FnMut() -> T) -> Duration {
    (0..tries.max(1)).map(|_| timed(&mut what).0).min().unwrap_or_default()
}

/// The value that this many per cent of the measurements stay below.
#[must_use]
pub fn percentile(measured: &[Duration], per_cent: usize) -> Duration {
    let mut sorted = measured.to_vec();
    sorted.sort_unstable();
    let index = (sorted.len() * per_cent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(index).copied().unwrap_or_default()
}

/// One budget, in one line.
pub fn report(what: &str, measured: Duration, budget: Duration) {
    let ratio = measured.as_secs_f64() / budget.as_secs_f64();
    println!("{what} | {} | under {} | {ratio:.2}", words(measured), words(budget));
}

/// A time in words of a fitting unit.
#[must_use]
pub fn words(time: Duration) -> String {
    let micros = time.as_secs_f64() * 1e6;
    if micros < 1_000.0 {
        format!("{micros:.1} \u{b5}s")
    } else if micros < 1_000_000.0 {
        format!("{:.2} ms", micros / 1e3)
    } else {
        format!("{:.2} s", micros / 1e6)
    }
}
