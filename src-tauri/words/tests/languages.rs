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

/// What is the same in English and in another language.
const SAME: [(&str, &[&str]); 4] = [
    (
        "de",
        &[
            "book-hpt",
            "book-rrop",
            "cue-ante",
            "cue-blinds",
            "cue-bring-in",
            "cue-level-up",
            "do-chips",
            "do-start",
            "floor-dealer",
            "ledger-add-on",
            "ledger-all-add-ons",
            "ledger-all-rebuys",
            "ledger-bounties",
            "ledger-rebuy",
            "line-level",
            "log-a-deal",
            "log-add-on",
            "log-bounty",
            "log-button",
            "log-chips",
            "log-mystery",
            "log-name",
            "log-pool",
            "log-race",
            "log-rebuy",
            "paper-ante",
            "paper-blinds",
            "paper-bounties",
            "paper-bounty",
            "paper-buy-in",
            "paper-chips",
            "paper-deal",
            "paper-dealer",
            "paper-hand",
            "paper-hours",
            "paper-level",
            "paper-levels",
            "paper-minutes",
            "paper-season-knockouts",
            "paper-season-rebuys",
            "paper-seconds",
            "paper-ticket",
            "rule-button",
            "rule-form-badugi",
            "rule-form-big-o",
            "rule-form-eight-handed",
            "rule-form-six-handed",
            "rule-form-stud",
        ],
    ),
    (
        "fr",
        &[
            "add-ons",
            "big-blind",
            "book-hpt",
            "book-rrop",
            "bounties",
            "change-tables",
            "cue-ante",
            "cue-blinds",
            "cue-bring-in",
            "kind-add-ons",
            "kind-rebuys",
            "lacks-blinds",
            "ledger-add-on",
            "ledger-all-add-ons",
            "ledger-all-re-entries",
            "ledger-all-rebuys",
            "ledger-bounties",
            "ledger-re-entry",
            "ledger-rebuy",
            "log-a-deal",
            "log-a-rebuy",
            "log-absent",
            "log-add-on",
            "log-an-add-on",
            "log-big-blind",
            "log-bounties",
            "log-bounty",
            "log-mystery",
            "log-re-entry",
            "log-rebuy",
            "log-table-opened",
            "matter-colour-up",
            "minutes",
            "moved-re-entry",
            "moved-rebuy",
            "paper-absent",
            "paper-ante",
            "paper-blinds",
            "paper-bounties",
            "paper-bounty",
            "paper-buy-in",
            "paper-deal",
            "paper-hours",
            "paper-many-rebuys",
            "paper-minutes",
            "paper-one-rebuy",
            "paper-place",
            "paper-race-title",
            "paper-season-net",
            "paper-season-points",
            "paper-season-rebuys",
            "paper-seconds",
            "paper-signature",
            "paper-table",
            "paper-tables",
            "paper-ticket",
            "paper-total",
            "payment-ticket",
            "re-entries",
            "rebuys",
            "rule-form-badugi",
            "rule-form-big-o",
            "rule-form-stud",
            "rule-shot-clock",
            "table",
            "tables",
            "tables-numbered",
        ],
    ),
    (
        "es",
        &[
            "add-ons",
            "book-hpt",
            "book-rrop",
            "bounties",
            "cue-ante",
            "cue-bring-in",
            "kind-add-ons",
            "ledger-add-on",
            "ledger-all-add-ons",
            "ledger-bounties",
            "line-chips-error",
            "log-add-on",
            "log-an-add-on",
            "log-bounties",
            "log-bounty",
            "log-mystery",
            "paper-ante",
            "paper-bounties",
            "paper-bounty",
            "paper-buy-in",
            "paper-hours",
            "paper-minutes",
            "paper-seconds",
            "paper-ticket",
            "paper-total",
            "payment-ticket",
            "rule-form-badugi",
            "rule-form-big-o",
            "rule-form-stud",
            "rule-tighter-no",
        ],
    ),
    ("ja", &["book-hpt", "book-rrop", "paper-no", "paper-number"]),
];

/// The languages that have every sentence in a file. America's English has only what is spelled otherwise.
const TRANSLATED: [Language; 4] =
    [Language::German, Language::French, Language::Spanish, Language::Japanese];

#[derive(Default)]
struct Message {
    arguments: BTreeSet<String>,
    text: String,
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
        Language::English => ENGLISH.clone(),
        other => {
            let path = assets().join("words").join(other.tag()).join("engine.ftl");
            fs::read_to_string(path).unwrap()
        }
    };
    let parsed = parse(text.as_str()).expect("the file is read without an error");
    let mut messages = BTreeMap::new();
    for entry in &parsed.body {
        let Entry::Message(said) = entry else { continue };
        let mut message = Message::default();
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
    let english = read(Language::English);
    assert!(english.len() > 450, "{}", english.len());
    let mut wrong = Vec::new();
    for language in TRANSLATED {
        let tag = language.tag();
        let same = SAME.iter().find(|(of, _)| *of == tag).map_or(&[][..], |(_, same)| same);
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
            if equal != same.contains(&key.as_str()) {
                wrong.push(format!(
                    "{tag}: {key} is {:?}, and the list of what is the same differs",
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
    let english = read(Language::English);
    let american = read(Language::American);
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
    let english = read(Language::English);
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
            for language in TRANSLATED {
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
