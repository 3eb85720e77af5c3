//! Commands that no window would send: refused or harmless, never a panic, never a broken invariant.

use super::cases;
use super::invariants::{ask_everything, check, check_possible, check_replay, check_written};
use super::setups::setup;
use crate::support::Desk;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};
use shuffle_up_engine::Command;
use shuffle_up_engine::rulebook::setup::SetUp;

fn small() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 0_u32..16, 1 => prop::sample::select(vec![255, 256, 65_536, u32::MAX - 1, u32::MAX])]
}

fn seat() -> impl Strategy<Value = u8> {
    prop_oneof![3 => 0_u8..13, 1 => any::<u8>()]
}

fn time() -> impl Strategy<Value = i64> {
    prop_oneof![
        3 => -10_000_000_i64..100_000_000,
        1 => prop::sample::select(vec![i64::MIN, i64::MIN + 1, -1, 0, 1, 1 << 53, i64::MAX - 1, i64::MAX]),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[A-Za-z ]{0,12}",
        1 => any::<String>(),
        1 => (0_usize..3_000).prop_map(|length| "\u{202e}e\u{301}\u{0}\n".repeat(length)),
        1 => Just("\u{0}\u{7}\u{1b}[31m\r\n\u{2028}\u{feff}".to_string()),
    ]
}

/// A command as JSON, so that every field can hold what only a script could send.
fn command() -> impl Strategy<Value = Value> {
    let out = vec((small(), prop::option::of(any::<u64>())), 0..5);
    let order = prop::sample::select(vec!["by_stack", "as_listed", "equal"]);
    prop_oneof![
        1 => vec(text(), 0..5).prop_map(|names| json!({"type": "enter", "names": names})),
        1 => (small(), text()).prop_map(|(player, name)| json!({"type": "rename", "player": player, "name": name})),
        1 => small().prop_map(|entry| json!({"type": "withdraw", "entry": entry})),
        1 => small().prop_map(|entry| json!({"type": "rebuy", "entry": entry})),
        1 => small().prop_map(|entry| json!({"type": "pay_prize", "entry": entry})),
        1 => small().prop_map(|entry| json!({"type": "pay_bounties", "entry": entry})),
        2 => Just(json!({"type": "draw_seats"})),
        2 => Just(json!({"type": "start_clock"})),
        1 => Just(json!({"type": "pause_clock"})),
        1 => time().prop_map(|by_ms| json!({"type": "adjust_clock", "by_ms": by_ms})),
        1 => small().prop_map(|stage| json!({"type": "jump_to", "stage": stage})),
        1 => (time(), any::<bool>()).prop_map(|(seen_at, run_on)| {
            json!({"type": "resume_after_gap", "seen_at": seen_at, "run_on": run_on})
        }),
        4 => (out, order, prop::option::of(small())).prop_map(|(out, order, by)| {
            let out: Vec<Value> =
                out.into_iter().map(|(entry, stack)| json!({"entry": entry, "stack": stack})).collect();
            json!({"type": "bust", "out": out, "order": order, "by": by})
        }),
        1 => (small(), seat()).prop_map(|(table, seat)| json!({"type": "set_button", "table": table, "seat": seat})),
        1 => (small(), seat()).prop_map(|(table, seat)| json!({"type": "set_big_blind", "table": table, "seat": seat})),
        1 => (small(), small()).prop_map(|(to, from)| json!({"type": "choose_table", "to": to, "from": from})),
        1 => small().prop_map(|table| json!({"type": "play_on_short", "tables": [table]})),
        1 => small().prop_map(|table| json!({"type": "set_breaking_order", "tables": [table]})),
        1 => small().prop_map(|to| json!({"type": "deal_low_card", "to": to})),
        1 => (small(), small(), seat(), text()).prop_map(|(entry, table, seat, reason)| {
            json!({"type": "move_player", "entry": entry, "to": {"table": table, "seat": seat}, "reason": reason})
        }),
        1 => small().prop_map(|table| json!({"type": "break_table", "table": table})),
        1 => small().prop_map(|tables| json!({"type": "redraw", "tables": tables})),
        1 => vec(small(), 0..4).prop_map(|moves| json!({"type": "arrived", "moves": moves})),
    ]
}

