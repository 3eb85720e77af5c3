//! Budget: a whole freezeout of 10,112 entries, from the draw to the winner with every balance, break and redraw, under
//! 1 s in the engine alone, and no action whose cost grows with the field.

use budgets::{FIELD, Floor, percentile, report, timed, words};
use shuffle_up_engine::Command;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What a command is, without what it is about.
fn kind(command: &Command) -> &'static str {
    match command {
        Command::Bust(_) => "bust",
        Command::DealLowCard(_) => "deal low card",
        Command::SetButton(_) => "set button",
        Command::MovePlayer(_) => "move",
        Command::BreakTable(_) => "break",
        Command::Redraw(_) => "redraw",
        _ => "other",
    }
}

struct Played {
    whole: Duration,
    advice: Duration,
    bytes: usize,
    kinds: BTreeMap<&'static str, Vec<Duration>>,
    lines: u32,
}

/// Plays a freezeout; an action's time is its decision and its fold, the advice before it is counted apart.
fn play(players: usize) -> Played {
    let mut kinds: BTreeMap<&'static str, Vec<Duration>> = BTreeMap::new();
    let (mut advised, mut acted) = (Duration::ZERO, Duration::ZERO);
    let mut floor = Floor::playing(players);
    loop {
        let (looked, next) = timed(|| floor.due());
        advised += looked;
        let Some(command) = next else { break };
        let kind = kind(&command);
        let (took, ()) = timed(|| floor.say(command));
        acted += took;
        kinds.entry(kind).or_default().push(took);
    }
    let bytes = floor
        .log
        .lines()
        .iter()
        .map(|line| serde_json::to_string(line).map_or(0, |line| line.len()))
        .sum();
    Played { whole: advised + acted, advice: advised, bytes, kinds, lines: floor.log.revision() }
}

fn main() {
    let fields = [20, 1_000, FIELD].map(|players| (players, play(players)));
    for (players, played) in &fields {
        let what = format!("whole freezeout, {players} entries, engine only");
        report(&what, played.whole, Duration::from_secs(1));
        println!(
            "  of it advice {}; {} lines, {:.1} MB as written",
            words(played.advice),
            played.lines,
            played.bytes as f64 / 1e6
        );
    }
    let kinds: BTreeSet<_> = fields.iter().flat_map(|(_, played)| played.kinds.keys()).collect();
    for kind in kinds {
        for (players, played) in &fields {
            let Some(times) = played.kinds.get(kind) else { continue };
            let (median, p99) = (percentile(times, 50), percentile(times, 99));
            println!("  {kind} | at {players} | median {} | p99 {}", words(median), words(p99));
        }
    }
}
