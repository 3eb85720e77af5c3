//! Writes sample sheets into a folder, to be looked at and printed:
//! `cargo run --release -p shuffle-up-paper --example samples -- <folder>`.

use std::path::Path;

use shuffle_up_paper::{
    Paper, PayoutFigure, PayoutRow, PayoutSheet, SeatCard, SeatCards, Sheet, payout_sheet,
    seat_cards,
};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    for (paper, name) in [(Paper::A4, "a4"), (Paper::Letter, "letter")] {
        write(folder, &format!("cards-{name}"), &seat_cards(&draw(), paper))?;
        write(folder, &format!("cards-hard-{name}"), &seat_cards(&hard(), paper))?;
        write(folder, &format!("payouts-{name}"), &payout_sheet(&payouts(5), paper))?;
        write(folder, &format!("payouts-long-{name}"), &payout_sheet(&payouts(47), paper))?;
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
    let figure =
        |label: &str, value: &str| PayoutFigure { label: label.into(), value: value.into() };
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
