//! The English of the engine's sentences, read from the code that says them: it stands nowhere else.

use crate::updates;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

/// The text in the first quotation marks of the code, and the code after it.
fn quoted(code: &str) -> Option<(String, &str)> {
    let (_, code) = code.split_once('"')?;
    let mut text = String::new();
    let mut rest = code.chars();
    loop {
        match rest.next()? {
            '"' => return Some((text, rest.as_str())),
            '\\' => match rest.next()? {
                'u' => {
                    let digits: String = rest.by_ref().take_while(|sign| *sign != '}').collect();
                    let sign = u32::from_str_radix(digits.trim_start_matches('{'), 16).ok()?;
                    text.push(char::from_u32(sign)?);
                }
                '\n' => rest = rest.as_str().trim_start().chars(),
                sign => text.push(sign),
            },
            sign => text.push(sign),
        }
    }
}

/// The sentence as Fluent writes it: `{name}` is `{ $name }`. Without arguments a brace is a brace.
fn fluent(sentence: &str, names: bool) -> String {
    let sentence =
        if names { sentence.to_string() } else { sentence.replace('{', "{{").replace('}', "}}") };
    let written = sentence
        .replace("{{", "\u{1}")
        .replace("}}", "\u{2}")
        .replace('{', "{ $")
        .replace('}', " }")
        .replace('\u{1}', "{\"{\"}")
        .replace('\u{2}', "{\"}\"}");
    match written.strip_prefix(' ') {
        Some(rest) => format!("{{\" \"}}{rest}"),
        None => written,
    }
}

/// Every sentence in the code as Fluent writes it, by the file that says it first.
pub static ENGLISH: LazyLock<String> = LazyLock::new(read);

fn read() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    files(&root.join("src"), &mut all);
    for folder in fs::read_dir(&root).unwrap() {
        let code = folder.unwrap().path().join("src");
        if code.is_dir() {
            files(&code, &mut all);
        }
    }
    all.sort();
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut known = BTreeMap::new();
    for path in all {
        let place = path.strip_prefix(&root).unwrap().with_extension("");
        let place = place.to_str().unwrap().replace('\\', "/").replace("/src", "");
        if ["engine/base/refusal", "engine/base/wording"].contains(&place.as_str()) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let mut rest = code;
        loop {
            let next =
                ["refuse!(", "phrase!(", "problem!(", "word!(", "Phrase::count(", "few(&names, "]
                    .into_iter()
                    .filter_map(|site| rest.find(site).map(|at| (at, site)))
                    .min();
            let Some((at, site)) = next else { break };
            // A macro that passes its sentence on to another.
            if rest[at + site.len()..].starts_with('$') {
                rest = &rest[at + site.len()..];
                continue;
            }
            let Some((first, after)) = quoted(&rest[at..]) else { break };
            let (second, after) = quoted(after).unwrap();
            rest = after;
            let (key, line) = if ["Phrase::count(", "few(&names, "].contains(&site) {
                let key = second.replace(' ', "-");
                let line = format!(
                    "{{ $count ->\n    [one] {{ $count }} {first}\n   *[other] {{ $count }} {second}\n}}"
                );
                (key, line)
            } else {
                let names = !rest.trim_start_matches([' ', '\n', ',']).starts_with(')');
                (first, fluent(&second, names))
            };
            match known.get(&key) {
                Some(before) => assert_eq!(*before, line, "{key} belongs to one sentence"),
                None => {
                    said.entry(place.clone()).or_default().push(format!("{key} = {line}"));
                    known.insert(key, line);
                }
            }
        }
    }
    let mut text = String::from("## engine/base/wording\n\n");
    text.push_str("place = { NUMBER($number, type: \"ordinal\") ->\n    [one] { $number }st\n    [two] { $number }nd\n    [few] { $number }rd\n   *[other] { $number }th\n}\n");
    text.push_str("places = { $from }-{ $to }\n");
    text.push_str(
        "seats-won = { $count ->\n    [one] { $count } seat\n   *[other] { $count } seats\n}\n",
    );
    for (place, lines) in said {
        write!(text, "\n## {place}\n\n{}\n", lines.join("\n")).unwrap();
    }
    text
}

/// Translators are given the list: it is written beside the program, and nothing reads it.
#[test]
fn the_list_for_translators_has_every_sentence() {
    for key in ["table", "not-in-play", "place", "seats-won", "line-by"] {
        assert!(ENGLISH.contains(&format!("\n{key} = ")), "{key}");
    }
    if updates() {
        let list = Path::new(env!("CARGO_TARGET_TMPDIR")).join("engine.ftl");
        fs::write(&list, &*ENGLISH).unwrap();
        println!("the English sentences of the engine: {}", list.display());
    }
}
