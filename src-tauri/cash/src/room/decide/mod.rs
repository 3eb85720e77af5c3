//! What may be said to a room now, and the line that it makes: every check and every draw.

mod chips;
mod lists;
mod players;
mod presence;
mod seats;
mod tables;

use super::about::GameAbout;
use super::said::{RoomSaid, RoomSay, Someone};
use super::state::{Game, Phase, Player, Room, Seat, Table, Waiting};
use super::typed;
use crate::game::LARGEST;
use crate::prelude::*;
use crate::said::Who;
use shuffle_up_engine::base::plain_log::{Context, Decides};
use shuffle_up_engine::base::words::clean_name;

impl Decides for Room {
    type Say = RoomSay;

    /// Refused for what is not there, what a rule forbids, and amounts that cannot be. A rule that leaves it to the floor is overruled by the
    /// `floor` of what is said.
    fn decide(&self, say: RoomSay, context: Context) -> Result<RoomSaid, Refusal> {
        if self.about.is_none() {
            let RoomSay::Open { about } = say else {
                return Err(refuse!(
                    NotNow,
                    "cardroom-open-first",
                    "Open the card room first, with its name."
                ));
            };
            return Ok(RoomSaid::Opened { about: tables::checked(about)? });
        }
        let at = context.at;
        match say {
            RoomSay::Open { .. } => {
                Err(refuse!(NotNow, "cardroom-is-open", "The card room is open already."))
            }
            RoomSay::Typed { line } => self.decide(typed::read(self, &line)?, context),
            RoomSay::Settings { about } => self.settings_changed(about),
            RoomSay::Game { about, floor } => self.game_added(about, floor),
            RoomSay::Placard { game, about } => self.placard_changed(game, about),
            RoomSay::Limit { game, low, high, objections, takes } => {
                self.limit_changed(game, (low, high), objections, takes)
            }
            RoomSay::OpenTable { table, game, chairs, mix } => {
                self.table_opened(table, game, chairs, mix)
            }
            RoomSay::Start { table } => self.started(table),
            RoomSay::LastHands { table } => self.last_hands(table),
            RoomSay::Close { table } => self.closed(table),
            RoomSay::Break { table, cards } => self.broken(table, &cards, context),
            RoomSay::Chairs { table, chairs } => self.chairs_changed(table, chairs),
            RoomSay::Button { table, cards } => self.button_drawn(table, &cards, context),
            RoomSay::Setup { table } => {
                self.open_table(table)?;
                Ok(RoomSaid::SetupCame { table })
            }
            RoomSay::List { game, who, by_phone } => self.listed(game, who, by_phone, context),
            RoomSay::Off { game, player } => {
                let (who, _) = self.waits(game, player)?;
                Ok(RoomSaid::OffList { game, who })
            }
            RoomSay::Call { game, player, table, floor } => {
                self.next_called(game, player, table, floor)
            }
            RoomSay::Here { player } => self.here(player),
            RoomSay::Unseen { game, player } => self.unseen(game, player),
            RoomSay::Decline { table, player } => self.declined(table, player),
            RoomSay::Deposit { player, back } => self.deposited(player, back),
            RoomSay::Lock { table, seat, who, reason, floor } => {
                self.locked((table, seat), who, reason, floor, context)
            }
            RoomSay::Unlock { player } => self.unlocked(player),
            RoomSay::Seat { table, seat, who, stack, floor } => {
                self.seated((table, seat), who, stack, floor, context)
            }
            RoomSay::Wish { player, seat, table } => self.wished(player, seat, table),
            RoomSay::Stay { player } => self.stays(player),
            RoomSay::Change { player, seat, floor } => self.seat_changed(player, seat, floor),
            RoomSay::Move { player, table, seat, stack, floor } => {
                self.moved(player, (table, seat), stack, floor, at)
            }
            RoomSay::RefuseMove { player, stack } => self.move_refused(player, stack, at),
            RoomSay::Leave { player, stack } => self.left(player, stack),
            RoomSay::Buy { player, amount, behind } => self.chips_bought(player, amount, behind),
            RoomSay::Arrived { player } => self.chips_came(player),
            RoomSay::Collect { table, pot, without } => {
                self.time_collected(table, pot, &without, at)
            }
            RoomSay::Away { player, minutes, safe, floor } => {
                self.goes_away(player, minutes, safe, floor)
            }
            RoomSay::Missed { player, blinds } => self.missed_blinds(player, blinds),
            RoomSay::Absent { player } => self.absent_button(player),
            RoomSay::Back { player, stack } => self.comes_back(player, stack),
            RoomSay::Posted { player } => self.posted(player),
            RoomSay::PickUp { player, stack, floor } => self.picked_up(player, stack, floor, at),
            RoomSay::Over { table, seat, who, stack } => {
                self.plays_over((table, seat), who, stack, context)
            }
            RoomSay::Apart { one, other, apart } => self.kept_apart_said(one, other, apart),
            RoomSay::Note { player, note } => {
                Ok(RoomSaid::Noted { who: self.known(player)?.0, note })
            }
            RoomSay::Kill { table, player, what } => self.kill_said(table, player, what),
            RoomSay::Bar { player, table, minutes } => self.barred_said(player, table, minutes, at),
        }
    }
}

