//! The record of hand-for-hand: what is kept of each hand that the tables played together, and what is read from it when
//! somebody asks afterwards who was eligible and which prize a bust-out took.

use crate::actions::prelude::*;
use crate::state::hand_for_hand::{Announced, HandKept};

/// Keeps an announcement that was just made.
pub(super) fn keep_announcement(tournament: &mut Tournament) {
    let Some(on) = &tournament.hand_for_hand else { return };
    let announced = Announced {
        at: on.announced_at,
        pace: on.pace,
        ends: on.ends,
        players: tournament.left(),
        hands: Vec::new(),
        ended: None,
    };
    let at = on.announced_at;
    tournament.hand_records.push(announced);
    keep_hand(tournament, at);
}

/// Keeps the hand that has just begun.
pub(super) fn keep_hand(tournament: &mut Tournament, at: Millis) {
    let reading = tournament.clock(at);
    let hand = HandKept {
        together: tournament.hands_together,
        at,
        stage: reading.stage,
        left_ms: reading.hands.is_none().then_some(reading.remaining),
        tables: tournament.playing_the_hand(),
    };
    let last = tournament.hand_records.len().saturating_sub(1);
    if let Some(record) = tournament.hand_records.get_mut(last) {
        record.hands.push(hand);
    }
}

/// Keeps when it ended.
pub(super) fn keep_end(tournament: &mut Tournament, at: Millis) {
    let left = tournament.left();
    let last = tournament.hand_records.len().saturating_sub(1);
    if let Some(record) = tournament.hand_records.get_mut(last) {
        record.ended = Some((at, left));
    }
}
