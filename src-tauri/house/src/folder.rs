//! A folder that a host chooses or drops.

use crate::prelude::*;

/// The most files of a folder, whatever they are.
const MOST: usize = 10_000;
/// How many folders may stand in each other.
const DEEPEST: usize = 8;

/// The files of a folder and of those in it, by name. Links lead nowhere: what they lead to has a place of its own.
#[must_use]
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_path_buf(), 1_usize)];
    while let Some((folder, depth)) = folders.pop() {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        for entry in entries.take(MOST) {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_file() && files.len() < MOST => files.push(path),
                Ok(kind) if kind.is_dir() && depth < DEEPEST && folders.len() < MOST => {
                    folders.push((path, depth.saturating_add(1)));
                }
                _ => {}
            }
        }
    }
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_the_files_in_it_and_in_its_folders_without_going_round() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("2026");
        std::fs::create_dir(&inner).unwrap();
        std::fs::write(folder.path().join("b.tdt"), "").unwrap();
        std::fs::write(inner.join("a.csv"), "").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(folder.path(), inner.join("round")).unwrap();
        let mut deep = inner;
        for depth in 0..DEEPEST {
            deep = deep.join(depth.to_string());
            std::fs::create_dir(&deep).unwrap();
        }
        std::fs::write(deep.join("too deep.tdt"), "").unwrap();
        let names: Vec<String> = files_in(folder.path())
            .iter()
            .map(|file| file.strip_prefix(folder.path()).unwrap().display().to_string())
            .collect();
        assert_eq!(names, ["2026/a.csv", "b.tdt"]);
        assert!(files_in(&folder.path().join("gone")).is_empty());
    }
}
