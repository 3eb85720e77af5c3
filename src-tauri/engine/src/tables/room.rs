//! The room: the open tables and who sits where.
//!
//! Tables are kept by size as well as by number, so that the fullest and the shortest table are found at once in
//! a room of a thousand.

use super::deal_hands::Followed;
use crate::house_rules::MOST_SEATS;
use crate::ids::{EntryId, Seat, SeatNumber, TableNumber};
use crate::sharing::SharedMap;
use std::collections::{BTreeMap, BTreeSet};

/// The tables of a tournament. Closed tables are forgotten: nobody can be seated at one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Room {
    tables: SharedMap<TableNumber, Table>,
    /// Seats that nobody is given, at tables that are open and at those that may be.
    blocked: BTreeSet<Seat>,
    by_size: BTreeMap<usize, BTreeSet<TableNumber>>,
    /// How many tables have how many places, so that a thousand tables with room for one more are known at once.
    by_places: BTreeMap<usize, usize>,
    seated: u32,
    /// What tables are called. A name outlives its table: after a redraw the feature table is still that.
    names: BTreeMap<TableNumber, String>,
    /// By how many seats a table was made larger or smaller than the house has them; it outlives the table, too.
    resized: BTreeMap<TableNumber, i8>,
    most_open: u32,
}

/// One open table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The seats in order, from seat 1.
    seats: Vec<Option<EntryId>>,
    /// The seats that nobody is given.
    blocked: BTreeSet<SeatNumber>,
    players: usize,
    /// Where the button was said to be, and when.
    pub button: Option<ButtonSaid>,
    /// Where the blinds were, and when it was said.
    pub blinds: Option<BlindsSaid>,
    /// The last hand dealt, where the table is followed from hand to hand.
    pub followed: Option<Followed>,
    /// The open seats that somebody left, in the order in which they were left.
    left: Vec<LeftSeat>,
    /// The director lets the table play on with so many players, though it should halt.
    pub plays_on_with: Option<usize>,
}

/// Small and big blind of a hand, and the hand count at which they were known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlindsSaid {
    /// The small blind's seat, or the last seat dealt in before the big blind.
    pub small: SeatNumber,
    /// The big blind's seat.
    pub big: SeatNumber,
    /// How many bust-out hands there had been.
    pub hands_counted: u32,
}

/// An open seat that somebody left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LeftSeat {
    seat: SeatNumber,
    /// On which bust-out hand, counted from 1, its player was eliminated; absent for one who moved away.
    hand: Option<u32>,
}

/// A button's seat and the hand count at which the director said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ButtonSaid {
    /// The seat with the button.
    pub seat: SeatNumber,
    /// How many bust-out hands there had been: after another one the button has moved on.
    pub hands_counted: u32,
}

