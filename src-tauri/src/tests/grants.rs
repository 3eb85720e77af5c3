//! What each window may call, under the real configuration and capabilities.

use crate::arguments::Arguments;
use crate::{builder, open_desk};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use shuffle_up_house::caller::Kind;
use shuffle_up_house::calls::CALLS;
use shuffle_up_house::house::House;
use shuffle_up_house::office::Office;
use shuffle_up_house::office::screens::{Layout, Screens};
use shuffle_up_house::office::settings::Setting;
use std::path::Path;
use std::sync::Arc;
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// What the program answers this window.
pub(super) fn call(
    window: &WebviewWindow<MockRuntime>,
    name: &str,
    arguments: Value,
) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: name.into(),
        callback: tauri::ipc::CallbackFn(0),
        error: tauri::ipc::CallbackFn(1),
        url: "tauri://localhost".parse().unwrap(),
        body: tauri::ipc::InvokeBody::Json(arguments),
        headers: tauri::http::HeaderMap::default(),
        invoke_key: INVOKE_KEY.to_string(),
    };
    get_ipc_response(window, request).map(|body| body.deserialize().unwrap())
}

/// The program over this folder, under its real configuration and capabilities.
fn opened(folder: &Path) -> App<MockRuntime> {
    let arguments = Arguments { data: Some(folder.into()), ..Arguments::default() };
    let app =
        builder(mock_builder(), &arguments).build(tauri::generate_context!(test = true)).unwrap();
    // The mock runtime does not run the set-up by itself.
    open_desk(app.handle(), &arguments, folder, Office::open(folder)).unwrap();
    app
}

