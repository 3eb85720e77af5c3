//! Waiting lists: names added, called, passed over.

use crate::prelude::*;
use crate::room::about::Unseen;
use crate::room::books::{MINUTE, Rule};
use crate::room::rules::lists::must_play;
use crate::room::said::{RoomSaid, Someone};
use crate::room::state::{Bar, Phase, Room, Waiting};
use crate::said::Who;
use shuffle_up_engine::base::plain_log::Context;

impl Room {
    /// A name on a game's list.
    pub(super) fn waits(&self, game: u32, player: u32) -> Result<(Who, &Waiting), Refusal> {
        let (who, _) = self.known(player)?;
        let one = self.game(game)?.list.iter().find(|one| one.player == player);
        let one = one.ok_or_else(|| {
            refuse!(
                NotNow,
                "cardroom-not-waiting",
                "{name} is not on the list of {game}.",
                name = who.name.clone(),
                game = self.game_name(game)
            )
        })?;
        Ok((who, one))
    }

    /// Refused for a player who is barred from a game or from a table, or who owes a kill (RRoP Seat 9, S13 6; WSOP 96, 203, 346).
    pub(super) fn may_play(
        &self,
        who: &Who,
        game: u32,
        table: Option<u32>,
        at: Millis,
    ) -> Result<(), Refusal> {
        let Some(player) = self.players.get(&who.player) else { return Ok(()) };
        let holds = |bar: &&Bar| {
            let here = bar.game == Some(game) || (table.is_some() && bar.table == table);
            here && bar.until > at
        };
        if let Some(bar) = player.barred.iter().filter(holds).max_by_key(|bar| bar.until) {
            let left = bar.until.saturating_sub(at).saturating_add(MINUTE.saturating_sub(1));
            return Err(refuse!(
                HouseRule,
                "cardroom-barred",
                "{name} may come back here in {minutes} min.",
                name = who.name.clone(),
                minutes = to_u32(left.checked_div(MINUTE).unwrap_or(0))
            ));
        }
        refuse_if(player.owes_kill > Money::ZERO, || {
            refuse!(
                HouseRule,
                "cardroom-kill-owed",
                "{name} owes a kill of {amount} and posts it first ({rule}).",
                name = who.name.clone(),
                amount = self.money(player.owes_kill),
                rule = self.settings().book.cites(Rule::Kill)
            )
        })
    }

    pub(super) fn listed(
        &self,
        game: u32,
        who: Someone,
        by_phone: bool,
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.game(game)?;
        let who = self.someone(who, context)?;
        let settings = self.settings();
        refuse_if(by_phone && !settings.call_ins, || {
            refuse!(
                HouseRule,
                "cardroom-no-phone",
                "No names are taken by phone. {name} signs up at the desk ({rule}).",
                name = who.name.clone(),
                rule = settings.book.cites(Rule::SignUp)
            )
        })?;
        refuse_if(of.list.iter().any(|one| one.player == who.player), || {
            refuse!(
                NotNow,
                "cardroom-waits-already",
                "{name} is on the list of {game} already.",
                name = who.name.clone(),
                game = self.game_name(game)
            )
        })?;
        let sits = self.seat_of(who.player).and_then(|(table, _)| self.tables.get(&table));
        refuse_if(sits.is_some_and(|table| table.game == game), || {
            refuse!(
                NotNow,
                "cardroom-plays-already",
                "{name} plays {game} already.",
                name = who.name.clone(),
                game = self.game_name(game)
            )
        })?;
        self.may_play(&who, game, None, context.at)?;
        Ok(RoomSaid::Listed { game, who, by_phone })
    }

    pub(super) fn next_called(
        &self,
        game: u32,
        player: Option<u32>,
        table: Option<u32>,
        floor: bool,
    ) -> Result<RoomSaid, Refusal> {
        self.game(game)?;
        let fits = || match player {
            Some(player) => self.needs_most(game, Some(player)),
            None => {
                self.next_call(game).map(|(_, table)| table).or_else(|| self.needs_most(game, None))
            }
        };
        let table = table.or_else(fits).ok_or_else(|| {
            refuse!(
                NoRoom,
                "cardroom-no-seat-free",
                "No seat of {game} is free.",
                game = self.game_name(game)
            )
        })?;
        let of = self.open_table(table)?;
        refuse_if(of.game != game, || {
            refuse!(
                BadValue,
                "cardroom-other-game",
                "Table {number} has another game than {game}.",
                number = table,
                game = self.game_name(game)
            )
        })?;
        let next = self.next_up(game, table);
        let Some(player) = player.or_else(|| next.as_ref().map(|one| one.player)) else {
            return Err(refuse!(
                NotNow,
                "cardroom-nobody-waits",
                "Nobody waits to be called for {game}.",
                game = self.game_name(game)
            ));
        };
        let (who, _) = self.waits(game, player)?;
        if !floor {
            self.apart_from(&who, table, game)?;
            self.in_turn(&who, game, table)?;
        }
        Ok(RoomSaid::Called { game, who, table })
    }

