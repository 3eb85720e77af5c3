//! Several events in one house: each has its own tables of the room, its clock on the desk of the others, and cues that name it.

use super::house::running_with;
use super::quiet::Quiet;
use super::sleep::{Fake, MINUTE};
use crate::cue_clock::{self, call_out};
use crate::happened::Happened;
use crate::house::House;
use crate::office::Office;
use crate::office::announcements::Announcements;
use crate::office::summary::ClockLine;
use crate::prelude::*;
use crate::tournament_time::TournamentTime;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::tables::close_empty_table::CloseEmptyTable;
use shuffle_up_engine::actions::tables::open_table::OpenTable;
use shuffle_up_engine::actions::tables::room_tables::SetRoomTables;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::rulebook::house_rules::InitialSeats;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::clock::cues::{Cue, CueAt};
use std::sync::mpsc::RecvTimeoutError;

fn event(name: &str, numbers: &str) -> SetUp {
    SetUp { name: name.into(), table_numbers: numbers.into(), ..templates::t1000() }
}

fn field(players: usize) -> Command {
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    Enter { names, ..Enter::default() }.into()
}

/// An event with so many players whose seats are not drawn yet.
fn to_draw(office: &mut Office, setup: SetUp, players: usize) -> TournamentId {
    let id = office.new_tournament(setup, None).unwrap();
    office.act(id, field(players)).unwrap();
    id
}

fn why_not(said: Result<crate::office::Written, Problem>) -> String {
    said.unwrap_err().sentence.to_string()
}

const MAINS: &str = "Main has these tables: 61. Say which others are yours, such as tables 61-68, or close them there.";

#[test]
fn a_table_belongs_to_one_event_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running_with(Office::open(folder.path()), event("Main", "61-62"));
    let turbo = to_draw(&mut office, event("Turbo", "61-68"), 4);
    assert_eq!(why_not(office.act(turbo, DrawSeats {}.into())), MAINS);
    let numbers = |numbers: &str| {
        SetRoomTables { tables: None, numbers: numbers.into(), ..SetRoomTables::default() }.into()
    };
    office.act(turbo, numbers("62-68")).unwrap();
    office.act(turbo, DrawSeats {}.into()).unwrap();
    let open = |table| OpenTable { table: Some(TableNumber(table)), for_sale: true }.into();
    let late = (1..=6).map(|number| format!("Late {number}")).collect();
    office.act(turbo, Enter { names: late, ..Enter::default() }.into()).unwrap();
    assert_eq!(why_not(office.act(turbo, open(61))), MAINS);

    // One that counts its tables opens none that another event has by its number, and keeps a table 1 of its own.
    let side = to_draw(&mut office, event("Side", ""), 20);
    office.act(side, DrawSeats {}.into()).unwrap();
    assert_eq!(why_not(office.act(side, open(61))), MAINS);
    let (mut office, _) = running_with(office, event("Another", ""));

    // An undo opens no table that is somebody else's by now.
    office.act(turbo, open(70)).unwrap();
    office.act(turbo, CloseEmptyTable { table: TableNumber(70) }.into()).unwrap();
    let late = to_draw(&mut office, event("Late", "70"), 4);
    office.act(late, DrawSeats {}.into()).unwrap();
    let refused = why_not(office.undo(turbo, "desk"));
    assert!(refused.starts_with("Late has these tables: 70."), "{refused}");
}

/// Where seats are sold, tables come with the first players, and neither stays.
#[test]
fn a_new_tournament_comes_with_no_table_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running_with(Office::open(folder.path()), event("Main", "61-62"));
    let mut setup = event("Turbo", "61-68");
    setup.rules.initial_seats = InitialSeats::AtSale;
    let Command::Enter(players) = field(2) else { panic!("an entry") };
    let refused = office.new_tournament(setup.clone(), Some(players.clone())).unwrap_err();
    assert!(
        refused.sentence.to_string().starts_with("Main has these tables: 61-62")
            || refused.sentence.to_string() == MAINS,
        "{}",
        refused.sentence
    );
    assert_eq!(office.summaries().len(), 1);
    setup.table_numbers = "63-68".into();
    office.new_tournament(setup, Some(players)).unwrap();
}

fn clock(office: &mut Office, id: TournamentId) -> Option<ClockLine> {
    let list = office.summaries_with_clocks();
    list.into_iter().find(|line| line.id == id).unwrap().clock
}

