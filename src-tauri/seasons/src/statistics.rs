//! Statistics of players and of the house, over any evenings: of a season, of a year, of all.

use crate::prelude::*;
use std::cmp::Reverse;

/// What a player has done.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct PlayerStatistics {
    /// The name, as the latest evening has it.
    pub name: String,
    /// Evenings played.
    pub events: u32,
    /// Entries, re-entries included.
    pub entries: u32,
    /// Rebuys.
    pub rebuys: u32,
    /// Add-ons.
    pub add_ons: u32,
    /// Evenings in the money.
    pub cashes: u32,
    /// Evenings won: the first place, shared with nobody.
    pub wins: u32,
    /// Final tables, of the evenings that say how large theirs is; absent where none does.
    pub finals: Option<u32>,
    /// The best place; absent for one who has played nothing.
    pub best_place: Option<u32>,
    /// The mean of the places, in per cent of the field.
    pub mean_place: Hundredths,
    /// Money, by currency.
    pub money: Vec<Money>,
    /// Knockouts given, and to whom.
    pub given: Hundredths,
    /// By player.
    pub given_to: Vec<Against>,
    /// Evenings to which the player had entered and never came (TCH 5c i); of the house's list alone.
    pub no_shows: u32,
    /// How often the player was knocked out.
    pub taken: u32,
    /// By whom; who shared one has a share.
    pub taken_by: Vec<Against>,
    /// How often the player was the last without money.
    pub bubbles: u32,
    /// The most evenings in the money one after the other, of those that the player played.
    pub longest_run: u32,
    /// The evenings, the oldest first.
    pub evenings: Vec<Appearance>,
}

/// Money in one currency, in minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PlayerMoney")]
pub struct Money {
    /// The code of the currency.
    pub currency: String,
    /// How many decimals it has.
    pub decimals: u8,
    /// Paid in.
    pub paid: i64,
    /// Won.
    pub won: i64,
    /// Won less what was paid in.
    pub net: i64,
    /// The net in per cent of what was paid in.
    pub return_on: Hundredths,
}

/// Knockouts between two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Against {
    /// The other.
    pub who: Who,
    /// The name.
    pub name: String,
    /// How often.
    pub times: Hundredths,
}

/// An evening of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Appearance {
    /// Which.
    pub evening: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// The place.
    pub place: u32,
    /// Of how many entries.
    pub of: u32,
    /// The code of the currency.
    pub currency: String,
    /// How many decimals it has.
    pub decimals: u8,
    /// Paid in.
    pub paid: i64,
    /// Won.
    pub won: i64,
}

/// What the house has seen.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct HouseStatistics {
    /// Evenings.
    pub events: u32,
    /// Entries.
    pub entries: u32,
    /// Different players; each guest is one of his or her evening.
    pub players: u32,
    /// The smallest field.
    pub smallest: u32,
    /// The largest.
    pub largest: u32,
    /// The mean.
    pub mean_field: Hundredths,
    /// How long the evenings were against what was expected, the oldest first; of those where both are known.
    pub lengths: Vec<Length>,
    /// In which levels players left, the busiest first.
    pub levels: Vec<(u32, u32)>,
}

/// How long an evening was, in minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Length {
    /// Which.
    pub evening: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// How long it was.
    pub minutes: u32,
    /// How long it was expected to be.
    pub expected: u32,
}

/// Shared knockouts added up, each by how many shared it.
#[allow(clippy::float_arithmetic)]
pub(crate) fn knocked_out(shared: impl IntoIterator<Item = usize>) -> Hundredths {
    let mut times: BTreeMap<usize, u32> = BTreeMap::new();
    for shared in shared.into_iter().filter(|shared| *shared > 0) {
        let count = times.entry(shared).or_default();
        *count = count.saturating_add(1);
    }
    let sum = times.into_iter().map(|(shared, times)| {
        f64::from(times) / f64::from(u32::try_from(shared).unwrap_or(u32::MAX))
    });
    Hundredths::rounded(sum.sum()).unwrap_or_default()
}

