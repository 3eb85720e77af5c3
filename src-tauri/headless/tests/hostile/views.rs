//! What the windows ask.

use serde_json::json;
use shuffle_up_engine::{Log, Query};

/// Asks for everything that a window shows by itself, when the tournament is opened and a year later.
pub(crate) fn look(log: &Log) {
    look_at(log, &[60_000, 31_000_000_000]);
}

/// The same, when the tournament is opened.
pub(crate) fn look_once(log: &Log) {
    look_at(log, &[60_000]);
}

fn look_at(log: &Log, later: &[i64]) {
    let page = json!({ "from": 0, "count": 500 });
    let mut asked = vec![
        json!({ "type": "tables", "from": 0, "count": 200 }),
        json!({ "type": "find_tables", "search": "short", "from": 0, "count": 500 }),
        json!({ "type": "moves", "search": "" }),
        json!({ "type": "players", "search": "a", "order": "name", "from": 0, "count": 500 }),
        json!({ "type": "ledger", "filter": "all", "search": "", "from": 0, "count": 500 }),
        json!({ "type": "receipt", "number": 1 }),
        json!({ "type": "prizes", "page": page }),
        json!({ "type": "standings", "page": page }),
        json!({ "type": "payouts", "from": 0, "count": 500 }),
        json!({ "type": "counts", "from": 0, "count": 200 }),
        json!({ "type": "leaders", "from": 0, "count": 500 }),
        json!({ "type": "announced_moves", "from": 0, "count": 500 }),
        json!({ "type": "seating", "from": 0, "count": 500 }),
        json!({ "type": "log", "before": u32::MAX, "count": 500 }),
        json!({ "type": "chips", "draft": null }),
        json!({ "type": "race", "chip": null, "from": 0, "count": 500 }),
        json!({ "type": "house_rules", "draft": null }),
        json!({ "type": "draw", "number": 1 }),
        json!({ "type": "draw_check", "number": 1 }),
        json!({ "type": "floor_corrections", "line": u32::MAX }),
        json!({ "type": "alternates", "from": 0, "count": 500 }),
    ];
    for plain in [
        "desk",
        "clock",
        "projector",
        "room_map",
        "cash_report",
        "drawers",
        "results",
        "set_up",
        "schedule",
        "schedule_curve",
        "wish_start",
        "draw_plan",
        "card_draw",
        "floor_clocks",
    ] {
        asked.push(json!({ "type": plain }));
    }
    asked.extend(
        (1..=log.revision().min(500))
            .map(|line| json!({ "type": "floor_corrections", "line": line })),
    );
    let last = log.lines().last().map_or(0, |line| line.at);
    for query in asked {
        let query: Query = serde_json::from_value(query.clone())
            .unwrap_or_else(|error| panic!("{query}: {error}"));
        for now in later.iter().map(|later| last.saturating_add(*later)) {
            let answer = query.answer(log, now, None);
            // What a window is sent is bounded as well.
            let length = serde_json::to_string(&answer).unwrap().len();
            assert!(length < 20_000_000, "{query:?} is answered with {length} bytes");
        }
    }
}
