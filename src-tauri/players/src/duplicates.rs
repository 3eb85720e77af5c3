//! Who may be on the list twice: the same membership number, the same name written otherwise, or names a letter apart.

use super::{ListedPlayer, key};
use serde::Serialize;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet};

/// The most pairs that are given.
const MOST: usize = 200;
/// Names shorter than this many letters are compared as a whole: Ann and Anna are two people.
const LONG_ENOUGH: usize = 7;

/// Two lines of the list that may be one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Duplicate {
    /// The one who came first on the list.
    pub one: ListedPlayer,
    /// The other.
    pub other: ListedPlayer,
    /// Why, in a few words.
    #[ts(type = "string")]
    pub why: Phrase,
}

/// The pairs, the surest first.
pub(super) fn find(players: Vec<ListedPlayer>) -> Vec<Duplicate> {
    let mut seen: BTreeSet<(usize, usize)> = BTreeSet::new();
    let mut pairs: Vec<(usize, usize, Phrase)> = Vec::new();
    let mut pair = |one: usize, other: usize, why: Phrase| {
        let (one, other) = (one.min(other), one.max(other));
        if one != other && pairs.len() < MOST && seen.insert((one, other)) {
            pairs.push((one, other, why));
        }
    };
    let memberships = groups(&players, |player| vec![player.membership.to_lowercase()]);
    let keys: Vec<String> = players.iter().map(|player| key(&player.name)).collect();
    let same = groups(&keys, |key| vec![key.clone()]);
    let same_number = phrase!("same-membership", "the same membership number");
    let same_name = phrase!("same-name", "the same name");
    for (groups, why) in [(&memberships, same_number), (&same, same_name)] {
        for group in groups.values() {
            for other in group.iter().skip(1) {
                pair(group[0], *other, why.clone());
            }
        }
    }
    // Two names that differ in one letter have a name without one letter in common.
    let near = groups(&keys, |key| without_one(key));
    for group in near.values() {
        for (index, one) in group.iter().enumerate() {
            for other in group.iter().skip(index + 1).take(20) {
                if strsim::osa_distance(&keys[*one], &keys[*other]) <= 1 {
                    pair(*one, *other, phrase!("names-a-letter-apart", "names a letter apart"));
                }
            }
        }
    }
    pairs
        .into_iter()
        .map(|(one, other, why)| {
            let (one, other) = (players[one].clone(), players[other].clone());
            let (one, other) = if one.number <= other.number { (one, other) } else { (other, one) };
            Duplicate { one, other, why }
        })
        .collect()
}

/// The players under each of their words, empty words left out.
fn groups<T>(players: &[T], words: impl Fn(&T) -> Vec<String>) -> BTreeMap<String, Vec<usize>> {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, player) in players.iter().enumerate() {
        for word in words(player).into_iter().filter(|word| !word.is_empty()) {
            let group = groups.entry(word).or_default();
            if group.last() != Some(&index) {
                group.push(index);
            }
        }
    }
    groups.retain(|_, group| group.len() > 1);
    groups
}

/// The name, and the name without each of its letters; nothing for a short one.
fn without_one(key: &str) -> Vec<String> {
    let letters: Vec<char> = key.chars().collect();
    if letters.len() < LONG_ENOUGH {
        return Vec::new();
    }
    let without = (0..letters.len()).map(|gone| {
        letters.iter().enumerate().filter(|(at, _)| *at != gone).map(|(_, letter)| letter).collect()
    });
    std::iter::once(key.to_string()).chain(without).collect()
}
