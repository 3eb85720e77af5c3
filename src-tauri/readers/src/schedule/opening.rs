//! A sentence that says with which blinds play begins: "Blinds start at 25/50 and go up every 20 minutes."

use super::token::{Lexed, Token, length_at, lexed};
use super::words;
use crate::folding::folded;
use crate::sheet::Row;

/// The longest sentence that is looked at, in bytes.
const LONGEST: usize = 600;
/// So many words may stand between the word for the beginning and the blinds.
const NEAR: usize = 3;

/// The parts of a line with the first blinds in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    /// The first blinds.
    pub(super) first: String,
    /// What else the line says, without them.
    pub(super) said: Vec<String>,
    /// The list of levels behind it; empty where there is none.
    pub(super) list: String,
}

/// Whether a word says that something begins.
fn opens(word: &str) -> bool {
    matches!(
        word,
        "start"
            | "starts"
            | "starting"
            | "begin"
            | "begins"
            | "beginning"
            | "opening"
            | "first"
            | "initial"
            | "anfangsblinds"
            | "startblinds"
            | "startblind"
            | "beginnen"
            | "beginnt"
            | "starten"
            | "startet"
            | "losgeht"
            | "depart"
            | "debut"
            | "commencent"
            | "commence"
            | "debutent"
            | "initiales"
            | "empiezan"
            | "empieza"
            | "comienzan"
            | "comienza"
            | "iniciales"
            | "inicial"
            | "empezamos"
            | "partono"
            | "iniziali"
            | "iniziano"
            | "parte"
            | "partiamo"
            | "comecam"
            | "iniciais"
            | "inicio"
            | "comecando"
            | "borjar"
            | "startar"
            | "starter"
            | "startblindar"
            | "beginblinds"
    )
}

/// A pair of figures with a stroke or a dash between, from a token on.
fn pair(line: &Lexed, at: usize) -> bool {
    let token = |by: usize| line.tokens.get(at.saturating_add(by));
    matches!(
        (token(0), token(1), token(2)),
        (Some(Token::Number(small)), Some(Token::Sign('/' | '-')), Some(Token::Number(big)))
            if small.value > 0 && small.value <= big.value && small.whole && big.whole
    )
}

/// Signs for a break.
const SIGNS: [char; 8] = [
    '\u{2615}',
    '\u{23f8}',
    '\u{1f37d}',
    '\u{1f355}',
    '\u{1f354}',
    '\u{1f6ac}',
    '\u{1f37b}',
    '\u{1f37a}',
];

/// The rows with words for what they say by signs: a cup for a break, and the number of a level for its blinds where a break is
/// behind them ("10 min break after 100/200"). None where nothing is said so.
pub(super) fn in_words(rows: &[Row]) -> Option<Vec<Row>> {
    let mut levels: Vec<(u64, u64)> = Vec::new();
    for row in rows {
        let text = row.cells.join("\t");
        if text.len() > LONGEST {
            return None;
        }
        let line = lexed(&text);
        let mine = (0..line.tokens.len()).filter(|at| pair(&line, *at) && !is_behind(&line, *at));
        levels.extend(mine.filter_map(|at| blinds(&line, at)));
    }
    let mut changed = false;
    let mut made = Vec::new();
    for row in rows {
        let [cell] = row.cells.as_slice() else {
            made.push(row.clone());
            continue;
        };
        let mut text = cell.clone();
        let bare = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{fe0f}');
        if bare.starts_with(SIGNS) && !words::says_break(&folded(bare)) {
            text = format!(
                "Break {}",
                bare.trim_start_matches(SIGNS).trim_start_matches('\u{fe0f}').trim_start()
            );
            changed = true;
        }
        if let Some(short) = without_at(&text) {
            text = short;
            changed = true;
        }
        let line = lexed(&text);
        let behind = (0..line.tokens.len()).find(|at| pair(&line, *at) && is_behind(&line, *at));
        let number = behind
            .and_then(|at| blinds(&line, at))
            .and_then(|found| levels.iter().position(|level| *level == found));
        let (Some(at), Some(number)) = (behind, number) else {
            made.push(Row { line: row.line, cells: vec![text] });
            continue;
        };
        changed = true;
        let place = |at: usize| line.places.get(at).copied().unwrap_or_default();
        let cut = |from: usize, to: usize| -> String {
            line.letters.get(from..to).unwrap_or_default().iter().collect()
        };
        // What stands before the list's end is the list.
        let list =
            (0..at).rev().find(|at| pair(&line, *at)).map(|at| place(at.saturating_add(2)).1);
        let end = list.unwrap_or(0);
        let (from, to) = (place(at).0, place(at.saturating_add(2)).1);
        let said = format!(
            "{}level {}{}",
            cut(end, from).trim_start_matches([' ', ',', ';', '-', '\u{2013}', '.']),
            number.saturating_add(1),
            cut(to, line.letters.len())
        );
        let parts = [cut(0, end), said].into_iter().filter(|part| !part.trim().is_empty());
        made.extend(parts.map(|part| Row { line: row.line, cells: vec![part] }));
    }
    changed.then_some(made)
}

