//! Random evenings of ten hours, with whatever can be typed: nobody holds two seats, every minute of an absence is accounted for, chips and money
//! balance after every line, and what is undone and redone is the same room.

use super::model::Dice;
use super::*;
use proptest::prelude::*;
use shuffle_up_engine::base::plain_log::{Folded as _, LineKind};
use std::collections::{BTreeMap, BTreeSet};

/// The absences as somebody with a watch notes them.
#[derive(Default)]
struct Watch {
    since: BTreeMap<u32, Millis>,
    minutes: BTreeMap<u32, Millis>,
}

impl Watch {
    fn looks_at(&mut self, floor: &Floor, before: &BTreeSet<u32>) {
        let away = away(floor.room());
        for player in before.difference(&away) {
            let since = self.since.remove(player).unwrap();
            *self.minutes.entry(*player).or_default() += floor.now - since;
        }
        for player in away.difference(before) {
            self.since.insert(*player, floor.now);
        }
        for player in floor.room().players.keys() {
            let open = self.since.get(player).map_or(0, |since| floor.now - since);
            let all = open + self.minutes.get(player).copied().unwrap_or(0);
            assert_eq!(Millis::from(floor.room().away_minutes(*player, floor.now)), all / MINUTE);
        }
    }
}

fn away(room: &Room) -> BTreeSet<u32> {
    let seats = room.tables.values().flat_map(|table| table.seats.values());
    seats.filter(|seat| seat.away.is_some()).map(|seat| seat.player).collect()
}

fn nobody_has_two_seats(room: &Room) {
    let mut playing = BTreeSet::new();
    let mut locks = BTreeSet::new();
    for table in room.tables.values() {
        for (seat, one) in &table.seats {
            assert!(*seat >= 1 && *seat <= table.chairs);
            assert!(
                if one.is_kept() { locks.insert(one.player) } else { playing.insert(one.player) },
                "two seats"
            );
            if let Some(over) = one.over {
                assert!(playing.insert(over.player), "plays over and elsewhere");
            }
        }
        for player in &table.order {
            assert!(table.seat_of(*player).is_some(), "only who is there moves on");
        }
    }
    for game in room.games.values() {
        let names: BTreeSet<u32> = game.list.iter().map(|one| one.player).collect();
        assert_eq!(names.len(), game.list.len(), "once on a list");
    }
}

/// What holds after every line.
fn holds(floor: &Floor) {
    let room = floor.room();
    nobody_has_two_seats(room);
    let view = floor.view();
    assert!(view.wrong.is_empty(), "{:?}", view.wrong);
    let money = view.money;
    assert_eq!(
        money.bought.minus(money.cashed).minus(money.time).minus(money.kept),
        money.on_tables
    );
    let chips: Money = room.tables.values().map(|table| table.chips).sum();
    assert_eq!(chips, money.on_tables);
}

fn line(dice: &mut Dice, floor: &Floor) -> String {
    let name = format!("P{:02}", dice.below(24));
    let table = 1 + dice.below(4);
    let seat = 1 + dice.below(9);
    let game = ["2-5", "10-20"][dice.below(2)];
    let amount = 50 * dice.below(20);
    let floor_says = if dice.below(3) == 0 { " !" } else { "" };
    let line = match dice.below(30) {
        0..=2 => format!("list {game} {name}"),
        3 | 4 => format!("call {game}"),
        5 => format!("here {name}"),
        6 => format!("unseen {game} {name}"),
        7 => format!("lock {table}.{seat} {name}"),
        8 => format!("unlock {name}"),
        9..=12 => format!("seat {table}.{seat} {name} {amount}"),
        13 => format!("move {name} {table}.{seat}"),
        14 => format!("change {name} {seat}"),
        15 => format!("out {name} {amount}"),
        16 => format!("buy {name} {amount} behind"),
        17 => format!("came {name}"),
        18 | 19 => format!("away {name}"),
        20 => format!("back {name}"),
        21 => format!("missed {name} both"),
        22 => format!("absent {name}"),
        23 => format!("pick {name} {amount}"),
        24 => format!("over {table}.{seat} {name} {}", amount + 50),
        25 => format!("time {table}"),
        26 => format!("start {table}"),
        27 if dice.below(6) == 0 => format!("broke {table}"),
        27 => format!("posted {name}"),
        28 => [format!("deposit {name}"), format!("refund {name}"), format!("refuse {name}")]
            [dice.below(3)]
        .clone(),
        _ => format!("open {table} {game}"),
    };
    let _ = floor;
    line + floor_says
}

fn evening(seed: u64) {
    let mut dice = Dice(seed);
    let book = [Book::Roberts, Book::Hpt, Book::Lr, Book::Wsop][dice.below(4)];
    let mut floor = Floor::new(book);
    floor.all(&["game 2-5 NLHE must time 7", "game 10-20 O8 kill"]);
    let mut watch = Watch::default();
    let end = floor.now + 600 * MINUTE;
    let mut said = 0;
    while floor.now < end {
        floor.later(dice.below(3) as Millis);
        let line = line(&mut dice, &floor);
        let (room, before) = (floor.room().clone(), away(floor.room()));
        // A break of a table begins the absence of those who are away anew at the next one.
        let breaks = line.starts_with("broke");
        if floor.typed(&line).is_err() {
            continue;
        }
        said += 1;
        holds(&floor);
        let last = floor.log.lines().last().unwrap().said().unwrap();
        assert!(room.holds(last), "{line} has what it needs: {last:?}");
        if breaks {
            let LineKind::Said { said: RoomSaid::Broke { players, .. } } =
                &floor.log.lines().last().unwrap().kind
            else {
                panic!()
            };
            assert!(!players.is_empty() || before == away(floor.room()));
        }
        watch.looks_at(&floor, &before);
        if said % 5 == 0 {
            let after = floor.room().clone();
            let last = floor.log.undoable().unwrap();
            let strike = floor.log.prepare_strike(last, floor.now, "desk").unwrap();
            floor.log.commit(strike);
            let restore = floor.log.prepare_restore(last, floor.now, "desk").unwrap();
            floor.log.commit(restore);
            assert_eq!(*floor.room(), after, "undone and redone it is the same room");
        }
    }
    assert!(said > 40, "an evening of {said} lines");
    assert_eq!(RoomLog::replay(floor.log.lines().iter().cloned()), floor.log);
    // Any line that no later one needs is struck and restored, and the room balances each time.
    let mut needed = 0;
    for _ in 0..20 {
        let mut struck = floor.clone();
        let any = 2 + dice.below(struck.log.lines().len()) as u32;
        match struck.log.prepare_strike(any, struck.now, "desk") {
            Ok(line) => {
                struck.log.commit(line);
                nobody_has_two_seats(struck.room());
                let restore = struck.log.prepare_restore(any, struck.now, "desk").unwrap();
                struck.log.commit(restore);
                assert_eq!(struck.room(), floor.room(), "line {any} came back");
            }
            Err(refusal) if refusal.key == "line-needed-later" => needed += 1,
            Err(_) => {}
        }
    }
    assert!(needed > 0, "a seat that somebody left is needed");
}

#[test]
fn evenings_of_each_book_balance() {
    for seed in 0..6 {
        evening(seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_random_evening_balances(seed in any::<u64>()) {
        evening(seed);
    }
}
