//! The sheets that say who sits where: the sign-in sheet, seating lists, table sheets, the room map.

use super::prelude::*;
use crate::office::room_map::TablePlace;
use shuffle_up_engine::base::random::fingerprint;
use shuffle_up_engine::rules::tables::due::breaking_order;
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::views::seating::seated_by_name;
use shuffle_up_paper::{
    MapTable, RoomMap, SeatingList, SeatingListLabels, SeatingRow, SignInRow, SignInSheet,
    TableSeat, TableSheet, TableSheetLabels, TableSheets,
};

/// Lines for those who come unannounced.
const SPARE_LINES: usize = 6;
/// So many tables of the breaking order are named; nobody looks further ahead.
const ORDER_NAMED: usize = 12;

fn no_seats() -> Problem {
    problem!(not_now, "draw-first-seats", "Draw the seats first; then there are seats to print.")
}

/// Everybody who entered, by last name.
pub(super) fn sign_in_of(of: &Source<'_>) -> Result<SignInSheet, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let entered =
        tournament.entries.iter().filter(|(_, entry)| entry.standing != Standing::Withdrawn);
    let mut entries: Vec<_> = entered.map(|(id, _)| *id).collect();
    entries.sort_by_cached_key(|id| (tournament.sorted_name(*id), *id));
    if entries.is_empty() {
        return Err(problem!(
            not_now,
            "enter-first-names",
            "Enter players first; then there are names to sign."
        ));
    }
    let shared = tournament.shared_names();
    let rows = entries.into_iter().map(|id| {
        let seat = tournament.seat_of(id);
        SignInRow {
            entry: format!("{:02}", id.0),
            player: tournament.told_apart(id, &shared),
            table: seat.map_or_else(String::new, |seat| of.called(seat.table)),
            seat: seat.map_or_else(String::new, |seat| seat.seat.to_string()),
        }
    });
    let rows: Vec<SignInRow> = rows.collect();
    let mut figures =
        vec![figure(word!(customs, "paper-entries", "Entries"), rows.len().to_string())];
    let price = tournament.setup.price.total();
    if price.0 > 0 {
        figures.push(figure(word!(customs, "paper-buy-in", "Buy-in"), customs.money(price)));
    }
    let before = matches!(tournament.phase(), Phase::Registering | Phase::Drawn);
    Ok(SignInSheet {
        rows,
        spare_rows: if before { SPARE_LINES } else { 0 },
        ends: of.ends(word!(customs, "paper-sign-in", "Sign-in sheet"), figures),
        heads: [
            word!(customs, "paper-entry", "Entry"),
            customs.player(),
            customs.table(),
            customs.seat(),
            word!(customs, "paper-buy-in", "Buy-in"),
            word!(customs, "paper-signature", "Signature"),
        ],
    })
}

/// Who sits where, by name.
pub(super) fn by_name_of(of: &Source<'_>) -> Result<SeatingList, Problem> {
    let tournament = of.tournament();
    let shared = tournament.shared_names();
    let rows = seated_by_name(tournament).into_iter().map(|(who, seat)| SeatingRow {
        player: tournament.told_apart(who, &shared),
        table: of.called(seat.table),
        seat: seat.seat.to_string(),
        looked_for: tournament.sorted_name(who).to_string(),
    });
    let title = word!(of.customs, "paper-seating-by-name", "Seating by name");
    list(of, rows.collect(), title)
}

/// Who sits where, table by table.
pub(super) fn by_table_of(of: &Source<'_>) -> Result<SeatingList, Problem> {
    let tournament = of.tournament();
    let shared = &tournament.shared_names();
    let rows = tournament.room.tables().flat_map(|(number, table)| {
        table.seats().filter_map(move |(seat, who)| {
            Some(SeatingRow {
                player: tournament.told_apart(who?, shared),
                table: of.called(number),
                seat: seat.to_string(),
                ..SeatingRow::default()
            })
        })
    });
    let title = word!(of.customs, "paper-seating-by-table", "Seating by table");
    let list = list(of, rows.collect(), title)?;
    Ok(SeatingList { by_table: true, ..list })
}

fn list(of: &Source<'_>, rows: Vec<SeatingRow>, title: String) -> Result<SeatingList, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    if rows.is_empty() {
        return Err(no_seats());
    }
    let mut figures = vec![
        figure(word!(customs, "paper-players", "Players"), rows.len().to_string()),
        figure(word!(customs, "paper-tables", "Tables"), tournament.room.open_tables().to_string()),
    ];
    if let Some(draw) = tournament.draws.last() {
        figures.push(figure(word!(customs, "paper-draw", "Draw"), fingerprint(draw.seed)));
    }
    Ok(SeatingList {
        rows,
        by_table: false,
        ends: of.ends(title, figures),
        labels: SeatingListLabels { table: customs.table(), seat: customs.seat() },
    })
}

