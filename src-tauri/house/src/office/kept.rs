//! What was kept when the program was cut off or a backup restored, for the director to read once.

use super::prelude::*;

/// At most so many tournaments are named: those in play, and else the one last touched.
const MOST: usize = 4;

/// What was kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Kept {
    /// What happened.
    pub because: KeptBecause,
    /// The name of the file in which what was replaced lies; absent where nothing was.
    pub aside: Option<String>,
    /// The tournaments that it matters for.
    pub tournaments: Vec<KeptLine>,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum KeptBecause {
    /// The program ended without closing its file: a power cut, a crash.
    CutOff,
    /// A backup was put in the place of the file.
    Restored,
    /// A new file was made of what could be read of a damaged one.
    Salvaged,
}

/// The last line of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KeptLine {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// The number of its last line.
    pub line: u32,
    /// What it says.
    pub said: String,
    /// When it was said, in milliseconds since the Unix epoch.
    pub at: i64,
    /// What came after it could not be read.
    pub cut_short: bool,
}

impl Office {
    /// What was kept, as long as nothing has been said since.
    pub fn what_was_kept(&self) -> Option<Kept> {
        let kept = self.kept.as_ref()?;
        let untouched = kept.tournaments.iter().all(|line| {
            self.open_tournaments
                .get(&line.tournament)
                .is_none_or(|open| open.log.revision() == line.line)
        });
        untouched.then(|| kept.clone())
    }

    /// What the program finds after it was cut off; nothing where there is no tournament.
    pub(super) fn note_cut_off(&mut self) -> Option<Kept> {
        let tournaments = self.last_lines(&[]);
        (!tournaments.is_empty()).then_some(Kept {
            because: KeptBecause::CutOff,
            aside: None,
            tournaments,
        })
    }

    /// What the program finds in a file that took the place of another, and where that one lies. `cut` are the tournaments
    /// whose logs end too early.
    pub(super) fn note_replaced(
        &mut self,
        because: KeptBecause,
        aside: Option<&Path>,
        cut: &[TournamentId],
    ) -> Kept {
        let aside = aside.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        Kept { because, aside, tournaments: self.last_lines(cut) }
    }

    fn last_lines(&mut self, cut: &[TournamentId]) -> Vec<KeptLine> {
        let rows: Vec<_> = self.summaries().into_iter().filter(|row| !row.deleted).collect();
        let in_play = rows.iter().any(|row| row.phase == Phase::Playing);
        let (cut_short, others): (Vec<TournamentId>, Vec<TournamentId>) = rows
            .iter()
            .filter(|row| row.phase == Phase::Playing || !in_play || cut.contains(&row.id))
            .map(|row| row.id)
            .partition(|id| cut.contains(id));
        let most = if in_play { MOST } else { 1 };
        let told = cut_short.into_iter().chain(others).take(most.max(cut.len()));
        let language = self.language();
        told.filter_map(|tournament| {
            let log = self.look(tournament).ok()?;
            let last = log.lines().last()?;
            Some(KeptLine {
                tournament,
                name: log.tournament().setup.name.clone(),
                line: last.number,
                said: plain(&log.label(last.number)?.said(), language),
                at: last.at,
                cut_short: cut.contains(&tournament),
            })
        })
        .collect()
    }
}
