//! The languages, each with what its text file says.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// What scripts get, and whoever speaks none of the others.
    #[default]
    English,
    /// English as the United States spell it, and list it: "Anna, Bo, and Cy". Only what differs has a file.
    American,
    /// As in Germany, Austria and Switzerland.
    German,
    /// As in France, Belgium, Switzerland and Canada.
    French,
    /// As in Spain and in Latin America.
    Spanish,
    /// As in Japan.
    Japanese,
}

type Book = FluentBundle<FluentResource>;

impl Language {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::English, Self::American, Self::German, Self::French, Self::Spanish, Self::Japanese];

    /// The language of a tag such as "de-CH"; English for one that is not spoken here.
    pub fn of(tag: &str) -> Self {
        let mut parts = tag.split(['-', '_', '.']);
        let language = parts.next().unwrap_or_default();
        let whole = format!("{language}-{}", parts.next().unwrap_or_default());
        let spoken =
            |tag: &str| Self::ALL.into_iter().find(|one| one.tag().eq_ignore_ascii_case(tag));
        spoken(&whole).or_else(|| spoken(language)).unwrap_or_default()
    }

    /// Its tag, which is also its folder.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::American => "en-US",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Japanese => "ja",
        }
    }

    /// What stands between two sentences.
    pub(crate) fn between_sentences(self) -> &'static str {
        if self == Self::Japanese { "" } else { " " }
    }

    /// English has no file: a phrase has its English with it.
    fn text(self) -> &'static str {
        match self {
            Self::English => "",
            Self::American => include_str!("../../../assets/words/en-US/engine.ftl"),
            Self::German => include_str!("../../../assets/words/de/engine.ftl"),
            Self::French => include_str!("../../../assets/words/fr/engine.ftl"),
            Self::Spanish => include_str!("../../../assets/words/es/engine.ftl"),
            Self::Japanese => include_str!("../../../assets/words/ja/engine.ftl"),
        }
    }

    /// Several things in one sentence: "Anna, Bo and Cy".
    pub(crate) fn list(self, each: &[String]) -> String {
        // The engine's English has no comma before the "and", as in all English but America's.
        let tag = if self == Self::English { "en-001" } else { self.tag() };
        let list = tag.parse::<Locale>().ok().and_then(|locale| {
            ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok()
        });
        list.map_or_else(|| each.join(", "), |list| list.format_to_string(each.iter()))
    }

    /// Its sentences, read when the first of them is said.
    pub(crate) fn book(self) -> &'static Book {
        static BOOKS: [LazyLock<Book>; 6] = [
            LazyLock::new(|| read(Language::English)),
            LazyLock::new(|| read(Language::American)),
            LazyLock::new(|| read(Language::German)),
            LazyLock::new(|| read(Language::French)),
            LazyLock::new(|| read(Language::Spanish)),
            LazyLock::new(|| read(Language::Japanese)),
        ];
        let [english, american, german, french, spanish, japanese] = &BOOKS;
        match self {
            Self::English => english,
            Self::American => american,
            Self::German => german,
            Self::French => french,
            Self::Spanish => spanish,
            Self::Japanese => japanese,
        }
    }
}

/// What cannot be read of a text file is left out, and said in English; a test reads every file.
fn read(language: Language) -> Book {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut book = Book::new_concurrent(vec![tag]);
    // Names are isolated where they need it, and nothing else is.
    book.set_use_isolating(false);
    let text = FluentResource::try_new(language.text().to_string());
    book.add_resource_overriding(text.unwrap_or_else(|(read, _)| read));
    let _ = book.add_builtins();
    book
}
