//! The ledger: every movement of money as a line that is never taken out. What was given back is a line of its own.

use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;

/// By what something was paid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Notes and coins.
    #[default]
    Cash,
    /// A card.
    Card,
    /// A transfer, or an app that makes one.
    Transfer,
    /// A voucher of the house.
    Voucher,
    /// A ticket or a seat that was won in another event.
    Ticket,
    /// Nothing: the house gives it.
    Comp,
    /// Anything else.
    Other,
    /// Nothing yet: the player owes it.
    Unpaid,
}

impl Payment {
    /// The words for it.
    pub fn said(self) -> Phrase {
        match self {
            Self::Cash => phrase!("payment-cash", "cash"),
            Self::Card => phrase!("payment-card", "card"),
            Self::Transfer => phrase!("payment-transfer", "transfer"),
            Self::Voucher => phrase!("payment-voucher", "voucher"),
            Self::Ticket => phrase!("payment-ticket", "ticket"),
            Self::Comp => phrase!("payment-comp", "comp"),
            Self::Other => phrase!("payment-other", "other"),
            Self::Unpaid => phrase!("payment-unpaid", "not paid"),
        }
    }

    /// This means of payment, where money is moved by it.
    ///
    /// # Errors
    /// Refused for [`Payment::Unpaid`].
    pub fn moves_money(self) -> Result<Self, Refusal> {
        match self {
            Self::Unpaid => Err(refuse!(
                BadValue,
                "say-paid-cash-card",
                "Say how it is paid: cash, card, transfer or other."
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

impl LedgerLine {
    /// Money that moved at once, without a purchase.
    pub const fn moved(
        at: Millis,
        kind: LedgerKind,
        entry: Option<EntryId>,
        price: Price,
        payment: Payment,
    ) -> Self {
        Self { at, kind, entry, purchase: 0, price, payment, was: payment }
    }
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
    Cancelled,
    /// What was owed was paid, or the means of payment was corrected: no money for anything new.
    Settled,
    /// A no-show's money was taken out of the event and is held for the player (TCH 5b).
    Held,
    /// Held money was collected by the player.
    Collected,
    /// Held money was not collected in time and is the house's (TCH 5c).
    Lapsed,
    /// A prize was paid out.
    Prize,
    /// Bounties were paid out to whoever won them.
    Bounty,
    /// The house put in what it adds or the overlay, or took back what was too much.
    House,
    /// Fees, staff's or the league's money, or what was taken out of the pool, was paid out to whoever it is for. What was
    /// paid in for prizes and taken out of them stands as prize money.
    PaidOut,
}

impl LedgerKind {
    /// Something was sold: an entry, a re-entry, a rebuy, an add-on.
    pub const fn is_sold(self) -> bool {
        matches!(self, Self::Entry | Self::ReEntry | Self::Rebuy | Self::AddOn)
    }

    /// The word for it.
    pub fn said(self) -> Phrase {
        match self {
            Self::Entry => phrase!("ledger-entry", "Entry"),
            Self::ReEntry => phrase!("ledger-re-entry", "Re-entry"),
            Self::Rebuy => phrase!("ledger-rebuy", "Rebuy"),
            Self::AddOn => phrase!("ledger-add-on", "Add-on"),
            Self::Refund => phrase!("ledger-refund", "Refund"),
            Self::Cancelled => phrase!("ledger-cancelled", "Cancellation"),
            Self::Settled => phrase!("ledger-payment", "Payment"),
            Self::Held => phrase!("ledger-held-for-a-no-show", "Held for a no-show"),
            Self::Collected => phrase!("ledger-held-money-collected", "Held money collected"),
            Self::Lapsed => phrase!("ledger-held-money-lapsed", "Held money lapsed"),
            Self::Prize => phrase!("ledger-prize", "Prize"),
            Self::Bounty => phrase!("ledger-bounties", "Bounties"),
            Self::House => phrase!("ledger-the-house", "The house"),
            Self::PaidOut => phrase!("ledger-paid-out", "Paid out"),
        }
    }

    /// The word for several.
    pub fn several(self) -> Phrase {
        match self {
            Self::Entry => phrase!("ledger-all-entries", "Entries"),
            Self::ReEntry => phrase!("ledger-all-re-entries", "Re-entries"),
            Self::Rebuy => phrase!("ledger-all-rebuys", "Rebuys"),
            Self::AddOn => phrase!("ledger-all-add-ons", "Add-ons"),
            Self::Refund => phrase!("ledger-all-refunds", "Refunds"),
            Self::Cancelled => phrase!("ledger-all-cancelled", "Cancellations"),
            Self::Settled => {
                phrase!("ledger-all-paid-later-or-otherwise", "Paid later or otherwise")
            }
            Self::Held => phrase!("ledger-all-held-for-no-shows", "Held for no-shows"),
            Self::Collected => phrase!("ledger-all-held-money-collected", "Held money collected"),
            Self::Lapsed => phrase!("ledger-all-held-money-lapsed", "Held money lapsed"),
            Self::Prize => phrase!("ledger-all-prizes-paid", "Prizes paid out"),
            Self::Bounty => phrase!("ledger-all-bounties-paid-out", "Bounties paid out"),
            Self::House => phrase!("ledger-all-put-in-by-the-house", "Put in by the house"),
            Self::PaidOut => phrase!("ledger-all-paid-out-to-others", "Paid out to others"),
        }
    }
}