    /// Refused for a name before which another one waits, neither called nor passed over.
    pub(super) fn in_turn(&self, who: &Who, game: u32, table: u32) -> Result<(), Refusal> {
        let called = |one: &Waiting| one.player == who.player && one.called.is_some();
        if self.games.get(&game).is_some_and(|game| game.list.iter().any(called)) {
            return Ok(());
        }
        let next =
            self.next_up(game, table).map(|one| one.player).filter(|next| *next != who.player);
        next.map_or(Ok(()), |next| {
            Err(refuse!(
                HouseRule,
                "cardroom-not-next",
                "{first} is before {name} on the list. Add “!” if the floor decides so.",
                first = self.name(next),
                name = who.name.clone()
            ))
        })
    }

    /// Refused where somebody sits with whom a player may not sit, with the table that has a seat instead (RRoP Seat 5, WSOP 89).
    pub(super) fn apart_from(&self, who: &Who, table: u32, game: u32) -> Result<(), Refusal> {
        let Some(other) = self.kept_apart(who.player, table) else { return Ok(()) };
        let rule = self.settings().book.cites(Rule::Apart);
        Err(match self.needs_most(game, Some(who.player)) {
            Some(instead) => refuse!(
                HouseRule,
                "cardroom-apart-but",
                "{name} may not sit with {other} ({rule}). Table {number} has a seat.",
                name = who.name.clone(),
                other = self.name(other),
                rule = rule,
                number = instead
            ),
            None => refuse!(
                HouseRule,
                "cardroom-apart",
                "{name} may not sit with {other} ({rule}).",
                name = who.name.clone(),
                other = self.name(other),
                rule = rule
            ),
        })
    }

    pub(super) fn here(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, _) = self.known(player)?;
        let waits =
            self.games.values().any(|game| game.list.iter().any(|one| one.player == player));
        refuse_if(!waits, || {
            refuse!(NotNow, "cardroom-on-no-list", "{name} is on no list.", name = who.name.clone())
        })?;
        Ok(RoomSaid::Here { who })
    }

    /// A name that was called and did not come is passed over, or leaves the list, by the house's rule; one with a deposit keeps its place.
    pub(super) fn unseen(&self, game: u32, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, one) = self.waits(game, player)?;
        refuse_if(one.called.is_none(), || {
            refuse!(
                NotNow,
                "cardroom-not-called",
                "{name} was not called.",
                name = who.name.clone()
            )
        })?;
        let deposit = self.players.get(&player).is_some_and(|player| player.deposit > Money::ZERO);
        let out = self.settings().unseen == Unseen::Out && !deposit;
        Ok(RoomSaid::Unseen { game, who, out })
    }

    pub(super) fn declined(&self, table: u32, player: u32) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        let (who, _) = self.waits(of.game, player)?;
        refuse_if(of.phase != Phase::Forming, || {
            refuse!(NotNow, "cardroom-runs", "Table {number} plays already.", number = table)
        })?;
        let with = of.seats.values().filter(|seat| seat.player != player).count().saturating_add(1);
        let loses_place = must_play(self.settings().book, with, of.chairs);
        Ok(RoomSaid::Declined { table, game: of.game, who, loses_place })
    }

    pub(super) fn deposited(&self, player: u32, back: bool) -> Result<RoomSaid, Refusal> {
        let (who, of) = self.known(player)?;
        let amount = if back { Money::ZERO.minus(of.deposit) } else { self.settings().deposit };
        let twice = !back && of.deposit > Money::ZERO;
        refuse_if(amount == Money::ZERO || twice, || {
            refuse!(NotNow, "cardroom-no-deposit", "There is no deposit to be taken or given back.")
        })?;
        Ok(RoomSaid::Deposited { who, amount })
    }
}
