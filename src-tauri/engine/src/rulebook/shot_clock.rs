//! How long a player has for each decision, where a house plays with a shot clock (TCH P19): for how many seconds on which street,
//! from when on, until when, and with how many time cards.
//!
//! The dealer's device counts. No decision is a line of the log, since every decision of every hand would be one; a time card that
//! is counted is one.

use crate::base::prelude::*;

/// The shortest and the longest time for a decision, in seconds.
const SHORTEST_S: u32 = 5;
const LONGEST_S: u32 = 600;
/// The most time cards that are given at once.
const MOST_CARDS: u32 = 50;
/// The last level and the most places that a moment may name.
const MOST: u32 = 1_000;

/// A shot clock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShotClock {
    /// How many seconds a decision may take: 5 to 600. With `by_street` it is what the wall says.
    pub seconds: u32,
    /// How many seconds a player's time card adds, up to 600; 0 where there are none.
    pub card_s: u32,
    /// How many each street gives; absent where all give the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by_street: Option<StreetSeconds>,
    /// When it begins; absent for the first hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<ShotClockMoment>,
    /// When it ends; absent where it goes on to the last hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<ShotClockMoment>,
    /// How many time cards a player is given; absent where nobody counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cards: Option<TimeCards>,
}

/// Seconds for a decision on each street, each 5 to 600.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StreetSeconds {
    /// Before the flop.
    pub before_flop: u32,
    /// On the flop.
    pub flop: u32,
    /// On the turn.
    pub turn: u32,
    /// On the river.
    pub river: u32,
}

/// When a shot clock begins or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ShotClockMoment {
    /// With a level.
    Level {
        /// Its number, 1 to 1,000.
        level: u32,
    },
    /// With so many to go to the money, once nobody can enter any more.
    Places {
        /// How many, up to 1,000; 0 once everybody left is paid.
        places: u32,
    },
    /// With the last table.
    FinalTable {},
}

/// Time cards that each player is given, each number up to 50.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeCards {
    /// With each stack.
    pub start: u32,
    /// On each further day.
    pub day: u32,
    /// At the final table.
    pub final_table: u32,
}

impl StreetSeconds {
    fn each(self) -> [u32; 4] {
        [self.before_flop, self.flop, self.turn, self.river]
    }

    fn bounded(self) -> Self {
        let bounded = |seconds: u32| seconds.clamp(SHORTEST_S, LONGEST_S);
        Self {
            before_flop: bounded(self.before_flop),
            flop: bounded(self.flop),
            turn: bounded(self.turn),
            river: bounded(self.river),
        }
    }
}

impl ShotClockMoment {
    const fn is_sensible(self) -> bool {
        match self {
            Self::Level { level } => 1 <= level && level <= MOST,
            Self::Places { places } => places <= MOST,
            Self::FinalTable {} => true,
        }
    }

    fn bounded(self) -> Self {
        match self {
            Self::Level { level } => Self::Level { level: level.clamp(1, MOST) },
            Self::Places { places } => Self::Places { places: places.min(MOST) },
            Self::FinalTable {} => self,
        }
    }
}

impl TimeCards {
    fn each(self) -> [u32; 3] {
        [self.start, self.day, self.final_table]
    }

    fn bounded(self) -> Self {
        Self {
            start: self.start.min(MOST_CARDS),
            day: self.day.min(MOST_CARDS),
            final_table: self.final_table.min(MOST_CARDS),
        }
    }
}

impl ShotClock {
    /// The rule as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(self) -> Self {
        Self {
            seconds: self.seconds.clamp(SHORTEST_S, LONGEST_S),
            card_s: self.card_s.min(LONGEST_S),
            by_street: self.by_street.map(StreetSeconds::bounded),
            from: self.from.map(ShotClockMoment::bounded),
            until: self.until.map(ShotClockMoment::bounded),
            cards: self.cards.map(TimeCards::bounded),
        }
    }

    /// Whether it makes sense.
    ///
    /// # Errors
    /// Refuses less than 5 seconds, more than ten minutes for a decision or a time card, a moment that cannot come, and more than
    /// 50 time cards at once.
    pub fn check(self) -> Result<(), Refusal> {
        let streets = self.by_street.map(StreetSeconds::each).into_iter().flatten();
        let seconds = |seconds: u32| (SHORTEST_S..=LONGEST_S).contains(&seconds);
        if !std::iter::once(self.seconds).chain(streets).all(seconds) || self.card_s > LONGEST_S {
            return Err(refuse!(
                BadValue,
                "shot-clock-5-seconds",
                "A shot clock gives 5 seconds to ten minutes, and a time card ten minutes at most."
            ));
        }
        let mut moments = self.from.iter().chain(&self.until);
        if !moments.all(|moment| moment.is_sensible()) {
            return Err(refuse!(
                BadValue,
                "shot-clock-when",
                "A shot clock begins or ends with level 1 to 1,000, or up to 1,000 places from the money."
            ));
        }
        let cards = self.cards.map(TimeCards::each).into_iter().flatten();
        if cards.into_iter().any(|cards| cards > MOST_CARDS) {
            return Err(refuse!(
                BadValue,
                "time-cards-at-most",
                "At most {most} time cards are given at once.",
                most = MOST_CARDS
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::citations::RuleBook;
    use crate::rulebook::house_rules::{GameForm, HouseRules, preset};

    #[test]
    fn a_decision_takes_five_seconds_to_ten_minutes() {
        let of = |seconds, card_s| ShotClock { seconds, card_s, ..ShotClock::default() };
        assert!(of(5, 0).check().is_ok() && of(600, 600).check().is_ok());
        for wrong in [of(4, 0), of(601, 0), of(30, 601)] {
            assert_eq!(wrong.check().unwrap_err().key, "shot-clock-5-seconds");
            assert!(wrong.bounded().check().is_ok());
        }
    }

    #[test]
    fn streets_moments_and_cards_are_bounded_too() {
        let usual = ShotClock { seconds: 30, ..ShotClock::default() };
        let street = StreetSeconds { before_flop: 15, flop: 30, turn: 30, river: 30 };
        let streets = Some(StreetSeconds { turn: 4, ..street });
        let cards = Some(TimeCards { day: 51, ..TimeCards::default() });
        for (wrong, key) in [
            (ShotClock { by_street: streets, ..usual }, "shot-clock-5-seconds"),
            (
                ShotClock { from: Some(ShotClockMoment::Level { level: 0 }), ..usual },
                "shot-clock-when",
            ),
            (
                ShotClock { until: Some(ShotClockMoment::Places { places: 1_001 }), ..usual },
                "shot-clock-when",
            ),
            (ShotClock { cards, ..usual }, "time-cards-at-most"),
        ] {
            assert_eq!(wrong.check().unwrap_err().key, key);
            assert!(wrong.bounded().check().is_ok());
        }
        assert!(ShotClock { by_street: Some(street), ..usual }.check().is_ok());
    }

    #[test]
    fn rules_without_one_are_written_as_before() {
        let mut rules = preset(RuleBook::Tch, GameForm::FullRing);
        let written = serde_json::to_string(&rules).unwrap();
        assert!(!written.contains("shot_clock"));
        rules.shot_clock = Some(ShotClock { seconds: 30, card_s: 30, ..ShotClock::default() });
        let written = serde_json::to_string(&rules).unwrap();
        assert!(written.contains(r#""shot_clock":{"seconds":30,"card_s":30}"#));
        assert_eq!(serde_json::from_str::<HouseRules>(&written).unwrap(), rules);
    }
}
