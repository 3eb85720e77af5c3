//! Writes sample sheets into a folder, to be looked at and printed:
//! `cargo run --release -p shuffle-up-paper --example samples -- <folder>`.

use std::path::Path;

use shuffle_up_paper::{
    BlindsPoster, ChipDisc, HeadFigure, Paper, PayoutRow, PayoutSheet, ScheduleSheet, SeasonSheet,
    SeasonSheetRow, SeatCard, SeatCards, Sheet, StageLine, blinds_poster, payout_sheet,
    schedule_sheet, season_sheet, seat_cards,
};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    for (paper, name) in [(Paper::A4, "a4"), (Paper::Letter, "letter")] {
        write(folder, &format!("cards-{name}"), &seat_cards(&draw(), paper))?;
        write(folder, &format!("cards-hard-{name}"), &seat_cards(&hard(), paper))?;
        write(folder, &format!("payouts-{name}"), &payout_sheet(&payouts(5), paper))?;
        write(folder, &format!("payouts-long-{name}"), &payout_sheet(&payouts(47), paper))?;
        write(folder, &format!("schedule-{name}"), &schedule_sheet(&schedule(stages()), paper))?;
        write(
            folder,
            &format!("schedule-long-{name}"),
            &schedule_sheet(&schedule(long(44)), paper),
        )?;
    }
    let papers = [
        (Paper::A4, "a4"),
        (Paper::A3, "a3"),
        (Paper::A2, "a2"),
        (Paper::Letter, "letter"),
        (Paper::Tabloid, "tabloid"),
    ];
    for (paper, name) in papers {
        for (stages, kind) in [(stages(), "t1000"), (long(40), "long"), (long(62), "pages")] {
            let poster = blinds_poster(&poster(stages), paper);
            write(folder, &format!("poster-{kind}-{name}"), &poster)?;
        }
        for (players, kind) in [(8, "short"), (33, "long"), (120, "pages")] {
            let sheet = season_sheet(&season(players), paper);
            write(folder, &format!("season-{kind}-{name}"), &sheet)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, sheet: &Sheet) -> std::io::Result<()> {
    std::fs::write(folder.join(format!("{name}.pdf")), sheet.to_pdf())?;
    for (number, svg) in sheet.to_svg_pages().iter().enumerate() {
        std::fs::write(folder.join(format!("{name}-{}.svg", number + 1)), svg)?;
    }
    println!("{name}: {} page(s), missing {:?}", sheet.pages.len(), sheet.missing());
    Ok(())
}

fn card((number, (player, table, seat)): (usize, (&str, &str, &str))) -> SeatCard {
    SeatCard {
        player: player.into(),
        table: table.into(),
        seat: seat.into(),
        note: format!("1,000 chips · entry {:02}", number + 1),
    }
}

fn draw() -> SeatCards {
    let players = [
        ("Łukasz Nowak", "1", "8"),
        ("Ελένη Παππά", "3", "2"),
        ("Дмитрий Орлов", "2", "10"),
        ("山田 太郎", "1", "3"),
        ("Marta Ruiz", "2", "5"),
        ("Christopher-James O’Shaughnessy", "3", "7"),
        ("Dele Ade", "1", "4"),
        ("Anna Berg", "2", "1"),
        ("Omar Haddad", "3", "9"),
        ("Chen Wei", "1", "1"),
    ];
    SeatCards {
        event: "Thursday T1000".into(),
        when: "19 Nov 2026 · 19:00".into(),
        draw: "7F3A".into(),
        cards: players.into_iter().enumerate().map(card).collect(),
        ..SeatCards::default()
    }
}

fn hard() -> SeatCards {
    let long = "Wolfeschlegelsteinhausenbergerdorff-Montgomery van der Bijl zu Hohen";
    let wide = "W".repeat(70);
    let players = [
        (long, "1204", "10"),
        (wide.as_str(), "987", "9"),
        ("דוד בן־גוריון", "12", "3"),
        ("محمد عبد السلام", "12", "4"),
        ("김민준", "12", "5"),
        ("Նարեկ Գրիգորյան", "12", "6"),
        ("გიორგი მაისურაძე", "12", "7"),
        ("สมชาย ใจดี", "12", "8"),
        ("Nguyễn Thị Minh Khai", "12", "1"),
        ("𓀀 <b>Bob</b> & Co", "12", "2"),
        ("José Luis Rodríguez Zapatero", "3", "2"),
    ];
    SeatCards {
        event: "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack".into(),
        when: "Saturday 21 November 2026 · 12:00".into(),
        draw: "7F3A".into(),
        cards: players.into_iter().enumerate().map(card).collect(),
        ..SeatCards::default()
    }
}

fn season(players: u32) -> SeasonSheet {
    let names = [
        "Anna Berg",
        "Tom Hale",
        "Zoë Ångström",
        "Ελένη Παππά",
        "Łukasz Nowak",
        "Maximilian-Alexander von und zu Hohenlohe-Langenburg the Younger",
        "山田 太郎",
        "Omar Haddad",
    ];
    let row = |(rank, name): (u32, &&str)| SeasonSheetRow {
        rank: rank.to_string(),
        name: (*name).into(),
        figures: vec![
            "6".into(),
            (players / rank / 4).to_string(),
            (players + 1 - rank).to_string(),
        ],
    };
    SeasonSheet {
        title: "Autumn league".into(),
        about: "6 evenings · 2026-09-03 to 2026-10-08".into(),
        columns: ["Played", "Wins", "Points"].map(String::from).into(),
        rows: (1..=players).zip(names.iter().cycle()).map(row).collect(),
        imprint: "Printed 2026-10-09".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn payouts(places: u32) -> PayoutSheet {
    let names = ["", "", "Łukasz Nowak", "Ελένη Παππά", "山田 太郎", "Marta Ruiz", "Omar Haddad"];
    let prizes = ["305", "185", "150", "75", "35", "20", "20"];
    let mut rows: Vec<PayoutRow> = (1..=places)
        .map(|place| {
            let at = (place as usize - 1).min(6);
            PayoutRow {
                place,
                player: Some(names[at].to_owned()).filter(|name| !name.is_empty()),
                prize: prizes[at].into(),
                ..PayoutRow::default()
            }
        })
        .collect();
    if places > 10 {
        for row in &mut rows[3..5] {
            (row.place, row.shared_to) = (4, Some(5));
            row.flag = Some("Out on the same hand with equal stacks".into());
        }
        rows[6].player =
            Some("Maximilian-Alexander von und zu Hohenlohe-Langenburg the Younger".into());
        rows[0].prize = "€ 1,250,000".into();
    }
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    PayoutSheet {
        event: "Thursday T1000 · 19 November 2026 · 30 entries at 25, no rebuys".into(),
        figures: vec![
            figure("Prize pool", "750"),
            figure("Places paid", &places.to_string()),
            figure("Paid out", "260"),
            figure("Still owed", "490"),
        ],
        rows,
        total: "750".into(),
        remark: "Published table for 21–30 players: 40 / 25 / 20 / 10 / 5 per cent \
                 (HomePokerTourney). Rounded to 5, the rest to first place."
            .into(),
        imprint: "Printed 22:41 · log line 214".into(),
        ..PayoutSheet::default()
    }
}

fn chip(value: &str, name: &str, colour: [u8; 3]) -> ChipDisc {
    ChipDisc { value: value.into(), name: name.into(), colour }
}

/// The T1000 schedule with its breaks.
fn stages() -> Vec<StageLine> {
    let blinds = [
        ("10", "20"),
        ("15", "30"),
        ("20", "40"),
        ("25", "50"),
        ("50", "100"),
        ("75", "150"),
        ("100", "200"),
        ("150", "300"),
        ("200", "400"),
        ("300", "600"),
        ("400", "800"),
        ("500", "1,000"),
        ("600", "1,200"),
        ("800", "1,600"),
        ("1,000", "2,000"),
    ];
    let mut stages = Vec::new();
    for (number, (small, big)) in (1..).zip(blinds) {
        stages.push(StageLine {
            level: number.to_string(),
            small: small.into(),
            big: big.into(),
            ..StageLine::default()
        });
        let chips = match number {
            3 => vec![chip("5", "red", [0xc8, 0x37, 0x2d])],
            8 => vec![chip("25", "green", [0x2f, 0x8f, 0x5b])],
            11 | 14 => Vec::new(),
            _ => continue,
        };
        stages.push(StageLine { length: "10 min".into(), chips, ..StageLine::default() });
    }
    stages
}

/// A festival's schedule: antes, large blinds, notes, a break after every fourth level.
fn long(count: u64) -> Vec<StageLine> {
    let mut level = 0;
    let stages = (1..=count).map(|number| {
        if number % 5 == 0 {
            return StageLine {
                length: "15 min".into(),
                note: if number == 10 { "Dinner".into() } else { String::new() },
                chips: vec![
                    chip("100", "black", [0x23, 0x27, 0x2b]),
                    chip("500", "white", [0xf5, 0xf3, 0xea]),
                ],
                ..StageLine::default()
            };
        }
        level += 1;
        StageLine {
            level: level.to_string(),
            small: format!("{},000", level * 5),
            big: format!("{},000", level * 10),
            ante: format!("{},000", level * 10),
            ..StageLine::default()
        }
    });
    stages.collect()
}

fn poster(stages: Vec<StageLine>) -> BlindsPoster {
    BlindsPoster {
        event: "Thursday T1000".into(),
        about: "No-limit hold’em · starting stack 1,000 · 20-minute levels".into(),
        stages,
        after_last: "After the last level the blinds double, level by level, with the same length."
            .into(),
        imprint: "19 Nov 2026 · 18:40".into(),
        ..BlindsPoster::default()
    }
}

fn schedule(mut stages: Vec<StageLine>) -> ScheduleSheet {
    let mut minutes = 19 * 60;
    for stage in &mut stages {
        stage.begins = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
        let length = if stage.is_break() { 10 } else { 20 };
        stage.length = format!("{length} min");
        minutes += length;
        if stage.level == "4" {
            stage.note = "Rebuys and late entry close with its first hand".into();
        }
    }
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    ScheduleSheet {
        event: "Thursday T1000 · 19 November 2026 · No-limit hold’em".into(),
        figures: vec![
            figure("Start", "19:00"),
            figure("Starting stack", "1,000"),
            figure("Levels", "15"),
            figure("Length with breaks", "5:40"),
        ],
        stages,
        after_last: "After the last level the blinds double, level by level, with the same length."
            .into(),
        imprint: "Printed 18:40 · log line 26".into(),
        ..ScheduleSheet::default()
    }
}
