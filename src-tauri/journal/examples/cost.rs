//! Prints what durability costs on this machine: a commit in each of SQLite's safe and unsafe ways, an append, opening, a backup.
//! Run it in release mode, with a folder on the disk in question: `cargo run --release --example cost -- /some/folder`.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use shuffle_up_journal::{Journal, LogStore, StoredLine, TournamentId};

const COMMITS: u32 = 2000;
const LINES: u32 = 30_000;

fn body(number: u32) -> String {
    format!("{{\"bust\":{{\"entry\":{number},\"note\":\"{}\"}}}}", "x".repeat(450))
}

/// Median and 99th percentile, in milliseconds.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |percent: usize| times[times.len() * percent / 100].as_secs_f64() * 1000.0;
    format!("median {:.3} ms, p99 {:.3} ms", at(50), at(99))
}

fn timed<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let started = Instant::now();
    let result = what();
    (result, started.elapsed())
}

fn bare(
    folder: &Path,
    mode: &str,
    synchronous: &str,
    exclusive: bool,
) -> Result<String, Box<dyn std::error::Error>> {
    let connection =
        Connection::open(folder.join(format!("{mode}-{synchronous}-{exclusive}.sqlite")))?;
    if exclusive {
        let _: String =
            connection
                .pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |row| row.get(0))?;
    }
    let _: String =
        connection.pragma_update_and_check(None, "journal_mode", mode, |row| row.get(0))?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.execute_batch(
        "CREATE TABLE lines (id INTEGER PRIMARY KEY, at INTEGER, device TEXT, body TEXT) STRICT",
    )?;
    let mut times = Vec::new();
    for number in 1..=COMMITS {
        let text = body(number);
        let (outcome, time) = timed(|| {
            connection
                .prepare_cached("INSERT INTO lines VALUES (?1, ?2, 'desk', ?3)")
                .and_then(|mut put| put.execute(params![number, number, text]))
        });
        outcome?;
        times.push(time);
    }
    Ok(spread(times))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let parent = std::env::args().nth(1).map_or_else(std::env::temp_dir, Into::into);
    let folder = tempfile::tempdir_in(parent)?;
    println!("{COMMITS} commits of one line of {} bytes", body(1).len());
    for (mode, synchronous, exclusive) in [
        ("WAL", "FULL", true),
        ("WAL", "FULL", false),
        ("WAL", "NORMAL", true),
        ("DELETE", "FULL", true),
        ("DELETE", "EXTRA", true),
        ("TRUNCATE", "EXTRA", true),
        ("PERSIST", "EXTRA", true),
    ] {
        let lock = if exclusive { ", exclusive" } else { "" };
        println!(
            "  bare {mode} + {synchronous}{lock}: {}",
            bare(folder.path(), mode, synchronous, exclusive)?
        );
    }

    let path = folder.path().join("tournaments.shuffle-up");
    let mut journal = Journal::open(&path)?.journal;
    let tournament = journal.create("Sunday Major", 0)?;
    let line = |number| StoredLine {
        tournament,
        number,
        at: i64::from(number),
        device: "desk".to_owned(),
        body: body(number),
    };
    let mut times = Vec::new();
    for number in 1..=COMMITS {
        let line = [line(number)];
        let (outcome, time) = timed(|| journal.append(&line));
        outcome?;
        times.push(time);
    }
    println!("  append: {}", spread(times));
    let mut times = Vec::new();
    for at in 0..i64::from(COMMITS) {
        let (outcome, time) = timed(|| journal.seen_alive(tournament, at));
        outcome?;
        times.push(time);
    }
    println!("  seen_alive: {}", spread(times));

    journal.append(&(COMMITS + 1..=LINES).map(line).collect::<Vec<_>>())?;
    let (made, time) = timed(|| journal.backup_now(0, 3));
    println!("{LINES} lines, {} KB", made?.bytes / 1024);
    println!("  backup_now: {time:.1?}");
    journal.close()?;
    let (opened, time) = timed(|| Journal::open(&path));
    println!("  open, every row checked: {time:.1?}");
    let journal = opened?.journal;
    let (lines, time) = timed(|| journal.read(TournamentId(1), 1));
    println!("  read {} lines: {time:.1?}", lines?.len());
    let (outcome, time) =
        timed(|| journal.export(tournament, folder.path().join("sunday.tournament")));
    outcome?;
    println!("  export: {time:.1?}");
    Ok(())
}
