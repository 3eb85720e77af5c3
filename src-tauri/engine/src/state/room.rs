//! The room: the open tables and who sits where.
//!
//! Tables are kept by size as well as by number, so that the fullest and the shortest table are found at once in
//! a room of a thousand.

use crate::base::prelude::*;
use crate::base::sharing::SharedMap;
use crate::rulebook::house_rules::MOST_SEATS;
use crate::state::last_hand::{A_LONG_HAND, HandSource, LastHand, TYPED_TOGETHER};
use std::sync::Arc;

/// The tables of a tournament. Closed tables are forgotten: nobody can be seated at one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Room {
    tables: SharedMap<TableNumber, Table>,
    /// Seats that nobody is given, at tables that are open and at those that may be. Shared with the draws of their time.
    blocked: Arc<BTreeSet<Seat>>,
    by_size: BTreeMap<usize, BTreeSet<TableNumber>>,
    /// How many tables have how many places, so that a thousand tables with room for one more are known at once.
    by_places: BTreeMap<usize, usize>,
    seated: u32,
    /// What tables are called. A name outlives its table: after a redraw the feature table is still that.
    names: BTreeMap<TableNumber, String>,
    /// By how many seats a table was made larger or smaller than the house has them; it outlives the table, too.
    resized: BTreeMap<TableNumber, i8>,
    most_open: u32,
    /// The tables that were broken or closed since the last draw for the whole room, the first one first.
    gone: Vec<TableNumber>,
}

/// One open table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// The seats in order, from seat 1.
    seats: Vec<Option<EntryId>>,
    /// The seats that nobody is given.
    blocked: BTreeSet<SeatNumber>,
    players: usize,
    /// What was told of its last hand.
    pub last_hand: Option<LastHand>,
    /// The open seats that somebody left, in the order in which they were left.
    left: Vec<LeftSeat>,
    /// The director lets the table play on with so many players, though it should halt.
    pub plays_on_with: Option<usize>,
    /// It was opened for sale only: nobody moves there from another table until enough of its seats are sold.
    for_sale: bool,
}

/// An open seat that somebody left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LeftSeat {
    seat: SeatNumber,
    /// On which line of bust-outs, counted from 1, and when its player was eliminated; absent for one who moved away.
    out: Option<(u32, Millis)>,
    /// When the hand was dealt on which that player went out, where it was dealt at the desk.
    hand: Option<Millis>,
}

/// So many players begin to play at a table that was opened for sale.
pub const SOLD_ENOUGH: usize = 4;

impl Table {
    /// Whether its seats are only sold so far: fewer than [`SOLD_ENOUGH`] players sit at a table that was opened for sale.
    pub fn is_for_sale(&self) -> bool {
        self.for_sale && self.players < SOLD_ENOUGH
    }

    /// How many seats the table has.
    pub fn capacity(&self) -> usize {
        self.seats.len()
    }

    /// Whether the table has this seat.
    pub fn has(&self, seat: SeatNumber) -> bool {
        (1..=self.capacity()).contains(&usize::from(seat.0))
    }

    /// How many players can be seated there: all seats but those that are blocked and empty.
    pub fn places(&self) -> usize {
        let lost = self.blocked.iter().filter(|seat| self.at(**seat).is_none()).count();
        self.seats.len().saturating_sub(lost)
    }

    /// Whether a seat is blocked.
    pub fn is_blocked(&self, seat: SeatNumber) -> bool {
        self.blocked.contains(&seat)
    }

    /// How many players sit there.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Who sits on a seat.
    pub fn at(&self, seat: SeatNumber) -> Option<EntryId> {
        self.seats.get(usize::from(seat.0).checked_sub(1)?).copied().flatten()
    }

