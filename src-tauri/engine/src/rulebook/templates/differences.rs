//! What makes a host's own template different: from the bundled one that is nearest, in the words of a poker room.

use super::Template;
use crate::base::money::Money;
use crate::base::wording::{AsArgument, Chain, Phrase, phrase};
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::schedule::Stage;
use crate::rulebook::setup::SetUp;

/// Something that is said of a set-up. What a host thinks of first stands first in the list.
type Fact = fn(&SetUp) -> Phrase;

const FACTS: [Fact; 12] = [
    levels, rebuys, price, stack, add_ons, re_entries, bounties, seats, rules, schedule, prizes,
    guarantee,
];

/// What differs from the bundled template that has most in common with this set-up, such as "20-minute levels, 2 rebuys, 30 a
/// head"; which one it is like where nothing does.
pub fn differences(own: &SetUp, bundled: &[Template]) -> Phrase {
    let differs = |template: &Template| -> Vec<Phrase> {
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
        None => Phrase::default(),
        Some((different, nearest)) if different.is_empty() => {
            phrase!("differs-as-template", "As {template}", template = &nearest.name)
        }
        Some((different, _)) => {
            let each = different.iter().map(AsArgument::as_argument).collect();
            Phrase::chain(Chain::Each, each).capital()
        }
    }
}

/// The length of most of its levels.
fn levels(setup: &SetUp) -> Phrase {
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
    let minutes = u64::try_from(minutes).unwrap_or_default();
    phrase!("differs-so-long-levels", "{minutes}-minute levels", minutes)
}

fn rebuys(setup: &SetUp) -> Phrase {
    match setup.rebuy.map(|rebuy| rebuy.limit) {
        None => phrase!("differs-no-rebuys", "no rebuys"),
        Some(None) => phrase!("differs-unlimited-rebuys", "unlimited rebuys"),
        Some(Some(limit)) => Phrase::count(limit, "rebuy", "rebuys"),
    }
}

fn price(setup: &SetUp) -> Phrase {
    let price = setup.customs().money(setup.price.total());
    phrase!("differs-so-much-a-head", "{price} a head", price)
}

fn stack(setup: &SetUp) -> Phrase {
    let chips = setup.customs().count(setup.starting_stack);
    phrase!("differs-so-many-chips", "{chips} chips", chips)
}

fn add_ons(setup: &SetUp) -> Phrase {
    setup.add_on.map_or_else(
        || phrase!("differs-no-add-ons", "no add-ons"),
        |add_on| Phrase::count(add_on.limit, "add-on", "add-ons"),
    )
}

fn re_entries(setup: &SetUp) -> Phrase {
    match setup.re_entry.map(|again| again.limit) {
        None => phrase!("differs-no-re-entries", "no re-entries"),
        Some(None) => phrase!("differs-unlimited-re-entries", "unlimited re-entries"),
        Some(Some(limit)) => Phrase::count(limit, "re-entry", "re-entries"),
    }
}

fn bounties(setup: &SetUp) -> Phrase {
    if setup.price.bounty == Money::ZERO {
        return phrase!("differs-no-bounties", "no bounties");
    }
    let amount = setup.customs().money(setup.price.bounty);
    match setup.bounty {
        BountyKind::Fixed => {
            phrase!("differs-fixed-bounties", "{amount} bounties", amount)
        }
        BountyKind::Progressive => {
            phrase!("differs-progressive-bounties", "{amount} progressive bounties", amount)
        }
        BountyKind::Mystery => {
            phrase!("differs-mystery-bounties", "{amount} mystery bounties", amount)
        }
    }
}

fn seats(setup: &SetUp) -> Phrase {
    phrase!("differs-so-many-at-a-table", "{seats} at a table", seats = setup.rules.seats_per_table)
}

fn rules(setup: &SetUp) -> Phrase {
    phrase!("differs-rules-of-book", "rules of {book}", book = setup.rules.book.short())
}

/// A game of its own, how many levels there are, and where they begin.
fn schedule(setup: &SetUp) -> Phrase {
    let levels: Vec<_> = setup.schedule.stages.iter().filter_map(Stage::level).collect();
    let count = Phrase::count(levels.len(), "level", "levels");
    let said = match levels.first() {
        None => count,
        Some(first) => {
            let customs = setup.customs();
            let blinds = format!("{}/{}", customs.count(first.small), customs.count(first.big));
            phrase!("differs-levels-from", "{levels} from {blinds}", levels = count, blinds)
        }
    };
    if setup.game == "No-limit hold'em" {
        return said;
    }
    Phrase::chain(Chain::Each, vec![setup.game.as_argument(), said.into_argument()])
}

/// How the pool is divided.
fn prizes(setup: &SetUp) -> Phrase {
    let usual = setup.prizes.shares == super::t1000().prizes.shares;
    if usual {
        phrase!("differs-the-usual-prizes", "the usual prizes")
    } else {
        phrase!("differs-prizes-of-its-own", "prizes of its own")
    }
}

/// What the house vouches for.
fn guarantee(setup: &SetUp) -> Phrase {
    match setup.pool.guarantee {
        Money::ZERO => phrase!("differs-no-guarantee", "no guarantee"),
        amount => phrase!(
            "so-much-guaranteed",
            "{amount} guaranteed",
            amount = setup.customs().money(amount),
        ),
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
        assert_eq!(differences(&own, &all()).english, "2 rebuys, $30 a head");
    }

    #[test]
    fn the_nearest_one_is_what_it_is_held_against() {
        for template in all() {
            let says = differences(&template.setup, &all());
            assert_eq!(says.english, format!("As {}", template.name));
            let mut own = template.setup.clone();
            own.starting_stack = 7_777;
            assert_eq!(differences(&own, &all()).english, "7,777 chips", "{}", template.id);
        }
    }
}
