//! Money that is not the players', paid out.

use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::state::ledger::Payment;

/// Whose money it is.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The house's.
    Fees,
    /// The dealers' and the staff's.
    Staff,
    /// The league's.
    League,
    /// Whoever the pool's named amounts are for.
    Withheld,
}

/// Money was paid out, or collected where it was too much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PaidOut {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub purpose: Purpose,
    /// For which name, of what was taken out of the pool. Empty for anything else.
    pub name: String,
    /// How much; negative where it was collected.
    pub amount: Money,
    /// To whom; may be empty.
    pub to: String,
    /// By what.
    pub payment: Payment,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Fees, Self::Staff, Self::League, Self::Withheld];

    /// An amount as a line of the ledger has it.
    pub(crate) fn price(self, amount: Money) -> Price {
        let none = Price::default();
        match self {
            Self::Fees => Price { fee: amount, ..none },
            Self::Staff => Price { staff: amount, ..none },
            Self::League => Price { league: amount, ..none },
            Self::Withheld => Price { prize: amount, ..none },
        }
    }
}

impl PaidOut {
    /// Its short name, as in a column: what it was taken out of the pool for, where that is said.
    pub fn heading(&self) -> Phrase {
        heading(self.purpose, &self.name)
    }

    /// Whose it is, to be named in a sentence.
    pub fn said(&self) -> Phrase {
        named(self.purpose, &self.name)
    }
}
pub(crate) fn heading(purpose: Purpose, name: &str) -> Phrase {
    match purpose {
        _ if !name.is_empty() => Phrase::own(name),
        Purpose::Fees => phrase!("purpose-fees", "House fees"),
        Purpose::Staff => phrase!("purpose-staff", "Staff"),
        Purpose::League => phrase!("purpose-league", "League"),
        Purpose::Withheld => phrase!("purpose-taken-out", "Taken out"),
    }
}

/// Whose money it is, or what it was taken out of the pool for, to be named in a sentence.
pub(crate) fn named(purpose: Purpose, name: &str) -> Phrase {
    match purpose {
        _ if !name.is_empty() => {
            phrase!("taken-out-of-the-pool-for", "the money for \u{201c}{name}\u{201d}", name)
        }
        Purpose::Fees => phrase!("the-houses-fees", "the house\u{2019}s fees"),
        Purpose::Staff => phrase!("the-staffs-share", "the staff\u{2019}s share"),
        Purpose::League => phrase!("the-leagues-share", "the league\u{2019}s share"),
        Purpose::Withheld => phrase!("taken-out-of-the-pool", "the money taken out of the pool"),
    }
}
