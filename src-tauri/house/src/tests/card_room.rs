//! A card room over the house: said by its calls, kept in the file, and never a tournament.

use super::calls::called;
use super::quiet::Quiet;
use crate::caller::{Caller, Device, Role};
use crate::house::House;
use crate::office::Office;
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::{CardRoomId, TournamentId};
use shuffle_up_players::ListedPlayer;
use std::path::Path;
use std::sync::Arc;

fn opened(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

fn ask(house: &House, name: &str, with: Value) -> Value {
    called(house, &Caller::Desk, name, with).unwrap()
}

fn about() -> Value {
    let currency = json!({ "code": "USD", "decimals": 2 });
    json!({ "name": "Club", "currency": currency, "book": "wsop" })
}

fn typed(house: &House, line: &str) -> Result<Value, Value> {
    let say = json!({ "type": "typed", "line": line });
    called(house, &Caller::Desk, "say_to_card_room", json!({ "number": 1, "say": say }))
}

fn keep_anna(house: &House) {
    let anna = ListedPlayer { name: "Anna Berg".into(), ..ListedPlayer::default() };
    assert_eq!(house.players.with(|list| list.keep(&anna)).unwrap(), 1);
}

#[test]
fn a_card_room_is_opened_typed_to_and_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    keep_anna(&house);
    assert_eq!(ask(&house, "new_card_room", json!({ "about": about() })), 1);
    for line in ["game 2-5 NLHE", "open 6 2-5", "list 2-5 Anna Berg", "list 2-5 Bo", "call 2-5"] {
        typed(&house, line).unwrap();
    }
    let preview = |line: &str| {
        let say = json!({ "type": "typed", "line": line });
        ask(&house, "preview_card_room_line", json!({ "number": 1, "say": say }))
    };
    let says = preview("seat 6.4 anna berg 500");
    let sits = "Anna Berg sits at table 6, seat 4, with $500";
    assert_eq!(says, json!({ "says": sits, "why": null }));
    assert_eq!(preview("call 2-5 cy")["why"], "Nobody here is called cy.");
    let view = ask(&house, "card_room", json!({ "number": 1 }));
    assert_eq!(view["players"][0]["listed"], 1, "the one Anna Berg of the list");
    let title = view["advice"][0]["title"].as_str().unwrap();
    assert!(title.starts_with("Table 6 has an open seat: Anna Berg is next"), "{title}");
    let phone = ask(&house, "my_place", json!({ "player": 2 }));
    assert_eq!((&phone["name"], &phone["waits"][0]["place"]), (&json!("Bo"), &json!(2)));
    let wall = ask(&house, "waiting_lists", json!({}));
    assert_eq!(wall["games"][0]["list"][0]["table"], 6);
    ask(&house, "strike_card_room_line", json!({ "number": 1, "line": 6, "restore": false }));
    let lines = ask(&house, "card_room_lines", json!({ "number": 1 }));
    assert_eq!(lines[0]["struck"]["device"], "desk");
    drop(house);
    let house = opened(folder.path());
    assert_eq!(ask(&house, "card_room_lines", json!({ "number": 1 })), lines);
    let row = &ask(&house, "card_rooms", json!({}))[0];
    assert_eq!((&row["about"]["name"], &row["waiting"]), (&json!("Club"), &json!(2)));
    ask(&house, "delete_card_room", json!({ "number": 1, "deleted": true }));
    assert_eq!(ask(&house, "card_rooms", json!({}))[0]["deleted"], true);
}

/// Its log lies among those of tournaments, and nobody gets at it as one, nor as a cash game.
#[test]
fn a_card_room_is_no_tournament_and_no_cash_game() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    ask(&house, "new_card_room", json!({ "about": about() }));
    assert_eq!(ask(&house, "house", Value::Null)["tournaments"], json!([]));
    assert_eq!(ask(&house, "cash_games", json!({})), json!([]));
    let tournament = CardRoomId(1).log();
    for (name, with) in [
        ("undo", json!({ "tournament": tournament })),
        ("export_tournament", json!({ "tournament": tournament })),
        ("card_room", json!({ "number": 2 })),
        ("card_room", json!({ "number": u32::MAX })),
        ("cash_game", json!({ "number": 1 })),
    ] {
        let refused = called(&house, &Caller::Desk, name, with).unwrap_err();
        let code = refused["code"].as_str().unwrap();
        assert!(["unknown", "no_such_tournament"].contains(&code), "{name}: {refused}");
    }
    for caller in [Caller::Anybody(None, None), Caller::Wall(1)] {
        for name in ["card_rooms", "card_room", "say_to_card_room"] {
            let refused = called(&house, &caller, name, json!({ "number": 1 })).unwrap_err();
            assert_eq!(refused["code"], "not_allowed", "{name}");
        }
    }
}

/// Whoever may not play in the house does not get a place on a list.
#[test]
fn a_barred_player_is_on_no_list() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    keep_anna(&house);
    let bar = json!({ "player": 1, "by": "house", "until": "", "says": "" });
    ask(&house, "bar_listed", json!({ "bar": bar }));
    ask(&house, "new_card_room", json!({ "about": about() }));
    typed(&house, "game 2-5 NLHE").unwrap();
    assert_eq!(typed(&house, "list 2-5 Anna Berg").unwrap_err()["key"], "may-not-play");
    typed(&house, "list 2-5 Bo").unwrap();
}

