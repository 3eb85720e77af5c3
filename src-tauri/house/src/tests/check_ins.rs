//! Guests who check in on their own phones: how few can wait and for how long, who is meant, and that nobody comes in twice.

use super::calls::called;
use super::quiet::Quiet;
use super::sleep::{Fake, MINUTE};
use crate::caller::{Caller, Device, Role};
use crate::house::House;
use crate::office::Office;
use crate::tournament_time::TournamentTime;
use serde_json::{Value, json};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::TournamentId;
use shuffle_up_players::{Bar, ListedPlayer};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

struct Door {
    house: Arc<House>,
    fake: Arc<Fake>,
    tournament: Value,
    _folder: tempfile::TempDir,
}

fn phone(number: u8) -> Caller {
    Caller::Anybody(None, Some(IpAddr::V4(Ipv4Addr::new(192, 168, 1, number))))
}

/// What a phone says to be known again.
fn secret(of: impl std::fmt::Display) -> String {
    format!("the secret of phone {of}")
}

impl Door {
    /// An event that takes entries, with guests who check in by phone.
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let fake = Arc::new(Fake::at(1_800_000_000_000));
        let office = Office::open_at(folder.path(), TournamentTime::with(fake.clone()));
        let house = House::new(office, folder.path().join("papers"), Arc::new(Quiet));
        let setup = serde_json::to_value(templates::t1000()).unwrap();
        let tournament =
            called(&house, &Caller::Desk, "new_tournament", json!({ "setup": setup })).unwrap();
        let door = Self { house, fake, tournament, _folder: folder };
        door.switch(true);
        door
    }

    fn switch(&self, on: bool) {
        let change = json!({ "change": { "type": "check_in", "on": on } });
        called(&self.house, &Caller::Desk, "change_network", change).unwrap();
    }

    fn asked(&self, caller: &Caller, call: &str, with: Value) -> Result<Value, Value> {
        let mut with = with;
        with["tournament"] = self.tournament.clone();
        called(&self.house, caller, call, with)
    }

    fn says(&self, number: u8, name: &str, whose: impl std::fmt::Display) -> Result<Value, Value> {
        let with = json!({ "name": name, "secret": secret(whose) });
        self.asked(&phone(number), "check_in", with)
    }

    fn stands(&self, whose: impl std::fmt::Display) -> Value {
        let with = json!({ "secret": secret(whose) });
        self.asked(&phone(1), "checked_in", with).unwrap()
    }

    fn waiting(&self, caller: &Caller) -> Vec<Value> {
        self.asked(caller, "check_ins", json!({})).unwrap().as_array().unwrap().clone()
    }

    fn lets_in(&self, caller: &Caller, id: &Value, comes_as: &Value) -> Result<Value, Value> {
        let seen = self.revision();
        let with = json!({ "id": id, "comesAs": comes_as, "payment": "card", "seen": seen });
        self.asked(caller, "let_in", with)
    }

    fn act(&self, command: Value) {
        self.asked(&Caller::Desk, "act", json!({ "command": command })).unwrap();
    }

    fn id(&self) -> TournamentId {
        serde_json::from_value(self.tournament.clone()).unwrap()
    }

    fn revision(&self) -> u32 {
        self.house.office().look(self.id()).unwrap().revision()
    }

    fn names(&self) -> Vec<String> {
        let mut office = self.house.office();
        let tournament = office.look(self.id()).unwrap().tournament();
        tournament.entries.keys().map(|entry| tournament.name(*entry).to_string()).collect()
    }
}

fn till() -> Caller {
    Caller::Device(Device {
        id: 1,
        role: Role::Registration,
        belongs_to: TournamentId(1),
        signed: "Till · Anna".into(),
        nobody_signed_in: false,
        table: None,
        language: None,
    })
}

#[test]
fn a_guest_waits_is_let_in_by_one_key_and_has_a_seat_card() {
    let door = Door::open();
    assert_eq!(door.stands(1)["type"], "open");
    assert_eq!(door.says(1, "  Mia \u{202e} Falk ", 1).unwrap()["before"], 0);
    assert_eq!(door.says(2, "Noa", 2).unwrap()["before"], 1);
    let seen = door.waiting(&till());
    assert_eq!((&seen[0]["name"], seen.len()), (&json!("Mia Falk"), 2));
    assert_eq!(seen[0]["choices"].as_array().unwrap().len(), 1, "{seen:?}");
    let entry = door.lets_in(&till(), &seen[0]["id"], &Value::Null).unwrap();
    assert_eq!(door.stands(1), json!({ "type": "in", "entry": entry }));
    assert_eq!(door.stands(2)["before"], 0);
    assert_eq!(door.names(), ["Mia Falk"]);
    let log = door.house.office().look(door.id()).unwrap().lines().last().cloned().unwrap();
    assert_eq!(log.device, "Till · Anna");
    let query = json!([{ "query": { "type": "my_seat", "entry": entry } }]);
    let mine = door.asked(&phone(1), "ask", json!({ "questions": query })).unwrap();
    let card = &mine[0]["answer"]["view"];
    assert_eq!((&card["name"], &card["waits"]), (&json!("Mia Falk"), &json!(true)));
    assert_eq!(card["starting_stack"], templates::t1000().starting_stack);
    door.asked(&Caller::Desk, "turn_away", json!({ "id": seen[1]["id"] })).unwrap();
    assert_eq!(door.stands(2)["type"], "refused");
    assert!(door.waiting(&Caller::Desk).is_empty());
    // Whoever was turned away may ask again, and whoever waits may leave.
    door.says(2, "Noa", 2).unwrap();
    door.asked(&phone(9), "leave_check_in", json!({ "secret": secret(2) })).unwrap();
    assert_eq!(door.stands(2)["type"], "open");
}

