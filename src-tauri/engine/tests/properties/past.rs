//! Logs as past versions wrote them, in `tests/past`: each is read by its words and still says what it said.
//!
//! The newest file holds lines of every event there is. When an event comes that it does not hold, this test says so, and
//! `UPDATE_PAST=2027-01-31 cargo test -p shuffle-up-engine --test engine past` writes one more. A file there is never
//! changed or removed.
//!
//! Beside each file stands another with the figures that its logs come to, in minor units and milliseconds, written once by
//! `UPDATE_PAST=figures`: what its own lines do not say of prizes, chips, clock and money.

use super::cases;
use super::history::{act, play};
use super::setups::setup;
use crate::support::{Desk, plain_fold};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::absences::miss::{MissedNoted, MissedWhat, NoteMissed};
use shuffle_up_engine::actions::absences::split_stack::{SplitStack, StackSplit};
use shuffle_up_engine::actions::chips::change::{ChangeChips, ChipsChanged};
use shuffle_up_engine::actions::chips::finish::{ColourUpFinished, FinishColourUp};
use shuffle_up_engine::actions::chips::found::ExchangeFound;
use shuffle_up_engine::actions::chips::race_off::{ChipsRaced, RaceOff};
use shuffle_up_engine::actions::clock::change_schedule::{ChangeSchedule, ScheduleChanged};
use shuffle_up_engine::actions::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::actions::clock::set_time_left::TimeLeftSet;
use shuffle_up_engine::actions::entries::hand_on::{HandOn, handing_on};
use shuffle_up_engine::actions::entries::no_show::{CloseHeld, HeldClosed};
use shuffle_up_engine::actions::event::Event;
use shuffle_up_engine::actions::hand_for_hand::begin_break::{BeginBreak, BreakBegun};
use shuffle_up_engine::actions::prizes::deal::TalkDeal;
use shuffle_up_engine::actions::prizes::end_here::EndHere;
use shuffle_up_engine::actions::prizes::mystery::{EnvelopeOpened, OpenEnvelope};
use shuffle_up_engine::actions::prizes::pool::{PoolSet, SetPool};
use shuffle_up_engine::actions::prizes::set_prizes::{PrizesSet, SetPrizes};
use shuffle_up_engine::actions::prizes::win_seats::{SeatsWon, WinSeats};
use shuffle_up_engine::actions::seating::wait_for_seat::{WaitForSeat, WaitedForSeat};
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{HouseRules, preset};
use shuffle_up_engine::rulebook::pool_terms::{PoolTerms, Withheld};
use shuffle_up_engine::rulebook::race_rule::RaceRule;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::prizes::accounts::{Accounts, accounts};
use shuffle_up_engine::rules::prizes::payouts::payouts;
use shuffle_up_engine::rules::prizes::pool::pool;
use shuffle_up_engine::rules::prizes::won::Won;
use shuffle_up_engine::state::coloured_up::{FoundExchanged, RacedSeat, RacedTable};
use shuffle_up_engine::state::deal::{Counted, DealTalked};
use shuffle_up_engine::state::dial::Dial;
use shuffle_up_engine::state::ended_here::{EndedHere, PlacedBy};
use shuffle_up_engine::state::handed_on::{HandedOn, Purpose};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::{Log, Tournament};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

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
                    .map(|one| (one.heading().to_string(), one.collected.0, one.held.0))
                    .collect(),
            ),
        }
    }
}

/// What a log comes to at its last line.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Figures {
    /// Which log of the file, from 1.
    log: u32,
    /// The level, or the level before a break; 0 before the start.
    level: u32,
    on_break: bool,
    runs: bool,
    left_ms: i64,
    chips_in_play: u64,
    /// What was paid into the tills and out of them.
    money_in: i64,
    money_out: i64,
    /// What is expected in each till.
    cash: i64,
    card: i64,
    transfer: i64,
    other: i64,
    /// What players and the house owe.
    owed: i64,
    house: i64,
    /// The prize of each place, from the first down.
    prizes: Vec<i64>,
    /// What each entry is due whose place or share is certain.
    won: Vec<(u32, i64)>,
}

