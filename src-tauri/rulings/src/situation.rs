//! The situations, as their files have them.

use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::rulebook::citations::RuleBook;
use std::collections::BTreeMap;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The chapter of the booklet in which a situation stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Bets, raises, calls, words and chips.
    Betting,
    /// Short and hidden stacks.
    AllIn,
    /// The most that can be bet.
    PotLimit,
    /// Exposed, fouled, foreign and missing cards.
    Cards,
    /// Misdeals and the deck.
    Dealing,
    /// The flop and what follows it.
    Board,
    /// Who posts what, and where the button is.
    ButtonAndBlinds,
    /// Who shows, who wins.
    Showdown,
    /// Side pots, odd chips, disputes.
    Pots,
    /// Moves, broken tables, wrong seats.
    SeatsAndTables,
    /// Colour-ups, foreign and lost chips.
    Chips,
    /// Who may call time, and what follows.
    Time,
    /// Manners, phones, collusion, penalties.
    Conduct,
    /// Entries, rebuys, deals, the end.
    Tournament,
    /// What is a cash game's alone.
    CashGames,
    /// Stud, draw and mixed games.
    OtherGames,
    /// Who decides, who may play.
    House,
}

/// How a situation is called in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Called {
    /// The heading.
    pub(crate) title: String,
    /// What people say or type.
    pub(crate) said: Vec<String>,
}

/// What a book decides, in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decided {
    /// One sentence.
    pub(crate) decision: String,
    /// The conditions, how it is carried out, until when.
    pub(crate) how: Vec<String>,
}

/// What some books decide alike.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    pub(crate) books: Vec<RuleBook>,
    #[serde(flatten)]
    said: BTreeMap<String, Decided>,
}

/// A situation.
#[derive(Debug, Deserialize)]
pub(crate) struct Situation {
    #[serde(skip)]
    pub(crate) id: &'static str,
    pub(crate) topic: Topic,
    /// The rules of each book that is not silent.
    pub(crate) cites: BTreeMap<RuleBook, Vec<String>>,
    pub(crate) answers: Vec<Answer>,
    #[serde(flatten)]
    called: BTreeMap<String, Called>,
}

impl Situation {
    /// How it is called in a language; in English where that has no words for it.
    pub(crate) fn called(&self, language: &str) -> &Called {
        static NOTHING: Called = Called { title: String::new(), said: Vec::new() };
        in_language(&self.called, language).unwrap_or(&NOTHING)
    }

    /// The answer of a book; none where it is silent.
    pub(crate) fn answer_of(&self, book: RuleBook) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.books.contains(&book))
    }
}

impl Answer {
    /// What it says in a language; in English where that has no words for it.
    pub(crate) fn said(&self, language: &str) -> &Decided {
        static NOTHING: Decided = Decided { decision: String::new(), how: Vec::new() };
        in_language(&self.said, language).unwrap_or(&NOTHING)
    }
}

fn in_language<'a, T>(texts: &'a BTreeMap<String, T>, language: &str) -> Option<&'a T> {
    let short = language.split('-').next().unwrap_or_default();
    texts.get(language).or_else(|| texts.get(short)).or_else(|| texts.get("en"))
}

/// All of them, by topic, then by their files' names. A file that cannot be read is left out; a test reads every one.
pub(crate) static SITUATIONS: LazyLock<Vec<Situation>> = LazyLock::new(|| {
    let read = |(id, text): &(&'static str, &str)| {
        serde_json::from_str(text).ok().map(|situation| Situation { id, ..situation })
    };
    let mut all: Vec<Situation> = FILES.iter().filter_map(read).collect();
    all.sort_by_key(|situation| (situation.topic, situation.id));
    all
});

