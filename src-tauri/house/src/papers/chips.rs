//! The sheets of a colour-up: a race sheet for each table, and the summary of the room.

use super::prelude::*;
use shuffle_up_engine::rulebook::race_rule::RaceRule;
use shuffle_up_engine::views::chips::{
    ColourUpState, RaceCardView, RaceSeatView, RaceTableView, RaceView, race_view,
};
use shuffle_up_engine::views::counts::{TableCountView, counts_view};
use shuffle_up_paper::{
    ChipSummary, ChipSummaryRow, CountSheet, CountSheetLabels, CountSheets, RaceSheet,
    RaceSheetRow, RaceSheets,
};

/// The race that is due, the last one held, or the next, with all its tables.
fn race_of(of: &Source<'_>) -> Result<RaceView, Problem> {
    let (tournament, now) = (of.tournament(), of.now);
    let mut race = race_view(tournament, None, 0, 0, now).filter(|race| race.tables > 0);
    if let Some(race) = &mut race {
        let page = |from| race_view(tournament, Some(race.chip.value), from, 200, now);
        race.rows = every_page(|from| page(from).map_or_else(Vec::new, |page| page.rows));
    }
    race.ok_or_else(|| {
        problem!(not_now, "draw-first-chips", "Draw the seats first, in an event with a colour-up.")
    })
}

/// A sheet for every table, or for one: filled where it was raced, else to be filled in.
pub(super) fn races_of(of: &Source<'_>, part: &SheetPart) -> Result<RaceSheets, Problem> {
    let race = race_of(of)?;
    let customs = &of.customs;
    let (value, next) = (customs.count(race.chip.value), customs.count(race.next.value));
    let wanted = |row: &&RaceTableView| part.table().is_none_or(|table| row.table == table);
    let tables: Vec<RaceSheet> = race
        .rows
        .iter()
        .filter(wanted)
        .map(|row| RaceSheet {
            table: of.called(row.table),
            figures: figures(row, &value, &next, customs),
            rows: row.seats.iter().map(|seat| line(seat, row.raced.is_some(), customs)).collect(),
            found: found_at(&race, row.table, customs),
        })
        .collect();
    if tables.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    let rounding = match race.rule {
        RaceRule::HighCards => word!(
            customs,
            "paper-race-half",
            "Half a {next} or more left over makes one more. One player may win several.",
            next = next.as_str()
        ),
        RaceRule::OneEach => word!(
            customs,
            "paper-race-one-each",
            "At most one new chip a player. More than half of one left over makes one more; with 500s any remainder does."
        ),
    };
    Ok(RaceSheets {
        exchange: word!(
            customs,
            "paper-race-exchange",
            "{chip}s leave, {next}s take their place",
            chip = value.as_str(),
            next = next.as_str()
        ),
        how: vec![
            word!(
                customs,
                "paper-race-change-up",
                "Change up first: {old} × {chip} for {new} × {next}. What is left at each seat is odd.",
                old = race.unit.to_string(),
                chip = value.as_str(),
                new = race.unit_new.to_string(),
                next = next.as_str()
            ),
            word!(
                customs,
                "paper-race-deal",
                "Seat 1 first and clockwise: a card for each odd chip, all of a player’s before the next player’s."
            ),
            word!(
                customs,
                "paper-race-highest",
                "The highest card by rank, then spades, hearts, diamonds, clubs, wins the next {next}. {rounding}",
                next = next.as_str(),
                rounding = rounding
            ),
            word!(
                customs,
                "paper-race-nobody-out",
                "Nobody is raced out: whoever would have no chip left gets one {next}.",
                next = next.as_str()
            ),
            word!(
                customs,
                "paper-race-later",
                "{chip}s found later change at equal value; what makes no {next} leaves play.",
                chip = value.as_str(),
                next = next.as_str()
            ),
        ],
        tables,
        ends: of.ends(
            word!(customs, "paper-race-title", "Chip race · table {table}", table = "{table}"),
            Vec::new(),
        ),
        heads: [
            customs.seat(),
            customs.player(),
            word!(customs, "paper-odd-chips", "Odd chips"),
            word!(customs, "paper-cards", "Cards"),
            word!(customs, "paper-new-chips", "New chips"),
        ],
    })
}

