//! Sheets in parts, such as the page beside the laptop. However long its lines are, none leaves the paper and none lies on another.

use crate::support::{nothing_overlaps, stays_on_paper};
use shuffle_up_paper::{Ends, LinesPart, Paper, PartsSheet, Reads, parts_sheet};

fn laptop(lines: usize, words: usize) -> PartsSheet {
    let does = "moves the player to another table ".repeat(words);
    let lines = (0..lines).map(|line| (format!("m {line}.4 2.3"), does.trim().to_string()));
    PartsSheet {
        ends: Ends {
            title: "Beside the laptop".into(),
            event: "Type on the floor line.".into(),
            imprint: "Printed 21:41 · log line 214".into(),
            page: "page {page} of {pages}".into(),
            ..Ends::default()
        },
        reads: Reads::AtAGlance,
        parts: vec![
            LinesPart { title: "The floor line".into(), lines: lines.clone().collect() },
            LinesPart { title: "Keys".into(), lines: lines.take(12).collect() },
        ],
    }
}

#[test]
fn an_evening_fits_one_page_and_more_flows_on() {
    for paper in [Paper::A4, Paper::Letter] {
        for (lines, words, pages) in [(0, 1, 1), (50, 2, 1), (400, 3, 9)] {
            let sheet = parts_sheet(&laptop(lines, words), paper);
            stays_on_paper(&sheet);
            sheet.pages.iter().for_each(nothing_overlaps);
            assert!(sheet.pages.len() <= pages, "{lines} lines took {} pages", sheet.pages.len());
            assert_eq!(sheet.pages.len() == 1, pages == 1);
        }
    }
}

/// A booklet and a list flow on at a size for the hand, and keep a title with its first lines.
#[test]
fn a_booklet_and_a_list_flow_on() {
    for reads in [Reads::AsABooklet, Reads::LineByLine] {
        for paper in [Paper::A4, Paper::Letter] {
            let of = PartsSheet { reads, ..laptop(60, 12) };
            let sheet = parts_sheet(&of, paper);
            stays_on_paper(&sheet);
            sheet.pages.iter().for_each(nothing_overlaps);
            assert!((3..=10).contains(&sheet.pages.len()), "{reads:?}: {}", sheet.pages.len());
        }
    }
}
