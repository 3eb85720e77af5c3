//! How a day of an event ends that is played to its end on another day.

use crate::base::customs::Customs;
use crate::base::prelude::*;

/// How a day ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayEnd {
    /// With what it ends.
    pub at: DayEndsAt,
    /// How many more hands each table deals once the last hands are announced.
    #[serde(default)]
    #[ts(as = "Option<LastHands>", optional)]
    pub hands: LastHands,
    /// So many minutes before the end of the level the clock stops and the last hands are announced: 0 to 120.
    #[serde(default = "usual_minutes")]
    #[ts(as = "Option<u32>", optional)]
    pub minutes: u32,
    /// Every bag is counted twice, and both counts must agree.
    #[serde(default)]
    pub counted_twice: bool,
}

/// With what a day ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DayEndsAt {
    /// With the end of this level.
    Level {
        /// The level, from 1, breaks not counted.
        level: u32,
    },
    /// With so many players left.
    Left {
        /// How many: 2 or more.
        players: u32,
    },
    /// With this share of its entries left, once nobody can enter any more.
    Share {
        /// In hundredths of a per cent: 1 to 9,999.
        hundredths: u32,
        /// A part of a player counts as one; otherwise it is dropped.
        up: bool,
    },
    /// When the director says so.
    Director {},
}

/// How many more hands each table deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum LastHands {
    /// So many.
    Said {
        /// 1 to 50.
        hands: u32,
    },
    /// As many as are drawn.
    Drawn {
        /// At least this many, from 1.
        from: u32,
        /// At most this many, up to 50.
        to: u32,
    },
}

/// The most hands that are announced as the last.
pub(crate) const MOST_HANDS: u32 = 50;
/// The longest time before the end of the level, in minutes.
const MOST_MINUTES: u32 = 120;

/// The clock stops ten minutes before the end, and nobody can play for time any more.
fn usual_minutes() -> u32 {
    10
}

impl Default for LastHands {
    fn default() -> Self {
        Self::Said { hands: 3 }
    }
}

impl DayEndsAt {
    /// Its name: "with level 15", "with 27 players left", "with 15 % of the entries left", "when the director says so".
    pub fn said(self, customs: &Customs) -> Phrase {
        match self {
            Self::Level { level } => phrase!("day-end-level", "with level {level}", level),
            Self::Left { players } => {
                let players = Phrase::count(players, "player", "players");
                phrase!("day-end-left", "with {players} left", players)
            }
            Self::Share { hundredths, .. } => {
                let share = customs.hundredths(u64::from(hundredths));
                phrase!("day-end-share", "with {share} per cent of the entries left", share)
            }
            Self::Director {} => phrase!("day-end-director", "when the director says so"),
        }
    }

    /// With how many players left the day ends, of a field of so many entries; nothing where no number ends it.
    pub fn players(self, entries: u32) -> Option<u32> {
        match self {
            Self::Left { players } => Some(players),
            Self::Share { hundredths, up } => {
                let whole = u64::from(entries).saturating_mul(u64::from(hundredths));
                let more = if up { 9_999 } else { 0 };
                let players = whole.saturating_add(more).checked_div(10_000)?;
                Some(u32::try_from(players).unwrap_or(u32::MAX).max(2))
            }
            Self::Level { .. } | Self::Director {} => None,
        }
    }
}

impl DayEnd {
    /// Checks that every value makes sense.
    ///
    /// # Errors
    /// Refuses level 0, fewer than two players, a share of nothing or of everybody, no last hand or more than 50, a draw whose
    /// least is above its most, and more than two hours before the end of the level.
    pub(super) fn check(&self) -> Result<(), Refusal> {
        let at = match self.at {
            DayEndsAt::Level { level } => (1..=10_000).contains(&level),
            DayEndsAt::Left { players } => players >= 2,
            DayEndsAt::Share { hundredths, .. } => (1..10_000).contains(&hundredths),
            DayEndsAt::Director {} => true,
        };
        refuse_if(!at, || {
            refuse!(
                BadValue,
                "day-end-out-of-range",
                "A day ends with a level, with at least 2 players, or with 0.01 to 99.99 per cent of its entries."
            )
        })?;
        let hands = match self.hands {
            LastHands::Said { hands } => (1..=MOST_HANDS).contains(&hands),
            LastHands::Drawn { from, to } => from >= 1 && from <= to && to <= MOST_HANDS,
        };
        refuse_if(!hands, || {
            refuse!(BadValue, "last-hands-1-to-50", "Announce 1 to 50 last hands.")
        })?;
        refuse_if(self.minutes > MOST_MINUTES, || {
            refuse!(
                BadValue,
                "last-hands-two-hours",
                "Announce the last hands at most 120 minutes before the end of the level."
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published: 15 % of 3,770 and of 3,099 entries; 10 % of 2,937.
    #[test]
    fn a_share_of_the_entries_is_rounded_as_the_house_says() {
        let share =
            |hundredths, up, entries| DayEndsAt::Share { hundredths, up }.players(entries).unwrap();
        assert_eq!([share(1_500, true, 3_770), share(1_500, true, 3_099)], [566, 465]);
        assert_eq!([share(1_500, false, 3_770), share(1_500, false, 3_099)], [565, 464]);
        assert_eq!(share(1_000, true, 2_937), 294);
        assert_eq!(share(1_500, true, 5), 2, "one player alone has won");
        assert_eq!(DayEndsAt::Left { players: 27 }.players(9), Some(27));
        assert_eq!(DayEndsAt::Level { level: 15 }.players(9), None);
    }

    #[test]
    fn an_end_that_cannot_be_is_refused() {
        let end =
            |at| DayEnd { at, hands: LastHands::default(), minutes: 10, counted_twice: false };
        let named = |end: DayEnd| end.check().map_err(|refusal| refusal.named());
        let out = || Err("BadValue day-end-out-of-range".to_string());
        assert_eq!(named(end(DayEndsAt::Level { level: 0 })), out());
        assert_eq!(named(end(DayEndsAt::Left { players: 1 })), out());
        assert_eq!(named(end(DayEndsAt::Share { hundredths: 10_000, up: true })), out());
        let level = end(DayEndsAt::Level { level: 15 });
        assert_eq!(named(level), Ok(()));
        for hands in [LastHands::Said { hands: 0 }, LastHands::Drawn { from: 6, to: 3 }] {
            let why = "BadValue last-hands-1-to-50".to_string();
            assert_eq!(named(DayEnd { hands, ..level }), Err(why));
        }
        let why = "BadValue last-hands-two-hours".to_string();
        assert_eq!(named(DayEnd { minutes: 121, ..level }), Err(why));
    }
}
