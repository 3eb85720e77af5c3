//! The staff is a room's and not a tournament's: it uses the engine's base alone, and nothing of a tournament knows of it.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "toml") {
            all.push(path);
        }
    }
}

fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    assert!(!all.is_empty(), "{folder} is there");
    all.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn the_staff_uses_the_engines_base_alone() {
    for (path, text) in texts("src") {
        for used in text.split("shuffle_up_").skip(1) {
            let base =
                ["engine::base::", "engine::refuse", "engine::phrase", "engine::{phrase, refuse}"];
            assert!(
                base.iter().any(|base| used.starts_with(base)),
                "{path:?}: {}",
                used.lines().next().unwrap()
            );
        }
    }
}

#[test]
fn nothing_of_a_tournament_knows_of_the_staff() {
    for crate_of_it in [
        "cash", "engine", "evenings", "paper", "players", "readers", "rulings", "script",
        "seasons", "series", "tdt",
    ] {
        for (path, text) in texts(&format!("../{crate_of_it}")) {
            assert!(
                !text.contains("shuffle_up_staff") && !text.contains("shuffle-up-staff"),
                "{path:?}"
            );
        }
    }
}
