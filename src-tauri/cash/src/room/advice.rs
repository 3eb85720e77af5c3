//! What is due in the room now, with its rule.

use super::books::{MINUTE, Rule};
use super::rules::absence::due as absence_due;
use super::rules::collection::next_due;
use super::rules::lists::leaves_too_few;
use super::rules::must_move::{Leaves, when_to_leave, when_to_move};
use super::said::{RoomSay, Someone};
use super::state::{LockReason, Phase, Room, Seat, Table, Waiting};
use crate::prelude::*;

/// The time at which a room is looked at, and how its clocks stand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time, in milliseconds since the beginning of 1970.
    pub now: Millis,
    /// How many minutes the room's clocks are ahead of universal time.
    pub ahead: i32,
}

impl Clock {
    /// A time of day as the room's clocks show it: "19:42".
    pub fn shows(self, at: Millis) -> String {
        let minutes = at.checked_div(MINUTE).unwrap_or(0).saturating_add(i64::from(self.ahead));
        let of_day = minutes.rem_euclid(1_440);
        let (hour, minute) =
            (of_day.checked_div(60).unwrap_or(0), of_day.checked_rem(60).unwrap_or(0));
        format!("{hour:02}:{minute:02}")
    }

    /// How many whole minutes ago something was.
    pub fn minutes_since(self, at: Millis) -> u32 {
        to_u32(self.now.saturating_sub(at).max(0).checked_div(MINUTE).unwrap_or(0))
    }
}

/// Something that is due.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomAdvice {
    /// At which table.
    pub table: Option<u32>,
    /// What is due, and why.
    pub title: Phrase,
    /// Where the house's book says it, such as "WSOP 86".
    pub rule: String,
    /// When it is due, in milliseconds since the beginning of 1970; absent for now.
    pub at: Option<Millis>,
    /// What does it; absent where something must be counted or asked first.
    pub say: Option<RoomSay>,
    /// What is typed instead, with the place of what is missing in capitals.
    pub typed: Option<String>,
}

impl Room {
    /// Everything that is due, table by table: seats first, then locks, absences, time and setups.
    pub fn advice(&self, clock: Clock) -> Vec<RoomAdvice> {
        let mut all = Vec::new();
        for (number, table) in &self.tables {
            if table.phase == Phase::Closed {
                continue;
            }
            self.about_seats(*number, table, clock, &mut all);
            self.about_locks(*number, table, clock, &mut all);
            self.about_absences(*number, table, clock, &mut all);
            self.about_the_table(*number, table, clock, &mut all);
        }
        all
    }

    fn cites(&self, rule: Rule) -> String {
        self.settings().book.cites(rule)
    }

    fn now(&self, table: u32, title: Phrase, rule: Rule, say: RoomSay) -> RoomAdvice {
        let rule = self.cites(rule);
        RoomAdvice { table: Some(table), title, rule, at: None, say: Some(say), typed: None }
    }

    /// An open seat: who asked for it, who moves on to it, who is called for it, who is next.
    fn about_seats(&self, number: u32, table: &Table, clock: Clock, all: &mut Vec<RoomAdvice>) {
        let free = table.free();
        let Some(first) = free.first().copied() else { return };
        let usual = self.games.get(&table.game).map_or(table.chairs, |game| game.about.chairs());
        if table.chairs > usual && table.phase == Phase::Running && table.chairs > 9 {
            let title = phrase!(
                "cardroom-advice-chair",
                "Table {number}: take the extra chair away, nobody is called for it",
                number = number
            );
            let chairs = table.chairs.saturating_sub(1);
            if free.contains(&table.chairs) {
                all.push(self.now(
                    number,
                    title,
                    Rule::OneTooMany,
                    RoomSay::Chairs { table: number, chairs },
                ));
                return;
            }
        }
        let wish = free.iter().find_map(|seat| Some((*seat, self.first_wish(number, *seat)?)));
        if let Some((seat, wish)) = wish {
            let title = phrase!(
                "cardroom-advice-wish",
                "Table {number}, seat {seat} is free: {name} asked first",
                number = number,
                seat = seat,
                name = self.name(wish.player)
            );
            let say = RoomSay::Change { player: wish.player, seat, floor: false };
            all.push(self.now(number, title, Rule::SeatChange, say));
            return;
        }
        if let Some((from, player)) = self.first_to_move(number) {
            all.push(self.moves_on(number, first, from, player));
            return;
        }
        let wishes = |(from, other): (u32, &Table)| {
            let asked = other.wishes.iter().find(|wish| wish.table == Some(number))?;
            (!leaves_too_few(other.players(), table.players())).then_some((from, asked.player))
        };
        if let Some((from, player)) = self.tables_of(table.game).into_iter().find_map(wishes) {
            let title = phrase!(
                "cardroom-advice-transfer",
                "Table {number} has an open seat: {name} of table {from} asked for it",
                number = number,
                name = self.name(player),
                from = from
            );
            let say = RoomSay::Move {
                player,
                table: number,
                seat: Some(first),
                stack: None,
                floor: false,
            };
            all.push(self.now(number, title, Rule::Transfer, say));
            return;
        }
        let called: Vec<Waiting> = self.called_for(number, table);
        for one in &called {
            all.push(self.called_one(number, table.game, one, clock));
        }
        let next = self.next_call(table.game).filter(|(_, to)| *to == number);
        if let Some((player, _)) = next {
            let title = phrase!(
                "cardroom-advice-call",
                "Table {number} has an open seat: call {name} for {game}",
                number = number,
                name = self.name(player),
                game = self.game_name(table.game)
            );
            let say =
                RoomSay::Call { game: table.game, player: None, table: Some(number), floor: false };
            all.push(self.now(number, title, Rule::NextPlayersTable, say));
        }
    }

