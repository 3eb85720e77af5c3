//! Calling time on a player.

use crate::actions::prelude::*;
use crate::rulebook::calling_time::CallingTime;
use crate::state::time_call::TimeCall;

/// Calls time on a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallTime {
    /// On whom.
    pub entry: EntryId,
}

/// Time was called on a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeCalled {
    /// When, in tournament time.
    pub at: Millis,
    /// On whom.
    pub entry: EntryId,
    /// The house's rule for the call.
    pub rule: CallingTime,
}

impl Action for CallTime {
    /// # Errors
    /// Refused outside play, for a player without a seat, and while a call on the same player is on.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        tournament.playing(|| {
            refuse!(
                NotNow,
                "time-called-player-hand",
                "Time can be called only on a player in a hand."
            )
        })?;
        tournament.in_play(self.entry)?;
        let mut on = tournament.time_calls.iter();
        refuse_if(on.any(|call| call.entry == self.entry && call.ends_at() > context.now), || {
            refuse!(
                NotNow,
                "time-called-already",
                "Time is called on {name} already. Say how it ended first: t acted or t out.",
                name
            )
        })?;
        let rule = tournament.setup.rules.calling_time.clone();
        Ok(vec![TimeCalled { at: context.now, entry: self.entry, rule }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-time-called", "called on {name}", name = effect.who(self.entry));
        log_label(phrase!("log-time", "Time"), what)
    }
}

impl Apply for TimeCalled {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.seat_of(self.entry).is_none() {
            return;
        }
        // Whoever is called next, nobody waits any more for what became of a call whose time is up.
        tournament.time_calls.retain(|call| call.entry != self.entry && call.ends_at() > self.at);
        let rule = self.rule.clone();
        tournament.time_calls.push(TimeCall { entry: self.entry, at: self.at, rule });
        tournament.seen(self.entry);
        let calls = tournament.times_called.entry(self.entry).or_insert(0);
        *calls = calls.saturating_add(1);
    }
}
