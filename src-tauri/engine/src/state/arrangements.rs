//! What the director arranged about seats: kept at every draw, or named where it cannot be.

use crate::base::ids::{EntryId, PlayerId, Seat};
use crate::base::sharing::SharedMap;
use crate::state::entry::Standing;
use crate::state::tournament::Tournament;
use std::sync::Arc;

/// The arrangements in force. Seats that are blocked belong to the room. Every draw of the whole field keeps those of its time,
/// and so they are shared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Arrangements {
    /// Players with a seat of their own (TCH 9).
    pub locked: SharedMap<PlayerId, Seat>,
    /// Players who do not sit at one table, in the order in which it was said; the lower number of a pair first.
    pub apart: Arc<Vec<(PlayerId, PlayerId)>>,
    /// Players who deal: one a table, in its middle (HPT, Seating).
    pub dealers: SharedMap<PlayerId, ()>,
}

impl Arrangements {
    /// Whether nothing was arranged.
    pub fn is_empty(&self) -> bool {
        self.locked.is_empty() && self.apart.is_empty() && self.dealers.is_empty()
    }

    /// Whose seat of their own this is.
    pub fn locked_for(&self, seat: Seat) -> Option<PlayerId> {
        self.locked.iter().find(|(_, locked)| **locked == seat).map(|(player, _)| *player)
    }

    /// Those who do not sit at one table with this player.
    pub fn kept_from(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.apart.iter().filter_map(move |(one, other)| match player {
            _ if *one == player => Some(*other),
            _ if *other == player => Some(*one),
            _ => None,
        })
    }
}

impl Tournament {
    /// The entry with which a player is in the tournament: seated or waiting for a seat. By a correction a person of the list can
    /// have entered as two players: they are one here (TCH 67).
    pub fn live_entry(&self, player: PlayerId) -> Option<EntryId> {
        let number = |player: PlayerId| self.players.get(&player).and_then(|one| one.listed);
        let listed = number(player);
        let same =
            |other: PlayerId| other == player || (listed.is_some() && number(other) == listed);
        let live = |entry: &EntryId| {
            self.entries.get(entry).is_some_and(|entry| {
                matches!(entry.standing, Standing::Waiting | Standing::Seated { .. })
                    && same(entry.player)
            })
        };
        // A first entry has its player's number; only a later one has to be looked for.
        let first = EntryId(player.0);
        if live(&first) {
            return Some(first);
        }
        self.entries.iter().rev().map(|(entry, _)| *entry).find(live)
    }

    /// The name of a player; empty for an unknown one.
    pub fn player_name(&self, player: PlayerId) -> &str {
        self.players.get(&player).map_or("", |player| player.name.as_str())
    }
}