impl Figures {
    fn of(number: u32, log: &Log) -> Self {
        let tournament = log.tournament();
        let now = log.lines().iter().map(|line| line.at).max().unwrap_or(0);
        let clock = tournament.clock(now);
        let schedule = &tournament.setup.schedule;
        let started = tournament.dial != Dial::NotStarted;
        let accounts = accounts(tournament);
        let each = tournament.ledger.iter().map(|line| {
            let one = Accounts::default().after(line);
            // A means of payment that was put right takes from one till what it puts into another.
            [one.cash, one.card, one.transfer, one.other].map(|till| till.0)
        });
        let (money_in, money_out) = each.fold((0, 0), |(came, went), tills| {
            let came_in: i64 = tills.iter().map(|till| till.max(&0)).sum();
            let went_out: i64 = tills.iter().map(|till| till.min(&0)).sum();
            (came + came_in, went - went_out)
        });
        Self {
            log: number,
            level: if started { clock.level_number(schedule) } else { 0 },
            on_break: schedule.stage(clock.stage).is_break(),
            runs: clock.running,
            left_ms: clock.remaining,
            chips_in_play: tournament.chips_in_play,
            money_in,
            money_out,
            cash: accounts.cash.0,
            card: accounts.card.0,
            transfer: accounts.transfer.0,
            other: accounts.other.0,
            owed: accounts.owed.0,
            house: accounts.house.0,
            prizes: payouts(tournament).iter().map(|prize| prize.0).collect(),
            won: Won::of(tournament).each().iter().map(|(entry, due)| (entry.0, due.0)).collect(),
        }
    }

    /// What is true of the figures of every log.
    fn check(&self, tournament: &Tournament) {
        // Nobody has entered, nobody wins what the house adds.
        let entered = tournament.counted_entries > 0;
        let pool = if entered { pool(tournament).total.0.max(0) } else { 0 };
        assert_eq!(self.prizes.iter().sum::<i64>(), pool, "{self:?}");
        assert!(self.prizes.is_sorted_by(|one, next| one >= next), "{self:?}");
        let tills = self.cash + self.card + self.transfer + self.other;
        assert_eq!(self.money_in - self.money_out, tills, "{self:?}");
        assert_eq!(tills + self.owed + self.house, accounts(tournament).purposes().0, "{self:?}");
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/past")
}

/// The file with the figures of a file of logs.
fn figures_of(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap();
    folder().join("figures").join(name)
}

/// The files of logs, the oldest first, and what they hold.
fn past_logs() -> Vec<(PathBuf, Vec<Past>)> {
    let all = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = all.filter(|path| path.is_file()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).unwrap();
        let logs = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (file, logs)
    };
    files.into_iter().map(read).collect()
}

/// The words by which events are kept.
fn kinds(lines: &[Line]) -> BTreeSet<String> {
    let events = lines.iter().filter_map(Line::applied).flat_map(|act| act.events);
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
    if let Ok(day) = std::env::var("UPDATE_PAST").as_deref()
        && day != "figures"
    {
        write(day);
    }
    let mut held = BTreeSet::new();
    for (file, logs) in past_logs() {
        held.clear();
        let mut figures = Vec::new();
        for (number, past) in (1..).zip(logs) {
            held.extend(kinds(&past.lines));
            let mut log = Log::new();
            past.lines.into_iter().for_each(|line| log.commit(line));
            let mut says = Says::of(log.tournament());
            says.for_others = says.for_others.filter(|_| past.says.for_others.is_some());
            assert_eq!(says, past.says, "log {number} of {}", file.display());
            let of = Figures::of(number, &log);
            of.check(log.tournament());
            figures.push(of);
        }
        let beside = figures_of(&file);
        if !beside.exists() && std::env::var("UPDATE_PAST").is_ok() {
            let lines = figures.iter().map(|one| serde_json::to_string(one).unwrap() + "\n");
            std::fs::write(&beside, lines.collect::<String>()).unwrap();
        }
        let text = std::fs::read_to_string(&beside)
            .unwrap_or_else(|error| panic!("{}: {error}", beside.display()));
        let then: Vec<Figures> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for (now, then) in figures.iter().zip(&then) {
            assert_eq!(now, then, "{}", beside.display());
        }
        assert_eq!(figures.len(), then.len(), "{}", beside.display());
    }
    let missing: Vec<String> = every_kind().difference(&held).cloned().collect();
    assert!(
        missing.is_empty(),
        "no past log has {missing:?}: write one more, as the head of this file says"
    );
}

/// The rules of a log's set-up and of every change of them.
fn rules_of(lines: &mut [Line]) -> impl Iterator<Item = &mut HouseRules> {
    let events = lines.iter_mut().flat_map(|line| match &mut line.said {
        LineKind::Did { events, .. } => events.as_mut_slice(),
        LineKind::Correct { late: Some(late), .. } => late.events.as_mut_slice(),
        LineKind::Correct { late: None, .. }
        | LineKind::Strike { .. }
        | LineKind::Restore { .. } => &mut [],
    });
    events.filter_map(|event| match event {
        Event::SetUpMade(made) => Some(&mut made.setup.rules),
        Event::HouseRulesChanged(changed) => Some(&mut *changed.rules),
        _ => None,
    })
}

