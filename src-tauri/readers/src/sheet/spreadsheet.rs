//! The rows of a spreadsheet: `.xlsx` and `.ods`. Both are archives, so that a small file may hold very much: how much is looked at
//! before anything is laid out in memory.

use super::{MOST_COLUMNS, MOST_ROWS, Row, cell};
use calamine::{Data, DataRef, Ods, Reader, Xlsx};
use shuffle_up_engine::base::numbers::{to_u32, to_usize};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use std::io::{Cursor, Read};
use zip::ZipArchive;

/// The most bytes that an archive may hold unpacked.
const MOST_UNPACKED: u64 = 64_000_000;
/// The most files in it.
const MOST_PARTS: usize = 2_000;
/// The most cells that a sheet may have, empty ones between full ones counted.
const MOST_CELLS: usize = 500_000;

/// Whether these are the bytes of an archive.
pub(super) fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

fn no_spreadsheet() -> Phrase {
    phrase!(
        "not-a-spreadsheet",
        "This file is no spreadsheet that can be read. Save it as .xlsx, .ods or CSV."
    )
}

fn too_much() -> Phrase {
    phrase!("spreadsheet-too-large", "This spreadsheet is too large. Save the one sheet as CSV.")
}

/// The rows of the first sheet with something in it, and which sheet it was where there are several.
///
/// # Errors
/// No spreadsheet, or one that is too large.
pub(super) fn rows(bytes: &[u8]) -> Result<(Vec<Row>, Phrase), Phrase> {
    let content = unpacked(bytes)?;
    match content {
        Some(content) if !is_bounded(&content) => Err(too_much()),
        Some(_) => ods(bytes),
        None => xlsx(bytes),
    }
}

/// Unpacks everything once, so as to know that it is bounded: what an archive says of its own size need not be so. The text of the
/// sheets where it is an `.ods`.
fn unpacked(bytes: &[u8]) -> Result<Option<String>, Phrase> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| no_spreadsheet())?;
    if archive.len() > MOST_PARTS {
        return Err(too_much());
    }
    let mut left = MOST_UNPACKED;
    let mut content = None;
    for part in 0..archive.len() {
        let mut file = archive.by_index(part).map_err(|_| no_spreadsheet())?;
        let is_content = file.name().is_ok_and(|name| name == "content.xml");
        let mut bytes = Vec::new();
        let mut bounded = file.by_ref().take(left.saturating_add(1));
        let read = if is_content {
            bounded.read_to_end(&mut bytes).map_err(|_| no_spreadsheet())?;
            u64::try_from(bytes.len()).unwrap_or(u64::MAX)
        } else {
            std::io::copy(&mut bounded, &mut std::io::sink()).map_err(|_| no_spreadsheet())?
        };
        left = left.checked_sub(read).ok_or_else(too_much)?;
        if is_content {
            content = Some(String::from_utf8(bytes).map_err(|_| no_spreadsheet())?);
        }
    }
    Ok(content)
}

/// Whether the sheets of an `.ods` are of a size: a row or a cell may say that it is repeated a million times.
fn is_bounded(content: &str) -> bool {
    let mut all: usize = 0;
    for table in content.split("<table:table ") {
        let (mut high, mut wide): (usize, usize) = (0, 0);
        for row in table.split("<table:table-row").skip(1) {
            let row = row.split("</table:table-row").next().unwrap_or_default();
            let (mut at, mut last): (usize, usize) = (0, 0);
            for cell in row.split("table-cell").skip(1) {
                at = at.saturating_add(attribute(cell, "number-columns-repeated"));
                if cell.contains("office:") || cell.contains("text:") || cell.contains("calcext:") {
                    last = at;
                }
            }
            if last > 0 {
                high = high.saturating_add(attribute(row, "number-rows-repeated"));
                wide = wide.max(last);
            }
        }
        all = all.saturating_add(high.saturating_mul(wide));
    }
    all <= MOST_CELLS
}

/// The number in an attribute of the tag that a text begins in; 1 where it has none, and as large as can be where it is none.
fn attribute(text: &str, name: &str) -> usize {
    let tag = text.split('>').next().unwrap_or_default();
    let Some((_, rest)) = tag.split_once(name) else { return 1 };
    let digits: String = rest
        .trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '=' | '"' | '\''))
        .chars()
        .take_while(|c| !matches!(c, '"' | '\''))
        .collect();
    digits.trim().parse().unwrap_or(usize::MAX)
}

fn ods(bytes: &[u8]) -> Result<(Vec<Row>, Phrase), Phrase> {
    let mut book: Ods<_> = Ods::new(Cursor::new(bytes)).map_err(|_| no_spreadsheet())?;
    let names = book.sheet_names();
    for (index, name) in names.iter().enumerate() {
        let Ok(range) = book.worksheet_range(name) else { continue };
        let (top, left) = range.start().unwrap_or((0, 0));
        let rows: Vec<Row> = range
            .rows()
            .take(MOST_ROWS)
            .enumerate()
            .map(|(index, row)| Row {
                line: to_u32(index).saturating_add(top).saturating_add(1),
                cells: std::iter::repeat_n(String::new(), to_usize(left).min(MOST_COLUMNS))
                    .chain(row.iter().map(of_data))
                    .take(MOST_COLUMNS)
                    .collect(),
            })
            .collect();
        if rows.iter().any(|row| !row.is_empty()) {
            return Ok((rows, of_several(&names, index)));
        }
    }
    Ok((Vec::new(), Phrase::default()))
}

