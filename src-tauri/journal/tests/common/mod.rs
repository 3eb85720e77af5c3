//! A small journal to damage, and what its contents are.

#[cfg(target_os = "linux")]
pub mod postgres;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use shuffle_up_journal::{
    Journal, JournalError, LogStore, StoredLine, TournamentFile, TournamentId, TournamentRow,
};

pub const KEYS: [&str; 2] = ["house", "denominations"];

pub fn line(tournament: TournamentId, number: u32) -> StoredLine {
    let body = format!(
        "{{\"bust\":{{\"entry\":{number},\"note\":\"{}\"}}}}",
        "ä seat 7, table 12; ".repeat(8)
    );
    StoredLine {
        tournament,
        number,
        at: 1_700_000_000_000 + i64::from(number) * 20_000,
        device: "desk".to_owned(),
        body,
    }
}

pub fn lines(tournament: TournamentId, from: u32, to: u32) -> Vec<StoredLine> {
    (from..=to).map(|number| line(tournament, number)).collect()
}

/// Everything that a journal says about itself.
#[derive(Debug, PartialEq)]
pub struct Contents {
    pub rows: Vec<TournamentRow>,
    pub logs: Vec<Vec<StoredLine>>,
    pub settings: Vec<Option<String>>,
    pub seen: Vec<Option<i64>>,
}

pub fn contents(journal: &Journal) -> Contents {
    let rows = journal.tournaments().expect("the list is readable");
    Contents {
        logs: rows
            .iter()
            .map(|row| journal.read(row.id, 1).expect("the log is readable"))
            .collect(),
        settings: KEYS
            .iter()
            .map(|key| journal.get_setting(key).expect("settings are readable"))
            .collect(),
        seen: rows
            .iter()
            .map(|row| journal.last_seen(row.id).expect("last seen is readable"))
            .collect(),
        rows,
    }
}

/// Two tournaments of a few dozen lines, settings.
pub fn fill(journal: &mut Journal) -> [TournamentId; 2] {
    let major = journal.create("Sunday Major", 1_700_000_000_000).unwrap();
    let turbo = journal.create("Turbo “Ünïcode” 牌", 1_700_000_100_000).unwrap();
    for number in 1..=60 {
        journal.append(&[line(major, number)]).unwrap();
    }
    journal.append(&lines(turbo, 1, 25)).unwrap();
    journal.set_summary(turbo, Some("{\"entries\":25}")).unwrap();
    journal.put_setting(KEYS[0], "{\"late_registration\":8}").unwrap();
    journal.put_setting(KEYS[1], "[25,100,500]").unwrap();
    journal.seen_alive(major, 1_700_009_000_000).unwrap();
    [major, turbo]
}

/// Name and bytes of every file in a folder, except the lock, which opening is free to make.
pub fn bytes_of(folder: &Path) -> BTreeMap<OsString, Vec<u8>> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_file())
        .filter(|entry| !entry.file_name().to_string_lossy().ends_with(".lock"))
        .map(|entry| (entry.file_name(), fs::read(entry.path()).unwrap()))
        .collect()
}

pub fn beside(path: &Path, addition: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(addition);
    name.into()
}

/// A closed journal in a folder of its own, with its contents.
pub fn closed() -> (tempfile::TempDir, PathBuf, Contents) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    fill(&mut journal);
    let contents = contents(&journal);
    journal.close().unwrap();
    (folder, path, contents)
}

/// The bytes of a journal and its write-ahead log as a power cut would leave them, with the contents.
pub fn cut_off() -> (Vec<u8>, Vec<u8>, Contents) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournaments.shuffle-up");
    let mut journal = Journal::open(&path).unwrap().journal;
    fill(&mut journal);
    let contents = contents(&journal);
    (fs::read(&path).unwrap(), fs::read(beside(&path, "-wal")).unwrap(), contents)
}

/// Numbers that look random and are the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Takes a tournament's file in.
pub fn import(journal: &mut Journal, path: impl AsRef<Path>) -> Result<TournamentId, JournalError> {
    journal.add(TournamentFile::read(path)?)
}