impl Room {
    fn game(&self, game: u32) -> Result<&Game, Refusal> {
        self.games.get(&game).ok_or_else(|| {
            refuse!(Unknown, "cardroom-no-game", "There is no game {number}.", number = game)
        })
    }

    fn about_of(&self, table: u32) -> GameAbout {
        let game = self.tables.get(&table).and_then(|table| self.games.get(&table.game));
        game.map(|game| game.about.clone()).unwrap_or_default()
    }

    fn any_table(&self, table: u32) -> Result<&Table, Refusal> {
        self.tables.get(&table).ok_or_else(|| {
            refuse!(Unknown, "cardroom-no-table", "There is no table {number}.", number = table)
        })
    }

    fn open_table(&self, table: u32) -> Result<&Table, Refusal> {
        let of = self.any_table(table)?;
        refuse_if(of.phase == Phase::Closed, || {
            refuse!(NotNow, "cardroom-table-closed", "Table {number} is closed.", number = table)
        })?;
        Ok(of)
    }

    fn known(&self, player: u32) -> Result<(Who, &Player), Refusal> {
        let known = self.players.get(&player).ok_or_else(|| {
            refuse!(Unknown, "cardroom-no-player", "The card room does not know this player.")
        })?;
        Ok((self.who(player), known))
    }

    /// Somebody as a line names one; a new name is nobody's yet.
    fn someone(&self, someone: Someone, context: Context) -> Result<Who, Refusal> {
        match someone {
            Someone::Known { player } => Ok(self.known(player)?.0),
            Someone::New { name, listed } => {
                let name = clean_name(&name);
                refuse_if(name.is_empty(), || {
                    refuse!(BadValue, "cardroom-name", "Type a name, such as “list 2-5 Anna”.")
                })?;
                let same = self.players.values().any(|player| player.name == name);
                refuse_if(same, || {
                    refuse!(
                        BadValue,
                        "cardroom-name-taken",
                        "{name} is known here. Give somebody else another name.",
                        name = name.clone()
                    )
                })?;
                Ok(Who { player: context.next, name, listed })
            }
        }
    }

    /// A player's seat in play, with its table.
    fn sits(&self, player: u32) -> Result<(Who, u32, u8, &Seat), Refusal> {
        let (who, _) = self.known(player)?;
        let none = || {
            refuse!(NotNow, "cardroom-no-seat-of", "{name} has no seat.", name = who.name.clone())
        };
        let (table, seat) = self.seat_of(player).ok_or_else(none)?;
        let of = self.seat(table, seat).ok_or_else(none)?;
        Ok((who.clone(), table, seat, of))
    }

    /// An amount above 0 that can be kept.
    fn amount(&self, amount: Money) -> Result<Money, Refusal> {
        refuse_if(!(1..=LARGEST).contains(&amount.0), || self.no_amount())?;
        Ok(amount)
    }

    /// An amount from 0 on.
    fn stack(&self, amount: Money) -> Result<Money, Refusal> {
        refuse_if(!(0..=LARGEST).contains(&amount.0), || self.no_amount())?;
        Ok(amount)
    }

    /// The refusal of an amount that is none.
    pub(crate) fn no_amount(&self) -> Refusal {
        refuse!(
            BadValue,
            "cash-amount",
            "Type an amount between {least} and {most}.",
            least = self.money(Money(1)),
            most = self.money(Money(LARGEST))
        )
    }
}

impl Room {
    /// Whether the dealer of this table may say so from the table's own tablet: who is away, who missed which blind, who came or came back,
    /// and that a setup has come. Chips, seats and lists are the floor's.
    pub fn is_of_table(&self, say: &RoomSay, number: u32) -> bool {
        let of = |player: u32| match self.seat_of(player) {
            Some((at, _)) => at == number,
            None => false,
        };
        match say {
            RoomSay::Setup { table } => *table == number,
            RoomSay::Away { player, minutes: None, safe: None, floor: false }
            | RoomSay::Back { player, stack: None }
            | RoomSay::Missed { player, .. }
            | RoomSay::Absent { player }
            | RoomSay::Arrived { player }
            | RoomSay::Posted { player } => of(*player),
            RoomSay::Here { player } => self.games.values().any(|game| {
                let called =
                    |one: &Waiting| one.called.is_some_and(|called| called.table == number);
                game.list.iter().any(|one| one.player == *player && called(one))
            }),
            _ => false,
        }
    }
}
