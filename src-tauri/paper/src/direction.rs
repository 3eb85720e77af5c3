//! Putting right-to-left names in the order in which they stand on paper.
//!
//! A small part of the Unicode rules for mixed directions: enough for a name, a number and some
//! punctuation on one line. Explicit direction marks never get here; `clean` takes them out.

/// A stretch of a line that runs one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// The text as typed.
    pub text: String,
    /// True if it is drawn from right to left.
    pub right_to_left: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Left,
    Right,
    Number,
    Neutral,
}

fn kind(c: char) -> Kind {
    match c {
        '\u{590}'..='\u{65f}' | '\u{66a}'..='\u{6ef}' | '\u{6fa}'..='\u{8ff}' => Kind::Right,
        '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' => Kind::Right,
        '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}' => Kind::Right,
        c if c.is_numeric() => Kind::Number,
        c if c.is_alphabetic() => Kind::Left,
        _ => Kind::Neutral,
    }
}

/// True if a text, or a part of it, runs from right to left.
pub(crate) fn has_right_to_left(text: &str) -> bool {
    text.chars().any(|c| kind(c) == Kind::Right)
}

/// The stretches of a line from left to right.
pub(crate) fn visual_order(text: &str) -> Vec<Stretch> {
    if !has_right_to_left(text) {
        return vec![Stretch { text: text.to_owned(), right_to_left: false }];
    }
    let letters: Vec<char> = text.chars().collect();
    let levels = levels(&letters);
    let mut stretches: Vec<(u8, String)> = Vec::new();
    for (&letter, &level) in letters.iter().zip(&levels) {
        match stretches.last_mut() {
            Some((last, text)) if *last == level => text.push(letter),
            _ => stretches.push((level, letter.to_string())),
        }
    }
    // From the deepest level outwards, every group at that level or deeper turns around.
    for level in (1..=2).rev() {
        let mut at = 0;
        while at < stretches.len() {
            let length = stretches[at..].iter().take_while(|(l, _)| *l >= level).count();
            stretches[at..at + length].reverse();
            at += length.max(1);
        }
    }
    stretches.into_iter().map(|(level, text)| Stretch { text, right_to_left: level == 1 }).collect()
}

/// 0 for left to right, 1 for right to left, 2 for left to right inside right to left.
fn levels(letters: &[char]) -> Vec<u8> {
    let kinds: Vec<Kind> = letters.iter().map(|&c| kind(c)).collect();
    let strong = |k: &&Kind| matches!(k, Kind::Left | Kind::Right);
    let base = kinds.iter().find(strong).copied().unwrap_or(Kind::Left);
    let base_level = u8::from(base == Kind::Right);
    (0..kinds.len())
        .map(|at| {
            let before = kinds[..at].iter().rev().find(strong).copied().unwrap_or(base);
            match kinds[at] {
                Kind::Right => 1,
                Kind::Left => base_level * 2,
                Kind::Number if before == Kind::Right => 2,
                Kind::Number => base_level * 2,
                Kind::Neutral => {
                    let after = kinds[at..].iter().find(strong).copied().unwrap_or(base);
                    match (before, after) {
                        (Kind::Right, Kind::Right) => 1,
                        (Kind::Left, Kind::Left) => base_level * 2,
                        _ => base_level,
                    }
                }
            }
        })
        .collect()
}

/// Brackets face the other way when the text does.
pub(crate) fn mirrored(c: char) -> char {
    match c {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::visual_order;

    fn order(text: &str) -> Vec<String> {
        visual_order(text)
            .into_iter()
            .map(|s| format!("{}{}", if s.right_to_left { "<" } else { ">" }, s.text))
            .collect()
    }

    #[test]
    fn a_name_from_right_to_left_keeps_its_number_readable() {
        assert_eq!(order("דוד כהן"), ["<דוד כהן"]);
        assert_eq!(order("כהן 42"), [">42", "<כהן "]);
    }

    #[test]
    fn mixed_names_keep_their_parts_in_order() {
        assert_eq!(order("Anna כהן Berg"), [">Anna ", "<כהן", "> Berg"]);
        assert_eq!(order("Anna Berg"), [">Anna Berg"]);
    }
}
