//! The record of hand-for-hand, hand by hand.

use crate::actions::event::Event;
use crate::base::ids::{Millis, TableNumber};
use crate::log::Log;
use crate::rulebook::hand_for_hand::Pace;
use crate::rules::hand_for_hand::ends_with;
use crate::rules::prizes::payouts::places_paid;
use crate::views::desk::NextPrize;
use crate::views::hand_for_hand::{OutNow, out_on};

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

/// Every announcement, the first one first.
pub fn hand_records(log: &Log) -> Vec<HandRecord> {
    let tournament = log.tournament();
    let records = tournament.hand_records.iter().map(|kept| {
        let ends_with = ends_with(tournament, kept.ends);
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
            pays: NextPrize::of(tournament, ends_with),
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
        .filter(|line| line.applied().is_some_and(|applied| applied.events.iter().any(announces)))
        .map(|line| line.number)
        .next_back()
}