    /// Every seat in order, with who sits there.
    pub fn seats(&self) -> impl Iterator<Item = (SeatNumber, Option<EntryId>)> + '_ {
        (1_u8..).map(SeatNumber).zip(self.seats.iter().copied())
    }

    /// The occupied seats in order.
    pub fn occupied(&self) -> Vec<SeatNumber> {
        self.seats().filter(|(_, entry)| entry.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The open seats in order: empty and not blocked.
    pub fn open_seats(&self) -> Vec<SeatNumber> {
        self.seats()
            .filter(|(seat, entry)| entry.is_none() && !self.blocked.contains(seat))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Who sits there, by seat.
    pub fn players_seated(&self) -> Vec<EntryId> {
        self.seats.iter().copied().flatten().collect()
    }

    /// The empty seats whose players were eliminated with the last one of this table, if that was not longer ago than a hand
    /// takes. Blocked ones are included.
    pub fn out_lately(&self, now: Millis) -> Vec<SeatNumber> {
        let Some((_, latest)) = self.outs().map(|(_, out)| out).max() else { return Vec::new() };
        if now.saturating_sub(latest) >= A_LONG_HAND {
            return Vec::new();
        }
        self.out_with(latest).collect()
    }

    /// Which empty seats may have been dealt in on the hand just played, the likeliest first: those of the last line of bust-outs,
    /// those of the last two, and so on; and none, where the last of them was longer ago than one types.
    pub fn may_have_been_dealt_in(&self, now: Millis) -> Vec<Vec<SeatNumber>> {
        let ago = |at: Millis| now.saturating_sub(at);
        let lately: BTreeSet<(u32, Millis)> =
            self.outs().map(|(_, out)| out).filter(|(_, at)| ago(*at) < A_LONG_HAND).collect();
        let since = |first: u32| {
            self.outs().filter(|(_, (line, _))| *line >= first).map(|(seat, _)| seat).collect()
        };
        let just_now = lately.last().is_some_and(|(_, at)| ago(*at) <= TYPED_TOGETHER);
        let none = (!just_now).then(Vec::new);
        lately.iter().rev().map(|(line, _)| since(*line)).chain(none).collect()
    }

    /// The seats left empty by elimination, each with its line of bust-outs and when that was said.
    fn outs(&self) -> impl Iterator<Item = (SeatNumber, (u32, Millis))> + '_ {
        self.left.iter().filter_map(|left| Some((left.seat, left.out?)))
    }

    /// The seats of those who were eliminated together with whoever went out at `latest`: on the hand that was dealt at the desk,
    /// where it was, and otherwise as far as they are typed together.
    fn out_with(&self, latest: Millis) -> impl Iterator<Item = SeatNumber> + '_ {
        let with_latest =
            self.left.iter().filter(|left| left.out.is_some_and(|out| out.1 == latest));
        let hand = with_latest.filter_map(|left| left.hand).max();
        self.left
            .iter()
            .filter(move |left| hand.is_none() || left.hand.is_none() || left.hand == hand)
            .filter_map(|left| Some((left.seat, left.out?)))
            .filter(move |(_, (_, at))| latest.saturating_sub(*at) <= TYPED_TOGETHER)
            .map(|(seat, _)| seat)
    }

    /// Whether an open seat is that of a player who was eliminated here.
    pub fn was_eliminated(&self, seat: SeatNumber) -> bool {
        self.outs().any(|(left, _)| left == seat)
    }

    /// The open seats of the players eliminated on the latest hand that left one open, by number. Bust-outs of one hand may be
    /// typed in several lines and in any order.
    pub fn last_eliminated(&self) -> Vec<SeatNumber> {
        let open = |seat: &SeatNumber| !self.is_blocked(*seat);
        let latest = self.outs().filter(|(seat, _)| open(seat)).map(|(_, (_, at))| at).max();
        let Some(latest) = latest else { return Vec::new() };
        let mut seats: Vec<SeatNumber> = self.out_with(latest).filter(open).collect();
        seats.sort_unstable();
        seats
    }

    /// The open seat that was left last.
    pub fn last_left(&self) -> Option<SeatNumber> {
        self.left.iter().rev().map(|left| left.seat).find(|seat| !self.is_blocked(*seat))
    }

    fn slot(&mut self, seat: SeatNumber) -> Option<&mut Option<EntryId>> {
        self.seats.get_mut(usize::from(seat.0).checked_sub(1)?)
    }
}

