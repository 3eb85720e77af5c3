//! What each window may call, under the real configuration and capabilities.

use crate::arguments::Arguments;
use crate::desk::Desk;
use crate::house::screens::Layout;
use crate::{builder, open_desk};
use serde_json::{Value, json};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

fn call(window: &WebviewWindow<MockRuntime>, name: &str, arguments: Value) -> Result<Value, Value> {
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

#[test]
fn the_projector_can_ask_and_can_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = Arguments { sample: false, data: Some(folder.path().into()) };
    let app =
        builder(mock_builder(), &arguments).build(tauri::generate_context!(test = true)).unwrap();
    // The mock runtime does not run the set-up by itself.
    open_desk(app.handle(), &arguments).unwrap();
    let open = |label: &str, page: &str| {
        WebviewWindowBuilder::new(&app, label, WebviewUrl::App(page.into())).build().unwrap()
    };
    let desk = open("desk", "index.html");
    let projector = open("projector-1", "projector.html");
    let setup = serde_json::to_value(shuffle_up_engine::setup::templates::t1000()).unwrap();
    let made = call(&desk, "new_tournament", json!({ "setup": setup })).unwrap();
    let question = json!({ "tournament": made, "query": { "type": "projector" } });
    assert!(call(&projector, "ask", question).is_ok());
    // It is told what to show by its own number, and by no other window's.
    let tournament = made.as_u64().unwrap().try_into().unwrap();
    let opened = app
        .state::<Desk>()
        .house()
        .change_screens(|screens| screens.open(tournament, Some(Layout::Chips), None));
    assert_eq!(opened.unwrap(), 1);
    let shown = call(&projector, "screen", json!({})).unwrap();
    assert_eq!((&shown["tournament"], &shown["layout"]), (&made, &json!("chips")));
    assert_eq!(call(&projector, "logo", json!({})).unwrap(), Value::Null);
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
        ("export_settings", json!({})),
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
        ("arrange_room", json!({ "places": [] })),
        ("change_announcements", json!({ "change": { "type": "speech", "on": true } })),
        ("try_cue", json!({ "tournament": made, "cue": "level_up" })),
        ("open_projector", json!({ "tournament": made })),
        ("close_projector", json!({ "id": 1 })),
        ("change_projector", json!({ "id": 1, "tournament": made, "layout": "clock" })),
        ("set_message", json!({ "tournament": made, "message": "Free drinks" })),
        ("set_logo", json!({ "base64": "" })),
        ("set_look", json!({ "look": {} })),
        ("restore_backup", json!({ "path": "/etc/passwd" })),
        ("house", json!({})),
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
