//! An answer of the engine as it crosses to a window: every phrase in it is the sentence, in the window's language.

use crate::language::Language;
use crate::sentence::say;
use serde::Deserialize;
use serde_json::{Map, Value};
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::base::wording::Phrase;

/// The answer with its phrases said. A refusal keeps its key and arguments, and says its message.
pub fn answered(answer: Value, language: Language) -> Value {
    if let Some(phrase) = phrase(&answer) {
        return Value::String(say(&phrase, language));
    }
    match answer {
        Value::Object(parts) => Value::Object(refused(parts, language)),
        Value::Array(values) => {
            Value::Array(values.into_iter().map(|value| answered(value, language)).collect())
        }
        other => other,
    }
}

fn phrase(answer: &Value) -> Option<Phrase> {
    let parts = answer.as_object()?;
    let whole = parts.contains_key("key")
        && parts.contains_key("english")
        && parts.keys().all(|part| ["key", "english", "arguments"].contains(&part.as_str()));
    whole.then(|| Phrase::deserialize(answer).ok())?
}

fn refused(parts: Map<String, Value>, language: Language) -> Map<String, Value> {
    let is_refusal = ["code", "message", "key"].iter().all(|part| parts.contains_key(*part));
    let read = || serde_json::from_value::<Refusal>(Value::Object(parts.clone())).ok();
    let Some(refusal) = is_refusal.then(read).flatten() else {
        return parts.into_iter().map(|(part, value)| (part, answered(value, language))).collect();
    };
    let mut parts = parts;
    parts.insert("message".into(), Value::String(say(&refusal.sentence(), language)));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use shuffle_up_engine::Tournament;
    use shuffle_up_engine::base::refusal::refuse;
    use shuffle_up_engine::base::wording::phrase;
    use shuffle_up_engine::rulebook::citations::RuleBook;
    use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
    use shuffle_up_engine::rulebook::templates;
    use shuffle_up_engine::views::house_rules::house_rules_view;

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
            let bytes = answered(json!(view), language).to_string().len();
            assert!(bytes < 125_000, "{bytes} bytes by {book:?} in {language:?}");
        }
    }

    #[test]
    fn an_answer_says_its_phrases_in_the_language() {
        let title = phrase!("do-move", "Move");
        let refusal = refuse!(NotNow, "tournament-over", "The tournament is over.");
        let answer = json!({ "advice": [{ "title": title, "more": 2 }], "refusal": refusal });
        assert_eq!(
            answered(answer, Language::German),
            json!({
                "advice": [{ "title": "Umsetzen", "more": 2 }],
                "refusal": {
                    "code": "not_now", "message": "Das Turnier ist vorbei.", "key": "tournament-over"
                }
            })
        );
    }

    #[test]
    fn what_is_no_phrase_stays_as_it_is() {
        let answer = json!({ "key": "a", "english": "b", "other": 1, "list": [null, "c", 2.5] });
        assert_eq!(answered(answer.clone(), Language::French), answer);
    }
}