/// A line for each seat of every table, or of one, to count on.
pub(super) fn counts_of(of: &Source<'_>, part: &SheetPart) -> Result<CountSheets, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let mut tables = every_page(|from| counts_view(tournament, from, 200).rows);
    tables.retain(|row| part.table().is_none_or(|table| row.table == table));
    if tables.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    let sheet = |row: TableCountView| CountSheet {
        table: of.table(row.table),
        expected: row.sum.expected.map_or_else(String::new, |chips| customs.count(chips)),
        rows: row
            .seats
            .into_iter()
            .map(|seat| (seat.seat.map_or_else(String::new, |seat| seat.to_string()), seat.name))
            .collect(),
    };
    Ok(CountSheets {
        tables: tables.into_iter().map(sheet).collect(),
        ends: of.ends(word!(customs, "paper-count-sheets", "Count sheets"), Vec::new()),
        labels: CountSheetLabels {
            expected: word!(customs, "paper-expected", "Expected"),
            seat: customs.seat(),
            player: customs.player(),
            chips: word!(customs, "paper-chips", "Chips"),
            again: word!(customs, "paper-counted-again", "Counted again"),
            sum: word!(customs, "paper-sum", "Sum"),
        },
    })
}

/// What was found at this table after the race.
fn found_at(race: &RaceView, table: TableNumber, customs: &Customs) -> Vec<String> {
    let here = race.found.iter().filter(|found| found.seat.table == table);
    here.map(|found| {
        let mut said = vec![word!(
            customs,
            "paper-found-later",
            "Found later with {name}, seat {seat}: {count} × {chip}",
            name = found.name.as_str(),
            seat = found.seat.seat,
            count = found.chips,
            chip = customs.count(race.chip.value)
        )];
        if found.handed_out > 0 {
            said.push(word!(
                customs,
                "paper-found-out",
                "{count} × {chip} out",
                count = found.handed_out,
                chip = customs.count(found.next)
            ));
        }
        if found.removed > 0 {
            let chips = customs.count(found.removed);
            said.push(word!(
                customs,
                "paper-found-leave",
                "{chips} in chips leave play",
                chips = chips
            ));
        }
        word!(customs, "paper-found", "{parts}.", parts = said.join(", "))
    })
    .collect()
}

/// More or fewer in play, with a sign.
fn change(by: i64, customs: &Customs) -> String {
    match by {
        0 => "0".to_string(),
        1.. => format!("+{}", customs.count(by.unsigned_abs())),
        _ => format!("−{}", customs.count(by.unsigned_abs())),
    }
}

fn ins(chip: &str, customs: &Customs) -> String {
    word!(customs, "paper-chips-in", "{chip}s in", chip = chip)
}

fn outs(chip: &str, customs: &Customs) -> String {
    word!(customs, "paper-chips-out", "{chip}s out", chip = chip)
}

fn bring(chip: &str, customs: &Customs) -> String {
    word!(customs, "paper-bring", "Bring {chip}s", chip = chip)
}

fn collect_about(chip: &str, customs: &Customs) -> String {
    word!(customs, "paper-collect-about", "Collect {chip}s, about", chip = chip)
}

fn chips_in_play(customs: &Customs) -> String {
    word!(customs, "paper-chips-in-play", "Chips in play")
}

fn figures(row: &RaceTableView, value: &str, next: &str, customs: &Customs) -> Vec<HeadFigure> {
    match row.raced {
        Some(raced) => vec![
            figure(ins(value, customs), customs.count(raced.collected)),
            figure(outs(next, customs), customs.count(raced.handed_out)),
            figure(chips_in_play(customs), change(raced.change, customs)),
        ],
        None if row.collect > 0 => vec![
            figure(bring(next, customs), customs.count(row.bring)),
            figure(collect_about(value, customs), customs.count(row.collect)),
            figure(ins(value, customs), String::new()),
            figure(outs(next, customs), String::new()),
        ],
        None => Vec::new(),
    }
}

