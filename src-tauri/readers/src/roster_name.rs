//! The name in a line of a list: without the sign of the list before it, and with the last name told apart where the list does.

use shuffle_up_engine::base::finding::{is_addition, is_mark};
use shuffle_up_engine::base::words::clean_name;

/// What stands around a nickname.
const QUOTES: [char; 6] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '\u{bb}'];

/// A name as a list has it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Read {
    /// The name as it is said.
    pub(super) name: String,
    /// The last name in it; empty where the list does not tell.
    pub(super) last: String,
}

impl Read {
    /// A name of two parts.
    pub(super) fn parts(first: &str, last: &str) -> Self {
        let (first, last) = (clean_name(first), clean_name(last));
        let name = clean_name(&format!("{first} {last}"));
        // A last name alone is a whole name, and one that was cut off is none.
        let last = if first.is_empty() || !name.ends_with(&last) { String::new() } else { last };
        Self { name, last }
    }

    /// A name in one cell; with a comma it is the last name first, if it is no addition that follows.
    pub(super) fn of(cell: &str) -> Self {
        if let Some((last, first)) = cell.split_once(',')
            && is_words(last)
            && is_words(first)
            && !is_addition(first)
        {
            return Self::parts(first, &uncapitalled(last.trim(), first));
        }
        // "BERG Anna", "Anna BERG": the capitals are the last name.
        let words: Vec<&str> = cell.split_whitespace().collect();
        let capitals = |word: &&&str| {
            word.chars().filter(|c| c.is_alphabetic()).count() >= 3
                && !word.chars().any(char::is_lowercase)
                && word.chars().any(char::is_uppercase)
        };
        let ahead = words.iter().take_while(capitals).count();
        let behind = words.iter().rev().take_while(capitals).count();
        if words.len() >= 2 && is_words(cell) && ahead.max(behind) < words.len() {
            let at = if ahead > 0 { ahead } else { words.len().saturating_sub(behind) };
            if let Some((one, two)) = words.split_at_checked(at).filter(|_| ahead.max(behind) > 0) {
                let (last, first) = if ahead > 0 { (one, two) } else { (two, one) };
                let (last, first) = (last.join(" "), first.join(" "));
                return Self::parts(&first, &uncapitalled(&last, &first));
            }
        }
        Self { name: clean_name(cell), last: String::new() }
    }
}

/// A cell without what a list writes around a name: the seat before it, stars behind it, a remark in brackets. A nickname in quotation
/// marks is part of the name, as the person wrote it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Bare {
    /// The name.
    pub(super) name: String,
    /// What stood in brackets or behind a dash.
    pub(super) remarks: Vec<String>,
}

impl Bare {
    /// The name in a cell.
    pub(super) fn of(cell: &str) -> Self {
        let cell = without_seat(without_bullet(cell));
        let mut remarks = Vec::new();
        let mut name = without_brackets(cell, &mut remarks);
        // "Anna Berg - not paid"
        if let Some((before, after)) =
            [" - ", " \u{2013} ", " \u{2014} ", "\t"].iter().find_map(|sign| name.split_once(sign))
            && is_words(before)
            && !after.trim().is_empty()
        {
            remarks.push(after.trim().to_string());
            name = before.trim().to_string();
        }
        // Nothing is taken off what is no name.
        let plain = |c: char| {
            c.is_alphanumeric()
                || c.is_whitespace()
                || is_mark(c)
                || "'\u{2019}.,-*\u{2020}\u{2605}\u{2606}!;\u{2713}\u{2714}\u{2705}&".contains(c)
                || QUOTES.contains(&c)
        };
        if !name.chars().all(plain) || !name.chars().any(char::is_alphabetic) {
            return Self { name: cell.to_string(), remarks: Vec::new() };
        }
        let name = name.trim().trim_end_matches([
            '*', '\u{2020}', '\u{2605}', '\u{2606}', '!', ';', ',', '\u{2713}', '\u{2714}',
            '\u{2705}',
        ]);
        Self { name: name.trim().to_string(), remarks }
    }
}

