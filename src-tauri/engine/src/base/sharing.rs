//! Collections that are cheap to copy: a copy shares every part that neither side has changed since.
//!
//! The log keeps earlier states so that undo folds a few lines instead of all of them, and is itself copied where it goes on
//! while somebody still reads it as it was. In a field of ten thousand a plain copy takes milliseconds, and sharing takes
//! microseconds; that is all these are for.

use crate::base::ids::{EntryId, PlayerId, TableNumber};
use std::sync::Arc;

/// Neighbours of one part, and parts of one group. A part and its group are copied when the first of their members changes
/// after a copy of the whole, so both are small.
const PART: usize = 16;
const GROUP: usize = 32;

/// The group of the member with this number, the part within the group, and the place within the part.
fn spot(number: usize) -> (usize, usize, usize) {
    let (part, place) = (number.checked_div(PART), number.checked_rem(PART));
    let part = part.unwrap_or(0);
    let (group, part) = (part.checked_div(GROUP), part.checked_rem(GROUP));
    (group.unwrap_or(0), part.unwrap_or(0), place.unwrap_or(0))
}

/// A key that is a number.
pub trait Numbered: Ord + Copy {
    /// The number.
    fn number(self) -> u32;
}

impl Numbered for EntryId {
    fn number(self) -> u32 {
        self.0
    }
}

impl Numbered for PlayerId {
    fn number(self) -> u32 {
        self.0
    }
}

impl Numbered for TableNumber {
    fn number(self) -> u32 {
        self.0
    }
}

/// A key with its value where there is one. The value is shared too: that one changes copies no neighbour.
type Place<K, V> = Option<(K, Arc<V>)>;
/// Neighbouring keys, each in the place of its number.
type Part<K, V> = Arc<[Place<K, V>; PART]>;
/// Neighbouring parts; none where no key is there.
type Group<K, V> = Arc<[Option<Part<K, V>>; GROUP]>;

/// A map in the order of its keys: parts of a few neighbours, in groups of a few parts, so that a copy touches only the
/// groups and a change only its own group and part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedMap<K: Numbered, V> {
    /// Those that have a key, by their numbers.
    groups: Vec<(usize, Group<K, V>)>,
    len: usize,
}

impl<K: Numbered, V> Default for SharedMap<K, V> {
    fn default() -> Self {
        Self { groups: Vec::new(), len: 0 }
    }
}

/// The group, the part and the place that a key belongs to.
fn spot_of(key: impl Numbered) -> (usize, usize, usize) {
    spot(usize::try_from(key.number()).unwrap_or(usize::MAX))
}

impl<K: Numbered, V: Clone> SharedMap<K, V> {
    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True without keys.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Where a group is, or would be. Numbers are given one after the other, so that nearly always it is in its own place.
    fn group(&self, number: usize) -> Result<usize, usize> {
        match self.groups.get(number) {
            Some((there, _)) if *there == number => Ok(number),
            _ => self.groups.binary_search_by_key(&number, |(there, _)| *there),
        }
    }

    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        let (group, part, place) = spot_of(*key);
        let (_, group) = self.groups.get(self.group(group).ok()?)?;
        let (_, value) = group.get(part)?.as_ref()?.get(place)?.as_ref()?;
        Some(value)
    }

    /// True when the key is there.
    pub fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }

    /// The value of a key, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        // What does not have the key stays shared.
        if !self.contains_key(key) {
            return None;
        }
        let (group, part, place) = spot_of(*key);
        let group = self.group(group).ok()?;
        let group = Arc::make_mut(&mut self.groups.get_mut(group)?.1);
        let part = Arc::make_mut(group.get_mut(part)?.as_mut()?);
        part.get_mut(place)?.as_mut().map(|(_, value)| Arc::make_mut(value))
    }

    /// Puts a value under a key; gives the one that was there.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let (number, part, place) = spot_of(key);
        let group = self.group(number).unwrap_or_else(|at| {
            self.groups.insert(at, (number, Arc::default()));
            at
        });
        let group = Arc::make_mut(&mut self.groups.get_mut(group)?.1);
        let part = Arc::make_mut(group.get_mut(part)?.get_or_insert_default());
        let before = part.get_mut(place)?.replace((key, Arc::new(value)));
        self.len = self.len.saturating_add(usize::from(before.is_none()));
        before.map(|(_, value)| Arc::unwrap_or_clone(value))
    }

    /// Takes a key away; gives its value.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        if !self.contains_key(key) {
            return None;
        }
        let (group, part, place) = spot_of(*key);
        let at = self.group(group).ok()?;
        let group = Arc::make_mut(&mut self.groups.get_mut(at)?.1);
        let places = group.get_mut(part)?;
        let neighbours = Arc::make_mut(places.as_mut()?);
        let (_, gone) = neighbours.get_mut(place)?.take()?;
        // Equal maps have equal parts, so an empty one is not kept.
        if neighbours.iter().all(Option::is_none) {
            *places = None;
        }
        if group.iter().all(Option::is_none) {
            self.groups.remove(at);
        }
        self.len = self.len.saturating_sub(1);
        Some(Arc::unwrap_or_clone(gone))
    }

    /// The keys with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + '_ {
        let parts = self.groups.iter().flat_map(|(_, group)| group.iter().flatten());
        parts.flat_map(|part| part.iter().flatten()).map(|(key, value)| (key, &**value))
    }

    /// The keys.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + '_ {
        self.iter().map(|(key, _)| key)
    }

    /// The values in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + '_ {
        self.iter().map(|(_, value)| value)
    }

    /// The values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> + '_ {
        let groups = self.groups.iter_mut();
        let parts = groups.flat_map(|(_, group)| Arc::make_mut(group).iter_mut().flatten());
        let places = parts.flat_map(|part| Arc::make_mut(part).iter_mut().flatten());
        places.map(|(_, value)| Arc::make_mut(value))
    }
}

