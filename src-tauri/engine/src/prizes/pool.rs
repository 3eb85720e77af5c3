//! What is played for: all that was paid in for prizes, what the house adds, less what it has named, and the overlay up to a
//! guarantee (HPT, Payout).

use super::payouts::may_change_prizes;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::house_rules::RuleBook;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::clean_text;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the house has said about the pool beside the prices.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PoolTerms {
    /// The pool is at least this: what is missing the house puts in. 0: no guarantee.
    pub guarantee: Money,
    /// What the house puts in in any case.
    pub added: Money,
    /// What is taken out of the pool, each with its name.
    pub withheld: Vec<Withheld>,
    /// What some places win beside money.
    pub goods: Vec<Good>,
    /// Net winnings above this are flagged as reportable; absent for what the rule book says (TCH 6b: 5,000 dollars).
    pub report_above: Option<Money>,
}

/// An amount that is named and does not go into prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withheld {
    /// What it is for, 1 to 60 characters.
    pub name: String,
    /// How much.
    pub amount: Money,
}

/// A prize that is not money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Good {
    /// The place that wins it, from 1.
    pub place: u32,
    /// What it is, 1 to 60 characters.
    pub name: String,
}

/// The pool and what it is made of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Pool {
    /// Paid in for prizes.
    pub paid_in: Money,
    /// Put in by the house in any case.
    pub added: Money,
    /// Taken out, each with its name: together never more than there is.
    pub withheld: Vec<Withheld>,
    /// The guarantee; 0 for none.
    pub guarantee: Money,
    /// What the house puts in to reach the guarantee; 0 once it is reached.
    pub overlay: Money,
    /// All that is played for.
    pub total: Money,
}

/// Says what the house adds, guarantees and takes out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPool {
    /// The terms.
    pub terms: PoolTerms,
}

/// What the house adds, guarantees and takes out was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PoolSet {
    /// The terms in force from here on.
    pub terms: PoolTerms,
}

/// The most lines of each kind.
const MOST_LINES: usize = 50;
/// The largest amount of a line: a million million minor units.
const LARGEST: i64 = 1_000_000_000_000;
/// The longest name of a line, in characters.
const LONGEST: usize = 60;

impl PoolTerms {
    /// The terms as a log holds them, within what [`Self::checked`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.withheld.truncate(MOST_LINES);
        self.goods.truncate(MOST_LINES);
        self
    }

    /// Checks the amounts and tidies the names.
    ///
    /// # Errors
    /// Amounts below nothing or beyond a million million minor units, lines without a name, a place of 0.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        if self.withheld.len() > MOST_LINES || self.goods.len() > MOST_LINES {
            return Err(Refusal::bad("At most 50 amounts taken out and 50 other prizes."));
        }
        for line in &mut self.withheld {
            line.name = clean_text(&line.name, LONGEST);
        }
        for good in &mut self.goods {
            good.name = clean_text(&good.name, LONGEST);
        }
        let named = self.withheld.iter().map(|line| &line.name);
        if named.chain(self.goods.iter().map(|good| &good.name)).any(String::is_empty) {
            return Err(Refusal::bad(
                "Name what is taken out of the pool and what is won beside money.",
            ));
        }
        if self.goods.iter().any(|good| good.place == 0) {
            return Err(Refusal::bad("Places count from 1."));
        }
        let amounts = [self.guarantee, self.added].into_iter().chain(self.report_above);
        let amounts = amounts.chain(self.withheld.iter().map(|line| line.amount));
        for amount in amounts {
            if !(0..=LARGEST).contains(&amount.0) {
                return Err(Refusal::bad(
                    "An amount cannot be negative, nor larger than ten thousand million.",
                ));
            }
        }
        self.goods.sort_by_key(|good| good.place);
        Ok(self)
    }
}

