//! How many tables a field needs, how many sit at each, on which chairs, and the cards to prepare (HPT, Seating).

use crate::base::prelude::*;
use crate::state::card_draw::Chairs;
use crate::state::low_card::named_suit;
use crate::state::room::Room;

/// Those of a room's tables that so many players need: as few of the first ones as hold them.
pub fn tables_for(
    room: &Room,
    players: usize,
    seats: u8,
    tables: impl Iterator<Item = TableNumber>,
) -> Vec<TableNumber> {
    let mut places = 0_usize;
    tables
        .take_while(|table| {
            let needed = places < players;
            places = places.saturating_add(usable(room, *table, seats));
            needed
        })
        .collect()
}

/// The seats of a table that can be given, when it is empty; one that was made larger or smaller stays so.
pub fn usable(room: &Room, table: TableNumber, seats: u8) -> usize {
    let seats = room.seats_of(table, seats);
    let blocked = room.blocked_at(table).filter(|seat| seat.0 <= seats).count();
    usize::from(seats.max(1)).saturating_sub(blocked)
}

/// `players` over tables with so many places, as level as the places allow, one player at a time to the shortest table.
/// Between equally short ones the table comes first that has more seats locked than players yet, then the lowest number;
/// so the larger tables are the first ones.
pub fn level(players: usize, places: &[usize], locked: &[usize]) -> Vec<usize> {
    let same = places.first().is_none_or(|first| places.iter().all(|other| other == first));
    if same && locked.iter().all(|locked| *locked == 0) {
        return spread(players, places.len());
    }
    let locked = |table: usize| locked.get(table).copied().unwrap_or(0);
    let key = |size: usize, table: usize| (size, locked(table) <= size, table);
    let mut sizes = vec![0_usize; places.len()];
    let mut shortest: BTreeSet<(usize, bool, usize)> = places
        .iter()
        .enumerate()
        .filter(|(_, places)| **places > 0)
        .map(|(table, _)| key(0, table))
        .collect();
    for _ in 0..players {
        let Some((size, _, table)) = shortest.pop_first() else { break };
        let grown = size.saturating_add(1);
        if let Some(slot) = sizes.get_mut(table) {
            *slot = grown;
        }
        if places.get(table).is_some_and(|places| grown < *places) {
            shortest.insert(key(grown, table));
        }
    }
    sizes
}

/// The chairs of a table of this size: those that are locked, and the lowest of the others.
pub fn chairs(
    room: &Room,
    table: TableNumber,
    size: usize,
    locked: &BTreeSet<SeatNumber>,
    seats: u8,
) -> Chairs {
    let blocked: BTreeSet<SeatNumber> = room.blocked_at(table).collect();
    let free =
        (1..=room.seats_of(table, seats)).map(SeatNumber).filter(|seat| !blocked.contains(seat));
    let others = free.filter(|seat| !locked.contains(seat));
    let mut given: Vec<SeatNumber> =
        locked.iter().copied().chain(others.take(size.saturating_sub(locked.len()))).collect();
    given.sort_unstable();
    Chairs { table, seats: given }
}

/// `players` over this many tables, sizes differing by at most one, the larger ones first.
pub fn spread(players: usize, tables: usize) -> Vec<usize> {
    let (Some(each), Some(more)) = (players.checked_div(tables), players.checked_rem(tables))
    else {
        return Vec::new();
    };
    (0..tables).map(|table| each.saturating_add(usize::from(table < more))).collect()
}

const SUITS: [&str; 4] = ["spades", "hearts", "clubs", "diamonds"];
const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// The tables as a director prepares them: one suit a table, the ace for seat 1; from the fifth table on a second
/// deck, told apart by the colour of its back.
pub fn planned_tables(chairs: &[Chairs]) -> Vec<PlannedTable> {
    chairs
        .iter()
        .enumerate()
        .map(|(index, chairs)| {
            let (suit, deck) = suit_and_deck(index);
            PlannedTable {
                table: chairs.table,
                players: to_u32(chairs.seats.len()),
                cards: cards_said(&ranks(&chairs.seats), suit, deck),
            }
        })
        .collect()
}

/// The suit of the table at this place of the plan, from 0, and its deck, from 1.
pub fn suit_and_deck(index: usize) -> (usize, usize) {
    let suit = index.checked_rem(SUITS.len()).unwrap_or(0);
    (suit, index.checked_div(SUITS.len()).unwrap_or(0).saturating_add(1))
}

