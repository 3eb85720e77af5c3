//! Sheets on disk.

use crate::house::House;
use crate::house::settings::PaperSize;
use crate::papers::{SheetKind, print};
use shuffle_up_engine::entries::enter::Enter;
use shuffle_up_engine::seating::draw::DrawSeats;
use shuffle_up_engine::setup::templates;

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
    for sheet in [SheetKind::SeatCards, SheetKind::PayoutSheet] {
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
