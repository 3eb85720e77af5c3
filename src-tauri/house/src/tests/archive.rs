//! A year is put away into a file of its own, and brought back.

use crate::office::Office;
use crate::office::archive::YearLine;
use crate::office::transfer::{TakenIn, take_in_path};
use serde_json::json;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::{Command, Log};
use shuffle_up_journal::TournamentId;
use shuffle_up_players::PlayerList;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;

/// The middle of 2024 and of 2025, so that every place on earth has the same year.
pub(super) const YEARS: [(i32, i64); 2] = [(2024, 1_719_792_000_000), (2025, 1_751_328_000_000)];

/// An evening of two at this time, which is over.
pub(super) fn evening(office: &mut Office, name: &str, at: i64) -> TournamentId {
    let mut setup = templates::t1000();
    setup.name = name.into();
    let said = [
        json!({ "type": "open_tournament", "setup": setup }),
        json!({ "type": "enter", "names": ["Anna", "Bo"] }),
        json!({ "type": "draw_seats" }),
        json!({ "type": "start_clock" }),
        json!({ "type": "bust", "out": [{ "entry": 2 }], "order": "as_listed" }),
    ];
    let script = said.into_iter().map(|said| {
        let command: Command = serde_json::from_value(said).unwrap();
        (at, 7, command)
    });
    office.play(script.collect(), crate::office::DEVICE).unwrap()
}

/// The numbers of those on the list.
fn listed(office: &mut Office) -> Vec<u32> {
    let list = office.summaries().into_iter().filter(|line| !line.deleted && !line.archived);
    list.map(|line| line.id.0).collect::<BTreeSet<u32>>().into_iter().collect()
}

fn archived(office: &mut Office, year: i32, folder: &Path) -> std::path::PathBuf {
    let file = office.to_archive(year).unwrap().write(folder).unwrap();
    office.take_off(&file).unwrap();
    file.path
}

/// A house with two evenings of 2024, one of 2025, and one that is being prepared.
fn office(folder: &Path) -> Office {
    let mut office = Office::open(folder);
    let [(_, older), (_, newer)] = YEARS;
    evening(&mut office, "January", older);
    evening(&mut office, "February", older);
    evening(&mut office, "March", newer);
    office.new_tournament(templates::t1000(), None).unwrap();
    office
}

fn open(office: &Mutex<Office>, path: &Path) -> TakenIn {
    let mut taken = TakenIn::default();
    take_in_path(path, || office.lock().unwrap(), &mut taken).unwrap();
    taken
}

fn line(year: i32, listed: u32, archived: u32) -> YearLine {
    YearLine { year, listed, archived }
}

#[test]
fn a_year_leaves_the_list_and_comes_back_by_its_file() {
    let (here, papers) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut office = office(here.path());
    let before: Log = office.look(TournamentId(1)).unwrap().clone();
    let years = |office: &mut Office| office.view(super::house::devices()).years;
    assert_eq!(years(&mut office), [line(2025, 1, 0), line(2024, 2, 0)]);
    let path = archived(&mut office, 2024, papers.path());
    assert_eq!(path, papers.path().join("House archive 2024.shuffle-up"));
    assert_eq!(listed(&mut office), [3, 4], "only what was over that year is gone");
    assert_eq!(years(&mut office), [line(2025, 1, 0), line(2024, 0, 2)]);
    assert_eq!(office.to_archive(2024).unwrap_err().code, "unknown");
    // Seasons count whatever is not deleted, and every line is there.
    assert!(office.summaries().iter().all(|line| !line.deleted));
    assert_eq!(office.look(TournamentId(1)).unwrap().lines(), before.lines());
    office.close();
    let mut again = Office::open(here.path());
    assert_eq!(listed(&mut again), [3, 4], "the next start knows it");

    let again = Mutex::new(again);
    let taken = open(&again, &path);
    let names: Vec<&str> = taken.imported.iter().map(|one| one.name.as_str()).collect();
    assert_eq!((names, taken.known.len()), (vec!["January", "February"], 0));
    assert_eq!(taken.beside, None, "an archive says nothing of settings and players");
    assert_eq!(listed(&mut again.lock().unwrap()), [1, 2, 3, 4], "under the numbers they had");
    assert_eq!(open(&again, &path).known.len(), 2, "a second time there is nothing new");

    // Another file of the year does not take the place of the first.
    let mut office = again.into_inner().unwrap();
    assert_ne!(archived(&mut office, 2024, papers.path()), path);
    office.bring_back(2024).unwrap();
    assert_eq!(listed(&mut office), [1, 2, 3, 4], "and without its file too");
}

#[test]
fn an_archive_opens_on_another_computer_and_a_whole_house_keeps_its_list_short() {
    let (here, papers) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut office = office(here.path());
    let path = archived(&mut office, 2024, papers.path());
    let there = tempfile::tempdir().unwrap();
    let other = Mutex::new(Office::open(there.path()));
    assert_eq!(open(&other, &path).imported.len(), 2);
    assert_eq!(listed(&mut other.lock().unwrap()), [1, 2]);

    let players = office.players.with(PlayerList::whole).unwrap();
    let whole = office.to_make_whole().unwrap().write(players, papers.path()).unwrap();
    let there = tempfile::tempdir().unwrap();
    let other = Mutex::new(Office::open(there.path()));
    assert_eq!(open(&other, &whole).imported.len(), 4);
    let mut other = other.into_inner().unwrap();
    assert_eq!(listed(&mut other), [3, 4]);
}

#[test]
fn what_is_not_in_the_file_stays_on_the_list() {
    let (here, papers) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut office = office(here.path());
    let asked = office.to_archive(2024).unwrap();
    // While the file is written something is said to one of them.
    office.undo(TournamentId(2), "desk").unwrap();
    let file = asked.write(papers.path()).unwrap();
    assert_eq!(office.take_off(&file).unwrap(), [TournamentId(1)].into());
    assert_eq!(listed(&mut office), [2, 3, 4]);

    // A folder that cannot be written: nothing leaves the list.
    let asked = office.to_archive(2025).unwrap();
    let no_folder = papers.path().join("letter");
    std::fs::write(&no_folder, "Dear Anna").unwrap();
    assert!(asked.write(&no_folder).is_err());
    assert_eq!(listed(&mut office), [2, 3, 4]);
}
