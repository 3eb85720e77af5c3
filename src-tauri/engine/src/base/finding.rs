//! How a name is found by what is typed: the one way, for every search of the desk and of the house's list.
//!
//! Accents, case, apostrophes, hyphens and the order of words make no difference. A name that begins with what is typed comes
//! first, then one of which a word begins with it, then one that has it inside.

use deunicode::deunicode_char;
use std::sync::OnceLock;
use strsim::osa_distance;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How well a name answers to what is typed; the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answers {
    /// It is the name, in whatever order of its words.
    Whole,
    /// The name begins with it.
    Begins,
    /// Each word typed begins a word of the name.
    Words,
    /// Each word typed stands somewhere in it.
    Inside,
}

/// Texts as they are searched, worked out once: a line for each text and for each way in which it may be typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folded {
    lines: Box<str>,
    /// Further lines, of which only whole words are compared.
    whole_words: Box<str>,
}

impl Folded {
    /// These texts, such as a name and a card's number; what answers to one of them answers.
    pub fn of(texts: &[&str]) -> Self {
        let mut lines: Vec<String> = Vec::new();
        for text in texts {
            for line in spellings(text) {
                if !line.is_empty() && !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        Self { lines: lines.join("\n").into_boxed_str(), whole_words: Box::default() }
    }

    /// The lines, for whoever keeps them in a file.
    pub fn lines(&self) -> &str {
        &self.lines
    }
}

/// What is typed to find somebody.
#[derive(Debug, Clone)]
pub struct Wanted {
    ways: Vec<Way>,
}

/// One way to spell what is typed.
#[derive(Debug, Clone)]
struct Way {
    words: Vec<String>,
    spaced: String,
    squeezed: String,
}

impl Wanted {
    /// What is typed.
    pub fn of(typed: &str) -> Self {
        let mut spelled = vec![fold(typed)];
        let spoken = fold(&spelled_out(typed));
        if !spelled.contains(&spoken) {
            spelled.push(spoken);
        }
        let way = |line: String| {
            let mut words: Vec<String> = line.split(' ').map(ToString::to_string).collect();
            words.sort_unstable();
            Way { words, squeezed: line.replace(' ', ""), spaced: line }
        };
        let ways = spelled.into_iter().filter(|line| !line.is_empty()).map(way).collect();
        Self { ways }
    }

    /// Whether nothing is typed: then everybody is meant.
    pub fn is_anybody(&self) -> bool {
        self.ways.is_empty()
    }

    /// How well these texts answer; nothing where they do not.
    pub fn found_in(&self, folded: &Folded) -> Option<Answers> {
        self.found_in_lines(&folded.lines).or_else(|| self.names(&folded.whole_words))
    }

    /// Whether each word typed is a whole word of these lines: no part of one tells that the rest is right.
    fn names(&self, lines: &str) -> Option<Answers> {
        let is_there = |typed: &String| lines.split(['\n', ' ']).any(|word| word == typed);
        let named = self.ways.iter().any(|way| way.words.iter().all(is_there));
        (named && !lines.is_empty()).then_some(Answers::Words)
    }

    /// The same for lines that were kept in a file.
    pub fn found_in_lines(&self, lines: &str) -> Option<Answers> {
        if self.is_anybody() {
            return Some(Answers::Whole);
        }
        self.ways.iter().filter_map(|way| way.found_in(lines)).min()
    }

    /// Whether a name is nearly what is typed: each word typed is a word of it but for one letter, two neighbours swapped included.
    /// Words of fewer than five letters are told apart by one.
    pub fn is_nearly(&self, name: &str) -> bool {
        let lines = spellings(name);
        let near = |typed: &String| {
            let words = || lines.iter().flat_map(|line| line.split(' '));
            words()
                .any(|word| word == typed || (typed.len() >= 5 && osa_distance(typed, word) == 1))
        };
        self.ways.iter().any(|way| way.words.iter().all(near))
    }

    /// How well a text answers that is not kept folded.
    pub fn found_in_text(&self, text: &str) -> Option<Answers> {
        self.found_in(&Folded::of(&[text]))
    }
}

impl Way {
    fn found_in(&self, lines: &str) -> Option<Answers> {
        let stands = |typed: &String| {
            let Some(first) = typed.chars().next() else { return false };
            let mut places = lines.match_indices(first).filter_map(|(at, _)| lines.get(at..));
            places.any(|rest| after(rest.as_bytes(), typed).is_some())
        };
        // Most names of a list have not even the letters.
        if !self.words.iter().all(stands) {
            return None;
        }
        let line_answers = |line: &str| {
            if line == self.spaced {
                return Some(Answers::Whole);
            }
            if line.len() == self.spaced.len() {
                let mut words: Vec<&str> = line.split(' ').collect();
                words.sort_unstable();
                if words.iter().eq(self.words.iter()) {
                    return Some(Answers::Whole);
                }
            }
            let rest = after(line.as_bytes(), &self.squeezed)?;
            let whole = rest.iter().all(|sign| *sign == b' ');
            Some(if whole { Answers::Whole } else { Answers::Begins })
        };
        if let Some(best) = lines.split('\n').filter_map(line_answers).min() {
            return Some(best);
        }
        let begins = |typed: &String| lines.split(['\n', ' ']).any(|word| word.starts_with(typed));
        if self.words.iter().all(begins) {
            return Some(Answers::Words);
        }
        let inside = self.words.iter().all(|typed| lines.contains(typed.as_str()));
        (inside || stands(&self.squeezed)).then_some(Answers::Inside)
    }
}

/// What comes after what is typed, where a line goes on with it, whatever spaces stand between.
fn after<'line>(line: &'line [u8], squeezed: &str) -> Option<&'line [u8]> {
    let mut rest = line;
    for typed in squeezed.bytes() {
        let at = rest.iter().position(|sign| *sign != b' ')?;
        let (sign, behind) = rest.get(at..)?.split_first()?;
        if *sign != typed {
            return None;
        }
        rest = behind;
    }
    Some(rest)
}

