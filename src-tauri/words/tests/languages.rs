//! Every key in every language: there, with the arguments of the English, said without an error, and not left in English.

use crate::assets;
use crate::english::ENGLISH;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use shuffle_up_engine::base::wording::{Argument, Phrase, Value};
use shuffle_up_words::{Language, say};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The languages that have every sentence in a file. America's English has only what is spelled otherwise, and one that is
/// being translated has what it has.
fn translated() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| language.is_whole())
}

#[derive(Default)]
struct Message {
    arguments: BTreeSet<String>,
    text: String,
    /// Its comment says that it is the same in English.
    as_in_english: bool,
    chosen_by_number: BTreeSet<String>,
}

fn of_inline(said: &InlineExpression<&str>, message: &mut Message, choosing: bool) {
    match said {
        InlineExpression::VariableReference { id } => {
            message.arguments.insert(id.name.trim_end_matches("-key").to_string());
            message.text.push_str(&format!("{{{}}}", id.name));
            if choosing && !id.name.ends_with("-key") {
                message.chosen_by_number.insert(id.name.to_string());
            }
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, message, choosing);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, message),
        other => panic!("{other:?}"),
    }
}

fn of_expression(said: &Expression<&str>, message: &mut Message) {
    match said {
        Expression::Inline(inline) => of_inline(inline, message, false),
        Expression::Select { selector, variants } => {
            of_inline(selector, message, true);
            for variant in variants {
                of_pattern(&variant.value, message);
            }
        }
    }
}

fn of_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => of_expression(expression, message),
        }
    }
}

fn read(language: Language) -> BTreeMap<String, Message> {
    let text = match language {
        Language::ENGLISH => ENGLISH.clone(),
        other => {
            let path = assets().join("words").join(other.tag()).join("engine.ftl");
            fs::read_to_string(path).unwrap()
        }
    };
    let parsed = parse(text.as_str()).expect("the file is read without an error");
    let mut messages = BTreeMap::new();
    for entry in &parsed.body {
        let Entry::Message(said) = entry else { continue };
        let comment = said.comment.iter().flat_map(|comment| &comment.content);
        let as_in_english = comment.into_iter().any(|line| line.trim() == "As in English.");
        let mut message = Message { as_in_english, ..Message::default() };
        of_pattern(said.value.as_ref().expect("a message says something"), &mut message);
        let before = messages.insert(said.id.name.to_string(), message);
        assert!(before.is_none(), "{} is twice in {}", said.id.name, language.tag());
    }
    messages
}

/// Whether a sentence says anything beside what it names.
fn has_words(text: &str) -> bool {
    let mut named = false;
    text.chars().any(|letter| {
        named = (named || letter == '{') && letter != '}';
        !named && letter.is_alphabetic()
    })
}

#[test]
fn every_language_has_every_sentence_with_its_arguments() {
    let english = read(Language::ENGLISH);
    assert!(english.len() > 450, "{}", english.len());
    assert!(translated().count() >= 4);
    let mut wrong = Vec::new();
    for language in translated() {
        let tag = language.tag();
        let said = read(language);
        for (key, source) in &english {
            let Some(message) = said.get(key) else {
                wrong.push(format!("{tag}: {key} is missing"));
                continue;
            };
            if message.arguments != source.arguments {
                wrong.push(format!(
                    "{tag}: {key} names {:?}, not {:?}",
                    message.arguments, source.arguments
                ));
            }
            // What only joins what it names has no words of its own.
            if !has_words(&source.text) {
                continue;
            }
            let equal = message.text == source.text;
            if equal != message.as_in_english {
                wrong.push(format!(
                    "{tag}: {key} is {:?}, and its comment says otherwise",
                    message.text
                ));
            }
        }
        for key in said.keys().filter(|key| !english.contains_key(*key)) {
            wrong.push(format!("{tag}: {key} is said nowhere"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn america_spells_some_sentences_otherwise() {
    let english = read(Language::ENGLISH);
    let american = read(Language::AMERICAN);
    assert!(american.len() > 20);
    for (key, message) in &american {
        assert_eq!(message.arguments, english[key].arguments, "{key}");
    }
    let colour = Phrase::of("log-colour-up", "Colour-up", Vec::new());
    assert_eq!(say(&colour, Language::of("en_US.UTF-8")), "Color-up");
    assert_eq!(say(&colour, Language::of("en-GB")), "Colour-up");
}

/// With every argument a text, a number or a phrase, as the engine may have it.
#[test]
fn every_sentence_is_said() {
    let english = read(Language::ENGLISH);
    for (key, source) in &english {
        for number in [0, 1, 2, 5] {
            let arguments = source.arguments.iter().map(|name| {
                let counted = source.chosen_by_number.contains(name);
                let part = Phrase::of("hand", "hand", Vec::new());
                let value = if counted { Value::Number(number) } else { Value::Phrase(part) };
                Argument { name: Cow::Owned(name.clone()), value }
            });
            let phrase = Phrase {
                key: Cow::Owned(key.clone()),
                english: "not translated".into(),
                arguments: arguments.collect(),
            };
            for language in translated() {
                let said = say(&phrase, language);
                assert!(
                    !said.trim().is_empty() && !said.starts_with("not t"),
                    "{key} {language:?}"
                );
                assert!(!said.contains('{') || key == "brace-stands-alone-placeholder", "{said}");
            }
        }
    }
}
