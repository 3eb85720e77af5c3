//! The sheets of a tournament: filled from its views, laid out by the paper crate, written to disk.

mod fairness;
mod stages;

use crate::house::House;
use crate::house::settings::PaperSize;
use crate::problem::Problem;
use chrono::{DateTime, Local};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::Log;
use shuffle_up_engine::money::{Money, grouped};
use shuffle_up_engine::random::fingerprint;
use shuffle_up_engine::views::prizes::prizes_view;
use shuffle_up_paper::{
    HeadFigure, PayoutRow, PayoutSheet, SeatCard, SeatCards, Sheet, blinds_poster, fairness_sheet,
    payout_sheet, schedule_sheet, seat_cards,
};
use std::path::{Path, PathBuf};
use ts_rs::TS;

/// What can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetKind {
    /// A card to cut for every seated player.
    SeatCards,
    /// The prizes, with a line for each signature.
    PayoutSheet,
    /// The levels and breaks for the wall, readable across a room.
    BlindsPoster,
    /// Every level and break with its time.
    ScheduleSheet,
    /// How the seats were drawn, for anybody to check.
    FairnessSheet,
}

/// A sheet on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Printed {
    /// Where the PDF is.
    pub path: String,
    /// Letters that no bundled font has; they stand as boxes on the sheet.
    pub missing: Vec<String>,
}

/// A sheet to look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Preview {
    /// One SVG document a page.
    pub pages: Vec<String>,
}

/// Lays a sheet out as it stands now.
///
/// # Errors
/// A sheet that would be empty, with what must happen first; a poster's paper for another sheet.
pub fn sheet(
    house: &mut House,
    tournament: u32,
    kind: SheetKind,
    paper: PaperSize,
) -> Result<Sheet, Problem> {
    if !paper.is_office() && kind != SheetKind::BlindsPoster {
        return Err(Problem::new(
            "bad_paper",
            "This sheet is printed on A4 or Letter; only the blinds poster is larger.",
        ));
    }
    let now = house.now();
    let log = house.look(tournament)?;
    let laid = match kind {
        SheetKind::SeatCards => seat_cards(&cards_of(log, now)?, paper.into()),
        SheetKind::PayoutSheet => payout_sheet(&payouts_of(log, now)?, paper.into()),
        SheetKind::BlindsPoster => blinds_poster(&stages::poster_of(log, now), paper.into()),
        SheetKind::FairnessSheet => fairness_sheet(&fairness::proof_of(log, now)?, paper.into()),
        SheetKind::ScheduleSheet => schedule_sheet(&stages::schedule_of(log, now), paper.into()),
    };
    Ok(laid.made_at(now.div_euclid(1_000)))
}

/// Writes a sheet as PDF into the folder of this tournament.
///
/// # Errors
/// The refusals of [`sheet`], and a folder that cannot be written.
pub fn print(
    house: &mut House,
    folder: &Path,
    tournament: u32,
    kind: SheetKind,
    paper: PaperSize,
) -> Result<Printed, Problem> {
    let laid = sheet(house, tournament, kind, paper)?;
    let log = house.look(tournament)?;
    let folder = folder.join(file_name(&log.tournament().setup.name, tournament));
    let name = match kind {
        SheetKind::SeatCards => "seat-cards",
        SheetKind::PayoutSheet => "payout-sheet",
        SheetKind::BlindsPoster => "blinds-poster",
        SheetKind::ScheduleSheet => "schedule",
        SheetKind::FairnessSheet => "fairness",
    };
    let paper = match paper {
        PaperSize::A4 => "a4",
        PaperSize::Letter => "letter",
        PaperSize::A3 => "a3",
        PaperSize::A2 => "a2",
        PaperSize::Tabloid => "tabloid",
    };
    let path = folder.join(format!("{name}-{paper}.pdf"));
    let written =
        std::fs::create_dir_all(&folder).and_then(|()| write_whole(&path, &laid.to_pdf()));
    written.map_err(|error| {
        tracing::error!(%error, path = %path.display(), "a sheet could not be written");
        Problem::new(
            "folder",
            format!("The sheet could not be written to {}: {error}. Free some space or choose another folder.", folder.display()),
        )
    })?;
    let missing = laid.missing().into_iter().map(|letter| letter.to_string()).collect();
    Ok(Printed { path: path.display().to_string(), missing })
}

/// Writes beside the file first, so that a full disk never leaves half a file in place of a whole one.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let beside = path.with_extension("part");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}

/// The event's name as a folder's: letters, digits and spaces of any alphabet; the number keeps equal names apart.
fn file_name(name: &str, tournament: u32) -> PathBuf {
    let safe: String = name
        .chars()
        .map(|c| if c.is_alphanumeric() || c == ' ' || c == '-' { c } else { '-' })
        .take(60)
        .collect();
    PathBuf::from(format!("{tournament} {}", safe.trim()))
}

