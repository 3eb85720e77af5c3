//! Prize posters: a home game's five lines, a long list, sums of any length.

use crate::support::{code, extracted, is_within_a_poster, texts};
use shuffle_up_paper::{Ends, HeadFigure, Paper, PrizeLine, PrizePoster, prize_poster};

fn poster(lines: u32, zeros: &str) -> PrizePoster {
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    PrizePoster {
        ends: Ends {
            title: "Prizes".into(),
            event: "Thursday T1000 · 19 November 2026".into(),
            figures: vec![
                figure("Prize pool", "18,000"),
                figure("Entries", "180"),
                figure("Places paid", "23"),
                figure("Guaranteed", "10,000"),
            ],
            imprint: "Printed 22:41 · log line 214".into(),
            page: "page {page} of {pages}".into(),
        },
        rows: (1..=lines)
            .map(|line| PrizeLine {
                place: if line < 10 { line.to_string() } else { format!("{line}0–{line}9") },
                prize: format!("{}{zeros}", 1_000 - line),
                beside: if line == 1 { "Trophy".into() } else { String::new() },
            })
            .collect(),
        remark: "Published table for 21-30 players: 40 / 25 / 20 / 10 / 5 per cent.".into(),
        code: None,
    }
}

#[test]
fn every_place_is_on_paper_whatever_its_prize() {
    for paper in [Paper::A4, Paper::A3, Paper::A2, Paper::Letter, Paper::Tabloid] {
        for (lines, pages) in [(1, 1), (5, 1), (23, 1), (45, 1), (46, 2)] {
            for zeros in ["", ",000,000.50"] {
                for code in [None, code()] {
                    let sheet = prize_poster(&PrizePoster { code, ..poster(lines, zeros) }, paper);
                    assert_eq!(sheet.pages.len(), pages, "{lines} lines");
                    is_within_a_poster(&sheet);
                }
            }
        }
    }
}

#[test]
fn a_short_list_is_set_larger_than_a_long_one() {
    let largest = |lines| {
        let sheet = prize_poster(&poster(lines, ""), Paper::A4);
        let prizes = texts(&sheet.pages[0]);
        let first = prizes.iter().find(|text| text.words.text() == "999").unwrap();
        first.size_pt
    };
    assert!(largest(5) > 1.4 * largest(23), "{} {}", largest(5), largest(23));
}

#[test]
fn it_can_be_read_back() {
    let sheet = prize_poster(&poster(23, ""), Paper::A4);
    let Some(read) = extracted(&sheet.to_pdf()) else { return };
    for words in ["Prizes", "18,000", "Guaranteed", "999", "Trophy", "230–239"] {
        assert!(read.contains(words), "{words} is missing in {read}");
    }
}
