//! The moments of an evening that are worth a look.

use super::evening::{Evening, MINUTE, SECOND};
use super::fields::{Field, names};
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::rules::prizes::payouts::places_paid;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::views::moment::Moment;
use shuffle_up_engine::views::projector::projector_view;

/// How long the room is told of a move.
pub const MOVES_MS: Millis = 10 * MINUTE;
/// What is left of the level in most moments.
const LEFT: Millis = 13 * MINUTE + 42 * SECOND;

/// While it runs comes first.
pub fn moments(field: &Field) -> Vec<(&'static str, Evening)> {
    let names = names(field.players);
    let opened = Evening::opened(&field.setup, &names, field.pace);
    let mut drawn = opened.clone();
    if field.at_the_desk {
        arrange(&mut drawn);
    }
    drawn.say(json!({ "type": "draw_seats" }));
    let mut early = drawn.clone();
    early.say(json!({ "type": "start_clock" }));
    early.clock(early.level(3), 3 * MINUTE + 42 * SECOND);
    if field.at_the_desk || field.name == "small" {
        for entry in [8, 17, 22, 23] {
            early.say(json!({ "type": "bust", "out": [{ "entry": entry, "stack": null }], "order": "by_stack", "by": null, "also": [] }));
            let payment = if entry == 8 { "unpaid" } else { "card" };
            early.say(
                json!({ "type": "rebuy", "entry": entry, "last_hand": false, "payment": payment }),
            );
        }
    }
    let level = early.level(field.level);
    let mut running = early.clone();
    if field.at_the_desk {
        running.clock(level, LEFT);
        running.until_due(AdviceKind::Balance);
        floor(&mut running);
    }
    running.clock(level, LEFT);

    let mut moves = running.clone();
    while moves.under_way().count() < 2 {
        moves.until_done(AdviceKind::Balance);
    }
    moves.clock(level, LEFT);
    let mut breaking = moves.clone();
    breaking.until_done(AdviceKind::Break);
    breaking.clock(level, LEFT);
    let with = |evening: &Evening, say: &[Value]| {
        let mut evening = evening.clone();
        for command in say {
            evening.say(command.clone());
        }
        evening
    };
    let paused = with(&running, &[json!({ "type": "pause_clock" })]);
    let mut pause = running.clone();
    // In a break the floor counts the room.
    let stacks = pause.counted();
    pause.say(json!({ "type": "count_stacks", "stacks": stacks }));
    pause.clock(
        if field.name == "small" { pause.first_break() } else { pause.last_break() },
        11 * MINUTE + 5 * SECOND,
    );
    let mut all = vec![
        ("running", running.clone()),
        ("paused", paused),
        ("break", pause),
        ("moves", moves),
        ("breaking", breaking.clone()),
    ];
    if !field.every_moment {
        return all;
    }
    let left = |ms: Millis| json!({ "type": "set_time_left", "remaining_ms": ms });
    let planned = opened.at + field.pace + 12 * MINUTE + 34 * SECOND;
    let named = running
        .seated()
        .into_iter()
        .max_by_key(|entry| running.tournament().name(*entry).chars().count());
    all.push(("countdown", with(&opened, &[json!({ "type": "plan_start", "at": planned })])));
    let expected = if field.at_the_desk { vec![guests()] } else { Vec::new() };
    all.push(("not_started", with(&opened, &expected)));
    all.push(("seating", drawn));
    all.push(("closing", with(&early, &[left(3 * MINUTE + 42 * SECOND)])));
    all.push(("last_minute", with(&running, &[left(48 * SECOND)])));
    all.push(("last_seconds", with(&running, &[left(9_800)])));
    all.push(("time_called", with(&running, &[json!({ "type": "call_time", "entry": named })])));
    for (moment, setup) in [
        ("hands", field.by_hands(20)),
        ("stud", field.playing("stud")),
        ("mixed", field.playing("horse")),
    ] {
        let mut other = Evening::opened(&setup, &names, field.pace);
        other.say(json!({ "type": "draw_seats" }));
        other.say(json!({ "type": "start_clock" }));
        let level = other.level(7);
        if moment == "hands" {
            other.say(json!({ "type": "jump_to", "stage": level }));
            other.say(json!({ "type": "count_hands", "hands": 6 }));
        } else {
            other.clock(level, LEFT);
        }
        all.push((moment, other));
    }
    all.push(("hand_for_hand", hand_for_hand(field, &running)));
    all.push(("called_off", called_off(&running)));
    if field.at_the_desk {
        let paid = places_paid(running.tournament());
        let paid = usize::try_from(paid).unwrap();
        let mut money = running.clone();
        money.follow();
        money.down_to(paid + 1, 1);
        money.clock(level, LEFT);
        all.push(("bubble", money.clone()));
        money.down_to(paid, 1);
        all.push(("in_the_money", money));
    }

    let mut redraw = breaking;
    redraw.follow();
    let first = redraw.tournament().setup.rules.redraws[0].players;
    redraw.down_to(usize::try_from(first).unwrap() + 1, field.on_a_hand);
    redraw.until_done(AdviceKind::Redraw);
    redraw.clock(level, LEFT);
    all.push(("redraw", with(&redraw, &[json!({ "type": "pause_clock" })])));
    let mut last = redraw;
    last.follow();
    last.down_to(8, field.on_a_hand);
    last.clock(last.level(9), LEFT);
    last.follow();
    // The stacks are counted for a deal that nobody wants, where there is something to deal about.
    let mut counted = last.clone();
    if field.name != "small" {
        counted.say(talk(&last.counted()));
        counted.say(talk(&[]));
        counted.clock(counted.level(9), LEFT);
    }
    all.push(("final_table", counted));
    last.down_to(4, 1);
    let deal = [json!({ "type": "pause_clock" }), talk(&last.counted())];
    // Without prizes there is nothing to deal about.
    all.push(("deal", with(&last, if field.name == "small" { &deal[..1] } else { &deal })));
    last.down_to(2, 1);
    last.clock(last.level(10), LEFT);
    let mut counted = last.clone();
    if field.name != "small" {
        counted.say(talk(&last.counted()));
        counted.say(talk(&[]));
        counted.clock(counted.level(10), LEFT);
    }
    all.push(("heads_up", counted));
    last.down_to(1, 1);
    all.push(("winner", last));
    all
}