fn tablet(role: Role, table: Option<u32>) -> Caller {
    Caller::Device(Device {
        id: 1,
        role,
        belongs_to: TournamentId(1),
        signed: "Tablet".into(),
        nobody_signed_in: false,
        table: table.map(TableNumber),
        language: None,
    })
}

/// WSOP 82: a name that is called shows on the wall and on its player's phone, with the table and the time. The room sees no more of names
/// than the house shows, and nobody spells one out.
#[test]
fn lists_are_on_walls_and_phones_with_as_much_of_names_as_the_house_shows() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let anybody = Caller::Anybody(None, None);
    let everybody = |name: &str, with: Value| called(&house, &anybody, name, with).unwrap();
    assert_eq!(ask(&house, "waiting_lists", json!({})), Value::Null);
    ask(&house, "new_card_room", json!({ "about": about() }));
    assert_eq!(ask(&house, "waiting_lists", json!({})), Value::Null, "no game, no list");
    let said =
        ["game 2-5 NLHE", "open 6 2-5", "list 2-5 Anna Berg", "list 2-5 Bo Lind", "call 2-5"];
    said.iter().for_each(|line| drop(typed(&house, line).unwrap()));
    let list = |caller: &Caller| {
        let lists = called(&house, caller, "waiting_lists", json!({})).unwrap();
        lists["games"][0]["list"].clone()
    };
    assert_eq!(list(&Caller::Wall(1))[0]["name"], "Anna Berg");
    assert_eq!(list(&anybody)[0]["table"], 6);
    let found = |search: &str| everybody("find_on_lists", json!({ "search": search }));
    assert_eq!(found("li"), json!([{ "player": 2, "name": "Bo Lind" }]));
    assert_eq!(found(" "), json!([]));

    house.office().network.names = NamesShown::Short;
    assert_eq!(found("li"), json!([]), "no part of a name tells the rest of it");
    assert_eq!(found("lind bo"), json!([{ "player": 2, "name": "Bo L." }]));
    house.office().network.names = NamesShown::Hidden;
    let mine = everybody("my_place", json!({ "player": 1 }));
    assert_eq!((&mine["name"], &mine["waits"][0]["table"]), (&json!(""), &json!(6)));
    assert_eq!(list(&Caller::Wall(1))[1]["name"], "Bo Lind", "the house's own walls show all");
}

/// The dealer's tablet says who is away and who missed a blind, at its own table; chips and seats are the floor's.
#[test]
fn a_table_of_the_card_room_is_said_from_its_tablet() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    ask(&house, "new_card_room", json!({ "about": about() }));
    let said = ["game 2-5 NLHE", "open 6 2-5", "seat 6.1 Anna 500", "seat 6.2 Bo 500", "start 6"];
    said.iter().for_each(|line| drop(typed(&house, line).unwrap()));
    let at = |caller: &Caller, say: Value| {
        let with = json!({ "table": 6, "say": say });
        called(&house, caller, "say_at_card_room_table", with).map_err(|why| why["code"].clone())
    };
    let six = tablet(Role::Table, Some(6));
    at(&six, json!({ "type": "away", "player": 1 })).unwrap();
    at(&six, json!({ "type": "missed", "player": 1, "blinds": ["big"] })).unwrap();
    let table = called(&house, &six, "card_room_table", json!({ "table": 6 })).unwrap();
    let anna = &table["table"]["seats"][0];
    assert_eq!((&anna["name"], &anna["owes"]), (&json!("Anna"), &json!(["big"])));
    assert!(anna["away"].is_number());
    for say in [
        json!({ "type": "leave", "player": 1 }),
        json!({ "type": "away", "player": 2, "floor": true }),
        json!({ "type": "setup", "table": 7 }),
        json!({ "type": "typed", "line": "out 6.1" }),
    ] {
        assert_eq!(at(&six, say.clone()).unwrap_err(), "not_allowed", "{say}");
    }
    let away = || json!({ "type": "away", "player": 2 });
    for other in [tablet(Role::Table, Some(7)), tablet(Role::Registration, None)] {
        assert_eq!(at(&other, away()).unwrap_err(), "not_allowed");
    }
    at(&tablet(Role::Floor, None), away()).unwrap();
    let none = ask(&house, "card_room_table", json!({ "table": 7 }));
    assert_eq!(none, Value::Null);

    // A tournament that has a table of the same number keeps its tablet.
    let setup = json!(templates::all()[0].setup);
    let of = ask(&house, "new_tournament", json!({ "setup": setup, "enter": null }));
    assert_eq!(of, 1);
    let act = |command: Value| ask(&house, "act", json!({ "tournament": 1, "command": command }));
    let names: Vec<String> = (1..=8).map(|number| format!("Player {number}")).collect();
    act(json!({ "type": "enter", "names": names, "buy_in": 0, "payment": "cash", "listed": [] }));
    act(json!({ "type": "draw_seats" }));
    ["open 1 2-5", "seat 1.1 Cy 500"].iter().for_each(|line| drop(typed(&house, line).unwrap()));
    let one = tablet(Role::Table, Some(1));
    let seen =
        |caller: &Caller| called(&house, caller, "card_room_table", json!({ "table": 1 })).unwrap();
    assert_eq!((seen(&one), seen(&Caller::Desk).is_null()), (Value::Null, false));
}
