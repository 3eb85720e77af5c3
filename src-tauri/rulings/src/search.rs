//! How a situation is found by what people type: a few words, slang, a whole sentence, with spelling mistakes.
//!
//! A word of the titles and sayings counts the more, the fewer situations have it: "string" tells nearly everything, "bet" little.
//! A word typed is met by the same word, by one that begins with it, and by one that is spelled nearly so. Japanese has no
//! spaces: there every two signs in a row are a word.

use crate::page::{cited_rules, first};
use crate::situation::{Called, SITUATIONS, Situation, Topic};
use serde::Serialize;
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::rulebook::citations::RuleBook;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use strsim::osa_distance;

/// A situation that answers to what was typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FoundRuling {
    /// The situation.
    pub id: String,
    /// How it is called.
    pub title: String,
    /// Its chapter.
    pub topic: Topic,
    /// What the tournament's own book decides, or the book that stands in for it.
    pub decision: String,
    /// The rules that say so: "TCH 42a, 56a".
    pub rules: String,
}

/// The situations that answer to what is typed, the best first; all of them by topic where nothing is typed.
pub fn find(typed: &str, book: RuleBook, language: &str) -> Vec<FoundRuling> {
    let whole = fold(typed);
    let typed = words_of(typed);
    let found: Vec<&Situation> = if typed.is_empty() {
        SITUATIONS.iter().collect()
    } else {
        let index = index_of(language);
        let wanted: Vec<Wanted> = typed.iter().map(|word| index.wanted(word)).collect();
        // Half of what the words typed could tell must be met: the rest is how people talk.
        let most: u64 = wanted.iter().map(|word| word.tells).sum();
        let mut ranked: Vec<(bool, u64, &Situation)> = SITUATIONS
            .iter()
            .zip(&index.situations)
            .map(|(situation, of)| {
                let share = if COMMONEST.contains(&situation.id) { COMMON } else { 100 };
                let met = meets(&of.words, &wanted).saturating_mul(share).div_euclid(100);
                (of.said.contains(&whole), met, situation)
            })
            .filter(|(_, met, _)| *met > 0 && met.saturating_mul(2) >= most)
            .collect();
        ranked.sort_by_key(|(said, met, _)| Reverse((*said, *met)));
        ranked.into_iter().map(|(_, _, situation)| situation).collect()
    };
    found.into_iter().map(|situation| line(situation, book, language)).collect()
}

fn line(situation: &Situation, book: RuleBook, language: &str) -> FoundRuling {
    let answer = first(situation, book);
    FoundRuling {
        id: situation.id.to_string(),
        title: situation.called(language).title.clone(),
        topic: situation.topic,
        decision: answer.map(|answer| answer.said(language).decision.clone()).unwrap_or_default(),
        rules: answer.map(|answer| cited_rules(situation, answer, book)).unwrap_or_default(),
    }
}

/// What is argued about most: it comes first where others answer nearly as well.
const COMMONEST: [&str; 20] = [
    "string-bet",
    "oversized-chip-call",
    "acting-out-of-turn",
    "raise-below-minimum",
    "undercall",
    "short-all-in-reopens-no-limit",
    "misdeal-causes",
    "card-exposed-by-the-dealer",
    "boxed-card",
    "joker-or-foreign-card",
    "burn-card-missed-or-doubled",
    "dead-button",
    "calling-the-clock",
    "who-shows-first",
    "winning-hand-mucked",
    "odd-chip",
    "side-pots",
    "phones-and-devices",
    "rabbit-hunting",
    "rebuy-announced",
];
/// How much more they count, in hundredths.
const COMMON: u64 = 160;

/// The words of all situations in one language and in English, which is spoken at every table.
struct Index {
    /// Each situation, in the order of the situations.
    situations: Vec<Indexed>,
    /// How many situations have a word.
    spread: BTreeMap<String, u64>,
}

/// What is indexed of a situation.
#[derive(Default)]
struct Indexed {
    /// Its words.
    words: BTreeMap<String, Place>,
    /// Its title and its sayings as a whole: who types just that means it.
    said: BTreeSet<String>,
}

/// Where a word stands; the title tells more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Said,
    Title,
}

/// How well a word typed meets a word, in hundredths.
const SAME: u64 = 100;
const BEGINS: u64 = 80;
const NEARLY: u64 = 60;
/// A word of the title counts so much more, in hundredths.
const IN_TITLE: u64 = 125;

