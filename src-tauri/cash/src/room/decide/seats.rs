//! Seats: kept, taken, changed, left for another table.

use crate::prelude::*;
use crate::room::apply::an_hour_from;
use crate::room::books::Rule;
use crate::room::rules::buy_in::{least, must_bring, too_large};
use crate::room::rules::lists::leaves_too_few;
use crate::room::said::{RoomSaid, Someone, Why};
use crate::room::state::{LockReason, Phase, Room, Seat, Waiting, Wish};
use crate::said::Who;
use shuffle_up_engine::base::plain_log::Context;

impl Room {
    pub(super) fn seat_taken(&self, table: u32, seat: u8, there: &Seat) -> Refusal {
        refuse!(
            SeatTaken,
            "cardroom-seat-taken",
            "{name} has seat {seat} of table {number}.",
            name = self.name(there.player),
            seat = seat,
            number = table
        )
    }

    /// A seat that is free for a player: this one, the one that is kept for the player, or the first.
    fn free_for(&self, player: u32, (table, seat): (u32, Option<u8>)) -> Result<u8, Refusal> {
        let of = self.open_table(table)?;
        let kept = || self.lock_of(player).filter(|(at, _)| *at == table).map(|(_, seat)| seat);
        let Some(seat) = seat.or_else(kept).or_else(|| of.free().first().copied()) else {
            return Err(refuse!(
                NoRoom,
                "cardroom-table-full",
                "Table {number} has no free seat.",
                number = table
            ));
        };
        refuse_if(seat == 0 || seat > of.chairs, || {
            refuse!(
                BadValue,
                "cardroom-no-such-chair",
                "Table {number} has {chairs} chairs.",
                number = table,
                chairs = of.chairs
            )
        })?;
        match of.seats.get(&seat) {
            Some(there) if there.player != player || there.lock.is_none() => {
                Err(self.seat_taken(table, seat, there))
            }
            _ => Ok(seat),
        }
    }

    /// Refused for a seat that somebody at the table asked for first (HPT Seat 12, WSOP 93).
    fn wished_first(&self, who: &Who, table: u32, seat: u8) -> Result<(), Refusal> {
        let kept = self.lock_of(who.player) == Some((table, seat));
        let wish = self.first_wish(table, seat).filter(|wish| wish.player != who.player && !kept);
        wish.map_or(Ok(()), |wish| {
            Err(refuse!(
                HouseRule,
                "cardroom-wished-first",
                "{first} asked for another seat first ({rule}).",
                first = self.name(wish.player),
                rule = self.settings().book.cites(Rule::SeatChange)
            ))
        })
    }

    /// Who asked first for this seat of the table.
    pub(crate) fn first_wish(&self, table: u32, seat: u8) -> Option<Wish> {
        let fits =
            |wish: &&Wish| wish.table.is_none() && wish.seat.is_none_or(|wanted| wanted == seat);
        self.tables.get(&table)?.wishes.iter().find(fits).copied()
    }

    /// Refused while somebody who came earlier to a new table has no seat yet (HPT Seat 8, RRoP Seat 7, WSOP 91).
    fn chooses_first(&self, who: &Who, table: u32) -> Result<(), Refusal> {
        let Some(of) = self.tables.get(&table).filter(|table| table.phase == Phase::Forming) else {
            return Ok(());
        };
        let Some(game) = self.games.get(&of.game) else { return Ok(()) };
        let arrived = |one: &Waiting| {
            let called = one.called.filter(|called| called.table == table)?;
            let kept = of.seat_of(one.player).is_some();
            Some((called.here?, self.place(one), one.player)).filter(|_| !kept)
        };
        let first = game.list.iter().filter_map(arrived).min();
        let first = first.map(|(.., player)| player).filter(|player| *player != who.player);
        first.map_or(Ok(()), |first| {
            Err(refuse!(
                HouseRule,
                "cardroom-arrived-first",
                "{first} came first and chooses a seat before {name} ({rule}).",
                first = self.name(first),
                name = who.name.clone(),
                rule = self.settings().book.cites(Rule::FirstChoice)
            ))
        })
    }

