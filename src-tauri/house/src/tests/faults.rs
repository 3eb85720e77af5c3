//! What the desk says of a file that is in trouble: each fault is made, and the sentence that a window shows is read.

use super::house::{devices, running};
use crate::office::backups::ToBackUp;
use crate::office::kept::KeptBecause;
use crate::office::view::HouseView;
use crate::office::{FILE, Office};
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::rulebook::templates;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::{Command, Stdio};

thread_local! {
    static PANIC_NEXT: Cell<bool> = const { Cell::new(false) };
}

/// Stands between the disk and the log in memory; panics where a test has asked for it.
pub(crate) fn perhaps_panic() {
    assert!(!PANIC_NEXT.take(), "the test asked for this");
}

/// A panic after a line is in the file and before it is taken in: the line was said, and the next one is not refused.
#[test]
fn a_panic_between_the_file_and_the_log_wedges_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let before = office.look(id).unwrap().revision();
    let enter = |name: &str| Enter { names: vec![name.into()], ..Enter::default() };
    PANIC_NEXT.set(true);
    let late = catch_unwind(AssertUnwindSafe(|| office.act(id, enter("Nadia Frank").into())));
    assert!(late.is_err());
    assert_eq!(office.look(id).unwrap().revision(), before + 1);
    assert_eq!(office.act(id, enter("Omar Haddad").into()).unwrap().revision, before + 2);
    let log = office.look(id).unwrap();
    assert!(log.label(before + 1).unwrap().to_string().contains("Nadia Frank"));
}

fn view(office: &mut Office) -> HouseView {
    office.view(devices())
}

/// A house of one running tournament with a backup, closed.
fn closed() -> (tempfile::TempDir, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running(Office::open(folder.path()));
    office.to_back_up().unwrap().write().unwrap();
    office.close();
    let bytes = std::fs::read(folder.path().join(FILE)).unwrap();
    (folder, bytes)
}

/// Opens what a fault left: the home screen says why nothing can be written, in a sentence that has these words and that
/// says what to do; nothing is taken in; the file is as the fault left it; the backups are offered where they help.
fn said(folder: &Path, words: &[&str], offers_backups: bool) {
    let path = folder.join(FILE);
    let before = std::fs::read(&path).unwrap();
    let mut office = Office::open(folder);
    let seen = view(&mut office);
    let why = seen.read_only.clone().expect("the home screen says why");
    for word in words {
        assert!(why.english.contains(word), "{word:?} is not in: {why}");
    }
    assert!(
        why.english.ends_with('.') && why.english.contains("not changed")
            || why.english.contains("Nothing was changed"),
        "{why}"
    );
    let refused = office.new_tournament(templates::t1000(), None).unwrap_err();
    assert!(refused.sentence.english.ends_with('.'), "{}", refused.sentence);
    assert!(office.to_back_up().and_then(ToBackUp::write).is_err());
    assert_eq!(std::fs::read(&path).unwrap(), before, "the file is as it was");
    assert_eq!(seen.damaged, offers_backups, "a backup is offered where it helps");
    if offers_backups {
        assert!(!seen.backups.is_empty());
        let backup = seen.backups[0].path.clone();
        office.restore(Path::new(&backup)).unwrap();
        assert_eq!(office.summaries().len(), 1, "and one click brings it back");
        assert!(view(&mut office).read_only.is_none());
        let kept = std::fs::read_dir(folder)
            .unwrap()
            .any(|entry| std::fs::read(entry.unwrap().path()).is_ok_and(|bytes| bytes == before));
        assert!(kept, "what was damaged is kept beside it");
    }
}

#[test]
fn a_truncated_file() {
    let (_folder, bytes) = closed();
    for length in [50, 5_000, bytes.len() / 2, bytes.len() - 100] {
        let (folder, _) = closed();
        std::fs::write(folder.path().join(FILE), &bytes[..length]).unwrap();
        let words: &[&str] = if length < 100 { &["not a Shuffle Up file"] } else { &["damaged"] };
        said(folder.path(), words, true);
    }
}

#[test]
fn a_bit_flipped_in_a_line() {
    let (folder, mut bytes) = closed();
    let at = bytes.windows(4).position(|four| four == b"Dele").unwrap();
    bytes[at] ^= 1;
    std::fs::write(folder.path().join(FILE), &bytes).unwrap();
    said(folder.path(), &["damaged", "Restore a backup"], true);
}