impl Table {
    /// How many seats the table has.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.seats.len()
    }

    /// How many players can be seated there: all seats but those that are blocked and empty.
    #[must_use]
    pub fn places(&self) -> usize {
        let lost = self.blocked.iter().filter(|seat| self.at(**seat).is_none()).count();
        self.seats.len().saturating_sub(lost)
    }

    /// Whether a seat is blocked.
    #[must_use]
    pub fn is_blocked(&self, seat: SeatNumber) -> bool {
        self.blocked.contains(&seat)
    }

    /// How many players sit there.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn at(&self, seat: SeatNumber) -> Option<EntryId> {
        self.seats.get(usize::from(seat.0).checked_sub(1)?).copied().flatten()
    }

    /// Every seat in order, with who sits there.
    pub fn seats(&self) -> impl Iterator<Item = (SeatNumber, Option<EntryId>)> + '_ {
        (1_u8..).map(SeatNumber).zip(self.seats.iter().copied())
    }

    /// The occupied seats in order.
    #[must_use]
    pub fn occupied(&self) -> Vec<SeatNumber> {
        self.seats().filter(|(_, entry)| entry.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The open seats in order: empty and not blocked.
    #[must_use]
    pub fn open_seats(&self) -> Vec<SeatNumber> {
        self.seats()
            .filter(|(seat, entry)| entry.is_none() && !self.blocked.contains(seat))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats left empty whose players were eliminated on this bust-out hand, counted from 1, blocked ones included.
    pub fn out_on(&self, hand: u32) -> impl Iterator<Item = SeatNumber> + '_ {
        self.left.iter().filter(move |left| left.hand == Some(hand)).map(|left| left.seat)
    }

    /// On how many bust-out hands after this one players were eliminated here whose seats are still open.
    #[must_use]
    pub fn hands_out_after(&self, hand: u32) -> usize {
        let later: BTreeSet<u32> =
            self.left.iter().filter_map(|left| left.hand).filter(|out| *out > hand).collect();
        later.len()
    }

    /// Whether an open seat is that of a player who was eliminated here.
    #[must_use]
    pub fn was_eliminated(&self, seat: SeatNumber) -> bool {
        self.left.iter().any(|left| left.seat == seat && left.hand.is_some())
    }

    /// The open seats of the players eliminated on the latest hand that left one open, by number.
    #[must_use]
    pub fn last_eliminated(&self) -> Vec<SeatNumber> {
        let open = |left: &&LeftSeat| !self.is_blocked(left.seat);
        let Some(latest) = self.left.iter().filter(open).filter_map(|left| left.hand).max() else {
            return Vec::new();
        };
        let mut seats: Vec<SeatNumber> =
            self.out_on(latest).filter(|seat| !self.is_blocked(*seat)).collect();
        seats.sort_unstable();
        seats
    }

    /// The open seat that was left last.
    #[must_use]
    pub fn last_left(&self) -> Option<SeatNumber> {
        self.left.iter().rev().map(|left| left.seat).find(|seat| !self.is_blocked(*seat))
    }

    fn slot(&mut self, seat: SeatNumber) -> Option<&mut Option<EntryId>> {
        self.seats.get_mut(usize::from(seat.0).checked_sub(1)?)
    }
}

impl Room {
    /// True before the first draw: there are no tables.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Players seated in the whole room.
    #[must_use]
    pub fn seated(&self) -> u32 {
        self.seated
    }

    /// The most tables that were open at a time since play began.
    #[must_use]
    pub fn most_open(&self) -> u32 {
        self.most_open
    }

    /// How many tables are open.
    #[must_use]
    pub fn open_tables(&self) -> usize {
        self.tables.len()
    }

    /// An open table.
    #[must_use]
    pub fn table(&self, number: TableNumber) -> Option<&Table> {
        self.tables.get(&number)
    }

    /// The open tables by number.
    pub fn tables(&self) -> impl DoubleEndedIterator<Item = (TableNumber, &Table)> + '_ {
        self.tables.iter().map(|(number, table)| (*number, table))
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Option<EntryId> {
        self.table(seat.table)?.at(seat.seat)
    }

    /// The size of the fullest table and the tables of that size.
    #[must_use]
    pub fn fullest(&self) -> Option<(usize, &BTreeSet<TableNumber>)> {
        self.by_size.last_key_value().map(|(size, tables)| (*size, tables))
    }

    /// The size of the shortest table and the tables of that size.
    #[must_use]
    pub fn shortest(&self) -> Option<(usize, &BTreeSet<TableNumber>)> {
        self.by_size.first_key_value().map(|(size, tables)| (*size, tables))
    }

    /// The tables of each size, from the shortest up.
    pub fn by_size(&self) -> impl DoubleEndedIterator<Item = (usize, &BTreeSet<TableNumber>)> + '_ {
        self.by_size.iter().map(|(size, tables)| (*size, tables))
    }

    /// The fewest places that a table has: one with fewer players than that has an open seat. 0 without tables.
    #[must_use]
    pub fn fewest_places(&self) -> usize {
        self.by_places.first_key_value().map_or(0, |(places, _)| *places)
    }

    /// How many tables there are of each size, from the shortest up.
    pub fn sizes(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> + '_ {
        self.by_size.iter().map(|(size, tables)| (*size, tables.len()))
    }

    /// Every blocked seat, at tables that are not open too.
    pub fn blocked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.blocked.iter().copied()
    }

    /// The blocked seats of a table, open or not.
    pub fn blocked_at(&self, table: TableNumber) -> impl Iterator<Item = SeatNumber> + '_ {
        let seats = Seat { table, seat: SeatNumber(0) }..=Seat { table, seat: SeatNumber(u8::MAX) };
        self.blocked.range(seats).map(|seat| seat.seat)
    }

    /// What a table is called, if it has a name.
    #[must_use]
    pub fn name(&self, number: TableNumber) -> Option<&str> {
        self.names.get(&number).map(String::as_str)
    }

    /// Every name given to a table, by its number, closed ones included.
    pub fn names(&self) -> impl Iterator<Item = (TableNumber, &str)> + '_ {
        self.names.iter().map(|(number, name)| (*number, name.as_str()))
    }

    /// Gives a table a name; an empty one takes it away.
    pub(crate) fn set_name(&mut self, number: TableNumber, name: &str) {
        if name.is_empty() {
            self.names.remove(&number);
        } else {
            self.names.insert(number, name.to_string());
        }
    }

    /// How many seats a table is given by a draw that gives so many to the others.
    #[must_use]
    pub fn seats_of(&self, number: TableNumber, seats: u8) -> u8 {
        match self.resized.get(&number) {
            Some(by) => seats.saturating_add_signed(*by).clamp(2, MOST_SEATS),
            None => seats,
        }
    }

    /// Notes how many seats a table has, where the house gives them `usual` seats.
    pub(crate) fn note_size(&mut self, number: TableNumber, seats: u8, usual: u8) {
        match seats.checked_signed_diff(usual) {
            None | Some(0) => self.resized.remove(&number),
            Some(by) => self.resized.insert(number, by),
        };
    }

    /// Gives a table another number of seats. A seat that somebody sits on stays, and those below it.
    pub(crate) fn resize(&mut self, number: TableNumber, seats: u8) {
        let places = self.places_at(number);
        let Some(table) = self.tables.get_mut(&number) else { return };
        let taken = table.occupied().last().map_or(0, |seat| seat.0);
        let seats = seats.min(MOST_SEATS).max(taken);
        table.seats.resize(usize::from(seats), None);
        table.left.retain(|left| left.seat.0 <= seats);
        if table.button.is_some_and(|said| said.seat.0 > seats) {
            table.button = None;
        }
        if table.blinds.is_some_and(|said| said.small.0.max(said.big.0) > seats) {
            table.blinds = None;
        }
        let beyond = |followed: &Followed| {
            let hand = &followed.hand;
            let blinds = hand.small.iter().chain(&hand.big);
            blinds.chain([&hand.button, &hand.small_seat]).any(|seat| seat.0 > seats)
        };
        if table.followed.as_ref().is_some_and(beyond) {
            table.followed = None;
        }
        self.count_places(number, places);
    }

    /// Opens an empty table; one that is open stays as it is.
    pub(crate) fn open(&mut self, number: TableNumber, capacity: u8) {
        if self.tables.contains_key(&number) {
            return;
        }
        let table = Table {
            seats: vec![None; usize::from(capacity.min(MOST_SEATS))],
            blocked: self.blocked_at(number).collect(),
            players: 0,
            button: None,
            blinds: None,
            followed: None,
            left: Vec::new(),
            plays_on_with: None,
        };
        self.tables.insert(number, table);
        self.by_size.entry(0).or_default().insert(number);
        self.count_places(number, None);
        self.most_open = self.most_open.max(u32::try_from(self.tables.len()).unwrap_or(u32::MAX));
    }

    /// Closes a table; whoever still sat there has no seat any more.
    pub(crate) fn close(&mut self, number: TableNumber) {
        if let Some(table) = self.tables.remove(&number) {
            self.forget_size(number, table.players);
            self.count_places(number, Some(table.places()));
            self.seated = self.seated.saturating_sub(u32::try_from(table.players).unwrap_or(0));
        }
    }

    /// Puts an entry on an open seat; a taken or unknown seat is left alone.
    pub(crate) fn sit(&mut self, entry: EntryId, seat: Seat) {
        self.change(seat, |slot| slot.is_none().then(|| *slot = Some(entry)).is_some(), 1);
    }

    /// Empties a seat.
    pub(crate) fn stand_up(&mut self, seat: Seat) {
        self.change(seat, |slot| slot.take().is_some(), -1);
    }

    /// Blocks a seat, or gives it free.
    pub(crate) fn block(&mut self, seat: Seat, blocked: bool) {
        let places = self.places_at(seat.table);
        if blocked {
            self.blocked.insert(seat);
        } else {
            self.blocked.remove(&seat);
        }
        let at_the_table = self.blocked_at(seat.table).collect();
        if let Some(table) = self.tables.get_mut(&seat.table) {
            table.blocked = at_the_table;
        }
        self.count_places(seat.table, places);
    }

    /// Notes the hand dealt at a table that is followed.
    pub(crate) fn follow(&mut self, number: TableNumber, followed: Followed) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.followed = Some(followed);
        }
    }

    /// Notes a table's button.
    pub(crate) fn set_button(&mut self, number: TableNumber, said: ButtonSaid) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.button = Some(said);
            table.followed = None;
        }
    }

    /// Notes a table's blinds; none where they cannot be told.
    pub(crate) fn set_blinds(&mut self, number: TableNumber, said: Option<BlindsSaid>) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.blinds = said;
            table.followed = None;
        }
    }

    /// Notes that the player of a seat just left was eliminated on this bust-out hand, counted from 1.
    pub(crate) fn note_eliminated(&mut self, seat: Seat, hand: u32) {
        let table = self.tables.get_mut(&seat.table);
        let left =
            table.and_then(|table| table.left.iter_mut().find(|left| left.seat == seat.seat));
        if let Some(left) = left {
            left.hand = Some(hand);
        }
    }

    /// Lets a table play on with the players it has, though it should halt.
    pub(crate) fn play_on(&mut self, number: TableNumber) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.plays_on_with = Some(table.players);
        }
    }

    /// Forgets how many tables there were: a draw before play begins anew.
    pub(crate) fn begin_anew(&mut self) {
        self.most_open = 0;
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Option<EntryId>) -> bool, by: isize) {
        let places = self.places_at(seat.table);
        let Some(table) = self.tables.get_mut(&seat.table) else { return };
        let before = table.players;
        if !table.slot(seat.seat).is_some_and(change) {
            return;
        }
        let after = before.saturating_add_signed(by);
        table.players = after;
        table.left.retain(|left| left.seat != seat.seat);
        if by < 0 {
            table.left.push(LeftSeat { seat: seat.seat, hand: None });
        }
        self.seated =
            if by > 0 { self.seated.saturating_add(1) } else { self.seated.saturating_sub(1) };
        self.forget_size(seat.table, before);
        self.by_size.entry(after).or_default().insert(seat.table);
        self.count_places(seat.table, places);
    }

    fn places_at(&self, number: TableNumber) -> Option<usize> {
        self.table(number).map(Table::places)
    }

    /// Counts a table by the places that it has now, and no longer by those that it had.
    fn count_places(&mut self, number: TableNumber, before: Option<usize>) {
        let now = self.places_at(number);
        if before == now {
            return;
        }
        if let Some(places) = now {
            let tables = self.by_places.entry(places).or_default();
            *tables = tables.saturating_add(1);
        }
        if let Some(places) = before
            && let Some(tables) = self.by_places.get_mut(&places)
        {
            *tables = tables.saturating_sub(1);
            if *tables == 0 {
                self.by_places.remove(&places);
            }
        }
    }

    fn forget_size(&mut self, number: TableNumber, size: usize) {
        if let Some(tables) = self.by_size.get_mut(&size) {
            tables.remove(&number);
            if tables.is_empty() {
                self.by_size.remove(&size);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_on_a_taken_seat_or_at_a_closed_table() {
        let mut room = Room::default();
        room.open(TableNumber(1), 9);
        room.sit(EntryId(1), Seat::new(1, 3));
        room.sit(EntryId(2), Seat::new(1, 3));
        room.sit(EntryId(2), Seat::new(4, 1));
        assert_eq!(room.at(Seat::new(1, 3)), Some(EntryId(1)));
        assert_eq!(room.seated(), 1);
        room.close(TableNumber(1));
        assert_eq!(room.seated(), 0);
        assert!(room.is_empty());
        assert_eq!(room.fullest(), None);
    }

    #[test]
    fn sizes_follow_the_players() {
        let mut room = Room::default();
        room.open(TableNumber(1), 9);
        room.open(TableNumber(2), 9);
        room.sit(EntryId(1), Seat::new(1, 1));
        room.sit(EntryId(2), Seat::new(1, 2));
        room.sit(EntryId(3), Seat::new(2, 2));
        assert_eq!(room.sizes().collect::<Vec<_>>(), vec![(1, 1), (2, 1)]);
        room.stand_up(Seat::new(1, 1));
        assert_eq!(room.sizes().collect::<Vec<_>>(), vec![(1, 2)]);
    }
}
