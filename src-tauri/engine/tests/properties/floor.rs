//! The floor line: whatever is typed has a reading, and what it offers is taken.

use super::cases;
use super::history::{act, play};
use super::setups::{name, setup};
use crate::support::Desk;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::Seat;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::{Command, Refusal};

/// Pieces that lines are made of, most of them meaningful.
fn piece() -> impl Strategy<Value = String> {
    let words = vec![
        "b",
        "m",
        "r",
        "n",
        "btn",
        "bb",
        "a",
        "e",
        "+",
        " by ",
        " ",
        ".",
        "#",
        "0",
        "1",
        "1.1",
        "1.2",
        "2.3",
        "3.10",
        "4294967295.255",
        "#1",
        "#7",
        "player",
        "Pl",
        "Anna",
        "1.1+1.2",
        "256",
        "\u{202e}",
        "İ",
        "ß",
        "\t",
        "\u{3000}",
    ];
    prop_oneof![
        6 => prop::sample::select(words).prop_map(String::from),
        1 => name(),
        1 => any::<String>(),
    ]
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn what_the_floor_line_offers_is_taken(
        setup in setup(),
        seed: u64,
        players in 0_usize..40,
        names in vec(name(), 0..6),
        busts in 0_usize..40,
        lines in vec((vec(piece(), 0..6), any::<bool>()), 1..30),
    ) {
        let mut desk = Desk::open(setup, seed);
        if players > 0 {
            desk.enter(players);
        }
        for name in names {
            let _ = desk.say(Enter { names: vec![name], ..Enter::default() });
        }
        let _ = desk.say(shuffle_up_engine::actions::seating::draw::DrawSeats {});
        if seed % 8 > 0 {
            let _ = desk.say(shuffle_up_engine::actions::clock::start::StartClock {});
        }
        for _ in 0..busts {
            let Some(first) = desk.seated().first().copied() else { break };
            let _ = desk.say(crate::support::bust(&[first], shuffle_up_engine::actions::floor::bust::HandOrder::ByStack));
        }
        for (pieces, spaced) in lines {
            let text = pieces.join(if spaced { " " } else { "" });
            let reading = read(&desk.log, &text, desk.now);
            prop_assert!(reading.command.is_none() || reading.refusal.is_nothing(), "{reading:?}");
            prop_assert!(reading.command.is_none() || !reading.says.is_nothing(), "{reading:?}");
            for completion in &reading.completions {
                let whole = read(&desk.log, &completion.insert, desk.now);
                // Who is there already is offered a rebuy or re-entry for a new player, and the label says so.
                let as_said = whole.verb == reading.verb || completion.label.english.starts_with(&*whole.verb.english);
                prop_assert!(as_said || text.contains('+'), "{completion:?} gives {whole:?}");
            }
            if let Some(command) = reading.command {
                let line: Result<_, Refusal> = desk.log.prepare(command, desk.now, seed, "test");
                prop_assert!(line.is_ok(), "{text:?} offered what is refused: {line:?}");
            }
            if !reading.ask_order.is_empty() {
                let entries: Vec<_> = reading.ask_order.iter().map(|one| one.entry).collect();
                let bust = crate::support::bust(&entries, shuffle_up_engine::actions::floor::bust::HandOrder::AsListed);
                let line = desk.log.prepare(bust.into(), desk.now, seed, "test");
                prop_assert!(line.is_ok(), "{text:?} asks for an order that is refused: {line:?}");
            }
        }
    }
}

/// What somebody may type at a table, most of it with a seat or a table in it.
fn typed() -> impl Strategy<Value = String> {
    let verbs = proptest::sample::select(vec![
        "", "m", "b", "open", "swap", "sits", "r", "a", "n", "deal", "btn", "bb", "close", "size",
        "name", "tables", "order", "play", "restart", "end", "present", "absent", "back", "not",
        "lock", "block", "count", "h4h", "later", "ok",
    ]);
    (verbs, 0_u32..7, 0_u32..12, 0_u32..7, 0_u32..12, 0..5).prop_map(
        |(verb, table, seat, other, there, form)| match form {
            0 => verb.to_string(),
            1 => format!("{verb} {table}"),
            2 => format!("{verb} {table}.{seat}"),
            3 => format!("{verb} {table}.{seat} {other}"),
            _ => format!("{verb} {table}.{seat} {other}.{there}"),
        },
    )
}

/// Whoever sits elsewhere after a command, and where they sat.
fn moved(desk: &Desk, command: &Command) -> Vec<(String, Seat)> {
    let mut after = desk.clone();
    if after.say(command.clone()).is_err() {
        return Vec::new();
    }
    let before = desk.tournament();
    let sat = before.room.sitting();
    sat.filter(|(seat, entry)| after.tournament().seat_of(*entry).is_some_and(|now| now != *seat))
        .map(|(seat, entry)| (before.name(entry).to_string(), seat))
        .collect()
}

proptest! {
    #![proptest_config(cases(64))]

    /// No Enter moves a player who is not named, by name or seat or with the whole table: not what is typed, and no advice
    /// that Enter takes.
    #[test]
    fn no_enter_moves_who_is_not_named(
        setup in setup(),
        players in 4_usize..60,
        acts in vec(act(), 0..12),
        lines in vec(typed(), 40),
        seed in any::<u64>(),
    ) {
        let mut desk = Desk::open(setup, seed);
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        prop_assume!(desk.say(Enter { names, ..Enter::default() }).is_ok());
        acts.iter().for_each(|act| play(&mut desk, act));
        for line in &lines {
            let reading = read(&desk.log, line, desk.now);
            let Some(command) = &reading.command else { continue };
            let says = format!("{line} {} {}", reading.says.english, reading.verb.english);
            for (name, seat) in moved(&desk, command) {
                let table = format!("table {}:", seat.table);
                let named = says.contains(&name)
                    || says.contains(&seat.to_string())
                    || says.contains(&table)
                    || line.trim() == format!("b {}", seat.table);
                prop_assert!(named, "{line}: {name} moves from {seat}: {says}");
            }
        }
        for advice in advice_at(desk.tournament(), desk.now).iter().take(3) {
            let Some(command) = advice.command.as_ref().filter(|_| !advice.own_key) else { continue };
            for (name, seat) in moved(&desk, command) {
                prop_assert!(advice.title.english.contains(&name), "{seat}: {}", advice.title);
            }
        }
    }
}
