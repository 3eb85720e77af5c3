//! A line of a tournament's log, and what a tournament in progress needs from whoever keeps it.

use crate::prelude::*;
use std::fmt;

/// Which tournament of the file. Numbered from 1 and never reused, since tournaments are hidden, not removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TournamentId(pub u32);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which series of the file, numbered from 1. Its log lies among those of tournaments, at numbers that no tournament has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SeriesId(pub u32);

/// The log of the first series is one above this number, and every tournament is below it.
pub(crate) const SERIES: u32 = 1 << 30;

/// Which cash game of the file, numbered from 1. Its log lies behind those of series, at numbers that no series has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CashGameId(pub u32);

/// The log of the first cash game is one above this number, and every series is below it.
pub(crate) const CASH_GAMES: u32 = 3 << 29;

/// Which evening of the staff, numbered from 1. Its log lies behind those of cash games, at numbers that no cash game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct StaffId(pub u32);

/// The log of the first evening of the staff is one above this number, and every cash game is below it.
pub(crate) const STAFF: u32 = 7 << 28;

impl StaffId {
    /// Where its lines are.
    pub const fn log(self) -> TournamentId {
        TournamentId(STAFF.saturating_add(self.0))
    }
}

/// Which card room of the file, numbered from 1. Its log lies behind those of the staff, at numbers that no evening has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardRoomId(pub u32);

/// The log of the first card room is one above this number, and every evening of the staff is below it. The file takes numbers below
/// 2^31.
pub(crate) const CARD_ROOMS: u32 = 15 << 27;

impl CardRoomId {
    /// Where its lines are.
    pub const fn log(self) -> TournamentId {
        TournamentId(CARD_ROOMS.saturating_add(self.0))
    }
}

impl CashGameId {
    /// Where its lines are.
    pub const fn log(self) -> TournamentId {
        TournamentId(CASH_GAMES.saturating_add(self.0))
    }
}

impl SeriesId {
    /// Where its lines are.
    pub const fn log(self) -> TournamentId {
        TournamentId(SERIES.saturating_add(self.0))
    }
}

impl TournamentId {
    /// Whether the log is a tournament's, and no series', cash game's, staff's or card room's.
    pub const fn is_tournament(self) -> bool {
        let other = self.cash_game().is_some() || self.staff().is_some();
        !other && self.series().is_none() && self.card_room().is_none()
    }

    /// The series whose log this is; none for any other.
    pub const fn series(self) -> Option<SeriesId> {
        match self.0.checked_sub(SERIES) {
            None | Some(0) => None,
            Some(number) if self.0 < CASH_GAMES => Some(SeriesId(number)),
            Some(_) => None,
        }
    }

    /// The cash game whose log this is; none for any other.
    pub const fn cash_game(self) -> Option<CashGameId> {
        match self.0.checked_sub(CASH_GAMES) {
            None | Some(0) => None,
            Some(number) if self.0 < STAFF => Some(CashGameId(number)),
            Some(_) => None,
        }
    }

    /// The evening of the staff whose log this is; none for any other.
    pub const fn staff(self) -> Option<StaffId> {
        match self.0.checked_sub(STAFF) {
            None | Some(0) => None,
            Some(number) if self.0 < CARD_ROOMS => Some(StaffId(number)),
            Some(_) => None,
        }
    }

    /// The card room whose log this is; none for any other.
    pub const fn card_room(self) -> Option<CardRoomId> {
        match self.0.checked_sub(CARD_ROOMS) {
            None | Some(0) => None,
            Some(number) => Some(CardRoomId(number)),
        }
    }
}

/// One line of a log: what was said, when, and from which device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLine {
    /// The tournament whose log this is a line of.
    pub tournament: TournamentId,
    /// Counted from 1 within the tournament, without gaps.
    pub number: u32,
    /// Wall time, in milliseconds since the Unix epoch. Not necessarily rising: clocks are set back.
    pub at: i64,
    /// The device that sent the command, as the shell names it.
    pub device: String,
    /// The line itself, as JSON text. The journal does not look into it.
    pub body: String,
}

/// Keeps the logs of tournaments: [`crate::Journal`], in a file or on a server.
pub trait LogStore: Send {
    /// Appends all the lines or none of them, and returns once they are durable.
    ///
    /// Refuses a line whose number is not the next of its tournament: whoever wrote it had not seen the latest one.
    fn append(&mut self, lines: &[StoredLine]) -> Result<(), JournalError>;

    /// The lines of a tournament from the given number on, in order. `from` 1 (or 0) is the whole log.
    fn read(&self, tournament: TournamentId, from: u32) -> Result<Vec<StoredLine>, JournalError>;
}
