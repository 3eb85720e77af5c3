//! A phrase as a sentence.

use crate::language::Language;
use fluent_bundle::{FluentArgs, FluentValue};
use shuffle_up_engine::base::wording::{Chain, Phrase, Value};
use shuffle_up_engine::base::words::capital;
use std::borrow::Cow;
use std::cmp::Reverse;
use unicode_bidi::BidiClass;

/// How deep a phrase may stand in a phrase; the engine goes four deep.
const DEEPEST: u8 = 8;

/// The phrase as it stands on a screen: a name that is written from right to left keeps its order to itself.
pub fn say(phrase: &Phrase, language: Language) -> Cow<'_, str> {
    Speaker { language, isolates: true }.whole(phrase)
}

/// The phrase without any invisible mark, for speech and for a file.
pub fn plain(phrase: &Phrase, language: Language) -> String {
    Speaker { language, isolates: false }.whole(phrase).into_owned()
}

struct Speaker {
    language: Language,
    isolates: bool,
}

impl Speaker {
    /// What ends as a sentence begins as one, and so does what begins with a capital in English, unless a name begins it.
    fn whole<'p>(&self, phrase: &'p Phrase) -> Cow<'p, str> {
        let said = self.phrase(phrase, 0);
        let begins = phrase.english.starts_with(char::is_uppercase);
        let is_sentence = begins || said.ends_with(['.', '?', '!']);
        let are_sentences = Chain::of(phrase).is_some_and(|(chain, _)| chain == Chain::Sentences);
        if are_sentences || !is_sentence || said.starts_with(char::is_uppercase) {
            return said;
        }
        let name_first = phrase.arguments.iter().any(|one| {
            matches!(&one.value, Value::Text(name) if !name.is_empty() && said.starts_with(name))
        });
        if name_first { said } else { Cow::Owned(capital(&said)) }
    }

    fn phrase<'p>(&self, phrase: &'p Phrase, depth: u8) -> Cow<'p, str> {
        let said = match self.language {
            // A phrase has its English with it; only a name that is written from right to left needs more.
            Language::ENGLISH if !(self.isolates && turns(&phrase.english)) => None,
            Language::ENGLISH | Language::AMERICAN => {
                self.translated(phrase, depth).or_else(|| self.with_its_parts(phrase, depth))
            }
            _ => self.translated(phrase, depth),
        };
        said.map_or(Cow::Borrowed(&phrase.english), Cow::Owned)
    }

    /// The English, where some of what it names is said otherwise: a list as America writes it, an isolated name.
    fn with_its_parts(&self, phrase: &Phrase, depth: u8) -> Option<String> {
        if depth > DEEPEST {
            return None;
        }
        let mut parts = Vec::new();
        for argument in &phrase.arguments {
            let (english, said) = (argument.value.to_string(), self.words(&argument.value, depth));
            if english != said && !english.is_empty() {
                // It may begin the sentence.
                parts.push((capital(&english), capital(&said)));
                parts.push((english, said));
            }
        }
        // A name may be the beginning of a longer one.
        parts.sort_by_key(|(english, _)| Reverse(english.len()));
        let mut said = String::with_capacity(phrase.english.len());
        let mut rest = &*phrase.english;
        while let Some(letter) = rest.chars().next() {
            let part = parts
                .iter()
                .find_map(|(english, said)| Some((rest.strip_prefix(english.as_str())?, said)));
            if let Some((after, part)) = part {
                said.push_str(part);
                rest = after;
            } else {
                said.push(letter);
                rest = rest.strip_prefix(letter).unwrap_or_default();
            }
        }
        Some(said)
    }

    /// The phrase in the language, if the language has it and everything that it names.
    fn translated(&self, phrase: &Phrase, depth: u8) -> Option<String> {
        if depth > DEEPEST {
            return None;
        }
        if let Some((chain, parts)) = Chain::of(phrase) {
            let sentences = chain == Chain::Sentences;
            let between = if sentences {
                self.language.between_sentences()
            } else {
                chain.between().to_string()
            };
            let each = parts.iter().map(|one| match one {
                Value::Phrase(one) if sentences && depth < DEEPEST => self.whole(one).into_owned(),
                one => self.words(one, depth),
            });
            return Some(each.collect::<Vec<_>>().join(&between));
        }
        let book = self.language.book()?;
        let pattern = book.get_message(&phrase.key)?.value()?;
        let mut arguments = FluentArgs::with_capacity(phrase.arguments.len());
        for argument in &phrase.arguments {
            // Which part it is, so that a language can choose another form of the sentence by it.
            if let Value::Phrase(part) = &argument.value {
                arguments.set(format!("{}-key", argument.name), part.key.to_string());
            }
            arguments.set(argument.name.to_string(), self.value(&argument.value, depth));
        }
        let mut wrong = Vec::new();
        let said = book.format_pattern(pattern, Some(&arguments), &mut wrong);
        wrong.is_empty().then(|| said.into_owned())
    }

    fn value(&self, value: &Value, depth: u8) -> FluentValue<'static> {
        match value {
            // Numbers that a sentence counts are far below 2^53.
            #[allow(clippy::cast_precision_loss)]
            Value::Number(number) => FluentValue::from(*number as f64),
            other => FluentValue::String(Cow::Owned(self.words(other, depth))),
        }
    }

    fn words(&self, value: &Value, depth: u8) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) if self.isolates && turns(text) => format!("\u{2068}{text}\u{2069}"),
            Value::Text(text) => text.clone(),
            Value::Phrase(phrase) => self.phrase(phrase, depth.saturating_add(1)).into_owned(),
            Value::List(values) => {
                let each: Vec<String> = values
                    .iter()
                    .map(|one| {
                        if depth < DEEPEST {
                            self.words(one, depth.saturating_add(1))
                        } else {
                            one.to_string()
                        }
                    })
                    .collect();
                self.language.list(&each)
            }
        }
    }
}

