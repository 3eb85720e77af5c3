//! A whole house as one file: the file of tournaments and whatever the house keeps beside it, in parts that each have a name and a
//! checksum.
//!
//! It comes from anywhere: its length, the number of its parts and their names are bounded before anything is kept in memory, and
//! no name in it is ever a path. Which parts there are is the shell's to say.

use crate::prelude::*;
use std::collections::BTreeMap;
use std::fs;

use crate::backup::{Copied, good, write};
use crate::folder;
use crate::private_copy::PrivateCopy;
use crate::read_kept;
use crate::schema::FIRST_VERSION;
use crate::sum::Sum;

/// What such a file begins with.
const MAGIC: &[u8; 16] = b"Shuffle Up house";
/// The version that is written.
const VERSION: u32 = FIRST_VERSION.cast_unsigned();
/// The largest file, in bytes: ten thousand players with photos are a tenth of it, a thousand evenings another.
const LARGEST: u64 = 1 << 30;
/// The most parts; there are three.
const MOST_PARTS: u32 = 16;
/// The longest name of a part.
const LONGEST_NAME: usize = 32;

/// A whole house, in memory.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WholeFile {
    parts: BTreeMap<String, Vec<u8>>,
}

impl WholeFile {
    /// The same with one more part.
    #[must_use]
    pub fn with(mut self, name: &str, bytes: Vec<u8>) -> Self {
        self.parts.insert(name.to_owned(), bytes);
        self
    }

    /// Takes a part out of it.
    pub fn take(&mut self, name: &str) -> Option<Vec<u8>> {
        self.parts.remove(name)
    }

    /// Whether the file there begins as a whole house does. What cannot be read is none.
    pub fn is_at(path: impl AsRef<Path>) -> bool {
        use std::io::Read;
        let mut begins = [0_u8; MAGIC.len()];
        folder::plain(path.as_ref())
            && fs::File::open(path).and_then(|mut file| file.read_exact(&mut begins)).is_ok()
            && begins == *MAGIC
    }

    /// Writes it as a file, whole or not at all: forced to the disk, and then read back and compared.
    pub fn write(&self, path: impl AsRef<Path>) -> Result<(), JournalError> {
        let target = folder::resolve(path.as_ref())?;
        if let Some(into) = target.parent() {
            fs::create_dir_all(into).about(&target)?;
        }
        let bytes = self.bytes();
        if bytes.len() as u64 > LARGEST {
            return Err(JournalError::TooLarge { path: target, most: LARGEST });
        }
        folder::put_in_place(&target, |part| fs::write(part, &bytes).about(&target))?;
        match Self::read(&target) {
            Ok(back) if back == *self => Ok(()),
            Ok(_) => Err(bad(&target, "it is not what was written")),
            Err(error) => Err(error),
        }
    }

    /// Reads a file from anywhere.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, JournalError> {
        let path = path.as_ref();
        let bytes = read_kept(path, LARGEST).map_err(|error| match error.kind() {
            std::io::ErrorKind::FileTooLarge => {
                JournalError::TooLarge { path: path.to_owned(), most: LARGEST }
            }
            _ => JournalError::unreadable(path, error),
        })?;
        Self::from_bytes(path, &bytes)
    }

    /// Reads what was handed over as bytes. `name` is what a director knows it by.
    pub fn from_bytes(name: impl AsRef<Path>, bytes: &[u8]) -> Result<Self, JournalError> {
        let name = name.as_ref();
        let cut = || bad(name, "it ends too soon");
        let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| bad(name, "it begins otherwise"))?;
        let (version, rest) = number(rest).ok_or_else(cut)?;
        if version > VERSION {
            return Err(JournalError::Newer {
                path: name.to_owned(),
                found: i32::try_from(version).unwrap_or(i32::MAX),
                known: VERSION.cast_signed(),
            });
        }
        if (1..FIRST_VERSION.cast_unsigned()).contains(&version) {
            return Err(JournalError::DevelopmentBuild { path: name.to_owned() });
        }
        let (count, mut rest) = number(rest).ok_or_else(cut)?;
        if version == 0 || count > MOST_PARTS {
            return Err(bad(name, "it has too many parts"));
        }
        let mut whole = Self::default();
        for _ in 0..count {
            let (called, behind) = framed(rest).ok_or_else(cut)?;
            let (part, behind) = framed(behind).ok_or_else(cut)?;
            let (sum, behind) = behind.split_at_checked(8).ok_or_else(cut)?;
            rest = behind;
            let called = std::str::from_utf8(called)
                .ok()
                .filter(|called| called.len() <= LONGEST_NAME)
                .ok_or_else(|| bad(name, "a part has no name"))?;
            if sum != sum_of(called, part) {
                return Err(bad(name, "a part is not what was written"));
            }
            if whole.parts.insert(called.to_owned(), part.to_vec()).is_some() {
                return Err(bad(name, "a part is there twice"));
            }
        }
        if rest.is_empty() { Ok(whole) } else { Err(bad(name, "something is behind it")) }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(u32::try_from(self.parts.len()).unwrap_or(u32::MAX).to_le_bytes());
        for (name, part) in &self.parts {
            for framed in [name.as_bytes(), part] {
                bytes.extend((framed.len() as u64).to_le_bytes());
                bytes.extend(framed);
            }
            bytes.extend(sum_of(name, part));
        }
        bytes
    }
}

