//! Budget: a line an hour old put right, 10,000 lines behind it, under 100 ms: tried out as the desk shows it, and said.
//! The same for fields of 20 and 1,000, so that growth can be read; and the log's lines of one player.

use budgets::{FIELD, Floor, best_of, bust, report, timed};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::views::correction::correction_view;
use shuffle_up_engine::views::log::{LineFilter, lines_of};
use std::time::Duration;

const BEHIND: u32 = 10_000;

/// A tournament with this many lines behind a bust, and that bust: every other line is what the advice or chance brings,
/// until half the field is out; the rest are names put right.
fn with_lines_behind(players: usize) -> (Floor, u32, EntryId) {
    let mut floor = Floor::playing(players);
    let out = floor.somebody();
    floor.say(bust(out));
    let line = floor.log.revision();
    while floor.log.revision() < line + BEHIND {
        let revision = floor.log.revision();
        let half = usize::try_from(floor.log.tournament().left()).unwrap_or(0) * 2 > players;
        let due = if half && revision.is_multiple_of(2) { floor.due() } else { None };
        let player = PlayerId(revision % u32::try_from(players).unwrap_or(1) + 1);
        floor.say(due.unwrap_or_else(|| {
            Rename { player, name: format!("Renamed {revision}"), last_name: None, card: None }
                .into()
        }));
    }
    (floor, line, out)
}

fn main() {
    let budget = Duration::from_millis(100);
    for players in [20, 1_000, FIELD] {
        let (floor, line, out) = with_lines_behind(players);
        // Another player was meant.
        let meant = floor.log.tournament().entries.iter().map(|(entry, _)| *entry);
        let meant = meant.rev().find(|entry| *entry != out && floor.seat_of(*entry).is_some());
        let Some(meant) = meant else { panic!("somebody is in play") };
        let amend = Correction {
            strike: vec![line],
            insert: Some(Box::new(Insertion { after: line, command: bust(meant) })),
            strike_dependent: true,
            ..Correction::default()
        };
        let tried = best_of(5, || correction_view(&floor.log, &amend));
        report(&format!("a correction tried out, {players} entries"), tried, budget);
        let said = (0..5)
            .filter_map(|_| {
                let mut log = floor.log.clone();
                let (time, said) = timed(|| {
                    let line = log.prepare_correction(&amend, 0, "desk")?;
                    log.commit(line);
                    Ok::<(), shuffle_up_engine::Refusal>(())
                });
                said.is_ok().then_some(time)
            })
            .min();
        match said {
            Some(said) => report(&format!("the same said, {players} entries"), said, budget),
            None => println!("the correction was refused at {players} entries"),
        }
        // The same wrong bust with the room as it is, beside a bust that is said in its turn.
        let one_step: [(&str, Command); 3] = [
            ("a bust", bust(meant)),
            ("it was somebody else", CorrectBust { recorded: out, out: meant }.into()),
            ("back in, here", BackIn { entry: out }.into()),
        ];
        for (what, command) in one_step {
            let said = (0..5)
                .map(|_| {
                    let mut log = floor.log.clone();
                    let (time, said) = timed(|| {
                        let line = log.prepare(command.clone(), floor.now, 1, "desk")?;
                        log.commit(line);
                        Ok::<(), shuffle_up_engine::Refusal>(())
                    });
                    said.map(|()| time)
                })
                .min_by_key(|time| time.as_ref().ok().copied());
            match said {
                Some(Ok(said)) => report(&format!("{what}, {players} entries"), said, budget),
                refused => println!("{what} was refused at {players} entries: {refused:?}"),
            }
        }
        let of = LineFilter { entry: Some(out), ..LineFilter::default() };
        let found = best_of(5, || lines_of(&floor.log, &of).len());
        report(&format!("the lines about one player, {players} entries"), found, budget);
    }
}
