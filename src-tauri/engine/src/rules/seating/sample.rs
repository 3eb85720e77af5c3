//! The draw itself, arrangements kept: every assignment that keeps them equally likely.
//!
//! Whoever is arranged for is placed first, one after the other in a fixed order. For each there is a number that is never
//! smaller than the count of chairs open to the player at that point, whatever was drawn before: the chairs open now
//! are numbered, and one of *that many* numbers is drawn. A number without a chair starts the whole draw over. So every
//! complete placing has the same probability, one over the product of those numbers, which do not depend on what is
//! drawn: the placing is uniform. The others are then shuffled over the chairs left, each order equally likely, and there
//! are equally many orders for every placing.

use crate::base::prelude::*;
use crate::base::random::Chance;
use crate::rules::seating::fit::Fit;

/// A player placed before the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub entry: EntryId,
    /// Sits on a dealer's chair.
    pub deals: bool,
    /// The tables at which somebody sits for certain whom the player is kept from.
    pub never: BTreeSet<usize>,
    /// Whom of those placed earlier the player is kept from, by their places in the order.
    pub before: Vec<usize>,
}

/// Who is placed, in which order, and where there is room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// Chairs at each table that are not locked.
    free: Vec<usize>,
    /// The tables that have a dealer's chair.
    dealt: BTreeSet<usize>,
    people: Vec<Person>,
    /// For each person the most chairs that can be open.
    most: Vec<u64>,
}

/// How many placings of one person a draw tries in all, and how many a search for a possible one does.
const PATIENCE: u32 = 3_000_000;
const SEARCHED: u32 = 100_000;

/// Where everybody placed so far sits.
#[derive(Debug, Clone)]
struct Placed {
    free: Vec<usize>,
    dealer_here: Vec<bool>,
    tables: Vec<usize>,
}

impl Places {
    /// Works out the bounds. `free` counts each table's chairs that are not locked.
    pub fn new(free: Vec<usize>, dealt: BTreeSet<usize>, people: Vec<Person>) -> Self {
        let mut sorted = free.clone();
        sorted.sort_unstable();
        let all: usize = free.iter().sum();
        let most = people
            .iter()
            .enumerate()
            .map(|(placed, person)| {
                let most = if person.deals {
                    // Those before are dealers as well, each at a table of the own.
                    dealt.len().saturating_sub(placed)
                } else {
                    // Of those before whom the player is kept from, some are kept from each other, too: they sit at as many
                    // tables, and the chairs still free there are not open.
                    let tables = clique(&people, &person.before);
                    let closed: usize = sorted.iter().take(tables).sum();
                    let anywhere =
                        all.saturating_sub(placed).saturating_sub(closed.saturating_sub(placed));
                    let not_never =
                        free.iter().enumerate().filter(|(table, _)| !person.never.contains(table));
                    anywhere.min(not_never.map(|(_, free)| *free).sum())
                };
                to_u64(most)
            })
            .collect();
        Self { free, dealt, people, most }
    }

    fn nobody(&self) -> Placed {
        Placed {
            free: self.free.clone(),
            dealer_here: vec![false; self.free.len()],
            tables: Vec::with_capacity(self.people.len()),
        }
    }

    /// How many chairs of a table are open to a person now.
    fn open(&self, person: &Person, placed: &Placed, table: usize) -> usize {
        let taken = |other: &usize| placed.tables.get(*other) == Some(&table);
        if person.never.contains(&table) || person.before.iter().any(taken) {
            return 0;
        }
        let free = placed.free.get(table).copied().unwrap_or(0);
        if person.deals {
            let dealer_here = placed.dealer_here.get(table).copied().unwrap_or(true);
            return usize::from(free > 0 && !dealer_here && self.dealt.contains(&table));
        }
        free
    }

    /// Whether anybody can be placed at all: a search that tries one of several tables that are alike. Where it does not end
    /// in time, the draw has to find out.
    pub fn is_possible(&self) -> bool {
        let mut steps = SEARCHED;
        self.search(&mut self.nobody(), &mut steps) || steps == 0
    }

