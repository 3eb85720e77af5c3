//! A card room over the house: said by its calls, kept in the file, and never a tournament.

use super::calls::called;
use super::quiet::Quiet;
use crate::caller::Caller;
use crate::house::House;
use crate::office::Office;
use serde_json::{Value, json};
use shuffle_up_journal::CardRoomId;
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
    let phone = ask(&house, "card_room_phone", json!({ "number": 1, "player": 2 }));
    assert_eq!((&phone["name"], &phone["waits"][0]["place"]), (&json!("Bo"), &json!(2)));
    let wall = ask(&house, "card_room_wall", json!({ "number": 1 }));
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
