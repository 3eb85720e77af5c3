//! The room's own table numbers: `tables 61-68`, `tables 21-40 45 47`.

use crate::support::{Desk, bust};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::tables::rename_table::RenameTable;
use shuffle_up_engine::actions::tables::room_tables::SetRoomTables;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, InitialSeats, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::views::seating::draw_plan;

fn event(seats: InitialSeats) -> SetUp {
    let mut rules = preset(RuleBook::Tch, GameForm::FullRing);
    rules.initial_seats = seats;
    SetUp {
        rules,
        late_registration_until: Some(Closing::Level { level: 3 }),
        rebuy: None,
        ..templates::t1000()
    }
}

/// Types a line, does what Enter does, and gives what the line says and how the log names it.
fn type_in(desk: &mut Desk, text: &str) -> (String, String) {
    let reading = read(&desk.log, text, desk.now);
    assert_eq!(reading.refusal.english, "", "{text}");
    desk.must(reading.command.unwrap());
    let label = desk.log.label(desk.log.revision()).unwrap();
    (reading.says.to_string(), label.what.to_string())
}

fn tables(desk: &Desk) -> Vec<u32> {
    desk.tournament().room.tables().map(|(table, _)| table.0).collect()
}

#[test]
fn the_draw_opens_the_rooms_own_tables() {
    let mut desk = Desk::open(event(InitialSeats::Random), 1);
    desk.enter(40);
    let (says, logged) = type_in(&mut desk, "tables 61-68");
    assert_eq!(says, "8 tables: 61-68; the draw opens as few as seat everybody");
    assert_eq!(logged, "8 tables: 61-68");
    let plan = draw_plan(desk.tournament());
    assert_eq!((plan.room_tables, plan.room_numbers.as_str()), (Some(8), "61-68"));
    assert_eq!(
        plan.tables.iter().map(|table| table.table.0).collect::<Vec<_>>(),
        [61, 62, 63, 64, 65]
    );
    desk.must(DrawSeats {});
    assert_eq!(tables(&desk), [61, 62, 63, 64, 65]);
    desk.must(StartClock {});
    desk.must(Enter { names: (0..6).map(|at| format!("Late {at}")).collect(), ..Enter::default() });
    type_in(&mut desk, "open");
    assert_eq!(tables(&desk), [61, 62, 63, 64, 65, 66], "the next of the room's numbers");
    type_in(&mut desk, "open 71");
    assert_eq!(tables(&desk), [61, 62, 63, 64, 65, 66, 71]);
    let out = desk.seated().into_iter().take(30).collect::<Vec<_>>();
    desk.must(bust(&out, HandOrder::AsListed));
    desk.follow_advice().unwrap();
    assert!(tables(&desk).iter().all(|table| (61..=71).contains(table)), "{:?}", tables(&desk));
}

#[test]
fn numbers_with_gaps_are_sold_one_after_the_other() {
    let mut desk = Desk::open(event(InitialSeats::AtSale), 1);
    assert_eq!(type_in(&mut desk, "tables 21-22 45 47").1, "4 tables: 21-22 45 47");
    assert_eq!(tables(&desk), [21, 22, 45, 47]);
    desk.enter(36);
    assert_eq!(desk.sizes(), [9, 9, 9, 9]);
    type_in(&mut desk, "tables 21-22 45 47 60");
    assert_eq!(tables(&desk), [21, 22, 45, 47, 60], "the fifth is opened, the others stay");
    let refusal = desk.refused(SetRoomTables { numbers: "21".into(), ..SetRoomTables::default() });
    assert_eq!(refusal.sentence().to_string(), "5 tables are open. Break one first.");
}

/// A count says that the tables are 1 to n, as before.
#[test]
fn a_number_alone_is_still_how_many_there_are() {
    let mut desk = Desk::open(event(InitialSeats::Random), 1);
    desk.enter(20);
    type_in(&mut desk, "tables 61-68");
    assert_eq!(type_in(&mut desk, "tables 8").1, "8 tables");
    assert_eq!(type_in(&mut desk, "tables 61-61").1, "1 table: 61");
    assert_eq!(type_in(&mut desk, "tables any").1, "as many tables as are needed");
    type_in(&mut desk, "tables 8");
    desk.must(DrawSeats {});
    assert_eq!(tables(&desk), [1, 2, 3]);
}

#[test]
fn the_set_up_says_the_numbers_too() {
    let setup = SetUp { table_numbers: "64, 61-62".into(), ..event(InitialSeats::Random) };
    let setup = setup.checked().unwrap();
    assert_eq!((setup.tables, setup.table_numbers.as_str()), (Some(3), "61-62 64"));
    let wrong = SetUp { table_numbers: "sixty".into(), ..setup };
    let refusal = wrong.checked().unwrap_err().sentence();
    assert_eq!(refusal.to_string(), "Say the tables' numbers such as 61-68, or 21-40 45 47.");
}

#[test]
fn a_table_of_digits_never_becomes_a_name() {
    let mut desk = Desk::open(event(InitialSeats::Random), 1);
    desk.enter(20);
    type_in(&mut desk, "tables 61-68");
    desk.must(DrawSeats {});
    let entered = desk.tournament().entries.len();
    for text in ["61", "open 62", "open 99", "tables 61-70"] {
        let reading = read(&desk.log, text, desk.now);
        let enters = matches!(reading.command, Some(shuffle_up_engine::Command::Enter(_)));
        assert!(!enters, "{text}");
    }
    assert_eq!(desk.tournament().entries.len(), entered);
    for name in ["62", "062", "６２", "6 2", "#62", "61-68"] {
        let refusal = desk.refused(RenameTable { table: TableNumber(61), name: name.into() });
        assert!(refusal.sentence().to_string().contains("looks like another table"), "{name}");
    }
}
