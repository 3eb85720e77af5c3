//! A game in play, to be spoken to.

use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::{Command, Log, Query};

pub const NOW: i64 = 1_700_000_000_000;

/// Twelve players at their tables, the clock running.
pub fn game() -> Log {
    let mut log = Log::new();
    let names: Vec<String> = (1..=12).map(|number| format!("Player {number}")).collect();
    let start = serde_json::from_str(r#"{ "type": "start_clock" }"#).expect("a command");
    let commands: [Command; 4] = [
        OpenTournament { setup: Box::new(templates::t1000()) }.into(),
        Enter { names, ..Enter::default() }.into(),
        DrawSeats {}.into(),
        start,
    ];
    for command in commands {
        let line = log.prepare(command, NOW, 7, "desk").expect("a game can be begun");
        log.commit(line);
    }
    log
}

/// What the windows ask by themselves.
#[allow(dead_code, reason = "some targets only read")]
pub fn look(log: &Log) {
    for query in [
        r#"{ "type": "desk" }"#,
        r#"{ "type": "projector" }"#,
        r#"{ "type": "standings" }"#,
        r#"{ "type": "log", "before": 4294967295, "count": 50 }"#,
        r#"{ "type": "tables", "from": 0, "count": 20 }"#,
    ] {
        let query: Query = serde_json::from_str(query).expect("a query");
        let _ = query.answer(log, NOW + 100_000, None);
    }
}