    fn search(&self, placed: &mut Placed, steps: &mut u32) -> bool {
        let Some(person) = self.people.get(placed.tables.len()) else { return true };
        let never: BTreeSet<usize> =
            self.people.iter().flat_map(|person| person.never.iter().copied()).collect();
        let mut alike: BTreeSet<(usize, bool)> = BTreeSet::new();
        for table in 0..self.free.len() {
            if *steps == 0 {
                return false;
            }
            if self.open(person, placed, table) == 0 {
                continue;
            }
            let untouched = !placed.tables.contains(&table) && !never.contains(&table);
            let free = placed.free.get(table).copied().unwrap_or(0);
            if untouched && !alike.insert((free, self.dealt.contains(&table))) {
                continue;
            }
            *steps = steps.saturating_sub(1);
            place(placed, person, table);
            if self.search(placed, steps) {
                return true;
            }
            unplace(placed, person, table);
        }
        false
    }

    /// Everybody's table by the order of the people, or `None` when no placing was found in time.
    fn draw(&self, chance: &mut Chance) -> Option<Vec<usize>> {
        let mut patience = PATIENCE;
        'again: loop {
            let mut placed = self.nobody();
            for (person, most) in self.people.iter().zip(&self.most) {
                patience = patience.checked_sub(1)?;
                let mut number = usize::try_from(chance.below(*most)).ok()?;
                let table = (0..self.free.len()).find(|table| {
                    let open = self.open(person, &placed, *table);
                    let here = number < open;
                    number = number.saturating_sub(open);
                    here
                });
                let Some(table) = table else { continue 'again };
                place(&mut placed, person, table);
            }
            return Some(placed.tables);
        }
    }
}

fn place(placed: &mut Placed, person: &Person, table: usize) {
    placed.tables.push(table);
    if let Some(free) = placed.free.get_mut(table) {
        *free = free.saturating_sub(1);
    }
    if let Some(here) = placed.dealer_here.get_mut(table).filter(|_| person.deals) {
        *here = true;
    }
}

fn unplace(placed: &mut Placed, person: &Person, table: usize) {
    placed.tables.pop();
    if let Some(free) = placed.free.get_mut(table) {
        *free = free.saturating_add(1);
    }
    if let Some(here) = placed.dealer_here.get_mut(table).filter(|_| person.deals) {
        *here = false;
    }
}

/// The size of a group among these people in which everybody is kept from everybody, found greedily.
fn clique(people: &[Person], among: &[usize]) -> usize {
    let mut group: Vec<usize> = Vec::new();
    for &candidate in among {
        let before =
            people.get(candidate).map(|person| person.before.as_slice()).unwrap_or_default();
        if group.iter().all(|member| before.contains(member)) {
            group.push(candidate);
        }
    }
    group.len()
}

/// The chairs of each table that nobody has yet.
type Left = Vec<(TableNumber, Vec<SeatNumber>)>;

fn sit(left: &mut Left, drawn: &mut Vec<(EntryId, Seat)>, entry: EntryId, seat: Seat) {
    if let Some((_, seats)) = left.iter_mut().find(|(table, _)| *table == seat.table) {
        seats.retain(|other| *other != seat.seat);
    }
    drawn.push((entry, seat));
}

