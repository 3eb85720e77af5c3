//! What the room is answered, and what it may not do, by the program's own house behind the network's trait.

use crate::arguments::Arguments;
use crate::network::Served;
use crate::network::{self, Network};
use crate::{builder, open_desk};
use serde_json::{Value, json};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_house::caller::Kind;
use shuffle_up_house::caller::Role;
use shuffle_up_house::calls::CALLS;
use shuffle_up_house::house::House;
use shuffle_up_house::network::NetworkChange;
use shuffle_up_house::office::Office;
use shuffle_up_house::office::network::NetworkSettings;
use shuffle_up_house::rights::may_say;
use shuffle_up_journal::TournamentId;
use shuffle_up_network::{Bounds, Caller, Device, House as _, Kept, KeptDevices, Wish};
use std::sync::Arc;
use tauri::test::{MockRuntime, mock_builder};
use tauri::{App, Manager};

/// A program with a tournament of four, seats drawn.
pub(super) struct Room {
    pub(super) app: App<MockRuntime>,
    pub(super) served: Served<MockRuntime>,
    pub(super) tournament: TournamentId,
    _folder: tempfile::TempDir,
}

impl Room {
    pub(super) fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let arguments = Arguments { data: Some(folder.path().into()), ..Arguments::default() };
        let app = builder(mock_builder(), &arguments)
            .build(tauri::generate_context!(test = true))
            .unwrap();
        open_desk(app.handle(), &arguments, folder.path(), Office::open(folder.path())).unwrap();
        let tournament = {
            let desk = app.state::<Arc<House>>();
            let mut office = desk.office();
            let id = office.new_tournament(templates::t1000(), None).unwrap();
            let names = ["Anna Kowalska", "Bo Lind", "Cem Kaya", "Dora Weiss"].map(String::from);
            office.act(id, Enter { names: names.to_vec(), ..Enter::default() }.into()).unwrap();
            let draw = serde_json::from_value(json!({ "type": "draw_seats" })).unwrap();
            office.act(id, draw).unwrap();
            // Said to the house itself: the mock runtime has no monitors to look for.
            let start = serde_json::from_value(json!({ "type": "start_clock" })).unwrap();
            office.act(id, start).unwrap();
            id
        };
        let served = Served::new(app.handle().clone(), app.state::<Arc<House>>().inner().clone());
        Self { app, served, tournament, _folder: folder }
    }

    pub(super) fn call(
        &self,
        caller: &Caller,
        call: &str,
        arguments: Value,
    ) -> Result<Value, Value> {
        let made = self.served.call(caller, call, arguments);
        made.map(|answer| serde_json::from_str(answer.get()).unwrap())
    }

    pub(super) fn revision(&self) -> u32 {
        self.app.state::<Arc<House>>().office().look(self.tournament).unwrap().revision()
    }

    pub(super) fn act(&self, caller: &Caller, command: Value, seen: u32) -> Result<Value, Value> {
        let said = json!({ "tournament": self.tournament, "command": command, "seen": seen });
        self.call(caller, "act", said)
    }

    pub(super) fn ask(&self, caller: &Caller, query: Value) -> Value {
        let asked = json!({ "tournament": self.tournament, "questions": [{ "query": query }] });
        self.call(caller, "ask", asked).unwrap()[0].clone()
    }
}

fn anybody() -> Caller {
    Caller::default()
}

pub(super) fn device(role: Role, belongs_to: TournamentId) -> Caller {
    let device = Device {
        id: 1,
        name: "Tablet".into(),
        role: role.word().into(),
        belongs_to: belongs_to.0,
        place: None,
        shared: false,
        operator: None,
        last: String::new(),
        at: 0,
        gone_at: None,
    };
    Caller { device: Some(device), ..Caller::default() }
}