#[test]
fn who_was_never_let_in_fills_a_short_queue_and_no_more() {
    let door = Door::open();
    for whose in 0..3 {
        door.says(1, "Anna", whose).unwrap();
    }
    let full = door.says(1, "Anna", 3).unwrap_err();
    assert_eq!((&full["code"], &full["key"]), (&json!("too_many"), &json!("check-ins-full")));
    // The same phone waits once, with another name at the end.
    assert_eq!(door.says(1, "Anna", 1).unwrap()["before"], 1);
    assert_eq!(door.says(1, "Bo", 1).unwrap()["before"], 2);
    assert_eq!(door.waiting(&Caller::Desk).len(), 3);
    for whose in 3..40 {
        door.says(10 + u8::try_from(whose / 3).unwrap(), "Cy", whose).unwrap();
    }
    assert_eq!(door.says(200, "Dele", 200).unwrap_err()["key"], "check-ins-full");
    assert_eq!(door.waiting(&Caller::Desk).len(), 40);
    for (name, whose) in [("", "1 with no name"), (" \u{200b} ", "1 with nothing")] {
        assert_eq!(door.says(1, name, whose).unwrap_err()["key"], "check-in-needs-a-name");
    }
    let long = door.says(1, &"é".repeat(101), 1).unwrap_err();
    assert_eq!(long["key"], "check-in-needs-a-name", "two hundred bytes are the most");
    let with = json!({ "name": "Ed", "secret": "short" });
    assert!(door.asked(&phone(1), "check_in", with).is_err());
    assert_eq!(door.house.most(&phone(1), "check_in"), crate::public::CALL);
    assert!(door.names().is_empty() && door.revision() == 1, "nothing was said to the event");
}

#[test]
fn whoever_waits_is_forgotten_after_twenty_minutes() {
    let door = Door::open();
    door.says(1, "Anna", 1).unwrap();
    door.fake.pass(19 * MINUTE, 0);
    door.says(1, "Bo", 2).unwrap();
    assert_eq!(door.stands(1)["type"], "waits");
    door.fake.pass(2 * MINUTE, 0);
    assert_eq!((&door.stands(1)["type"], &door.stands(2)["before"]), (&json!("open"), &json!(0)));
    let gone = door.lets_in(&Caller::Desk, &json!(1), &Value::Null).unwrap_err();
    assert_eq!(gone["key"], "settled-already");
}

#[test]
fn a_guest_is_taken_once_by_two_desks_and_waits_again_when_undone() {
    let door = Door::open();
    door.says(1, "Anna Berg", 1).unwrap();
    let id = door.waiting(&Caller::Desk)[0]["id"].clone();
    // Two keys in the same moment, at two desks.
    let desks = [Caller::Desk, till()];
    let taken: Vec<bool> = std::thread::scope(|scope| {
        let (door, id) = (&door, &id);
        let keys = desks
            .each_ref()
            .map(|desk| scope.spawn(move || door.lets_in(desk, id, &Value::Null).is_ok()));
        keys.into_iter().map(|key| key.join().unwrap()).collect()
    });
    assert_eq!(taken.iter().filter(|taken| **taken).count(), 1);
    let again = door.lets_in(&Caller::Desk, &id, &Value::Null).unwrap_err();
    assert_eq!(again["key"], "settled-already");
    assert_eq!(door.names(), ["Anna Berg"]);
    door.asked(&Caller::Desk, "undo", json!({})).unwrap();
    assert_eq!(door.stands(1)["type"], "waits");
    assert_eq!(door.waiting(&till()).len(), 1);
    door.asked(&Caller::Desk, "redo", json!({})).unwrap();
    assert_eq!(door.stands(1)["type"], "in");
    assert!(door.waiting(&till()).is_empty());
}