    pub(super) fn locked(
        &self,
        (table, seat): (u32, u8),
        who: Someone,
        reason: LockReason,
        floor: bool,
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let who = self.someone(who, context)?;
        let game = self.open_table(table)?.game;
        let seat = self.free_for(who.player, (table, Some(seat)))?;
        self.may_play(&who, game, Some(table), context.at)?;
        refuse_if(self.seat_of(who.player).is_some_and(|(at, _)| at == table), || {
            refuse!(
                NotNow,
                "cardroom-sits-there",
                "{name} sits at table {number}.",
                name = who.name.clone(),
                number = table
            )
        })?;
        if !floor && reason != LockReason::Need {
            self.apart_from(&who, table, game)?;
            self.wished_first(&who, table, seat)?;
            self.chooses_first(&who, table)?;
            self.in_turn(&who, game, table)?;
        }
        Ok(RoomSaid::Locked { table, seat, who, reason })
    }

    pub(super) fn unlocked(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, _) = self.known(player)?;
        let drawn = |(table, seat): &(u32, u8)| {
            let lock = self.seat(*table, *seat).and_then(|seat| seat.lock);
            lock.is_some_and(|lock| lock.reason == LockReason::Drawn)
        };
        let place = self.seat_of(player).filter(drawn).or_else(|| self.lock_of(player));
        let (table, seat) = place.ok_or_else(|| {
            refuse!(
                NotNow,
                "cardroom-no-lock",
                "No seat is kept for {name}.",
                name = who.name.clone()
            )
        })?;
        Ok(RoomSaid::Unlocked { table, seat, who, to_list: drawn(&(table, seat)) })
    }

    pub(super) fn seated(
        &self,
        (table, seat): (u32, Option<u8>),
        who: Someone,
        stack: Option<Money>,
        floor: bool,
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let who = self.someone(who, context)?;
        if self.seat_of(who.player).is_some() {
            return self.moved(who.player, (table, seat), stack, floor, context.at);
        }
        let game = self.open_table(table)?.game;
        let seat = self.free_for(who.player, (table, seat))?;
        self.may_play(&who, game, Some(table), context.at)?;
        refuse_if(self.over_of(who.player).is_some(), || {
            refuse!(
                NotNow,
                "cardroom-plays-over",
                "{name} plays over. That ends first.",
                name = who.name.clone()
            )
        })?;
        if !floor {
            self.apart_from(&who, table, game)?;
            self.wished_first(&who, table, seat)?;
            self.chooses_first(&who, table)?;
            if self.lock_of(who.player).is_none_or(|(at, _)| at != table) {
                self.in_turn(&who, game, table)?;
            }
        }
        let along = self.players.get(&who.player).map_or(Money::ZERO, |player| player.kept);
        let floor_said = floor;
        let (bought, short) =
            self.bought_in(&who, (game, table), along, stack, floor_said, context.at)?;
        Ok(RoomSaid::Seated { table, seat, who, bought, along, short, floor })
    }

    /// What a player buys who sits down with chips of a broken game or with none: the least buy-in at least, its most at most, and just what
    /// was cashed out within the hour. A stack that comes along may be below the least (HPT Buy-in 3, WSOP 101).
    fn bought_in(
        &self,
        who: &Who,
        (game, table): (u32, u32),
        along: Money,
        stack: Option<Money>,
        floor: bool,
        at: Millis,
    ) -> Result<(Money, bool), Refusal> {
        let (about, book) = (self.about_of(table), self.settings().book);
        let player = self.players.get(&who.player);
        let back = must_bring(player.and_then(|player| player.left.get(&game).copied()), at);
        let least = least(book, &about);
        let usual = if along > Money::ZERO { along } else { back.unwrap_or(least) };
        let stack = self.stack(stack.unwrap_or(usual))?;
        let bought = Money(stack.minus(along).0.max(0));
        if along > Money::ZERO || floor {
            self.not_above_most(table, stack, along)?;
            return Ok((bought, false));
        }
        if let Some(back) = back {
            refuse_if(stack != back, || {
                refuse!(
                    HouseRule,
                    "cardroom-brings-back",
                    "{name} left with {amount} within the hour and brings just that ({rule}).",
                    name = who.name.clone(),
                    amount = self.money(back),
                    rule = book.cites(Rule::Return)
                )
            })?;
            return Ok((stack, false));
        }
        self.not_above_most(table, stack, along)?;
        if stack >= least {
            return Ok((stack, false));
        }
        let used = player.is_some_and(|player| player.short.contains(&game));
        let never = player.is_none_or(|player| !player.left.contains_key(&game));
        refuse_if(book.is_wsop() || used || never || stack == Money::ZERO, || {
            refuse!(
                HouseRule,
                "cardroom-least",
                "The least buy-in of {game} is {amount} ({rule}).",
                game = self.game_name(game),
                amount = self.money(least),
                rule =
                    book.cites(if used || book.is_wsop() { Rule::ShortBuyIn } else { Rule::BuyIn })
            )
        })?;
        Ok((stack, true))
    }

    /// Refused above the largest buy-in, but for a stack that comes along.
    fn not_above_most(&self, table: u32, stack: Money, along: Money) -> Result<(), Refusal> {
        let about = self.about_of(table);
        let most = about.most.map(|most| Money(most.0.max(along.0)));
        match most.filter(|most| stack > *most) {
            Some(most) => Err(refuse!(
                HouseRule,
                "cardroom-most",
                "The largest buy-in is {amount} ({rule}).",
                amount = self.money(most),
                rule = self.settings().book.cites(Rule::BuyInRange)
            )),
            None => Ok(()),
        }
    }

    pub(super) fn wished(
        &self,
        player: u32,
        seat: Option<u8>,
        to: Option<u32>,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, ..) = self.sits(player)?;
        let of = self.any_table(table)?;
        refuse_if(seat.is_some_and(|seat| seat == 0 || seat > of.chairs), || {
            refuse!(
                BadValue,
                "cardroom-no-such-chair",
                "Table {number} has {chairs} chairs.",
                number = table,
                chairs = of.chairs
            )
        })?;
        if let Some(to) = to {
            let other = self.open_table(to)?;
            refuse_if(other.game != of.game || to == table, || {
                refuse!(
                    BadValue,
                    "cardroom-other-game",
                    "Table {number} has another game than {game}.",
                    number = to,
                    game = self.game_name(of.game)
                )
            })?;
        }
        Ok(RoomSaid::Wished { table, who, seat, to })
    }

    pub(super) fn stays(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, table, ..) = self.sits(player)?;
        let wishes = self.any_table(table)?.wishes.iter().any(|wish| wish.player == player);
        refuse_if(!wishes, || {
            refuse!(
                NotNow,
                "cardroom-no-wish",
                "{name} asked for no other seat.",
                name = who.name.clone()
            )
        })?;
        Ok(RoomSaid::Stays { table, who })
    }

    /// A player changes to a free seat, or to one that is kept for a newcomer whose chips are not there yet, who then has the old one; at the
    /// WSOP until the newcomer is dealt in (HPT Seat 12, WSOP 93).
    pub(super) fn seat_changed(
        &self,
        player: u32,
        seat: u8,
        floor: bool,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, from, _) = self.sits(player)?;
        let of = self.open_table(table)?;
        refuse_if(seat == 0 || seat > of.chairs || seat == from, || {
            refuse!(
                BadValue,
                "cardroom-no-such-chair",
                "Table {number} has {chairs} chairs.",
                number = table,
                chairs = of.chairs
            )
        })?;
        if let Some(there) = of.seats.get(&seat) {
            let newcomer = there.lock.is_some_and(|lock| lock.reason != LockReason::Need)
                && (there.stack == Money::ZERO || self.settings().book.is_wsop());
            refuse_if(!newcomer, || self.seat_taken(table, seat, there))?;
        }
        if !floor {
            self.wished_first(&who, table, seat)?;
        }
        Ok(RoomSaid::SeatChanged { table, who, from, to: seat, floor })
    }

    pub(super) fn moved(
        &self,
        player: u32,
        (to, seat): (u32, Option<u8>),
        stack: Option<Money>,
        floor: bool,
        at: Millis,
    ) -> Result<RoomSaid, Refusal> {
        let (who, from, _, sat) = self.sits(player)?;
        let (old, new) = (self.any_table(from)?, self.open_table(to)?);
        refuse_if(from == to, || {
            refuse!(
                NotNow,
                "cardroom-sits-there",
                "{name} sits at table {number}.",
                name = who.name.clone(),
                number = to
            )
        })?;
        let seat = self.free_for(player, (to, seat))?;
        self.may_play(&who, new.game, Some(to), at)?;
        let stack = self.stack(stack.unwrap_or_else(|| sat.stack.plus(sat.behind)))?;
        let why = if old.game != new.game {
            Why::OtherGame
        } else if self.feeds(from).contains(&to) {
            Why::MustMove
        } else {
            Why::Transfer
        };
        if !floor {
            self.apart_from(&who, to, new.game)?;
            self.wished_first(&who, to, seat)?;
        }
        let mut bought = Money::ZERO;
        match why {
            Why::MustMove if !floor => self.moves_on_first(&who, from, to)?,
            Why::Transfer if !floor => {
                let (left, come) = (old.players(), new.players());
                refuse_if(leaves_too_few(left, come), || {
                    refuse!(
                        HouseRule,
                        "cardroom-leaves-too-few",
                        "Table {from} would have {old} players and table {number} {new} ({rule}).",
                        from = from,
                        old = left.saturating_sub(1),
                        number = to,
                        new = come.saturating_add(1),
                        rule = self.settings().book.cites(Rule::Transfer)
                    )
                })?;
                self.not_too_large(&who, to, stack, at.saturating_sub(sat.since))?;
            }
            Why::OtherGame => bought = self.other_game(&who, (sat, stack), to, floor, at)?,
            Why::MustMove | Why::Transfer => {}
        }
        Ok(RoomSaid::Moved { who, from, table: to, seat, stack, bought, why, floor })
    }

    /// Refused for anybody but the first of the must-move list (RRoP Seat 9, WSOP 96).
    fn moves_on_first(&self, who: &Who, from: u32, to: u32) -> Result<(), Refusal> {
        let order = self.tables.get(&from).map(|table| table.order.clone()).unwrap_or_default();
        let first = order.into_iter().find(|one| self.kept_apart(*one, to).is_none());
        first.filter(|first| *first != who.player).map_or(Ok(()), |first| {
            Err(refuse!(
                HouseRule,
                "cardroom-moves-on-first",
                "{first} moves on before {name} ({rule}).",
                first = self.name(first),
                name = who.name.clone(),
                rule = self.settings().book.cites(Rule::MustMove)
            ))
        })
    }

    /// What is bought on a voluntary change of game. In Robert's books the new buy-in is enough; at the WSOP the whole stack comes, and not in the
    /// first hour where it is above the largest buy-in of a game of the same type (HPT Buy-in 3; WSOP 59, 102).
    fn other_game(
        &self,
        who: &Who,
        (sat, stack): (&Seat, Money),
        to: u32,
        floor: bool,
        at: Millis,
    ) -> Result<Money, Refusal> {
        let (about, book) = (self.about_of(to), self.settings().book);
        let game = self.tables.get(&to).map_or(0, |table| table.game);
        let like = self.seat_of(who.player).map(|(table, _)| self.about_of(table).kind)
            == Some(about.kind);
        if !floor {
            if self.lock_of(who.player).is_none_or(|(at, _)| at != to) {
                self.in_turn(who, game, to)?;
            }
            if like {
                self.not_too_large(who, to, stack, at.saturating_sub(sat.since))?;
            }
        }
        Ok(Money(least(book, &about).minus(stack).0.max(0)))
    }

    fn not_too_large(&self, who: &Who, to: u32, stack: Money, sat: Millis) -> Result<(), Refusal> {
        let book = self.settings().book;
        refuse_if(too_large(book, &self.about_of(to), stack, sat), || {
            refuse!(
                HouseRule,
                "cardroom-too-large",
                "{name} has more than the largest buy-in and may come after an hour ({rule}).",
                name = who.name.clone(),
                rule = book.cites(Rule::OtherGame)
            )
        })
    }

    pub(super) fn move_refused(
        &self,
        player: u32,
        stack: Option<Money>,
        at: Millis,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, _, seat) = self.sits(player)?;
        refuse_if(self.feeds(table).is_empty(), || {
            refuse!(NotNow, "cardroom-main-game", "Table {number} is a main game.", number = table)
        })?;
        let amount = self.stack(stack.unwrap_or(seat.stack))?;
        Ok(RoomSaid::RefusedMove { who, table, amount, until: an_hour_from(at) })
    }
}
