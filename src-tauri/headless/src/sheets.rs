//! What the readers make of a file that somebody brings, so that many can be tried.

use serde_json::{Value, json};
use shuffle_up_engine::Tournament;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_readers::schedule::{self, Told};
use shuffle_up_readers::{Answers, Sheet, roster, structure_text};
use std::path::{Path, PathBuf};

/// A file to be read, and as what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Brought {
    /// A schedule.
    Schedule(PathBuf),
    /// The same, written as a CSV file.
    ScheduleAsCsv(PathBuf),
    /// A list of players.
    Players(PathBuf),
    /// A prize structure.
    Prizes(PathBuf),
}

/// The reading, as text.
///
/// # Errors
/// A file that cannot be read, or is no text and no spreadsheet, as a sentence.
pub(crate) fn read(brought: &Brought) -> Result<String, String> {
    let answers = Answers::new();
    let tournament = || Tournament::new(templates::t1000());
    let reading: Result<Value, _> = match brought {
        Brought::Schedule(file) => {
            serde_json::to_value(schedule::read_sheet(&sheet(file)?, &Told::default()))
        }
        Brought::ScheduleAsCsv(file) => {
            return Ok(schedule::write(
                &schedule::read_sheet(&sheet(file)?, &Told::default()).stages,
            ));
        }
        Brought::Players(file) => {
            serde_json::to_value(roster::read_text(&tournament(), &text(file)?, &answers))
        }
        Brought::Prizes(file) => serde_json::to_value(structure_text::read(
            &text(file)?,
            &tournament().setup.customs(),
            &answers,
        )),
    };
    let reading = reading.map_err(|error| error.to_string())?;
    Ok(json!({ "reading": reading }).to_string())
}

fn bytes(file: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|error| format!("{} cannot be read: {error}.", file.display()))
}

fn sheet(file: &Path) -> Result<Sheet, String> {
    Sheet::of_bytes(&bytes(file)?).map_err(|why| why.to_string())
}

fn text(file: &Path) -> Result<String, String> {
    let (text, _) = Sheet::text_of(&bytes(file)?).map_err(|why| why.to_string())?;
    Ok(text)
}
