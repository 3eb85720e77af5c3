//! How many raises a limit game still allows.

use super::{Working, rule};
use crate::base::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Bet 4, 5"),
    (RuleBook::Rrop, "Bet 3, 4"),
    (RuleBook::Lr, "Bet 4, 5"),
    (RuleBook::Tch, "48a"),
    (RuleBook::Wsop, "126, 127"),
];

/// `cap 4 2`: the betting rounds of the game, and the raises of this round so far, with three players or more who are not all-in.
pub(super) fn raise_cap(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example =
        || phrase!("sum-cap-how", "the betting rounds of the game, the raises so far: cap 4 2");
    let count = |word: &&str| word.parse::<u32>().ok().filter(|count| *count <= 99);
    let given: Vec<u32> = words.iter().filter_map(count).collect();
    let [rounds, so_far] = given.as_slice() else { return Err(example()) };
    if given.len() != words.len() || *rounds == 0 {
        return Err(example());
    }
    let most: Option<u32> = match book {
        RuleBook::Hpt | RuleBook::Rrop | RuleBook::Lr => Some(if *rounds <= 2 { 4 } else { 3 }),
        RuleBook::Wsop => Some(4),
        RuleBook::Tch => None,
    };
    let answer = match most {
        None => phrase!("sum-cap-house", "the house says how many raises there are"),
        Some(most) if most > *so_far => phrase!(
            "sum-cap-left",
            "{left} of {most} raises left",
            left = most.saturating_sub(*so_far),
            most
        ),
        Some(most) => phrase!("sum-cap-reached", "capped: a bet and {most} raises", most),
    };
    let heads_up = match book {
        RuleBook::Wsop => {
            phrase!("sum-cap-heads-up-round", "no cap where the round began between two players")
        }
        _ => phrase!(
            "sum-cap-heads-up-event",
            "in a tournament the cap holds between two players too, until only two are left in the event"
        ),
    };
    let steps = vec![phrase!("sum-cap-no-limit", "no cap in no-limit and pot-limit"), heads_up];
    Ok(Working { answer, steps, rule: rule(SOURCES, book) })
}
