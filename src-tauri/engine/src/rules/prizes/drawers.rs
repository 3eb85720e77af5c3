//! Which drawer is open where, and what should be in it: its float, what was paid in and out in cash at it, and what went to
//! the safe and came from it.

use crate::rules::prizes::accounts::Accounts;
use crate::state::drawer::Drawer;
use crate::state::ledger::LedgerLine;
use crate::state::prelude::*;
use std::iter::Sum;

/// What moved a drawer's cash, and what should be in it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawerCash {
    /// The opening float.
    pub float: Money,
    /// Paid in in cash.
    pub came_in: Money,
    /// Paid out in cash.
    pub went_out: Money,
    /// Dropped to the safe.
    pub dropped: Money,
    /// Filled from the safe.
    pub filled: Money,
    /// What should be in it now.
    pub expected: Money,
}

impl DrawerCash {
    fn new(float: Money, cash: impl Iterator<Item = Money>, dropped: Money, filled: Money) -> Self {
        let (mut came_in, mut went_out) = (Money::ZERO, Money::ZERO);
        for cash in cash {
            if cash > Money::ZERO {
                came_in = came_in.plus(cash);
            } else {
                went_out = went_out.minus(cash);
            }
        }
        let expected = float.plus(came_in).minus(went_out).minus(dropped).plus(filled);
        Self { float, came_in, went_out, dropped, filled, expected }
    }
}

impl Sum for DrawerCash {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            float: sum.float.plus(one.float),
            came_in: sum.came_in.plus(one.came_in),
            went_out: sum.went_out.plus(one.went_out),
            dropped: sum.dropped.plus(one.dropped),
            filled: sum.filled.plus(one.filled),
            expected: sum.expected.plus(one.expected),
        })
    }
}

/// What a line of the ledger moves in cash; negative for out.
fn cash_of(line: &LedgerLine) -> Money {
    Accounts::default().after(line).cash
}

/// Whether a drawer is open, and its cashier stands at this device.
fn is_in_use(drawer: &Drawer, device: &str) -> bool {
    drawer.closed.is_none() && drawer.in_use_at.as_deref() == Some(device)
}

/// The cash of a drawer.
pub fn cash_in(tournament: &Tournament, drawer: &Drawer) -> DrawerCash {
    let lines = drawer.lines.iter().filter_map(|line| tournament.ledger.get(to_usize(*line)));
    DrawerCash::new(drawer.opened.float, lines.map(cash_of), drawer.dropped, drawer.filled)
}

/// The cash that was paid where no drawer was open.
pub fn cash_outside(tournament: &Tournament) -> DrawerCash {
    let mut inside = vec![false; tournament.ledger.len()];
    for line in tournament.drawers.iter().flat_map(|drawer| drawer.lines.iter()) {
        if let Some(inside) = inside.get_mut(to_usize(*line)) {
            *inside = true;
        }
    }
    let outside = tournament.ledger.iter().zip(inside).filter(|(_, inside)| !inside);
    let cash = outside.map(|(line, _)| cash_of(line));
    DrawerCash::new(Money::ZERO, cash, Money::ZERO, Money::ZERO)
}

impl Tournament {
    /// The drawer of this number, while it is open.
    pub fn open_drawer(&self, number: u32) -> Option<&Drawer> {
        self.drawers.iter().find(|drawer| drawer.opened.drawer == number && drawer.closed.is_none())
    }

    /// The drawer that is in use at a device.
    pub fn drawer_at(&self, device: &str) -> Option<&Drawer> {
        self.drawers.iter().find(|drawer| is_in_use(drawer, device))
    }

    /// Puts the drawer that is in use at a device aside: another cashier stands there now.
    pub(crate) fn put_aside(&mut self, device: &str) {
        if let Some(drawer) = self.drawers.iter_mut().find(|drawer| is_in_use(drawer, device)) {
            drawer.in_use_at = None;
        }
    }

    /// The drawer of this number, while it is open, to be changed.
    pub(crate) fn open_drawer_mut(&mut self, number: u32) -> Option<&mut Drawer> {
        self.drawers
            .iter_mut()
            .find(|drawer| drawer.opened.drawer == number && drawer.closed.is_none())
    }

    /// Puts the lines of the ledger from this one on into the drawer that is in use at a device, where there is one.
    pub fn put_into_drawer(&mut self, device: &str, from: usize) {
        let lines = to_u32(from)..to_u32(self.ledger.len());
        if lines.is_empty() {
            return;
        }
        if let Some(drawer) = self.drawers.iter_mut().find(|drawer| is_in_use(drawer, device)) {
            lines.for_each(|line| drawer.lines.push(line));
        }
    }
}
