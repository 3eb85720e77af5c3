//! The house's own list of players, across its tournaments: a database beside the tournaments' file.
//!
//! Nothing here is needed to run a tournament. A list that cannot be opened is said so, and names are typed as before.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod barred;
mod csv_file;
mod duplicates;
mod history;
mod imports;
mod joining;
mod known_as;
mod merge;
mod photo;
mod picture;
mod problem;
mod seasons;
mod whole;

pub use barred::{Bar, Barred, BarredBy};
pub use csv_file::{Imported, ImportedLine};
pub use duplicates::Duplicate;
pub use imports::{KeptImport, Replaced, UndoTaken};
pub use joining::{Fits, Joining, Named, ToMatch, WhoIsWho};
pub use known_as::{FromElsewhere, InPublic, Known};
pub use photo::Photo;
pub use picture::Picture;
pub use problem::ListProblem;
pub use seasons::KeptSeason;
pub use whole::{TakenList, WholeList};

use rusqlite::config::DbConfig;
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::finding::{Folded, Wanted, by_last_name, fold};
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::{clean_name, clean_text};
use shuffle_up_engine::floor_line::Completion;
use std::path::Path;

/// The file's name in the data folder.
const FILE: &str = "players.shuffle-up";
/// What tells this file from any other SQLite database: "ShPl".
const APPLICATION: i32 = 0x5368_506c;
/// The first version that a list of ours can state, that of 0.1.0. Development builds stated lower ones: they refuse ours as newer,
/// and theirs are refused here.
const FIRST_VERSION: i32 = 100;
/// The version of its tables: that of the newest of [`LATER_TABLES`].
const VERSION: i32 = 102;
/// The longest entry of a field, in characters.
const LONGEST: usize = 500;
/// How long a deleted player can be put back, in milliseconds: thirty days.
const KEPT_DELETED: i64 = 30 * 86_400_000;

/// A player of the house.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListedPlayer {
    /// The number in the list; 0 for one who is not on it yet.
    pub number: u32,
    /// The name, as it stands on cards and sheets.
    pub name: String,
    /// The last name in it, where a list said which it is; empty where none did.
    pub last_name: String,
    /// What the player is called.
    pub nickname: String,
    /// How the player is reached.
    pub contact: String,
    /// Anything else.
    pub notes: String,
    /// The membership number; empty without one.
    pub membership: String,
    /// Where the player is from; empty where nobody said.
    pub city: String,
    /// The country.
    pub country: String,
    /// Whether nothing public has the player's name, as the player wishes.
    pub unnamed: bool,
    /// The number of the photo; 0 without one.
    pub photo: u32,
    /// In how many tournaments the player was entered; counted by the list.
    pub played: u32,
    /// The latest of them; empty without one.
    pub last_played: String,
}

/// A page of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListedPage {
    /// How many answer to the search.
    pub total: u32,
    /// This page: who answers best first, and then by last name.
    pub rows: Vec<ListedPlayer>,
}

/// The list, or why there is none.
#[derive(Debug)]
pub struct PlayerList {
    connection: Result<Connection, Phrase>,
    /// When it was opened, until the first word that is written clears away what is too old: to open it writes nothing.
    uncleared: Option<i64>,
}

/// What a line for the floor enters.
fn entering(text: &str) -> Option<&str> {
    let text = text.trim_start();
    text.strip_prefix("n ").or_else(|| text.strip_prefix("N ")).map(str::trim)
}

