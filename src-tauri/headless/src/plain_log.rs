//! A cash game, a card room or an evening of the staff over JSON lines, in the file in which the desk keeps it.

use crate::room_log::{self, DEVICE, Stop};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shuffle_up_cash::Game;
use shuffle_up_cash::room::advice::Clock;
use shuffle_up_cash::room::{self, Room, RoomSay};
use shuffle_up_engine::Refusal;
use shuffle_up_engine::base::plain_log::{Decides, Line, Log};
use shuffle_up_journal::{
    CardRoomId, CashGameId, Journal, JournalError, LogStore as _, StaffId, StoredLine, TournamentId,
};
use shuffle_up_kept_log::file_words::{read_only, refused};
use shuffle_up_kept_log::{Unreadable, plain_line, plain_log_of};
use shuffle_up_staff::Staff;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A line of a script: one of its keys but `at` and `seed`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Input<Say> {
    /// The time of the line, in milliseconds since the beginning of 1970.
    at: Option<i64>,
    /// The seed of a draw; absent for the number of the line.
    seed: Option<u64>,
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

/// The questions.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    View,
    Lines,
    Wall,
}

/// What of the file is played.
pub(crate) trait Kind:
    Decides<Say: DeserializeOwned, Said: Serialize + DeserializeOwned>
{
    /// The key of its number in an answer, and what it is called in a message.
    const NAMES: (&str, &str);

    fn typed(line: String) -> Self::Say;
    fn log_of(number: u32) -> TournamentId;
    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError>;
    fn begin(&self, journal: &mut Journal, at: i64, line: StoredLine) -> Result<u32, JournalError>;
    fn answer(log: &Log<Self>, ask: &str, at: i64) -> Option<Value>;
}

impl Kind for Game {
    const NAMES: (&str, &str) = ("game", "cash game");

    fn typed(line: String) -> shuffle_up_cash::Say {
        shuffle_up_cash::Say::Typed { line }
    }

    fn log_of(number: u32) -> TournamentId {
        CashGameId(number).log()
    }

    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError> {
        Ok(journal.cash_games()?.into_iter().map(|(game, _)| game.0).collect())
    }

    fn begin(&self, journal: &mut Journal, at: i64, line: StoredLine) -> Result<u32, JournalError> {
        let name = self.about.clone().unwrap_or_default().name;
        Ok(journal.begin_cash_game(&name, at, vec![line])?.0)
    }

    fn answer(log: &Log<Self>, ask: &str, _: i64) -> Option<Value> {
        match ask {
            "view" => Some(json!(shuffle_up_cash::view::view(log))),
            "lines" => Some(json!(shuffle_up_cash::view::lines(log))),
            _ => None,
        }
    }
}

impl Kind for Room {
    const NAMES: (&str, &str) = ("room", "card room");

    fn typed(line: String) -> RoomSay {
        RoomSay::Typed { line }
    }

    fn log_of(number: u32) -> TournamentId {
        CardRoomId(number).log()
    }

    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError> {
        Ok(journal.card_rooms()?.into_iter().map(|(room, _)| room.0).collect())
    }

    fn begin(&self, journal: &mut Journal, at: i64, line: StoredLine) -> Result<u32, JournalError> {
        Ok(journal.begin_card_room(&self.settings().name, at, vec![line])?.0)
    }

    fn answer(log: &Log<Self>, ask: &str, at: i64) -> Option<Value> {
        let clock = Clock { now: at, ahead: 0 };
        match ask {
            "view" => Some(json!(room::view::view(log, clock))),
            "wall" => Some(json!(room::view::wall(log.state()))),
            "lines" => Some(json!(room::view::lines(log))),
            _ => None,
        }
    }
}

impl Kind for Staff {
    const NAMES: (&str, &str) = ("evening", "evening of the staff");

    fn typed(line: String) -> shuffle_up_staff::Say {
        shuffle_up_staff::Say::Typed { line }
    }

    fn log_of(number: u32) -> TournamentId {
        StaffId(number).log()
    }

    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError> {
        Ok(journal.all_staff()?.into_iter().map(|(evening, _)| evening.0).collect())
    }

    fn begin(&self, journal: &mut Journal, at: i64, line: StoredLine) -> Result<u32, JournalError> {
        let name = self.about.clone().unwrap_or_default().name;
        Ok(journal.begin_staff(&name, at, vec![line])?.0)
    }

