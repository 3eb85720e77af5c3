//! Who was entered in which tournament.

use crate::{ListProblem, ListedPlayer, PlayerList, answered, keep};
use rusqlite::{Connection, Transaction, params};

impl PlayerList {
    /// Notes that players of the list were entered in a tournament.
    pub fn note_played(&mut self, numbers: &[u32], tournament: u32, name: &str, at: i64) {
        self.in_passing(|work| {
            numbers.iter().try_for_each(|number| note(work, *number, tournament, name, at))
        });
    }

    /// Notes that players were not entered in a tournament after all.
    pub fn forget_played(&mut self, numbers: &[u32], tournament: u32) {
        self.in_passing(|work| {
            for number in numbers {
                let sql = "DELETE FROM played WHERE player = ? AND tournament = ?";
                work.execute(sql, params![number, tournament])?;
            }
            Ok(())
        });
    }

    /// Writes in one go; what goes wrong is only logged, since a tournament does not wait for the list.
    fn in_passing(&mut self, write: impl FnOnce(&Transaction<'_>) -> Result<(), ListProblem>) {
        let Ok(connection) = self.writing() else { return };
        let write = || -> Result<(), ListProblem> {
            let work = connection.transaction()?;
            write(&work)?;
            Ok(work.commit()?)
        };
        if let Err(problem) = write() {
            tracing::error!(%problem.message, "the list of players could not note a tournament");
        }
    }

    /// Puts those of a tournament onto the list who are not on it under exactly this name, and notes the tournament for
    /// all whose name is on it once. Answers how many are new.
    ///
    /// # Errors
    /// The list cannot be written; then nobody was put onto it.
    pub fn enlist(
        &mut self,
        names: &[String],
        tournament: u32,
        event: &str,
        at: i64,
    ) -> Result<u32, ListProblem> {
        let work = self.writing()?.transaction()?;
        let mut added = 0;
        for name in names {
            let number = match named(&work, name)?.as_slice() {
                [] => {
                    added += 1;
                    keep(&work, &ListedPlayer { name: name.clone(), ..ListedPlayer::default() })?
                }
                [number] => *number,
                // Which of the two it was, the list cannot know.
                _ => continue,
            };
            note(&work, number, tournament, event, at)?;
        }
        work.commit()?;
        Ok(added)
    }

    /// The one player with exactly this name; none where there are several.
    pub fn known(&mut self, name: &str) -> Option<u32> {
        match named(self.connection().ok()?, name).ok()?.as_slice() {
            [number] => Some(*number),
            _ => None,
        }
    }
}

/// Those with exactly this name, two at the most.
fn named(connection: &Connection, name: &str) -> Result<Vec<u32>, ListProblem> {
    let sql = "SELECT id FROM listed WHERE shown AND name = ? LIMIT 2";
    answered(connection, sql, [name], |row| row.get(0))
}

pub(crate) fn note(
    work: &Connection,
    number: u32,
    tournament: u32,
    name: &str,
    at: i64,
) -> Result<(), ListProblem> {
    // A number that is no longer on the list is no reason to forget the others.
    let sql = "INSERT OR IGNORE INTO played (player, tournament, name, at) \
               SELECT id, ?2, ?3, ?4 FROM listed WHERE id = ?1";
    work.prepare_cached(sql)?.execute(params![number, tournament, name, at])?;
    Ok(())
}
