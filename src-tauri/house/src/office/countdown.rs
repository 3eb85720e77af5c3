//! Clocks that start by themselves at a set time.

use super::prelude::*;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::base::ids::Millis;

/// A start this late is left to the director: the program was away, or the computer slept, and nobody was told to sit.
const TOO_LATE: Millis = 10_000;

/// A start whose time had come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueStart {
    /// Whose.
    pub tournament: TournamentId,
    /// The number of its last line, for the windows to be told.
    pub revision: u32,
    /// The clock runs now; false where the start was refused.
    pub started: bool,
}

impl Office {
    /// When the next clock starts by itself, in tournament time.
    pub fn next_start(&self) -> Option<Millis> {
        let now = self.now();
        self.planned().map(|(_, at)| at).filter(|at| *at > now).min()
    }

    /// Starts the clocks whose time has come, as a line of each log; a start that is refused, because no seats are
    /// drawn, is tried once.
    pub fn start_those_due(&mut self) -> Vec<DueStart> {
        let now = self.now();
        let due: Vec<(TournamentId, Millis)> = self
            .planned()
            .filter(|(_, at)| *at <= now && now.saturating_sub(*at) <= TOO_LATE)
            .collect();
        let mut told = Vec::new();
        for (tournament, at) in due {
            let Some(open) = self.open_tournaments.get_mut(&tournament) else { continue };
            if open.start_tried.replace(at) == Some(at) {
                continue;
            }
            let revision = open.log.revision();
            match self.act(tournament, StartClock {}.into()) {
                Ok(written) => {
                    told.push(DueStart { tournament, revision: written.revision, started: true });
                }
                Err(problem) => {
                    tracing::warn!(%tournament, problem = %problem.sentence, "the planned start");
                    told.push(DueStart { tournament, revision, started: false });
                }
            }
        }
        told
    }

    fn planned(&self) -> impl Iterator<Item = (TournamentId, Millis)> + '_ {
        self.open_tournaments
            .iter()
            .filter_map(|(id, open)| Some((*id, open.log.tournament().start_planned?)))
    }
}