    fn answer(log: &Log<Self>, ask: &str, at: i64) -> Option<Value> {
        match ask {
            "view" => Some(json!(shuffle_up_staff::view::view(log, at))),
            "wall" => Some(json!(shuffle_up_staff::view::wall(log, at))),
            "lines" => Some(json!(shuffle_up_staff::view::lines(log))),
            _ => None,
        }
    }
}

/// One of a file.
struct Kept<K: Kind> {
    journal: Journal,
    number: Option<u32>,
    log: Log<K>,
    last: i64,
}

/// Runs a script over a cash game, a card room or an evening of the staff: the one of this number, or one that its first line opens. Answers
/// whether every line was understood, and with `strict` none refused.
///
/// # Errors
/// A file that cannot be opened, read or written, as a sentence; the output's own.
pub(crate) fn run<K: Kind>(
    journal: &Path,
    number: Option<u32>,
    strict: bool,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Result<bool, String>, io::Error> {
    match Kept::<K>::open(journal, number) {
        Ok(mut kept) => room_log::each(strict, input, output, |line| kept.take(line)),
        Err(why) => Ok(Err(why)),
    }
}

impl<K: Kind> Kept<K> {
    fn open(file: &Path, number: Option<u32>) -> Result<Self, String> {
        let opened = Journal::open(file).map_err(|error| refused(&error).to_string())?;
        if let Some(because) = opened.read_only {
            return Err(read_only(&because).to_string());
        }
        let journal = opened.journal;
        let log = match number {
            None => Log::default(),
            Some(number) => {
                let (_, what) = K::NAMES;
                let known = K::known(&journal).map_err(|error| refused(&error).to_string())?;
                if !known.contains(&number) {
                    return Err(format!("There is no {what} {number}."));
                }
                let lines = journal.read(K::log_of(number), 1);
                let lines = lines.map_err(|error| refused(&error).to_string())?;
                plain_log_of(&lines).map_err(|Unreadable { number, error }| {
                    format!("Line {number} of the {what} is not understood: {error}.")
                })?
            }
        };
        let last = log.lines().last().map_or(0, |line| line.at);
        Ok(Self { journal, number, log, last })
    }

    fn take(&mut self, line: Input<K::Say>) -> Result<Value, Stop> {
        let now = line.at.unwrap_or(self.last);
        self.last = now;
        let next = u64::try_from(self.log.lines().len()).unwrap_or(0).saturating_add(1);
        let seed = line.seed.unwrap_or(next);
        let typed = line.typed.map(K::typed);
        let said = match (line.say, typed, line.strike, line.restore, line.ask) {
            (Some(say), None, None, None, None) | (None, Some(say), None, None, None) => {
                self.log.prepare(say, now, seed, DEVICE)
            }
            (None, None, Some(number), None, None) => self.log.prepare_strike(number, now, DEVICE),
            (None, None, None, Some(number), None) => self.log.prepare_restore(number, now, DEVICE),
            (None, None, None, None, Some(ask)) => {
                let ask = match ask {
                    Ask::View => "view",
                    Ask::Lines => "lines",
                    Ask::Wall => "wall",
                };
                let (_, what) = K::NAMES;
                return K::answer(&self.log, ask, now)
                    .map(|answer| json!({ "answer": answer }))
                    .ok_or_else(|| Stop::Said(json!(format!("A {what} has no {ask}."))));
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
    fn keep(&mut self, said: Result<Line<K::Said>, Refusal>) -> Result<Value, Stop> {
        let line = said.map_err(|refusal| Stop::Said(json!(refusal)))?;
        let kept = plain_line(K::log_of(self.number.unwrap_or(0)), &line)
            .map_err(|error| Stop::Broken(format!("The line could not be written: {error}")))?;
        let (number, at) = (line.number, line.at);
        let of = match self.number {
            Some(of) => {
                self.journal.append(&[kept])?;
                self.log.commit(line);
                of
            }
            None => {
                let mut log = self.log.clone();
                log.commit(line);
                let of = log.state().begin(&mut self.journal, at, kept)?;
                self.log = log;
                of
            }
        };
        self.number = Some(of);
        let (key, _) = K::NAMES;
        Ok(json!({ key: of, "line": number }))
    }
}
