//! How much may be handed over in one call. What a call does with it has bounds of its own; this keeps a page that has gone wrong from
//! filling the memory before they are reached.

use crate::prelude::*;
use serde_json::Value;

/// What a number, a word or a pair of braces is counted as, in bytes.
const NODE: usize = 8;

/// Refuses a call that carries more than it can mean.
pub fn check(call: &str, most: usize, arguments: &Value) -> Result<(), Problem> {
    let held = size(arguments, most);
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
    fn what_is_too_large_is_refused_however_it_is_cut() {
        let of = |bytes: usize| json!({ "text": "x".repeat(bytes) });
        let most = 4 << 20;
        assert!(check("set_message", most, &of(1000)).is_ok());
        assert_eq!(check("set_message", most, &of(most)).unwrap_err().code, "too_large");
        let many = json!({ "numbers": vec![1; 600_000] });
        assert!(check("delete_listed", most, &many).is_err(), "many small things are large too");
    }
}
