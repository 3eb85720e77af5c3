//! Disks that are full, protected or shared with another program.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::common::{bytes_of, closed, contents, line, lines};
use shuffle_up_journal::{
    Journal, JournalError, LogStore, ReadOnly, StoredLine, TournamentId, backups,
};

/// Runs a test of this file in a process of its own, with a path for it to work on.
fn another_program(test: &str, path: &Path, limit: Option<u32>) -> Child {
    let program = std::env::current_exe().unwrap();
    let mut command = match limit {
        None => Command::new(&program),
        Some(kilobytes) => {
            let mut shell = Command::new("bash");
            shell
                .args(["-c", &format!("trap '' XFSZ; ulimit -f {kilobytes}; exec \"$0\" \"$@\"")])
                .arg(&program);
            shell
        }
    };
    command
        .args(["--exact", &format!("disk::{test}"), "--nocapture", "--test-threads=1"])
        .env("JOURNAL_PATH", path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The path to work on, in such a process; none in an ordinary run of the tests.
fn given_path() -> Option<PathBuf> {
    std::env::var_os("JOURNAL_PATH").map(PathBuf::from)
}

#[test]
fn holds_the_file_open() {
    let Some(path) = given_path() else { return };
    let journal = Journal::open(path).unwrap().journal;
    println!("\nopen");
    let mut wait = String::new();
    std::io::stdin().read_line(&mut wait).unwrap();
    drop(journal);
}

#[test]
fn two_programs_never_have_the_file_open() {
    let (_folder, path, truth) = closed();
    let mut other = another_program("holds_the_file_open", &path, None);
    let said = BufReader::new(other.stdout.take().unwrap());
    assert!(said.lines().any(|line| line.unwrap() == "open"));
    let error = Journal::open(&path).unwrap_err();
    assert_eq!(error, JournalError::InUse { path: path.clone() });
    #[cfg(unix)]
    {
        let link = path.with_file_name("link.shuffle-up");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(Journal::open(&link).unwrap_err().code(), "in_use");
    }
    assert_eq!(Journal::restore(&path, &path).unwrap_err().code(), "in_use");
    other.kill().unwrap();
    other.wait().unwrap();
    assert_eq!(
        contents(&Journal::open(&path).unwrap().journal),
        truth,
        "the lock dies with the program"
    );
}

#[test]
fn a_database_browser_on_the_file_is_noticed_and_kept_out() {
    let (folder, path, truth) = closed();
    let browser = rusqlite::Connection::open(&path).unwrap();
    browser.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(Journal::open(&path).unwrap_err().code(), "in_use");
    drop(browser);
    let opened = Journal::open(&path).unwrap();
    assert_eq!(contents(&opened.journal), truth);
    let browser = rusqlite::Connection::open(&path).unwrap();
    browser.busy_timeout(std::time::Duration::ZERO).unwrap();
    assert!(browser.execute("DELETE FROM lines", []).is_err());
    drop((browser, opened));
    assert_eq!(
        contents(&Journal::open(folder.path().join("tournaments.shuffle-up")).unwrap().journal),
        truth
    );
}

/// A file or folder that refuses writing until this is dropped.
struct Protected {
    path: PathBuf,
    by_attribute: bool,
}

/// Permission bits do not bind the superuser, hence `chattr` for one; none where neither is to be had.
fn protect(path: &Path) -> Option<Protected> {
    let refuses = || {
        if path.is_dir() {
            let probe = path.join("probe");
            fs::write(&probe, "").map(|()| fs::remove_file(&probe).unwrap()).is_err()
        } else {
            fs::OpenOptions::new().write(true).open(path).is_err()
        }
    };
    let mut permissions = fs::metadata(path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(path, permissions).unwrap();
    let mut protected = Protected { path: path.to_owned(), by_attribute: false };
    if refuses() {
        return Some(protected);
    }
    let done = Command::new("chattr").arg("+i").arg(path).stderr(Stdio::null()).status();
    protected.by_attribute = done.is_ok_and(|status| status.success());
    refuses().then_some(protected)
}

impl Drop for Protected {
    fn drop(&mut self) {
        if self.by_attribute {
            Command::new("chattr").arg("-i").arg(&self.path).status().unwrap();
        }
        let mut permissions = fs::metadata(&self.path).unwrap().permissions();
        #[cfg(unix)]
        std::os::unix::fs::PermissionsExt::set_mode(
            &mut permissions,
            if self.path.is_dir() { 0o755 } else { 0o644 },
        );
        #[cfg(not(unix))]
        permissions.set_readonly(false);
        fs::set_permissions(&self.path, permissions).unwrap();
    }
}

#[test]
fn a_protected_file_can_be_looked_at() {
    let (folder, path, truth) = closed();
    let Some(_protection) = protect(&path) else {
        eprintln!("skipped: this system lets the superuser write everywhere and has no chattr");
        return;
    };
    let before = bytes_of(folder.path());
    let mut opened = Journal::open(&path).unwrap();
    let because = opened.read_only.clone().unwrap();
    assert!(matches!(because, ReadOnly::FileProtected { .. }));
    assert_eq!(contents(&opened.journal), truth);
    assert_eq!(
        opened.journal.append(&[line(TournamentId(1), 61)]).unwrap_err(),
        JournalError::ReadOnly { because }
    );
    assert_eq!(opened.journal.create("No", 1).unwrap_err().code(), "read_only");
    opened.journal.close().unwrap();
    assert_eq!(Journal::restore(&path, &path).unwrap_err().code(), "read_only");
    assert_eq!(bytes_of(folder.path()), before);
}

#[test]
fn a_protected_folder_can_be_looked_at_and_takes_no_new_file() {
    for lock_is_there in [true, false] {
        let (folder, path, truth) = closed();
        if !lock_is_there {
            fs::remove_file(crate::common::beside(&path, ".lock")).unwrap();
        }
        let Some(protection) = protect(folder.path()) else {
            eprintln!("skipped: this system lets the superuser write everywhere and has no chattr");
            return;
        };
        let before = bytes_of(folder.path());
        let opened = Journal::open(&path).unwrap();
        let because = opened.read_only.clone().unwrap();
        assert!(matches!(because, ReadOnly::FolderProtected { .. }));
        assert_eq!(contents(&opened.journal), truth);
        drop(opened);
        let error = Journal::open(folder.path().join("new.shuffle-up")).unwrap_err();
        assert_eq!(error.code(), "folder_unusable");
        assert_eq!(Journal::restore(&path, &path).unwrap_err().code(), "folder_unusable");
        assert_eq!(bytes_of(folder.path()), before);
        drop(protection);
    }
}

#[test]
fn a_folder_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "x").unwrap();
    let error = Journal::open(folder.path().join("file/t.shuffle-up")).unwrap_err();
    assert_eq!(error.code(), "folder_unusable");
}

/// A file system of a few megabytes, or none where mounting is not allowed.
struct TinyDisk(tempfile::TempDir);

fn tiny_disk() -> Option<TinyDisk> {
    let folder = tempfile::tempdir().unwrap();
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=2m", "tiny"]).arg(folder.path()).stderr(Stdio::null());
    mount.status().is_ok_and(|status| status.success()).then(|| TinyDisk(folder))
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        Command::new("umount").arg(self.0.path()).status().unwrap();
    }
}

