//! What is said of the cashiers' drawers: opened with a float, dropped from and filled, closed with a count.

pub mod close;
pub mod move_cash;
pub mod open;
pub mod take;

use crate::actions::prelude::*;
use crate::base::finding::fold;
use crate::state::drawer::Drawer;

/// Whether a drawer is this cashier's; of nobody without a name.
fn is_of(drawer: &Drawer, cashier: &str) -> bool {
    !cashier.is_empty() && fold(&drawer.opened.cashier) == fold(cashier)
}

/// The drawer of this number, or the one that is in use at the device.
fn wanted<'a>(
    tournament: &'a Tournament,
    number: Option<u32>,
    device: &str,
) -> Result<&'a Drawer, Refusal> {
    let Some(number) = number else {
        return tournament.drawer_at(device).ok_or_else(|| {
            refuse!(NotNow, "no-drawer-open-here", "No drawer is open here. Open one first.")
        });
    };
    refuse_if(tournament.drawers.iter().all(|drawer| drawer.opened.drawer != number), || {
        refuse!(Unknown, "no-such-drawer", "There is no drawer {number}.", number)
    })?;
    tournament.open_drawer(number).ok_or_else(|| {
        refuse!(NotNow, "drawer-is-closed", "Drawer {number} is closed. Open a new one.", number)
    })
}

/// An amount that lies in a drawer: nothing, or more, and no more than a tournament can hold.
fn counted(amount: Money) -> Result<Money, Refusal> {
    if (Money::ZERO..=Money::MAX).contains(&amount) {
        return Ok(amount);
    }
    Err(refuse!(BadValue, "drawer-amount-from-zero", "Give an amount of zero or more."))
}
