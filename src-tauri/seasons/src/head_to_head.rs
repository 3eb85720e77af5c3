//! Two players against each other.

use crate::evening::Played;
use crate::prelude::*;
use crate::statistics::knocked_out;
use crate::table::taken;

/// What two players have done against each other. Of two figures the first is the first player's.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct HeadToHead {
    /// The evenings that both played, the oldest first.
    pub evenings: Vec<Met>,
    /// How often each had the better place; neither where they share it.
    pub ahead: (u32, u32),
    /// How often each knocked the other out, shared knockouts by their share.
    pub knockouts: (Hundredths, Hundredths),
}

/// An evening that both played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Met {
    /// Which.
    pub evening: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// The places.
    pub places: (u32, u32),
}

/// The two over the evenings of a season that are over.
#[must_use]
pub fn head_to_head<'e>(
    season: &'e Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
    one: &Who,
    other: &Who,
) -> HeadToHead {
    let mut both = HeadToHead::default();
    let mut shares = (Vec::new(), Vec::new());
    for evening in taken(season, evenings, false) {
        let all = evening.everybody(&season.matches);
        let find = |who: &Who| all.iter().find(|played| played.who == *who);
        let (Some(one), Some(other)) = (find(one), find(other)) else { continue };
        let (mine, theirs) = (one.place.0, other.place.0);
        both.ahead.0 = both.ahead.0.saturating_add(u32::from(mine < theirs));
        both.ahead.1 = both.ahead.1.saturating_add(u32::from(theirs < mine));
        for knockout in &evening.knockouts {
            let of = |by: &Played, whom: &Played| {
                knockout.whom.is_some_and(|number| whom.numbers.contains(&number))
                    && knockout.by.iter().any(|number| by.numbers.contains(number))
            };
            if of(one, other) {
                shares.0.push(knockout.by.len());
            }
            if of(other, one) {
                shares.1.push(knockout.by.len());
            }
        }
        both.evenings.push(Met {
            evening: evening.id.clone(),
            name: evening.name.clone(),
            at: evening.at,
            places: (mine, theirs),
        });
    }
    both.knockouts = (knocked_out(shares.0), knocked_out(shares.1));
    both
}