fn bad(source: &Path, detail: &str) -> JournalError {
    JournalError::BadHouseFile { path: source.to_owned(), detail: detail.to_owned() }
}

fn sum_of(name: &str, part: &[u8]) -> [u8; 8] {
    Sum::new().text(name).bytes(part).value().to_le_bytes()
}

fn number(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    Some((u32::from_le_bytes(*number), rest))
}

/// Bytes behind their length.
fn framed(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

impl Copied {
    /// The file as bytes: as it is, or with these tournaments alone and nothing of the house.
    pub fn bytes(&self, only: Option<&[TournamentId]>) -> Result<Vec<u8>, JournalError> {
        let copy = PrivateCopy::of_bytes(&[])?;
        let path = copy.path();
        write(&self.connection, &path, |connection| {
            if let Some(only) = only {
                keep_only(connection, only).about(&path)?;
            }
            good(connection, &path)
        })?;
        fs::read(&path).map_err(|error| JournalError::from_write(&path, &error))
    }
}

fn keep_only(connection: &Connection, only: &[TournamentId]) -> rusqlite::Result<()> {
    let numbers: Vec<String> = only.iter().map(|id| id.0.to_string()).collect();
    let those = format!("NOT IN ({})", numbers.join(", "));
    connection.execute_batch(&format!(
        "DELETE FROM seen_alive;
         DELETE FROM settings;
         DELETE FROM lines WHERE tournament {those};
         DELETE FROM tournaments WHERE id {those};
         VACUUM;"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LogStore as _, StoredLine, TournamentFile};

    fn house() -> WholeFile {
        WholeFile::default().with("tournaments", vec![1; 300]).with("players", b"Anna".to_vec())
    }

    #[test]
    fn a_house_is_written_and_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("of/March.shuffle-up");
        house().write(&path).unwrap();
        assert!(WholeFile::is_at(&path));
        let mut back = WholeFile::read(&path).unwrap();
        assert_eq!(back, house());
        assert_eq!(back.take("players"), Some(b"Anna".to_vec()));
        assert_eq!(back.take("../../etc/passwd"), None);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing half made");
    }

    #[test]
    fn what_is_cut_changed_longer_or_newer_is_refused() {
        let whole = house().bytes();
        let said = |bytes: &[u8]| WholeFile::from_bytes("x", bytes).unwrap_err().code();
        for end in 0..whole.len() {
            assert_eq!(said(&whole[..end]), "bad_house_file", "{end}");
        }
        for at in 0..whole.len() {
            let mut changed = whole.clone();
            changed[at] ^= 0x40;
            let code = said(&changed);
            let codes = ["bad_house_file", "newer_version", "development_build"];
            assert!(codes.contains(&code), "{at}: {code}");
        }
        assert_eq!(said(&[whole.as_slice(), b"more"].concat()), "bad_house_file");
        let mut newer = whole.clone();
        newer[16] += 1;
        assert_eq!(said(&newer), "newer_version");
        newer[16] = 1;
        assert_eq!(said(&newer), "development_build");
        // Lengths that no file has take no memory.
        let mut endless = whole;
        endless[24..32].copy_from_slice(&u64::MAX.to_le_bytes());
        assert_eq!(said(&endless), "bad_house_file");
    }

    #[test]
    fn what_is_no_file_is_no_house() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!WholeFile::is_at(folder.path()));
        assert!(!WholeFile::is_at(folder.path().join("none")));
        assert_eq!(WholeFile::read(folder.path()).unwrap_err().code(), "unreadable");
    }

    #[test]
    fn some_tournaments_are_put_into_a_file_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = JournalFile::open(folder.path().join("t.shuffle-up")).unwrap().journal;
        for name in ["Sunday", "Monday", "Tuesday"] {
            let tournament = journal.create(name, 7).unwrap();
            let line =
                StoredLine { tournament, number: 1, at: 7, device: "d".into(), body: "{}".into() };
            journal.append(&[line]).unwrap();
        }
        journal.put_setting("house", "{}").unwrap();
        let copied = journal.copied().unwrap();
        let all = TournamentFile::all_of_house("all", &copied.bytes(None).unwrap()).unwrap();
        assert_eq!(
            (all.tournaments.len(), all.settings.get("house").map(String::as_str)),
            (3, Some("{}"))
        );
        let some = copied.bytes(Some(&[TournamentId(3), TournamentId(1)])).unwrap();
        let some = TournamentFile::all_of_house("some", &some).unwrap();
        let names: Vec<&str> = some.tournaments.iter().map(|one| one.row().name.as_str()).collect();
        assert_eq!((names, some.settings.len()), (vec!["Sunday", "Tuesday"], 0));
        assert_eq!(some.tournaments[1].lines().len(), 1);
        let none = copied.bytes(Some(&[])).unwrap();
        assert_eq!(TournamentFile::all_of_house("none", &none).unwrap().tournaments.len(), 0);
        assert_eq!(journal.rows().unwrap().len(), 3, "the journal itself is as it was");
    }
}
