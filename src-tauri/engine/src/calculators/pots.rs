//! Main pot and side pots from what each player has put in.

use super::{Working, chips, figure, rule};
use crate::base::prelude::*;
use crate::base::wording::Chain;
use crate::rulebook::citations::{RuleBook, Sources};

const SOURCES: Sources = &[
    (RuleBook::Hpt, "Show 7"),
    (RuleBook::Rrop, "Show 7"),
    (RuleBook::Lr, "Show 7"),
    (RuleBook::Tch, "21a"),
    (RuleBook::Wsop, "149"),
];

/// The most players at a table.
const SEATS: usize = 12;

/// What one player has put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Put {
    chips: u64,
    folded: bool,
}

/// A pot, and who plays for it, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pot {
    chips: u64,
    players: Vec<usize>,
}

/// The pots, the main pot first, and what nobody called: to whom it goes back.
pub(super) fn divided(put: &[Put]) -> (Vec<Pot>, Option<(usize, u64)>) {
    let mut put: Vec<Put> = put.to_vec();
    let mut back = None;
    // What nobody called is no part of a pot.
    let most = put.iter().map(|one| one.chips).max().unwrap_or(0);
    let mut above = put.iter().enumerate().filter(|(_, one)| one.chips == most);
    if let (Some((at, one)), None) = (above.next(), above.next())
        && !one.folded
    {
        let rest = put.iter().filter(|one| one.chips < most).map(|one| one.chips).max();
        let called = rest.unwrap_or(0);
        if most > called {
            back = Some((at.saturating_add(1), most.saturating_sub(called)));
            if let Some(one) = put.get_mut(at) {
                one.chips = called;
            }
        }
    }
    let mut steps: Vec<u64> = put
        .iter()
        .filter(|one| !one.folded)
        .map(|one| one.chips)
        .filter(|chips| *chips > 0)
        .collect();
    steps.sort_unstable();
    steps.dedup();
    let mut pots: Vec<Pot> = Vec::new();
    let mut below = 0;
    let last = steps.len();
    for (number, step) in (1..).zip(steps) {
        // Of who folded more than the highest still in, all goes into the last pot.
        let top = if number == last { u64::MAX } else { step };
        let of_one = |one: &Put| one.chips.min(top).saturating_sub(below);
        let chips = put.iter().map(of_one).fold(0, u64::saturating_add);
        let stays = |(_, one): &(usize, &Put)| !one.folded && one.chips >= step;
        let players: Vec<usize> = (1..).zip(&put).filter(stays).map(|(number, _)| number).collect();
        below = step;
        match pots.last_mut() {
            Some(pot) if pot.players == players => pot.chips = pot.chips.saturating_add(chips),
            _ => pots.push(Pot { chips, players }),
        }
    }
    (pots, back)
}

/// `pot 500 300a 1200 100f`: each player in turn, `f` for who has folded; `a` for all-in may stand, the amounts say it.
pub(super) fn pots(words: &[&str], book: RuleBook) -> Result<Working, Phrase> {
    let example = || {
        phrase!(
            "sum-pot-how",
            "what each player has put in: pot 500 300a 1200 100f, a for all-in, f for folded"
        )
    };
    let read = |word: &&str| {
        let folded = word.ends_with('f');
        chips(word.trim_end_matches(['a', 'f'])).map(|chips| Put { chips, folded })
    };
    let put: Vec<Put> = words.iter().map(read).collect::<Option<_>>().ok_or_else(example)?;
    if put.len() < 2 || put.len() > SEATS || put.iter().all(|one| one.folded) {
        return Err(example());
    }
    let (pots, back) = divided(&put);
    let numbers = |players: &[usize]| {
        let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
        numbers.join(", ")
    };
    let mut said: Vec<Value> = Vec::new();
    for (number, pot) in (0_u32..).zip(&pots) {
        let (chips, players) = (figure(pot.chips), numbers(&pot.players));
        said.push(
            match number {
                0 => {
                    phrase!("sum-main-pot", "main pot {chips} (players {players})", chips, players)
                }
                number => phrase!(
                    "sum-side-pot",
                    "side pot {number}: {chips} (players {players})",
                    number,
                    chips,
                    players
                ),
            }
            .into_argument(),
        );
    }
    if let Some((player, chips)) = back {
        said.push(
            phrase!(
                "sum-pot-back",
                "{chips} back to player {player}",
                chips = figure(chips),
                player = to_u32(player)
            )
            .into_argument(),
        );
    }
    let all = put.iter().map(|one| one.chips).fold(0, u64::saturating_add);
    let steps = vec![phrase!("sum-pot-all", "{chips} were put in", chips = figure(all))];
    Ok(Working { answer: Phrase::chain(Chain::Things, said), steps, rule: rule(SOURCES, book) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn put() -> impl Strategy<Value = Vec<Put>> {
        let one = (0_u64..20, any::<bool>())
            .prop_map(|(chips, folded)| Put { chips: chips * 25, folded });
        proptest::collection::vec(one, 2..10)
    }

    proptest! {
        /// Chips in are chips out. Each side pot has fewer players than the one before, and nobody plays for a side pot who does
        /// not play for the pots before it. Folded players play for none.
        #[test]
        fn pots_hold_what_was_put_in(mut put in put()) {
            put[0].folded = false;
            let (pots, back) = divided(&put);
            let all: u64 = put.iter().map(|one| one.chips).sum();
            let divided: u64 = pots.iter().map(|pot| pot.chips).sum();
            // Where only folded players put anything in, the pot is whose chips nobody called.
            let returned = back.map_or(0, |(_, chips)| chips);
            if pots.is_empty() {
                prop_assert!(put.iter().all(|one| one.folded || one.chips == 0 || returned > 0));
            } else {
                prop_assert_eq!(all, divided + returned);
            }
            for pair in pots.windows(2) {
                prop_assert!(pair[1].players.iter().all(|player| pair[0].players.contains(player)));
                prop_assert!(pair[1].players.len() < pair[0].players.len());
            }
            for pot in &pots {
                prop_assert!(pot.players.iter().all(|player| !put[player - 1].folded));
            }
        }
    }
}
