//! Sums that people argue about at a table, each with its working and its rule: a line such as `pot 500 300a 1200`, and what
//! comes of it. Pure: nothing here looks at the tournament but for the book that it is played by.

mod action;
mod chip_needed;
mod half;
mod high_low;
mod kill;
pub mod kinds;
mod missed_blinds;
mod odd_chips;
mod pot_limit;
mod pots;
mod raise_cap;
mod reopening;
mod short_post;
mod stack_depth;
mod stub;

use crate::base::prelude::*;
use crate::rulebook::citations::{Citation, RuleBook, Sources};

/// What comes of a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Working {
    /// The result, in one line.
    pub answer: Phrase,
    /// How it was worked out, step by step.
    pub steps: Vec<Phrase>,
    /// The rule that says so; absent where the tournament's book has none.
    pub rule: Option<Citation>,
}

/// What is answered to a line that is a sum: its working, or what lacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Sum {
    /// The result; absent while something lacks.
    pub working: Option<Working>,
    /// What lacks, with an example.
    pub lacks: Option<Phrase>,
}

/// What is answered to a line; nothing where it is no sum.
pub fn sum(typed: &str, book: RuleBook) -> Option<Sum> {
    let worked = calculate(typed, book)?;
    let lacks = worked.as_ref().err().cloned();
    Some(Sum { working: worked.ok(), lacks })
}

/// What comes of a line; nothing where it is no sum. A word alone, or with something else than figures behind it, is none: a
/// player may be called Max.
///
/// # Errors
/// What lacks, or cannot be, with an example.
pub fn calculate(typed: &str, book: RuleBook) -> Option<Result<Working, Phrase>> {
    let line = typed.trim().to_lowercase();
    let (word, rest) = line.split_once(char::is_whitespace)?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let begins = words.first()?;
    if word == "acted" {
        return words
            .iter()
            .all(|word| action::is_action(word))
            .then(|| action::acted(&words, book));
    }
    if !begins.starts_with(|sign: char| sign.is_ascii_digit()) {
        return None;
    }
    Some(match word {
        "pot" => pots::pots(&words, book),
        "reopen" => reopening::reopening(&words, book),
        "max" => pot_limit::most(&words, book),
        "half" => half::half(&words, book),
        "odd" => odd_chips::odd_chips(&words, book),
        "hilo" => high_low::high_low(&words, book),
        "post" => short_post::short_post(&words, book),
        "stub" => stub::stub(&words, book),
        "kill" => kill::kill(&words, book),
        "dead" => missed_blinds::missed_blinds(&words, book),
        "cap" => raise_cap::raise_cap(&words, book),
        "depth" => stack_depth::stack_depth(&words),
        "needed" => chip_needed::chip_needed(&words, book),
        _ => return None,
    })
}

/// The book's own rule for a sum.
fn rule(sources: Sources, book: RuleBook) -> Option<Citation> {
    sources.iter().find(|(of, _)| *of == book).map(|(of, rule)| Citation::of(*of, rule))
}

/// An amount of chips as it is typed: `1200`, `1,200`, `1.5k`. At most a trillion.
fn chips(word: &str) -> Option<u64> {
    let (digits, times) = match word.strip_suffix('k') {
        Some(thousands) => (thousands, 1_000),
        None => (word, 1),
    };
    let plain = digits.replace([',', '\'', '’'], "");
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    if whole.is_empty() || whole.len() > 12 || part.len() > 3 || (times == 1 && !part.is_empty()) {
        return None;
    }
    let of_part: u64 = format!("{part:0<3}").parse().ok()?;
    let whole: u64 = whole.parse().ok()?;
    let chips = whole.checked_mul(times)?.checked_add(if times == 1 { 0 } else { of_part })?;
    (chips <= 1_000_000_000_000).then_some(chips)
}

