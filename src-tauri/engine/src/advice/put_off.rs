//! Advice that the director puts off or dismisses: it waits for a level, a time or a change in the room, or until it is asked
//! for again. No rule book speaks of it; what a rule requires is advised, and whoever runs the event decides when it is done.

use crate::actions::prelude::*;
use crate::advice::advice_of_all;
use crate::base::words::visible;
use crate::rulebook::setup::closing::Closing;
use crate::state::put_off::{LONGEST_REASON, Matter, PutOffUntil, Waiting, for_so_long, room_now};

/// Puts an advice off, or asks for it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PutOffAdvice {
    /// What the advice is about.
    pub matter: Matter,
    /// Until when it waits; absent to have it again.
    pub until: Option<PutOffUntil>,
    /// Why, in the director's words; may be empty. At most 200 characters.
    #[serde(default)]
    pub reason: String,
}

/// An advice was put off, or asked for again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AdvicePutOff {
    /// When it was said, in tournament time.
    pub at: Millis,
    /// What the advice is about.
    pub matter: Matter,
    /// Until when it waits; absent when it was asked for again.
    pub until: Option<PutOffUntil>,
    /// Why, in the director's words.
    pub reason: String,
}

/// The longest time for which an advice waits.
const LONGEST: Millis = 24 * 60 * 60 * 1_000;
/// So many advices wait at once: a kind of its own each, or a player each.
const MOST: usize = 100;

impl AdvicePutOff {
    /// What was said, in words: the verb, and what it was about.
    pub fn words(&self, tournament: &Tournament) -> LogLabel {
        let matter = self.matter.said(tournament).into_argument();
        let later = || phrase!("log-later", "Later");
        let (verb, what) = match self.until {
            None => (phrase!("log-due-again", "Due again"), matter),
            Some(PutOffUntil::Dismissed {}) => (phrase!("log-dismissed", "Dismissed"), matter),
            Some(PutOffUntil::Point { until: Closing::Time { at } }) => {
                let minutes = at.saturating_sub(self.at).checked_div(60_000).unwrap_or(0);
                let minutes = u64::try_from(minutes).unwrap_or(0);
                (later(), beside(matter, for_so_long(minutes)))
            }
            Some(until) => (later(), beside(matter, until.said(tournament))),
        };
        match self.reason.as_str() {
            "" => (verb, what),
            why => log_label(verb, phrase!("log-reason", "{what} ({why})", what, why)),
        }
    }
}

impl Action for PutOffAdvice {
    /// # Errors
    /// Refused for what is not advised now or cannot wait, for a point that has passed or lies more than a day ahead, for a
    /// dismissal without a reason, for a reason of more than 200 characters, and for an advice that does not wait where it is
    /// asked for again.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let now = context.now;
        let reason = visible(&self.reason).trim().to_string();
        refuse_if(reason.chars().count() > LONGEST_REASON, || {
            refuse!(BadValue, "keep-reason-200-characters", "Keep the reason to 200 characters.")
        })?;
        let event = AdvicePutOff { at: now, matter: self.matter, until: self.until, reason };
        let Some(until) = self.until else {
            let waits = |one: &Waiting| one.matter == self.matter && one.waits(tournament, now);
            refuse_if(!tournament.put_off.iter().any(waits), || {
                refuse!(NotNow, "advice-not-put-off", "That advice has not been put off.")
            })?;
            return Ok(vec![event.into()]);
        };
        match until {
            PutOffUntil::Point { until } if !until.is_open(tournament, now) => {
                return Err(refuse!(
                    BadValue,
                    "passed-already-choose-later",
                    "That has passed already. Choose a later point."
                ));
            }
            PutOffUntil::Point { until: Closing::Time { at } }
                if at.saturating_sub(now) > LONGEST =>
            {
                return Err(refuse!(
                    BadValue,
                    "put-off-day-most",
                    "Put it off for at most a day, or dismiss it."
                ));
            }
            PutOffUntil::Dismissed {} if event.reason.is_empty() => {
                return Err(refuse!(
                    BadValue,
                    "say-why-dismissed-log",
                    "Say why you dismiss it. The log keeps the reason."
                ));
            }
            _ => {}
        }
        let due = advice_of_all(tournament, now);
        refuse_if(
            !due.iter().any(|advice| Matter::of(tournament, advice) == Some(self.matter)),
            || refuse!(NotNow, "nothing-kind-due-now", "Nothing like that is due now."),
        )?;
        Ok(vec![event.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let put_off = effect.first::<AdvicePutOff>();
        put_off.map_or_else(
            || log_label(phrase!("log-later", "Later"), ""),
            |put_off| put_off.words(effect.tournament),
        )
    }
}

impl Apply for AdvicePutOff {
    fn apply(&self, tournament: &mut Tournament) {
        let room = room_now(tournament);
        let put_off = &mut tournament.put_off;
        put_off.retain(|one| one.matter != self.matter);
        if let Some(until) = self.until {
            let reason = self.reason.chars().take(LONGEST_REASON).collect();
            put_off.push(Waiting { matter: self.matter, until, reason, room });
            let over = put_off.len().saturating_sub(MOST);
            put_off.drain(..over);
        }
    }
}
