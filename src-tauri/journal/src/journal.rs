//! The house's journal, wherever it is kept.

use crate::folder::{self, OWN, beside};
use crate::line::{CARD_ROOMS, CASH_GAMES, SERIES, STAFF};
use crate::prelude::*;
use crate::server::{self, Listener, Server};
use crate::store::{NewLog, Store};
use crate::{
    Backup, CardRoomId, CashGameId, Copied, LogStore, ReadOnly, Salvaged, SalvagedLog, SeriesId,
    ServerTrouble, StaffId, StoredLine, TournamentFile, TournamentRow, transfer,
};

/// All tournaments of a house, in its file or on its server. While a file is open, no other program can open it; a server is shared.
#[derive(Debug)]
pub struct Journal(Kept);

#[derive(Debug)]
enum Kept {
    File(Box<JournalFile>),
    Server(Box<Server>),
}

/// What opening a journal came to.
#[derive(Debug)]
pub struct Opened<J = Journal> {
    /// The open journal.
    pub journal: J,
    /// The program that had the file open before ended without closing it: a power cut, a kill, a crash. What it had acknowledged is
    /// there all the same.
    pub cut_off: bool,
    /// The file can be looked at but not changed, and why.
    pub read_only: Option<ReadOnly>,
    /// Where the file lies that a restore or a salvage has just replaced.
    pub set_aside: Option<PathBuf>,
}

impl Opened<JournalFile> {
    fn of_house(self) -> Opened {
        let Self { journal, cut_off, read_only, set_aside } = self;
        Opened { journal: Journal(Kept::File(Box::new(journal))), cut_off, read_only, set_aside }
    }
}

impl Journal {
    /// Opens the file with all tournaments; makes it, and its folder, if there is none. A path that is the address of a server
    /// ([`crate::is_address`]) opens the house on it; the tables are made where there are none.
    ///
    /// A file that cannot be trusted or not be written to is opened for reading only, which [`Opened::read_only`] says. A file that is
    /// not ours, or a newer version's, or in use, is refused. In each of these cases it stays as it was, byte by byte. A server that
    /// would not keep what it acknowledges through a power cut is refused too.
    ///
    /// # Errors
    /// Whatever keeps it from being opened.
    pub fn open(path: impl AsRef<Path>) -> Result<Opened, JournalError> {
        match path.as_ref().to_str().filter(|text| server::is_address(text)) {
            Some(address) => {
                let journal = Self(Kept::Server(Box::new(Server::open(address)?)));
                Ok(Opened { journal, cut_off: false, read_only: None, set_aside: None })
            }
            None => Ok(JournalFile::open(path)?.of_house()),
        }
    }

    /// Puts a backup in the place of the file and opens it. The file that was there is kept beside it, which
    /// [`Opened::set_aside`] names. The file must not be open.
    ///
    /// # Errors
    /// A backup that is damaged or gone; a folder that cannot be written.
    pub fn restore(
        path: impl AsRef<Path>,
        backup: impl AsRef<Path>,
    ) -> Result<Opened, JournalError> {
        Ok(JournalFile::restore(path, backup)?.of_house())
    }

    fn store(&self) -> &dyn Store {
        match &self.0 {
            Kept::File(file) => &**file,
            Kept::Server(server) => &**server,
        }
    }

    fn store_mut(&mut self) -> &mut dyn Store {
        match &mut self.0 {
            Kept::File(file) => &mut **file,
            Kept::Server(server) => &mut **server,
        }
    }

    /// The file, for what a server does by itself.
    fn file(&self) -> Result<&JournalFile, JournalError> {
        match &self.0 {
            Kept::File(file) => Ok(file),
            Kept::Server(server) => Err(server.trouble(ServerTrouble::BacksUp)),
        }
    }

