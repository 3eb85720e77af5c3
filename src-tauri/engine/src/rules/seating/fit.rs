//! Which arrangements a draw can keep. What it cannot is named before the draw, with the reason; it is never passed over.

use crate::rules::seating::plan::{chairs, level, usable};
use crate::rules::seating::sample::{Person, Places};
use crate::state::card_draw::Chairs;
use crate::state::not_kept::NotKept;
use crate::state::prelude::*;

/// A draw's tables and chairs, and the arrangements that it keeps.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fit {
    /// The tables with the chairs that are dealt out.
    pub chairs: Vec<Chairs>,
    /// How many seats each of the tables has.
    pub seats: u8,
    /// Who sits on a seat of the own.
    pub locked: Vec<(EntryId, Seat)>,
    /// Who deals, and is not on a seat of the own.
    pub dealers: Vec<EntryId>,
    /// The dealer's chair of each table that can have a dealer.
    pub dealer_chairs: BTreeMap<usize, SeatNumber>,
    /// Who does not sit with whom.
    pub apart: Vec<(EntryId, EntryId)>,
    /// Who sits at a table each as far as the tables go, the largest stack first.
    pub top: Vec<EntryId>,
    /// What cannot be kept.
    pub not_kept: Vec<NotKept>,
}

/// The draw of these players to these tables of so many seats, keeping as much of what was arranged as can be kept: first the locked
/// seats, then the dealers, then the pairs, each in the order of their numbers or as they were said.
pub fn fit(tournament: &Tournament, players: &[EntryId], tables: &[TableNumber], seats: u8) -> Fit {
    let room = &tournament.room;
    let places: Vec<usize> = tables.iter().map(|table| usable(room, *table, seats)).collect();
    let arranged = &tournament.arrangements;
    let playing: BTreeMap<PlayerId, EntryId> = match arranged.is_empty() {
        true => BTreeMap::new(),
        false => players
            .iter()
            .filter_map(|entry| Some((tournament.entries.get(entry)?.player, *entry)))
            .collect(),
    };
    let mut not_kept = Vec::new();
    let field = Field { tables, players: players.len(), places: &places, seats };
    let locked = locked(tournament, &playing, field, &mut not_kept);
    let at = |table: TableNumber| -> BTreeSet<SeatNumber> {
        locked
            .iter()
            .map(|(_, seat)| *seat)
            .filter(|seat| seat.table == table)
            .map(|seat| seat.seat)
            .collect()
    };
    let counts: Vec<usize> = tables.iter().map(|table| at(*table).len()).collect();
    let sizes = level(players.len(), &places, &counts);
    let chairs: Vec<Chairs> = tables
        .iter()
        .zip(sizes)
        .map(|(table, size)| chairs(room, *table, size, &at(*table), seats))
        .collect();
    let mut fit = Fit { seats, locked, not_kept, ..Fit::plain(chairs) };
    seat_dealers(tournament, &playing, &mut fit);
    keep_apart(tournament, &playing, &mut fit);
    fit
}

/// The largest stacks that these players came with, one for each of so many tables, where the set-up puts those at a table each. Of
/// equal ones the earlier entry comes first.
pub fn top_stacks(tournament: &Tournament, players: &[EntryId], tables: usize) -> Vec<EntryId> {
    if !tournament.setup.top_stacks_apart {
        return Vec::new();
    }
    let chips = |entry: &EntryId| {
        let bought = tournament.entries.get(entry).and_then(|entry| entry.purchases.first());
        bought.map_or(0, |purchase| purchase.chips)
    };
    let mut players = players.to_vec();
    players.sort_by_key(|entry| (std::cmp::Reverse(chips(entry)), *entry));
    players.truncate(tables);
    players
}

/// How many can be seated at these tables with so many seats each, blocked seats left out.
pub fn places_of(tournament: &Tournament, tables: &[TableNumber], seats: u8) -> usize {
    tables.iter().map(|table| usable(&tournament.room, *table, seats)).sum()
}

/// The size of a draw.
#[derive(Clone, Copy)]
struct Field<'a> {
    tables: &'a [TableNumber],
    players: usize,
    places: &'a [usize],
    seats: u8,
}

