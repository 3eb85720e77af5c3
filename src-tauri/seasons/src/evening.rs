//! What is known of one event: results, and nothing of how they came about.

use crate::prelude::*;

/// One event of the house, as its results tell it. Amounts are in minor units of the currency, times in milliseconds since 1970.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Evening {
    /// What tells it from all others, in the house's file and outside of it: the same event read in twice has the same.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// The name of the template that it was made from; empty without one.
    pub template: String,
    /// Whether it is over; else these are the standings so far.
    pub is_final: bool,
    /// The code of the currency.
    pub currency: String,
    /// How many decimals the currency has.
    pub decimals: u8,
    /// The price of an entry without any fee.
    pub buy_in: i64,
    /// The prize pool.
    pub pool: i64,
    /// What was collected for the league.
    pub league: i64,
    /// What was collected for entries, rebuys and add-ons, fees included; nothing where only the entries themselves tell.
    pub collected: Collected,
    /// The last place that wins money; none where only the prizes themselves tell.
    pub places_paid: Option<u32>,
    /// How many players shared the first prizes by a deal; 0 where none was made.
    pub deal: u32,
    /// How many seats the final table has; 0 where nobody said.
    pub final_table: u32,
    /// How long it lasted, in minutes; none where nobody knows.
    pub minutes: Option<u32>,
    /// How long it was expected to last, in minutes.
    pub expected_minutes: Option<u32>,
    /// Every entry, re-entries included, in any order.
    pub entries: Vec<Entry>,
    /// Who had entered and never came (TCH 5): of these only who they are.
    pub no_shows: Vec<Entry>,
    /// Who knocked out whom, in any order.
    pub knockouts: Vec<Knockout>,
}

/// What was collected of everybody, fees included, bounties not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Collected {
    /// For entries.
    pub buy_ins: i64,
    /// For rebuys and re-entries.
    pub rebuys: i64,
    /// For add-ons.
    pub add_ons: i64,
}

/// One entry of an evening.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "EveningEntry")]
pub struct Entry {
    /// The number of the player in this evening: the same for all entries of one player.
    pub player: u32,
    /// The number on the house's list; none for one who is not on it.
    pub listed: Option<u32>,
    /// The name.
    pub name: String,
    /// The place; none while the entry is in play.
    pub place: Option<u32>,
    /// The last of the places that are shared; none, or the place itself, where none is.
    pub place_to: Option<u32>,
    /// All that was paid for it, fees included.
    pub paid: i64,
    /// The prize.
    pub prize: i64,
    /// What its bounties were worth.
    pub bounties: i64,
    /// Rebuys.
    pub rebuys: u32,
    /// Add-ons.
    pub add_ons: u32,
    /// When it left play.
    pub out_at: Option<i64>,
    /// The level in which it left play.
    pub out_level: Option<u32>,
}

/// A player, or a player's rebuy, was knocked out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "EveningKnockout")]
pub struct Knockout {
    /// Whose chips are gone: the number of the player in this evening. Absent where only the number of knockouts is known.
    pub whom: Option<u32>,
    /// Who took them; several share it. Empty where nobody said.
    pub by: Vec<u32>,
}

/// Who a row of a table is about.
#[derive(
    Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player of the house's list.
    Listed(u32),
    /// Somebody who is not on it, on one evening: that the same name is the same person on the next is not guessed.
    Guest {
        /// The evening.
        evening: String,
        /// The number of the player in it.
        player: u32,
        /// The name.
        name: String,
    },
}

impl Who {
    /// Whether this is one of these players of the house's list.
    pub fn is_one_of(&self, listed: &BTreeSet<u32>) -> bool {
        matches!(self, Self::Listed(number) if listed.contains(number))
    }
}

/// What all entries of one player in an evening come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub who: Who,
    /// The name in this evening.
    pub name: String,
    /// The numbers that the player has in this evening: one, unless two of them were matched to the same player.
    pub numbers: Vec<u32>,
    /// How many entries these are.
    pub entries: u32,
    /// The best place, and the last of those that share it.
    pub place: (u32, u32),
    /// All that was paid.
    pub paid: i64,
    /// All prizes.
    pub prize: i64,
    /// All bounties.
    pub bounties: i64,
    /// All rebuys.
    pub rebuys: u32,
    /// All add-ons.
    pub add_ons: u32,
    /// Knockouts by how many shared each: 1 for those that were the player's alone.
    pub knockouts: BTreeMap<usize, u32>,
}

impl Played {
    /// Prizes and bounties.
    pub const fn won(&self) -> i64 {
        self.prize.saturating_add(self.bounties)
    }

    /// What was won less what was paid.
    pub const fn net(&self) -> i64 {
        self.won().saturating_sub(self.paid)
    }
}

