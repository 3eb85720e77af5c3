//! The power goes in the middle of something: a program of its own is killed there, and the next start is looked at.
//!
//! Each scene plays a tournament up to its moment, says so, and goes on until it is killed. Whatever moment that was, the
//! next start has every acknowledged line, says which was the last, and asks one question at most.

use super::archive::{YEARS, evening};
use super::house::{desk, devices};
use super::in_play;
use super::papers::fill;
use crate::office::Office;
use crate::office::kept::KeptBecause;
use crate::office::transfer::{TakenIn, take_in_path};
use crate::papers::SheetWish;
use serde_json::{Value, json};
use shuffle_up_engine::Command;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_journal::TournamentId;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::sync::Mutex;
use std::time::Duration;

fn say(office: &mut Office, id: TournamentId, command: Value) {
    let command: Command = serde_json::from_value(command).unwrap();
    let revision = office.act(id, command).unwrap().revision;
    println!("\nsaid {revision}");
}

/// A game with so many players, its seats drawn and its clock running.
fn game(folder: &Path, players: usize) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    let mut setup = templates::t1000();
    setup.name = "Sunday".into();
    let id = office.new_tournament(setup, None).unwrap();
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    say(&mut office, id, json!({ "type": "enter", "names": names }));
    say(&mut office, id, json!({ "type": "draw_seats" }));
    say(&mut office, id, json!({ "type": "start_clock" }));
    (office, id)
}

fn ready() {
    println!("\nready");
}

/// Not a test by itself: what the killed program plays.
#[test]
fn plays_a_scene_until_it_is_killed() {
    let Some(folder) = std::env::var_os("RECOVERY_FOLDER").map(PathBuf::from) else { return };
    match std::env::var("RECOVERY_SCENE").unwrap().as_str() {
        "hand_for_hand" => {
            let (mut office, id) = game(&folder, 20);
            say(
                &mut office,
                id,
                json!({ "type": "go_hand_for_hand", "until": { "type": "money" } }),
            );
            say(&mut office, id, json!({ "type": "finish_tables", "tables": [2], "done": true }));
            ready();
            for done in [true, false].into_iter().cycle() {
                say(
                    &mut office,
                    id,
                    json!({ "type": "finish_tables", "tables": [1], "done": done }),
                );
            }
        }
        "race" => {
            let (mut office, id) = game(&folder, 20);
            say(&mut office, id, json!({ "type": "jump_to", "stage": 3 }));
            ready();
            let race = |table: u32| {
                let seats = json!([{ "seat": 1, "chips": 3 }, { "seat": 2, "chips": 4 }, { "seat": 3, "chips": 3 }]);
                json!({ "type": "race_off", "chip": 5, "tables": [{ "table": table, "seats": seats }] })
            };
            say(&mut office, id, race(1));
            loop {
                say(&mut office, id, race(2));
                println!("\nsaid {}", office.undo(id, "desk").unwrap().revision);
            }
        }
        "draw" => {
            let mut office = Office::open(&folder);
            let id = office.new_tournament(templates::t1000(), None).unwrap();
            let names: Vec<String> = (1..=600).map(|number| format!("Player {number}")).collect();
            say(&mut office, id, json!({ "type": "enter", "names": names }));
            ready();
            loop {
                say(&mut office, id, json!({ "type": "draw_seats" }));
                println!("\nsaid {}", office.undo(id, "desk").unwrap().revision);
            }
        }
        "print" => {
            let (mut office, id) = game(&folder, 60);
            ready();
            for sheet in ["seat_cards", "seating_by_name", "table_sheets"].iter().cycle() {
                let wish: SheetWish =
                    serde_json::from_value(json!({ "sheet": sheet, "paper": "a4" })).unwrap();
                let printed =
                    fill(&mut office, id, &wish).unwrap().print(&folder.join("papers")).unwrap();
                println!("\nprinted {}", printed.path);
            }
        }
        "archive" => {
            let mut office = Office::open(&folder);
            for (year, at) in YEARS {
                evening(&mut office, &year.to_string(), at);
            }
            ready();
            let papers = folder.join("papers");
            for copy in 0.. {
                let (year, _) = YEARS[copy % 2];
                let file = office.to_archive(year).unwrap().write(&papers).unwrap();
                office.take_off(&file).unwrap();
                println!("\nprinted {}", file.path.display());
                office.bring_back(year).unwrap();
            }
        }
        other => panic!("no scene {other}"),
    }
}

/// What was heard from the killed program: its last acknowledged line, and the sheets that it said were written.
struct Heard {
    last: u32,
    printed: Vec<PathBuf>,
}

/// Plays a scene and kills it so long after its moment.
fn killed(scene: &str, folder: &Path, after: Duration) -> Heard {
    let mut child = Process::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "tests::recovery::plays_a_scene_until_it_is_killed",
            "--nocapture",
            "--test-threads=1",
        ])
        .env("RECOVERY_FOLDER", folder)
        .env("RECOVERY_SCENE", scene)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap());
    let (moment, reached) = std::sync::mpsc::channel();
    let listener = std::thread::spawn(move || {
        let mut heard = Heard { last: 0, printed: Vec::new() };
        for line in said.lines() {
            let Ok(line) = line else { break };
            if line == "ready" {
                let _ = moment.send(());
            } else if let Some(number) = line.strip_prefix("said ") {
                heard.last = number.parse().unwrap_or(heard.last);
            } else if let Some(path) = line.strip_prefix("printed ") {
                heard.printed.push(path.into());
            }
        }
        heard
    });
    reached.recv_timeout(Duration::from_secs(60)).expect("the scene reaches its moment");
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap()
}

