//! The whole house as one file, out of one house and into another.

use super::house::running;
use crate::office::Office;
use crate::office::settings::Setting;
use crate::office::transfer::{TakenIn, take_in_path};
use crate::office::whole::TakenBeside;
use shuffle_up_cash::said::About;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::TournamentId;
use shuffle_up_journal::WholeFile;
use shuffle_up_players::{ListedPlayer, PlayerList};
use shuffle_up_series::day_of_log::day;
use shuffle_up_series::{Rules, Say};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

fn written(office: &mut Office, folder: &Path) -> PathBuf {
    let players = office.players.with(PlayerList::whole).unwrap();
    office.to_make_whole().unwrap().write(players, folder).unwrap()
}

fn keep(office: &Office, name: &str) -> u32 {
    let player = ListedPlayer { name: name.into(), ..ListedPlayer::default() };
    office.players.with(|list| list.keep(&player)).unwrap()
}

/// What became of the file, and why no more did.
fn open(office: &Mutex<Office>, path: &Path) -> (TakenIn, Option<String>) {
    let mut taken = TakenIn::default();
    let read = take_in_path(path, || office.lock().unwrap(), &mut taken);
    (taken, read.err().map(|problem| problem.code))
}

/// A house with a tournament in play and its four players, one that was deleted, a template, a player and a volume.
fn whole_house(folder: &Path) -> Office {
    let (mut office, id) = running(Office::open(folder));
    let gone = office.new_tournament(templates::t1000(), None).unwrap();
    office.delete(gone, true).unwrap();
    office.save_template(id, "Our Sunday", "").unwrap();
    keep(&office, "Anna Berg");
    office.change_setting(Setting::Volume(15));
    office
}

#[test]
fn a_house_moves_to_another_computer_whole_and_once() {
    let (here, there, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut office = whole_house(here.path());
    let series = office.new_series("Spring Open".into(), Rules::default(), "desk").unwrap();
    let days = BTreeMap::from([(1, day(office.look(TournamentId(1)).unwrap(), 0))]);
    let add = Say::Add { tournament: 1, flight: 1, day: 1, drawn: false };
    office.say_to_series(series, add, &days, "desk").unwrap();
    let about = About { name: "Kitchen".into(), ..About::default() };
    let game = office.new_cash_game(about, "desk").unwrap();
    let buys = shuffle_up_cash::Say::Typed { line: "buy Anna Berg 100".into() };
    office.say_to_cash_game(game, buys, "desk").unwrap();
    let about = shuffle_up_staff::said::About { name: "Friday".into(), ..Default::default() };
    let evening = office.new_staff_evening(about, "desk").unwrap();
    let comes = shuffle_up_staff::Say::Typed { line: "dealer Ana, Bo".into() };
    office.say_to_staff(evening, comes, "desk").unwrap();
    let path = written(&mut office, papers.path());
    let other = Mutex::new(Office::open(there.path()));
    // There the number is taken by another tournament.
    other.lock().unwrap().new_tournament(templates::t1000(), None).unwrap();
    let (taken, refused) = open(&other, &path);
    assert_eq!((taken.imported.len(), taken.known.len(), refused), (1, 0, None));
    let came = TakenBeside { players: 5, templates: 1, settings: true, ..TakenBeside::default() };
    assert_eq!(taken.beside, Some(came));
    {
        let mut there = other.lock().unwrap();
        assert_eq!(there.settings_text().unwrap(), office.settings_text().unwrap());
        assert_eq!(there.own_templates()[0].template.name, "Our Sunday");
        let id = taken.imported[0].id;
        assert_eq!(
            there.look(id).unwrap().tournament(),
            office.look(TournamentId(1)).unwrap().tournament()
        );
        let series = there.all_series().unwrap();
        assert_eq!((series.len(), &series[0].tournaments), (1, &vec![id.0]));
    }
    let games = other.lock().unwrap().cash_games().unwrap();
    assert_eq!((games.len(), games[0].in_play), (1, 1));
    let evenings = other.lock().unwrap().staff_evenings().unwrap();
    assert_eq!((evenings.len(), evenings[0].here), (1, 2));
    let (again, _) = open(&other, &path);
    assert_eq!(other.lock().unwrap().cash_games().unwrap().len(), 1);
    assert_eq!(other.lock().unwrap().staff_evenings().unwrap().len(), 1);
    assert_eq!((again.imported.len(), again.known.len()), (0, 1));
    assert_eq!(other.lock().unwrap().all_series().unwrap().len(), 1);
    assert_eq!(again.beside, Some(TakenBeside::default()), "a second time there is nothing new");
    // A tournament that was taken off the list here is put back, and does not stand there twice.
    other.lock().unwrap().delete(taken.imported[0].id, true).unwrap();
    let (back, _) = open(&other, &path);
    assert_eq!(back.imported, taken.imported);
    assert_eq!(other.lock().unwrap().summaries().len(), 2);
}

#[test]
fn a_house_in_use_keeps_what_was_chosen_there() {
    let (here, there, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = written(&mut whole_house(here.path()), papers.path());
    let mut other = Office::open(there.path());
    other.new_tournament(templates::t1000(), None).unwrap();
    other.change_setting(Setting::Volume(60));
    let carl = keep(&other, "Carl");
    let other = Mutex::new(other);
    let (taken, _) = open(&other, &path);
    let beside = taken.beside.unwrap();
    assert_eq!((taken.imported.len(), beside.players, beside.settings), (1, 5, false));
    let other = other.lock().unwrap();
    assert_eq!(other.settings.volume, 60);
    assert_eq!(other.players.with(|list| list.known("Carl")), Some(carl));
}

#[test]
fn what_is_damaged_or_newer_is_refused_before_anything_is_taken_in() {
    let (here, there, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = written(&mut whole_house(here.path()), papers.path());
    let whole = std::fs::read(&path).unwrap();
    let other = Mutex::new(Office::open(there.path()));
    let changed = papers.path().join("changed.shuffle-up");
    let mut newer = whole.clone();
    newer[16] += 1;
    let mut development = whole.clone();
    development[16] = 1;
    let settings = WholeFile::read(&path).unwrap().with("settings", b"{}".to_vec());
    let letter = WholeFile::read(&path).unwrap().with("tournaments", b"Dear Anna".to_vec());
    for (bytes, code) in [
        (whole[..whole.len() - 1].to_vec(), "bad_house_file"),
        (newer, "newer_version"),
        (development, "development_build"),
        (written_of(&settings, papers.path()), "bad_value"),
        (written_of(&letter, papers.path()), "bad_tournament_file"),
    ] {
        std::fs::write(&changed, bytes).unwrap();
        let (taken, refused) = open(&other, &changed);
        assert_eq!((taken, refused.as_deref()), (TakenIn::default(), Some(code)));
    }
    assert!(other.lock().unwrap().summaries().is_empty());
}

fn written_of(whole: &WholeFile, folder: &Path) -> Vec<u8> {
    let path = folder.join("some.shuffle-up");
    whole.write(&path).unwrap();
    std::fs::read(path).unwrap()
}