fn line(seat: &RaceSeatView, raced: bool, customs: &Customs) -> RaceSheetRow {
    let cards: Vec<String> = seat.cards.iter().map(short).collect();
    let new = u64::from(seat.changed).saturating_add(u64::from(seat.awarded));
    let said = |text: String| if raced { text } else { String::new() };
    RaceSheetRow {
        seat: seat.seat.to_string(),
        player: seat.name.clone(),
        chips: said(seat.chips.to_string()),
        cards: said(if cards.is_empty() { "–".into() } else { cards.join(" ") }),
        new: said(new.to_string()),
        why: reasons(seat, customs),
    }
}

/// A card in letters that every font has: "Ks", "10h".
fn short(card: &RaceCardView) -> String {
    const LETTERS: [(char, &str); 4] =
        [('\u{2660}', "s"), ('\u{2665}', "h"), ('\u{2666}', "d"), ('\u{2663}', "c")];
    LETTERS.iter().fold(card.card.clone(), |short, (suit, letter)| short.replace(*suit, letter))
}

/// Why a player won, with the cards in letters.
fn reasons(seat: &RaceSeatView, customs: &Customs) -> String {
    let why = customs.say(seat.why.clone());
    seat.cards.iter().fold(why, |why, card| why.replace(&card.card, &short(card)))
}

/// The room on one list: what each table takes, and what came of it.
pub(super) fn summary_of(of: &Source<'_>) -> Result<ChipSummary, Problem> {
    let race = race_of(of)?;
    let customs = &of.customs;
    let (value, next) = (customs.count(race.chip.value), customs.count(race.next.value));
    let raced = race.rows.iter().any(|row| row.raced.is_some());
    let told = |count: u64| if count > 0 { customs.count(count) } else { String::new() };
    let mut whole = vec![figure(
        word!(customs, "paper-tables-raced", "Tables raced"),
        word!(
            customs,
            "paper-so-many-of",
            "{some} of {all}",
            some = race.tables_done,
            all = race.tables
        ),
    )];
    if race.state != ColourUpState::Off && race.bring > 0 {
        whole.push(figure(bring(&next, customs), customs.count(race.bring)));
        whole.push(figure(collect_about(&value, customs), customs.count(race.collect)));
    }
    if raced {
        whole.push(figure(ins(&value, customs), customs.count(race.done.collected)));
        whole.push(figure(outs(&next, customs), customs.count(race.done.handed_out)));
        whole.push(figure(chips_in_play(customs), change(race.done.change, customs)));
    }
    if !race.found.is_empty() {
        let chips = race.found.iter().map(|found| u64::from(found.chips)).sum();
        let removed: u64 = race.found.iter().map(|found| found.removed).sum();
        whole.push(figure(
            word!(customs, "paper-chips-found", "{chip}s found later", chip = value.as_str()),
            customs.count(chips),
        ));
        whole.push(figure(
            word!(customs, "paper-removed", "Removed with them"),
            customs.count(removed),
        ));
    }
    let in_play = customs.count(of.tournament().chips_in_play);
    let leave = word!(
        customs,
        "paper-chips-leave-for",
        "{chip}s leave for {next}s · {in_play} in play",
        chip = value.as_str(),
        next = next.as_str(),
        in_play = in_play
    );
    Ok(ChipSummary {
        columns: vec![
            bring(&next, customs),
            word!(customs, "paper-collect", "Collect {chip}s", chip = value.as_str()),
            ins(&value, customs),
            outs(&next, customs),
            word!(customs, "paper-in-play", "In play"),
        ],
        rows: race
            .rows
            .iter()
            .map(|row| ChipSummaryRow {
                table: of.called(row.table),
                figures: vec![
                    told(row.bring),
                    told(row.collect),
                    row.raced.map_or_else(String::new, |raced| customs.count(raced.collected)),
                    row.raced.map_or_else(String::new, |raced| customs.count(raced.handed_out)),
                    row.raced.map_or_else(String::new, |raced| change(raced.change, customs)),
                ],
            })
            .collect(),
        ends: Ends {
            event: format!("{} · {leave}", of.event_and_day()),
            ..of.ends(word!(customs, "paper-chip-summary", "Chips out and in"), whole)
        },
        table: customs.table(),
    })
}