/// The next start after a scene: nothing acknowledged is missing, the last line is named, and at most the clock is asked
/// about. `RECOVERY_KILLS` asks for more kills than the few of an ordinary run.
fn recovers(scene: &str, holds: impl Fn(&mut Office, TournamentId, &Heard)) {
    let kills = std::env::var("RECOVERY_KILLS").map_or(4, |kills| kills.parse().unwrap());
    for kill in 0..kills {
        let folder = tempfile::tempdir().unwrap();
        let heard =
            killed(scene, folder.path(), Duration::from_micros(u64::from(kill % 97_u32) * 7_300));
        let mut office = in_play(Office::open(folder.path()));
        let view = office.view(devices());
        assert_eq!(view.read_only, None, "{scene}: no warning, nothing to repair");
        let row = &view.tournaments[0];
        let log = office.look(row.id).unwrap();
        let there = log.revision();
        assert!(there >= heard.last, "{scene}: {there} of {} acknowledged lines", heard.last);
        assert!(there <= heard.last + 1, "{scene}: at most the one line that was under way");
        let said = log.label(there).unwrap().to_string();
        let at = log.lines().last().unwrap().at;
        let kept = view.kept.expect("the start says what was kept");
        assert_eq!((kept.because, kept.aside), (KeptBecause::CutOff, None));
        let line = &kept.tournaments[0];
        assert_eq!((&line.said, line.at, line.line), (&said, at, there), "{scene}");
        assert_eq!(kept.tournaments.len(), 1);
        holds(&mut office, row.id, &heard);
        // Closed by itself, the next start has nothing to say.
        office.close();
        let mut office = Office::open(folder.path());
        assert_eq!(office.view(devices()).kept, None, "{scene}: said once");
    }
}

#[test]
fn in_the_middle_of_hand_for_hand() {
    recovers("hand_for_hand", |office, id, _| {
        let view = desk(office, id);
        let tables = view.hand_for_hand.expect("hand-for-hand is still on");
        assert!((1..=3).contains(&tables.done), "the tick of table 2 is there: {}", tables.done);
        assert!(view.gap.is_none() || view.gap.is_some_and(|gap| gap.away_ms >= 0));
    });
}

#[test]
fn in_the_middle_of_a_chip_race() {
    recovers("race", |office, id, _| {
        let view = desk(office, id);
        let log = office.look(id).unwrap();
        let raced = (1..=log.revision())
            .filter(|line| !log.is_struck(*line))
            .filter_map(|line| log.label(line))
            .filter(|label| label.verb.english.to_lowercase().contains("race"))
            .count();
        assert!(raced <= 2, "each table is raced once at most");
        assert_eq!(view.figures.left, 20);
    });
}

#[test]
fn in_the_middle_of_the_draw() {
    recovers("draw", |office, id, _| {
        assert_eq!(desk(office, id).gap, None, "no clock ran, so nothing is asked");
        let tournament = office.look(id).unwrap().tournament();
        let seated = tournament.room.seated();
        assert!(seated == 0 || seated == 600, "the draw is there whole or not at all: {seated}");
    });
}

#[test]
fn in_the_middle_of_printing() {
    recovers("print", |_, _, heard| {
        for path in &heard.printed {
            let bytes = std::fs::read(path).unwrap();
            assert!(bytes.starts_with(b"%PDF"), "{}", path.display());
            let end = &bytes[bytes.len().saturating_sub(16)..];
            assert!(
                end.windows(5).any(|word| word == b"%%EOF"),
                "half a sheet: {}",
                path.display()
            );
        }
    });
}

/// Wherever the power goes, every evening is there with every line, and one that is off the list lies in a whole file.
#[test]
fn in_the_middle_of_putting_a_year_away() {
    for kill in 0..4_u64 {
        let folder = tempfile::tempdir().unwrap();
        let heard = killed("archive", folder.path(), Duration::from_micros(kill * 7_300));
        let mut office = Office::open(folder.path());
        let list = office.view(devices()).tournaments;
        assert_eq!(list.len(), YEARS.len());
        for line in &list {
            assert_eq!((line.deleted, line.phase), (false, Phase::Finished));
            assert_eq!(office.look(line.id).unwrap().revision(), 5);
        }
        for path in &heard.printed {
            assert_eq!(taken_in_of(path).imported.len(), 1, "{}", path.display());
        }
        for line in list.into_iter().filter(|line| line.archived) {
            let papers = std::fs::read_dir(folder.path().join("papers")).unwrap();
            let of_it = papers.map(|file| file.unwrap().path()).filter(|path| {
                path.file_name().is_some_and(|name| {
                    name.to_string_lossy().starts_with(&format!("House archive {}", line.name))
                })
            });
            assert!(of_it.last().is_some_and(|path| taken_in_of(&path).imported.len() == 1));
        }
    }
}

/// What a file brings to a house that has nothing.
fn taken_in_of(path: &Path) -> TakenIn {
    let folder = tempfile::tempdir().unwrap();
    let office = Mutex::new(Office::open(folder.path()));
    let mut taken = TakenIn::default();
    take_in_path(path, || office.lock().unwrap(), &mut taken).unwrap();
    taken
}
