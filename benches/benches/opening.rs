//! Budget: opening a log of 30,000 lines under 300 ms: read from the file, parsed, folded, with a word for every line.

use budgets::{FIELD, Floor, report, timed, words};
use shuffle_up_engine::Log;
use shuffle_up_engine::entries::rename::Rename;
use shuffle_up_engine::ids::PlayerId;
use shuffle_up_engine::log::Said;
use shuffle_up_journal::{Journal, Line, Log as Keeper, TournamentId};
use std::time::Duration;

const LINES: u32 = 30_000;

/// A log of so many lines from the field's tournament: played to its winner, names corrected until there are enough
/// lines, and one line in a hundred undone.
fn log_of(players: usize) -> Log {
    let mut floor = Floor::playing(players);
    while floor.log.revision() < LINES {
        let revision = floor.log.revision();
        if revision.is_multiple_of(100) {
            undo(&mut floor);
        } else if let Some(command) = floor.due().filter(|_| revision.is_multiple_of(2)) {
            floor.say(command);
        } else {
            let player = PlayerId(revision % u32::try_from(players).unwrap_or(1) + 1);
            floor.say(Rename { player, name: format!("Renamed {revision}") });
        }
    }
    floor.log
}

fn undo(floor: &mut Floor) {
    if let Ok(line) = floor.log.prepare_undo(0, "desk") {
        floor.log.commit(line);
    }
}

fn open(journal: &Journal, tournament: TournamentId) -> (Duration, Duration, Duration, Log) {
    let (read, lines) = timed(|| journal.read(tournament, 1).unwrap_or_default());
    let (parsed, lines) = timed(|| {
        lines
            .iter()
            .filter_map(|line| {
                let said: Said = serde_json::from_str(&line.body).ok()?;
                let (number, at, device) = (line.number, line.at, line.device.clone());
                Some(shuffle_up_engine::log::Line { number, at, device, seed: 0, said })
            })
            .collect::<Vec<_>>()
    });
    let (folded, log) = timed(|| Log::replay(lines));
    (read, parsed, folded, log)
}

fn main() {
    for (players, what) in [(500, "500 entries"), (FIELD, "10,112 entries")] {
        let log = log_of(players);
        let Ok(folder) = tempfile::tempdir() else { return };
        let Ok(opened) = Journal::open(folder.path().join("budget.shuffle-up")) else { return };
        let mut journal = opened.journal;
        let Ok(tournament) = journal.create("Budget", 0) else { return };
        let lines: Vec<Line> = log
            .lines()
            .iter()
            .map(|line| Line {
                tournament,
                number: line.number,
                at: line.at,
                device: line.device.clone(),
                body: serde_json::to_string(&line.said).unwrap_or_default(),
            })
            .collect();
        let bytes: usize = lines.iter().map(|line| line.body.len()).sum();
        if let Err(error) = journal.append(&lines) {
            panic!("{error}");
        }
        let mut best = open(&journal, tournament);
        for _ in 0..4 {
            let again = open(&journal, tournament);
            if again.0 + again.1 + again.2 < best.0 + best.1 + best.2 {
                best = again;
            }
        }
        assert_eq!(best.3.tournament(), log.tournament());
        let whole = best.0 + best.1 + best.2;
        report(
            &format!("opening a log of 30,000 lines, {what}"),
            whole,
            Duration::from_millis(300),
        );
        println!(
            "  read {}, parsed {}, folded {}; {:.1} MB",
            words(best.0),
            words(best.1),
            words(best.2),
            bytes as f64 / 1e6
        );
    }
}
