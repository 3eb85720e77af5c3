//! Files that are damaged, foreign or newer: a clear message, nothing touched, the last good backup offered.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{
    Contents, Numbers, beside, bytes_of, closed, contents, cut_off, fill, line, lines,
};
use shuffle_up_journal::{
    Foreign, Journal, JournalError, LogStore, ReadOnly, StoredLine, TournamentId,
};

/// Opens a file that something was done to, and checks that it is either refused, or shown read-only, or says what it always said.
/// Returns whether the damage was noticed.
fn noticed_or_harmless(path: &Path, truth: &Contents, what: &str) -> bool {
    let folder = path.parent().unwrap();
    let before = bytes_of(folder);
    let outcome = Journal::open(path);
    let noticed = match &outcome {
        Ok(opened) if opened.read_only.is_none() => {
            assert_eq!(&contents(&opened.journal), truth, "{what}");
            false
        }
        Ok(opened) => {
            assert!(matches!(opened.read_only, Some(ReadOnly::Damaged { .. })), "{what}");
            true
        }
        Err(error) => {
            assert!(
                matches!(error.code(), "damaged" | "not_ours" | "newer_version"),
                "{what}: {error:?}"
            );
            true
        }
    };
    drop(outcome);
    if noticed {
        assert_eq!(bytes_of(folder), before, "{what}");
    }
    noticed
}

#[test]
fn truncated_at_any_length() {
    let (_folder, path, truth) = closed();
    let whole = fs::read(&path).unwrap();
    let mut lengths: Vec<usize> = (1..whole.len()).step_by(whole.len() / 60).collect();
    lengths.extend([
        16,
        68,
        99,
        100,
        101,
        4095,
        4096,
        4097,
        8192,
        whole.len() - 4096,
        whole.len() - 1,
    ]);
    for length in lengths {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(noticed_or_harmless(&path, &truth, &format!("{length} of {} bytes", whole.len())));
    }
    fs::write(&path, b"").unwrap();
    assert_eq!(
        contents(&Journal::open(&path).unwrap().journal).rows,
        [],
        "an empty file is a new one"
    );
}

#[test]
fn any_bit_flipped() {
    let (_folder, path, truth) = closed();
    let whole = fs::read(&path).unwrap();
    let mut noticed = 0;
    // `JOURNAL_FLIP_EVERY=1` goes through every byte.
    let every = std::env::var("JOURNAL_FLIP_EVERY").map_or(101, |every| every.parse().unwrap());
    let offsets = (0..100).chain((100..whole.len()).step_by(every));
    for (count, offset) in offsets.enumerate() {
        let mut flipped = whole.clone();
        flipped[offset] ^= 1 << (count % 8);
        fs::write(&path, &flipped).unwrap();
        noticed += usize::from(noticed_or_harmless(&path, &truth, &format!("byte {offset}")));
    }
    assert!(noticed > 100, "only {noticed} flips were noticed");
}

#[test]
fn any_bit_flipped_in_the_write_ahead_log() {
    let (file, log, truth) = cut_off();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    let mut noticed = 0;
    for (count, offset) in (0..32).chain((32..log.len()).step_by(2003)).enumerate() {
        let mut flipped = log.clone();
        flipped[offset] ^= 1 << (count % 8);
        fs::write(&path, &file).unwrap();
        fs::write(beside(&path, "-wal"), &flipped).unwrap();
        // The last commit of a log cannot be told from one that a power cut interrupted; here that is the note of `seen_alive`.
        if log.len() - offset > 4 * 4096 {
            assert!(
                noticed_or_harmless(&path, &truth, &format!("byte {offset} of {}", log.len())),
                "byte {offset}"
            );
            noticed += 1;
        }
    }
    assert!(noticed > 50, "only {noticed}");
}

#[test]
fn a_write_ahead_log_cut_short_leaves_whole_commits() {
    let (file, log, truth) = cut_off();
    for length in (0..log.len()).step_by(log.len() / 40) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tournaments.shuffle-up");
        fs::write(&path, &file).unwrap();
        fs::write(beside(&path, "-wal"), &log[..length]).unwrap();
        let opened = Journal::open(&path).unwrap();
        assert_eq!(opened.read_only, None);
        for (log, full) in contents(&opened.journal).logs.iter().zip(&truth.logs) {
            assert!(full.starts_with(log));
            assert!(
                log.first().is_none_or(|line| line.tournament.0 == 1)
                    || log.len() == 25
                    || log.is_empty()
            );
        }
    }
}

