//! Fairness sheets: one page or many, names of any length and alphabet, nothing over anything else.

use crate::support::{hard_names, stays_within_margins, texts};
use shuffle_up_paper::{Ends, FairnessSheet, HeadFigure, Paper, SeatLine, fairness_sheet};

fn proof(players: usize) -> FairnessSheet {
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    let names = hard_names();
    FairnessSheet {
        ends: Ends {
            title: "How the seats were drawn".into(),
            event: "Thursday T1000 · Initial draw · 19 November 2026 19:02".into(),
            figures: vec![
                figure("Check number", "3F2A"),
                figure("Players", &players.to_string()),
                figure("Draw", "2 of 2"),
                figure("Seed", "8712345678901234"),
            ],
            imprint: "Printed 19:04 · log line 14".into(),
            page: "page {page} of {pages}".into(),
        },
        parts: vec![
            ("The method".into(), "The list in the order of entry is shuffled once. ".repeat(6)),
            ("What could not be kept".into(), String::new()),
            ("To check it".into(), "Run the check script.".into()),
        ],
        list: "The list in its order, and the seats".into(),
        seats: (0..players)
            .map(|index| SeatLine {
                place: (index + 1).to_string(),
                player: names[index % names.len()].to_string(),
                seat: format!("{}.{}", index / 9 + 1, index % 9 + 1),
            })
            .collect(),
    }
}

#[test]
fn every_player_stands_once_with_the_seat() {
    for (players, pages) in [(2, 1), (60, 1), (120, 2), (400, 4), (1_000, 8)] {
        for paper in [Paper::A4, Paper::Letter] {
            let sheet = fairness_sheet(&proof(players), paper);
            stays_within_margins(&sheet);
            assert!(sheet.pages.len() <= pages, "{players} on {} pages", sheet.pages.len());
            let said: Vec<String> = sheet
                .pages
                .iter()
                .flat_map(|page| {
                    texts(page)
                        .iter()
                        .map(|text| text.words.text().into_owned())
                        .collect::<Vec<_>>()
                })
                .collect();
            for index in 0..players {
                let seat = format!("{}.{}", index / 9 + 1, index % 9 + 1);
                assert_eq!(said.iter().filter(|text| **text == seat).count(), 1, "{seat}");
            }
            assert!(said.iter().any(|text| text == "8712345678901234"));
            assert!(!said.iter().any(|text| text == "What could not be kept"), "nothing to say");
        }
    }
}
