//! Who is who: which player of the list somebody is who played an evening. Each says so in a line of its own, which can be struck
//! and restored; the latest line in force counts before what the evening's own log says.
//!
//! Names are compared without marks, case and signs. Where one player of the list is called so, a name typed again is that player;
//! where two are, nobody says which until a person does.

use crate::history::note;
use crate::{ListProblem, ListedPlayer, PlayerList, answered, keep, shown};
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::wording::phrase;
use shuffle_up_engine::base::words::clean_name;
use shuffle_up_seasons::{Evening, Season};
use std::collections::{BTreeMap, BTreeSet};

/// Somebody as an evening has the person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Named {
    /// The number of the player in the evening; 0 before there is one.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The last name in it; empty where nobody said which it is.
    pub last_name: String,
    /// The number of the card; empty without one.
    pub card: String,
    /// Somebody said that this is nobody of the list, whoever is called so there.
    pub somebody_new: bool,
}

/// An evening in which the list is to know everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ToMatch {
    /// What tells the evening from all others: for a tournament its number.
    pub evening: String,
    /// Its name.
    pub event: String,
    /// When it began.
    pub at: i64,
    /// Those of whom it says no number of the list.
    pub people: Vec<Named>,
    /// The numbers of the others.
    pub there: BTreeSet<u32>,
    /// Who is meant by a name, as somebody said before; nobody where two things were said.
    pub known: BTreeMap<String, Option<u32>>,
}

/// Who on the list may be meant by a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fits {
    /// Nobody is called so.
    Nobody,
    /// This one alone.
    One(Box<ListedPlayer>),
    /// Any of these, by their numbers: nobody can tell by the name.
    Several(Vec<u32>),
}

/// A line that says who somebody is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joining {
    /// The number of the line.
    pub line: u32,
    /// The evening.
    pub evening: String,
    /// The number of the player in it.
    pub player: u32,
    /// The name there.
    pub name: String,
    /// The number on the list; absent while nobody can say.
    pub listed: Option<u32>,
    /// When it was said.
    pub at: i64,
    /// Whether the program said so by itself.
    pub by_itself: bool,
}

/// Who everybody is by now: what the lines in force say, and who was made one with another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WhoIsWho {
    merged: BTreeMap<u32, u32>,
    joined: BTreeMap<String, BTreeMap<u32, (String, Option<u32>)>>,
}

impl WhoIsWho {
    /// Who somebody is in an evening in which the person has this number of the list, or none.
    pub fn of(&self, evening: &str, player: u32, name: &str, listed: Option<u32>) -> Option<u32> {
        let said = self.joined.get(evening).and_then(|players| players.get(&player));
        let said = said.filter(|(called, _)| *called == called_so(name));
        let number = said.map_or(listed, |(_, listed)| *listed)?;
        Some(self.by_now(number))
    }

    /// The number of a player who may have been made one with another.
    pub fn by_now(&self, number: u32) -> u32 {
        self.merged.get(&number).copied().unwrap_or(number)
    }

    /// Whether an evening reads otherwise by it.
    pub fn changes(&self, evening: &Evening) -> bool {
        evening.entries.iter().any(|entry| {
            self.of(&evening.id, entry.player, &entry.name, entry.listed) != entry.listed
        })
    }

    /// Has everybody in an evening be who the person is by now.
    pub fn tell(&self, evening: &mut Evening) {
        let id = &evening.id;
        for entry in evening.entries.iter_mut().chain(&mut evening.no_shows) {
            entry.listed = self.of(id, entry.player, &entry.name, entry.listed);
        }
    }

    /// The season to be looked at, never to be kept: its lines and the evenings that it keeps are about who everybody is by now.
    #[must_use]
    pub fn season(&self, mut season: Season) -> Season {
        for line in &mut season.adjustments {
            line.player = self.by_now(line.player);
        }
        for number in season.matches.values_mut() {
            *number = self.by_now(*number);
        }
        for evening in season.closed.iter_mut().flat_map(|closed| &mut closed.evenings) {
            self.tell(evening);
        }
        season
    }
}