/// Without what stands in brackets, which is kept apart. A cell that is nothing else stays as it is.
fn without_brackets(cell: &str, remarks: &mut Vec<String>) -> String {
    let mut name = cell.to_string();
    for (open, close) in [('(', ')'), ('[', ']'), ('{', '}'), ('\u{ff08}', '\u{ff09}')] {
        while let Some((before, rest)) = name.split_once(open) {
            let (inner, after) = rest.split_once(close).unwrap_or((rest, ""));
            if before.trim().is_empty() && after.trim().is_empty() {
                return name;
            }
            if !inner.trim().is_empty() {
                remarks.push(inner.trim().to_string());
            }
            name = format!("{} {}", before.trim(), after.trim());
        }
    }
    name
}

/// Without the seat before a name: `Seat 3 - `, `Table 1 Seat 3: `, `1.4 `, `S3 `.
pub(super) fn without_seat(cell: &str) -> &str {
    const WORDS: [&str; 20] = [
        "table",
        "tisch",
        "mesa",
        "tavolo",
        "tafel",
        "bord",
        "seat",
        "platz",
        "sitz",
        "siege",
        "place",
        "asiento",
        "plats",
        "stol",
        "posto",
        "stoel",
        "plaats",
        "lugar",
        "\u{5e2d}",
        "\u{30c6}\u{30fc}\u{30d6}\u{30eb}",
    ];
    let mut rest = cell.trim();
    let mut said = false;
    loop {
        let word_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(word_end).unwrap_or((rest, ""));
        if !WORDS.contains(&crate::folding::folded(word).as_str()) {
            break;
        }
        let after = after.trim_start_matches([' ', '#', '.', '\u{a0}']);
        let digits = after.chars().take_while(char::is_ascii_digit).count();
        let Some((_, behind)) = after.split_at_checked(digits).filter(|_| digits > 0) else {
            break;
        };
        said = true;
        rest = behind.trim_start_matches(|c: char| {
            c.is_whitespace()
                || matches!(c, '-' | '\u{2013}' | '\u{2014}' | ':' | '.' | ',' | ')' | '/' | '=')
        });
    }
    if said {
        return rest;
    }
    // "1.4 Anna", "12-4 Anna": a table and a seat.
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    let first = digits(cell);
    if (1..=3).contains(&first)
        && let Some((_, after)) = cell.split_at_checked(first)
        && let Some(after) = after.strip_prefix(['.', '-', '/'])
        && (1..=2).contains(&digits(after))
        && let Some((_, name)) = after.split_at_checked(digits(after))
        && name.starts_with(char::is_whitespace)
        && name.chars().any(char::is_alphabetic)
    {
        return name.trim();
    }
    cell
}

/// A last name as it is written, where a list sets it in capitals alone: `BERG, Anna`.
pub(super) fn uncapitalled(last: &str, first: &str) -> String {
    let capitals =
        |text: &str| text.chars().any(char::is_alphabetic) && !text.chars().any(char::is_lowercase);
    if !capitals(last) || capitals(first) || last.chars().filter(|c| c.is_alphabetic()).count() < 2
    {
        return last.to_string();
    }
    let mut begins = true;
    let mut made = String::new();
    for letter in last.chars() {
        if begins {
            made.push(letter)
        } else {
            made.extend(letter.to_lowercase())
        }
        begins = !letter.is_alphabetic();
    }
    made
}

/// Whether this can be a part of a name: letters, no figures, and no more than four words.
pub(super) fn is_words(text: &str) -> bool {
    let sign = |c: char| {
        c.is_alphabetic() || c.is_whitespace() || "'’.-".contains(c) || QUOTES.contains(&c)
    };
    text.chars().any(char::is_alphabetic)
        && text.chars().all(|c| sign(c) || is_mark(c))
        && text.split_whitespace().count() <= 4
}