/// A name as it is compared: without marks, case, signs and the order of its words.
fn key(name: &str) -> String {
    let folded = fold(name);
    let mut words: Vec<&str> = folded.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

impl PlayerList {
    /// Opens the list in this folder, and makes it where there is none.
    pub fn open(folder: &Path, now: i64) -> Self {
        let connection = connect(&folder.join(FILE));
        if let Err(trouble) = &connection {
            tracing::error!(%trouble, "the list of players cannot be opened");
        }
        Self { connection, uncleared: Some(now) }
    }

    /// The same list a second time, to read what is written down while somebody else is at work on it.
    pub fn open_to_read(folder: &Path) -> Self {
        let connection = connect(&folder.join(FILE)).and_then(|connection| {
            let only = connection.pragma_update(None, "query_only", true);
            only.map_err(|error| ListProblem::from(error).message).map(|()| connection)
        });
        Self { connection, uncleared: None }
    }

    fn connection(&mut self) -> Result<&mut Connection, ListProblem> {
        let none = |trouble: &mut Phrase| ListProblem::new("no_list", trouble.clone());
        self.connection.as_mut().map_err(none)
    }

    /// The connection to write with.
    fn writing(&mut self) -> Result<&mut Connection, ListProblem> {
        if let Some(now) = self.uncleared {
            clear_away(self.connection()?, now)?;
            self.uncleared = None;
        }
        self.connection()
    }

    /// A page of those whose name, nickname, contact or membership number answers to the search: who answers best first, and
    /// then by last name.
    pub fn find(&mut self, search: &str, from: u32, count: u32) -> Result<ListedPage, ListProblem> {
        let Asked { found, typed, .. } = Asked::of(search);
        let sql = format!("SELECT count(*) FROM listed WHERE {found}");
        let total =
            self.connection()?.query_row(&sql, params_from_iter(typed), |row| row.get(0))?;
        Ok(ListedPage { total, rows: self.rows(search, from, count)? })
    }

    /// The same page without the number of those who answer: what a type-ahead needs, at every key.
    fn rows(
        &mut self,
        search: &str,
        from: u32,
        count: u32,
    ) -> Result<Vec<ListedPlayer>, ListProblem> {
        let Asked { found, order, typed } = Asked::of(search);
        let count = count.min(500);
        let sql = format!(
            "SELECT {COLUMNS} FROM listed WHERE {found} ORDER BY {order} LIMIT {count} OFFSET {from}"
        );
        answered(self.connection()?, &sql, params_from_iter(typed), read)
    }

    /// The players of these numbers, as far as they are on the list.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn of_numbers(&mut self, numbers: &[u32]) -> Result<Vec<ListedPlayer>, ListProblem> {
        let connection = self.connection()?;
        let found = numbers.iter().map(|number| shown(connection, *number));
        Ok(found.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    /// Every name and nickname that the list's file holds: also those of players who were deleted and can be put back, or
    /// were made one with another.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn names(&mut self) -> Result<Vec<String>, ListProblem> {
        answered(self.connection()?, "SELECT name, nickname FROM listed", [], |row| {
            Ok(format!("{} {}", row.get::<_, String>(0)?, row.get::<_, String>(1)?))
        })
    }

    /// Whether a line for the floor enters the one player of the list who is called just so.
    pub fn is_typed(&mut self, text: &str) -> bool {
        let name = entering(text).map(|typed| typed.split(',').next().unwrap_or_default());
        name.is_some_and(|name| self.known(name).is_some())
    }

    /// How a line for the floor that enters somebody could go on: the players who answer to what is typed.
    pub fn completions(&mut self, text: &str) -> Vec<Completion> {
        let Some(typed) = entering(text).filter(|typed| typed.chars().count() > 1) else {
            return Vec::new();
        };
        let found = self.rows(typed, 0, 6).unwrap_or_default();
        let called = |name: &str| found.iter().filter(|player| player.name == name).count();
        // Whoever is typed in full is meant, unless two are called so.
        if self.known(typed).is_some() {
            return Vec::new();
        }
        let card = |player: &ListedPlayer| {
            let told = called(&player.name) > 1 && !player.membership.is_empty();
            if told { format!(" #{}", player.membership) } else { String::new() }
        };
        let inserts: Vec<String> =
            found.iter().map(|player| format!("n {}{}", player.name, card(player))).collect();
        found
            .into_iter()
            .zip(inserts)
            .map(|(player, insert)| Completion {
                insert,
                detail: if player.membership.is_empty() {
                    Phrase::own(player.nickname)
                } else {
                    Phrase::own(player.membership)
                },
                label: Phrase::own(player.name),
            })
            .collect()
    }

    /// Keeps a player: a new one with the number 0, else the one of that number. Answers the number.
    ///
    /// # Errors
    /// Refused without a name, for a membership number that somebody has, and for a number that nobody has.
    pub fn keep(&mut self, player: &ListedPlayer) -> Result<u32, ListProblem> {
        keep(self.writing()?, player)
    }

    /// Deletes players. They can be put back for thirty days.
    pub fn delete(&mut self, numbers: &[u32], now: i64) -> Result<(), ListProblem> {
        self.take_back(numbers, &[], now)
    }

    /// Puts deleted players back.
    ///
    /// # Errors
    /// Refused where somebody else has one of the membership numbers by now; then nobody is put back.
    pub fn restore(&mut self, numbers: &[u32]) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for number in numbers {
            let back = "UPDATE listed SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL";
            if work.execute(back, [number])? > 0
                && let Some(player) = shown(&work, *number)?
            {
                free_membership(&work, &player)?;
            }
        }
        Ok(work.commit()?)
    }

    /// Who may be on the list twice, the surest first; at most 200 pairs.
    pub fn duplicates(&mut self) -> Result<Vec<Duplicate>, ListProblem> {
        Ok(duplicates::find(all(self.connection()?)?))
    }

    /// Takes in a CSV file, its bytes in base64: new players are added, those on the list get what they lacked.
    ///
    /// # Errors
    /// Refused for a file that is no list; lines that are not understood are named in the answer instead.
    pub fn import(&mut self, base64: &str) -> Result<Imported, ListProblem> {
        csv_file::import(self.writing()?, base64)
    }

    /// Takes an import back: those it added are deleted, those it completed are as they were.
    ///
    /// # Errors
    /// Refused as [`PlayerList::keep`]; then nothing was taken back.
    pub fn take_back(
        &mut self,
        added: &[u32],
        before: &[ListedPlayer],
        now: i64,
    ) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for number in added {
            work.execute("UPDATE listed SET deleted = ? WHERE id = ?", params![now, number])?;
        }
        for player in before {
            keep(&work, player)?;
        }
        Ok(work.commit()?)
    }

    /// The whole list as CSV.
    pub fn export(&mut self) -> Result<String, ListProblem> {
        Ok(csv_file::export(&all(self.connection()?)?))
    }
}

