//! The engine's English: names tidied, places counted. Every sentence that the engine says is
//! in the file of the action that says it; what several of them share is here.

/// The longest name that is kept, in characters; cards and sheets shrink a name before they wrap it.
pub const LONGEST_NAME: usize = 100;

/// A name as it may stand on a card: without control characters or invisible direction marks, inner white space
/// folded, at most [`LONGEST_NAME`] characters.
pub fn clean_name(raw: &str) -> String {
    clean_text(raw, LONGEST_NAME)
}

/// A line of text tidied like a name, at most so many characters. Text in which there is nothing to be seen is empty.
pub fn clean_text(raw: &str, longest: usize) -> String {
    let plain = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic());
    if raw.len() <= longest && raw.split(' ').all(plain) {
        return raw.to_string();
    }
    let visible = visible(raw);
    if !visible.chars().any(shows) {
        return String::new();
    }
    let folded: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    folded.join(" ").chars().take(longest).collect::<String>().trim_end().to_string()
}

/// Text without control characters or invisible direction marks, all white space as plain spaces.
pub fn visible(raw: &str) -> String {
    raw.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !hidden(*c)).collect()
}

/// Control characters, and the marks that turn the direction of what follows.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Whether a sign shows anything by itself: no space, no filler, no mark that joins or turns others, none that only stands
/// on another letter.
fn shows(c: char) -> bool {
    let blank = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    let stands_on_another = matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}'
        | '\u{5c1}' | '\u{5c2}' | '\u{5c4}' | '\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{93c}' | '\u{94d}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{e0100}'..='\u{e01ef}');
    !c.is_whitespace() && !c.is_control() && !blank && !stands_on_another
}

/// A place in words: 1st, 2nd, 3rd, 11th.
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
pub fn ordinals(place: u32, place_to: u32) -> String {
    if place == place_to {
        ordinal(place)
    } else {
        format!("{}-{}", ordinal(place), ordinal(place_to))
    }
}

/// The words at the beginning of a sentence.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "1 player", "2 players".
pub fn count(number: impl TryInto<u64>, one: &str, many: &str) -> String {
    match number.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    }
}

/// Seconds as a clock shows them: "0:07", "12:30", "90:00".
pub fn minutes_seconds(seconds: u64) -> String {
    let (minutes, rest) =
        (seconds.checked_div(60).unwrap_or(0), seconds.checked_rem(60).unwrap_or(0));
    format!("{minutes}:{rest:02}")
}

/// A length as every clock here shows it: "2:00". A second that has begun counts.
pub fn on_the_clock(ms: i64) -> String {
    minutes_seconds(ms.max(0).unsigned_abs().div_ceil(1_000))
}

/// A length of so many minutes: "45 min", "3 h", "3 h 30 min".
pub fn length(minutes: u32) -> String {
    let (hours, rest) =
        (minutes.checked_div(60).unwrap_or(0), minutes.checked_rem(60).unwrap_or(0));
    match (hours, rest) {
        (0, rest) => format!("{rest} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, rest) => format!("{hours} h {rest} min"),
    }
}

/// A name that is typed as lists have it, and its last name: "Berg, Anna" is Anna Berg.
pub fn last_name_first(typed: &str) -> Option<(String, String)> {
    let (last, first) = typed.split_once(',')?;
    let (last, first) = (clean_name(last), clean_name(first));
    let is_name = |name: &str| {
        name.chars().any(char::is_alphabetic)
            && !name.contains([',', '"'])
            && !name.chars().any(char::is_numeric)
    };
    (is_name(&last) && is_name(&first)).then(|| (clean_name(&format!("{first} {last}")), last))
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

    proptest::proptest! {
        /// A sign that nobody sees makes a name take the longer way.
        #[test]
        fn a_plain_name_is_tidied_as_any_other(raw in "[ -~]{0,12}", longest in 0_usize..14) {
            let hidden = format!("{raw}\u{200b}");
            proptest::prop_assert_eq!(clean_text(&raw, longest), clean_text(&hidden, longest));
        }
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

    #[test]
    fn a_name_of_nothing_but_invisible_signs_is_empty() {
        let nothing = [
            "\u{200b}\u{200c}\u{200d}",
            "\u{202e}\u{2066}",
            "\u{ad}\u{ad}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{301}\u{302}",
            "\u{2060} \u{2063}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{34f}",
        ];
        for name in nothing {
            assert_eq!(clean_name(name), "", "{name:?}");
        }
        for name in
            ["A", "\u{c1}", "e\u{301}", "?", "\u{5f20}\u{4f1f}", "\u{1f3b2}", "\u{62d}\u{64e}"]
        {
            assert_eq!(clean_name(name), name);
        }
    }
}
