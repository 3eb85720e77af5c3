//! What may reach the paper.

use unicode_normalization::UnicodeNormalization;

/// The text with everything taken out that has no place on paper.
///
/// Control characters, byte-order marks and the invisible marks that steer direction, joining or
/// glyph choice go; line ends and tabs become spaces, runs of spaces become one. A name typed
/// with separate accents (as some systems paste it) is composed, because fonts place composed
/// letters well and loose accents badly.
pub fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = ' ';
    let kept = text.chars().filter(|&c| {
        let kept = c.is_whitespace() || !vanishes(c) || joins(before, c);
        before = c;
        kept
    });
    for c in kept.nfc() {
        if c.is_whitespace() && c != '\u{a0}' && c != '\u{202f}' {
            if !out.is_empty() && !out.ends_with(' ') {
                out.push(' ');
            }
        } else {
            out.push(c);
        }
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// True for the two joiners after an Arabic or Indian letter: Persian and Hindi words are spelt with them.
fn joins(before: char, c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
        && matches!(before, '\u{620}'..='\u{77f}' | '\u{900}'..='\u{dff}')
}

/// True for characters without a shape of their own.
fn vanishes(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn nothing_invisible_reaches_the_paper() {
        assert_eq!(clean("\u{feff}Anna\u{7}\u{202e}\tBerg\r\n\u{0}"), "Anna Berg");
        assert_eq!(clean("  a \n b  "), "a b");
        assert_eq!(clean("\u{1b}[31mred"), "[31mred");
        // A joiner has a meaning between letters that join, and none elsewhere.
        assert_eq!(clean("A\u{200c}b علی\u{200c}رضا"), "Ab علی\u{200c}رضا");
    }

    #[test]
    fn loose_accents_are_composed() {
        assert_eq!(clean("Rene\u{301} Ma\u{308}hler"), "René Mähler");
        assert_eq!(clean("Nguye\u{302}\u{303}n"), "Nguyễn");
        assert_eq!(clean("か\u{3099}"), "が");
        // Korean jamo as one system's files spell them, and two marks in the order they were not typed in.
        assert_eq!(clean("\u{1112}\u{1161}\u{11ab}"), "한");
        assert_eq!(clean("Nguye\u{323}\u{302}n Nguye\u{302}\u{323}n"), "Nguyện Nguyện");
    }

    #[test]
    fn markup_is_only_text() {
        assert_eq!(clean("<b>Bob</b> & =1+1"), "<b>Bob</b> & =1+1");
    }
}