#[test]
fn a_guest_of_the_list_counts_as_come_and_two_who_fit_are_asked_about() {
    let door = Door::open();
    let guests = json!([
        { "name": "Anna Berg", "paid": "transfer" }, { "name": "Bo Li" }, { "name": "Bo Lind" },
    ]);
    door.act(json!({ "type": "keep_guests", "guests": guests }));
    door.says(1, "anna berg", 1).unwrap();
    door.says(2, "Bo", 2).unwrap();
    door.says(3, "Falk, Mia", 3).unwrap();
    let seen = door.waiting(&Caller::Desk);
    let choices = |at: usize| seen[at]["choices"].as_array().unwrap();
    let kinds = |at: usize| {
        let kinds = choices(at).iter().map(|one| one["comes_as"]["type"].as_str().unwrap());
        kinds.collect::<Vec<_>>()
    };
    assert_eq!((kinds(0), &choices(0)[0]["pays"]), (vec!["guest"], &json!(0)));
    assert_eq!(kinds(1), ["guest", "guest", "new"]);
    assert_eq!(kinds(2), ["last_name_first", "new"]);
    let asks = door.lets_in(&Caller::Desk, &seen[1]["id"], &Value::Null).unwrap_err();
    assert_eq!(asks["key"], "check-in-asks");
    door.lets_in(&Caller::Desk, &seen[0]["id"], &Value::Null).unwrap();
    door.lets_in(&Caller::Desk, &seen[1]["id"], &choices(1)[1]["comes_as"]).unwrap();
    door.lets_in(&Caller::Desk, &seen[2]["id"], &choices(2)[0]["comes_as"]).unwrap();
    assert_eq!(door.names(), ["Anna Berg", "Bo Lind", "Mia Falk"]);
    let guests = json!([{ "query": { "type": "guests", "search": "", "from": 0, "count": 9 } }]);
    let there = door.asked(&Caller::Desk, "ask", json!({ "questions": guests })).unwrap();
    assert_eq!(there[0]["answer"]["view"]["there"], 2);
    // Somebody who is in already sees the seat, and is sold nothing.
    door.says(4, "Mia Falk", 4).unwrap();
    let again = door.waiting(&Caller::Desk);
    let entered = &again[0]["choices"][0]["comes_as"];
    assert_eq!(entered["type"], "entered");
    assert_eq!(door.lets_in(&till(), &again[0]["id"], entered).unwrap(), entered["entry"]);
    assert_eq!(door.names().len(), 3);
}

#[test]
fn two_players_of_the_list_are_asked_about_where_the_list_is_seen_and_a_barred_one_stops() {
    let door = Door::open();
    let keep = |name: &str, city: &str| {
        let player =
            ListedPlayer { name: name.into(), city: city.into(), ..ListedPlayer::default() };
        let with = json!({ "player": player });
        called(&door.house, &Caller::Desk, "keep_listed", with).unwrap()
    };
    keep("Cy Berg", "Ulm");
    let other = keep("Cy Berg", "Bern");
    let barred = keep("Dele", "");
    let bar = Bar { player: serde_json::from_value(barred).unwrap(), ..Bar::default() };
    let bar = json!({ "bar": bar });
    called(&door.house, &Caller::Desk, "bar_listed", bar).unwrap();
    door.says(1, "cy berg", 1).unwrap();
    door.says(2, "Dele", 2).unwrap();
    let seen = door.waiting(&Caller::Desk);
    let choices = seen[0]["choices"].as_array().unwrap();
    let told: Vec<_> = choices.iter().map(|one| one["says"].as_str().unwrap()).collect();
    assert_eq!(told, ["Ulm", "Bern", ""]);
    let at_the_till = door.waiting(&till());
    assert_eq!(at_the_till[0]["choices"].as_array().unwrap().len(), 1, "the till sees no list");
    let comes_as = json!({ "type": "listed", "listed": other });
    assert!(door.lets_in(&till(), &seen[0]["id"], &comes_as).is_err());
    door.lets_in(&Caller::Desk, &seen[0]["id"], &comes_as).unwrap();
    assert_eq!(door.names(), ["Cy Berg"]);
    let stopped = door.lets_in(&till(), &seen[1]["id"], &Value::Null).unwrap_err();
    assert_eq!(stopped["code"], "barred");
    assert_eq!(door.stands(2)["type"], "waits", "the host still has to say no");
    assert_eq!(door.waiting(&till()).len(), 1);
}

#[test]
fn nobody_checks_in_while_it_is_off_or_registration_is_closed() {
    let door = Door::open();
    door.says(1, "Anna", 1).unwrap();
    door.switch(false);
    assert_eq!(door.says(1, "Bo", 2).unwrap_err()["key"], "check-in-is-off");
    assert_eq!(door.stands(1)["type"], "closed");
    assert_eq!(called(&door.house, &phone(1), "room", json!({})).unwrap()["check_in"], false);
    door.switch(true);
    assert!(door.waiting(&Caller::Desk).is_empty(), "whoever waited is forgotten");
    door.says(1, "Anna", 1).unwrap();
    door.act(json!({ "type": "enter", "names": ["Cy", "Dele"] }));
    door.act(json!({ "type": "draw_seats" }));
    door.act(json!({ "type": "start_clock" }));
    door.fake.pass(10 * 60 * MINUTE, 0);
    let closed = door.says(2, "Late", 2).unwrap_err();
    assert_eq!(
        (&closed["code"], &door.stands(2)["type"]),
        (&json!("house_rule"), &json!("closed"))
    );
    let elsewhere = json!({ "tournament": 99, "name": "Anna", "secret": secret(1) });
    assert!(called(&door.house, &phone(1), "check_in", elsewhere).is_err());
}
