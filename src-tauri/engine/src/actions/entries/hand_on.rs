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
    /// What it was taken out of the pool for; empty for anything else, and for what an older log does not say.
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

/// What was taken out of the pool, by its names. What an older log handed on without a name was for the names in their order,
/// up to what was taken out for each; more than that stands without a name.
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
    let (named, unnamed): (Vec<_>, Vec<_>) = mine.partition(|one| !one.name.is_empty());
    for one in named {
        of(&one.name, Money::ZERO, one.amount);
    }
    let mut left: Money = unnamed.into_iter().map(|one| one.amount).sum();
    for line in &mut lines {
        let part = line.held.min(left);
        if part > Money::ZERO {
            left = left.minus(part);
            let name = std::mem::take(&mut line.name);
            *line = HandingOn::new(line.purpose, name, line.collected, line.handed_on.plus(part));
        }
    }
    if left != Money::ZERO {
        lines.push(HandingOn::new(Purpose::Withheld, String::new(), Money::ZERO, left));
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
        if mine.len() > 1 && name.is_empty() && !mine.iter().any(|line| line.name.is_empty()) {
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
        } else if !name.is_empty() || mine.len() > 1 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::pool_terms::Withheld;
    use crate::rulebook::templates;

    /// 100 taken out for dealers and 50 for charity, and what an older log handed on of it without a name.
    fn after(amounts: &[i64]) -> Vec<(String, i64, i64)> {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.prize_pool = Money(1_000);
        let kept = [("Dealers", 70), ("Charity", 50), ("Dealers", 30)];
        tournament.setup.pool.withheld =
            kept.map(|(name, amount)| Withheld { name: name.into(), amount: Money(amount) }).into();
        for amount in amounts {
            let line = r#"{"at":5,"purpose":"withheld","amount":AMOUNT,"to":"","payment":"cash"}"#;
            let line = line.replace("AMOUNT", &amount.to_string());
            serde_json::from_str::<HandedOn>(&line).unwrap().apply(&mut tournament);
        }
        let all = handing_on(&tournament);
        let held: Money = all.iter().map(|line| line.held).sum();
        assert_eq!(held, accounts(&tournament).withheld);
        all.into_iter().map(|line| (line.name, line.handed_on.0, line.held.0)).collect()
    }

    #[test]
    fn what_an_older_log_handed_on_was_for_the_names_in_their_order() {
        let told = |name: &str, handed: i64, held: i64| (name.to_string(), handed, held);
        assert_eq!(after(&[]), [told("Dealers", 0, 100), told("Charity", 0, 50)]);
        assert_eq!(after(&[40, 80]), [told("Dealers", 100, 0), told("Charity", 20, 30)]);
        let over = [told("Dealers", 100, 0), told("Charity", 50, 0), told("", 10, -10)];
        assert_eq!(after(&[160]), over);
        assert_eq!(after(&[160, -10])[..2], over[..2], "taken back");
        // The line that was taken back has been struck since.
        assert_eq!(after(&[-10])[2], told("", -10, 10));
    }
}
