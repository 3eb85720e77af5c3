//! Words as they are compared: small letters, without accents, wide letters and figures as narrow ones. Other scripts keep theirs.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text in small letters, without the accents of Latin ones.
pub(crate) fn folded(text: &str) -> String {
    narrow(text).chars().flat_map(char::to_lowercase).fold(String::new(), |mut all, letter| {
        match letter {
            'ß' => all.push_str("ss"),
            'ø' => all.push('o'),
            'æ' => all.push_str("ae"),
            '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => {
                all.extend(letter.nfd().filter(|part| !is_combining_mark(*part)));
            }
            '\u{300}'..='\u{36f}' => {}
            other => all.push(other),
        }
        all
    })
}

/// Wide figures, letters and signs as a Japanese keyboard writes them, as narrow ones.
pub(crate) fn narrow(text: &str) -> String {
    text.chars()
        .map(|letter| match letter {
            '\u{ff01}'..='\u{ff5e}' => {
                char::from_u32(u32::from(letter).saturating_sub(0xfee0)).unwrap_or(letter)
            }
            '\u{3000}' => ' ',
            other => other,
        })
        .collect()
}
