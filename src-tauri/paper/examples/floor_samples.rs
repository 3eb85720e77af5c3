//! Writes sample sheets of the floor into a folder, to be looked at and printed:
//! `cargo run -p shuffle-up-paper --example floor_samples -- <folder>`.

use std::path::Path;

use shuffle_up_paper::{
    BreakCards, BreakPile, BreakPlayer, HandRecord, HandRecordOut, HandRecordRow, HandRecords,
    HeadFigure, LogSheet, LogSheetRow, MapTable, MoveSlip, MoveSlipLabels, MoveSlips, Paper,
    RoomMap, SeatingList, SeatingListLabels, SeatingRow, Sheet, SignInRow, SignInSheet, TableSeat,
    TableSheet, TableSheets, break_cards, hand_record, log_sheet, move_slips, room_map,
    seating_list, sign_in_sheet, table_sheets,
};

const EVENT: &str = "Thursday T1000 · 19 November 2026";
const IMPRINT: &str = "Printed 21:41 · log line 214";
const NAMES: [&str; 12] = [
    "Łukasz Nowak",
    "Ελένη Παππά",
    "Дмитрий Орлов",
    "山田 太郎",
    "Marta Ruiz",
    "Christopher-James O’Shaughnessy",
    "Dele Ade",
    "Maximiliana von Hohenstein-Waldburg",
    "محمد عبد السلام",
    "Chen Wei",
    "Nguyễn Thị Minh Khai",
    "Omar Haddad",
];

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    for (paper, name) in [(Paper::A4, "a4"), (Paper::Letter, "letter")] {
        write(folder, &format!("break-{name}"), &break_cards(&breaking(), paper))?;
        write(folder, &format!("tables-{name}"), &table_sheets(&tables(), paper))?;
        write(folder, &format!("log-{name}"), &log_sheet(&log(), paper))?;
        write(folder, &format!("sign-in-{name}"), &sign_in_sheet(&sign_in(), paper))?;
        for count in [12, 60] {
            write(folder, &format!("hands-{count}-{name}"), &hand_record(&hands(count), paper))?;
        }
        for count in [12, 47, 120, 10_112] {
            let list = seating(count, false);
            write(folder, &format!("by-name-{count}-{name}"), &seating_list(&list, paper))?;
            let list = seating(count, true);
            write(folder, &format!("by-table-{count}-{name}"), &seating_list(&list, paper))?;
        }
        for count in [1, 6, 37, 1_124] {
            write(folder, &format!("room-{count}-{name}"), &room_map(&room(count), paper))?;
        }
    }
    for (paper, name) in
        [(Paper::A4, "a4"), (Paper::Letter, "letter"), (Paper::A6, "a6"), (Paper::Roll80, "roll")]
    {
        write(folder, &format!("slips-{name}"), &move_slips(&slips(), paper))?;
        let absent = MoveSlips { labels: MoveSlipLabels::absent(), ..slips() };
        write(folder, &format!("absent-{name}"), &move_slips(&absent, paper))?;
    }
    write(folder, "by-name-120-a3", &seating_list(&seating(120, false), Paper::A3))
}

