//! What rule books say where people argue: one situation as a page for the table, all of them as a booklet.

use super::prelude::*;
use shuffle_up_paper::{LinesPart, PartsSheet, Reads};
use shuffle_up_rulings::{BookAnswer, RulingPage, booklet, ruling};

/// The situation that is wanted, or all of them.
///
/// # Errors
/// A situation that there is not.
pub(super) fn rulings_of(of: &Source<'_>, part: &SheetPart) -> Result<PartsSheet, Problem> {
    let customs = &of.customs;
    let (book, language) = (of.tournament().setup.rules.book, customs.language().tag());
    if let SheetPart::Ruling { situation } = part {
        let page = ruling(situation, book, language)
            .ok_or_else(|| problem!(not_now, "no-such-ruling", "There is no such ruling."))?;
        let parts = page.answers.iter().map(|answer| LinesPart {
            title: books(answer),
            lines: vec![(cited(answer), said(answer))],
        });
        let parts = parts.chain(silent(of, &page)).collect();
        return Ok(PartsSheet {
            ends: of.ends(page.title, Vec::new()),
            reads: Reads::LineByLine,
            parts,
        });
    }
    let parts = booklet(book, language).into_iter().map(|page| {
        let lines = page
            .answers
            .iter()
            .map(|answer| (books(answer), format!("{} ({})", said(answer), cited(answer))));
        LinesPart { lines: lines.collect(), title: page.title }
    });
    Ok(PartsSheet {
        parts: parts.collect(),
        ends: of.ends(word!(customs, "paper-rulings", "Rulings"), Vec::new()),
        reads: Reads::AsABooklet,
    })
}

/// The books that decide alike: "HPT, RRoP, LR".
fn books(answer: &BookAnswer) -> String {
    let names: Vec<&str> = answer.books.iter().map(|cited| cited.book.as_str()).collect();
    names.join(", ")
}

/// Their rules: "HPT Bet 14, NL 6; RRoP Bet 14".
fn cited(answer: &BookAnswer) -> String {
    let rules =
        answer.books.iter().map(|cited| format!("{} {}", cited.book, cited.rules.join(", ")));
    rules.collect::<Vec<_>>().join("; ")
}

/// The decision and how it is carried out.
fn said(answer: &BookAnswer) -> String {
    let sentences = [&answer.decision].into_iter().chain(&answer.how);
    sentences.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The books without a rule.
fn silent(of: &Source<'_>, page: &RulingPage) -> Option<LinesPart> {
    if page.silent.is_empty() {
        return None;
    }
    let title =
        word!(of.customs, "paper-no-rule-in", "No rule in {books}", books = page.silent.join(", "));
    Some(LinesPart { title, lines: Vec::new() })
}
