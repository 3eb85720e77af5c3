//! What became of a call: the player acted, or the hand is dead. A tie goes to the player (TCH 29).

use crate::actions::prelude::*;
use crate::state::time_call::TimeCall;

/// Says what became of the call that is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndTimeCall {
    /// The player acted in time; otherwise the time ran out, and the hand is dead, or checked where nothing was bet.
    pub acted: bool,
    /// On whom time was called; absent for the one whose time is up first.
    #[serde(default)]
    pub entry: Option<EntryId>,
}

/// A call was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeCallEnded {
    /// The player acted in time.
    pub acted: bool,
    /// On whom time was called.
    pub entry: EntryId,
}

impl Action for EndTimeCall {
    /// # Errors
    /// Refused where time is not called on anybody, or not on this player.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let called = |call: &&TimeCall| self.entry.is_none_or(|entry| call.entry == entry);
        let first = tournament.time_calls.iter().filter(called).min_by_key(|call| call.ends_at());
        let Some(call) = first else {
            return Err(match self.entry {
                Some(entry) if !tournament.name(entry).is_empty() => {
                    refuse!(
                        NotNow,
                        "time-not-called-on",
                        "Time is not called on {name}.",
                        name = tournament.name(entry)
                    )
                }
                _ => refuse!(
                    NotNow,
                    "time-not-called",
                    "Time is not called on anybody. Call it first: t 6.4."
                ),
            });
        };
        Ok(vec![TimeCallEnded { acted: self.acted, entry: call.entry }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let who = effect.all::<TimeCallEnded>().next().map(|settled| settled.entry);
        let who = who.map_or("", |entry| effect.tournament.name(entry));
        let what = match (self.acted, who) {
            (true, "") => phrase!("log-acted", "acted"),
            (true, name) => phrase!("log-player-acted", "{name} acted", name),
            (false, "") => phrase!(
                "log-time-ran-out",
                "ran out: the hand is dead, or checked where nothing was bet"
            ),
            (false, name) => phrase!(
                "log-player-ran-out",
                "{name} ran out: the hand is dead, or checked where nothing was bet",
                name
            ),
        };
        log_label(phrase!("log-time", "Time"), what)
    }
}

impl Apply for TimeCallEnded {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.time_calls.retain(|call| call.entry != self.entry);
    }
}
