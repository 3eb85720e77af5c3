//! The end of hand-for-hand: by itself when so many have gone out as it waited for, or on the director's word. The clock
//! goes on where it ran before.

use crate::actions::hand_for_hand::record::keep_end;
use crate::actions::prelude::*;
use crate::rulebook::hand_for_hand::Pace;
use crate::rules::hand_for_hand::break_is_due;

/// Ends hand-for-hand: the tables play on by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndHandForHand {}

/// Hand-for-hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandForHandEnded {
    /// When, in tournament time.
    pub at: Millis,
}

impl Action for EndHandForHand {
    /// # Errors
    /// Refused while hand-for-hand is off.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.in_hand_for_hand()?;
        Ok(vec![HandForHandEnded { at: context.now }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(Pace::HandForHand.said(), phrase!("log-ended", "ended"))
    }
}

impl Apply for HandForHandEnded {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        let waits = break_is_due(tournament, &reading);
        let Some(on) = tournament.hand_for_hand.take() else { return };
        keep_end(tournament, self.at);
        if tournament.dial == Dial::NotStarted {
            return;
        }
        let dial = if reading.running || on.clock_ran {
            Dial::running(reading.stage, reading.remaining, self.at)
        } else {
            Dial::paused(reading.stage, reading.remaining)
        };
        tournament.dial = dial.counting(reading.hands_played());
        if waits {
            tournament.end_level(reading.stage, self.at);
        }
    }
}