#[test]
fn what_can_be_read_of_a_damaged_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.act(id, Enter { names: vec!["Xaver".into()], ..Enter::default() }.into()).unwrap();
    let lines = office.look(id).unwrap().revision();
    office.close();
    let path = folder.path().join(FILE);
    let mut bytes = std::fs::read(&path).unwrap();
    let at = bytes.windows(6).rposition(|six| six == b"Xaver\"").unwrap();
    bytes[at] ^= 1;
    std::fs::write(&path, &bytes).unwrap();

    let mut office = Office::open(folder.path());
    let seen = view(&mut office);
    assert_eq!((seen.readable[0].lines, seen.readable[0].cut_short), (lines - 1, true));
    office.salvage().unwrap();
    let seen = view(&mut office);
    assert!(seen.read_only.is_none() && seen.readable.is_empty());
    let kept = seen.kept.expect("the home screen says what was kept");
    assert_eq!(kept.because, KeptBecause::Salvaged);
    assert_eq!((kept.tournaments[0].line, kept.tournaments[0].cut_short), (lines - 1, true));
    let aside = folder.path().join(kept.aside.unwrap());
    assert_eq!(std::fs::read(aside).unwrap(), bytes, "the damaged file is kept beside it");
    // Play goes on, and a file that is whole has nothing to be salvaged from.
    office.act(id, Enter { names: vec!["Xaver".into()], ..Enter::default() }.into()).unwrap();
    assert!(office.salvage().is_err());
    assert_eq!(office.look(id).unwrap().revision(), lines);
}

#[test]
fn a_file_of_a_newer_version() {
    let (folder, _) = closed();
    let other = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    other.pragma_update(None, "user_version", 199).unwrap();
    drop(other);
    said(folder.path(), &["newer version of Shuffle Up", "Install"], false);
}

#[test]
fn a_file_of_a_development_build() {
    let (folder, _) = closed();
    let other = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    other.pragma_update(None, "user_version", 1).unwrap();
    drop(other);
    said(folder.path(), &["development build of Shuffle Up", "28 November 2026"], false);
}

#[test]
fn a_file_that_is_something_else() {
    for bytes in [&b"a shopping list"[..], &[0; 9_000], b"PK\x03\x04 a zip file of an evening"] {
        let (folder, _) = closed();
        std::fs::write(folder.path().join(FILE), bytes).unwrap();
        said(folder.path(), &["not a Shuffle Up file"], true);
    }
}

#[test]
fn a_file_that_another_program_holds() {
    let folder = tempfile::tempdir().unwrap();
    let (mut first, id) = running(Office::open(folder.path()));
    let mut second = Office::open(folder.path());
    let seen = view(&mut second);
    let why = seen.read_only.unwrap();
    assert!(why.english.contains("open in another window or another program"), "{why}");
    assert!(!seen.damaged, "no backup takes the place of a file that is whole");
    assert!(
        second
            .new_tournament(templates::t1000(), None)
            .unwrap_err()
            .sentence
            .english
            .contains("another")
    );
    // The first one does not notice.
    first.act(id, Enter { names: vec!["Eva".into()], ..Enter::default() }.into()).unwrap();
}

/// Mounts a file system of two megabytes; gone when dropped.
struct TinyDisk(tempfile::TempDir);

impl TinyDisk {
    fn mounted() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=2m", "tiny"])
            .arg(folder.path())
            .stderr(Stdio::null());
        mount.status().is_ok_and(|status| status.success()).then(|| Self(folder))
    }
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[test]
fn a_full_disk_refuses_the_action_and_takes_it_once_there_is_room() {
    let Some(disk) = TinyDisk::mounted() else {
        eprintln!("skipped: no file system can be mounted here");
        return;
    };
    let ballast = disk.0.path().join("holiday.mp4");
    std::fs::write(&ballast, vec![1; 700_000]).unwrap();
    let (mut office, id) = running(Office::open(disk.0.path()));
    let enter = |first: u32| {
        let names =
            (first..first + 300).map(|number| format!("Player {number} of the evening")).collect();
        Enter { names, ..Enter::default() }
    };
    let mut first = 10;
    let problem = loop {
        match office.act(id, enter(first).into()) {
            Ok(_) => first += 300,
            Err(problem) => break problem,
        }
        assert!(first < 30_000, "the disk never filled");
    };
    assert_eq!(problem.code, "disk_full");
    assert!(problem.sentence.english.contains("Free some space"), "{}", problem.sentence);
    let before = office.look(id).unwrap().tournament().clone();
    assert!(
        office.to_back_up().and_then(ToBackUp::write).is_err(),
        "nor is there room for a backup"
    );
    // Nothing is shown that is not on the disk, now and after another start.
    assert!(office.act(id, enter(first).into()).is_err());
    assert_eq!(office.look(id).unwrap().tournament(), &before);
    drop(office);
    let mut office = Office::open(disk.0.path());
    assert_eq!(office.look(id).unwrap().tournament(), &before);
    std::fs::remove_file(&ballast).unwrap();
    office.act(id, enter(first).into()).unwrap();
}