#[test]
fn a_write_ahead_log_without_its_file_is_kept() {
    let (_, log, _) = cut_off();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    fs::write(beside(&path, "-wal"), &log).unwrap();
    assert_eq!(Journal::open(&path).unwrap_err().code(), "damaged");
    fs::write(&path, b"").unwrap();
    assert_eq!(Journal::open(&path).unwrap_err().code(), "damaged");
    assert_eq!(fs::read(beside(&path, "-wal")).unwrap(), log);
}

/// As a cut off program leaves it: its last commits are in the write-ahead log alone.
#[test]
fn a_file_of_a_development_build_is_refused_and_stays_as_it_is() {
    for cut_off in [false, true] {
        let (folder, path, _) = closed();
        let other = rusqlite::Connection::open(&path).unwrap();
        other.pragma_update(None, "user_version", 1).unwrap();
        let (file, log) = (fs::read(&path).unwrap(), fs::read(beside(&path, "-wal")).unwrap());
        drop(other);
        if cut_off {
            fs::write(&path, &file).unwrap();
            fs::write(beside(&path, "-wal"), &log).unwrap();
        }
        let before = bytes_of(folder.path());
        assert_eq!(Journal::open(&path).unwrap_err().code(), "development_build");
        assert_eq!(bytes_of(folder.path()), before);
    }
}

#[test]
fn a_newer_version_is_refused_in_the_file_and_in_its_write_ahead_log() {
    let (folder, path, _) = closed();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.pragma_update(None, "user_version", 199).unwrap();
    drop(other);
    let before = bytes_of(folder.path());
    let error = Journal::open(&path).unwrap_err();
    assert_eq!(error.code(), "newer_version");
    assert_eq!(bytes_of(folder.path()), before);

    // The newer program was cut off before its commit reached the file itself.
    let (folder, path, _) = closed();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.pragma_update(None, "user_version", 199).unwrap();
    let (file, log) = (fs::read(&path).unwrap(), fs::read(beside(&path, "-wal")).unwrap());
    assert_eq!(file[60..64], 100_i32.to_be_bytes());
    drop(other);
    fs::write(&path, &file).unwrap();
    fs::write(beside(&path, "-wal"), &log).unwrap();
    let before = bytes_of(folder.path());
    assert_eq!(Journal::open(&path).unwrap_err().code(), "newer_version");
    assert_eq!(bytes_of(folder.path()), before);
}

