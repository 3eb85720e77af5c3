//! What the documents point to is there.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// Every document that a reader of the repository meets.
fn documents() -> Vec<PathBuf> {
    let folders = ["", "docs", ".github", "assets/fonts", "assets/sounds"];
    let mut found: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(root().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect();
    found.sort();
    found
}

/// The texts between two signs, such as the targets of links.
fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    text.split(open).skip(1).filter_map(|rest| Some(rest.split_once(close)?.0)).collect()
}

/// The pages of the book, by the order in which its summary has them.
fn pages() -> Vec<String> {
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).unwrap();
    between(&summary, "](", ')').into_iter().map(ToString::to_string).collect()
}

/// How a heading is called in an address.
fn anchor(heading: &str) -> String {
    heading
        .trim()
        .to_lowercase()
        .chars()
        .filter(|sign| sign.is_alphanumeric() || [' ', '-', '_'].contains(sign))
        .map(|sign| if sign == ' ' { '-' } else { sign })
        .collect()
}

/// A page of the book stands by itself on a web site: what lies beside `docs` is not there, and neither is a page that is
/// not in the summary.
#[test]
fn the_book_leads_to_its_own_pages_and_pictures() {
    let pages = pages();
    assert!(pages.len() > 12, "{pages:?}");
    let mut wrong = Vec::new();
    for page in &pages {
        let text = std::fs::read_to_string(root().join("docs").join(page)).unwrap();
        assert!(text.starts_with("# "), "{page} has no title");
        for link in between(&text, "](", ')').into_iter().filter(|link| !link.contains("://")) {
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let is_page = file.is_empty() || pages.iter().any(|page| page == file);
            if !is_page && (file.ends_with(".md") || file.contains("..")) {
                wrong.push(format!("{page}: {link} is not in the book"));
            }
            let to = if file.is_empty() { page } else { file };
            if !place.is_empty() {
                let text = std::fs::read_to_string(root().join("docs").join(to)).unwrap();
                if !text.lines().any(|line| {
                    line.starts_with('#') && anchor(line.trim_start_matches('#')) == place
                }) {
                    wrong.push(format!("{page}: {to} has no heading {place}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The value behind a key of TOML or JSON, where it stands first.
fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let (_, rest) = text.split_once(key).unwrap_or_else(|| panic!("{key} is not there"));
    rest.split('"').find(|part| part.starts_with(|sign: char| sign.is_ascii_digit())).unwrap()
}

/// Cargo.toml says which version this is, and which Rust it needs. Other tools want to read it in files of their own.
#[test]
fn every_file_names_the_same_version() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let cargo = read("Cargo.toml");
    let version = value(&cargo, "\nversion = ");
    for (path, key) in [
        ("tauri.conf.json", "\"version\":"),
        ("ui/package.json", "\"version\":"),
        ("ui/package-lock.json", "\"version\":"),
        ("src-tauri/linux/io.github.shuffleup.ShuffleUp.metainfo.xml", "<release version="),
    ] {
        assert_eq!(value(&read(path), key), version, "{path}");
    }
    assert!(read("CHANGELOG.md").contains(&format!("## {version}")));
    assert!(read("src-tauri/linux/changelog").starts_with(&format!("shuffle-up ({version})")));
    let rust = read("rust-toolchain.toml");
    let newest = value(&rust, "channel = ");
    assert!(newest.starts_with(value(&cargo, "rust-version = ")), "{newest}");
    let workflow = read(".github/workflows/build.yml");
    assert!(!workflow.contains(newest), "the workflow names a Rust of its own");
}

#[test]
fn every_link_and_path_in_the_documents_leads_somewhere() {
    let documents = documents();
    assert!(documents.len() > 15, "{documents:?}");
    let mut nowhere = Vec::new();
    for document in documents {
        let text = std::fs::read_to_string(&document).unwrap();
        let links = between(&text, "](", ')')
            .into_iter()
            .map(|link| link.split('#').next().unwrap_or_default())
            .filter(|link| !link.is_empty() && !link.contains("://"))
            .map(|link| document.parent().unwrap().join(link));
        let tops =
            ["src-tauri/", "ui/", "assets/", "tests/", "benches/", "scripts/", "docs/", "fuzz/"];
        let paths = text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|code| tops.iter().any(|top| code.starts_with(top)))
            .filter(|code| !code.contains([' ', '*', '<', '{', '…', '\n']))
            .map(|code| root().join(code.split(':').next().unwrap_or_default()));
        for target in links.chain(paths).filter(|target| !target.exists()) {
            nowhere.push(format!("{}: {}", document.display(), target.display()));
        }
    }
    assert!(nowhere.is_empty(), "{}", nowhere.join("\n"));
}