/// A suit, numbered as the tables take them, to be named in a sentence.
pub(crate) fn suit_said(suit: usize) -> Phrase {
    named_suit(SUITS.get(suit).copied().unwrap_or("?"))
}

/// Cards of a suit, to be named in a sentence: "9 of spades", "A-9 of hearts, deck 2".
pub(crate) fn cards_said(ranks: &str, suit: usize, deck: usize) -> Phrase {
    let suit = suit_said(suit);
    if deck == 1 {
        phrase!("cards-of", "{ranks} of {suit}", ranks, suit)
    } else {
        phrase!("cards-of-deck", "{ranks} of {suit}, deck {deck}", ranks, suit, deck,)
    }
}

/// The rank of the card for a seat: A for seat 1, then 2, 3 and so on.
pub fn rank_name(seat: SeatNumber) -> &'static str {
    usize::from(seat.0).checked_sub(1).and_then(|rank| RANKS.get(rank)).copied().unwrap_or("?")
}

/// The ranks for these seats: "A-9", "A-4, 6-9", "A".
pub(crate) fn ranks(seats: &[SeatNumber]) -> String {
    let mut runs: Vec<(SeatNumber, SeatNumber)> = Vec::new();
    for &seat in seats {
        match runs.last_mut() {
            Some((_, to)) if to.0.checked_add(1) == Some(seat.0) => *to = seat,
            _ => runs.push((seat, seat)),
        }
    }
    let words: Vec<String> = runs
        .into_iter()
        .map(|(from, to)| match from == to {
            true => rank_name(from).to_string(),
            false => format!("{}-{}", rank_name(from), rank_name(to)),
        })
        .collect();
    words.join(", ")
}

/// A table of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlannedTable {
    /// The table's number.
    pub table: TableNumber,
    /// How many sit there.
    pub players: u32,
    /// The cards a host prepares to draw by hand, such as "A-9 of spades".
    pub cards: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ids::Seat;

    fn planned(room: &Room, players: usize, locked: &[usize]) -> Vec<PlannedTable> {
        let tables = tables_for(room, players, 10, (1..).map(TableNumber));
        let places: Vec<usize> = tables.iter().map(|table| usable(room, *table, 10)).collect();
        let sizes = level(players, &places, locked);
        let chairs: Vec<Chairs> = tables
            .iter()
            .zip(sizes)
            .map(|(table, size)| chairs(room, *table, size, &BTreeSet::new(), 10))
            .collect();
        planned_tables(&chairs)
    }

    fn cards(room: &Room, players: usize) -> Vec<String> {
        let tables = planned(room, players, &[]).into_iter();
        tables.map(|table| table.cards.english.into_owned()).collect()
    }

    /// HPT, Seating: 25 players at tables of at most ten sit 9 + 8 + 8; prepare A-9 of one suit, A-8 of two others.
    #[test]
    fn twenty_five_players_sit_9_8_8() {
        assert_eq!(cards(&Room::default(), 25), ["A-9 of spades", "A-8 of hearts", "A-8 of clubs"]);
    }

    #[test]
    fn no_players_no_tables() {
        assert!(planned(&Room::default(), 0, &[]).is_empty());
        assert_eq!(spread(5, 0), Vec::<usize>::new());
    }

    #[test]
    fn a_fifth_table_takes_a_second_deck() {
        assert_eq!(cards(&Room::default(), 45)[4], "A-9 of spades, deck 2");
    }

    #[test]
    fn a_blocked_seat_is_no_card_and_no_place() {
        let mut room = Room::default();
        room.block(Seat::new(1, 5), true);
        assert_eq!(cards(&room, 9), ["A-4, 6-10 of spades"]);
        let sizes: Vec<u32> = planned(&room, 20, &[]).iter().map(|table| table.players).collect();
        assert_eq!(sizes, [7, 7, 6], "nine and ten places do not hold twenty");
    }

    #[test]
    fn a_table_with_more_locked_seats_is_one_of_the_larger_ones() {
        assert_eq!(level(25, &[10, 10, 10], &[0, 0, 9]), [8, 8, 9]);
        assert_eq!(level(10, &[3, 10], &[0, 0]), [3, 7]);
        assert_eq!(level(50, &[3, 10], &[0, 0]), [3, 10]);
    }
}
