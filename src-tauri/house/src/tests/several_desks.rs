//! Several desks over one house on a real PostgreSQL server, which these tests start.

#[allow(dead_code, reason = "the journal's tests use all of it")]
#[path = "../../../journal/tests/common/postgres.rs"]
mod postgres;

use crate::happened::Happened;
use crate::house::House;
use crate::office::Office;
use crate::other_desks;
use crate::prelude::*;
use crate::tests::quiet::Quiet;
use crate::tournament_time::TournamentTime;
use postgres::PostgresServer;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};
use shuffle_up_cash::Say;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::LineKind;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_journal::News;
use std::sync::mpsc::channel;
use std::thread::{scope, sleep};
use std::time::Duration;
use tempfile::TempDir;

/// A desk with a folder of its own.
struct Desk {
    office: Office,
    _folder: TempDir,
}

impl Desk {
    fn at(address: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let office =
            Office::open_house(folder.path(), TournamentTime::start(), Some(address.to_string()));
        Self { office, _folder: folder }
    }

    fn say(&mut self, tournament: TournamentId, command: Value) -> Result<u32, Problem> {
        let command = serde_json::from_value(command).unwrap();
        Ok(self.office.act(tournament, command)?.revision)
    }

    fn enter(&mut self, tournament: TournamentId, name: &str) -> Result<u32, Problem> {
        self.say(tournament, json!({ "type": "enter", "names": [name], "payment": "cash" }))
    }

    fn revision(&mut self, tournament: TournamentId) -> u32 {
        self.office.look(tournament).unwrap().revision()
    }

    /// Everything that others said.
    fn catch_up(&mut self) {
        self.office.catch_up(&News { anything: true, ..News::default() });
    }
}

/// A tournament with seats at sale and these players, in play.
fn in_play(desk: &mut Desk, players: u32) -> TournamentId {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    let id = desk.office.new_tournament(SetUp { rules, ..t1000() }, None).unwrap();
    desk.say(id, json!({ "type": "set_room_tables", "tables": 40 })).unwrap();
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    let enter = Enter { names, ..Enter::default() };
    desk.office.act(id, enter.into()).unwrap();
    desk.say(id, json!({ "type": "start_clock" })).unwrap();
    id
}

fn bust(entry: u32) -> Value {
    json!({ "type": "bust", "out": [{ "entry": entry }], "order": "by_stack" })
}

/// Nobody sits where somebody else does.
fn each_seat_once(log: &Log) {
    let tournament = log.tournament();
    let seats: Vec<_> =
        tournament.entries.keys().filter_map(|id: &EntryId| tournament.seat_of(*id)).collect();
    let places: BTreeSet<_> = seats.iter().collect();
    assert_eq!(places.len(), seats.len(), "a seat was given twice");
}

#[test]
fn whoever_is_second_decides_on_what_the_first_said() {
    let server = PostgresServer::shared();
    let address = server.address();
    let (mut one, mut other) = (Desk::at(&address), Desk::at(&address));
    let id = in_play(&mut one, 20);
    let seen = other.revision(id);
    // Both sell: each entry has its number and its seat.
    one.enter(id, "Anna").unwrap();
    assert_eq!(other.enter(id, "Bo").unwrap(), seen + 2);
    assert_eq!(one.enter(id, "Cy").unwrap(), seen + 3);
    // Both have somebody out, at once: each stands.
    one.catch_up();
    other.catch_up();
    one.say(id, bust(1)).unwrap();
    other.say(id, bust(2)).unwrap();
    // Both desks bust the same player: the log has one bust.
    one.say(id, bust(3)).unwrap();
    let twice = other.say(id, bust(3)).unwrap_err();
    assert!(!twice.sentence.english.is_empty() && twice.code != "not_next", "{twice:?}");
    // What would be undone was another line when it was looked at.
    one.say(id, json!({ "type": "rename", "player": 5, "name": "Eve" })).unwrap();
    let undone = other.office.undo(id, "desk").unwrap_err();
    assert_eq!(undone.code, "changed");
    other.office.undo(id, "desk").unwrap();
    one.catch_up();
    assert_eq!(one.office.look(id).unwrap().lines(), other.office.look(id).unwrap().lines());
    each_seat_once(one.office.look(id).unwrap());
}

