//! What is noted of players: pairs who are kept apart, kills, bars.

use crate::prelude::*;
use crate::room::books::MINUTE;
use crate::room::rules::kills::amount;
use crate::room::said::{KillSaid, RoomSaid};
use crate::room::state::{Bar, Room};

impl Room {
    pub(super) fn kept_apart_said(
        &self,
        one: u32,
        other: u32,
        apart: bool,
    ) -> Result<RoomSaid, Refusal> {
        refuse_if(one == other, || {
            refuse!(BadValue, "cardroom-pair", "A pair are two different players.")
        })?;
        Ok(RoomSaid::Apart { one: self.known(one)?.0, other: self.known(other)?.0, apart })
    }

    pub(super) fn kill_said(
        &self,
        table: u32,
        player: Option<u32>,
        what: KillSaid,
    ) -> Result<RoomSaid, Refusal> {
        self.open_table(table)?;
        let who = player.map(|player| Ok::<_, Refusal>(self.known(player)?.0)).transpose()?;
        let amount = amount(&self.about_of(table));
        refuse_if(amount == Money::ZERO || who.is_some() == (what == KillSaid::Neutral), || {
            refuse!(
                NotNow,
                "cardroom-no-kill",
                "Table {number} has no kill to note so.",
                number = table
            )
        })?;
        Ok(RoomSaid::Kill { table, who, what, amount })
    }

    pub(super) fn barred_said(
        &self,
        player: u32,
        table: Option<u32>,
        minutes: u32,
        at: Millis,
    ) -> Result<RoomSaid, Refusal> {
        let (who, _) = self.known(player)?;
        let game = if table.is_some() {
            None
        } else {
            self.seat_of(player)
                .map(|(table, _)| self.tables.get(&table).map_or(0, |table| table.game))
        };
        refuse_if(table.is_none() && game.is_none() || minutes == 0 || minutes > 100_000, || {
            refuse!(BadValue, "cardroom-bar", "Type a table and for how many minutes.")
        })?;
        let until = at.saturating_add(MINUTE.saturating_mul(Millis::from(minutes)));
        Ok(RoomSaid::Barred { who, bar: Bar { game, table, until } })
    }
}
