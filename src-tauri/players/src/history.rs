//! Who was entered in which tournament.

use crate::joining::{Named, forget_grown, joined_as};
use crate::{ListProblem, PlayerList};
use rusqlite::{Connection, Transaction, params};

impl PlayerList {
    /// Notes that players of the list were entered in a tournament.
    pub fn note_played(&mut self, numbers: &[u32], tournament: u32, name: &str, at: i64) {
        self.in_passing(|work| {
            crate::joining::back(work, numbers)?;
            numbers.iter().try_for_each(|number| note(work, *number, tournament, name, at))
        });
    }

    /// Notes that players were not entered in a tournament after all. Whoever came onto the list by it goes again.
    pub fn forget_played(&mut self, numbers: &[u32], tournament: u32, at: i64) {
        self.in_passing(|work| {
            for number in numbers {
                let sql = "WITH RECURSIVE part (id) AS (VALUES (?1) \
                    UNION SELECT listed.id FROM listed JOIN part ON listed.merged_into = part.id) \
                    DELETE FROM played WHERE player IN part AND tournament = ?2";
                work.execute(sql, params![number, tournament])?;
            }
            forget_grown(work, numbers, at)
        });
    }

    /// Notes who has played an event and who has not after all. It has a number where it is a tournament.
    pub fn note_change(
        &mut self,
        (tournament, name, at): (Option<u32>, &str, i64),
        gone: &[u32],
        came: &[u32],
        now: i64,
    ) {
        if let Some(tournament) = tournament {
            self.forget_played(gone, tournament, now);
            self.note_played(came, tournament, name, at);
            return;
        }
        self.in_passing(|work| {
            forget_grown(work, gone, now)?;
            crate::joining::back(work, came)
        });
    }

    /// Who came to a tournament by these names, as far as a line says who each is.
    pub fn joined_to(&mut self, tournament: u32, people: &[Named]) -> Vec<u32> {
        let Ok(connection) = self.connection() else { return Vec::new() };
        let evening = tournament.to_string();
        let said = people.iter().filter_map(|who| joined_as(connection, &evening, who).ok()?);
        said.flatten().collect()
    }

    /// Writes in one go; what goes wrong is only logged, since a tournament does not wait for the list.
    pub(crate) fn in_passing(
        &mut self,
        write: impl FnOnce(&Transaction<'_>) -> Result<(), ListProblem>,
    ) {
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
