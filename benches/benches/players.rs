//! Budgets of the house's list at 10,000 players: keys in the type-ahead and pages of the room against one bare reading
//! of all rows, and an import against the bare inserts of the same rows in one transaction.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use budgets::{best_of, words};
use rusqlite::{Connection, params};
use shuffle_up_players::{ListedPlayer, PlayerList};
use std::path::Path;
use std::time::Duration;

const PLAYERS: usize = 10_000;
/// A list answers while somebody types: within so many times what SQLite itself needs to read all of its rows once.
const WITHIN: f64 = 10.0;

const FIRST: [&str; 10] =
    ["Anna", "Łukasz", "Øyvind", "Chen", "Marta", "Dele", "Ivo", "Sofía", "Jürgen", "Aoife"];
const LAST: [&str; 10] =
    ["Berg", "Żak", "Strøm", "Wei", "Ruiz", "Okafor", "Petrov", "Núñez", "Müller", "Byrne"];

fn player(number: usize) -> ListedPlayer {
    ListedPlayer {
        name: format!("{} {} {}", FIRST[number % 10], LAST[number / 10 % 10], number / 100),
        contact: format!("player{number}@example.org"),
        membership: number.to_string(),
        ..ListedPlayer::default()
    }
}

fn csv() -> String {
    let lines = (1..=PLAYERS)
        .map(player)
        .map(|player| format!("{},,{},,{}\r\n", player.name, player.contact, player.membership));
    std::iter::once("name,nickname,contact,notes,membership\r\n".to_string()).chain(lines).collect()
}

/// The same rows in a table without anything of ours, in one transaction.
fn bare(folder: &Path, name: &str) -> rusqlite::Result<Connection> {
    let mut connection = Connection::open(folder.join(name))?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         CREATE TABLE bare (id INTEGER PRIMARY KEY, name TEXT, contact TEXT, membership TEXT, searched TEXT);
         CREATE INDEX by_name ON bare (name); CREATE INDEX by_membership ON bare (membership);",
    )?;
    let work = connection.transaction()?;
    for player in (1..=PLAYERS).map(player) {
        let searched = format!("{} {} {}", player.name, player.contact, player.membership);
        work.prepare_cached(
            "INSERT INTO bare (name, contact, membership, searched) VALUES (?, ?, ?, ?)",
        )?
        .execute(params![player.name, player.contact, player.membership, searched])?;
    }
    work.commit()?;
    Ok(connection)
}

fn line(what: &str, measured: Duration, against: Duration, within: f64) {
    let ratio = measured.as_secs_f64() / against.as_secs_f64();
    println!(
        "{what} | {} against {} | within {within} \u{d7} | {ratio:.2}",
        words(measured),
        words(against)
    );
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let base64 = STANDARD.encode(csv());
    let mut imports = 0;
    let import = best_of(3, || {
        imports += 1;
        let new = folder.path().join(imports.to_string());
        let made = std::fs::create_dir(&new).map(|()| PlayerList::open(&new, 0).import(&base64));
        made.ok().and_then(Result::ok).map_or(0, |imported| imported.added.len())
    });
    let mut inserts = 0;
    let inserted = best_of(3, || {
        inserts += 1;
        bare(folder.path(), &format!("bare{inserts}")).is_ok()
    });
    line("import of 10,000 players", import, inserted, 10.0);

    let mut list = PlayerList::open(&folder.path().join("1"), 0);
    let connection = bare(folder.path(), "scan")?;
    let scan = best_of(50, || -> rusqlite::Result<u32> {
        connection
            .prepare_cached("SELECT count(*) FROM bare WHERE searched LIKE ?")?
            .query_row(["%zzzz%"], |row| row.get(0))
    });
    assert_eq!(list.find("", 0, 1).map(|page| page.total).unwrap_or(0) as usize, PLAYERS);
    for (what, typed) in
        [("two letters", "n an"), ("a whole name", "n marta ruiz"), ("nobody", "n zzzz")]
    {
        let key = best_of(50, || list.completions(typed).len());
        line(&format!("a key of the type-ahead, {what}"), key, scan, WITHIN);
    }
    let first = best_of(50, || list.find("", 0, 50).map(|page| page.rows.len()));
    line("opening the room: its first fifty", first, scan, WITHIN);
    let last = best_of(50, || list.find("", 9_950, 50).map(|page| page.rows.len()));
    line("the last fifty", last, scan, WITHIN);
    let twice = best_of(3, || list.duplicates().map(|pairs| pairs.len()));
    line("who is on the list twice", twice, scan, 1_000.0);
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        panic!("{error}");
    }
}
