//! The record of hand-for-hand.

use super::customs::Customs;
use super::{called, event_and_day, imprint};
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::base::ids::{Millis, SeatNumber, TableNumber};
use shuffle_up_engine::base::words::{capital, count, on_the_clock, ordinal, ordinals};
use shuffle_up_engine::rulebook::hand_for_hand::Pace;
use shuffle_up_engine::views::hand_records::{HandPlayed, HandRecord, hand_records};
use shuffle_up_paper as paper;
use shuffle_up_paper::{HandRecordLabels, HandRecordOut, HandRecordRow, HandRecords, HeadFigure};

/// Every announcement with its hands.
pub(super) fn record_of(log: &Log, now: Millis) -> Result<HandRecords, Problem> {
    let records = hand_records(log);
    if records.is_empty() {
        return Err(problem!(
            not_now,
            "no-hand-for-hand-yet",
            "The tables have not played hand-for-hand yet; h4h announces it."
        ));
    }
    Ok(HandRecords {
        event: event_and_day(log, now),
        records: records.iter().map(|record| one(log, record)).collect(),
        imprint: imprint(log, now),
        labels: HandRecordLabels::default(),
    })
}

fn one(log: &Log, record: &HandRecord) -> paper::HandRecord {
    let customs = Customs::of(log.tournament());
    let figure = |label: String, value: String| HeadFigure { label, value };
    let mut figures = vec![
        figure("Left at the announcement".into(), record.players.to_string()),
        figure("Places paid".into(), record.places_paid.to_string()),
    ];
    if let Some(pays) = &record.pays {
        let label = format!("{} takes", ordinal(pays.place));
        figures.push(figure(label, customs.money(pays.amount)));
    }
    figures.push(match record.ended {
        Some((at, left)) => figure("Ended".into(), format!("{}, {left} left", customs.time(at))),
        None => figure("Ends with".into(), format!("{} left", record.ends_with)),
    });
    paper::HandRecord {
        title: format!("{} record", record.pace.name()),
        figures,
        stamp: stamp(record, &customs),
        rows: record.hands.iter().map(|hand| row(log, record.pace, hand)).collect(),
    }
}

fn stamp(record: &HandRecord, customs: &Customs) -> String {
    let line = record.line.map_or_else(String::new, |line| format!(", line {line} of the log"));
    let turn = record.pace.turn();
    format!(
        "Announced at {}{line}, with {} left. Whoever went out on the {turn} in progress, marked 0, or on a later one is ranked with all who went out on the same {turn}: of one table by stack, of several tables the places are shared.",
        customs.time(record.at),
        record.players,
    )
}

fn row(log: &Log, pace: Pace, hand: &HandPlayed) -> HandRecordRow {
    let customs = Customs::of(log.tournament());
    let out = hand.out.iter().map(|out| HandRecordOut {
        place: ordinals(out.place, out.place_to),
        player: out.name.clone(),
        seat: seat_words(log, out.table, out.seat),
        prize: if out.prize.0 > 0 { customs.money(out.prize) } else { "–".into() },
    });
    HandRecordRow {
        hand: hand.number.to_string(),
        dealt: if hand.number == 0 { "–".into() } else { customs.time(hand.at) },
        clock: hand.left_ms.map_or_else(|| "–".into(), on_the_clock),
        level: format!("level {}", hand.level),
        tables: count(hand.tables.len(), "table", "tables"),
        which: which(log, &hand.tables),
        out: out.collect(),
        nobody: format!("nobody on this {}", pace.turn()),
    }
}

/// "Table 4 · Seat 3", which nobody reads as one number.
fn seat_words(log: &Log, table: TableNumber, seat: SeatNumber) -> String {
    format!("{} · Seat {seat}", capital(&log.tournament().table_words(table)))
}

/// Runs of numbers as one: "1-12, 14, Feature table".
fn which(log: &Log, tables: &[TableNumber]) -> String {
    let named = |table: &TableNumber| log.tournament().room.name(*table).is_some();
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for table in tables.iter().filter(|table| !named(table)) {
        match runs.last_mut() {
            Some((_, to)) if *to + 1 == table.0 => *to = table.0,
            _ => runs.push((table.0, table.0)),
        }
    }
    let numbers = runs.into_iter().map(|(from, to)| match to - from {
        0 => from.to_string(),
        1 => format!("{from}, {to}"),
        _ => format!("{from}–{to}"),
    });
    let names = tables.iter().filter(|table| named(table)).map(|table| called(log, *table));
    let all: Vec<String> = numbers.chain(names).collect();
    capital(&all.join(", "))
}
