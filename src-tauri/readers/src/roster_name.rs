//! The name in a line of a list: without the sign of the list before it, and with the last name told apart where the list does.

use shuffle_up_engine::base::finding::{is_addition, is_mark};
use shuffle_up_engine::base::words::clean_name;

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
            return Self::parts(first, last);
        }
        Self { name: clean_name(cell), last: String::new() }
    }
}

/// Whether this can be a part of a name: letters, no figures, and no more than four words.
pub(super) fn is_words(text: &str) -> bool {
    let sign = |c: char| c.is_alphabetic() || c.is_whitespace() || "'’.-".contains(c);
    text.chars().any(char::is_alphabetic)
        && text.chars().all(|c| sign(c) || is_mark(c))
        && text.split_whitespace().count() <= 4
}

/// Without the number, dash or dot that a list puts before each name: "1.", "2)", "(3)", "-", "•".
pub(super) fn without_bullet(cell: &str) -> &str {
    let cell = cell.trim();
    let bullets = ['-', '–', '—', '•', '*', '·', '‣', '◦', '▪', '●', '○', '☐', '□'];
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
