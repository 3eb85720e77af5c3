//! Money that is not the players' is handed on to whoever it is for: the house's fees, the staff's and the league's shares, and
//! what was taken out of the pool by name.

use super::ledger::{Accounts, LedgerKind, LedgerLine, Payment, accounts};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::Millis;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::setup::Price;
use crate::tournament::Tournament;
use crate::words::clean_text;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

/// Notes that money was handed on to whoever it is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOn {
    /// Whose.
    pub purpose: Purpose,
    /// How much; absent for all that is held. Where too much was handed on, as before a refund, that is taken back.
    #[serde(default)]
    pub amount: Option<Money>,
    /// To whom, at most 60 characters; may be empty.
    #[serde(default)]
    pub to: String,
    /// By what.
    #[serde(default)]
    pub payment: Payment,
}

/// Money was handed on, or taken back where it was too much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandedOn {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub purpose: Purpose,
    /// How much; negative where it was taken back.
    pub amount: Money,
    /// To whom; may be empty.
    pub to: String,
    /// By what.
    pub payment: Payment,
}

/// What was collected for one purpose, and what has become of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandingOn {
    /// Whose.
    pub purpose: Purpose,
    /// Collected so far, less refunds.
    pub collected: Money,
    /// Handed on so far.
    pub handed_on: Money,
    /// Still held; negative where more was handed on than there was to hand on, since a refund or a correction.
    pub held: Money,
}

/// The longest name of a receiver, in characters.
const LONGEST: usize = 60;

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Fees, Self::Staff, Self::League, Self::Withheld];

    /// The words for it, as in a sentence.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Fees => "the house\u{2019}s fees",
            Self::Staff => "the staff\u{2019}s share",
            Self::League => "the league\u{2019}s share",
            Self::Withheld => "what was taken out of the pool",
        }
    }

    /// Its short name, as in a column.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fees => "House fees",
            Self::Staff => "Staff",
            Self::League => "League",
            Self::Withheld => "Taken out",
        }
    }

    /// What the accounts hold for it.
    #[must_use]
    pub const fn of(self, accounts: &Accounts) -> Money {
        match self {
            Self::Fees => accounts.fees,
            Self::Staff => accounts.staff,
            Self::League => accounts.league,
            Self::Withheld => accounts.withheld,
        }
    }

    /// An amount as a line of the ledger has it.
    fn price(self, amount: Money) -> Price {
        let none = Price::default();
        match self {
            Self::Fees => Price { fee: amount, ..none },
            Self::Staff => Price { staff: amount, ..none },
            Self::League => Price { league: amount, ..none },
            Self::Withheld => Price { prize: amount, ..none },
        }
    }
}

/// What was collected, handed on and is still held, for every purpose that has moved money.
#[must_use]
pub fn handing_on(tournament: &Tournament) -> Vec<HandingOn> {
    let accounts = accounts(tournament);
    let all = Purpose::ALL.into_iter().map(|purpose| {
        let mine = tournament.handed_on.iter().filter(|handed| handed.purpose == purpose);
        let handed_on: Money = mine.map(|handed| handed.amount).sum();
        let held = purpose.of(&accounts);
        HandingOn { purpose, collected: held.plus(handed_on), handed_on, held }
    });
    all.filter(|one| (one.collected, one.handed_on) != (Money::ZERO, Money::ZERO)).collect()
}

/// What a line of the ledger handed on; none for any other line.
#[must_use]
pub fn handed_on<'a>(tournament: &'a Tournament, line: &LedgerLine) -> Option<&'a HandedOn> {
    let index = usize::try_from(line.purchase).unwrap_or(usize::MAX);
    tournament.handed_on.get(index).filter(|_| line.kind == LedgerKind::HandedOn)
}

impl Action for HandOn {
    /// # Errors
    /// Refused for more than is held, for nothing, and for a means of payment that moves no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let payment = self.payment.moves_money()?;
        let purpose = self.purpose;
        let held = purpose.of(&accounts(tournament));
        let words = purpose.words();
        let amount = self.amount.unwrap_or(held);
        if held == Money::ZERO {
            return Err(Refusal::not_now(format!("Nothing is held of {words}.")));
        }
        if self.amount.is_some() && amount <= Money::ZERO {
            return Err(Refusal::bad("Hand on an amount above nothing."));
        }
        if self.amount.is_some() && held < Money::ZERO {
            let much = tournament.money(Money::ZERO.minus(held));
            return Err(Refusal::not_now(format!(
                "Of {words} {much} too much was handed on: take that back first."
            )));
        }
        if self.amount.is_some() && amount > held {
            let held = tournament.money(held);
            return Err(Refusal::bad(format!("Of {words} {held} is held: hand on at most that.")));
        }
        let to = clean_text(&self.to, LONGEST);
        Ok(vec![HandedOn { at: context.now, purpose, amount, to, payment }.into()])
    }
}

impl Happening for HandedOn {
    fn apply(&self, tournament: &mut Tournament) {
        let number = u32::try_from(tournament.handed_on.len()).unwrap_or(u32::MAX);
        tournament.handed_on.push(self.clone());
        tournament.ledger.push(LedgerLine {
            at: self.at,
            kind: LedgerKind::HandedOn,
            entry: None,
            purchase: number,
            price: self.purpose.price(Money::ZERO.minus(self.amount)),
            payment: self.payment,
            was: self.payment,
        });
    }
}