/// A name as two are compared: without marks, case and signs; "Last, First" is "First Last".
pub(crate) fn called_so(name: &str) -> String {
    let name = clean_name(name);
    let turned = name.split_once(',').filter(|(_, first)| !first.trim().is_empty());
    let turned = turned.map(|(last, first)| format!("{} {}", first.trim(), last.trim()));
    match fold(turned.as_deref().unwrap_or(&name)) {
        // A name of signs alone is itself.
        folded if folded.is_empty() => name,
        folded => folded,
    }
}

impl PlayerList {
    /// Who may be meant by a name; a card and a last name tell those apart who are called so.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn fits(&mut self, who: &Named) -> Result<Fits, ListProblem> {
        fits(self.connection()?, who)
    }

    /// The one player who is called so; none where there are several.
    pub fn known(&mut self, name: &str) -> Option<u32> {
        let named = Named { name: name.into(), ..Named::default() };
        match self.fits(&named).ok()? {
            Fits::One(player) => Some(player.number),
            Fits::Nobody | Fits::Several(_) => None,
        }
    }

    /// Puts people onto the list who are not on it, whoever else is called so. Answers their numbers.
    ///
    /// # Errors
    /// The list cannot be written; then nobody was put onto it.
    pub fn grow(&mut self, people: &[Named]) -> Result<Vec<u32>, ListProblem> {
        let work = self.writing()?.transaction()?;
        let numbers = people.iter().map(|who| grow(&work, who)).collect::<Result<Vec<_>, _>>()?;
        work.commit()?;
        Ok(numbers)
    }

    /// Says who the people of an evening are, of whom no line says so yet: the one of the list who is called so; somebody new on
    /// the list where nobody is and `remember` says so. Two of one evening are never the same, and where several fit it is left
    /// open. Answers how many are new on the list.
    ///
    /// # Errors
    /// The list cannot be written; then nothing was said.
    pub fn match_evening(
        &mut self,
        asked: &ToMatch,
        remember: bool,
        now: i64,
    ) -> Result<u32, ListProblem> {
        let ToMatch { evening, event, at, people, there, known } = asked;
        let tournament: Option<u32> = evening.parse().ok();
        let work = self.writing()?.transaction()?;
        let mut names: BTreeMap<String, u32> = BTreeMap::new();
        for who in people {
            let count = names.entry(called_so(&who.name)).or_default();
            *count = count.saturating_add(1);
        }
        let mut said: BTreeMap<u32, String> = BTreeMap::new();
        let sql = "SELECT player, name FROM joining WHERE evening = ? ORDER BY id";
        let lines: Vec<(u32, String)> =
            answered(&work, sql, [evening], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for (player, name) in lines {
            said.insert(player, called_so(&name));
        }
        let mut found: Vec<(&Named, Fits)> = Vec::new();
        for who in people {
            let called = called_so(&who.name);
            if called.is_empty() || said.get(&who.player) == Some(&called) {
                continue;
            }
            if let Some(said) = known.get(&who.name) {
                if let Some(player) = said.map(|number| shown(&work, number)).transpose()?.flatten()
                {
                    found.push((who, Fits::One(Box::new(player))));
                }
                continue;
            }
            let alone = names.get(&called) == Some(&1);
            let fits = match fits(&work, who)? {
                // One of two who are called so tonight may be the one of the list: which, nobody has said.
                Fits::One(player) if !alone || there.contains(&player.number) => {
                    Fits::Several(vec![player.number])
                }
                fits => fits,
            };
            found.push((who, fits));
        }
        let mut added = 0;
        for (who, fits) in found {
            let listed = match fits {
                Fits::One(player) => Some(player.number),
                Fits::Nobody if remember => {
                    added += 1;
                    Some(grow(&work, who)?)
                }
                Fits::Nobody if who.somebody_new => None,
                Fits::Nobody => continue,
                Fits::Several(_) => None,
            };
            write(&work, (evening, who.player, &who.name), listed, now, true)?;
            if let Some((number, tournament)) = listed.zip(tournament) {
                note(&work, number, tournament, event, *at)?;
            }
        }
        work.commit()?;
        Ok(added)
    }

    /// Says who somebody is in an evening: a player of the list, or, without a number, somebody new on it. Answers the line.
    ///
    /// # Errors
    /// A number that nobody on the list has; the list cannot be written.
    pub fn join(
        &mut self,
        evening: &str,
        (player, name): (u32, &str),
        listed: Option<u32>,
        at: i64,
    ) -> Result<u32, ListProblem> {
        let work = self.writing()?.transaction()?;
        let listed = match listed {
            Some(number) => crate::one(&work, number)?.number,
            None => grow(&work, &Named { name: name.into(), ..Named::default() })?,
        };
        let line = write(&work, (evening, player, name), Some(listed), at, false)?;
        work.commit()?;
        Ok(line)
    }

    /// Says of people of an evening by itself who they are, whatever the evening's log says; of some, that nobody knows.
    ///
    /// # Errors
    /// The list cannot be written; then nothing was said.
    pub fn join_by_itself(
        &mut self,
        evening: &str,
        people: &[(Named, Option<u32>)],
        at: i64,
    ) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for (who, listed) in people {
            write(&work, (evening, who.player, &who.name), *listed, at, true)?;
        }
        Ok(work.commit()?)
    }

    /// Strikes a line: what was said before it counts again.
    ///
    /// # Errors
    /// There is no such line, or it is struck.
    pub fn strike_joining(&mut self, line: u32, at: i64) -> Result<(), ListProblem> {
        self.change_joining(
            "UPDATE joining SET struck = ?2 WHERE id = ?1 AND struck IS NULL",
            line,
            at,
        )
    }

    /// Has a struck line count again.
    ///
    /// # Errors
    /// There is no such line, or it is not struck.
    pub fn restore_joining(&mut self, line: u32, at: i64) -> Result<(), ListProblem> {
        self.change_joining(
            "UPDATE joining SET struck = NULL WHERE id = ?1 AND struck IS NOT NULL AND ?2 IS NOT NULL",
            line,
            at,
        )
    }

    fn change_joining(&mut self, sql: &str, line: u32, at: i64) -> Result<(), ListProblem> {
        if self.writing()?.execute(sql, params![line, at])? == 0 {
            return Err(ListProblem::unknown(phrase!(
                "no-such-joining",
                "There is no such line, or it was taken back already."
            )));
        }
        Ok(())
    }

    /// All lines in force, the oldest first; of one player in one evening the last counts.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn joinings(&mut self) -> Result<Vec<Joining>, ListProblem> {
        joinings(self.connection()?)
    }

    /// Who everybody is by now.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn who_is_who(&mut self) -> Result<WhoIsWho, ListProblem> {
        let merged = self.merged()?;
        let mut joined: BTreeMap<String, BTreeMap<u32, (String, Option<u32>)>> = BTreeMap::new();
        let sql =
            "SELECT evening, player, called, listed FROM joining WHERE struck IS NULL ORDER BY id";
        let lines: Vec<(String, u32, String, Option<u32>)> =
            answered(self.connection()?, sql, [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
            })?;
        for (evening, player, called, listed) in lines {
            joined.entry(evening).or_default().insert(player, (called, listed));
        }
        Ok(WhoIsWho { merged, joined })
    }

    /// The evenings in which the list has looked for everybody.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn matched(&mut self) -> Result<BTreeSet<String>, ListProblem> {
        answered(self.connection()?, "SELECT evening FROM matched", [], |row| row.get(0))
    }

    /// Notes that the list has looked for everybody in an evening.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn note_matched(&mut self, evening: &str) -> Result<(), ListProblem> {
        self.writing()?.execute("INSERT OR IGNORE INTO matched (evening) VALUES (?)", [evening])?;
        Ok(())
    }

    /// Corrects the name of somebody who came onto the list by itself and has played this evening alone: a slip of the keyboard is
    /// nobody's name. Where the right name is somebody else's on the list, it is that one who plays.
    pub fn renamed(
        &mut self,
        (tournament, event): (u32, &str),
        (who, was): (&Named, &str),
        listed: Option<u32>,
        at: i64,
    ) {
        let evening = tournament.to_string();
        self.in_passing(|work| {
            let before = Named { name: was.into(), ..who.clone() };
            let joined = joined_as(work, &evening, &before)?;
            let Some(number) = joined.unwrap_or(listed) else { return Ok(()) };
            let Some(mine) = shown(work, number)? else { return Ok(()) };
            let own = mine.name == was && is_grown(work, &mine)? && mine.played <= 1;
            let earlier = was_once(work, &evening, who)?.filter(|earlier| *earlier != number);
            let right = match (earlier, fits(work, who)?) {
                // The name is taken back: it leads to whom it led before.
                (Some(earlier), _) => earlier,
                _ if !own => number,
                (None, Fits::One(other)) if other.number != number => other.number,
                (None, Fits::One(_) | Fits::Nobody | Fits::Several(_)) => {
                    keep(work, &ListedPlayer { name: who.name.clone(), ..mine })?
                }
            };
            // A name that is taken back has to find whose it was.
            if joined.is_none() && right != number {
                write(work, (&evening, who.player, was), Some(number), at, true)?;
            }
            write(work, (&evening, who.player, &who.name), Some(right), at, true)?;
            if right != number {
                let sql = "DELETE FROM played WHERE player = ? AND tournament = ?";
                work.execute(sql, params![number, tournament])?;
                note(work, right, tournament, event, at)?;
                forget_grown(work, &[number], at)?;
            }
            Ok(())
        });
    }
}

