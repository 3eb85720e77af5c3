//! Years that were put away: their tournaments are off the list and lie in a file of their own. Nothing of them leaves the house's
//! file, so that seasons and the list of players count them as before, and the host can bring them back.

use super::prelude::*;
use super::stored::Stored;
use super::summary::TournamentLine;
use super::whole::TOURNAMENTS;
use chrono::{Datelike, Local, TimeZone};
use shuffle_up_journal::{Copied, TournamentFile, TournamentId, WholeFile};

/// The numbers of the tournaments that are off the list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Archived(BTreeSet<TournamentId>);

impl Stored for Archived {
    const KEY: &'static str = "archived";
    const CALLED: fn() -> Phrase = || phrase!("unread-archive", "the years in the archive");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.archived;

    fn within_bounds(self) -> Self {
        self
    }
}

impl Archived {
    /// Whether this tournament is off the list.
    pub fn has(&self, tournament: TournamentId) -> bool {
        self.0.contains(&tournament)
    }
}

/// A year with tournaments that are over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct YearLine {
    /// The year.
    pub year: i32,
    /// How many of them are on the list.
    pub listed: u32,
    /// How many are in the archive.
    pub archived: u32,
}

/// The tournaments of a year as they stood when they were asked for. To write them to the disk needs the house no more.
#[derive(Debug)]
pub struct ToArchive {
    year: i32,
    file: Copied,
    tournaments: Vec<TournamentId>,
}

/// A file in which the tournaments of a year were found when it was read back, each with so many lines.
#[derive(Debug)]
pub struct ArchiveFile {
    /// Where it is.
    pub path: PathBuf,
    lines: BTreeMap<TournamentId, u32>,
}

/// The year of a tournament, by the date that the list shows.
fn year_of(line: &TournamentLine) -> Option<i32> {
    Local.timestamp_millis_opt(line.last_line_at).earliest().map(|at| at.year())
}

/// The years with tournaments that are over, the newest first.
pub(super) fn years(list: &[TournamentLine]) -> Vec<YearLine> {
    let mut years: BTreeMap<i32, YearLine> = BTreeMap::new();
    for line in list.iter().filter(|line| line.phase == Phase::Finished && !line.deleted) {
        let Some(year) = year_of(line) else { continue };
        let counted = years.entry(year).or_insert(YearLine { year, listed: 0, archived: 0 });
        let count = if line.archived { &mut counted.archived } else { &mut counted.listed };
        *count = count.saturating_add(1);
    }
    years.into_values().rev().collect()
}

impl Office {
    /// The tournaments of this year that are over, in the archive or on the list.
    fn of_year(&mut self, year: i32, archived: bool) -> BTreeSet<TournamentId> {
        let list = self.summaries().into_iter();
        let over = list.filter(|line| line.phase == Phase::Finished && !line.deleted);
        over.filter(|line| line.archived == archived && year_of(line) == Some(year))
            .map(|line| line.id)
            .collect()
    }

    /// Copies the tournaments of this year that are over and on the list into memory.
    ///
    /// # Errors
    /// A year without any; the journal's: a file that can only be read.
    pub fn to_archive(&mut self, year: i32) -> Result<ToArchive, Problem> {
        let tournaments: Vec<TournamentId> = self.of_year(year, false).into_iter().collect();
        if tournaments.is_empty() {
            return Err(problem!(
                unknown,
                "nothing-of-year",
                "No finished tournament of {year} is on the list.",
                year = year.to_string()
            ));
        }
        Ok(ToArchive { year, file: self.journal()?.copied()?, tournaments })
    }

    /// Takes those off the list that this file has with all that was said to them; answers which. They leave all at once or not
    /// at all.
    ///
    /// # Errors
    /// The journal's; all are on the list then as before.
    pub fn take_off(&mut self, file: &ArchiveFile) -> Result<BTreeSet<TournamentId>, Problem> {
        let whole: BTreeSet<TournamentId> = self
            .journal()?
            .tournaments()?
            .into_iter()
            .filter(|row| file.lines.get(&row.id) == Some(&row.lines))
            .map(|row| row.id)
            .collect();
        self.keep_archived(|archived| archived.extend(&whole))?;
        self.open_tournaments.retain(|tournament, _| !whole.contains(tournament));
        Ok(whole)
    }

    /// Puts the tournaments of this year on the list again. Their file stays.
    ///
    /// # Errors
    /// The journal's; they are in the archive then as before.
    pub fn bring_back(&mut self, year: i32) -> Result<(), Problem> {
        let of_year = self.of_year(year, true);
        self.keep_archived(|archived| archived.retain(|number| !of_year.contains(number)))
    }

    /// Changes which tournaments are off the list, once that is on the disk.
    pub(super) fn keep_archived(
        &mut self,
        change: impl FnOnce(&mut BTreeSet<TournamentId>),
    ) -> Result<(), Problem> {
        let mut changed = self.archived.clone();
        change(&mut changed.0);
        if changed != self.archived {
            let unread = self.unread_of::<Archived>();
            changed.keep(self.journal()?, &unread)?;
            self.archived = changed;
        }
        Ok(())
    }
}

impl ToArchive {
    /// Writes the file into this folder, forces it to the disk, and reads it back: what is found in it then may leave the list.
    /// No earlier file is written over.
    ///
    /// # Errors
    /// The journal's: a full disk, a folder that cannot be written, a file that is not what was written.
    pub fn write(self, folder: &Path) -> Result<ArchiveFile, Problem> {
        let path = (1_u32..)
            .map(|copy| match copy {
                1 => format!("House archive {}.shuffle-up", self.year),
                _ => format!("House archive {} ({copy}).shuffle-up", self.year),
            })
            .map(|name| folder.join(name))
            .find(|path| !path.exists())
            .unwrap_or_else(|| folder.join("House archive.shuffle-up"));
        let bytes = self.file.bytes(Some(&self.tournaments))?;
        WholeFile::default().with(TOURNAMENTS, bytes).write(&path)?;
        let back = WholeFile::read(&path)?.take(TOURNAMENTS).unwrap_or_default();
        let files = TournamentFile::all_of_house(&path, &back)?.tournaments;
        let lines = files.iter().map(|file| (file.row().id, file.row().lines)).collect();
        tracing::info!(path = %path.display(), year = self.year, "a year was written");
        Ok(ArchiveFile { path, lines })
    }
}

/// Which tournaments of another house are off its list, by its own numbers. What is not understood are none.
pub(super) fn archived_there(text: &str) -> BTreeSet<TournamentId> {
    serde_json::from_str(text).unwrap_or_default()
}