/// Whether there is a situation of this id.
pub fn is_situation(id: &str) -> bool {
    FILES.iter().any(|(of, _)| *of == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const LANGUAGES: [&str; 5] = ["en", "de", "fr", "es", "ja"];

    #[derive(Deserialize)]
    struct Book {
        parts: Vec<Part>,
    }
    #[derive(Deserialize)]
    struct Part {
        cited: String,
        rules: Vec<String>,
    }

    /// Whether a citation is a number that the book has.
    fn stands_in(book: &Book, cited: &str) -> bool {
        book.parts.iter().any(|part| {
            let rest = cited.strip_prefix(part.cited.as_str());
            rest.is_some_and(|rest| {
                part.rules.iter().any(|rule| rest == rule || rest.strip_prefix(' ') == Some(rule))
            })
        })
    }

    #[test]
    fn every_file_is_read_whole() {
        assert_eq!(SITUATIONS.len(), FILES.len());
        assert!(FILES.len() >= 119, "{} situations", FILES.len());
        for situation in &*SITUATIONS {
            let id = situation.id;
            let spoken: Vec<&str> = situation.called.keys().map(String::as_str).collect();
            assert!(LANGUAGES.iter().all(|tag| spoken.contains(tag)), "{id}: {spoken:?}");
            assert!(spoken.len() == LANGUAGES.len(), "{id}: {spoken:?}");
            for called in situation.called.values() {
                assert!(!called.title.trim().is_empty() && called.said.len() >= 3, "{id}");
            }
            for answer in &situation.answers {
                let english = answer.said("en");
                for tag in LANGUAGES {
                    let said = answer.said.get(tag).unwrap_or_else(|| panic!("{id} in {tag}"));
                    assert!(!said.decision.trim().is_empty(), "{id} in {tag}");
                    assert_eq!(said.how.len(), english.how.len(), "{id} in {tag}");
                    assert!(
                        tag == "en" || said.decision != english.decision,
                        "{id} in {tag} is English"
                    );
                }
                assert!(english.decision.split(' ').count() <= 26, "{id}: {}", english.decision);
            }
            let answered: Vec<RuleBook> =
                situation.answers.iter().flat_map(|answer| answer.books.clone()).collect();
            let mut books: Vec<RuleBook> = answered.clone();
            books.sort();
            let cited: Vec<RuleBook> = situation.cites.keys().copied().collect();
            assert_eq!(books, cited, "{id}: a cited book decides once");
        }
    }

    #[test]
    fn every_rule_number_stands_in_its_book() {
        let books: BTreeMap<RuleBook, Book> =
            serde_json::from_str(include_str!("../tests/rule_numbers.json")).unwrap();
        let mut wrong = Vec::new();
        for situation in &*SITUATIONS {
            for (book, rules) in &situation.cites {
                let numbers = &books[book];
                wrong.extend(
                    rules
                        .iter()
                        .filter(|rule| !stands_in(numbers, rule))
                        .map(|rule| format!("{}: {} {rule}", situation.id, book.short())),
                );
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// Eight words on end that stand in a book are its words and not ours. The books are in nobody's repository: what is kept
    /// of them is a number for one in four of their runs of words, from which no word can be read (`scripts/book_runs`).
    #[test]
    fn no_sentence_stands_in_a_book() {
        let kept: Vec<u64> = include_bytes!("../tests/book_runs.bin")
            .chunks_exact(8)
            .map(|eight| u64::from_le_bytes(eight.try_into().unwrap()))
            .collect();
        assert!(kept.len() > 5_000 && kept.is_sorted());
        let mut copied = Vec::new();
        for (id, text) in FILES {
            let file: Value = serde_json::from_str(text).unwrap();
            for answer in file["answers"].as_array().unwrap() {
                let said = &answer["en"];
                let how = said["how"].as_array().unwrap();
                for sentence in how.iter().chain([&said["decision"]]) {
                    let sentence = sentence.as_str().unwrap();
                    if runs(sentence).any(|run| kept.binary_search(&run).is_ok()) {
                        copied.push(format!("{id}: {sentence}"));
                    }
                }
            }
        }
        assert!(copied.is_empty(), "{copied:#?}");
    }

    /// A number for each eight words on end, as `scripts/book_runs` makes them: FNV-1a over the words in small letters, letters
    /// and figures of ASCII alone, with a space after each.
    fn runs(text: &str) -> impl Iterator<Item = u64> {
        let plain: String = text.to_lowercase().replace(['\'', '’'], "");
        let words: Vec<String> = plain
            .split(|sign: char| !sign.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(ToString::to_string)
            .collect();
        let numbers: Vec<u64> = words
            .windows(8)
            .map(|eight| {
                eight
                    .iter()
                    .flat_map(|word| word.bytes().chain([b' ']))
                    .fold(0xcbf2_9ce4_8422_2325_u64, |number, byte| {
                        (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
                    })
            })
            .collect();
        numbers.into_iter()
    }

    #[test]
    fn runs_are_counted_as_the_script_counts_them() {
        let counted: Vec<u64> = runs("One two three four five six seven, eight nine").collect();
        assert_eq!(counted, [RUN_OF_ONE, RUN_OF_TWO]);
    }
    const RUN_OF_ONE: u64 = 0x0038_f58a_e248_9461;
    const RUN_OF_TWO: u64 = 0x571d_0075_60ee_b443;
}
