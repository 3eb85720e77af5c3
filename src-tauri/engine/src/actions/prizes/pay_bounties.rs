//! Paying out bounties: ticked, so that the desk knows who has been paid and what is still owed. Unlike a prize, a bounty is
//! paid as soon as it is won: nothing that comes later changes it but a correction.

use crate::actions::effect::paid_by;
use crate::actions::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::bounties::won;
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};
use crate::state::prize_payment::PrizePayment;

/// Notes that a player has received all bounties won so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayBounties {
    /// Whose bounties.
    pub entry: EntryId,
    /// By what they are paid out.
    #[serde(default)]
    pub payment: Payment,
}

/// Bounties were paid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BountiesPaid {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much: what was owed at that moment. A later correction flags a difference and changes nothing here. Below nothing
    /// where what was too much has come back.
    pub amount: Money,
    /// By what.
    pub payment: Payment,
}

/// What an entry has been paid in bounties so far.
pub fn paid(tournament: &Tournament, entry: EntryId) -> Money {
    let to_entry = tournament.bounties_paid.iter().filter(|paid| paid.entry == entry);
    to_entry.map(|paid| paid.amount).sum()
}

impl Action for PayBounties {
    /// # Errors
    /// Refused for a player who has won no bounty, where all of them have been paid, and for a means of payment that moves no
    /// money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.payment.moves_money()?;
        let name = tournament.name(self.entry);
        refuse_if(name.is_empty(), Tournament::no_such_entry)?;
        let due = won(tournament).get(&self.entry).map_or(Money::ZERO, |(_, sum)| *sum);
        refuse_if(due == Money::ZERO, || {
            refuse!(NotNow, "no-bounty-that-is-paid", "{name} has no bounty to be paid.", name)
        })?;
        let amount = due.minus(paid(tournament, self.entry));
        refuse_if(amount <= Money::ZERO, || {
            refuse!(
                NotNow,
                "all-bounties-received",
                "{name} has received all bounties already.",
                name
            )
        })?;
        let (entry, payment) = (self.entry, self.payment);
        Ok(vec![BountiesPaid { at: context.now, entry, amount, payment }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let amount = effect.first::<BountiesPaid>().map(|paid| effect.money(paid.amount));
        let what =
            phrase!("log-amount-to", "{amount} to {name}", amount, name = effect.name(self.entry));
        log_label(phrase!("log-bounties", "Bounties"), paid_by(what, self.payment))
    }
}

impl Apply for BountiesPaid {
    fn apply(&self, tournament: &mut Tournament) {
        let Self { at, entry, amount, payment } = *self;
        tournament.bounties_paid.push(PrizePayment {
            at,
            entry,
            amount,
            payment,
            goods: Vec::new(),
        });
        let price = Price { bounty: Money::ZERO.minus(amount), ..Price::default() };
        let line = LedgerLine::moved(at, LedgerKind::Bounty, Some(entry), price, payment);
        tournament.ledger.push(line);
    }
}
