//! Paying a prize: marked as paid, so that the sheet shows what is still owed.

use crate::actions::effect::paid_by;
use crate::actions::entries::settle::Settled;
use crate::actions::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::goods::goods_due;
use crate::rules::prizes::paid_to::{prize_paid, prizes_paid};
use crate::rules::prizes::payouts::may_still_grow;
use crate::rules::prizes::tickets::ticket_of;
use crate::rules::prizes::won::Won;
use crate::state::ledger::{LedgerKind, LedgerLine};
use crate::state::prize_payment::PrizePayment;

/// Notes that a player has received the prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayPrize {
    /// Whose prize.
    pub entry: EntryId,
    /// By what it is paid out.
    #[serde(default)]
    pub payment: Payment,
    /// What the player owes for entries, rebuys and add-ons is kept back and so is paid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub less_owed: bool,
}

/// A prize was paid out.
pub type PrizePaid = PrizePayment;

impl Action for PayPrize {
    /// # Errors
    /// Refused for a player who has won nothing or is still in, while entries may still change the prizes, where all has been
    /// paid out, for a means of payment that moves no money, and where less is due than the player owes and is to be kept
    /// back, and where a ticket is to pay what a player owes. After a deal the shares of those still in are certain, too. Where a
    /// correction has raised a prize, what is missing is paid out. What the place wins beside money goes with it. A ticket that was
    /// won pays what it is worth.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.payment.moves_money()?;
        let name = tournament.name(self.entry);
        refuse_if(name.is_empty(), Tournament::no_such_entry)?;
        let won = Won::of(tournament);
        let agreed = won.deal.as_ref().is_some_and(|deal| deal.shares.contains_key(&self.entry));
        let in_play = tournament.seat_of(self.entry).is_some();
        let prize_paid = prize_paid(tournament, self.entry);
        refuse_if(in_play && tournament.phase() != Phase::Finished && !agreed, || {
            refuse!(NotNow, "still-in-play", "{name} is still in play.", name)
        })?;
        let due = won.each().get(&self.entry).copied().unwrap_or_default();
        let goods = goods_due(tournament).remove(&self.entry).unwrap_or_default();
        let received = prizes_paid(tournament).contains_key(&self.entry);
        refuse_if(!received && due == Money::ZERO && goods.is_empty(), || {
            refuse!(NotNow, "has-not-won-a-prize", "{name} has not won a prize.", name)
        })?;
        refuse_if(due < prize_paid, || {
            refuse!(
                NotNow,
                "paid-too-much",
                "{name} was paid {amount} too much. Collect that first.",
                name,
                amount = tournament.money(prize_paid.minus(due))
            )
        })?;
        refuse_if(due == prize_paid && goods.is_empty(), || {
            refuse!(
                NotNow,
                "prize-received-already",
                "{name} has received the prize already.",
                name
            )
        })?;
        refuse_if(may_still_grow(tournament, context.now), || {
            refuse!(
                NotNow,
                "entries-rebuys-may-still",
                "Entries or rebuys may still change the prizes. Pay out once both are closed."
            )
        })?;
        let amount = due.minus(prize_paid);
        let ticket = (self.payment == Payment::Ticket)
            .then(|| ticket_of(tournament, self.entry).filter(|ticket| !ticket.handed))
            .flatten();
        refuse_if(ticket.is_some() && self.less_owed, || {
            refuse!(
                BadValue,
                "ticket-pays-no-debt",
                "{name} gets a whole ticket. Collect what is owed.",
                name
            )
        })?;
        let amount = ticket.map_or(amount, |ticket| ticket.value);
        let (at, entry, payment) = (context.now, self.entry, self.payment);
        let mut events = Vec::new();
        if self.less_owed {
            let owed = owed_by_player(tournament, entry);
            refuse_if(owed == Money::ZERO, || {
                refuse!(NotNow, "owes-nothing", "{name} owes nothing.", name)
            })?;
            if owed > amount {
                let (owed, amount) = (tournament.money(owed), tournament.money(amount));
                return Err(refuse!(
                    BadValue,
                    "owes-more-than-prize",
                    "{name} owes {owed}. That is more than the {amount} to pay out.",
                    name,
                    owed,
                    amount
                ));
            }
            for (entry, found) in tournament.entries_of(entry) {
                let unpaid = found
                    .standing_purchases()
                    .filter(|(_, purchase)| purchase.payment == Payment::Unpaid);
                let purchases: Vec<u32> = unpaid.map(|(number, _)| number).collect();
                if !purchases.is_empty() {
                    events.push(Settled { at, entry, purchases, payment }.into());
                }
            }
        }
        events.push(PrizePaid { at, entry, amount, payment, goods }.into());
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let over = effect.first::<PrizePaid>();
        let goods = over.map(|over| over.goods.as_slice()).unwrap_or_default();
        let amount = over.map(|over| money_and_goods(effect.tournament, over.amount, goods));
        let what =
            phrase!("log-paid-to", "{name} {amount}", name = effect.name(self.entry), amount);
        let what = if self.less_owed {
            beside(what, phrase!("log-less-owed", "less what was owed"))
        } else {
            what.as_argument()
        };
        // Goods alone are paid by nothing.
        if over.is_some_and(|over| over.amount == Money::ZERO) {
            return log_label(phrase!("log-paid", "Paid"), what);
        }
        log_label(phrase!("log-paid", "Paid"), paid_by(what, self.payment))
    }
}

/// What a player gets, in words: the money, the goods, or both.
pub(crate) fn money_and_goods(tournament: &Tournament, amount: Money, goods: &[String]) -> Value {
    match (amount, goods) {
        (amount, []) => tournament.money(amount).into_argument(),
        (Money::ZERO, goods) => goods.as_argument(),
        (amount, goods) => phrase!(
            "money-and-goods",
            "{amount} and {goods}",
            amount = tournament.money(amount),
            goods
        )
        .into_argument(),
    }
}

/// What the player who has this entry owes for all that was bought and not paid.
pub fn owed_by_player(tournament: &Tournament, entry: EntryId) -> Money {
    tournament.entries_of(entry).map(|(_, entry)| entry.owes()).sum()
}

impl Apply for PrizePaid {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.prize_payments.push(self.clone());
        // Goods move no money.
        if self.amount == Money::ZERO {
            return;
        }
        let price = Price { prize: Money::ZERO.minus(self.amount), ..Price::default() };
        let (kind, entry) = (LedgerKind::Prize, Some(self.entry));
        let line = LedgerLine::moved(self.at, kind, entry, price, self.payment);
        tournament.ledger.push(line);
    }
}
