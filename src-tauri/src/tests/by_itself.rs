//! Slips that are printed without being asked for.

use super::fake_cups::cups;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::actions::tables::break_table::BreakTable;
use shuffle_up_engine::base::ids::{Seat, TableNumber};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_house::office::Office;
use shuffle_up_house::office::settings::Setting;
use shuffle_up_house::papers::by_itself::{BY_ITSELF, Before, coming};
use shuffle_up_house::sheet_kind::SheetKind;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::Paper;
use std::path::Path;

/// Five tables, the slips on a roll.
fn five_tables(folder: &Path) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    office.change_setting(Setting::SlipPaper(Paper::Roll80));
    office.change_setting(Setting::SlipPrinter("Roll".into()));
    office.change_setting(Setting::Printer("Office".into()));
    for sheet in BY_ITSELF {
        office.change_setting(Setting::ByItself { sheet, on: true });
    }
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let names = (1..=41).map(|number| format!("Player {number:02}")).collect();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    (office, id)
}

/// Says something as the desk does; answers what the printers were told, a line a sheet.
fn says(office: &mut Office, id: TournamentId, folder: &Path, command: Command) -> Vec<String> {
    let told = folder.join("told");
    let cups = cups(
        folder,
        &["Office", "Roll"],
        &format!("printf '%s ' \"$@\" >> '{0}'; echo >> '{0}'", told.display()),
    );
    let by_itself = office.settings.by_itself.clone();
    let before = Before::of(office.look(id).unwrap().tournament(), &by_itself);
    office.act(id, command).unwrap();
    for sheet in coming(office, id, &before).unwrap() {
        sheet.print(&folder.join("papers"), &cups).unwrap();
    }
    let lines = std::fs::read_to_string(&told).unwrap_or_default();
    let _ = std::fs::remove_file(&told);
    lines.lines().map(String::from).collect()
}

fn bust(office: &mut Office, id: TournamentId, seat: Seat) -> Command {
    let entry = office.look(id).unwrap().tournament().room.at(seat).unwrap();
    let out = vec![Out { entry, stack: None }];
    Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }.into()
}

#[test]
fn a_receipt_a_break_and_its_moves_come_out_of_their_printers_and_once() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let (mut office, id) = five_tables(at);
    let one = Enter { names: vec!["Anna Berg".into()], ..Enter::default() };
    let printed = says(&mut office, id, at, one.into());
    assert_eq!(printed.len(), 1, "{printed:?}");
    assert!(printed[0].starts_with("-d Roll -o media=Custom.80x"), "{printed:?}");
    assert!(printed[0].contains("receipt-42-roll.pdf"), "{printed:?}");

    // Nobody is on the way until the players left fit on four tables.
    let mut seats = (1..=9).map(|seat| Seat::new(1, seat));
    let printed = loop {
        let command = bust(&mut office, id, seats.next().expect("a table breaks"));
        let printed = says(&mut office, id, at, command);
        if !printed.is_empty() {
            break printed;
        }
    };
    assert_eq!(printed.len(), 1, "{printed:?}");
    assert!(printed[0].starts_with("-d Office -o media=A4"), "{printed:?}");
    assert!(printed[0].contains("break-cards-table-5"), "{printed:?}");

    let breaks = BreakTable { table: TableNumber(5) };
    let printed = says(&mut office, id, at, breaks.into());
    assert_eq!(printed.len(), 1, "{printed:?}");
    assert!(printed[0].contains("-d Roll") && printed[0].contains("move-slips-"), "{printed:?}");

    // An arrival prints nothing, and neither do an undo and a redo, which the desk never asks about.
    let arrived = Arrived { moves: vec![1] };
    assert_eq!(says(&mut office, id, at, arrived.into()), Vec::<String>::new());
}

#[test]
fn what_nobody_wants_by_itself_is_not_printed() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let (mut office, id) = five_tables(at);
    office.change_setting(Setting::ByItself { sheet: SheetKind::Receipt, on: false });
    let one = Enter { names: vec!["Anna Berg".into()], ..Enter::default() };
    assert_eq!(says(&mut office, id, at, one.into()), Vec::<String>::new());
    // A sheet that is not printed so cannot be made to be.
    office.change_setting(Setting::ByItself { sheet: SheetKind::Log, on: true });
    assert!(!office.settings.by_itself.contains(&SheetKind::Log));
}
