//! The ledger: every movement of money as a line that is never taken out. What was given back is a line of its own.

use crate::ids::{EntryId, Millis};
use crate::money::Money;
use crate::prizes::pool::{Pool, pool};
use crate::prizes::take_back::to_come_back;
use crate::refusal::Refusal;
use crate::setup::Price;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// By what something was paid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Notes and coins. What an older log does not say was paid like this.
    #[default]
    Cash,
    /// A card.
    Card,
    /// A transfer, or an app that makes one.
    Transfer,
    /// Anything else, such as a voucher or a ticket won.
    Other,
    /// Nothing yet: the player owes it.
    Unpaid,
}

impl Payment {
    /// The words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Card => "card",
            Self::Transfer => "transfer",
            Self::Other => "other",
            Self::Unpaid => "not paid",
        }
    }

    /// The words for it after a comma; nothing for cash, which is the usual thing.
    #[must_use]
    pub fn unless_cash(self) -> String {
        match self {
            Self::Cash => String::new(),
            other => format!(", {}", other.words()),
        }
    }

    /// This means of payment, where money is moved by it.
    ///
    /// # Errors
    /// Refused for [`Payment::Unpaid`].
    pub fn moves_money(self) -> Result<Self, Refusal> {
        match self {
            Self::Unpaid => Err(Refusal::bad(
                "Say by what it is paid: in cash, by card, by transfer or otherwise.",
            )),
            other => Ok(other),
        }
    }
}

/// One movement of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LedgerLine {
    /// When, in tournament time.
    pub at: Millis,
    /// What it was.
    pub kind: LedgerKind,
    /// Whose entry it concerns; none where the house itself paid.
    pub entry: Option<EntryId>,
    /// Which purchase of the entry, or which handing on, counted from 0.
    pub purchase: u32,
    /// How much for what; negative where money went back or out.
    pub price: Price,
    /// By what it was paid in or out.
    pub payment: Payment,
    /// By what it had been paid before, where a line says that this changed; else the same.
    pub was: Payment,
}

/// What moved money.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum LedgerKind {
    /// An entry.
    Entry,
    /// A re-entry.
    ReEntry,
    /// A rebuy.
    Rebuy,
    /// An add-on.
    AddOn,
    /// An entry was taken back and its money returned.
    Refund,
    /// A rebuy or an add-on was taken back.
    Void,
    /// What was owed was paid, or the means of payment was corrected: no money for anything new.
    Settled,
    /// A no-show's money was taken out of the event and is held for the player (TCH 5b).
    Held,
    /// Held money was collected by the player.
    Collected,
    /// Held money was not collected in time and is the house's (TCH 5c).
    Lapsed,
    /// A prize was handed over.
    Prize,
    /// Bounties were paid out to whoever won them.
    Bounty,
    /// The house put in what it adds or the overlay, or took back what was too much.
    House,
    /// Fees, staff's or the league's money, or what was taken out of the pool, was handed on to whoever it is for. What was
    /// paid in for prizes and taken out of them stands as prize money.
    HandedOn,
}

/// What is in each till and what it is for. The tills together equal the purposes together in every history.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Accounts {
    /// Taken in cash and not paid out.
    pub cash: Money,
    /// Taken by card.
    pub card: Money,
    /// Taken by transfer.
    pub transfer: Money,
    /// Taken otherwise.
    pub other: Money,
    /// Owed by players: what is not paid, and what was paid out to them too much.
    pub owed: Money,
    /// Owed by the house: what it adds and the overlay, less what it has put in. Negative where it has put in too much.
    pub house: Money,
    /// For prizes not yet handed over.
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
    #[must_use]
    pub fn tills(&self) -> Money {
        [self.cash, self.card, self.transfer, self.other, self.owed, self.house].into_iter().sum()
    }

    /// What all of it is for.
    #[must_use]
    pub fn purposes(&self) -> Money {
        let own = [self.fees, self.staff, self.league, self.held, self.withheld];
        own.into_iter().chain([self.prizes, self.bounties]).sum()
    }

    /// The tills less the purposes: nothing, in every history.
    #[must_use]
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
            // What is handed on of the pool was taken out of it before.
            LedgerKind::HandedOn => {
                self.put(line.payment, total);
                self.withheld = self.withheld.plus(line.price.prize);
                self.earmark(Price { prize: Money::ZERO, ..line.price });
            }
            LedgerKind::Entry
            | LedgerKind::ReEntry
            | LedgerKind::Rebuy
            | LedgerKind::AddOn
            | LedgerKind::Refund
            | LedgerKind::Void
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
    pub fn with_too_much(mut self, (prizes, bounties): (Money, Money)) -> Self {
        self.owed = self.owed.plus(prizes).plus(bounties);
        self.prizes = self.prizes.plus(prizes);
        self.bounties = self.bounties.plus(bounties);
        self
    }

    fn put(&mut self, payment: Payment, amount: Money) {
        let till = match payment {
            Payment::Cash => &mut self.cash,
            Payment::Card => &mut self.card,
            Payment::Transfer => &mut self.transfer,
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

impl LedgerKind {
    /// Something was sold: an entry, a re-entry, a rebuy, an add-on.
    #[must_use]
    pub const fn is_sold(self) -> bool {
        matches!(self, Self::Entry | Self::ReEntry | Self::Rebuy | Self::AddOn)
    }

    /// The word for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Entry => "Entry",
            Self::ReEntry => "Re-entry",
            Self::Rebuy => "Rebuy",
            Self::AddOn => "Add-on",
            Self::Refund => "Refund",
            Self::Void => "Void",
            Self::Settled => "Payment",
            Self::Held => "Held for a no-show",
            Self::Collected => "Held money collected",
            Self::Lapsed => "Held money lapsed",
            Self::Prize => "Prize",
            Self::Bounty => "Bounties",
            Self::House => "The house",
            Self::HandedOn => "Handed on",
        }
    }

    /// The word for several.
    #[must_use]
    pub const fn plural(self) -> &'static str {
        match self {
            Self::Entry => "Entries",
            Self::ReEntry => "Re-entries",
            Self::Rebuy => "Rebuys",
            Self::AddOn => "Add-ons",
            Self::Refund => "Refunds",
            Self::Void => "Voids",
            Self::Settled => "Paid later or otherwise",
            Self::Held => "Held for no-shows",
            Self::Collected => "Held money collected",
            Self::Lapsed => "Held money lapsed",
            Self::Prize => "Prizes handed over",
            Self::Bounty => "Bounties paid out",
            Self::House => "Put in by the house",
            Self::HandedOn => "Handed on",
        }
    }
}

/// The accounts after all lines, with what the house adds to the pool and takes out of it, and with what was paid out too much.
#[must_use]
pub fn accounts(tournament: &Tournament) -> Accounts {
    let lines = tournament.ledger.iter().fold(Accounts::default(), Accounts::after);
    lines.with_pool(&pool(tournament)).with_too_much(to_come_back(tournament))
}
