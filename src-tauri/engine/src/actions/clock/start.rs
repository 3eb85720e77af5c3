//! Shuffle up and deal, and going on after a pause.

use crate::actions::prelude::*;

/// Starts the clock, or goes on from a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartClock {}

impl Action for StartClock {
    /// # Errors
    /// Refused before two players or more are seated, while hand-for-hand keeps the clock, while the clock runs, and after the tournament has its winner.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        match (tournament.phase(), tournament.dial) {
            (Phase::Registering, _) => Err(refuse!(
                NotNow,
                "draw-seats-first-shuffle",
                "Draw the seats first. Then shuffle up and deal."
            )),
            (Phase::Finished, _) => Err(refuse!(
                NotNow,
                "tournament-over-clock-stays",
                "The tournament is over. Its clock has stopped for good."
            )),
            (Phase::Drawn, _) if tournament.room.seated() < 2 => Err(refuse!(
                NotNow,
                "two-players-least-must",
                "Seat at least two players before you start the clock."
            )),
            // A break counts down; between hands the clock waits for the next one.
            _ if tournament.holds_the_clock()
                && !tournament
                    .setup
                    .schedule
                    .stage(tournament.clock(context.now).stage)
                    .is_break() =>
            {
                Err(refuse!(
                    NotNow,
                    "hand-hand-keeps-clock",
                    "Hand-for-hand holds the clock and takes time off for each hand. End it to run the clock."
                ))
            }
            (_, Dial::Running { .. }) => {
                Err(refuse!(NotNow, "clock-running", "The clock is running already."))
            }
            _ => Ok(vec![ClockStarted { at: context.now }.into()]),
        }
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-clock", "Clock"), phrase!("log-started", "started"))
    }
}

/// The clock was started, or went on after a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockStarted {
    /// When, in tournament time.
    pub at: Millis,
}

impl Apply for ClockStarted {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.clock(self.at);
        if tournament.dial == Dial::NotStarted {
            tournament.first_stacks();
        }
        tournament.dial = Dial::running(reading.stage, reading.remaining, self.at)
            .counting(reading.hands_played())
            .stopping(tournament.holds_the_clock());
        if let Some(on) = &mut tournament.hand_for_hand {
            on.clock_ran = true;
        }
        tournament.start_planned = None;
        tournament.begin_first_hands(self.at);
        tournament.play_time.goes_on(self.at);
    }
}