/// The columns of a player. The history is that of all who were made one with the player, over any number of merges.
const COLUMNS: &str = "id, name, nickname, contact, notes, membership, coalesce(photo, 0), \
    (WITH RECURSIVE part (id) AS (VALUES (listed.id) \
        UNION ALL SELECT other.id FROM listed AS other JOIN part ON other.merged_into = part.id) \
        SELECT count(DISTINCT tournament) FROM played JOIN part ON played.player = part.id), \
    coalesce((WITH RECURSIVE part (id) AS (VALUES (listed.id) \
        UNION ALL SELECT other.id FROM listed AS other JOIN part ON other.merged_into = part.id) \
        SELECT played.name FROM played JOIN part ON played.player = part.id \
        ORDER BY at DESC LIMIT 1), ''), last_name, city, country, unnamed";

/// What a search asks the database.
struct Asked {
    /// Which lines of the list answer.
    found: &'static str,
    /// In which order.
    order: &'static str,
    /// As much of what is typed as is read; absent where everybody answers.
    typed: Option<String>,
}

impl Asked {
    fn of(search: &str) -> Self {
        let typed: String = search.chars().take(LONGEST).collect();
        // The index has everybody in this order, so that a page is read without the others.
        if Wanted::of(&typed).is_anybody() {
            return Self { found: "shown", order: "sorted, id", typed: None };
        }
        // The sign keeps the database from that index: through it each line would be fetched by itself.
        let found = "+shown AND answers(?1, searched) IS NOT NULL";
        Self { found, order: "answers(?1, searched), sorted, id", typed: Some(typed) }
    }
}

