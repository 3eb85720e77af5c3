//! The staff over JSON lines, in the file in which the desk keeps it.

use crate::room_log::{self, DEVICE, Stop};
use serde::Deserialize;
use serde_json::{Value, json};
use shuffle_up_engine::Refusal;
use shuffle_up_journal::{Journal, LogStore as _, StaffId};
use shuffle_up_kept_log::file_words::{read_only, refused};
use shuffle_up_kept_log::{Unreadable, staff_line, staff_log_of};
use shuffle_up_staff::view::{lines, view};
use shuffle_up_staff::{Say, StaffLine, StaffLog};
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A line of the staff's script: one of its keys but `at`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Input {
    /// The time of the line, in milliseconds since the beginning of 1970.
    at: Option<i64>,
    /// A line for the evening.
    say: Option<Say>,
    /// The same as it is typed, such as `deals 12 Ana`.
    typed: Option<String>,
    /// The number of a line to be struck.
    strike: Option<u32>,
    /// The number of a line to be restored.
    restore: Option<u32>,
    /// A question.
    ask: Option<Ask>,
}

/// The questions about the staff.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    View,
    Lines,
}

/// An evening of a file.
struct Kept {
    journal: Journal,
    evening: Option<StaffId>,
    log: StaffLog,
    last: i64,
}

/// Runs a script over the staff: the evening of this number, or one that its first line opens. Answers whether every line was understood,
/// and with `strict` none refused.
///
/// # Errors
/// A file that cannot be opened, read or written, as a sentence; the output's own.
pub(crate) fn run(
    journal: &Path,
    number: Option<u32>,
    strict: bool,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Result<bool, String>, io::Error> {
    match Kept::open(journal, number) {
        Ok(mut kept) => room_log::each(strict, input, output, |line| kept.take(line)),
        Err(why) => Ok(Err(why)),
    }
}

impl Kept {
    fn open(file: &Path, number: Option<u32>) -> Result<Self, String> {
        let opened = Journal::open(file).map_err(|error| refused(&error).to_string())?;
        if let Some(because) = opened.read_only {
            return Err(read_only(&because).to_string());
        }
        let (journal, evening) = (opened.journal, number.map(StaffId));
        let log = match evening {
            None => StaffLog::default(),
            Some(evening) => {
                let known = journal.all_staff().map_err(|error| refused(&error).to_string())?;
                if !known.iter().any(|(one, _)| *one == evening) {
                    return Err(format!("There is no evening {} of the staff.", evening.0));
                }
                let lines = journal.read(evening.log(), 1);
                let lines = lines.map_err(|error| refused(&error).to_string())?;
                staff_log_of(&lines).map_err(|Unreadable { number, error }| {
                    format!("Line {number} of the staff is not understood: {error}.")
                })?
            }
        };
        let last = log.staff().now;
        Ok(Self { journal, evening, log, last })
    }

    fn take(&mut self, line: Input) -> Result<Value, Stop> {
        let now = line.at.unwrap_or(self.last);
        self.last = now;
        let typed = line.typed.map(|line| Say::Typed { line });
        let said = match (line.say, typed, line.strike, line.restore, line.ask) {
            (Some(say), None, None, None, None) | (None, Some(say), None, None, None) => {
                self.log.prepare(say, now, DEVICE)
            }
            (None, None, Some(number), None, None) => self.log.prepare_strike(number, now, DEVICE),
            (None, None, None, Some(number), None) => self.log.prepare_restore(number, now, DEVICE),
            (None, None, None, None, Some(Ask::View)) => {
                return Ok(json!({ "answer": view(&self.log, now) }));
            }
            (None, None, None, None, Some(Ask::Lines)) => {
                return Ok(json!({ "answer": lines(&self.log) }));
            }
            _ => {
                return Err(Stop::Said(json!(
                    "A line has one of \"say\", \"typed\", \"strike\", \"restore\" and \"ask\"."
                )));
            }
        };
        self.keep(said)
    }

    /// Durable first, visible second, as at the desk.
    fn keep(&mut self, said: Result<StaffLine, Refusal>) -> Result<Value, Stop> {
        let line = said.map_err(|refusal| Stop::Said(json!(refusal)))?;
        let kept = staff_line(self.evening.unwrap_or(StaffId(0)), &line)
            .map_err(|error| Stop::Broken(format!("The line could not be written: {error}")))?;
        let (number, at) = (line.number, line.at);
        let evening = match self.evening {
            Some(evening) => {
                self.journal.append(&[kept])?;
                self.log.commit(line);
                evening
            }
            None => {
                let mut log = self.log.clone();
                log.commit(line);
                let name = log.staff().about.clone().unwrap_or_default().name;
                let evening = self.journal.begin_staff(&name, at, vec![kept])?;
                self.log = log;
                evening
            }
        };
        self.evening = Some(evening);
        Ok(json!({ "evening": evening, "line": number }))
    }
}
