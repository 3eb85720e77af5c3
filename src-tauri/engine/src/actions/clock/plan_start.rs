//! Starting the clock at a set time, with a countdown to it.

use crate::actions::prelude::*;
use crate::state::phase::ClockPhase;

/// Sets the time at which the clock starts by itself, or takes it back. The room sees a countdown. Whoever runs the
/// clock says [`crate::actions::clock::start::StartClock`] when the time has come, so that the start is a line of the log and is
/// refused where a start by hand would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanStart {
    /// When, in tournament time; absent to take the countdown back.
    pub at: Option<Millis>,
}

/// The start was planned, or is not planned any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StartPlanned {
    /// When the clock starts, in tournament time.
    pub start: Option<Millis>,
}

/// How far ahead a start can be planned: a week.
const FARTHEST: Millis = 7 * 86_400_000;

impl Action for PlanStart {
    /// # Errors
    /// Refused once the clock was started, for a time that has passed or lies more than a week ahead, and for taking
    /// back a countdown that there is not.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.clock_phase() != ClockPhase::NotStarted, || {
            refuse!(NotNow, "clock-started-already", "The clock has started already.")
        })?;
        let Some(at) = self.at else {
            return match tournament.start_planned {
                Some(_) => Ok(vec![StartPlanned { start: None }.into()]),
                None => Err(refuse!(NotNow, "no-start-planned", "No start is planned.")),
            };
        };
        refuse_if(at <= context.now, || {
            refuse!(
                BadValue,
                "time-passed-shuffle-up",
                "That time has passed. Start now, or set a later time."
            )
        })?;
        refuse_if(at.saturating_sub(context.now) > FARTHEST, || {
            refuse!(BadValue, "start-planned-most-week", "Plan a start at most a week ahead.")
        })?;
        Ok(vec![StartPlanned { start: Some(at) }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = if self.at.is_some() {
            phrase!("log-countdown-set", "countdown set")
        } else {
            phrase!("log-countdown-removed", "countdown removed")
        };
        log_label(phrase!("log-clock", "Clock"), what)
    }
}

impl Tournament {
    /// When play begins as far as it is said: by the countdown, else as it was announced.
    pub fn start(&self) -> Option<Millis> {
        self.start_planned.or(self.setup.starts_at)
    }
}

impl Apply for StartPlanned {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.start_planned = self.start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::ClockStarted;
    use crate::base::ids::EntryId;
    use crate::rulebook::templates;
    use crate::state::dial::Dial;

    #[test]
    fn a_start_is_planned_ahead_and_gone_once_the_clock_runs() {
        let mut tournament = Tournament::new(templates::t1000());
        let context = Context { now: 1_000_000, seed: 0, next_entry: EntryId(1), device: "" };
        for at in [1_000_000, 1_000_001 + FARTHEST] {
            assert!(PlanStart { at: Some(at) }.decide(&tournament, &context).is_err());
        }
        assert!(PlanStart { at: None }.decide(&tournament, &context).is_err());
        for event in (PlanStart { at: Some(2_000_000) }).decide(&tournament, &context).unwrap() {
            event.apply(&mut tournament);
        }
        assert_eq!(tournament.start_planned, Some(2_000_000));
        ClockStarted { at: 2_000_000 }.apply(&mut tournament);
        assert_eq!(
            (tournament.start_planned, tournament.dial),
            (None, Dial::running(0, 1_200_000, 2_000_000))
        );
        assert!(PlanStart { at: Some(9_000_000) }.decide(&tournament, &context).is_err());
    }
}
