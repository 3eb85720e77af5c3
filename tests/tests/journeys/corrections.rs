//! What was said wrong an hour ago is put right in the log by the keyboard, and taken back; what leaves the program as a
//! file comes back into it: a tournament, a backup, the settings. In the real window.

use crate::windows::Windows;
use crate::windows::keyboard::*;
use acceptance::{keep, names};
use budgets::{FIELD, Floor};
use shuffle_up_engine::Log;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::event::Event;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::{EntryId, Seat};
use shuffle_up_engine::log::Line;
use shuffle_up_engine::rulebook::citations::RuleBook;
use std::path::Path;

const RIGHT: char = '\u{e014}';

/// How many lines there are behind the wrong one.
const BEHIND: usize = 10_000;

/// A bust early in the log, and somebody else of its table who sits there to this day: whose bust it was.
struct Wrong {
    line: u32,
    name: String,
    meant: String,
    seat: Seat,
}

fn wrong(log: &Log) -> Wrong {
    let mut then = Log::new();
    for line in log.lines().iter() {
        let bust = line.applied().and_then(|applied| bust_of(applied.events));
        let seat = bust.and_then(|out| then.tournament().seat_of(out));
        if let (Some(out), Some(seat)) = (bust, seat) {
            let still_there = |entry: &&EntryId| {
                let now = log.tournament().seat_of(**entry);
                now.is_some() && now == then.tournament().seat_of(**entry)
            };
            let at_the_table = then.tournament().entries.keys().filter(|entry| {
                then.tournament().seat_of(**entry).is_some_and(|other| other.table == seat.table)
            });
            if let Some(meant) = at_the_table.filter(still_there).find(|entry| **entry != out) {
                return Wrong {
                    line: line.number,
                    name: log.tournament().name(out).to_string(),
                    meant: log.tournament().name(*meant).to_string(),
                    seat: then.tournament().seat_of(*meant).unwrap(),
                };
            }
        }
        then.commit(Line::clone(line));
    }
    panic!("nobody sits where they sat");
}

/// The desk on the log of a field that has played until then, in which a bust is wrong.
struct Found {
    windows: Windows,
    wrong: Wrong,
    /// How many lines the field has said; the pause of its clock comes after them.
    lines: usize,
    /// How many players are left.
    left: String,
    /// What undo would take back.
    before: Option<String>,
}

async fn found(data: &Path, players: usize, until: impl Fn(&Log) -> bool) -> Found {
    let mut floor = Floor::entered_as(RuleBook::Hpt, names(players));
    floor.say(DrawSeats {});
    floor.say(StartClock {});
    while !until(&floor.log) {
        let due = floor.due().unwrap();
        floor.say(due);
    }
    keep(&floor, data, 60);
    let windows = Windows::open(data, &[]).await;
    windows.enter_tournament().await;
    let left = windows.text("players-left").await;
    let before = windows.find("undo").await.attr("data-tip").await.unwrap();
    with(&windows, ALT, '7').await;
    Found { windows, wrong: wrong(&floor.log), lines: floor.log.lines().len(), left, before }
}

