//! What people bring, as rows of cells, whatever it was: a paste, a CSV file, a table of Markdown or HTML, a spreadsheet.

mod html;
mod json;
mod keyed;
mod spreadsheet;
mod text;

use crate::{NoBytes, file_bytes};
use shuffle_up_engine::base::wording::{Phrase, phrase};

pub(crate) use text::{decode, text_rows};

/// The largest file that is read, in bytes: a few hundred thousand names.
pub(crate) const LARGEST: usize = 8_000_000;
/// The most rows and columns that a table is believed to have; what lies beyond is not read.
pub(crate) const MOST_ROWS: usize = 20_000;
pub(crate) const MOST_COLUMNS: usize = 64;
/// The longest cell that is kept, in characters.
const LONGEST_CELL: usize = 400;
/// So many empty lines in a row are kept.
const LONGEST_GAP: u32 = 100;

/// A row of a table, or a line of a text, which is a row of one cell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The number of the line or row in what was brought, from 1.
    pub line: u32,
    /// The cells, trimmed.
    pub cells: Vec<String>,
}

impl Row {
    /// The row as a person sees it in one line.
    pub fn text(&self) -> String {
        let filled: Vec<&str> =
            self.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        filled.join(" \u{b7} ")
    }

    /// Whether nothing stands in it.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

/// Rows of cells, and where they come from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The rows in order, without empty ones.
    pub rows: Vec<Row>,
    /// Whether the cells are those of a table; a row of a text has one cell, the line.
    pub table: bool,
    /// What to look at in the whole of it, such as its encoding; empty when there is nothing.
    pub remark: Phrase,
}

impl Sheet {
    /// The rows of a text.
    pub fn of_text(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        if html::is_html(text) {
            let rows = html::rows(text);
            return Self::of_rows(rows, true);
        }
        if let Some(rows) = json::rows(text).or_else(|| keyed::rows(text)) {
            return Self::of_rows(rows, true);
        }
        if let Some(rows) = json::groups(text) {
            return Self::of_rows(rows, false);
        }
        let (rows, table) = text_rows(text);
        Self::of_rows(rows, table)
    }

    /// The rows of a file, given in base64, in whatever encoding and of whatever kind.
    ///
    /// # Errors
    /// A file that did not arrive whole, is too large, or is neither a text nor a spreadsheet, in a director's words.
    pub fn of_file(base64: &str) -> Result<Self, Phrase> {
        Self::of_bytes(&bytes_of(base64)?)
    }

    /// The rows of a file's bytes.
    ///
    /// # Errors
    /// As [`Sheet::of_file`] has them.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, Phrase> {
        if spreadsheet::is_zip(bytes) {
            let (rows, remark) = spreadsheet::rows(bytes)?;
            return Ok(Self { remark, ..Self::of_rows(rows, true) });
        }
        let (text, remark) = decode(bytes)?;
        Ok(Self { remark, ..Self::of_text(&text) })
    }

    fn of_rows(rows: Vec<Row>, table: bool) -> Self {
        let rows = rows.into_iter().filter(|row| !row.is_empty()).take(MOST_ROWS).collect();
        Self { rows, table, remark: Phrase::default() }
    }

    /// The text of a file, given in base64: as it stands where it is one, else its rows with tabs between the cells, as a
    /// spreadsheet copies them. And a remark, where there is something to look at.
    ///
    /// # Errors
    /// As [`Sheet::of_file`] has them.
    pub fn text_of_file(base64: &str) -> Result<(String, Phrase), Phrase> {
        Self::text_of(&bytes_of(base64)?)
    }

    /// The same of a file's bytes.
    ///
    /// # Errors
    /// As [`Sheet::of_file`] has them.
    pub fn text_of(bytes: &[u8]) -> Result<(String, Phrase), Phrase> {
        if !spreadsheet::is_zip(bytes) {
            let (text, remark) = decode(bytes)?;
            if !html::is_html(&text) {
                return Ok((text, remark));
            }
        }
        let sheet = Self::of_bytes(bytes)?;
        Ok((sheet.to_text(), sheet.remark))
    }

    /// The lines of a text that is JSON with a list in it, or has a key and its value a line, with tabs between the cells; none
    /// where it is not.
    pub(crate) fn text_of_records(text: &str) -> Option<String> {
        let begins = text.trim_start().starts_with(['{', '[']);
        let rows = if begins { json::rows(text) } else { None };
        rows.or_else(|| keyed::rows(text)).map(|rows| Self::of_rows(rows, true).to_text())
    }

    /// The rows of a text with a key and its value a line; none where it is no such text.
    pub(crate) fn keyed(text: &str) -> Option<Vec<Row>> {
        keyed::rows(text)
    }

    /// The rows as lines of a text, each where its number says.
    fn to_text(&self) -> String {
        let mut text = String::new();
        let mut next: u32 = 1;
        for row in &self.rows {
            // A sheet may begin far down.
            for _ in next..row.line.min(next.saturating_add(LONGEST_GAP)) {
                text.push('\n');
            }
            text.push_str(&row.cells.join("\t"));
            text.push('\n');
            next = row.line.saturating_add(1);
        }
        text
    }
}

/// The bytes of a file, given in base64.
///
/// # Errors
/// A file that did not arrive whole, or is too large.
pub(crate) fn bytes_of(base64: &str) -> Result<Vec<u8>, Phrase> {
    file_bytes(base64, LARGEST).map_err(|none| match none {
        NoBytes::NotWhole => {
            phrase!("file-not-whole", "The file did not arrive whole. Choose it again.")
        }
        NoBytes::TooLarge => phrase!(
            "names-file-too-large",
            "The file is larger than eight million bytes; that is no list of names."
        ),
    })
}

/// A cell as it is kept: on one line, trimmed, and no longer than anybody reads.
fn cell(text: &str) -> String {
    let words: Vec<&str> = text.split([' ', '\n', '\r', '\t']).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().take(LONGEST_CELL).collect()
}