/// Teaches the database how well a line answers to what is typed: by the one way of finding that the desk has, over the
/// names as they were folded when they were kept.
fn teach(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("called_so", 1, flags, |context| {
        Ok(joining::called_so(context.get_raw(0).as_str()?))
    })?;
    connection.create_scalar_function("answers", 2, flags, |context| {
        let wanted = context.get_or_create_aux(0, |typed| typed.as_str().map(Wanted::of))?;
        let lines = context.get_raw(1).as_str()?;
        Ok(wanted.found_in_lines(lines).map(|answers| answers as i64))
    })
}

fn read(row: &Row<'_>) -> rusqlite::Result<ListedPlayer> {
    Ok(ListedPlayer {
        number: row.get(0)?,
        name: row.get(1)?,
        nickname: row.get(2)?,
        contact: row.get(3)?,
        notes: row.get(4)?,
        membership: row.get(5)?,
        photo: row.get(6)?,
        played: row.get(7)?,
        last_played: row.get(8)?,
        last_name: row.get(9)?,
        city: row.get(10)?,
        country: row.get(11)?,
        unnamed: row.get(12)?,
    })
}

fn all(connection: &Connection) -> Result<Vec<ListedPlayer>, ListProblem> {
    let sql = format!("SELECT {COLUMNS} FROM listed WHERE shown ORDER BY sorted, id");
    answered(connection, &sql, [], read)
}

