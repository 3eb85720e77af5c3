//! The sheets of a colour-up: a race sheet for each table, and the summary of the room.

use super::customs::Customs;
use super::{SheetPart, called, event_and_day, imprint};
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::base::ids::{Millis, TableNumber};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::rulebook::race_rule::RaceRule;
use shuffle_up_engine::views::chips::{
    ColourUpState, RaceCardView, RaceSeatView, RaceTableView, RaceView, race_view,
};
use shuffle_up_engine::views::counts::{TableCountView, counts_view};
use shuffle_up_paper::{
    ChipSummary, ChipSummaryRow, CountSheet, CountSheets, HeadFigure, RaceSheet, RaceSheetRow,
    RaceSheets,
};

/// The race that is due, the last one held, or the next, with all its tables.
fn race_of(log: &Log, now: Millis) -> Result<RaceView, Problem> {
    let tournament = log.tournament();
    let mut race = race_view(tournament, None, 0, 0, now).filter(|race| race.tables > 0);
    if let Some(race) = &mut race {
        let chip = Some(race.chip.value);
        loop {
            let from = to_u32(race.rows.len());
            let page = race_view(tournament, chip, from, 200, now);
            match page.map(|page| page.rows) {
                Some(rows) if !rows.is_empty() => race.rows.extend(rows),
                _ => break,
            }
        }
    }
    race.ok_or_else(|| {
        problem!(not_now, "draw-first-chips", "Draw the seats first, in an event with a colour-up.")
    })
}

/// A sheet for every table, or for one: filled where it was raced, else to be filled in.
pub(super) fn races_of(log: &Log, now: Millis, part: &SheetPart) -> Result<RaceSheets, Problem> {
    let race = race_of(log, now)?;
    let customs = Customs::of(log.tournament());
    let (value, next) = (customs.count(race.chip.value), customs.count(race.next.value));
    let wanted = |row: &&RaceTableView| match part {
        SheetPart::Table { table } => row.table == *table,
        SheetPart::Whole
        | SheetPart::Moves { .. }
        | SheetPart::Bought { .. }
        | SheetPart::WithPrize
        | SheetPart::Lines { .. } => true,
    };
    let tables: Vec<RaceSheet> = race
        .rows
        .iter()
        .filter(wanted)
        .map(|row| RaceSheet {
            table: called(log, row.table),
            figures: figures(row, &value, &next, &customs),
            rows: row.seats.iter().map(|seat| line(seat, row.raced.is_some())).collect(),
            found: found_at(&race, row.table, &customs),
        })
        .collect();
    if tables.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    let rounding = match race.rule {
        RaceRule::HighCards => {
            format!("Half a {next} or more left over makes one more. One player may win several.")
        }
        RaceRule::OneEach => {
            "At most one new chip a player. More than half of one left over makes one more; of 500s any rest does."
                .to_string()
        }
    };
    Ok(RaceSheets {
        event: event_and_day(log, now),
        exchange: format!("{value}s leave, {next}s take their place"),
        how: vec![
            format!(
                "Change up first: {} × {value} for {} × {next}. What is left at each seat is odd.",
                race.unit, race.unit_new
            ),
            "Seat 1 first and clockwise: a card for each odd chip, all of a player’s before the next player’s."
                .to_string(),
            format!(
                "The highest card by rank, then spades, hearts, diamonds, clubs, wins the next {next}. {rounding}"
            ),
            format!("Nobody is raced out: whoever would have no chip left gets one {next}."),
            format!("{value}s found later change at equal value; what makes no {next} leaves play."),
        ],
        tables,
        imprint: imprint(log, now),
        ..RaceSheets::default()
    })
}

/// A line for each seat of every table, or of one, to count on.
pub(super) fn counts_of(log: &Log, now: Millis, part: &SheetPart) -> Result<CountSheets, Problem> {
    let tournament = log.tournament();
    let customs = Customs::of(tournament);
    let mut tables: Vec<TableCountView> = Vec::new();
    loop {
        let page = counts_view(tournament, to_u32(tables.len()), 200).rows;
        if page.is_empty() {
            break;
        }
        tables.extend(page);
    }
    if let SheetPart::Table { table } = part {
        tables.retain(|row| row.table == *table);
    }
    if tables.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    let sheet = |row: TableCountView| CountSheet {
        table: format!("Table {}", called(log, row.table)),
        expected: row.sum.expected.map_or_else(String::new, |chips| customs.count(chips)),
        rows: row
            .seats
            .into_iter()
            .map(|seat| (seat.seat.map_or_else(String::new, |seat| seat.to_string()), seat.name))
            .collect(),
    };
    Ok(CountSheets {
        event: event_and_day(log, now),
        tables: tables.into_iter().map(sheet).collect(),
        imprint: imprint(log, now),
        ..CountSheets::default()
    })
}

