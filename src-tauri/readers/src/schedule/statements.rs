//! What a sentence of a sheet says of all levels at once: where the breaks are, and how long levels last on either side of one.

use super::token::{Lexed, Token, length_at, lexed};
use super::words;
use crate::folding::folded;

/// Breaks that a line puts behind levels by their numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Breaks {
    /// The levels with a break behind them.
    pub(super) after: Vec<u64>,
    /// How many levels lie between two breaks, where the line counts so.
    pub(super) every: Option<u64>,
    /// The length in seconds, where the line says it.
    pub(super) seconds: Option<u32>,
}

/// The clauses of a line: what full stops, semicolons and strokes part. The point of "4. Level" ends none.
pub(super) fn clauses(text: &str) -> impl Iterator<Item = &str> {
    text.split(['|', ';', '\u{b7}', '\u{3002}'])
        .flat_map(sentences)
        .map(str::trim)
        .filter(|clause| !clause.is_empty())
}

fn sentences(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut from: usize = 0;
    for (at, _) in text.match_indices(". ") {
        let next = at.saturating_add(2);
        let word = text.get(next..).unwrap_or("").split_whitespace().next().unwrap_or("");
        let word = folded(word.trim_end_matches([',', '.', ')']));
        let counts =
            text.get(..at).is_some_and(|text| text.ends_with(|c: char| c.is_ascii_digit()));
        if counts && words::level_word(&word) {
            continue;
        }
        all.extend(text.get(from..at));
        from = next;
    }
    all.extend(text.get(from..));
    all
}

/// The breaks that a line places: "10 minute break after level 3", "15 minute break every 4 levels".
pub(super) fn breaks(text: &str) -> Vec<Breaks> {
    clauses(text).filter_map(|clause| placed(&lexed(clause).tokens)).collect()
}

fn said(tokens: &[Token], at: usize) -> Option<&str> {
    match tokens.get(at) {
        Some(Token::Word(word)) => Some(word),
        _ => None,
    }
}

/// Where the first word for a break stands.
fn break_at(tokens: &[Token]) -> Option<usize> {
    (0..tokens.len()).find(|at| said(tokens, *at).is_some_and(words::break_word))
}

fn placed(tokens: &[Token]) -> Option<Breaks> {
    let pause = break_at(tokens)?;
    let before = (0..pause).rev().find_map(|at| {
        let (seconds, count) = length_at(tokens, at)?;
        let end = at.saturating_add(count);
        // "Levels of 15 minutes, break every 4 levels": that was the levels' length.
        let comma = tokens.get(end) == Some(&Token::Sign(','));
        (end <= pause && end.saturating_add(1) >= pause && !comma).then_some(seconds)
    });
    let behind = || (pause..tokens.len()).find_map(|at| length_at(tokens, at));
    let seconds = before.or_else(|| behind().map(|(seconds, _)| seconds));
    let mut found = Breaks { seconds, ..Breaks::default() };
    for at in 0..tokens.len() {
        let next = at.saturating_add(1);
        match said(tokens, at) {
            Some(word) if words::after_word(word) => found.after.extend(levels(tokens, next)),
            Some(word) if words::every_word(word) => {
                found.every = found.every.or_else(|| count(tokens, next));
            }
            _ => {}
        }
    }
    (!found.after.is_empty() || found.every.is_some()).then_some(found)
}

/// The numbers of levels from here on: "the levels 3, 6 and 9".
fn levels(tokens: &[Token], from: usize) -> Vec<u64> {
    let (mut named, mut found) = (false, Vec::new());
    // "Break after 4."
    if from.saturating_add(1) == tokens.len()
        && let Some(Token::Number(number)) = tokens.get(from)
        && number.whole
        && (1..=20).contains(&number.value)
    {
        return vec![number.value];
    }
    for at in from..tokens.len() {
        match tokens.get(at) {
            Some(Token::Word(word)) if words::level_word(word) => named = true,
            Some(Token::Word(word)) if words::joining_word(word) => {}
            Some(Token::Number(number))
                if number.whole && number.value < 100 && length_at(tokens, at).is_none() =>
            {
                found.push(number.value);
            }
            Some(Token::Sign(',' | '&' | '/' | '+' | '#' | '.')) => {}
            _ => break,
        }
    }
    if named { found } else { Vec::new() }
}

