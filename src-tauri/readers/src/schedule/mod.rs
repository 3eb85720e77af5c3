//! A schedule from whatever people bring: a sheet of a casino, a league's spreadsheet, lines that somebody typed. Every line is
//! explained; one that may mean two things asks, and nothing is taken by a guess that is not marked.
//!
//! Rows of cells become entries, by themselves and their heading; those without columns are read by all of them together; then they
//! are made into levels and breaks, with what is to be said of each.

mod assemble;
mod entries;
mod found;
mod line;
mod opening;
mod paired;
mod plan;
mod stacked;
mod statements;
mod table;
mod token;
mod turned;
mod words;
mod write;

use crate::question::{Answers, SheetQuestion};
use crate::sheet::Sheet;
use assemble::assemble;
use entries::Entries;
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::rulebook::schedule::Stage;

pub use write::write;

/// Whether the heading of a column, or a key, is of blinds.
pub(crate) fn heads_blinds(heading: &str) -> bool {
    use words::Role::{Big, Blinds, Small};
    matches!(words::role(heading), Some(Small | Big | Blinds))
}

/// The longest text that is read, in bytes, and the most lines.
const LARGEST: usize = 400_000;
const MOST_LINES: usize = 1_000;
/// A level of a sheet that says no length has this one, in minutes, and a break this; both are said.
const USUAL_MINUTES: u32 = 20;
const USUAL_BREAK: u32 = 10;
/// A level or break beyond this many minutes is looked at.
const LONGEST_LEVEL: u32 = 180;
/// The longest text of a line that is shown, and the longest note, in characters.
const LONGEST_SHOWN: usize = 200;
const LONGEST_NOTE: usize = 300;

/// What became of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SheetVerdict {
    /// It is understood as it stands.
    Understood,
    /// It is taken, with something that a director should look at: an assumption, or figures that are odd.
    Look,
    /// It may mean two things. A question asks which; nothing is taken before.
    Unsure,
    /// Nothing is taken from it.
    Ignored,
}

/// A level or break of a sheet, or a line of it with neither, and what was made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleLine {
    /// The number of the line or row, from 1. A line of several levels stands here several times.
    pub line: u32,
    /// The line as it stands, its cells with a dot between them.
    pub text: String,
    /// What became of it.
    pub verdict: SheetVerdict,
    /// The level or break; absent where there is none.
    pub stage: Option<Stage>,
    /// Why there is none, what was assumed, or what is odd; empty when there is nothing to say.
    pub note: Phrase,
}

/// A sheet, read as a schedule.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleReading {
    /// Every line that is not empty, and every level of it, in the order in which they are played.
    pub lines: Vec<ScheduleLine>,
    /// What the sheet does not decide.
    pub questions: Vec<SheetQuestion>,
    /// The levels and breaks that are taken, in order.
    pub stages: Vec<Stage>,
    /// True where no length of the levels is in the sheet, so that one was assumed.
    pub length_assumed: bool,
    /// A remark about the sheet as a whole; empty when there is none.
    pub remark: Phrase,
}

/// What a person says beforehand of a sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// Answers to questions.
    pub answers: Answers,
    /// The minutes of a level where the sheet does not say.
    pub minutes: Option<u32>,
}

/// Reads a text.
pub fn read(text: &str, told: &Told) -> ScheduleReading {
    let whole = text.len() <= LARGEST;
    let text = text.get(..text.floor_char_boundary(LARGEST)).unwrap_or_default();
    let mut sheet = Sheet::of_text(text);
    let more = sheet.rows.len() > MOST_LINES || !whole;
    sheet.rows.truncate(MOST_LINES);
    let mut reading = read_sheet(&sheet, told);
    if more {
        let line = reading.lines.last().map_or(1, |line| line.line.saturating_add(1));
        reading.lines.push(ScheduleLine {
            line,
            text: String::new(),
            verdict: SheetVerdict::Ignored,
            stage: None,
            note: phrase!(
                "schedule-text-too-long",
                "The text is longer than a schedule of 1,000 lines. The rest was not read."
            ),
        });
    }
    reading
}

/// Reads the rows of a sheet.
pub fn read_sheet(sheet: &Sheet, told: &Told) -> ScheduleReading {
    let restacked;
    let sheet = match stacked::rows(sheet)
        .or_else(|| turned::rows(sheet))
        .or_else(|| paired::rows(sheet))
    {
        Some(rows) => {
            restacked = Sheet { rows, table: true, remark: sheet.remark.clone() };
            &restacked
        }
        None => sheet,
    };
    let worded;
    let sheet = match opening::in_words(&sheet.rows).filter(|_| !sheet.table) {
        Some(rows) => {
            worded = Sheet { rows, table: false, remark: sheet.remark.clone() };
            &worded
        }
        None => sheet,
    };
    let mut entries = Entries::default();
    entries.gather(sheet);
    let mut questions = entries.plan(told);
    entries.arrange();
    questions.extend(entries.settle(sheet, told));
    let reading = assemble(entries, questions, told, sheet.remark.clone());
    match write::written(sheet) {
        Some(stages) => reading.with(sheet, stages),
        None => reading,
    }
}

impl ScheduleReading {
    /// The same with these stages, one for each row below the heading: a file of ours is read as it was written.
    fn with(self, sheet: &Sheet, stages: Vec<Stage>) -> Self {
        let heading = self.lines.iter().take(1).cloned();
        let rows = sheet.rows.iter().skip(1).zip(&stages).map(|(row, stage)| {
            let same =
                |line: &&ScheduleLine| line.line == row.line && line.stage.as_ref() == Some(stage);
            let note =
                self.lines.iter().find(same).map(|line| line.note.clone()).unwrap_or_default();
            let verdict =
                if note.is_nothing() { SheetVerdict::Understood } else { SheetVerdict::Look };
            let text = clean_text(&row.text(), LONGEST_SHOWN);
            ScheduleLine { line: row.line, text, verdict, stage: Some(stage.clone()), note }
        });
        let lines = heading.chain(rows).collect();
        Self { lines, stages, remark: sheet.remark.clone(), ..Self::default() }
    }
}

/// A remark without the signs around it.
fn tidy_note(said: &str) -> String {
    let trimmed = said.trim_matches(|c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '-' | '\u{2013}' | '\u{2014}' | ',' | ';' | ':' | '|' | '*' | '(' | ')' | '[' | ']'
            )
    });
    let spaced: Vec<&str> = trimmed.split_whitespace().collect();
    let mut spaced = spaced.join(" ");
    // A bracket that was open stays closed.
    if spaced.matches('(').count() > spaced.matches(')').count() {
        spaced.push(')');
    }
    spaced
}