#[test]
fn the_list_says_what_runs_and_where_something_waits() {
    let folder = tempfile::tempdir().unwrap();
    let fake = Arc::new(Fake::at(1_800_000_000_000));
    let office = Office::open_at(folder.path(), TournamentTime::with(fake.clone()));
    let (mut office, main) = running_with(office, event("Main", ""));
    let waiting = to_draw(&mut office, event("Later", ""), 4);
    assert_eq!(clock(&mut office, waiting), None);
    fake.pass(5 * MINUTE, 0);
    let seen = clock(&mut office, main).unwrap();
    assert_eq!((seen.running, seen.is_break, seen.silent), (true, false, false));
    assert_eq!(seen.remaining_ms, Some(15 * MINUTE));
    office.act(main, PauseClock {}.into()).unwrap();
    assert!(!clock(&mut office, main).unwrap().running);

    let (mut office, quiet) = running_with(office, event("Quiet", ""));
    let before = clock(&mut office, quiet).unwrap().due;
    fake.pass(MINUTE, 10 * MINUTE);
    office.notice_sleep();
    assert!(clock(&mut office, quiet).unwrap().due, "the question about the clock waits");
    assert_eq!(
        clock(&mut office, main).unwrap().due,
        before,
        "a clock that stood is not asked about"
    );
    fake.pass(13 * 60 * MINUTE, 0);
    assert_eq!(clock(&mut office, main), None, "nobody plays it tonight");
}

/// The tunes and words that the room hears as a level begins.
fn heard(house: &Arc<House>, id: TournamentId) -> Vec<(usize, String)> {
    let kept: Arc<Mutex<Vec<(usize, String)>>> = Arc::default();
    let keeps = kept.clone();
    house.subscribe(move |happened| {
        if let Happened::Heard { tunes, words, .. } = happened {
            keeps.lock().unwrap().push((tunes.len(), words.clone()));
        }
    });
    let now = house.office().now();
    call_out(house, id, &[CueAt { at: now, cue: Cue::LevelUp, stage: 1 }]);
    kept.lock().unwrap().clone()
}

#[test]
fn cues_name_their_event_where_several_run_and_one_can_be_silent() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, main) = running_with(Office::open(folder.path()), event("Main", ""));
    office.set_speech(true);
    let mut line = office.announcements.cues.line(Cue::LevelUp);
    line.speech = true;
    office.set_cue_line(Cue::LevelUp, line.clone()).unwrap();
    let house = House::new(office, folder.path().join("papers"), Arc::new(Quiet));
    let alone = heard(&house, main);
    assert_eq!(alone.len(), 1);
    assert!(alone[0].1.starts_with("Level 2."), "{alone:?}");

    let turbo = {
        let mut office = house.office();
        let id = office.new_tournament(event("Turbo", ""), None).unwrap();
        office.act(id, field(4)).unwrap();
        office.act(id, DrawSeats {}.into()).unwrap();
        let start = shuffle_up_engine::actions::clock::start::StartClock {};
        office.act(id, start.into()).unwrap();
        id
    };
    assert!(heard(&house, main)[0].1.starts_with("Main: Level 2."));
    assert!(heard(&house, turbo)[0].1.starts_with("Turbo: Level 2."));

    line.words = "{event}, level {level}.".into();
    house.office().set_cue_line(Cue::LevelUp, line).unwrap();
    assert_eq!(heard(&house, turbo)[0].1, "Turbo, level 2.", "the host's own words name it once");

    house.office().hear_event(turbo, false).unwrap();
    assert_eq!(heard(&house, turbo), [(0, String::new())]);
    assert_eq!(heard(&house, main)[0].1, "Main, level 2.");
    assert!(clock(&mut house.office(), turbo).unwrap().silent);
    let text = serde_json::to_string(&house.office().announcements).unwrap();
    let kept: Announcements = serde_json::from_str(&text).unwrap();
    assert!(kept.silent.contains(&turbo), "it outlives the program");
    house.office().hear_event(turbo, true).unwrap();
    assert_eq!(heard(&house, turbo)[0].1, "Turbo, level 2.");
    assert!(house.office().hear_event(TournamentId(99), false).is_err());
}

/// Nobody says anything for a while, and the program is killed without a word: it knows more than the time of its last line.
#[test]
fn a_killed_program_was_alive_until_a_few_seconds_before() {
    let folder = tempfile::tempdir().unwrap();
    let begin = 1_800_000_000_000;
    let fake = Arc::new(Fake::at(begin));
    let office = Office::open_at(folder.path(), TournamentTime::with(fake.clone()));
    let (office, id) = running_with(office, event("Main", ""));
    let house = House::new(office, folder.path().join("papers"), Arc::new(Quiet));
    let mut passed = 0;
    cue_clock::run(&house, |sleep| {
        let sleep = i64::try_from(sleep.as_millis()).unwrap();
        if passed + sleep > 103_000 {
            return Err(RecvTimeoutError::Disconnected);
        }
        passed += sleep;
        fake.pass(sleep, 0);
        Err(RecvTimeoutError::Timeout)
    });
    *house.office() = Office::open(&folder.path().join("nowhere"));
    let back = Arc::new(Fake::at(begin + 103_000 + 30_000));
    let mut office = super::in_play(Office::open_at(folder.path(), TournamentTime::with(back)));
    let gap = super::house::desk(&mut office, id).gap.expect("the director is asked");
    assert_eq!((gap.seen_at, gap.away_ms), (begin + 100_000, 33_000));
    assert_eq!(gap.resume.remaining_ms, 20 * MINUTE - 100_000);
}