/// The locked seats that this draw has, and those that it has not.
fn locked(
    tournament: &Tournament,
    playing: &BTreeMap<PlayerId, EntryId>,
    Field { tables, players, places, seats }: Field,
    not_kept: &mut Vec<NotKept>,
) -> Vec<(EntryId, Seat)> {
    let mut locked: Vec<(EntryId, Seat)> = Vec::new();
    for (&player, &seat) in tournament.arrangements.locked.iter() {
        let Some(&entry) = playing.get(&player) else { continue };
        let why = if !tables.contains(&seat.table) {
            Some(NotKept::LockedElsewhere { player, seat, players: to_u32(players) })
        } else if seat.seat.0 > tournament.room.seats_of(seat.table, seats) {
            let seats = tournament.room.seats_of(seat.table, seats);
            Some(NotKept::LockedBeyond { player, seat, seats })
        } else if tournament.room.blocked_at(seat.table).any(|blocked| blocked == seat.seat) {
            Some(NotKept::LockedBlocked { player, seat })
        } else if locked.iter().any(|(_, taken)| *taken == seat) {
            Some(NotKept::LockedTwice { player, seat })
        } else {
            None
        };
        match why {
            Some(why) => not_kept.push(why),
            None => locked.push((entry, seat)),
        }
    }
    // More of them at one table than sit there: the last ones go.
    loop {
        let counts: Vec<usize> = tables
            .iter()
            .map(|table| locked.iter().filter(|(_, seat)| seat.table == *table).count())
            .collect();
        let sizes = level(players, places, &counts);
        let full = tables.iter().zip(&counts).zip(&sizes).find(|((_, count), size)| count > size);
        let Some(((table, _), size)) = full else { return locked };
        let Some(last) = locked.iter().rposition(|(_, seat)| seat.table == *table) else {
            return locked;
        };
        let (entry, seat) = locked.remove(last);
        not_kept.push(NotKept::LockedTooMany { entry, seat, players: to_u32(*size) });
    }
}

/// One dealer a table, on the chair in its middle or the nearest that is not locked for somebody else.
fn seat_dealers(tournament: &Tournament, playing: &BTreeMap<PlayerId, EntryId>, fit: &mut Fit) {
    let dealers: Vec<EntryId> = tournament
        .arrangements
        .dealers
        .keys()
        .filter_map(|player| playing.get(player).copied())
        .collect();
    if dealers.is_empty() {
        return;
    }
    let lock_of = |entry: EntryId| fit.locked.iter().find(|(locked, _)| *locked == entry);
    let mut has_one: BTreeSet<TableNumber> = BTreeSet::new();
    let mut unlocked = Vec::new();
    for entry in dealers {
        match lock_of(entry) {
            Some((_, seat)) if !has_one.insert(seat.table) => {
                fit.not_kept.push(NotKept::TwoDealers { entry, table: seat.table });
            }
            Some(_) => {}
            None => unlocked.push(entry),
        }
    }
    for (index, chairs) in fit.chairs.iter().enumerate() {
        if has_one.contains(&chairs.table) {
            continue;
        }
        let middle = chairs.seats.len().saturating_sub(1).checked_div(2).unwrap_or(0);
        let free = chairs.seats.iter().enumerate().filter(|(_, seat)| {
            let seat = Seat { table: chairs.table, seat: **seat };
            !fit.locked.iter().any(|(_, locked)| *locked == seat)
        });
        if let Some((_, seat)) = free.min_by_key(|(at, _)| at.abs_diff(middle)) {
            fit.dealer_chairs.insert(index, *seat);
        }
    }
    let tables = fit.dealer_chairs.len();
    for entry in unlocked.split_off(unlocked.len().min(tables)) {
        fit.not_kept.push(NotKept::DealerTooMany { entry, tables: to_u32(fit.chairs.len()) });
    }
    fit.dealers = unlocked;
}

/// The pairs that can be kept apart, all of them together.
fn keep_apart(tournament: &Tournament, playing: &BTreeMap<PlayerId, EntryId>, fit: &mut Fit) {
    let pairs: Vec<(EntryId, EntryId)> = tournament
        .arrangements
        .apart
        .iter()
        .filter_map(|(one, other)| Some((*playing.get(one)?, *playing.get(other)?)))
        .collect();
    fit.apart.clone_from(&pairs);
    if pairs.is_empty() || fit.is_possible() {
        return;
    }
    fit.apart.clear();
    for (one, other) in pairs {
        fit.apart.push((one, other));
        if !fit.is_possible() {
            fit.apart.pop();
            let why = fit.why_not_apart(one, other);
            fit.not_kept.push(why);
        }
    }
}

