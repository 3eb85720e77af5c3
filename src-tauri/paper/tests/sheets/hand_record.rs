//! The record of hand-for-hand. Whatever a name is, it stays in its place.

use crate::support::{english, hard_names, stays_on_paper, texts};
use shuffle_up_paper::{
    Ends, HandRecord, HandRecordOut, HandRecordRow, HandRecords, HeadFigure, Paper, hand_record,
};

fn records(hands: usize, tables: usize) -> HandRecords {
    let names = &hard_names();
    let out = |hand: usize| {
        (0..hand % 4).map(move |number| HandRecordOut {
            place: "1050th-1053rd".into(),
            player: names[(hand + number) % names.len()].clone(),
            seat: "Table 1124 · Seat 10".into(),
            prize: "1,234,567.50".into(),
        })
    };
    let which: Vec<String> = (1..=tables).map(|table| (table * 2).to_string()).collect();
    let rows = (0..hands).map(|hand| HandRecordRow {
        hand: hand.to_string(),
        dealt: if hand == 0 { "–".into() } else { "21:41".into() },
        clock: "17:30".into(),
        level: "level 12".into(),
        tables: format!("{tables} tables"),
        which: which.join(", "),
        out: out(hand).collect(),
        nobody: "nobody on this hand".into(),
    });
    let record = HandRecord {
        title: "Soft hand-for-hand record".into(),
        figures: vec![HeadFigure { label: "50th takes".into(), value: "1,234,567.50".into() }; 4],
        stamp: "Announced at 21:41:07, line 214 of the log, with 52 left. Whoever went out on the hand in progress or a later one is ranked with the others of that hand.".into(),
        rows: rows.collect(),
    };
    HandRecords {
        ends: Ends {
            event: "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack".into(),
            imprint: "Printed 21:41 · log line 214".into(),
            ..english::hand_records().ends
        },
        records: vec![record; 2],
        ..english::hand_records()
    }
}

#[test]
fn every_announcement_begins_a_page_and_runs_over_as_many_as_it_takes() {
    for paper in [Paper::A4, Paper::Letter] {
        for (hands, tables) in [(1, 2), (6, 12), (40, 60)] {
            let sheet = hand_record(&records(hands, tables), paper);
            assert!(sheet.pages.len() >= 2 && sheet.pages.len().is_multiple_of(2));
            assert_eq!(sheet.pages.len() > 2, hands == 40, "{hands} hands");
            stays_on_paper(&sheet);
            let first: Vec<String> =
                texts(&sheet.pages[0]).iter().map(|text| text.words.text().into_owned()).collect();
            assert!(first.contains(&"nobody on this hand".into()), "{first:?}");
            assert_eq!(first.contains(&"1050th-1053rd".into()), hands > 1);
        }
    }
}
