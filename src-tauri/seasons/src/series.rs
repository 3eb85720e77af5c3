//! Which series an evening is one of, by its name.

/// The name without what tells this evening from last week's: the day or the number at its end.
///
/// `Friday league · 14 Nov 2026`, `Friday league #12` and `Friday league 2026-11-14` are all of the series `Friday league`. A name
/// that is nothing but a day or a number is its own series.
pub fn series(name: &str) -> String {
    let name = name.trim();
    let figure = |word: &str| word.chars().any(|sign| sign.is_ascii_digit());
    // What stands behind the last dot is the day, in whatever language.
    let plain = match name.rsplit_once(" \u{b7} ") {
        Some((plain, day)) if figure(day) => plain,
        _ => name,
    };
    let mut words: Vec<&str> = plain.split_whitespace().collect();
    while let [.., before, last] = words.as_slice() {
        let (before, last) = (*before, *last);
        if !figure(last) {
            break;
        }
        words.pop();
        // "14 March 2026": the month stands between two figures.
        if is_year(last)
            && !figure(before)
            && let [_, .., day, _] = words.as_slice()
            && figure(day)
            && !is_year(day)
        {
            words.pop();
        }
    }
    let signs = [' ', '-', '\u{2013}', '\u{2014}', '\u{b7}', ',', ':', '#', '(', '/'];
    let found = words.join(" ");
    let found = found.trim_end_matches(signs);
    if found.is_empty() { name.into() } else { found.into() }
}

/// A year, with the bracket that may stand behind it.
fn is_year(word: &str) -> bool {
    let word = word.trim_end_matches([')', '.', ',']);
    word.len() == 4 && word.parse::<u32>().is_ok_and(|year| (1_900..2_200).contains(&year))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evening_and_next_weeks_are_one_series() {
        for (name, of) in [
            ("Friday league \u{b7} 14 Nov 2026", "Friday league"),
            ("Friday league \u{b7} Nov 14, 2026", "Friday league"),
            (
                "\u{91d1}\u{66dc}\u{30ea}\u{30fc}\u{30b0} \u{b7} 2026\u{5e74}11\u{6708}14\u{65e5}",
                "\u{91d1}\u{66dc}\u{30ea}\u{30fc}\u{30b0}",
            ),
            ("Friday league #12", "Friday league"),
            ("Friday league 12", "Friday league"),
            ("Friday league 2026-11-14", "Friday league"),
            ("Friday league 14 March 2026", "Friday league"),
            ("Friday league (14.11.2026)", "Friday league"),
            ("Friday league 2026 #3", "Friday league"),
            ("T1000 home game", "T1000 home game"),
            ("T1000 home game 3", "T1000 home game"),
            ("Level 2 Friday", "Level 2 Friday"),
            ("Main event \u{b7} day one", "Main event \u{b7} day one"),
            ("2026-11-14", "2026-11-14"),
            ("12", "12"),
            ("", ""),
        ] {
            assert_eq!(series(name), of, "{name}");
            assert_eq!(series(of), of, "of {name}");
        }
    }
}
