//! Bagged stacks: by entry, by table and in the room.

use crate::rules::chips::compared::compared;
use crate::rules::prizes::places::everybody_left;
use crate::state::day::Bag;
use crate::state::prelude::*;

/// The bags of a table or of the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BagSum {
    /// The chips that must be there; absent where nobody can know.
    pub expected: Option<ChipCount>,
    /// The chips in the bags.
    pub bagged: ChipCount,
    /// How many stacks there are.
    pub stacks: u32,
    /// How many of them are still to be bagged or counted.
    pub open: u32,
    /// How many stacks are open, or how many chips are missing or too many, as a sentence.
    pub says: Phrase,
}

impl Tournament {
    /// Whether this house counts every bag twice.
    pub fn bags_counted_twice(&self) -> bool {
        self.setup.day_end.is_some_and(|end| end.counted_twice)
    }

    /// The bag of an entry that is in.
    pub fn bag_of(&self, entry: EntryId) -> Option<&Bag> {
        self.day.bags.get(&entry).filter(|_| self.is_in(entry))
    }

    /// The bag of an entry, where nothing has to be counted any more: as often as the house wants, and with one outcome.
    pub fn bagged(&self, entry: EntryId) -> Option<&Bag> {
        let twice = self.bags_counted_twice();
        self.bag_of(entry).filter(|bag| bag.disagree().is_none() && (!twice || bag.again.is_some()))
    }

    /// The chips in all bags of those who are in, by the first counts.
    pub fn chips_bagged(&self) -> ChipCount {
        let bags = self.day.bags.iter().filter(|(entry, _)| self.is_in(**entry));
        bags.map(|(_, bag)| bag.chips).fold(0, u64::saturating_add)
    }

    /// The numbers of the bags with which players came from the day before, by the first entry of each; empty for a bag without one.
    pub fn own_bags(&self) -> BTreeMap<EntryId, &str> {
        let stacks =
            if self.setup.begins_with.is_some() { self.setup.own_stacks.as_slice() } else { &[] };
        let listed: BTreeMap<u32, &str> = stacks
            .iter()
            .filter(|stack| stack.listed > 0)
            .map(|stack| (stack.listed, stack.bag.as_str()))
            .collect();
        let named: BTreeMap<&str, (u32, &str)> = stacks
            .iter()
            .map(|stack| (stack.name.as_str(), (stack.listed, stack.bag.as_str())))
            .collect();
        let mut seen = BTreeSet::new();
        let mut bags = BTreeMap::new();
        for (id, entry) in self.entries.iter().filter(|_| !stacks.is_empty()) {
            let Some(player) = self.players.get(&entry.player) else { continue };
            let number = player.listed.unwrap_or(0);
            let by_name = || {
                let (listed, bag) = named.get(player.name.as_str()).copied()?;
                (listed == 0 || number == 0).then_some(bag)
            };
            let Some(bag) = listed.get(&number).copied().or_else(by_name) else { continue };
            if seen.insert(entry.player) {
                bags.insert(*id, bag);
            }
        }
        bags
    }

    /// Whether an entry is out because its player gave the stack up.
    pub fn gave_up(&self, entry: EntryId) -> bool {
        self.day.given_up.contains_key(&entry) && self.standing_of(entry) == Some(Standing::Out)
    }
}

/// The bags of the whole room.
pub fn room_sum(tournament: &Tournament) -> BagSum {
    sum(tournament, everybody_left(tournament), Some(tournament.chips_in_play))
}

/// The bags of a table.
pub fn table_sum(tournament: &Tournament, table: TableNumber) -> BagSum {
    let seated = tournament.room.table(table).map(|table| table.players_seated());
    sum(tournament, seated.into_iter().flatten(), tournament.expected_at(table))
}

fn sum(
    tournament: &Tournament,
    stacks: impl Iterator<Item = EntryId>,
    expected: Option<ChipCount>,
) -> BagSum {
    let (mut bagged, mut all, mut open) = (0_u64, 0_u32, 0_u32);
    for entry in stacks {
        all = all.saturating_add(1);
        open = open.saturating_add(u32::from(tournament.bagged(entry).is_none()));
        bagged = bagged.saturating_add(tournament.bag_of(entry).map_or(0, |bag| bag.chips));
    }
    let says = match expected {
        _ if open > 0 => {
            phrase!("bags-open", "{stacks} to bag", stacks = Phrase::count(open, "stack", "stacks"))
        }
        None => phrase!("counts-not-known", "nothing to compare with: players have moved"),
        Some(expected) => compared(tournament, expected, bagged),
    };
    BagSum { expected, bagged, stacks: all, open, says }
}