fn in_order<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> Vec<&'e Evening> {
    let mut evenings: Vec<&Evening> =
        evenings.into_iter().filter(|evening| evening.is_final).collect();
    evenings.sort_by(|a, b| a.at.cmp(&b.at).then_with(|| a.id.cmp(&b.id)));
    evenings
}

/// What is counted of a player on the way.
#[derive(Default)]
struct Counting {
    statistics: PlayerStatistics,
    /// In ten-thousandths of the field, and the run that goes on.
    places: i64,
    run: u32,
    money: BTreeMap<String, Money>,
    /// By whom it was; of some nobody knows.
    given: BTreeMap<Option<Who>, Vec<usize>>,
    taken: BTreeMap<Who, Vec<usize>>,
}

/// Everybody's statistics over the evenings that are over, given in any order.
pub fn players<'e>(
    evenings: impl IntoIterator<Item = &'e Evening>,
    matches: &BTreeMap<String, u32>,
) -> BTreeMap<Who, PlayerStatistics> {
    let mut all: BTreeMap<Who, Counting> = BTreeMap::new();
    for evening in in_order(evenings) {
        let field = evening.field();
        let paid_to = evening.paid_to();
        let mut numbers: BTreeMap<u32, Who> = BTreeMap::new();
        for played in evening.everybody(matches) {
            for number in &played.numbers {
                numbers.insert(*number, played.who.clone());
            }
            let counting = all.entry(played.who.clone()).or_default();
            let statistics = &mut counting.statistics;
            let (place, place_to) = played.place;
            let cashed = played.prize > 0;
            let also = |count: &mut u32, more: u32| *count = count.saturating_add(more);
            statistics.name.clone_from(&played.name);
            also(&mut statistics.events, 1);
            also(&mut statistics.entries, played.entries);
            also(&mut statistics.rebuys, played.rebuys);
            also(&mut statistics.add_ons, played.add_ons);
            also(&mut statistics.cashes, u32::from(cashed));
            // Players who stop and share the places have no winner among them.
            also(&mut statistics.wins, u32::from(played.place == (1, 1)));
            if evening.final_table > 0 {
                let finals = statistics.finals.get_or_insert_default();
                also(finals, u32::from(place <= evening.final_table));
            }
            let bubble = paid_to > 0 && !cashed && place == paid_to.saturating_add(1);
            also(&mut statistics.bubbles, u32::from(bubble));
            let best = statistics.best_place.map_or(place, |best| best.min(place));
            statistics.best_place = Some(best);
            counting.run = if cashed { counting.run.saturating_add(1) } else { 0 };
            statistics.longest_run = statistics.longest_run.max(counting.run);
            let both = i64::from(place).saturating_add(i64::from(place_to));
            let of = i64::from(field).saturating_mul(2);
            let per_cent = Hundredths::ratio(both.saturating_mul(100), of);
            counting.places = counting.places.saturating_add(per_cent.0);
            let money = counting.money.entry(evening.currency.clone()).or_default();
            money.decimals = evening.decimals;
            money.paid = money.paid.saturating_add(played.paid);
            money.won = money.won.saturating_add(played.won());
            statistics.evenings.push(Appearance {
                evening: evening.id.clone(),
                name: evening.name.clone(),
                at: evening.at,
                place,
                of: field,
                currency: evening.currency.clone(),
                decimals: evening.decimals,
                paid: played.paid,
                won: played.won(),
            });
        }
        let missed: BTreeSet<Who> =
            evening.no_shows.iter().map(|entry| evening.who(entry, matches)).collect();
        for who in missed.into_iter().filter(|who| matches!(who, Who::Listed(_))) {
            let named = evening.no_shows.iter().find(|entry| evening.who(entry, matches) == who);
            let statistics = &mut all.entry(who).or_default().statistics;
            statistics.no_shows = statistics.no_shows.saturating_add(1);
            if statistics.name.is_empty() {
                statistics.name = named.map(|entry| entry.name.clone()).unwrap_or_default();
            }
        }
        for knockout in &evening.knockouts {
            let whom = knockout.whom.and_then(|number| numbers.get(&number));
            let by: Vec<&Who> =
                knockout.by.iter().filter_map(|number| numbers.get(number)).collect();
            let shared = knockout.by.len();
            if let Some(taken) = whom.and_then(|who| all.get_mut(who)) {
                taken.statistics.taken = taken.statistics.taken.saturating_add(1);
                for by in &by {
                    taken.taken.entry((*by).clone()).or_default().push(shared);
                }
            }
            for by in by {
                if let Some(given) = all.get_mut(by) {
                    given.given.entry(whom.cloned()).or_default().push(shared);
                }
            }
        }
    }
    let names: BTreeMap<Who, String> =
        all.iter().map(|(who, counting)| (who.clone(), counting.statistics.name.clone())).collect();
    all.into_iter().map(|(who, counting)| (who, counting.done(&names))).collect()
}

