//! The log on paper: every line in its place however long its words are, and a struck one still to be read.

use crate::support::{english, hard_names, stays_on_paper, texts};
use shuffle_up_paper::{Ends, HeadFigure, LogSheet, LogSheetRow, Mark, Paper, Text, log_sheet};

fn log(lines: usize) -> LogSheet {
    let names = hard_names();
    let rows = (1..=lines).map(|number| LogSheetRow {
        number: (number * 1_003).to_string(),
        time: "28 Nov 23:59:59".into(),
        text: format!(
            "Bust: {}, 1050th to 1053rd, by {}",
            names[number % names.len()],
            names[(number * 7) % names.len()]
        ),
        device: "the laptop at the registration desk".into(),
        struck: number.is_multiple_of(3),
    });
    LogSheet {
        ends: Ends {
            event: "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack".into(),
            figures: vec![
                HeadFigure { label: "With the words".into(), value: "Ivo Petrov".into() };
                4
            ],
            imprint: "Printed 21:41 · log line 214".into(),
            ..english::log_sheet().ends
        },
        rows: rows.collect(),
        ..english::log_sheet()
    }
}

#[test]
fn every_line_is_in_its_place_over_as_many_pages_as_it_takes() {
    for paper in [Paper::A4, Paper::Letter] {
        for lines in [1, 12, 300] {
            let sheet = log_sheet(&log(lines), paper);
            assert_eq!(sheet.pages.len() > 1, lines > 12, "{lines} lines");
            stays_on_paper(&sheet);
            let is_number = |text: &&Text| {
                text.words.text().parse().is_ok_and(|number: usize| number.is_multiple_of(1_003))
            };
            let numbers = sheet.pages.iter().flat_map(texts).filter(is_number).count();
            assert_eq!(numbers, lines);
        }
    }
}

#[test]
fn a_struck_line_can_be_read_under_its_stroke() {
    let mut one = log(3);
    let stroke_less =
        log_sheet(&LogSheet { rows: one.rows[..2].to_vec(), ..one.clone() }, Paper::A4);
    one.rows[2].text = "Bust: Ivo Petrov, 53rd".into();
    let sheet = log_sheet(&one, Paper::A4);
    let rules = |sheet: &shuffle_up_paper::Sheet| {
        sheet.pages[0].marks.iter().filter(|mark| matches!(mark, Mark::Rule(_))).count()
    };
    // The line between the rows, and the stroke.
    assert_eq!(rules(&sheet), rules(&stroke_less) + 2);
    let words: Vec<String> =
        texts(&sheet.pages[0]).iter().map(|text| text.words.text().into_owned()).collect();
    assert!(words.contains(&"Bust: Ivo Petrov, 53rd".to_string()), "{words:?}");
    assert_eq!(words.iter().filter(|said| *said == "struck").count(), 1);
}