/// What the database answers, row by row.
fn answered<T, C: FromIterator<T>>(
    connection: &Connection,
    sql: &str,
    which: impl rusqlite::Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<C, ListProblem> {
    Ok(connection.prepare_cached(sql)?.query_map(which, read)?.collect::<Result<_, _>>()?)
}

/// The player of this number; none where there is no such one, or one who was deleted or made one with another.
fn shown(connection: &Connection, number: u32) -> Result<Option<ListedPlayer>, ListProblem> {
    let sql = format!("SELECT {COLUMNS} FROM listed WHERE shown AND id = ?");
    Ok(connection.query_row(&sql, [number], read).optional()?)
}

fn one(connection: &Connection, number: u32) -> Result<ListedPlayer, ListProblem> {
    shown(connection, number)?.ok_or_else(nobody)
}

fn nobody() -> ListProblem {
    ListProblem::unknown(phrase!("no-listed-player", "There is no such player on the list."))
}

/// Whether nobody else has the player's membership number.
fn free_membership(connection: &Connection, player: &ListedPlayer) -> Result<(), ListProblem> {
    if player.membership.is_empty() {
        return Ok(());
    }
    let sql = "SELECT name FROM listed WHERE shown AND membership = ? AND id <> ?";
    let mut others = connection.prepare_cached(sql)?;
    let name = |row: &Row<'_>| row.get::<_, String>(0);
    let has = others.query_row(params![player.membership, player.number], name).optional()?;
    let Some(has) = has else { return Ok(()) };
    let message = phrase!(
        "membership-taken",
        "{has} has the membership number {number}. Give one of the two another number, or make them one player.",
        has = has,
        number = &player.membership
    );
    Err(ListProblem::new("taken", message))
}

/// A player's line as it is searched, and as the list is in order by it.
fn looked_up(
    name: &str,
    last_name: &str,
    nickname: &str,
    contact: &str,
    membership: &str,
) -> (String, String) {
    let folded = Folded::of(&[name, membership, nickname, contact]);
    (folded.lines().to_string(), by_last_name(name, last_name))
}

fn keep(connection: &Connection, player: &ListedPlayer) -> Result<u32, ListProblem> {
    let name = clean_name(&player.name);
    if name.is_empty() {
        return Err(ListProblem::bad(phrase!("name-the-player", "Give the player a name.")));
    }
    let ListedPlayer { nickname, contact, notes, membership, city, country, .. } = player;
    let [nickname, contact, notes, membership, city, country] =
        [nickname, contact, notes, membership, city, country].map(|text| clean_text(text, LONGEST));
    free_membership(
        connection,
        &ListedPlayer { membership: membership.clone(), ..player.clone() },
    )?;
    let photo = Some(player.photo).filter(|photo| *photo > 0);
    if let Some(photo) = photo {
        let mut statement = connection.prepare_cached("SELECT 1 FROM photo WHERE id = ?")?;
        if !statement.exists([photo])? {
            let message = phrase!("photo-gone", "This photo is no longer there. Choose it again.");
            return Err(ListProblem::new("picture", message));
        }
    }
    let last_name = clean_name(&player.last_name);
    let last_name = if name.contains(&last_name) { last_name } else { String::new() };
    let (searched, sorted) = looked_up(&name, &last_name, &nickname, &contact, &membership);
    let (unnamed, called) = (player.unnamed, joining::called_so(&name));
    let fields = params![
        name, nickname, contact, notes, membership, searched, sorted, photo, last_name, city,
        country, unnamed, called
    ];
    if player.number == 0 {
        let sql = "INSERT INTO listed \
            (name, nickname, contact, notes, membership, searched, sorted, photo, last_name, \
            city, country, unnamed, called) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        connection.prepare_cached(sql)?.execute(fields)?;
        return Ok(u32::try_from(connection.last_insert_rowid()).unwrap_or(0));
    }
    let sql = "UPDATE listed SET name = ?, nickname = ?, contact = ?, notes = ?, membership = ?, \
        searched = ?, sorted = ?, photo = ?, last_name = ?, city = ?, country = ?, unnamed = ?, \
        called = ? WHERE id = ?";
    let fields = [fields, &[&player.number]].concat();
    if connection.prepare_cached(sql)?.execute(fields.as_slice())? == 0 {
        return Err(nobody());
    }
    Ok(player.number)
}

/// Forgets those who were deleted long ago, and photos that were replaced or never kept. Of one who is not to be named only that
/// stays: the evenings still know the number.
fn clear_away(connection: &Connection, now: i64) -> Result<(), ListProblem> {
    for sql in [
        "DELETE FROM listed WHERE deleted < ? AND NOT unnamed",
        "UPDATE listed SET name = '', nickname = '', contact = '', notes = '', membership = '', searched = '', sorted = '', \
            called = '', last_name = '', city = '', country = '', photo = NULL WHERE deleted < ?",
        "DELETE FROM season WHERE deleted < ?",
    ] {
        connection.execute(sql, [now.saturating_sub(KEPT_DELETED)])?;
    }
    let unused =
        "DELETE FROM photo WHERE NOT EXISTS (SELECT 1 FROM listed WHERE listed.photo = photo.id)";
    connection.execute(unused, [])?;
    Ok(())
}

/// The tables of the first version.
const FIRST_TABLES: &str = "
    CREATE TABLE photo (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        picture BLOB NOT NULL
    ) STRICT;
    CREATE TABLE portrait (
        photo INTEGER PRIMARY KEY REFERENCES photo (id) ON DELETE CASCADE,
        picture BLOB NOT NULL
    ) STRICT;
    CREATE TABLE listed (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        nickname TEXT NOT NULL,
        contact TEXT NOT NULL,
        notes TEXT NOT NULL,
        membership TEXT NOT NULL,
        searched TEXT NOT NULL,
        sorted TEXT NOT NULL,
        last_name TEXT NOT NULL,
        deleted INTEGER,
        merged_into INTEGER REFERENCES listed (id) ON DELETE CASCADE,
        before_merge TEXT,
        photo INTEGER REFERENCES photo (id),
        city TEXT NOT NULL,
        country TEXT NOT NULL,
        unnamed INTEGER NOT NULL,
        shown INTEGER AS (deleted IS NULL AND merged_into IS NULL)
    ) STRICT;
    CREATE INDEX listed_by_name ON listed (name);
    CREATE INDEX listed_by_membership ON listed (membership);
    CREATE INDEX listed_sorted ON listed (sorted) WHERE shown;
    CREATE INDEX listed_parts ON listed (merged_into);
    CREATE INDEX listed_by_photo ON listed (photo);
    CREATE TABLE played (
        player INTEGER NOT NULL REFERENCES listed (id) ON DELETE CASCADE,
        tournament INTEGER NOT NULL,
        name TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (player, tournament)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE season (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        body TEXT NOT NULL,
        deleted INTEGER
    ) STRICT;
    CREATE TABLE past_evening (
        id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE known_as (
        elsewhere TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES listed (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
";

/// What came since, each with its version: who is who, and imports to lists that had been made without them; who may not play.
const LATER_TABLES: [(i32, &str); 2] = [(101, WHO_IS_WHO), (VERSION, BARRED)];

const WHO_IS_WHO: &str = "
    CREATE TABLE IF NOT EXISTS import (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
    CREATE TABLE joining (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        evening TEXT NOT NULL,
        player INTEGER NOT NULL,
        name TEXT NOT NULL,
        called TEXT NOT NULL,
        listed INTEGER,
        at INTEGER NOT NULL,
        by_itself INTEGER NOT NULL,
        struck INTEGER
    ) STRICT;
    CREATE INDEX joining_by_player ON joining (evening, player);
    CREATE INDEX joining_by_listed ON joining (listed);
    CREATE TABLE matched (
        evening TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE listed ADD COLUMN called TEXT NOT NULL DEFAULT '';
    ALTER TABLE listed ADD COLUMN grown INTEGER NOT NULL DEFAULT 0;
    UPDATE listed SET called = called_so(name);
    CREATE INDEX listed_by_called ON listed (called);
";

/// Lists of version 101 made it with their first bar.
const BARRED: &str = "
    CREATE TABLE IF NOT EXISTS barred (
        player INTEGER PRIMARY KEY REFERENCES listed (id) ON DELETE CASCADE,
        by_player INTEGER NOT NULL,
        until TEXT NOT NULL,
        says TEXT NOT NULL
    ) STRICT;
";

/// Opens the database, and makes its tables where it is new. Whatever is wrong is said and nothing is changed.
fn connect(path: &Path) -> Result<Connection, Phrase> {
    let told = |error: rusqlite::Error| {
        phrase!(
            "list-not-opened",
            "The list of players cannot be used: {error}. The file is {path}.",
            error = error.to_string(),
            path = path.display().to_string()
        )
    };
    let no_list = || {
        phrase!(
            "no-list-of-players",
            "{path} is not a list of players; it is left alone.",
            path = path.display().to_string()
        )
    };
    // A pipe would never answer, and through a link to nowhere a list would be made where nobody looks for it.
    if path.symlink_metadata().is_ok() && !path.is_file() {
        return Err(no_list());
    }
    let connection = Connection::open(path).map_err(told)?;
    // A list that is refused keeps its write-ahead log: closing it would fold that into the file.
    let untouched = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    connection.set_db_config(untouched, true).map_err(told)?;
    // On macOS a plain flush does not reach the disk.
    connection.pragma_update(None, "fullfsync", true).map_err(told)?;
    let application: i32 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(told)?;
    let version: i32 =
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(told)?;
    let tables: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(told)?;
    if tables > 0 && application != APPLICATION {
        return Err(no_list());
    }
    if version > VERSION {
        return Err(phrase!(
            "list-of-later-version",
            "The list of players is from a later version of the program."
        ));
    }
    if (1..FIRST_VERSION).contains(&version) {
        return Err(phrase!(
            "list-of-development-build",
            "The list of players in {path} is from a development build of Shuffle Up: open it with the build of \
             28 November 2026 to save the players as a spreadsheet. The file was not changed.",
            path = path.display().to_string()
        ));
    }
    connection.set_db_config(untouched, false).map_err(told)?;
    teach(&connection).map_err(told)?;
    connection
        .execute_batch(
            "PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;",
        )
        .map_err(told)?;
    if version == VERSION {
        return Ok(connection);
    }
    let made = if version == 0 { FIRST_TABLES } else { "" };
    let later = LATER_TABLES.iter().filter(|(since, _)| version < *since);
    let later: String = later.map(|(_, tables)| *tables).collect();
    connection
        .execute_batch(&format!(
            "PRAGMA journal_mode = WAL;
             BEGIN IMMEDIATE;
             {made}
             {later}
             PRAGMA application_id = {APPLICATION};
             PRAGMA user_version = {VERSION};
             COMMIT;"
        ))
        .map_err(told)?;
    Ok(connection)
}

#[cfg(test)]
mod tests;
