//! Until when the program was alive, for the question after a crash.
//!
//! A cue, a line and the end are noted in the house's file. Between them a few bytes beside it say so every few seconds while a
//! clock runs. Nothing forces them to the disk: a program that is killed leaves them to the system, and after a power cut an older
//! moment is an answer too.

use super::FILE;
use super::prelude::*;
use shuffle_up_journal::TournamentId;

/// Its ending, beside the house's file.
const ENDING: &str = "alive";

/// When each running clock was last seen.
#[derive(Debug, Default)]
pub(super) struct Alive {
    clocks: BTreeMap<TournamentId, Seen>,
    /// The last note failed: the diagnostics have it once, not every few seconds.
    failed: bool,
}

/// A moment at which a tournament ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seen {
    /// The lines of its log then. A shorter log is an older one, restored since: nobody saw its clock.
    revision: u32,
    /// When, in milliseconds since the Unix epoch.
    at: i64,
}

impl Alive {
    fn path(folder: &Path) -> PathBuf {
        folder.join(FILE).with_extension(ENDING)
    }

    /// As an earlier run left it; empty where there is none that can be read.
    pub(super) fn read(folder: &Path) -> Self {
        let text = std::fs::read_to_string(Self::path(folder)).unwrap_or_default();
        Self { clocks: text.lines().filter_map(Self::line).collect(), failed: false }
    }

    fn line(line: &str) -> Option<(TournamentId, Seen)> {
        let mut words = line.split(' ');
        let id = TournamentId(words.next()?.parse().ok()?);
        let (revision, at) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        words.next().is_none().then_some((id, Seen { revision, at }))
    }

    fn write(&self, folder: &Path) -> std::io::Result<()> {
        let lines: Vec<String> = self
            .clocks
            .iter()
            .map(|(TournamentId(id), Seen { revision, at })| format!("{id} {revision} {at}\n"))
            .collect();
        std::fs::write(Self::path(folder), lines.concat())
    }

    /// When this tournament was last seen at work, with no more lines than these.
    pub(super) fn seen(&self, tournament: TournamentId, revision: u32) -> Option<i64> {
        self.clocks.get(&tournament).filter(|seen| seen.revision <= revision).map(|seen| seen.at)
    }
}

impl Office {
    /// Notes beside the file that the program is alive now, with each clock that runs. A clock that the director is asked about
    /// keeps its moment.
    pub fn note_moment(&mut self) {
        if self.journal.as_ref().is_none_or(|journal| journal.read_only().is_some()) {
            return;
        }
        if self.is_shared() {
            // Where each desk finds it.
            self.note_alive();
            return;
        }
        let at = self.now();
        for (id, open) in &self.open_tournaments {
            if !open.log.tournament().clock(at).running {
                self.alive.clocks.remove(id);
            } else if open.seen_at.is_none() {
                self.alive.clocks.insert(*id, Seen { revision: open.log.revision(), at });
            }
        }
        let written = self.alive.write(self.folder());
        if let Err(error) = &written
            && !self.alive.failed
        {
            tracing::error!(%error, "the moment cannot be noted beside the file");
        }
        self.alive.failed = written.is_err();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moment_comes_back_and_a_shorter_log_has_none() {
        let folder = tempfile::tempdir().unwrap();
        let seen = Seen { revision: 30, at: 1_800_000_000_000 };
        let clocks = BTreeMap::from([(TournamentId(7), seen)]);
        Alive { clocks, failed: false }.write(folder.path()).unwrap();
        let read = Alive::read(folder.path());
        assert_eq!(read.seen(TournamentId(7), 30), Some(seen.at));
        assert_eq!(read.seen(TournamentId(7), 31), Some(seen.at), "a line came after it");
        assert_eq!(read.seen(TournamentId(7), 29), None, "a backup was restored");
        assert_eq!(read.seen(TournamentId(8), 30), None);
    }

    #[test]
    fn what_is_torn_or_foreign_is_no_moment() {
        for torn in ["", "7", "7 30", "7 30 1800x", "7 30 1800 5", "\0\0\0", "seven 30 1800"] {
            assert_eq!(Alive::line(torn), None, "{torn}");
        }
        assert!(Alive::read(Path::new("/nowhere")).clocks.is_empty());
    }
}