impl Room {
    /// True before the first draw: there are no tables.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Players seated in the whole room.
    pub fn seated(&self) -> u32 {
        self.seated
    }

    /// The most tables that were open at a time since play began.
    pub fn most_open(&self) -> u32 {
        self.most_open
    }

    /// How many tables are open.
    pub fn open_tables(&self) -> usize {
        self.tables.len()
    }

    /// An open table.
    pub fn table(&self, number: TableNumber) -> Option<&Table> {
        self.tables.get(&number)
    }

    /// The open tables by number.
    pub fn tables(&self) -> impl DoubleEndedIterator<Item = (TableNumber, &Table)> + '_ {
        self.tables.iter().map(|(number, table)| (*number, table))
    }

    /// Who sits where, table by table.
    pub fn sitting(&self) -> impl Iterator<Item = (Seat, EntryId)> + '_ {
        self.tables().flat_map(|(table, at)| {
            at.seats().filter_map(move |(seat, who)| Some((Seat { table, seat }, who?)))
        })
    }

    /// Who sits at a table, by seat; nobody where it is not open.
    pub fn players_at(&self, number: TableNumber) -> Vec<EntryId> {
        self.table(number).map_or_else(Vec::new, Table::players_seated)
    }

    /// Who sits on a seat.
    pub fn at(&self, seat: Seat) -> Option<EntryId> {
        self.table(seat.table)?.at(seat.seat)
    }

    /// Whether a seat is there, empty and not blocked.
    pub fn is_open(&self, seat: Seat) -> bool {
        self.table(seat.table).is_some_and(|table| table.open_seats().contains(&seat.seat))
    }

    /// The size of the fullest table and the tables of that size.
    pub fn fullest(&self) -> Option<(usize, &BTreeSet<TableNumber>)> {
        self.by_size.last_key_value().map(|(size, tables)| (*size, tables))
    }

    /// The size of the shortest table and the tables of that size.
    pub fn shortest(&self) -> Option<(usize, &BTreeSet<TableNumber>)> {
        self.by_size.first_key_value().map(|(size, tables)| (*size, tables))
    }

    /// The tables of each size, from the shortest up.
    pub fn by_size(&self) -> impl DoubleEndedIterator<Item = (usize, &BTreeSet<TableNumber>)> + '_ {
        self.by_size.iter().map(|(size, tables)| (*size, tables))
    }

    /// The fewest places that a table has: one with fewer players than that has an open seat. 0 without tables.
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

    /// Every blocked seat, as a draw keeps them.
    pub(crate) fn all_blocked(&self) -> Arc<BTreeSet<Seat>> {
        Arc::clone(&self.blocked)
    }

    /// The blocked seats of a table, open or not.
    pub fn blocked_at(&self, table: TableNumber) -> impl Iterator<Item = SeatNumber> + '_ {
        let seats = Seat { table, seat: SeatNumber(0) }..=Seat { table, seat: SeatNumber(u8::MAX) };
        self.blocked.range(seats).map(|seat| seat.seat)
    }

    /// What a table is called, if it has a name.
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
    pub fn seats_of(&self, number: TableNumber, seats: u8) -> u8 {
        let resized = |by: &i8| seats.saturating_add_signed(*by).clamp(2, MOST_SEATS);
        self.resized.get(&number).map_or(seats, resized)
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
        let beyond = |hand: &LastHand| {
            let posted = hand.posted();
            let blinds = posted.iter().flat_map(|hand| {
                hand.small.iter().chain(&hand.big).chain([&hand.button, &hand.small_seat])
            });
            blinds.chain(&hand.button).any(|seat| seat.0 > seats)
        };
        if table.last_hand.as_ref().is_some_and(beyond) {
            table.last_hand = None;
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
            ..Table::default()
        };
        self.tables.insert(number, table);
        self.gone.retain(|gone| *gone != number);
        self.by_size.entry(0).or_default().insert(number);
        self.count_places(number, None);
        self.most_open = self.most_open.max(to_u32(self.tables.len()));
    }

    /// Closes a table; whoever still sat there has no seat any more.
    pub(crate) fn close(&mut self, number: TableNumber) {
        if let Some(table) = self.tables.remove(&number) {
            self.forget_size(number, table.players);
            self.count_places(number, Some(table.places()));
            self.seated = self.seated.saturating_sub(u32::try_from(table.players).unwrap_or(0));
            self.gone.push(number);
        }
    }

    /// The tables that were broken or closed since the last draw for the whole room, the first one first.
    pub fn gone(&self) -> &[TableNumber] {
        &self.gone
    }

    /// Forgets the tables that are gone: the whole room is drawn anew.
    pub(crate) fn forget_gone(&mut self) {
        self.gone.clear();
    }

    /// Puts an entry on an open seat; a taken or unknown seat is left alone.
    pub(crate) fn sit(&mut self, entry: EntryId, seat: Seat) {
        self.change(seat, |slot| slot.is_none().then(|| *slot = Some(entry)).is_some(), 1);
    }

    /// Names whoever sits on a seat: it is somebody else than was said.
    pub(crate) fn name_at(&mut self, seat: Seat, entry: EntryId) {
        let Some(table) = self.tables.get_mut(&seat.table) else { return };
        let Some(sitting) = table.slot(seat.seat).and_then(Option::as_mut) else { return };
        let was = std::mem::replace(sitting, entry);
        let players = table.last_hand.iter_mut().flat_map(|hand| &mut hand.players);
        players.filter(|player| **player == was).for_each(|player| *player = entry);
    }

    /// Empties a seat.
    pub(crate) fn stand_up(&mut self, seat: Seat) {
        self.change(seat, |slot| slot.take().is_some(), -1);
    }

    /// Blocks a seat, or gives it free.
    pub(crate) fn block(&mut self, seat: Seat, blocked: bool) {
        let places = self.places_at(seat.table);
        if blocked {
            Arc::make_mut(&mut self.blocked).insert(seat);
        } else {
            Arc::make_mut(&mut self.blocked).remove(&seat);
        }
        let at_the_table = self.blocked_at(seat.table).collect();
        if let Some(table) = self.tables.get_mut(&seat.table) {
            table.blocked = at_the_table;
        }
        self.count_places(seat.table, places);
    }

    /// Notes what was told of a table's last hand.
    pub(crate) fn know_hand(&mut self, number: TableNumber, hand: LastHand) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.last_hand = Some(hand);
        }
    }

    /// Notes that the player of a seat just left was eliminated in this line of bust-outs, counted from 1.
    pub(crate) fn note_eliminated(&mut self, seat: Seat, line: u32, at: Millis) {
        let Some(table) = self.tables.get_mut(&seat.table) else { return };
        let dealt = table.last_hand.as_ref().filter(|hand| hand.source == HandSource::Dealt);
        let dealt = dealt.and_then(|hand| hand.at);
        if let Some(left) = table.left.iter_mut().find(|left| left.seat == seat.seat) {
            (left.out, left.hand) = (Some((line, at)), dealt);
        }
        if let Some(hand) = &mut table.last_hand {
            let first = hand.out.map_or(at, |(first, _)| first);
            hand.out = Some((first, at));
        }
    }

    /// Lets a table play on with the players it has, though it should halt.
    pub(crate) fn play_on(&mut self, number: TableNumber) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.plays_on_with = Some(table.players);
            table.for_sale = false;
        }
    }

    /// Notes that a table was opened for sale only.
    pub(crate) fn only_sell(&mut self, number: TableNumber) {
        if let Some(table) = self.tables.get_mut(&number) {
            table.for_sale = true;
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
        table.for_sale &= after < SOLD_ENOUGH;
        table.left.retain(|left| left.seat != seat.seat);
        if by < 0 {
            table.left.push(LeftSeat { seat: seat.seat, out: None, hand: None });
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
