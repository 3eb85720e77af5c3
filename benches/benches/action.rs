//! Budget: any action at 10,112 entries, decided, durably appended and applied, within 1.5 of a bare SQLite transaction
//! of the same bytes in the same run, at the median and at the 99th percentile. The same at 20 and 1,000 entries.

use budgets::turn::turn;
use budgets::{FIELD, Floor, percentile, timed, words};
use rusqlite::Connection;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_journal::{Journal, LogStore as Keeper, TournamentId};
use shuffle_up_kept_log::journal_line;
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::time::Duration;

/// How many actions are measured in each field.
const ACTIONS: usize = 4_000;

/// A database with the journal's settings and the plainest table that holds the same bytes.
fn bare(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    let _: String =
        connection.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |row| row.get(0))?;
    let _: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch("CREATE TABLE lines (id INTEGER PRIMARY KEY, body TEXT NOT NULL)")?;
    Ok(connection)
}

fn bare_append(connection: &mut Connection, body: &str) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.prepare_cached("INSERT INTO lines (body) VALUES (?1)")?.execute([body])?;
    transaction.commit()
}

/// Measures so many actions; a small field that has its winner begins anew as another tournament.
fn measure(players: usize) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut journal = Journal::open(folder.path().join("budget.shuffle-up"))?.journal;
    let mut connection = bare(&folder.path().join("bare.sqlite"))?;
    let (mut tournament, mut floor) = begin(&mut journal, players)?;
    let (mut whole, mut plain) = (Vec::new(), Vec::new());
    let mut kinds: BTreeMap<&'static str, (Vec<Duration>, Vec<Duration>)> = BTreeMap::new();
    for index in 0..ACTIONS {
        if floor.log.tournament().phase() == Phase::Finished && !matches!(index % 25, 20 | 21) {
            (tournament, floor) = begin(&mut journal, players)?;
        }
        floor.now += 1_000;
        let (kind, turn) = turn(&mut floor, index);
        let (deciding, line) = timed(|| turn.decide(&mut floor));
        let line = line?;
        let (writing, line_kept) = timed(|| journal_line(tournament, &line));
        let line_kept = [line_kept?];
        // The two take turns at going first, so that neither always finds the disk warm.
        let first = index % 2 == 0;
        let mut bare_took = Duration::ZERO;
        if first {
            bare_took = timed(|| bare_append(&mut connection, &line_kept[0].body)).0;
        }
        let (keeping, done) = timed(|| journal.append(&line_kept));
        done?;
        if !first {
            bare_took = timed(|| bare_append(&mut connection, &line_kept[0].body)).0;
        }
        let (applying, ()) = timed(|| floor.log.commit(line));
        let took = deciding + writing + keeping + applying;
        whole.push(took);
        plain.push(bare_took);
        let of_kind = kinds.entry(kind).or_default();
        of_kind.0.push(deciding + applying);
        of_kind.1.push(bare_took);
    }
    for (name, per_cent) in [("median", 50), ("p99", 99)] {
        let (took, against) = (percentile(&whole, per_cent), percentile(&plain, per_cent));
        println!(
            "any action at {players} entries, {name} | {} against {} | within 1.5 \u{d7} | {:.2}",
            words(took),
            words(against),
            took.as_secs_f64() / against.as_secs_f64()
        );
    }
    println!("  the engine's part, without the append (median, slowest), {ACTIONS} actions:");
    for (kind, (engine, against)) in kinds {
        println!(
            "  {kind} | {} | {} | bare transaction {}",
            words(percentile(&engine, 50)),
            words(percentile(&engine, 100)),
            words(percentile(&against, 50))
        );
    }
    Ok(())
}

/// A tournament of its own in the journal, with what has been said so far. No copy of another one: its parts would be shared, and
/// copied while the watch runs.
fn begin(journal: &mut Journal, players: usize) -> Result<(TournamentId, Floor), Box<dyn Error>> {
    let floor = Floor::playing_with_late_registration(players);
    let tournament = journal.create("Budget", 0)?;
    for line in floor.log.lines().iter() {
        journal.append(&[journal_line(tournament, line)?])?;
    }
    Ok((tournament, floor))
}

fn main() -> Result<(), Box<dyn Error>> {
    [20, 1_000, FIELD].into_iter().try_for_each(measure)
}
