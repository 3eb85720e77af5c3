//! A room's own table numbers change nothing but the numbers: every draw, break, move and redraw goes as it does at tables 1, 2, 3.

use super::cases;
use super::seats::{act, event, play};
use crate::support::Desk;
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use shuffle_up_engine::actions::tables::open_table::OpenTable;
use shuffle_up_engine::base::ids::{EntryId, Seat, TableNumber};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::state::phase::Phase;

/// A room's tables: how many sit where, and where each button is.
type Seen = (Vec<(EntryId, Seat)>, Vec<(TableNumber, Option<u8>)>, Vec<TableNumber>);

/// Who sits where, each table's button and the tables that broke, each table by its place among the numbers of the room.
fn seen(desk: &Desk, numbers: &[u32]) -> Seen {
    let place = |table: TableNumber| {
        let index = numbers.iter().position(|number| *number == table.0);
        TableNumber(u32::try_from(index.expect("a table of the room")).unwrap() + 1)
    };
    let tournament = desk.tournament();
    let room = &tournament.room;
    let sitting = room.sitting();
    let button = |table| tournament.known_button(table, desk.now).map(|seat| seat.0);
    (
        sitting.map(|(seat, who)| (who, Seat { table: place(seat.table), ..seat })).collect(),
        room.tables().map(|(table, _)| (place(table), button(table))).collect(),
        room.gone().iter().map(|table| place(*table)).collect(),
    )
}

proptest! {
    #![proptest_config(cases(48))]

    /// The same night at tables 1 to n and at the room's own numbers: what one desk sees, the other sees at its tables.
    #[test]
    fn whatever_numbers_stand_on_the_tables_the_night_is_the_same(
        setup in event(),
        seed: u64,
        players in 4_usize..=60,
        numbers in btree_set(1_u32..400, 30),
        acts in vec((act(), any::<bool>()), 1..30),
    ) {
        let own: Vec<u32> = numbers.into_iter().collect();
        let counted: Vec<u32> = (1..=30).collect();
        let words: Vec<String> = own.iter().map(u32::to_string).collect();
        let here = SetUp { tables: Some(30), ..setup.clone() };
        let there = SetUp { table_numbers: words.join(" "), ..setup };
        let mut here = Desk::playing(here, players, seed);
        let mut there = Desk::playing(there.checked().unwrap(), players, seed);
        for (act, opens) in acts {
            prop_assert_eq!(seen(&here, &counted), seen(&there, &own));
            if here.tournament().phase() != Phase::Playing {
                break;
            }
            for desk in [&mut here, &mut there] {
                play(desk, &act);
                if opens {
                    drop(desk.say(OpenTable { table: None, for_sale: false }));
                }
                desk.follow_advice().unwrap();
            }
        }
        prop_assert_eq!(seen(&here, &counted), seen(&there, &own));
    }
}
