//! Hand-for-hand (TCH P8): every table plays one hand and waits for the others, so that nobody gains by playing slowly
//! before a jump in the prizes.
//!
//! The hand that is in progress at the announcement counts already. What is done between two hands is in the advice:
//! stacks that decide a prize, a break that is due, moves, then the next hand.

pub(crate) mod advise;
pub mod announce;
pub mod begin_break;
pub mod deal;
pub mod end;
pub mod finish_tables;
pub mod hold;
pub mod out;
pub mod rank;
pub mod record;
pub mod view;

use crate::clock::dial::Reading;
use crate::ids::{EntryId, Millis, TableNumber};
use crate::money::Money;
use crate::prizes::payouts::{payouts, places_paid};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::capital;
use rank::together;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// The longest time that a hand takes off the clock, in seconds (TCH P8b).
pub const MOST_OFF_S: u32 = 180;

/// How a house plays hand-for-hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandForHandRule {
    /// What the tables play together.
    pub pace: Pace,
    /// How many seconds the start of each hand takes off the clock: 0 to 180.
    pub off_s: u32,
    /// It is advised at so many players from the money or fewer; 0 for never.
    pub advised_from: u32,
}

impl Default for HandForHandRule {
    fn default() -> Self {
        Self { pace: Pace::HandForHand, off_s: 120, advised_from: 0 }
    }
}

/// What the tables play together before they wait for each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// One hand. The clock stands still, and each hand takes its time off (TCH P8).
    #[default]
    HandForHand,
    /// One hand, and the clock runs on (TCH P19).
    Soft,
    /// One round, and the clock runs on (TCH P19). Its bust-outs are on hands of their own.
    Round,
}

/// When hand-for-hand is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    /// When everybody left is paid.
    AtTheMoney,
    /// With so many players left.
    With(u32),
}

/// Hand-for-hand while it is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandForHand {
    /// When it was announced: who goes out from then on is eligible (TCH P8a).
    pub announced_at: Millis,
    /// What the tables play together.
    pub pace: Pace,
    /// When it is over.
    pub ends: Ends,
    /// The clock ran at the announcement, and runs on at the end.
    pub clock_ran: bool,
    /// The hand: 0 for the one in progress at the announcement.
    pub hand: u32,
    /// The tables that have finished the hand.
    pub done: BTreeSet<TableNumber>,
    /// The tables where an all-in and a call wait for the others.
    pub held: BTreeSet<TableNumber>,
}

/// Orders said afterwards, by hand and table, the lowest finishers first.
pub type RankedHands = BTreeMap<(u32, TableNumber), Vec<Vec<EntryId>>>;

impl Pace {
    /// The name of the mode.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::HandForHand => "Hand-for-hand",
            Self::Soft => "Soft hand-for-hand",
            Self::Round => "Round-for-round",
        }
    }

    /// What the tables play together, for one and for several.
    #[must_use]
    pub const fn turn(self) -> &'static str {
        match self {
            Self::HandForHand | Self::Soft => "hand",
            Self::Round => "round",
        }
    }

    /// What is said when a table has finished it.
    #[must_use]
    pub const fn finished(self) -> &'static str {
        match self {
            Self::HandForHand | Self::Soft => "Hand done",
            Self::Round => "Round done",
        }
    }
}

impl Tournament {
    /// Whether hand-for-hand keeps the clock from running by itself.
    #[must_use]
    pub fn holds_the_clock(&self) -> bool {
        self.hand_for_hand.as_ref().is_some_and(|on| on.pace == Pace::HandForHand)
    }

    /// The tables that still play the hand, by number, held ones included; none while hand-for-hand is off. One player alone
    /// plays none.
    #[must_use]
    pub fn playing_the_hand(&self) -> Vec<TableNumber> {
        let Some(on) = &self.hand_for_hand else { return Vec::new() };
        let open = self.room.tables().filter(|(_, table)| table.players() > 1);
        open.map(|(number, _)| number).filter(|number| !on.done.contains(number)).collect()
    }