fn index_of(language: &str) -> Arc<Index> {
    static MADE: LazyLock<Mutex<BTreeMap<String, Arc<Index>>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(made.entry(language.to_string()).or_insert_with(|| Arc::new(Index::of(language))))
}

impl Index {
    fn of(language: &str) -> Self {
        let situations: Vec<Indexed> = SITUATIONS
            .iter()
            .map(|situation| {
                let mut of = Indexed::default();
                let called = [situation.called("en"), situation.called(language)];
                for said in called.iter().flat_map(|called| &called.said) {
                    of.words.extend(words_of(said).into_iter().map(|word| (word, Place::Said)));
                    of.said.insert(fold(said));
                }
                for Called { title, .. } in called {
                    of.words.extend(words_of(title).into_iter().map(|word| (word, Place::Title)));
                    of.said.insert(fold(title));
                }
                of
            })
            .collect();
        let mut spread: BTreeMap<String, u64> = BTreeMap::new();
        for word in situations.iter().flat_map(|of| of.words.keys()) {
            let count = spread.entry(word.clone()).or_default();
            *count = count.saturating_add(1);
        }
        Self { situations, spread }
    }

    /// A word typed. It tells the more, the fewer situations have it, spelled so or nearly so; one that none has is talk.
    fn wanted(&self, typed: &str) -> Wanted<'_> {
        let met: BTreeMap<&str, u64> = self
            .spread
            .keys()
            .map(|word| (word.as_str(), met(typed, word)))
            .filter(|(_, share)| *share > 0)
            .collect();
        let same = self.spread.get(typed);
        let near = || met.keys().filter_map(|word| self.spread.get(*word)).max();
        let count = same.or_else(near).copied().unwrap_or_default();
        Wanted { met, tells: 1_000_u64.checked_div(count).unwrap_or(0) }
    }
}

/// A word typed: what it tells, and the words that it meets, in hundredths.
struct Wanted<'a> {
    met: BTreeMap<&'a str, u64>,
    tells: u64,
}

/// How well a situation of these words answers.
fn meets(words: &BTreeMap<String, Place>, typed: &[Wanted<'_>]) -> u64 {
    let of_one = |typed: &Wanted<'_>| {
        let best = typed.met.iter().filter_map(|(word, share)| {
            let share_of_place = match words.get(*word)? {
                Place::Title => IN_TITLE,
                Place::Said => 100,
            };
            Some(share.saturating_mul(share_of_place))
        });
        typed.tells.saturating_mul(best.max().unwrap_or(0)).div_euclid(10_000)
    };
    typed.iter().map(of_one).fold(0, u64::saturating_add)
}

/// How well a word typed meets a word of a situation; 0 where it does not.
fn met(typed: &str, word: &str) -> u64 {
    let letters = typed.chars().count();
    if typed == word {
        SAME
    } else if letters >= 3 && word.starts_with(typed) {
        BEGINS
    } else if letters >= 4 && near(typed, word, letters) {
        NEARLY
    } else {
        0
    }
}

/// One letter more, less, other or swapped; two in long words. The first letter is nearly always right.
fn near(typed: &str, word: &str, letters: usize) -> bool {
    let most = if letters >= 8 { 2 } else { 1 };
    typed.is_ascii()
        && typed.as_bytes().first() == word.as_bytes().first()
        && typed.len().abs_diff(word.len()) <= most
        && osa_distance(typed, word) <= most
}

