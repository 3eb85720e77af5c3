//! A season's own formula, or one of The Tournament Director.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_seasons::formula::{Formula, Numbers, from_the_tournament_director};

fuzz_target!(|text: &str| {
    if let Ok(formula) = Formula::read(text) {
        let _ = formula.of(&Numbers::SAMPLE);
    }
    // What is in our words is a formula of ours.
    if let Ok(ours) = from_the_tournament_director(text) {
        let _ = Formula::read(&ours).expect("it was read").of(&Numbers::SAMPLE);
    }
});
