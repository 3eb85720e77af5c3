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
