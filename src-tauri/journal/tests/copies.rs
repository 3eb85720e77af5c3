//! Backups, restores, exports and imports: what comes back is what went in, and nothing is lost on the way.

use std::fs;

use crate::common::{Contents, beside, bytes_of, closed, contents, cut_off, import, line};
use shuffle_up_journal::{Journal, LogStore, StoredLine, TournamentId, backups};

#[test]
fn backups_rotate_and_each_is_whole() {
    let (folder, path, truth) = closed();
    let mut journal = Journal::open(&path).unwrap().journal;
    let times: Vec<i64> = (0..6).map(|level| 1_700_000_000_000 + level * 1_200_000).collect();
    for &now in &times {
        let made = journal.backup_now(now, 3).unwrap();
        assert_eq!(made.taken_at, now);
        assert_eq!(made.before_version, None);
    }
    let kept: Vec<i64> = backups(&path).unwrap().iter().map(|backup| backup.taken_at).collect();
    assert_eq!(kept, [times[5], times[4], times[3]]);
    // The clock was set back: the new backup is the oldest by name and stays all the same.
    let late = journal.backup_now(1_600_000_000_000, 3).unwrap();
    assert!(late.path.exists());
    assert_eq!(backups(&path).unwrap().len(), 3);
    // Once more in the same millisecond, and with nothing else to keep.
    assert_eq!(journal.backup_now(1_600_000_000_000, 0).unwrap().path, late.path);
    assert_eq!(backups(&path).unwrap().len(), 1);
    let names: Vec<_> = bytes_of(&folder.path().join("backups")).into_keys().collect();
    assert_eq!(names, ["tournaments.2020-09-13T12-26-40.000Z.backup"]);

    journal.append(&[line(TournamentId(1), 61)]).unwrap();
    drop(journal);
    let restored = Journal::restore(&path, &late.path).unwrap();
    assert_eq!(contents(&restored.journal), truth);
    // What was replaced is whole, with the line that the backup did not have.
    let replaced = restored.set_aside.unwrap();
    drop(restored.journal);
    let back = Journal::restore(&path, &replaced).unwrap();
    assert_eq!(back.journal.read(TournamentId(1), 61).unwrap().len(), 1);
}

#[test]
fn other_files_among_the_backups_are_let_be() {
    let (_folder, path, _) = closed();
    let backups = path.with_file_name("backups");
    fs::create_dir_all(&backups).unwrap();
    fs::write(backups.join("tournaments.notes.backup"), "mine").unwrap();
    fs::write(backups.join("other.2020-09-13T12-26-40.000Z.backup"), "mine too").unwrap();
    let mut journal = Journal::open(&path).unwrap().journal;
    for now in 0..4 {
        journal.backup_now(now, 1).unwrap();
    }
    assert_eq!(bytes_of(&backups).len(), 3);
    fs::remove_dir_all(&backups).unwrap();
    fs::write(&backups, "a file where the folder should be").unwrap();
    assert_eq!(journal.backup_now(9, 1).unwrap_err().code(), "folder_unusable");
}

#[test]
fn a_bad_backup_is_not_restored() {
    let (folder, path, truth) = closed();
    let mut journal = Journal::open(&path).unwrap().journal;
    let backup = journal.backup_now(1, 3).unwrap();
    journal.close().unwrap();
    let whole = fs::read(&backup.path).unwrap();
    let before = bytes_of(folder.path());
    for cut in [0, 10, 100, 4096, whole.len() / 2, whole.len() - 1] {
        fs::write(&backup.path, &whole[..cut]).unwrap();
        assert_eq!(
            Journal::restore(&path, &backup.path).unwrap_err().code(),
            "bad_backup",
            "{cut}"
        );
    }
    assert_eq!(
        Journal::restore(&path, folder.path().join("gone")).unwrap_err().code(),
        "unreadable"
    );
    assert_eq!(bytes_of(folder.path()), before);
    assert_eq!(contents(&Journal::open(&path).unwrap().journal), truth);
}

#[test]
fn a_restore_cut_off_at_any_step_is_finished_by_the_next_open() {
    let (_backup_folder, backup, truth) = closed();
    let (file, log, _) = cut_off();
    for steps in 0..4 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tournaments.shuffle-up");
        let aside = beside(&path, ".set-aside-1");
        fs::write(&path, &file[..file.len() / 2]).unwrap();
        fs::write(beside(&path, "-wal"), &log).unwrap();
        fs::copy(&backup, beside(&path, ".restored")).unwrap();
        if steps > 0 {
            fs::hard_link(&path, &aside).unwrap();
        }
        if steps > 1 {
            fs::rename(beside(&path, "-wal"), beside(&aside, "-wal")).unwrap();
        }
        if steps > 2 {
            fs::rename(beside(&path, ".restored"), &path).unwrap();
        }
        let opened = Journal::open(&path).unwrap();
        assert_eq!(contents(&opened.journal), truth, "after step {steps}");
        assert!(opened.read_only.is_none() && !beside(&path, ".restored").exists());
        let kept = bytes_of(folder.path());
        assert!(
            kept.values().any(|bytes| bytes[..] == file[..file.len() / 2]),
            "after step {steps}"
        );
        assert!(kept.values().any(|bytes| *bytes == log), "after step {steps}");
    }
}

