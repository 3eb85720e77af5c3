//! What is printed for a colour-up. Whatever a name is, it stays in its place, blank and filled.

use crate::support::{english, hard_names, stays_on_paper, texts};
use shuffle_up_paper::{
    ChipSummary, ChipSummaryRow, CountSheet, CountSheets, Ends, HeadFigure, Paper, RaceSheet,
    RaceSheetRow, RaceSheets, Sheet, chip_summary, count_sheets, race_sheets,
};

const OFFICE: [Paper; 2] = [Paper::A4, Paper::Letter];
const IMPRINT: &str = "Printed 21:41 · log line 214";
const LONG_EVENT: &str = "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack";

fn lines(sheet: &Sheet, page: usize) -> Vec<String> {
    texts(&sheet.pages[page]).iter().map(|text| text.words.text().into_owned()).collect()
}

fn figure(label: &str, value: &str) -> HeadFigure {
    HeadFigure { label: label.into(), value: value.into() }
}

fn races(names: &[String], filled: bool) -> RaceSheets {
    let said = |text: &str| if filled { text.to_string() } else { String::new() };
    let rows = (1..).zip(names).map(|(seat, name)| RaceSheetRow {
        seat: seat.to_string(),
        player: name.clone(),
        chips: said("4"),
        cards: said("As Ks 5d 6d"),
        new: said("2"),
        why: said("As, highest card; Ks, 2nd highest"),
    });
    RaceSheets {
        ends: Ends {
            event: LONG_EVENT.into(),
            imprint: IMPRINT.into(),
            ..english::race_sheets().ends
        },
        exchange: "5s leave, 25s take their place".into(),
        how: vec![
            "Change up first: 5 × 5 for 1 × 25. What is left at each seat is odd.".into();
            4
        ],
        tables: vec![
            RaceSheet {
                table: "12".into(),
                figures: vec![figure("Bring 25s", "31"), figure("Collect 5s, about", "150")],
                rows: rows.collect(),
                found: vec![said(
                    "Found later with Bo Lund, seat 2: 9 × 5, 1 × 25 out, 20 leave play."
                )],
            };
            2
        ],
        ..english::race_sheets()
    }
}

#[test]
fn every_table_has_a_page_blank_or_filled() {
    let names = ["Anna Berg", "Bo Lund", "Chen Wei"].map(str::to_owned);
    for paper in OFFICE {
        let blank = race_sheets(&races(&names, false), paper);
        assert_eq!((blank.title.as_str(), blank.pages.len()), ("Chip race", 2));
        let words = lines(&blank, 0);
        assert!(
            words.contains(&"Chip race · table 12".into()) && words.contains(&"Anna Berg".into())
        );
        assert!(!words.iter().any(|word| word.contains("As")));
        let filled = race_sheets(&races(&names, true), paper);
        assert!(lines(&filled, 1).contains(&"As Ks 5d 6d".into()), "{:?}", lines(&filled, 1));
        stays_on_paper(&blank);
        stays_on_paper(&filled);
    }
}

#[test]
fn a_full_table_of_hard_names_fits_a_page() {
    let names: Vec<String> = hard_names().into_iter().cycle().take(12).collect();
    for paper in OFFICE {
        for filled in [false, true] {
            stays_on_paper(&race_sheets(&races(&names, filled), paper));
        }
    }
}

#[test]
fn count_sheets_put_as_many_tables_on_a_page_as_have_room() {
    let names: Vec<String> = hard_names().into_iter().cycle().take(12).collect();
    let counts = |players: usize| CountSheets {
        ends: Ends {
            event: LONG_EVENT.into(),
            imprint: IMPRINT.into(),
            ..english::count_sheets().ends
        },
        tables: vec![
            CountSheet {
                table: "Table 12".into(),
                expected: "1,234,567".into(),
                rows: (1..)
                    .zip(names.iter().take(players))
                    .map(|(seat, name): (usize, _)| (seat.to_string(), name.clone()))
                    .collect(),
            };
            5
        ],
        ..english::count_sheets()
    };
    for paper in OFFICE {
        for (players, pages) in [(2, 2), (9, 3), (12, 5)] {
            let sheet = count_sheets(&counts(players), paper);
            assert_eq!(sheet.pages.len(), pages, "{players} at {paper:?}");
            assert!(lines(&sheet, 0).contains(&"Expected 1,234,567".into()));
            stays_on_paper(&sheet);
        }
    }
}

#[test]
fn the_summary_runs_over_as_many_pages_as_it_takes() {
    let summary = |tables: usize| ChipSummary {
        ends: Ends {
            event: LONG_EVENT.into(),
            figures: vec![figure("Tables raced", "1 of 90"), figure("Bring 25s", "2,790")],
            imprint: IMPRINT.into(),
            ..english::chip_summary().ends
        },
        columns: ["Bring 25s", "Collect 5s", "5s in", "25s out", "In play"]
            .map(str::to_owned)
            .into(),
        rows: (1..=tables)
            .map(|table| ChipSummaryRow {
                table: table.to_string(),
                figures: ["31", "150", "", "", ""].map(str::to_owned).into(),
            })
            .collect(),
        ..english::chip_summary()
    };
    for paper in OFFICE {
        let short = chip_summary(&summary(6), paper);
        assert_eq!(short.pages.len(), 1);
        let long = chip_summary(&summary(90), paper);
        assert!(long.pages.len() >= 4);
        assert!(lines(&long, 3).contains(&"90".into()));
        stays_on_paper(&short);
        stays_on_paper(&long);
    }
}