/// Who somebody was in an evening under this name before other lines were said, put back onto the list where that name came onto it by
/// itself; nothing where the name is a new one there.
fn was_once(work: &Connection, evening: &str, who: &Named) -> Result<Option<u32>, ListProblem> {
    let sql = "SELECT listed FROM joining WHERE evening = ? AND player = ? AND called = ? \
               AND struck IS NULL ORDER BY id DESC LIMIT 1";
    let listed: Option<Option<u32>> = work
        .prepare_cached(sql)?
        .query_row(params![evening, who.player, called_so(&who.name)], |row| row.get(0))
        .optional()?;
    let Some(number) = listed.flatten() else { return Ok(None) };
    back(work, &[number])?;
    Ok(shown(work, number)?.map(|player| player.number))
}

/// What the line in force says of somebody in an evening; nothing where there is none.
pub(crate) fn joined_as(
    work: &Connection,
    evening: &str,
    who: &Named,
) -> Result<Option<Option<u32>>, ListProblem> {
    let sql = "SELECT name, listed FROM joining WHERE evening = ? AND player = ? \
               AND struck IS NULL ORDER BY id DESC LIMIT 1";
    let line: Option<(String, Option<u32>)> = work
        .prepare_cached(sql)?
        .query_row(params![evening, who.player], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(line.filter(|(name, _)| called_so(name) == called_so(&who.name)).map(|(_, listed)| listed))
}

pub(crate) fn joinings(connection: &Connection) -> Result<Vec<Joining>, ListProblem> {
    let sql = "SELECT id, evening, player, name, listed, at, by_itself FROM joining \
               WHERE struck IS NULL ORDER BY id";
    answered(connection, sql, [], |row| {
        Ok(Joining {
            line: row.get(0)?,
            evening: row.get(1)?,
            player: row.get(2)?,
            name: row.get(3)?,
            listed: row.get(4)?,
            at: row.get(5)?,
            by_itself: row.get(6)?,
        })
    })
}

/// Writes a line; answers its number.
pub(crate) fn write(
    work: &Connection,
    (evening, player, name): (&str, u32, &str),
    listed: Option<u32>,
    at: i64,
    by_itself: bool,
) -> Result<u32, ListProblem> {
    let sql = "INSERT INTO joining (evening, player, name, called, listed, at, by_itself) \
               VALUES (?, ?, ?, ?, ?, ?, ?)";
    let called = called_so(name);
    work.prepare_cached(sql)?
        .execute(params![evening, player, name, called, listed, at, by_itself])?;
    Ok(u32::try_from(work.last_insert_rowid()).unwrap_or(0))
}

/// Puts somebody onto the list; the number of a card that somebody has already is left out.
fn grow(work: &Connection, who: &Named) -> Result<u32, ListProblem> {
    let taken = "SELECT 1 FROM listed WHERE shown AND membership = ?";
    let free = !who.card.is_empty() && !work.prepare_cached(taken)?.exists([&who.card])?;
    let number = keep(
        work,
        &ListedPlayer {
            name: who.name.clone(),
            last_name: who.last_name.clone(),
            membership: if free { who.card.clone() } else { String::new() },
            ..ListedPlayer::default()
        },
    )?;
    work.prepare_cached("UPDATE listed SET grown = 1 WHERE id = ?")?.execute([number])?;
    Ok(number)
}

/// Whether a player came onto the list by itself, and nobody has written anything down since.
fn is_grown(work: &Connection, player: &ListedPlayer) -> Result<bool, ListProblem> {
    let ListedPlayer { nickname, contact, notes, city, country, unnamed, photo, .. } = player;
    let plain = [nickname, contact, notes, city, country].iter().all(|text| text.is_empty());
    let sql = "SELECT grown AND NOT EXISTS (SELECT 1 FROM listed AS part WHERE part.merged_into = listed.id) \
               FROM listed WHERE id = ?";
    let grown: bool = work.prepare_cached(sql)?.query_row([player.number], |row| row.get(0))?;
    Ok(plain && grown && !unnamed && *photo == 0)
}

/// Whether a player has played, or a line in force says that somebody of an evening is the player.
pub(crate) fn is_used(work: &Connection, number: u32) -> Result<bool, ListProblem> {
    let sql = "SELECT EXISTS (SELECT 1 FROM played WHERE player = ?1) \
               OR EXISTS (SELECT 1 FROM joining WHERE listed = ?1 AND struck IS NULL \
                   AND evening IN (SELECT id FROM past_evening))";
    Ok(work.prepare_cached(sql)?.query_row([number], |row| row.get(0))?)
}

/// Takes those off the list who came onto it by themselves and have played nothing after all. They come back with their next entry.
pub(crate) fn forget_grown(work: &Connection, numbers: &[u32], at: i64) -> Result<(), ListProblem> {
    for number in numbers {
        let Some(player) = shown(work, *number)? else { continue };
        if !is_used(work, *number)? && is_grown(work, &player)? {
            work.execute("UPDATE listed SET deleted = ? WHERE id = ?", params![at, number])?;
        }
    }
    Ok(())
}

/// Puts those back who came onto the list by themselves and play after all.
pub(crate) fn back(work: &Connection, numbers: &[u32]) -> Result<(), ListProblem> {
    for number in numbers {
        let sql = "UPDATE listed SET deleted = NULL WHERE id = ? AND grown AND deleted IS NOT NULL";
        work.prepare_cached(sql)?.execute([number])?;
    }
    Ok(())
}

pub(crate) fn fits(connection: &Connection, who: &Named) -> Result<Fits, ListProblem> {
    let called = called_so(&who.name);
    let sql =
        format!("SELECT {} FROM listed WHERE shown AND called = ? ORDER BY id", crate::COLUMNS);
    let mut all: Vec<ListedPlayer> = answered(connection, &sql, [&called], crate::read)?;
    let card = who.card.trim();
    if !card.is_empty() {
        let sql = "SELECT id, called FROM listed WHERE shown AND membership = ?";
        let holder: Option<(u32, String)> = connection
            .prepare_cached(sql)?
            .query_row([card], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        match holder {
            // The card is somebody's who is called otherwise: either may be wrong.
            Some((number, holder)) if holder != called => return Ok(Fits::Several(vec![number])),
            Some((number, _)) => {
                all.retain(|player| player.number == number);
                return Ok(all.pop().map_or(Fits::Nobody, |player| Fits::One(Box::new(player))));
            }
            None => all.retain(|player| player.membership.is_empty()),
        }
    }
    if who.somebody_new {
        return Ok(Fits::Nobody);
    }
    if !who.last_name.is_empty() {
        let last = fold(&who.last_name);
        all.retain(|player| player.last_name.is_empty() || fold(&player.last_name) == last);
    }
    Ok(match all.len() {
        0 => Fits::Nobody,
        1 => all.pop().map_or(Fits::Nobody, |player| Fits::One(Box::new(player))),
        _ => Fits::Several(all.into_iter().map(|player| player.number).collect()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shuffle_up_seasons::Entry;

    fn empty() -> (tempfile::TempDir, PlayerList) {
        let folder = tempfile::tempdir().unwrap();
        let list = PlayerList::open(folder.path(), 0);
        (folder, list)
    }

    fn who(player: u32, name: &str) -> Named {
        Named { player, name: name.into(), ..Named::default() }
    }

    fn asked(evening: u32, names: &[&str]) -> ToMatch {
        ToMatch {
            evening: evening.to_string(),
            event: format!("Evening {evening}"),
            at: 10 * i64::from(evening),
            people: (1..).zip(names).map(|(player, name)| who(player, name)).collect(),
            ..ToMatch::default()
        }
    }

    fn evening(id: u32, names: &[&str]) -> Evening {
        let entry = |(player, name): (u32, &&str)| Entry {
            player,
            name: (*name).into(),
            place: Some(player),
            ..Entry::default()
        };
        let entries = (1..).zip(names).map(entry).collect();
        Evening { id: id.to_string(), is_final: true, entries, ..Evening::default() }
    }

    /// Who plays an evening, by the list.
    fn told(list: &mut PlayerList, id: u32, names: &[&str]) -> Vec<Option<u32>> {
        let mut evening = evening(id, names);
        list.who_is_who().unwrap().tell(&mut evening);
        evening.entries.iter().map(|entry| entry.listed).collect()
    }

    fn shown_names(list: &mut PlayerList) -> Vec<(String, u32)> {
        let rows = list.find("", 0, 500).unwrap().rows;
        rows.into_iter().map(|row| (row.name, row.played)).collect()
    }

    #[test]
    fn a_second_evening_of_the_same_names_has_no_new_person() {
        let (_folder, mut list) = empty();
        let (first, second) = (["Anna Berg", "Bo Li"], ["bo li", "Berg, Ánna"]);
        assert_eq!(list.match_evening(&asked(1, &first), true, 5).unwrap(), 2);
        assert_eq!(list.match_evening(&asked(2, &second), true, 6).unwrap(), 0);
        assert_eq!(list.match_evening(&asked(2, &second), true, 7).unwrap(), 0, "asked once");
        let names = shown_names(&mut list);
        assert_eq!(names, [("Anna Berg".to_string(), 2), ("Bo Li".to_string(), 2)]);
        let (one, other) = (told(&mut list, 1, &first), told(&mut list, 2, &second));
        assert_eq!((one[0], one[1]), (other[1], other[0]));
    }

    #[test]
    fn two_of_one_name_are_never_joined_by_themselves() {
        let (_folder, mut list) = empty();
        let twice = ["Jan Novak", "Jan Novak"];
        list.match_evening(&asked(1, &twice), true, 5).unwrap();
        let first = told(&mut list, 1, &twice);
        assert!(first[0].is_some() && first[1].is_some() && first[0] != first[1], "{first:?}");
        // Which of the two came again, the name cannot say.
        list.match_evening(&asked(2, &["jan novak"]), true, 6).unwrap();
        assert_eq!(told(&mut list, 2, &["jan novak"]), [None]);
        let line = list.join("2", (1, "jan novak"), first[1], 7).unwrap();
        assert_eq!(told(&mut list, 2, &["jan novak"]), [first[1]]);
        // One of the list and two tonight: either may be the one of the list.
        list.match_evening(&asked(3, &["Bo Li"]), true, 8).unwrap();
        list.match_evening(&asked(4, &["Bo Li", "Bo Li"]), true, 9).unwrap();
        assert_eq!(told(&mut list, 4, &["Bo Li", "Bo Li"]), [None, None]);
        // A person's word is taken back and holds again.
        list.strike_joining(line, 10).unwrap();
        assert_eq!(told(&mut list, 2, &["jan novak"]), [None]);
        assert!(list.strike_joining(line, 11).is_err(), "it is struck");
        list.restore_joining(line, 12).unwrap();
        assert_eq!(told(&mut list, 2, &["jan novak"]), [first[1]]);
    }

    #[test]
    fn a_card_and_a_last_name_tell_two_of_one_name_apart() {
        let (_folder, mut list) = empty();
        let jan = |membership: &str| ListedPlayer {
            name: "Jan Novak".into(),
            membership: membership.into(),
            ..ListedPlayer::default()
        };
        let (one, other) = (list.keep(&jan("11")).unwrap(), list.keep(&jan("12")).unwrap());
        let number = |list: &mut PlayerList, card: &str| {
            let card = Named { card: card.into(), ..who(0, "jan novak") };
            match list.fits(&card).unwrap() {
                Fits::One(player) => Ok(player.number),
                Fits::Nobody => Err(Vec::new()),
                Fits::Several(all) => Err(all),
            }
        };
        assert_eq!([number(&mut list, "11"), number(&mut list, "12")], [Ok(one), Ok(other)]);
        assert_eq!(number(&mut list, ""), Err(vec![one, other]));
        assert_eq!(number(&mut list, "13"), Err(Vec::new()), "a third, with a card of his own");
        let maria = ListedPlayer {
            name: "Maria Garcia Lopez".into(),
            last_name: "Garcia Lopez".into(),
            ..ListedPlayer::default()
        };
        list.keep(&maria).unwrap();
        let lopez = Named { last_name: "Lopez".into(), ..who(0, "Maria Garcia Lopez") };
        assert_eq!(list.fits(&lopez).unwrap(), Fits::Nobody);
    }

    #[test]
    fn whoever_came_onto_the_list_by_an_entry_goes_with_it_and_comes_back() {
        let (_folder, mut list) = empty();
        let numbers = list.grow(&[who(0, "Hi Sam"), who(0, "Anna Berg")]).unwrap();
        list.note_played(&numbers, 1, "Friday", 5);
        let contact = ListedPlayer {
            number: numbers[1],
            name: "Anna Berg".into(),
            contact: "a@b.c".into(),
            ..ListedPlayer::default()
        };
        list.keep(&contact).unwrap();
        list.forget_played(&numbers, 1, 6);
        assert_eq!(shown_names(&mut list), [("Anna Berg".to_string(), 0)], "somebody wrote to her");
        list.note_played(&numbers, 1, "Friday", 7);
        let names: Vec<String> = shown_names(&mut list).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Anna Berg", "Hi Sam"]);
    }

    #[test]
    fn a_slip_in_a_name_leaves_nobody_behind() {
        let (_folder, mut list) = empty();
        list.match_evening(&asked(1, &["Anna Berg"]), true, 5).unwrap();
        let anna = told(&mut list, 1, &["Anna Berg"])[0];
        let slip = list.grow(&[who(0, "Ana Berg")]).unwrap();
        list.note_played(&slip, 2, "Friday", 6);
        let right = who(1, "Anna Berg");
        list.renamed((2, "Friday"), (&right, "Ana Berg"), Some(slip[0]), 7);
        assert_eq!(shown_names(&mut list), [("Anna Berg".to_string(), 2)]);
        assert_eq!(told(&mut list, 2, &["Anna Berg"]), [anna]);
        // Nobody of the right name is there: the slip's own line is corrected.
        let slip = list.grow(&[who(0, "Bo Lee")]).unwrap();
        list.note_played(&slip, 3, "Friday", 8);
        list.renamed((3, "Friday"), (&who(1, "Bo Li"), "Bo Lee"), Some(slip[0]), 9);
        assert_eq!(told(&mut list, 3, &["Bo Li"]), [Some(slip[0])]);
        assert_eq!(list.known("Bo Li"), Some(slip[0]));
    }

    #[test]
    fn a_name_that_is_taken_back_is_again_whose_it_was() {
        let (_folder, mut list) = empty();
        list.match_evening(&asked(1, &["Anna Berg", "Zoe Ek"]), true, 5).unwrap();
        list.match_evening(&asked(2, &["Cy Holm", "Bo"]), true, 6).unwrap();
        let before = told(&mut list, 2, &["Cy Holm", "Bo"]);
        let names = shown_names(&mut list);
        // Where he came onto the list with a line of who is who, and where the entry alone has his number.
        for (evening, listed) in [(2, None), (3, before[0])] {
            let renamed = |list: &mut PlayerList, name: &str, was: &str, at| {
                list.renamed((evening, "Friday"), (&who(1, name), was), listed, at);
            };
            renamed(&mut list, "Zoe Ek", "Cy Holm", 7);
            assert_ne!(told(&mut list, evening, &["Zoe Ek"])[0], before[0], "{evening}");
            renamed(&mut list, "Cy Holm", "Zoe Ek", 8);
            assert_eq!(told(&mut list, evening, &["Cy Holm"])[0], before[0], "{evening}");
            let again: Vec<String> = shown_names(&mut list).into_iter().map(|one| one.0).collect();
            assert_eq!(again, names.iter().map(|one| one.0.clone()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_house_that_remembers_nobody_still_knows_its_list() {
        let (_folder, mut list) = empty();
        let anna = list.keep(&ListedPlayer { name: "Anna".into(), ..Default::default() }).unwrap();
        assert_eq!(list.match_evening(&asked(1, &["anna", "Bo"]), false, 5).unwrap(), 0);
        assert_eq!(told(&mut list, 1, &["anna", "Bo"]), [Some(anna), None]);
    }

    #[test]
    fn a_list_of_the_first_version_is_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(crate::FILE);
        let old = Connection::open(&path).unwrap();
        old.execute_batch(crate::FIRST_TABLES).unwrap();
        old.execute_batch(
            "INSERT INTO listed (name, nickname, contact, notes, membership, searched, sorted, last_name, city, country, unnamed)
             VALUES ('Zoë Müller', '', '', '', '', 'zoe muller', 'muller', '', '', '', 0)",
        )
        .unwrap();
        old.pragma_update(None, "application_id", crate::APPLICATION).unwrap();
        old.pragma_update(None, "user_version", crate::FIRST_VERSION).unwrap();
        drop(old);
        let mut list = PlayerList::open(folder.path(), 0);
        assert_eq!(list.known("zoe muller"), Some(1));
        assert!(list.imports().unwrap().is_empty());
        assert_eq!(list.match_evening(&asked(1, &["Zoe Muller"]), true, 5).unwrap(), 0);
    }

    proptest! {
        /// Any evenings, in any order, matched as often as one likes: who has a line has one person, no person is there twice in an
        /// evening, and struck lines leave what was before.
        #[test]
        fn joining_and_striking_lead_back(
            evenings in prop::collection::vec(prop::collection::vec(0..5usize, 1..6), 1..5),
            joins in prop::collection::vec((0..4usize, 0..6u32, 0..5usize), 0..6),
        ) {
            const NAMES: [&str; 5] = ["Anna Berg", "anna berg", "Bo Li", "Li, Bo", "Cy"];
            let (_folder, mut list) = empty();
            let evenings: Vec<Vec<&str>> =
                evenings.iter().map(|all| all.iter().map(|name| NAMES[*name]).collect()).collect();
            for _ in 0..2 {
                for (id, names) in (1..).zip(&evenings) {
                    list.match_evening(&asked(id, names), true, 5).unwrap();
                }
            }
            let all = |list: &mut PlayerList| -> Vec<Vec<Option<u32>>> {
                (1..).zip(&evenings).map(|(id, names)| told(list, id, names)).collect()
            };
            let before = all(&mut list);
            for one in &before {
                let known: Vec<u32> = one.iter().flatten().copied().collect();
                let apart: BTreeSet<u32> = known.iter().copied().collect();
                prop_assert_eq!(known.len(), apart.len(), "two of one evening are two");
            }
            let numbers: Vec<u32> = list.find("", 0, 99).unwrap().rows.iter().map(|row| row.number).collect();
            let mut said = Vec::new();
            for (id, player, whom) in joins {
                let Some(names) = evenings.get(id) else { continue };
                let Some(name) = names.get(player as usize) else { continue };
                let listed = numbers.get(whom).copied();
                said.push(list.join(&(id + 1).to_string(), (player + 1, name), listed, 6).unwrap());
            }
            let after = all(&mut list);
            for line in said.iter().rev() {
                list.strike_joining(*line, 7).unwrap();
            }
            prop_assert_eq!(&all(&mut list), &before);
            for line in &said {
                list.restore_joining(*line, 8).unwrap();
            }
            prop_assert_eq!(&all(&mut list), &after);
        }
    }
}