/// A person's name as it is searched and sorted, worked out when it is first looked for. It says nothing that the name does
/// not say: two are always equal.
#[derive(Debug, Clone, Default)]
pub struct FoldedName(OnceLock<Box<(Folded, String)>>);

impl PartialEq for FoldedName {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for FoldedName {}

impl FoldedName {
    /// The name with the card's number, folded; and the name as lists are in order by it.
    pub(crate) fn of(&self, name: &str, last_name: &str, card: &str) -> &(Folded, String) {
        self.0.get_or_init(|| Box::new((Folded::of(&[name, card]), by_last_name(name, last_name))))
    }

    /// The same where less of this name is shown: what is shown is found by any part, the rest by whole words alone. The order is that
    /// of the whole name.
    pub(crate) fn shown_as(&self, shown: &str, name: &str) -> Self {
        let sorted = self.of(name, "", "").1.clone();
        let folded = Folded { whole_words: Folded::of(&[name]).lines, ..Folded::of(&[shown]) };
        Self(OnceLock::from(Box::new((folded, sorted))))
    }
}

/// A name as lists are in order by it: the last name, then the others. Where nobody said which it is, it is the last word
/// that is no addition such as "Jr." and has letters.
pub fn by_last_name(name: &str, last_name: &str) -> String {
    let given = Some(last_name).filter(|last| !last.is_empty());
    let said = given.and_then(|last| name.rfind(last).map(|at| (at, last.len())));
    let guessed = || {
        if let Some((last, rest)) = name.split_once(',')
            && !is_addition(rest)
        {
            return Some((0, last.len()));
        }
        let word = name.split(' ').rev().find(|word| !is_addition(word))?;
        let has_letters = word.chars().any(char::is_alphabetic);
        has_letters.then(|| name.rfind(word).map(|at| (at, word.len()))).flatten()
    };
    let parts = said.or_else(guessed).and_then(|(at, length)| {
        let end = at.checked_add(length)?;
        Some((name.get(at..end)?, name.get(..at)?, name.get(end..)?))
    });
    match parts {
        Some((last, before, after)) => {
            format!("{}\u{1}{}", fold(last), fold(&format!("{before} {after}")))
        }
        None => fold(name),
    }
}

/// Whether a word is no name but an addition to one, such as "Jr.".
pub fn is_addition(word: &str) -> bool {
    matches!(fold(word).as_str(), "jr" | "sr" | "ii" | "iii" | "iv")
}

/// The ways in which a text may be typed: without its marks, with them written out, and in Latin letters.
fn spellings(text: &str) -> Vec<String> {
    if text.is_ascii() {
        return vec![fold(text)];
    }
    vec![fold(text), fold(&spelled_out(text)), fold(&in_latin(text))]
}

/// Text in small letters without marks, its words apart by one space. Text of signs alone stays as it is.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut gap = false;
    let mut put = |c: char| {
        if c.is_alphanumeric() {
            if gap && !out.is_empty() {
                out.push(' ');
            }
            gap = false;
            out.push(c);
        } else {
            gap = true;
        }
    };
    for c in text.chars().filter(|c| !is_passed_over(*c)) {
        if c.is_ascii() {
            put(c.to_ascii_lowercase());
            continue;
        }
        for part in std::iter::once(c).nfkd().filter(|part| !is_combining_mark(*part)) {
            for small in part.to_lowercase().filter(|small| !is_combining_mark(*small)) {
                match deunicode_char(small).filter(|_| is_latin(small)) {
                    Some(letters) => {
                        letters.chars().flat_map(char::to_lowercase).for_each(&mut put);
                    }
                    None => put(match small {
                        'ς' => 'σ',
                        'ə' => 'e',
                        _ => small,
                    }),
                }
            }
        }
    }
    if out.is_empty() {
        return text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    }
    out
}

