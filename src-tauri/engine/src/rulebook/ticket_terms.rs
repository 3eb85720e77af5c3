//! For what a satellite's seats are good.

use crate::base::prelude::*;
use crate::base::words::clean_name;

/// Each seat of a satellite is a ticket: a number by which its winner enters another event once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketTerms {
    /// The event that it is for, by the name of its tournament or of its series: 1 to 120 characters. It may be opened later.
    pub event: String,
    /// Until when it is good, in milliseconds since the Unix epoch; absent where it does not expire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<Millis>,
    /// The number of the ticket of first place, from 1: the others follow it. Absent for what the house gives, or for 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<u32>,
}

/// The largest number that the first ticket can have.
const LARGEST_FIRST: u32 = 1_000_000_000;

/// The longest name of an event, in characters.
const LONGEST: usize = 120;

impl TicketTerms {
    /// The terms as a log holds them, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(self) -> Self {
        let first = self.first.map(|first| first.clamp(1, LARGEST_FIRST));
        Self { event: clean_name(&self.event), first, ..self }
    }

    /// Refuses terms without an event or a number.
    ///
    /// # Errors
    /// An event without a name or with an overlong one, and a first number of 0 or beyond 1,000,000,000.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let length = clean_name(&self.event).chars().count();
        refuse_if(!(1..=LONGEST).contains(&length), || {
            refuse!(
                BadValue,
                "ticket-names-its-event",
                "Name the event that the seats are for in 1 to 120 characters."
            )
        })?;
        refuse_if(self.first.is_some_and(|first| !(1..=LARGEST_FIRST).contains(&first)), || {
            refuse!(
                BadValue,
                "ticket-first-number",
                "The first ticket has a number from 1 to 1,000,000,000."
            )
        })
    }
}