/// The date and time of the event as a card shows it.
fn when(log: &Log, now: i64) -> String {
    local(log.tournament().setup.starts_at.unwrap_or(now)).format("%-d %b %Y · %H:%M").to_string()
}

fn local(ms: i64) -> DateTime<Local> {
    DateTime::from_timestamp_millis(ms).unwrap_or_default().with_timezone(&Local)
}

/// One card for every seated player, by table and seat.
fn cards_of(log: &Log, now: i64) -> Result<SeatCards, Problem> {
    let tournament = log.tournament();
    let mut cards = Vec::new();
    for (number, table) in tournament.room.tables() {
        for (seat, entry) in table.seats() {
            let Some(entry) = entry else { continue };
            let chips = tournament
                .entries
                .get(&entry)
                .and_then(|found| found.purchases.first())
                .map_or(0, |p| p.chips);
            cards.push(SeatCard {
                player: tournament.name(entry).to_string(),
                table: number.to_string(),
                seat: seat.to_string(),
                note: format!("{} chips · entry {:02}", grouped(chips), entry.0),
            });
        }
    }
    if cards.is_empty() {
        return Err(Problem::new(
            "not_now",
            "Draw the seats first; then there are cards to print.",
        ));
    }
    let draw = tournament.draws.last().map(|draw| fingerprint(draw.seed)).unwrap_or_default();
    Ok(SeatCards {
        event: tournament.setup.name.clone(),
        when: when(log, now),
        draw,
        cards,
        ..SeatCards::default()
    })
}

/// The prizes as they stand: won, handed over, still open.
fn payouts_of(log: &Log, now: i64) -> Result<PayoutSheet, Problem> {
    let tournament = log.tournament();
    let prizes = prizes_view(tournament, now);
    if prizes.rows.is_empty() {
        return Err(Problem::new("not_now", "There is no prize pool yet: enter players first."));
    }
    let money = |amount: Money| tournament.setup.currency.plain(amount);
    let mut rows = Vec::new();
    for row in &prizes.rows {
        let shared_to = (row.place_to > row.place).then_some(row.place_to);
        if row.holders.is_empty() {
            rows.push(PayoutRow {
                place: row.place,
                shared_to,
                prize: money(row.amount),
                flag: (!row.what.is_empty()).then(|| row.what.clone()),
                ..PayoutRow::default()
            });
        }
        for holder in &row.holders {
            rows.push(PayoutRow {
                place: row.place,
                shared_to,
                player: Some(holder.name.clone()),
                prize: money(holder.amount),
                flag: flag(log, holder.entry, holder.amount)
                    .or_else(|| (!row.what.is_empty()).then(|| row.what.clone())),
            });
        }
    }
    let figure = |label: &str, value: String| HeadFigure { label: label.into(), value };
    let setup = &tournament.setup;
    let rebuys = match tournament.rebuys {
        0 => "no rebuys".to_string(),
        1 => "1 rebuy".to_string(),
        many => format!("{many} rebuys"),
    };
    let source = prizes
        .rule
        .as_ref()
        .map_or_else(String::new, |rule| format!(" ({}, {})", rule.book, rule.rule));
    Ok(PayoutSheet {
        event: format!(
            "{} · {} · {} entries at {}, {rebuys}",
            setup.name,
            local(setup.starts_at.unwrap_or(now)).format("%-d %B %Y"),
            tournament.counted_entries,
            money(setup.price.total()),
        ),
        figures: vec![
            figure("Prize pool", money(prizes.pool)),
            figure(
                "Places paid",
                prizes.rows.iter().map(|row| row.place_to).max().unwrap_or(0).to_string(),
            ),
            figure("Paid out", money(prizes.paid_out)),
            figure("Still owed", money(prizes.pool.minus(prizes.paid_out))),
        ],
        rows,
        total: money(prizes.pool),
        remark: format!("{}{source}", prizes.how),
        imprint: format!("Printed {} · log line {}", local(now).format("%H:%M"), log.revision()),
        ..PayoutSheet::default()
    })
}

/// A remark where a prize handed over differs from what the places say now.
fn flag(log: &Log, entry: shuffle_up_engine::ids::EntryId, due: Money) -> Option<String> {
    let tournament = log.tournament();
    let handed = tournament.handovers.iter().find(|handover| handover.entry == entry)?;
    (handed.amount != due).then(|| {
        format!(
            "{} was handed over before a correction",
            tournament.setup.currency.plain(handed.amount)
        )
    })
}
