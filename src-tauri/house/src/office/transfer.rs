//! A tournament as a file of its own: out to another computer, and in from one.
//!
//! The file holds the tournament and nothing of the house: its set-up, its players, its whole log. Sounds, the logo, the
//! plan of the room and the list of players stay where they are.

use super::known::know_strangers;
use super::prelude::*;
use super::replay;
use super::whole::{TakenBeside, take_in_whole};
use crate::files::file_name;
use chrono::Local;
use shuffle_up_engine::log::LineKind;
use shuffle_up_journal::{LogStore as _, TournamentFile, TournamentId, TournamentRow, WholeFile};
use shuffle_up_readers::{NoBytes, file_bytes};
use std::ops::DerefMut;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The largest tournament file that a window may hand over, in bytes; ten thousand entries with every action make a third.
pub const LARGEST: usize = 64 * 1024 * 1024;
/// The latest time of a line, in milliseconds since the Unix epoch: the year 9999.
const LATEST: i64 = 253_402_300_799_999;

/// A tournament that was taken in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ImportedTournament {
    /// Its number in the file of tournaments.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How many lines its log has.
    pub lines: u32,
    /// It was in the list before; it stands there once more, and the other one is as it was.
    pub again: bool,
}

/// What was taken in of a file that may hold several tournaments.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct TakenIn {
    /// Those that are new in the list.
    pub imported: Vec<ImportedTournament>,
    /// Those that stand in the list already, with all that the file has of them.
    pub known: Vec<ImportedTournament>,
    /// What came beside the tournaments; absent for a file that has nothing else.
    pub beside: Option<TakenBeside>,
}

/// What became of a file that the program was opened with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Given {
    /// The file's own name.
    pub file: String,
    /// What was taken in of it.
    pub taken: TakenIn,
    /// Why no more was; empty when all was.
    #[ts(type = "string")]
    pub refusal: Phrase,
}

/// Takes in a tournament's file, or every tournament of a house's, that does not stand in the list with as much already. The
/// house is asked for one tournament after the other, so that no action waits for the file to be read and played.
///
/// # Errors
/// As [`ReadTournament::read`], before anything is taken in; and the journal's errors, after which `taken` says how far it came.
pub fn take_in_path<H: DerefMut<Target = Office>>(
    path: &Path,
    office: impl Fn() -> H,
    taken: &mut TakenIn,
) -> Result<(), Problem> {
    let own = office().path.canonicalize().ok();
    if own.is_some() && own == path.canonicalize().ok() {
        return Err(problem!(
            own_file,
            "file-open-here",
            "This file is the one that is open here. Its tournaments are in this list."
        ));
    }
    if WholeFile::is_at(path) {
        return take_in_whole(path, office, taken);
    }
    let read: Result<Vec<ReadTournament>, Problem> =
        TournamentFile::read_all(path)?.into_iter().map(ReadTournament::played).collect();
    let came = take_in_read(read?, &office, taken)?;
    let players = Arc::clone(&office().players);
    for tournament in came.new {
        know_strangers(&office, &players, tournament, &BTreeMap::new())?;
    }
    Ok(())
}

/// The tournaments that came in.
#[derive(Debug, Default)]
pub(super) struct CameIn {
    /// Which number here each of them has.
    pub numbers: BTreeMap<TournamentId, TournamentId>,
    /// Those that did not stand in the list before.
    pub new: Vec<TournamentId>,
}

/// Takes in those that do not stand in the list with as much already; answers which number here each of them has. One that stands
/// there and was deleted, or is in the archive, is put back.
pub(super) fn take_in_read<H: DerefMut<Target = Office>>(
    read: Vec<ReadTournament>,
    office: &impl Fn() -> H,
    taken: &mut TakenIn,
) -> Result<CameIn, Problem> {
    let mut came = CameIn::default();
    for one in read {
        let mut office = office();
        let theirs = one.file.row().id;
        let ours = match office.stands_there(&one.file)? {
            Some((id, deleted)) => {
                let lines = one.file.row().lines;
                let off = deleted || office.archived.has(id);
                let there = ImportedTournament { id, name: one.name, lines, again: !off };
                if off {
                    office.delete(id, false)?;
                    office.keep_archived(|archived| {
                        archived.remove(&id);
                    })?;
                    taken.imported.push(there);
                } else {
                    taken.known.push(there);
                }
                id
            }
            None => {
                let imported = office.take_in_file(one)?;
                let id = imported.id;
                came.new.push(id);
                taken.imported.push(imported);
                id
            }
        };
        came.numbers.insert(theirs, ours);
    }
    Ok(came)
}