/// Neighbouring items.
type Items<T> = Arc<Vec<T>>;

/// A list that grows at its end. What is further back hardly changes: its parts are shared, and no item by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedList<T> {
    groups: Vec<Arc<Vec<Items<T>>>>,
    len: usize,
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        Self { groups: Vec::new(), len: 0 }
    }
}

impl<T: Clone> SharedList<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True without any.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One of them, counted from 0.
    pub fn get(&self, index: usize) -> Option<&T> {
        let (group, part, item) = spot(index);
        self.groups.get(group)?.get(part)?.get(item)
    }

    /// One of them, to be changed.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        if index >= self.len {
            return None;
        }
        let (group, part, item) = spot(index);
        let group = Arc::make_mut(self.groups.get_mut(group)?);
        Arc::make_mut(group.get_mut(part)?).get_mut(item)
    }

    /// Changes those that are meant; what holds none of them stays shared.
    pub fn change_where(&mut self, is_meant: impl Fn(&T) -> bool, change: impl Fn(&mut T)) {
        let meant = self.indexed().filter(|(_, item)| is_meant(item)).map(|(index, _)| index);
        for index in meant.collect::<Vec<_>>() {
            if let Some(item) = self.get_mut(index) {
                change(item);
            }
        }
    }

    /// The last one.
    pub fn last(&self) -> Option<&T> {
        self.groups.last()?.last()?.last()
    }

    /// The last of which this is so among so many at the end, with its index from 0.
    pub fn last_where(&self, among: usize, is_so: impl Fn(&T) -> bool) -> Option<(usize, &T)> {
        let from = self.len().saturating_sub(among);
        let mut index = self.len();
        // Loop in loop: an iterator through both kinds of parts from behind takes three times as long.
        for group in self.groups.iter().rev() {
            for part in group.iter().rev() {
                for item in part.iter().rev() {
                    if index <= from {
                        return None;
                    }
                    index = index.saturating_sub(1);
                    if is_so(item) {
                        return Some((index, item));
                    }
                }
            }
        }
        None
    }

    /// The first one.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// All of them in a list of its own.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }

    /// Puts one at the end.
    pub fn push(&mut self, item: T) {
        let (group, part, _) = spot(self.len);
        if group >= self.groups.len() {
            self.groups.push(Arc::default());
        }
        let Some(group) = self.groups.last_mut().map(Arc::make_mut) else { return };
        if part >= group.len() {
            group.push(Arc::new(Vec::with_capacity(PART)));
        }
        let Some(part) = group.last_mut().map(Arc::make_mut) else { return };
        part.push(item);
        self.len = self.len.saturating_add(1);
    }

    /// All of them in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + '_ {
        self.groups.iter().flat_map(|group| group.iter()).flat_map(|part| part.iter())
    }

    /// All of them in order, each with its index from 0.
    pub fn indexed(&self) -> impl DoubleEndedIterator<Item = (usize, &T)> + '_ {
        (0..self.len).filter_map(|index| self.get(index).map(|item| (index, item)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_copy_shares_what_has_not_changed_and_nothing_else() {
        let mut map = SharedMap::default();
        for number in (0..1_000).rev() {
            map.insert(EntryId(number), number);
        }
        let copy = map.clone();
        *map.get_mut(&EntryId(40)).unwrap() = 7;
        assert_eq!((map.get(&EntryId(40)), copy.get(&EntryId(40))), (Some(&7), Some(&40)));
        let shared = |map: &SharedMap<_, _>, group: usize| {
            Arc::ptr_eq(&map.groups[group].1, &copy.groups[group].1)
        };
        assert!(!shared(&map, 0) && shared(&map, 1));
        let parts = map.groups[0].1.iter().flatten().zip(copy.groups[0].1.iter().flatten());
        assert_eq!(parts.filter(|(one, other)| !Arc::ptr_eq(one, other)).count(), 1);
        // Its neighbours in the part are those of the copy.
        let same = |key: u32| {
            let [own, other] = [&map, &copy].map(|map| map.get(&EntryId(key)).unwrap());
            std::ptr::eq(own, other)
        };
        assert!(same(39) && same(41) && !same(40));
        assert_eq!(map.get_mut(&EntryId(1_000)), None);
        assert!(shared(&map, 1));
    }

    #[test]
    fn it_behaves_as_a_plain_map() {
        let mut map = SharedMap::default();
        let mut plain = BTreeMap::new();
        for step in 0_u32..2_000 {
            // Near each other, and as far apart as keys can be.
            let key = step.wrapping_mul(2_654_435_761) % 900;
            let key = TableNumber(if key % 5 == 0 { u32::MAX - key * 1_000_003 } else { key });
            if step % 3 == 0 {
                assert_eq!(map.remove(&key), plain.remove(&key));
            } else {
                assert_eq!(map.insert(key, step), plain.insert(key, step));
            }
            assert_eq!((map.len(), map.is_empty()), (plain.len(), plain.is_empty()));
        }
        assert!(map.iter().eq(plain.iter()));
        assert!(map.iter().rev().eq(plain.iter().rev()));
        for number in (0..900).chain([u32::MAX - 1, u32::MAX]).flat_map(|key| [key, !key]) {
            let key = TableNumber(number);
            assert_eq!(map.get(&key), plain.get(&key));
            assert_eq!(map.get_mut(&key), plain.get_mut(&key));
        }
        // However it came to be, what has the same keys and values is the same.
        let mut other = SharedMap::default();
        for (key, value) in plain.iter().rev() {
            other.insert(*key, *value);
        }
        assert_eq!(map, other);
        let far = TableNumber(4_000_000_000);
        other.insert(far, 0);
        assert_ne!(map, other);
        other.remove(&far);
        assert_eq!(map, other);
        map.values_mut().for_each(|value| *value = 1);
        assert!(map.values().all(|value| *value == 1));
    }

    #[test]
    fn a_list_keeps_its_order() {
        let mut list = SharedList::default();
        assert_eq!(list.last(), None);
        (0..50).for_each(|number| list.push(number));
        assert!(list.iter().copied().eq(0..50));
        assert_eq!(list.indexed().next_back(), Some((49, &49)));
        assert_eq!((list.last(), list.get(50), list.len()), (Some(&49), None, 50));
        assert_eq!(list.last_where(50, |number| number % 7 == 0), Some((49, &49)));
        assert_eq!(list.last_where(50, |number| number % 20 == 3), Some((43, &43)));
        assert_eq!(list.last_where(7, |number| number % 20 == 3), Some((43, &43)));
        assert_eq!(list.last_where(6, |number| number % 20 == 3), None);
        assert_eq!(list.last_where(usize::MAX, |number| *number == 0), Some((0, &0)));
        // More than a group, and a copy that stays as it was.
        (50..2_000).for_each(|number| list.push(number));
        let copy = list.clone();
        *list.get_mut(700).unwrap() = 0;
        list.push(2_000);
        assert!(copy.iter().copied().eq(0..2_000) && copy.to_vec().len() == copy.len());
        assert!(copy.indexed().rev().all(|(index, number)| index == *number));
        assert_eq!(list.get_mut(2_001), None);
        assert_eq!((list.get(700), list.len()), (Some(&0), 2_001));
        assert!(Arc::ptr_eq(&list.groups[0], &copy.groups[0]));
    }
}
