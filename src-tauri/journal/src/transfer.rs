//! One tournament to a file of its own, and back; and the tournaments of another house's whole file.
//!
//! The file has the tables of the journal and another `application_id`, so that every check and every migration of the journal serves
//! it too. It comes from anywhere, so importing bounds its size, looks at a private copy, requires exactly our tables (no triggers,
//! no views), and takes its lines as text.

use crate::prelude::*;
use std::collections::BTreeMap;

use crate::append::insert;
use crate::folder::{self, COMPANIONS, beside};
use crate::header::{self, Header};
use crate::private_copy::PrivateCopy;
use crate::schema::{self, JOURNAL_ID, MIGRATIONS, TOURNAMENT_ID};
use crate::tournaments::{self, TournamentRow};
use crate::{StoredLine, check, connection};

/// The largest tournament file that is imported, in bytes. Ten thousand entries with every action make about a tenth of it.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Writes a tournament to a file of its own, replacing what is there.
pub(crate) fn export(
    row: TournamentRow,
    lines: Vec<StoredLine>,
    target: &Path,
) -> Result<(), JournalError> {
    let only = TournamentId(1);
    let lines: Vec<StoredLine> =
        lines.into_iter().map(|line| StoredLine { tournament: only, ..line }).collect();
    folder::make_database(target, TOURNAMENT_ID, |connection| {
        crate::journal_file::one_transaction(connection, target, |transaction, target| {
            tournaments::put(transaction, &TournamentRow { id: only, deleted: false, ..row })
                .about(target)?;
            insert(transaction, target, Vec::new(), &lines)
        })?;
        check::structure(connection, target, MIGRATIONS)?;
        check::rows(connection, target)
    })
}

/// A tournament of a file, read and checked and not yet added to anything.
#[derive(Debug)]
pub struct TournamentFile {
    pub(crate) row: TournamentRow,
    pub(crate) lines: Vec<StoredLine>,
}

impl TournamentFile {
    /// Reads a file from anywhere: bounded, looked at through a private copy, its tables exactly ours, every row by its sum.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, JournalError> {
        let path = folder::resolve(path.as_ref())?;
        one(judged(&path, &path, &[TOURNAMENT_ID])?.tournaments, &path)
    }

    /// Reads a tournament's file, or every tournament that is not deleted of a house's whole file: a copy, or a backup.
    pub fn read_all(path: impl AsRef<Path>) -> Result<Vec<Self>, JournalError> {
        let path = folder::resolve(path.as_ref())?;
        Ok(judged(&path, &path, &[TOURNAMENT_ID, JOURNAL_ID])?.tournaments)
    }

    /// Reads the file of all tournaments, handed over as bytes: those that are not deleted, every setting of the house, which is not
    /// taken on trust either, and the series, cash games, evenings of the staff and card rooms that are not deleted.
    pub fn all_of_house(name: impl AsRef<Path>, bytes: &[u8]) -> Result<HouseFile, JournalError> {
        let copy = PrivateCopy::of_bytes(bytes)?;
        judged(&copy.path(), name.as_ref(), &[JOURNAL_ID])
    }

    /// Reads a file that was handed over as bytes. `name` is what a director knows it by.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Self, JournalError> {
        let copy = PrivateCopy::of_bytes(bytes)?;
        let name = Path::new(name);
        one(judged(&copy.path(), name, &[TOURNAMENT_ID])?.tournaments, name)
    }

    /// Its name in the list, when it was made, how long its log is.
    pub fn row(&self) -> &TournamentRow {
        &self.row
    }

    /// Its log.
    pub fn lines(&self) -> &[StoredLine] {
        &self.lines
    }

    /// Leaves the summary behind that another program kept beside the log.
    pub fn without_summary(mut self) -> Self {
        self.row.summary = None;
        self
    }
}

fn bad(source: &Path, detail: impl Into<String>) -> JournalError {
    JournalError::BadTournamentFile { path: source.to_owned(), detail: detail.into() }
}

