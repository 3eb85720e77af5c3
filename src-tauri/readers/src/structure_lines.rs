//! Prize structures as they are published, made into a place and a figure a line: several in one line, a chart of which one column
//! is meant, amounts as another country writes them.

use crate::amount_signs::Signs;
use crate::folding::folded;
use crate::question::{Answers, SheetQuestion};
use crate::roster;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;

/// The longest text of which the lines are told apart here; a longer one is a plain list.
const LONGEST: usize = 20_000;

/// The text with a place and a figure a line, and what is asked about it.
pub(super) fn tidied(
    text: &str,
    customs: &Customs,
    answers: &Answers,
) -> (String, Vec<SheetQuestion>) {
    if text.len() > LONGEST {
        return (text.to_string(), Vec::new());
    }
    let mut questions = Vec::new();
    let text = match chart(text, answers) {
        Some((column, question)) => {
            questions.push(question);
            column
        }
        None => text.to_string(),
    };
    let lines: Vec<String> = text.lines().flat_map(apart).filter(|line| !is_sum(line)).collect();
    let text = lines.join("\n");
    let (text, question) = foreign(&text, customs, answers);
    questions.extend(question);
    (text, questions)
}

/// Whether a line is about the pool and no prize.
fn is_sum(line: &str) -> bool {
    let low = folded(line);
    let begins = [
        "total",
        "prize pool",
        "prizepool",
        "pool",
        "entries",
        "players",
        "buy-in",
        "gesamt",
        "summe",
        "preispool",
        "teilnehmer",
        "dotation",
        "bolsa",
        "montepremi",
        "prijzenpot",
        "premiacao",
        "prispott",
    ];
    let low = low.trim_start();
    begins.iter().any(|begin| low.starts_with(begin))
}

/// The ending of an ordinal number.
fn is_ordinal(word: &str) -> bool {
    let digits = word.chars().take_while(char::is_ascii_digit).count();
    let ending: String = word.chars().skip(digits).collect();
    let ending = ending.trim_end_matches(['.', ':', ',', ')']);
    digits > 0
        && matches!(
            ending,
            "st" | "nd" | "rd" | "th" | "er" | "eme" | "e" | "\u{ba}" | "\u{aa}" | "\u{b0}"
        )
}

/// A line in as many as it has places: `50/30/20`, `50%-30%-20%`, `1st 50%, 2nd 30%`.
fn apart(line: &str) -> Vec<String> {
    let bare = line.trim();
    let parts = |sign: char| bare.split(sign).map(str::trim).collect::<Vec<_>>();
    let figure = |part: &&str| {
        let inner = part.trim_end_matches('%').trim();
        !inner.is_empty() && inner.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
    };
    for sign in ['/', '-', '\u{2013}', '|', '+'] {
        let parts = parts(sign);
        let percent = bare.contains('%');
        if parts.len() >= 3 && parts.iter().all(figure)
            || parts.len() == 2
                && percent
                && parts.iter().all(figure)
                && parts.iter().all(|part| part.ends_with('%'))
        {
            return parts.into_iter().map(ToString::to_string).collect();
        }
    }
    let words: Vec<&str> = bare.split_whitespace().collect();
    let ordinals = words.iter().enumerate().filter(|(at, word)| {
        let joined = at.checked_sub(1).and_then(|at| words.get(at)).is_some_and(|before| {
            matches!(
                folded(before).as_str(),
                "to" | "-" | "bis" | "a" | "and" | "through" | "thru" | "\u{2013}"
            )
        });
        is_ordinal(&folded(word)) && !joined
    });
    let starts: Vec<usize> = ordinals.map(|(at, _)| at).collect();
    if starts.len() < 2 || starts.first() != Some(&0) {
        return vec![line.to_string()];
    }
    let mut lines = Vec::new();
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index.saturating_add(1)).copied().unwrap_or(words.len());
        let said = words.get(*start..end).unwrap_or_default().join(" ");
        lines.push(said.trim_end_matches([',', ';', '-', '\u{2013}', '|', ' ']).to_string());
    }
    lines
}