/// A bubble at so many tables: nine hands, on every third of which some go out.
fn hands(tables: usize) -> HandRecords {
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    let out = |hand: usize| {
        (0..hand % 3 * tables / 12).map(move |number| HandRecordOut {
            place: format!("{}th-{}th", 50 + number, 53 + number),
            player: NAMES[(hand + number) % 12].into(),
            seat: format!("{}.{}", number * 7 % tables + 1, number % 9 + 1),
            prize: if number % 2 == 0 { "1,015.50".into() } else { "–".into() },
        })
    };
    let rows = (0..9).map(|hand| HandRecordRow {
        hand: hand.to_string(),
        dealt: if hand == 0 { "–".into() } else { format!("21:{}", 41 + hand * 2) },
        clock: format!("{}:30", 17 - hand),
        level: "level 12".into(),
        tables: format!("{tables} tables"),
        which: format!("1–{}, {tables}, Feature table", tables - 2),
        out: out(hand).collect(),
        nobody: "nobody on this hand".into(),
    });
    let record = HandRecord {
        title: "Hand-for-hand record".into(),
        figures: vec![
            figure("Left at the announcement", "52"),
            figure("Places paid", "50"),
            figure("50th takes", "1,015.50"),
            figure("Ended", "22:03, 49 left"),
        ],
        stamp: "Announced at 21:41:07, line 214 of the log, with 52 left. Whoever went out on the hand in progress, marked 0, or on a later one is ranked with all who went out on the same hand: of one table by stack, of several tables the places are shared.".into(),
        rows: rows.collect(),
    };
    HandRecords {
        event: EVENT.into(),
        records: vec![record],
        imprint: IMPRINT.into(),
        ..HandRecords::default()
    }
}

fn write(folder: &Path, name: &str, sheet: &Sheet) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join(format!("{name}.pdf")), sheet.to_pdf())?;
    if let Some(page) = sheet.to_svg_page(0) {
        std::fs::write(folder.join(format!("{name}.svg")), page)?;
    }
    Ok(())
}

fn figure(label: &str, value: &str) -> HeadFigure {
    HeadFigure { label: label.into(), value: value.into() }
}

fn breaking() -> BreakCards {
    let pile = |table: &str, cards, seats: &[&str]| BreakPile {
        table: table.into(),
        cards,
        seats: seats.iter().map(|seat| (*seat).into()).collect(),
    };
    BreakCards {
        event: EVENT.into(),
        table: "12".into(),
        players: (1..9)
            .map(|seat| BreakPlayer { seat: seat.to_string(), player: NAMES[seat].into() })
            .collect(),
        piles: vec![
            pile("1", 2, &["4", "9"]),
            pile("3", 1, &["2", "7", "8"]),
            pile("7", 3, &["1", "6", "10"]),
            pile("11", 2, &["3", "10"]),
        ],
        imprint: IMPRINT.into(),
        ..BreakCards::default()
    }
}

fn slips() -> MoveSlips {
    let slip = |player: &str, from: &str, (table, seat): (&str, &str), owes: &str| MoveSlip {
        player: player.into(),
        from: from.into(),
        table: table.into(),
        seat: seat.into(),
        owes: owes.into(),
        time: "21:41".into(),
        why: "Table 12 breaks · move 14".into(),
    };
    MoveSlips {
        event: "Thursday T1000".into(),
        slips: vec![
            slip("Marta Ruiz", "from table 12, seat 5", ("6", "3"), ""),
            slip("Łukasz Nowak", "from table 12, seat 8", ("6", "1"), "Dealt in as the big blind."),
            slip(
                "Maximiliana von Hohenstein-Waldburg",
                "from table 1,131, seat 10",
                ("1,204", "10"),
                "Waits until the button has passed: the seat is between the small blind and the button.",
            ),
            slip("山田 太郎", "from table 12, seat 2", ("Feature table", "4"), ""),
            slip("محمد عبد السلام", "", ("11", "11"), ""),
        ],
        ..MoveSlips::default()
    }
}

fn tables() -> TableSheets {
    let sheet = |number: &str, seats: usize, breaks: &str| TableSheet {
        table: number.into(),
        seats: (0..seats)
            .map(|seat| TableSeat {
                seat: (seat + 1).to_string(),
                player: (seat != 6).then(|| NAMES[seat].to_owned()),
                absent: seat == 3,
            })
            .collect(),
        breaks: breaks.into(),
    };
    TableSheets {
        event: EVENT.into(),
        tables: vec![
            sheet(
                "12",
                10,
                "This table breaks first. Breaking order: 12, 11, 10, 9, 8, 7, 6, 5, 4.",
            ),
            sheet("3", 9, "This table does not break: it is one of the last three."),
            sheet("1,204", 12, ""),
            sheet("Feature table", 6, ""),
            sheet("1", 2, ""),
        ],
        imprint: IMPRINT.into(),
        ..TableSheets::default()
    }
}