fn large(number: u32) -> StoredLine {
    StoredLine { body: format!("\"{}\"", "x".repeat(30_000)), ..line(TournamentId(1), number) }
}

#[test]
fn a_full_disk_loses_nothing_and_the_next_append_works_once_there_is_space() {
    let Some(disk) = tiny_disk() else {
        eprintln!(
            "skipped: no file system can be mounted here; the largest-file test below stands in"
        );
        return;
    };
    let ballast = disk.0.path().join("holiday.mp4");
    fs::write(&ballast, vec![1; 600_000]).unwrap();
    let path = disk.0.path().join("t.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    let tournament = journal.create("Sunday Major", 1).unwrap();
    let mut said = 0;
    let error = loop {
        match journal.append(&[large(said + 1)]) {
            Ok(()) => said += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error.code(), "disk_full");
    assert!(said > 5);
    assert_eq!(
        journal.append(&[large(said + 1), large(said + 2)]).unwrap_err().code(),
        "disk_full"
    );
    assert_eq!(journal.backup_now(1, 3).unwrap_err().code(), "disk_full");
    assert_eq!(backups(&path).unwrap(), []);
    assert_eq!(journal.read(tournament, 1).unwrap().len(), said as usize);
    // Cut off with the disk full, and opened again with the disk still full.
    drop(journal);
    let mut journal = Journal::open(&path).unwrap().journal;
    assert_eq!(journal.read(tournament, 1).unwrap().len(), said as usize);
    fs::remove_file(&ballast).unwrap();
    journal.append(&[large(said + 1)]).unwrap();
    drop(journal);
    let journal = Journal::open(&path).unwrap().journal;
    assert_eq!(journal.read(tournament, 1).unwrap(), (1..=said + 1).map(large).collect::<Vec<_>>());
}

#[test]
fn appends_until_the_disk_refuses() {
    let Some(path) = given_path() else { return };
    let mut journal = Journal::open(path).unwrap().journal;
    for number in 61.. {
        match journal.append(&lines(TournamentId(1), number, number)) {
            Ok(()) => println!("\nsaid {number}"),
            Err(error) => {
                println!("\nrefused {}", error.code());
                assert_eq!(journal.read(TournamentId(1), number).unwrap(), []);
                std::process::abort();
            }
        }
    }
}

#[test]
fn a_disk_that_refuses_to_write_leaves_every_acknowledged_line() {
    if !cfg!(unix) {
        eprintln!("skipped: the largest size of a file cannot be limited here");
        return;
    }
    let (_folder, path, _) = closed();
    let other = another_program("appends_until_the_disk_refuses", &path, Some(300))
        .wait_with_output()
        .unwrap();
    let said = String::from_utf8(other.stdout).unwrap();
    assert!(said.contains("refused disk_f"), "{said}");
    let last: u32 = said
        .lines()
        .filter_map(|line| line.strip_prefix("said "))
        .next_back()
        .unwrap()
        .parse()
        .unwrap();
    let mut journal = Journal::open(&path).unwrap().journal;
    assert_eq!(journal.read(TournamentId(1), 1).unwrap(), lines(TournamentId(1), 1, last));
    journal.append(&[line(TournamentId(1), last + 1)]).unwrap();
}

/// On Linux and macOS an open file can be deleted or replaced, and what is written to it then is gone with the program: the next
/// action is refused, and everything acknowledged before is where it was.
#[cfg(unix)]
#[test]
fn a_file_that_is_deleted_replaced_or_moved_takes_no_more_lines() {
    type Act = fn(&Path, &Path);
    let acts: [(&str, Act); 5] = [
        ("deleted", |file, _| fs::remove_file(file).unwrap()),
        ("moved", |file, aside| fs::rename(file, aside).unwrap()),
        ("replaced", |file, aside| {
            fs::copy(file, aside).unwrap();
            fs::rename(aside, file).unwrap();
        }),
        ("its log deleted", |file, _| {
            fs::remove_file(file.with_extension("shuffle-up-wal")).unwrap();
        }),
        ("its folder moved", |file, _| {
            let folder = file.parent().unwrap();
            fs::rename(folder, folder.with_extension("gone")).unwrap();
        }),
    ];
    for (what, act) in acts {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("house");
        fs::create_dir(&folder).unwrap();
        let path = folder.join("t.shuffle-up");
        let mut journal = Journal::open(&path).unwrap().journal;
        let tournament = journal.create("Sunday Major", 0).unwrap();
        journal.append(&[line(tournament, 1)]).unwrap();
        act(&path, &outer.path().join("aside"));
        for _ in 0..2 {
            let error = journal.append(&[line(tournament, 2)]).unwrap_err();
            assert_eq!(error.code(), "file_gone", "{what}");
            assert_eq!(journal.create("Monday", 0).unwrap_err().code(), "file_gone", "{what}");
        }
        assert_eq!(journal.read(tournament, 1).unwrap(), [line(tournament, 1)], "{what}");
    }
}