    /// Why nothing can be changed, if so.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        self.file().ok().and_then(JournalFile::read_only)
    }

    /// Whether a server keeps the house: others may write to it too.
    pub fn is_shared(&self) -> bool {
        matches!(self.0, Kept::Server(_))
    }

    /// Hears what other desks write; nothing for a file, to which nobody else does.
    pub fn listener(&self) -> Option<Listener> {
        match &self.0 {
            Kept::File(_) => None,
            Kept::Server(server) => Some(server.listener()),
        }
    }

    /// Closes it and says whether that worked; dropping it does the same in silence. Nothing acknowledged depends on it.
    ///
    /// # Errors
    /// A disk that fails.
    pub fn close(self) -> Result<(), JournalError> {
        match self.0 {
            Kept::File(file) => file.close(),
            Kept::Server(_) => Ok(()),
        }
    }

    /// Makes a tournament without lines. `now` in milliseconds since the Unix epoch.
    pub fn create(&mut self, name: &str, now: i64) -> Result<TournamentId, JournalError> {
        self.begin(name, now, Vec::new())
    }

    /// Adds a tournament with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<TournamentId, JournalError> {
        self.begin_between((0, SERIES), name, now, lines)
    }

    /// Adds a series with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_series(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<SeriesId, JournalError> {
        let log = self.begin_between((SERIES, CASH_GAMES), name, now, lines)?;
        Ok(log.series().unwrap_or(SeriesId(0)))
    }

    /// Adds a cash game with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_cash_game(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<CashGameId, JournalError> {
        let log = self.begin_between((CASH_GAMES, STAFF), name, now, lines)?;
        Ok(log.cash_game().unwrap_or(CashGameId(0)))
    }

    /// Adds an evening of the staff with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_staff(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<StaffId, JournalError> {
        let log = self.begin_between((STAFF, CARD_ROOMS), name, now, lines)?;
        Ok(log.staff().unwrap_or(StaffId(0)))
    }

    /// Adds a card room with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_card_room(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<CardRoomId, JournalError> {
        let log = self.begin_between((CARD_ROOMS, 1 << 31), name, now, lines)?;
        Ok(log.card_room().unwrap_or(CardRoomId(0)))
    }

    fn begin_between(
        &mut self,
        numbers: (u32, u32),
        name: &str,
        created_at: i64,
        lines: Vec<StoredLine>,
    ) -> Result<TournamentId, JournalError> {
        let new = NewLog { name: name.to_owned(), created_at, summary: None, lines };
        self.store_mut().begin(numbers, new)
    }

    /// Adds a tournament that was read from a file, with its name, its time of creation and its whole log; always as a new one:
    /// what is in the list already stays as it is.
    pub fn add(&mut self, file: TournamentFile) -> Result<TournamentId, JournalError> {
        let TournamentFile { row: TournamentRow { name, created_at, summary, .. }, lines } = file;
        self.store_mut().begin((0, SERIES), NewLog { name, created_at, summary, lines })
    }

    /// All tournaments in the order in which they were made, the deleted ones too.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, JournalError> {
        let mut rows = self.store().rows()?;
        rows.retain(|row| row.id.is_tournament());
        Ok(rows)
    }

    /// All cash games in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn cash_games(&self) -> Result<Vec<(CashGameId, TournamentRow)>, JournalError> {
        self.those(TournamentId::cash_game)
    }

    /// All evenings of the staff in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn all_staff(&self) -> Result<Vec<(StaffId, TournamentRow)>, JournalError> {
        self.those(TournamentId::staff)
    }

    /// All card rooms in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn card_rooms(&self) -> Result<Vec<(CardRoomId, TournamentRow)>, JournalError> {
        self.those(TournamentId::card_room)
    }

    /// All series in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn all_series(&self) -> Result<Vec<(SeriesId, TournamentRow)>, JournalError> {
        self.those(TournamentId::series)
    }

    fn those<I>(
        &self,
        which: impl Fn(TournamentId) -> Option<I>,
    ) -> Result<Vec<(I, TournamentRow)>, JournalError> {
        let rows = self.store().rows()?.into_iter();
        Ok(rows.filter_map(|row| Some((which(row.id)?, row))).collect())
    }

    /// Keeps what the shell wants to show in the list: JSON, opaque here.
    pub fn set_summary(
        &mut self,
        tournament: TournamentId,
        summary: Option<&str>,
    ) -> Result<(), JournalError> {
        let put = |row: &mut TournamentRow| row.summary = summary.map(str::to_owned);
        self.store_mut().change(tournament, &put)
    }

    /// Takes a tournament off the list, or brings it back. Its log stays.
    pub fn set_deleted(
        &mut self,
        tournament: TournamentId,
        deleted: bool,
    ) -> Result<(), JournalError> {
        self.store_mut().change(tournament, &|row| row.deleted = deleted)
    }

    /// Keeps a text under a key, in place of the one before.
    pub fn put_setting(&mut self, key: &str, value: &str) -> Result<(), JournalError> {
        self.store_mut().put_setting(key, value)
    }

    /// The text under a key.
    pub fn get_setting(&self, key: &str) -> Result<Option<String>, JournalError> {
        self.store().get_setting(key)
    }

    /// Notes that the tournament was running at this wall time, in milliseconds since the Unix epoch. Costs one small commit.
    pub fn seen_alive(&mut self, tournament: TournamentId, at: i64) -> Result<(), JournalError> {
        self.store_mut().seen_alive(tournament, at)
    }

    /// The latest wall time at which the tournament is known to have been running: noted, or the time of its last line. If the
    /// clock was set back since, this lies in the future, which is reason enough to ask the director.
    pub fn last_seen(&self, tournament: TournamentId) -> Result<Option<i64>, JournalError> {
        self.store().last_seen(tournament)
    }

    /// Copies every log, with its number and its place on the list, and every setting to a house in which there is none yet. This house
    /// stays as it is. A copy that is cut off is not a house: it is made again elsewhere.
    ///
    /// # Errors
    /// A house in which there are logs already; a log that cannot be read; whatever keeps the other from being written.
    pub fn copy_to(&self, other: &mut Self) -> Result<(), JournalError> {
        let (from, to) = (self.store(), other.store_mut());
        if !to.rows()?.is_empty() {
            return Err(JournalError::NotEmpty);
        }
        let rows = from.rows()?;
        for row in &rows {
            let TournamentRow { id, name, created_at, summary, .. } = row.clone();
            let new = NewLog { name, created_at, summary, lines: from.read(id, 1)? };
            // Between its neighbours there is no number but its own.
            let copied = to.begin((id.0.saturating_sub(1), id.0.saturating_add(1)), new)?;
            if copied != id {
                return Err(JournalError::NotEmpty);
            }
            if let Some(at) = from.last_seen(id)? {
                to.seen_alive(id, at)?;
            }
            to.change(id, &|copied| copied.deleted = row.deleted)?;
        }
        for (key, value) in from.settings()? {
            to.put_setting(&key, &value)?;
        }
        Ok(())
    }

    /// Writes a tournament to a file of its own, replacing what is there.
    pub fn export(
        &self,
        tournament: TournamentId,
        path: impl AsRef<Path>,
    ) -> Result<(), JournalError> {
        let target = folder::resolve(path.as_ref())?;
        if let Kept::File(file) = &self.0
            && OWN.iter().any(|addition| beside(&file.path, addition) == target)
        {
            return Err(JournalError::InUse { path: target });
        }
        let row = self.tournaments()?.into_iter().find(|row| row.id == tournament);
        let row = row.ok_or(JournalError::NoSuchTournament { tournament })?;
        transfer::export(row, self.read(tournament, 1)?, &target)
    }

    /// Copies the file into memory, page by page: a fraction of the time that a backup takes.
    ///
    /// # Errors
    /// A file that can only be read; a house on a server, which makes its own backups.
    pub fn copied(&self) -> Result<Copied, JournalError> {
        self.file()?.copied()
    }

    /// Makes a backup in the folder `backups` beside the file, and keeps the newest `keep` of these (at least this one). `now` in
    /// milliseconds since the Unix epoch; it names the backup.
    ///
    /// # Errors
    /// As those of [`Journal::copied`], and a disk that fails.
    pub fn backup_now(&mut self, now: i64, keep: usize) -> Result<Backup, JournalError> {
        match &mut self.0 {
            Kept::File(file) => file.backup_now(now, keep),
            Kept::Server(server) => Err(server.trouble(ServerTrouble::BacksUp)),
        }
    }

    /// What a salvage would keep of this damaged file, without the deleted tournaments; nothing of one that is whole.
    pub fn salvageable(&self) -> Result<Vec<SalvagedLog>, JournalError> {
        self.file()?.salvageable()
    }

    /// Makes a new file from all that can be read of this damaged one, and puts it in its place; the damaged file is kept beside it.
    ///
    /// # Errors
    /// A file that is not damaged, or cannot be replaced; a house on a server.
    pub fn salvage(self) -> Result<Salvaged, JournalError> {
        match self.0 {
            Kept::File(file) => {
                let Salvaged { opened, kept } = file.salvage()?;
                Ok(Salvaged { opened: opened.of_house(), kept })
            }
            Kept::Server(server) => Err(server.trouble(ServerTrouble::BacksUp)),
        }
    }
}

impl LogStore for Journal {
    fn append(&mut self, lines: &[StoredLine]) -> Result<(), JournalError> {
        self.store_mut().append(lines)
    }

    fn read(&self, tournament: TournamentId, from: u32) -> Result<Vec<StoredLine>, JournalError> {
        self.store().read(tournament, from)
    }
}