impl Fit {
    /// A draw to these chairs for which nothing was arranged.
    pub fn plain(chairs: Vec<Chairs>) -> Self {
        let seats = chairs.iter().flat_map(|chairs| &chairs.seats).map(|seat| seat.0).max();
        Self { chairs, seats: seats.unwrap_or(0), ..Self::default() }
    }

    /// Whether somebody was arranged for: without that, a draw is a plain shuffle.
    pub fn is_plain(&self) -> bool {
        self.locked.is_empty() && self.dealers.is_empty() && self.apart.is_empty()
    }

    fn is_possible(&self) -> bool {
        self.places().is_some_and(|places| places.is_possible())
    }

    /// Whom the draw places before the others, and what it may do with them. `None` when somebody has no table at all.
    pub fn places(&self) -> Option<Places> {
        let table =
            |number: TableNumber| self.chairs.iter().position(|chairs| chairs.table == number);
        let lock: BTreeMap<EntryId, usize> = self
            .locked
            .iter()
            .filter_map(|(entry, seat)| Some((*entry, table(seat.table)?)))
            .collect();
        let mut kept_from: BTreeMap<EntryId, BTreeSet<EntryId>> = BTreeMap::new();
        for (one, other) in &self.apart {
            if let (Some(here), Some(there)) = (lock.get(one), lock.get(other))
                && here == there
            {
                return None;
            }
            kept_from.entry(*one).or_default().insert(*other);
            kept_from.entry(*other).or_default().insert(*one);
        }
        let mut free: Vec<usize> = self.chairs.iter().map(|chairs| chairs.seats.len()).collect();
        for table in lock.values() {
            if let Some(free) = free.get_mut(*table) {
                *free = free.saturating_sub(1);
            }
        }
        // Dealers are placed first; then always whoever is kept from most of those placed, so that a clash shows early.
        let mut waiting: BTreeSet<EntryId> =
            kept_from.keys().copied().filter(|entry| !lock.contains_key(entry)).collect();
        waiting.extend(&self.dealers);
        let mut order: Vec<EntryId> = Vec::with_capacity(waiting.len());
        while !waiting.is_empty() {
            let placed = |entry: &EntryId| {
                kept_from.get(entry).map_or(0, |others| {
                    order.iter().filter(|placed| others.contains(placed)).count()
                })
            };
            let next = waiting.iter().copied().max_by_key(|entry| {
                (self.dealers.contains(entry), placed(entry), std::cmp::Reverse(*entry))
            })?;
            waiting.remove(&next);
            order.push(next);
        }
        let people = order
            .iter()
            .enumerate()
            .map(|(index, entry)| {
                let others = kept_from.get(entry);
                let is_kept_from =
                    |other: &EntryId| others.is_some_and(|others| others.contains(other));
                let before: Vec<usize> = order
                    .iter()
                    .take(index)
                    .enumerate()
                    .filter(|(_, other)| is_kept_from(other))
                    .map(|(placed, _)| placed)
                    .collect();
                Person {
                    entry: *entry,
                    deals: self.dealers.contains(entry),
                    never: lock
                        .iter()
                        .filter(|(other, _)| is_kept_from(other))
                        .map(|(_, table)| *table)
                        .collect(),
                    before,
                }
            })
            .collect();
        Some(Places::new(free, self.dealer_chairs.keys().copied().collect(), people))
    }

    /// Why two players cannot be kept apart, beside those pairs that are.
    pub fn why_not_apart(&self, one: EntryId, other: EntryId) -> NotKept {
        let tables = self.chairs.len();
        if tables <= 1 {
            return NotKept::OneTable { one, other };
        }
        let table = |entry: EntryId| self.locked.iter().find(|(locked, _)| *locked == entry);
        if let (Some((_, here)), Some((_, there))) = (table(one), table(other))
            && here.table == there.table
        {
            return NotKept::LockedTogether { one, other, table: here.table };
        }
        let mut all = vec![one, other];
        let are_apart = |a: EntryId, b: EntryId| {
            self.apart.iter().any(|pair| *pair == (a, b) || *pair == (b, a))
        };
        let others: BTreeSet<EntryId> =
            self.apart.iter().flat_map(|(one, other)| [*one, *other]).collect();
        for entry in others {
            if !all.contains(&entry) && all.iter().all(|placed| are_apart(*placed, entry)) {
                all.push(entry);
            }
        }
        if all.len() > tables {
            return NotKept::ApartTooMany { entries: all, tables: to_u32(tables) };
        }
        NotKept::NoWayApart { one, other, tables: to_u32(tables) }
    }
}
