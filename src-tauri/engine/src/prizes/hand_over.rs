//! Handing over a prize: ticked, so that the sheet shows what is still owed.

use super::deal::from_deal;
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
use std::collections::BTreeMap;
use ts_rs::TS;

/// Notes that a player has received the prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// Whose prize.
    pub entry: EntryId,
    /// By what it is paid out.
    #[serde(default)]
    pub payment: Payment,
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
    /// By what; in cash where an older log does not say.
    #[serde(default)]
    pub payment: Payment,
}

/// A prize, or bounties, that have left the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handover {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much.
    pub amount: Money,
    /// By what.
    pub payment: Payment,
}

/// What an entry has won, once its place is certain and paid, or a deal has made it certain.
#[must_use]
pub fn prize_won(tournament: &Tournament, entry: EntryId) -> Option<Money> {
    let prize = match from_deal(tournament, entry) {
        Some(share) => share,
        None => {
            let prizes = payouts(tournament);
            let finishes = finishes(tournament);
            let finish = finishes.iter().find(|finish| finish.entries.contains(&entry))?;
            let shares = finish.shares(&prizes);
            let mut entries = finish.entries.iter().zip(shares);
            entries.find(|(other, _)| **other == entry).map(|(_, prize)| prize)?
        }
    };
    (prize > Money::ZERO).then_some(prize)
}

/// What has been handed over to every entry so far: all of it together, when and by what the last of it.
#[must_use]
pub fn handed_to(tournament: &Tournament) -> BTreeMap<EntryId, Handover> {
    together(&tournament.handovers)
}

/// What has left the desk, together for every entry, with the time and the means of the last.
pub(super) fn together(handovers: &[Handover]) -> BTreeMap<EntryId, Handover> {
    let mut together: BTreeMap<EntryId, Handover> = BTreeMap::new();
    for handover in handovers {
        let before = together.get(&handover.entry).map_or(Money::ZERO, |before| before.amount);
        let amount = before.plus(handover.amount);
        together.insert(handover.entry, Handover { amount, ..*handover });
    }
    together
}

/// What has been handed over to an entry so far.
#[must_use]
pub fn handed(tournament: &Tournament, entry: EntryId) -> Money {
    let to_entry = tournament.handovers.iter().filter(|handover| handover.entry == entry);
    to_entry.map(|handover| handover.amount).sum()
}

impl Action for HandOver {
    /// # Errors
    /// Refused for a player who has won nothing or is still in, while entries may still change the prizes, where all has been
    /// handed over, and for a means of payment that moves no money. After a deal the shares of those still in are certain, too. Where a correction has raised a prize,
    /// what is missing is handed over.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.payment.moves_money()?;
        let name = tournament.name(self.entry);
        if name.is_empty() {
            return Err(Refusal::unknown("There is no such entry."));
        }
        let agreed = from_deal(tournament, self.entry).is_some();
        let in_play = tournament.seat_of(self.entry).is_some();
        let handed = handed(tournament, self.entry);
        if in_play && tournament.phase() != Phase::Finished && !agreed {
            return Err(Refusal::not_now(format!("{name} is still in play.")));
        }
        let due = prize_won(tournament, self.entry);
        if handed > Money::ZERO && due.is_none_or(|due| due <= handed) {
            return Err(Refusal::not_now(format!("{name} has received the prize already.")));
        }
        let due = due.ok_or_else(|| Refusal::not_now(format!("{name} has not won a prize.")))?;
        if may_still_grow(tournament, context.now) {
            return Err(Refusal::not_now(
                "Entries or rebuys may still change the prizes; hand them over once both are closed.",
            ));
        }
        let amount = due.minus(handed);
        let (entry, payment) = (self.entry, self.payment);
        Ok(vec![HandedOver { at: context.now, entry, amount, payment }.into()])
    }
}

impl Happening for HandedOver {
    fn apply(&self, tournament: &mut Tournament) {
        let Self { at, entry, amount, payment } = *self;
        tournament.handovers.push(Handover { at, entry, amount, payment });
        tournament.ledger.push(LedgerLine {
            at: self.at,
            kind: LedgerKind::Prize,
            entry: Some(self.entry),
            purchase: 0,
            price: Price { prize: Money::ZERO.minus(self.amount), ..Price::default() },
            payment: self.payment,
            was: self.payment,
        });
    }
}
