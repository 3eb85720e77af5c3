//! The floors of the house: a module imports from its own floor or from one below, never from above, and no two modules lead to each
//! other. A folder is one module here: what is in the office is open together.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The floors from the ground up; modules of one line are on the same floor.
const FLOORS: [&[&str]; 12] = [
    &["locked", "problem", "tournament_time", "prelude"],
    &[
        "bounds",
        "caller",
        "files",
        "folder",
        "operators",
        "printing",
        "published_files",
        "rights",
        "sheet_kind",
        "sounds",
        "tokens",
    ],
    &["office"],
    &["check_ins", "network", "papers", "public", "question", "requests", "sample", "sight"],
    &["happened", "shell"],
    &["house"],
    &["given", "projectors"],
    &["cue_clock", "other_desks", "published"],
    &["acting"],
    &["calls"],
    &["interface"],
    &["lib"],
];

fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&module))
}

fn code(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
        return entries
            .filter(|path| !path.ends_with("tests.rs"))
            .map(|path| code(&path))
            .collect();
    }
    if path.extension().is_none_or(|end| end != "rs") {
        return String::new();
    }
    let text = fs::read_to_string(path).unwrap();
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().map(|line| format!("{}\n", line.split("//").next().unwrap_or_default())).collect()
}

/// The first names of the paths that begin with `crate::`, those in braces spelled out.
fn roots(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let name = |text: &str| {
        text.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>()
    };
    for part in code.split("crate::").skip(1) {
        match part.strip_prefix('{').and_then(|part| part.split_once("};")) {
            Some((inside, _)) => {
                let mut depth = 0_i32;
                let mut one = String::new();
                for sign in inside.chars().chain([',']) {
                    depth += i32::from(sign == '{') - i32::from(sign == '}');
                    if sign == ',' && depth == 0 {
                        found.insert(name(one.trim()));
                        one.clear();
                    } else {
                        one.push(sign);
                    }
                }
            }
            None => {
                found.insert(name(part));
            }
        }
    }
    found
}

/// Every module with the modules that it imports.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut codes: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap().to_string();
        if module != "tests" {
            codes.entry(module).or_default().push_str(&code(&path));
        }
    }
    assert!(codes.len() > 20, "the modules are found");
    let modules: BTreeSet<String> = codes.keys().cloned().collect();
    let of = |(module, code): (String, String)| {
        let mut to = roots(&code);
        to.retain(|other| modules.contains(other) && *other != module);
        (module, to)
    };
    codes.into_iter().map(of).collect()
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

#[test]
fn no_two_modules_lead_to_each_other() {
    let imports = imports();
    for module in imports.keys() {
        let (mut seen, mut next) = (BTreeSet::new(), vec![module.as_str()]);
        while let Some(one) = next.pop() {
            for to in &imports[one] {
                assert_ne!(to, module, "{module} leads back to itself through {one}");
                if seen.insert(to.as_str()) {
                    next.push(to);
                }
            }
        }
    }
}
