//! A cash game or a card room over JSON lines, in the file in which the desk keeps it.

use crate::room_log::{self, DEVICE, Stop};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use shuffle_up_cash::log::{Folded, Line, Log};
use shuffle_up_cash::room::advice::Clock;
use shuffle_up_cash::room::{self, Room, RoomSay};
use shuffle_up_cash::{Game, Say, view};
use shuffle_up_engine::Refusal;
use shuffle_up_journal::{
    CardRoomId, CashGameId, Journal, JournalError, LogStore as _, StoredLine, TournamentId,
};
use shuffle_up_kept_log::file_words::{read_only, refused};
use shuffle_up_kept_log::{Unreadable, cash_line, cash_log_of, room_line, room_log_of};
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;
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
pub(crate) trait Kind: Sized {
    /// The state that its lines come to.
    type State: Folded;
    /// What is said to it.
    type Say: DeserializeOwned;
    /// What it is called in an answer and in a message.
    const NAMES: (&str, &str);

    fn typed(line: String) -> Self::Say;
    fn log_of(number: u32) -> TournamentId;
    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError>;
    fn read(lines: &[StoredLine]) -> Result<Log<Self::State>, Unreadable>;
    fn prepare(log: &Log<Self::State>, say: Self::Say, at: i64, seed: u64) -> Prepared<Self>;
    fn kept(number: u32, line: &Line<Said<Self>>) -> serde_json::Result<StoredLine>;
    fn begin(
        journal: &mut Journal,
        log: &Log<Self::State>,
        at: i64,
        line: StoredLine,
    ) -> Result<u32, JournalError>;
    fn answer(log: &Log<Self::State>, ask: &str, at: i64) -> Option<Value>;
}

type Said<K> = <<K as Kind>::State as Folded>::Said;
type Prepared<K> = Result<Line<Said<K>>, Refusal>;

/// A cash game.
pub(crate) enum CashGame {}

impl Kind for CashGame {
    type State = Game;
    type Say = Say;
    const NAMES: (&str, &str) = ("game", "cash game");

    fn typed(line: String) -> Say {
        Say::Typed { line }
    }

    fn log_of(number: u32) -> TournamentId {
        CashGameId(number).log()
    }

    fn known(journal: &Journal) -> Result<Vec<u32>, JournalError> {
        Ok(journal.cash_games()?.into_iter().map(|(game, _)| game.0).collect())
    }

    fn read(lines: &[StoredLine]) -> Result<Log<Game>, Unreadable> {
        cash_log_of(lines)
    }

    fn prepare(log: &Log<Game>, say: Say, at: i64, _: u64) -> Prepared<Self> {
        log.prepare(say, at, DEVICE)
    }

    fn kept(number: u32, line: &Line<Said<Self>>) -> serde_json::Result<StoredLine> {
        cash_line(CashGameId(number), line)
    }

    fn begin(
        journal: &mut Journal,
        log: &Log<Game>,
        at: i64,
        line: StoredLine,
    ) -> Result<u32, JournalError> {
        let name = log.game().about.clone().unwrap_or_default().name;
        Ok(journal.begin_cash_game(&name, at, vec![line])?.0)
    }

    fn answer(log: &Log<Game>, ask: &str, _: i64) -> Option<Value> {
        match ask {
            "view" => Some(json!(view::view(log))),
            "lines" => Some(json!(view::lines(log))),
            _ => None,
        }
    }
}

/// A card room.
pub(crate) enum CardRoom {}

impl Kind for CardRoom {
    type State = Room;
    type Say = RoomSay;
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

    fn read(lines: &[StoredLine]) -> Result<Log<Room>, Unreadable> {
        room_log_of(lines)
    }

    fn prepare(log: &Log<Room>, say: RoomSay, at: i64, seed: u64) -> Prepared<Self> {
        log.prepare(say, at, seed, DEVICE)
    }

    fn kept(number: u32, line: &Line<Said<Self>>) -> serde_json::Result<StoredLine> {
        room_line(CardRoomId(number), line)
    }

    fn begin(
        journal: &mut Journal,
        log: &Log<Room>,
        at: i64,
        line: StoredLine,
    ) -> Result<u32, JournalError> {
        let name = log.room().settings().name;
        Ok(journal.begin_card_room(&name, at, vec![line])?.0)
    }

    fn answer(log: &Log<Room>, ask: &str, at: i64) -> Option<Value> {
        let clock = Clock { now: at, ahead: 0 };
        match ask {
            "view" => Some(json!(room::view::view(log, clock))),
            "wall" => Some(json!(room::view::wall(log.room()))),
            "lines" => Some(json!(room::view::lines(log))),
            _ => None,
        }
    }
}

/// One of a file.
struct Kept<K: Kind> {
    journal: Journal,
    number: Option<u32>,
    log: Log<K::State>,
    last: i64,
    kind: PhantomData<K>,
}

/// Runs a script over a cash game or a card room: the one of this number, or one that its first line opens. Answers whether every line was
/// understood, and with `strict` none refused.
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
                K::read(&lines).map_err(|Unreadable { number, error }| {
                    format!("Line {number} of the {what} is not understood: {error}.")
                })?
            }
        };
        Ok(Self { journal, number, log, last: 0, kind: PhantomData })
    }

    fn take(&mut self, line: Input<K::Say>) -> Result<Value, Stop> {
        let now = line.at.unwrap_or(self.last);
        self.last = now;
        let next = u64::try_from(self.log.lines().len()).unwrap_or(0).saturating_add(1);
        let seed = line.seed.unwrap_or(next);
        let typed = line.typed.map(K::typed);
        let said = match (line.say, typed, line.strike, line.restore, line.ask) {
            (Some(say), None, None, None, None) | (None, Some(say), None, None, None) => {
                K::prepare(&self.log, say, now, seed)
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
    fn keep(&mut self, said: Prepared<K>) -> Result<Value, Stop> {
        let line = said.map_err(|refusal| Stop::Said(json!(refusal)))?;
        let kept = K::kept(self.number.unwrap_or(0), &line)
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
                let of = K::begin(&mut self.journal, &log, at, kept)?;
                self.log = log;
                of
            }
        };
        self.number = Some(of);
        let (key, _) = K::NAMES;
        Ok(json!({ key: of, "line": number }))
    }
}
