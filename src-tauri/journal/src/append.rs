//! Lines: appending them and reading them.

use crate::prelude::*;
use rusqlite::{OptionalExtension, Row, params};

use crate::reach::LastLine;
use crate::sum::Sum;
use crate::{LogStore, StoredLine, tournaments};

/// The row number of a line; see `schema`.
pub(crate) fn row_of(tournament: TournamentId, number: u32) -> i64 {
    (i64::from(tournament.0) << 32) | i64::from(number)
}

pub(crate) fn sum_of(line: &StoredLine) -> i64 {
    Sum::new()
        .int(i64::from(line.tournament.0))
        .int(i64::from(line.number))
        .int(line.at)
        .text(&line.device)
        .text(&line.body)
        .value()
}

/// A line from `tournament, number, at, device, body, sum`, and whether it matches its checksum.
pub(crate) fn line_of(row: &Row<'_>) -> rusqlite::Result<(StoredLine, bool)> {
    let line = StoredLine {
        tournament: TournamentId(row.get(0)?),
        number: row.get(1)?,
        at: row.get(2)?,
        device: row.get(3)?,
        body: row.get(4)?,
    };
    let whole = sum_of(&line) == row.get::<_, i64>(5)?;
    Ok((line, whole))
}

/// The number of a tournament's last line and its time; none if it has no line.
pub(crate) fn last_line(
    connection: &Connection,
    tournament: TournamentId,
) -> rusqlite::Result<Option<(u32, i64)>> {
    connection
        .prepare_cached(
            "SELECT number, at FROM lines WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT 1",
        )?
        .query_row([row_of(tournament, 0), row_of(tournament, u32::MAX)], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()
}

/// Inserts lines behind what is known to be the last of their tournaments; several only within the caller's transaction. Answers with
/// the last line of each tournament.
pub(crate) fn insert(
    connection: &Connection,
    path: &Path,
    mut ends: Vec<LastLine>,
    lines: &[StoredLine],
) -> Result<Vec<LastLine>, JournalError> {
    let mut put = connection
        .prepare_cached("INSERT INTO lines (id, tournament, number, at, device, body, sum) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        .about(path)?;
    for line in lines {
        let tournament = line.tournament;
        let known = ends.iter().position(|(of, _)| *of == tournament);
        let index = match known {
            Some(index) => index,
            None => {
                let open = connection
                    .prepare_cached("SELECT 1 FROM tournaments WHERE id = ?1 AND deleted = 0")
                    .and_then(|mut row| row.exists([tournament.0]))
                    .about(path)?;
                if !open {
                    return Err(JournalError::NoSuchTournament { tournament });
                }
                let number =
                    last_line(connection, tournament).about(path)?.map_or(0, |(number, _)| number);
                ends.push((tournament, number));
                ends.len() - 1
            }
        };
        let expected = ends[index].1.saturating_add(1);
        if line.number != expected {
            return Err(JournalError::NotNext { tournament, expected, given: line.number });
        }
        let row = row_of(tournament, line.number);
        put.execute(params![
            row,
            tournament.0,
            line.number,
            line.at,
            line.device,
            line.body,
            sum_of(line)
        ])
        .about(path)?;
        ends[index].1 = line.number;
    }
    Ok(ends)
}

/// The lines from `from` on, up to the first that cannot be read, is missing or does not match its checksum; and what was wrong then.
pub(crate) fn readable(
    connection: &Connection,
    path: &Path,
    tournament: TournamentId,
    from: u32,
) -> (Vec<StoredLine>, Option<JournalError>) {
    let mut lines = Vec::new();
    let end = collect(connection, path, tournament, from.max(1), &mut lines);
    (lines, end.err())
}

fn collect(
    connection: &Connection,
    path: &Path,
    tournament: TournamentId,
    from: u32,
    lines: &mut Vec<StoredLine>,
) -> Result<(), JournalError> {
    let mut statement = connection
        .prepare_cached("SELECT tournament, number, at, device, body, sum FROM lines WHERE id BETWEEN ?1 AND ?2 ORDER BY id")
        .about(path)?;
    let mut rows =
        statement.query([row_of(tournament, from), row_of(tournament, u32::MAX)]).about(path)?;
    let mut expected = from;
    while let Some(row) = rows.next().about(path)? {
        let (line, whole) = line_of(row).about(path)?;
        if !whole || line.number != expected {
            return Err(JournalError::damaged(
                path,
                format!("line {expected} of tournament {tournament}"),
            ));
        }
        expected = expected.saturating_add(1);
        lines.push(line);
    }
    Ok(())
}

impl LogStore for JournalFile {
    fn append(&mut self, lines: &[StoredLine]) -> Result<(), JournalError> {
        if lines.is_empty() {
            return self.must_be_writable();
        }
        // What follows the last line is known without a look, and one statement is a transaction by itself.
        let follows = |end: &LastLine| matches!(lines, [line] if line.tournament == end.0);
        let known = self.end.filter(follows);
        let put = |connection: &Connection, path: &Path| {
            Ok(((), insert(connection, path, known.into_iter().collect(), lines)?.pop()))
        };
        match known {
            Some(_) => self.acknowledging(|connection, path| put(connection, path)),
            None => self.appending(put),
        }
    }

    fn read(&self, tournament: TournamentId, from: u32) -> Result<Vec<StoredLine>, JournalError> {
        if !self.reading(|connection| tournaments::is_known(connection, tournament))? {
            return Err(JournalError::NoSuchTournament { tournament });
        }
        match readable(&self.connection, &self.path, tournament, from) {
            (lines, None) => Ok(lines),
            (_, Some(error)) => Err(self.offering(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SQLite's own limit on the size of a file stands for the disk's, on every system.
    #[test]
    fn a_file_that_may_not_grow_refuses_the_batch_whole_and_takes_it_once_it_may() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = JournalFile::open(folder.path().join("t.shuffle-up")).unwrap().journal;
        let tournament = journal.create("Sunday Major", 0).unwrap();
        let line = |number, letters| {
            let body = format!("\"{}\"", "x".repeat(letters));
            StoredLine { tournament, number, at: 0, device: "desk".to_owned(), body }
        };
        let limit = |journal: &JournalFile, pages: i64| {
            let _: i64 = journal
                .connection
                .pragma_update_and_check(None, "max_page_count", pages, |row| row.get(0))
                .unwrap();
        };
        journal.append(&[line(1, 10)]).unwrap();
        limit(&journal, 1);
        let batch = [line(2, 10), line(3, 50_000)];
        for _ in 0..3 {
            assert_eq!(journal.append(&batch).unwrap_err().code(), "disk_full");
            assert_eq!(journal.read(tournament, 1).unwrap(), [line(1, 10)]);
        }
        // A line by itself behind the last one is its own transaction.
        limit(&journal, 1000);
        journal.append(&[line(2, 10)]).unwrap();
        limit(&journal, 1);
        assert_eq!(journal.append(&[line(3, 50_000)]).unwrap_err().code(), "disk_full");
        assert_eq!(journal.read(tournament, 2).unwrap(), [line(2, 10)]);
        let batch = [line(3, 50_000), line(4, 10)];
        limit(&journal, 1000);
        journal.append(&batch).unwrap();
        assert_eq!(journal.read(tournament, 3).unwrap(), batch);
    }

    /// The number of the line before is remembered only from what was written last.
    #[test]
    fn a_line_behind_the_last_one_is_looked_at_as_any_other() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = JournalFile::open(folder.path().join("t.shuffle-up")).unwrap().journal;
        let [first, other] =
            ["Main Event", "Satellite"].map(|name| journal.create(name, 0).unwrap());
        let line = |tournament, number| {
            let (device, body) = ("desk".to_owned(), "{}".to_owned());
            StoredLine { tournament, number, at: 0, device, body }
        };
        let refused = |journal: &mut JournalFile, lines: &[StoredLine]| {
            journal.append(lines).unwrap_err().code()
        };
        for number in [1, 2, 3] {
            journal.append(&[line(first, number)]).unwrap();
            assert_eq!(refused(&mut journal, &[line(first, number)]), "not_next");
            assert_eq!(refused(&mut journal, &[line(first, number + 2)]), "not_next");
        }
        journal.append(&[line(other, 1)]).unwrap();
        assert_eq!(refused(&mut journal, &[line(first, 2)]), "not_next");
        journal.append(&[line(first, 4)]).unwrap();
        journal.append(&[line(first, 5), line(other, 2), line(first, 6)]).unwrap();
        journal.append(&[line(other, 3)]).unwrap();
        journal.change(other, &|row| row.deleted = true).unwrap();
        assert_eq!(refused(&mut journal, &[line(other, 4)]), "no_such_tournament");
        journal.append(&[line(first, 7)]).unwrap();
        let kept: Vec<u32> =
            journal.read(first, 1).unwrap().iter().map(|line| line.number).collect();
        assert_eq!(kept, [1, 2, 3, 4, 5, 6, 7]);
    }
}
