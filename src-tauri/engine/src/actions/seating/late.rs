//! Seats for late registrations, re-entries and alternates: the same random process, the same pool (TCH 8a), tables kept level.

use crate::actions::prelude::*;
use crate::actions::seating::draw::SeatsDrawn;
use crate::actions::seating::set_out_stacks::SetOutStacksSold;
use crate::actions::tables::move_player::Moved;
use crate::base::random::Chance;
use crate::rules::tables::due::shut_while_breaking;
use crate::rules::tables::hold_breaks::next_breaks;
use crate::state::draw::DrawKind;
use crate::state::moves::OneMove;
use crate::state::not_kept::NotKept;
use crate::state::room::{Room, Table};

/// Seats drawn one after the other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LateSeats {
    /// Who got which seat.
    pub seats: Vec<(EntryId, Seat)>,
    /// Those of the seats at which a stack was set out: it is sold with the seat.
    pub sold: Vec<Seat>,
    /// Who got none, in order: the room is full.
    pub without: Vec<EntryId>,
    /// What was arranged and could not be kept.
    pub not_kept: Vec<NotKept>,
}

impl LateSeats {
    /// The draw as it is written down. During play the newcomers are told their seats, for this reason.
    pub fn drawn(
        self,
        tournament: &Tournament,
        kind: DrawKind,
        reason: MoveReason,
        context: &Context,
    ) -> Vec<Event> {
        let (at, seed) = (context.now, context.seed);
        let Self { seats, sold, not_kept, .. } = self;
        let told = told(tournament, &seats, reason, at);
        let sold = (!sold.is_empty()).then(|| SetOutStacksSold { seats: sold }.into());
        let drawn = SeatsDrawn { at, seed, kind, seats, not_kept };
        sold.into_iter().chain([drawn.into()]).chain(told).collect()
    }
}

/// A seat for each newcomer while there are seats: always at one of the shortest tables, table and seat by chance. No
/// seat at a table that is about to break, and none that is blocked or locked for somebody who waits. A player with a
/// locked seat has it where it is open; players kept apart get another table where one has a seat.
pub fn seats(tournament: &Tournament, newcomers: &[EntryId], now: Millis, seed: u64) -> LateSeats {
    let pool = Pool::of(tournament, newcomers, breaking_next(tournament, now));
    draw(pool.with_stacks_set_out(), newcomers, seed)
}

/// As [`seats`], for players who bring the stack that they play with: they buy none that is set out.
pub fn seats_with_stacks(
    tournament: &Tournament,
    players: &[EntryId],
    now: Millis,
    seed: u64,
) -> LateSeats {
    draw(Pool::of(tournament, players, breaking_next(tournament, now)), players, seed)
}

fn breaking_next(tournament: &Tournament, now: Millis) -> BTreeSet<TableNumber> {
    next_breaks(tournament, now, &[]).into_iter().collect()
}

/// The draw of [`seats`] for newcomers once they have entered, as it is written down: what a player who enters again has
/// given up is open to it, and what was arranged for that player is kept. None where there is no seat, or where others
/// wait already: nobody is seated before those. During play the newcomers are told their seats, for this reason.
pub fn drawn(
    tournament: &Tournament,
    entered: &[Event],
    newcomers: &[EntryId],
    reason: MoveReason,
    context: &Context,
) -> Vec<Event> {
    if !tournament.alternates.is_empty() {
        return Vec::new();
    }
    let mut after = tournament.clone();
    for event in entered {
        event.apply(&mut after);
    }
    let pool = Pool::of(&after, newcomers, breaking_next(tournament, context.now));
    let late = draw(pool.with_stacks_set_out(), newcomers, context.seed);
    if late.seats.is_empty() {
        return Vec::new();
    }
    late.drawn(tournament, DrawKind::LateRegistration {}, reason, context)
}

/// During play whoever was given a seat is on the move list until somebody has seen the player there. Before it everybody looks
/// for a seat on the list of all.
pub fn told(
    tournament: &Tournament,
    seats: &[(EntryId, Seat)],
    reason: MoveReason,
    at: Millis,
) -> Option<Event> {
    if tournament.phase() != Phase::Playing {
        return None;
    }
    let new = |&(entry, to): &(EntryId, Seat)| OneMove { entry, from: None, to, meets: None };
    let moves: Vec<OneMove> = seats.iter().map(new).collect();
    (!moves.is_empty()).then(|| Moved { at, reason, moves }.into())
}

