//! Logs as past versions wrote them, in `tests/past`: each is read by its words and still says what it said.
//!
//! The newest file holds lines of every event there is. When an event comes that it does not hold, this test says so, and
//! `UPDATE_PAST=2027-01-31 cargo test -p shuffle-up-engine --test properties past` writes one more. A file there is never
//! changed or removed.

use crate::history::{deed, play};
use crate::setups::setup;
use crate::support::Desk;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::Command;
use shuffle_up_engine::absences::miss::{MissedNoted, MissedWhat, NoteMissed};
use shuffle_up_engine::absences::split_stack::{SplitStack, StackSplit};
use shuffle_up_engine::chips::change::{ChangeChips, ChipsChanged};
use shuffle_up_engine::chips::finish::{ColourUpFinished, FinishColourUp};
use shuffle_up_engine::chips::found::{ExchangeFound, FoundExchanged};
use shuffle_up_engine::clock::change_schedule::{ChangeSchedule, ScheduleChanged};
use shuffle_up_engine::clock::dial::TimeLeftSet;
use shuffle_up_engine::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::entries::hand_on::{HandOn, HandedOn, Purpose, handing_on};
use shuffle_up_engine::entries::ledger::Payment;
use shuffle_up_engine::entries::no_show::{CloseHeld, HeldClosed};
use shuffle_up_engine::event::Event;
use shuffle_up_engine::hand_for_hand::begin_break::{BeginBreak, BreakBegun};
use shuffle_up_engine::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::log::{Line, Said};
use shuffle_up_engine::money::Money;
use shuffle_up_engine::prizes::deal::{Counted, DealTalked, TalkDeal};
use shuffle_up_engine::prizes::mystery::{EnvelopeOpened, OpenEnvelope};
use shuffle_up_engine::prizes::places::standings;
use shuffle_up_engine::prizes::pool::{PoolSet, PoolTerms, SetPool, Withheld, pool};
use shuffle_up_engine::prizes::set_prizes::{PrizesSet, SetPrizes};
use shuffle_up_engine::prizes::win_seats::{SeatsWon, WinSeats};
use shuffle_up_engine::seating::wait_for_seat::{WaitForSeat, WaitedForSeat};
use shuffle_up_engine::setup::templates::t1000;
use shuffle_up_engine::{Log, Tournament};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A log of that day, and what it said.
#[derive(Serialize, Deserialize)]
struct Past {
    lines: Vec<Line>,
    says: Says,
}

/// What no later version may read otherwise.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Says {
    names: Vec<String>,
    left: u32,
    pool: i64,
    places: Vec<(u32, u32)>,
    seats: Vec<(u32, u32, u32)>,
    /// What was collected for others by name and is still held; the oldest file does not say.
    #[serde(default)]
    for_others: Option<Vec<(String, i64, i64)>>,
}

