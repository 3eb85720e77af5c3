//! How many tables a field needs, how many sit at each, and the cards to prepare (HPT, Seating).

use crate::ids::TableNumber;
use crate::views::seating::PlannedTable;

/// The sizes of the tables for this many players: as few tables as hold them, sizes differing by at most one, the larger
/// ones first. Empty without players.
#[must_use]
pub fn table_sizes(players: usize, seats_per_table: u8) -> Vec<usize> {
    let seats = usize::from(seats_per_table.max(1));
    spread(players, players.div_ceil(seats))
}

/// `players` over this many tables, sizes differing by at most one, the larger ones first.
#[must_use]
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
#[must_use]
pub fn planned_tables(sizes: &[usize]) -> Vec<PlannedTable> {
    sizes
        .iter()
        .enumerate()
        .map(|(index, &players)| {
            let suit =
                index.checked_rem(SUITS.len()).and_then(|suit| SUITS.get(suit)).unwrap_or(&"");
            let last = RANKS.get(players.saturating_sub(1)).unwrap_or(&"K");
            let range = if players <= 1 { "A".to_string() } else { format!("A-{last}") };
            let cards = match index.checked_div(SUITS.len()) {
                Some(0) | None => format!("{range} of {suit}"),
                Some(deck) => format!("{range} of {suit}, deck {}", deck.saturating_add(1)),
            };
            PlannedTable {
                table: TableNumber(u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1)),
                players: u32::try_from(players).unwrap_or(u32::MAX),
                cards,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// HPT, Seating: 25 players at tables of at most ten sit 9 + 8 + 8; prepare A-9 of one suit, A-8 of two others.
    #[test]
    fn twenty_five_players_sit_9_8_8() {
        assert_eq!(table_sizes(25, 10), vec![9, 8, 8]);
        let cards: Vec<_> =
            planned_tables(&[9, 8, 8]).into_iter().map(|table| table.cards).collect();
        assert_eq!(cards, ["A-9 of spades", "A-8 of hearts", "A-8 of clubs"]);
    }

    #[test]
    fn no_players_no_tables() {
        assert_eq!(table_sizes(0, 10), Vec::<usize>::new());
        assert_eq!(spread(5, 0), Vec::<usize>::new());
    }

    #[test]
    fn a_fifth_table_takes_a_second_deck() {
        assert_eq!(planned_tables(&[9; 5])[4].cards, "A-9 of spades, deck 2");
    }
}
