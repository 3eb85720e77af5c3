//! Until when something may be bought: the end of a level, the first break, or a time.

use crate::base::prelude::*;
use crate::rulebook::schedule::Schedule;

/// The point at which late registration, rebuys, add-ons or an early bird close.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Closing {
    /// With the first hand of this level, counted without breaks (HPT, Buyin/Rebuy/Add-on).
    Level {
        /// The level, from 1; 1 is the start of play.
        level: u32,
    },
    /// With the first hand after the first break; never where the schedule has none.
    FirstBreak {},
    /// At this time.
    Time {
        /// In tournament time.
        at: Millis,
    },
}

/// What is sold until a closing, and can be sold longer or no longer while play goes on.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum OnSale {
    /// Entries after the start.
    LateRegistration,
    /// Rebuys.
    Rebuys,
    /// Re-entries.
    ReEntries,
    /// Add-ons.
    AddOns,
}

impl OnSale {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::LateRegistration, Self::Rebuys, Self::ReEntries, Self::AddOns];

    /// Its name, as a sentence begins with it.
    pub fn said(self) -> Phrase {
        match self {
            Self::LateRegistration => phrase!("late-registration", "Late registration"),
            Self::Rebuys => phrase!("ledger-all-rebuys", "Rebuys"),
            Self::ReEntries => phrase!("ledger-all-re-entries", "Re-entries"),
            Self::AddOns => phrase!("ledger-all-add-ons", "Add-ons"),
        }
    }
}

impl From<u32> for Closing {
    fn from(level: u32) -> Self {
        Self::Level { level }
    }
}

impl Closing {
    /// The level with whose first hand it closes; absent for a time, and for a first break that the schedule does not have.
    pub fn level(self, schedule: &Schedule) -> Option<u32> {
        match self {
            Self::Level { level } => Some(level),
            Self::FirstBreak {} => {
                Some(schedule.level_number(schedule.first_break()?).saturating_add(1))
            }
            Self::Time { .. } => None,
        }
    }

    /// The time at which it closes, in tournament time; absent for a level and a break.
    pub const fn at(self) -> Option<Millis> {
        match self {
            Self::Time { at } => Some(at),
            Self::Level { .. } | Self::FirstBreak {} => None,
        }
    }

    /// "until level 4", "until the first break"; absent for a time, which is said as a time of day.
    pub(crate) fn until_said(self, schedule: &Schedule) -> Option<Phrase> {
        match (self, self.level(schedule)) {
            (Self::Time { .. }, _) => None,
            (_, Some(level)) => Some(phrase!("until-level", "until level {level}", level)),
            (_, None) => Some(phrase!("until-the-first-break", "until the first break")),
        }
    }

    /// The same of what is sold, by the last level that counts: "through level 3".
    pub(crate) fn through_said(self, schedule: &Schedule) -> Option<Phrase> {
        match self.level(schedule).map(|level| level.saturating_sub(1)) {
            Some(level @ 1..) => Some(phrase!("through-level", "through level {level}", level)),
            _ => self.until_said(schedule),
        }
    }

    /// When it closed or closes, in words that follow "closed" and "closes".
    pub(crate) fn said(self, schedule: &Schedule) -> Phrase {
        match (self, self.level(schedule)) {
            (Self::Time { .. }, _) => {
                phrase!("at-announced-time", "at the time that was announced")
            }
            (_, Some(1)) => phrase!("with-first-hand", "with the first hand"),
            (_, Some(level)) => {
                phrase!("with-first-hand-of", "with the first hand of level {level}", level)
            }
            (_, None) => phrase!("with-first-break", "with the first break"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    #[test]
    fn a_closing_is_read_as_it_is_written() {
        let read = |text: &str| serde_json::from_str::<Closing>(text).unwrap();
        for closing in
            [Closing::Level { level: 3 }, Closing::FirstBreak {}, Closing::Time { at: 9 }]
        {
            assert_eq!(read(&serde_json::to_string(&closing).unwrap()), closing);
        }
        let slip = r#"{"type": "level", "levle": 4}"#;
        assert!(serde_json::from_str::<Closing>(slip).is_err());
    }

    /// The T1000 schedule has its first break after the third level.
    #[test]
    fn the_first_break_is_followed_by_a_level() {
        let schedule = templates::t1000().schedule;
        assert_eq!(Closing::FirstBreak {}.level(&schedule), Some(4));
    }
}