/// Whether a sign only stands on another letter.
pub fn is_mark(c: char) -> bool {
    is_combining_mark(c)
}

/// Signs that are typed or not within one word: apostrophes of every shape, full stops, and those that cannot be seen.
fn is_passed_over(c: char) -> bool {
    const SIGNS: [char; 19] = [
        '\'', '`', '´', '‘', '’', '‛', '′', 'ʹ', 'ʻ', 'ʼ', 'ʽ', 'ʾ', 'ʿ', '＇', '.', '·', '\u{ad}',
        '\u{2060}', '\u{feff}',
    ];
    SIGNS.contains(&c) || ('\u{200b}'..='\u{200f}').contains(&c)
}

/// Letters of the Latin alphabet that no mark was taken from, such as those of Polish, Danish and Turkish.
fn is_latin(c: char) -> bool {
    matches!(c, '\u{df}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// Letters with a mark written out as where there is no key for them: Müller as Mueller, Jørgen as Joergen.
fn spelled_out(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.nfc() {
        match c {
            'ä' | 'Ä' => out.push_str("ae"),
            'ö' | 'Ö' | 'ø' | 'Ø' => out.push_str("oe"),
            'ü' | 'Ü' => out.push_str("ue"),
            'å' | 'Å' => out.push_str("aa"),
            _ => out.push(c),
        }
    }
    out
}

/// Names of other alphabets in Latin letters. Chinese signs are left out: how a name of them is read, nobody can tell by them.
fn in_latin(text: &str) -> String {
    let is_sign = |c: char| matches!(c, '\u{2e80}'..='\u{303f}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}');
    let mut out = String::with_capacity(text.len());
    for c in text.nfc().filter(|c| !is_sign(*c)) {
        match deunicode_char(c).filter(|_| c.is_alphabetic()) {
            Some(letters) => out.push_str(letters),
            None => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    /// The examples that the desk's own search of its actions keeps, too.
    #[derive(Deserialize)]
    struct Examples {
        fold: Vec<(String, String)>,
        found: Vec<(String, String, String)>,
    }

    fn how(typed: &str, texts: &[&str]) -> String {
        let found = Wanted::of(typed).found_in(&Folded::of(texts));
        found.map_or_else(|| "not".into(), |found| format!("{found:?}").to_lowercase())
    }

    #[test]
    fn a_name_is_found_in_spite_of_one_wrong_letter() {
        let nearly = |typed: &str, name: &str| Wanted::of(typed).is_nearly(name);
        for typed in ["Kowalsky", "kowalsk", "kowlaski", "koowalski", "jan kowalsky", "kovalski"] {
            assert!(nearly(typed, "Jan Kowalski"), "{typed}");
        }
        for typed in ["jon", "kowlaksy", "anna kowalski", "kowal"] {
            assert!(!nearly(typed, "Jan Kowalski"), "{typed}");
        }
    }

    #[test]
    fn names_are_found_as_the_examples_say() {
        let examples: Examples =
            serde_json::from_str(include_str!("finding_examples.json")).unwrap();
        for (text, folded) in &examples.fold {
            assert_eq!(&fold(text), folded, "{text}");
            assert_eq!(&fold(folded), folded, "folding twice changes nothing");
        }
        for (typed, name, answer) in &examples.found {
            assert_eq!(&how(typed, &[name]), answer, "{typed} in {name}");
        }
    }

    #[test]
    fn a_name_is_found_however_its_letters_are_written() {
        let table = [
            ("mueller", "Jörg Müller", "words"),
            ("joerg mueller", "Jörg Müller", "whole"),
            ("Müller", "Anna Mueller", "words"),
            ("joergen", "Jørgen Aas", "begins"),
            ("ivanov", "Пётр Иванов", "words"),
            ("иванов", "Пётр Иванов", "words"),
            ("papadopoulos", "Νίκος Παπαδόπουλος", "words"),
            ("νικος", "Νίκος Παπαδόπουλος", "begins"),
            ("山田", "山田太郎", "begins"),
            ("tian", "山田太郎", "not"),
            ("김", "김민준", "begins"),
            ("★", "★★★", "begins"),
        ];
        for (typed, name, answer) in table {
            assert_eq!(how(typed, &[name]), answer, "{typed} in {name}");
        }
    }

    #[test]
    fn a_card_is_found_by_its_number_and_together_with_the_name() {
        let texts = ["José García", "A-4711"];
        let table = [
            ("a4711", "whole"),
            ("a-47", "begins"),
            ("4711", "words"),
            ("garcia 4711", "words"),
            ("711", "inside"),
            // Inside, and on past a space; but never from one text into the next.
            ("segarc", "inside"),
            ("ciaa47", "not"),
            ("garcia 4712", "not"),
        ];
        for (typed, answer) in table {
            assert_eq!(how(typed, &texts), answer, "{typed}");
        }
    }

    #[test]
    fn lists_are_in_order_of_last_names() {
        let mut names = vec![
            ("Zoe Adams", ""),
            ("Łukasz Nowak", ""),
            ("John Smith Jr.", ""),
            ("Maria Garcia Lopez", "Garcia Lopez"),
            ("Anna van der Berg", "van der Berg"),
            ("Adam Smith", ""),
            ("Bo", ""),
            ("Player 10", ""),
            ("Émile Zola", ""),
            ("Berg, Anna", ""),
        ];
        names.sort_by_cached_key(|(name, last)| by_last_name(name, last));
        let sorted: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
        assert_eq!(
            sorted,
            [
                "Zoe Adams",
                "Berg, Anna",
                "Bo",
                "Maria Garcia Lopez",
                "Łukasz Nowak",
                "Player 10",
                "Adam Smith",
                "John Smith Jr.",
                "Anna van der Berg",
                "Émile Zola",
            ]
        );
    }

    #[test]
    fn nothing_typed_means_everybody() {
        assert!(Wanted::of("  ").is_anybody());
        assert_eq!(Wanted::of("").found_in_text("Anna"), Some(Answers::Whole));
    }
}
