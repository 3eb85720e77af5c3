//! Whether a command still means what somebody meant by it who had seen the tournament as it was a few lines ago.

use super::prelude::*;
use shuffle_up_engine::actions::entries::enter::place_in_line;
use shuffle_up_engine::log::about::{About, about};
use shuffle_up_engine::log::{Line, LineKind};

/// Where more was said since, it is looked at anew in any case.
const MOST_LINES: u32 = 200;

impl Office {
    /// Refuses a command at this device by somebody who had seen this line as the last one, where something was said since about
    /// the same players, or, where it is about nobody, about the same tables, or, where it is about neither, about the whole.
    ///
    /// # Errors
    /// It is to be shown again; and the refusals of the command itself.
    pub fn still_means(
        &mut self,
        tournament: TournamentId,
        command: &Command,
        (seen, device): (u32, &str),
    ) -> Result<(), Problem> {
        let now = self.now();
        let log = &self.log(tournament)?.log;
        let line = log.prepare(command.clone(), now, 0, device)?;
        still_right(log, &line, seen)
    }

    /// As [`Office::still_means`], for an undo: it must be the line that was seen.
    ///
    /// # Errors
    /// It is to be shown again.
    pub fn is_the_last(&mut self, tournament: TournamentId, seen: u32) -> Result<(), Problem> {
        if self.log(tournament)?.log.revision() == seen {
            return Ok(());
        }
        Err(problem!(
            changed,
            "said-meanwhile",
            "Something else was entered in the meantime. Look again at what would be undone."
        ))
    }
}

/// Refuses a line by somebody who had seen another as the last one, as [`Office::still_means`] does.
pub(super) fn still_right(log: &Log, line: &Line, seen: u32) -> Result<(), Problem> {
    if log.revision() == seen
        || (means_the_same(log, line, seen) && sells_the_same(log, line, seen))
    {
        return Ok(());
    }
    Err(changed())
}

/// Whether an entry is sold as it was seen: with a seat, or with a place in the line.
fn sells_the_same(log: &Log, line: &Line, seen: u32) -> bool {
    let command = line.applied().map(|applied| applied.command);
    if !matches!(command, Some(Command::Enter(_) | Command::ReEnter(_))) {
        return true;
    }
    log.right_after(seen).is_some_and(|(then, _)| {
        place_in_line(&then, line.at) == place_in_line(log.tournament(), line.at)
    })
}

/// What was seen is not what is there.
pub(crate) fn changed() -> Problem {
    problem!(
        changed,
        "changed-meanwhile",
        "Something changed in the meantime. Look again, then repeat it."
    )
}

fn means_the_same(log: &Log, line: &Line, seen: u32) -> bool {
    if of_a_drawer(line) {
        return true;
    }
    let since = log.revision().checked_sub(seen).filter(|since| *since <= MOST_LINES);
    if since.is_none() {
        return false;
    }
    let mut with_it = log.clone();
    let number = line.number;
    with_it.commit(line.clone());
    let mine = about(&with_it, number);
    (seen + 1..number).all(|other| {
        let said =
            log.numbered(other).is_some_and(|line| matches!(line.kind, LineKind::Command { .. }));
        let drawers = log.numbered(other).is_some_and(of_a_drawer);
        said && (drawers || !touch(&mine, &about(log, other)))
    })
}

/// Whether a line is about a cashier's drawer: what was counted there is so whatever is said elsewhere.
fn of_a_drawer(line: &Line) -> bool {
    let command = line.applied().map(|applied| applied.command);
    matches!(
        command,
        Some(
            Command::OpenDrawer(_)
                | Command::TakeDrawer(_)
                | Command::MoveCash(_)
                | Command::CloseDrawer(_)
        )
    )
}

fn touch(mine: &About, other: &About) -> bool {
    let people = |about: &About| !about.entries.is_empty() || !about.players.is_empty();
    if people(mine) {
        return !mine.entries.is_disjoint(&other.entries)
            || !mine.players.is_disjoint(&other.players);
    }
    if !mine.tables.is_empty() {
        return !mine.tables.is_disjoint(&other.tables);
    }
    !people(other) && other.tables.is_empty()
}
