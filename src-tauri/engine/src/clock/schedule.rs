//! Levels and breaks, and what comes after the last of them.

use crate::ids::{ChipCount, Millis};
use crate::refusal::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The shortest stage: one second.
const SHORTEST: Millis = 1_000;
/// The longest stage: a day.
const LONGEST: Millis = 86_400_000;
/// The largest blind or ante: doubled twenty times it is still a number that a script reads exactly.
const LARGEST_BLIND: ChipCount = 1_000_000_000;

/// A list of levels and breaks (HPT, Blinds schedule).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The stages in order; the first is a level. 1 to 500.
    pub stages: Vec<Stage>,
    /// How play goes on after the last level, so that the clock is never dead.
    pub after_last: AfterLast,
}

/// One stage of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// A level.
    Level {
        /// The small blind in chips.
        small: ChipCount,
        /// The big blind in chips.
        big: ChipCount,
        /// The ante.
        ante: Ante,
        /// The length in milliseconds.
        length_ms: Millis,
        /// The host's own words, possibly empty.
        note: String,
    },
    /// A break.
    Break {
        /// The length in milliseconds.
        length_ms: Millis,
        /// What the screen says during the break, possibly empty.
        note: String,
    },
}

/// Who posts an ante, and how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ante {
    /// Nobody.
    None {},
    /// Every player dealt in.
    PerPlayer {
        /// Each player's ante in chips.
        chips: ChipCount,
    },
    /// The big blind, for the whole table (TCH P11).
    BigBlind {
        /// The table's ante in chips.
        chips: ChipCount,
    },
}

impl Ante {
    /// The amount in chips, 0 for none.
    #[must_use]
    pub fn chips(&self) -> ChipCount {
        match self {
            Self::None {} => 0,
            Self::PerPlayer { chips } | Self::BigBlind { chips } => *chips,
        }
    }
}

/// How play goes on after the last level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterLast {
    /// Each further level doubles the blinds and the ante of the one before, until they cannot be doubled.
    Double,
    /// The last level goes on, again and again.
    Repeat,
}

impl Stage {
    /// The whole length in milliseconds.
    #[must_use]
    pub fn length_ms(&self) -> Millis {
        match self {
            Self::Level { length_ms, .. } | Self::Break { length_ms, .. } => *length_ms,
        }
    }

    /// True for a break.
    #[must_use]
    pub fn is_break(&self) -> bool {
        matches!(self, Self::Break { .. })
    }

    /// Every amount that must be paid in chips at this stage: blinds and ante.
    #[must_use]
    pub fn amounts(&self) -> Vec<ChipCount> {
        match self {
            Self::Level { small, big, ante, .. } => vec![*small, *big, ante.chips()],
            Self::Break { .. } => Vec::new(),
        }
    }
}

impl Schedule {
    /// Refuses a schedule that no clock could run.
    ///
    /// # Errors
    /// An empty or overlong list, a first or last stage that is a break, two breaks in a row, amounts beyond any stack, a length out of range, a level without a big blind.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.stages.is_empty() || self.stages.len() > 500 {
            return Err(Refusal::bad("A schedule has 1 to 500 levels and breaks."));
        }
        if self.stages.first().is_some_and(Stage::is_break)
            || self.stages.last().is_some_and(Stage::is_break)
        {
            return Err(Refusal::bad(
                "A schedule begins and ends with a level; a break stands between two levels.",
            ));
        }
        if self.stages.windows(2).any(|pair| pair.iter().all(Stage::is_break)) {
            return Err(Refusal::bad("Two breaks stand side by side; make them one."));
        }
        for (index, stage) in self.stages.iter().enumerate() {
            let line = index.saturating_add(1);
            if !(SHORTEST..=LONGEST).contains(&stage.length_ms()) {
                return Err(Refusal::bad(format!(
                    "Line {line} of the schedule must last between a second and a day."
                )));
            }
            if stage.amounts().iter().any(|amount| *amount > LARGEST_BLIND) {
                return Err(Refusal::bad(format!(
                    "Line {line} of the schedule asks for more than a thousand million."
                )));
            }
            if let Stage::Level { small, big, .. } = stage
                && (*big == 0 || small > big)
            {
                return Err(Refusal::bad(format!(
                    "Line {line} of the schedule needs a big blind, at least as large as its small blind."
                )));
            }
        }
        Ok(())
    }

    /// The stage at this position, counted from 0; past the end, the level that the rule for what comes after makes.
    #[must_use]
    pub fn stage(&self, position: usize) -> Stage {
        if let Some(stage) = self.stages.get(position) {
            return stage.clone();
        }
        let Some(last) = self.stages.last() else {
            return Stage::Level {
                small: 1,
                big: 2,
                ante: Ante::None {},
                length_ms: LONGEST,
                note: String::new(),
            };
        };
        let further = position.saturating_sub(self.stages.len()).saturating_add(1);
        match (self.after_last, last) {
            (AfterLast::Double, Stage::Level { small, big, ante, length_ms, .. }) => {
                // Doubling stops where the blinds would leave what a script reads exactly.
                let doublings = u32::try_from(further).unwrap_or(u32::MAX).min(20);
                let grow = |chips: ChipCount| {
                    chips.saturating_mul(1_u64.checked_shl(doublings).unwrap_or(1))
                };
                let ante = match ante {
                    Ante::None {} => Ante::None {},
                    Ante::PerPlayer { chips } => Ante::PerPlayer { chips: grow(*chips) },
                    Ante::BigBlind { chips } => Ante::BigBlind { chips: grow(*chips) },
                };
                Stage::Level {
                    small: grow(*small),
                    big: grow(*big),
                    ante,
                    length_ms: *length_ms,
                    note: String::new(),
                }
            }
            _ => last.clone(),
        }
    }

    /// The level number at this position, from 1, breaks not counted; for a break, the number of the level before it.
    #[must_use]
    pub fn level_number(&self, position: usize) -> u32 {
        let within = self
            .stages
            .iter()
            .take(position.saturating_add(1))
            .filter(|stage| !stage.is_break())
            .count();
        let beyond = position.saturating_add(1).saturating_sub(self.stages.len());
        u32::try_from(within.saturating_add(beyond)).unwrap_or(u32::MAX)
    }
}
