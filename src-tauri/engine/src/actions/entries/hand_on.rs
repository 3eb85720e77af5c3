//! Money that is not the players' is handed on to whoever it is for: the house's fees, the staff's and the league's shares, and
//! what was taken out of the pool by name.

use crate::actions::effect::{joined, paid_by};
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rules::prizes::accounts::accounts;
use crate::rules::prizes::pool::pool;
use crate::state::handed_on::{HandedOn, Purpose, heading, named};
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};

/// Notes that money was handed on to whoever it is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOn {
    /// Whose.
    pub purpose: Purpose,
    /// For which name, of what was taken out of the pool; empty for the only one, or for all of every name.
    #[serde(default)]
    pub name: String,
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

/// What was collected for one purpose, and for one name of what was taken out of the pool, and what has become of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandingOn {
    /// Whose.
    pub purpose: Purpose,
    /// What it was taken out of the pool for; empty for anything else.
    pub name: String,
    /// Collected so far, less refunds.
    pub collected: Money,
    /// Handed on so far.
    pub handed_on: Money,
    /// Still held; negative where more was handed on than there was to hand on, since a refund or a correction.
    pub held: Money,
}

/// The longest name of a receiver, in characters.
const LONGEST: usize = 60;

impl HandingOn {
    fn new(purpose: Purpose, name: String, collected: Money, handed_on: Money) -> Self {
        Self { purpose, name, collected, handed_on, held: collected.minus(handed_on) }
    }

    /// Its short name, as in a column: what it was taken out of the pool for, where that is said.
    pub fn heading(&self) -> Phrase {
        heading(self.purpose, &self.name)
    }

    fn has_moved(&self) -> bool {
        (self.collected, self.handed_on) != (Money::ZERO, Money::ZERO)
    }
}

/// What was collected, handed on and is still held, for every purpose that has moved money; what was taken out of the pool by
/// its names.
pub fn handing_on(tournament: &Tournament) -> Vec<HandingOn> {
    let accounts = accounts(tournament);
    let own = Purpose::ALL.into_iter().filter(|purpose| *purpose != Purpose::Withheld);
    let own = own.map(|purpose| {
        let mine = tournament.handed_on.iter().filter(|handed| handed.purpose == purpose);
        let handed_on: Money = mine.map(|handed| handed.amount).sum();
        let collected = purpose.of(&accounts).plus(handed_on);
        HandingOn::new(purpose, String::new(), collected, handed_on)
    });
    own.chain(taken_out(tournament)).filter(HandingOn::has_moved).collect()
}

/// What was taken out of the pool, by its names.
fn taken_out(tournament: &Tournament) -> Vec<HandingOn> {
    let line = |name: String| HandingOn::new(Purpose::Withheld, name, Money::ZERO, Money::ZERO);
    let mut lines: Vec<HandingOn> = Vec::new();
    let mut of = |name: &str, collected: Money, handed_on: Money| {
        let index = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
            lines.push(line(name.to_string()));
            lines.len().saturating_sub(1)
        });
        if let Some(line) = lines.get_mut(index) {
            let collected = line.collected.plus(collected);
            let handed_on = line.handed_on.plus(handed_on);
            *line = HandingOn::new(line.purpose, name.to_string(), collected, handed_on);
        }
    };
    for kept in pool(tournament).withheld {
        of(&kept.name, kept.amount, Money::ZERO);
    }
    let mine = tournament.handed_on.iter().filter(|one| one.purpose == Purpose::Withheld);
    for one in mine {
        of(&one.name, Money::ZERO, one.amount);
    }
    lines
}

/// What a line of the ledger handed on; none for any other line.
pub fn handed_on<'a>(tournament: &'a Tournament, line: &LedgerLine) -> Option<&'a HandedOn> {
    let index = to_usize(line.purchase);
    tournament.handed_on.get(index).filter(|_| line.kind == LedgerKind::HandedOn)
}

impl HandOn {
    /// What this is about: one line, or every name of what was taken out of the pool.
    fn lines(&self, tournament: &Tournament) -> Result<Vec<HandingOn>, Refusal> {
        let name = clean_text(&self.name, LONGEST);
        refuse_if(self.purpose != Purpose::Withheld && !name.is_empty(), || {
            refuse!(
                BadValue,
                "only-taken-out-pool",
                "Give a name only for money taken out of the pool."
            )
        })?;
        let all = handing_on(tournament);
        let mine = all.into_iter().filter(|line| line.purpose == self.purpose);
        let mut mine: Vec<HandingOn> = mine.collect();
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

impl Action for HandOn {
    /// # Errors
    /// Refused for more than is held, for nothing, for a name that nothing is held for, for a part of what was taken out of the
    /// pool that could be several names', and for a means of payment that moves no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let payment = self.payment.moves_money()?;
        let lines = self.lines(tournament)?;
        let to = clean_text(&self.to, LONGEST);
        let mut events = Vec::new();
        for HandingOn { purpose, name, held, .. } in lines {
            let amount = self.amount.unwrap_or(held);
            if self.amount.is_some() {
                may_hand_on(tournament, &named(purpose, &name), amount, held)?;
            }
            let to = to.clone();
            events.push(HandedOn { at: context.now, purpose, name, amount, to, payment }.into());
        }
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> Said {
        let collects = effect.all::<HandedOn>().all(|handed| handed.amount < Money::ZERO);
        let verb = if collects {
            phrase!("log-taken-back", "Collected")
        } else {
            phrase!("log-handed-on", "Paid out")
        };
        said(verb, handed_words(effect, collects))
    }
}

fn may_hand_on(
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
            "too-much-handed-on",
            "Of {what}, {amount} too much was paid out. Collect that first.",
            what,
            amount = tournament.money(Money::ZERO.minus(held))
        )
    })?;
    refuse_if(amount > held, || {
        refuse!(
            BadValue,
            "hand-on-at-most",
            "Of {what}, {amount} is left. Pay out at most that.",
            what,
            amount = tournament.money(held)
        )
    })
}

impl Apply for HandedOn {
    fn apply(&self, tournament: &mut Tournament) {
        let number = to_u32(tournament.handed_on.len());
        tournament.handed_on.push(self.clone());
        let price = self.purpose.price(Money::ZERO.minus(self.amount));
        let line = LedgerLine::moved(self.at, LedgerKind::HandedOn, None, price, self.payment);
        tournament.ledger.push(LedgerLine { purchase: number, ..line });
    }
}

/// "$120 of the staff's share to Maria, transfer"; each name where it was for several.
fn handed_words(effect: &Effect<'_>, collects: bool) -> Value {
    let handed = effect.all::<HandedOn>();
    let each = handed.map(|handed| {
        let of = handed.said();
        let back = Money::ZERO.minus(handed.amount);
        let what = if collects {
            let amount = effect.money(back);
            phrase!("log-handed", "{amount} of {of}", amount = amount, of = of)
        } else if handed.amount < Money::ZERO {
            phrase!(
                "log-handed-back",
                "{amount} of {of} collected",
                amount = effect.money(back),
                of
            )
        } else if handed.to.is_empty() {
            let amount = effect.money(handed.amount);
            phrase!("log-handed", "{amount} of {of}", amount, of)
        } else {
            phrase!(
                "log-handed-to",
                "{amount} of {of} to {name}",
                amount = effect.money(handed.amount),
                of,
                name = &handed.to
            )
        };
        paid_by(what, handed.payment)
    });
    joined(each)
}
