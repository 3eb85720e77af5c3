//! Two devices that sell at once: whatever the order in which they look, sell and hear the answer, no seat is given twice and no
//! payment is lost or said twice.

use super::network::{Room, device};
use crate::network::Served;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::views::drawers::drawers_view;
use shuffle_up_house::caller::Role;
use shuffle_up_house::house::House;
use shuffle_up_journal::TournamentId;
use shuffle_up_network::{Caller, House as _};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread::scope;
use tauri::Manager;
use tauri::test::MockRuntime;

/// What one of the tills does.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// It hears of the last line.
    Look,
    /// It sells an entry, with the seat.
    Enter,
    /// It sells this entry an add-on, or another rebuy.
    Rebuy(u32),
    /// It takes what this entry owes.
    Settle(u32),
}

/// The house, and the tournament that is sold.
type At<'a> = (&'a Served<MockRuntime>, TournamentId);

/// A till: what it has seen, and what was sold at it.
struct Till {
    caller: Caller,
    seen: u32,
    sold: u32,
}

fn tills(room: &Room) -> [Till; 2] {
    [1, 2].map(|number| {
        let mut caller = device(Role::Registration, room.tournament);
        if let Some(device) = &mut caller.device {
            device.id = number;
            device.name = format!("Till {number}");
        }
        Till { caller, seen: room.revision(), sold: 0 }
    })
}

/// A tournament of its own with seats at sale, and a drawer of nothing at each till.
fn event(room: &mut Room) -> [Till; 2] {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    let setup = SetUp { rules, ..t1000() };
    room.tournament = {
        let desk = room.app.state::<Arc<House>>();
        let mut office = desk.office();
        let id = office.new_tournament(setup, None).unwrap();
        // Said before the first sale, it opens them.
        let open = json!({ "type": "set_room_tables", "tables": 5 });
        office.act(id, serde_json::from_value(open).unwrap()).unwrap();
        id
    };
    let mut tills = tills(room);
    for till in &mut tills {
        room.act(&till.caller, json!({ "type": "open_drawer" }), till.seen).unwrap();
        till.seen = room.revision();
    }
    tills
}

impl Till {
    /// Says a command; answers why it was not done.
    fn say(&mut self, room: At<'_>, command: Value) -> Result<(), String> {
        let (served, tournament) = room;
        let said = json!({ "tournament": tournament, "command": command, "seen": self.seen });
        let done = served.call(&self.caller, "act", said);
        let done = done.map_err(|why| why["code"].as_str().unwrap_or_default().to_string())?;
        let done: Value = serde_json::from_str(done.get()).unwrap();
        self.seen = u32::try_from(done["revision"].as_u64().unwrap()).unwrap();
        Ok(())
    }

    fn sell(&mut self, room: At<'_>) -> Result<(), String> {
        let till = self.caller.device.as_ref().map(|device| device.id);
        let name = format!("Player {} of till {till:?}", self.sold);
        self.say(room, json!({ "type": "enter", "names": [name], "payment": "cash" }))?;
        self.sold += 1;
        Ok(())
    }

    fn step(&mut self, room: &Room, step: Step) {
        let here = (&room.served, room.tournament);
        let _ = match step {
            Step::Look => {
                self.seen = room.revision();
                Ok(())
            }
            Step::Enter => self.sell(here),
            Step::Rebuy(entry) => self.say(
                here,
                json!({ "type": "rebuy", "entry": entry, "last_hand": false, "payment": "cash" }),
            ),
            Step::Settle(entry) => self.say(
                here,
                json!({ "type": "settle", "entry": entry, "purchase": null, "payment": "cash" }),
            ),
        };
    }
}

/// Whether what was sold is what is there.
fn adds_up(room: &Room, tills: &[Till]) {
    let desk = room.app.state::<Arc<House>>();
    let mut office = desk.office();
    let tournament = office.look(room.tournament).unwrap().tournament();
    let sold: u32 = tills.iter().map(|till| till.sold).sum();
    assert_eq!(tournament.counted_entries, sold);
    let seats: Vec<_> = (1..=sold).filter_map(|entry| tournament.seat_of(EntryId(entry))).collect();
    let places: BTreeSet<_> = seats.iter().collect();
    assert_eq!(places.len(), seats.len(), "a seat was given twice");
    assert_eq!(seats.len(), sold as usize, "somebody has no seat");
    let price = tournament.setup.price.total();
    let drawers = drawers_view(tournament);
    for till in tills {
        let name = &till.caller.device.as_ref().unwrap().name;
        let drawer = drawers.rows.iter().find(|row| row.device == *name).unwrap();
        let paid: Money = (0..till.sold).map(|_| price).sum();
        assert!(drawer.cash.came_in >= paid, "{name}: {drawer:?} for {}", till.sold);
    }
    let paid: Money = tournament.entries.values().map(|entry| entry.paid_in()).sum();
    let owes: Money = tournament.entries.values().map(|entry| entry.owes()).sum();
    assert_eq!(drawers.all.came_in, paid.minus(owes), "a payment was lost or said twice");
    assert_eq!(drawers.outside.came_in, Money::ZERO);
}

fn step() -> impl Strategy<Value = (usize, Step)> {
    let step = prop_oneof![
        2 => Just(Step::Look),
        5 => Just(Step::Enter),
        2 => (1_u32..8).prop_map(Step::Rebuy),
        2 => (1_u32..8).prop_map(Step::Settle),
    ];
    (0_usize..2, step)
}

#[test]
fn whatever_the_order_no_seat_is_given_twice_and_no_payment_lost() {
    let mut room = Room::open();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 24,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let room = std::cell::RefCell::new(&mut room);
    let all = runner.run(&vec(step(), 1..40), |steps| {
        let mut room = room.borrow_mut();
        let mut tills = event(&mut room);
        for (till, step) in steps {
            tills[till].step(&room, step);
        }
        adds_up(&room, &tills);
        Ok(())
    });
    all.unwrap();
}

#[test]
fn two_tills_that_sell_in_the_same_moment_sell_every_seat_once() {
    let mut room = Room::open();
    let mut tills = event(&mut room);
    let here = (&room.served, room.tournament);
    scope(|threads| {
        for till in &mut tills {
            threads.spawn(move || (0..20).for_each(|_| till.sell(here).unwrap()));
        }
    });
    // What touches nobody else's entry is never shown again: each sale was done at once.
    assert_eq!(tills.each_ref().map(|till| till.sold), [20, 20]);
    adds_up(&room, &tills);
}

#[test]
fn what_one_entry_owes_is_taken_once() {
    let mut room = Room::open();
    let [mut one, mut other] = event(&mut room);
    let entered = json!({ "type": "enter", "names": ["Owes"], "payment": "unpaid" });
    let here = (&room.served, room.tournament);
    one.say(here, entered).unwrap();
    other.seen = room.revision();
    let pays = json!({ "type": "settle", "entry": 1, "purchase": null, "payment": "cash" });
    one.say(here, pays.clone()).unwrap();
    assert_eq!(other.say(here, pays), Err("not_now".into()));
    (one.sold, other.sold) = (1, 0);
    adds_up(&room, &[one, other]);
}
