//! The house that the UI shows in a plain browser, with a league that was played, as the windows are told of it.
//!
//! `./update` makes it.

use super::calls::called;
use super::house::devices;
use super::quiet::Quiet;
use super::seasons::bust;
use super::sleep::Fake;
use crate::caller::Caller;
use crate::house::House;
use crate::office::Office;
use crate::office::look::Look;
use crate::office::palette::Palette;
use crate::office::qr_code::QrText;
use crate::tournament_time::TournamentTime;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_players::ListedPlayer;
use shuffle_up_words::{Language, answered};
use std::path::Path;
use std::sync::Arc;

/// Thursday, 3 September 2026, 19:30 in Berlin.
const FIRST: i64 = 1_788_456_600_000;
const MINUTE: i64 = 60_000;
const WEEK: i64 = 7 * 24 * 60 * MINUTE;
/// Who comes every Thursday.
const REGULARS: [&str; 6] =
    ["Marta Ruiz", "Łukasz Nowak", "Ελένη Παππά", "Zoë Ångström", "Tom Hale", "山田 太郎"];
const EVENINGS: usize = 6;
/// So many come on one Thursday only.
const OTHERS: usize = 8;
const GIVEN: [&str; OTHERS] = ["Omar", "Anna", "Dele", "Bo", "Ines", "Kim", "Pia", "Ravi"];
const FAMILY: [&str; EVENINGS] = ["Haddad", "Berg", "Oyelaran", "Lindqvist", "Moreau", "Schäfer"];

/// Who plays on a Thursday.
fn names(evening: usize) -> Vec<String> {
    let others = GIVEN.iter().map(|given| format!("{given} {}", FAMILY[evening]));
    REGULARS.iter().map(ToString::to_string).chain(others).collect()
}

/// In which order they go out: another one every Thursday. Of the last evening, the first five.
fn out(evening: usize) -> Vec<u32> {
    let mut entries: Vec<u32> = (1..=14).collect();
    entries.sort_by_key(|entry| (*entry as usize * 7 + evening * 5) % 17);
    entries.truncate(if evening + 1 == EVENINGS { 5 } else { 13 });
    entries
}

/// Six Thursdays, the last of which is being played. The result of the second was put right afterwards.
fn league(folder: &Path) -> Office {
    let fake = Arc::new(Fake::at(FIRST));
    let mut office = Office::open_at(folder, TournamentTime::with(fake.clone()));
    // Some who play are on no list, so that the pages show that too.
    office.settings.remember_players = false;
    for name in (0..EVENINGS).flat_map(names).filter(|name| name != "Anna Schäfer") {
        let player = ListedPlayer { name, ..ListedPlayer::default() };
        // The regulars are there already after the first Thursday.
        let _ = office.players.with(|list| {
            let there = list.find(&player.name, 0, 1).unwrap().total > 0;
            (!there).then(|| list.keep(&player).unwrap())
        });
    }
    for evening in 0..EVENINGS {
        let mut setup = templates::all().remove(0).setup;
        setup.name = format!("Thursday T1000 No. {}", evening + 1);
        let enter = Enter { names: names(evening), ..Enter::default() };
        let id = office.new_tournament(setup, Some(enter)).unwrap();
        office.act(id, DrawSeats {}.into()).unwrap();
        office.act(id, StartClock {}.into()).unwrap();
        let out = out(evening);
        for entry in &out {
            fake.pass((14 + evening as i64) * MINUTE, 0);
            bust(&mut office, id, *entry);
        }
        if evening == 1 {
            office.undo(id, "desk").unwrap();
            let last = (1..=14).find(|entry| !out.contains(entry)).unwrap();
            bust(&mut office, id, last);
        }
        if evening + 1 < EVENINGS {
            let played = (14 + evening as i64) * MINUTE * out.len() as i64;
            fake.pass(WEEK - played, 0);
        }
    }
    office
}