/// What was found at this table after the race.
fn found_at(race: &RaceView, table: TableNumber, customs: &Customs) -> Vec<String> {
    let here = race.found.iter().filter(|found| found.seat.table == table);
    here.map(|found| {
        let mut said = vec![format!(
            "Found later with {}, seat {}: {} × {}",
            found.name,
            found.seat.seat,
            found.chips,
            customs.count(race.chip.value)
        )];
        if found.handed_out > 0 {
            said.push(format!("{} × {} out", found.handed_out, customs.count(found.next)));
        }
        if found.removed > 0 {
            said.push(format!("{} in chips leave play", customs.count(found.removed)));
        }
        format!("{}.", said.join(", "))
    })
    .collect()
}

fn figure(label: String, value: String) -> HeadFigure {
    HeadFigure { label, value }
}

/// More or fewer in play, with a sign.
fn change(by: i64, customs: &Customs) -> String {
    match by {
        0 => "0".to_string(),
        1.. => format!("+{}", customs.count(by.unsigned_abs())),
        _ => format!("−{}", customs.count(by.unsigned_abs())),
    }
}

fn figures(row: &RaceTableView, value: &str, next: &str, customs: &Customs) -> Vec<HeadFigure> {
    match row.raced {
        Some(raced) => vec![
            figure(format!("{value}s in"), customs.count(raced.collected)),
            figure(format!("{next}s out"), customs.count(raced.handed_out)),
            figure("Chips in play".into(), change(raced.change, customs)),
        ],
        None if row.collect > 0 => vec![
            figure(format!("Bring {next}s"), customs.count(row.bring)),
            figure(format!("Collect {value}s, about"), customs.count(row.collect)),
            figure(format!("{value}s in"), String::new()),
            figure(format!("{next}s out"), String::new()),
        ],
        None => Vec::new(),
    }
}

fn line(seat: &RaceSeatView, raced: bool) -> RaceSheetRow {
    let cards: Vec<String> = seat.cards.iter().map(short).collect();
    let new = u64::from(seat.changed).saturating_add(u64::from(seat.awarded));
    let said = |text: String| if raced { text } else { String::new() };
    RaceSheetRow {
        seat: seat.seat.to_string(),
        player: seat.name.clone(),
        chips: said(seat.chips.to_string()),
        cards: said(if cards.is_empty() { "–".into() } else { cards.join(" ") }),
        new: said(new.to_string()),
        why: reasons(seat),
    }
}

/// A card in letters that every font has: "Ks", "10h".
fn short(card: &RaceCardView) -> String {
    let (rank, suit) = card.words.split_once(" of ").unwrap_or((&card.words, ""));
    format!("{rank}{}", suit.get(..1).unwrap_or_default())
}

/// Why a player won, with the cards in letters.
fn reasons(seat: &RaceSeatView) -> String {
    seat.cards.iter().fold(seat.why.clone(), |why, card| why.replace(&card.card, &short(card)))
}

/// The room on one list: what each table takes, and what came of it.
pub(super) fn summary_of(log: &Log, now: Millis) -> Result<ChipSummary, Problem> {
    let race = race_of(log, now)?;
    let customs = Customs::of(log.tournament());
    let (value, next) = (customs.count(race.chip.value), customs.count(race.next.value));
    let raced = race.rows.iter().any(|row| row.raced.is_some());
    let told = |count: u64| if count > 0 { customs.count(count) } else { String::new() };
    let mut whole =
        vec![figure("Tables raced".into(), format!("{} of {}", race.tables_done, race.tables))];
    if race.state != ColourUpState::Off && race.bring > 0 {
        whole.push(figure(format!("Bring {next}s"), customs.count(race.bring)));
        whole.push(figure(format!("Collect {value}s, about"), customs.count(race.collect)));
    }
    if raced {
        whole.push(figure(format!("{value}s in"), customs.count(race.done.collected)));
        whole.push(figure(format!("{next}s out"), customs.count(race.done.handed_out)));
        whole.push(figure("Chips in play".into(), change(race.done.change, &customs)));
    }
    if !race.found.is_empty() {
        let chips = race.found.iter().map(|found| u64::from(found.chips)).sum();
        let removed: u64 = race.found.iter().map(|found| found.removed).sum();
        whole.push(figure(format!("{value}s found later"), customs.count(chips)));
        whole.push(figure("Removed with them".into(), customs.count(removed)));
    }
    let in_play = customs.count(log.tournament().chips_in_play);
    Ok(ChipSummary {
        event: format!(
            "{} · {value}s leave for {next}s · {in_play} in play",
            event_and_day(log, now)
        ),
        figures: whole,
        columns: vec![
            format!("Bring {next}s"),
            format!("Collect {value}s"),
            format!("{value}s in"),
            format!("{next}s out"),
            "In play".into(),
        ],
        rows: race
            .rows
            .iter()
            .map(|row| ChipSummaryRow {
                table: called(log, row.table),
                figures: vec![
                    told(row.bring),
                    told(row.collect),
                    row.raced.map_or_else(String::new, |raced| customs.count(raced.collected)),
                    row.raced.map_or_else(String::new, |raced| customs.count(raced.handed_out)),
                    row.raced.map_or_else(String::new, |raced| change(raced.change, &customs)),
                ],
            })
            .collect(),
        imprint: imprint(log, now),
        ..ChipSummary::default()
    })
}
