//! Where the sheets go that are of no tournament: a cash game's, a card room's, the staff's.

use super::Printed;
use super::prelude::*;
use crate::files::{file_name, write_whole};
use shuffle_up_paper::{Paper, PartsSheet, parts_sheet};

/// Of what a sheet is.
pub(super) struct Around<'a> {
    /// The folder of its kind, within that of all papers.
    pub folder: &'a str,
    /// The name of the evening, game or room.
    pub name: &'a str,
    /// Its number.
    pub number: u32,
    /// The file.
    pub file: &'a str,
}

/// Lays the sheet out and writes it as PDF; answers where it is.
///
/// # Errors
/// A paper that no office printer holds, and a folder that cannot be written.
pub(super) fn save_parts(
    sheet: &PartsSheet,
    of: Around<'_>,
    papers: &Path,
    (paper, now): (Paper, Millis),
) -> Result<Printed, Problem> {
    if !paper.is_office() {
        return Err(problem!(
            bad_paper,
            "office-paper",
            "This sheet is printed on A4 or Letter paper."
        ));
    }
    let sheet = parts_sheet(sheet, paper).made_at(now.div_euclid(1_000));
    let folder = papers.join(of.folder).join(file_name(of.name, of.number));
    let path = write_whole(folder.join(of.file), &sheet.to_pdf())?;
    let missing = sheet.missing().into_iter().map(|letter| letter.to_string()).collect();
    Ok(Printed { path: path.display().to_string(), missing })
}
