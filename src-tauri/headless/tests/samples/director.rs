//! A director who writes a script down while running the tournament: every line is carried out as it is written.

use shuffle_up_engine::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::tables::button::SetButton;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::base::ids::{EntryId, Millis, SeatNumber, TableNumber};
use shuffle_up_engine::base::random::Chance;
use shuffle_up_engine::{Command, Tournament};
use shuffle_up_headless::{OutputLine, Session};

pub const SECOND: Millis = 1_000;
pub const MINUTE: Millis = 60 * SECOND;

/// How an advice is written into the script.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Accepting {
    /// As `accept`.
    ByWord,
    /// As the command that the advice gives, for a script that is to be shifted in time.
    ByCommand,
}

pub struct Director {
    script: String,
    session: Session,
    accepting: Accepting,
    chance: Chance,
    seeds: u64,
    pub at: Millis,
}

impl Director {
    pub fn new(accepting: Accepting) -> Self {
        Self {
            script: String::new(),
            session: Session::new(),
            accepting,
            chance: Chance::new(1_000, "sample"),
            seeds: 1_000,
            at: 0,
        }
    }

    pub fn script(self) -> String {
        self.script
    }

    pub fn tournament(&self) -> &Tournament {
        self.session.log().tournament()
    }

    pub fn remark(&mut self, words: &str) {
        self.script.push_str(&format!("# {words}\n"));
    }

    fn line(&mut self, text: &str) {
        let output = self.session.take(text, 0).unwrap();
        let fine = matches!(output, OutputLine::CarriedOut { .. } | OutputLine::Answered { .. });
        assert!(fine, "{text}\n{output:?}");
        self.script.push_str(text);
        self.script.push('\n');
    }

    pub fn say(&mut self, command: impl Into<Command>) {
        let command = serde_json::to_string(&command.into()).unwrap();
        self.line(&format!("{{\"at\":{},\"do\":{command}}}", self.at));
    }

    pub fn draw(&mut self, command: impl Into<Command>) {
        let command = serde_json::to_string(&command.into()).unwrap();
        self.seeds += 1;
        self.line(&format!("{{\"at\":{},\"seed\":{},\"do\":{command}}}", self.at, self.seeds));
    }

    pub fn ask(&mut self, query: &str) {
        self.line(&format!("{{\"ask\":{query}}}"));
    }

    /// A player at this table, or at any, by chance.
    pub fn somebody(&mut self, table: Option<u32>) -> EntryId {
        let seated: Vec<EntryId> = self
            .tournament()
            .room
            .tables()
            .filter(|(number, _)| table.is_none_or(|table| *number == TableNumber(table)))
            .flat_map(|(_, seats)| seats.seats().filter_map(|(_, who)| who).collect::<Vec<_>>())
            .collect();
        let index = self.chance.below(u64::try_from(seated.len()).unwrap());
        seated[usize::try_from(index).unwrap()]
    }

    pub fn bust(&mut self, entry: EntryId) {
        let out = vec![Out { entry, stack: None }];
        self.say(Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() });
    }

    /// Answers whatever must be known for the first advice; false when nothing is due.
    pub fn answer_needs(&mut self) -> bool {
        while let Some(first) = advice(self.tournament(), self.at).into_iter().next() {
            let Some(Need::Button { table, seats }) = first.need else { return true };
            let players = self.tournament().room.table(table).unwrap().players();
            let index = self.chance.below(u64::try_from(players).unwrap());
            let seat = SeatNumber(seats[usize::try_from(index).unwrap()]);
            self.at += 10 * SECOND;
            self.say(SetButton { table, seat, stud: false });
        }
        false
    }

    /// Accepts the first advice.
    pub fn accept(&mut self) {
        self.at += 10 * SECOND;
        let command = advice(self.tournament(), self.at).remove(0).command.unwrap();
        match self.accepting {
            Accepting::ByCommand => self.draw(command),
            Accepting::ByWord => {
                self.seeds += 1;
                self.line(&format!(
                    "{{\"at\":{},\"seed\":{},\"accept\":true}}",
                    self.at, self.seeds
                ));
            }
        }
    }

    /// Races off the chip that is due, at all tables at once: zero to four odd chips at each seat.
    pub fn race_off(&mut self) {
        let due = self.tournament().colour_ups_due(self.at);
        let chip = due.first().expect("a chip leaves").chip.value;
        let tables = self.tournament().tables_to_race(chip).into_iter().map(|number| {
            let table = self.tournament().room.table(number).unwrap();
            let seats = table.occupied().into_iter().map(|seat| SeatCount {
                seat,
                chips: (u32::from(seat.0) * 3 + number.0) % 5,
                last: false,
                cards: String::new(),
            });
            TableCount { table: number, seats: seats.collect() }
        });
        let tables = tables.collect();
        self.draw(RaceOff { chip, tables });
    }

    /// Does whatever the rules require, until nothing is due.
    pub fn follow_advice(&mut self) {
        while self.answer_needs() {
            self.accept();
        }
    }
}