/// Without the number, dash or dot that a list puts before each name: "1.", "2)", "(3)", "-", "•".
pub(super) fn without_bullet(cell: &str) -> &str {
    let cell = cell.trim();
    let bullets = [
        '\u{2605}', '\u{2606}', '\u{2713}', '\u{2714}', '\u{2611}', '\u{2705}', '\u{bb}',
        '\u{25b6}', '\u{2660}', '\u{2665}', '\u{2666}', '\u{2663}', '-', '–', '—', '•', '*', '·',
        '‣', '◦', '▪', '●', '○', '☐', '□',
    ];
    if let Some(rest) = cell.strip_prefix(bullets) {
        let rest = rest.trim_start();
        return if rest.chars().any(char::is_alphanumeric) { rest } else { cell };
    }
    let open = cell.strip_prefix(['(', '[', '#']).unwrap_or(cell);
    let rest = open.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = open.len().saturating_sub(rest.len());
    let signed = rest.trim_start().strip_prefix(['.', ')', ']', ':', '-', '–']);
    let after = signed.map(|rest| rest.trim_start_matches(')').trim_start());
    match after {
        Some(after) if (1..=5).contains(&digits) && after.chars().any(char::is_alphabetic) => after,
        _ => cell,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_a_list_is_no_part_of_a_name() {
        let table = [
            ("1. Anna Berg", "Anna Berg"),
            ("12) Bo Ek", "Bo Ek"),
            ("(3) Cy Dahl", "Cy Dahl"),
            ("4.Di Ek", "Di Ek"),
            ("5 - Ed Fox", "Ed Fox"),
            ("- Flo Gil", "Flo Gil"),
            ("–Gus Hall", "Gus Hall"),
            ("•\tHal Ives", "Hal Ives"),
            ("* Ida Jay", "Ida Jay"),
            ("50 Cent", "50 Cent"),
            ("2Pac", "2Pac"),
            ("7.3", "7.3"),
            ("Player 10", "Player 10"),
            ("---", "---"),
        ];
        for (cell, name) in table {
            assert_eq!(without_bullet(cell), name, "{cell}");
        }
    }

    #[test]
    fn a_nickname_in_quotation_marks_stays_in_the_name() {
        for name in [
            "Rosa \"La Roca\" Jim\u{e9}nez",
            "Rosa \u{201c}La Roca\u{201d} Jim\u{e9}nez",
            "Bo \u{201e}der Fels\u{201c} Ek",
            "\"Doc\" Holliday",
            "Zo\u{e9} \u{ab}Z\u{bb} Lef\u{e8}vre",
        ] {
            assert_eq!(Bare::of(name), Bare { name: name.into(), remarks: vec![] }, "{name}");
            assert_eq!(Read::of(name).name, name);
        }
        let bare = Bare::of("Rosa \"La Roca\" Jim\u{e9}nez (maybe late)");
        assert_eq!(bare.remarks, ["maybe late"]);
        let turned = Read::of("Jim\u{e9}nez, Rosa \"La Roca\"");
        assert_eq!(turned.name, "Rosa \"La Roca\" Jim\u{e9}nez");
    }

    #[test]
    fn a_comma_puts_the_last_name_first() {
        let table = [
            ("Berg, Anna", "Anna Berg", "Berg"),
            ("van der Berg, Anna Lena", "Anna Lena van der Berg", "van der Berg"),
            ("O’Connor, Seán", "Seán O’Connor", "O’Connor"),
            ("John Smith, Jr.", "John Smith, Jr.", ""),
            ("Anna Berg, 555", "Anna Berg, 555", ""),
            ("Anna Berg", "Anna Berg", ""),
            ("Berg,", "Berg,", ""),
        ];
        for (cell, name, last) in table {
            assert_eq!(Read::of(cell), Read { name: name.into(), last: last.into() }, "{cell}");
        }
    }
}
