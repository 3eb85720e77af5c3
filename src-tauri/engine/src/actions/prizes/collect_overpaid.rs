//! What was paid out and is not due any more, since a correction: shown until the money has come back.
//!
//! A line that was paid stands whatever is corrected before it. So a correction can leave a player with more than the place
//! pays, or with a prize that is somebody else's. That player owes it, as one who has not paid for an entry does.

use crate::actions::effect::paid_by;
use crate::actions::prelude::*;
use crate::actions::prizes::pay_bounties::BountiesPaid;
use crate::actions::prizes::pay_prize::PrizePaid;
use crate::rules::prizes::paid_too_much::{PaidFor, bounties_above, prizes_above};

/// Notes that money which was paid out too much has come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CollectOverpaid {
    /// From whom.
    pub entry: EntryId,
    /// What it was paid for.
    #[serde(default)]
    pub of: PaidFor,
    /// How much; absent for all that is too much.
    #[serde(default)]
    pub amount: Option<Money>,
    /// By what it came back.
    #[serde(default)]
    pub payment: Payment,
}

impl Action for CollectOverpaid {
    /// # Errors
    /// Refused where nothing was paid too much, for nothing, for more than was too much, and for a means of payment that moves
    /// no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let payment = self.payment.moves_money()?;
        let name = tournament.name(self.entry);
        let above = match self.of {
            PaidFor::Prize => prizes_above(tournament),
            PaidFor::Bounties => bounties_above(tournament),
        };
        let mine = above.into_iter().find(|(entry, _, _)| *entry == self.entry);
        let too_much = mine.map(|(_, paid, due)| paid.minus(due)).ok_or_else(|| {
            if name.is_empty() {
                Tournament::no_such_entry()
            } else {
                refuse!(NotNow, "not-paid-more-than-due", "{name} was not paid too much.", name)
            }
        })?;
        let amount = self.amount.unwrap_or(too_much);
        refuse_if(amount <= Money::ZERO || amount > too_much, || {
            refuse!(
                BadValue,
                "collect-at-most",
                "{name} was paid {amount} too much. Collect at most that.",
                name,
                amount = tournament.money(too_much)
            )
        })?;
        // Paid out and taken back are one sum: a line with the amount below nothing.
        let (at, entry, amount) = (context.now, self.entry, Money::ZERO.minus(amount));
        Ok(vec![match self.of {
            PaidFor::Prize => PrizePaid { at, entry, amount, payment, goods: Vec::new() }.into(),
            PaidFor::Bounties => BountiesPaid { at, entry, amount, payment }.into(),
        }])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let prize = effect.first::<PrizePaid>().map(|over| over.amount);
        let amount = prize.or_else(|| effect.first::<BountiesPaid>().map(|paid| paid.amount));
        let what = phrase!(
            "log-amount-from",
            "{amount} from {name}",
            amount = effect.money(Money::ZERO.minus(amount.unwrap_or_default())),
            name = effect.name(self.entry),
        );
        log_label(phrase!("log-collected-back", "Collected"), paid_by(what, self.payment))
    }
}