/// A cash game has no rule about what still means the same: whoever was second sees what came, and says it again.
#[test]
fn a_cash_game_shows_what_came_before_it_takes_more() {
    let server = PostgresServer::shared();
    let address = server.address();
    let (mut one, mut other) = (Desk::at(&address), Desk::at(&address));
    let about = json!({ "name": "Kitchen", "currency": { "code": "EUR", "decimals": 2 } });
    let about = serde_json::from_value(about).unwrap();
    let game = one.office.new_cash_game(about, "desk").unwrap();
    assert!(other.office.cash_game(game).unwrap().state().players.is_empty());
    let comes = |name: &str| -> Say {
        serde_json::from_value(json!({ "type": "new", "name": name, "amount": 100 })).unwrap()
    };
    one.office.say_to_cash_game(game, comes("Anna"), "desk").unwrap();
    let second = other.office.say_to_cash_game(game, comes("Bo"), "desk").unwrap_err();
    assert_eq!(second.code, "changed");
    other.office.say_to_cash_game(game, comes("Bo"), "desk").unwrap();
    one.catch_up();
    let [here, there] = [one, other].map(|mut desk| desk.office.cash_game(game).unwrap());
    assert_eq!(here.lines(), there.lines());
    assert_eq!(here.lines().len(), 3);
}

/// What one desk says, the other's windows are told; and that the server is gone, and is there again.
#[test]
fn a_desk_is_told_what_others_say_and_that_the_server_is_gone() {
    let server = PostgresServer::start(&[]);
    let address = server.address();
    let mut one = Desk::at(&address);
    let id = in_play(&mut one, 4);
    let Desk { mut office, _folder } = Desk::at(&address);
    office.look(id).unwrap();
    let house = House::new(office, _folder.path().join("papers"), Arc::new(Quiet));
    let (tells, told) = channel();
    house.subscribe(move |happened| {
        if matches!(happened, Happened::Line(_) | Happened::House) {
            let _ = tells.send(happened.clone());
        }
    });
    other_desks::start(&house).unwrap();
    let hears = |wanted: &dyn Fn(&Happened) -> bool| {
        while !wanted(&told.recv_timeout(Duration::from_secs(20)).expect("nobody told")) {}
    };
    // The first news is that the connection is there.
    hears(&|happened| matches!(happened, Happened::House));
    let said = one.enter(id, "Anna").unwrap();
    hears(&|happened| matches!(happened, Happened::Line(line) if line.revision == said));
    assert_eq!(house.office().look(id).unwrap().revision(), said);
    one.office.change_setting(crate::office::settings::Setting::Volume(17));
    hears(&|happened| matches!(happened, Happened::House));
    assert_eq!(house.office().settings.volume, 17);

    server.kill();
    hears(&|happened| matches!(happened, Happened::House));
    let refused = house.office().act(id, serde_json::from_value(bust(2)).unwrap()).unwrap_err();
    assert_eq!(refused.code, "server_gone");
    assert!(house.office().look(id).is_ok() && !house.office().summaries().is_empty());
    server.go_on();
    hears(&|happened| matches!(happened, Happened::House));
    let mut tries = 0;
    while house.office().act(id, serde_json::from_value(bust(2)).unwrap()).is_err() {
        tries += 1;
        assert!(tries < 100, "it does not come back");
        sleep(Duration::from_millis(100));
    }
}

/// Whoever starts while the server is away is there as soon as it is.
#[test]
fn a_desk_that_starts_without_its_server_waits_for_it() {
    let server = PostgresServer::start(&[]);
    let address = server.address();
    let id = in_play(&mut Desk::at(&address), 4);
    server.stop();
    let Desk { mut office, _folder } = Desk::at(&address);
    assert_eq!(office.look(id).unwrap_err().code, "no_file");
    let house = House::new(office, _folder.path().join("papers"), Arc::new(Quiet));
    other_desks::start(&house).unwrap();
    server.go_on();
    let mut tries = 0;
    while house.office().look(id).is_err() {
        tries += 1;
        assert!(tries < 200, "it does not come");
        sleep(Duration::from_millis(100));
    }
}

