//! Joining Arabic letters: each takes one of four forms by its neighbours.
//!
//! The forms have characters of their own (the "presentation forms"), so plain fonts without
//! shaping rules can show them. Text extraction must still yield the letters that were typed,
//! so every form remembers what it says.

use std::sync::OnceLock;

/// A shape on paper and the text that it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The character whose glyph is drawn.
    pub shown: char,
    /// What was typed; two letters for a ligature.
    pub says: [Option<char>; 2],
}

impl Shape {
    pub(crate) fn plain(c: char) -> Self {
        Shape { shown: c, says: [Some(c), None] }
    }
}

/// Letter, then its isolated, final, initial and medial forms where they exist.
type Forms = (char, [Option<char>; 4]);

fn table() -> &'static [Forms] {
    static TABLE: OnceLock<Vec<Forms>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let parse = |digits: &str| {
            u32::from_str_radix(digits, 16).ok().filter(|&code| code != 0).and_then(char::from_u32)
        };
        include_str!("arabic_forms.txt")
            .lines()
            .filter_map(|line| {
                let mut parts = line.split(' ').map(parse);
                let letter = parts.next()??;
                let mut form = || parts.next().flatten();
                Some((letter, [form(), form(), form(), form()]))
            })
            .collect()
    })
}

fn forms(c: char) -> Option<&'static [Option<char>; 4]> {
    let table = table();
    let at = table.binary_search_by_key(&c, |&(letter, _)| letter).ok()?;
    table.get(at).map(|(_, forms)| forms)
}

/// True for letters of the Arabic blocks.
fn is_arabic(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}')
}

/// Vowel signs stand on a letter and do not interrupt joining.
fn is_transparent(c: char) -> bool {
    matches!(c, '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}')
}

fn joins_forward(c: char) -> bool {
    c == '\u{640}' || forms(c).is_some_and(|forms| forms[2].is_some())
}

fn joins_backward(c: char) -> bool {
    c == '\u{640}' || forms(c).is_some_and(|forms| forms[1].is_some())
}

/// The ligature of lam with an alef, isolated and final.
fn lam_alef(alef: char) -> Option<[char; 2]> {
    match alef {
        '\u{622}' => Some(['\u{fef5}', '\u{fef6}']),
        '\u{623}' => Some(['\u{fef7}', '\u{fef8}']),
        '\u{625}' => Some(['\u{fef9}', '\u{fefa}']),
        '\u{627}' => Some(['\u{fefb}', '\u{fefc}']),
        _ => None,
    }
}

/// The shapes of a text, in the order it was typed. Anything but Arabic passes unchanged.
pub(crate) fn shape(text: &str) -> Vec<Shape> {
    if !text.chars().any(is_arabic) {
        return text.chars().map(Shape::plain).collect();
    }
    let letters: Vec<char> = text.chars().collect();
    let neighbour = |mut others: Box<dyn Iterator<Item = &char> + '_>| {
        others.find(|&&c| !is_transparent(c)).copied()
    };
    let mut shapes = Vec::with_capacity(letters.len());
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let before = neighbour(Box::new(letters[..at].iter().rev()));
        let after = neighbour(Box::new(letters[at + 1..].iter()));
        let joined_before = before.is_some_and(joins_forward) && joins_backward(letter);
        let next = letters.get(at + 1).copied();
        if letter == '\u{644}'
            && let Some(alef) = next
            && let Some([isolated, last]) = lam_alef(alef)
        {
            shapes.push(Shape {
                shown: if joined_before { last } else { isolated },
                says: [Some(letter), Some(alef)],
            });
            at += 2;
            continue;
        }
        let joined_after = after.is_some_and(joins_backward) && joins_forward(letter);
        let index = match (joined_before, joined_after) {
            (false, false) => 0,
            (true, false) => 1,
            (false, true) => 2,
            (true, true) => 3,
        };
        let shown = forms(letter).and_then(|forms| forms[index]);
        shapes.push(Shape { shown: shown.unwrap_or(letter), says: [Some(letter), None] });
        at += 1;
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::shape;

    fn shown(text: &str) -> String {
        shape(text).iter().map(|shape| shape.shown).collect()
    }

    #[test]
    fn letters_join_their_neighbours() {
        // Meem initial, hah medial, meem medial, dal final.
        assert_eq!(shown("محمد"), "\u{fee3}\u{fea4}\u{fee4}\u{feaa}");
        // Alef does not join forward: the letter after it starts afresh.
        assert_eq!(shown("دار"), "\u{fea9}\u{fe8d}\u{fead}");
    }

    #[test]
    fn lam_and_alef_become_one_shape_that_says_both() {
        let shapes = shape("سلام");
        assert_eq!(shapes.len(), 3);
        assert_eq!(shapes[1].says, [Some('ل'), Some('ا')]);
    }

    #[test]
    fn other_text_is_untouched() {
        assert_eq!(shown("Anna 42"), "Anna 42");
    }
}