/// A field of invented names, with seats of nine to a table.
fn seating(count: usize, by_table: bool) -> SeatingList {
    let given = ["Anna", "Bo", "Chen", "Dele", "Eva", "Finn", "Gus", "Hal", "Ivy", "Jo", "Kai"];
    let family = ["Adler", "Berg", "Cole", "Das", "Ek", "Fox", "Haddad", "O’Shaughnessy", "Nowak"];
    let mut rows: Vec<SeatingRow> = (0..count)
        .map(|number| {
            let name = if number % 10 == 9 {
                NAMES[number / 10 % NAMES.len()].to_owned()
            } else {
                let given = given[number * 7 % given.len()];
                format!("{given} {}", family[number * 5 % family.len()])
            };
            SeatingRow {
                player: name,
                table: (number / 9 + 1).to_string(),
                seat: (number % 9 + 1).to_string(),
                ..SeatingRow::default()
            }
        })
        .collect();
    if !by_table {
        rows.sort_by_key(|row| row.player.to_lowercase());
    }
    let title = if by_table { "Seating by table" } else { "Seating by name" };
    SeatingList {
        event: EVENT.into(),
        figures: vec![figure("Players", &count.to_string()), figure("Draw", "7F3A")],
        rows,
        by_table,
        imprint: IMPRINT.into(),
        labels: SeatingListLabels { title: title.into(), ..SeatingListLabels::default() },
    }
}

fn sign_in() -> SignInSheet {
    let rows = (0..33).map(|number| SignInRow {
        entry: format!("{:02}", number + 1),
        player: NAMES[number % NAMES.len()].into(),
        table: (number / 9 + 1).to_string(),
        seat: (number % 9 + 1).to_string(),
    });
    SignInSheet {
        event: EVENT.into(),
        figures: vec![figure("Entries", "33"), figure("Buy-in", "25")],
        rows: rows.collect(),
        spare_rows: 5,
        imprint: IMPRINT.into(),
        ..SignInSheet::default()
    }
}

fn room(count: i32) -> RoomMap {
    let columns = ((f64::from(count) * 1.8).sqrt().ceil() as i32).max(1);
    RoomMap {
        event: EVENT.into(),
        tables: (0..count)
            .map(|number| MapTable {
                table: (number + 1).to_string(),
                players: "9".into(),
                x: number % columns * 40,
                y: number / columns * 40,
            })
            .collect(),
        breaks: "Breaking order: 12, 11, 10, 9, 8, 7, 6, 5, 4".into(),
        imprint: IMPRINT.into(),
        ..RoomMap::default()
    }
}

fn log() -> LogSheet {
    let rows = (1..=90).map(|number: usize| LogSheetRow {
        number: number.to_string(),
        time: format!("19 Nov {}:{:02}:07", 19 + number / 60, number % 60),
        text: match number % 4 {
            0 => format!("Bust: {}, {}th", NAMES[number % 12], 100 - number),
            1 => format!("Move: {}, table 12 seat 4 to table 3 seat 9", NAMES[number % 12]),
            2 => format!("Rebuy: {}, 20", NAMES[number % 12]),
            _ => format!("Bust: {}", NAMES.join(", ")),
        },
        device: "desk".into(),
        struck: number.is_multiple_of(8),
    });
    LogSheet {
        event: EVENT.into(),
        figures: vec![
            HeadFigure { label: "Lines".into(), value: "90".into() },
            HeadFigure { label: "Struck".into(), value: "11".into() },
        ],
        rows: rows.collect(),
        imprint: IMPRINT.into(),
        ..LogSheet::default()
    }
}
