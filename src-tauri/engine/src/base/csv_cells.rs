//! What every CSV file here has in common, in and out: the sign between columns, and cells that no spreadsheet takes for
//! a formula.

use std::borrow::Cow;

/// The sign between columns: of comma, semicolon and tab, the one that most lines have; plain names have none.
pub fn delimiter(text: &str) -> u8 {
    let lines_with = |sign: char| text.lines().take(200).filter(|line| line.contains(sign)).count();
    [(';', b';'), ('\t', b'\t'), (',', b',')]
        .into_iter()
        .max_by_key(|(sign, _)| lines_with(*sign))
        .map_or(b',', |(_, byte)| byte)
}

/// Whether a spreadsheet would take the cell for a formula, marks of text before it not counted. A telephone number
/// with its plus and an amount with its minus are none.
fn is_formula(cell: &str) -> bool {
    let cell = cell.trim_start_matches(['\'', ' ', '\u{feff}']);
    let mut signs = cell.chars();
    match signs.next() {
        Some('=' | '@' | '\t' | '\r' | '\n' | '\u{ff1d}' | '\u{ff20}') => true,
        Some('+' | '-' | '\u{ff0b}' | '\u{ff0d}') => {
            signs.any(|c| !matches!(c, '0'..='9' | ' ' | '(' | ')' | '.' | ',' | '-' | '/'))
        }
        _ => false,
    }
}

/// The cell as it may stand in a file: what would be a formula is marked as text with an apostrophe.
pub fn guarded(cell: &str) -> Cow<'_, str> {
    if is_formula(cell) { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// The cell as it was meant, without white space around it and without the apostrophe that marked it as text.
pub fn unguarded(cell: &str) -> &str {
    let cell = cell.trim();
    cell.strip_prefix('\'').filter(|rest| is_formula(rest)).map_or(cell, str::trim)
}

/// A line of a CSV file: every cell guarded, and quoted where it has to be.
pub fn line(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(&guarded(cell))).collect();
    format!("{}\r\n", cells.join(","))
}

fn quoted(cell: &str) -> String {
    let plain = !cell.contains(['"', ',', ';', '\t', '\r', '\n'])
        && !cell.starts_with(' ')
        && !cell.ends_with(' ');
    if plain { cell.to_string() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_that_most_lines_have_stands_between_columns() {
        assert_eq!(delimiter("Anna Berg\nBo Ek"), b',');
        assert_eq!(delimiter("Name;Note\nAnna;likes seat 1, by the door\nBo;"), b';');
        assert_eq!(delimiter("Name\tNote\nAnna\ta;b"), b'\t');
    }

    #[test]
    fn formulas_become_text_and_come_back_as_they_were() {
        for cell in [
            "=1+1",
            "@SUM(A1)",
            "+cmd|' /C calc'!A0",
            "-2+3+cmd|x",
            " =1",
            "\u{ff1d}1+1",
            "'=1",
            "''=1",
            "\"=1",
            "+44 20 7946 0000",
            "-5.00",
            "O'Brien",
            "'Big' Al",
            "",
        ] {
            let out = guarded(cell);
            assert!(out.starts_with('\'') || !is_formula(cell), "{cell}");
            assert_eq!(unguarded(&out), cell.trim(), "{cell}");
        }
        assert_eq!(guarded("+44 (20) 7946-0000"), "+44 (20) 7946-0000");
        assert_eq!(guarded("=1"), "'=1");
    }

    #[test]
    fn a_line_is_read_back_as_it_was_written() {
        let cells = ["Berg, Anna", "the \"Shark\"", "two\nlines", "", " spaced ", "a;b", "Łukasz"];
        let text = line(&cells);
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
        let read: Vec<String> =
            reader.records().next().unwrap().unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(read, cells);
    }
}
