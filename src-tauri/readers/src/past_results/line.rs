//! One result in a line of text: "1. Anna Berg (3 KOs) - $500", "Bo Ek: 2nd, 300 \u{20ac}".

use super::figures::{count, figure, places};
use super::words::{self, Role};
use crate::roster_name::{is_last_name, is_words};
use crate::roster_places::{is_country, is_sign};
use crate::roster_words::is_sentence;
use shuffle_up_engine::base::finding::is_addition;

/// The longest line that holds a result, in bytes.
const LONGEST: usize = 400;
/// So many words may be one figure or one place: "1 250,50 \u{20ac}", "3rd to 4th place".
const MOST_WORDS: usize = 5;

/// The kind of a figure in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Of(Role),
    Points,
    /// Nothing says so: the column or the position of the figure.
    Bare(usize),
}

/// A result as it stands, before anybody knows what its bare figures are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Row {
    /// The line, from 1.
    pub(super) line: u64,
    /// The place.
    pub(super) place: String,
    /// The name.
    pub(super) name: String,
    /// Words of two columns without a heading that may be the parts of a name.
    pub(super) parts: Option<[String; 2]>,
    /// The figures.
    pub(super) cells: Vec<(Kind, String)>,
    /// Words that are none of it.
    pub(super) remarks: Vec<String>,
    /// The day or the event, where a column has it.
    pub(super) event: String,
}

impl Row {
    /// Takes in the name with what stands around it.
    pub(super) fn take_name(&mut self, cell: &str) {
        let (name, tail) = name_of(cell);
        self.name = name.to_string();
        while let Some((name, word)) = self.name.rsplit_once(' ')
            && words::tells(word)
        {
            self.remarks.push(word.to_string());
            self.name = name.trim_end().to_string();
        }
        for piece in pieces(tail) {
            self.take_piece(piece, None);
        }
        // "Anna Berg aus Ulm und": where they come from, and that somebody follows.
        for word in [" und", " and", " et", " y", " och", " e"] {
            if let Some(name) = self.name.strip_suffix(word) {
                self.name = name.trim_end().to_string();
            }
        }
        let from = [" aus ", " from "].iter().find_map(|word| self.name.split_once(word));
        if let Some((name, town)) = from
            && town.starts_with(char::is_uppercase)
        {
            self.remarks.push(town.trim_end_matches('.').to_string());
            self.name = name.trim_end().to_string();
        }
        // "Anna Berg GER", "Bo Ek United Kingdom"
        for many in [2, 1] {
            let split: Vec<&str> = self.name.split_whitespace().collect();
            let (name, last) = split.split_at(split.len().saturating_sub(many));
            let country = last.join(" ");
            let known =
                is_country(&country) || last.len() == 1 && is_sign(&country) && country.len() == 3;
            if name.len() >= 2
                && !is_addition(&country)
                && known
                && !name.iter().all(|word| is_sign(word))
            {
                self.remarks.push(country);
                self.name = name.join(" ");
            }
        }
    }

    /// Takes in the figures of a piece. `column` says where a bare one stands.
    pub(super) fn take_piece(&mut self, piece: &str, column: Option<usize>) {
        let words: Vec<&str> = piece.split_whitespace().collect();
        let mut rest: Vec<&str> = Vec::new();
        let mut at: usize = 0;
        // "The crazy 6", "3 tickets for Sunday": a figure among words is theirs.
        let letters =
            words.iter().filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
        if column.is_none() && letters.clone().count() > 1 && is_of_words(piece) {
            self.remarks.push(piece.to_string());
            return;
        }
        while at < words.len() {
            let left = words.get(at..).unwrap_or_default();
            let most = left.len().min(MOST_WORDS);
            let found = (1..=most).rev().find_map(|many| {
                let said = left.get(..many)?.join(" ");
                Some((many, classified(&said, many == 1 || column.is_some())?, said))
            });
            let Some((many, kind, said)) = found else {
                rest.extend(left.first());
                at = at.saturating_add(1);
                continue;
            };
            at = at.saturating_add(many);
            match kind {
                None if self.place.is_empty() => self.place = said,
                None => self.remarks.push(said),
                Some(Kind::Bare(_)) => {
                    let bare = |(kind, _): &&(Kind, String)| matches!(kind, Kind::Bare(_));
                    let next = self.cells.iter().filter(bare).count();
                    self.cells.push((Kind::Bare(column.unwrap_or(next)), said));
                }
                Some(kind) => self.cells.push((kind, said)),
            }
        }
        let rest = rest.join(" ");
        let rest =
            rest.trim_matches(|c: char| c.is_ascii_punctuation() || c == ' ' || c == '\u{2026}');
        if rest.chars().any(char::is_alphanumeric) {
            self.remarks.push(rest.to_string());
        }
    }
}

