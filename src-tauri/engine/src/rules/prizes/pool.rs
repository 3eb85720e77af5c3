//! The pool: what is played for.

use crate::rulebook::citations::RuleBook;
use crate::rulebook::pool_terms::{PoolTerms, Withheld};
use crate::state::of_series::SeriesFigures;
use crate::state::prelude::*;

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

/// The pool as it is now. It is never below nothing.
pub fn pool(tournament: &Tournament) -> Pool {
    // Nobody played for anything: the house adds nothing and owes no guarantee.
    let none = PoolTerms::default();
    let terms = if tournament.is_given_back() { &none } else { &tournament.setup.pool };
    pool_of(terms, tournament.prize_pool)
}

/// The pool of which the room is told: that of the series, where the tournament belongs to one. Tills and the prizes of the tournament
/// itself go by its own.
pub fn pool_told(tournament: &Tournament) -> Pool {
    let Some(series) = &tournament.of_series else { return pool(tournament) };
    let SeriesFigures { pool: total, guarantee, overlay, .. } = series.figures;
    let paid_in = total.minus(overlay);
    Pool { paid_in, guarantee, overlay, total, ..Pool::default() }
}

/// The pool by these terms where so much was paid in for prizes. It is never below nothing.
pub fn pool_of(terms: &PoolTerms, paid_in: Money) -> Pool {
    let mut own = Money(paid_in.plus(terms.added).0.max(0));
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
        paid_in,
        added: terms.added,
        withheld,
        guarantee: terms.guarantee,
        overlay: total.minus(own),
        total,
    }
}

/// Net winnings above this are flagged; absent where neither the house nor its rule book has said so. TCH 6b says 5,000 dollars,
/// and that says nothing about any other currency.
pub fn report_above(tournament: &Tournament) -> Option<Money> {
    let by_book = wants_reports(tournament) && tournament.setup.currency.code == "USD";
    let scale = 10_u64.checked_pow(u32::from(tournament.setup.currency.decimals)).unwrap_or(1);
    tournament.setup.pool.report_above.or_else(|| by_book.then(|| Money(5_000).times(scale)))
}

/// Whether the papers of the United States go with what is reported (TCH 6b), since the money is dollars.
pub fn has_tax_papers(tournament: &Tournament) -> bool {
    wants_reports(tournament) && tournament.setup.currency.code == "USD"
}

/// What may be withheld for taxes from net winnings of somebody who lives abroad, in minor units, rounded half up: 30 per cent (TCH
/// 6b i).
pub fn withheld_from_abroad(net: Money) -> Money {
    Money(net.0.saturating_mul(3).saturating_add(5).div_euclid(10))
}

fn wants_reports(tournament: &Tournament) -> bool {
    tournament.setup.rules.book == RuleBook::Tch
}

/// What the host should know of the pool: more is to be taken out than there is, goods are for a place that nobody can have, or
/// nobody has said what is to be reported.
pub fn notes(tournament: &Tournament) -> Vec<Phrase> {
    let mut notes = Vec::new();
    let named: Money = tournament.setup.pool.withheld.iter().map(|line| line.amount).sum();
    let pool = pool(tournament);
    let taken: Money = pool.withheld.iter().map(|line| line.amount).sum();
    if taken < named && pool.paid_in.plus(pool.added) > Money::ZERO {
        notes.push(phrase!(
            "more-withheld-than-there-is",
            "{named} is to be taken out of the pool, and only {taken} is in it.",
            named = tournament.money(named),
            taken = tournament.money(taken),
        ));
    }
    let entries = tournament.counted_entries;
    let goods = tournament.setup.pool.goods.iter();
    notes.extend(goods.filter(|good| entries > 0 && good.place > entries).map(|good| {
        phrase!(
            "nobody-can-win-goods",
            "Nobody can win {name}: it is for {place} place, and there are {entries}.",
            name = &good.name,
            place = Phrase::places(good.place, good.place),
            entries = Phrase::count(entries, "entry", "entries"),
        )
    }));
    if wants_reports(tournament) && report_above(tournament).is_none() {
        notes.push(phrase!(
            "say-what-is-reported",
            "TCH 6b reports winnings above 5,000 dollars. Say the amount in this currency."
        ));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::money::Money;
    use crate::rulebook::pool_terms::{Good, PoolTerms, Withheld};
    use crate::rulebook::templates;

    #[test]
    fn tch_6b_thirty_per_cent_of_what_is_won_net_may_be_withheld() {
        assert_eq!(withheld_from_abroad(Money(620_000)), Money(186_000));
        assert_eq!(
            withheld_from_abroad(Money(500_005)),
            Money(150_002),
            "half a cent is rounded up"
        );
        assert_eq!(withheld_from_abroad(Money(500_001)), Money(150_000));
    }

    #[test]
    fn tax_papers_go_with_dollars_alone() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.setup.rules.book = RuleBook::Tch;
        assert_eq!(has_tax_papers(&tournament), tournament.setup.currency.code == "USD");
        tournament.setup.currency.code = "EUR".into();
        assert!(!has_tax_papers(&tournament));
        tournament.setup.currency.code = "USD".into();
        assert!(has_tax_papers(&tournament));
        tournament.setup.rules.book = RuleBook::Hpt;
        assert!(!has_tax_papers(&tournament));
    }

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
    fn goods_for_a_place_that_nobody_can_have_are_said() {
        let mut tournament = Tournament::new(templates::t1000());
        let good = |place: u32, name: &str| Good { place, name: name.into() };
        tournament.setup.pool.goods = vec![good(4, "Ham"), good(40, "Ghost")];
        assert!(notes(&tournament).is_empty(), "nobody has entered yet");
        tournament.counted_entries = 13;
        let why = "it is for 40th place, and there are 13 entries.";
        assert_eq!(notes(&tournament)[0].english, format!("Nobody can win Ghost: {why}"));
    }

    #[test]
    fn what_is_taken_out_has_a_name() {
        let mut unnamed = terms(0, 0, 100);
        unnamed.withheld[0].name = " \u{200b}".into();
        assert!(unnamed.checked().is_err());
        assert!(terms(0, -1, 0).checked().is_err());
    }
}
