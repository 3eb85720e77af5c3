//! Where the money is.

use crate::rulebook::setup::price::Price;
use crate::rules::prizes::paid_too_much::{TooMuch, to_come_back};
use crate::rules::prizes::pool::{Pool, pool};
use crate::state::ledger::{LedgerKind, LedgerLine};
use crate::state::paid_out::Purpose;
use crate::state::prelude::*;

/// What is in each till and what it is for. The tills together equal the purposes together in every history.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Accounts {
    /// Taken in cash and not paid out.
    pub cash: Money,
    /// Taken by card.
    pub card: Money,
    /// Taken by transfer.
    pub transfer: Money,
    /// Vouchers of the house that were taken.
    pub voucher: Money,
    /// Tickets and seats won elsewhere that were taken.
    pub ticket: Money,
    /// What the house gives: entries that nobody paid.
    pub comp: Money,
    /// Taken otherwise.
    pub other: Money,
    /// Owed by players: what is not paid, and what was paid out to them too much.
    pub owed: Money,
    /// Owed by the house: what it adds and the overlay, less what it has put in. Negative where it has put in too much.
    pub house: Money,
    /// For prizes not yet paid out.
    pub prizes: Money,
    /// For the house.
    pub fees: Money,
    /// For bounties.
    pub bounties: Money,
    /// For dealers and staff.
    pub staff: Money,
    /// For the league.
    pub league: Money,
    /// Held for no-shows.
    pub held: Money,
    /// Taken out of the pool for what the house has named.
    pub withheld: Money,
}

impl Accounts {
    /// What is in the tills, what players and the house owe included.
    pub fn tills(&self) -> Money {
        [
            self.cash,
            self.card,
            self.transfer,
            self.voucher,
            self.ticket,
            self.comp,
            self.other,
            self.owed,
            self.house,
        ]
        .into_iter()
        .sum()
    }

    /// What all of it is for.
    pub fn purposes(&self) -> Money {
        let own = [self.fees, self.staff, self.league, self.held, self.withheld];
        own.into_iter().chain([self.prizes, self.bounties]).sum()
    }

    /// The tills less the purposes: nothing, in every history.
    pub fn balance(&self) -> Money {
        self.tills().minus(self.purposes())
    }

    /// These accounts after a line.
    #[must_use]
    pub fn after(mut self, line: &LedgerLine) -> Self {
        let total = line.price.total();
        match line.kind {
            LedgerKind::Settled => {
                self.put(line.was, Money::ZERO.minus(total));
                self.put(line.payment, total);
            }
            // The money stays where it is and is for something else: the line has what it was for, as a negative.
            LedgerKind::Held => {
                self.earmark(line.price);
                self.held = self.held.minus(total);
            }
            LedgerKind::Collected => {
                self.put(line.payment, total);
                self.held = self.held.plus(total);
            }
            LedgerKind::Lapsed => {
                self.held = self.held.plus(total);
                self.fees = self.fees.minus(total);
            }
            // What the house owed the pool is in a till now; it was the pool's before.
            LedgerKind::House => {
                self.put(line.payment, total);
                self.house = self.house.minus(total);
            }
            // What is paid out of the pool was taken out of it before.
            LedgerKind::PaidOut => {
                self.put(line.payment, total);
                self.withheld = self.withheld.plus(line.price.prize);
                self.earmark(Price { prize: Money::ZERO, ..line.price });
            }
            LedgerKind::Entry
            | LedgerKind::ReEntry
            | LedgerKind::Rebuy
            | LedgerKind::AddOn
            | LedgerKind::Refund
            | LedgerKind::Cancelled
            | LedgerKind::Prize
            | LedgerKind::Bounty => {
                self.put(line.payment, total);
                self.earmark(line.price);
            }
        }
        self
    }

    /// These accounts with what the house puts into the pool, and what it takes out of it by name.
    #[must_use]
    pub fn with_pool(mut self, pool: &Pool) -> Self {
        let given = pool.added.plus(pool.overlay);
        let kept: Money = pool.withheld.iter().map(|line| line.amount).sum();
        self.house = self.house.plus(given);
        self.prizes = self.prizes.plus(given).minus(kept);
        self.withheld = self.withheld.plus(kept);
        self
    }

    /// These accounts with what was paid out too much: it is owed by the players, and due to others of the prizes or bounties.
    #[must_use]
    pub fn with_too_much(mut self, paid: TooMuch) -> Self {
        self.owed = self.owed.plus(paid.prizes).plus(paid.bounties);
        self.prizes = self.prizes.plus(paid.prizes);
        self.bounties = self.bounties.plus(paid.bounties);
        self
    }

    fn put(&mut self, payment: Payment, amount: Money) {
        let till = match payment {
            Payment::Cash => &mut self.cash,
            Payment::Card => &mut self.card,
            Payment::Transfer => &mut self.transfer,
            Payment::Voucher => &mut self.voucher,
            Payment::Ticket => &mut self.ticket,
            Payment::Comp => &mut self.comp,
            Payment::Other => &mut self.other,
            Payment::Unpaid => &mut self.owed,
        };
        *till = till.plus(amount);
    }

    fn earmark(&mut self, price: Price) {
        self.prizes = self.prizes.plus(price.prize);
        self.fees = self.fees.plus(price.fee);
        self.bounties = self.bounties.plus(price.bounty);
        self.staff = self.staff.plus(price.staff);
        self.league = self.league.plus(price.league);
    }
}

/// The accounts after all lines, with what the house adds to the pool and takes out of it, and with what was paid out too much.
pub fn accounts(tournament: &Tournament) -> Accounts {
    let lines = tournament.ledger.iter().fold(Accounts::default(), Accounts::after);
    lines.with_pool(&pool(tournament)).with_too_much(to_come_back(tournament))
}

impl Purpose {
    /// What the accounts hold for it.
    pub const fn of(self, accounts: &Accounts) -> Money {
        match self {
            Self::Fees => accounts.fees,
            Self::Staff => accounts.staff,
            Self::League => accounts.league,
            Self::Withheld => accounts.withheld,
        }
    }
}
