//! The facts of a day: all that a series knows of a tournament.

use crate::prelude::*;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::rules::clock::predicted_end::PredictedEnd;
use shuffle_up_engine::rules::prizes::accounts::Accounts;
use shuffle_up_engine::state::ledger::Payment;

/// A tournament as a day of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Day {
    /// Its name.
    pub name: String,
    /// Its fingerprint, which every copy keeps.
    pub fingerprint: String,
    /// Every entry that counts, in the order of their numbers.
    pub entries: Vec<Entered>,
    /// Chips in play.
    pub chips: ChipCount,
    /// Where the clock is; where it stopped, once the day is over.
    pub at: Point,
    /// The level with which play goes on, once the day has ended; absent before, and where nobody knows.
    pub next_level: Option<u32>,
    /// When it likely ends; absent while nobody can know.
    pub ends: Option<PredictedEnd>,
    /// With so many players left it ends by its set-up; absent where no number ends it, and before that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends_with: Option<u32>,
    /// When each level from the one that is played ends by the schedule, where the director's word ends the day.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<u32, Millis>>", optional)]
    pub levels: BTreeMap<u32, Millis>,
    /// Whether play has begun.
    pub started: bool,
    /// Whether nobody plays on.
    pub over: bool,
    /// Whether entries are still taken.
    pub takes_entries: bool,
    /// The price of an entry.
    pub buy_in: Money,
    /// Seats at a table.
    pub seats: u32,
    /// The big blind of each level, the first one first; 0 in a level without blinds.
    pub big_blinds: Vec<ChipCount>,
    /// Where its money is.
    pub tills: Accounts,
    /// The currency; absent where nothing has been decided.
    pub currency: Option<Currency>,
}

/// A level and the time within it.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[ts(rename = "LevelTime")]
pub struct Point {
    /// The level; on a break the one before it.
    pub level: u32,
    /// Milliseconds since it began.
    pub ms: Millis,
}

/// A stack that was paid for, as its day has it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Entered {
    /// The number of the entry in its tournament.
    pub entry: u32,
    /// The number of the player there.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The number on the house's list.
    pub listed: Option<u32>,
    /// The number of the player's card; empty without one.
    pub card: String,
    /// Paid for prizes, rebuys and add-ons included.
    pub pool: Money,
    /// Paid for the house.
    pub fee: Money,
    /// By what the entry was paid.
    pub payment: Payment,
    /// The stack as it was last counted.
    pub stack: Option<ChipCount>,
    /// Who opened the bag of the day before: as it was said, else the device; empty while it is closed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub opened_by: String,
    /// How it stands.
    pub standing: Standing,
}

/// How a stack stands in its day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "DayStanding")]
pub enum Standing {
    /// In play.
    #[default]
    In,
    /// In a bag.
    Bagged {
        /// The chips.
        chips: ChipCount,
        /// The number of the bag; empty without one.
        #[serde(default)]
        bag: String,
    },
    /// Out.
    Out {
        /// When.
        at: Point,
        /// How many finishes of the same moment and the same day are ahead: a larger stack on the same hand.
        #[serde(default)]
        behind: u32,
        /// The player gave it up.
        #[serde(default)]
        given_up: bool,
    },
}

impl Day {
    /// The chips in its bags.
    pub fn bagged(&self) -> ChipCount {
        let chips = self.entries.iter().filter_map(|entered| match entered.standing {
            Standing::Bagged { chips, .. } => Some(chips),
            _ => None,
        });
        chips.fold(0, ChipCount::saturating_add)
    }

    /// The entry of this number.
    pub fn entered(&self, entry: u32) -> Option<&Entered> {
        self.entries.get(self.place(entry)?)
    }

    pub(crate) fn entered_mut(&mut self, entry: u32) -> Option<&mut Entered> {
        let place = self.place(entry)?;
        self.entries.get_mut(place)
    }

    fn place(&self, entry: u32) -> Option<usize> {
        self.entries.binary_search_by_key(&entry, |entered| entered.entry).ok()
    }

    /// How many are still in play.
    pub fn in_play(&self) -> u32 {
        let playing = self.entries.iter().filter(|entered| entered.standing == Standing::In);
        to_u32(playing.count())
    }
}
