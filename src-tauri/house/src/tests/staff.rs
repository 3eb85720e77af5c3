//! The staff over the house: said by its calls, kept in the file, and never a tournament.

use super::calls::called;
use super::quiet::Quiet;
use crate::caller::{Caller, Device, Role};
use crate::house::House;
use crate::office::Office;
use serde_json::{Value, json};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::{StaffId, TournamentId};
use std::path::Path;
use std::sync::Arc;

fn opened(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

fn ask(house: &House, name: &str, with: Value) -> Value {
    called(house, &Caller::Desk, name, with).unwrap()
}

fn typed(house: &House, caller: &Caller, line: &str) -> Result<Value, Value> {
    let say = json!({ "type": "typed", "line": line });
    called(house, caller, "say_to_staff", json!({ "number": 1, "say": say }))
}

fn phone(role: Role) -> Caller {
    Caller::Device(Device {
        id: 1,
        role,
        belongs_to: TournamentId(1),
        signed: "Phone · Kim".into(),
        nobody_signed_in: false,
        table: None,
        language: None,
    })
}

#[test]
fn an_evening_is_opened_pushed_printed_and_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let about = json!({ "name": "Friday", "push_minutes": 20 });
    assert_eq!(ask(&house, "new_staff_evening", json!({ "about": about })), 1);
    for line in ["dealer Ana, Bo, Cy", "table 12-13", "floor Eve", "shift floor Eve"] {
        typed(&house, &Caller::Desk, line).unwrap();
    }
    let preview = |line: &str| {
        let say = json!({ "type": "typed", "line": line });
        ask(&house, "preview_staff_line", json!({ "number": 1, "say": say }))
    };
    let says = "Push: Cy to 12, Ana from 12 to 13, Bo on break";
    assert_eq!(preview("push"), json!({ "says": says, "why": null }));
    assert_eq!(preview("broke 9")["why"], "Table 9 is not open.");
    let wall = called(&house, &Caller::Wall(1), "staff_wall", json!({})).unwrap();
    assert_eq!((&wall["tables"][1]["next"], &wall["rest"]), (&json!("Ana"), &json!(["Bo"])));
    typed(&house, &Caller::Desk, "push").unwrap();
    assert_eq!(typed(&house, &Caller::Desk, "push").unwrap_err()["key"], "staff-just-pushed");
    let view = ask(&house, "staff_evening", json!({ "number": 1 }));
    let table = |at: usize| (&view["tables"][at]["table"], &view["tables"][at]["dealer"]);
    assert_eq!(table(0), (&json!(12), &json!("Cy")));
    assert_eq!(table(1), (&json!(13), &json!("Ana")));
    let with = json!({ "number": 1, "amount": 1_001, "by": "downs" });
    let shares = ask(&house, "staff_shares", with);
    assert_eq!((&shares[0]["amount"], &shares[1]["amount"]), (&json!(501), &json!(500)));
    let sheet = ask(&house, "print_staff", json!({ "number": 1, "paper": "letter" }));
    assert!(std::fs::read(sheet["path"].as_str().unwrap()).unwrap().starts_with(b"%PDF"));
    let roll = json!({ "number": 1, "paper": "roll80" });
    let refused = called(&house, &Caller::Desk, "print_staff", roll).unwrap_err();
    assert_eq!(refused["key"], "office-paper");
    ask(&house, "strike_staff_line", json!({ "number": 1, "line": 6, "restore": false }));
    let lines = ask(&house, "staff_lines", json!({ "number": 1 }));
    assert_eq!((&lines[0]["says"], &lines[0]["struck"]["device"]), (&json!(says), &json!("desk")));
    drop(house);
    let house = opened(folder.path());
    assert_eq!(ask(&house, "staff_lines", json!({ "number": 1 })), lines);
    let row = &ask(&house, "staff_evenings", json!({}))[0];
    assert_eq!((&row["about"]["name"], &row["here"]), (&json!("Friday"), &json!(4)));
    assert_eq!(row["tables"], 2);
    ask(&house, "delete_staff_evening", json!({ "number": 1, "deleted": true }));
    assert_eq!(ask(&house, "staff_evenings", json!({}))[0]["deleted"], true);
}

