//! The house's own list of players, across its tournaments: a database beside the tournaments' file.
//!
//! Nothing here is needed to run a tournament. A list that cannot be opened is said so, and names are typed as before.

mod csv_file;
mod duplicates;

pub use csv_file::{Imported, ImportedLine};
pub use duplicates::Duplicate;

use crate::problem::Problem;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::floor::floor_line::Completion;
use std::path::Path;
use ts_rs::TS;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The file's name in the data folder.
const FILE: &str = "players.shuffle-up";
/// What tells this file from any other SQLite database: "ShPl".
const APPLICATION: i32 = 0x5368_506c;
/// The version of its tables.
const VERSION: i32 = 1;
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
    /// What the player is called.
    pub nickname: String,
    /// How the player is reached.
    pub contact: String,
    /// Anything else.
    pub notes: String,
    /// The membership number; empty without one.
    pub membership: String,
    /// In how many tournaments the player was entered; counted by the list.
    #[serde(default)]
    pub played: u32,
    /// The latest of them; empty without one.
    #[serde(default)]
    pub last_played: String,
}

/// A page of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListedPage {
    /// How many answer to the search.
    pub total: u32,
    /// This page, by name.
    pub rows: Vec<ListedPlayer>,
}

/// The list, or why there is none.
#[derive(Debug, Default)]
pub struct PlayerList {
    connection: Option<Connection>,
    trouble: String,
}

/// A name as it is compared: without marks, case, signs and the order of its words.
pub(crate) fn key(name: &str) -> String {
    let mut words: Vec<String> = plain(name)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(ToString::to_string)
        .collect();
    words.sort_unstable();
    words.join(" ")
}

/// Text as it is searched: small letters without marks.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ł' => out.push('l'),
            'ø' => out.push('o'),
            'đ' | 'ð' => out.push('d'),
            'ı' => out.push('i'),
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            'þ' => out.push_str("th"),
            _ => out.push(c),
        }
    }
    out
}

fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().filter(|c| !c.is_control()).take(LONGEST).collect()
}

impl PlayerList {
    /// Opens the list in this folder, and makes it where there is none.
    #[must_use]
    pub fn open(folder: &Path, now: i64) -> Self {
        match connect(&folder.join(FILE), now) {
            Ok(connection) => Self { connection: Some(connection), trouble: String::new() },
            Err(trouble) => {
                tracing::error!(trouble, "the list of players cannot be opened");
                Self { connection: None, trouble }
            }
        }
    }

    fn connection(&mut self) -> Result<&mut Connection, Problem> {
        let trouble = self.trouble.clone();
        self.connection.as_mut().ok_or_else(|| Problem::new("no_list", trouble))
    }

