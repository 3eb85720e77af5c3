//! How long a player has for each decision, where a house plays with a shot clock (TCH P19).
//!
//! The dealer's device counts; nothing of it is a line of the log, since every decision of every hand would be one.

use crate::base::prelude::*;

/// The shortest and the longest time for a decision, in seconds.
const SHORTEST_S: u32 = 5;
const LONGEST_S: u32 = 600;

/// A shot clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShotClock {
    /// How many seconds a decision may take: 5 to 600.
    pub seconds: u32,
    /// How many seconds a player's time card adds, up to 600; 0 where there are none.
    pub card_s: u32,
}

impl ShotClock {
    /// The rule as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(self) -> Self {
        Self {
            seconds: self.seconds.clamp(SHORTEST_S, LONGEST_S),
            card_s: self.card_s.min(LONGEST_S),
        }
    }

    /// Whether it makes sense.
    ///
    /// # Errors
    /// Refuses less than 5 seconds, and more than ten minutes for a decision or a time card.
    pub fn check(self) -> Result<(), Refusal> {
        if !(SHORTEST_S..=LONGEST_S).contains(&self.seconds) || self.card_s > LONGEST_S {
            return Err(refuse!(
                BadValue,
                "shot-clock-5-seconds",
                "A shot clock gives 5 seconds to ten minutes, and a time card ten minutes at most."
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
        let of = |seconds, card_s| ShotClock { seconds, card_s };
        assert!(of(5, 0).check().is_ok() && of(600, 600).check().is_ok());
        for wrong in [of(4, 0), of(601, 0), of(30, 601)] {
            assert_eq!(wrong.check().unwrap_err().key, "shot-clock-5-seconds");
            assert!(wrong.bounded().check().is_ok());
        }
    }

    #[test]
    fn rules_without_one_are_written_as_before() {
        let mut rules = preset(RuleBook::Tch, GameForm::FullRing);
        let written = serde_json::to_string(&rules).unwrap();
        assert!(!written.contains("shot_clock"));
        rules.shot_clock = Some(ShotClock { seconds: 30, card_s: 30 });
        let written = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<HouseRules>(&written).unwrap(), rules);
    }
}
