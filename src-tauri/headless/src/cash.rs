//! A cash game over JSON lines, in the file in which the desk keeps it.

use crate::room_log::{self, DEVICE, Stop};
use serde::Deserialize;
use serde_json::{Value, json};
use shuffle_up_cash::view::{lines, view};
use shuffle_up_cash::{CashLine, CashLog, Say};
use shuffle_up_engine::Refusal;
use shuffle_up_journal::{CashGameId, Journal, LogStore as _};
use shuffle_up_kept_log::file_words::{read_only, refused};
use shuffle_up_kept_log::{Unreadable, cash_line, cash_log_of};
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A line of a cash game's script: one of its keys but `at`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Input {
    /// The time of the line, in milliseconds since the beginning of 1970.
    at: Option<i64>,
    /// A line for the game.
    say: Option<Say>,
    /// The same as it is typed, such as `buy Anna 100`.
    typed: Option<String>,
    /// The number of a line to be struck.
    strike: Option<u32>,
    /// The number of a line to be restored.
    restore: Option<u32>,
    /// A question.
    ask: Option<Ask>,
}

/// The questions about a cash game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    View,
    Lines,
}

/// A cash game of a file.
struct Kept {
    journal: Journal,
    game: Option<CashGameId>,
    log: CashLog,
    last: i64,
}

/// Runs a script over a cash game: the one of this number, or one that its first line opens. Answers whether every line was understood,
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
        let (journal, game) = (opened.journal, number.map(CashGameId));
        let log = match game {
            None => CashLog::default(),
            Some(game) => {
                let known = journal.cash_games().map_err(|error| refused(&error).to_string())?;
                if !known.iter().any(|(one, _)| *one == game) {
                    return Err(format!("There is no cash game {}.", game.0));
                }
                let lines = journal.read(game.log(), 1);
                let lines = lines.map_err(|error| refused(&error).to_string())?;
                cash_log_of(&lines).map_err(|Unreadable { number, error }| {
                    format!("Line {number} of the cash game is not understood: {error}.")
                })?
            }
        };
        Ok(Self { journal, game, log, last: 0 })
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
                return Ok(json!({ "answer": view(&self.log) }));
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
    fn keep(&mut self, said: Result<CashLine, Refusal>) -> Result<Value, Stop> {
        let line = said.map_err(|refusal| Stop::Said(json!(refusal)))?;
        let kept = cash_line(self.game.unwrap_or(CashGameId(0)), &line)
            .map_err(|error| Stop::Broken(format!("The line could not be written: {error}")))?;
        let (number, at) = (line.number, line.at);
        self.log.commit(line);
        let game = match self.game {
            Some(game) => {
                self.journal.append(&[kept])?;
                game
            }
            None => {
                let name = self.log.game().about.clone().unwrap_or_default().name;
                self.journal.begin_cash_game(&name, at, vec![kept])?
            }
        };
        self.game = Some(game);
        Ok(json!({ "game": game, "line": number }))
    }
}
