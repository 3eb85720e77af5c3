//! A situation as a page: the tournament's own book first, the others after it.

use crate::situation::{Answer, SITUATIONS, Situation, Topic};
use serde::Serialize;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::rulebook::citations::RuleBook;

/// The rules of one book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CitedBook {
    /// Its short name, with the edition where later ones number otherwise: "TCH", "WSOP 2017".
    pub book: String,
    /// Its rules, as they are numbered there.
    pub rules: Vec<String>,
}

/// What some books decide alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BookAnswer {
    /// Whether the tournament's own book is one of them.
    pub own: bool,
    /// The books with their rules, the tournament's own first.
    pub books: Vec<CitedBook>,
    /// What is ruled, in one sentence.
    pub decision: String,
    /// The conditions, how it is carried out, until when.
    pub how: Vec<String>,
}

/// A situation, for one tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RulingPage {
    /// The situation.
    pub id: String,
    /// How it is called.
    pub title: String,
    /// Its chapter.
    pub topic: Topic,
    /// The short name of the tournament's own book.
    pub book: String,
    /// The answers: of the own book first, else of the book that stands in where it is silent.
    pub answers: Vec<BookAnswer>,
    /// How a line begins that notes a ruling about it on the floor line.
    pub begins: String,
    /// Books without a rule for it, by their short names.
    pub silent: Vec<String>,
}

/// The page of a situation in a language, for a tournament of this book; nothing for an unknown situation.
pub fn ruling(id: &str, book: RuleBook, language: &str) -> Option<RulingPage> {
    let situation = SITUATIONS.iter().find(|situation| situation.id == id)?;
    Some(page(situation, book, language))
}

/// Every page, by topic.
pub fn booklet(book: RuleBook, language: &str) -> Vec<RulingPage> {
    SITUATIONS.iter().map(|situation| page(situation, book, language)).collect()
}

fn page(situation: &Situation, book: RuleBook, language: &str) -> RulingPage {
    let first = first(situation, book);
    let mut answers: Vec<BookAnswer> = situation
        .answers
        .iter()
        .map(|answer| answered(situation, answer, book, language))
        .collect();
    if let Some(at) = first
        .and_then(|first| situation.answers.iter().position(|answer| std::ptr::eq(answer, first)))
        && let Some(before) = answers.get_mut(..=at)
    {
        before.rotate_right(1);
    }
    let silent = RuleBook::ALL
        .into_iter()
        .filter(|book| !situation.cites.contains_key(book))
        .map(|book| book.short().to_string());
    RulingPage {
        id: situation.id.to_string(),
        title: situation.called(language).title.clone(),
        topic: situation.topic,
        book: book.short().to_string(),
        begins: begins(situation, first, book, language),
        answers,
        silent: silent.collect(),
    }
}

/// `rule String bet, TCH 42a 56a`: what stands behind a comma is another part of the line, so the title and the rules have none.
fn begins(situation: &Situation, first: Option<&Answer>, book: RuleBook, language: &str) -> String {
    let title = situation.called(language).title.replace(',', "");
    let rules = first.map(|answer| cited_rules(situation, answer, book).replace(',', ""));
    format!("rule {title}, {}", rules.unwrap_or_default())
}

/// The answer that comes first: the own book's; where that is silent, that of the book on which it is built, then the
/// tournament rules.
pub(crate) fn first(situation: &Situation, book: RuleBook) -> Option<&Answer> {
    let stand_in: &[RuleBook] = match book {
        RuleBook::Hpt | RuleBook::Lr => &[RuleBook::Rrop, RuleBook::Tch],
        RuleBook::Rrop | RuleBook::Wsop => &[RuleBook::Tch],
        RuleBook::Tch => &[RuleBook::Rrop],
    };
    [book]
        .iter()
        .chain(stand_in)
        .find_map(|book| situation.answer_of(*book))
        .or(situation.answers.first())
}

fn answered(situation: &Situation, answer: &Answer, own: RuleBook, language: &str) -> BookAnswer {
    let mut books = answer.books.clone();
    books.sort_by_key(|book| (*book != own, *book));
    let said = answer.said(language);
    BookAnswer {
        own: books.contains(&own),
        books: books
            .into_iter()
            .map(|book| CitedBook {
                book: cited(book).to_string(),
                rules: situation.cites.get(&book).cloned().unwrap_or_default(),
            })
            .collect(),
        decision: said.decision.clone(),
        how: said.how.clone(),
    }
}

/// The rules by which a book answers, as one line: "TCH 42a, 56a".
pub(crate) fn cited_rules(situation: &Situation, answer: &Answer, own: RuleBook) -> String {
    let book = if answer.books.contains(&own) { Some(&own) } else { answer.books.first() };
    book.map(|book| {
        let rules = situation.cites.get(book).map(|rules| rules.join(", ")).unwrap_or_default();
        format!("{} {rules}", cited(*book))
    })
    .unwrap_or_default()
}

/// A book as a page cites it. The room rules of the big series were numbered afresh in later years.
fn cited(book: RuleBook) -> &'static str {
    match book {
        RuleBook::Wsop => "WSOP 2017",
        _ => book.short(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tournaments_own_book_is_first() {
        for book in RuleBook::ALL {
            for page in booklet(book, "en") {
                let own = page.answers.iter().position(|answer| answer.own);
                assert_eq!(own, (!page.silent.contains(&page.book)).then_some(0), "{}", page.id);
                let Some(answer) = page.answers.first().filter(|answer| answer.own) else {
                    continue;
                };
                assert!(answer.books[0].book.starts_with(&page.book), "{}", page.id);
            }
        }
    }

    #[test]
    fn a_silent_book_gives_way_to_the_one_behind_it() {
        let page = ruling("big-blind-ante", RuleBook::Hpt, "en").unwrap();
        assert!(page.silent.contains(&"HPT".to_string()));
        assert!(!page.answers[0].own);
        assert_eq!(page.answers[0].books[0].book, "TCH");
    }

    #[test]
    fn a_line_begins_with_one_matter_and_its_rules() {
        for language in ["en", "de", "fr", "es", "ja"] {
            for page in RuleBook::ALL.into_iter().flat_map(|book| booklet(book, language)) {
                assert_eq!(page.begins.split(", ").count(), 2, "{}", page.begins);
            }
        }
    }

    #[test]
    fn nobody_is_asked_about_an_unknown_situation() {
        assert_eq!(ruling("no-such-thing", RuleBook::Tch, "en"), None);
    }
}
