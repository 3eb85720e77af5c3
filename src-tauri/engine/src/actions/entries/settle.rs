//! What was owed is paid, or the means of payment is corrected.

use crate::actions::entries::note_payment::PaymentNoted;
use crate::actions::prelude::*;
use crate::state::entry::Purchase;
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};

/// Notes by what a purchase was paid: one, or all that an entry still owes; by a ticket the first of them alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settle {
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0; absent for all that are not paid.
    #[serde(default)]
    pub purchase: Option<u32>,
    /// By what it was paid.
    pub payment: Payment,
    /// What is noted of it, such as the number of a ticket; possibly empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Who paid for the player (TCH 8e); empty where it was the player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// What the ticket is worth by which it was paid, where that is known. The house fills it in for its own tickets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<Money>,
}

/// By what purchases were paid was noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Settled {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0.
    pub purchases: Vec<u32>,
    /// By what they were paid.
    pub payment: Payment,
}

impl Action for Settle {
    /// # Errors
    /// Refused for an entry or a purchase that there is not, for one taken back, and where nothing would change.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let entry = tournament.entry(self.entry)?;
        let name = tournament.name(self.entry);
        let purchases: Vec<u32> = match self.purchase {
            Some(number) => {
                let found = entry.standing_purchases().find(|(other, _)| *other == number);
                let (_, purchase) = found.ok_or_else(|| {
                    refuse!(
                        Unknown,
                        "no-such-purchase-taken",
                        "There is no such purchase, or it was cancelled."
                    )
                })?;
                refuse_if(purchase.payment == self.payment, || {
                    refuse!(NotNow, "how-noted-already", "It is noted that way already.")
                })?;
                self.one_ticket(purchase)?;
                vec![number]
            }
            None => {
                let unpaid = entry.standing_purchases().filter(|(_, purchase)| {
                    purchase.payment == Payment::Unpaid && self.payment != Payment::Unpaid
                });
                // One ticket pays for one thing.
                let by_ticket = self.payment == Payment::Ticket;
                let unpaid: Vec<(u32, &Purchase)> =
                    unpaid.take(if by_ticket { 1 } else { usize::MAX }).collect();
                unpaid.iter().try_for_each(|(_, purchase)| self.one_ticket(purchase))?;
                unpaid.into_iter().map(|(number, _)| number).collect()
            }
        };
        refuse_if(purchases.is_empty(), || {
            refuse!(NotNow, "owes-nothing", "{name} owes nothing.", name)
        })?;
        let (entry, payment) = (self.entry, self.payment);
        let noted = purchases.iter().filter_map(|purchase| {
            let noted = PaymentNoted::of(entry, *purchase, &self.note, &self.by)?;
            Some(Event::from(PaymentNoted { worth: self.worth, ..noted }))
        });
        let noted: Vec<Event> = noted.collect();
        let settled = Settled { at: context.now, entry, purchases, payment };
        Ok([settled.into()].into_iter().chain(noted).collect())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = beside(effect.name(self.entry), self.payment.said());
        log_label(phrase!("log-paid", "Paid"), what)
    }
}

impl Settle {
    /// Goes on where no second ticket pays for one thing.
    ///
    /// # Errors
    /// Refused where a ticket pays a part already.
    fn one_ticket(&self, bought: &Purchase) -> Result<(), Refusal> {
        refuse_if(self.payment == Payment::Ticket && bought.by_ticket > Money::ZERO, || {
            refuse!(
                NotNow,
                "a-ticket-pays-a-part",
                "A ticket pays a part of it already. Say how the rest is paid."
            )
        })
    }
}

impl Apply for Settled {
    fn apply(&self, tournament: &mut Tournament) {
        for number in &self.purchases {
            let index = to_usize(*number);
            let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
            let purchase = entry.purchases.get_mut(index).filter(|purchase| !purchase.cancelled);
            let Some(purchase) = purchase else { continue };
            let was = std::mem::replace(&mut purchase.payment, self.payment);
            let (kind, entry) = (LedgerKind::Settled, Some(self.entry));
            let rest =
                purchase.by_payment(purchase.price).last().map_or(purchase.price, |part| part.0);
            let line = LedgerLine::moved(self.at, kind, entry, rest, self.payment);
            tournament.ledger.push(LedgerLine { purchase: *number, was, ..line });
        }
    }
}