fn talk(stacks: &[Value]) -> Value {
    json!({ "type": "discuss_deal", "stacks": stacks, "left": 0 })
}

/// The room has lost its power, and everybody gets everything back.
fn called_off(running: &Evening) -> Evening {
    let mut off = running.clone();
    off.say(json!({
        "type": "call_off", "back": "in_full", "fees": true, "why": "The room has lost its power until tomorrow",
    }));
    off
}

/// What the desk arranges before the draw.
fn arrange(evening: &mut Evening) {
    evening.say(json!({ "type": "lock_seat", "player": 4, "seat": { "table": 3, "seat": 2 } }));
    evening.say(json!({ "type": "keep_apart", "one": 5, "other": 14, "apart": true }));
    evening.say(json!({ "type": "name_dealer", "player": 7, "deals": true }));
}

/// Who is away or on a penalty.
fn floor(evening: &mut Evening) {
    let seated = evening.seated();
    evening.say(json!({ "type": "mark_absent", "entry": seated[11], "absent": true }));
    evening.say(json!({ "type": "mark_absent", "entry": seated[23], "absent": true }));
    for (entry, sentence) in [
        (seated[30], json!({ "type": "warning" })),
        (seated[30], json!({ "type": "rounds", "rounds": 2 })),
        (seated[35], json!({ "type": "hands", "hands": 3 })),
    ] {
        evening.say(json!({ "type": "give_penalty", "entry": entry, "kind": sentence, "reason": "talking about a live hand" }));
    }
}

/// The tables wait for each other: near the money, or before the redraw where nothing is paid.
fn hand_for_hand(field: &Field, running: &Evening) -> Evening {
    let (mut evening, left, until) = match field.name {
        "club" => {
            // As many tables as a room of this size has, all of them still at play.
            let mut setup = field.setup.clone();
            setup["prizes"]["shares"] = json!({ "type": "generated", "tables": false, "wish": {
                "places": { "type": "number", "places": 108 }, "least": 150, "first": { "type": "usual" }, "tiers": null,
            } });
            let mut evening = Evening::opened(&setup, &names(401), field.pace);
            evening.say(json!({ "type": "draw_seats" }));
            evening.say(json!({ "type": "start_clock" }));
            (evening, 110, json!({ "type": "money" }))
        }
        "small" => (running.clone(), 20, json!({ "type": "left", "players": 19 })),
        _ => (running.clone(), 1_519, json!({ "type": "money" })),
    };
    evening.clock(evening.level(field.level), LEFT);
    evening.follow();
    evening.down_to(left, field.on_a_hand.max(3));
    evening.clock(evening.level(field.level), 11 * MINUTE + 30 * SECOND);
    evening.say(json!({ "type": "go_hand_for_hand", "until": until, "pace": null }));
    let tables = evening.tables();
    let (held, rest) = tables.split_at(1);
    let done: Vec<_> = rest
        .iter()
        .enumerate()
        .filter(|(index, _)| index % 5 != 4)
        .map(|(_, table)| table)
        .collect();
    evening.say(json!({ "type": "hold_tables", "tables": held, "held": true }));
    evening.say(json!({ "type": "finish_tables", "tables": done, "done": true }));
    evening
}

/// The wall has the scene of an event that was called off, in each field that is shown at every moment.
#[test]
fn an_event_that_was_called_off_is_a_moment_of_the_preview() {
    for field in super::fields::fields().iter().filter(|field| field.every_moment) {
        let mut evening = Evening::opened(&field.setup, &names(12), field.pace);
        evening.say(json!({ "type": "draw_seats" }));
        evening.say(json!({ "type": "start_clock" }));
        let off = called_off(&evening);
        let view = projector_view(&off.log, None, off.at);
        assert_eq!(view.moment, Moment::CalledOff, "{}", field.name);
        assert!(view.called_off.unwrap().why.starts_with("The room"));
    }
}

/// Who is expected and has not come: every answer, long names, and what is paid before the night.
fn guests() -> Value {
    json!({ "type": "keep_guests", "guests": [
        { "name": "Frida Sandoval", "plus": 1 },
        { "name": "Maximiliana-Alexandra von Hohenstein-Waldburg", "plus": 2, "paid": "transfer" },
        { "name": "Ελένη Παπαδοπούλου", "answer": "maybe" },
        { "name": "Otto Lindqvist", "answer": "maybe", "paid": "voucher" },
        { "name": "小笠原 長五郎", "answer": "not_coming" },
        { "name": "Vera Oduya" },
    ] })
}
