//! Chips and time: bought, cashed out, collected.

use crate::prelude::*;
use crate::room::about::Takes;
use crate::room::books::Rule;
use crate::room::rules::buy_in::may_add;
use crate::room::rules::collection::{is_free, may_play_on, next_due};
use crate::room::said::RoomSaid;
use crate::room::state::{Room, Table, Waiting};

impl Room {
    /// How many wait for a game, without those for whom a seat is kept.
    pub(crate) fn waiting_for(&self, game: u32) -> usize {
        let waits = |one: &&Waiting| self.lock_of(one.player).is_none();
        self.games.get(&game).map_or(0, |game| game.list.iter().filter(waits).count())
    }

    pub(super) fn left(&self, player: u32, stack: Option<Money>) -> Result<RoomSaid, Refusal> {
        let (who, of) = self.known(player)?;
        if let Some((table, seat)) = self.over_of(player) {
            let over = self.seat(table, seat).and_then(|seat| seat.over);
            let amount = self.stack(stack.or(over.map(|over| over.stack)).unwrap_or_default())?;
            return Ok(RoomSaid::Left { who, table: Some(table), amount });
        }
        if self.seat_of(player).is_none() && of.kept > Money::ZERO {
            // Chips that the house kept, or that a broken game left.
            return Ok(RoomSaid::Left { who, table: None, amount: of.kept });
        }
        let (who, table, _, seat) = self.sits(player)?;
        let amount = self.stack(stack.unwrap_or_else(|| seat.stack.plus(seat.behind)))?;
        Ok(RoomSaid::Left { who, table: Some(table), amount })
    }

    pub(super) fn chips_bought(
        &self,
        player: u32,
        amount: Money,
        behind: bool,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, _, seat) = self.sits(player)?;
        let amount = self.amount(amount)?;
        let stack = seat.stack.plus(seat.behind);
        if let Some(room) = may_add(&self.about_of(table), stack).filter(|room| amount > *room) {
            return Err(refuse!(
                HouseRule,
                "cardroom-adds-at-most",
                "{name} may add at most {amount} ({rule}).",
                name = who.name,
                amount = self.money(room),
                rule = self.settings().book.cites(Rule::BuyInRange)
            ));
        }
        Ok(RoomSaid::Bought { who, table, amount, behind })
    }

    pub(super) fn chips_came(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, table, _, seat) = self.sits(player)?;
        refuse_if(seat.behind == Money::ZERO, || {
            refuse!(
                NotNow,
                "cardroom-no-chips-behind",
                "No chips of {name} are on their way.",
                name = who.name.clone()
            )
        })?;
        Ok(RoomSaid::ChipsCame { who, table })
    }

    /// Who pays the half hour that is due at a table, who plays over there, and who is let off as new.
    pub(crate) fn who_pays(&self, table: &Table) -> (Vec<u32>, Vec<u32>) {
        let waiting = self.waiting_for(table.game);
        let pays = table.seated().filter(|(_, seat)| !is_free(seat, waiting));
        let over = table.seated().filter_map(|(_, seat)| Some(seat.over?.player));
        (pays.map(|(_, seat)| seat.player).collect(), over.collect())
    }

    pub(super) fn time_collected(
        &self,
        table: u32,
        pot: bool,
        without: &BTreeSet<u32>,
        at: Millis,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.running(table)?;
        let book = self.settings().book;
        let Takes::Time { each } = self.about_of(table).takes else {
            return Err(refuse!(
                NotNow,
                "cardroom-not-timed",
                "No time is collected at table {number}.",
                number = table
            ));
        };
        let due = next_due(of).filter(|due| *due <= at);
        let due = due.ok_or_else(|| {
            refuse!(
                NotNow,
                "cardroom-nothing-due",
                "No half hour is due at table {number}.",
                number = table
            )
        })?;
        let waiting = self.waiting_for(of.game);
        let (mut paid, over) = self.who_pays(of);
        if paid.iter().any(|player| without.contains(player)) {
            refuse_if(!may_play_on(waiting) || pot, || {
                refuse!(
                    HouseRule,
                    "cardroom-all-pay",
                    "Somebody waits, so everybody pays ({rule}).",
                    rule = book.cites(Rule::Collection)
                )
            })?;
        }
        paid.retain(|player| !without.contains(player));
        Ok(RoomSaid::Collected { table, due, each, paid, over, pot })
    }
}
