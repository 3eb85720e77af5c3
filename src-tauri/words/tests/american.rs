//! America's English is the English, spelled otherwise: in the engine's sentences, on the room's screens, on the desk and in the help.

use crate::english::ENGLISH;
use crate::{assets, updates};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use std::fs;

/// How a word begins, and how it begins in the United States.
const SPELLINGS: [(&str, &str); 8] = [
    ("colour", "color"),
    ("Colour", "Color"),
    ("grey", "gray"),
    ("Grey", "Gray"),
    ("cancelled", "canceled"),
    ("Cancelled", "Canceled"),
    ("per cent", "percent"),
    ("Per cent", "Percent"),
];

/// The text as America spells it; the name of an argument stays.
fn american(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let (mut rest, mut begins, mut is_name) = (text, true, false);
    while let Some(letter) = rest.chars().next() {
        let other = SPELLINGS
            .iter()
            .filter(|_| begins && !is_name)
            .find_map(|(british, other)| Some((rest.strip_prefix(british)?, other)));
        if let Some((after, other)) = other {
            said.push_str(other);
            (rest, begins) = (after, false);
            continue;
        }
        said.push(letter);
        is_name = letter == '$' || (is_name && (letter.is_alphanumeric() || letter == '-'));
        (rest, begins) = (&rest[letter.len_utf8()..], !letter.is_alphanumeric());
    }
    said
}

/// The sentences of an English file that are spelled otherwise. Words that people type are known in both spellings.
fn differing(text: &str) -> String {
    let parsed = parse(text).expect("the file is read without an error");
    let keys = parsed.body.iter().filter_map(|entry| match entry {
        Entry::Message(said) => Some(said.id.name),
        _ => None,
    });
    let starts: Vec<usize> = text
        .match_indices('\n')
        .map(|(at, _)| at + 1)
        .chain([0])
        .filter(|at| text[*at..].starts_with(|sign: char| sign.is_ascii_lowercase() || sign == '#'))
        .collect();
    keys.filter(|key| !key.starts_with("also-") && !key.starts_with("line-"))
        .filter_map(|key| {
            let from = *starts.iter().find(|at| text[**at..].starts_with(&format!("{key} =")))?;
            let to = starts.iter().filter(|at| **at > from).min().unwrap_or(&text.len()).to_owned();
            let says = text[from..to].strip_prefix(key)?.trim_end();
            let said = american(says);
            (said != says).then(|| format!("{key}{said}\n"))
        })
        .collect()
}

#[test]
fn americas_english_is_the_english_spelled_otherwise() {
    let english = |path: &str| fs::read_to_string(assets().join("words/en").join(path)).unwrap();
    let mut desk: Vec<_> = fs::read_dir(assets().join("words/en/desk"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    desk.sort();
    let desk: Vec<String> = desk.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let help = fs::read_to_string(assets().join("help/en.json")).unwrap();
    let made = |sentences: String| format!("# Made from the English by ./update.\n\n{sentences}");
    for (path, text) in [
        ("words/en-US/engine.ftl", made(differing(&ENGLISH))),
        ("words/en-US/room.ftl", made(differing(&english("room.ftl")))),
        ("words/en-US/host.ftl", made(differing(&english("host.ftl")))),
        ("words/en-US/desk/spelling.ftl", made(desk.iter().map(|text| differing(text)).collect())),
        ("help/en-US.json", american(&help)),
    ] {
        let path = assets().join(path);
        if updates() {
            fs::write(&path, &text).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept == text, "{path:?} has drifted: ./update");
    }
}

#[test]
fn a_word_is_spelled_as_in_america_and_an_argument_keeps_its_name() {
    assert_eq!(american("Colour { $colour } of chip-colour"), "Color { $colour } of chip-color");
    assert_eq!(american("50 per cent, cancelled, discolour"), "50 percent, canceled, discolour");
    assert_eq!(differing("a = Grey\nb = Red\n# c\nline-d = grey\n"), "a = Gray\n");
}