#[test]
fn a_half_made_file_of_a_killed_program_is_no_hindrance() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    fs::write(beside(&path, ".part"), [9; 5000]).unwrap();
    fs::write(beside(&path, ".part-journal"), [9; 5000]).unwrap();
    drop(Journal::open(&path).unwrap());
    assert!(!beside(&path, ".part").exists() && !beside(&path, ".part-journal").exists());
}

#[test]
fn a_tournament_travels_to_another_file_whole() {
    let (folder, path, truth) = closed();
    let file = folder.path().join("turbo.tournament");
    let mut journal = Journal::open(&path).unwrap().journal;
    journal.set_deleted(TournamentId(2), true).unwrap();
    journal.export(TournamentId(2), &file).unwrap();
    journal.export(TournamentId(2), &file).unwrap();
    assert_eq!(journal.export(TournamentId(2), &path).unwrap_err().code(), "in_use");
    assert_eq!(journal.export(TournamentId(9), &file).unwrap_err().code(), "no_such_tournament");

    let mut other = Journal::open(folder.path().join("laptop/t.shuffle-up")).unwrap().journal;
    other.create("Already there", 1).unwrap();
    let id = import(&mut other, &file).unwrap();
    assert_eq!(id, TournamentId(2));
    assert_eq!(import(&mut other, &file).unwrap(), TournamentId(3));
    let Contents { rows, logs, .. } = contents(&other);
    assert_eq!(rows[1], truth.rows[1]);
    assert_eq!(logs[1], truth.logs[1]);
    assert!(
        logs[2]
            .iter()
            .zip(&logs[1])
            .all(|(one, two)| one.body == two.body && one.tournament.0 == 3)
    );
    assert!(!beside(&file, "-wal").exists(), "the file needs nothing beside it");
}

#[test]
fn a_tournament_file_from_anywhere_is_imported_whole_or_not_at_all() {
    let (folder, path, truth) = closed();
    let file = folder.path().join("sunday.tournament");
    let mut journal = Journal::open(&path).unwrap().journal;
    journal.export(TournamentId(1), &file).unwrap();
    let whole = fs::read(&file).unwrap();
    let mut taken = 0;
    for (count, offset) in (0..whole.len()).step_by(157).enumerate() {
        let mut flipped = whole.clone();
        flipped[offset] ^= 1 << (count % 8);
        fs::write(&file, &flipped).unwrap();
        match import(&mut journal, &file) {
            Ok(id) => {
                taken += 1;
                let bodies = |log: &[StoredLine]| {
                    log.iter().map(|line| line.body.clone()).collect::<Vec<_>>()
                };
                assert_eq!(
                    bodies(&journal.read(id, 1).unwrap()),
                    bodies(&truth.logs[0]),
                    "byte {offset}"
                );
                journal.set_deleted(id, true).unwrap();
            }
            Err(error) => {
                assert!(
                    matches!(error.code(), "bad_tournament_file" | "newer_version"),
                    "byte {offset}: {error:?}"
                );
            }
        }
    }
    let rows = journal.tournaments().unwrap();
    assert_eq!((rows.len(), &rows[..2]), (2 + taken, &truth.rows[..]));

    for (name, sql) in [
        ("trigger", "CREATE TRIGGER sly AFTER INSERT ON lines BEGIN DELETE FROM settings; END"),
        ("gap", "DELETE FROM lines WHERE number = 30"),
        (
            "second",
            "INSERT INTO tournaments SELECT 2, name, created_at, summary, deleted, sum FROM tournaments",
        ),
        ("none", "DELETE FROM lines; DELETE FROM tournaments"),
    ] {
        fs::write(&file, &whole).unwrap();
        rusqlite::Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        assert_eq!(
            import(&mut journal, &file).unwrap_err().code(),
            "bad_tournament_file",
            "{name}"
        );
    }
    assert_eq!(import(&mut journal, &path).unwrap_err().code(), "bad_tournament_file");
    assert_eq!(import(&mut journal, folder.path().join("gone")).unwrap_err().code(), "unreadable");
}
