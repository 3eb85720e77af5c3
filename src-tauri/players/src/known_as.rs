//! Players who came in from another program: which number each has there, so that nobody comes in twice.

use crate::csv_file::{Imported, take};
use crate::joining::{Fits, Named, fits};
use crate::problem::BROKEN;
use crate::{ListProblem, ListedPlayer, PlayerList, answered, keep};
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeMap;

/// A player of another program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FromElsewhere {
    /// What tells the player from all others there.
    pub id: String,
    /// What is known of the player there.
    pub player: ListedPlayer,
}

/// What results that go out have of a player beside the name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InPublic {
    /// Where the player is from; empty where nobody said.
    pub city: String,
    /// The country.
    pub country: String,
    /// Whether the player is not to be named.
    pub unnamed: bool,
}

/// What became of players of another program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known {
    /// The number on the list of each, in their order; none for one whom the list refuses.
    pub numbers: Vec<Option<u32>>,
    /// Who was added and who completed.
    pub imported: Imported,
}

impl PlayerList {
    /// Takes players in. One who came in before is that player, whatever is called otherwise since. Two of another program are
    /// never made one: of two with the same name the second is a player of his or her own.
    ///
    /// # Errors
    /// The list cannot be written; then nobody was taken in.
    pub fn take_from_elsewhere(&mut self, players: &[FromElsewhere]) -> Result<Known, ListProblem> {
        let work = self.writing()?.transaction()?;
        let mut known = Known::default();
        for one in players {
            let there = known_as(&work, &one.id)?;
            if there.is_some() {
                known.imported.known += 1;
                known.numbers.push(there);
                continue;
            }
            let mut imported = known.imported.clone();
            let named = Named {
                name: one.player.name.clone(),
                last_name: one.player.last_name.clone(),
                card: one.player.membership.clone(),
                ..Named::default()
            };
            // Which of two who are called so it is, nobody can say.
            let open = matches!(fits(&work, &named)?, Fits::Several(all) if all.len() > 1);
            let taken = if open {
                keep(&work, &one.player).inspect(|number| imported.added.push(*number))
            } else {
                take(&work, &one.player, &mut imported)
            };
            let taken = match taken {
                Ok(number) => {
                    let sql = "SELECT 1 FROM known_as WHERE player = ?";
                    if work.prepare_cached(sql)?.exists([number])? {
                        // A membership number is one player's; here it cannot tell the two apart.
                        let apart =
                            ListedPlayer { membership: String::new(), ..one.player.clone() };
                        let number = keep(&work, &apart)?;
                        known.imported.added.push(number);
                        Some(number)
                    } else {
                        known.imported = imported;
                        Some(number)
                    }
                }
                Err(problem) if problem.code == BROKEN => return Err(problem),
                Err(_) => None,
            };
            if let Some(number) = taken.filter(|_| !one.id.is_empty()) {
                let sql = "INSERT OR REPLACE INTO known_as (elsewhere, player) VALUES (?, ?)";
                work.prepare_cached(sql)?.execute(params![one.id, number])?;
            }
            known.numbers.push(taken);
        }
        work.commit()?;
        Ok(known)
    }

    /// Who on the list a player of another program is; none for one who never came in or was deleted since.
    pub fn known_elsewhere(&mut self, id: &str) -> Result<Option<u32>, ListProblem> {
        known_as(self.connection()?, id)
    }

    /// Forgets who these players of another program are.
    ///
    /// # Errors
    /// The list cannot be written; then nobody was forgotten.
    pub fn forget_elsewhere(&mut self, ids: &[String]) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for id in ids {
            work.prepare_cached("DELETE FROM known_as WHERE elsewhere = ?")?.execute([id])?;
        }
        Ok(work.commit()?)
    }

    /// Who is which player by now: those who were made one with another, over any number of merges.
    pub fn merged(&mut self) -> Result<BTreeMap<u32, u32>, ListProblem> {
        let sql = "WITH RECURSIVE of (id, into_id) AS (
                       SELECT id, merged_into FROM listed WHERE merged_into IS NOT NULL
                       UNION SELECT of.id, listed.merged_into FROM of JOIN listed ON listed.id = of.into_id
                       WHERE listed.merged_into IS NOT NULL)
                   SELECT of.id, into_id FROM of JOIN listed AS last ON last.id = of.into_id
                   WHERE last.merged_into IS NULL";
        answered(self.connection()?, sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// The names and photos of everybody on the list, by number.
    pub fn faces(&mut self) -> Result<BTreeMap<u32, (String, u32)>, ListProblem> {
        let sql = "SELECT id, name, coalesce(photo, 0) FROM listed";
        answered(self.connection()?, sql, [], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))
    }

    /// What results that go out have of players, by number; of those of whom there is nothing to say, nothing. Whoever was made
    /// one with another is as the other.
    pub fn in_public(&mut self) -> Result<BTreeMap<u32, InPublic>, ListProblem> {
        let merged = self.merged()?;
        let sql = "SELECT id, city, country, unnamed FROM listed \
            WHERE city <> '' OR country <> '' OR unnamed";
        let mut all: BTreeMap<u32, InPublic> = answered(self.connection()?, sql, [], |row| {
            let one = InPublic { city: row.get(1)?, country: row.get(2)?, unnamed: row.get(3)? };
            Ok((row.get(0)?, one))
        })?;
        for (part, of) in merged {
            match all.get(&of).cloned() {
                Some(one) => all.insert(part, one),
                None => all.remove(&part),
            };
        }
        Ok(all)
    }

    /// A number that is another one whenever somebody else has written to the list.
    pub fn written(&mut self) -> Result<i64, ListProblem> {
        Ok(self.connection()?.pragma_query_value(None, "data_version", |row| row.get(0))?)
    }
}

fn known_as(connection: &Connection, id: &str) -> Result<Option<u32>, ListProblem> {
    let sql = "SELECT player FROM known_as JOIN listed ON listed.id = player \
               WHERE elsewhere = ? AND deleted IS NULL";
    Ok(connection.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(id: &str, name: &str) -> FromElsewhere {
        let player = ListedPlayer { name: name.into(), ..ListedPlayer::default() };
        FromElsewhere { id: id.into(), player }
    }

    #[test]
    fn nobody_comes_in_twice_and_two_are_never_made_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let anna = list.keep(&from("", "Anna Berg").player).unwrap();
        let players =
            [from("a", "Anna Berg"), from("b", "Anna Berg"), from("c", "Bo Ek"), from("d", "")];
        let first = list.take_from_elsewhere(&players).unwrap();
        assert_eq!(first.numbers[0], Some(anna), "the Anna of the list");
        assert_ne!(first.numbers[1], Some(anna), "another Anna");
        assert_eq!((first.imported.added.len(), first.numbers[3]), (2, None));
        // Renamed since, they are the same players.
        let again = [from("a", "Anna B."), from("c", "Bosse")];
        let second = list.take_from_elsewhere(&again).unwrap();
        assert_eq!(second.numbers, [first.numbers[0], first.numbers[2]]);
        assert_eq!((second.imported.added.len(), second.imported.known), (0, 2));
    }

    #[test]
    fn players_made_one_are_the_last_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let [one, two, three] =
            ["Anna", "Ann", "Annie"].map(|name| list.keep(&from("", name).player).unwrap());
        list.merge(two, one).unwrap();
        list.merge(three, two).unwrap();
        assert_eq!(list.merged().unwrap(), [(one, three), (two, three)].into());
    }
}
