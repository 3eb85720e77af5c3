//! The reader's complaints about a line, in words for whoever writes the script, and where they point.

use crate::slip::Slip;
use serde::Deserialize;
use serde_json::{Deserializer, Error};

/// Reads a line.
///
/// # Errors
/// What is wrong with a line that does not read as JSON, or not as a line of a script.
pub(crate) fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Slip> {
    let mut reader = Deserializer::from_str(text);
    let line = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        explain(text, &path, error.inner())
    })?;
    reader.end().map_err(|error| explain(text, "", &error))?;
    Ok(line)
}

fn explain(text: &str, path: &str, error: &Error) -> Slip {
    let said = error.to_string();
    let said = said.split(" at line 1 column ").next().unwrap_or(&said);
    let read = error.column();
    let (message, byte) =
        if error.is_data() { data(text, read, path, said) } else { (syntax(said), None) };
    let byte = byte.or_else(|| read.checked_sub(1)).unwrap_or(0);
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

/// What is wrong with the meaning, behind the path to it, and the byte in the line where that is: the last place like it in
/// what was read when it was found.
fn data(text: &str, read: usize, path: &str, said: &str) -> (String, Option<usize>) {
    let at =
        |path: &str| if matches!(path, "" | ".") { String::new() } else { format!("{path}: ") };
    let first = |rest: &str| quoted_words(rest).first().copied().unwrap_or_default().to_string();
    let about =
        said.strip_prefix("unknown field ").or_else(|| said.strip_prefix("duplicate field "));
    if let Some(rest) = about {
        let field = first(rest);
        let object = at(path.strip_suffix(&field).unwrap_or(path).trim_end_matches('.'));
        let wrong = if said.starts_with("unknown") {
            format!("is no key here.{}", known(rest))
        } else {
            "stands twice.".to_string()
        };
        return (format!("{object}\"{field}\" {wrong}"), key(text, read, &field));
    }
    let path = at(path);
    if let Some(rest) = said.strip_prefix("unknown variant ") {
        let word = first(rest);
        let message = format!("{path}\"{word}\" is not known.{}", known(rest));
        return (message, last(text, read, &format!("\"{word}\""), |_| true));
    }
    if let Some(rest) = said.strip_prefix("missing field ") {
        return (format!("{path}\"{}\" is missing.", first(rest)), None);
    }
    let found =
        said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: "));
    if let Some((found, expected)) = found.and_then(|rest| rest.rsplit_once(", expected ")) {
        let (found, place) = value(text, read, found);
        return (format!("{path}{} is expected, not {found}.", kind(expected)), place);
    }
    (format!("{path}{said}."), None)
}

/// The last place of these signs in what was read, of those that stand where they may.
fn last(text: &str, read: usize, signs: &str, stands: impl Fn(usize) -> bool) -> Option<usize> {
    text.match_indices(signs).map(|(at, _)| at).filter(|at| *at < read && stands(*at)).last()
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
fn key(text: &str, read: usize, field: &str) -> Option<usize> {
    let quoted = format!("\"{field}\"");
    last(text, read, &quoted, |at| {
        let after = at.saturating_add(quoted.len());
        text.get(after..).is_some_and(|rest| rest.trim_start().starts_with(':'))
    })
}

/// A value of the wrong kind in words, and where it stands.
fn value(text: &str, read: usize, found: &str) -> (String, Option<usize>) {
    if let Some(string) = found.strip_prefix("string ") {
        return (format!("the string {string}"), last(text, read, string, |_| true));
    }
    if let Some(number) = quoted_words(found).first()
        && !found.starts_with("boolean")
    {
        let digit =
            |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-');
        let place = last(text, read, number, |at| {
            let (before, from) = text.split_at(at);
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
        other if other.starts_with("struct ") => "an object".to_string(),
        other if other.contains("enum ") => "an object with a \"type\"".to_string(),
        other => other.to_string(),
    }
}