    fn moves_on(&self, number: u32, seat: u8, from: u32, player: u32) -> RoomAdvice {
        let stud = self.tables.get(&from).and_then(|table| self.games.get(&table.game));
        let stud = stud.is_some_and(|game| game.about.kind.is_stud());
        let title = phrase!(
            "cardroom-advice-moves-on",
            "Table {number} has an open seat: {name} moves on from table {from}, {when}",
            number = number,
            name = self.name(player),
            from = from,
            when = when_to_move(self.settings().book, stud).says()
        );
        let say =
            RoomSay::Move { player, table: number, seat: Some(seat), stack: None, floor: false };
        self.now(number, title, Rule::MustMoveWhen, say)
    }

    /// Those who are called for a table and have no seat kept, in the order of the list.
    pub(crate) fn called_for(&self, number: u32, table: &Table) -> Vec<Waiting> {
        let called = |one: &Waiting| {
            one.called.is_some_and(|called| called.table == number)
                && self.lock_of(one.player).is_none()
        };
        let game = self.games.get(&table.game);
        game.map(|game| self.order(game)).unwrap_or_default().into_iter().filter(called).collect()
    }

    fn called_one(&self, number: u32, game: u32, one: &Waiting, clock: Clock) -> RoomAdvice {
        let (player, name) = (one.player, self.name(one.player));
        let called = one.called.map_or(clock.now, |called| called.at);
        let until = called.saturating_add(self.settings().call());
        let here = one.called.is_some_and(|called| called.here.is_some());
        let deposit = self.players.get(&player).is_some_and(|player| player.deposit > Money::ZERO);
        let seat = || RoomSay::Seat {
            table: number,
            seat: None,
            who: Someone::Known { player },
            stack: None,
            floor: false,
        };
        if here || deposit {
            let title = phrase!(
                "cardroom-advice-here",
                "Table {number} has an open seat: {name} is next and may sit down",
                number = number,
                name = name
            );
            return self.now(number, title, Rule::BeingCalled, seat());
        }
        if clock.now >= until {
            let title = phrase!(
                "cardroom-advice-unseen",
                "{name} was called {minutes} min ago and did not come: pass over",
                name = name,
                minutes = clock.minutes_since(called)
            );
            return self.now(number, title, Rule::BeingCalled, RoomSay::Unseen { game, player });
        }
        let title = phrase!(
            "cardroom-advice-called",
            "Table {number} has an open seat: {name} is next, called {minutes} min ago, waits until {time}",
            number = number,
            name = name,
            minutes = clock.minutes_since(called),
            time = clock.shows(until)
        );
        RoomAdvice { at: Some(until), ..self.now(number, title, Rule::BeingCalled, seat()) }
    }

    /// When a seat that is kept is picked up: where somebody waits, after the book's time (HPT Proc 21, WSOP 86). One for a hand elsewhere, a
    /// card or a need has no time.
    pub fn lock_due(&self, table: &Table, seat: &Seat) -> Option<Millis> {
        let lock = seat.lock.filter(|lock| lock.reason == LockReason::Comes)?;
        let book = self.settings().book;
        (self.waiting_for(table.game) > 0).then(|| lock.at.saturating_add(book.lock(lock.new_game)))
    }

    /// A player for whom a seat is kept while the player sits in another game: when that game is left (HPT Seat 13, WSOP 94).
    fn leaves(&self, number: u32, seat: u8, player: u32) -> Option<RoomAdvice> {
        let (from, _) = self.seat_of(player)?;
        let old = self.tables.get(&from)?;
        let stud = self.games.get(&old.game)?.about.kind.is_stud();
        let when = when_to_leave(self.settings().book, stud, self.waiting_for(old.game));
        let title = phrase!(
            "cardroom-advice-leaves",
            "Table {number}, seat {seat} is kept for {name}, who leaves table {from} {when}",
            number = number,
            seat = seat,
            name = self.name(player),
            from = from,
            when = when.says()
        );
        let who = Someone::Known { player };
        let say = RoomSay::Seat { table: number, seat: None, who, stack: None, floor: false };
        Some(self.now(number, title, Rule::LeaveForAnother, say))
    }