    /// A page of those whose name, nickname, contact or membership number has every word of the search, by name.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn find(&mut self, search: &str, from: u32, count: u32) -> Result<ListedPage, Problem> {
        let words: Vec<String> = plain(search)
            .split_whitespace()
            .map(|word| format!("%{}%", word.replace(['%', '_', '\\'], "")))
            .take(8)
            .collect();
        let like = "shown AND ".to_string()
            + &vec!["searched LIKE ?"; words.len()].join(" AND ")
            + if words.is_empty() { "1" } else { "" };
        let connection = self.connection()?;
        let total = connection.query_row(
            &format!("SELECT count(*) FROM listed WHERE {like}"),
            rusqlite::params_from_iter(&words),
            |row| row.get(0),
        )?;
        let mut statement = connection.prepare(&format!(
            "SELECT {COLUMNS} FROM listed WHERE {like} ORDER BY sorted, id LIMIT {} OFFSET {from}",
            count.min(500)
        ))?;
        let rows = statement
            .query_map(rusqlite::params_from_iter(&words), read)?
            .collect::<Result<Vec<_>, _>>()?;
        Ok(ListedPage { total, rows })
    }

    /// The one player with exactly this name; none where there are several.
    pub fn known(&mut self, name: &str) -> Option<u32> {
        let connection = self.connection().ok()?;
        let mut statement = connection
            .prepare_cached("SELECT id FROM listed WHERE shown AND name = ? LIMIT 2")
            .ok()?;
        let found: Vec<u32> =
            statement.query_map([name], |row| row.get(0)).ok()?.collect::<Result<_, _>>().ok()?;
        (found.len() == 1).then(|| found.first().copied()).flatten()
    }

    /// How many have exactly this name.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn find_exactly(&mut self, name: &str) -> Result<u32, Problem> {
        let sql = "SELECT count(*) FROM listed WHERE shown AND name = ?";
        Ok(self.connection()?.query_row(sql, [name], |row| row.get(0))?)
    }

    /// How a line for the floor that enters somebody could go on: the players who answer to what is typed.
    pub fn completions(&mut self, text: &str) -> Vec<Completion> {
        let typed =
            text.trim_start().strip_prefix("n ").or_else(|| text.trim_start().strip_prefix("N "));
        let Some(typed) = typed.map(str::trim).filter(|typed| typed.chars().count() > 1) else {
            return Vec::new();
        };
        let found = self.find(typed, 0, 6).map(|page| page.rows).unwrap_or_default();
        found
            .into_iter()
            .filter(|player| player.name != typed)
            .map(|player| Completion {
                insert: format!("n {}", player.name),
                detail: if player.membership.is_empty() {
                    player.nickname
                } else {
                    player.membership
                },
                label: player.name,
            })
            .collect()
    }

    /// Keeps a player: a new one with the number 0, else the one of that number. Answers the number.
    ///
    /// # Errors
    /// Refused without a name, for a membership number that somebody has, and for a number that nobody has.
    pub fn keep(&mut self, player: &ListedPlayer) -> Result<u32, Problem> {
        keep(self.connection()?, player)
    }

    /// Deletes players. They can be put back for thirty days.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn delete(&mut self, numbers: &[u32], now: i64) -> Result<(), Problem> {
        self.set_deleted(numbers, Some(now))
    }

    /// Puts deleted players back.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn restore(&mut self, numbers: &[u32]) -> Result<(), Problem> {
        self.set_deleted(numbers, None)
    }

    fn set_deleted(&mut self, numbers: &[u32], at: Option<i64>) -> Result<(), Problem> {
        let work = self.connection()?.transaction()?;
        for number in numbers {
            work.execute("UPDATE listed SET deleted = ? WHERE id = ?", params![at, number])?;
        }
        work.commit()?;
        Ok(())
    }

    /// Makes two players one: what the first lacks comes from the other, whose history counts for the first from now on.
    ///
    /// # Errors
    /// Refused for a player and the same, and for one who is not there.
    pub fn merge(&mut self, into: u32, other: u32) -> Result<(), Problem> {
        let connection = self.connection()?;
        let one = one(connection, into)?;
        let two = one_other(connection, into, other)?;
        let or = |mine: &str, theirs: &str| {
            if mine.is_empty() { theirs.to_string() } else { mine.to_string() }
        };
        let together = ListedPlayer {
            nickname: or(&one.nickname, &two.nickname),
            contact: or(&one.contact, &two.contact),
            notes: match (one.notes.as_str(), two.notes.as_str()) {
                (mine, theirs) if mine == theirs || theirs.is_empty() => mine.to_string(),
                ("", theirs) => theirs.to_string(),
                (mine, theirs) => format!("{mine} · {theirs}"),
            },
            membership: or(&one.membership, &two.membership),
            ..one.clone()
        };
        let before = serde_json::to_string(&one).unwrap_or_default();
        let work = connection.transaction()?;
        work.execute(
            "UPDATE listed SET merged_into = ?, before_merge = ? WHERE id = ?",
            params![into, before, other],
        )?;
        keep(&work, &together)?;
        work.commit()?;
        Ok(())
    }

    /// Parts two players who were made one by mistake, as they were before.
    ///
    /// # Errors
    /// Refused for a player who is part of no other.
    pub fn part(&mut self, other: u32) -> Result<(), Problem> {
        let connection = self.connection()?;
        let before: Option<String> = connection
            .query_row(
                "SELECT before_merge FROM listed WHERE id = ? AND merged_into IS NOT NULL",
                [other],
                |row| row.get(0),
            )
            .optional()?;
        let before = before.and_then(|text| serde_json::from_str::<ListedPlayer>(&text).ok());
        let before = before.ok_or_else(|| unknown("This player was not made one with another."))?;
        let work = connection.transaction()?;
        keep(&work, &before)?;
        work.execute(
            "UPDATE listed SET merged_into = NULL, before_merge = NULL WHERE id = ?",
            [other],
        )?;
        work.commit()?;
        Ok(())
    }

    /// Who may be on the list twice, the surest first; at most 200 pairs.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn duplicates(&mut self) -> Result<Vec<Duplicate>, Problem> {
        Ok(duplicates::find(all(self.connection()?)?))
    }

    /// Notes that players of the list were entered in a tournament.
    pub fn note_played(&mut self, numbers: &[u32], tournament: u32, name: &str, at: i64) {
        let Ok(connection) = self.connection() else { return };
        let note = || -> rusqlite::Result<()> {
            let work = connection.unchecked_transaction()?;
            for number in numbers {
                work.execute(
                    "INSERT OR IGNORE INTO played (player, tournament, name, at) VALUES (?, ?, ?, ?)",
                    params![number, tournament, name, at],
                )?;
            }
            work.commit()
        };
        // A tournament does not wait for the list.
        if let Err(error) = note() {
            tracing::error!(%error, "the list of players could not note a tournament");
        }
    }

    /// Takes in a CSV file, its bytes in base64: new players are added, those on the list get what they lacked.
    ///
    /// # Errors
    /// Refused for a file that is no list; lines that are not understood are named in the answer instead.
    pub fn import(&mut self, base64: &str) -> Result<Imported, Problem> {
        csv_file::import(self.connection()?, base64)
    }

    /// The whole list as CSV.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn export(&mut self) -> Result<String, Problem> {
        csv_file::export(&all(self.connection()?)?)
    }
}

