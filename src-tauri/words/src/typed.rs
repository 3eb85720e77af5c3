//! A floor line as it is typed in a language, and as the engine reads it.

use crate::language::Language;
use crate::sentence::plain;
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::floor_line::small_words::{VERBS, small_words};

/// The line with its small words in English. English ones stay as they are.
pub fn in_english(line: &str, language: Language) -> String {
    turned(line, |word, english| (plain(word, language), english.to_string()))
}

/// A line of the engine's with its small words in the language, as whoever types there would write it.
pub fn in_language(line: &str, language: Language) -> String {
    turned(line, |word, english| (english.to_string(), plain(word, language)))
}

/// Puts words in the place of others, each after its own verbs alone: elsewhere it is a part of a name.
fn turned(line: &str, pair: impl Fn(&Phrase, &str) -> (String, String)) -> String {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let words = small_words();
    let verb = VERBS.into_iter().find(|verb| *verb == first).unwrap_or_default();
    let pairs: Vec<(String, String, bool)> = words
        .iter()
        .filter(|small| small.after.contains(&verb))
        .map(|small| (pair(&small.word, small.english), small.bought))
        .map(|((from, to), bought)| (fold(&from), to, bought))
        .collect();
    let count = line.split_whitespace().count();
    let (mut number, mut comma) = (0_usize, false);
    line.split_inclusive(char::is_whitespace)
        .map(|piece| {
            let word = piece.trim_end();
            let space = piece.get(word.len()..).unwrap_or_default();
            // The first word is a verb, a seat or a name.
            let behind = number > 0;
            number = number.saturating_add(usize::from(!word.is_empty()));
            // Who is entered may be called like a means of payment.
            let is_bought = if verb == "n" { comma } else { number > 2 && number == count };
            comma |= word.ends_with(',');
            let found = pairs.iter().find(|(from, _, _)| *from == fold(word));
            match found.filter(|(_, _, bought)| behind && (!bought || is_bought)) {
                Some((_, to, _)) => format!("{to}{space}"),
                None => piece.to_string(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_words_are_read_in_the_language_and_in_english() {
        for (typed, english) in [
            ("6.4 durch 6.1", "6.4 by 6.1"),
            ("6.4 by 6.1", "6.4 by 6.1"),
            ("anna  Dann bo", "anna  then bo"),
            ("lock dele aus", "lock dele off"),
            ("deal alle", "deal all"),
            ("h4h ende", "h4h end"),
            ("CHIPS Raus 6.4 500 strafe", "CHIPS out 6.4 500 penalty"),
            ("later level 8", "later level 8"),
            ("n Zoe, Karte", "n Zoe, card"),
            ("n Noa Bar, bar", "n Noa Bar, cash"),
            ("n Noa Bar", "n Noa Bar"),
            ("n Zoe, Gutschein 17 durch Anna", "n Zoe, voucher 17 by Anna"),
            ("n Zoe, offen", "n Zoe, unpaid"),
            ("r 6.4 karte", "r 6.4 card"),
            ("paid Noa Bar Karte", "paid Noa Bar card"),
            ("paid Bar", "paid Bar"),
            ("", ""),
        ] {
            assert_eq!(in_english(typed, Language::of("de")), english, "{typed}");
        }
    }

    #[test]
    fn a_small_word_is_read_without_its_marks() {
        assert_eq!(in_english("t joue", Language::of("fr")), "t acted");
        assert_eq!(in_english("h4h SAUT", Language::of("fr")), "h4h SAUT");
    }

    #[test]
    fn a_name_keeps_its_words() {
        for line in
            ["n Durch Alle", "name 6 Alle", "ende", "durch", "dismiss alle sind weg", "m alle 3.2"]
        {
            assert_eq!(in_english(line, Language::of("de")), line);
        }
    }

    /// One word each, and no two after one verb that are typed alike.
    #[test]
    fn every_small_word_comes_back_after_each_of_its_verbs() {
        for language in Language::all() {
            for (small, verb) in small_words()
                .iter()
                .flat_map(|small| small.after.iter().map(move |verb| (small, verb)))
            {
                let comma = if small.bought && *verb == "n" { "," } else { "" };
                let line = format!("{verb} 6.4{comma} {}", small.english).trim_start().to_string();
                assert_eq!(
                    in_english(&in_language(&line, language), language),
                    line,
                    "{language:?}"
                );
            }
        }
    }

    #[test]
    fn every_language_comes_back_to_the_same_line() {
        let lines = [
            "6.4 by 6.1",
            "bounty dele by bo",
            "r not dele but bo",
            "t acted",
            "btn all 4",
            "later level 8",
        ];
        for language in Language::all() {
            for line in lines {
                assert_eq!(
                    in_english(&in_language(line, language), language),
                    line,
                    "{language:?}"
                );
            }
        }
    }
}
