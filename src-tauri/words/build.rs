//! Lists the languages: each folder of `assets/words` that has a `language.ftl` is one, with the help of its name beside it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages of a folder, America's English behind the English and both before the others.
fn languages(words: &Path) -> Vec<String> {
    let mut found: Vec<String> = fs::read_dir(words)
        .expect("the folder of the words is there")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|tag| words.join(tag).join("language.ftl").is_file())
        .collect();
    found.sort_by_key(|tag| (!tag.starts_with("en"), tag.clone()));
    found
}

/// The file's text, as an expression; an empty one where there is none.
fn text(file: &Path) -> String {
    if file.is_file() {
        format!("include_str!({:?})", file.display().to_string())
    } else {
        "\"\"".into()
    }
}

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names this folder"));
    let assets = here.join("../../assets");
    // The crate's own tests speak one language more, which nothing but its folder names.
    let folders = [(assets.clone(), ""), (here.join("tests/one_more"), "#[cfg(test)]\n")];
    let mut list = String::from("&[\n");
    for (folder, only) in folders {
        for part in ["words", "help"] {
            println!("cargo::rerun-if-changed={}", folder.join(part).display());
        }
        for tag in languages(&folder.join("words")) {
            let words = folder.join("words").join(&tag);
            let (about, engine) =
                (text(&words.join("language.ftl")), text(&words.join("engine.ftl")));
            let help = text(&folder.join(format!("help/{tag}.json")));
            writeln!(
                list,
                "{only}Written {{ tag: {tag:?}, about: {about}, engine: {engine}, help: {help} }},"
            )
            .expect("a text takes more");
        }
    }
    list.push(']');
    let out =
        PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder of what is made"));
    fs::write(out.join("languages.rs"), list).expect("the list is written");
}
