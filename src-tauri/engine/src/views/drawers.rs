//! The cashiers' drawers: what moved the cash of each, what should be in it, and by how much a count differs.

use crate::rules::prizes::drawers::{DrawerCash, cash_in, cash_outside};
use crate::state::drawer::Drawer;
use crate::state::prelude::*;
use std::cmp::Ordering;

/// A drawer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawerRow {
    /// Its number, from 1.
    pub number: u32,
    /// The cashier, or the device where nobody is named.
    pub name: String,
    /// The device at which it was opened, with who stands there.
    pub device: String,
    /// The device at which it is in use, with who stands there; absent while it is put aside.
    pub in_use_at: Option<String>,
    /// When it was opened, in tournament time.
    pub opened: Millis,
    /// Its cash.
    pub cash: DrawerCash,
    /// When it was closed; absent while it is open.
    pub closed: Option<Millis>,
    /// What was counted in it then.
    pub counted: Option<Money>,
    /// What was counted less what should have been in it.
    pub difference: Option<Money>,
    /// What the difference is, in words; absent while it is open.
    pub says: Option<Phrase>,
}

/// All drawers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawersView {
    /// Each of them, the first opened first; those that are open before those that are closed.
    pub rows: Vec<DrawerRow>,
    /// What was paid in cash where no drawer was open.
    pub outside: DrawerCash,
    /// All drawers and what was outside of them together.
    pub all: DrawerCash,
    /// The differences of all closed drawers together.
    pub difference: Money,
}

fn row(tournament: &Tournament, drawer: &Drawer) -> DrawerRow {
    let cash = cash_in(tournament, drawer);
    let counted = drawer.closed.map(|(_, counted)| counted);
    let difference = counted.map(|counted| counted.minus(cash.expected));
    DrawerRow {
        number: drawer.opened.drawer,
        name: drawer.name().into(),
        device: drawer.opened.device.clone(),
        in_use_at: drawer.in_use_at.clone().filter(|_| drawer.closed.is_none()),
        opened: drawer.opened.at,
        cash,
        closed: drawer.closed.map(|(at, _)| at),
        counted,
        difference,
        says: difference.map(|difference| {
            let much = |amount: Money| tournament.money(amount);
            match difference.cmp(&Money::ZERO) {
                Ordering::Equal => phrase!("drawer-as-it-should-be", "As it should be"),
                Ordering::Greater => {
                    phrase!("drawer-too-much", "{amount} too much", amount = much(difference))
                }
                Ordering::Less => {
                    let amount = much(Money::ZERO.minus(difference));
                    phrase!("drawer-missing", "{amount} missing", amount)
                }
            }
        }),
    }
}

/// The drawers, and the cash that was paid at none.
pub fn drawers_view(tournament: &Tournament) -> DrawersView {
    let all = tournament.drawers.iter().map(|drawer| row(tournament, drawer));
    let (open, closed): (Vec<_>, Vec<_>) = all.partition(|row| row.closed.is_none());
    let rows: Vec<DrawerRow> = open.into_iter().chain(closed).collect();
    let outside = cash_outside(tournament);
    DrawersView {
        all: rows.iter().map(|row| row.cash).chain([outside]).sum(),
        difference: rows.iter().filter_map(|row| row.difference).sum(),
        outside,
        rows,
    }
}
