//! The engine's floors: a file imports from its own floor or from one below, never from above.
//!
//! The lists of all commands and all events are left out: an action returns events, and the lists name every action.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The floors from the ground up; folders of one line are on the same floor.
const FLOORS: [&[&str]; 8] = [
    &["base"],
    &["rulebook"],
    &["state", "calculators"],
    &["rules"],
    &["actions"],
    &["log"],
    &["advice", "floor_line"],
    &["views", "results"],
];

/// The lists that name every action, and so are imported by each.
const LISTS: [&str; 2] = ["actions::command", "actions::event"];

fn floor(module: &str) -> Option<usize> {
    let folder = module.split("::").next()?;
    FLOORS.iter().position(|floor| floor.contains(&folder))
}

/// Every file of the folder with its module's path, and its text without the tests.
fn files(folder: &Path, module: &str, all: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        let inner = if module.is_empty() { name.clone() } else { format!("{module}::{name}") };
        if path.is_dir() {
            files(&path, &inner, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let only_tests = ["tests", "bench"].contains(&name.as_str());
            let text = fs::read_to_string(&path).unwrap();
            let code =
                text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_string();
            let module = if name == "mod" { module.to_string() } else { inner };
            if !only_tests && module != "lib" {
                all.push((module, code));
            }
        }
    }
}

/// The paths that begin with `crate::` in a text, with those in braces spelled out.
fn paths(code: &str) -> Vec<String> {
    let plain: String = code
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join(" ");
    let mut found = Vec::new();
    for part in plain.split("crate::").skip(1) {
        let ends = part
            .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
            .unwrap_or(part.len());
        let (head, rest) = part.split_at(ends);
        match rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            Some((inside, _)) if head.is_empty() || head.ends_with("::") => {
                found.extend(inside.split(',').map(|one| format!("{head}{}", one.trim())));
            }
            _ => found.push(head.trim_end_matches(':').to_string()),
        }
    }
    found
}

/// Every module with the modules that it imports, the lists left out.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut all);
    let modules: BTreeSet<String> = all.iter().map(|(module, _)| module.clone()).collect();
    assert!(modules.len() > 200, "the engine's files are found");
    let a_list = |module: &str| LISTS.contains(&module);
    let mut imports: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, code) in all.iter().filter(|(module, _)| !a_list(module)) {
        let targets = imports.entry(module.clone()).or_default();
        for path in paths(code) {
            let parts: Vec<&str> = path.split("::").collect();
            let mut longest = (1..=parts.len()).rev().map(|most| parts[..most].join("::"));
            if let Some(target) = longest.find(|one| modules.contains(one))
                && !a_list(&target)
                && target != *module
            {
                targets.insert(target);
            }
        }
    }
    imports
}

#[test]
fn no_import_points_up() {
    let imports = imports();
    let homeless: Vec<_> = imports.keys().filter(|module| floor(module).is_none()).collect();
    assert!(homeless.is_empty(), "on no floor: {homeless:?}");
    let all = imports.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
    let up: Vec<_> = all.filter(|(from, to)| floor(to) > floor(from)).collect();
    assert!(up.is_empty(), "{up:?}");
}

/// Files that all lead to each other can only be read together. The largest circle is the tournament with what it is made of.
#[test]
fn no_circle_of_files_is_large() {
    let imports = imports();
    let reached = |from: &str| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(module) = next.pop() {
            for target in &imports[module] {
                if seen.insert(target.as_str()) {
                    next.push(target);
                }
            }
        }
        seen
    };
    let all: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|module| (module.as_str(), reached(module))).collect();
    let circle = |module: &str| -> Vec<&str> {
        all[module].iter().copied().filter(|other| all[other].contains(module)).collect()
    };
    let largest = all.keys().map(|module| circle(module)).max_by_key(Vec::len).unwrap();
    assert!(largest.len() <= 10, "{} files: {largest:?}", largest.len());
}

/// What stands in quotation marks at the beginning of a site, up to so many of them.
fn quoted(site: &str, most: usize) -> Vec<&str> {
    site.splitn(most.saturating_mul(2).saturating_add(1), '"')
        .skip(1)
        .step_by(2)
        .take(most)
        .collect()
}

/// Every sentence of the engine, of the readers and of the headless program, and every part of one, with its key and where it is said.
fn sentences() -> Vec<(String, String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    files(&src.join("src"), "", &mut all);
    files(&src.join("../headless/src"), "headless", &mut all);
    files(&src.join("../readers/src"), "readers", &mut all);
    let mut said = Vec::new();
    for (module, code) in all {
        if ["base::refusal", "base::wording"].contains(&module.as_str()) {
            continue;
        }
        for site in code.split("refuse!(").skip(1).chain(code.split("phrase!(").skip(1)) {
            let [key, sentence] = quoted(site, 2)[..] else { panic!("{module}: {site}") };
            said.push((key.to_string(), sentence.to_string(), module.clone()));
        }
        for site in code.split("Phrase::count(").skip(1) {
            let [one, many] = quoted(site, 2)[..] else { panic!("{module}: {site}") };
            said.push((many.replace(' ', "-"), format!("{one}, {many}"), module.clone()));
        }
    }
    said
}

/// A translation has one sentence for a key: two sites with the same key say the same, of the same arguments.
#[test]
fn a_key_belongs_to_one_sentence() {
    let mut sentences_of: BTreeMap<String, (String, String)> = BTreeMap::new();
    for (key, sentence, module) in sentences() {
        let (before, at) =
            sentences_of.entry(key.clone()).or_insert_with(|| (sentence.clone(), module.clone()));
        assert_eq!(*before, sentence, "{key} in {at} and in {module}");
        let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        assert!(!key.is_empty() && key.chars().all(plain), "{key} in {module}");
    }
    assert!(sentences_of.len() > 450, "{}", sentences_of.len());
}
