//! The card room: each duty of a cash game by the rule books, a model of lists and must-moves that was written from the books, random evenings
//! of ten hours, and what every version has written.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod blinds;
mod buying;
mod evenings;
mod lists;
mod model;
mod moves;
mod past;
mod presence;
mod room;
mod typed;

use shuffle_up_cash::room::advice::{Clock, RoomAdvice};
use shuffle_up_cash::room::view::{CardRoomView, RoomSeat, view};
use shuffle_up_cash::room::{Book, Room, RoomAbout, RoomLog, RoomSaid, RoomSay};
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::money::{Currency, Money};

const MINUTE: Millis = 60_000;

/// A card room as a test says it. Times are times of day.
#[derive(Clone, Default)]
struct Floor {
    log: RoomLog,
    now: Millis,
    seed: u64,
}

fn dollars(amount: i64) -> Money {
    Money(amount * 100)
}

fn time(of_day: &str) -> Millis {
    let (hour, minute) = of_day.split_once(':').unwrap();
    (hour.parse::<Millis>().unwrap() * 60 + minute.parse::<Millis>().unwrap()) * MINUTE
}

fn about(book: Book) -> RoomAbout {
    let tiers =
        if book.is_wsop() { vec!["Seven Stars".into(), "Diamond".into()] } else { Vec::new() };
    let currency = Currency { code: "USD".into(), decimals: 2 };
    RoomAbout { name: "Club".into(), currency, book, tiers, ..RoomAbout::default() }
}

impl Floor {
    fn of(about: RoomAbout) -> Self {
        let mut floor = Self { seed: 7, now: time("18:00"), ..Self::default() };
        floor.say(RoomSay::Open { about }).unwrap();
        floor
    }

    fn new(book: Book) -> Self {
        Self::of(about(book))
    }

    /// The same with a game and its first table, number 1.
    fn with(book: Book, game: &str) -> Self {
        let mut floor = Self::new(book);
        let limits = game.split(' ').next().unwrap();
        floor.all(&[&format!("game {game}"), &format!("open 1 {limits}")]);
        floor
    }

    fn at(&mut self, of_day: &str) -> &mut Self {
        self.now = time(of_day);
        self
    }

    fn later(&mut self, minutes: Millis) -> &mut Self {
        self.now += minutes * MINUTE;
        self
    }

    /// Says something, or gives the refusal with its key and arguments.
    fn say(&mut self, say: RoomSay) -> Result<(), String> {
        self.seed += 1;
        let line = self.log.prepare(say, self.now, self.seed, "desk");
        line.map(|line| self.log.commit(line)).map_err(|refusal| refusal.named())
    }

    fn typed(&mut self, line: &str) -> Result<(), String> {
        self.say(RoomSay::Typed { line: line.into() })
    }

    fn all(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.typed(line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        self
    }

    /// The key of the refusal of what is typed.
    fn refused(&mut self, line: &str) -> String {
        let refusal = self.typed(line).expect_err(line);
        refusal.split([' ', '(']).nth(1).unwrap().to_string()
    }

    /// Seats players at a table, each with the least buy-in.
    fn seats(&mut self, table: u32, names: &[&str]) -> &mut Self {
        for name in names {
            self.typed(&format!("seat {table} {name} !"))
                .unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        }
        self
    }

    fn room(&self) -> &Room {
        self.log.state()
    }

    fn view(&self) -> CardRoomView {
        view(&self.log, Clock { now: self.now, ahead: 0 })
    }

    fn player(&self, name: &str) -> u32 {
        self.room().called_exactly(name).unwrap_or_else(|| panic!("{name} is known"))
    }

    /// The names on the list of a game, in order.
    fn list(&self, game: u32) -> Vec<String> {
        self.room()
            .order(&self.room().games[&game])
            .iter()
            .map(|one| self.room().name(one.player))
            .collect()
    }

    /// Where a player sits.
    fn seat(&self, name: &str) -> Option<(u32, u8)> {
        self.room().seat_of(self.player(name))
    }

    /// The names at a table by seat.
    fn at_table(&self, table: u32) -> Vec<String> {
        self.room().tables[&table]
            .seats
            .values()
            .map(|seat| self.room().name(seat.player))
            .collect()
    }

    fn seat_view(&self, name: &str) -> RoomSeat {
        let all = self
            .view()
            .games
            .into_iter()
            .flat_map(|game| game.tables)
            .flat_map(|table| table.seats);
        let named = all.into_iter().find(|seat| seat.name.as_deref() == Some(name));
        named.unwrap_or_else(|| panic!("{name} has a seat"))
    }

    /// The advice whose English has these words.
    fn advice(&self, words: &str) -> RoomAdvice {
        let all = self.view().advice;
        let found = all.iter().find(|advice| advice.title.english.contains(words));
        found.unwrap_or_else(|| panic!("{words} is not among {all:#?}")).clone()
    }

    fn advised(&self) -> Vec<String> {
        self.view()
            .advice
            .iter()
            .map(|advice| format!("{} · {}", advice.title.english, advice.rule))
            .collect()
    }

    /// Does what an advice does.
    fn take(&mut self, words: &str) -> &mut Self {
        let say = self.advice(words).say.expect(words);
        self.say(say).unwrap();
        self
    }

    fn last(&self) -> &RoomSaid {
        let shuffle_up_engine::base::plain_log::LineKind::Said { said } =
            &self.log.lines().last().unwrap().kind
        else {
            panic!()
        };
        said
    }
}

fn names(of: &[&str]) -> Vec<String> {
    of.iter().map(|name| (*name).to_string()).collect()
}
