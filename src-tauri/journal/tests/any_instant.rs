//! Thousands of instants at which the power may go, each made from the bytes that are on the disk then.
//!
//! A killed program leaves some beginning of what it wrote: of the write-ahead log while it appends, of the pages that are copied into
//! the database at a checkpoint. So every beginning is an instant, and no process need be started to try it; `killed.rs` kills real
//! ones. `JOURNAL_INSTANTS` asks for more than the few thousand of an ordinary run.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Numbers, beside, line};
use shuffle_up_journal::{Journal, LogStore, StoredLine, TournamentId};

/// Instants in each of the two tests.
const INSTANTS: u64 = 1_500;

/// A folder in memory where there is one: these instants are made of bytes, and no disk takes part in them.
fn scratch() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn instants() -> u64 {
    std::env::var("JOURNAL_INSTANTS").map_or(INSTANTS, |wanted| wanted.parse().unwrap())
}

/// An evening's file as bytes at each moment at which something was acknowledged.
struct Evening {
    /// The database file before and after everything was folded into it.
    before: Vec<u8>,
    after: Vec<u8>,
    /// The whole write-ahead log.
    log: Vec<u8>,
    /// After each acknowledgement: the length of the write-ahead log, and the number of the last line.
    acknowledged: Vec<(usize, u32)>,
    /// The last line of the batch in which each line was said.
    ends: Vec<u32>,
}

/// Batches of one to five lines, and what else a tournament writes between them.
fn evening() -> Evening {
    let folder = scratch();
    let path = folder.path().join("t.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    let tournament = journal.create("Sunday Major", 1).unwrap();
    journal.close().unwrap();
    let before = fs::read(&path).unwrap();

    let mut journal = Journal::open(&path).unwrap().journal;
    let mut numbers = Numbers(7);
    let (mut said, mut acknowledged, mut ends) = (0_u32, vec![(0, 0)], Vec::new());
    while said < 240 {
        let last = said + 1 + u32::try_from(numbers.below(5)).unwrap();
        let batch: Vec<StoredLine> =
            (said + 1..=last).map(|number| line(tournament, number)).collect();
        journal.append(&batch).unwrap();
        ends.extend(batch.iter().map(|_| last));
        said = last;
        acknowledged.push((fs::metadata(beside(&path, "-wal")).unwrap().len() as usize, said));
        if numbers.below(4) == 0 {
            journal.seen_alive(tournament, i64::from(said)).unwrap();
        }
        if numbers.below(12) == 0 {
            journal.put_setting("house", &format!("[{said}]")).unwrap();
        }
    }
    let log = fs::read(beside(&path, "-wal")).unwrap();
    assert_eq!(fs::read(&path).unwrap(), before, "no checkpoint came between");
    journal.close().unwrap();
    Evening { before, after: fs::read(&path).unwrap(), log, acknowledged, ends }
}

fn laid(folder: &Path, database: &[u8], log: &[u8]) -> PathBuf {
    let path = folder.join("t.shuffle-up");
    fs::write(&path, database).unwrap();
    fs::write(beside(&path, "-wal"), log).unwrap();
    path
}

/// Opens what an instant left: at least `least` lines, each as it was said, no batch half there.
fn holds(path: &Path, evening: &Evening, least: u32, what: &str) -> u32 {
    let opened = Journal::open(path).unwrap();
    assert_eq!(opened.read_only, None, "{what}");
    let log = opened.journal.read(TournamentId(1), 1).unwrap();
    let there = u32::try_from(log.len()).unwrap();
    assert!(there >= least, "{there} of {least} acknowledged lines, {what}");
    for (number, said) in (1..).zip(&log) {
        assert_eq!(*said, line(TournamentId(1), number), "{what}");
    }
    if let Some(last) = log.last() {
        assert_eq!(evening.ends[last.number as usize - 1], last.number, "half a batch, {what}");
    }
    there
}

#[test]
fn at_any_byte_of_an_append_every_acknowledged_line_is_there() {
    let evening = evening();
    let mut numbers = Numbers(20_261_121);
    let folder = scratch();
    let mut lengths = std::collections::BTreeSet::new();
    for _ in 0..instants() {
        let cut = usize::try_from(numbers.below(evening.log.len() as u64 + 1)).unwrap();
        let path = laid(folder.path(), &evening.before, &evening.log[..cut]);
        let least = evening.acknowledged.iter().rev().find(|(end, _)| *end <= cut).unwrap().1;
        lengths.insert(holds(&path, &evening, least, &format!("cut at byte {cut}")));
    }
    assert!(lengths.len() > 40, "the cuts fell on few different lines: {}", lengths.len());
}

#[test]
fn at_any_page_of_a_checkpoint_every_acknowledged_line_is_there() {
    const PAGE: usize = 4096;
    let evening = evening();
    let all = evening.acknowledged.last().unwrap().1;
    let mut numbers = Numbers(5);
    let folder = scratch();
    for round in 0..instants() / 3 {
        // Pages reach the file in any order, the one under way in part, and the log is only cut when all of them have.
        let mut database = evening.before.clone();
        let share = numbers.below(101);
        for (page, bytes) in evening.after.chunks(PAGE).enumerate() {
            if numbers.below(100) < share {
                let from = page * PAGE;
                let whole = numbers.below(10) > 0;
                let length = if whole {
                    bytes.len()
                } else {
                    usize::try_from(numbers.below(PAGE as u64)).unwrap()
                };
                if database.len() < from + length {
                    database.resize(from + length, 0);
                }
                database[from..from + length].copy_from_slice(&bytes[..length]);
            }
        }
        let path = laid(folder.path(), &database, &evening.log);
        assert_eq!(holds(&path, &evening, all, &format!("checkpoint {round}")), all);
    }
}

#[test]
fn the_next_start_knows_whether_the_last_one_ended_by_itself() {
    let evening = evening();
    let folder = scratch();
    let path = laid(folder.path(), &evening.before, &evening.log);
    let opened = Journal::open(&path).unwrap();
    assert!(opened.cut_off);
    opened.journal.close().unwrap();
    assert!(!Journal::open(&path).unwrap().cut_off, "closed by itself");
    let new = folder.path().join("new.shuffle-up");
    assert!(!Journal::open(new).unwrap().cut_off, "there was none before");
}
