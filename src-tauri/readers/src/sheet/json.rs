//! The rows of JSON, as apps and programs write their lists: each object is a row, and its names are the heading.

use super::{MOST_COLUMNS, Row, cell};
use serde_json::Value;
use shuffle_up_engine::base::numbers::to_u32;

/// In a longer text, in bytes, nobody looks for a list as programs have it in their source.
const LONGEST_SOURCE: usize = 400_000;
/// So many brackets before the list are tried.
const MOST_BRACKETS: usize = 6;

/// The rows, where a text is JSON with a list in it; none where it is not.
pub(super) fn rows(text: &str) -> Option<Vec<Row>> {
    let begins = text.trim_start().starts_with(['{', '[']);
    let strict = if begins { serde_json::from_str(text).ok() } else { None };
    let value: Value = strict.or_else(|| of_source(text))?;
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

/// The list of objects in the source of a program: with remarks, names without quotation marks, commas at the end, and what stands
/// around it.
fn of_source(text: &str) -> Option<Value> {
    let objects = text.matches('{').count() > 1 && text.contains(':');
    if !objects || text.len() > LONGEST_SOURCE {
        return None;
    }
    let plain = plain(text);
    let end = plain.rfind([']', '}'])?;
    let of_objects =
        |value: &Value| longest(value).is_some_and(|list| list.iter().all(Value::is_object));
    let begins = plain.match_indices(['[', '{']).map(|(at, _)| at).take(MOST_BRACKETS);
    let all = objects_in(&plain);
    begins.into_iter().find_map(|at| {
        // A part of the list would lose the rest without a word.
        let list = plain.get(at..=end).filter(|list| objects_in(list) == all)?;
        let read = |text: &str| serde_json::from_str(text).ok().filter(of_objects);
        read(list).or_else(|| read(&format!("[{list}]")))
    })
}

/// The lists of numbers in the source of a program, each as a row: `[25, 50], [50, 100]`, `(25, 50), (50, 100)`. What stands before
/// the first of a line is a row of its own. None where there are fewer than three, or not all have as many numbers.
pub(super) fn groups(text: &str) -> Option<Vec<Row>> {
    if text.len() > LONGEST_SOURCE {
        return None;
    }
    let mut rows: Vec<Row> = Vec::new();
    let (mut found, mut wide) = (0_usize, None);
    for (at, line) in text.lines().enumerate() {
        let number = to_u32(at).saturating_add(1);
        let mut begins = line.len();
        let mut lists: Vec<Row> = Vec::new();
        let mut open: Option<(usize, char)> = None;
        for (at, sign) in line.char_indices() {
            match (sign, open) {
                ('[' | '(', _) => open = Some((at, sign)),
                (']' | ')', Some((from, sign))) => {
                    open = None;
                    let inner = line.get(from.saturating_add(1)..at).unwrap_or_default();
                    let cells: Vec<String> =
                        inner.split(',').map(|text| cell(&text.replace('_', ""))).collect();
                    let figures = |cell: &String| {
                        !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit())
                    };
                    // "(1,000)" is one number.
                    let one = sign == '(' && !inner.contains(", ");
                    if one || cells.len() < 2 || !cells.iter().all(figures) {
                        continue;
                    }
                    if *wide.get_or_insert(cells.len()) != cells.len() {
                        return None;
                    }
                    begins = begins.min(from);
                    lists.push(Row { line: number, cells });
                }
                _ => {}
            }
        }
        found = found.saturating_add(lists.len());
        let before = line.get(..begins).unwrap_or_default();
        if before.contains(char::is_alphanumeric) {
            rows.push(Row { line: number, cells: vec![cell(before)] });
        }
        rows.append(&mut lists);
    }
    (found >= 3).then_some(rows)
}

/// How many objects with a name in them a text has.
fn objects_in(text: &str) -> usize {
    let bodies = text.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or(rest));
    bodies.filter(|body| body.contains(':')).count()
}

/// The source of a list with the signs of JSON.
fn plain(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' | '\'' | '`' => {
                made.push('"');
                while let Some(inner) = signs.next().filter(|inner| *inner != sign) {
                    match inner {
                        '\\' => {
                            let kept = signs.next().unwrap_or('\\');
                            made.extend((kept != '\'').then_some('\\'));
                            made.push(kept);
                        }
                        '"' => made.push_str("\\\""),
                        inner if inner.is_control() => made.push(' '),
                        inner => made.push(inner),
                    }
                }
                made.push('"');
            }
            '/' if signs.peek() == Some(&'/') => while signs.next_if(|c| *c != '\n').is_some() {},
            '#' => while signs.next_if(|c| *c != '\n').is_some() {},
            '/' if signs.peek() == Some(&'*') => {
                let mut last = ' ';
                for inner in signs.by_ref() {
                    if last == '*' && inner == '/' {
                        break;
                    }
                    last = inner;
                }
            }
            // A list in YAML has a dash before each.
            '-' if made.trim_end().ends_with([':', '}', '[']) || made.trim().is_empty() => {}
            '{' => {
                made.extend(made.trim_end().ends_with('}').then_some(','));
                made.push(sign);
            }
            ']' | '}' => {
                let kept = made.trim_end_matches(|c: char| c == ',' || c.is_whitespace()).len();
                made.truncate(kept);
                made.push(sign);
            }
            sign if sign.is_alphabetic() || matches!(sign, '_' | '$') => {
                let mut word = String::from(sign);
                let inner = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '$');
                while let Some(next) = signs.next_if(inner) {
                    word.push(next);
                }
                match word.to_lowercase().as_str() {
                    "true" => made.push_str("true"),
                    "false" => made.push_str("false"),
                    "null" | "none" | "undefined" => made.push_str("null"),
                    _ => made.push_str(&format!("\"{word}\"")),
                }
            }
            // 1_000
            '_' => {}
            sign => made.push(sign),
        }
    }
    made
}

/// The longest list of objects or lists, however deep it stands.
fn longest(value: &Value) -> Option<&Vec<Value>> {
    let inner: Vec<&Value> = match value {
        Value::Array(list) => {
            let rows = list.iter().all(|entry| entry.is_object() || entry.is_array());
            if (rows || list.iter().all(Value::is_string)) && !list.is_empty() {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        rows(text).unwrap().into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn a_list_in_the_source_of_a_program_is_one() {
        let source = "// Friday\nexport const levels: Level[] = [\n  { sb: 25, bb: 50, note: 'the host\\'s' },\n  \
                      { sb: 50, bb: 100, note: \"\", }, /* last */\n];\n";
        let rows = cells(source);
        assert_eq!(rows[0], ["bb", "note", "sb"]);
        assert_eq!(rows[1], ["50", "the host's", "25"]);
        assert_eq!(rows[2], ["100", "", "50"]);
        let lines = cells("{sb: 1, bb: 2},\n{sb: 2, bb: 4},");
        assert_eq!(lines, [["bb", "sb"], ["2", "1"], ["4", "2"]]);
        let python = cells(
            "\"levels\": [{\"sb\": 1, \"last\": False}, {\"sb\": 2, \"last\": True}], \"ante\": None",
        );
        assert_eq!(python[2], ["true", "2"]);
        let yaml = cells("levels:\n  - {sb: 1, bb: 2}\n  - {sb: 2, bb: 4}\n");
        assert_eq!(yaml, lines);
    }

    #[test]
    fn words_with_braces_in_them_are_no_list() {
        assert!(rows("Anna {late}: in\nBo {paid}: out").is_none());
        assert!(rows("{ \"open").is_none());
        assert!(rows("{a: 1} then {b: 2}").is_none(), "half of it is no list");
    }
}
