//! Handing over a prize: ticked, so that the sheet shows what is still owed.

use super::payouts::{may_still_grow, payouts};
use super::places::finishes;
use crate::command::{Action, Context};
use crate::entries::ledger::{LedgerKind, LedgerLine, Payment};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis};
use crate::money::Money;
use crate::refusal::Refusal;
use crate::setup::Price;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Notes that a player has received the prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// Whose prize.
    pub entry: EntryId,
}

/// A prize was handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandedOver {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much: what was due at that moment. A later correction flags a difference and changes nothing here.
    pub amount: Money,
}

/// A prize that has left the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handover {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much.
    pub amount: Money,
}

/// What an entry has won, once its place is certain and paid.
#[must_use]
pub fn prize_won(tournament: &Tournament, entry: EntryId) -> Option<Money> {
    let prizes = payouts(tournament);
    let finish = finishes(tournament).into_iter().find(|finish| finish.entries.contains(&entry))?;
    let (_, prize) =
        finish.entries.iter().zip(finish.shares(&prizes)).find(|(other, _)| **other == entry)?;
    (prize > Money::ZERO).then_some(prize)
}

impl Action for HandOver {
    /// # Errors
    /// Refused for a player who has won nothing or is still in, while entries may still change the prizes, and twice.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        if name.is_empty() {
            return Err(Refusal::unknown("There is no such entry."));
        }
        if tournament.handovers.iter().any(|handover| handover.entry == self.entry) {
            return Err(Refusal::not_now(format!("{name} has received the prize already.")));
        }
        if tournament.seat_of(self.entry).is_some() && tournament.phase() != Phase::Finished {
            return Err(Refusal::not_now(format!("{name} is still in play.")));
        }
        let amount = prize_won(tournament, self.entry)
            .ok_or_else(|| Refusal::not_now(format!("{name} has not won a prize.")))?;
        if may_still_grow(tournament, context.now) {
            return Err(Refusal::not_now(
                "Entries or rebuys may still change the prizes; hand them over once both are closed.",
            ));
        }
        Ok(vec![HandedOver { at: context.now, entry: self.entry, amount }.into()])
    }
}

impl Happening for HandedOver {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.handovers.push(Handover { at: self.at, entry: self.entry, amount: self.amount });
        tournament.ledger.push(LedgerLine {
            at: self.at,
            kind: LedgerKind::Prize,
            entry: self.entry,
            purchase: 0,
            price: Price { prize: Money::ZERO.minus(self.amount), ..Price::default() },
            payment: Payment::Cash,
            was: Payment::Cash,
        });
    }
}
