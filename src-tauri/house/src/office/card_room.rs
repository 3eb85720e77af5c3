//! The card rooms of the house: their logs, and who on the list a new player is.

use super::entropy;
use super::prelude::*;
use chrono::{DateTime, Local};
use shuffle_up_cash::room::advice::Clock;
use shuffle_up_cash::room::said::Someone;
use shuffle_up_cash::room::state::Phase;
use shuffle_up_cash::room::{RoomAbout, RoomLine, RoomLog, RoomSaid, RoomSay, typed};
use shuffle_up_journal::{
    CardRoomId, JournalError, LogStore as _, StoredLine, TournamentFile, TournamentRow,
};
use shuffle_up_kept_log::{Unreadable, plain_line, plain_log_of};

/// An evening to which nothing was said for so long, in milliseconds, no longer goes on: two days.
const LONGEST_QUIET: i64 = 2 * 24 * 60 * 60 * 1_000;

/// Whether an evening may go on still, as far as its row tells. Logs of past evenings are not read to find the one of today.
pub(super) fn may_go_on(row: &TournamentRow, now: i64) -> bool {
    let since = now.saturating_sub(LONGEST_QUIET);
    !row.deleted && row.last_line_at.is_some_and(|at| at >= since)
}

/// A card room in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardRoomRow {
    /// Its number.
    pub number: u32,
    /// Its settings.
    pub about: RoomAbout,
    /// How many tables play.
    pub tables: u32,
    /// How many names wait.
    pub waiting: u32,
    /// When something was last said to it.
    pub last_line_at: Option<i64>,
    /// It is off the list.
    pub deleted: bool,
}

fn no_such_room() -> Problem {
    problem!(unknown, "no-such-card-room", "There is no such card room.")
}

impl Office {
    /// All card rooms of the file, the newest first.
    ///
    /// # Errors
    /// The journal's, and a log that cannot be read.
    pub fn card_rooms(&mut self) -> Result<Vec<CardRoomRow>, Problem> {
        let mut rows = Vec::new();
        for (number, row) in self.journal()?.card_rooms()?.into_iter().rev() {
            let log = self.card_room(number)?;
            let room = log.state();
            let plays = room.tables.values().filter(|table| table.phase == Phase::Running).count();
            let waiting = room.games.values().map(|game| game.list.len()).sum::<usize>();
            rows.push(CardRoomRow {
                number: number.0,
                about: room.settings(),
                tables: u32::try_from(plays).unwrap_or(u32::MAX),
                waiting: u32::try_from(waiting).unwrap_or(u32::MAX),
                last_line_at: row.last_line_at,
                deleted: row.deleted,
            });
        }
        Ok(rows)
    }

    /// The log of a card room. The first question reads it from the file.
    ///
    /// # Errors
    /// An unknown room, the journal's errors, and a line of a newer version.
    pub fn card_room(&mut self, room: CardRoomId) -> Result<Arc<RoomLog>, Problem> {
        if let Some(log) = self.open_card_rooms.get(&room) {
            return Ok(Arc::clone(log));
        }
        if room.log().card_room() != Some(room) {
            return Err(no_such_room());
        }
        let lines = match self.journal()?.read(room.log(), 1) {
            Err(JournalError::NoSuchTournament { .. }) => return Err(no_such_room()),
            read => read?,
        };
        let log = Arc::new(read(&lines)?);
        self.open_card_rooms.insert(room, Arc::clone(&log));
        Ok(log)
    }

    /// The card room that is open: the newest one on the list in which a table is open or a name waits.
    pub fn card_room_on(&mut self) -> Option<(CardRoomId, Arc<RoomLog>)> {
        let rooms = self.journal().ok()?.card_rooms().ok()?.into_iter().rev();
        let now = self.now();
        rooms
            .filter(|(_, row)| may_go_on(row, now))
            .filter_map(|(number, _)| Some((number, self.card_room(number).ok()?)))
            .find(|(_, log)| log.state().is_open())
    }

    /// The time at which a room is looked at, by the clock of this computer.
    pub fn room_clock(&self) -> Clock {
        let now = self.now();
        let here = DateTime::from_timestamp_millis(now).unwrap_or_default().with_timezone(&Local);
        Clock { now, ahead: here.offset().local_minus_utc().div_euclid(60) }
    }

    /// Opens a card room with its first line.
    ///
    /// # Errors
    /// The room's refusals and the journal's errors; there is no room then.
    pub fn new_card_room(&mut self, about: RoomAbout, device: &str) -> Result<CardRoomId, Problem> {
        let (mut log, now) = (RoomLog::default(), self.now());
        let line = log.prepare(RoomSay::Open { about }, now, entropy(), device)?;
        let kept = kept(CardRoomId(0), &line)?;
        log.commit(line);
        let name = log.state().settings().name;
        let room = self.journal()?.begin_card_room(&name, now, vec![kept])?;
        self.open_card_rooms.insert(room, Arc::new(log));
        Ok(room)
    }

    /// Says something to a card room.
    ///
    /// # Errors
    /// The room's refusals, somebody who may not play, and the journal's errors; nothing has happened then.
    pub fn say_to_card_room(
        &mut self,
        room: CardRoomId,
        say: RoomSay,
        device: &str,
    ) -> Result<(), Problem> {
        let line = self.card_room_line(room, say, device)?;
        self.write_room_line(room, line)
    }