/// A line of several levels without the word between each length and its blinds: "30 minutes at 25/50, 20 minutes at 50/100".
fn without_at(text: &str) -> Option<String> {
    let line = lexed(text);
    let pairs: Vec<usize> = (0..line.tokens.len()).filter(|at| pair(&line, *at)).collect();
    let joins = |at: usize| {
        let before = at.checked_sub(1)?;
        let Some(Token::Word(word)) = line.tokens.get(before) else { return None };
        let joined = matches!(
            word.as_str(),
            "at" | "of" | "bei" | "mit" | "a" | "en" | "con" | "op" | "pa" | "med" | "de"
        );
        let timed = (0..before).any(|from| {
            length_at(&line.tokens, from)
                .is_some_and(|(_, count)| from.saturating_add(count) == before)
        });
        (joined && timed).then_some(line.places.get(before).copied()?)
    };
    let cuts: Vec<(usize, usize)> = pairs.iter().map(|at| joins(*at)).collect::<Option<_>>()?;
    let kept = |at: &usize| !cuts.iter().any(|(from, to)| (*from..*to).contains(at));
    let letters = (0..line.letters.len()).filter(kept).filter_map(|at| line.letters.get(at));
    (cuts.len() > 1).then(|| letters.collect())
}

/// The blinds that a pair is.
fn blinds(line: &Lexed, at: usize) -> Option<(u64, u64)> {
    match (line.tokens.get(at)?, line.tokens.get(at.saturating_add(2))?) {
        (Token::Number(small), Token::Number(big)) => Some((small.value, big.value)),
        _ => None,
    }
}

/// Whether a break stands behind this pair in words: "break after the 100/200".
fn is_behind(line: &Lexed, at: usize) -> bool {
    let word = |at: usize| match line.tokens.get(at) {
        Some(Token::Word(word)) => Some(word.as_str()),
        _ => None,
    };
    let mut before = (0..at).rev().map_while(word);
    let near = before.find(|word| {
        !words::joining_word(word) && !words::level_word(word) && !words::blinds_word(word)
    });
    near.is_some_and(words::after_word) && (0..at).filter_map(word).any(words::break_word)
}

/// The parts of a line that says in words with which blinds play begins, and more; none of any other line.
pub(super) fn parts(text: &str) -> Option<Parts> {
    if text.len() > LONGEST {
        return None;
    }
    let line = lexed(text);
    let at = (0..line.tokens.len()).find(|at| pair(&line, *at))?;
    let words = |from: usize, to: usize| {
        line.tokens.iter().take(to).skip(from).filter_map(|token| match token {
            Token::Word(word) => Some(word.as_str()),
            _ => None,
        })
    };
    let before: Vec<&str> = words(0, at).collect();
    let begins = before.iter().rev().take(NEAR).any(|word| opens(word));
    // A heading such as "Start 25/50" alone is a level, and "Level 1 starts at 25/50" is one of many.
    let counted = before.iter().any(|word| words::level_word(word))
        && !before.iter().any(|word| words::blinds_word(word));
    let figures = (0..at).any(|at| {
        !matches!(line.tokens.get(at), Some(Token::Word(_) | Token::Sign(_)))
            && length_at(&line.tokens, at).is_none()
    });
    if !begins || counted || figures {
        return None;
    }
    // An ante that the same sign joins: 25/50/50.
    let joined = matches!(line.tokens.get(at.saturating_add(3)), Some(Token::Sign('/')))
        && matches!(line.tokens.get(at.saturating_add(4)), Some(Token::Number(_)));
    let last = at.saturating_add(if joined { 4 } else { 2 });
    let place = |at: usize| line.places.get(at).copied();
    let ((from, _), (_, to)) = (place(at)?, place(last)?);
    // A list behind it begins with the next pair, if there are several or a break between.
    let more: Vec<usize> =
        (last.saturating_add(1)..line.tokens.len()).filter(|at| pair(&line, *at)).collect();
    let list = more.first().and_then(|at| place(*at)).map(|(from, _)| from);
    let list = if more.len() > 1 {
        list
    } else if more.is_empty() {
        None
    } else {
        return None;
    };
    let end = list.unwrap_or(line.letters.len());
    let cut = |from: usize, to: usize| {
        line.letters.get(from..to).map(|all| all.iter().collect::<String>())
    };
    let head = cut(0, from)?;
    let tail = cut(to, end)?;
    let said = || words(0, line.tokens.len()).any(|_| true);
    let tail = tail.trim_matches([' ', ',', ';', '.', ':']).to_string();
    // "Blinds double every 20 minutes, starting at 25/50"; an ordinary line says nothing more.
    let timed = (0..at).any(|at| length_at(&line.tokens, at).is_some());
    let alone = before.iter().any(|word| words::blinds_word(word));
    if tail.is_empty() && list.is_none() && !timed && !alone || !said() {
        return None;
    }
    // "start at 100/200 with a 200 ante"
    let ante = (last.saturating_add(1)..line.tokens.len()).find_map(|at| {
        let next = match line.tokens.get(at.saturating_add(1)) {
            Some(Token::Word(word)) => words::ante_word(word) && word.len() > 1,
            _ => false,
        };
        match line.tokens.get(at) {
            Some(Token::Number(number)) if next && number.whole => Some(number.value),
            _ => None,
        }
    });
    let ante = ante.filter(|_| !joined && list.is_none());
    let clauses = |text: &str| -> Vec<String> {
        let about = folded(&head).contains("blind") || folded(text).contains("level");
        if about { vec![format!("{} {text}", head.trim())] } else { vec![text.to_string()] }
    };
    Some(Parts {
        first: ante.map_or_else(
            || cut(from, to),
            |ante| Some(format!("{} ante {ante}", cut(from, to)?)),
        )?,
        said: if tail.is_empty() && !timed { Vec::new() } else { clauses(&tail) },
        list: list.and_then(|from| cut(from, line.letters.len())).unwrap_or_default(),
    })
}
