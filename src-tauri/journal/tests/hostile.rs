//! Tournament files from anywhere: each is taken as a tournament or refused with a sentence, and nothing else happens.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{bytes_of, closed, contents, import};
use rusqlite::Connection;
use shuffle_up_journal::{Journal, TournamentFile, TournamentId};

/// A tournament file of sixty lines.
fn exported() -> (tempfile::TempDir, PathBuf) {
    let (folder, path, _) = closed();
    let file = folder.path().join("sunday.tournament");
    Journal::open(&path).unwrap().journal.export(TournamentId(1), &file).unwrap();
    fs::remove_file(&path).unwrap();
    (folder, file)
}

fn refused(file: &Path, code: &str, what: &str) {
    let (folder, path, truth) = closed();
    let mut journal = Journal::open(&path).unwrap().journal;
    let before = fs::read(file).unwrap();
    let started = std::time::Instant::now();
    let error = import(&mut journal, file).unwrap_err();
    assert_eq!(error.code(), code, "{what}: {error:?}");
    assert!(started.elapsed().as_secs() < 20, "{what} took {:?}", started.elapsed());
    assert_eq!(fs::read(file).unwrap(), before, "{what}: the file itself was written to");
    assert_eq!(contents(&journal), truth, "{what}");
    drop(journal);
    assert!(!bytes_of(folder.path()).keys().any(|name| name.to_string_lossy().contains(".part")));
}

/// What is there and is no file: a folder, a pipe that nobody writes to, devices without an end, a link to nowhere.
#[cfg(unix)]
fn no_files(folder: &Path) -> Vec<PathBuf> {
    let pipe = folder.join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let link = folder.join("link");
    std::os::unix::fs::symlink(folder.join("nowhere"), &link).unwrap();
    let round = folder.join("round");
    std::os::unix::fs::symlink(&pipe, &round).unwrap();
    let mut all = vec![folder.to_owned(), pipe, link, round];
    all.extend(
        ["/dev/zero", "/dev/full", "/dev/null"]
            .map(PathBuf::from)
            .into_iter()
            .filter(|path| path.exists()),
    );
    all
}

/// What the program keeps beside the tournaments is read as far as it may be long, and only where it is a file.
#[cfg(unix)]
#[test]
fn what_is_kept_is_read_within_its_bounds() {
    let strange = tempfile::tempdir().unwrap();
    for path in no_files(strange.path()) {
        assert!(shuffle_up_journal::read_kept(&path, 1_000).is_err(), "{}", path.display());
    }
    let file = strange.path().join("sound");
    fs::write(&file, [7; 1_000]).unwrap();
    assert_eq!(shuffle_up_journal::read_kept(&file, 1_000).unwrap(), [7; 1_000]);
    assert!(shuffle_up_journal::read_kept(&file, 999).is_err());
}

/// None of these is waited for, read to its end, written to or made.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_before_it_is_opened() {
    use std::os::unix::fs::symlink;
    let strange = tempfile::tempdir().unwrap();
    for path in no_files(strange.path()) {
        let what = path.display().to_string();
        let said = |error: shuffle_up_journal::JournalError| {
            assert!(["not_ours", "unreadable"].contains(&error.code()), "{what}: {error}");
        };
        said(Journal::open(&path).unwrap_err());
        said(TournamentFile::read(&path).unwrap_err());
        let (folder, ours, truth) = closed();
        said(Journal::restore(&ours, &path).unwrap_err());
        let mut journal = Journal::open(&ours).unwrap().journal;
        said(import(&mut journal, &path).unwrap_err());
        said(journal.export(TournamentId(1), &path).unwrap_err());
        drop(journal);
        // Beside the file, in the place of what belongs there.
        for addition in ["-wal", "-journal", ".lock", ".restored", ".reach"] {
            let beside = crate::common::beside(&ours, addition);
            let _ = fs::remove_file(&beside);
            symlink(&path, &beside).unwrap();
            let opened = Journal::open(&ours);
            match opened {
                Ok(mut opened) => {
                    assert_eq!(addition, ".reach", "{what}");
                    assert_eq!(contents(&opened.journal), truth);
                    opened.journal.put_setting("house", "[]").unwrap();
                    let before = truth.settings[0].clone().unwrap();
                    opened.journal.put_setting("house", &before).unwrap();
                }
                Err(error) => said(error),
            }
            fs::remove_file(&beside).unwrap();
        }
        let backups = folder.path().join("backups");
        fs::create_dir_all(&backups).unwrap();
        symlink(&path, backups.join("tournaments.2026-11-23T10-00-00.000Z.backup")).unwrap();
        for backup in shuffle_up_journal::backups(&ours).unwrap() {
            assert!(backup.tournaments().is_err(), "{what}");
        }
        assert_eq!(contents(&Journal::open(&ours).unwrap().journal), truth, "{what}");
        assert!(!strange.path().join("nowhere").exists(), "{what}");
    }
}

