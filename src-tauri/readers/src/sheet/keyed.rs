//! Records of a key and its value a line, as YAML, TOML, the settings of programs and people have them: each record is a row, and
//! the keys are the heading.

use super::{MOST_COLUMNS, Row, cell};
use crate::folding::folded;
use crate::roster_words::NAME;
use crate::schedule::heads_blinds;
use shuffle_up_engine::base::numbers::to_u32;

/// No key is longer, in characters.
const LONGEST_KEY: usize = 24;

/// What one line is.
enum Line<'a> {
    /// A key and its value, and whether a dash says that a record begins.
    Pair(String, &'a str, bool),
    /// Nothing but brackets or a space between records.
    Border,
    /// Words without a key: "Level 2", "Break".
    Title(&'a str),
}

/// A record: its line, and its keys with their values.
#[derive(Default)]
struct Record<'a> {
    line: u32,
    pairs: Vec<(String, &'a str)>,
}

/// The rows, where a text is a list of such records; none where it is not.
pub(super) fn rows(text: &str) -> Option<Vec<Row>> {
    let mut records: Vec<Record<'_>> = Vec::new();
    let (mut titles, mut border) = (0_usize, true);
    for (at, raw) in text.lines().enumerate() {
        let line = to_u32(at).saturating_add(1);
        let (key, value, begins) = match read(raw) {
            Line::Border => {
                border = true;
                continue;
            }
            Line::Title(title) => {
                titles = titles.saturating_add(1);
                ("Level".to_string(), title, true)
            }
            Line::Pair(key, value, begins) => (key, value, begins),
        };
        let again = |record: &Record<'_>| record.pairs.iter().any(|(known, _)| *known == key);
        if begins || border || records.last().is_none_or(again) {
            records.push(Record { line, ..Record::default() });
        }
        border = false;
        records.last_mut()?.pairs.push((key, value));
    }
    let whole = records.iter().filter(|record| record.pairs.len() > 1).count();
    let known =
        |key: &str| heads_blinds(key) || NAME.contains(&folded(key).as_str()) || key == "place";
    let heads = |record: &&Record<'_>| record.pairs.iter().any(|(key, _)| known(key));
    let told = records.iter().filter(heads).count();
    if told < 2 || whole < 2 || titles > records.len() || records.len() > whole.saturating_add(2) {
        return None;
    }
    let mut heading: Vec<String> = Vec::new();
    for (key, _) in records.iter().flat_map(|record| &record.pairs) {
        if !heading.contains(key) && heading.len() < MOST_COLUMNS {
            heading.push(key.clone());
        }
    }
    let row = |record: &Record<'_>| {
        let value = |key: &String| {
            let found = record.pairs.iter().find(|(known, _)| known == key);
            found.map_or_else(String::new, |(_, value)| cell(value))
        };
        Row { line: record.line, cells: heading.iter().map(value).collect() }
    };
    let rows = records.iter().map(row);
    let first = Row { line: records.first()?.line, cells: heading.clone() };
    Some(std::iter::once(first).chain(rows).collect())
}

fn read(raw: &str) -> Line<'_> {
    let line = raw.trim();
    let dashed = line.strip_prefix("- ").map(str::trim_start);
    let line = dashed.unwrap_or(line).trim_end_matches([',', ';']);
    if !line.contains(char::is_alphanumeric) || line.starts_with('[') && line.ends_with(']') {
        return Line::Border;
    }
    let parts = line.split_once([':', '=']);
    let Some((key, value)) = parts.filter(|(key, _)| is_key(key)) else { return Line::Title(line) };
    let value = value.trim().trim_matches(['"', '\'']);
    if value.is_empty() || value.ends_with(['{', '[']) {
        return Line::Border;
    }
    Line::Pair(spaced(key.trim().trim_matches(['"', '\''])), value, dashed.is_some())
}

/// Whether this can be a key: a word or three, without figures.
fn is_key(text: &str) -> bool {
    let text = text.trim();
    text.chars().count() <= LONGEST_KEY
        && text.contains(char::is_alphabetic)
        && text.split_whitespace().count() <= 3
        && text.chars().all(|c| c.is_alphabetic() || c.is_whitespace() || "_-\"'".contains(c))
}

/// The words of a key: `blindSmall`, `small_blind`.
fn spaced(key: &str) -> String {
    let mut made = String::new();
    let mut small = false;
    for letter in key.chars() {
        if small && letter.is_uppercase() {
            made.push(' ');
        }
        small = letter.is_lowercase();
        made.push(if letter == '_' { ' ' } else { letter });
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Option<Vec<Vec<String>>> {
        Some(rows(text)?.into_iter().map(|row| row.cells).collect())
    }

    #[test]
    fn a_key_a_line_makes_a_table() {
        let table = [["sb", "bb"], ["25", "50"], ["50", "100"]];
        for text in [
            "levels:\n  - sb: 25\n    bb: 50\n  - sb: 50\n    bb: 100\n",
            "[[level]]\nsb = 25\nbb = 50\n\n[[level]]\nsb = 50\nbb = 100\n",
            "{\n  sb = 25,\n  bb = 50\n},\n{\n  sb = 50,\n  bb = 100\n},\n",
            "sb: 25\nbb: 50\nsb: 50\nbb: 100",
        ] {
            assert_eq!(cells(text).unwrap(), table, "{text}");
        }
        let titled = cells(
            "Level 1\nSmall blind: 25\nBig blind: 50\nBreak\nTime: 10\nLevel 2\nSmall blind: 50\nBig blind: 100",
        );
        assert_eq!(titled.unwrap()[2], ["Break", "", "", "10"]);
    }

    #[test]
    fn a_chat_and_facts_are_none() {
        for text in [
            "Anna: I'm in\nBo: count me in\nAnna: great\nBo: see you",
            "Players: 12\nStack: 10000\nSmall blind: 25\nBig blind: 50",
            "Small blind: 25, 50, 75\nBig blind: 50, 100, 150",
            "Player: Anna Berg\nPlayer: Bo Ek",
        ] {
            assert_eq!(cells(text), None, "{text}");
        }
    }
}