/// As [`seats`], for the players of a table that breaks: none of them comes to a table that breaks next, unless the others
/// do not hold them all.
pub fn seats_without(
    tournament: &Tournament,
    newcomers: &[EntryId],
    breaking: TableNumber,
    now: Millis,
    seed: u64,
) -> LateSeats {
    let shut = shut_while_breaking(tournament, breaking, now);
    let drawn = draw(Pool::of(tournament, newcomers, shut), newcomers, seed);
    if drawn.without.is_empty() {
        return drawn;
    }
    draw(Pool::of(tournament, newcomers, BTreeSet::from([breaking])), newcomers, seed)
}

fn draw(mut pool: Pool<'_>, newcomers: &[EntryId], seed: u64) -> LateSeats {
    let mut chance = Chance::new(seed, "late entry");
    let mut drawn = LateSeats::default();
    for &entry in newcomers {
        match pool.seat_for(entry, &mut chance, &mut drawn.not_kept) {
            Some(seat) => drawn.seats.push((entry, seat)),
            None => drawn.without.push(entry),
        }
    }
    drawn.sold = pool.sold;
    drawn
}

/// The open seats while they are given away one by one.
struct Pool<'a> {
    tournament: &'a Tournament,
    closing: BTreeSet<TableNumber>,
    given: BTreeMap<TableNumber, Vec<SeatNumber>>,
    /// Who was given a seat in this draw, by player.
    placed: BTreeMap<PlayerId, TableNumber>,
    /// Open seats that wait for the player for whom they are locked.
    reserved: BTreeMap<Seat, PlayerId>,
    /// The stacks set out that these newcomers may buy, with the chips of each, and those that they bought.
    set_out: Vec<(Seat, ChipCount)>,
    sold: Vec<Seat>,
}

impl<'a> Pool<'a> {
    fn of(
        tournament: &'a Tournament,
        newcomers: &[EntryId],
        closing: BTreeSet<TableNumber>,
    ) -> Self {
        let player = |entry: &EntryId| tournament.whose(*entry);
        let coming: BTreeSet<PlayerId> = newcomers.iter().filter_map(player).collect();
        let reserved = tournament
            .arrangements
            .locked
            .iter()
            .filter(|(player, seat)| {
                let waits = |entry| tournament.seat_of(entry).is_none();
                tournament.room.at(**seat).is_none()
                    && (coming.contains(player)
                        || tournament.live_entry(**player).is_some_and(waits))
            })
            .map(|(player, seat)| (*seat, *player))
            .collect();
        let (given, placed) = (BTreeMap::new(), BTreeMap::new());
        let (set_out, sold) = (Vec::new(), Vec::new());
        Self { tournament, closing, given, placed, reserved, set_out, sold }
    }

    /// The same for newcomers who have bought their stack: one that was set out is theirs first (RRoP 5, LR 6).
    fn with_stacks_set_out(mut self) -> Self {
        let stacks = self.tournament.set_out.iter();
        let open = stacks.filter(|(seat, _)| !self.closing.contains(&seat.table));
        self.set_out = open.map(|(seat, stack)| (*seat, stack.chips)).collect();
        self
    }

    /// A stack set out with as many chips as the newcomer bought, at one of the shortest tables that have one.
    fn stack_for(
        &mut self,
        entry: EntryId,
        kept_from: &BTreeMap<TableNumber, PlayerId>,
        chance: &mut Chance,
    ) -> Option<Seat> {
        let entry = self.tournament.entries.get(&entry)?;
        let bought = entry.purchases.last()?.chips;
        let size = |seat: &Seat| {
            let given = self.given.get(&seat.table).map_or(0, Vec::len);
            let players = self.tournament.room.table(seat.table).map_or(0, Table::players);
            players.saturating_add(given)
        };
        let theirs = self.set_out.iter().filter(|(_, chips)| *chips == bought);
        let seats: Vec<Seat> = theirs
            .map(|(seat, _)| *seat)
            .filter(|seat| !kept_from.contains_key(&seat.table))
            .collect();
        let shortest = seats.iter().map(size).min()?;
        let shortest: Vec<Seat> = seats.into_iter().filter(|seat| size(seat) == shortest).collect();
        let seat = *pick(chance, &shortest)?;
        self.set_out.retain(|(other, _)| *other != seat);
        self.sold.push(seat);
        Some(seat)
    }

