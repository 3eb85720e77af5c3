//! What the house and its players have done, over all evenings, a year or a season.

use super::evenings::OneEvening;
use super::prelude::*;
use chrono::{Datelike as _, Local, TimeZone as _};
use shuffle_up_players::{InPublic, KeptSeason};
use shuffle_up_seasons::statistics::{HouseStatistics, PlayerStatistics, house, players};
use shuffle_up_seasons::{Evening, Who};

/// Which evenings are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Over {
    /// All.
    Ever {},
    /// Those of a year.
    Year {
        /// Which.
        year: i32,
    },
    /// Those of a season.
    Season {
        /// Its number.
        number: u32,
    },
}

/// A player in the list of all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlayerFigures {
    /// Who.
    pub who: Who,
    /// What the player has done; the evenings and opponents are on the player's own page.
    pub statistics: PlayerStatistics,
}

/// The house's statistics.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StatisticsView {
    /// The years in which anything was played, the latest first.
    pub years: Vec<i32>,
    /// The house.
    pub house: HouseStatistics,
    /// Everybody, who has played most first.
    pub players: Vec<PlayerFigures>,
}

/// A player's page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlayerPage {
    /// Who.
    pub who: Who,
    /// What the player has done.
    pub statistics: PlayerStatistics,
    /// The number of the photo; 0 without one.
    pub photo: u32,
    /// Where the player is from; empty where nobody said.
    pub city: String,
    /// The country.
    pub country: String,
    /// Whether the player is not to be named where anything goes out.
    pub unnamed: bool,
    /// What was won less what was paid, after each evening, in each currency.
    pub net: Vec<NetCourse>,
}

/// Net winnings in one currency, after each evening in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NetCourse {
    /// The code of the currency.
    pub currency: String,
    /// How many decimals it has.
    pub decimals: u8,
    /// The sum after each.
    pub after: Vec<i64>,
}

fn year(at: i64) -> Option<i32> {
    Some(Local.timestamp_millis_opt(at).single()?.year())
}

/// Whom names were matched to by all seasons; a name that two seasons match to two players is nobody's.
fn matches(seasons: &[KeptSeason]) -> BTreeMap<String, u32> {
    let mut all: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    for (name, number) in seasons.iter().flat_map(|kept| &kept.season.matches) {
        all.entry(name.clone()).or_default().insert(*number);
    }
    let one = |(name, numbers): (String, BTreeSet<u32>)| {
        (numbers.len() == 1).then_some((name, numbers.into_iter().next()?))
    };
    all.into_iter().filter_map(one).collect()
}

fn chosen<'e>(
    over: Over,
    seasons: &'e [KeptSeason],
    evenings: &'e [OneEvening],
) -> Vec<&'e Evening> {
    let all = evenings.iter().map(|one| &*one.now);
    match over {
        Over::Ever {} => all.collect(),
        Over::Year { year: wanted } => all.filter(|one| year(one.at) == Some(wanted)).collect(),
        Over::Season { number } => {
            let season = seasons.iter().find(|kept| kept.number == number);
            all.filter(|one| season.is_some_and(|kept| kept.season.events.take(one))).collect()
        }
    }
}

/// The statistics of the house and of everybody.
pub fn view(over: Over, seasons: &[KeptSeason], evenings: &[OneEvening]) -> StatisticsView {
    let (chosen, matches) = (chosen(over, seasons, evenings), matches(seasons));
    let years: BTreeSet<i32> = evenings.iter().filter_map(|one| year(one.now.at)).collect();
    let all = players(chosen.iter().copied(), &matches);
    let mut all: Vec<PlayerFigures> = all
        .into_iter()
        .map(|(who, statistics)| {
            let short = PlayerStatistics {
                evenings: Vec::new(),
                given_to: Vec::new(),
                taken_by: Vec::new(),
                ..statistics
            };
            PlayerFigures { who, statistics: short }
        })
        .collect();
    all.sort_by(|a, b| {
        let (a, b) = (&a.statistics, &b.statistics);
        b.events.cmp(&a.events).then(b.cashes.cmp(&a.cashes)).then_with(|| a.name.cmp(&b.name))
    });
    StatisticsView {
        years: years.into_iter().rev().collect(),
        house: house(chosen, &matches),
        players: all,
    }
}

/// A player's page; nothing for one who has played nothing of it.
pub fn page(
    over: Over,
    who: &Who,
    seasons: &[KeptSeason],
    evenings: &[OneEvening],
    faces: &BTreeMap<u32, (String, u32)>,
    public: &BTreeMap<u32, InPublic>,
) -> Option<PlayerPage> {
    let (chosen, matches) = (chosen(over, seasons, evenings), matches(seasons));
    let statistics = players(chosen, &matches).remove(who)?;
    let mut net: BTreeMap<&str, NetCourse> = BTreeMap::new();
    for evening in &statistics.evenings {
        let course = net.entry(&evening.currency).or_insert_with(|| NetCourse {
            currency: evening.currency.clone(),
            decimals: evening.decimals,
            after: Vec::new(),
        });
        let before = course.after.last().copied().unwrap_or(0);
        course.after.push(before.saturating_add(evening.won).saturating_sub(evening.paid));
    }
    let listed = match who {
        Who::Listed(number) => *number,
        Who::Guest { .. } => 0,
    };
    let photo = faces.get(&listed).map_or(0, |(_, photo)| *photo);
    let InPublic { city, country, unnamed } = public.get(&listed).cloned().unwrap_or_default();
    let net = net.into_values().collect();
    Some(PlayerPage { who: who.clone(), photo, city, country, unnamed, net, statistics })
}