#[test]
fn the_projector_can_ask_and_can_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path());
    let open = |label: &str, page: &str| {
        WebviewWindowBuilder::new(&app, label, WebviewUrl::App(page.into())).build().unwrap()
    };
    let desk = open("desk", "index.html");
    let projector = open("projector-1", "projector.html");
    let setup = serde_json::to_value(shuffle_up_engine::rulebook::templates::t1000()).unwrap();
    let made = call(&desk, "new_tournament", json!({ "setup": setup })).unwrap();
    let asks = |tournament: &Value| {
        let questions =
            json!([{ "query": { "type": "projector" } }, { "query": { "type": "clock" } }]);
        call(&projector, "ask", json!({ "tournament": tournament, "questions": questions }))
            .unwrap()
    };
    let replies = asks(&made);
    let answers = |reply: &Value| reply["answer"]["type"].clone();
    assert_eq!((answers(&replies[0]), answers(&replies[1])), ("projector".into(), "clock".into()));
    assert!(asks(&json!(99))[1]["refusal"]["message"].is_string());
    // It is told what to show by its own number, and by no other window's.
    let tournament = serde_json::from_value(made.clone()).unwrap();
    let opened = app
        .state::<Arc<House>>()
        .office()
        .change(|screens: &mut Screens| screens.open(tournament, Some(Layout::Chips), None));
    assert_eq!(opened.unwrap(), 1);
    let shown = call(&projector, "screen", json!({})).unwrap();
    assert_eq!((&shown["tournament"], &shown["layout"]), (&made, &json!("chips")));
    // The desk looks at any of them, and a window of the room at no other one, whichever it names.
    assert_eq!(call(&desk, "screen", json!({ "id": 1 })).unwrap(), shown);
    assert!(call(&desk, "screen", json!({})).is_err());
    assert_eq!(call(&projector, "screen", json!({ "id": 2 })).unwrap(), shown);
    // It speaks the language that was chosen for the room.
    app.state::<Arc<House>>().office().change_setting(Setting::RoomLanguage("ja".into()));
    assert_eq!(call(&projector, "screen", json!({})).unwrap()["language"], "ja");
    assert_eq!(call(&projector, "portrait", json!({ "player": 1 })).unwrap(), Value::Null);
    assert_eq!(call(&projector, "logo", json!({})).unwrap(), Value::Null);
    assert_eq!(call(&projector, "background", json!({})).unwrap(), Value::Null);
    let changes = [
        ("act", json!({ "tournament": made, "command": { "type": "draw_seats" } })),
        ("correct", json!({ "tournament": made, "correction": { "strike": [2] } })),
        ("undo", json!({ "tournament": made })),
        ("redo", json!({ "tournament": made })),
        ("new_tournament", json!({ "setup": setup })),
        ("delete_tournament", json!({ "tournament": made })),
        ("save_template", json!({ "tournament": made, "name": "A", "about": "" })),
        ("import_template", json!({ "text": "{}" })),
        ("export_template", json!({ "id": "t1000" })),
        (
            "print_paper",
            json!({ "tournament": made, "wish": { "sheet": "payout_sheet", "paper": "a4" } }),
        ),
        ("printers", json!({})),
        (
            "print_on",
            json!({
                "tournament": made,
                "wish": { "sheet": "payout_sheet", "paper": "a4" },
                "printer": "Office"
            }),
        ),
        ("export_settings", json!({})),
        ("export_house", json!({})),
        ("archive_year", json!({ "year": 2026 })),
        ("bring_back_year", json!({ "year": 2026 })),
        ("import_settings", json!({ "text": "{}" })),
        ("export_log", json!({ "tournament": made, "filter": {} })),
        ("export_results", json!({ "tournament": made, "form": "csv" })),
        ("set_setting", json!({ "setting": { "type": "muted", "value": true } })),
        ("room_map", json!({})),
        ("find_listed", json!({ "search": "", "from": 0, "count": 1 })),
        ("keep_listed", json!({ "player": {} })),
        ("delete_listed", json!({ "numbers": [1] })),
        ("restore_listed", json!({ "numbers": [1] })),
        ("merge_listed", json!({ "into": 1, "other": 2 })),
        ("part_listed", json!({ "other": 2 })),
        ("duplicates_listed", json!({})),
        ("import_listed", json!({ "base64": "" })),
        ("take_back_import", json!({ "added": [1], "before": [] })),
        ("take_photo", json!({ "base64": "" })),
        ("photo", json!({ "number": 1 })),
        ("export_listed", json!({})),
        ("list_entered", json!({ "tournament": made })),
        ("season", json!({ "number": 1, "running": false })),
        ("say_to_season", json!({ "number": 1, "said": { "type": "reopen" } })),
        ("import_past", json!({ "file": {} })),
        ("past_names", json!({})),
        ("past_imports", json!({})),
        ("enlist_past", json!({})),
        ("arrange_room", json!({ "places": [] })),
        ("change_announcements", json!({ "change": { "type": "speech", "on": true } })),
        ("try_cue", json!({ "tournament": made, "cue": "level_up" })),
        ("open_projector", json!({ "tournament": made })),
        ("close_projector", json!({ "id": 1 })),
        ("change_projector", json!({ "id": 1, "tournament": made, "layout": "clock" })),
        ("set_message", json!({ "tournament": made, "message": "Free drinks" })),
        ("set_logo", json!({ "base64": "" })),
        ("set_background", json!({ "base64": "" })),
        ("set_look", json!({ "look": {} })),
        ("restore_backup", json!({ "path": "/etc/passwd" })),
        ("salvage", json!({})),
        ("house", json!({})),
        ("network", json!({})),
        ("change_network", json!({ "change": { "type": "off" } })),
        ("requests", json!({ "tournament": made })),
        ("settle_request", json!({ "tournament": made, "id": 1, "done": true })),
        ("plugin:opener|open_path", json!({ "path": "/etc/passwd" })),
        ("plugin:event|emit", json!({ "event": "revision", "payload": null })),
    ];
    for (name, arguments) in changes {
        let refused = call(&projector, name, arguments).unwrap_err().to_string();
        assert!(refused.contains("not allowed"), "{name}: {refused}");
    }
    let opener = call(&desk, "plugin:opener|open_path", json!({ "path": "/etc/passwd" }));
    assert!(
        opener.unwrap_err().to_string().contains("not allowed"),
        "the desk opens only its own sheets"
    );
}

