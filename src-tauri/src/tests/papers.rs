//! Sheets on disk.

use crate::house::House;
use crate::house::settings::PaperSize;
use crate::papers::{SheetKind, print, sheet};
use shuffle_up_engine::clock::pause::PauseClock;
use shuffle_up_engine::clock::start::StartClock;
use shuffle_up_engine::entries::enter::Enter;
use shuffle_up_engine::seating::draw::DrawSeats;
use shuffle_up_engine::setup::templates;
use shuffle_up_paper::Mark;

fn drawn(folder: &std::path::Path) -> (House, u32) {
    let mut house = House::open(folder);
    let mut setup = templates::t1000();
    setup.name = "../Thursday: \u{201c}T1000\u{201d} / home".into();
    let id = house.new_tournament(setup).unwrap();
    let names =
        ["Łukasz Nowak", "Ελένη Παππά", "Дмитрий Орлов", "山田 太郎"].map(str::to_string).to_vec();
    house.act(id, Enter { names }.into()).unwrap();
    (house, id)
}

#[test]
fn every_sheet_is_written_inside_its_own_folder() {
    let folder = tempfile::tempdir().unwrap();
    let papers = folder.path().join("papers");
    let (mut house, id) = drawn(folder.path());
    house.act(id, DrawSeats {}.into()).unwrap();
    let office = [
        SheetKind::SeatCards,
        SheetKind::PayoutSheet,
        SheetKind::BlindsPoster,
        SheetKind::ScheduleSheet,
    ];
    for sheet in office {
        for paper in [PaperSize::A4, PaperSize::Letter] {
            let printed = print(&mut house, &papers, id, sheet, paper).unwrap();
            let path = std::path::PathBuf::from(&printed.path);
            assert!(
                path.canonicalize().unwrap().starts_with(papers.canonicalize().unwrap()),
                "{}",
                printed.path
            );
            assert!(std::fs::read(path).unwrap().starts_with(b"%PDF"));
            assert_eq!(printed.missing, Vec::<String>::new());
        }
    }
}

#[test]
fn a_poster_is_printed_on_every_paper_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id) = drawn(folder.path());
    for paper in [PaperSize::A3, PaperSize::A2, PaperSize::Tabloid] {
        let printed = print(&mut house, folder.path(), id, SheetKind::BlindsPoster, paper).unwrap();
        assert!(std::fs::read(printed.path).unwrap().starts_with(b"%PDF"));
        let problem =
            print(&mut house, folder.path(), id, SheetKind::ScheduleSheet, paper).unwrap_err();
        assert_eq!(problem.code, "bad_paper");
    }
}

/// What a page of a sheet says, text by text in reading order.
fn said(house: &mut House, id: u32, kind: SheetKind) -> Vec<String> {
    let laid = sheet(house, id, kind, PaperSize::A4).unwrap();
    let marks = laid.pages.iter().flat_map(|page| &page.marks);
    marks
        .filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.words.text().into_owned()),
            Mark::Rule(_) | Mark::Disc(_) | Mark::Oval(_) => None,
        })
        .collect()
}

#[test]
fn the_poster_says_the_blinds_and_what_leaves_play() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id) = drawn(folder.path());
    let said = said(&mut house, id, SheetKind::BlindsPoster);
    for words in [
        "No-limit hold'em · starting stack 1,000 · levels of 20 min",
        "1,000 / 2,000",
        "10 min",
        "Coloured up",
        "red",
    ] {
        assert!(said.iter().any(|text| text == words), "{words}: {said:?}");
    }
    // No level of this schedule has an ante, and all levels last as long.
    assert!(!said.iter().any(|text| text == "Ante" || text == "20 min"), "{said:?}");
}

#[test]
fn the_schedule_shows_times_only_while_they_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id) = drawn(folder.path());
    let times = |said: &[String]| {
        let time = |text: &&String| text.len() == 5 && text.as_bytes().get(2) == Some(&b':');
        said.iter().filter(time).count()
    };
    let before = said(&mut house, id, SheetKind::ScheduleSheet);
    assert_eq!(times(&before), 0);
    assert!(before.iter().any(|text| text == "Rebuys and late entry close with its first hand"));
    assert!(before.iter().any(|text| text.contains("blinds double")));

    house.act(id, DrawSeats {}.into()).unwrap();
    house.act(id, StartClock {}.into()).unwrap();
    let running = said(&mut house, id, SheetKind::ScheduleSheet);
    assert_eq!(times(&running), 18);
    assert!(running.iter().any(|text| text == "now"));

    house.act(id, PauseClock {}.into()).unwrap();
    assert_eq!(times(&said(&mut house, id, SheetKind::ScheduleSheet)), 0);

    // An announced start tells all of them beforehand, and stands at the head too.
    let mut setup = templates::t1000();
    setup.starts_at = Some(house.now());
    let announced = house.new_tournament(setup).unwrap();
    assert_eq!(times(&said(&mut house, announced, SheetKind::ScheduleSheet)), 20);
}

#[test]
fn seat_cards_wait_for_the_draw() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id) = drawn(folder.path());
    let problem =
        print(&mut house, folder.path(), id, SheetKind::SeatCards, PaperSize::A4).unwrap_err();
    assert!(problem.message.contains("Draw the seats first"));
}

#[test]
fn a_folder_that_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, id) = drawn(folder.path());
    let blocked = folder.path().join("a file");
    std::fs::write(&blocked, b"").unwrap();
    let problem =
        print(&mut house, &blocked, id, SheetKind::PayoutSheet, PaperSize::A4).unwrap_err();
    assert_eq!(problem.code, "folder");
}
