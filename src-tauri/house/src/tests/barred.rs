//! Whoever may not play is stopped by every command there is: each of those in the engine's past logs is judged by what it leads to,
//! and a new one is there before it can be said (`engine/tests/past`).

use crate::office::Office;
use serde_json::Value;
use shuffle_up_engine::base::ids::PlayerId;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::{Command, Log, Tournament};
use shuffle_up_journal::TournamentId;
use shuffle_up_players::{Bar, ListedPlayer};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What sells, and what gives somebody in play another name.
const STOPPED: [&str; 7] =
    ["AddOn", "AddOns", "CorrectBuyer", "Enter", "ReEnter", "Rebuy", "Rename"];
/// What says that somebody was never out: the stack was sold before the bar, and was not given back.
const NEVER_OUT: [&str; 2] = ["BackIn", "CorrectBust"];

fn newest_past() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/past");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    std::fs::read_to_string(files.max().unwrap()).unwrap()
}

fn in_play(tournament: &Tournament) -> BTreeSet<PlayerId> {
    let players = tournament.players.keys().copied();
    players.filter(|player| tournament.live_entry(*player).is_some()).collect()
}

/// The players of the list by name, each with the number and whether the list bars the player.
type Listed = BTreeMap<String, (u32, bool)>;

/// Bars everybody who is here after a line, and nobody who was only called so before it.
fn bar(office: &Office, listed: &mut Listed, before: &Tournament, after: &Tournament) {
    let names = |of: &Tournament| -> BTreeSet<String> {
        of.players.iter().map(|(_, player)| player.name.clone()).collect()
    };
    let is = names(after);
    office.players.with(|list| {
        for name in names(before).union(&is) {
            let (number, barred) = listed.entry(name.clone()).or_insert_with(|| {
                let player = ListedPlayer { name: name.clone(), ..ListedPlayer::default() };
                (list.keep(&player).unwrap(), false)
            });
            let to_bar = is.contains(name);
            if to_bar && !*barred {
                list.bar(&Bar { player: *number, ..Bar::default() }).unwrap();
            } else if !to_bar && *barred {
                list.unbar(*number).unwrap();
            }
            *barred = to_bar;
        }
    });
}

#[test]
fn every_command_that_brings_somebody_in_stops_who_is_barred() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::open(folder.path());
    let (mut listed, mut tried, mut stopped) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
    for past in newest_past().lines() {
        let past: Value = serde_json::from_str(past).unwrap();
        let lines: Vec<Line> = serde_json::from_value(past["lines"].clone()).unwrap();
        let mut log = Log::new();
        for line in lines {
            let before = log.tournament().clone();
            log.commit(line.clone());
            let after = log.tournament();
            bar(&office, &mut listed, &before, after);
            let LineKind::Command { command, .. } = line.kind else { continue };
            let name = command.name();
            tried.insert(name);
            let stops = office.may_play(TournamentId(0), &before, after).is_err();
            // A number in the log that is another player's of this list says who is meant, whatever the name.
            let is_another = |player: &PlayerId| {
                let is = after.players.get(player).unwrap();
                is.listed.is_some_and(|one| listed[&is.name].0 != one)
            };
            let before_it = in_play(&before);
            if in_play(after).iter().any(|one| !before_it.contains(one) && !is_another(one)) {
                assert_eq!(stops, !NEVER_OUT.contains(&name), "{name}");
            }
            if stops {
                stopped.insert(name);
            }
        }
    }
    assert_eq!(tried, Command::NAMES.iter().copied().collect(), "every command has been tried");
    assert_eq!(stopped, BTreeSet::from(STOPPED));
}