/// The house rules by which these lines would make another tournament: one at a time is taken from another book.
fn asked_again(lines: &[Line]) -> BTreeSet<String> {
    let said = plain_fold(lines);
    let mut asked = BTreeSet::new();
    for book in RuleBook::ALL {
        let other = serde_json::to_value(preset(book, said.setup.rules.form)).unwrap();
        for (rule, value) in other.as_object().unwrap() {
            let (mut lines, mut changed) = (lines.to_vec(), false);
            for rules in rules_of(&mut lines) {
                let mut with = serde_json::to_value(&*rules).unwrap();
                changed |= with[rule] != *value;
                with[rule] = value.clone();
                *rules = serde_json::from_value(with).unwrap();
            }
            if changed {
                let mut read = plain_fold(&lines);
                read.setup.rules = said.setup.rules.clone();
                if read != said {
                    asked.insert(rule.clone());
                }
            }
        }
    }
    asked
}

/// The rules that an event of an older shape leaves to the set-up.
fn left_to_the_set_up(lines: &[Line]) -> BTreeSet<String> {
    let events = lines.iter().filter_map(Line::applied).flat_map(|act| act.events);
    let rule = |event: &Event| match event {
        Event::TableResized(resized) if resized.usual.is_none() => Some("seats_per_table"),
        Event::TimeCalled(called) if called.rule.is_none() => Some("calling_time"),
        Event::ButtonSet(said) if said.rule.is_none() => Some("button"),
        _ => None,
    };
    events.filter_map(rule).map(str::to_string).collect()
}

/// What a house rule decided stands in the event: it is not asked again, and may change.
#[test]
fn no_house_rule_is_asked_again_when_a_past_log_is_read() {
    for (file, logs) in past_logs() {
        for (number, past) in (1..).zip(logs) {
            let mut asked = asked_again(&past.lines);
            let left = left_to_the_set_up(&past.lines);
            asked.retain(|rule| !left.contains(rule));
            assert!(asked.is_empty(), "log {number} of {}: {asked:?}", file.display());
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn no_house_rule_is_asked_again_when_any_log_is_read(
        setup in setup(),
        seed: u64,
        players in 2_usize..30,
        acts in vec(act(), 20..60),
    ) {
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        acts.iter().for_each(|act| play(&mut desk, act));
        prop_assert_eq!(asked_again(&desk.log.lines().to_vec()), BTreeSet::new());
    }
}

/// Plays histories by chance and keeps those in which something happens that happened in none before. Some minutes.
fn write(day: &str) {
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let histories = (setup(), any::<u64>(), 2_usize..30, vec(act(), 20..60));
    let (mut held, mut text) = (BTreeSet::new(), String::new());
    for _ in 0..5_000 {
        let (setup, seed, players, acts) = histories.new_tree(&mut runner).unwrap().current();
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        acts.iter().for_each(|act| play(&mut desk, act));
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
    let file = folder().join(format!("{day}.jsonl"));
    std::fs::write(&file, text).unwrap();
    // Its figures are those of the new logs.
    let _ = std::fs::remove_file(figures_of(&file));
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
    let cards = Vec::new();
    let raced = RacedTable {
        table: TableNumber(1),
        dealt_here: false,
        seats: vec![RacedSeat {
            seat: SeatNumber(1),
            entry,
            chips: 5,
            last: false,
            changed: 1,
            cards,
        }],
        awards: Vec::new(),
        change: 0,
    };
    let said: Vec<(Command, Event)> = vec![
        (
            ChangeSchedule { schedule: schedule.clone() }.into(),
            ScheduleChanged { at: now, schedule, present: None, left_play: None }.into(),
        ),
        (ChangeChips { set: set.clone() }.into(), ChipsChanged { set }.into()),
        (SetPrizes { prizes: prizes.clone(), terms: None }.into(), PrizesSet { prizes }.into()),
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
        (
            RaceOff { chip: 5, tables: Vec::new() }.into(),
            ChipsRaced { chip: 5, next: 25, rule: RaceRule::default(), tables: vec![raced] }.into(),
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
        (
            TalkDeal { stacks: stacks.clone(), left, unit: Money::ZERO }.into(),
            DealTalked { at: None, stacks, left, unit: Money::ZERO }.into(),
        ),
        (
            SetTimeLeft { remaining_ms: 300_000 }.into(),
            TimeLeftSet { at: now, remaining_ms: 300_000 }.into(),
        ),
        (
            NoteMissed { entry, what: MissedWhat::Blind }.into(),
            MissedNoted { entry, what: MissedWhat::Blind }.into(),
        ),
        (WinSeats {}.into(), SeatsWon { at: now }.into()),
        (
            EndHere { by: PlacedBy::Shared, stacks: Vec::new(), as_counted: false }.into(),
            EndedHere {
                at: now,
                by: PlacedBy::Shared,
                places: vec![vec![entry]],
                unit: Money(500),
            }
            .into(),
        ),
    ];
    for (command, event) in said {
        let number = desk.log.revision() + 1;
        let said = LineKind::Did { command, events: vec![event] };
        desk.log.commit(Line { number, at: now, device: "desk".into(), seed: 0, said });
    }
    desk.log
}