impl Office {
    /// The tournament that has all that this file has: the same one, with as many lines or more. And whether it is deleted, for
    /// want of one that is not.
    fn stands_there(
        &mut self,
        file: &TournamentFile,
    ) -> Result<Option<(TournamentId, bool)>, Problem> {
        let same = |row: &TournamentRow| {
            let other = file.row();
            row.created_at == other.created_at && row.name == other.name && row.lines >= other.lines
        };
        let mut rows: Vec<TournamentRow> =
            self.journal()?.tournaments()?.into_iter().filter(same).collect();
        rows.sort_by_key(|row| row.deleted);
        for row in rows {
            let there = self.journal()?.read(row.id, 1)?;
            // Two copies that went on apart from each other are two evenings.
            if there.iter().zip(file.lines()).all(|(one, other)| one.body == other.body) {
                return Ok(Some((row.id, row.deleted)));
            }
        }
        Ok(None)
    }

    /// Writes a tournament into this folder as a file of its own; answers where it is. The time is part of its name, so
    /// that no earlier file is written over.
    ///
    /// # Errors
    /// An unknown tournament, a log that cannot be read, a folder that cannot be written.
    pub fn export_tournament(
        &mut self,
        folder: &Path,
        tournament: TournamentId,
    ) -> Result<PathBuf, Problem> {
        let name = self.look(tournament)?.tournament().setup.name.clone();
        let stem = file_name(&name, tournament.0);
        let time = Local::now().format("%Y-%m-%d %H-%M-%S");
        let path = folder.join(format!("{} {time}.tournament", stem.display()));
        std::fs::create_dir_all(folder).map_err(|error| {
            tracing::error!(%error, "the folder of tournament files cannot be made");
            problem!(
                folder,
                "folder-not-writable",
                "Nothing can be saved in {folder}: {error}.",
                folder = folder.display().to_string(),
                error = error.to_string()
            )
        })?;
        self.journal()?.export(tournament, &path)?;
        Ok(path)
    }

    /// Takes in a tournament that was read, always as a new one.
    ///
    /// # Errors
    /// The journal's errors; nothing has happened then.
    pub fn take_in_file(&mut self, read: ReadTournament) -> Result<ImportedTournament, Problem> {
        let ReadTournament { file, name } = read;
        let lines = file.row().lines;
        let created_at = file.row().created_at;
        let again = self
            .journal()?
            .tournaments()?
            .iter()
            .any(|row| row.created_at == created_at && row.name == file.row().name);
        let id = self.journal()?.add(file.without_summary())?;
        tracing::info!(%id, lines, again, "a tournament was taken in");
        Ok(ImportedTournament { id, name, lines, again })
    }
}

/// A tournament's file, read, checked and played through.
#[derive(Debug)]
pub struct ReadTournament {
    file: TournamentFile,
    name: String,
}

impl ReadTournament {
    /// Reads a file, its bytes in base64, which takes its time and needs no house.
    ///
    /// # Errors
    /// A file that is too large, is something else, is damaged, was written by a newer version or has a log that makes no
    /// sense.
    pub fn read(name: &str, base64: &str) -> Result<Self, Problem> {
        let bytes = file_bytes(base64, LARGEST).map_err(|none| match none {
            NoBytes::TooLarge => problem!(
                too_large,
                "tournament-file-too-large",
                "A tournament's file has at most 64 MB. Choose another file."
            ),
            NoBytes::NotWhole => {
                problem!(bad, "file-not-whole", "The file did not arrive whole. Choose it again.")
            }
        })?;
        Self::played(TournamentFile::from_bytes(name, &bytes)?)
    }

    pub(super) fn played(file: TournamentFile) -> Result<Self, Problem> {
        let name = played(&file)?.tournament().setup.name.clone();
        Ok(Self { file, name })
    }
}

/// The log of a file from anywhere, played through before anything is kept of it.
fn played(file: &TournamentFile) -> Result<Log, Problem> {
    let senseless = || {
        problem!(
            bad_tournament_file,
            "foreign-log",
            "Shuffle Up did not write the log in this file. Export the tournament again, or choose another file. Nothing was changed."
        )
    };
    if file.lines().is_empty() || file.lines().iter().any(|line| !(0..=LATEST).contains(&line.at)) {
        return Err(senseless());
    }
    // The engine is written not to panic; a file that makes it do so all the same is refused like any other.
    let log =
        catch_unwind(AssertUnwindSafe(|| replay(file.lines()))).map_err(|_| senseless())??;
    let opens = log.lines().first().is_some_and(|line| {
        matches!(&line.kind, LineKind::Command { command: Command::OpenTournament(_), .. })
    });
    if !opens {
        return Err(senseless());
    }
    Ok(log)
}