/// Amounts, all of them; else the words that say what is wanted.
fn amounts(words: &[&str], example: Phrase) -> Result<Vec<u64>, Phrase> {
    words.iter().map(|word| chips(word)).collect::<Option<Vec<u64>>>().ok_or(example)
}

/// A figure as the customs of the language write it.
fn figure(chips: u64) -> Value {
    chips.into_argument()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const WORDS: [&str; 14] = [
        "pot", "reopen", "max", "half", "odd", "hilo", "post", "stub", "acted", "kill", "dead",
        "cap", "depth", "needed",
    ];

    fn said(typed: &str, book: RuleBook) -> String {
        match calculate(typed, book) {
            Some(Ok(working)) => {
                let steps: Vec<String> = working.steps.iter().map(ToString::to_string).collect();
                let rule = working.rule.map(|rule| format!(" ({} {})", rule.book, rule.rule));
                format!("{}{} [{}]", working.answer, rule.unwrap_or_default(), steps.join("; "))
            }
            Some(Err(lacks)) => format!("? {lacks}"),
            None => "no sum".to_string(),
        }
    }

    #[test]
    fn sums_are_worked_out_by_the_book() {
        let mut all = Vec::new();
        for typed in [
            "pot 500 300a 1200 1200",
            "pot 100f 300a 700a 1000",
            "pot 50 50 50",
            "reopen 200 400 700a",
            "reopen 200 400 500a 650a",
            "reopen 100 300 450a",
            "max 350 200",
            "max 350",
            "max 350 200 50",
            "half 400+200 500 100",
            "half 1100+700 500 1000",
            "half 400+200 500 100 25",
            "odd 1025 2 25",
            "odd 1000 3 100",
            "hilo 1025 1 2 25",
            "hilo 1025 2 1 25",
            "hilo 1000 3 3 100",
            "post 200 200 250",
            "post 200 200 150",
            "stub 9 turn",
            "acted c f",
            "acted x x",
            "acted x x x",
            "kill 10 20",
            "kill 15 30",
            "dead 5 10",
            "dead 1 2 5",
            "cap 4 2",
            "cap 4 3",
            "cap 2 3",
            "depth 12500 100 200 200",
            "depth 3000 100 200",
            "needed 25 100 25/50 50/100 75/150/25 100/200 200/400",
            "needed 25 100 100/200/200",
            "needed 25 100 100/200 150/300",
        ] {
            for book in [RuleBook::Tch, RuleBook::Rrop] {
                all.push(format!("{typed} / {}: {}", book.short(), said(typed, book)));
            }
        }
        insta::assert_snapshot!(all.join("\n"));
    }

    #[test]
    fn a_player_called_max_is_no_sum() {
        for typed in ["max", "max power", "pot luck", "odd", "6.4", "", "acted", "acted 6.4"] {
            assert_eq!(calculate(typed, RuleBook::Tch), None, "{typed}");
        }
    }

    #[test]
    fn a_line_that_lacks_something_says_what() {
        for typed in [
            "pot 5x",
            "reopen 5",
            "max 9z",
            "half 5",
            "odd 5",
            "hilo 1025 2 25",
            "hilo 1025 0 1 25",
            "post 5",
            "stub 99",
            "stub 9 moon",
            "kill 20 10",
            "kill 5",
            "dead 0",
            "cap 4",
            "cap 0 1",
            "depth 5000",
            "depth 5000 0 0",
            "depth 5000 200 100",
            "needed 25 100",
            "needed 100 25 75/150",
            "needed 25 100 75/x",
        ] {
            assert!(matches!(calculate(typed, RuleBook::Tch), Some(Err(_))), "{typed}");
        }
    }

    proptest! {
        /// Nothing that is typed stops the program.
        #[test]
        fn anything_typed_is_answered_or_passed_over(word in 0..WORDS.len(), rest in "[0-9acfxk+., ]{0,60}") {
            let typed = format!("{} {rest}", WORDS[word]);
            for book in RuleBook::ALL {
                let _ = calculate(&typed, book);
            }
        }
    }
}
