//! The break that was due during a hand: it begins when every table has finished, and hand-for-hand goes on after it
//! (TCH P8d).

use crate::actions::prelude::*;
use crate::rules::hand_for_hand::{break_is_due, still_playing};

/// Begins the break that has waited for the end of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginBreak {}

/// The break that had waited began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BreakBegun {
    /// When, in tournament time.
    pub at: Millis,
}

impl Action for BeginBreak {
    /// # Errors
    /// Refused while hand-for-hand is off, while a table plays the hand, and where no break is due.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.in_hand_for_hand()?;
        refuse_if(!break_is_due(tournament, &tournament.clock(context.now)), || {
            refuse!(NotNow, "no-break-due", "No break is due.")
        })?;
        refuse_if(!tournament.playing_the_hand().is_empty(), || {
            refuse!(
                NotNow,
                "break-when-all-done",
                "The break begins when every table is done: {still}.",
                still = still_playing(tournament)
            )
        })?;
        Ok(vec![BreakBegun { at: context.now }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-break-begun", "begun after the hand");
        log_label(phrase!("log-the-break", "Break"), what)
    }
}

impl Apply for BreakBegun {
    fn apply(&self, tournament: &mut Tournament) {
        let schedule = &tournament.setup.schedule;
        let next = tournament.dial.reading(schedule, self.at).stage.saturating_add(1);
        if schedule.stage(next).is_break() {
            let length = schedule.stage(next).length_ms();
            tournament.dial =
                Dial::running(next, length, self.at).stopping(tournament.holds_the_clock());
        }
    }
}