#[test]
fn other_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("places.sqlite");
    let other = rusqlite::Connection::open(&database).unwrap();
    other
        .execute_batch("CREATE TABLE moz_places (id INTEGER); INSERT INTO moz_places VALUES (1)")
        .unwrap();
    drop(other);
    let text = folder.path().join("players.csv");
    fs::write(&text, "name,table,seat\n".repeat(1000)).unwrap();
    let (_kept, journal, _) = closed();
    let exported = folder.path().join("sunday.tournament");
    Journal::open(&journal).unwrap().journal.export(TournamentId(1), &exported).unwrap();
    let before = bytes_of(folder.path());
    for (path, expected) in [
        (&database, Foreign::OtherDatabase),
        (&text, Foreign::SomethingElse),
        (&exported, Foreign::TournamentFile),
    ] {
        match Journal::open(path) {
            Err(JournalError::NotOurs { what, backup: None, .. }) => assert_eq!(what, expected),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(Journal::open(folder.path()).unwrap_err().code(), "not_ours");
    assert_eq!(bytes_of(folder.path()), before);
}

#[test]
fn a_changed_table_counts_as_damage() {
    let (_folder, path, truth) = closed();
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("CREATE TRIGGER sly AFTER INSERT ON lines BEGIN DELETE FROM settings; END")
        .unwrap();
    drop(other);
    assert!(noticed_or_harmless(&path, &truth, "a trigger"));
}

/// Changes the text of line 40 of tournament 1 in the file, as a failing disk would.
fn spoil_line_40(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    let wanted = b"{\"bust\":{\"entry\":40,";
    let at = bytes.windows(wanted.len()).position(|window| window == wanted).unwrap();
    bytes[at + 17] = b'9';
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_changed_figure_in_a_line_is_noticed_and_the_newest_good_backup_restores_it() {
    let (folder, path, _) = closed();
    let mut journal = Journal::open(&path).unwrap().journal;
    let good = journal.backup_now(1_700_000_000_000, 5).unwrap();
    let at_backup = contents(&journal);
    let newer = journal.backup_now(1_700_000_060_000, 5).unwrap();
    journal.append(&[line(TournamentId(1), 61)]).unwrap();
    journal.close().unwrap();
    spoil_line_40(&path);
    spoil_line_40(&newer.path);
    let damaged = fs::read(&path).unwrap();

    let opened = Journal::open(&path).unwrap();
    assert!(matches!(opened.read_only, Some(ReadOnly::Damaged { .. })));
    let mut journal = opened.journal;
    assert_eq!(journal.read(TournamentId(2), 1).unwrap(), lines(TournamentId(2), 1, 25));
    let error = journal.read(TournamentId(1), 1).unwrap_err();
    assert!(
        matches!(&error, JournalError::Damaged { backup: Some(backup), .. } if *backup == good)
    );
    assert_eq!(journal.append(&[line(TournamentId(1), 62)]).unwrap_err().code(), "read_only");
    assert_eq!(journal.backup_now(0, 5).unwrap_err().code(), "read_only");

    assert_eq!(Journal::restore(&path, &good.path).unwrap_err().code(), "in_use");
    drop(journal);
    let restored = Journal::restore(&path, &good.path).unwrap();
    assert_eq!(restored.read_only, None);
    assert_eq!(contents(&restored.journal), at_backup);
    assert_eq!(fs::read(restored.set_aside.unwrap()).unwrap(), damaged);
    assert!(folder.path().join("tournaments.shuffle-up.set-aside-1").exists());
}

#[test]
fn what_can_be_read_of_a_damaged_file_can_be_kept() {
    let (_folder, path, truth) = closed();
    spoil_line_40(&path);
    let salvaged = Journal::open(&path).unwrap().journal.salvage().unwrap();
    let kept: Vec<_> =
        salvaged.kept.iter().map(|kept| (kept.tournament.0, kept.lines, kept.cut_short)).collect();
    assert_eq!(kept, [(1, 39, true), (2, 25, false)]);
    let mut opened = salvaged.opened;
    assert!(opened.read_only.is_none() && opened.set_aside.is_some());
    let now = contents(&opened.journal);
    assert_eq!((&now.logs[0][..], &now.logs[1]), (&truth.logs[0][..39], &truth.logs[1]));
    assert_eq!((&now.settings, &now.rows[1]), (&truth.settings, &truth.rows[1]));
    opened.journal.append(&[line(TournamentId(1), 40)]).unwrap();
    assert_eq!(opened.journal.salvage().unwrap_err().code(), "not_damaged");
}

#[test]
fn a_file_that_is_gone_or_refused_leads_to_its_backup() {
    let (_folder, path, truth) = closed();
    let mut journal = Journal::open(&path).unwrap().journal;
    let backup = journal.backup_now(1_700_000_000_000, 5).unwrap();
    journal.close().unwrap();
    let half = fs::read(&path).unwrap()[..50].to_vec();
    fs::write(&path, &half).unwrap();
    let error = Journal::open(&path).unwrap_err();
    assert!(
        matches!(&error, JournalError::NotOurs { backup: Some(offered), .. } if *offered == backup)
    );
    fs::remove_file(&path).unwrap();
    drop(Journal::open(&path).unwrap());
    let restored = Journal::restore(&path, &backup.path).unwrap();
    assert_eq!(contents(&restored.journal), truth);
}

/// Tournaments in play, closed by nothing: the file, its log, the note of how far that reached, and the last line of the first
/// tournament.
fn cut_off_with_note() -> (tempfile::TempDir, PathBuf, u32) {
    let (folder, path) = cut_off_after(|journal, major| {
        for number in 61..=64 {
            journal.append(&[line(major, number)]).unwrap();
        }
    });
    (folder, path, 64)
}

/// A line of more than a thousand pages: the log is folded into the file behind it.
fn long_line(tournament: TournamentId, number: u32) -> StoredLine {
    StoredLine { body: format!("\"{}\"", "x".repeat(5_000_000)), ..line(tournament, number) }
}

/// The same after sixty lines of the first tournament and what is done then.
fn cut_off_after(done: impl FnOnce(&mut Journal, TournamentId)) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    let [major, _] = fill(&mut journal);
    done(&mut journal, major);
    // The log stays the file that it was: a killed program copies nothing.
    let (log, note) = (beside(&path, "-wal"), beside(&path, ".reach"));
    let kept = [&path, &log, &note].map(|file| {
        let kept = beside(file, ".kept");
        fs::hard_link(file, &kept).unwrap();
        kept
    });
    let database = fs::read(&path).unwrap();
    let frames = fs::read(&log).unwrap();
    drop(journal);
    for (file, kept) in [&path, &log, &note].into_iter().zip(&kept) {
        let _ = fs::remove_file(file);
        fs::rename(kept, file).unwrap();
    }
    fs::write(&path, database).unwrap();
    fs::write(&log, frames).unwrap();
    (folder, path)
}

/// Nothing is said of any damage, and so many lines are there.
fn whole(path: &Path, lines: usize, what: &str) {
    let opened = Journal::open(path).unwrap();
    assert_eq!(opened.read_only, None, "{what}");
    assert_eq!(opened.journal.read(TournamentId(1), 1).unwrap().len(), lines, "{what}");
}

/// Where each commit ends in a log, the last first. Frames of a log before it in the same file are not of it.
fn commits(log: &[u8]) -> Vec<usize> {
    let frames =
        (0..).map(|index| 32 + index * (24 + 4096)).take_while(|at| at + 24 + 4096 <= log.len());
    let of_it = frames.filter(|at| log[at + 8..at + 16] == log[16..24]);
    let ends = of_it.filter(|at| log[at + 4..at + 8] != [0; 4]).map(|at| at + 24 + 4096);
    let mut ends: Vec<usize> = ends.collect();
    ends.reverse();
    ends
}

/// The log with a bit of its last commit flipped.
fn flipped_at_the_end(log: &[u8]) -> Vec<u8> {
    let mut flipped = log.to_vec();
    flipped[commits(log)[0] - 9] ^= 4;
    flipped
}

#[test]
fn a_bit_flipped_in_the_last_commits_is_said_with_the_lines_that_are_gone() {
    let (_folder, path, last) = cut_off_with_note();
    let log = fs::read(beside(&path, "-wal")).unwrap();
    let ends = commits(&log);
    let mut counts = std::collections::BTreeSet::new();
    for offset in (ends[3]..log.len()).step_by(509) {
        let mut flipped = log.clone();
        flipped[offset] ^= 4;
        fs::write(beside(&path, "-wal"), &flipped).unwrap();
        let before = bytes_of(path.parent().unwrap());
        let opened = Journal::open(&path).unwrap();
        let Some(ReadOnly::Damaged { lost, .. }) = opened.read_only else {
            panic!("a bit flipped at {offset} of {} went unnoticed", log.len());
        };
        let there = opened.journal.read(TournamentId(1), 1).unwrap();
        assert_eq!(there.len() as u32 + lost, last, "byte {offset}");
        counts.insert(lost);
        drop(opened.journal);
        assert_eq!(bytes_of(path.parent().unwrap()), before);
    }
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn a_log_that_lost_its_end_is_said_too() {
    let (_folder, path, _) = cut_off_with_note();
    let log = fs::read(beside(&path, "-wal")).unwrap();
    fs::write(beside(&path, "-wal"), &log[..commits(&log)[1]]).unwrap();
    let opened = Journal::open(&path).unwrap();
    assert!(matches!(opened.read_only, Some(ReadOnly::Damaged { lost: 1, .. })));
}

#[test]
fn a_log_that_was_begun_anew_is_noted_too() {
    let (_folder, path) = cut_off_after(|journal, major| {
        journal.append(&[long_line(major, 61)]).unwrap();
        for number in 62..=64 {
            journal.append(&[line(major, number)]).unwrap();
        }
    });
    let log = fs::read(beside(&path, "-wal")).unwrap();
    assert_eq!(commits(&log).len(), 3, "of lines 62 to 64");
    fs::write(beside(&path, "-wal"), flipped_at_the_end(&log)).unwrap();
    let opened = Journal::open(&path).unwrap();
    let lost = opened.read_only.as_ref();
    assert!(matches!(lost, Some(ReadOnly::Damaged { lost: 1, .. })), "{lost:?}");
    drop(opened);
    fs::write(beside(&path, "-wal"), &log).unwrap();
    whole(&path, 64, "as it was left");
}

/// Whatever an evening wrote, was refused or left as it was, in whichever order: its note makes no alarm of a killed program, and tells
/// of a line that is gone.
#[test]
fn the_note_tells_the_truth_after_any_evening() {
    for seed in 0..16 {
        let mut numbers = Numbers(seed);
        let (mut last, mut done) = (60, Vec::new());
        let (_folder, path) = cut_off_after(|journal, major| {
            for _ in 0..2 + numbers.below(6) {
                let step = numbers.below(8);
                done.push(step);
                match step {
                    0 => journal.append(&[long_line(major, last + 1)]).unwrap(),
                    1 => journal.append(&[1, 2].map(|n| long_line(major, last + n))).unwrap(),
                    2 => journal.append(&[1, 2].map(|n| line(major, last + n))).unwrap(),
                    3 => {
                        let skips = [1, 3].map(|n| long_line(major, last + n));
                        journal.append(&skips).unwrap_err();
                    }
                    4 => journal.set_deleted(major, false).unwrap(),
                    5 => journal.set_summary(major, Some(&seed.to_string())).unwrap(),
                    _ => journal.append(&[line(major, last + 1)]).unwrap(),
                }
                last += [1, 2, 2, 0, 0, 0, 1, 1][step as usize];
            }
            if seed % 2 == 0 {
                journal.append(&[line(major, last + 1)]).unwrap();
                last += 1;
            }
        });
        let log = fs::read(beside(&path, "-wal")).unwrap();
        if seed % 2 == 0 {
            fs::write(beside(&path, "-wal"), flipped_at_the_end(&log)).unwrap();
            let lost = Journal::open(&path).unwrap().read_only;
            assert!(
                matches!(lost, Some(ReadOnly::Damaged { lost: 1, .. })),
                "{done:?}, without the last line: {lost:?}"
            );
        }
        fs::write(beside(&path, "-wal"), log).unwrap();
        whole(&path, last as usize, &format!("{done:?}, as it was left"));
    }
}

#[test]
fn where_it_cannot_be_known_that_lines_are_gone_nothing_is_said() {
    let shortened = |path: &Path| {
        let log = fs::read(beside(path, "-wal")).unwrap();
        log[..commits(&log)[1]].to_vec()
    };
    // Nothing is wrong at all.
    let (_folder, path, _) = cut_off_with_note();
    whole(&path, 64, "as a killed program leaves it");
    // The note is gone, or was spoilt itself.
    for spoil in [
        |note: &Path| fs::remove_file(note).unwrap(),
        |note: &Path| fs::write(note, [b'7'; 90]).unwrap(),
        |note: &Path| fs::write(note, []).unwrap(),
        |note: &Path| fs::write(note, vec![b'a'; 100_000]).unwrap(),
        |note: &Path| fs::write(note, [0; 56]).unwrap(),
        |note: &Path| {
            let mut bytes = fs::read(note).unwrap();
            assert_eq!(bytes.len(), 56);
            bytes[31] ^= 1;
            fs::write(note, bytes).unwrap();
        },
    ] {
        let (_folder, path, _) = cut_off_with_note();
        fs::write(beside(&path, "-wal"), shortened(&path)).unwrap();
        spoil(&beside(&path, ".reach"));
        whole(&path, 63, "without its note");
    }
    // A copy of an earlier evening is put back by hand, with its log, and the note of the later one stays.
    let (_folder, path, _) = cut_off_with_note();
    let earlier = shortened(&path);
    fs::remove_file(beside(&path, "-wal")).unwrap();
    fs::write(beside(&path, ".other"), "so that the number of the file is not given again")
        .unwrap();
    fs::write(beside(&path, "-wal.new"), &earlier).unwrap();
    fs::rename(beside(&path, "-wal.new"), beside(&path, "-wal")).unwrap();
    whole(&path, 63, "an earlier copy");
    // The program's own way back.
    let (_folder, path, _) = cut_off_with_note();
    let mut journal = Journal::open(&path).unwrap().journal;
    let backup = journal.backup_now(1_700_000_000_000, 5).unwrap();
    journal.append(&[line(TournamentId(1), 65)]).unwrap();
    drop(journal);
    drop(Journal::restore(&path, &backup.path).unwrap());
    whole(&path, 64, "a backup that was restored");
}

/// The program was killed between a commit and its note: the note is of an earlier commit.
#[test]
fn a_note_that_lags_is_no_alarm() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    let major = journal.create("Sunday Major", 0).unwrap();
    let mut notes = Vec::new();
    for number in 1..=30 {
        journal.append(&[line(major, number)]).unwrap();
        notes.push(fs::read(beside(&path, ".reach")).unwrap());
    }
    let (database, log) = (fs::read(&path).unwrap(), fs::read(beside(&path, "-wal")).unwrap());
    let kept = beside(&path, "-wal.kept");
    fs::hard_link(beside(&path, "-wal"), &kept).unwrap();
    drop(journal);
    for note in notes {
        fs::write(&path, &database).unwrap();
        fs::write(&kept, &log).unwrap();
        let _ = fs::remove_file(beside(&path, "-wal"));
        fs::hard_link(&kept, beside(&path, "-wal")).unwrap();
        fs::write(beside(&path, ".reach"), note).unwrap();
        let opened = Journal::open(&path).unwrap();
        assert_eq!(opened.read_only, None);
        assert_eq!(opened.journal.read(major, 1).unwrap().len(), 30);
    }
}