#[test]
fn the_house_of_the_preview_is_what_the_windows_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::new(league(folder.path()), folder.path().into(), Arc::new(Quiet));
    let ask =
        |name: &str, arguments: Value| called(&house, &Caller::Desk, name, arguments).unwrap();

    let rules = json!({
        "points": "linear", "field": "entries", "attending": 0, "knockout": 0, "cap": null, "smallest_field": 0,
        "paid_only": false, "total": "sum", "best": null, "drop": 1, "at_least": 2,
        "ties": ["wins", "top_three", "top_five", "best_event", "winnings", "played", "mean_place"]
    });
    let keep = |name: &str, chosen: &[&str], templates: &[&str], weights: Value| {
        let events = json!({ "from": null, "to": null, "templates": templates, "chosen": chosen, "left_out": [] });
        let draft = json!({ "name": name, "events": events, "weights": weights, "rules": rules });
        ask("keep_season", json!({ "number": 0, "draft": draft }))
    };
    let say = |number: &Value, said: Value| {
        ask("say_to_season", json!({ "number": number, "said": said }));
    };
    let autumn = keep("Autumn league", &[], &["T1000 home game"], json!({ "6": 200 }));
    let adjust = |player: u32, points: i64, why: &str| {
        say(
            &autumn,
            json!({ "type": "adjust", "player": player, "points": points, "by": "Ines", "why": why }),
        );
    };
    adjust(3, 250, "Dealt the final table");
    adjust(5, -100, "Came late twice");
    say(
        &autumn,
        json!({ "type": "strike_adjustment", "line": 1, "by": "Ines", "why": "The train stood still" }),
    );
    let trophy = json!({ "type": "pay_out", "to": "Trophy", "amount": 4_000, "currency": "EUR", "by": "Ines" });
    say(&autumn, trophy);
    let spring = keep("Spring league", &["1", "2", "3"], &[], json!({}));
    say(&spring, json!({ "type": "close", "by": "Ines" }));

    let season = |number: &Value| ask("season", json!({ "number": number, "running": false }));
    let ever = json!({ "type": "ever" });
    let by_rank = json!({ "by_rank": { "base": 1_000, "step": 100 } });
    let file = json!({
        "name": "Thursday 12.csv",
        "base64": STANDARD.encode("place,name\n1,Annie\n2,Dele\n3,Łukasz\nthrid,Bo\n"),
        "changed_at": FIRST,
        "currency": { "code": "EUR", "decimals": 2 },
    });
    let mut told = json!({
        "seasons": ask("seasons", json!({})),
        "season_0": season(&json!(0)),
        "season_1": season(&autumn),
        "season_2": season(&spring),
        "season_why": ask("season_why", json!({ "number": autumn, "evening": "1", "who": { "listed": 1 } })),
        "season_head_to_head":
            ask("season_head_to_head", json!({ "number": autumn, "one": { "listed": 1 }, "other": { "listed": 2 } })),
        "season_finale":
            ask("season_finale", json!({ "number": autumn, "stacks": by_rank, "places": null, "smallestChip": 25 })),
        "season_on_wall": ask("season_on_wall", json!({ "tournament": 6 })),
        "statistics": ask("statistics", json!({ "over": ever })),
        "player_page": ask("player_page", json!({ "over": ever, "who": { "listed": 1 } })),
    });
    let seen = house.office().view(devices());
    let seen = answered(&seen, Language::ENGLISH).unwrap();
    let seen: Value = serde_json::from_str(seen.get()).unwrap();
    told["cues"] = seen["cues"].clone();
    told["settings"] = seen["settings"].clone();
    told["look"] = seen["look"].clone();
    let own = Look::default().own;
    let palette = |name: &str| {
        let colours = serde_json::from_value(json!(name)).unwrap();
        (name.to_string(), json!(Palette::of(colours, &own).unwrap()))
    };
    let names = ["dark", "light", "midnight", "claret", "black", "own"];
    told["palettes"] = names.map(palette).into_iter().collect();
    let link = QrText { text: "https://winter.example/results".into(), caption: String::new() };
    told["qr"] = json!(link.picture());
    told["import_past"] = ask("import_past", json!({ "file": file }));
    told["past_imports"] = ask("past_imports", json!({}));
    told["past_names"] = ask("past_names", json!({}));
    let of = json!(6);
    told["find_rulings"] = ask("find_rulings", json!({ "tournament": of, "search": "" }));
    told["ruling"] = ask("ruling", json!({ "tournament": of, "id": "string-bet" }));
    told["sum_kinds"] = ask("sum_kinds", json!({}));
    told["sum"] = ask("calculate", json!({ "tournament": of, "typed": "pot 500 300a 1200 100f" }));
    let t1000 = &templates::all()[0].setup;
    told["outlook"] = ask("outlook", json!({ "setup": t1000, "players": 20 }));

    let mut beside = super::preview_card_room::answers();
    told.as_object_mut().unwrap().append(beside.as_object_mut().unwrap());

    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../ui/src/shared/preview/answers/house.json");
    let made = told.to_string() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "the house is another now: ./update");
}