fn bust_of(events: &[Event]) -> Option<EntryId> {
    events.iter().find_map(|event| match event {
        Event::Busted(busted) => busted.groups.first()?.first().copied(),
        _ => None,
    })
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_bust_of_an_hour_ago_is_put_right_by_the_keyboard() {
    let data = tempfile::tempdir().unwrap();
    let played = |log: &Log| log.lines().len() >= BEHIND + 50;
    let Found { windows, wrong, lines, left, before } = found(data.path(), FIELD, played).await;
    let Wrong { line, name, meant, seat } = wrong;
    windows.find(&format!("log-{}", lines + 1)).await;
    windows.picture("log-long").await;
    tab_to(&windows, "log-search").await;
    types(&windows, &name).await;
    tab_to(&windows, &format!("log-{line}")).await;
    windows.picture("log-found").await;
    types(&windows, crate::windows::ENTER).await;
    // The ways to put it right: struck, said otherwise, preceded by something.
    windows.wait("the ways to put it right", "[role=radiogroup] input[value=strike]").await;
    windows.picture("log-strike").await;
    while windows.script("return document.activeElement.type").await != "radio" {
        keys(&windows, [TAB]).await;
    }
    // What keeps the room stands first; this is to be said at its old place.
    while windows.script("return document.activeElement.value").await != "strike" {
        keys(&windows, [RIGHT]).await;
    }
    keys(&windows, [RIGHT]).await;
    until_cursor(&windows, "correct-text").await;
    types(&windows, &format!("{}.{}", seat.table, seat.seat)).await;
    windows.says(&meant).await;
    // Somebody may have come to the seat since: then whoever is in again waits for another, or what hangs on it goes along.
    let ways = "[data-testid=correct], [data-testid=correct-wait], [data-testid=correct-along]";
    let way = windows.wait("the way to do it", ways);
    let way = way.await.attr("data-testid").await.unwrap().unwrap();
    windows.picture("log-preview").await;
    tab_to(&windows, &way).await;
    types(&windows, crate::windows::ENTER).await;
    windows.undoes(|label| label.contains("Change line")).await;
    if way != "correct-along" {
        assert_eq!(windows.text("players-left").await, left, "one is out for the other");
    }
    windows.picture("log-corrected").await;
    // Taken back as one line; the search still holds text, in which the same key would undo the typing.
    keys(&windows, [ESCAPE]).await;
    with(&windows, CONTROL, 'z').await;
    windows.undoes(|label| Some(label) == before.as_deref()).await;
    windows.close().await;
}

/// A wrong bust found after moves and breaks: the two answers that leave the room as it is, each in one step.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn it_was_somebody_else_or_nobody_and_nobody_moves() {
    let data = tempfile::tempdir().unwrap();
    let played = |log: &Log| log.tournament().left() <= 25;
    let Found { windows, wrong, left, before, .. } = found(data.path(), 60, played).await;
    let Wrong { line, name, meant, seat } = wrong;
    tab_to(&windows, "log-search").await;
    types(&windows, &name).await;
    tab_to(&windows, &format!("log-{line}")).await;
    types(&windows, crate::windows::ENTER).await;
    // It is offered first: it is chosen already.
    windows.says("It was somebody else").await;
    tab_to(&windows, "keep-text").await;
    types(&windows, &format!("{}.{}", seat.table, seat.seat)).await;
    windows.says(&meant).await;
    windows.find("keep-room").await;
    windows.picture("log-correct-bust").await;
    types(&windows, crate::windows::ENTER).await;
    windows.undoes(|label| label.contains("Somebody else") && label.contains(&meant)).await;
    assert_eq!(windows.text("players-left").await, left, "one is out for the other");
    keys(&windows, [ESCAPE]).await;
    with(&windows, CONTROL, 'z').await;
    windows.undoes(|label| Some(label) == before.as_deref()).await;
    // Nobody was out: one more is in, at an open seat.
    windows.floor(&format!("back {name}")).await;
    windows.undoes(|label| label.contains("Back in") && label.contains(&name)).await;
    windows.until("players-left", |text| text != left).await;
    windows.picture("log-back-in").await;
    windows.close().await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_whole_house_moves_to_another_computer() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let windows = Windows::open(here.path(), &["--sample"]).await;
    with(&windows, ALT, '0').await;
    windows.press("open-settings").await;
    windows.press("house-save").await;
    let path = windows.text("house-path").await;
    windows.picture("house-saved").await;
    assert!(path.ends_with(".shuffle-up") && Path::new(&path).is_file(), "{path}");
    windows.close().await;

    // What a double click on the file starts there.
    let windows = Windows::open(there.path(), &[&path]).await;
    windows.until("given", |text| text.contains("imported")).await;
    windows.until("given-beside", |text| text.contains("settings")).await;
    windows.picture("house-taken-in").await;
    windows.find("tournament-1").await;
    windows.close().await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn what_leaves_as_a_file_comes_back() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    let left = windows.text("players-left").await;
    with(&windows, ALT, '0').await;

    // A tournament's own file, and its way back as a tournament beside it.
    windows.press("export-1").await;
    let path = windows.text("tournament-path").await;
    windows.find("import-tournament-file").await.send_keys(&path).await.unwrap();
    windows.until("imported", |text| text.contains("lines")).await;
    windows.find("tournament-2").await;
    windows.picture("files-imported").await;

    // What is no tournament is refused with a sentence.
    let letter = data.path().join("letter.tournament");
    std::fs::write(&letter, "Dear Sir or Madam").unwrap();
    let file = windows.find("import-tournament-file").await;
    file.send_keys(&letter.display().to_string()).await.unwrap();
    windows.until("import-refusal", |text| text.contains("not an exported tournament")).await;

    // The settings, out and in again, and taken back.
    windows.press("open-settings").await;
    windows.press("settings-save").await;
    windows.says("Settings.json").await;
    let settings = data.path().join("papers/Settings.json");
    let file = windows.find("settings-load-file").await;
    file.send_keys(&settings.display().to_string()).await.unwrap();
    windows.says("The settings of the file are applied").await;
    windows.picture("files-settings").await;
    windows.press("settings-undo").await;
    windows.says("The settings are as they were").await;
    windows.press("settings-close").await;

    // A backup, a bust after it, and back to what was before.
    windows.press("house-backups").await;
    windows.press("back-up").await;
    windows.says("A backup was made").await;
    windows.picture("backups").await;
    windows.press("diagnostics-save").await;
    let diagnostics = windows.text("diagnostics-path").await;
    windows.picture("diagnostics").await;
    assert!(std::fs::read_to_string(&diagnostics).unwrap().contains("backups: 1"), "{diagnostics}");
    keys(&windows, [ESCAPE]).await;
    windows.enter_tournament().await;
    windows.until("players-left", |text| text == left).await;
    windows.floor("1.2").await;
    windows.undoes(|label| label.contains("Bust")).await;
    with(&windows, ALT, '0').await;
    windows.press("house-backups").await;
    windows.picture("backups-older").await;
    windows.press("restore-0").await;
    windows.find("kept").await;
    windows.picture("restored").await;
    windows.enter_tournament().await;
    windows.until("players-left", |text| text == left).await;
    windows.close().await;
}
