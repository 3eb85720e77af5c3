//! Seats drawn when the entry is sold (TCH 7b, 8a): from tables that are open before the start, and nobody's card is cancelled after.

use crate::support::Desk;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::tables::open_table::OpenTable;
use shuffle_up_engine::actions::tables::room_tables::SetRoomTables;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::{EntryId, Seat};
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, InitialSeats, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use std::collections::BTreeMap;

/// A card room's event of nine at a table.
fn event() -> SetUp {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    assert_eq!(rules.initial_seats, InitialSeats::AtSale);
    SetUp {
        rules,
        late_registration_until: Some(Closing::Level { level: 3 }),
        rebuy: None,
        ..templates::t1000()
    }
}

fn type_in(desk: &mut Desk, text: &str) -> String {
    let reading = read(&desk.log, text, desk.now);
    assert_eq!(reading.refusal.english, "", "{text}");
    desk.must(reading.command.unwrap());
    reading.says.to_string()
}

fn cards(desk: &Desk) -> BTreeMap<EntryId, Seat> {
    let entries = desk.tournament().entries.keys();
    entries.filter_map(|entry| Some((*entry, desk.tournament().seat_of(*entry)?))).collect()
}

/// Nobody's seat changes from one sale to the next.
fn sell(desk: &mut Desk, players: usize) {
    for number in 0..players {
        let before = cards(desk);
        let sold = desk.tournament().entries.len();
        desk.must(Enter { names: vec![format!("Player {sold}")], ..Enter::default() });
        let after = cards(desk);
        assert_eq!(after.len(), before.len() + 1, "sale {number} has a seat");
        assert!(before.iter().all(|(entry, seat)| after.get(entry) == Some(seat)));
    }
}

/// TCH 7b: where the set-up says how many tables there are, seats are sold from the first entry on.
#[test]
fn tables_in_the_set_up_sell_seats_from_the_first_entry_on() {
    let mut desk = Desk::open(SetUp { tables: Some(2), ..event() }, 1);
    sell(&mut desk, 18);
    assert_eq!(desk.tournament().phase(), Phase::Drawn);
    assert_eq!(desk.sizes(), [9, 9]);
    desk.must(Enter { names: vec!["One too many".into()], ..Enter::default() });
    assert_eq!(desk.tournament().alternates.len(), 1);
    let mut at_once = Desk::open(SetUp { tables: Some(2), ..event() }, 1);
    at_once.enter(20);
    assert_eq!((at_once.sizes(), at_once.tournament().alternates.len()), (vec![9, 9], 2));
}

#[test]
fn tables_60_opens_sixty_tables_and_every_entry_has_a_seat_at_once() {
    let mut desk = Desk::open(event(), 1);
    assert_eq!(
        type_in(&mut desk, "tables 60"),
        "60 tables; 60 are opened, and a player who enters gets a seat"
    );
    assert_eq!((desk.tournament().phase(), desk.sizes().len()), (Phase::Drawn, 60));
    sell(&mut desk, 90);
    // The seats are drawn at the shortest tables, so that none is left with one player beside a full one.
    assert!(desk.sizes().iter().all(|size| (1..=2).contains(size)), "{:?}", desk.sizes());
    assert_eq!(
        type_in(&mut desk, "tables 61"),
        "61 tables; 1 is opened, and a player who enters gets a seat"
    );
    assert_eq!(desk.sizes().len(), 61);
    // Before the start nothing breaks and nobody is moved; then what is too much goes.
    assert!(advice_at(desk.tournament(), desk.now).iter().all(|advice| {
        !matches!(advice.kind, AdviceKind::Break | AdviceKind::Balance | AdviceKind::Draw)
    }));
    desk.must(StartClock {});
    assert!(
        advice_at(desk.tournament(), desk.now)
            .iter()
            .any(|advice| advice.kind == AdviceKind::Break)
    );
}

/// Those who entered before the tables were opened get their seats with them.
#[test]
fn who_entered_before_gets_a_seat_when_the_tables_are_opened() {
    let mut desk = Desk::open(event(), 2);
    desk.enter(20);
    assert_eq!(cards(&desk).len(), 0);
    let refused = desk.refused(SetRoomTables { tables: Some(2), ..SetRoomTables::default() });
    assert_eq!(
        refused.named(),
        "NoRoom more-entered-than-seats(players=players(count=20), tables=tables(count=2), seated=18)"
    );
    desk.must(SetRoomTables { tables: Some(4), ..SetRoomTables::default() });
    assert_eq!((cards(&desk).len(), desk.sizes()), (20, vec![5; 4]));
    assert!(desk.tournament().alternates.is_empty());
    desk.undo().unwrap();
    assert_eq!((desk.tournament().phase(), cards(&desk).len()), (Phase::Registering, 0));
}

/// A room of four tables is full with 36; a room with as many tables as are needed opens the next one with the sale.
#[test]
fn a_full_room_has_alternates_or_opens_another_table_and_no_card_is_void() {
    let mut desk = Desk::open(event(), 3);
    desk.must(SetRoomTables { tables: Some(4), ..SetRoomTables::default() });
    sell(&mut desk, 36);
    desk.must(Enter { names: vec!["Waits".into()], ..Enter::default() });
    assert_eq!(desk.tournament().alternates.len(), 1);
    let before = cards(&desk);
    assert!(desk.due().is_none_or(|due| due.kind != AdviceKind::Draw), "nobody draws again");
    desk.must(SetRoomTables { tables: None, ..SetRoomTables::default() });
    desk.must(OpenTable { table: None, for_sale: false });
    let after = cards(&desk);
    assert_eq!((after.len(), desk.sizes()), (37, vec![9, 9, 9, 9, 1]));
    assert!(before.iter().all(|(entry, seat)| after.get(entry) == Some(seat)));

    let mut desk = Desk::open(event(), 4);
    desk.must(SetRoomTables { tables: Some(1), ..SetRoomTables::default() });
    desk.must(SetRoomTables { tables: None, ..SetRoomTables::default() });
    sell(&mut desk, 30);
    assert_eq!(desk.sizes().len(), 4);
}

/// A house that draws before the start is asked nothing new: it says how many tables it has, and the draw opens them.
#[test]
fn where_seats_are_drawn_later_no_table_is_opened_by_saying_how_many_there_are() {
    let mut setup = event();
    setup.rules.initial_seats = InitialSeats::Random;
    let mut desk = Desk::open(setup, 5);
    desk.enter(20);
    assert_eq!(type_in(&mut desk, "tables 6"), "6 tables; the draw opens as few as seat everybody");
    assert_eq!(desk.tournament().phase(), Phase::Registering);
}
