//! The games themselves.

use super::director::{Accepting, Director, MINUTE, SECOND};
use super::names;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::state::ledger::Payment;

fn enter(names: &[&str]) -> Enter {
    Enter { names: names.iter().map(ToString::to_string).collect(), ..Enter::default() }
}

/// When players go out, in minutes of play, and from which table where it matters; none of them on a break.
const T1000_BUSTS: [(i64, Option<u32>); 23] = [
    (14, Some(1)),
    (27, Some(1)),
    (38, None),
    (52, None),
    (57, None),
    (75, None),
    (84, Some(2)),
    (92, Some(2)),
    (101, None),
    (109, None),
    (117, None),
    (126, None),
    (131, None),
    (140, None),
    (149, None),
    (157, None),
    (164, None),
    (183, None),
    (191, None),
    (199, None),
    (208, None),
    (216, None),
    (225, None),
];

/// A whole T1000 game of 24 players.
pub fn t1000_with_24() -> String {
    let mut director = Director::new(Accepting::ByWord);
    director
        .remark("A T1000 home game of 24 players, from the first entry to the last prize (HPT).");
    director.remark("Made by: ./update");
    director.say(OpenTournament { setup: Box::new(t1000()) });
    director.at = 5 * MINUTE;
    director.say(enter(&names::T1000));
    director.ask(r#"{"type":"draw_plan"}"#);
    director.at = 25 * MINUTE;
    director.draw(DrawSeats {});
    let start = 30 * MINUTE;
    director.at = start;
    director.remark("Shuffle up and deal.");
    director.say(StartClock {});
    let mut rebought = false;
    let mut races = vec![62, 173];
    for (minute, table) in T1000_BUSTS {
        if minute > 33 && !rebought {
            rebought = true;
            director.at = start + 33 * MINUTE;
            director.remark(
                "Somebody has lost all chips and buys in again, at once and at the same seat.",
            );
            let entry = director.somebody(None);
            director.say(Rebuy { entry, last_hand: false, payment: Payment::Cash });
        }
        if races.first().is_some_and(|race| minute > *race) {
            director.at = start + races.remove(0) * MINUTE;
            director.remark("The break in which a colour leaves: its odd chips are raced off.");
            director.race_off();
        }
        director.at = start + minute * MINUTE;
        let out = director.somebody(table);
        director.bust(out);
        if minute == 225 {
            director.remark("The winner is known; the prizes are paid out.");
        }
        director.follow_advice();
    }
    director.remark("How it ended, and every seat that was drawn.");
    for query in [
        r#"{"type":"standings"}"#,
        r#"{"type":"prizes"}"#,
        r#"{"type":"draw","number":1}"#,
        r#"{"type":"draw","number":2}"#,
        r#"{"type":"draw","number":3}"#,
        r#"{"type":"tables","from":0,"count":10}"#,
        r#"{"type":"players","search":"","order":"place","from":0,"count":30}"#,
    ] {
        director.ask(query);
    }
    director.script()
}

/// A tournament of 36 in its fourth level, at the moment at which a player must move.
pub fn sample_of_36() -> String {
    let mut director = Director::new(Accepting::ByCommand);
    director.remark("A tournament in full swing: 36 players, the fourth level, a move just due.");
    director.remark(
        "The times count from the opening; the program moves them so that the last line is now.",
    );
    director.remark("Made by: ./update");
    let start = 45 * MINUTE;
    let mut setup = t1000();
    setup.name = "Thursday Night T1000".into();
    setup.starts_at = Some(start);
    setup.price.fee = Money(500);
    director.say(OpenTournament { setup: Box::new(setup) });
    let (early, rest) = names::SAMPLE.split_at(21);
    let (on_time, late) = rest.split_at(14);
    director.at = 10 * MINUTE;
    director.say(enter(early));
    director.at = 31 * MINUTE;
    director.say(enter(on_time));
    director.at = 40 * MINUTE;
    director.draw(DrawSeats {});
    director.at = start;
    director.say(StartClock {});
    director.at = start + 12 * MINUTE;
    director.draw(enter(late));
    director.at = start + 18 * MINUTE;
    let back_again = director.somebody(Some(1));
    director.bust(back_again);
    director.at = start + 19 * MINUTE;
    director.draw(Rebuy { entry: back_again, last_hand: false, payment: Payment::Cash });
    let mut raced = false;
    for (minute, table) in [(26, 2), (34, 3), (41, 2), (55, 4), (73, 4), (77, 1), (80, 4)] {
        if minute > 62 && !raced {
            raced = true;
            director.at = start + 62 * MINUTE;
            director.race_off();
        }
        director.at = start + minute * MINUTE;
        let out = director.somebody(Some(table));
        director.bust(out);
        if minute == 80 {
            // The cards are dealt and the buttons said; the move itself is left to whoever looks at the sample.
            director.answer_needs();
            director.accept();
            director.answer_needs();
        } else {
            director.follow_advice();
        }
        if minute == 41 {
            director.at += 45 * SECOND;
            let moves = (1..=u32::try_from(director.tournament().moves.len()).unwrap()).collect();
            director.say(Arrived { moves });
        }
    }
    director.script()
}