/// Whether words and bare figures are mixed, and nothing says what a figure is.
fn is_of_words(piece: &str) -> bool {
    let words: Vec<&str> = piece.split_whitespace().collect();
    let said = |at: usize, many: usize| Some(words.get(at..at.checked_add(many)?)?.join(" "));
    let told = (0..words.len()).any(|at| {
        (1..=MOST_WORDS)
            .filter_map(|many| said(at, many))
            .any(|said| matches!(classified(&said, false), Some(Some(_)) | Some(None)))
    });
    let figures = words.iter().any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    figures && !told
}

/// Reads words as a figure: its kind, or a place, which has none (`Some(None)`). `None` for any other words.
fn classified(said: &str, bare: bool) -> Option<Option<Kind>> {
    let begins_with_figure = said.starts_with(|c: char| c.is_ascii_digit());
    let (_, unit) =
        said.split_at_checked(said.find(|c: char| c.is_alphabetic()).unwrap_or(said.len()))?;
    if begins_with_figure && words::is_points(unit) {
        return Some(Some(Kind::Points));
    }
    if let Some(role) = words::unit(unit).filter(|_| count(said).is_some()) {
        return Some(Some(Kind::Of(role)));
    }
    match figure(said) {
        Some((_, true)) => Some(Some(Kind::Of(Role::Prize))),
        Some((_, false)) if bare => Some(Some(Kind::Bare(0))),
        Some(_) => None,
        None => places(said).is_some().then_some(None),
    }
}

/// The result in a line of text; none where it holds no place and no figure beside a name.
pub(super) fn read(text: &str) -> Option<Row> {
    let text = text.trim().trim_start_matches(['*', '\u{2022}', '\u{b7}', '>', ' ']);
    let text = text.strip_prefix("- ").unwrap_or(text);
    if text.is_empty() || text.len() > LONGEST {
        return None;
    }
    let (place, rest) = leading(text);
    let unplaced = place.is_empty();
    let mut row = Row { place, ..Row::default() };
    let rest = prize_ahead(&mut row, rest.trim());
    row.take_name(rest);
    let name = row.name.as_str();
    let first = name.split_whitespace().next().unwrap_or("");
    // "Everyone starts with 10,000" is a rule, and no name.
    let small = |word: &&str| word.len() > 3 && word.starts_with(char::is_lowercase);
    let speaks = name.split_whitespace().filter(small).count() >= 2 || is_sentence(name);
    let word = crate::folding::folded(name);
    let speaks = speaks
        || words::place_in_words(&word).is_some()
        || words::tells(&word)
        || words::heads(Role::Name, name).is_some()
        || unplaced
            && (words::is_numbered(first) || words::is_heading(name) || text.ends_with(':'));
    // "1e Jan de Vries" has a first name that is a month's in "1 Jan 2027".
    let whole = words::is_month(first)
        && !row.place.is_empty()
        && name.split_whitespace().count() > 1
        && name.split_whitespace().skip(1).all(|word| !word.contains(|c: char| c.is_ascii_digit()));
    let no_name = words::is_no_name(first) && !whole;
    let named = name.chars().any(char::is_alphabetic) && !no_name && !speaks;
    (named && (!row.place.is_empty() || !row.cells.is_empty())).then_some(row)
}