    fn seat_for(
        &mut self,
        entry: EntryId,
        chance: &mut Chance,
        not_kept: &mut Vec<NotKept>,
    ) -> Option<Seat> {
        let player = self.tournament.whose(entry);
        if let Some(locked) = player.and_then(|player| self.own_seat(player)) {
            if self.open_at(locked.table, player).contains(&locked.seat) {
                return Some(self.give(player, locked));
            }
            not_kept.push(NotKept::LockedNotOpen { entry, seat: locked });
        }
        let kept_from = player.map(|player| self.kept_from(player)).unwrap_or_default();
        if let Some(seat) = self.stack_for(entry, &kept_from, chance) {
            return Some(self.give(player, seat));
        }
        let mut tables = self.shortest_with_a_seat(player, &kept_from);
        if tables.is_empty() && !kept_from.is_empty() {
            tables = self.shortest_with_a_seat(player, &BTreeMap::new());
            let with = tables.first().and_then(|table| kept_from.get(table));
            if let Some(&other) = with {
                not_kept.push(NotKept::NoOtherTable { entry, other });
            }
        }
        let table = *pick(chance, &tables)?;
        let seat = *pick(chance, &self.open_at(table, player))?;
        Some(self.give(player, Seat { table, seat }))
    }

    fn own_seat(&self, player: PlayerId) -> Option<Seat> {
        self.tournament.arrangements.locked.get(&player).copied()
    }

    fn give(&mut self, player: Option<PlayerId>, seat: Seat) -> Seat {
        self.given.entry(seat.table).or_default().push(seat.seat);
        if let Some(player) = player {
            self.placed.insert(player, seat.table);
        }
        seat
    }

    /// The tables at which somebody sits whom the player is kept from, each with one of them.
    fn kept_from(&self, player: PlayerId) -> BTreeMap<TableNumber, PlayerId> {
        let table = |other: PlayerId| {
            let seated = || self.tournament.seat_of(self.tournament.live_entry(other)?);
            self.placed.get(&other).copied().or_else(|| seated().map(|seat| seat.table))
        };
        let others = self.tournament.arrangements.kept_from(player);
        others.filter_map(|other| Some((table(other)?, other))).collect()
    }

    /// The open seats of a table for a player: not given away in this draw, not waiting for somebody else.
    fn open_at(&self, table: TableNumber, player: Option<PlayerId>) -> Vec<SeatNumber> {
        if self.closing.contains(&table) {
            return Vec::new();
        }
        let mut seats =
            self.tournament.room.table(table).map(Table::open_seats).unwrap_or_default();
        let given = self.given.get(&table);
        seats.retain(|seat| {
            let reserved = self.reserved.get(&Seat { table, seat: *seat });
            given.is_none_or(|given| !given.contains(seat))
                && reserved.is_none_or(|owner| Some(*owner) == player)
        });
        seats
    }

    /// The shortest tables that have an open seat, by number, counting the seats that this draw has given already. The
    /// room knows its tables by size, so that only the shortest ones are looked at.
    fn shortest_with_a_seat(
        &self,
        player: Option<PlayerId>,
        closed: &BTreeMap<TableNumber, PlayerId>,
    ) -> Vec<TableNumber> {
        let room: &Room = &self.tournament.room;
        let has_a_seat = |number: &TableNumber| {
            !closed.contains_key(number) && !self.open_at(*number, player).is_empty()
        };
        let now = |number: &TableNumber, given: &Vec<SeatNumber>| {
            room.table(*number).map_or(0, Table::players).saturating_add(given.len())
        };
        let grown: Vec<(usize, TableNumber)> = self
            .given
            .iter()
            .map(|(number, given)| (now(number, given), *number))
            .filter(|(_, number)| has_a_seat(number))
            .collect();
        let smallest_grown = grown.iter().map(|(size, _)| *size).min();
        for (size, numbers) in room.by_size() {
            if smallest_grown.is_some_and(|smallest| smallest < size) {
                break;
            }
            // A thousand tables with so few players surely have a seat: none of them is looked at.
            let all_open = self.reserved.is_empty() && size < room.fewest_places();
            let open = |number: &TableNumber| {
                let shut = closed.contains_key(number) || self.closing.contains(number);
                if all_open { !shut } else { has_a_seat(number) }
            };
            let untouched =
                numbers.iter().filter(|number| !self.given.contains_key(number) && open(number));
            let of_this_size =
                grown.iter().filter(|(grown, _)| *grown == size).map(|(_, number)| number);
            let mut tables: Vec<TableNumber> = untouched.chain(of_this_size).copied().collect();
            if !tables.is_empty() {
                tables.sort_unstable();
                return tables;
            }
        }
        grown
            .iter()
            .filter(|(size, _)| Some(*size) == smallest_grown)
            .map(|(_, number)| *number)
            .collect()
    }
}

/// One of the items, each equally likely.
pub(crate) fn pick<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let index = chance.below(u64::try_from(items.len()).ok()?);
    items.get(usize::try_from(index).ok()?)
}
