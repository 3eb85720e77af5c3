//! Every call by every caller, over the sample: who may make it, what it may carry, and what it answers, as one file. Commands and
//! questions are listed by role in it. Nobody is to gain or lose a right by accident.
//!
//! `UPDATE_CALLERS=1 cargo test -p shuffle-up every_caller` writes it anew.

use super::grants::call;
use crate::arguments::Arguments;
use crate::network::Served;
use crate::{builder, open_desk};
use serde_json::{Value, json};
use shuffle_up_engine::Command;
use shuffle_up_house::calls::CALLS;
use shuffle_up_house::house::House;
use shuffle_up_house::interface::{SEASON, TOURNAMENTS, VIEWS};
use shuffle_up_house::office::Office;
use shuffle_up_house::office::network::NetworkSettings;
use shuffle_up_house::tournament_time::{Clocks, TournamentTime};
use shuffle_up_journal::TournamentId;
use shuffle_up_network::{Caller, Device, House as _, Told, Wanted};
use shuffle_up_players::ListedPlayer;
use shuffle_up_readers::AnyQuery;
use shuffle_up_seasons::Season;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tauri::test::{MockRuntime, mock_builder};
use tauri::{App, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// 2026-11-28 20:00 in UTC.
const NOW: i64 = 1_795_896_000_000;
/// An answer longer than this is known by its length and its sum.
const SHORT: usize = 240;

/// Clocks that stand still.
struct Still;

impl Clocks for Still {
    fn wall(&self) -> i64 {
        NOW
    }

    fn monotonic(&self) -> i64 {
        0
    }
}

/// Whoever calls.
enum Who {
    Window(Box<WebviewWindow<MockRuntime>>),
    Browser(Caller),
}

struct Program {
    app: App<MockRuntime>,
    served: Served<MockRuntime>,
    callers: Vec<(&'static str, Who)>,
    tournament: TournamentId,
    folder: tempfile::TempDir,
}

fn device(role: &str, shared: bool) -> Who {
    let device = Device {
        id: 1,
        name: "Tablet".into(),
        role: role.into(),
        belongs_to: 1,
        place: None,
        shared,
        operator: None,
        last: String::new(),
        at: 0,
        gone_at: None,
    };
    Who::Browser(Caller { device: Some(device), ..Caller::default() })
}

impl Program {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let arguments = Arguments { data: Some(folder.path().into()), ..Arguments::default() };
        let app = builder(mock_builder(), &arguments)
            .build(tauri::generate_context!(test = true))
            .unwrap();
        let time = TournamentTime::with(Arc::new(Still));
        let office = Office::open_at(folder.path(), time);
        open_desk(app.handle(), &arguments, folder.path(), office).unwrap();
        let served = Served::new(app.handle().clone(), app.state::<Arc<House>>().inner().clone());
        let window = |label: &str| {
            let page = WebviewUrl::App("index.html".into());
            Who::Window(Box::new(WebviewWindowBuilder::new(&app, label, page).build().unwrap()))
        };
        let callers = vec![
            ("desk", window("desk")),
            ("projector", window("projector-1")),
            ("another window", window("stranger")),
            ("clock", device("clock", false)),
            ("table", device("table", false)),
            ("floor", device("floor", false)),
            ("registration", device("registration", false)),
            ("host", device("host", false)),
            ("director", device("director", false)),
            ("director who has not signed in", device("director", true)),
            ("unknown device", device("cook", false)),
            ("anybody", Who::Browser(Caller::default())),
        ];
        let tournament =
            shuffle_up_house::sample::open(&mut app.state::<Arc<House>>().office()).unwrap();
        Self { app, served, callers, tournament, folder }
    }

    fn revision(&self) -> u32 {
        self.app.state::<Arc<House>>().office().look(self.tournament).unwrap().revision()
    }

    fn made(&self, who: &Who, name: &str, arguments: Value) -> Result<Value, Value> {
        match who {
            Who::Window(window) => call(window, name, arguments),
            Who::Browser(caller) => {
                let made = self.served.call(caller, name, arguments);
                made.map(|answer| serde_json::from_str(answer.get()).unwrap())
            }
        }
    }

    /// An answer without what differs from one run to the next.
    fn normal(&self, answer: &Result<Value, Value>) -> String {
        let (word, value) = match answer {
            Ok(value) => ("answers", value),
            Err(value) => ("refuses", value),
        };
        let mut value = value.clone();
        if let Some(addresses) = value.get_mut("addresses") {
            *addresses = json!("of this computer");
        }
        let folder = self.folder.path().display().to_string();
        let text = without_time(&value.to_string().replace(&folder, "<folder>"));
        if text.contains("not allowed by ACL") {
            return format!("{word} <not allowed>");
        }
        if text.len() <= SHORT {
            return format!("{word} {text}");
        }
        // FNV-1a, which is the same in every version of Rust.
        let sum = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{word} {} bytes, {sum:016x}", text.len())
    }
}

/// A text without the moment in the name of a file, such as `2026-11-28 22-01-48`: it is the computer's own clock's.
fn without_time(text: &str) -> String {
    let shape = "0000-00-00 00-00-00";
    let fits = |part: &str| {
        part.bytes()
            .zip(shape.bytes())
            .all(|(sign, of)| if of == b'0' { sign.is_ascii_digit() } else { sign == of })
    };
    let mut rest = text;
    let mut kept = String::new();
    while let Some(first) = rest.chars().next() {
        match rest.get(..shape.len()).filter(|part| fits(part)) {
            Some(_) => {
                kept.push_str("<when>");
                rest = &rest[shape.len()..];
            }
            None => {
                kept.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    kept
}

/// Arguments for a call; one call takes what it knows of them.
fn arguments(name: &str, tournament: TournamentId, seen: u32) -> Value {
    let setup = serde_json::to_value(shuffle_up_engine::rulebook::templates::t1000()).unwrap();
    let questions = json!([
        { "query": { "type": "clock" } },
        { "query": { "type": "prizes" } },
        { "query": { "type": "desk" } },
    ]);
    let wish = json!({ "sheet": "payout_sheet", "paper": "a4" });
    match name {
        "act" => {
            let command = json!({ "type": "pause_clock" });
            json!({ "tournament": tournament, "command": command, "seen": seen })
        }
        "ask" => json!({ "tournament": tournament, "questions": questions }),
        "correct" => {
            json!({ "tournament": tournament, "correction": { "strike": [seen] }, "seen": seen })
        }
        "undo" | "redo" | "requests" | "check_ins" | "season_on_wall" | "message"
        | "list_entered" | "open_projector" => json!({ "tournament": tournament, "seen": seen }),
        "request" => {
            let wanted = json!({ "type": "floor", "table": 1 });
            json!({ "tournament": tournament, "wanted": wanted, "seen": seen })
        }
        "settle_request" => {
            json!({ "tournament": tournament, "id": 1, "done": false, "seen": seen })
        }
        "check_in" | "checked_in" | "leave_check_in" => {
            let secret = "the secret of a phone";
            json!({ "tournament": tournament, "name": "Mia Falk", "secret": secret })
        }
        "let_in" | "turn_away" => {
            json!({ "tournament": tournament, "id": 1, "payment": "cash", "seen": seen })
        }
        "set_message" => json!({ "tournament": tournament, "message": "Free drinks" }),
        "screen" => json!({ "id": 1, "number": 1 }),
        "arrange_room" => json!({ "places": [] }),
        "bring_back_year" | "archive_year" => json!({ "year": 2020 }),
        "change_announcements" => json!({ "change": { "type": "speech", "on": true } }),
        "change_network" => json!({ "change": { "type": "busts_at_once", "at_once": false } }),
        "change_projector" => {
            json!({ "id": 9, "tournament": tournament, "layout": "clock", "monitor": null })
        }
        "close_projector" => json!({ "id": 9 }),
        "delete_listed" | "restore_listed" => json!({ "numbers": [999] }),
        "delete_season" => json!({ "number": 9, "deleted": true }),
        "delete_template" | "restore_template" => json!({ "id": "none" }),
        "export_template" => json!({ "id": "t1000" }),
        "delete_tournament" | "restore_tournament" => json!({ "tournament": 99 }),
        "export_tournament" => json!({ "tournament": 99 }),
        "export_log" => json!({ "tournament": tournament, "filter": {} }),
        "export_results" => json!({ "tournament": tournament, "form": "csv" }),
        "export_season" => json!({ "number": 1, "form": "csv" }),
        "find_listed" => json!({ "search": "a", "from": 0, "count": 3 }),
        "generate_schedule" => json!({ "wish": {
            "players": 24, "starting_stack": 1000, "more_chips": 0, "chips": [],
            "wanted_minutes": 240, "level_minutes": 20, "depth": null, "ante_from_level": null,
            "break_minutes": 15, "break_every_minutes": 80,
            "after_last": setup["schedule"]["after_last"],
        }, "locale": "de" }),
        "house_rules_of" => json!({ "setup": setup }),
        "new_tournament" => json!({ "setup": setup, "enter": { "names": ["Anna Berg"] } }),
        "import_listed" => json!({ "base64": "bmFtZQpBbm5hIEJlcmcK" }),
        "import_past" => json!({ "file": {
            "name": "evening.csv", "base64": "QQ==", "changed_at": 0,
            "currency": { "code": "EUR", "decimals": 2 },
        } }),
        "import_settings" | "import_template" => json!({ "text": "{}" }),
        "import_tournament" => json!({ "name": "a.shuffle-up", "base64": "AAAA" }),
        "keep_listed" => {
            json!({ "player": ListedPlayer { name: "Bo Lind".into(), ..ListedPlayer::default() } })
        }
        "keep_season" | "try_season" => {
            json!({ "number": 0, "draft": Season { name: "Spring".into(), ..Season::default() } })
        }
        // One that is made would be another each time.
        "make_token" => json!({ "name": "" }),
        "merge_listed" => json!({ "into": 1, "other": 999 }),
        "part_listed" => json!({ "other": 999 }),
        "people" => json!({ "search": "" }),
        "say_who" => json!({ "evening": "99", "player": 1, "listed": null }),
        "take_back_who" => json!({ "evening": "99", "line": 1, "struck": true }),
        "played_as" => json!({ "tournament": tournament }),
        "photo" => json!({ "number": 1 }),
        "portrait" => json!({ "player": 1 }),
        "player_page" => json!({ "over": { "type": "ever" }, "who": { "listed": 1 } }),
        "preview_paper" => json!({ "tournament": tournament, "wish": wish, "page": 0 }),
        "print_on" => json!({ "tournament": tournament, "wish": wish, "printer": "Office" }),
        "print_paper" => json!({ "tournament": tournament, "wish": wish }),
        "rename_template" => json!({ "id": "none", "name": "A", "about": "" }),
        "save_template" => json!({ "tournament": 99, "name": "A", "about": "" }),
        "replace_unread" => json!({ "key": "look" }),
        "restore_backup" => json!({ "path": "/nowhere/a.shuffle-up" }),
        "save_diagnostics" => json!({ "names": false }),
        "say_to_season" => json!({ "number": 9, "said": { "type": "reopen" } }),
        "season" => json!({ "number": 0, "running": false }),
        "season_finale" => {
            let stacks = json!({ "by_rank": { "base": 1000, "step": 100 } });
            json!({ "number": 1, "stacks": stacks, "places": null, "smallestChip": 100 })
        }
        "season_head_to_head" => {
            json!({ "number": 1, "one": { "listed": 1 }, "other": { "listed": 2 } })
        }
        "season_why" => json!({ "number": 1, "evening": "1", "who": { "listed": 1 } }),
        // One that is made would be another each time.
        "new_series" => json!({ "name": "" }),
        "series" | "series_places" | "series_going_on" | "series_lines" => {
            json!({ "number": 9, "from": 0, "count": 3 })
        }
        "say_to_series" => json!({ "number": 9, "say": { "type": "rename", "name": "Spring" } }),
        "draw_series_day" => json!({ "number": 9, "name": "Spring Open, day 2" }),
        "strike_series_line" => json!({ "number": 9, "line": 2, "restore": false }),
        "delete_series" => json!({ "number": 9, "deleted": true }),
        "new_cash_game" => json!({ "about": {
            "name": "", "currency": { "code": "EUR", "decimals": 2 },
        } }),
        "cash_game" | "cash_lines" => json!({ "number": 9 }),
        "preview_cash_line" | "say_to_cash_game" => {
            json!({ "number": 9, "say": { "type": "typed", "line": "buy Anna 100" } })
        }
        "strike_cash_line" => json!({ "number": 9, "line": 2, "restore": false }),
        "delete_cash_game" => json!({ "number": 9, "deleted": true }),
        "new_card_room" => json!({ "about": { "name": "" } }),
        "card_room" | "card_room_lines" => json!({ "number": 9 }),
        "find_on_lists" => json!({ "search": "a" }),
        "my_place" => json!({ "player": 1 }),
        "card_room_table" => json!({ "table": 6 }),
        "say_at_card_room_table" => json!({ "table": 6, "say": { "type": "setup", "table": 6 } }),
        "preview_card_room_line" | "say_to_card_room" => {
            json!({ "number": 9, "say": { "type": "typed", "line": "list 2-5 Anna" } })
        }
        "strike_card_room_line" => json!({ "number": 9, "line": 2, "restore": false }),
        "delete_card_room" => json!({ "number": 9, "deleted": true }),
        "new_staff_evening" => json!({ "about": { "name": "" } }),
        "staff_evening" | "staff_lines" => json!({ "number": 9 }),
        "preview_staff_line" | "say_to_staff" => {
            json!({ "number": 9, "say": { "type": "typed", "line": "push" } })
        }
        "strike_staff_line" => json!({ "number": 9, "line": 2, "restore": false }),
        "delete_staff_evening" => json!({ "number": 9, "deleted": true }),
        "print_staff" | "print_card_room" => json!({ "number": 9, "paper": "a4" }),
        "table_push" => json!({ "table": 9 }),
        "staff_shares" => json!({ "number": 9, "amount": 10_000, "by": "downs" }),
        "staff_money" => json!({ "amount": 10_000, "lines": "Anna 12\nBo 8" }),
        "print_cash_game" => json!({ "number": 9, "paper": "a4" }),
        "set_background" | "set_logo" => json!({ "base64": null }),
        "set_look" => json!({ "look": {} }),
        "set_setting" => json!({ "setting": { "type": "muted", "value": true } }),
        "show_paper" => json!({ "path": "/etc/passwd" }),
        "statistics" => json!({ "over": { "type": "ever" } }),
        "take_back_import" => json!({ "added": [], "before": [] }),
        "take_back_past" => json!({ "undo": {
            "evenings": [], "added": [], "completed": [], "templates": [], "seasons": [],
        } }),
        "take_photo" => json!({ "base64": "AAAA" }),
        "try_cue" => json!({ "tournament": 99, "cue": "level_up" }),
        _ => json!({}),
    }
}

/// A refusal that comes from the rights of the caller and from nothing else.
fn is_forbidden(answer: &Result<Value, Value>) -> bool {
    answer.as_ref().is_err_and(|why| {
        ["not_allowed", "not_here", "sign_in"].iter().any(|code| why["code"] == *code)
            || why.to_string().contains("not allowed")
    })
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

/// What all questions are called: the refusal of one that there is not names them.
fn questions() -> Vec<String> {
    let asked = serde_json::from_value::<AnyQuery>(json!({ "type": "no_such_question" }));
    let said = asked.unwrap_err().to_string();
    let names = said.split('`').skip(3).step_by(2).map(String::from).collect::<Vec<_>>();
    assert!(names.len() > 50, "{said}");
    names
}

fn written() -> String {
    let program = Program::start();
    let mut text = String::new();
    let mut calls: Vec<&str> = CALLS.iter().map(|call| call.name).collect();
    calls.sort_unstable();
    // What the mock has no answer to, which has nothing to do with who asks.
    let mocked = ["house", "open_projector"];

    text.push_str("# What a browser may hand over, in bytes\n\n");
    for name in &calls {
        let most: BTreeMap<&str, usize> = program
            .callers
            .iter()
            .filter_map(|(called, who)| match who {
                Who::Window(_) => None,
                Who::Browser(caller) => Some((*called, program.served.most(caller, name))),
            })
            .collect();
        let (device, anybody) = (most["director"], most["anybody"]);
        assert!(most.values().all(|most| [device, anybody].contains(most)));
        writeln!(text, "{name}: a device {device}, anybody {anybody}").unwrap();
    }

    text.push_str("\n# Calls\n");
    for name in &calls {
        writeln!(text, "\n{name}").unwrap();
        for (called, who) in &program.callers {
            if mocked.contains(name) && *called == "desk" {
                continue;
            }
            let with = arguments(name, program.tournament, program.revision());
            let answer = program.made(who, name, with);
            writeln!(text, "  {called}: {}", program.normal(&answer)).unwrap();
        }
    }

    text.push_str("\n# Commands, by who may say them\n\n");
    for name in Command::NAMES {
        let may = program.callers.iter().filter(|(_, who)| {
            let Who::Browser(_) = who else { return false };
            let command = json!({ "type": snake(name), "none": true });
            let said = json!({ "tournament": 1, "command": command, "seen": 0 });
            !is_forbidden(&program.made(who, "act", said))
        });
        let may: Vec<&str> = may.map(|(called, _)| *called).collect();
        writeln!(text, "{name}: {}", may.join(", ")).unwrap();
    }

    text.push_str("\n# Questions, by who may ask them\n\n");
    for name in questions() {
        let may = program.callers.iter().filter(|(_, who)| {
            let query = json!({ "type": name, "none": true });
            let asked = json!({ "tournament": 99, "questions": [{ "query": query }] });
            let Who::Browser(_) = who else { return false };
            let reply = program.made(who, "ask", asked).unwrap()[0].clone();
            !is_forbidden(&Err(reply["refusal"].clone()))
        });
        let may: Vec<&str> = may.map(|(called, _)| *called).collect();
        writeln!(text, "{name}: {}", may.join(", ")).unwrap();
    }
    text.push_str("\n# What programs may read, by whether they have a token\n\n");
    let house = program.app.state::<Arc<House>>();
    let token = house.office().change(|kept: &mut NetworkSettings| {
        kept.interface = true;
        kept.make_token("League site")
    });
    let token = token.unwrap();
    let of_tournament = VIEWS.iter().map(|(name, _, _)| *name).chain([SEASON]);
    let paths = of_tournament.map(|name| format!("{TOURNAMENTS}/{}/{name}", program.tournament));
    for path in paths.chain([TOURNAMENTS.to_string()]) {
        let read = |token: Option<&str>| {
            let path = path.clone();
            let wanted = Wanted { path, token: token.map(Into::into), ..Wanted::default() };
            match program.served.read(wanted) {
                Told::Answer { .. } => "answers".to_string(),
                Told::Refused(why) => format!("refuses {}", why["code"]),
                other => format!("{other:?}"),
            }
        };
        let (anybody, known, wrong) = (read(None), read(Some(&token)), read(Some("x")));
        writeln!(text, "{path}: anybody {anybody}, a token {known}, a wrong one {wrong}").unwrap();
    }
    text
}

#[test]
fn every_caller_is_answered_as_was_decided() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/src/tests/every_caller.txt");
    let kept: PathBuf = kept;
    let made = written();
    if std::env::var_os("UPDATE_CALLERS").is_some() {
        std::fs::write(&kept, &made).unwrap();
    }
    let before = std::fs::read_to_string(&kept).unwrap_or_default();
    for (now, then) in made.lines().zip(before.lines()) {
        assert_eq!(now, then, "a right or an answer has changed; run with UPDATE_CALLERS=1");
    }
    assert_eq!(made.lines().count(), before.lines().count());
}