/// The pool as it is now. It is never below nothing.
#[must_use]
pub fn pool(tournament: &Tournament) -> Pool {
    let terms = &tournament.setup.pool;
    let mut own = Money(tournament.prize_pool.plus(terms.added).0.max(0));
    let withheld: Vec<Withheld> = terms
        .withheld
        .iter()
        .map(|line| {
            let amount = line.amount.min(own);
            own = own.minus(amount);
            Withheld { name: line.name.clone(), amount }
        })
        .collect();
    let total = own.max(terms.guarantee);
    Pool {
        paid_in: tournament.prize_pool,
        added: terms.added,
        withheld,
        guarantee: terms.guarantee,
        overlay: total.minus(own),
        total,
    }
}

/// Net winnings above this are flagged; absent where neither the house nor its rule book has said so. TCH 6b says 5,000 dollars,
/// and that says nothing about any other currency.
#[must_use]
pub fn report_above(tournament: &Tournament) -> Option<Money> {
    let by_book = wants_reports(tournament) && tournament.setup.currency.code == "USD";
    let scale = 10_u64.checked_pow(u32::from(tournament.setup.currency.decimals)).unwrap_or(1);
    tournament.setup.pool.report_above.or_else(|| by_book.then(|| Money(5_000).times(scale)))
}

fn wants_reports(tournament: &Tournament) -> bool {
    tournament.setup.rules.book == RuleBook::Tch
}

/// What the host should know of the pool: more is to be taken out than there is, or nobody has said what is to be reported.
#[must_use]
pub fn notes(tournament: &Tournament) -> Vec<String> {
    let mut notes = Vec::new();
    let named: Money = tournament.setup.pool.withheld.iter().map(|line| line.amount).sum();
    let pool = pool(tournament);
    let taken: Money = pool.withheld.iter().map(|line| line.amount).sum();
    if taken < named && pool.paid_in.plus(pool.added) > Money::ZERO {
        notes.push(format!(
            "{} is to be taken out of the pool, and only {} is in it.",
            tournament.money(named),
            tournament.money(taken)
        ));
    }
    if wants_reports(tournament) && report_above(tournament).is_none() {
        notes.push("TCH 6b has winnings reported in dollars. Say from which amount they are in this currency.".into());
    }
    notes
}

impl Action for SetPool {
    /// # Errors
    /// The refusals of [`PoolTerms::checked`] and of [`may_change_prizes`].
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        may_change_prizes(tournament)?;
        Ok(vec![PoolSet { terms: self.terms.clone().checked()? }.into()])
    }
}

impl Happening for PoolSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.pool = self.terms.clone().bounded();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::templates;

    fn with(paid_in: i64, terms: PoolTerms) -> Pool {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.prize_pool = Money(paid_in);
        tournament.setup.pool = terms.checked().unwrap();
        pool(&tournament)
    }

    fn terms(guarantee: i64, added: i64, out: i64) -> PoolTerms {
        PoolTerms {
            guarantee: Money(guarantee),
            added: Money(added),
            withheld: vec![Withheld { name: "dealers".into(), amount: Money(out) }],
            ..PoolTerms::default()
        }
    }

    #[test]
    fn the_house_fills_up_to_the_guarantee_and_no_further() {
        let short = with(75_000, terms(100_000, 5_000, 2_000));
        assert_eq!((short.overlay, short.total), (Money(22_000), Money(100_000)));
        let full = with(175_000, terms(100_000, 5_000, 2_000));
        assert_eq!((full.overlay, full.total), (Money::ZERO, Money(178_000)));
        assert_eq!(with(1_000, terms(0, 0, 2_000)).total, Money::ZERO);
    }

    #[test]
    fn what_is_taken_out_has_a_name() {
        let mut unnamed = terms(0, 0, 100);
        unnamed.withheld[0].name = " \u{200b}".into();
        assert!(unnamed.checked().is_err());
        assert!(terms(0, -1, 0).checked().is_err());
    }
}
