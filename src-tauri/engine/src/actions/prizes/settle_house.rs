//! What the house adds to the pool and the overlay up to a guarantee is owed by the house until it has put it in.

use crate::actions::effect::paid_by;
use crate::actions::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::pool::pool;
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};

/// Notes that the house has put in what it owes the pool, or has taken back what it put in too much.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SettleHouse {
    /// Into which till, or out of which.
    #[serde(default)]
    pub payment: Payment,
}

/// The house put money in, or took it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HouseSettled {
    /// When, in tournament time.
    pub at: Millis,
    /// How much was put in; negative where it was collected.
    pub amount: Money,
    /// Into which till, or out of which.
    pub payment: Payment,
}

/// What the house owes the pool: what it adds and the overlay, less what it has put in. Negative where it has put in too much,
/// as when late registrations made up for the overlay.
pub fn owed_by_house(tournament: &Tournament) -> Money {
    let pool = pool(tournament);
    let lines = tournament.ledger.iter().filter(|line| line.kind == LedgerKind::House);
    pool.added.plus(pool.overlay).minus(lines.map(|line| line.price.total()).sum())
}

impl Action for SettleHouse {
    /// # Errors
    /// Refused where the house owes nothing and is owed nothing, and for a means of payment that moves no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.payment.moves_money()?;
        let amount = owed_by_house(tournament);
        refuse_if(amount == Money::ZERO, || {
            refuse!(
                NotNow,
                "house-owes-pool-nothing",
                "The house owes the pool nothing. Added money and overlay are paid in."
            )
        })?;
        Ok(vec![HouseSettled { at: context.now, amount, payment: self.payment }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let amount = effect.first::<HouseSettled>().map(|settled| settled.amount);
        let amount = amount.unwrap_or_default();
        let what = if amount < Money::ZERO {
            let back = effect.money(Money::ZERO.minus(amount));
            phrase!("log-took-back", "took out {amount}", amount = back)
        } else {
            phrase!("log-put-in", "put in {amount}", amount = effect.money(amount))
        };
        log_label(phrase!("log-the-house", "The house"), paid_by(what, self.payment))
    }
}

impl Apply for HouseSettled {
    fn apply(&self, tournament: &mut Tournament) {
        let price = Price { prize: self.amount, ..Price::default() };
        let line = LedgerLine::moved(self.at, LedgerKind::House, None, price, self.payment);
        tournament.ledger.push(line);
    }
}