/// How many levels are counted from here on: "3 levels", "4th level", "les 3 niveaux".
fn count(tokens: &[Token], from: usize) -> Option<u64> {
    let mut number = None;
    let mut named = false;
    for at in from..from.saturating_add(4).min(tokens.len()) {
        match tokens.get(at)? {
            Token::Word(word) if words::level_word(word) => named = true,
            Token::Word(word) if words::joining_word(word) => {}
            Token::Number(found)
                if number.is_none() && found.whole && length_at(tokens, at).is_none() =>
            {
                number = Some(found.value);
            }
            Token::Sign('.') => {}
            _ => break,
        }
    }
    number.filter(|number| named && (1..=20).contains(number))
}

/// The lengths before a break and behind it: "20 minutes until the break, then 15".
pub(super) fn around_break(line: &Lexed) -> Option<(u32, u32)> {
    let tokens = &line.tokens;
    let pause = break_at(tokens)?;
    let any = |from: usize, to: usize, is: fn(&str) -> bool| {
        (from..to).any(|at| said(tokens, at).is_some_and(is))
    };
    let level = any(0, pause, |word| words::level_word(word) || words::blinds_word(word));
    let until = any(0, pause, words::until_word);
    let then = any(pause, tokens.len(), |word| words::after_word(word) || words::then_word(word));
    if !(level && until && then) {
        return None;
    }
    let (before, _) = (0..pause).find_map(|at| length_at(tokens, at))?;
    // "15 after" is in minutes as well.
    let after =
        (pause..tokens.len()).find_map(|at| match (length_at(tokens, at), tokens.get(at)) {
            (Some((seconds, _)), _) => Some(seconds),
            (None, Some(Token::Number(number))) if number.whole => {
                u32::try_from(number.value).ok()?.checked_mul(60)
            }
            _ => None,
        })?;
    Some((before, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sentence, the levels it names, every how many levels, and the seconds of a break.
    type Sentence<'a> = (&'a str, &'a [u64], Option<u64>, Option<u32>);

    #[test]
    fn a_sentence_says_behind_which_levels_the_breaks_are() {
        let table: [Sentence<'_>; 9] = [
            ("20 minute levels. 10 minute break after level 3.", &[3], None, Some(600)),
            ("Breaks after levels 4, 8 and 12 (15 min)", &[4, 8, 12], None, Some(900)),
            ("nach Level 3 und 6 je 10 Minuten Pause", &[3, 6], None, Some(600)),
            ("Pause nach jedem 4. Level, 10 Minuten", &[], Some(4), Some(600)),
            ("pause de 15 minutes tous les 3 niveaux", &[], Some(3), Some(900)),
            ("descanso de 10 minutos cada 4 niveles", &[], Some(4), Some(600)),
            ("a 5 minute break every 4th level", &[], Some(4), Some(300)),
            ("Break after level 6", &[6], None, None),
            ("15 minute break, every level is 20 minutes", &[], None, None),
        ];
        for (text, after, every, seconds) in table {
            let found = breaks(text);
            let Some(first) = found.first() else {
                assert!(after.is_empty() && every.is_none(), "{text}");
                continue;
            };
            assert_eq!((first.after.as_slice(), first.every), (after, every), "{text}");
            assert_eq!(first.seconds, seconds, "{text}");
        }
    }

    #[test]
    fn levels_before_a_break_and_behind_it_have_lengths_of_their_own() {
        for text in [
            "All levels 20 minutes until break, 15 minutes after",
            "Levels are 20 min before the break and 15 min after",
            "Level 20 Minuten bis zur Pause, danach 15 Minuten",
            "Niveaux de 20 minutes avant la pause, puis 15",
        ] {
            assert_eq!(around_break(&lexed(text)), Some((1_200, 900)), "{text}");
        }
        assert_eq!(around_break(&lexed("15 minute break after level 4")), None);
    }
}
