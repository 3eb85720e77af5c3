//! The languages: one for each folder of `assets/words`. No list of them is kept here; `build.rs` looks at the folders.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Language(usize);

/// What is written in the folder of a language.
struct Written {
    /// The folder's name.
    tag: &'static str,
    /// The language itself: its name and its customs.
    about: &'static str,
    /// What the engine says. English has none: a phrase has its English with it.
    engine: &'static str,
    /// The help, as JSON.
    help: &'static str,
}

const WRITTEN: &[Written] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

pub(crate) type Book = FluentBundle<FluentResource>;

/// Each language's sentences, read when the first of them is said.
static BOOKS: [OnceLock<Book>; WRITTEN.len()] = [const { OnceLock::new() }; WRITTEN.len()];

impl Language {
    /// What scripts get, and whoever speaks none of the others.
    pub const ENGLISH: Self = Self(0);

    /// English as the United States spell it, and list it: "Anna, Bo, and Cy". Only what differs has a file.
    pub const AMERICAN: Self = Self(1);

    /// All of them, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..WRITTEN.len()).map(Self)
    }

    /// The language of a tag such as "de-CH"; English for one that is not spoken here.
    pub fn of(tag: &str) -> Self {
        let mut parts = tag.split(['-', '_', '.']);
        let language = parts.next().unwrap_or_default();
        let whole = format!("{language}-{}", parts.next().unwrap_or_default());
        let spoken = |tag: &str| Self::all().find(|one| one.tag().eq_ignore_ascii_case(tag));
        spoken(&whole).or_else(|| spoken(language)).unwrap_or_default()
    }

    /// Its tag, which is also its folder.
    pub fn tag(self) -> &'static str {
        WRITTEN.get(self.0).map_or("en", |written| written.tag)
    }

    /// What it calls itself: "Deutsch".
    pub fn name(self) -> String {
        self.custom("language-name").unwrap_or_else(|| self.tag().to_string())
    }

    /// Who speaks it on a system that names its voices; none where the system chooses.
    pub fn voice(self) -> Option<String> {
        self.custom("language-voice")
    }

    /// Whether it has every sentence. In one that has not, English stands in.
    pub fn is_whole(self) -> bool {
        self.custom("language-is-whole").is_some()
    }

    /// The texts of the help, as JSON; the English ones where it has none.
    pub fn help(self) -> &'static str {
        let own = WRITTEN.get(self.0).filter(|written| !written.help.is_empty());
        own.or(WRITTEN.first()).map_or("", |written| written.help)
    }

    /// What stands between two sentences.
    pub(crate) fn between_sentences(self) -> String {
        self.custom("language-between-sentences").unwrap_or_else(|| " ".into())
    }

    /// Several things in one sentence: "Anna, Bo and Cy".
    pub(crate) fn list(self, each: &[String]) -> String {
        // The engine's English has no comma before the "and", as in all English but America's.
        let tag = if self == Self::ENGLISH { "en-001" } else { self.tag() };
        let list = tag.parse::<Locale>().ok().and_then(|locale| {
            ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok()
        });
        list.map_or_else(|| each.join(", "), |list| list.format_to_string(each.iter()))
    }

    /// Its sentences.
    pub(crate) fn book(self) -> Option<&'static Book> {
        let written = WRITTEN.get(self.0)?;
        Some(BOOKS.get(self.0)?.get_or_init(|| read(written)))
    }

    /// A line of its own file.
    fn custom(self, key: &str) -> Option<String> {
        let book = self.book()?;
        let said = book.get_message(key)?.value()?;
        Some(book.format_pattern(said, None, &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.tag())
    }
}

/// What cannot be read of a text file is left out, and said in English; a test reads every file.
fn read(written: &Written) -> Book {
    let tag: LanguageIdentifier = written.tag.parse().unwrap_or_default();
    let mut book = Book::new_concurrent(vec![tag]);
    // Names are isolated where they need it, and nothing else is.
    book.set_use_isolating(false);
    for text in [written.about, written.engine] {
        let text = FluentResource::try_new(text.to_string());
        book.add_resource_overriding(text.unwrap_or_else(|(read, _)| read));
    }
    let _ = book.add_builtins();
    book
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::say;
    use shuffle_up_engine::base::wording::phrase;

    #[test]
    fn the_english_of_the_code_comes_first_and_each_language_has_a_name() {
        assert_eq!([Language::ENGLISH.tag(), Language::AMERICAN.tag()], ["en", "en-US"]);
        let names: Vec<String> = Language::all().map(Language::name).collect();
        for name in ["Deutsch", "Español", "Français", "日本語", "English (UK)"] {
            assert!(names.iter().any(|one| one == name), "{names:?}");
        }
    }

    /// A folder with two sentences in it is a language: `tests/one_more`, which no line of code names.
    #[test]
    fn one_more_folder_is_one_more_language() {
        let dutch = Language::of("nl-BE");
        assert_eq!((dutch.tag(), dutch.name().as_str()), ("nl", "Nederlands"));
        assert!(!dutch.is_whole() && Language::of("de").is_whole());
        let table = phrase!("table", "table {number}", number = 3_u32);
        let full = phrase!("table-full", "{table} is full.", table = table.capital());
        assert_eq!(say(&full, dutch), "Tafel 3 is vol.");
        // What it lacks is said in English, and so is its help.
        let back = phrase!("not-in-play", "{name} is not in play.", name = "Anna");
        assert_eq!(say(&back, dutch), "Anna is not in play.");
        assert_eq!(dutch.help(), Language::ENGLISH.help());
        assert!(dutch.help().contains("glossary"));
    }

    #[test]
    fn sentences_stand_apart_as_the_language_has_it() {
        assert_eq!(Language::of("ja").between_sentences(), "");
        assert_eq!(Language::of("fr").between_sentences(), " ");
    }
}
