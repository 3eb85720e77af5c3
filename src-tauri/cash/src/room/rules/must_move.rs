//! Main games and must-move tables: which feeds which, and when its players go.

use crate::prelude::*;
use crate::room::about::{AfterTheThird, MustMove};
use crate::room::books::Book;
use crate::room::state::{Phase, Room, Table};

/// When a player has to leave the old table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomLeaves")]
pub enum Leaves {
    /// At once.
    AtOnce,
    /// At once, but from the small blind or the button after this hand.
    AtOnceButBlindAndButton,
    /// At once, but the button may be played where a blind was paid.
    AtOnceButButton,
    /// Until due for the big blind.
    UntilBigBlind,
    /// After this hand.
    AfterThisHand,
    /// After one more hand.
    OneMoreHand,
}

impl Room {
    /// The tables to which the players of this one move on; none where it is a main game (WSOP 96 and its protocols).
    pub fn feeds(&self, table: u32) -> Vec<u32> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let running: Vec<(u32, &Table)> = self
            .tables_of(of.game)
            .into_iter()
            .filter(|(_, table)| table.phase == Phase::Running)
            .collect();
        let Some(place) = running.iter().position(|(number, _)| *number == table) else {
            return Vec::new();
        };
        let kind = self.games.get(&of.game).map(|game| game.about.must_move).unwrap_or_default();
        match kind {
            MustMove::None => Vec::new(),
            MustMove::DaisyChain => {
                let before = place.checked_sub(1).and_then(|before| running.get(before));
                before.map(|(number, _)| *number).into_iter().collect()
            }
            MustMove::Newest => {
                let stay = self.settings().after_the_third == AfterTheThird::BothStayMain;
                let both_main =
                    stay && running.len() == 2 && running.iter().all(|(_, one)| one.was_main);
                if both_main || place == 0 || place.saturating_add(1) != running.len() {
                    return Vec::new();
                }
                running.iter().take(place).map(|(number, _)| *number).collect()
            }
        }
    }

    /// The tables that feed this one.
    pub fn fed_by(&self, table: u32) -> Vec<u32> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let tables = self.tables_of(of.game).into_iter().map(|(number, _)| number);
        tables.filter(|one| self.feeds(*one).contains(&table)).collect()
    }

    /// The tables that new players enter: those that nobody moves on to, or else all.
    pub fn entry_tables(&self, game: u32) -> Vec<u32> {
        let tables: Vec<u32> = self.tables_of(game).into_iter().map(|(number, _)| number).collect();
        tables.into_iter().filter(|table| self.fed_by(*table).is_empty()).collect()
    }

    /// Who is first to move on to this table, and from where.
    pub fn first_to_move(&self, table: u32) -> Option<(u32, u32)> {
        self.fed_by(table).into_iter().find_map(|from| {
            let order = &self.tables.get(&from)?.order;
            let apart = |player: &&u32| self.kept_apart(**player, table).is_none();
            Some((from, *order.iter().find(apart)?))
        })
    }
}

/// When a player of a must-move table goes (HPT Seat 10, RRoP Seat 11, WSOP 98).
pub fn when_to_move(book: Book, stud: bool) -> Leaves {
    match (stud, book.is_wsop()) {
        (true, _) => Leaves::OneMoreHand,
        (false, true) => Leaves::AtOnceButBlindAndButton,
        (false, false) => Leaves::UntilBigBlind,
    }
}

/// When a player goes who has a seat kept in another game, and so many wait for the old one (HPT Seat 13, RRoP Seat 13, WSOP 94).
pub fn when_to_leave(book: Book, stud: bool, waiting: usize) -> Leaves {
    match (stud, waiting) {
        (true, 0) => Leaves::OneMoreHand,
        (true, _) => Leaves::AfterThisHand,
        (false, waiting) if book.is_wsop() || waiting >= 2 => Leaves::AtOnceButButton,
        (false, _) => Leaves::UntilBigBlind,
    }
}

/// How many more hands a must-move player plays who is so many hands from the big blind.
pub fn hands_left(leaves: Leaves, to_big_blind: u32) -> u32 {
    match leaves {
        Leaves::UntilBigBlind => to_big_blind,
        Leaves::OneMoreHand => 1,
        _ => 0,
    }
}