/// A chair for each of the largest stacks, one a table: those tables in any order, then any chair that is free there. A table at which
/// one of them sits already by what was arranged gets no other, so that the last ones may be drawn with everybody else.
fn top_stacks(
    fit: &Fit,
    left: &Left,
    drawn: &[(EntryId, Seat)],
    seed: u64,
) -> Vec<(EntryId, Seat)> {
    let sits = |entry: &EntryId| drawn.iter().any(|(other, _)| other == entry);
    let arranged = drawn.iter().filter(|(entry, _)| fit.top.contains(entry));
    let taken: BTreeSet<TableNumber> = arranged.map(|(_, seat)| seat.table).collect();
    let mut tables: Vec<&(TableNumber, Vec<SeatNumber>)> =
        left.iter().filter(|(table, seats)| !taken.contains(table) && !seats.is_empty()).collect();
    let mut chance = Chance::new(seed, "top stacks");
    chance.shuffle(&mut tables);
    let waiting = fit.top.iter().copied().filter(|entry| !sits(entry));
    let chair = |(entry, (table, seats)): (EntryId, &(TableNumber, Vec<SeatNumber>))| {
        let index = usize::try_from(chance.below(to_u64(seats.len()))).ok()?;
        Some((entry, Seat { table: *table, seat: *seats.get(index)? }))
    };
    waiting.zip(tables).filter_map(chair).collect()
}

/// Deals everybody to the chairs of the fit. `None` when the arrangements leave so few ways that none was found.
pub fn deal(fit: &Fit, players: &[EntryId], seed: u64) -> Option<Vec<(EntryId, Seat)>> {
    let mut left: Left =
        fit.chairs.iter().map(|chairs| (chairs.table, chairs.seats.clone())).collect();
    let mut drawn: Vec<(EntryId, Seat)> = Vec::with_capacity(players.len());
    for (entry, seat) in &fit.locked {
        sit(&mut left, &mut drawn, *entry, *seat);
    }
    if !fit.is_plain() {
        let places = fit.places()?;
        let mut chance = Chance::new(seed, "seats arranged");
        let tables = places.draw(&mut chance)?;
        // Dealers come first in the order, so that nobody else has a dealer's chair yet.
        for (person, table) in places.people.iter().zip(tables) {
            let (number, seats) = left.get(table)?;
            let seat = if person.deals {
                *fit.dealer_chairs.get(&table)?
            } else {
                let index = chance.below(u64::try_from(seats.len()).ok()?);
                *seats.get(usize::try_from(index).ok()?)?
            };
            let seat = Seat { table: *number, seat };
            sit(&mut left, &mut drawn, person.entry, seat);
        }
    }
    if !fit.top.is_empty() {
        for (entry, seat) in top_stacks(fit, &left, &drawn, seed) {
            sit(&mut left, &mut drawn, entry, seat);
        }
    }
    let placed: BTreeSet<EntryId> = drawn.iter().map(|(entry, _)| *entry).collect();
    let mut others: Vec<EntryId> =
        players.iter().copied().filter(|entry| !placed.contains(entry)).collect();
    Chance::new(seed, "seating").shuffle(&mut others);
    let chairs = left
        .into_iter()
        .flat_map(|(table, seats)| seats.into_iter().map(move |seat| Seat { table, seat }));
    drawn.extend(others.into_iter().zip(chairs));
    if !placed.is_empty() {
        drawn.sort_unstable_by_key(|(_, seat)| *seat);
    }
    Some(drawn)
}

/// The first button of each table at which a dealer sits in the middle (HPT, Seating): the dealer's own card, any of the
/// table's equally likely, says how far round from the dealer the ace sits, and the ace has the button.
pub fn buttons_of_dealers(
    fit: &Fit,
    drawn: &[(EntryId, Seat)],
    dealers: &BTreeSet<EntryId>,
    seed: u64,
) -> Vec<Seat> {
    let mut chance = Chance::new(seed, "dealers' cards");
    let theirs: BTreeSet<Seat> =
        drawn.iter().filter(|(entry, _)| dealers.contains(entry)).map(|(_, seat)| *seat).collect();
    fit.chairs
        .iter()
        .filter_map(|chairs| {
            let seats = chairs.seats.iter().map(|seat| Seat { table: chairs.table, seat: *seat });
            let middle = seats.clone().position(|seat| theirs.contains(&seat))?;
            let size = chairs.seats.len();
            let rank = usize::try_from(chance.below(u64::try_from(size).ok()?)).ok()?;
            let ace = middle.saturating_add(size).saturating_sub(rank).checked_rem(size)?;
            seats.clone().nth(ace)
        })
        .collect()
}
