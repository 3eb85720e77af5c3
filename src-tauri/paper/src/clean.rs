//! What may reach the paper.

/// The text with everything taken out that has no place on paper.
///
/// Control characters, byte-order marks and the invisible marks that steer direction, joining or
/// glyph choice go; line ends and tabs become spaces, runs of spaces become one. A name typed
/// with separate accents (as some systems paste it) is composed, because fonts place composed
/// letters well and loose accents badly.
pub fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_whitespace() && c != '\u{a0}' && c != '\u{202f}' {
            if !out.is_empty() && !out.ends_with(' ') {
                out.push(' ');
            }
        } else if !vanishes(c) {
            if let Some(composed) = out.chars().next_back().and_then(|base| compose(base, c)) {
                out.pop();
                out.push(composed);
            } else {
                out.push(c);
            }
        }
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// True for characters without a shape of their own.
fn vanishes(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The single character that is `base` with `mark`, if there is one.
fn compose(base: char, mark: char) -> Option<char> {
    let table = compositions();
    table
        .binary_search_by_key(&(base, mark), |&(b, m, _)| (b, m))
        .ok()
        .and_then(|at| table.get(at))
        .map(|&(_, _, composed)| composed)
}

/// The canonical compositions of Unicode 15 in the Basic Multilingual Plane, sorted by their parts.
fn compositions() -> &'static [(char, char, char)] {
    static TABLE: std::sync::OnceLock<Vec<(char, char, char)>> = std::sync::OnceLock::new();
    TABLE.get_or_init(|| {
        // Each line of the file is a composed letter, its base and its mark, as hexadecimal
        // numbers: loose marks in a text file attach themselves to their neighbours on screen.
        let hex = |part: Option<&str>| {
            part.and_then(|digits| u32::from_str_radix(digits, 16).ok()).and_then(char::from_u32)
        };
        let mut table: Vec<_> = include_str!("compositions.txt")
            .lines()
            .filter_map(|line| {
                let mut parts = line.split(' ');
                let composed = hex(parts.next())?;
                Some((hex(parts.next())?, hex(parts.next())?, composed))
            })
            .collect();
        table.sort_unstable();
        table
    })
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn nothing_invisible_reaches_the_paper() {
        assert_eq!(clean("\u{feff}Anna\u{7}\u{202e}\tBerg\r\n\u{0}"), "Anna Berg");
        assert_eq!(clean("  a \n b  "), "a b");
        assert_eq!(clean("\u{1b}[31mred"), "[31mred");
    }

    #[test]
    fn loose_accents_are_composed() {
        assert_eq!(clean("Rene\u{301} Ma\u{308}hler"), "René Mähler");
        assert_eq!(clean("Nguye\u{302}\u{303}n"), "Nguyễn");
        assert_eq!(clean("か\u{3099}"), "が");
    }

    #[test]
    fn markup_is_only_text() {
        assert_eq!(clean("<b>Bob</b> & =1+1"), "<b>Bob</b> & =1+1");
    }
}
