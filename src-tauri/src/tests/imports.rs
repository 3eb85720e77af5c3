//! What the shell is made of. The program answers to `headless` too, in `main.rs`; the desk itself takes nothing from there.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn the_shell_takes_nothing_from_the_headless_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/src");
    let all: Vec<PathBuf> = files(&folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .filter(|path| !path.starts_with(folder.join("tests")) && *path != folder.join("main.rs"))
        .collect();
    assert!(all.len() > 50, "the shell's files are found");
    for path in all {
        let text = fs::read_to_string(&path).unwrap();
        let mut code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        assert!(!code.any(|line| line.contains("shuffle_up_headless")), "{}", path.display());
    }
}
