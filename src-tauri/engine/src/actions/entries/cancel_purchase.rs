//! Taking a rebuy or an add-on back: for the wrong player, or one that was never paid. The line stays, and another says that it
//! was taken back.

use crate::actions::prelude::*;
use crate::rules::prizes::bounties::put_back;
use crate::state::entry::{Purchase, PurchaseKind};
use crate::state::ledger::LedgerKind;

/// Takes a rebuy or an add-on back: its money is returned, its chips leave play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CancelPurchase {
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0.
    pub purchase: u32,
}

/// A rebuy or an add-on was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PurchaseCancelled {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0.
    pub purchase: u32,
}

/// The purchase, if it may be taken back now.
///
/// # Errors
/// Refused for the entry itself, which is withdrawn; for a purchase taken back already, or of a player whose chips are
/// gone; for a rebuy without which its player would be out; and where the bounty that it bought has fallen.
pub fn may_cancel_purchase(
    tournament: &Tournament,
    entry: EntryId,
    purchase: u32,
) -> Result<Purchase, Refusal> {
    let found = tournament.entry(entry)?;
    let bought = found
        .purchases
        .get(to_usize(purchase))
        .ok_or_else(|| refuse!(Unknown, "no-such-purchase", "There is no such purchase."))?;
    refuse_if(bought.cancelled, || {
        refuse!(NotNow, "cancelled-already", "This was cancelled already.")
    })?;
    refuse_if(matches!(bought.kind, PurchaseKind::Entry | PurchaseKind::ReEntry), || {
        refuse!(
            NotNow,
            "entry-withdrawn-before-first",
            "Withdraw the entry instead, before its first hand."
        )
    })?;
    refuse_if(tournament.phase() != Phase::Playing || tournament.seat_of(entry).is_none(), || {
        refuse!(
            NotNow,
            "chips-out-of-play",
            "{name}\u{2019}s chips are out of play already. Strike the line in the log instead.",
            name = tournament.name(entry)
        )
    })?;
    refuse_if(bought.back_in, || {
        refuse!(
            NotNow,
            "in-only-by-this-rebuy",
            "{name} is in only by this rebuy. Strike its line in the log instead.",
            name = tournament.name(entry)
        )
    })?;
    refuse_if(bought.price.bounty > found.bounty, || {
        refuse!(
            NotNow,
            "bounty-bought-won-strike",
            "Its bounty has been won. Strike the line in the log instead."
        )
    })?;
    Ok(*bought)
}

impl Action for CancelPurchase {
    /// # Errors
    /// The refusals of [`may_cancel_purchase`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_cancel_purchase(tournament, self.entry, self.purchase)?;
        let (entry, purchase) = (self.entry, self.purchase);
        Ok(vec![PurchaseCancelled { at: context.now, entry, purchase }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let index = to_usize(self.purchase);
        let entry = effect.tournament.entries.get(&self.entry);
        let bought = entry.and_then(|entry| entry.purchases.get(index));
        let kind = bought.map(|bought| match bought.kind {
            PurchaseKind::Rebuy => phrase!("log-a-rebuy", "rebuy"),
            PurchaseKind::AddOn => phrase!("log-an-add-on", "add-on"),
            PurchaseKind::Entry | PurchaseKind::ReEntry => phrase!("log-an-entry", "entry"),
        });
        let what = phrase!(
            "log-cancelled",
            "{name}, {kind}, {amount} back",
            name = effect.name(self.entry),
            kind,
            amount = bought.map(|bought| effect.money(bought.price.total())),
        );
        log_label(phrase!("log-cancel", "Cancel"), what)
    }
}

impl Apply for PurchaseCancelled {
    fn apply(&self, tournament: &mut Tournament) {
        let index = to_usize(self.purchase);
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        let Some(purchase) = entry.purchases.get(index).filter(|purchase| !purchase.cancelled)
        else {
            return;
        };
        let left = entry.bounty.minus(purchase.price.bounty);
        entry.bounty = left.max(Money::ZERO);
        put_back(tournament, self.entry, self.purchase);
        tournament.cancel_purchase(self.entry, self.purchase, LedgerKind::Cancelled, self.at, true);
    }
}
