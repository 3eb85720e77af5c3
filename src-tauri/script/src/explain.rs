//! The reader's complaints about a line, in words for whoever writes the script, and where they point.

use crate::slip::Slip;
use serde_json::Error;

/// What is wrong with a line that does not read as JSON, or not as a line of a script.
pub(crate) fn explain(text: &str, error: &Error) -> Slip {
    let said = error.to_string();
    let said = said.split(" at line 1 column ").next().unwrap_or(&said);
    let (message, byte) = if error.is_data() { data(text, said) } else { (syntax(said), None) };
    let byte = byte.or_else(|| error.column().checked_sub(1)).unwrap_or(0);
    let before = text.get(..byte).unwrap_or(text);
    let column = before.chars().count().saturating_add(1);
    Slip { message, line: None, column: u32::try_from(column).ok() }
}

/// What is wrong with the signs.
fn syntax(said: &str) -> String {
    let plain = match said {
        "EOF while parsing an object" => "the line ends before its closing brace",
        "EOF while parsing a list" => "the line ends before a closing bracket",
        "EOF while parsing a string" => "the line ends before a closing quotation mark",
        "EOF while parsing a value" => "the line ends before a value",
        "expected `,` or `}`" => "a comma or a closing brace is expected",
        "expected `,` or `]`" => "a comma or a closing bracket is expected",
        "expected `:`" => "a colon is expected",
        "expected value" => "a value is expected; a line is one JSON object",
        "expected ident" => "only true, false and null are written without quotation marks",
        "key must be a string" => "a key in quotation marks is expected",
        "trailing comma" => "a comma stands before a closing sign",
        "trailing characters" => "something follows the object; a line is one JSON object",
        other => other,
    };
    format!("{plain}.")
}

/// What is wrong with the meaning, and the byte in the line where that is.
fn data(text: &str, said: &str) -> (String, Option<usize>) {
    let quoted =
        |rest: &str| quoted_words(rest).first().map(|word| (*word).to_string()).unwrap_or_default();
    if let Some(rest) = said.strip_prefix("unknown field ") {
        let field = quoted(rest);
        return (format!("\"{field}\" is no key here.{}", known(rest)), key(text, &field));
    }
    if let Some(rest) = said.strip_prefix("unknown variant ") {
        let word = quoted(rest);
        return (
            format!("\"{word}\" is not known.{}", known(rest)),
            text.find(&format!("\"{word}\"")),
        );
    }
    if let Some(rest) = said.strip_prefix("missing field ") {
        return (format!("\"{}\" is missing.", quoted(rest)), None);
    }
    if let Some(rest) = said.strip_prefix("duplicate field ") {
        let field = quoted(rest);
        let second = key(text, &field).and_then(|first| {
            let after = first.saturating_add(1);
            key(text.get(after..)?, &field).map(|second| second.saturating_add(after))
        });
        return (format!("\"{field}\" stands twice."), second);
    }
    let found =
        said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: "));
    if let Some((found, expected)) = found.and_then(|rest| rest.rsplit_once(", expected ")) {
        let (found, place) = value(text, found);
        return (format!("{} is expected, not {found}.", kind(expected)), place);
    }
    (format!("{said}."), None)
}

/// The words between backquotes.
fn quoted_words(said: &str) -> Vec<&str> {
    said.split('`').skip(1).step_by(2).collect()
}

/// The words that would have been right.
fn known(rest: &str) -> String {
    let words: Vec<String> =
        quoted_words(rest).iter().skip(1).map(|word| format!("\"{word}\"")).collect();
    if words.is_empty() {
        " None belongs here.".to_string()
    } else {
        format!(" Known: {}.", words.join(", "))
    }
}

/// Where this stands as a key.
fn key(text: &str, field: &str) -> Option<usize> {
    let quoted = format!("\"{field}\"");
    text.match_indices(&quoted).map(|(at, _)| at).find(|at| {
        let after = at.saturating_add(quoted.len());
        text.get(after..).is_some_and(|rest| rest.trim_start().starts_with(':'))
    })
}

/// A value of the wrong kind in words, and where it stands.
fn value(text: &str, found: &str) -> (String, Option<usize>) {
    if let Some(string) = found.strip_prefix("string ") {
        return (format!("the string {string}"), text.find(string));
    }
    if let Some(number) = quoted_words(found).first()
        && !found.starts_with("boolean")
    {
        let digit =
            |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-');
        let place = text.match_indices(number).map(|(at, _)| at).find(|at| {
            let (before, from) = text.split_at(*at);
            !digit(before.chars().next_back()) && !digit(from.chars().nth(number.len()))
        });
        return (format!("the number {number}"), place);
    }
    let words = match found {
        "map" => "an object",
        "sequence" => "a list",
        "null" | "unit value" => "null",
        "boolean `true`" => "true",
        "boolean `false`" => "false",
        other => other,
    };
    (words.to_string(), None)
}

/// What was expected, in a script writer's words.
fn kind(expected: &str) -> String {
    match expected {
        "u8" => "a whole number from 0 to 255".to_string(),
        "u32" | "u64" | "usize" => "a whole number from 0 up".to_string(),
        "i64" => "a whole number".to_string(),
        "a boolean" => "true or false".to_string(),
        "a string" => "a string".to_string(),
        "a sequence" => "a list".to_string(),
        "a map" => "an object".to_string(),
        other if other.starts_with("struct ") || other.contains("enum ") => {
            "an object with a \"type\"".to_string()
        }
        other => other.to_string(),
    }
}