    /// Hand-for-hand while it is on.
    pub(crate) fn in_hand_for_hand(&self) -> Result<&HandForHand, Refusal> {
        self.hand_for_hand.as_ref().ok_or_else(|| {
            Refusal::not_now("The tables do not play hand-for-hand: h4h announces it.")
        })
    }
}

/// How many players may be left at the most for hand-for-hand to be over.
#[must_use]
pub fn ends_with(tournament: &Tournament, on: &HandForHand) -> u32 {
    match on.ends {
        Ends::AtTheMoney => places_paid(tournament),
        Ends::With(players) => players,
    }
}

/// Whether nobody plays the hand any more, no order is missing, and so many have gone out or so few tables are left that
/// the mode is over.
#[must_use]
pub fn is_over(tournament: &Tournament) -> bool {
    tournament.hand_for_hand.as_ref().is_some_and(|on| {
        (tournament.left() <= ends_with(tournament, on) || tournament.room.open_tables() < 2)
            && tournament.playing_the_hand().is_empty()
            && tables_to_rank(tournament).is_empty()
    })
}

/// The tables at which several went out on the present hand, in no order that was said, while money depends on it (TCH P8h).
#[must_use]
pub fn tables_to_rank(tournament: &Tournament) -> Vec<TableNumber> {
    let hand = tournament.hands_together;
    if tournament.hand_for_hand.is_none() {
        return Vec::new();
    }
    let tables = together(tournament, hand);
    let out: usize = tables.iter().flat_map(|table| &table.groups).map(Vec::len).sum();
    let open: Vec<TableNumber> =
        tables.iter().filter(|table| !table.ranked).map(|table| table.table).collect();
    if open.is_empty() {
        return open;
    }
    let left = usize::try_from(tournament.left()).unwrap_or(usize::MAX);
    let prizes = payouts(tournament);
    let covered: BTreeSet<Money> = (left..left.saturating_add(out))
        .map(|index| prizes.get(index).copied().unwrap_or_default())
        .collect();
    if covered.len() > 1 { open } else { Vec::new() }
}

/// Whether a break is due that waits for the end of the hand (TCH P8d): the time of the level, or its hands, are used up.
#[must_use]
pub fn break_is_due(tournament: &Tournament, reading: &Reading) -> bool {
    let schedule = &tournament.setup.schedule;
    tournament.holds_the_clock()
        && !reading.running
        && reading.remaining == 0
        && schedule.stage(reading.stage.saturating_add(1)).is_break()
}

/// Where the clock stands once a hand has taken its time off: the stage and what is left of it. Levels rise as their time is
/// used up; before a break the clock stops at nothing.
#[must_use]
pub fn after_time_off(tournament: &Tournament, reading: &Reading, off: Millis) -> (usize, Millis) {
    let schedule = &tournament.setup.schedule;
    let (mut stage, mut left) = (reading.stage, reading.remaining.saturating_sub(off));
    while left <= 0 {
        let next = stage.saturating_add(1);
        if schedule.stage(next).is_break() {
            return (stage, 0);
        }
        stage = next;
        let length = schedule.stage(stage).length_ms().max(1_000);
        if schedule.stage(stage).hands().is_some() {
            // A level that ends by hands loses no time.
            return (stage, length);
        }
        left = left.saturating_add(length);
    }
    (stage, left)
}

/// "Tables 2, 4 and 7 still play the hand."
pub(crate) fn still_playing(tournament: &Tournament) -> String {
    still_play(tournament, &tournament.playing_the_hand())
}

/// The same of some of them.
fn still_play(tournament: &Tournament, playing: &[TableNumber]) -> String {
    let turn = tournament.hand_for_hand.as_ref().map_or("hand", |on| on.pace.turn());
    let verb = if playing.len() == 1 { "plays" } else { "play" };
    format!("{} still {verb} the {turn}", capital(&tournament.tables_words(playing)))
}
