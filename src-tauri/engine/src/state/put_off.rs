//! Advice that waits until it is asked for again.

use crate::base::prelude::*;
use crate::rulebook::setup::closing::Closing;
use crate::state::tournament::Tournament;

/// What an advice is about: the room as a whole, or one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Matter {
    /// The kind of advice.
    pub kind: AdviceKind,
    /// The player whom it concerns; absent for what concerns the room.
    pub entry: Option<EntryId>,
}

/// Until when an advice waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PutOffUntil {
    /// Until a level begins, the first break, or a time.
    Point {
        /// Until when.
        until: Closing,
    },
    /// Until somebody goes out, comes or moves.
    Change {},
    /// Until it is asked for again.
    Dismissed {},
}

/// An advice that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    pub(crate) matter: Matter,
    pub(crate) until: PutOffUntil,
    pub(crate) reason: String,
    /// What the room was like when it was put off.
    pub(crate) room: (u32, usize, u32, usize),
}

/// The longest reason, in characters.
pub(crate) const LONGEST_REASON: usize = 200;

/// "for 10 minutes".
pub(crate) fn for_so_long(minutes: u64) -> Phrase {
    let minutes = Phrase::count(minutes, "minute", "minutes");
    phrase!("log-for-so-long", "for {minutes}", minutes)
}

impl PutOffUntil {
    /// Until when, in words; empty for a time, which is said as a time of day.
    pub fn said(self, tournament: &Tournament) -> Phrase {
        match self {
            Self::Point { until } => {
                until.until_said(&tournament.setup.schedule).unwrap_or_default()
            }
            Self::Change {} => phrase!("until-the-room-changes", "until the room changes"),
            Self::Dismissed {} => phrase!("dismissed", "dismissed"),
        }
    }
}

impl Waiting {
    pub(crate) fn waits(&self, tournament: &Tournament, now: Millis) -> bool {
        match self.until {
            PutOffUntil::Point { until } => until.is_open(tournament, now),
            PutOffUntil::Change {} => self.room == room_now(tournament),
            PutOffUntil::Dismissed {} => true,
        }
    }
}

/// What an advice is about, for its icon and its place on the projector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AdviceKind {
    /// Draw the seats.
    Draw,
    /// Say "shuffle up and deal".
    Start,
    /// Draw for the first button.
    Button,
    /// Seat those who wait.
    Seat,
    /// Open one more table for those who wait.
    Open,
    /// Move players so that the tables are level.
    Balance,
    /// Break a table.
    Break,
    /// Draw all seats anew.
    Redraw,
    /// A short table deals no hand until a player arrives.
    Halt,
    /// Race chips off the tables.
    ColourUp,
    /// Every table plays one hand and waits for the others.
    HandForHand,
    /// Decisions are timed from now on, or no longer, or time cards are given.
    ShotClock,
    /// A player has served a penalty.
    Penalty,
    /// A player has been away for too long.
    Absence,
    /// A player who never came is taken out.
    NoShow,
    /// Prizes still to be paid out.
    Pay,
    /// The last hands are announced, the day ends, or stacks are bagged.
    Day,
    /// The field is too small: the event is called off.
    CallOff,
}

/// What changes when somebody goes out, comes or moves.
pub(crate) fn room_now(tournament: &Tournament) -> (u32, usize, u32, usize) {
    let waiting = tournament.alternates.len();
    (tournament.left(), tournament.room.open_tables(), tournament.counted_entries, {
        tournament.moves.len().saturating_add(waiting)
    })
}
