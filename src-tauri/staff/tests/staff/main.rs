//! The staff: single rules, the push, random evenings against a model, staff money, and what every version has written.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod evenings;
mod imports;
mod money;
mod past;
mod pushes;
mod typed;

use shuffle_up_engine::base::money::Money;
use shuffle_up_staff::said::About;
use shuffle_up_staff::view::{StaffView, lines, view};
use shuffle_up_staff::{Say, StaffLog};

/// An evening as a test says it, with a clock in minutes.
#[derive(Clone, Default)]
struct Evening {
    log: StaffLog,
    minute: i64,
}

impl Evening {
    /// A push every 30 minutes, a break after three downs.
    fn new() -> Self {
        let mut evening = Self::default();
        let about = About { name: "Friday".into(), ..About::default() };
        evening.say(Say::Open { about }).unwrap();
        evening
    }

    fn now(&self) -> i64 {
        self.minute * 60_000
    }

    /// Says something, or gives the refusal with its key and arguments.
    fn say(&mut self, say: Say) -> Result<(), String> {
        let line = self.log.prepare(say, self.now(), 0, "desk");
        line.map(|line| self.log.commit(line)).map_err(|refusal| refusal.named())
    }

    fn typed(&mut self, line: &str) -> Result<(), String> {
        self.say(Say::Typed { line: line.into() })
    }

    fn all(&mut self, lines: &[&str]) {
        for line in lines {
            self.typed(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        }
    }

    /// Lets minutes go by, then says these lines.
    fn after(&mut self, minutes: i64, lines: &[&str]) {
        self.minute += minutes;
        self.all(lines);
    }

    fn strike(&mut self, line: u32) {
        let strike = self.log.prepare_strike(line, self.now(), "tablet").unwrap();
        self.log.commit(strike);
    }

    fn undo(&mut self) {
        self.strike(self.log.undoable().unwrap());
    }

    fn view(&self) -> StaffView {
        view(&self.log, self.now())
    }

    /// What the last line in force says.
    fn said(&self) -> String {
        let shown = lines(&self.log);
        let last = shown.iter().find(|line| line.struck.is_none()).unwrap();
        last.says.english.to_string()
    }

    /// Each table with its dealer, as "12 Ana".
    fn line_up(&self) -> Vec<String> {
        let dealer = |name: &Option<String>| name.clone().unwrap_or_else(|| "nobody".into());
        let tables = self.view().tables;
        tables.iter().map(|one| format!("{} {}", one.table, dealer(&one.dealer))).collect()
    }

    fn person(&self, name: &str) -> shuffle_up_staff::view::StaffPerson {
        self.view().people.into_iter().find(|one| one.name == name).unwrap()
    }

    fn downs(&self) -> Vec<u32> {
        let mut people = self.view().people;
        people.sort_by_key(|one| one.person);
        people.iter().map(|one| one.downs).collect()
    }
}

/// Small whole numbers in an order that only the seed decides.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}
