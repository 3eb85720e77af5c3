//! An answer of the engine as it crosses to a window: every phrase in it is the sentence, in the window's language.

use crate::language::Language;
use crate::sentence::say;
use serde::Deserialize;
use serde_json::{Map, Value};
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::base::wording::Phrase;

/// The answer with its phrases said. A refusal keeps its key and arguments, and says its message.
pub fn answered(mut answer: Value, language: Language) -> Value {
    say_all(&mut answer, language);
    answer
}

fn say_all(answer: &mut Value, language: Language) {
    if let Some(phrase) = phrase(answer) {
        *answer = Value::String(say(&phrase, language));
        return;
    }
    match answer {
        Value::Object(parts) => match refusal(parts) {
            Some(refusal) => {
                let message = say(&refusal.sentence(), language);
                parts.insert("message".into(), Value::String(message));
            }
            None => parts.values_mut().for_each(|value| say_all(value, language)),
        },
        Value::Array(values) => values.iter_mut().for_each(|value| say_all(value, language)),
        _ => {}
    }
}

/// The phrase that this is. Reading it as one of two that it could be would copy all of it first.
fn phrase(answer: &Value) -> Option<Phrase> {
    let parts = answer.as_object()?;
    let text = |part: &str| parts.get(part)?.as_str().map(str::to_owned);
    let (key, english) = (text("key")?.into(), text("english")?);
    let arguments = match (parts.len(), parts.get("arguments")) {
        (2, None) => Vec::new(),
        (3, Some(arguments)) => Vec::deserialize(arguments).ok()?,
        _ => return None,
    };
    Some(Phrase { key, english, arguments })
}

fn refusal(parts: &Map<String, Value>) -> Option<Refusal> {
    let whole = ["code", "message", "key"].iter().all(|part| parts.contains_key(*part));
    whole.then(|| Refusal::deserialize(parts).ok())?
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