/// The results of one line that has several: "1. Anna, 2. Bo, 3. Cem", "4. Dora 5. Ed".
pub(super) fn several(line: &str) -> Vec<&str> {
    let mut begins: Vec<usize> = Vec::new();
    let mut last: Option<u32> = None;
    let mut at: usize = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let said = word.trim_end();
        let bare = said.trim_end_matches(['.', ')', ':']);
        let marked = bare.len() < said.len() || !bare.ends_with(|c: char| c.is_ascii_digit());
        let place = places(bare).filter(|(from, to)| {
            from == to && last.is_none_or(|last| *from == last.saturating_add(1))
        });
        let end = at.saturating_add(word.len());
        let behind = line.get(end..).unwrap_or("").trim_start_matches([' ', '-', '\u{2013}']);
        let named = behind.starts_with(|c: char| c.is_alphabetic() || c == '"');
        if said.starts_with(|c: char| c.is_ascii_digit())
            && marked
            && named
            && let Some((place, _)) = place
        {
            begins.push(at);
            last = Some(place);
        }
        at = end;
    }
    if begins.len() < 2 || begins.first() != Some(&0) {
        return vec![line];
    }
    let ends = begins.iter().skip(1).copied().chain([line.len()]);
    let part = |(from, to): (usize, usize)| line.get(from..to).unwrap_or("");
    let sign = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '\u{2013}' | '|' | '/');
    begins.iter().copied().zip(ends).map(part).map(|part| part.trim_end_matches(sign)).collect()
}

/// The place with which a line begins, and what is behind it.
fn leading(text: &str) -> (String, &str) {
    let ends: Vec<usize> = text.match_indices(char::is_whitespace).map(|(at, _)| at).collect();
    let glued = text.find(|c: char| !c.is_ascii_digit()).filter(|at| *at > 0).and_then(|at| {
        let sign = text.get(at..)?.chars().next()?;
        let behind = text.get(at.saturating_add(sign.len_utf8())..)?;
        let joins = matches!(sign, '.' | ')' | ':' | '-' | '\u{2013}' | '|' | ';' | ',');
        (joins && behind.starts_with(|c: char| c.is_alphabetic() || c == '"'))
            .then(|| text.len().saturating_sub(behind.len()))
    });
    let cuts = ends.into_iter().take(MOST_WORDS).rev().chain(glued);
    let sign = |c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '-' | '\u{2013}'
                    | '\u{2014}'
                    | '|'
                    | ','
                    | ';'
                    | ':'
                    | ')'
                    | '.'
                    | '/'
                    | '\u{2192}'
            )
    };
    for cut in cuts {
        let Some((before, behind)) = text.split_at_checked(cut) else { continue };
        let bare = before.trim_end_matches(sign);
        let open = before.contains(['(', '[']) && !before.contains([')', ']']);
        if open || places(bare).is_none() {
            continue;
        }
        // "Winner takes all" is a rule, "Winner: Anna" a result.
        let digits = before.chars().any(|c| c.is_ascii_digit());
        let parted = bare.len() < before.trim_end().len() || behind.trim_start().starts_with(sign);
        let pictured = !before.chars().any(|c| c.is_alphabetic() && c < '\u{2e80}');
        if digits || parted || pictured {
            return (bare.to_string(), behind.trim_start_matches(sign));
        }
    }
    (String::new(), text)
}

/// A prize that stands before the name, taken in; and what is behind it.
fn prize_ahead<'t>(row: &mut Row, text: &'t str) -> &'t str {
    let begins =
        |c: char| c.is_ascii_digit() || !c.is_alphanumeric() && !matches!(c, '"' | '(' | '\'');
    if row.place.is_empty() || !text.starts_with(begins) {
        return text;
    }
    let ends = text.match_indices(char::is_whitespace).take(MOST_WORDS).map(|(at, _)| at);
    let cut = ends.collect::<Vec<_>>().into_iter().rev().find_map(|at| {
        let (before, behind) = text.split_at_checked(at)?;
        let before = before.trim_end_matches([':', '-', '\u{2013}', ' ']);
        matches!(figure(before), Some((_, true))).then_some((before, behind))
    });
    let Some((prize, behind)) = cut else { return text };
    row.cells.push((Kind::Of(Role::Prize), prize.to_string()));
    behind.trim_start_matches([' ', ':', '-', '\u{2013}'])
}

