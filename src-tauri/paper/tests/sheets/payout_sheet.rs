//! Payout sheets: one page or many, ties, names and sums of any length.

use crate::support::{describe, english, extracted, hard_names, stays_within_margins, texts};
use shuffle_up_paper::{
    Ends, HeadFigure, Mark, Paper, PayoutRow, PayoutSheet, Sheet, payout_sheet,
};

fn payouts(places: u32) -> PayoutSheet {
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    PayoutSheet {
        ends: Ends {
            event: "Thursday T1000 · 19 November 2026 · 30 entries at 25, no rebuys".into(),
            figures: vec![
                figure("Prize pool", "750"),
                figure("Places paid", "5"),
                figure("Paid out", "260"),
                figure("Still owed", "490"),
            ],
            imprint: "Printed 22:41 · log line 214".into(),
            ..english::payout_sheet().ends
        },
        rows: (1..=places)
            .map(|place| PayoutRow {
                place,
                player: (place > 2).then(|| format!("Player {place}")),
                prize: (1000 - place).to_string(),
                ..PayoutRow::default()
            })
            .collect(),
        total: "750".into(),
        remark: "Published table for 21–30 players: 40 / 25 / 20 / 10 / 5 per cent \
                 (HomePokerTourney). Rounded to 5, the rest to first place."
            .into(),
        ..english::payout_sheet()
    }
}

fn stays_on_paper(sheet: &Sheet) {
    stays_within_margins(sheet);
    for page in &sheet.pages {
        // Rows may not run into the foot: its text is the lowest, everything else stays above.
        let foot = sheet.height_mm - 14.0;
        for text in texts(page) {
            let (baseline, name) = (text.baseline_mm, text.words.text());
            assert!(baseline < foot - 7.0 || (baseline - foot).abs() < 0.01, "{name}");
        }
    }
}

fn lines(sheet: &Sheet, page: usize) -> Vec<String> {
    texts(&sheet.pages[page]).iter().map(|text| text.words.text().into_owned()).collect()
}

#[test]
fn a_sheet_reads_like_this() {
    let mut sheet = payouts(5);
    sheet.rows[3].shared_to = Some(5);
    sheet.rows[4].place = 4;
    sheet.rows[4].shared_to = Some(5);
    sheet.rows[4].flag = Some("Same hand, equal stacks".into());
    insta::assert_snapshot!(describe(&payout_sheet(&sheet, Paper::A4)));
}

#[test]
fn shared_places_are_written_as_a_range() {
    let row = |place, shared_to| PayoutRow { place, shared_to, ..PayoutRow::default() };
    assert_eq!(row(4, None).place_text(), "4");
    assert_eq!(row(4, Some(4)).place_text(), "4");
    assert_eq!(row(4, Some(5)).place_text(), "4–5");
    assert_eq!(row(98, Some(101)).place_text(), "98–101");
}

#[test]
fn many_places_flow_over_pages_that_all_say_what_they_are() {
    for paper in [Paper::A4, Paper::Letter] {
        for places in [0, 1, 14, 15, 16, 17, 18, 47, 400] {
            let sheet = payout_sheet(&payouts(places), paper);
            stays_on_paper(&sheet);
            let pages = sheet.pages.len();
            let mut prizes = 0;
            for page in 0..pages {
                let lines = lines(&sheet, page);
                assert!(lines.contains(&"Payouts".to_owned()));
                assert!(lines.contains(&"Received (signature)".to_owned()));
                let number = format!("Printed 22:41 · log line 214 · page {} of {pages}", page + 1);
                assert!(lines.contains(&number), "{lines:?}");
                prizes += lines
                    .iter()
                    .filter(|line| line.len() == 3 && line.parse::<u32>().is_ok_and(|n| n > 598))
                    .count();
            }
            // Every place once, and the total on the last page only.
            let total = lines(&sheet, pages - 1);
            assert!(total.contains(&"Total".to_owned()));
            let figures = 1 + 1;
            assert_eq!(prizes, places as usize + figures, "{places} places");
        }
    }
}

#[test]
fn each_row_has_a_line_to_sign_on() {
    let sheet = payout_sheet(&payouts(5), Paper::A4);
    let signatures = sheet.pages[0]
        .marks
        .iter()
        .filter(|mark| matches!(mark, Mark::Rule(rule) if rule.from_mm.0 > 120.0))
        .count();
    assert_eq!(signatures, 5);
}

#[test]
fn names_flags_and_sums_of_any_length_stay_in_their_columns() {
    for paper in [Paper::A4, Paper::Letter] {
        for prize in ["5", "€ 1,250,000.00", "1 234 567 890 000,00 Kč"] {
            let mut sheet = payouts(0);
            sheet.rows = hard_names()
                .into_iter()
                .zip(1..)
                .map(|(player, place)| PayoutRow {
                    place: place * 100,
                    shared_to: Some(place * 100 + 99),
                    flag: Some(format!("Flag for {player}")),
                    player: Some(player),
                    prize: prize.into(),
                })
                .collect();
            sheet.total = prize.into();
            sheet.ends.event = sheet.ends.event.repeat(4);
            sheet.remark = sheet.remark.repeat(5);
            stays_on_paper(&payout_sheet(&sheet, paper));
        }
    }
}

#[test]
fn a_sheet_can_be_searched() {
    let Some(text) = extracted(&payout_sheet(&payouts(47), Paper::A4).to_pdf()) else {
        return;
    };
    for part in ["Player 47", "Prize pool", "page 3 of 3", "Tournament director"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
}
