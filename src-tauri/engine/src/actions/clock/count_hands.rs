//! Counting hands in a level that ends by hands (TDA RP-19): slow play cannot eat a level that is counted.

use crate::actions::prelude::*;
use crate::rules::penalties::hands_said;

/// Counts hands as done. The last one ends the level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountHands {
    /// How many: 1 to as many as the level has left.
    pub hands: u32,
}

impl Action for CountHands {
    /// # Errors
    /// Refused before the start and after the winner, in a level that ends by time and on a break, and for 0 hands or
    /// more than are left.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.clock_started()?;
        let Some(count) = tournament.clock(context.now).hands else {
            return Err(refuse!(
                NotNow,
                "hands-counted-level-ends",
                "This level ends by time. Hands are counted only in a level that ends by hands."
            ));
        };
        let left = count.of.saturating_sub(count.played);
        refuse_if(!(1..=left).contains(&self.hands), || {
            refuse!(
                BadValue,
                "level-hands-left",
                "The level has {hands} left. Count 1 or more.",
                hands = hands_said(left)
            )
        })?;
        Ok(vec![HandsCounted { at: context.now, hands: self.hands }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = Phrase::count(self.hands, "hand done", "hands done");
        log_label(phrase!("log-hands", "Hands"), what)
    }
}

/// Hands were counted in a level that ends by hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandsCounted {
    /// When, in tournament time.
    pub at: Millis,
    /// How many.
    pub hands: u32,
}

impl Apply for HandsCounted {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        let Some(count) = reading.hands else { return };
        let played = count.played.saturating_add(self.hands);
        if played >= count.of {
            tournament.end_level(reading.stage, self.at);
        } else {
            tournament.set_clock(reading.stage, reading.remaining, played, self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ids::EntryId;
    use crate::rulebook::schedule::Stage;
    use crate::rulebook::templates;
    use crate::state::dial::Dial;

    #[test]
    fn hands_are_counted_only_where_they_end_the_level() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.dial = Dial::running(0, 60_000, 0);
        let context = Context { now: 0, seed: 0, next_entry: EntryId(1), device: "" };
        let refused = CountHands { hands: 1 }.decide(&tournament, &context).unwrap_err();
        assert_eq!(refused.named(), "NotNow hands-counted-level-ends");
        let Stage::Level(level) = &mut tournament.setup.schedule.stages[0] else {
            panic!("a level")
        };
        level.hands = Some(8);
        assert!(CountHands { hands: 8 }.decide(&tournament, &context).is_ok());
        for hands in [0, 9] {
            assert!(CountHands { hands }.decide(&tournament, &context).is_err());
        }
    }
}