/// A chart by players or by pool: the column that is meant, as a list, and the question which it is.
fn chart(text: &str, answers: &Answers) -> Option<(String, SheetQuestion)> {
    let sign = if text.contains('|') { b'|' } else { delimiter(text) };
    let rows: Vec<Vec<String>> = text
        .lines()
        .filter(|line| {
            !line.trim().is_empty() && !line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
        })
        .map(|line| {
            let line = if sign == b'|' { line.trim().trim_matches('|') } else { line };
            roster::cells(line, sign)
        })
        .collect();
    let has_figure = |cell: &String| cell.chars().any(|c| c.is_ascii_digit());
    let at = rows.iter().position(|row| {
        row.len() >= 3
            && row.first().is_some_and(|first| !has_figure(first))
            && row.iter().skip(1).filter(|cell| has_figure(cell)).count() >= 2
            && row.iter().skip(1).all(|cell| !cell.contains('%'))
    })?;
    let heads = rows.get(at)?;
    let columns: Vec<usize> = heads
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(_, cell)| has_figure(cell))
        .map(|(at, _)| at)
        .collect();
    let below: Vec<&Vec<String>> = rows
        .iter()
        .skip(at.saturating_add(1))
        .filter(|row| row.first().is_some_and(has_figure))
        .collect();
    if below.len() < 2 {
        return None;
    }
    let choices = columns
        .iter()
        .filter_map(|column| heads.get(*column))
        .map(|head| Phrase::own(clean_text(head, 40)))
        .collect();
    let question = SheetQuestion::new(
        "column",
        phrase!("which-column-is-meant", "The chart has several columns. Which one is it?"),
        choices,
        answers,
    );
    let chosen = question.chosen.and_then(|chosen| columns.get(usize::try_from(chosen).ok()?));
    let list = chosen.map_or_else(String::new, |column| {
        let lines: Vec<String> = below
            .iter()
            .filter_map(|row| {
                let figure = row.get(*column).filter(|cell| has_figure(cell))?;
                Some(format!("{}\t{figure}", row.first()?))
            })
            .collect();
        lines.join("\n")
    });
    Some((list, question))
}

/// The figures of a text: where each begins and ends.
fn figures(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut begin: Option<usize> = None;
    let mut end: usize = 0;
    let mut last = ' ';
    for (at, sign) in text.char_indices() {
        let inner =
            matches!(sign, '.' | ',' | '\'' | '\u{2019}' | '\u{a0}' | '\u{202f}' | '\u{2009}')
                && last.is_ascii_digit();
        if sign.is_ascii_digit() {
            begin.get_or_insert(at);
            end = at.saturating_add(1);
        } else if !inner {
            found.extend(begin.take().map(|begin| (begin, end)));
        }
        last = sign;
    }
    found.extend(begin.map(|begin| (begin, end)));
    found
}

/// Figures written with the signs of another country, as this one writes them; where one reads differently in both and nothing
/// else in the text decides, it is asked.
fn foreign(text: &str, customs: &Customs, answers: &Answers) -> (String, Option<SheetQuestion>) {
    let (point, _) = customs.signs();
    let mut signs = Signs::default();
    let is_percent = |end: usize| {
        text.get(end..)
            .is_some_and(|rest| rest.trim_start_matches([' ', '\u{a0}']).starts_with('%'))
    };
    let is_money = |begin: usize, end: usize| {
        let sign = |c: char| !c.is_alphanumeric() && !c.is_whitespace() && !c.is_ascii();
        let before = text.get(..begin).and_then(|text| text.trim_end().chars().next_back());
        let after = text.get(end..).and_then(|text| text.trim_start().chars().next());
        before.is_some_and(|c| c == '$' || sign(c)) || after.is_some_and(|c| c == '%' || sign(c))
    };
    for (begin, end) in figures(text) {
        let figure = text.get(begin..end).unwrap_or_default();
        signs.note(figure, is_money(begin, end), is_percent(end), point);
    }
    let (decimal, question) = signs.decide(customs, answers);
    let Some(decimal) = decimal else { return (text.to_string(), question) };
    if decimal == point {
        return (text.to_string(), question);
    }
    let mut made = String::new();
    let mut from: usize = 0;
    for (begin, end) in figures(text) {
        made.push_str(text.get(from..begin).unwrap_or_default());
        for sign in text.get(begin..end).unwrap_or_default().chars() {
            if sign.is_ascii_digit() {
                made.push(sign);
            } else if sign.to_string() == decimal {
                made.push_str(point);
            }
        }
        from = end;
    }
    made.push_str(text.get(from..).unwrap_or_default());
    (made, question)
}
