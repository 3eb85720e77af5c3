//! Changes of a day after its closing. They move nothing before somebody accepts them.

use crate::day::{Day, Entered};
use crate::prelude::*;
use crate::said::Series;

/// A closed day that is another one now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeriesDifference")]
pub struct Difference {
    /// The tournament.
    pub tournament: u32,
    /// Its name.
    pub day: String,
    /// The entry; absent for the chips in play.
    pub entry: Option<u32>,
    /// The name; empty for the chips in play.
    pub name: String,
    /// The change.
    pub what: Change,
    /// As it counts.
    pub was: Option<Entered>,
    /// As it is now.
    pub now: Option<Entered>,
    /// The chips in play as they count and as they are, where these have changed.
    pub chips: Option<[ChipCount; 2]>,
}

/// The change of an entry of a closed day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SeriesChange")]
pub enum Change {
    /// It is there now and was not.
    Added,
    /// It is not there any more.
    Gone,
    /// It stands otherwise: in, in a bag with other chips, or out at another time.
    Standing,
    /// Only its name, its money or its count is another.
    Other,
    /// The chips in play are others.
    Chips,
}

/// The changes of closed days, in their order.
pub fn differences(series: &Series, now: &BTreeMap<u32, Day>) -> Vec<Difference> {
    let mut found = Vec::new();
    for tournament in series.in_order() {
        let (Some(closed), Some(now)) = (series.closed.get(&tournament), now.get(&tournament))
        else {
            continue;
        };
        let was: BTreeMap<u32, &Entered> = by_number(&closed.day);
        let is: BTreeMap<u32, &Entered> = by_number(now);
        let numbers: BTreeSet<u32> = was.keys().chain(is.keys()).copied().collect();
        let difference = |entry: Option<u32>, what: Change| Difference {
            tournament,
            day: now.name.clone(),
            entry,
            name: String::new(),
            what,
            was: None,
            now: None,
            chips: None,
        };
        if closed.day.chips != now.chips {
            let chips = Some([closed.day.chips, now.chips]);
            found.push(Difference { chips, ..difference(None, Change::Chips) });
        }
        for number in numbers {
            let (was, is) = (was.get(&number).copied(), is.get(&number).copied());
            let Some(what) = change(was, is) else { continue };
            let name = is.or(was).map(|entered| entered.name.clone()).unwrap_or_default();
            let (was, now) = (was.cloned(), is.cloned());
            found.push(Difference { name, was, now, ..difference(Some(number), what) });
        }
    }
    found
}

fn by_number(day: &Day) -> BTreeMap<u32, &Entered> {
    day.entries.iter().map(|entered| (entered.entry, entered)).collect()
}

fn change(was: Option<&Entered>, now: Option<&Entered>) -> Option<Change> {
    match (was, now) {
        (None, None) => None,
        (None, Some(_)) => Some(Change::Added),
        (Some(_), None) => Some(Change::Gone),
        (Some(was), Some(now)) if was.standing != now.standing => Some(Change::Standing),
        (Some(was), Some(now)) => (was != now).then_some(Change::Other),
    }
}
