//! How a house calls time on a player.

use crate::base::prelude::*;

/// The longest time to act, in seconds.
const LONGEST_S: u32 = 600;

/// The most warnings.
const MOST_WARNINGS: usize = 10;

/// How a house calls time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallingTime {
    /// How many seconds a player has to act, the count included: 5 to 600.
    pub seconds: u32,
    /// With how many seconds left it is said how many they are.
    pub warnings: Vec<u32>,
    /// From how many seconds on each one is counted; 0 for none.
    pub count_from: u32,
    /// How many seconds a player may think before time is called; 0 where the floor decides.
    pub not_before: u32,
}

impl Default for CallingTime {
    /// A minute, with a warning at ten seconds.
    fn default() -> Self {
        Self { seconds: 60, warnings: vec![10], count_from: 0, not_before: 0 }
    }
}

impl CallingTime {
    /// The rule as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.seconds = self.seconds.min(LONGEST_S);
        self.warnings.truncate(MOST_WARNINGS);
        self.count_from = self.count_from.min(LONGEST_S);
        self
    }

    /// Whether it makes sense.
    ///
    /// # Errors
    /// Refuses less than 5 seconds and more than ten minutes, and warnings that lie outside.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(5..=LONGEST_S).contains(&self.seconds) {
            return Err(refuse!(
                BadValue,
                "player-called-5-seconds",
                "Give a called player 5 seconds to ten minutes."
            ));
        }
        let outside = |left: &u32| *left == 0 || *left >= self.seconds;
        if self.warnings.len() > MOST_WARNINGS || self.warnings.iter().any(outside) {
            return Err(refuse!(
                BadValue,
                "warnings-lie-between-call",
                "A warning comes between the call and the end of its time."
            ));
        }
        if self.count_from >= self.seconds {
            return Err(refuse!(
                BadValue,
                "count-shorter-time-act",
                "The countdown must be shorter than the time to act."
            ));
        }
        Ok(())
    }

    /// With how many seconds left something is said, the latest last; 0 is the end.
    pub fn spoken(&self) -> Vec<u32> {
        let left: BTreeSet<u32> =
            self.warnings.iter().copied().chain(0..=self.count_from).collect();
        left.into_iter().rev().collect()
    }
}
