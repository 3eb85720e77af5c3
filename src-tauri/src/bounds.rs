//! How much a window may hand over in one call. What a call does with it has bounds of its own; these keep a page that has
//! gone wrong from filling the memory before they are reached.

use crate::house::{past, settings_file, transfer};
use crate::prelude::*;
use serde_json::Value;
use tauri::ipc::InvokeBody;

/// Room for a command, a set-up, a form.
pub const USUAL: usize = 4 * 1024 * 1024;
/// What a number, a word or a pair of braces is counted as, in bytes.
const NODE: usize = 8;

/// The most bytes of this call.
pub fn most(call: &str) -> usize {
    match call {
        "import_settings" => settings_file::LARGEST,
        // A file of 16 MB in base64.
        "import_past" => past::LARGEST / 3 * 4 + 4096,
        "import_tournament" => transfer::LARGEST / 3 * 4 + 4096,
        // A sound of 20 MB in base64.
        "change_announcements" => 28 * 1024 * 1024,
        // Two hundred thousand entries by name, or a roster's file in base64.
        "act" | "ask" | "import_listed" => 16 * 1024 * 1024,
        // A picture of 10 MB in base64.
        "take_photo" | "set_background" => 14 * 1024 * 1024,
        "set_logo" => 6 * 1024 * 1024,
        _ => USUAL,
    }
}

/// Refuses a call that carries more than it can mean.
pub fn check(call: &str, body: &InvokeBody) -> Result<(), Problem> {
    let most = most(call);
    let held = match body {
        InvokeBody::Json(value) => size(value, most),
        InvokeBody::Raw(bytes) => bytes.len(),
    };
    if held <= most {
        return Ok(());
    }
    tracing::warn!(call, held, most, "a call was too large");
    Err(problem!(
        too_large,
        "more-than-at-once",
        "This is too much at once. Choose a smaller file, or do it in parts."
    ))
}

/// About how many bytes a value holds; counting ends soon after `enough`.
fn size(value: &Value, enough: usize) -> usize {
    let mut waiting = vec![value];
    let mut sum = 0_usize;
    while let Some(value) = waiting.pop() {
        sum += NODE;
        match value {
            Value::String(text) => sum += text.len(),
            Value::Array(items) => waiting.extend(items),
            Value::Object(fields) => {
                sum += fields.keys().map(String::len).sum::<usize>();
                waiting.extend(fields.values());
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        if sum > enough {
            break;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_call_is_bounded_and_files_have_room() {
        let of = |bytes: usize| InvokeBody::Json(json!({ "text": "x".repeat(bytes) }));
        assert!(check("set_message", &of(1000)).is_ok());
        assert_eq!(check("set_message", &of(USUAL)).unwrap_err().code, "too_large");
        assert!(check("import_tournament", &of(USUAL)).is_ok());
        assert!(check("import_tournament", &of(90 << 20)).is_err());
        assert!(check("take_photo", &of(10_000_000 / 3 * 4)).is_ok());
        let many = InvokeBody::Json(json!({ "numbers": vec![1; 600_000] }));
        assert!(check("delete_listed", &many).is_err(), "many small things are large too");
        assert!(check("act", &InvokeBody::Raw(vec![0; 17 << 20])).is_err());
    }
}