const COLUMNS: &str = "id, name, nickname, contact, notes, membership, \
    (SELECT count(DISTINCT tournament) FROM played WHERE player IN \
        (SELECT part.id FROM listed AS part WHERE part.id = listed.id OR part.merged_into = listed.id)), \
    coalesce((SELECT played.name FROM played WHERE player IN \
        (SELECT part.id FROM listed AS part WHERE part.id = listed.id OR part.merged_into = listed.id) \
        ORDER BY at DESC LIMIT 1), '')";

fn read(row: &Row<'_>) -> rusqlite::Result<ListedPlayer> {
    Ok(ListedPlayer {
        number: row.get(0)?,
        name: row.get(1)?,
        nickname: row.get(2)?,
        contact: row.get(3)?,
        notes: row.get(4)?,
        membership: row.get(5)?,
        played: row.get(6)?,
        last_played: row.get(7)?,
    })
}

fn all(connection: &Connection) -> Result<Vec<ListedPlayer>, Problem> {
    let mut statement = connection
        .prepare(&format!("SELECT {COLUMNS} FROM listed WHERE shown ORDER BY sorted, id"))?;
    Ok(statement.query_map([], read)?.collect::<Result<_, _>>()?)
}

fn one(connection: &Connection, number: u32) -> Result<ListedPlayer, Problem> {
    let sql = format!("SELECT {COLUMNS} FROM listed WHERE shown AND id = ?");
    let found = connection.query_row(&sql, [number], read).optional()?;
    found.ok_or_else(|| unknown("There is no such player on the list."))
}

fn one_other(connection: &Connection, number: u32, other: u32) -> Result<ListedPlayer, Problem> {
    if number == other {
        return Err(Problem::new("bad_value", "These are one player already."));
    }
    one(connection, other)
}

fn unknown(message: &str) -> Problem {
    Problem::new("unknown", message)
}

