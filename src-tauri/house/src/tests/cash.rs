//! A cash game over the house: said by its calls, kept in the file, and never a tournament.

use super::calls::called;
use super::quiet::Quiet;
use crate::caller::{Caller, Device, Role};
use crate::house::House;
use crate::office::Office;
use serde_json::{Value, json};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::{CashGameId, TournamentId};
use shuffle_up_players::ListedPlayer;
use std::path::Path;
use std::sync::Arc;

fn opened(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

fn ask(house: &House, name: &str, with: Value) -> Value {
    called(house, &Caller::Desk, name, with).unwrap()
}

/// Anna Berg, on the house's list under the first number.
fn keep_anna(house: &House) {
    let anna = ListedPlayer { name: "Anna Berg".into(), ..ListedPlayer::default() };
    assert_eq!(house.players.with(|list| list.keep(&anna)).unwrap(), 1);
}

/// A game in euros where all is settled in the end.
fn about() -> Value {
    let currency = json!({ "code": "EUR", "decimals": 2 });
    json!({ "name": "Kitchen", "stakes": "1/2", "currency": currency, "on_paper": true })
}

fn typed(house: &House, caller: &Caller, line: &str) -> Result<Value, Value> {
    let say = json!({ "type": "typed", "line": line });
    called(house, caller, "say_to_cash_game", json!({ "number": 1, "say": say }))
}

fn phone(role: Role) -> Caller {
    Caller::Device(Device {
        id: 1,
        role,
        belongs_to: TournamentId(1),
        signed: "Phone · Anna".into(),
        nobody_signed_in: false,
        table: None,
        language: None,
    })
}

#[test]
fn a_cash_game_is_opened_played_settled_and_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    keep_anna(&house);
    assert_eq!(ask(&house, "new_cash_game", json!({ "about": about() })), 1);
    for line in ["buy Anna Berg 100", "buy Bo 50", "out Bo 80"] {
        typed(&house, &Caller::Desk, line).unwrap();
    }
    let preview = |line: &str| {
        let say = json!({ "type": "typed", "line": line });
        ask(&house, "preview_cash_line", json!({ "number": 1, "say": say }))
    };
    let says = preview("out anna 70");
    assert_eq!(says, json!({ "says": "Anna Berg cashes out €70, to be settled", "why": null }));
    let refused = preview("out Bo 1");
    assert_eq!(refused["why"], "Bo has cashed out. A new buy-in comes first.");
    assert_eq!(typed(&house, &Caller::Desk, "out Bo 1").unwrap_err()["key"], "cash-is-out");
    typed(&house, &Caller::Desk, "out anna 70").unwrap();
    let view = ask(&house, "cash_game", json!({ "number": 1 }));
    assert_eq!(view["players"][0]["listed"], 1, "the one Anna Berg of the list");
    assert_eq!(view["settle"]["payments"][0]["says"], "Anna Berg pays Bo €30");
    let sheet = ask(&house, "print_cash_game", json!({ "number": 1, "paper": "a4" }));
    assert!(std::fs::read(sheet["path"].as_str().unwrap()).unwrap().starts_with(b"%PDF"));
    let roll = json!({ "number": 1, "paper": "roll80" });
    let refused = called(&house, &Caller::Desk, "print_cash_game", roll).unwrap_err();
    assert_eq!(refused["key"], "office-paper");
    ask(&house, "strike_cash_line", json!({ "number": 1, "line": 5, "restore": false }));
    let lines = ask(&house, "cash_lines", json!({ "number": 1 }));
    assert_eq!(lines[0]["struck"]["device"], "desk");
    drop(house);
    let house = opened(folder.path());
    assert_eq!(ask(&house, "cash_lines", json!({ "number": 1 })), lines);
    let row = &ask(&house, "cash_games", json!({}))[0];
    assert_eq!((&row["about"]["name"], &row["in_play"]), (&json!("Kitchen"), &json!(1)));
    ask(&house, "delete_cash_game", json!({ "number": 1, "deleted": true }));
    assert_eq!(ask(&house, "cash_games", json!({}))[0]["deleted"], true);
}

/// The log of a cash game lies among those of tournaments, and nobody gets at it as one.
#[test]
fn a_cash_game_is_no_tournament_and_no_series() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    ask(&house, "new_cash_game", json!({ "about": about() }));
    assert_eq!(ask(&house, "house", Value::Null)["tournaments"], json!([]));
    assert_eq!(ask(&house, "all_series", Value::Null), json!([]));
    let tournament = CashGameId(1).log();
    for (name, with) in [
        ("undo", json!({ "tournament": tournament })),
        ("delete_tournament", json!({ "tournament": tournament })),
        ("export_tournament", json!({ "tournament": tournament })),
        ("cash_game", json!({ "number": 2 })),
        ("cash_game", json!({ "number": u32::MAX })),
        ("series", json!({ "number": 1 })),
    ] {
        let refused = called(&house, &Caller::Desk, name, with).unwrap_err();
        let code = refused["code"].as_str().unwrap();
        assert!(["unknown", "no_such_tournament"].contains(&code), "{name}: {refused}");
    }
}

/// The host's phone runs the side game under its own name; other phones do not see it.
#[test]
fn the_host_and_the_director_run_the_side_game_and_nobody_else_sees_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    house.office().new_tournament(templates::t1000(), None).unwrap();
    for (index, role) in [Role::Host, Role::Director].into_iter().enumerate() {
        let new = json!({ "about": about() });
        let number = called(&house, &phone(role), "new_cash_game", new).unwrap();
        assert_eq!(number, index + 1);
        typed(&house, &phone(role), &format!("buy {role:?} 20")).unwrap();
        let lines = called(&house, &phone(role), "cash_lines", json!({ "number": 1 })).unwrap();
        assert_eq!(lines[0]["device"], "Phone · Anna");
    }
    let delete = json!({ "number": 1, "deleted": true });
    assert!(called(&house, &phone(Role::Host), "delete_cash_game", delete).is_err());
    // A word to a tournament needs the tournament all the same.
    assert!(called(&house, &phone(Role::Host), "redo", json!({})).is_err());
    let others = [Role::Clock, Role::Table, Role::Floor, Role::Registration].map(phone);
    for caller in others.into_iter().chain([Caller::Anybody(None, None), Caller::Wall(1)]) {
        for name in ["cash_games", "cash_game", "cash_lines", "say_to_cash_game"] {
            let refused = called(&house, &caller, name, json!({ "number": 1 })).unwrap_err();
            assert_eq!(refused["code"], "not_allowed", "{name}");
        }
    }
}

/// Whoever may not play in the house does not sit down at its side game either.
#[test]
fn a_barred_player_does_not_buy_in() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    keep_anna(&house);
    let bar = json!({ "player": 1, "by": "house", "until": "", "says": "" });
    ask(&house, "bar_listed", json!({ "bar": bar }));
    ask(&house, "new_cash_game", json!({ "about": about() }));
    let refused = typed(&house, &Caller::Desk, "buy Anna Berg 100").unwrap_err();
    assert_eq!(refused["key"], "may-not-play");
    typed(&house, &Caller::Desk, "buy Bo 100").unwrap();
}
