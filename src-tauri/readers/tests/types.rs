//! The TypeScript types of what the readers are asked and answer, as of the engine, are made from Rust; this fails when they drift.
//!
//! `UPDATE_TYPES=1 cargo test -p shuffle-up-readers --test types` writes them anew.

use shuffle_up_readers::{AnyAnswer, AnyQuery};
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

fn made_into(folder: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    AnyQuery::export_all(&config).unwrap();
    AnyAnswer::export_all(&config).unwrap();
}

#[test]
fn the_ui_has_the_readers_types() {
    let committed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/shared/types");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        made_into(&committed);
    }
    let fresh = tempfile::tempdir().unwrap();
    made_into(fresh.path());
    for file in std::fs::read_dir(fresh.path()).unwrap() {
        let file = file.unwrap();
        let name = file.file_name();
        let made = std::fs::read_to_string(file.path()).unwrap();
        let kept = std::fs::read_to_string(committed.join(&name)).unwrap_or_default();
        assert_eq!(kept, made, "{name:?} has drifted; run with UPDATE_TYPES=1");
    }
}
