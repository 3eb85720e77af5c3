//! A rebuy or an add-on that was noted for the wrong player: the other bought it. Money and chips go over, everybody stays
//! where they sit.

use crate::actions::entries::add_on::AddedOn;
use crate::actions::entries::cancel_purchase::{PurchaseCancelled, may_cancel_purchase};
use crate::actions::entries::rebuy::rebought;
use crate::actions::prelude::*;
use crate::state::entry::{PurchaseKind, Standing};

/// Another player bought it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectBuyer {
    /// For whom it was noted.
    pub entry: EntryId,
    /// Which of the entry's purchases, counted from 0.
    pub purchase: u32,
    /// Who bought it.
    pub buyer: EntryId,
}

impl Action for CorrectBuyer {
    /// # Errors
    /// As [`may_cancel_purchase`]; refused for one player twice, for a buyer who was not there to buy or cannot come back (TCH 71a), and beyond
    /// the buyer's limit.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let bought = may_cancel_purchase(tournament, self.entry, self.purchase)?;
        let (name, buyer) = (tournament.name(self.entry), tournament.name(self.buyer));
        refuse_if(self.entry == self.buyer, || {
            refuse!(
                BadValue,
                "name-who-bought-instead",
                "Name the player who bought it instead of {name}.",
                name
            )
        })?;
        let found = tournament.entry(self.buyer)?;
        tournament.not_barred(self.buyer)?;
        let seated = found.standing.is_seated();
        let rebuys = bought.kind == PurchaseKind::Rebuy;
        let just_out = found.standing == Standing::Out
            && rebuys
            && tournament.live_entry(found.player).is_none();
        refuse_if(!seated && !just_out, || {
            refuse!(NotNow, "not-in-play", "{name} is not in play.", name = buyer)
        })?;
        let (limit, taken, what) = if rebuys {
            (
                tournament.setup.rebuy.and_then(|rule| rule.limit),
                found.rebuys(),
                phrase!("kind-rebuys", "rebuys"),
            )
        } else {
            (
                tournament.setup.add_on.map(|rule| rule.limit),
                found.add_ons(),
                phrase!("kind-add-ons", "add-ons"),
            )
        };
        refuse_if(limit.is_some_and(|limit| taken >= limit), || {
            refuse!(
                HouseRule,
                "buyer-taken-all",
                "{name} has taken all the {what} allowed.",
                name = buyer,
                what
            )
        })?;
        let at = context.now;
        let (price, chips, payment) = (bought.price, bought.chips, bought.payment);
        let cancelled = PurchaseCancelled { at, entry: self.entry, purchase: self.purchase }.into();
        let entry = self.buyer;
        let bought = if rebuys {
            rebought(tournament, entry, price, chips, payment, context)
        } else {
            vec![AddedOn { at, entry, price, chips, payment }.into()]
        };
        Ok([vec![cancelled], bought].concat())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let index = to_usize(self.purchase);
        let entry = effect.tournament.entries.get(&self.entry);
        let bought = entry.and_then(|entry| entry.purchases.get(index));
        let verb = match bought.map(|bought| bought.kind) {
            Some(PurchaseKind::AddOn) => phrase!("log-add-on", "Add-on"),
            _ => phrase!("log-rebuy", "Rebuy"),
        };
        let what = phrase!(
            "log-bought-by-another",
            "{buyer}, {price}, not {name}",
            buyer = effect.name(self.buyer),
            price = bought.map(|bought| effect.money(bought.price.total())),
            name = effect.name(self.entry),
        );
        log_label(verb, what)
    }
}
