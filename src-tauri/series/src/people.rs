//! Who is who over the days. The list's number says it, and a card's number with the same name; anything else only a person says.

use crate::day::Day;
use crate::prelude::*;
use crate::said::{PlayerRef, Series};
use shuffle_up_engine::base::finding::fold;

/// Who is who over the days of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct People {
    /// The first of a person's players, by each of them.
    who: BTreeMap<PlayerRef, PlayerRef>,
    /// Every player as the list and the card know one.
    known: BTreeMap<PlayerRef, Newcomer>,
    parted: BTreeSet<PlayerRef>,
}

/// Players of several days who may be one person: they have one name, and nothing says more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MaybeOnePlayer")]
pub struct Open {
    /// The name.
    pub name: String,
    /// The first player of each person.
    pub players: Vec<PlayerRef>,
}

/// A player as the list of the house and the card know one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Newcomer {
    /// The number on the house's list.
    pub listed: Option<u32>,
    /// The number of the player's card; empty without one.
    pub card: String,
    /// The name.
    pub name: String,
}

impl People {
    /// Who is who, by the days and by what was said.
    pub fn of(series: &Series, days: &BTreeMap<u32, Day>) -> Self {
        let mut known: BTreeMap<PlayerRef, Newcomer> = BTreeMap::new();
        for tournament in series.in_order() {
            for entered in days.get(&tournament).into_iter().flat_map(|day| &day.entries) {
                let player = PlayerRef { tournament, player: entered.player };
                known.entry(player).or_insert_with(|| Newcomer {
                    listed: entered.listed,
                    card: entered.card.clone(),
                    name: entered.name.clone(),
                });
            }
        }
        let order: BTreeMap<u32, usize> =
            series.in_order().enumerate().map(|(place, tournament)| (tournament, place)).collect();
        let first = |player: &PlayerRef| (order.get(&player.tournament).copied(), player.player);
        let mut joined = Joined::default();
        let mut listed: BTreeMap<u32, Vec<PlayerRef>> = BTreeMap::new();
        let mut carded: BTreeMap<(String, String), Vec<PlayerRef>> = BTreeMap::new();
        for (player, one) in &known {
            if series.parted.contains(player) {
                continue;
            }
            if let Some(number) = one.listed {
                listed.entry(number).or_default().push(*player);
            }
            if !one.card.is_empty() {
                carded.entry((one.card.clone(), fold(&one.name))).or_default().push(*player);
            }
        }
        listed.values().for_each(|players| joined.all(players));
        for players in carded.values() {
            // A card that two players of the list have tells nobody apart.
            let on_list = players.iter().filter_map(|player| known.get(player)?.listed);
            if on_list.collect::<BTreeSet<u32>>().len() <= 1 {
                joined.all(players);
            }
        }
        for [one, other] in &series.matches {
            if known.contains_key(one) && known.contains_key(other) {
                joined.both(*one, *other);
            }
        }
        let mut groups: BTreeMap<PlayerRef, Vec<PlayerRef>> = BTreeMap::new();
        for player in known.keys() {
            groups.entry(joined.root(*player)).or_default().push(*player);
        }
        let mut who = BTreeMap::new();
        for group in groups.values() {
            let Some(least) = group.iter().min_by_key(|player| first(player)).copied() else {
                continue;
            };
            who.extend(group.iter().map(|player| (*player, least)));
        }
        Self { who, known, parted: series.parted.clone() }
    }

    /// The person that a player is: the first player of that person.
    pub fn person(&self, player: PlayerRef) -> PlayerRef {
        self.who.get(&player).copied().unwrap_or(player)
    }

    /// The name of a person.
    pub fn name(&self, person: PlayerRef) -> &str {
        self.known.get(&person).map_or("", |one| one.name.as_str())
    }

    /// The person that a newcomer is: by the number on the list, else by card and name; nobody where neither says it.
    pub fn find(&self, who: &Newcomer) -> Option<PlayerRef> {
        let known = || self.known.iter().filter(|(player, _)| !self.parted.contains(player));
        let listed = who.listed.and_then(|number| {
            known().find(|(_, one)| one.listed == Some(number)).map(|(player, _)| *player)
        });
        let by_card = || {
            let same = |one: &Newcomer| {
                let other = one.listed.is_some() && who.listed.is_some();
                !other && one.card == who.card && fold(&one.name) == fold(&who.name)
            };
            let found = known().find(|(_, one)| same(one)).filter(|_| !who.card.is_empty());
            found.map(|(player, _)| *player)
        };
        listed.or_else(by_card).map(|player| self.person(player))
    }

    /// How many people there are.
    pub fn count(&self) -> u32 {
        to_u32(self.who.values().collect::<BTreeSet<_>>().len())
    }

    /// Who may be one person, by name: nothing but a name says so.
    pub fn open(&self) -> Vec<Open> {
        let mut by_name: BTreeMap<String, BTreeSet<PlayerRef>> = BTreeMap::new();
        for (player, person) in &self.who {
            by_name.entry(fold(self.name(*player))).or_default().insert(*person);
        }
        let several = by_name.into_values().filter(|people| people.len() > 1);
        several
            .map(|people| Open {
                name: people.first().map(|one| self.name(*one).to_string()).unwrap_or_default(),
                players: people.into_iter().collect(),
            })
            .collect()
    }
}

/// Which players are joined, directly or by others.
#[derive(Default)]
struct Joined(BTreeMap<PlayerRef, PlayerRef>);

impl Joined {
    fn root(&self, mut player: PlayerRef) -> PlayerRef {
        while let Some(next) = self.0.get(&player) {
            player = *next;
        }
        player
    }

    fn both(&mut self, one: PlayerRef, other: PlayerRef) {
        let (one, other) = (self.root(one), self.root(other));
        if one != other {
            self.0.insert(one.max(other), one.min(other));
        }
    }

    fn all(&mut self, players: &[PlayerRef]) {
        for pair in players.windows(2) {
            if let [one, other] = pair {
                self.both(*one, *other);
            }
        }
    }
}