impl Says {
    fn of(tournament: &Tournament) -> Self {
        let seat = |entry: &EntryId| {
            tournament.seat_of(*entry).map(|seat| (entry.0, seat.table.0, u32::from(seat.seat.0)))
        };
        Self {
            names: tournament.players.values().map(|player| player.name.clone()).collect(),
            left: tournament.left(),
            pool: pool(tournament).total.0,
            places: standings(tournament).rows.iter().map(|row| (row.entry.0, row.place)).collect(),
            seats: tournament.entries.keys().filter_map(seat).collect(),
            for_others: Some(
                handing_on(tournament)
                    .into_iter()
                    .map(|one| (one.what().to_string(), one.collected.0, one.held.0))
                    .collect(),
            ),
        }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past")
}

/// The words by which events are kept.
fn kinds(lines: &[Line]) -> BTreeSet<String> {
    let events = lines.iter().filter_map(Line::deed).flat_map(|deed| deed.events);
    let kind =
        |event: &Event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string();
    events.map(kind).collect()
}

/// The words of all events there are.
fn every_kind() -> BTreeSet<String> {
    let schema = schemars::schema_for!(Event).to_value();
    let each = schema["oneOf"].as_array().unwrap().iter();
    each.map(|one| one["properties"]["event"]["const"].as_str().unwrap().to_string()).collect()
}

#[test]
fn logs_of_past_versions_are_read_and_say_what_they_said() {
    if let Ok(day) = std::env::var("UPDATE_PAST") {
        write(&day);
    }
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut held = BTreeSet::new();
    for file in files {
        held.clear();
        for (number, text) in (1..).zip(std::fs::read_to_string(&file).unwrap().lines()) {
            let past: Past = serde_json::from_str(text).unwrap();
            held.extend(kinds(&past.lines));
            let mut log = Log::new();
            past.lines.into_iter().for_each(|line| log.commit(line));
            let mut says = Says::of(log.tournament());
            says.for_others = says.for_others.filter(|_| past.says.for_others.is_some());
            assert_eq!(says, past.says, "line {number} of {}", file.display());
        }
    }
    let missing: Vec<String> = every_kind().difference(&held).cloned().collect();
    assert!(
        missing.is_empty(),
        "no past log has {missing:?}: write one more, as the head of this file says"
    );
}

/// Plays histories by chance and keeps those in which something happens that happened in none before. Some minutes.
fn write(day: &str) {
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let histories = (setup(), any::<u64>(), 2_usize..30, vec(deed(), 20..60));
    let (mut held, mut text) = (BTreeSet::new(), String::new());
    for _ in 0..5_000 {
        let (setup, seed, players, deeds) = histories.new_tree(&mut runner).unwrap().current();
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        deeds.iter().for_each(|deed| play(&mut desk, deed));
        let lines = desk.log.lines().to_vec();
        let new: BTreeSet<String> = kinds(&lines).difference(&held).cloned().collect();
        if !new.is_empty() {
            held.extend(new);
            let past = Past { lines, says: Says::of(desk.tournament()) };
            text.push_str(&serde_json::to_string(&past).unwrap());
            text.push('\n');
        }
    }
    let rare = rare();
    let says = Says::of(rare.tournament());
    text.push_str(&serde_json::to_string(&Past { lines: rare.lines().to_vec(), says }).unwrap());
    text.push('\n');
    std::fs::create_dir_all(folder()).unwrap();
    std::fs::write(folder().join(format!("{day}.jsonl")), text).unwrap();
}

/// A log with lines of what chance does not find, as the actions would have written them.
fn rare() -> Log {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let now = desk.now;
    let (schedule, set) = (t1000().schedule, t1000().chip_set());
    let prizes = t1000().prizes;
    let entry = EntryId(3);
    let stacks = vec![Counted { entry, chips: 400 }, Counted { entry: EntryId(4), chips: 600 }];
    let left = Money(500);
    let (purpose, payment) = (Purpose::Withheld, Payment::Transfer);
    let name = "Charity".to_string();
    let kept = [("Dealers", 2_000), ("Charity", 1_500)];
    let kept = kept.map(|(name, amount)| Withheld { name: name.into(), amount: Money(amount) });
    let terms = PoolTerms { withheld: kept.into(), ..PoolTerms::default() };
    let said: Vec<(Command, Event)> = vec![
        (
            ChangeSchedule { schedule: schedule.clone() }.into(),
            ScheduleChanged { at: now, schedule }.into(),
        ),
        (ChangeChips { set: set.clone() }.into(), ChipsChanged { set }.into()),
        (SetPrizes { prizes: prizes.clone() }.into(), PrizesSet { prizes }.into()),
        (
            SplitStack { entry, chips: 1_000 }.into(),
            StackSplit { at: now, entry, chips: 1_000, each: 111, bank: 1 }.into(),
        ),
        (WaitForSeat { entry: EntryId(5) }.into(), WaitedForSeat { entry: EntryId(5) }.into()),
        (
            OpenEnvelope { of: entry, turn: 0 }.into(),
            EnvelopeOpened { of: entry, turn: 0, amount: Money(2_500), every: true }.into(),
        ),
        (
            ExchangeFound { entry, chip: 5, chips: 4 }.into(),
            FoundExchanged {
                entry,
                seat: Seat { table: TableNumber(1), seat: SeatNumber(2) },
                chip: 5,
                chips: 4,
                next: 25,
                new: 1,
            }
            .into(),
        ),
        (FinishColourUp { chip: 5 }.into(), ColourUpFinished { chip: 5 }.into()),
        (
            CloseHeld { entry, collected: true, payment: Payment::Cash }.into(),
            HeldClosed { at: now, entry, collected: true, payment: Payment::Cash }.into(),
        ),
        (SetPool { terms: terms.clone() }.into(), PoolSet { terms }.into()),
        (
            HandOn { purpose, name: name.clone(), amount: None, to: "Ms Berg".into(), payment }
                .into(),
            HandedOn {
                at: now,
                purpose,
                name,
                amount: Money(1_500),
                to: "Ms Berg".into(),
                payment,
            }
            .into(),
        ),
        (BeginBreak {}.into(), BreakBegun { at: now }.into()),
        (TalkDeal { stacks: stacks.clone(), left }.into(), DealTalked { stacks, left }.into()),
        (
            SetTimeLeft { remaining_ms: 300_000 }.into(),
            TimeLeftSet { at: now, remaining_ms: 300_000 }.into(),
        ),
        (
            NoteMissed { entry, what: MissedWhat::Blind }.into(),
            MissedNoted { entry, what: MissedWhat::Blind }.into(),
        ),
        (WinSeats {}.into(), SeatsWon { at: now }.into()),
    ];
    for (command, event) in said {
        let number = desk.log.revision() + 1;
        let said = Said::Did { command, events: vec![event] };
        desk.log.commit(Line { number, at: now, device: "desk".into(), seed: 0, said });
    }
    desk.log
}