/// The one tournament of an exported file.
fn one(mut all: Vec<TournamentFile>, source: &Path) -> Result<TournamentFile, JournalError> {
    all.pop()
        .filter(|_| all.is_empty())
        .ok_or_else(|| bad(source, "it does not hold exactly one tournament"))
}

/// The parts of a file; one of a single tournament has its log alone.
#[derive(Debug)]
pub struct HouseFile {
    /// The tournaments that are not deleted.
    pub tournaments: Vec<TournamentFile>,
    /// The settings of the house, by their keys.
    pub settings: BTreeMap<String, String>,
    /// The series that are not deleted.
    pub series: Vec<TournamentFile>,
    /// The cash games that are not deleted.
    pub cash_games: Vec<TournamentFile>,
    /// The evenings of the staff that are not deleted.
    pub staff: Vec<TournamentFile>,
    /// The card rooms that are not deleted.
    pub card_rooms: Vec<TournamentFile>,
}

/// The tournaments and settings of `file`, which must be of one of these kinds; what is wrong with it is said of `source`.
fn judged(file: &Path, source: &Path, kinds: &[i32]) -> Result<HouseFile, JournalError> {
    from_file(file, source, kinds).map_err(|error| error.bad(source, bad))
}

fn from_file(file: &Path, source: &Path, kinds: &[i32]) -> Result<HouseFile, JournalError> {
    for companion in COMPANIONS {
        folder::must_be_a_file(&beside(file, companion))?;
    }
    let (kind, version) = match header::read(file)? {
        Header::Tournament { version } => (TOURNAMENT_ID, version),
        Header::Journal { version, .. } => (JOURNAL_ID, version),
        Header::Missing => return Err(JournalError::unreadable(source, "it is not there")),
        _ => return Err(bad(source, "header")),
    };
    if !kinds.contains(&kind) {
        return Err(bad(source, "header"));
    }
    schema::must_be_known(source, version, MIGRATIONS)?;
    if folder::length(file) > LARGEST {
        return Err(JournalError::TooLarge { path: source.to_owned(), most: LARGEST });
    }
    if COMPANIONS.iter().any(|companion| folder::length(&beside(file, companion)) > 0) {
        return Err(bad(source, "another program left it unfinished"));
    }
    let copy = PrivateCopy::of(file)?;
    let mut connection = connection::connect(&copy.path())?;
    check::structure(&connection, source, MIGRATIONS)?;
    schema::migrate(&mut connection, MIGRATIONS).about(source)?;
    check::rows(&connection, source)?;
    let rows = tournaments::all(&connection).about(source)?;
    let read = rows.into_iter().filter(|row| kind == TOURNAMENT_ID || !row.deleted).map(|row| {
        match crate::append::readable(&connection, source, row.id, 1) {
            (lines, None) => Ok(TournamentFile { row, lines }),
            (_, Some(error)) => Err(error),
        }
    });
    let read: Result<Vec<TournamentFile>, JournalError> = read.collect();
    let settings = connection
        .prepare("SELECT key, value FROM settings")
        .and_then(|mut all| all.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .about(source)?;
    let is_cash = |file: &TournamentFile| file.row.id.cash_game().is_some();
    let is_staff = |file: &TournamentFile| file.row.id.staff().is_some();
    let is_series = |file: &TournamentFile| file.row.id.series().is_some();
    let is_room = |file: &TournamentFile| file.row.id.card_room().is_some();
    let (cash_games, others): (Vec<_>, Vec<_>) = read?.into_iter().partition(is_cash);
    let (staff, others): (Vec<_>, Vec<_>) = others.into_iter().partition(is_staff);
    let (card_rooms, others): (Vec<_>, Vec<_>) = others.into_iter().partition(is_room);
    let (series, tournaments) = others.into_iter().partition(is_series);
    Ok(HouseFile { tournaments, settings, series, cash_games, staff, card_rooms })
}
