//! The folder that is published: whole files at any time, no more of a name than the host shows, and calm about whatever is wrong
//! with the folder.

use super::house::running;
use super::interface::{docs, wrong};
use super::quiet::Quiet;
use super::seasons::bust;
use super::sleep::{Fake, MINUTE};
use crate::caller::Caller;
use crate::house::House;
use crate::office::Office;
use crate::office::network::NetworkSettings;
use crate::office::seasons::{SeasonDraft, keep};
use crate::published::{publish, run};
use crate::sample;
use crate::tournament_time::TournamentTime;
use serde_json::{Value, json};
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::results::Results;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_players::ListedPlayer;
use shuffle_up_seasons::season::Events;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

/// A house over this office that publishes into a folder of its own.
fn publishing(office: Office, data: &Path) -> (Arc<House>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::new(office, data.join("papers"), Arc::new(Quiet));
    choose(&house, Some(folder.path())).unwrap();
    (house, folder)
}

fn choose(house: &House, folder: Option<&Path>) -> Result<(), String> {
    let folder = folder.map(|folder| folder.display().to_string());
    let change = json!({ "change": { "type": "publish", "folder": folder } });
    let made = house.call(&Caller::Desk, "change_network", change);
    made.map(drop).map_err(|problem| problem.message)
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A page, results or a picture from its first sign to its last.
fn is_whole(name: &str, text: &str) -> bool {
    match name.rsplit_once('.').unwrap().1 {
        "html" => text.starts_with("<!doctype html>") && text.ends_with("</html>\n"),
        "svg" => text.starts_with("<svg") && text.trim_end().ends_with("</svg>"),
        _ => serde_json::from_str::<Value>(text).is_ok(),
    }
}

#[test]
fn whoever_reads_at_any_time_reads_whole_files() {
    let data = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(data.path()));
    let (house, folder) = publishing(office, data.path());
    assert!(publish(&house));
    let files = names(folder.path());
    assert_eq!(files, ["blinds.svg", "index.html", "prizes.svg", "results.json"]);
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            loop {
                let last = over.load(Ordering::Relaxed);
                for name in &files {
                    let text = read(folder.path(), name);
                    assert!(is_whole(name, &text), "{name}: {text}");
                }
                if last {
                    return;
                }
            }
        });
        for line in 0..200 {
            let said = if line % 2 == 0 { PauseClock {}.into() } else { StartClock {}.into() };
            house.office().act(id, said).unwrap();
            assert!(publish(&house));
        }
        over.store(true, Ordering::Relaxed);
    });
    assert_eq!(names(folder.path()), files, "nothing else is left lying");
}

#[test]
fn the_page_says_until_when_and_stays_true_by_itself() {
    let data = tempfile::tempdir().unwrap();
    let fake = Arc::new(Fake::at(1_800_000_000_000));
    let mut office = Office::open_at(data.path(), TournamentTime::with(fake.clone()));
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let (house, folder) = publishing(office, data.path());
    let page = || {
        assert!(publish(&house));
        read(folder.path(), "index.html")
    };
    let act = |command| house.office().act(id, command).unwrap();
    let before = page();
    assert!(before.contains("Not started yet") && !before.contains("<h2>"), "{before}");
    let names = ["Anna Berg", "Bo <b>", "Cy", "Dele"].map(str::to_string).to_vec();
    act(Enter { names, ..Enter::default() }.into());
    act(DrawSeats {}.into());
    act(StartClock {}.into());
    let runs = page();
    assert!(runs.contains("Level 1 \u{b7} until ") && runs.contains("<h2>Seats</h2>"), "{runs}");
    assert!(runs.contains("<bdi>Bo &lt;b&gt;</bdi>") && !runs.contains("<b>"), "names are text");
    for foreign in ["<script", "http:", "https:", "src=", "href="] {
        assert!(!runs.contains(foreign), "{foreign}");
    }
    // A minute later the same is true, and no file is written for it.
    let all = everything(folder.path());
    fake.pass(MINUTE, 0);
    assert_eq!(page(), runs);
    assert_eq!(everything(folder.path()), all);
    act(PauseClock {}.into());
    assert!(page().contains("Level 1 \u{b7} Paused"));
    act(StartClock {}.into());
    let later = page();
    let until =
        |page: &str| page.split("until ").nth(1).unwrap().split('<').next().unwrap().to_string();
    assert_eq!(until(&later), until(&runs), "nothing was lost in a pause of no time");
    bust(&mut house.office(), id, 3);
    let out = page();
    assert!(out.contains("<dd>3 of 4</dd>") && out.contains("<h2>Out so far</h2>"), "{out}");
    bust(&mut house.office(), id, 4);
    bust(&mut house.office(), id, 2);
    let end = page();
    assert!(end.contains("Finished") && end.contains("<h2>Results</h2>"), "{end}");
    assert!(!end.contains("<h2>Seats</h2>"));
    let results: Results = serde_json::from_str(&read(folder.path(), "results.json")).unwrap();
    assert!(results.is_final && results.rows[0].name == "Anna Berg");
}

