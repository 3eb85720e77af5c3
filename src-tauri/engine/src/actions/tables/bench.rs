//! A tournament in play to try the commands of this folder on.

use crate::Log;
use crate::actions::chips::count_stacks::CountStacks;
use crate::actions::clock::start::StartClock;
use crate::actions::command::Command;
use crate::actions::day::bag::{BagStacks, Bagged};
use crate::actions::entries::enter::Enter;
use crate::actions::floor::bust::{Bust, HandOrder, Out};
use crate::actions::prelude::*;
use crate::actions::seating::draw::DrawSeats;
use crate::actions::setup::open::OpenTournament;
use crate::rulebook::setup::SetUp;
use crate::rulebook::templates;
use crate::state::deal::Counted;

/// A T1000 game with its log.
pub struct Bench {
    pub log: Log,
    now: i64,
}

impl Bench {
    /// So many players, seated, the clock running.
    pub fn playing(players: usize) -> Self {
        let mut bench = Self::registering();
        bench.seat(players);
        bench
    }

    /// Enters so many players, draws and starts the clock.
    pub fn seat(&mut self, players: usize) {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        self.say(Enter { names, ..Enter::default() }).unwrap();
        self.say(DrawSeats {}).unwrap();
        self.say(StartClock {}).unwrap();
    }

    /// Before anybody has entered.
    pub fn registering() -> Self {
        Self::of(templates::t1000())
    }

    /// A tournament with this set-up and nobody in it.
    pub fn of(setup: SetUp) -> Self {
        let mut bench = Self { log: Log::new(), now: 0 };
        bench.say(OpenTournament { setup: Box::new(setup) }).unwrap();
        bench
    }

    pub fn say(&mut self, command: impl Into<Command>) -> Result<(), Refusal> {
        self.now += 1_000;
        let line = self.log.prepare(command.into(), self.now, 7, "test")?;
        self.log.commit(line);
        Ok(())
    }

    pub fn bust(&mut self, entry: EntryId) {
        let out = vec![Out { entry, stack: None }];
        self.say(Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }).unwrap();
    }

    pub fn undo(&mut self) {
        let line = self.log.prepare_undo(self.now, "test").unwrap();
        self.log.commit(line);
    }

    /// Lets time pass.
    pub fn wait(&mut self, milliseconds: i64) {
        self.now += milliseconds;
    }

    /// The time of the last line.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// The values that are to be raced off now.
    pub fn due(&self) -> Vec<u64> {
        let due = self.log.tournament().colour_ups_due(self.now);
        due.into_iter().map(|due| due.chip.value).collect()
    }

    /// Who sits there.
    pub fn at(&self, table: u32, seat: u8) -> EntryId {
        self.log.tournament().room.at(Seat::new(table, seat)).unwrap()
    }

    /// So many chips for everybody at a table.
    pub fn stacks(&self, table: u32, chips: impl Fn(EntryId) -> u64) -> Vec<Counted> {
        let table = self.log.tournament().room.table(TableNumber(table)).unwrap();
        let stack = |entry| Counted { entry, chips: chips(entry) };
        table.players_seated().into_iter().map(stack).collect()
    }

    /// Counts everybody of a table, at so many chips each.
    pub fn count(&mut self, table: u32, chips: impl Fn(EntryId) -> u64) {
        let stacks = self.stacks(table, chips);
        self.say(CountStacks { stacks }).unwrap();
    }

    /// Bags everybody of a table, at so many chips and with this number each.
    pub fn bag(
        &mut self,
        table: u32,
        chips: impl Fn(EntryId) -> u64,
        number: impl Fn(EntryId) -> String,
    ) {
        let bag = |Counted { entry, chips }| Bagged { entry, chips, number: number(entry) };
        let bags = self.stacks(table, chips).into_iter().map(bag).collect();
        self.say(BagStacks { bags, again: false }).unwrap();
    }

    /// What the last line says.
    pub fn label(&self) -> String {
        self.log.label(self.log.revision()).unwrap().to_string()
    }

    /// What the floor line makes of this.
    pub fn floor(&self, text: &str) -> crate::floor_line::FloorReading {
        crate::floor_line::read(&self.log, text, self.now)
    }
}
