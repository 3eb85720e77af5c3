//! What is typed of a name finds it, however it is spaced and in whatever order of its words.

use super::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::base::finding::{Answers, Wanted};

fn name() -> impl Strategy<Value = Vec<String>> {
    vec("[abcABCéÖß]{1,5}", 1..5)
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn a_piece_of_a_name_finds_it_with_spaces_anywhere(
        name in name(),
        from: prop::sample::Index,
        length in 1_usize..20,
        spaces in vec(0_usize..3, 20),
    ) {
        let letters: Vec<char> = name.concat().chars().collect();
        let from = from.index(letters.len());
        let piece = letters.iter().skip(from).take(length).zip(&spaces);
        let typed: String =
            piece.map(|(letter, spaces)| format!("{letter}{}", " ".repeat(*spaces))).collect();
        let found = Wanted::of(&typed).found_in_text(&name.join(" "));
        let worst = if from == 0 { Answers::Begins } else { Answers::Inside };
        prop_assert!(found.is_some_and(|found| found <= worst), "{typed:?} in {name:?}: {found:?}");
    }

    #[test]
    fn what_the_words_of_a_name_begin_with_finds_it_in_any_order(
        (name, shuffled) in name().prop_flat_map(|name| (Just(name.clone()), Just(name).prop_shuffle())),
        lengths in vec(1_usize..6, 5),
    ) {
        let begun = shuffled.iter().zip(&lengths);
        let typed: Vec<String> =
            begun.map(|(word, length)| word.chars().take(*length).collect()).collect();
        let found = Wanted::of(&typed.join(" ")).found_in_text(&name.join(" "));
        prop_assert!(found.is_some_and(|found| found <= Answers::Words), "{typed:?} in {name:?}: {found:?}");
    }

    #[test]
    fn what_has_a_letter_that_the_name_has_not_does_not_find_it(
        name in name(),
        typed in "[abcé]{0,4}[x-z][abcé ]{0,4}",
    ) {
        prop_assert_eq!(Wanted::of(&typed).found_in_text(&name.join(" ")), None);
    }
}
