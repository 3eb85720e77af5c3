//! What makes a host's own template different: from the bundled one that is nearest, in the words of a poker room.

use super::Template;
use crate::base::money::Money;
use crate::base::words::{capital, count};
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::schedule::Stage;
use crate::rulebook::setup::SetUp;

/// Something that is said of a set-up. What a host thinks of first stands first in the list.
type Fact = fn(&SetUp) -> String;

const FACTS: [Fact; 12] = [
    levels, rebuys, price, stack, add_ons, re_entries, bounties, seats, rules, schedule, prizes,
    guarantee,
];

/// What differs from the bundled template that has most in common with this set-up, such as "20-minute levels, 2 rebuys, 30 a
/// head"; which one it is like where nothing does.
#[must_use]
pub fn differences(own: &SetUp, bundled: &[Template]) -> String {
    let differs = |template: &Template| -> Vec<String> {
        // Thirty euros are thirty dollars here: what differs is the figure.
        let there = SetUp {
            currency: own.currency.clone(),
            locale: own.locale.clone(),
            ..template.setup.clone()
        };
        FACTS
            .iter()
            .map(|fact| (fact(own), fact(&there)))
            .filter(|(here, there)| here != there)
            .map(|(here, _)| here)
            .collect()
    };
    let all = bundled.iter().map(|template| (differs(template), template));
    match all.min_by_key(|(different, _)| different.len()) {
        None => String::new(),
        Some((different, nearest)) if different.is_empty() => format!("As {}", nearest.name),
        Some((different, _)) => capital(&different.join(", ")),
    }
}

/// The length of most of its levels.
fn levels(setup: &SetUp) -> String {
    let mut lengths: Vec<i64> = setup
        .schedule
        .stages
        .iter()
        .filter_map(Stage::level)
        .map(|level| level.length_ms.div_euclid(60_000))
        .collect();
    lengths.sort_unstable();
    let usual = lengths.chunk_by(|one, other| one == other).max_by_key(|same| same.len());
    let minutes = usual.and_then(|same| same.first()).copied().unwrap_or_default();
    format!("{minutes}-minute levels")
}

fn limited(limit: Option<u32>, one: &str, many: &str) -> String {
    limit.map_or_else(|| format!("unlimited {many}"), |limit| count(limit, one, many))
}

fn rebuys(setup: &SetUp) -> String {
    setup.rebuy.map_or_else(|| "no rebuys".into(), |rebuy| limited(rebuy.limit, "rebuy", "rebuys"))
}

fn price(setup: &SetUp) -> String {
    format!("{} a head", setup.customs().money(setup.price.total()))
}

fn stack(setup: &SetUp) -> String {
    format!("{} chips", setup.customs().count(setup.starting_stack))
}

fn add_ons(setup: &SetUp) -> String {
    setup
        .add_on
        .map_or_else(|| "no add-ons".into(), |add_on| count(add_on.limit, "add-on", "add-ons"))
}

fn re_entries(setup: &SetUp) -> String {
    setup.re_entry.map_or_else(
        || "no re-entries".into(),
        |again| limited(again.limit, "re-entry", "re-entries"),
    )
}

fn bounties(setup: &SetUp) -> String {
    if setup.price.bounty == Money::ZERO {
        return "no bounties".into();
    }
    let amount = setup.customs().money(setup.price.bounty);
    match setup.bounty {
        BountyKind::Fixed => format!("{amount} bounties"),
        BountyKind::Progressive => format!("{amount} progressive bounties"),
        BountyKind::Mystery => format!("{amount} mystery bounties"),
    }
}

fn seats(setup: &SetUp) -> String {
    format!("{} at a table", setup.rules.seats_per_table)
}

fn rules(setup: &SetUp) -> String {
    format!("rules of {}", setup.rules.book.short())
}

/// The game, how many levels there are, and where it begins.
fn schedule(setup: &SetUp) -> String {
    let levels: Vec<_> = setup.schedule.stages.iter().filter_map(Stage::level).collect();
    let first = levels.first().map_or_else(String::new, |first| {
        let customs = setup.customs();
        format!(" from {}/{}", customs.count(first.small), customs.count(first.big))
    });
    let game =
        if setup.game == "No-limit hold'em" { String::new() } else { format!("{}, ", setup.game) };
    format!("{game}{}{first}", count(levels.len(), "level", "levels"))
}

/// How the pool is divided.
fn prizes(setup: &SetUp) -> String {
    let usual = setup.prizes.shares == super::t1000().prizes.shares;
    if usual { "the usual prizes".into() } else { "prizes of its own".into() }
}

/// What the house vouches for.
fn guarantee(setup: &SetUp) -> String {
    match setup.pool.guarantee {
        Money::ZERO => "no guarantee".into(),
        amount => format!("{} guaranteed", setup.customs().money(amount)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates::{all, t1000};

    #[test]
    fn a_host_reads_what_was_changed_and_nothing_else() {
        let mut own = t1000();
        own.name = "Our Sunday".into();
        own.price.prize = Money(3_000);
        own.price.fee = Money::ZERO;
        own.rebuy =
            own.rebuy.map(|rebuy| crate::rulebook::setup::RebuyRule { limit: Some(2), ..rebuy });
        assert_eq!(differences(&own, &all()), "2 rebuys, $30 a head");
    }

    #[test]
    fn the_nearest_one_is_what_it_is_held_against() {
        for template in all() {
            let says = differences(&template.setup, &all());
            assert_eq!(says, format!("As {}", template.name));
            let mut own = template.setup.clone();
            own.starting_stack = 7_777;
            assert_eq!(differences(&own, &all()), "7,777 chips", "{}", template.id);
        }
    }
}
