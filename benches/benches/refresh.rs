//! Budget: what a window asks for after an action at 10,112 entries, worked out and written down, under 50 ms and under
//! 50 KB: the desk with its tables in sight, and the room's screen. The same for 20 and 1,000 entries.

use budgets::{FIELD, Floor, best_of, bust, report};
use shuffle_up_engine::views::players::{PlayerFilter, PlayerOrder};
use shuffle_up_engine::views::query::Page;
use shuffle_up_engine::{Query, Tournament};
use shuffle_up_words::{Language, answered};
use std::time::Duration;

/// What the desk shows in each room after an action: its own bar and list, and that room's page.
fn rooms(tournament: &Tournament) -> [(&'static str, Vec<Query>); 8] {
    let tables: Vec<_> = tournament.room.tables().map(|(number, _)| number).take(20).collect();
    let page = |count| Some(Page { from: None, count });
    let players = Query::Players {
        search: String::new(),
        filter: PlayerFilter::All,
        order: PlayerOrder::Name,
        from: 0,
        count: 50,
    };
    [
        ("the clock", vec![Query::Desk {}]),
        ("the room map", vec![Query::Desk {}, Query::RoomMap {}]),
        ("twenty tables in sight", vec![Query::Desk {}, Query::TablesNumbered { tables }]),
        ("fifty players", vec![Query::Desk {}, players]),
        ("the prizes", vec![Query::Desk {}, Query::Prizes { page: page(50) }]),
        ("the standings", vec![Query::Desk {}, Query::Standings { page: page(100) }]),
        ("the log", vec![Query::Desk {}, Query::Log { before: 0, count: 50 }]),
        ("the room's screen", vec![Query::Projector { moves_ms: None }]),
    ]
}

fn main() {
    for players in [20, 1_000, FIELD] {
        let mut floor = Floor::playing(players);
        for _ in 0..players.min(30) / 4 {
            let out = floor.somebody();
            floor.say(bust(out));
        }
        for (room, queries) in rooms(floor.log.tournament()) {
            let ask = || {
                // As it crosses to the window: with its sentences said.
                let answers = queries.iter().map(|query| query.answer(&floor.log, 60_000, None));
                let said = answers.map(|answer| answered(&answer, Language::ENGLISH));
                said.map(|said| said.map_or(0, |said| said.get().len())).sum()
            };
            let bytes: usize = ask();
            let kilobytes = bytes.div_ceil(1_000);
            let what = format!("a refresh of {room}, {players} entries, {kilobytes} KB of 50");
            report(&what, best_of(20, ask), Duration::from_millis(50));
        }
    }
}