fn keep(connection: &Connection, player: &ListedPlayer) -> Result<u32, Problem> {
    let name = shuffle_up_engine::words::clean_name(&player.name);
    if name.is_empty() {
        return Err(Problem::new("bad_value", "Give the player a name."));
    }
    let [nickname, contact, notes, membership] =
        [&player.nickname, &player.contact, &player.notes, &player.membership]
            .map(|text| tidy(text));
    if !membership.is_empty() {
        let has: Option<String> = connection
            .query_row(
                "SELECT name FROM listed WHERE shown AND membership = ? AND id <> ?",
                params![membership, player.number],
                |row| row.get(0),
            )
            .optional()?;
        if let Some(has) = has {
            let message = format!(
                "{has} has the membership number {membership}. Give another one, or make the two one player."
            );
            return Err(Problem::new("taken", message));
        }
    }
    let searched = plain(&format!("{name} {nickname} {contact} {membership}"));
    let sorted = plain(&name);
    if player.number == 0 {
        connection.execute(
            "INSERT INTO listed (name, nickname, contact, notes, membership, searched, sorted) \
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            params![name, nickname, contact, notes, membership, searched, sorted],
        )?;
        return Ok(u32::try_from(connection.last_insert_rowid()).unwrap_or(0));
    }
    let changed = connection.execute(
        "UPDATE listed SET name = ?, nickname = ?, contact = ?, notes = ?, membership = ?, \
         searched = ?, sorted = ? WHERE id = ?",
        params![name, nickname, contact, notes, membership, searched, sorted, player.number],
    )?;
    if changed == 0 {
        return Err(unknown("There is no such player on the list."));
    }
    Ok(player.number)
}

/// Opens the database, and makes its tables where it is new. Whatever is wrong is said and nothing is changed.
fn connect(path: &Path, now: i64) -> Result<Connection, String> {
    let told = |error: rusqlite::Error| {
        format!("The list of players cannot be used: {error}. The file is {}.", path.display())
    };
    let connection = Connection::open(path).map_err(told)?;
    let application: i32 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(told)?;
    let version: i32 =
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(told)?;
    let tables: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(told)?;
    if tables > 0 && application != APPLICATION {
        return Err(format!("{} is not a list of players; it is left alone.", path.display()));
    }
    if version > VERSION {
        return Err("The list of players is from a later version of the program.".into());
    }
    connection
        .execute_batch(&format!(
            "PRAGMA trusted_schema = OFF;
             PRAGMA foreign_keys = ON;
             PRAGMA journal_mode = WAL;
             PRAGMA synchronous = FULL;
             BEGIN IMMEDIATE;
             CREATE TABLE IF NOT EXISTS listed (
                 id INTEGER PRIMARY KEY AUTOINCREMENT,
                 name TEXT NOT NULL,
                 nickname TEXT NOT NULL,
                 contact TEXT NOT NULL,
                 notes TEXT NOT NULL,
                 membership TEXT NOT NULL,
                 searched TEXT NOT NULL,
                 sorted TEXT NOT NULL,
                 deleted INTEGER,
                 merged_into INTEGER REFERENCES listed (id) ON DELETE CASCADE,
                 before_merge TEXT,
                 shown INTEGER AS (deleted IS NULL AND merged_into IS NULL)
             ) STRICT;
             CREATE INDEX IF NOT EXISTS listed_by_name ON listed (name);
             CREATE INDEX IF NOT EXISTS listed_by_membership ON listed (membership);
             CREATE INDEX IF NOT EXISTS listed_sorted ON listed (sorted);
             CREATE INDEX IF NOT EXISTS listed_parts ON listed (merged_into);
             CREATE TABLE IF NOT EXISTS played (
                 player INTEGER NOT NULL REFERENCES listed (id) ON DELETE CASCADE,
                 tournament INTEGER NOT NULL,
                 name TEXT NOT NULL,
                 at INTEGER NOT NULL,
                 PRIMARY KEY (player, tournament)
             ) STRICT, WITHOUT ROWID;
             PRAGMA application_id = {APPLICATION};
             PRAGMA user_version = {VERSION};
             COMMIT;"
        ))
        .map_err(told)?;
    connection
        .execute("DELETE FROM listed WHERE deleted < ?", [now.saturating_sub(KEPT_DELETED)])
        .map_err(told)?;
    Ok(connection)
}

impl From<rusqlite::Error> for Problem {
    fn from(error: rusqlite::Error) -> Self {
        tracing::error!(%error, "the list of players refused");
        Self::new("list", format!("The list of players could not be used: {error}."))
    }
}

#[cfg(test)]
mod tests;