/// One field of a set-up, anywhere in it, given a value that makes no sense or hardly any.
fn spoilt() -> impl Strategy<Value = Value> {
    let field = prop::sample::select(vec![
        "/name",
        "/game",
        "/starts_at",
        "/currency/code",
        "/currency/decimals",
        "/price/prize",
        "/price/fee",
        "/price/bounty",
        "/rebuy",
        "/rebuy/chips",
        "/rebuy/limit",
        "/rebuy/until",
        "/rebuy/until/level",
        "/late_registration_until/level",
        "/starting_stack",
        "/stack_chips",
        "/chips",
        "/chips/0/value",
        "/chips/0/colour",
        "/chips/1/name",
        "/schedule/stages",
        "/schedule/stages/0",
        "/schedule/stages/0/small",
        "/schedule/stages/0/big",
        "/schedule/stages/0/length_ms",
        "/schedule/stages/0/note",
        "/rules/seats_per_table",
        "/rules/preferred_size",
        "/rules/tolerance",
        "/rules/redraws",
        "/rules/redraws/0/players",
        "/rules/redraws/0/tables",
        "/prizes/unit",
        "/prizes/shares/hundredths",
        "/prizes/shares/value",
    ]);
    let number = prop::sample::select(vec![
        json!(0),
        json!(1),
        json!(-1),
        json!(2),
        json!(12),
        json!(255),
        json!(u32::MAX),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!([]),
        json!(null),
        json!([10_000, 0, 0]),
        json!([0, 10_000]),
    ]);
    let value = prop_oneof![3 => number, 1 => text().prop_map(Value::from)];
    (setup(), vec((field, value), 1..4)).prop_map(|(setup, spoils)| {
        let mut setup = serde_json::to_value(setup).unwrap();
        for (field, value) in spoils {
            if let Some(place) = setup.pointer_mut(field) {
                *place = value;
            }
        }
        setup
    })
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn garbage_breaks_nothing(
        first in spoilt(),
        seed: u64,
        players in 0_usize..24,
        garbage in vec((prop_oneof![
            9 => command(),
            1 => spoilt().prop_map(|setup| json!({"type": "change_set_up", "setup": setup})),
            1 => spoilt().prop_map(|setup| json!({"type": "open_tournament", "setup": setup})),
        ], prop::option::weighted(0.3, time())), 1..60),
        words in text(),
    ) {
        let mut desk = Desk::open(shuffle_up_engine::rulebook::templates::t1000(), seed);
        if let Ok(setup) = serde_json::from_value::<SetUp>(first) {
            let _ = desk.say(shuffle_up_engine::actions::setup::change::ChangeSetUp { setup: Box::new(setup) });
        }
        if players > 0 {
            desk.enter(players);
        }
        for (index, (value, at)) in garbage.into_iter().enumerate() {
            desk.now = at.unwrap_or(desk.now);
            let Ok(command) = serde_json::from_value::<Command>(value) else { continue };
            let from = desk.log.lines().len();
            let _ = desk.say(command);
            check(&desk.log);
            check_written(&desk.log, from);
            if index % 8 == 0 {
                ask_everything(&desk.log, desk.now, &words);
                check_possible(&desk.log, desk.now);
                let _ = desk.undo();
                check(&desk.log);
                let _ = desk.redo();
            }
            if index % 5 == 0 && desk.tournament().setup.rules.redraws.len() < 5 {
                desk.follow_advice().unwrap();
                check(&desk.log);
            }
        }
        check_replay(&desk.log);
    }

    /// A log read from a damaged or hostile file: lines struck that are not there, twice, or out of order.
    #[test]
    fn any_lines_struck_leave_a_state(seed: u64, strikes in vec((vec(small(), 0..5), any::<bool>(), small()), 0..20)) {
        use shuffle_up_engine::log::{Line, LineKind};
        let mut desk = Desk::playing(shuffle_up_engine::rulebook::templates::t1000(), 24, seed);
        for _ in 0..14 {
            let first = desk.seated()[0];
            desk.bust(first);
            desk.follow_advice().unwrap();
        }
        for (lines, strike, undo) in strikes {
            let said = if strike { LineKind::Strike { lines } } else { LineKind::Restore { lines, undo } };
            let number = desk.log.revision() + 1;
            desk.log.commit(Line { number, at: 0, device: String::new(), seed: 0, kind: said });
            ask_everything(&desk.log, desk.now, "1.1");
            prop_assert_eq!(desk.tournament(), &crate::support::plain_fold(&desk.log.lines().to_vec()));
            let seated = desk.seated();
            if let Some(first) = seated.first() {
                let _ = desk.say(crate::support::bust(&[*first], shuffle_up_engine::actions::floor::bust::HandOrder::Equal));
            }
        }
    }
}
