//! An answer of the engine as it crosses to a window: every phrase in it is the sentence, in the window's language.

use crate::language::Language;
use crate::sentence::say;
use serde::Serialize;
use serde_json::Result;
use serde_json::value::{RawValue, to_raw_value};
use shuffle_up_engine::base::wording::spoken;

/// An answer as it crosses.
pub type Answered = Box<RawValue>;

/// The answer with its phrases said while it is written.
///
/// # Errors
/// What cannot be written as JSON.
pub fn answered(answer: &impl Serialize, language: Language) -> Result<Answered> {
    spoken(move |phrase| say(phrase, language), || to_raw_value(answer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use shuffle_up_engine::Tournament;
    use shuffle_up_engine::base::wording::{Phrase, phrase};
    use shuffle_up_engine::rulebook::citations::RuleBook;
    use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
    use shuffle_up_engine::rulebook::templates;
    use shuffle_up_engine::views::house_rules::house_rules_view;
    use std::panic::{catch_unwind, resume_unwind};

    fn said(answer: &impl Serialize, language: Language) -> Value {
        serde_json::from_str(answered(answer, language).unwrap().get()).unwrap()
    }

    /// What crosses to a window stays small, whatever the book and the language.
    #[test]
    fn the_rules_with_all_their_choices_fit_a_window() {
        for (book, language) in RuleBook::ALL
            .into_iter()
            .flat_map(|book| Language::all().map(move |language| (book, language)))
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
        let table = phrase!("table", "table {number}", number = 3_u32);
        let full = phrase!("table-full", "{table} is full.", table = table.capital());
        for language in Language::all() {
            let words = say(&full, language);
            assert_eq!(said(&(Some(&full), [&full]), language), json!([words, [words]]));
        }
    }

    #[test]
    fn what_is_no_phrase_stays_as_it_is() {
        let answer = json!({ "key": "a", "english": "b", "list": [null, "c", 2.5, {}] });
        assert_eq!(said(&answer, Language::of("fr")), answer);
        assert_eq!(said(&Phrase::own("Anna"), Language::of("fr")), "Anna");
    }

    #[test]
    fn what_is_written_after_an_answer_is_a_phrase_again() {
        let phrase = phrase!("do-move", "Move");
        let written = serde_json::to_string(&phrase).unwrap();
        assert_eq!(answered(&phrase, Language::of("de")).unwrap().get(), r#""Umsetzen""#);
        assert_eq!(serde_json::to_string(&phrase).unwrap(), written);
        // Also where writing it comes to no end.
        assert!(catch_unwind(|| spoken(|_| "".into(), || resume_unwind(Box::new(())))).is_err());
        assert_eq!(serde_json::to_string(&phrase).unwrap(), written);
    }
}
