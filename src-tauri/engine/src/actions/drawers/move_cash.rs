//! Cash goes from a drawer to the safe, or from the safe into a drawer. No player paid it, so it is in no line of the ledger.

use super::wanted;
use crate::actions::prelude::*;
use crate::rules::prizes::drawers::cash_in;
use crate::state::drawer::CashWay;

/// Moves cash between a drawer and the safe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveCash {
    /// Which drawer; absent for the one that is open at this device.
    #[serde(default)]
    pub drawer: Option<u32>,
    /// Which way.
    pub way: CashWay,
    /// How much.
    pub amount: Money,
}

/// Cash went from a drawer to the safe, or the other way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CashMoved {
    /// When, in tournament time.
    pub at: Millis,
    /// Which drawer.
    pub drawer: u32,
    /// Which way.
    pub way: CashWay,
    /// How much.
    pub amount: Money,
}

impl Action for MoveCash {
    /// # Errors
    /// Refused where no such drawer is open, for no amount, and for a drop of more than should be in the drawer.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let drawer = wanted(tournament, self.drawer, context.device)?;
        let amount = self.amount;
        refuse_if(amount <= Money::ZERO || amount > Money::MAX, || {
            refuse!(BadValue, "drawer-amount-above-zero", "Give an amount above zero.")
        })?;
        let expected = cash_in(tournament, drawer).expected;
        refuse_if(self.way == CashWay::Drop && amount > expected, || {
            refuse!(
                BadValue,
                "drop-at-most",
                "Drawer {number} should hold {amount}. Drop at most that.",
                number = drawer.opened.drawer,
                amount = tournament.money(expected.max(Money::ZERO))
            )
        })?;
        let number = drawer.opened.drawer;
        Ok(vec![CashMoved { at: context.now, drawer: number, way: self.way, amount }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.way {
            CashWay::Drop => phrase!("log-drop", "Drop"),
            CashWay::Fill => phrase!("log-fill", "Fill"),
        };
        let drawer = effect.first::<CashMoved>().map_or(0, |moved| moved.drawer);
        log_label(verb, beside(effect.money(self.amount), effect.drawer(drawer)))
    }
}

impl Apply for CashMoved {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(drawer) = tournament.open_drawer_mut(self.drawer) else { return };
        let sum = match self.way {
            CashWay::Drop => &mut drawer.dropped,
            CashWay::Fill => &mut drawer.filled,
        };
        *sum = sum.plus(self.amount);
    }
}