/// What a window of the room may call: to look, and nothing else.
const LOOKING: [&str; 8] = [
    "ask",
    "screen",
    "logo",
    "background",
    "portrait",
    "season_on_wall",
    "staff_wall",
    "waiting_lists",
];

#[test]
fn every_call_there_is_is_refused_to_the_room_and_to_any_other_window() {
    let calls: Vec<&str> = CALLS.iter().map(|call| call.name).collect();
    assert!(calls.len() > 80);

    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path());
    let open = |label: &str| {
        WebviewWindowBuilder::new(&app, label, WebviewUrl::App("projector.html".into()))
            .build()
            .unwrap()
    };
    for label in ["projector-1", "projector-99", "stranger"] {
        let window = open(label);
        for name in &calls {
            let answer = call(&window, name, json!({}));
            let refused =
                answer.as_ref().err().is_some_and(|why| why.to_string().contains("not allowed"));
            let may_look = label != "stranger" && LOOKING.contains(name);
            assert_eq!(refused, !may_look, "{name} from {label}: {answer:?}");
        }
        // Nor what the toolkit itself could do: windows, files, programs, menus, other pages.
        for name in [
            "plugin:window|close",
            "plugin:window|create",
            "plugin:webview|create_webview_window",
            "plugin:webview|internal_toggle_devtools",
            "plugin:app|app_hide",
            "plugin:path|resolve_directory",
            "plugin:resources|close",
            "plugin:menu|new",
            "plugin:tray|new",
            "plugin:image|from_path",
            "plugin:event|emit",
            "plugin:event|emit_to",
            "plugin:opener|open_url",
            "plugin:opener|open_path",
            "plugin:opener|reveal_item_in_dir",
        ] {
            let refused = call(&window, name, json!({})).unwrap_err().to_string();
            assert!(refused.contains("not allowed"), "{name} from {label}: {refused}");
        }
    }
}

#[test]
fn every_call_answers_the_desk_in_its_language() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path());
    app.state::<Arc<House>>().office().change_setting(Setting::Language("de".into()));
    let desk = WebviewWindowBuilder::new(&app, "desk", WebviewUrl::App("index.html".into()))
        .build()
        .unwrap();
    let setup = serde_json::to_value(shuffle_up_engine::rulebook::templates::t1000()).unwrap();
    let made = call(&desk, "new_tournament", json!({ "setup": setup })).unwrap();
    let wish = json!({
        "players": 24, "starting_stack": 1000, "more_chips": 0, "chips": [], "wanted_minutes": 240,
        "level_minutes": 20, "depth": null, "ante_from_level": null, "break_minutes": 15,
        "break_every_minutes": 80, "after_last": setup["schedule"]["after_last"],
    });
    // Two players of one telephone, and a line without a name.
    let list = "name,phone\nAnna Berg,555 0100\nAna Berg,555 0100\n,1\n";
    let questions = json!([{ "query": { "type": "desk" } }, { "query": { "type": "prizes" } }]);
    let mut arguments = serde_json::Map::new();
    for (name, with) in [
        ("ask", json!({ "tournament": made, "questions": questions })),
        ("act", json!({ "tournament": made, "command": { "type": "draw_seats" } })),
        ("generate_schedule", json!({ "wish": wish, "locale": "de" })),
        ("house_rules_of", json!({ "setup": setup })),
        ("find_listed", json!({ "search": "", "from": 0, "count": 9 })),
        ("import_listed", json!({ "base64": STANDARD.encode(list) })),
        ("save_template", json!({ "tournament": made, "name": "A", "about": "" })),
        ("requests", json!({ "tournament": made })),
    ] {
        arguments.insert(name.into(), with);
    }
    // Those first that give the others something to say.
    let first = ["import_listed", "save_template"];
    // The mock cannot say what monitors there are.
    let others = |name: &&str| !first.contains(name) && !["house", "open_projector"].contains(name);
    let mut unsaid = Vec::new();
    let of_the_desk = CALLS.iter().filter(|call| call.by.contains(&Kind::Desk));
    let all: Vec<&str> = of_the_desk.map(|call| call.name).collect();
    let calls = first.into_iter().chain(all.into_iter().filter(others));
    for name in calls {
        let with = arguments.remove(name);
        let answer = call(&desk, name, with.clone().unwrap_or(json!({})));
        if with.is_some() || ["templates", "duplicates_listed", "given"].contains(&name) {
            assert!(answer.is_ok() || name == "act", "{name}: {answer:?}");
        }
        let (Ok(answer) | Err(answer)) = answer;
        if is_unsaid(&answer) {
            unsaid.push((name, answer));
        }
    }
    assert!(arguments.is_empty(), "calls that there are not: {arguments:?}");
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

