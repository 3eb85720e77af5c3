//! Hand-for-hand (TCH P8): every table plays one hand and waits for the others, so that nobody gains by playing slowly
//! before a jump in the prizes.
//!
//! The hand that is in progress at the announcement counts already. What is done between two hands is in the advice:
//! stacks that decide a prize, a break that is due, moves, then the next hand.

pub mod together;

use crate::rulebook::hand_for_hand::Pace;
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::state::dial::Reading;
use crate::state::hand_for_hand::{Ends, HandForHand};
use crate::state::prelude::*;
use together::together;

impl Tournament {
    /// Whether hand-for-hand keeps the clock from running by itself.
    pub fn holds_the_clock(&self) -> bool {
        self.hand_for_hand.as_ref().is_some_and(|on| on.pace == Pace::HandForHand)
    }

    /// The tables that still play the hand, by number, held ones included; none while hand-for-hand is off. One player alone
    /// plays none.
    pub fn playing_the_hand(&self) -> Vec<TableNumber> {
        let Some(on) = &self.hand_for_hand else { return Vec::new() };
        let open = self.room.tables().filter(|(_, table)| table.players() > 1);
        open.map(|(number, _)| number).filter(|number| !on.done.contains(number)).collect()
    }

    /// Hand-for-hand while it is on.
    pub(crate) fn in_hand_for_hand(&self) -> Result<&HandForHand, Refusal> {
        self.hand_for_hand.as_ref().ok_or_else(|| {
            refuse!(NotNow, "tables-not-play-hand", "Hand-for-hand is off. Announce it first: h4h.")
        })
    }
}

/// How many players may be left at the most for hand-for-hand to be over.
pub fn ends_with(tournament: &Tournament, ends: Ends) -> u32 {
    match ends {
        Ends::AtTheMoney => places_paid(tournament),
        Ends::With(players) => players,
    }
}

/// Whether nobody plays the hand any more, no order is missing, and so many have gone out or so few tables are left that
/// the mode is over.
pub fn is_over(tournament: &Tournament) -> bool {
    tournament.hand_for_hand.as_ref().is_some_and(|on| {
        (tournament.left() <= ends_with(tournament, on.ends) || tournament.room.open_tables() < 2)
            && tournament.playing_the_hand().is_empty()
            && tables_to_rank(tournament).is_empty()
    })
}

/// The tables at which several went out on the present hand, in no order that was said, while money depends on it (TCH P8h).
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
    let left = to_usize(tournament.left());
    let prizes = payouts(tournament);
    let covered: BTreeSet<Money> = (left..left.saturating_add(out))
        .map(|index| prizes.get(index).copied().unwrap_or_default())
        .collect();
    if covered.len() > 1 { open } else { Vec::new() }
}

/// Whether a break is due that waits for the end of the hand (TCH P8d): the time of the level, or its hands, are used up.
pub fn break_is_due(tournament: &Tournament, reading: &Reading) -> bool {
    let schedule = &tournament.setup.schedule;
    tournament.holds_the_clock()
        && !reading.running
        && reading.remaining == 0
        && schedule.stage(reading.stage.saturating_add(1)).is_break()
}

/// What the next hand of all tables takes off the clock, in milliseconds, and the time that is then left; no time where the
/// clock does not follow the hands, as in a break or in a level that ends by hands (TCH P8b).
pub fn time_of_next_hand(
    tournament: &Tournament,
    on: &HandForHand,
    now: Millis,
) -> (Millis, Option<Millis>) {
    let off = match on.pace {
        Pace::HandForHand => {
            Millis::from(tournament.setup.rules.hand_for_hand.off_s).saturating_mul(1_000)
        }
        Pace::Soft | Pace::Round => 0,
    };
    let reading = tournament.clock(now);
    let level = !tournament.setup.schedule.stage(reading.stage).is_break();
    let timed = off > 0 && tournament.holds_the_clock() && level && reading.hands.is_none();
    (off, timed.then(|| after_time_off(tournament, &reading, off).1))
}

/// Where the clock stands once a hand has taken its time off: the stage and what is left of it. Levels rise as their time is
/// used up; before a break the clock stops at nothing.
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
pub(crate) fn still_playing(tournament: &Tournament) -> Phrase {
    still_play(tournament, &tournament.playing_the_hand())
}

/// The same of some of them.
pub(crate) fn still_play(tournament: &Tournament, playing: &[TableNumber]) -> Phrase {
    let pace = tournament.hand_for_hand.as_ref().map(|on| on.pace);
    let turn = pace.unwrap_or(Pace::HandForHand).turn_said();
    let words = tournament.tables_said(playing).capital();
    if playing.len() == 1 {
        phrase!("table-still-plays", "{table} still plays the {turn}", table = words, turn)
    } else {
        phrase!("tables-still-play-the", "{tables} still play the {turn}", tables = words, turn)
    }
}