fn most_first(rows: impl Iterator<Item = Against>) -> Vec<Against> {
    let mut rows: Vec<Against> = rows.collect();
    rows.sort_by_key(|row| Reverse(row.times));
    rows
}

impl Counting {
    fn done(self, names: &BTreeMap<Who, String>) -> PlayerStatistics {
        let against = |(who, shared): (&Who, &Vec<usize>)| {
            let times = knocked_out(shared.iter().copied());
            Some(Against { who: who.clone(), name: names.get(who)?.clone(), times })
        };
        let given_to =
            self.given.iter().filter_map(|(who, shared)| against((who.as_ref()?, shared)));
        let money = self.money.into_iter().map(|(currency, money)| {
            let net = money.won.saturating_sub(money.paid);
            let return_on = Hundredths::ratio(net.saturating_mul(100), money.paid);
            Money { currency, net, return_on, ..money }
        });
        PlayerStatistics {
            money: money.collect(),
            mean_place: Hundredths(self.places)
                .shared(usize::try_from(self.statistics.events).unwrap_or(usize::MAX)),
            given: knocked_out(self.given.values().flatten().copied()),
            given_to: most_first(given_to),
            taken_by: most_first(self.taken.iter().filter_map(against)),
            ..self.statistics
        }
    }
}

/// The house's statistics over the evenings that are over, given in any order.
pub fn house<'e>(
    evenings: impl IntoIterator<Item = &'e Evening>,
    matches: &BTreeMap<String, u32>,
) -> HouseStatistics {
    let mut house = HouseStatistics::default();
    let mut players: BTreeSet<Who> = BTreeSet::new();
    let mut levels: BTreeMap<u32, u32> = BTreeMap::new();
    for evening in in_order(evenings) {
        let field = evening.field();
        house.smallest = if house.events == 0 { field } else { house.smallest.min(field) };
        house.largest = house.largest.max(field);
        house.events = house.events.saturating_add(1);
        house.entries = house.entries.saturating_add(field);
        players.extend(evening.everybody(matches).into_iter().map(|played| played.who));
        for level in evening.entries.iter().filter_map(|entry| entry.out_level) {
            let count = levels.entry(level).or_default();
            *count = count.saturating_add(1);
        }
        if let (Some(minutes), Some(expected)) = (evening.minutes, evening.expected_minutes) {
            house.lengths.push(Length {
                evening: evening.id.clone(),
                name: evening.name.clone(),
                at: evening.at,
                minutes,
                expected,
            });
        }
    }
    house.players = u32::try_from(players.len()).unwrap_or(u32::MAX);
    house.mean_field = Hundredths::ratio(house.entries.into(), house.events.into());
    house.levels = levels.into_iter().collect();
    house.levels.sort_by_key(|(level, count)| (Reverse(*count), *level));
    house
}
