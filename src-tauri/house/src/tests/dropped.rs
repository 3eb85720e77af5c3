//! Files that are dropped on the desk's window: ours are taken in, the others are handed to the desk one by one.

use super::quiet::Quiet;
use crate::house::House;
use crate::office::Office;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::sync::Arc;

#[test]
fn what_is_dropped_comes_to_the_desk_once_and_what_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::open(folder.path());
    let house = House::new(office, folder.path().into(), Arc::new(Quiet));
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("list.csv"), "Zo\u{eb}\n").unwrap();
    std::fs::write(at("Friday.tournament"), "none").unwrap();
    std::fs::create_dir(at("folder.csv")).unwrap();
    house.drop_in(["folder.csv", "list.csv", "nowhere.csv", "Friday.tournament"].map(at).into());
    let unread = house.next_dropped().unwrap_err();
    assert_eq!(&*unread.sentence.key, "dropped-not-read");
    let list = house.next_dropped().unwrap().unwrap();
    assert_eq!(list.name, "list.csv");
    assert_eq!(STANDARD.decode(list.base64).unwrap(), "Zo\u{eb}\n".as_bytes());
    assert!(house.next_dropped().is_err(), "it is not there");
    assert_eq!(house.next_dropped().unwrap(), None);
    let given: Vec<String> =
        house.given.lock().unwrap().iter().map(|given| given.file.clone()).collect();
    assert_eq!(given, ["Friday.tournament"]);
}

#[test]
fn a_folder_that_is_dropped_is_every_result_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::new(Office::open(folder.path()), folder.path().into(), Arc::new(Quiet));
    let league = folder.path().join("league");
    std::fs::create_dir_all(league.join("2026")).unwrap();
    std::fs::create_dir(league.join("empty")).unwrap();
    for name in [
        "b.tdt",
        "b.tdt.20260301-180000",
        "photo.jpg",
        "2026/a.TDT",
        "2026/table.xlsx",
        "notes.txt",
    ] {
        std::fs::write(league.join(name), "x").unwrap();
    }
    house.drop_in(vec![league.clone(), league.join("empty"), league.join("notes.txt")]);
    let next = || house.next_dropped().map(|file| file.map_or_else(String::new, |file| file.name));
    assert_eq!([next(), next(), next()].map(Result::unwrap), ["a.TDT", "table.xlsx", "b.tdt"]);
    assert_eq!(&*next().unwrap_err().sentence.key, "dropped-not-read", "nothing is in it");
    assert_eq!([next(), next()].map(Result::unwrap), ["notes.txt", ""]);
}
