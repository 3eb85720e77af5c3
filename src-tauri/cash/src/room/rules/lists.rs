//! The order of a waiting list, and who is next.

use crate::room::books::Book;
use crate::room::state::{Game, Phase, Place, Room, Standing, Table, Waiting};

impl Room {
    /// A game's waiting list in its order: who had a seat by a card, then the players of a broken game by theirs, then by tier and time
    /// (WSOP 84, 95). It depends on nothing else, so no list reorders but by one of these.
    pub fn order(&self, game: &Game) -> Vec<Waiting> {
        let mut list = game.list.clone();
        list.sort_by_key(|one| self.place(one));
        list
    }

    pub(crate) fn place(&self, one: &Waiting) -> Place {
        let none = u32::MAX;
        let tier = || self.players.get(&one.player).and_then(|player| player.tier).unwrap_or(none);
        let (group, by_card, tier) = match one.standing {
            Standing::First {} => (0, 0, none),
            Standing::Broken { place } => (1, place, none),
            Standing::ByTime {} => (2, 0, tier()),
            Standing::Foot {} => (2, 0, none),
        };
        // Players of games that broke one after the other: those who came first.
        let broke = if group == 1 { one.at } else { 0 };
        let broke = u32::try_from(broke.checked_div(1_000).unwrap_or(0)).unwrap_or(u32::MAX);
        if group == 1 {
            (group, broke, by_card, one.at, one.turn)
        } else {
            (group, by_card, tier, one.at, one.turn)
        }
    }

    /// The next name to be called: the first that has neither been called nor passed over. One who may not sit with somebody at this table
    /// is skipped for it.
    pub fn next_up(&self, game: u32, table: u32) -> Option<Waiting> {
        let of = self.games.get(&game)?;
        let can = |one: &Waiting| {
            one.called.is_none() && !one.passed && self.kept_apart(one.player, table).is_none()
        };
        self.order(of).into_iter().find(can)
    }

    /// The next call: the first name that can be called, and the table that gets it.
    pub fn next_call(&self, game: u32) -> Option<(u32, u32)> {
        let of = self.games.get(&game)?;
        let can = |one: &Waiting| one.called.is_none() && !one.passed;
        let table = |one: Waiting| Some((one.player, self.needs_most(game, Some(one.player))?));
        self.order(of).into_iter().filter(can).find_map(table)
    }

    /// The table that gets the next player, those counted who are called for it: of those with a free seat the one with the fewest, then the oldest (RRoP Seat 3, WSOP 85). Where
    /// tables are tied by a must-move, the one that new players enter.
    pub fn needs_most(&self, game: u32, player: Option<u32>) -> Option<u32> {
        let entry = self.entry_tables(game);
        let can = |(number, table): &(u32, &Table)| {
            entry.contains(number)
                && matches!(table.phase, Phase::Running | Phase::Forming)
                && table.free().len() > self.called_for(*number, table).len()
                && player.is_none_or(|player| self.kept_apart(player, *number).is_none())
        };
        let tables = self.tables_of(game);
        let fewest = tables.into_iter().filter(can).min_by_key(|(number, table)| {
            table.players().saturating_add(self.called_for(*number, table).len())
        });
        fewest.map(|(number, _)| number)
    }
}

/// Whether a move to a table of the same game is refused: it would leave the old one with fewer players than the new one then has
/// (RRoP Seat 3, WSOP 85).
pub fn leaves_too_few(old: usize, new: usize) -> bool {
    old.saturating_sub(1) < new.saturating_add(1)
}

/// Whether a name that declines a new game loses its place, when with it so many would play at so many chairs: in Robert's books where three
/// chairs or fewer would be empty, at the WSOP from four players at nine chairs and three at six (HPT Seat 11, WSOP 97).
pub fn must_play(book: Book, players: usize, chairs: u8) -> bool {
    let chairs = usize::from(chairs);
    if book.is_wsop() {
        players >= if chairs <= 6 { 3 } else { 4 }
    } else {
        chairs.saturating_sub(players) <= 3
    }
}
