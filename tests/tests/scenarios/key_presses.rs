//! How many keys floor work takes: every letter that is typed, Enter, and the keys of each advice. An advice that costs
//! nobody anything is Enter's; any other has a key of its own, pressed with Alt.

use budgets::Floor;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
use shuffle_up_engine::actions::tables::button::SetBigBlind;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::SeatNumber;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::state::put_off::AdviceKind;

/// Types a line whose Enter says this command, and presses Enter.
fn typed(floor: &mut Floor, line: &str) -> usize {
    let reading = read(&floor.log, line, floor.now);
    let command = reading.command.unwrap_or_else(|| panic!("{line}: {}", reading.refusal));
    floor.say(command);
    line.len() + 1
}

/// Does everything that is advised, and gives the keys pressed and the tables broken.
fn advised(floor: &mut Floor) -> (usize, usize) {
    let (mut keys, mut breaks) = (0, 0);
    loop {
        let due = advice_at(floor.log.tournament(), floor.now);
        let Some(due) = due.into_iter().next() else { return (keys, breaks) };
        breaks += usize::from(due.kind == AdviceKind::Break);
        let command: Command = match (due.need, due.command) {
            // The answer is a digit and Enter, in the line that stands ready for it.
            (Some(Need::BigBlind { table, seats }), _) => {
                keys += 2;
                SetBigBlind { table, seat: SeatNumber(seats[0]), stud: false }.into()
            }
            (None, Some(command)) => {
                keys += if due.own_key { 2 } else { 1 };
                command
            }
            (need, command) => panic!("{need:?} {command:?}"),
        };
        floor.say(command);
    }
}

/// The tables of six, forty-two players: seven tables break down to four.
#[test]
fn twenty_bust_outs_and_three_breaks_take_no_more_than_98_keys() {
    let mut floor = Floor::entered_by(RuleBook::Tch, 42);
    let rules = Box::new(preset(RuleBook::Tch, GameForm::SixHanded));
    floor.say(ChangeHouseRules { rules });
    floor.say(DrawSeats {});
    floor.say(StartClock {});
    advised(&mut floor);
    let (mut keys, mut breaks) = (0, 0);
    for _ in 0..20 {
        // Whoever goes out sits at the fullest table, as it mostly is.
        let room = &floor.log.tournament().room;
        let (table, seats) =
            room.tables().max_by_key(|(number, table)| (table.players(), *number)).unwrap();
        let seat = seats.occupied()[0];
        keys += typed(&mut floor, &format!("{table}.{seat}"));
        let (more, broken) = advised(&mut floor);
        keys += more;
        breaks += broken;
    }
    assert_eq!(breaks, 3);
    assert!(keys <= 98, "{keys} keys");
}