/// The log of the staff lies among those of tournaments, and nobody gets at it as one.
#[test]
fn the_staff_is_no_tournament_no_series_and_no_cash_game() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    ask(&house, "new_staff_evening", json!({ "about": { "name": "Friday" } }));
    assert_eq!(ask(&house, "house", Value::Null)["tournaments"], json!([]));
    for list in ["all_series", "cash_games"] {
        assert_eq!(ask(&house, list, Value::Null), json!([]));
    }
    let tournament = StaffId(1).log();
    for (name, with) in [
        ("undo", json!({ "tournament": tournament })),
        ("delete_tournament", json!({ "tournament": tournament })),
        ("staff_evening", json!({ "number": 2 })),
        ("staff_evening", json!({ "number": u32::MAX })),
        ("cash_game", json!({ "number": (1 << 28) + 1 })),
    ] {
        let refused = called(&house, &Caller::Desk, name, with).unwrap_err();
        let code = refused["code"].as_str().unwrap();
        assert!(["unknown", "no_such_tournament"].contains(&code), "{name}: {refused}");
    }
}

/// The floor pushes under its own name, on a device that was let in to a tournament; tills, tablets and walls do not see the staff.
#[test]
fn the_floor_the_host_and_the_director_run_the_staff_and_nobody_else_sees_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    house.office().new_tournament(templates::t1000(), None).unwrap();
    let new = json!({ "about": { "name": "Friday" } });
    assert!(called(&house, &phone(Role::Floor), "new_staff_evening", new.clone()).is_err());
    called(&house, &phone(Role::Host), "new_staff_evening", new).unwrap();
    for role in [Role::Floor, Role::Host, Role::Director] {
        typed(&house, &phone(role), &format!("dealer {role:?}")).unwrap();
        let lines = called(&house, &phone(role), "staff_lines", json!({ "number": 1 })).unwrap();
        assert_eq!(lines[0]["device"], "Phone · Kim");
    }
    typed(&house, &phone(Role::Floor), "dealer Ana, Bo").unwrap();
    typed(&house, &phone(Role::Floor), "deals 12 Ana").unwrap();
    for role in [Role::Table, Role::Floor] {
        let push = called(&house, &phone(role), "table_push", json!({ "table": 12 })).unwrap();
        assert_eq!((&push["dealer"], &push["next"]), (&json!("Ana"), &json!("Floor")));
        let none = called(&house, &phone(role), "table_push", json!({ "table": 13 })).unwrap();
        assert_eq!(none, Value::Null);
    }
    let delete = json!({ "number": 1, "deleted": true });
    assert!(called(&house, &phone(Role::Floor), "delete_staff_evening", delete).is_err());
    assert!(called(&house, &phone(Role::Floor), "cash_games", json!({})).is_err());
    let others = [Role::Clock, Role::Table, Role::Registration].map(phone);
    for caller in others.into_iter().chain([Caller::Anybody(None, None), Caller::Wall(1)]) {
        for name in ["staff_evenings", "staff_evening", "staff_lines", "say_to_staff"] {
            let refused = called(&house, &caller, name, json!({ "number": 1 })).unwrap_err();
            assert_eq!(refused["code"], "not_allowed", "{name}");
        }
    }
}

/// The handover sheet of a tournament names who has which shift tonight.
#[test]
fn the_shifts_that_go_on_are_those_of_the_evening_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    assert!(house.office().shifts().is_empty());
    for name in ["Thursday", "Friday"] {
        ask(&house, "new_staff_evening", json!({ "about": { "name": name } }));
    }
    for line in ["floor Eve, Lou", "shift floor Eve", "shift floor Lou"] {
        typed(&house, &Caller::Desk, line).unwrap();
    }
    assert!(house.office().shifts().is_empty(), "Friday has none yet");
    ask(&house, "delete_staff_evening", json!({ "number": 2, "deleted": true }));
    let shifts = house.office().shifts();
    let names: Vec<&str> = shifts.iter().map(|shift| shift.name.as_str()).collect();
    assert_eq!(names, ["Lou", "Eve"]);
}