/// The name with which a text begins, and what is behind it.
fn name_of(text: &str) -> (&str, &str) {
    let signs: Vec<(usize, char)> = text.char_indices().collect();
    let sign = |at: usize| signs.get(at).map(|(_, sign)| *sign);
    let space = |at: Option<usize>| at.and_then(sign).is_some_and(char::is_whitespace);
    let cut = (1..signs.len()).find(|at| {
        let (before, after) = (at.checked_sub(1), at.saturating_add(1));
        let Some(here) = sign(*at) else { return false };
        match here {
            '(' | '[' | ';' | '\t' | '|' | ':' | '=' | '\u{2026}' | '\u{2192}' => true,
            ',' => !comma_in_name(text, signs.get(*at).map_or(0, |(at, _)| *at)),
            '-' if space(before) && sign(after).is_some_and(|c| c.is_ascii_digit()) => true,
            '-' | '\u{2013}' | '\u{2014}' => space(before) && (space(Some(after)) || here != '-'),
            '.' => sign(after) == Some('.'),
            '0'..='9' | '+' => space(before),
            '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}' => true,
            _ if here.is_whitespace() => {
                space(Some(after))
                    || currency_follows(text, signs.get(after).map_or(text.len(), |(at, _)| *at))
            }
            _ => false,
        }
    });
    let at = cut.and_then(|at| signs.get(at)).map_or(text.len(), |(at, _)| *at);
    let (name, tail) = text.split_at_checked(at).unwrap_or((text, ""));
    // Pictures are no part of a name.
    let picture = |c: char| !c.is_alphanumeric() && c > '\u{2100}';
    let name = name.trim_matches(|c: char| c.is_whitespace() || picture(c));
    let around =
        |c: char| c.is_whitespace() || matches!(c, '-' | '\u{2013}' | '*' | ',' | '.' | ':');
    // The point of an addition stays: "Jr."
    let name = name.trim_end_matches(|c: char| around(c) && c != '.').trim_start_matches(around);
    (name.trim_end_matches(".."), tail)
}

/// Whether the comma here stands between a last name and a first one.
fn comma_in_name(text: &str, at: usize) -> bool {
    let Some((last, rest)) = text.split_at_checked(at) else { return false };
    let rest = rest.trim_start_matches([',', ' ']);
    let end = rest
        .find(|c: char| !(c.is_alphabetic() || c == '\'' || c == '\u{2019}'))
        .unwrap_or(rest.len());
    let first = rest.get(..end).unwrap_or("");
    is_addition(first)
        || is_words(first)
            && is_last_name(last, first)
            && is_words(last)
            && !is_country(first)
            && !is_sign(first)
            && !words::is_no_name(first)
            && words::unit(first).is_none()
}

/// Whether a code of a currency with a figure behind it begins here: "EUR 500".
fn currency_follows(text: &str, at: usize) -> bool {
    let rest = text.get(at..).unwrap_or("");
    let code = rest.find(|c: char| !c.is_alphabetic()).and_then(|end| rest.split_at_checked(end));
    code.is_some_and(|(code, figures)| {
        let figures = figures.trim_start_matches(['.', ' ']);
        let digits = figures
            .find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ',')))
            .unwrap_or(figures.len());
        let amount = figures.get(..digits).unwrap_or("");
        figures.starts_with(|c: char| c.is_ascii_digit())
            && figure(&format!("{code} {amount}")).is_some()
    })
}

/// The pieces of what stands behind a name.
fn pieces(tail: &str) -> Vec<&str> {
    let mut rest = vec![tail];
    for sign in ["  ", " - ", " \u{2013} ", " \u{2014} ", "\u{2026}", "\u{2192}", "->", "=>", ": "]
    {
        rest = rest.into_iter().flat_map(|text| text.split(sign)).collect();
    }
    let signs = |c: char| matches!(c, '(' | ')' | '[' | ']' | ';' | '|' | '\t' | '=');
    rest = rest.into_iter().flat_map(|text| text.split(signs)).collect();
    rest = rest.into_iter().flat_map(commas).collect();
    let around =
        |c: char| c.is_whitespace() || matches!(c, ':' | ',' | '\u{2013}' | '\u{2014}' | '*');
    let dots = |text: &'_ str| text.len().saturating_sub(text.trim_start_matches('.').len()) > 1;
    let bare = rest.into_iter().map(|text| text.trim_matches(around));
    let bare = bare.map(|text| text.strip_prefix("- ").unwrap_or(text));
    bare.map(|text| if dots(text) { text.trim_start_matches('.') } else { text })
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .collect()
}

/// A piece apart at its commas, but for those of figures.
fn commas(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut from: usize = 0;
    for (at, _) in text.match_indices(',') {
        let next = text.get(at.saturating_add(1)..).unwrap_or("");
        if next.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            continue;
        }
        all.extend(text.get(from..at));
        from = at.saturating_add(1);
    }
    all.extend(text.get(from..));
    all
}