/// Whether anything in the text is written from right to left.
fn turns(text: &str) -> bool {
    !text.is_ascii()
        && text
            .chars()
            .any(|sign| matches!(unicode_bidi::bidi_class(sign), BidiClass::R | BidiClass::AL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::base::wording::{Argument, phrase};

    /// America says these in the same words.
    #[test]
    fn english_is_what_the_engine_says() {
        let same = |phrase: &Phrase| {
            for language in [Language::ENGLISH, Language::AMERICAN] {
                assert_eq!(say(phrase, language), phrase.english);
            }
        };
        let table = phrase!("table", "table {number}", number = 3_u32);
        same(&phrase!("table-full", "{table} is full.", table = table.capital()));
        let back = phrase!(
            "must-be-back-for-blinds",
            "{table}: {names} must be back for the next blinds",
            table = phrase!("table", "table {number}", number = 1_u32).capital(),
            names = "Anna"
        );
        same(&back);
        assert!(say(&back, Language::of("fr")).starts_with("Table 1"));
        for place in [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111] {
            same(&Phrase::places(place, place));
            same(&Phrase::places(place, place + 1));
        }
    }

    #[test]
    fn several_are_listed_as_the_language_does() {
        let many = ["Anna", "Bo", "Cy"].as_slice().to_vec();
        let apart = phrase!("not-kept-apart", "{both} are not kept apart.", both = many);
        assert_eq!(say(&apart, Language::ENGLISH), "Anna, Bo and Cy are not kept apart.");
        assert_eq!(say(&apart, Language::AMERICAN), "Anna, Bo, and Cy are not kept apart.");
        assert!(say(&apart, Language::of("de")).starts_with("Anna, Bo und Cy "));
        assert!(say(&apart, Language::of("ja")).starts_with("Anna、Bo、Cy"));
    }

    #[test]
    fn only_a_name_from_right_to_left_is_isolated_and_only_on_a_screen() {
        let name = "\u{5d3}\u{5df}";
        let out = phrase!("not-in-play", "{name} is not in play.", name = name);
        assert_eq!(say(&out, Language::ENGLISH), format!("\u{2068}{name}\u{2069} is not in play."));
        assert_eq!(plain(&out, Language::ENGLISH), format!("{name} is not in play."));
        let anna = phrase!("not-in-play", "{name} is not in play.", name = "Anna");
        assert_eq!(say(&anna, Language::ENGLISH), "Anna is not in play.");
    }

    #[test]
    fn english_changes_only_the_parts_that_are_said_otherwise() {
        let chips = || phrase!("so-much-per-cent", "{share} per cent", share = "5");
        let names = ["\u{5d3}\u{5df}", "\u{5d3}\u{5df} Grey", "Anna"].as_slice();
        let said = phrase!("no-such-key", "{what} of {names}; grey", what = chips(), names);
        assert_eq!(
            say(&said, Language::AMERICAN),
            "5 percent of \u{2068}\u{5d3}\u{5df}\u{2069}, \u{2068}\u{5d3}\u{5df} Grey\u{2069}, and Anna; grey"
        );
        let said = phrase!("no-such-key", "{what}.", what = Phrase::own("colour").capital());
        assert_eq!(say(&said, Language::AMERICAN), "Colour.");
    }

    #[test]
    fn a_name_keeps_its_small_letter_at_the_beginning() {
        let out = phrase!("not-in-play", "{name} is not in play.", name = "de Vries");
        assert_eq!(say(&out, Language::ENGLISH), "de Vries is not in play.");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let said = Phrase::of("no-such-key", "In English.", Vec::new());
        assert_eq!(say(&said, Language::of("de")), "In English.");
        let without = Phrase::of("not-in-play", "Anna is not in play.", Vec::new());
        assert_eq!(say(&without, Language::of("de")), "Anna is not in play.");
    }

    #[test]
    fn a_phrase_in_itself_without_end_is_said_in_english() {
        let mut deep = Phrase::of("table", "table 1", Vec::new());
        for _ in 0..1000 {
            let number = Argument { name: Cow::Borrowed("number"), value: Value::Phrase(deep) };
            deep = Phrase::of("table", "deep", vec![number]);
        }
        assert!(say(&deep, Language::ENGLISH).ends_with("deep"));
        // What is dropped a thousand deep is taken apart from the outside.
        let mut next = Some(deep);
        while let Some(phrase) = next {
            next = phrase.arguments.into_iter().find_map(|one| match one.value {
                Value::Phrase(inner) => Some(inner),
                _ => None,
            });
        }
    }
}