fn snake(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

#[test]
fn no_role_says_what_it_may_not_and_nobody_says_anything_unpaired() {
    let room = Room::open();
    let before = room.revision();
    for name in Command::NAMES {
        let command = json!({ "type": snake(name) });
        for role in Role::ALL {
            if may_say(name).contains(&role) {
                continue;
            }
            let refused = room.act(&device(role, room.tournament), command.clone(), before);
            assert_eq!(refused.unwrap_err()["code"], "not_allowed", "{role:?} {name}");
        }
        let refused = room.act(&anybody(), command, before).unwrap_err();
        assert_eq!(refused["code"], "not_allowed", "{name}");
    }
    // A device of another tournament, one that nobody has signed in at, and calls that are the desk's.
    let start = json!({ "type": "start_clock" });
    let other = device(Role::Clock, TournamentId(room.tournament.0 + 1));
    assert_eq!(room.act(&other, start.clone(), before).unwrap_err()["code"], "not_allowed");
    let mut shared = device(Role::Clock, room.tournament);
    shared.device.as_mut().unwrap().shared = true;
    assert_eq!(room.act(&shared, start, before).unwrap_err()["code"], "sign_in");
    for call in
        ["house", "network", "change_network", "restore_backup", "correct", "export_log", "undo"]
    {
        let refused = room.call(&device(Role::Clock, room.tournament), call, json!({}));
        assert_eq!(refused.unwrap_err()["code"], "not_allowed", "{call}");
    }
    assert_eq!(room.revision(), before);
}

#[test]
fn what_a_device_says_is_in_the_log_under_its_name() {
    let room = Room::open();
    let mut clock = device(Role::Clock, room.tournament);
    clock.device.as_mut().unwrap().operator = Some("Anna".into());
    room.act(&clock, json!({ "type": "pause_clock" }), room.revision()).unwrap();
    let desk = room.app.state::<Arc<House>>();
    let mut office = desk.office();
    let log = office.look(room.tournament).unwrap();
    assert_eq!(log.lines().last().unwrap().device, "Tablet · Anna");
}

#[test]
fn a_command_by_somebody_who_has_seen_less_is_said_only_where_it_means_the_same() {
    let room = Room::open();
    let floor = device(Role::Floor, room.tournament);
    let seen = room.revision();
    let away = |entry: u32| json!({ "type": "mark_absent", "entry": entry, "absent": true });
    room.act(&floor, away(1), seen).unwrap();
    // About somebody else, it goes on; about the same player, it is shown again.
    room.act(&floor, away(2), seen).unwrap();
    let again =
        room.act(&floor, json!({ "type": "mark_absent", "entry": 1, "absent": false }), seen);
    assert_eq!(again.unwrap_err()["code"], "changed");
    let undo = |seen: u32| json!({ "tournament": room.tournament, "seen": seen });
    let late = room.call(&floor, "undo", undo(seen)).unwrap_err();
    assert_eq!(late["code"], "changed");
    room.call(&floor, "undo", undo(room.revision())).unwrap();
}

#[test]
fn anybody_is_answered_with_no_more_of_a_name_than_the_host_shows() {
    let room = Room::open();
    let questions = [
        json!({ "type": "projector" }),
        json!({ "type": "seating", "from": 0, "count": 9 }),
        json!({ "type": "find_seat", "search": "Kowalska" }),
        json!({ "type": "my_seat", "entry": 1 }),
        json!({ "type": "room_map" }),
        json!({ "type": "payouts", "from": 0, "count": 9 }),
        json!({ "type": "leaders", "from": 0, "count": 9 }),
        json!({ "type": "announced_moves", "from": 0, "count": 9 }),
        json!({ "type": "alternates", "from": 0, "count": 9 }),
        json!({ "type": "clock" }),
    ];
    for (shown, part) in [
        (NamesShown::Whole, "Kowalska"),
        (NamesShown::Short, "Anna K."),
        (NamesShown::Hidden, "#1"),
    ] {
        room.app
            .state::<Arc<House>>()
            .office()
            .set(|kept: &mut NetworkSettings| kept.names = shown);
        let answers: Vec<String> = questions
            .iter()
            .map(|query| {
                let reply = room.ask(&anybody(), query.clone());
                assert!(reply["answer"].is_object(), "{query}: {reply}");
                reply.to_string()
            })
            .collect();
        assert!(answers.concat().contains(part), "{shown:?}");
        if shown != NamesShown::Whole {
            assert!(!answers.concat().contains("Kowalska"), "{shown:?}");
        }
    }
    for query in [
        json!({ "type": "desk" }),
        json!({ "type": "ledger", "filter": "all", "search": "", "from": 0, "count": 9 }),
        json!({ "type": "log", "before": 0, "count": 9 }),
        json!({ "type": "floor_line", "text": "b 1" }),
        json!({ "type": "no such thing" }),
    ] {
        let refused = room.ask(&anybody(), query);
        assert_eq!(refused["refusal"]["code"], "not_allowed", "{refused}");
    }
}

#[test]
fn the_network_is_off_at_the_start_and_every_call_survives_nonsense() {
    let room = Room::open();
    assert!(room.app.state::<Arc<Network>>().on().is_none());
    let values = [
        json!({}),
        json!({ "tournament": -1, "questions": 5 }),
        json!({ "tournament": room.tournament, "questions": [null, {}, { "query": [] }] }),
        json!({ "tournament": 99_999, "questions": [{ "query": { "type": "projector" } }] }),
        json!({ "tournament": room.tournament, "command": { "type": 7 }, "seen": 1 }),
        json!({ "tournament": room.tournament, "command": { "type": "start_clock" }, "seen": u32::MAX }),
        json!({ "number": 0 }),
        json!({ "number": u64::MAX }),
    ];
    for caller in
        [anybody(), device(Role::Director, room.tournament), device(Role::Table, room.tournament)]
    {
        for call in [
            "ask",
            "act",
            "undo",
            "request",
            "requests",
            "settle_request",
            "screen",
            "room",
            "logo",
            "background",
            "",
            "ask_",
            "Act",
        ] {
            for value in &values {
                let _ = room.call(&caller, call, value.clone());
            }
        }
    }
}

#[test]
fn a_bust_out_from_a_table_waits_for_the_floor_and_ends_with_it_an_undo_or_a_no() {
    let room = Room::open();
    let (table, floor) =
        (device(Role::Table, room.tournament), device(Role::Floor, room.tournament));
    let out = |entry: u32| {
        let bust = json!({ "out": [{ "entry": entry }], "order": "by_stack" });
        json!({ "type": "bust_out", "bust": bust })
    };
    let ask = |wanted: Value| {
        let asked =
            json!({ "tournament": room.tournament, "wanted": wanted, "seen": room.revision() });
        room.call(&table, "request", asked)
    };
    let open = || {
        let asked = json!({ "tournament": room.tournament });
        room.call(&floor, "requests", asked).unwrap().as_array().unwrap().clone()
    };
    let settle = |by: &Caller, id: &Value, done: bool| {
        let settled = json!({ "tournament": room.tournament, "id": id, "done": done,
            "seen": room.revision() });
        room.call(by, "settle_request", settled)
    };
    let before = room.revision();
    let first = ask(out(1)).unwrap()["id"].clone();
    assert_eq!(room.revision(), before, "nothing is said yet");
    let seen = open();
    assert_eq!(
        (&seen[0]["by"], &seen[0]["out"][0]["name"]),
        (&json!("Tablet"), &json!("Anna Kowalska"))
    );
    assert_eq!(ask(out(1)).unwrap_err()["message"], "The floor has been told already.");
    assert_eq!(ask(out(99)).unwrap_err()["key"], "no-such-entry");
    // A table confirms nothing, and takes back only its own.
    assert_eq!(settle(&table, &first, true).unwrap_err()["code"], "not_allowed");
    let mut other = table.clone();
    other.device.as_mut().unwrap().id = 2;
    assert_eq!(settle(&other, &first, false).unwrap_err()["code"], "not_allowed");
    settle(&table, &first, false).unwrap();
    assert_eq!(open(), Vec::<Value>::new());
    // The floor says no.
    let id = ask(out(1)).unwrap()["id"].clone();
    settle(&floor, &id, false).unwrap();
    assert!(open().is_empty() && room.revision() == before);
    // The floor confirms: said once, under both names.
    let id = ask(out(1)).unwrap()["id"].clone();
    settle(&floor, &id, true).unwrap();
    assert!(open().is_empty() && room.revision() == before + 1);
    assert_eq!(settle(&floor, &id, true).unwrap_err()["code"], "not_now");
    {
        let desk = room.app.state::<Arc<House>>();
        let mut office = desk.office();
        let line = office.look(room.tournament).unwrap().lines().last().unwrap();
        assert_eq!(line.device, "Tablet → Tablet");
    }
    // Something is undone: what was asked for was said of another state. A call for the floor stays.
    ask(out(2)).unwrap();
    ask(json!({ "type": "floor", "table": 1 })).unwrap();
    assert_eq!(open().len(), 2);
    let undo = json!({ "tournament": room.tournament, "seen": room.revision() });
    room.call(&floor, "undo", undo).unwrap();
    assert_eq!(open().iter().map(|one| one["table"].clone()).collect::<Vec<_>>(), [json!(1)]);
    // The player goes out by the desk.
    ask(out(3)).unwrap();
    let bust = json!({ "type": "bust", "out": [{ "entry": 3 }], "order": "by_stack" });
    room.act(&floor, bust, room.revision()).unwrap();
    let desk = room.app.state::<Arc<House>>();
    assert_eq!(open().len(), 1);
    // Where the host wants it so, it takes effect at once.
    desk.office().set(|kept: &mut NetworkSettings| kept.busts_at_once = true);
    let before = room.revision();
    ask(out(2)).unwrap();
    assert_eq!((open().len(), room.revision()), (1, before + 1));
}

#[test]
fn the_clocks_page_sends_a_message_to_the_screens_and_others_may_not() {
    let room = Room::open();
    let said = |message: &str| json!({ "tournament": room.tournament, "message": message });
    let shown =
        || room.app.state::<Arc<House>>().office().screens.messages.get(&room.tournament).cloned();
    for role in Role::ALL {
        let may = matches!(role, Role::Clock | Role::Floor | Role::Host | Role::Director);
        let caller = device(role, room.tournament);
        let answer = room.call(&caller, "set_message", said("Dinner is served"));
        assert_eq!(answer.is_ok(), may, "{role:?}");
        assert_eq!(shown().is_some(), may, "{role:?}");
        if may {
            let asked = json!({ "tournament": room.tournament });
            let heard = room.call(&caller, "message", asked).unwrap();
            assert_eq!(heard, json!({ "now": "Dinner is served", "said": ["Dinner is served"] }));
            room.call(&caller, "set_message", said("")).unwrap();
            assert_eq!(shown(), None);
        }
    }
    assert!(room.call(&anybody(), "set_message", said("Free drinks")).is_err());
    let clock = device(Role::Clock, room.tournament);
    let long = room.call(&clock, "set_message", said(&"x".repeat(121))).unwrap_err();
    assert_eq!((&long["key"], shown()), (&json!("message-too-long"), None));
    let other = device(Role::Clock, TournamentId(room.tournament.0 + 1));
    assert_eq!(room.call(&other, "set_message", said("Hi")).unwrap_err()["code"], "not_allowed");
}

#[test]
fn two_out_on_one_hand_are_ranked_by_the_floor_and_a_hitman_is_taken_over() {
    let room = Room::open();
    let (table, floor) =
        (device(Role::Table, room.tournament), device(Role::Floor, room.tournament));
    let ask = |out: &[u32], by: Option<u32>| {
        let out: Vec<Value> = out.iter().map(|entry| json!({ "entry": entry })).collect();
        let bust = json!({ "out": out, "order": "as_listed", "by": by });
        let wanted = json!({ "type": "bust_out", "bust": bust });
        let asked =
            json!({ "tournament": room.tournament, "wanted": wanted, "seen": room.revision() });
        room.call(&table, "request", asked).unwrap()["id"].as_u64().unwrap()
    };
    let settle = |id: u64, with: &[u64], ranked: Value| {
        let settled = json!({ "tournament": room.tournament, "id": id, "done": true, "with": with,
            "ranked": ranked, "seen": room.revision() });
        room.call(&floor, "settle_request", settled)
    };
    let last = || {
        let desk = room.app.state::<Arc<House>>();
        let mut office = desk.office();
        let line = office.look(room.tournament).unwrap().lines().last().unwrap().clone();
        serde_json::to_value(&line).unwrap()["kind"]["command"].clone()
    };
    let ranked = |entries: &[u32], order: &str| {
        let out: Vec<Value> = entries.iter().map(|entry| json!({ "entry": entry })).collect();
        json!({ "out": out, "order": order })
    };
    // Two proposals of one hand become one bust-out, in the order that the floor says.
    let (first, second) = (ask(&[1], Some(4)), ask(&[2], Some(4)));
    let seen = room.call(&floor, "requests", json!({ "tournament": room.tournament })).unwrap();
    assert_eq!(seen[0]["by_whom"][0]["name"], "Dora Weiss");
    let others = settle(first, &[second], ranked(&[1, 3], "as_listed")).unwrap_err();
    assert_eq!(
        others["key"], "request-stale",
        "the floor ranks those who are out, and nobody else"
    );
    settle(first, &[second], ranked(&[2, 1], "as_listed")).unwrap();
    let said = last();
    assert_eq!((&said["out"][0]["entry"], &said["order"]), (&json!(2), &json!("as_listed")));
    assert_eq!(said["by"], 4, "the hitman that the table named");
    let undo = json!({ "tournament": room.tournament, "seen": room.revision() });
    room.call(&floor, "undo", undo).unwrap();
    // One proposal with two is ranked anew; where tables name different hitmen nothing is said for both.
    let both = ask(&[1, 2], None);
    settle(both, &[], ranked(&[1, 2], "equal")).unwrap();
    assert_eq!(last()["order"], "equal");
    let undo = json!({ "tournament": room.tournament, "seen": room.revision() });
    room.call(&floor, "undo", undo).unwrap();
    let (first, second) = (ask(&[1], Some(4)), ask(&[2], Some(3)));
    let refused = settle(first, &[second], ranked(&[2, 1], "as_listed")).unwrap_err();
    assert_eq!(refused["key"], "other-hitmen");
    settle(first, &[], Value::Null).unwrap();
    assert_eq!(last()["by"], 4);
}

/// What a director's browser calls is answered as the desk's own window is, which need not be open.
#[test]
fn a_directors_browser_is_the_whole_desk_but_for_what_only_the_house_can_do() {
    let room = Room::open();
    let director = device(Role::Director, room.tournament);
    let templates = room.call(&director, "templates", json!({})).unwrap();
    assert!(templates["bundled"].is_array(), "{templates}");
    let found = json!({ "search": "", "from": 0, "count": 9 });
    assert!(room.call(&director, "find_listed", found).unwrap()["rows"].is_array());
    let wrong = room.call(&director, "season", json!({ "number": "none" })).unwrap_err();
    assert_eq!(wrong["code"], "invalid", "{wrong}");
    let by = |kinds: &[Kind]| {
        CALLS.iter().filter(|call| call.by == kinds).map(|call| call.name).collect::<Vec<_>>()
    };
    let (at_the_house, of_the_desk) = (by(&[Kind::Desk]), by(&[Kind::Desk, Kind::Director]));
    assert!(at_the_house.len() > 25 && of_the_desk.len() > 40);
    for call in &at_the_house {
        let refused = room.call(&director, call, json!({})).unwrap_err();
        assert_eq!(refused["message"], "Only at the house's own computer.", "{call}");
    }
    for caller in [anybody()].into_iter().chain(
        Role::ALL
            .into_iter()
            .filter(|role| *role != Role::Director)
            .map(|role| device(role, room.tournament)),
    ) {
        for call in of_the_desk.iter().chain(&at_the_house) {
            let refused = room.call(&caller, call, json!({})).unwrap_err();
            assert_eq!(refused["code"], "not_allowed", "{call}");
        }
    }
    // Where several share it, nothing is done before somebody has said who it is.
    let mut shared = director.clone();
    shared.device.as_mut().unwrap().shared = true;
    assert_eq!(room.call(&shared, "templates", json!({})).unwrap_err()["code"], "sign_in");
}

#[test]
fn a_director_who_has_seen_less_is_shown_it_again_before_anything_is_undone_or_put_right() {
    let room = Room::open();
    let director = device(Role::Director, room.tournament);
    let seen = room.revision();
    let rename = json!({ "type": "rename", "player": 1, "name": "Anna K." });
    room.act(&director, rename, seen).unwrap();
    let step = |seen: u32| json!({ "tournament": room.tournament, "seen": seen });
    for call in ["undo", "redo"] {
        assert_eq!(room.call(&director, call, step(seen)).unwrap_err()["code"], "changed");
    }
    let strike = |seen: u32| {
        let correction =
            json!({ "strike": [seen], "restore": [], "insert": null, "strike_dependent": false });
        json!({ "tournament": room.tournament, "correction": correction, "seen": seen })
    };
    assert_eq!(room.call(&director, "correct", strike(seen)).unwrap_err()["code"], "changed");
    room.call(&director, "correct", strike(seen + 1)).unwrap();
    let desk = room.app.state::<Arc<House>>();
    let mut office = desk.office();
    let log = office.look(room.tournament).unwrap();
    assert_eq!(log.tournament().name(EntryId(1)), "Anna Kowalska");
    assert_eq!(log.lines().last().unwrap().device, "Tablet");
    drop(office);
    room.call(&director, "undo", step(room.revision())).unwrap();
    room.call(&director, "redo", step(room.revision())).unwrap();
}

#[test]
fn only_tables_ask_the_floor_and_whoever_asks_belongs_there() {
    let room = Room::open();
    let wanted = json!({ "type": "floor", "table": 1 });
    let asked = json!({ "tournament": room.tournament, "wanted": wanted, "seen": room.revision() });
    let settled = json!({ "tournament": room.tournament, "id": 1, "done": true, "seen": 1 });
    for caller in [anybody()].into_iter().chain(Role::ALL.map(|role| device(role, room.tournament)))
    {
        let role = caller.device.as_ref().and_then(|device| Role::of(&device.role));
        let refused = |call: &str, said: &Value| {
            let answer = room.call(&caller, call, said.clone());
            answer.is_err_and(|problem| problem["code"] == "not_allowed")
        };
        let floor = matches!(role, Some(Role::Floor | Role::Host | Role::Director));
        assert_eq!(!refused("request", &asked), role == Some(Role::Table), "{role:?}");
        let may = floor || role == Some(Role::Table);
        assert_eq!(
            !refused("requests", &json!({ "tournament": room.tournament })),
            may,
            "{role:?}"
        );
        assert!(may || refused("settle_request", &settled), "{role:?}");
    }
    let mut elsewhere = asked;
    elsewhere["tournament"] = json!(room.tournament.0 + 1);
    let table = device(Role::Table, room.tournament);
    assert_eq!(room.call(&table, "request", elsewhere).unwrap_err()["code"], "not_allowed");
}

#[test]
fn what_lets_a_device_in_ends_with_its_tournament() {
    let room = Room::open();
    let (app, desk) = (room.app.handle(), room.app.state::<Arc<House>>());
    let network = room.app.state::<Arc<Network>>();
    let at = "127.0.0.1:0".parse().unwrap();
    let folder = desk.office().folder().to_path_buf();
    network::start(app, &folder, at, (Bounds::default(), KeptDevices::default())).unwrap();
    let server = network.on().unwrap();
    let wish = |belongs_to| Wish {
        name: "Tablet".into(),
        role: Role::Floor.word().into(),
        belongs_to,
        place: None,
        shared: false,
    };
    // The host's phone pays the prizes.
    for role in [Role::Floor, Role::Host] {
        let wish = Wish { role: role.word().into(), ..wish(room.tournament.0) };
        server.pairing(|pairing| {
            let code = pairing.open(wish).unwrap();
            pairing.let_in(&code.digits, server.at().ip(), 0).unwrap();
        });
    }
    server.pairing(|pairing| pairing.open(wish(room.tournament.0))).unwrap();
    for entry in [4, 3, 2] {
        desk.tell(room.tournament, room.revision());
        assert!(server.pairing(|pairing| pairing.code().is_some()), "the tournament is played");
        let bust = json!({ "type": "bust", "out": [{ "entry": entry }], "order": "by_stack" });
        desk.office().act(room.tournament, serde_json::from_value(bust).unwrap()).unwrap();
    }
    desk.tell(room.tournament, room.revision());
    assert!(server.pairing(|pairing| pairing.code().is_none()));
    let left = server
        .pairing(|pairing| pairing.devices().map(|device| device.role.clone()).collect::<Vec<_>>());
    assert_eq!(left, [Role::Host.word()]);
    server.pairing(|pairing| pairing.open(wish(room.tournament.0 + 1))).unwrap();
    desk.tell(room.tournament, room.revision());
    assert!(server.pairing(|pairing| pairing.code().is_some()), "it lets in to another tournament");
    network.turn_off();
}

#[test]
fn devices_come_back_with_the_next_start_unless_the_host_said_off() {
    let room = Room::open();
    let (app, desk) = (room.app.handle(), room.app.state::<Arc<House>>());
    let network = room.app.state::<Arc<Network>>();
    let folder = desk.office().folder().to_path_buf();
    let at = "127.0.0.1:0".parse().unwrap();
    network::start(app, &folder, at, (Bounds::default(), KeptDevices::default())).unwrap();
    let server = network.on().unwrap();
    // One of them is of a tournament that there is no more.
    for belongs_to in [room.tournament.0, room.tournament.0 + 1] {
        let (name, role) = ("Tablet".into(), Role::Floor.word().into());
        let wish = Wish { name, role, belongs_to, place: None, shared: false };
        server.pairing(|pairing| {
            let code = pairing.open(wish).unwrap();
            pairing.let_in(&code.digits, server.at().ip(), 0).unwrap();
        });
    }
    let devices = server.pairing(|pairing| pairing.kept());
    let kept = Kept { at: server.at(), since: desk.office().now(), devices };
    network.turn_off();
    kept.write(&folder).unwrap();
    network::resume(app, &folder);
    let there = network.on().unwrap();
    assert_eq!(there.at(), kept.at);
    let belong_to =
        there.pairing(|pairing| pairing.devices().map(|one| one.belongs_to).collect::<Vec<_>>());
    assert_eq!(belong_to, [room.tournament.0]);
    network::change(app, NetworkChange::Off).unwrap();
    network::resume(app, &folder);
    assert!(network.on().is_none());
}

/// What opens a page of any device is small. The host's phone does what four pages do, and is measured by itself; what stands behind
/// its other keys comes when it is opened. The sentences of bags, check-ins and the card room's lists made the devices' pages 1 to 3 % larger.
#[test]
fn the_pages_of_phones_and_devices_are_built_in_and_small() {
    let room = Room::open();
    let pages = [
        ("/", "/phone.html", "", 100_000),
        ("/let-in", "/device.html", "LetInPage", 101_000),
        ("/clock", "/device.html", "ClockPage", 101_000),
        ("/table", "/device.html", "TablePage", 103_000),
        ("/floor", "/device.html", "FloorPage", 103_000),
        ("/register", "/device.html", "RegisterPage", 103_000),
        ("/host", "/device.html", "HostPage", 117_000),
    ];
    for (path, name, page, most) in pages {
        let (sum, read) = loaded(&room, (path, name), page);
        assert!(read.len() > 3, "{read:?}");
        assert!(sum < most, "{path}: {sum} bytes in {read:?}");
    }
}

/// What a page loads before somebody touches it, as it crosses: the page, its scripts and styles, the one font of Latin letters, and
/// besides English, which is in the code, one language. A device loads the page of its role, whose script is called so.
fn loaded(room: &Room, (path, name): (&str, &str), page: &str) -> (usize, Vec<String>) {
    let mut sum = room.served.file(path).expect("the page is built in").bytes.len();
    let built: Vec<String> = room
        .app
        .asset_resolver()
        .iter()
        .filter_map(|(name, _)| name.strip_prefix("/assets/").map(ToString::to_string))
        .collect();
    let text = |path: &str| {
        let asset = room.app.asset_resolver().get(path.to_string()).unwrap();
        String::from_utf8_lossy(&asset.bytes).into_owned()
    };
    // What stands before the eight letters, of which a hyphen may be one, by which a build names what is in a file.
    let stem = |name: &str| {
        let bare = name.rsplit_once('.').map_or("", |(bare, _)| bare);
        bare.get(..bare.len().saturating_sub(9)).unwrap_or_default().to_string()
    };
    let size = |name: &str| room.served.file(&format!("/assets/{name}")).unwrap().bytes.len();
    let is = |name: &str, stem_of: &str| !page.is_empty() && stem(name) == stem_of;
    let mut to_read = vec![name.to_string()];
    to_read
        .extend(built.iter().filter(|name| is(name, page)).map(|name| format!("/assets/{name}")));
    let mut read: Vec<String> = Vec::new();
    while let Some(path) = to_read.pop() {
        let loads = text(&path);
        for part in loads.split(['"', '\'', '`', '(', ')']) {
            let name = part.rsplit('/').next().unwrap_or("");
            let latin = name.starts_with("archivo-latin-wght-normal") && name.ends_with(".woff2");
            let code = name.ends_with(".js") || name.ends_with(".css");
            if !(latin || code) || !built.iter().any(|one| one == name) {
                continue;
            }
            // What a script imports by a call comes later; so does what it names by its whole path, for that.
            let script = path.ends_with(".js");
            let at_once = !script || part == format!("./{name}");
            if !at_once || (script && loads.contains(&format!("import(`./{name}`)"))) {
                continue;
            }
            let styles =
                built.iter().filter(|one| one.ends_with(".css") && stem(one) == stem(name));
            for name in styles.cloned().chain([name.to_string()]) {
                let path = format!("/assets/{name}");
                if !read.contains(&path) {
                    sum += size(&name);
                    to_read.push(path.clone());
                    read.push(path);
                }
            }
        }
    }
    // The page's own script and styles are not named by what was read.
    for name in built.iter().filter(|name| is(name, page)) {
        let path = format!("/assets/{name}");
        if !read.contains(&path) {
            sum += size(name);
            read.push(path);
        }
    }
    let words = |of: &str| {
        let files = built.iter().filter(|name| stem(name) == of && name.ends_with(".js"));
        files.map(|name| size(name)).max().unwrap_or_default()
    };
    sum += words("room")
        + words("room-transport")
        + if page == "HostPage" || page == "LetInPage" { words("host") } else { 0 };
    (sum, read)
}
