//! The table of a season: a few players on a poster, hundreds of them on pages, names of any length.

use crate::support::{extracted, is_within_a_poster, texts};
use shuffle_up_paper::{Ends, Paper, SeasonSheet, SeasonSheetRow, season_sheet};

fn season(players: usize, name: &str) -> SeasonSheet {
    SeasonSheet {
        ends: Ends {
            title: "Autumn league".into(),
            event: "6 events · 3 September 2026 to 8 October 2026".into(),
            imprint: "Printed 9 October 2026 22:41".into(),
            page: "page {page} of {pages}".into(),
            ..Ends::default()
        },
        columns: ["Played", "Wins", "Points"].map(String::from).into(),
        rows: (1..=players)
            .map(|rank| SeasonSheetRow {
                rank: rank.to_string(),
                name: format!("{name} {rank}"),
                figures: vec!["6".into(), "2".into(), "12,345.50".into()],
            })
            .collect(),
    }
}

#[test]
fn everybody_is_on_paper_whatever_the_name() {
    for paper in [Paper::A4, Paper::A3, Paper::A2, Paper::Letter, Paper::Tabloid] {
        for name in ["Anna Berg", "Maximiliana-Alexandra von Hohenstein-Waldburg zu Wolfegg"] {
            for (players, pages) in [(0, 1), (1, 1), (20, 1), (33, 1), (300, 10)] {
                let sheet = season_sheet(&season(players, name), paper);
                assert!(sheet.pages.len() <= pages, "{players}: {}", sheet.pages.len());
                let names = sheet.pages.iter().flat_map(|page| texts(page));
                let found = names.filter(|text| text.words.text().starts_with(&name[..4])).count();
                assert_eq!(found, players);
                is_within_a_poster(&sheet);
            }
        }
    }
}

#[test]
fn a_long_name_can_be_read_in_a_short_table() {
    let name = "Maximiliana-Alexandra von Hohenstein-Waldburg";
    for players in [1, 8, 20, 33] {
        let sheet = season_sheet(&season(players, name), Paper::A4);
        let found = texts(&sheet.pages[0]);
        let name = found.iter().find(|text| text.words.text().starts_with(name)).unwrap();
        assert!(name.size_pt >= 8.0, "{players}: {} pt", name.size_pt);
    }
}

#[test]
fn a_short_table_is_set_larger_and_a_large_paper_sets_all_of_it_larger() {
    let size = |players, paper| {
        let sheet = season_sheet(&season(players, "Anna"), paper);
        let found = texts(&sheet.pages[0]);
        found.iter().find(|text| text.words.text() == "12,345.50").unwrap().size_pt
    };
    assert!(size(10, Paper::A4) > 1.5 * size(33, Paper::A4));
    assert!(size(33, Paper::A3) > 1.3 * size(33, Paper::A4));
}

#[test]
fn it_can_be_read_back() {
    let sheet = season_sheet(&season(3, "Łukasz Nowak"), Paper::A4);
    let Some(read) = extracted(&sheet.to_pdf()) else { return };
    for words in ["Autumn league", "6 events", "Łukasz Nowak 2", "12,345.50", "Points"] {
        assert!(read.contains(words), "{words} is missing in {read}");
    }
}