/// What another program, or somebody with a database browser, can put into a file.
#[test]
fn a_file_with_anything_of_its_own_in_it_is_refused() {
    for (what, sql) in [
        ("a trigger", "CREATE TRIGGER sly AFTER INSERT ON lines BEGIN DELETE FROM settings; END"),
        ("a view", "CREATE VIEW sly AS SELECT * FROM lines"),
        (
            "a view in the place of a table",
            "ALTER TABLE settings RENAME TO kept; CREATE VIEW settings AS SELECT key, value, sum FROM kept",
        ),
        ("a table", "CREATE TABLE more (id INTEGER PRIMARY KEY)"),
        ("an index with an expression", "CREATE INDEX sly ON lines (length(body))"),
        ("a virtual table", "CREATE VIRTUAL TABLE sly USING fts5(body)"),
        (
            "a column that is worked out",
            "ALTER TABLE settings ADD COLUMN sly TEXT GENERATED ALWAYS AS (hex(zeroblob(900000000))) VIRTUAL",
        ),
        ("a condition that takes for ever", "PRAGMA writable_schema = 1;
            UPDATE sqlite_schema SET sql = replace(sql, 'body TEXT NOT NULL', 'body TEXT NOT NULL CHECK (length(hex(randomblob(400000000))) > 0)')
            WHERE name = 'lines'; PRAGMA writable_schema = RESET"),
        ("a table without its checks", "PRAGMA writable_schema = 1;
            UPDATE sqlite_schema SET sql = replace(sql, ' CHECK (id = tournament * 4294967296 + number)', ' CHECK (1)')
            WHERE name = 'lines'; PRAGMA writable_schema = RESET"),
        ("a line that nobody signed", "UPDATE lines SET body = '{\"bust\":{}}' WHERE number = 30"),
        ("lines of another tournament", "INSERT INTO tournaments SELECT 2, name, 0, NULL, 0, 0 FROM tournaments"),
        ("no lines in between", "DELETE FROM lines WHERE number BETWEEN 20 AND 40"),
        ("settings of a house", "INSERT INTO settings VALUES ('house', '{}', 1)"),
    ] {
        let (_folder, file) = exported();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap_or_else(|error| panic!("{what}: {error}"));
        refused(&file, "bad_tournament_file", what);
    }
}

#[test]
fn a_file_of_another_kind_size_or_version_is_refused() {
    let (folder, file) = exported();
    let whole = fs::read(&file).unwrap();
    let put = |bytes: &[u8]| fs::write(&file, bytes).unwrap();
    for (what, bytes) in [
        ("nothing", &b""[..]),
        ("a zip file", b"PK\x03\x04 and so on"),
        ("a letter", &b"Dear Anna, ".repeat(4000)),
        ("only the beginning", &whole[..whole.len() / 3]),
        ("the end cut off", &whole[..whole.len() - 4096]),
        ("nothing but the magic word", b"SQLite format 3\0"),
    ] {
        put(bytes);
        refused(&file, "bad_tournament_file", what);
    }
    let mut other = whole.clone();
    other[68..72].copy_from_slice(&0x5368_5570_i32.to_be_bytes());
    put(&other);
    refused(&file, "bad_tournament_file", "a house's whole file");
    // The size that the header states, in pages, many times what is there.
    let mut other = whole.clone();
    other[28..32].copy_from_slice(&u32::MAX.to_be_bytes());
    put(&other);
    refused(&file, "bad_tournament_file", "a header that states sixteen terabytes");
    put(&whole);
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 199).unwrap();
    refused(&file, "newer_version", "a newer version");
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 1).unwrap();
    let before = fs::read(&file).unwrap();
    refused(&file, "development_build", "a development build");
    assert_eq!(fs::read(&file).unwrap(), before);
    // Sparse: it takes no room on this disk and more than any tournament to read.
    fs::File::options().write(true).open(&file).unwrap().set_len(300 << 20).unwrap();
    put(&whole);
    fs::File::options().write(true).open(&file).unwrap().set_len(300 << 20).unwrap();
    let error = TournamentFile::read(&file).unwrap_err();
    assert_eq!(error.code(), "too_large");
    drop(folder);
}

#[test]
fn bytes_beside_a_file_are_no_part_of_it() {
    let (_folder, file) = exported();
    fs::write(crate::common::beside(&file, "-wal"), [1; 5000]).unwrap();
    refused(&file, "bad_tournament_file", "a write-ahead log beside it");
    fs::remove_file(crate::common::beside(&file, "-wal")).unwrap();
    fs::write(crate::common::beside(&file, "-journal"), [1; 5000]).unwrap();
    refused(&file, "bad_tournament_file", "a hot journal beside it");
}

#[test]
fn a_file_is_read_without_adding_it() {
    let (_folder, file) = exported();
    let read = TournamentFile::read(&file).unwrap();
    assert_eq!(
        (read.row().name.as_str(), read.row().lines, read.lines().len()),
        ("Sunday Major", 60, 60)
    );
}
