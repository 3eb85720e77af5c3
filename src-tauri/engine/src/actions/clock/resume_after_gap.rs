//! The one question after a crash or a sleep: did the clock run on, or does it go on from where it was?

use crate::actions::prelude::*;

/// Answers the question about the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResumeAfterGap {
    /// When the program last saw the clock, in tournament time.
    pub seen_at: Millis,
    /// True: play went on meanwhile, the time counts. False: play stood still, the clock goes on from where it was.
    pub run_on: bool,
}

impl Action for ResumeAfterGap {
    /// # Errors
    /// Refused when the clock does not run, or when `seen_at` lies in the future.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(!matches!(tournament.dial, Dial::Running { .. }), || {
            refuse!(NotNow, "clock-not-running-no", "The clock is not running. No time was lost.")
        })?;
        refuse_if(self.seen_at > context.now, || {
            refuse!(
                BadValue,
                "clock-cannot-seen-future",
                "The clock cannot have been seen later than now."
            )
        })?;
        if self.run_on {
            // Nothing changes, and the log keeps that the director was asked and said so.
            return Ok(Vec::new());
        }
        Ok(vec![GapSkipped { seen_at: self.seen_at, at: context.now }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = if self.run_on {
            phrase!("log-ran-on", "ran on while the program was away")
        } else {
            phrase!("log-goes-on", "goes on from where it was")
        };
        log_label(phrase!("log-clock", "Clock"), what)
    }
}

/// A time in which the program was away was left out: the clock goes on from where it was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GapSkipped {
    /// When the clock was last seen, in tournament time.
    pub seen_at: Millis,
    /// When the director answered.
    pub at: Millis,
}

impl Apply for GapSkipped {
    fn apply(&self, tournament: &mut Tournament) {
        if let Dial::Running { .. } = tournament.dial {
            let seen = tournament.dial.reading(&tournament.setup.schedule, self.seen_at);
            let dial = if seen.running {
                Dial::running(seen.stage, seen.remaining, self.at)
                    .stopping(tournament.holds_the_clock())
            } else {
                // The break of hand-for-hand was over already.
                Dial::paused(seen.stage, seen.remaining)
            };
            tournament.dial = dial.counting(seen.hands_played());
            tournament.play_time.stood_still(self.seen_at, self.at);
        }
    }
}