impl Evening {
    /// Gives everybody who is on the house's list the number that `player` says; none where it knows none.
    pub fn renumber(&mut self, player: impl Fn(u32) -> Option<u32>) {
        for entry in self.entries.iter_mut().chain(&mut self.no_shows) {
            entry.listed = entry.listed.and_then(&player);
        }
    }

    /// Tells the evening from one of the same number that was there before: whoever saves last week's file under another name for
    /// this week keeps its number, and another day is another evening.
    pub fn apart(&mut self, there: Option<&Self>) {
        if there.is_some_and(|there| there.at != self.at) {
            self.id = format!("{}-{}", self.id, self.at);
        }
    }

    /// How many entries there were.
    pub fn field(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// What was collected; where nobody said so, all that was paid is taken to be for entries.
    pub(crate) fn all_collected(&self) -> Collected {
        if self.collected != Collected::default() {
            return self.collected;
        }
        let paid = self.entries.iter().map(|entry| entry.paid).fold(0, i64::saturating_add);
        Collected { buy_ins: paid, ..Collected::default() }
    }

    /// The last place that wins money: as it was said, or the last that has won any. Everybody in a deal has won some.
    pub fn paid_to(&self) -> u32 {
        let said = self.places_paid.unwrap_or_else(|| {
            let paid = self.entries.iter().filter(|entry| entry.prize > 0);
            paid.filter_map(|entry| entry.place_to.or(entry.place)).max().unwrap_or(0)
        });
        said.max(self.deal)
    }

    /// Who an entry is: by the list, by what somebody matched the name to, or only somebody of this evening.
    pub(crate) fn who(&self, entry: &Entry, matches: &BTreeMap<String, u32>) -> Who {
        match entry.listed.or_else(|| matches.get(&entry.name).copied()) {
            Some(number) => Who::Listed(number),
            None => Who::Guest {
                evening: self.id.clone(),
                player: entry.player,
                name: entry.name.clone(),
            },
        }
    }

    /// Everybody who played, with all of their entries, by place. Whoever is still in shares the first places: nobody has been
    /// placed before another of them.
    pub fn everybody(&self, matches: &BTreeMap<String, u32>) -> Vec<Played> {
        let in_play = self.entries.iter().filter(|entry| entry.place.is_none()).count();
        let in_play = u32::try_from(in_play).unwrap_or(u32::MAX);
        let mut all: BTreeMap<Who, Played> = BTreeMap::new();
        let mut numbers: BTreeMap<u32, Who> = BTreeMap::new();
        for entry in &self.entries {
            let who = self.who(entry, matches);
            let first = entry.place.unwrap_or(1).max(1);
            let place = match entry.place {
                Some(_) => (first, entry.place_to.unwrap_or(first).max(first)),
                None => (first, in_play.max(first)),
            };
            let played = all.entry(who.clone()).or_insert_with(|| Played {
                who: who.clone(),
                name: entry.name.clone(),
                numbers: Vec::new(),
                entries: 0,
                place,
                paid: 0,
                prize: 0,
                bounties: 0,
                rebuys: 0,
                add_ons: 0,
                knockouts: BTreeMap::new(),
            });
            played.place = played.place.min(place);
            played.entries = played.entries.saturating_add(1);
            played.paid = played.paid.saturating_add(entry.paid);
            played.prize = played.prize.saturating_add(entry.prize);
            played.bounties = played.bounties.saturating_add(entry.bounties);
            played.rebuys = played.rebuys.saturating_add(entry.rebuys);
            played.add_ons = played.add_ons.saturating_add(entry.add_ons);
            if !played.numbers.contains(&entry.player) {
                played.numbers.push(entry.player);
                numbers.insert(entry.player, who);
            }
        }
        for knockout in &self.knockouts {
            for by in &knockout.by {
                if let Some(played) = numbers.get(by).and_then(|who| all.get_mut(who)) {
                    let count = played.knockouts.entry(knockout.by.len()).or_default();
                    *count = count.saturating_add(1);
                }
            }
        }
        let mut all: Vec<Played> = all.into_values().collect();
        all.sort_by(|a, b| a.place.cmp(&b.place).then_with(|| a.who.cmp(&b.who)));
        all
    }
}

/// Places among players: who has the same best place shares, and earlier entries of the same player take none.
pub(crate) fn among_players(all: &mut [Played]) {
    let places: Vec<(u32, u32)> = all.iter().map(|played| played.place).collect();
    for played in all.iter_mut() {
        let before = places.iter().filter(|place| place.0 < played.place.0).count();
        let same = places.iter().filter(|place| place.0 == played.place.0).count();
        let before = u32::try_from(before).unwrap_or(u32::MAX);
        let last = before.saturating_add(u32::try_from(same).unwrap_or(u32::MAX));
        played.place = (before.saturating_add(1), last);
    }
}
