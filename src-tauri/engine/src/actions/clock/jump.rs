//! Going to another level or break.

use crate::actions::prelude::*;
use crate::rulebook::schedule::{MOST_STAGES, Schedule, StageName};

/// Goes to the beginning of a level or a break; running stays running, paused stays paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JumpTo {
    /// The position in the schedule, from 0, breaks counted.
    pub stage: u32,
}

impl Action for JumpTo {
    /// # Errors
    /// Refused before the clock was started, after the winner, and for a stage that the schedule does not have.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stage = to_usize(self.stage);
        refuse_if(stage >= tournament.setup.schedule.stages.len(), || {
            refuse!(Unknown, "schedule-no-such-level", "The schedule has no such level or break.")
        })?;
        match (tournament.phase(), tournament.dial) {
            (Phase::Finished, _) => Err(Tournament::clock_stands()),
            (_, Dial::NotStarted) => Err(Tournament::start_clock_first()),
            _ => {
                let to = tournament.setup.schedule.name_of(stage);
                Ok(vec![ClockJumped { at: context.now, stage, to }.into()])
            }
        }
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let to = effect.first::<ClockJumped>().map(|jumped| jumped.to);
        let stage = to_usize(self.stage);
        let what = match to.unwrap_or_else(|| effect.tournament.setup.schedule.name_of(stage)) {
            StageName::Break { after, .. } => {
                phrase!("log-to-the-break", "to the break after level {level}", level = after)
            }
            StageName::Level { number, .. } => {
                phrase!("log-to-the-level", "to level {level}", level = number)
            }
        };
        log_label(phrase!("log-clock", "Clock"), what)
    }
}

/// The clock went to the beginning of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockJumped {
    /// When, in tournament time.
    pub at: Millis,
    /// The position in the schedule, from 0.
    pub stage: usize,
    /// What stood there: the clock goes to it wherever it stands, once a break before it is put right.
    pub to: StageName,
}

impl ClockJumped {
    /// Where in this schedule the clock goes; nowhere where that level or break is not in it any more.
    pub(crate) fn position(&self, schedule: &Schedule) -> Option<usize> {
        schedule.position_of(self.to).map(|stage| stage.min(MOST_STAGES))
    }
}

impl Apply for ClockJumped {
    fn apply(&self, tournament: &mut Tournament) {
        let schedule = &tournament.setup.schedule;
        let Some(stage) = self.position(schedule) else { return };
        let length = schedule.stage(stage).length_ms();
        tournament.set_clock(stage, length, 0, self.at);
    }
}
