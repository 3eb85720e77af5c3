//! Money that is not the players' is paid out to whoever it is for: the house's fees, the staff's and the league's shares, and
//! what was taken out of the pool by name.

use crate::actions::effect::{joined, paid_by};
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rules::prizes::accounts::accounts;
use crate::rules::prizes::pool::pool;
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};
use crate::state::paid_out::{PaidOut, Purpose, heading, named};

/// Notes that money was paid out to whoever it is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayOut {
    /// Whose.
    pub purpose: Purpose,
    /// For which name, of what was taken out of the pool; empty for the only one, or for all of every name.
    #[serde(default)]
    pub name: String,
    /// How much; absent for all that is held. Where too much was paid out, as before a refund, that is collected.
    #[serde(default)]
    pub amount: Option<Money>,
    /// To whom, at most 60 characters; may be empty.
    #[serde(default)]
    pub to: String,
    /// By what.
    #[serde(default)]
    pub payment: Payment,
}

/// What was collected for one purpose, and for one name of what was taken out of the pool, and what has become of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ToPayOut {
    /// Whose.
    pub purpose: Purpose,
    /// What it was taken out of the pool for; empty for anything else.
    pub name: String,
    /// Collected so far, less refunds.
    pub collected: Money,
    /// Paid out so far.
    pub paid_out: Money,
    /// Still held; negative where more was paid out than there was to hand on, since a refund or a correction.
    pub held: Money,
}

/// The longest name of a receiver, in characters.
const LONGEST: usize = 60;

impl ToPayOut {
    fn new(purpose: Purpose, name: String, collected: Money, paid_out: Money) -> Self {
        Self { purpose, name, collected, paid_out, held: collected.minus(paid_out) }
    }

    /// Its short name, as in a column: what it was taken out of the pool for, where that is said.
    pub fn heading(&self) -> Phrase {
        heading(self.purpose, &self.name)
    }

    fn has_moved(&self) -> bool {
        (self.collected, self.paid_out) != (Money::ZERO, Money::ZERO)
    }
}

/// What was collected, paid out and is still held, for every purpose that has moved money; what was taken out of the pool by
/// its names.
pub fn to_pay_out(tournament: &Tournament) -> Vec<ToPayOut> {
    let accounts = accounts(tournament);
    let own = Purpose::ALL.into_iter().filter(|purpose| *purpose != Purpose::Withheld);
    let own = own.map(|purpose| {
        let mine = tournament.paid_out.iter().filter(|paid| paid.purpose == purpose);
        let paid_out: Money = mine.map(|paid| paid.amount).sum();
        let collected = purpose.of(&accounts).plus(paid_out);
        ToPayOut::new(purpose, String::new(), collected, paid_out)
    });
    own.chain(taken_out(tournament)).filter(ToPayOut::has_moved).collect()
}

/// What was taken out of the pool, by its names.
fn taken_out(tournament: &Tournament) -> Vec<ToPayOut> {
    let line = |name: String| ToPayOut::new(Purpose::Withheld, name, Money::ZERO, Money::ZERO);
    let mut lines: Vec<ToPayOut> = Vec::new();
    let mut of = |name: &str, collected: Money, paid_out: Money| {
        let index = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
            lines.push(line(name.to_string()));
            lines.len().saturating_sub(1)
        });
        if let Some(line) = lines.get_mut(index) {
            let collected = line.collected.plus(collected);
            let paid_out = line.paid_out.plus(paid_out);
            *line = ToPayOut::new(line.purpose, name.to_string(), collected, paid_out);
        }
    };
    for kept in pool(tournament).withheld {
        of(&kept.name, kept.amount, Money::ZERO);
    }
    let mine = tournament.paid_out.iter().filter(|one| one.purpose == Purpose::Withheld);
    for one in mine {
        of(&one.name, Money::ZERO, one.amount);
    }
    lines
}

/// What a line of the ledger paid out; none for any other line.
pub fn paid_out<'a>(tournament: &'a Tournament, line: &LedgerLine) -> Option<&'a PaidOut> {
    let index = to_usize(line.purchase);
    tournament.paid_out.get(index).filter(|_| line.kind == LedgerKind::PaidOut)
}

