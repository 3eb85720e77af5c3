//! The record of hand-for-hand: what is kept of each hand that the tables played together, and what is read from it when
//! somebody asks afterwards who was eligible and which prize a bust-out took.

use super::view::{OutNow, out_on};
use super::{Ends, Pace};
use crate::event::Event;
use crate::ids::{Millis, TableNumber, position};
use crate::log::Log;
use crate::prizes::payouts::{payouts, places_paid};
use crate::tournament::Tournament;
use crate::views::desk::NextPrize;

/// What is kept of one announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// When, in tournament time.
    pub at: Millis,
    /// What the tables played together.
    pub pace: Pace,
    /// When it was to be over.
    pub ends: Ends,
    /// Players left at the announcement.
    pub players: u32,
    /// The hands, the one in progress at the announcement first.
    pub hands: Vec<HandKept>,
    /// When it ended, in tournament time, and how many were left then.
    pub ended: Option<(Millis, u32)>,
}

/// What is kept of one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandKept {
    /// Which one it is, counted through the whole tournament.
    pub together: u32,
    /// When it was dealt, in tournament time.
    pub at: Millis,
    /// The position in the schedule of the level.
    pub stage: usize,
    /// What the clock showed as it started, in milliseconds; `None` in a level that ends by hands.
    pub left_ms: Option<Millis>,
    /// The tables that played it.
    pub tables: Vec<TableNumber>,
}

/// One announcement with all that came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandRecord {
    /// When it was announced, in tournament time.
    pub at: Millis,
    /// The line of the log that announced it.
    pub line: Option<u32>,
    /// What the tables played together.
    pub pace: Pace,
    /// With how many players left it was to be over.
    pub ends_with: u32,
    /// Players left at the announcement.
    pub players: u32,
    /// How many places are paid.
    pub places_paid: u32,
    /// The prize that whoever survives it has at the least.
    pub pays: Option<NextPrize>,
    /// The hands, the one in progress at the announcement first.
    pub hands: Vec<HandPlayed>,
    /// When it ended, in tournament time, and how many were left then; `None` while it is on.
    pub ended: Option<(Millis, u32)>,
}

/// One hand of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandPlayed {
    /// The hand or round, 0 for the one in progress at the announcement.
    pub number: u32,
    /// When it was dealt, in tournament time.
    pub at: Millis,
    /// The level, counted without breaks.
    pub level: u32,
    /// What the clock showed as it started, in milliseconds; `None` in a level that ends by hands.
    pub left_ms: Option<Millis>,
    /// The tables that played it.
    pub tables: Vec<TableNumber>,
    /// Who went out on it, the highest first.
    pub out: Vec<OutNow>,
}

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

/// Every announcement, the first one first.
#[must_use]
pub fn hand_records(log: &Log) -> Vec<HandRecord> {
    let tournament = log.tournament();
    let prizes = payouts(tournament);
    let records = tournament.hand_records.iter().map(|kept| {
        let ends_with = match kept.ends {
            Ends::AtTheMoney => places_paid(tournament),
            Ends::With(players) => players,
        };
        let pays = position(ends_with).and_then(|place| prizes.get(place)).copied();
        let hands = (0..).zip(&kept.hands).map(|(number, hand)| HandPlayed {
            number,
            at: hand.at,
            level: tournament.setup.schedule.level_number(hand.stage),
            left_ms: hand.left_ms,
            tables: hand.tables.clone(),
            out: out_on(tournament, hand.together),
        });
        HandRecord {
            at: kept.at,
            line: announced_in(log, kept.at),
            pace: kept.pace,
            ends_with,
            players: kept.players,
            places_paid: places_paid(tournament),
            pays: pays.map(|amount| NextPrize { place: ends_with, amount }),
            hands: hands.collect(),
            ended: kept.ended,
        }
    });
    records.collect()
}

/// The line in force that announced hand-for-hand at this time.
fn announced_in(log: &Log, at: Millis) -> Option<u32> {
    let announces = |event: &Event| match event {
        Event::HandForHandAnnounced(announced) => announced.at == at,
        _ => false,
    };
    let lines = log.lines().iter().filter(|line| !log.is_struck(line.number));
    lines
        .filter(|line| line.deed().is_some_and(|deed| deed.events.iter().any(announces)))
        .map(|line| line.number)
        .next_back()
}