/// Folded words; of a run of Japanese every two signs.
fn words_of(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for word in fold(text).split(' ').filter(|word| !word.is_empty()) {
        let signs: Vec<char> = word.chars().collect();
        if signs.iter().any(|sign| u32::from(*sign) >= 0x3000) && signs.len() > 2 {
            words.extend(signs.windows(2).map(|two| two.iter().collect::<String>()));
        } else {
            words.insert(word.to_string());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first that is found.
    fn best(typed: &str, language: &str) -> String {
        find(typed, RuleBook::Tch, language)
            .into_iter()
            .next()
            .map(|one| one.id)
            .unwrap_or_default()
    }

    #[test]
    fn a_situation_is_found_by_what_people_say() {
        for (typed, id) in SAID {
            assert_eq!(best(typed, "en"), *id, "{typed}");
        }
    }
    const SAID: &[(&str, &str)] = &[
        ("string", "string-bet"),
        ("undercall", "undercall"),
        ("four card flop", "four-card-flop"),
        ("oversized chip", "oversized-chip-call"),
        ("out of turn", "acting-out-of-turn"),
        ("min raise", "raise-below-minimum"),
        ("misdeal", "misdeal-causes"),
        ("exposed card", "card-exposed-by-the-dealer"),
        ("boxed", "boxed-card"),
        ("odd chip", "odd-chip"),
        ("side pot", "side-pots"),
        ("who shows first", "who-shows-first"),
        ("mucked winner", "winning-hand-mucked"),
        ("call the clock", "calling-the-clock"),
        ("phone", "phones-and-devices"),
        ("rabbit", "rabbit-hunting"),
        ("straddle", "straddle"),
        ("dead button", "dead-button"),
        ("big blind ante", "big-blind-ante"),
        ("short all-in reopen", "short-all-in-reopens-no-limit"),
    ];

    /// F2, three letters, Enter: the page lies open after five keys.
    #[test]
    fn the_commonest_are_three_letters_away() {
        let lost: Vec<String> = LETTERS
            .iter()
            .map(|(typed, id)| (typed, id, best(typed, "en")))
            .filter(|(_, id, found)| *id != found)
            .map(|(typed, id, found)| format!("{typed}: {found}, not {id}"))
            .collect();
        assert!(lost.is_empty(), "{lost:#?}");
    }
    const LETTERS: &[(&str, &str)] = &[
        ("str", "string-bet"),
        ("und", "undercall"),
        ("ove", "oversized-chip-call"),
        ("tur", "acting-out-of-turn"),
        ("min", "raise-below-minimum"),
        ("reo", "short-all-in-reopens-no-limit"),
        ("mis", "misdeal-causes"),
        ("exp", "card-exposed-by-the-dealer"),
        ("box", "boxed-card"),
        ("jok", "joker-or-foreign-card"),
        ("bur", "burn-card-missed-or-doubled"),
        ("odd", "odd-chip"),
        ("sid", "side-pots"),
        ("who", "who-shows-first"),
        ("muc", "winning-hand-mucked"),
        ("clo", "calling-the-clock"),
        ("pho", "phones-and-devices"),
        ("rab", "rabbit-hunting"),
        ("lan", "foreign-language"),
        ("reb", "rebuy-announced"),
    ];

    #[test]
    fn everything_said_leads_to_its_page() {
        let mut lost = Vec::new();
        for language in ["en", "de", "fr", "es", "ja"] {
            for situation in &*SITUATIONS {
                let called = situation.called(language);
                for said in called.said.iter().chain([&called.title]) {
                    let found = find(said, RuleBook::Tch, language);
                    if !found.iter().take(8).any(|one| one.id == situation.id) {
                        lost.push(format!("{language}: {said}, of {}", situation.id));
                    }
                }
            }
        }
        assert!(lost.is_empty(), "{} {lost:#?}", lost.len());
    }

    /// One letter left out of, doubled in or swapped within a long word of a title.
    #[test]
    fn a_spelling_mistake_leads_to_its_page() {
        let mut lost = Vec::new();
        for situation in &*SITUATIONS {
            let title = &situation.called("en").title;
            let words = title.split(|sign: char| !sign.is_alphanumeric());
            let Some(long) = words.max_by_key(|word| word.len()) else { continue };
            if long.len() < 6 || !long.is_ascii() {
                continue;
            }
            for at in 1..long.len() - 1 {
                let mut missing = long.to_string();
                missing.remove(at);
                let mut doubled = long.to_string();
                doubled.insert(at, char::from(long.as_bytes()[at]));
                let mut swapped = long.as_bytes().to_vec();
                swapped.swap(at, at + 1);
                let swapped = String::from_utf8(swapped).unwrap();
                for wrong in [missing, doubled, swapped] {
                    let typed = title.replace(long, &wrong);
                    let found = find(&typed, RuleBook::Tch, "en");
                    if !found.iter().take(5).any(|one| one.id == situation.id) {
                        lost.push(format!("{typed}, of {}", situation.id));
                    }
                }
            }
        }
        assert!(lost.is_empty(), "{} {lost:#?}", lost.len());
    }

    #[test]
    fn the_commonest_are_situations() {
        assert!(COMMONEST.iter().all(|id| crate::is_situation(id)));
    }

    #[test]
    fn nothing_typed_is_everything_and_nonsense_is_nothing() {
        assert_eq!(find("", RuleBook::Hpt, "de").len(), SITUATIONS.len());
        assert!(find("qqqq zzzz", RuleBook::Hpt, "de").is_empty());
    }
}
