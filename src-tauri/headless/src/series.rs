//! A series over JSON lines, in the file in which the desk keeps its tournaments.

use crate::room_log::{self, DEVICE, Stop};
use serde::Deserialize;
use serde_json::{Value, json};
use shuffle_up_journal::{Journal, LogStore as _, SeriesId, TournamentId};
use shuffle_up_kept_log::file_words::{read_only, refused};
use shuffle_up_kept_log::{Unreadable, log_of, plain_line, plain_log_of};
use shuffle_up_series::day_of_log::day;
use shuffle_up_series::log::prepare;
use shuffle_up_series::view::Worked;
use shuffle_up_series::{Day, Say, SeriesLine, SeriesLog};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A line of a series' script: one of its keys but `at` and those of `places`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Input {
    /// The time of the line, in milliseconds since the beginning of 1970. The tournaments stand as they do at that time.
    at: Option<i64>,
    /// A line for the series.
    say: Option<Say>,
    /// The number of a line to be struck.
    strike: Option<u32>,
    /// The number of a line to be restored.
    restore: Option<u32>,
    /// A question.
    ask: Option<Ask>,
    /// The first row of places.
    from: u32,
    /// How many rows of places.
    count: Option<u32>,
}

/// The questions about a series.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    View,
    Places,
    GoingOn,
    Lines,
}

/// A series of a file.
struct Kept {
    journal: Journal,
    series: Option<SeriesId>,
    log: SeriesLog,
    last: i64,
}

/// Runs a script over a series: the one of this number, or one that its first line opens. Answers whether every line was understood, and
/// with `strict` none refused.
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
    let mut kept = match Kept::open(journal, number) {
        Ok(kept) => kept,
        Err(why) => return Ok(Err(why)),
    };
    room_log::each(strict, input, output, |line| kept.take(line))
}

impl Kept {
    fn open(file: &Path, number: Option<u32>) -> Result<Self, String> {
        // Opening makes the file where there is none, and a series is made of tournaments that are there.
        if !file.is_file() {
            return Err(format!("{} is no file of tournaments.", file.display()));
        }
        let opened = Journal::open(file).map_err(|error| refused(&error).to_string())?;
        if let Some(because) = opened.read_only {
            return Err(read_only(&because).to_string());
        }
        let journal = opened.journal;
        let series = number.map(SeriesId);
        let log = match series {
            None => SeriesLog::default(),
            Some(series) => {
                let known = journal.all_series().map_err(|error| refused(&error).to_string())?;
                if !known.iter().any(|(one, _)| *one == series) {
                    return Err(format!("There is no series {}.", series.0));
                }
                let lines = journal.read(series.log(), 1);
                let lines = lines.map_err(|error| refused(&error).to_string())?;
                plain_log_of(&lines).map_err(|Unreadable { number, error }| {
                    format!("Line {number} of the series is not understood: {error}.")
                })?
            }
        };
        Ok(Self { journal, series, log, last: 0 })
    }

    fn take(&mut self, line: Input) -> Result<Value, Stop> {
        let now = line.at.unwrap_or(self.last);
        self.last = now;
        match (line.say, line.strike, line.restore, line.ask) {
            (Some(say), None, None, None) => {
                let added = match say {
                    Say::Add { tournament, .. } => Some(tournament),
                    _ => None,
                };
                let days = self.days(now, added)?;
                let said = prepare(&self.log, say, &days, now, DEVICE);
                self.keep(said)
            }
            (None, Some(number), None, None) => {
                let said = self.log.prepare_strike(number, now, DEVICE);
                self.keep(said)
            }
            (None, None, Some(number), None) => {
                let said = self.log.prepare_restore(number, now, DEVICE);
                self.keep(said)
            }
            (None, None, None, Some(ask)) => {
                let days = self.days(now, None)?;
                let worked = Worked::of(&self.log, &days);
                let rows = line.count.unwrap_or(u32::MAX);
                Ok(match ask {
                    Ask::View => json!({ "answer": worked.view() }),
                    Ask::Places => json!({ "answer": worked.places(line.from, rows) }),
                    Ask::GoingOn => json!({ "answer": worked.going_on() }),
                    Ask::Lines => json!({ "answer": worked.lines() }),
                })
            }
            _ => Err(Stop::Said(json!(
                "A line has one of \"say\", \"strike\", \"restore\" and \"ask\"."
            ))),
        }
    }

    /// Durable first, visible second, as at the desk.
    fn keep(
        &mut self,
        said: Result<SeriesLine, shuffle_up_engine::Refusal>,
    ) -> Result<Value, Stop> {
        let line = said.map_err(|refusal| Stop::Said(json!(refusal)))?;
        let series = self.series.unwrap_or(SeriesId(0));
        let kept = plain_line(series.log(), &line)
            .map_err(|error| Stop::Broken(format!("The line could not be written: {error}")))?;
        let (number, at) = (line.number, line.at);
        let series = match self.series {
            Some(series) => {
                self.journal.append(&[kept])?;
                self.log.commit(line);
                series
            }
            None => {
                let mut log = self.log.clone();
                log.commit(line);
                let series = self.journal.begin_series(&log.state().name, at, vec![kept])?;
                self.log = log;
                series
            }
        };
        self.series = Some(series);
        Ok(json!({ "series": series, "line": number }))
    }

    /// The tournaments of the series, and the one that is to be, as they are at this time.
    fn days(&self, now: i64, added: Option<u32>) -> Result<BTreeMap<u32, Day>, Stop> {
        let there = self.journal.tournaments()?;
        let mut days = BTreeMap::new();
        for tournament in self.log.state().in_order().chain(added) {
            let row = there.iter().find(|row| row.id.0 == tournament && !row.deleted);
            let Some(row) = row else { continue };
            let lines = self.journal.read(TournamentId(tournament), 1)?;
            let log = log_of(&lines).map_err(|Unreadable { number, error }| {
                Stop::Broken(format!("Line {number} of {} is not understood: {error}.", row.name))
            })?;
            days.insert(tournament, day(&log, now));
        }
        Ok(days)
    }
}