/// How long it runs, which a longer run by hand says in the environment.
fn setting(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a desk knows of a name that it sold.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Sold {
    /// It was acknowledged as this line.
    As(u32),
    /// The server was lost before it answered.
    InDoubt,
}

/// A desk that says so many commands at random, whatever happens to the server.
fn acts(
    number: u64,
    address: &str,
    id: TournamentId,
    times: u32,
) -> (Desk, BTreeMap<String, Sold>) {
    let mut desk = Desk::at(address);
    let mut chance = ChaCha20Rng::seed_from_u64(number);
    let mut sold = BTreeMap::new();
    for turn in 0..times {
        let entry = chance.next_u32() % 20 + 1;
        let name = format!("{turn} of desk {number}");
        let said = match chance.next_u32() % 10 {
            0..5 => {
                let entered = desk.enter(id, &name);
                match &entered {
                    Ok(line) => drop(sold.insert(name, Sold::As(*line))),
                    Err(problem) if problem.code == "server_in_doubt" => {
                        sold.insert(name, Sold::InDoubt);
                    }
                    Err(_) => {}
                }
                entered
            }
            5 | 6 => desk.say(id, bust(entry)),
            7 | 8 => desk.say(id, json!({ "type": "rename", "player": entry, "name": name })),
            _ => desk.office.undo(id, "desk").map(|written| written.revision),
        };
        if said.is_err_and(|problem| problem.code.starts_with("server")) {
            sleep(Duration::from_millis(50));
            desk.catch_up();
        }
    }
    (desk, sold)
}

/// Five desks act at once while the server is killed: the log has one order, every desk shows its fold, nothing that was acknowledged is
/// missing, nothing is there twice.
#[test]
fn five_desks_and_a_server_that_is_killed_lose_nothing_and_say_nothing_twice() {
    let server = PostgresServer::start(&[]);
    let address = server.address();
    let id = in_play(&mut Desk::at(&address), 20);
    let (at_most, times) = (setting("SERVER_KILLS", 4), setting("DESK_COMMANDS", 60));
    let mut kills = 0;
    let desks: Vec<_> = scope(|scope| {
        let desks: Vec<_> = (0..5)
            .map(|number| {
                let address = &address;
                scope.spawn(move || acts(number, address, id, times))
            })
            .collect();
        while !desks.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            sleep(Duration::from_millis(700));
            if kills < at_most {
                server.kill();
                server.go_on();
                kills += 1;
            }
        }
        desks.into_iter().map(|desk| desk.join().unwrap()).collect()
    });
    let mut fresh = Desk::at(&address);
    let log = Log::clone(fresh.office.look(id).unwrap());
    let mut names: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for line in log.lines().iter() {
        if let LineKind::Command { command: Command::Enter(enter), .. } = &line.kind {
            for name in &enter.names {
                names.entry(name.clone()).or_default().push(line.number);
            }
        }
    }
    let (mut acknowledged, mut in_doubt) = (0, 0);
    for (mut desk, sold) in desks {
        desk.catch_up();
        let shown = desk.office.look(id).unwrap();
        assert_eq!(shown.lines(), log.lines());
        assert_eq!(shown.tournament(), log.tournament());
        for (name, sold) in sold {
            let there = names.remove(&name).unwrap_or_default();
            match sold {
                Sold::As(line) => assert_eq!(there, [line], "{name}"),
                Sold::InDoubt => assert!(there.len() <= 1, "{name}: {there:?}"),
            }
            match sold {
                Sold::As(_) => acknowledged += 1,
                Sold::InDoubt => in_doubt += 1,
            }
        }
    }
    println!(
        "{} lines, {kills} kills, {acknowledged} sales acknowledged, {in_doubt} in doubt",
        log.revision()
    );
    names.retain(|name, _| name.contains("of desk"));
    assert_eq!(names, BTreeMap::new(), "said and never acknowledged");
    assert!(acknowledged > 50, "{acknowledged} acknowledged, {in_doubt} in doubt");
    each_seat_once(&log);
}