/// Everything that is in the folder.
fn everything(folder: &Path) -> String {
    names(folder).iter().map(|name| read(folder, name)).collect()
}

#[test]
fn no_more_of_a_name_goes_out_than_the_host_shows() {
    let data = tempfile::tempdir().unwrap();
    let mut office = Office::open(data.path());
    let player = |name: &str, unnamed| ListedPlayer {
        name: name.into(),
        city: "Bern".into(),
        unnamed,
        ..ListedPlayer::default()
    };
    for (name, unnamed) in [("Anna Kowalska", false), ("Bo Lindqvist", true), ("Cy Young", false)] {
        office.players.with(|list| list.keep(&player(name, unnamed))).unwrap();
    }
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let names_of = ["Anna Kowalska", "Bo Lindqvist", "Cy Young"].map(str::to_string).to_vec();
    office.act(id, Enter { names: names_of, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    bust(&mut office, id, 2);
    let draft = SeasonDraft {
        name: "2026".into(),
        events: Events { every: true, ..Events::default() },
        ..SeasonDraft::default()
    };
    office.players.with(|list| keep(list, 0, draft)).unwrap();
    let (house, folder) = publishing(office, data.path());
    let out = |shown| {
        house.office().set(|kept: &mut NetworkSettings| kept.names = shown);
        assert!(publish(&house), "{:?}", house.published());
        everything(folder.path())
    };
    let schema = std::fs::read_to_string(docs().join("season.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let season = || {
        let season: Value = serde_json::from_str(&read(folder.path(), "season.json")).unwrap();
        assert_eq!(wrong(&season, &schema, &schema, "season.json"), None);
        season
    };
    let whole = out(NamesShown::Whole);
    assert_eq!(season()["format"], "shuffle-up-season");
    assert!(whole.contains("Anna Kowalska") && whole.contains("Bern"));
    assert!(names(folder.path()).contains(&"season.json".into()));
    assert!(!whole.contains("Lindqvist") && whole.contains("Not named"));
    let short = out(NamesShown::Short);
    assert!(short.contains("Anna K.") && short.contains("Not named"), "{short}");
    for hidden in ["Kowalska", "Lindqvist", "Young", "Bo L.", "Bern", "\"listed\": 1"] {
        assert!(!short.contains(hidden), "{hidden} in {short}");
    }
    let season = season();
    assert!(
        season["table"]["rows"].as_array().unwrap().iter().all(|row| row["who"]["listed"] == 0)
    );
    let numbers = out(NamesShown::Hidden);
    for hidden in ["Anna", "Kowalska", "Bo ", "Cy", "Bern"] {
        assert!(!numbers.contains(&format!(">{hidden}")), "{hidden}");
    }
    assert!(numbers.contains("#1"));
    assert!(!names(folder.path()).contains(&"season.json".into()), "no season without names");
}

#[test]
fn what_is_wrong_with_the_folder_stands_on_the_desk_and_stops_nothing() {
    let data = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(data.path()));
    let (house, folder) = publishing(office, data.path());
    let trouble = || house.published().unwrap().trouble.english.to_string();
    assert!(publish(&house) && trouble().is_empty());
    assert!(house.published().unwrap().written_at.is_some());
    // What is to be written first is in the way: the system refuses, as it does on a full disk.
    std::fs::create_dir(folder.path().join("index.part")).unwrap();
    house.office().act(id, PauseClock {}.into()).unwrap();
    assert!(!publish(&house));
    assert!(trouble().starts_with("The file could not be written to "), "{}", trouble());
    std::fs::remove_dir(folder.path().join("index.part")).unwrap();
    assert!(publish(&house) && trouble().is_empty());
    assert!(read(folder.path(), "index.html").contains("Paused"));
    std::fs::remove_dir_all(folder.path()).unwrap();
    assert!(!publish(&house) && trouble().contains("is not there"));
    std::fs::create_dir(folder.path()).unwrap();
    assert!(publish(&house) && trouble().is_empty());
    assert_eq!(
        choose(&house, Some(Path::new("/no/such/folder"))).unwrap_err(),
        "There is no such folder. Choose one that is there."
    );
    choose(&house, None).unwrap();
    assert_eq!(house.published(), None);
    house.office().act(id, StartClock {}.into()).unwrap();
    assert!(publish(&house));
    assert!(read(folder.path(), "index.html").contains("Paused"), "nothing is written any more");
}

#[test]
fn the_last_of_many_changes_is_written() {
    let data = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(data.path()));
    let (house, folder) = publishing(office, data.path());
    let (changed, heard) = channel();
    let running = {
        let house = Arc::clone(&house);
        std::thread::spawn(move || run(&house, &heard, Duration::from_millis(20)))
    };
    for line in 0..41 {
        let said = if line % 2 == 0 { PauseClock {}.into() } else { StartClock {}.into() };
        house.office().act(id, said).unwrap();
        changed.send(()).unwrap();
    }
    drop(changed);
    running.join().unwrap();
    assert!(read(folder.path(), "index.html").contains("Level 1 \u{b7} Paused"));
}

#[test]
fn several_events_of_a_night_are_on_one_page_and_a_sample_is_on_none_beside_them() {
    let data = tempfile::tempdir().unwrap();
    let mut office = Office::open(data.path());
    sample::open(&mut office).unwrap();
    let (house, folder) = publishing(office, data.path());
    assert!(publish(&house));
    assert!(
        read(folder.path(), "index.html").contains("<article>"),
        "there is nothing else to look at"
    );
    let mut first = templates::t1000();
    first.name = "Main".into();
    let mut second = templates::t1000();
    second.name = "Side".into();
    let main = house.office().new_tournament(first, None).unwrap();
    let side = house.office().new_tournament(second, None).unwrap();
    house
        .office()
        .act(side, Enter { names: vec!["Anna".into(), "Bo".into()], ..Enter::default() }.into())
        .unwrap();
    house.office().act(side, DrawSeats {}.into()).unwrap();
    house.office().act(side, StartClock {}.into()).unwrap();
    assert!(publish(&house));
    let page = read(folder.path(), "index.html");
    let heads: Vec<&str> =
        page.split("<h1><bdi>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(heads, ["Side", "Main"], "what is in play comes first");
    let of =
        |name: &str| serde_json::from_str::<Results>(&read(folder.path(), name)).unwrap().event;
    assert_eq!(
        (of("results.json"), of(&format!("results-{main}.json"))),
        ("Side".into(), "Main".into())
    );
    house.office().delete(main, true).unwrap();
    assert!(publish(&house));
    assert!(!names(folder.path()).contains(&format!("results-{main}.json")));
}
