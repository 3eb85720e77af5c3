//! An answer of the engine as it crosses to a window: every phrase in it is the sentence, in the window's language.

use crate::language::Language;
use crate::sentence::say;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Deserializer, Result};
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::base::wording::Phrase;
use std::borrow::Cow;

/// An answer as it crosses.
pub type Answered = Box<RawValue>;

/// A phrase or a refusal begins so, whichever of its parts is written first. Within a text a quotation mark is written `\"`:
/// nothing but an object begins so.
const BEGIN: [&str; 4] = [r#"{"key":""#, r#"{"english":""#, r#"{"arguments":["#, r#"{"code":""#];

/// The answer with its phrases said. A refusal keeps its key and arguments, and says its message. Phrases are read where they
/// stand in what is written: a tree of the whole answer would cost more than all of its sentences.
///
/// # Errors
/// What cannot be written as JSON.
pub fn answered(answer: &impl Serialize, language: Language) -> Result<Answered> {
    let written = serde_json::to_string(answer)?;
    let mut said = String::with_capacity(written.len());
    let mut rest = written.as_str();
    while let Some((before, object)) = rest.find('{').and_then(|at| rest.split_at_checked(at)) {
        said.push_str(before);
        let begins = BEGIN.iter().any(|begin| object.starts_with(begin));
        let (words, length) = match begins.then(|| sentence(object, language)).flatten() {
            Some((words, length)) => (Cow::Owned(words?), length),
            None => (Cow::Borrowed("{"), 1),
        };
        said.push_str(&words);
        rest = object.get(length..).unwrap_or_default();
    }
    said.push_str(rest);
    RawValue::from_string(said)
}

/// What is written of the phrase or refusal that stands first, in the language, and how long it was.
fn sentence(written: &str, language: Language) -> Option<(Result<String>, usize)> {
    if let Some((phrase, length)) = first::<Phrase>(written) {
        return Some((serde_json::to_string(&say(&phrase, language)), length));
    }
    let (refusal, length) = first::<Refusal>(written).filter(|(one, _)| !one.key.is_empty())?;
    let message = say(&refusal.sentence(), language);
    Some((serde_json::to_string(&Refusal { message, ..refusal }), length))
}

fn first<T: DeserializeOwned>(written: &str) -> Option<(T, usize)> {
    let mut values = Deserializer::from_str(written).into_iter();
    Some((values.next()?.ok()?, values.byte_offset()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use shuffle_up_engine::Tournament;
    use shuffle_up_engine::base::refusal::{RefusalCode, refuse};
    use shuffle_up_engine::base::wording::phrase;
    use shuffle_up_engine::rulebook::citations::RuleBook;
    use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
    use shuffle_up_engine::rulebook::templates;
    use shuffle_up_engine::views::house_rules::house_rules_view;

    fn said(answer: &impl Serialize, language: Language) -> Value {
        serde_json::from_str(answered(answer, language).unwrap().get()).unwrap()
    }

    /// What crosses to a window stays small, whatever the book and the language.
    #[test]
    fn the_rules_with_all_their_choices_fit_a_window() {
        for (book, language) in RuleBook::ALL
            .into_iter()
            .flat_map(|book| Language::ALL.map(|language| (book, language)))
        {
            let mut setup = templates::t1000();
            setup.rules = preset(book, GameForm::FullRing);
            let view = house_rules_view(&Tournament::new(setup), None);
            let bytes = answered(&view, language).unwrap().get().len();
            assert!(bytes < 125_000, "{bytes} bytes by {book:?} in {language:?}");
        }
    }

    #[test]
    fn an_answer_says_its_phrases_in_the_language() {
        let title = phrase!("do-move", "Move");
        let refusal = refuse!(NotNow, "tournament-over", "The tournament is over.");
        let answer = json!({ "advice": [{ "title": title, "more": 2 }], "refusal": refusal });
        assert_eq!(
            said(&answer, Language::German),
            json!({
                "advice": [{ "title": "Umsetzen", "more": 2 }],
                "refusal": {
                    "code": "not_now", "message": "Das Turnier ist vorbei.", "key": "tournament-over"
                }
            })
        );
    }

    #[test]
    fn a_phrase_is_said_in_whichever_order_its_parts_are_written() {
        let table = phrase!("table", "table {number}", number = 3_u32);
        let full = phrase!("table-full", "{table} is full.", table = table.capital());
        let refusal = Refusal::of(RefusalCode::NoRoom, full.clone());
        let (written, as_tree) = ((&full, &refusal), json!([full, refusal]));
        for language in Language::ALL {
            let said = said(&written, language);
            assert_eq!(said, self::said(&as_tree, language));
            let words = json!(say(&full, language));
            assert_eq!(["/0", "/1/message"].map(|at| said.pointer(at)), [Some(&words); 2]);
        }
    }

    #[test]
    fn what_is_no_phrase_stays_as_it_is() {
        let phrase = r#"{"key":"do-move","english":"Move"}"#;
        let answer = json!({
            "key": "a", "english": "b", "other": 1, "list": [null, "c", 2.5, {}], "name": phrase,
        });
        assert_eq!(said(&answer, Language::French), answer);
        let unkeyed = json!({ "code": "not_now", "message": "an older version's words" });
        assert_eq!(said(&unkeyed, Language::French), unkeyed);
    }
}
