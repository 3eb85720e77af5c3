//! The sentences of all languages, compared with the English of the code.

mod american;
mod english;
mod languages;

use std::path::PathBuf;

/// Where the text files of all languages are.
fn assets() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"))
}

/// Whether the files that are made from the English are to be written.
fn updates() -> bool {
    std::env::var_os("UPDATE").is_some()
}
