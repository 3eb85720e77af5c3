//! A stack that leaves play with its player: disqualified (RRoP 1; TCH 71f), picked up (WSOP 73, 74), or given up.

use crate::actions::floor::bust::leave;
use crate::actions::prelude::*;
use crate::state::entry::Barred;

/// Takes a player and the stack out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveStack {
    /// Whose.
    pub entry: EntryId,
    /// The stack as it was counted: 1 or more.
    pub chips: ChipCount,
    /// Why.
    pub why: Removal,
}

/// Why a stack leaves play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// The player was disqualified.
    Disqualified,
    /// The player stayed away.
    PickedUp,
    /// The player gave it up, such as to play another flight of the event.
    GivenUp,
}

/// A stack was taken out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StackRemoved {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub entry: EntryId,
    /// How much.
    pub chips: ChipCount,
    /// Why.
    pub why: Removal,
}

/// The refusal of whatever is said of stacks before play and after it.
pub(crate) fn no_stack_in_play() -> Refusal {
    refuse!(
        NotNow,
        "play-not-begun-over",
        "No stack is in play. Play has not begun, or it is over."
    )
}

/// Refuses a stack that cannot be this player's.
pub(super) fn check_stack(
    tournament: &Tournament,
    entry: EntryId,
    chips: ChipCount,
) -> Result<(), Refusal> {
    let name = tournament.name(entry);
    let bagging = tournament.phase() == Phase::Bagging;
    refuse_if(tournament.phase() != Phase::Playing && !bagging, no_stack_in_play)?;
    tournament.in_play(entry)?;
    refuse_if(chips == 0 || chips >= tournament.chips_in_play, || {
        refuse!(
            BadValue,
            "count-stack-of",
            "Count the stack of {name} again. It has at least one chip, and so have the others.",
            name
        )
    })
}

impl Action for RemoveStack {
    /// # Errors
    /// Refused outside play, for a player without a seat, for no chips or all of them, and for the last player but one to be
    /// picked up only where the house picks up.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        check_stack(tournament, self.entry, self.chips)?;
        refuse_if(
            self.why == Removal::PickedUp && tournament.absent_since(self.entry).is_none(),
            || tournament.not_marked_absent(self.entry),
        )?;
        let removed =
            StackRemoved { at: context.now, entry: self.entry, chips: self.chips, why: self.why };
        Ok(vec![removed.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.why {
            Removal::Disqualified => phrase!("log-disqualify", "Disqualify"),
            Removal::PickedUp => phrase!("log-pick-up", "Pick up"),
            Removal::GivenUp => phrase!("log-give-up", "Give up"),
        };
        let (name, chips) = (effect.name(self.entry), effect.tournament.grouped(self.chips));
        let what =
            phrase!("log-chips-out-of-play", "{name}, {chips} in chips out of play", name, chips);
        log_label(verb, what)
    }
}

impl Apply for StackRemoved {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(seat) = tournament.seat_of(self.entry) else { return };
        leave(tournament, self.at, &[vec![self.entry]], &[], None, false);
        if self.why == Removal::Disqualified {
            tournament.bar(self.entry, Barred::Disqualified);
        }
        if self.why == Removal::GivenUp {
            tournament.day.given_up.insert(self.entry, self.at);
        }
        tournament.chips_leave(seat.table, self.chips);
    }
}
