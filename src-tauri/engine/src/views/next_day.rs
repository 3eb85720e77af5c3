//! The day after a day that is closed: a tournament of its own, that begins with the bags.

use crate::actions::absences::split_stack::smallest_chip;
use crate::actions::entries::enter::Enter;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::{PrizeStructure, Shares};
use crate::rulebook::setup::SetUp;
use crate::rulebook::setup::own_stacks::OwnStack;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::payouts::payouts;
use crate::rules::prizes::places::everybody_left;
use crate::rules::prizes::pool::pool;
use crate::state::prelude::*;

/// How the next day begins, or why it cannot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NextDayView {
    /// Its set-up, under the name of this day, and who enters; absent where it cannot begin.
    pub begins: Option<NextDay>,
    /// Why it cannot; empty where it can.
    pub refusal: Phrase,
}

/// The next day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NextDay {
    /// The set-up: nothing is sold, each player has the own stack, and the prizes are those that are still played for.
    pub setup: Box<SetUp>,
    /// Everybody who has a bag.
    pub enter: Enter,
}

/// How the next day begins.
pub fn next_day_view(tournament: &Tournament) -> NextDayView {
    match next_day(tournament) {
        Ok(begins) => NextDayView { begins: Some(begins), refusal: Phrase::default() },
        Err(refusal) => NextDayView { begins: None, refusal: refusal.sentence() },
    }
}

/// The set-up of the next day and who enters. The money stays what it was: the prizes for the places that are still open are
/// added by the house, out of this day's till; those of players who are out are this day's.
///
/// # Errors
/// Refused before the day is closed, while bounties are on heads, after a deal, and where two players can be told apart neither
/// by the player list nor by name.
pub fn next_day(tournament: &Tournament) -> Result<NextDay, Refusal> {
    let ended = tournament.day.ended.filter(|_| tournament.phase() == Phase::Closed);
    let ended = ended.ok_or_else(|| {
        refuse!(
            NotNow,
            "next-day-close-first",
            "Close the day first. The next one begins with its bags."
        )
    })?;
    let left: Vec<EntryId> = everybody_left(tournament).collect();
    may_be_carried(tournament, &left)?;
    let bags = left.iter().filter_map(|entry| Some((*entry, tournament.bag_of(*entry)?)));
    let carried: Vec<Carried> = bags
        .filter_map(|(entry, bag)| Carried::of(tournament, entry, bag.chips, &bag.number))
        .collect();
    let mut prizes = tournament.setup.prizes.clone();
    let mut added = pool(tournament).total;
    let open: Vec<Money> = payouts(tournament).into_iter().take(carried.len()).collect();
    if !open.is_empty() && !matches!(prizes.shares, Shares::Seats { .. }) {
        added = open.iter().copied().sum();
        prizes.shares = Shares::Amounts { amounts: open };
    }
    let smallest = smallest_chip(tournament, ended.at);
    let begins = Begins { level: ended.next_level, smallest, prizes, added };
    later_day(&tournament.setup, &carried, begins)
}

/// Whether the stacks of these entries can be played on in another tournament.
///
/// # Errors
/// Refused while bounties are on their heads, and after a deal.
pub fn may_be_carried(tournament: &Tournament, entries: &[EntryId]) -> Result<(), Refusal> {
    let heads = entries.iter().filter_map(|entry| tournament.entries.get(entry));
    refuse_if(heads.map(|entry| entry.bounty).any(|bounty| bounty > Money::ZERO), || {
        refuse!(
            NotNow,
            "next-day-bounties",
            "Bounties are on the heads of players, and stay with the day on which they were bought."
        )
    })?;
    refuse_if(tournament.deal.is_some(), || {
        refuse!(NotNow, "next-day-deal", "A deal is made. Play this day to its end.")
    })
}

/// A player who comes to a later day with the stack of a bag.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Carried {
    /// The number on the house's list; 0 for a player who is not on it.
    pub listed: u32,
    /// The name.
    pub name: String,
    /// The last name, where it was said.
    pub last_name: String,
    /// The number of the player's card; empty without one.
    pub card: String,
    /// The chips.
    pub chips: ChipCount,
    /// The number of the bag; empty without one.
    pub bag: String,
}

impl Carried {
    /// The player of an entry, with these chips in this bag; nothing where there is no such entry.
    pub fn of(
        tournament: &Tournament,
        entry: EntryId,
        chips: ChipCount,
        bag: &str,
    ) -> Option<Self> {
        let player = tournament.player_of(entry)?;
        Some(Self {
            listed: player.listed.unwrap_or(0),
            name: player.name.clone(),
            last_name: player.last_name.clone(),
            card: player.card.clone(),
            chips,
            bag: bag.to_string(),
        })
    }
}

/// How a later day begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begins {
    /// The level.
    pub level: u32,
    /// The smallest chip that is still in play.
    pub smallest: ChipCount,
    /// The prizes that are still played for.
    pub prizes: PrizeStructure,
    /// What they come to.
    pub added: Money,
}