    fn about_locks(&self, number: u32, table: &Table, clock: Clock, all: &mut Vec<RoomAdvice>) {
        for (place, seat) in table.seats.iter().filter(|(_, seat)| seat.is_kept()) {
            all.extend(self.leaves(number, *place, seat.player));
        }
        for (place, seat) in &table.seats {
            let Some(due) = self.lock_due(table, seat) else { continue };
            let (player, name, place) = (seat.player, self.name(seat.player), *place);
            let say = RoomSay::Unlock { player };
            if due <= clock.now {
                let title = phrase!(
                    "cardroom-advice-unlock",
                    "Table {number}, seat {seat}: {name} did not come, pick the seat up",
                    number = number,
                    seat = place,
                    name = name
                );
                all.push(self.now(number, title, Rule::LockUp, say));
            } else {
                let title = phrase!(
                    "cardroom-advice-locked",
                    "Table {number}, seat {seat} is kept for {name} and picked up at {time}",
                    number = number,
                    seat = place,
                    name = name,
                    time = clock.shows(due)
                );
                all.push(RoomAdvice {
                    at: Some(due),
                    say: None,
                    ..self.now(number, title, Rule::LockUp, say)
                });
            }
        }
    }

    fn about_absences(&self, number: u32, table: &Table, clock: Clock, all: &mut Vec<RoomAdvice>) {
        let book = self.settings().book;
        for (place, seat) in &table.seats {
            if let Some(over) = seat.over.filter(|over| over.ends) {
                let title = phrase!(
                    "cardroom-advice-over",
                    "Table {number}, seat {seat}: {name} plays over until the next blind",
                    number = number,
                    seat = *place,
                    name = self.name(over.player)
                );
                let say = RoomSay::Leave { player: over.player, stack: None };
                let typed = Some(format!("out {} AMOUNT", self.name(over.player)));
                all.push(RoomAdvice {
                    say: None,
                    typed,
                    ..self.now(number, title, Rule::Over, say)
                });
            }
            let Some(away) = &seat.away else { continue };
            let Some(due) = absence_due(book, away).filter(|due| *due <= clock.now) else {
                continue;
            };
            let title = phrase!(
                "cardroom-advice-pick-up",
                "Table {number}, seat {seat}: {name} is away for {minutes} min, the chips may be picked up",
                number = number,
                seat = *place,
                name = self.name(seat.player),
                minutes = clock.minutes_since(away.since)
            );
            let rule = if away.third { Rule::ThirdMan } else { Rule::Absence };
            all.push(RoomAdvice {
                table: Some(number),
                title,
                rule: self.cites(rule),
                at: Some(due),
                say: None,
                typed: Some(format!("pick {number}.{place} AMOUNT")),
            });
        }
    }

    fn about_the_table(&self, number: u32, table: &Table, clock: Clock, all: &mut Vec<RoomAdvice>) {
        let timed = self.games.get(&table.game).is_some_and(|game| game.about.is_timed());
        if let Some(due) = next_due(table)
            .filter(|due| timed && *due <= clock.now && table.phase == Phase::Running)
        {
            let title = phrase!(
                "cardroom-advice-time",
                "Table {number}: collect the half hour of {time}, players: {count}",
                number = number,
                time = clock.shows(due),
                count = self.who_pays(table).0.len()
            );
            let say = RoomSay::Collect { table: number, pot: false, without: BTreeSet::new() };
            all.push(RoomAdvice {
                at: Some(due),
                ..self.now(number, title, Rule::Collection, say)
            });
        }
        let book = self.settings().book;
        let setup = table.setup.map(|setup| setup.saturating_add(book.setup()));
        if setup.is_some_and(|due| due <= clock.now) && table.phase == Phase::Running {
            let title = phrase!(
                "cardroom-advice-setup",
                "Table {number}: a new setup may come",
                number = number
            );
            all.push(self.now(number, title, Rule::Setup, RoomSay::Setup { table: number }));
        }
        if table.phase == Phase::Forming && table.free().is_empty() && table.seated().count() >= 2 {
            let title = phrase!(
                "cardroom-advice-start",
                "Table {number} is full and can start",
                number = number
            );
            all.push(self.now(
                number,
                title,
                Rule::StartAndClose,
                RoomSay::Start { table: number },
            ));
        }
    }
}

impl Leaves {
    /// When a player goes, in words.
    pub fn says(self) -> Phrase {
        match self {
            Self::AtOnce => phrase!("cardroom-at-once", "at once"),
            Self::AtOnceButBlindAndButton => {
                phrase!(
                    "cardroom-at-once-but",
                    "at once, but not from the small blind or the button"
                )
            }
            Self::AtOnceButButton => {
                phrase!(
                    "cardroom-at-once-button",
                    "at once, or after the button where a blind was paid"
                )
            }
            Self::UntilBigBlind => phrase!("cardroom-until-blind", "when due for the big blind"),
            Self::AfterThisHand => phrase!("cardroom-this-hand", "after this hand"),
            Self::OneMoreHand => phrase!("cardroom-one-more-hand", "after one more hand"),
        }
    }
}
