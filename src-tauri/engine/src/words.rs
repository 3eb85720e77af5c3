//! The engine's English: names tidied, places counted. Every sentence that the engine says is
//! in the file of the action that says it; what several of them share is here.

/// The longest name that is kept, in characters; cards and sheets shrink a name before they wrap it.
pub const LONGEST_NAME: usize = 100;

/// A name as it may stand on a card: without control characters or invisible direction marks, inner white space
/// folded, at most [`LONGEST_NAME`] characters.
#[must_use]
pub fn clean_name(raw: &str) -> String {
    clean_text(raw, LONGEST_NAME)
}

/// A line of text tidied like a name, at most so many characters.
#[must_use]
pub fn clean_text(raw: &str, longest: usize) -> String {
    let visible = visible(raw);
    let folded: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    folded.join(" ").chars().take(longest).collect::<String>().trim_end().to_string()
}

/// Text without control characters or invisible direction marks, all white space as plain spaces.
#[must_use]
pub fn visible(raw: &str) -> String {
    raw.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !hidden(*c)).collect()
}

/// Control characters, and the marks that turn the direction of what follows.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A place in words: 1st, 2nd, 3rd, 11th.
#[must_use]
pub fn ordinal(place: u32) -> String {
    let teen = matches!(place.checked_rem(100), Some(11..=13));
    let ending = match place.checked_rem(10) {
        Some(1) if !teen => "st",
        Some(2) if !teen => "nd",
        Some(3) if !teen => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// One place, or several that are shared: "4th", "4th-5th".
#[must_use]
pub fn ordinals(place: u32, place_to: u32) -> String {
    if place == place_to {
        ordinal(place)
    } else {
        format!("{}-{}", ordinal(place), ordinal(place_to))
    }
}

/// The words at the beginning of a sentence.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A list in words: "Anna", "Anna and Bo", "Anna, Bo and Cy".
#[must_use]
pub fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_string(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

/// "1 player", "2 players".
#[must_use]
pub fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// A length of so many minutes: "45 min", "3 h", "3 h 30 min".
#[must_use]
pub fn length(minutes: u32) -> String {
    let (hours, rest) =
        (minutes.checked_div(60).unwrap_or(0), minutes.checked_rem(60).unwrap_or(0));
    match (hours, rest) {
        (0, rest) => format!("{rest} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, rest) => format!("{hours} h {rest} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_keep_their_alphabet() {
        assert_eq!(clean_name("  Łukasz \t Nowak\u{202e} "), "Łukasz Nowak");
        assert_eq!(clean_name("山田\u{0}太郎"), "山田太郎");
        assert_eq!(clean_name(&"x".repeat(200)).chars().count(), LONGEST_NAME);
    }

    #[test]
    fn places_in_words() {
        let words: Vec<_> =
            [1, 2, 3, 4, 11, 12, 13, 21, 101, 111].into_iter().map(ordinal).collect();
        assert_eq!(
            words,
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "101st", "111th"]
        );
    }
}