    /// The line that a word would be. Nothing is written.
    ///
    /// # Errors
    /// As [`Office::say_to_card_room`], but for those of writing.
    pub fn card_room_line(
        &mut self,
        room: CardRoomId,
        say: RoomSay,
        device: &str,
    ) -> Result<RoomLine, Problem> {
        let (now, log) = (self.now(), self.card_room(room)?);
        let mut say = match say {
            RoomSay::Typed { line } => typed::read(log.state(), &line)?,
            say => say,
        };
        if let Some(Someone::New { name, listed }) = say.someone()
            && listed.is_none()
        {
            *listed = self.called_so(name);
        }
        let line = log.prepare(say, now, entropy(), device)?;
        if let Some(who) = line.said().and_then(RoomSaid::comes) {
            self.may_sit_down(who.listed, &who.name)?;
        }
        Ok(line)
    }

    /// Strikes a line of a card room, or restores one that was struck.
    ///
    /// # Errors
    /// A line that cannot be, and the journal's errors.
    pub fn strike_card_room_line(
        &mut self,
        room: CardRoomId,
        line: u32,
        restore: bool,
        device: &str,
    ) -> Result<(), Problem> {
        let (now, log) = (self.now(), self.card_room(room)?);
        let line = if restore {
            log.prepare_restore(line, now, device)
        } else {
            log.prepare_strike(line, now, device)
        };
        self.write_room_line(room, line?)
    }

    /// Durable first, visible second.
    fn write_room_line(&mut self, room: CardRoomId, line: RoomLine) -> Result<(), Problem> {
        let kept = kept(room, &line)?;
        self.append_unless_changed(kept)?;
        // Should taking it in fail, the log is read from the file again.
        if let Some(mut log) = self.open_card_rooms.remove(&room) {
            Arc::make_mut(&mut log).commit(line);
            self.open_card_rooms.insert(room, log);
        }
        Ok(())
    }

    /// Takes a card room off the list, or puts it back on it.
    ///
    /// # Errors
    /// An unknown room, and the journal's errors.
    pub fn delete_card_room(&mut self, room: CardRoomId, deleted: bool) -> Result<(), Problem> {
        self.card_room(room)?;
        Ok(self.journal()?.set_deleted(room.log(), deleted)?)
    }

    /// Takes in a card room of another house's file, whose players of the list have these numbers here. One that stands here with as many
    /// lines or more is not taken in again.
    ///
    /// # Errors
    /// The journal's errors; nothing has happened then.
    pub(super) fn take_in_card_room(
        &mut self,
        read: ReadCardRoom,
        numbers: &BTreeMap<u32, u32>,
    ) -> Result<(), Problem> {
        let here = |theirs: u32| numbers.get(&theirs).copied();
        let moved: Vec<RoomLine> =
            read.lines.into_iter().map(|line| line.moved(|said| said.move_to(here))).collect();
        for (id, row) in self.journal()?.card_rooms()? {
            if row.created_at == read.created_at
                && self.card_room(id).is_ok_and(|there| there.lines().starts_with(&moved))
            {
                return Ok(());
            }
        }
        let lines: Result<Vec<StoredLine>, Problem> =
            moved.iter().map(|line| kept(CardRoomId(0), line)).collect();
        let log = RoomLog::replay(moved);
        let name = log.state().settings().name;
        let room = self.journal()?.begin_card_room(&name, read.created_at, lines?)?;
        self.open_card_rooms.insert(room, Arc::new(log));
        Ok(())
    }
}

fn read(lines: &[StoredLine]) -> Result<RoomLog, Problem> {
    plain_log_of(lines).map_err(|Unreadable { number, error }| {
        tracing::error!(%error, line = number, "a line of a card room cannot be understood");
        problem!(
            newer_version,
            "newer-card-room-line",
            "Line {number} of this card room was written by a newer version of Shuffle Up. Open it there; nothing was changed.",
            number = number
        )
    })
}

fn kept(room: CardRoomId, line: &RoomLine) -> Result<StoredLine, Problem> {
    plain_line(room.log(), line).map_err(|error| {
        tracing::error!(%error, "a line of a card room could not be written");
        crate::problem::did_not_work()
    })
}

/// A card room of another house's file, read and understood.
pub(super) struct ReadCardRoom {
    created_at: i64,
    lines: Vec<RoomLine>,
}

impl ReadCardRoom {
    /// Reads it.
    ///
    /// # Errors
    /// A line of a newer version.
    pub(super) fn of(file: TournamentFile) -> Result<Self, Problem> {
        let lines = read(file.lines())?.lines().to_vec();
        Ok(Self { created_at: file.row().created_at, lines })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evening_goes_on_for_two_days_after_its_last_line() {
        let row = |at: Option<i64>, deleted| TournamentRow {
            id: CardRoomId(1).log(),
            name: "Club".into(),
            created_at: 0,
            last_line_at: at,
            lines: 1,
            summary: None,
            deleted,
        };
        let day = 24 * 60 * 60 * 1_000;
        assert!(may_go_on(&row(Some(day), false), 3 * day));
        assert!(!may_go_on(&row(Some(day), false), 3 * day + 1));
        assert!(!may_go_on(&row(Some(day), true), day));
        assert!(!may_go_on(&row(None, false), day));
    }
}
