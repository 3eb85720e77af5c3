//! Who is away, who is back, who plays over.

use crate::prelude::*;
use crate::room::books::Rule;
use crate::room::rules::absence::{due, is_third_man};
use crate::room::rules::blinds::missed;
use crate::room::rules::buy_in::missing;
use crate::room::said::{RoomSaid, Someone};
use crate::room::state::{Away, Blind, Room, Seat};
use crate::said::Who;
use shuffle_up_engine::base::plain_log::Context;

impl Room {
    fn absent(&self, player: u32) -> Result<(Who, u32, &Seat, &Away), Refusal> {
        let (who, table, _, seat) = self.sits(player)?;
        let away = seat.away.as_ref().ok_or_else(|| {
            refuse!(NotNow, "cardroom-not-away", "{name} is not away.", name = who.name.clone())
        })?;
        Ok((who, table, seat, away))
    }

    pub(super) fn goes_away(
        &self,
        player: u32,
        minutes: Option<u32>,
        safe: Option<Money>,
        floor: bool,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, place, seat) = self.sits(player)?;
        let known = seat.away.is_some();
        refuse_if(
            (known && minutes.is_none())
                || minutes.is_some_and(|minutes| minutes == 0 || minutes > 1_440),
            || {
                refuse!(
                    NotNow,
                    "cardroom-away-already",
                    "{name} is away. Type for how many minutes.",
                    name = who.name.clone()
                )
            },
        )?;
        let safe = safe.map(|safe| self.stack(safe)).transpose()?;
        let third = !known && is_third_man(self.settings().book, self.any_table(table)?, place);
        Ok(RoomSaid::Away { who, table, minutes, safe, third: third && !floor })
    }

    pub(super) fn missed_blinds(
        &self,
        player: u32,
        blinds: BTreeSet<Blind>,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, ..) = self.sits(player)?;
        refuse_if(blinds.is_empty() || self.about_of(table).kind.is_stud(), || {
            refuse!(BadValue, "cardroom-no-blinds", "This game has no such blinds to miss.")
        })?;
        Ok(RoomSaid::Missed { who, table, blinds })
    }

    pub(super) fn absent_button(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, table, _, away) = self.absent(player)?;
        refuse_if(away.missed.is_none(), || {
            refuse!(
                HouseRule,
                "cardroom-no-missed-button",
                "{name} has no missed-blind button yet ({rule}).",
                name = who.name.clone(),
                rule = self.settings().book.cites(Rule::Absence)
            )
        })?;
        Ok(RoomSaid::Absent { who, table })
    }

    pub(super) fn comes_back(
        &self,
        player: u32,
        stack: Option<Money>,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, _, away) = self.absent(player)?;
        let stack = stack.map(|stack| self.stack(stack)).transpose()?.or(away.safe);
        let short = away.safe.map(|safe| missing(safe, stack.unwrap_or(safe)));
        if let Some(short) = short.filter(|short| *short > Money::ZERO) {
            return Err(refuse!(
                HouseRule,
                "cardroom-chips-missing",
                "{amount} are missing of the chips that {name} took along ({rule}).",
                amount = self.money(short),
                name = who.name,
                rule = self.settings().book.cites(Rule::SafeChips)
            ));
        }
        Ok(RoomSaid::Back { who, table, stack })
    }

    pub(super) fn posted(&self, player: u32) -> Result<RoomSaid, Refusal> {
        let (who, table, _, seat) = self.sits(player)?;
        refuse_if(seat.owes.is_empty(), || {
            refuse!(
                NotNow,
                "cardroom-owes-nothing",
                "{name} owes no blind.",
                name = who.name.clone()
            )
        })?;
        let amount = missed(&self.about_of(table), &seat.owes).all();
        Ok(RoomSaid::Posted { who, table, amount })
    }

    pub(super) fn picked_up(
        &self,
        player: u32,
        stack: Money,
        floor: bool,
        at: Millis,
    ) -> Result<RoomSaid, Refusal> {
        let (who, table, _, away) = self.absent(player)?;
        let amount = self.stack(stack)?;
        let book = self.settings().book;
        let is_due = due(book, away).is_some_and(|due| due <= at);
        refuse_if(!is_due && !floor, || {
            refuse!(
                HouseRule,
                "cardroom-not-due",
                "The chips of {name} may not be picked up yet ({rule}).",
                name = who.name.clone(),
                rule = book.cites(Rule::Absence)
            )
        })?;
        Ok(RoomSaid::PickedUp { who, table, amount, floor })
    }

    /// Over an absent player, and by nobody who plays elsewhere (HPT Proc 12, WSOP 64).
    pub(super) fn plays_over(
        &self,
        (table, seat): (u32, u8),
        who: Someone,
        stack: Money,
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let who = self.someone(who, context)?;
        let game = self.open_table(table)?.game;
        let amount = self.amount(stack)?;
        let there = self.seat(table, seat);
        let empty = there.is_some_and(|seat| seat.away.is_some() && seat.over.is_none());
        refuse_if(!empty, || {
            refuse!(
                NotNow,
                "cardroom-over-nobody",
                "A player plays over an absent one ({rule}).",
                rule = self.settings().book.cites(Rule::Over)
            )
        })?;
        let busy = self.seat_of(who.player).is_some() || self.over_of(who.player).is_some();
        refuse_if(busy, || {
            refuse!(
                HouseRule,
                "cardroom-one-seat",
                "{name} has a seat already ({rule}).",
                name = who.name.clone(),
                rule = self.settings().book.cites(Rule::OneSeat)
            )
        })?;
        self.may_play(&who, game, Some(table), context.at)?;
        self.apart_from(&who, table, game)?;
        Ok(RoomSaid::PlaysOver { table, seat, who, stack: amount })
    }
}