/// A later day of an event with this set-up, for those who come with a bag: nothing is sold, and each has the own stack.
///
/// # Errors
/// Refused where two players can be told apart neither by the player list nor by name.
pub fn later_day(was: &SetUp, carried: &[Carried], begins: Begins) -> Result<NextDay, Refusal> {
    let mut seen = BTreeSet::new();
    let mut own_stacks = Vec::with_capacity(carried.len());
    let mut enter = Enter::default();
    for Carried { listed, name, last_name, card, chips, bag } in carried {
        refuse_if(!seen.insert((*listed, (*listed == 0).then_some(name.as_str()))), || {
            refuse!(
                NotNow,
                "next-day-same-name",
                "Two players are called {name}. Give one of them another name, or a number of the player list.",
                name = name.as_str()
            )
        })?;
        let (name, bag) = (name.clone(), bag.clone());
        own_stacks.push(OwnStack { listed: *listed, name: name.clone(), chips: *chips, bag });
        enter.names.push(name);
        enter.listed.push(*listed);
        enter.last_names.push(last_name.clone());
        enter.cards.push(card.clone());
    }
    let places = to_u32(carried.len());
    let Begins { level, smallest, prizes, added } = begins;
    let goods = was.pool.goods.iter().filter(|good| good.place <= places).cloned().collect();
    let setup = SetUp {
        starts_at: None,
        price: Price::default(),
        buy_ins: Vec::new(),
        late_price: None,
        early_bird: None,
        rebuy: None,
        add_on: None,
        re_entry: None,
        late_registration_until: None,
        own_stacks,
        stack_chips: Vec::new(),
        chips: was.chips.iter().filter(|chip| chip.value >= smallest).cloned().collect(),
        stacks_expected: None,
        begins_with: Some(level),
        smallest_field: None,
        most_entries: Some(places),
        day_end: None,
        prizes,
        pool: PoolTerms {
            added,
            goods,
            report_above: was.pool.report_above,
            ..PoolTerms::default()
        },
        ..was.clone()
    };
    Ok(NextDay { setup: Box::new(setup), enter })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::clock::start::StartClock;
    use crate::actions::day::bag::{BagStacks, Bagged};
    use crate::actions::day::close::CloseDay;
    use crate::actions::day::end::EndDay;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::log::Log;

    /// A day of 24 that ends with fourteen in level 6; the first of them has 12,000 chips.
    fn closed() -> Bench {
        let mut bench = Bench::playing(24);
        for (table, seat) in
            (1..=3).flat_map(|table| (1..=4).map(move |seat| (table, seat))).take(10)
        {
            let out = bench.at(table, seat);
            bench.bust(out);
        }
        bench.say(JumpTo { stage: 6 }).unwrap();
        bench.say(EndDay {}).unwrap();
        let left: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        let rest = 12_000 / (to_u64(left.len()) - 1);
        let sum = bench.log.tournament().chips_in_play;
        let first = sum - rest * (to_u64(left.len()) - 1);
        let bags = left.iter().enumerate().map(|(at, entry)| Bagged {
            entry: *entry,
            chips: if at == 0 { first } else { rest },
            number: format!("{at}"),
        });
        bench.say(BagStacks { bags: bags.collect(), again: false }).unwrap();
        bench
    }

    #[test]
    fn the_next_day_begins_with_the_bags_the_level_and_the_prizes_of_the_day_before() {
        let mut first = closed();
        let early = next_day_view(first.log.tournament());
        assert!(early.begins.is_none() && early.refusal.english.contains("Close the day first"));
        first.say(CloseDay::default()).unwrap();
        let day = first.log.tournament();
        let level = day.day.ended.unwrap().next_level;
        let NextDay { setup, enter } = next_day(day).unwrap();
        let mut next = Bench::of((*setup).clone().checked().unwrap());
        next.say(enter.clone()).unwrap();
        let again = Enter { names: vec!["Late".into()], ..Enter::default() };
        assert!(next.say(again).is_err(), "nobody comes who has no bag");
        next.say(DrawSeats {}).unwrap();
        let at_the_start = |log: &Log, now: i64| {
            let tournament = log.tournament();
            tournament.clock(now).level_number(&tournament.setup.schedule)
        };
        assert_eq!(at_the_start(&next.log, next.now()), level);
        next.say(StartClock {}).unwrap();
        assert_eq!(at_the_start(&next.log, next.now()), level);
        let tournament = next.log.tournament();
        assert_eq!((tournament.left(), tournament.chips_in_play), (14, day.chips_in_play));
        let stack = |name: &str| {
            let entry =
                tournament.entries.iter().find(|(entry, _)| tournament.name(**entry) == name);
            entry.unwrap().1.purchases[0].chips
        };
        for entry in everybody_left(day) {
            assert_eq!(stack(day.name(entry)), day.bag_of(entry).unwrap().chips);
        }
        for (entry, number) in tournament.own_bags() {
            let name = tournament.name(entry);
            let was = everybody_left(day).find(|entry| day.name(*entry) == name).unwrap();
            assert_eq!(number, day.bag_of(was).unwrap().number);
        }
        assert_eq!(payouts(tournament), payouts(day));
        assert!(next.due().is_empty(), "what was raced off is not there");
    }
}