fn xlsx(bytes: &[u8]) -> Result<(Vec<Row>, Phrase), Phrase> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|_| no_spreadsheet())?;
    let names = book.sheet_names();
    for (index, name) in names.iter().enumerate() {
        // Cell by cell: two cells in the far corners of a sheet would else be all that lies between them.
        let Ok(mut cells) = book.worksheet_cells_reader(name) else { continue };
        let mut rows: Vec<Row> = Vec::new();
        let mut count: usize = 0;
        while let Ok(Some(found)) = cells.next_cell() {
            count = count.saturating_add(1);
            if count > MOST_CELLS {
                return Err(too_much());
            }
            let (row, column) = found.get_position();
            let (line, column) = (row.saturating_add(1), to_usize(column));
            let said = of_ref(found.get_value());
            if column >= MOST_COLUMNS || said.is_empty() {
                continue;
            }
            if rows.last().is_none_or(|last| last.line != line) {
                if rows.len() >= MOST_ROWS {
                    break;
                }
                rows.push(Row { line, cells: Vec::new() });
            }
            if let Some(last) = rows.last_mut() {
                last.cells.resize(last.cells.len().max(column.saturating_add(1)), String::new());
                if let Some(cell) = last.cells.get_mut(column) {
                    *cell = said;
                }
            }
        }
        if !rows.is_empty() {
            return Ok((rows, of_several(&names, index)));
        }
    }
    Ok((Vec::new(), Phrase::default()))
}

fn of_several(names: &[String], read: usize) -> Phrase {
    match names.get(read) {
        Some(name) if names.len() > 1 => phrase!(
            "sheet-of-several-read",
            "The file has {count} sheets. The sheet {name} was read.",
            count = names.len(),
            name = cell(name),
        ),
        _ => Phrase::default(),
    }
}

fn of_ref(data: &DataRef<'_>) -> String {
    match data {
        DataRef::String(text) => cell(text),
        DataRef::SharedString(text) => cell(text),
        other => of_data(&other.clone().into()),
    }
}

/// A cell as a person sees it: a time as hours, minutes and seconds, a whole number without decimals.
fn of_data(data: &Data) -> String {
    match data {
        Data::String(text) => cell(text),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
        Data::DateTime(time) => clock(time.as_f64()),
        Data::DurationIso(text) => iso(text).unwrap_or_else(|| cell(text)),
        Data::DateTimeIso(text) => cell(text),
        Data::Error(_) | Data::Empty => String::new(),
    }
}

/// Days as `0:20:00`; a date as its number of days would tell nobody anything, so that it is left out.
#[allow(clippy::float_arithmetic, reason = "a spreadsheet keeps times as parts of a day")]
fn clock(days: f64) -> String {
    let seconds = (days * 86_400.0).round();
    if !(0.0..172_800.0).contains(&seconds) {
        return String::new();
    }
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is between none and two days"
    )]
    let seconds = seconds as u32;
    hours(seconds)
}

fn hours(seconds: u32) -> String {
    let part = |by: u32, of: u32| seconds.checked_div(by).unwrap_or(0).checked_rem(of).unwrap_or(0);
    format!("{}:{:02}:{:02}", part(3_600, 1_000), part(60, 60), part(1, 60))
}

/// `PT00H20M00S`.
fn iso(text: &str) -> Option<String> {
    let mut seconds: u32 = 0;
    let mut digits = String::new();
    for sign in text.strip_prefix("PT")?.chars() {
        let unit: u32 = match sign {
            'H' => 3_600,
            'M' => 60,
            'S' => 1,
            _ => {
                digits.push(sign);
                continue;
            }
        };
        let count: u32 = digits.split(['.', ',']).next()?.parse().ok()?;
        seconds = seconds.checked_add(count.checked_mul(unit)?)?;
        digits.clear();
    }
    Some(hours(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    fn archive(name: &str, content: &[u8]) -> Vec<u8> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(content).unwrap();
        archive.finish().unwrap().into_inner()
    }

    #[test]
    fn an_archive_that_unpacks_to_very_much_is_refused() {
        let bomb = archive("xl/sharedStrings.xml", &vec![b' '; 70_000_000]);
        assert!(bomb.len() < 200_000);
        assert_eq!(rows(&bomb).unwrap_err().key, "spreadsheet-too-large");
    }

    #[test]
    fn a_cell_that_says_it_is_there_a_billion_times_is_refused() {
        let text = |rows: u64, columns: u64| {
            format!(
                "<x><table:table table:name=\"a\"><table:table-row table:number-rows-repeated=\"{rows}\"><table:table-cell \
                 table:number-columns-repeated=\"{columns}\" office:value-type=\"float\" office:value=\"1\"/></table:table-row>\
                 </table:table></x>"
            )
        };
        assert!(is_bounded(&text(100, 10)));
        assert!(!is_bounded(&text(1_000_000, 1)));
        assert!(!is_bounded(&text(1, 1_000_000)));
        assert!(!is_bounded(&text(1_000, 16_000)));
        let refused =
            rows(&archive("content.xml", text(1_000_000, 10_000).as_bytes())).unwrap_err();
        assert_eq!(refused.key, "spreadsheet-too-large");
    }

    #[test]
    fn what_is_no_spreadsheet_is_said_so() {
        assert_eq!(rows(b"PK\x03\x04junk").unwrap_err().key, "not-a-spreadsheet");
        assert_eq!(rows(&archive("a.txt", b"x")).unwrap_err().key, "not-a-spreadsheet");
    }

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        assert_eq!(clock(20.0 / 1_440.0), "0:20:00");
        assert_eq!(clock(19.5 / 24.0), "19:30:00");
        assert_eq!(clock(45_000.0), "");
        assert_eq!(iso("PT01H20M05S").as_deref(), Some("1:20:05"));
        assert_eq!(iso("P1D"), None);
    }
}
