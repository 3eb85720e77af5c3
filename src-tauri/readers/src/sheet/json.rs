//! The rows of JSON, as apps and programs write their lists: each object is a row, and its names are the heading.

use super::{MOST_COLUMNS, Row, cell};
use serde_json::Value;
use shuffle_up_engine::base::numbers::to_u32;

/// The rows, where a text is JSON with a list in it; none where it is not.
pub(super) fn rows(text: &str) -> Option<Vec<Row>> {
    if !text.trim_start().starts_with(['{', '[']) {
        return None;
    }
    let value: Value = serde_json::from_str(text).ok()?;
    let list = longest(&value)?;
    let mut heading: Vec<&str> = Vec::new();
    for name in list.iter().filter_map(Value::as_object).flat_map(serde_json::Map::keys) {
        if !heading.contains(&name.as_str()) && heading.len() < MOST_COLUMNS {
            heading.push(name);
        }
    }
    let row = |cells: Vec<String>, at: usize| Row { line: to_u32(at), cells };
    let mut rows = vec![row(heading.iter().map(|name| (*name).into()).collect(), 1)];
    for (at, entry) in list.iter().enumerate() {
        let cells = match entry {
            Value::Object(entry) => {
                heading.iter().map(|name| entry.get(*name).map_or_else(String::new, said)).collect()
            }
            Value::Array(cells) => cells.iter().take(MOST_COLUMNS).map(said).collect(),
            other => vec![said(other)],
        };
        rows.push(row(cells, at.saturating_add(2)));
    }
    Some(rows)
}

/// The longest list of objects or lists, however deep it stands.
fn longest(value: &Value) -> Option<&Vec<Value>> {
    let inner: Vec<&Value> = match value {
        Value::Array(list) => {
            if list.iter().all(|entry| entry.is_object() || entry.is_array()) && !list.is_empty() {
                return Some(list);
            }
            list.iter().collect()
        }
        Value::Object(fields) => fields.values().collect(),
        _ => return None,
    };
    inner.into_iter().filter_map(longest).max_by_key(|list| list.len())
}

fn said(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => cell(text),
        other => cell(&other.to_string()),
    }
}
