//! The record of hand-for-hand.

use super::prelude::*;
use shuffle_up_engine::base::ids::SeatNumber;
use shuffle_up_engine::base::words::{capital, on_the_clock};
use shuffle_up_engine::rulebook::hand_for_hand::Pace;
use shuffle_up_engine::views::hand_records::{HandPlayed, HandRecord, hand_records};
use shuffle_up_paper as paper;
use shuffle_up_paper::{HandRecordOut, HandRecordRow, HandRecords};

/// Every announcement with its hands.
pub(super) fn record_of(of: &Source<'_>) -> Result<HandRecords, Problem> {
    let customs = &of.customs;
    let records = hand_records(of.log);
    if records.is_empty() {
        return Err(problem!(
            not_now,
            "no-hand-for-hand-yet",
            "The tables have not played hand-for-hand yet; h4h announces it."
        ));
    }
    Ok(HandRecords {
        records: records.iter().map(|record| one(of, record)).collect(),
        ends: of.ends(word!(customs, "paper-hand-record", "Hand-for-hand record"), Vec::new()),
        heads: [
            word!(customs, "paper-hand", "Hand"),
            word!(customs, "paper-dealt", "Dealt"),
            word!(customs, "paper-clock", "Clock"),
            word!(customs, "paper-tables", "Tables"),
            word!(customs, "paper-went-out", "Out"),
            word!(customs, "paper-prize", "Prize"),
        ],
    })
}

fn one(of: &Source<'_>, record: &HandRecord) -> paper::HandRecord {
    let customs = &of.customs;
    let mut figures = vec![
        figure(
            word!(customs, "paper-left-then", "Left at the announcement"),
            record.players.to_string(),
        ),
        figure(word!(customs, "paper-places-paid", "Places paid"), record.places_paid.to_string()),
    ];
    if let Some(pays) = &record.pays {
        let place = Phrase::places(pays.place, pays.place);
        let label = word!(customs, "paper-place-takes", "{place} takes", place = place);
        figures.push(figure(label, customs.money(pays.amount)));
    }
    figures.push(match record.ended {
        Some((at, left)) => figure(
            word!(customs, "paper-ended", "Ended"),
            word!(
                customs,
                "paper-time-left",
                "{time}, {left} left",
                time = customs.time(at),
                left = left
            ),
        ),
        None => figure(
            word!(customs, "paper-ends-with", "Ends with"),
            word!(customs, "paper-so-many-left", "{left} left", left = record.ends_with),
        ),
    });
    paper::HandRecord {
        title: word!(
            customs,
            "paper-record-of",
            "{pace} record",
            pace = record.pace.said().capital()
        ),
        figures,
        stamp: stamp(of, record),
        rows: record.hands.iter().map(|hand| row(of, record.pace, hand)).collect(),
    }
}

fn stamp(of: &Source<'_>, record: &HandRecord) -> String {
    let customs = &of.customs;
    let time = customs.time(record.at);
    let announced = match record.line {
        Some(line) => phrase!(
            "paper-announced-line",
            "Announced at {time}, line {line} of the log, with {left} left.",
            time = time,
            line = line,
            left = record.players
        ),
        None => phrase!(
            "paper-announced",
            "Announced at {time}, with {left} left.",
            time = time,
            left = record.players
        ),
    };
    let ranked = word!(
        customs,
        "paper-ranked-together",
        "Whoever went out on the {turn} in progress, marked 0, or on a later one is ranked with all who went out on the same {turn}: of one table by stack, of several tables the places are shared.",
        turn = record.pace.turn_said()
    );
    format!("{} {ranked}", customs.say(announced))
}

fn row(of: &Source<'_>, pace: Pace, hand: &HandPlayed) -> HandRecordRow {
    let customs = &of.customs;
    let out = hand.out.iter().map(|out| HandRecordOut {
        place: customs.say(Phrase::places(out.place, out.place_to)),
        player: out.name.clone(),
        seat: seat_words(of, out.table, out.seat),
        prize: if out.prize.0 > 0 { customs.money(out.prize) } else { "–".into() },
    });
    HandRecordRow {
        hand: hand.number.to_string(),
        dealt: if hand.number == 0 { "–".into() } else { customs.time(hand.at) },
        clock: hand.left_ms.map_or_else(|| "–".into(), on_the_clock),
        level: word!(customs, "paper-level-number", "level {level}", level = hand.level),
        tables: customs.say(Phrase::count(hand.tables.len(), "table", "tables")),
        which: which(of, &hand.tables),
        out: out.collect(),
        nobody: word!(
            customs,
            "paper-nobody-on-this",
            "nobody on this {turn}",
            turn = pace.turn_said()
        ),
    }
}

/// "Table 4 · Seat 3", which nobody reads as one number.
fn seat_words(of: &Source<'_>, table: TableNumber, seat: SeatNumber) -> String {
    let customs = &of.customs;
    format!("{} · {} {seat}", of.table(table), customs.seat())
}

/// Runs of numbers as one: "1-12, 14, Feature table".
fn which(of: &Source<'_>, tables: &[TableNumber]) -> String {
    let named = |table: &TableNumber| of.tournament().room.name(*table).is_some();
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
    let names = tables.iter().filter(|table| named(table)).map(|table| of.called(*table));
    let all: Vec<String> = numbers.chain(names).collect();
    capital(&all.join(", "))
}
