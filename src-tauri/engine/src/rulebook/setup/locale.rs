//! The language and country by whose customs a tournament's amounts, numbers and dates are written: a tag of BCP 47.

use crate::base::refusal::{Refusal, refuse};

/// A tag as it is usually written: `de-ch` is `de-CH`, `zh-hant-tw` is `zh-Hant-TW`.
///
/// # Errors
/// Refused unless it is a language of two or three letters, then perhaps a script of four, a country of two letters or three
/// digits, and further parts of one to eight letters and digits.
pub fn checked(tag: &str) -> Result<String, Refusal> {
    let wrong = || {
        let shown: String = tag.chars().take(35).collect();
        refuse!(
            BadValue,
            "no-language",
            "\u{201c}{tag}\u{201d} is not a language. Write a tag such as de, de-CH or en-GB.",
            tag = shown
        )
    };
    let tag = tag.trim();
    if tag.len() > 35 {
        return Err(wrong());
    }
    let mut written = Vec::new();
    for (index, part) in tag.split('-').enumerate() {
        let letters = part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let plain = part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        written.push(match (index, part.len()) {
            (0, 2 | 3) if letters => part.to_ascii_lowercase(),
            (0, _) => return Err(wrong()),
            (1, 4) if letters => {
                let (first, rest) = part.split_at(1);
                format!("{}{}", first.to_ascii_uppercase(), rest.to_ascii_lowercase())
            }
            (1 | 2, 2) if letters => part.to_ascii_uppercase(),
            (1 | 2, 3) if digits => part.to_string(),
            (_, 1..=8) if plain => part.to_ascii_lowercase(),
            _ => return Err(wrong()),
        });
    }
    Ok(written.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_written_as_usual() {
        for (typed, written) in [
            ("de", "de"),
            ("EN-gb", "en-GB"),
            ("zh-hant-tw", "zh-Hant-TW"),
            ("es-419", "es-419"),
            ("de-CH-1996", "de-CH-1996"),
            ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
        ] {
            assert_eq!(checked(typed).unwrap(), written);
        }
    }

    #[test]
    fn what_is_no_tag_is_refused_with_an_example() {
        for typed in ["", "d", "german", "de_DE", "de--DE", "de-", "1e", "de-DE-abcdefghi", "дe"] {
            assert_eq!(checked(typed).unwrap_err().key, "no-language", "{typed}");
        }
    }
}
