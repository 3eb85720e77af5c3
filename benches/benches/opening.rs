//! Budget: opening a log of 30,000 lines under 300 ms: read from the file, parsed, folded, with a word for every line. Of
//! fields of 20, 1,000 and 10,112 entries.

use budgets::{FIELD, Floor, report, timed, words};
use shuffle_up_engine::Log;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::base::ids::PlayerId;
use shuffle_up_journal::{Journal, LogStore as _, StoredLine, TournamentId};
use shuffle_up_kept_log::{journal_line, log_of};
use std::time::Duration;

const LINES: u32 = 30_000;

/// A log of so many lines from the field's tournament: played to its winner, names corrected until there are enough
/// lines, and one line in a hundred undone.
fn long_log(players: usize) -> Log {
    let mut floor = Floor::playing(players);
    while floor.log.revision() < LINES {
        let revision = floor.log.revision();
        if revision.is_multiple_of(100) {
            undo(&mut floor);
        } else if let Some(command) = floor.due().filter(|_| revision.is_multiple_of(2)) {
            floor.say(command);
        } else {
            let player = PlayerId(revision % u32::try_from(players).unwrap_or(1) + 1);
            floor.say(Rename {
                player,
                name: format!("Renamed {revision}"),
                last_name: None,
                card: None,
            });
        }
    }
    floor.log
}

fn undo(floor: &mut Floor) {
    if let Ok(line) = floor.log.prepare_undo(0, "desk") {
        floor.log.commit(line);
    }
}

/// Reads it as the program does: from the file, and then as a log.
fn open(journal: &Journal, tournament: TournamentId) -> (Duration, Duration, Log) {
    let (read, lines) = timed(|| journal.read(tournament, 1));
    let (folded, log) = timed(|| match lines.map(|lines| log_of(&lines)) {
        Ok(Ok(log)) => log,
        Ok(Err(line)) => panic!("{line:?}"),
        Err(error) => panic!("{error:?}"),
    });
    (read, folded, log)
}

fn main() {
    for players in [20, 1_000, FIELD] {
        let log = long_log(players);
        let Ok(folder) = tempfile::tempdir() else { return };
        let Ok(opened) = Journal::open(folder.path().join("budget.shuffle-up")) else { return };
        let mut journal = opened.journal;
        let Ok(tournament) = journal.create("Budget", 0) else { return };
        let lines = log.lines().iter().filter_map(|line| journal_line(tournament, line).ok());
        let lines: Vec<StoredLine> = lines.collect();
        let bytes: usize = lines.iter().map(|line| line.body.len()).sum();
        if let Err(error) = journal.append(&lines) {
            panic!("{error:?}");
        }
        let mut best = open(&journal, tournament);
        for _ in 0..4 {
            let again = open(&journal, tournament);
            if again.0 + again.1 < best.0 + best.1 {
                best = again;
            }
        }
        assert_eq!(best.2.tournament(), log.tournament());
        let whole = best.0 + best.1;
        report(
            &format!("opening a log of 30,000 lines, {players} entries"),
            whole,
            Duration::from_millis(300),
        );
        println!(
            "  read {}, parsed and folded {}; {:.1} MB",
            words(best.0),
            words(best.1),
            bytes as f64 / 1e6
        );
    }
}
