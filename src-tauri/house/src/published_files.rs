//! The files of a folder that is published, on the disk. Each is there whole or not at all, an unchanged one is left alone, and what
//! somebody else put there is never touched.

use crate::files::write_whole;
use crate::prelude::*;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// A file that is to be in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedFile {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
    /// The same for a file that says the same, whenever it was made.
    pub mark: u64,
}

impl PublishedFile {
    /// A file that says the same where its text is the same.
    pub fn new(name: String, text: String) -> Self {
        let mark = mark_of(&text);
        Self { name, bytes: text.into_bytes(), mark }
    }
}

/// The mark of a text.
pub fn mark_of(text: &str) -> u64 {
    let mut marked = DefaultHasher::new();
    text.hash(&mut marked);
    marked.finish()
}

/// What came of publishing last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastPublished {
    /// When the files were written last, in milliseconds since the Unix epoch.
    pub written_at: Option<i64>,
    /// Why they cannot be written; empty while they can.
    pub trouble: Phrase,
}

/// The files that were written into a folder since the program started.
#[derive(Debug, Default)]
pub struct PublishedFiles {
    folder: PathBuf,
    written: BTreeMap<String, u64>,
}

impl PublishedFiles {
    /// Has these files of ours, and no others of these kinds, be in the folder; answers whether any was written. `ours` knows a text
    /// that this program wrote.
    ///
    /// # Errors
    /// A folder that is not there or cannot be written, and one with a file of somebody else under such a name.
    pub fn put(
        &mut self,
        folder: &Path,
        files: &[PublishedFile],
        ours: fn(&str) -> bool,
    ) -> Result<bool, Problem> {
        if self.folder != folder {
            *self = Self { folder: folder.to_path_buf(), written: BTreeMap::new() };
        }
        // Made again, it would lie where a drive is connected later.
        if !folder.is_dir() {
            self.written.clear();
            return Err(gone(folder));
        }
        if self.written.is_empty() {
            self.know_again(ours);
        }
        let mut changed = false;
        for file in files {
            let path = folder.join(&file.name);
            if !self.written.contains_key(&file.name) && path.exists() {
                return Err(of_another(folder, &file.name));
            }
            if self.written.get(&file.name) == Some(&file.mark) && path.exists() {
                continue;
            }
            // Ours from now on, even where the disk is full: the next time it is tried again.
            self.written.insert(file.name.clone(), UNKNOWN);
            write_whole(path, &file.bytes)?;
            self.written.insert(file.name.clone(), file.mark);
            changed = true;
        }
        changed |= self.remove_others(files);
        Ok(changed)
    }

    /// Finds the files that an earlier run of the program wrote here.
    fn know_again(&mut self, ours: fn(&str) -> bool) {
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for entry in entries.take(MOST) {
            let Ok(name) = entry.file_name().into_string() else { continue };
            let text = is_a_name_of_ours(&name).then(|| std::fs::read_to_string(entry.path()));
            if text.is_some_and(|text| text.is_ok_and(|text| ours(&text))) {
                self.written.insert(name, UNKNOWN);
            }
        }
    }

    /// Nobody reads of a tournament that is no longer on.
    fn remove_others(&mut self, files: &[PublishedFile]) -> bool {
        let wanted: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let mut changed = false;
        self.written.retain(|name, _| {
            let stays = wanted.contains(name.as_str());
            if !stays && let Err(error) = std::fs::remove_file(self.folder.join(name)) {
                tracing::warn!(%error, name, "a published file could not be removed");
            }
            changed |= !stays;
            stays
        });
        changed
    }
}

/// The mark of a file that is ours, whatever stands in it.
const UNKNOWN: u64 = 0;
/// So many files of a folder are looked at.
const MOST: usize = 10_000;
/// What our files are called, before the number of a tournament.
pub const NAMES: [(&str, &str); 5] = [
    ("index", "html"),
    ("results", "json"),
    ("season", "json"),
    ("blinds", "svg"),
    ("prizes", "svg"),
];

fn is_a_name_of_ours(name: &str) -> bool {
    NAMES.iter().any(|(begins, ending)| {
        let between = name.strip_prefix(begins).and_then(|rest| rest.strip_suffix(ending));
        let number = between.and_then(|rest| rest.strip_suffix('.'));
        number.is_some_and(|number| {
            let digits = number.strip_prefix('-').unwrap_or(number);
            number.is_empty()
                || (!digits.is_empty() && digits.bytes().all(|one| one.is_ascii_digit()))
        })
    })
}

fn gone(folder: &Path) -> Problem {
    problem!(
        folder,
        "published-folder-gone",
        "The folder {folder} is not there. Connect its drive, or choose another folder. Writing goes on by itself.",
        folder = folder.display().to_string()
    )
}

fn of_another(folder: &Path, name: &str) -> Problem {
    problem!(
        folder,
        "published-of-another",
        "{folder} has a file {name} that this program did not write. Choose an empty folder.",
        folder = folder.display().to_string(),
        name = name.to_string()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> PublishedFile {
        PublishedFile::new(name.into(), text.into())
    }

    fn ours(text: &str) -> bool {
        text.starts_with("ours")
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn an_unchanged_file_is_left_alone_and_one_that_is_no_longer_wanted_goes() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = PublishedFiles::default();
        let both = [file("index.html", "ours 1"), file("season.json", "ours 2")];
        let mut put = |these: &[PublishedFile]| files.put(folder.path(), these, ours).unwrap();
        assert!(put(&both));
        assert!(!put(&both), "nothing is written twice");
        assert!(put(&[file("index.html", "ours 3"), both[1].clone()]));
        assert!(put(&both[..1]));
        assert_eq!(names(folder.path()), ["index.html"]);
        assert_eq!(std::fs::read_to_string(folder.path().join("index.html")).unwrap(), "ours 1");
        // What somebody removes is there again with the next change.
        std::fs::remove_file(folder.path().join("index.html")).unwrap();
        assert!(put(&both[..1]));
    }

    #[test]
    fn a_new_start_knows_its_files_again_and_touches_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let before = [file("index.html", "ours 1"), file("season-7.json", "ours 2")];
        PublishedFiles::default().put(folder.path(), &before, ours).unwrap();
        let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        put("season-2026.json", "another's");
        put("season-old.json", "ours, but under no name of ours");
        let mut files = PublishedFiles::default();
        assert!(files.put(folder.path(), &before[..1], ours).unwrap());
        assert_eq!(names(folder.path()), ["index.html", "season-2026.json", "season-old.json"]);
        put("results.json", "another's");
        let refused = files.put(folder.path(), &[file("results.json", "ours 3")], ours);
        assert!(refused.unwrap_err().sentence.english.contains("has a file results.json that"));
        assert_eq!(
            std::fs::read_to_string(folder.path().join("results.json")).unwrap(),
            "another's"
        );
    }

    #[test]
    fn a_folder_that_is_gone_is_said_and_written_again_once_it_is_back() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("stick");
        std::fs::create_dir(&folder).unwrap();
        let (mut files, page) = (PublishedFiles::default(), [file("index.html", "ours")]);
        files.put(&folder, &page, ours).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let refused = files.put(&folder, &page, ours).unwrap_err();
        assert!(refused.sentence.english.contains("is not there"), "{:?}", refused.sentence);
        assert!(!folder.exists(), "no folder is made where a drive belongs");
        std::fs::create_dir(&folder).unwrap();
        assert!(files.put(&folder, &page, ours).unwrap());
        assert_eq!(names(&folder), ["index.html"]);
    }
}
