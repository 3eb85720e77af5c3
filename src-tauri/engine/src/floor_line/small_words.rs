//! The words of a floor line that stand behind its verb. The verbs are the same in every language; these may be typed in the
//! language of whoever types, and are read as the English.

use crate::base::wording::{Phrase, phrase};
use crate::state::ledger::Payment;

/// The verbs: a line that begins with none of them is a bust-out.
pub const VERBS: [&str; 69] = [
    "a",
    "absent",
    "addons",
    "apart",
    "b",
    "back",
    "bag",
    "bb",
    "behind",
    "block",
    "bounty",
    "btn",
    "calloff",
    "card",
    "chips",
    "close",
    "color",
    "colour",
    "count",
    "day",
    "deal",
    "dealer",
    "dismiss",
    "done",
    "dq",
    "e",
    "end",
    "found",
    "giveup",
    "h4h",
    "hold",
    "home",
    "late",
    "later",
    "lock",
    "m",
    "missed",
    "n",
    "name",
    "not",
    "note",
    "ns",
    "ok",
    "open",
    "order",
    "p",
    "paid",
    "pay",
    "pick",
    "pickup",
    "play",
    "present",
    "r",
    "rank",
    "rebuys",
    "reentries",
    "restart",
    "rule",
    "run",
    "seat",
    "shot",
    "sits",
    "size",
    "split",
    "stack",
    "swap",
    "t",
    "tables",
    "withdraw",
];

/// A word, and the verbs after which it is read. No verb is a bust-out, which has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SmallWord {
    /// The word in English.
    pub english: &'static str,
    /// It as a language has it.
    pub word: Phrase,
    /// The verbs.
    pub after: &'static [&'static str],
    /// It says how something is bought: with `n` it is read behind a comma alone, elsewhere as the last word.
    pub bought: bool,
}

/// Every word that another language has its own for.
pub fn small_words() -> Vec<SmallWord> {
    macro_rules! word {
        ($key:literal, $english:literal, $after:expr) => {
            SmallWord {
                english: $english,
                word: phrase!($key, $english),
                after: $after,
                bought: false,
            }
        };
    }
    let paid = |english, word| SmallWord {
        english,
        word,
        after: &["n", "r", "a", "e", "paid"],
        bought: true,
    };
    vec![
        word!("line-by", "by", &["", "bounty"]),
        word!("line-then", "then", &[""]),
        word!("line-not", "not", &["r", "a"]),
        word!("line-but", "but", &["not", "r", "a"]),
        word!("line-off", "off", &["lock", "block", "stack", "apart", "dealer", "behind", "shot"]),
        word!("line-all", "all", &["deal", "btn"]),
        word!("line-everybody", "all", &["a"]),
        word!("line-at-table", "table", &["a"]),
        word!("line-end", "end", &["h4h", "p"]),
        word!("line-jump", "jump", &["h4h"]),
        word!("line-acted", "acted", &["t"]),
        word!("line-time-out", "out", &["t"]),
        word!("line-chips-in", "in", &["chips"]),
        word!("line-chips-out", "out", &["chips"]),
        word!("line-chips-off", "off", &["chips"]),
        word!("line-chips-lost", "lost", &["chips"]),
        word!("line-chips-penalty", "penalty", &["chips"]),
        word!("line-chips-error", "error", &["chips"]),
        word!("line-level", "level", &["later"]),
        word!("line-through", "through", &["late", "rebuys", "reentries", "addons"]),
        word!("line-close", "close", &["late", "rebuys", "reentries", "addons"]),
        word!("line-because", "because", &["withdraw"]),
        word!("line-full", "full", &["calloff"]),
        word!("line-evenly", "evenly", &["calloff"]),
        word!("line-fees", "fees", &["calloff"]),
        word!("line-longer", "longer", &["absent"]),
        word!("line-wall", "wall", &["pick"]),
        word!("line-away", "away", &["pick"]),
        word!("line-on", "on", &["shot"]),
        word!("line-give", "give", &["shot"]),
        word!("line-dodging", "dodging", &["p"]),
        paid("cash", Payment::Cash.said()),
        paid("card", Payment::Card.said()),
        paid("transfer", Payment::Transfer.said()),
        paid("voucher", Payment::Voucher.said()),
        paid("ticket", Payment::Ticket.said()),
        paid("comp", phrase!("line-comp", "comp")),
        paid("other", Payment::Other.said()),
        paid("unpaid", phrase!("line-unpaid", "unpaid")),
        SmallWord { english: "by", word: phrase!("line-by", "by"), after: &["n"], bought: true },
        SmallWord {
            english: "by",
            word: phrase!("line-by", "by"),
            after: &["rule"],
            bought: false,
        },
        word!("line-appeal", "appeal", &["rule"]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_verbs_are_those_that_a_line_is_read_by() {
        let code = include_str!("mod.rs");
        let (_, verbs) = code.split_once("either(match word.to_lowercase()").unwrap();
        let (verbs, _) = verbs.split_once("        _ => {").unwrap();
        let patterns = verbs.lines().filter(|line| line.starts_with("        \""));
        let read: BTreeSet<&str> = patterns
            .map(|line| line.split(" if ").next().unwrap().split("=>").next().unwrap())
            .flat_map(|pattern| pattern.split('"').skip(1).step_by(2))
            .filter(|verb| !verb.is_empty())
            .collect();
        assert_eq!(read, BTreeSet::from(VERBS));
        let named = small_words().into_iter().flat_map(|small| small.after);
        for verb in named.filter(|verb| !verb.is_empty()) {
            assert!(VERBS.contains(verb), "{verb}");
        }
    }
}