/// Whether a sentence in it crossed with its key and its English.
fn is_unsaid(answer: &Value) -> bool {
    match answer {
        Value::Object(parts) => {
            ["key", "english"].iter().all(|part| parts.contains_key(*part))
                || parts.values().any(is_unsaid)
        }
        Value::Array(several) => several.iter().any(is_unsaid),
        _ => false,
    }
}

#[test]
fn a_call_larger_than_it_can_mean_is_refused_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path());
    let desk = WebviewWindowBuilder::new(&app, "desk", WebviewUrl::App("index.html".into()))
        .build()
        .unwrap();
    let large = json!({ "tournament": 1, "message": "x".repeat(5 << 20) });
    assert_eq!(call(&desk, "set_message", large).unwrap_err()["code"], "too_large");
}

#[test]
fn the_pages_run_nothing_but_the_programs_own_files() {
    let conf: Value = serde_json::from_str(include_str!("../../../tauri.conf.json")).unwrap();
    let security = &conf["app"]["security"];
    let policy = security["csp"].as_str().unwrap();
    for word in ["unsafe-inline", "unsafe-eval", "https:", " * ", "data: 'self' script"] {
        assert!(!policy.contains(word), "{word} in {policy}");
    }
    let rule = |name: &str| {
        policy.split(';').map(str::trim).find_map(|rule| rule.strip_prefix(name)).map(str::trim)
    };
    for name in ["default-src", "script-src", "style-src", "font-src"] {
        assert_eq!(rule(name), Some("'self'"), "{name}");
    }
    assert_eq!(rule("connect-src"), Some("'self' ipc: http://ipc.localhost"));
    // The desk's small pictures of the room's screens are frames with the projector's own page.
    assert_eq!(rule("frame-src"), Some("'self'"));
    for name in ["object-src", "base-uri", "form-action"] {
        assert_eq!(rule(name), Some("'none'"), "{name}");
    }
    assert_eq!(security["freezePrototype"], json!(true));
    assert_eq!(conf["app"]["withGlobalTauri"], json!(false));
    assert_eq!(security["dangerousDisableAssetCspModification"], Value::Null);
    assert_eq!(security["capabilities"], json!(["desk", "projector"]));

    // The built pages hold no script or style of their own, and name no other place.
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/dist");
    let mut pages = 0;
    for entry in std::fs::read_dir(dist).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        pages += 1;
        let page = std::fs::read_to_string(&path).unwrap();
        assert!(!page.contains("<style") && !page.contains("style="), "{}", path.display());
        assert!(!page.contains("http://") && !page.contains("https://"), "{}", path.display());
        for script in page.split("<script").skip(1) {
            let body = script.split_once('>').unwrap().1.split_once("</script>").unwrap().0;
            assert!(body.trim().is_empty(), "a script in {}", path.display());
        }
    }
    assert!(pages >= 2);
}

/// What a window shows is text: nothing in the UI's source turns a string into markup or into a program.
#[test]
fn nothing_in_the_windows_takes_text_for_markup() {
    fn walk(folder: &Path, seen: &mut u32) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, seen);
                continue;
            }
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            *seen += 1;
            for word in [
                "{@html",
                "innerHTML",
                "outerHTML",
                "insertAdjacentHTML",
                "document.write",
                "eval(",
                "new Function(",
                "DOMParser",
                "srcdoc",
            ] {
                assert!(!text.contains(word), "{word} in {}", path.display());
            }
        }
    }
    let mut seen = 0;
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src"), &mut seen);
    assert!(seen > 200);
}
