//! The piles from which the players of a breaking table draw, where the house draws with cards: a table first, then a seat
//! at that table (TCH 10b).

use crate::rules::tables::due::shut_while_breaking;
use crate::state::prelude::*;

/// A table that receives players, and what lies on the piles for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BreakPile {
    /// The table.
    pub table: TableNumber,
    /// Its cards on the pile of tables: so many players come to it.
    pub cards: u32,
    /// Its open seats, a card each on its own pile; at least as many as players come.
    pub seats: Vec<SeatNumber>,
}

/// What lies on the piles for a table that breaks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BreakPiles {
    /// The tables that receive players, by number.
    pub piles: Vec<BreakPile>,
    /// How many more seats must open before the table can break: the cards may be laid out before its time.
    pub short: u32,
}

/// What lies on the piles if this table broke now. As many table cards as players, so that the other tables stay level
/// whoever draws what; among equally short tables the lower number receives first.
///
/// # Errors
/// Refused for a table that is not open, and for the last one.
pub fn break_piles(
    tournament: &Tournament,
    table: TableNumber,
    now: Millis,
) -> Result<BreakPiles, Refusal> {
    let room = &tournament.room;
    let breaking = tournament.open_table(table)?;
    tournament.not_the_last_table()?;
    let shut = shut_while_breaking(tournament, table, now);
    let mut others: Vec<Receiving> = room
        .tables()
        .filter(|(number, _)| !shut.contains(number))
        .map(|(number, table)| Receiving {
            players: table.players(),
            pile: BreakPile { table: number, cards: 0, seats: table.open_seats() },
        })
        .collect();
    let mut short: u32 = 0;
    for _ in 0..breaking.players() {
        let with_a_seat = others.iter_mut().filter(|other| other.has_a_seat());
        // The first of the shortest: they are in the order of their numbers.
        if let Some(receives) = with_a_seat.min_by_key(|other| other.players) {
            receives.players = receives.players.saturating_add(1);
            receives.pile.cards = receives.pile.cards.saturating_add(1);
        } else {
            short = short.saturating_add(1);
        }
    }
    let piles = others.into_iter().map(|other| other.pile).filter(|pile| pile.cards > 0).collect();
    Ok(BreakPiles { piles, short })
}

/// A table while players are counted off to it.
struct Receiving {
    players: usize,
    pile: BreakPile,
}

impl Receiving {
    fn has_a_seat(&self) -> bool {
        usize::try_from(self.pile.cards).is_ok_and(|cards| cards < self.pile.seats.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    fn piles(bench: &Bench, table: u32) -> Vec<(u32, u32, Vec<u8>)> {
        break_piles(bench.log.tournament(), TableNumber(table), bench.now())
            .unwrap()
            .piles
            .into_iter()
            .map(|pile| {
                let seats = pile.seats.iter().map(|seat| seat.0).collect();
                (pile.table.0, pile.cards, seats)
            })
            .collect()
    }

    #[test]
    fn there_is_a_table_card_for_each_player_and_the_tables_stay_level() {
        // Four tables of 9, 9, 9 and 8; seven leave.
        let mut bench = Bench::playing(35);
        for (table, seat) in [(1, 2), (1, 5), (2, 1), (4, 3), (4, 4), (4, 5)] {
            let out = bench.at(table, seat);
            bench.bust(out);
        }
        let tournament = bench.log.tournament();
        let players = |table: u32| tournament.room.table(TableNumber(table)).unwrap().players();
        let leaving = players(4);
        let found = piles(&bench, 4);
        let cards: usize = found.iter().map(|pile| pile.1 as usize).sum();
        assert_eq!(cards, leaving);
        let after: Vec<usize> = (1..=3)
            .map(|table| {
                let pile = found.iter().find(|pile| pile.0 == table);
                players(table) + pile.map_or(0, |pile| pile.1 as usize)
            })
            .collect();
        let spread = after.iter().max().unwrap() - after.iter().min().unwrap();
        assert!(spread <= 1, "{after:?}");
        for (table, cards, seats) in found {
            assert!(seats.len() >= cards as usize);
            let open = tournament.room.table(TableNumber(table)).unwrap().open_seats();
            assert_eq!(seats, open.iter().map(|seat| seat.0).collect::<Vec<_>>());
        }
    }

    #[test]
    fn cards_laid_out_too_early_say_how_many_seats_must_open() {
        // Three tables of nine, a seat open at each: two players of the nine fit, seven do not.
        let bench = Bench::playing(27);
        let tournament = bench.log.tournament();
        let found = break_piles(tournament, TableNumber(1), 0).unwrap();
        assert_eq!((found.piles.len(), found.short), (2, 7));
        assert!(found.piles.iter().all(|pile| pile.cards == 1 && pile.seats.len() == 1));
        let refusal = break_piles(tournament, TableNumber(9), 0).unwrap_err();
        assert_eq!(refusal.named(), "Unknown not-open(table=table(number=9))");
        let alone = Bench::playing(8);
        let refusal = break_piles(alone.log.tournament(), TableNumber(1), 0).unwrap_err();
        assert_eq!(refusal.named(), "NotNow last-table-cannot-break");
    }
}
