//! What a line needs to be as it was when it was said: the table that is open, the seat that is free, the name that waits.

use super::said::RoomSaid;
use super::state::{Phase, Room, Table};
use crate::said::Who;

impl Room {
    /// Whether it is all there. Only a line struck or restored before this one takes it away.
    pub(super) fn has_what_it_needs(&self, said: &RoomSaid) -> bool {
        let open = |table: u32| self.open(table).is_some();
        let sits = |table: u32, who: &Who| {
            self.open(table).is_some_and(|table| {
                let over = |seat: &super::state::Seat| seat.over.map(|over| over.player);
                table.seat_of(who.player).is_some()
                    || table.seats.values().any(|seat| over(seat) == Some(who.player))
            })
        };
        let fits = |table: u32, seat: u8, who: &Who| {
            let there = self.seat(table, seat).map(|seat| seat.player);
            open(table) && there.is_none_or(|player| player == who.player)
        };
        let waits = |game: u32, who: &Who| {
            let list = self.games.get(&game).map(|game| &game.list);
            list.is_some_and(|list| list.iter().any(|one| one.player == who.player))
        };
        match said {
            RoomSaid::GameAdded { game, .. } => !self.games.contains_key(game),
            RoomSaid::PlacardChanged { game, .. } | RoomSaid::LimitChanged { game, .. } => {
                self.games.contains_key(game)
            }
            RoomSaid::TableOpened { table, game, .. } => {
                self.games.contains_key(game) && !open(*table)
            }
            RoomSaid::Started { table, order } => {
                let there = |player: &u32| {
                    self.open(*table).is_some_and(|table| table.seat_of(*player).is_some())
                };
                open(*table) && order.iter().all(there)
            }
            RoomSaid::LastHands { table }
            | RoomSaid::ChairsChanged { table, .. }
            | RoomSaid::Collected { table, .. }
            | RoomSaid::SetupCame { table }
            | RoomSaid::ButtonDrawn { table, .. }
            | RoomSaid::Kill { table, .. } => open(*table),
            RoomSaid::Closed { table } => {
                self.open(*table).is_some_and(|table| table.seats.is_empty())
            }
            RoomSaid::Broke { table, players, .. } => players.iter().all(|broken| {
                let who = &broken.drew.who;
                sits(*table, who) && broken.to.is_none_or(|(table, seat)| fits(table, seat, who))
            }),
            RoomSaid::Listed { game, who, .. } => {
                self.games.contains_key(game) && self.is_the_one(who)
            }
            RoomSaid::OffList { game, who }
            | RoomSaid::Unseen { game, who, .. }
            | RoomSaid::Declined { game, who, .. } => waits(*game, who),
            RoomSaid::Called { game, who, table } => open(*table) && waits(*game, who),
            RoomSaid::Locked { table, seat, who, .. }
            | RoomSaid::Seated { table, seat, who, .. } => {
                fits(*table, *seat, who) && self.is_the_one(who)
            }
            RoomSaid::PlaysOver { table, seat, who, .. } => {
                let there = self.seat(*table, *seat);
                self.is_the_one(who)
                    && there.is_some_and(|seat| seat.away.is_some() && seat.over.is_none())
            }
            RoomSaid::Moved { who, from, table, seat, .. } => {
                sits(*from, who) && fits(*table, *seat, who)
            }
            RoomSaid::SeatChanged { table, who, from, to, .. } => {
                let at = |seat: u8| self.seat(*table, seat);
                at(*from).is_some_and(|seat| seat.player == who.player)
                    && at(*to).is_none_or(super::state::Seat::is_kept)
            }
            RoomSaid::Left { who, table, .. } => match table {
                Some(table) => sits(*table, who),
                None => self.players.contains_key(&who.player),
            },
            RoomSaid::Unlocked { table, who, .. }
            | RoomSaid::Wished { table, who, .. }
            | RoomSaid::Stays { table, who }
            | RoomSaid::RefusedMove { who, table, .. }
            | RoomSaid::Bought { who, table, .. }
            | RoomSaid::ChipsCame { who, table }
            | RoomSaid::Away { who, table, .. }
            | RoomSaid::Missed { who, table, .. }
            | RoomSaid::Absent { who, table }
            | RoomSaid::Back { who, table, .. }
            | RoomSaid::Posted { who, table, .. }
            | RoomSaid::PickedUp { who, table, .. } => sits(*table, who),
            RoomSaid::Here { who }
            | RoomSaid::Deposited { who, .. }
            | RoomSaid::Noted { who, .. }
            | RoomSaid::Barred { who, .. } => self.players.contains_key(&who.player),
            RoomSaid::Apart { one, other, .. } => {
                [one, other].iter().all(|who| self.players.contains_key(&who.player))
            }
            RoomSaid::Opened { .. } | RoomSaid::SettingsChanged { .. } => true,
        }
    }

    fn open(&self, table: u32) -> Option<&Table> {
        self.tables.get(&table).filter(|table| table.phase != Phase::Closed)
    }

    /// Nobody else has this name.
    fn is_the_one(&self, who: &Who) -> bool {
        let other = self.players.iter().find(|(_, player)| player.name == who.name);
        other.is_none_or(|(number, _)| *number == who.player)
    }
}
