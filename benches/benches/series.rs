//! Budget: opening a series of eight flights of 3,000 entries within what one tournament of 30,000 lines may take: every log is read
//! from the file and folded, each is worked out as a day, and from the days follow places, prizes and the page.

use budgets::{Floor, bust, report, timed, words};
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::prizes::places::everybody_left;
use shuffle_up_journal::{Journal, LogStore as _, SeriesId, StoredLine, TournamentId};
use shuffle_up_kept_log::{journal_line, log_of, plain_line, plain_log_of};
use shuffle_up_series::day_of_log::day;
use shuffle_up_series::log::prepare;
use shuffle_up_series::view::{SeriesView, Worked};
use shuffle_up_series::{Day, Rules, Say, Series, SeriesLog};
use std::collections::BTreeMap;
use std::time::Duration;

const FLIGHTS: u32 = 8;
const ENTRIES: usize = 3_000;
/// A tenth goes on.
const GO_ON: u32 = 300;

/// A flight that is played down to those who go on, bagged and closed. A third of its players are in every flight.
fn flight(number: u32) -> Floor {
    let name = |player: usize| match player % 3 {
        0 => format!("Player Number {player}"),
        _ => format!("Player Number {player} of flight {number}"),
    };
    let setup = SetUp { rebuy: None, late_registration_until: None, ..t1000() };
    let mut floor = Floor::of(setup, (1..=ENTRIES).map(name).collect()).started();
    while floor.log.tournament().left() > GO_ON {
        let command = match floor.due() {
            Some(command) => command,
            None => bust(floor.somebody()),
        };
        floor.say(command);
    }
    floor.say(EndDay {});
    let left: Vec<EntryId> = everybody_left(floor.log.tournament()).collect();
    let bags = left.iter().map(|entry| Bagged {
        entry: *entry,
        chips: 10_000,
        number: entry.0.to_string(),
    });
    let bags = bags.collect();
    floor.say(BagStacks { bags, again: false });
    floor.say(CloseDay { why: "The budget counts no races.".into() });
    floor
}

/// A file with the flights and their series.
fn kept(journal: &mut Journal) -> SeriesId {
    let mut log = SeriesLog::default();
    let mut days: BTreeMap<u32, Day> = BTreeMap::new();
    let mut say = |say: Say, days: &BTreeMap<u32, Day>| match prepare(&log, say, days, 0, "desk") {
        Ok(line) => log.commit(line),
        Err(refusal) => panic!("{refusal}"),
    };
    let (name, rules) = ("Budget".into(), Box::new(Rules::default()));
    say(Say::Open { name, rules }, &days);
    for number in 1..=FLIGHTS {
        let floor = flight(number);
        let Ok(id) = journal.create("Flight", i64::from(number)) else { panic!("no tournament") };
        let lines = floor.log.lines().iter().filter_map(|line| journal_line(id, line).ok());
        if let Err(error) = journal.append(&lines.collect::<Vec<StoredLine>>()) {
            panic!("{error:?}");
        }
        days.insert(id.0, day(&floor.log, floor.now));
        say(Say::Add { tournament: id.0, flight: number, day: 1, drawn: false }, &days);
        let why = "The budget counts no races.".to_string();
        say(Say::Close { tournament: id.0, why }, &days);
    }
    let lines: Vec<StoredLine> =
        log.lines().iter().filter_map(|line| plain_line(SeriesId(0).log(), line).ok()).collect();
    match journal.begin_series("Budget", 0, lines) {
        Ok(series) => series,
        Err(error) => panic!("{error:?}"),
    }
}

/// Opens it as the program does when nobody has asked for any of it before.
fn open(journal: &Journal, series: SeriesId) -> SeriesView {
    let Ok(Ok(log)) = journal.read(series.log(), 1).map(|lines| plain_log_of::<Series>(&lines))
    else {
        panic!("the series cannot be read")
    };
    let mut days = BTreeMap::new();
    for number in log.state().in_order() {
        let Ok(Ok(of)) = journal.read(TournamentId(number), 1).map(|lines| log_of(&lines)) else {
            panic!("a flight cannot be read")
        };
        days.insert(number, day(&of, 0));
    }
    Worked::of(&log, &days).view()
}

fn main() {
    let Ok(folder) = tempfile::tempdir() else { return };
    let Ok(opened) = Journal::open(folder.path().join("budget.shuffle-up")) else { return };
    let mut journal = opened.journal;
    let series = kept(&mut journal);
    let (mut best, view) = timed(|| open(&journal, series));
    assert_eq!(view.entries, FLIGHTS * 3_000);
    for _ in 0..4 {
        best = best.min(timed(|| open(&journal, series)).0);
    }
    report(
        &format!("opening a series of {FLIGHTS} flights of {ENTRIES} entries"),
        best,
        Duration::from_millis(300),
    );
    println!("  {} a flight", words(best / FLIGHTS));
}
