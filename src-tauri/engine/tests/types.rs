//! The TypeScript types of the UI are made from the engine's, and this fails when they drift.
//!
//! `UPDATE_TYPES=1 cargo test -p shuffle-up-engine --test types` writes them anew.

use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_engine::{Answer, Command, Query};
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

fn made_into(folder: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    Command::export_all(&config).unwrap();
    Query::export_all(&config).unwrap();
    Answer::export_all(&config).unwrap();
    Template::export_all(&config).unwrap();
    Cue::export_all(&config).unwrap();
    CueLine::export_all(&config).unwrap();
}

#[test]
fn the_ui_has_the_engines_types() {
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