impl PayOut {
    /// What this is about: one line, or every name of what was taken out of the pool.
    fn lines(&self, tournament: &Tournament) -> Result<Vec<ToPayOut>, Refusal> {
        let name = clean_text(&self.name, LONGEST);
        refuse_if(self.purpose != Purpose::Withheld && !name.is_empty(), || {
            refuse!(
                BadValue,
                "only-taken-out-pool",
                "Give a name only for money taken out of the pool."
            )
        })?;
        let all = to_pay_out(tournament);
        let mine = all.into_iter().filter(|line| line.purpose == self.purpose);
        let mut mine: Vec<ToPayOut> = mine.collect();
        if mine.len() > 1 && name.is_empty() {
            if self.amount.is_some() {
                let names: Vec<&str> = mine.iter().map(|line| line.name.as_str()).collect();
                return Err(refuse!(
                    BadValue,
                    "say-which-taken-out",
                    "Money was taken out of the pool for {names}. Say which of them.",
                    names
                ));
            }
            mine.retain(|line| line.held != Money::ZERO);
        } else if !name.is_empty() {
            mine.retain(|line| line.name == name);
        }
        refuse_if(mine.iter().all(|line| line.held == Money::ZERO), || {
            let what = named(self.purpose, &name);
            refuse!(NotNow, "nothing-is-held", "Nothing is left of {what}.", what)
        })?;
        Ok(mine)
    }
}

impl Action for PayOut {
    /// # Errors
    /// Refused for more than is held, for nothing, for a name that nothing is held for, for a part of what was taken out of the
    /// pool that could be several names', and for a means of payment that moves no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let payment = self.payment.moves_money()?;
        let lines = self.lines(tournament)?;
        let to = clean_text(&self.to, LONGEST);
        let mut events = Vec::new();
        for ToPayOut { purpose, name, held, .. } in lines {
            let amount = self.amount.unwrap_or(held);
            if self.amount.is_some() {
                may_pay_out(tournament, &named(purpose, &name), amount, held)?;
            }
            let to = to.clone();
            events.push(PaidOut { at: context.now, purpose, name, amount, to, payment }.into());
        }
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let collects = effect.all::<PaidOut>().all(|paid| paid.amount < Money::ZERO);
        let verb = if collects {
            phrase!("log-collected-back", "Collected")
        } else {
            phrase!("log-pay-out", "Paid out")
        };
        log_label(verb, paid_out_words(effect, collects))
    }
}

fn may_pay_out(
    tournament: &Tournament,
    what: &Phrase,
    amount: Money,
    held: Money,
) -> Result<(), Refusal> {
    refuse_if(amount <= Money::ZERO, || {
        refuse!(BadValue, "hand-amount-above-nothing", "Pay out an amount above zero.")
    })?;
    refuse_if(held < Money::ZERO, || {
        refuse!(
            NotNow,
            "too-much-paid-out",
            "Of {what}, {amount} too much was paid out. Collect that first.",
            what,
            amount = tournament.money(Money::ZERO.minus(held))
        )
    })?;
    refuse_if(amount > held, || {
        refuse!(
            BadValue,
            "pay-out-at-most",
            "Of {what}, {amount} is left. Pay out at most that.",
            what,
            amount = tournament.money(held)
        )
    })
}

impl Apply for PaidOut {
    fn apply(&self, tournament: &mut Tournament) {
        let number = to_u32(tournament.paid_out.len());
        tournament.paid_out.push(self.clone());
        let price = self.purpose.price(Money::ZERO.minus(self.amount));
        let line = LedgerLine::moved(self.at, LedgerKind::PaidOut, None, price, self.payment);
        tournament.ledger.push(LedgerLine { purchase: number, ..line });
    }
}

/// "$120 of the staff's share to Maria, transfer"; each name where it was for several.
fn paid_out_words(effect: &Effect<'_>, collects: bool) -> Value {
    let paid = effect.all::<PaidOut>();
    let each = paid.map(|paid| {
        let of = paid.said();
        let back = Money::ZERO.minus(paid.amount);
        let what = if collects {
            let amount = effect.money(back);
            phrase!("log-paid-out", "{amount} of {of}", amount = amount, of = of)
        } else if paid.amount < Money::ZERO {
            phrase!(
                "log-paid-out-collected",
                "{amount} of {of} collected",
                amount = effect.money(back),
                of
            )
        } else if paid.to.is_empty() {
            let amount = effect.money(paid.amount);
            phrase!("log-paid-out", "{amount} of {of}", amount, of)
        } else {
            phrase!(
                "log-paid-out-to",
                "{amount} of {of} to {name}",
                amount = effect.money(paid.amount),
                of,
                name = &paid.to
            )
        };
        paid_by(what, paid.payment)
    });
    joined(each)
}