/// A page for each table, or for the one that is wanted.
pub(super) fn tables_of(of: &Source<'_>, part: &SheetPart) -> Result<TableSheets, Problem> {
    let tournament = of.tournament();
    let customs = &of.customs;
    let order = breaking_order(tournament);
    let wanted = part.table();
    let open = tournament.room.tables();
    let open = open.filter(|(number, _)| wanted.is_none_or(|wanted| wanted == *number));
    let shared = tournament.shared_names();
    let tables: Vec<TableSheet> = open
        .map(|(number, table)| TableSheet {
            table: of.called(number),
            seats: table
                .seats()
                .map(|(seat, who)| TableSeat {
                    seat: seat.to_string(),
                    player: who.map(|who| tournament.told_apart(who, &shared)),
                    absent: who.is_some_and(|who| tournament.absent_since(who).is_some()),
                })
                .collect(),
            breaks: breaks(of, &order, number),
        })
        .collect();
    if tables.is_empty() {
        let not_open = |table: TableNumber| {
            problem!(unknown, "table-not-open-here", "Table {number} is not open.", number = table)
        };
        return Err(wanted.map_or_else(no_seats, not_open));
    }
    Ok(TableSheets {
        tables,
        ends: of.ends(word!(customs, "paper-table-sheets", "Table sheets"), Vec::new()),
        labels: TableSheetLabels {
            table: customs.table(),
            seat: customs.seat(),
            player: customs.player(),
            open: word!(customs, "paper-open-seat", "open"),
            absent: word!(customs, "paper-absent", "absent"),
            dealer: word!(customs, "paper-dealer", "Dealer"),
        },
    })
}

/// When a table breaks, and the order in which tables do; empty where none does.
fn breaks(of: &Source<'_>, order: &[TableNumber], table: TableNumber) -> String {
    if order.is_empty() {
        return String::new();
    }
    let customs = &of.customs;
    let said = |table: TableNumber| of.tournament().table_said(table);
    let when = match order.iter().position(|other| *other == table) {
        None => phrase!(
            "paper-does-not-break",
            "{table} does not break.",
            table = said(table).capital()
        ),
        Some(0) => {
            phrase!("paper-breaks-first", "{table} breaks first.", table = said(table).capital())
        }
        Some(at) => {
            let before = order.get(at.saturating_sub(1)).copied().unwrap_or(table);
            let nth = to_u32(at).saturating_add(1);
            phrase!(
                "paper-breaks-after",
                "{table} breaks {nth}, after {before}.",
                table = said(table).capital(),
                nth = Phrase::places(nth, nth),
                before = said(before)
            )
        }
    };
    format!("{} {}", customs.say(when), order_words(of, order))
}

/// "Breaking order: 12, 11, 10".
fn order_words(of: &Source<'_>, order: &[TableNumber]) -> String {
    let mut named: Vec<String> =
        order.iter().take(ORDER_NAMED).map(|table| of.called(*table)).collect();
    if order.len() > ORDER_NAMED {
        named.push("…".into());
    }
    let tables = named.join(", ");
    word!(of.customs, "paper-breaking-order", "Breaking order: {tables}", tables = tables)
}

/// Where the open tables stand: as the director has arranged them, and those without a place in rows below. Where nobody
/// has arranged anything, rows by number that fill a page lying on its side.
pub(super) fn places(log: &Log, arranged: &[TablePlace]) -> Vec<TablePlace> {
    /// How much wider than high the page is below its head.
    const WIDE: f64 = 1.8;
    let room = &log.tournament().room;
    let of = |table: TableNumber| arranged.iter().find(|place| place.table == table.0).copied();
    let (placed, others): (Vec<_>, Vec<_>) =
        room.tables().map(|(number, _)| (number, of(number))).partition(|(_, at)| at.is_some());
    let mut places: Vec<TablePlace> = placed.into_iter().filter_map(|(_, place)| place).collect();
    let below = places.iter().map(|place| place.y.saturating_add(1)).max().unwrap_or(0);
    let left = places.iter().map(|place| place.x).min().unwrap_or(0);
    let widest = places.iter().map(|place| usize::from(place.x - left) + 1).max();
    let in_rows = || (others.len() as f64 * WIDE).sqrt().round() as usize;
    let columns = widest.map_or_else(in_rows, |widest| widest.max(others.len().min(4))).max(1);
    places.extend(others.into_iter().enumerate().map(|(at, (number, _))| {
        let cell = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
        TablePlace {
            table: number.0,
            x: left.saturating_add(cell(at % columns)),
            y: below.saturating_add(cell(at / columns)),
        }
    }));
    places
}

/// The open tables at these places.
pub(super) fn room_of(of: &Source<'_>, places: &[TablePlace]) -> Result<RoomMap, Problem> {
    let tournament = of.tournament();
    let open = places.iter().filter_map(|place| {
        let number = TableNumber(place.table);
        let players = tournament.room.table(number)?.players().to_string();
        let (x, y) = (place.x.into(), place.y.into());
        Some(MapTable { table: of.called(number), players, x, y })
    });
    let tables: Vec<MapTable> = open.collect();
    if tables.is_empty() {
        return Err(no_seats());
    }
    let order = breaking_order(tournament);
    Ok(RoomMap {
        tables,
        breaks: if order.is_empty() { String::new() } else { order_words(of, &order) },
        ends: of.ends(word!(of.customs, "paper-room", "Room"), Vec::new()),
    })
}
