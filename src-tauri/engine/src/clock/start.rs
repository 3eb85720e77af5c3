//! Shuffle up and deal, and going on after a pause.

use super::dial::{ClockStarted, Dial};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Starts the clock, or goes on from a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartClock {}

impl Action for StartClock {
    /// # Errors
    /// Refused before two players or more are seated, while hand-for-hand keeps the clock, while the clock runs, and after the tournament has its winner.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        match (tournament.phase(), tournament.dial) {
            (Phase::Registering, _) => {
                Err(Refusal::not_now("Draw the seats first; then shuffle up and deal."))
            }
            (Phase::Finished, _) => {
                Err(Refusal::not_now("The tournament is over; its clock stays where it is."))
            }
            (Phase::Drawn, _) if tournament.room.seated() < 2 => Err(Refusal::not_now(
                "Two players at least must be seated before the clock starts.",
            )),
            // A break counts down; between hands the clock waits for the next one.
            _ if tournament.holds_the_clock()
                && !tournament
                    .setup
                    .schedule
                    .stage(tournament.clock(context.now).stage)
                    .is_break() =>
            {
                Err(Refusal::not_now(
                    "Hand-for-hand keeps the clock: each hand takes its time off. End it to let the clock run.",
                ))
            }
            (_, Dial::Running { .. }) => Err(Refusal::not_now("The clock is running.")),
            _ => Ok(vec![ClockStarted { at: context.now }.into()]),
        }
    }
}
