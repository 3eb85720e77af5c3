//! A break that the schedule does not have, at once.

use super::dial::BreakTaken;
use super::schedule::{Break, LONGEST_NOTE};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::hand_for_hand::break_is_due;
use crate::ids::Millis;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::clock::ClockPhase;
use crate::words::clean_text;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Begins a break now, and in hand-for-hand once every table has finished the hand (TCH P8d). The level goes on after it
/// with the time, or the hands, that it has left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBreak {
    /// The break's length in milliseconds: a second to a day.
    pub length_ms: Millis,
    /// What the screen says during the break, possibly empty.
    pub note: String,
}

impl Action for TakeBreak {
    /// # Errors
    /// Refused before the start, after the winner, on a break and while one is due, outside a second to a day, and where the schedule has no
    /// room for another break.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if !(1_000..=86_400_000).contains(&self.length_ms) {
            return Err(Refusal::bad("A break lasts between a second and a day."));
        }
        match tournament.clock_phase() {
            ClockPhase::Finished => return Err(Refusal::not_now("The tournament is over.")),
            ClockPhase::NotStarted => {
                return Err(Refusal::not_now("Start the clock first: shuffle up and deal."));
            }
            ClockPhase::Running | ClockPhase::Paused => {}
        }
        let stage = tournament.clock(context.now).stage;
        let schedule = &tournament.setup.schedule;
        if schedule.stage(stage).is_break() {
            return Err(Refusal::not_now("It is a break already; add time to make it longer."));
        }
        if break_is_due(tournament, &tournament.clock(context.now)) {
            return Err(Refusal::not_now("A break is due already: begin it when all are done."));
        }
        if !schedule.has_room_after(stage) {
            return Err(Refusal::not_now(
                "The schedule is full: it has 500 levels and breaks at the most.",
            ));
        }
        let pause = Break { length_ms: self.length_ms, note: clean_text(&self.note, LONGEST_NOTE) };
        let left_play = Some(tournament.left_until(stage));
        Ok(vec![BreakTaken { at: context.now, pause, left_play }.into()])
    }
}
