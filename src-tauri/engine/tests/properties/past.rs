//! The logs that released versions wrote, in `tests/past`: each is read by its words, comes to the figures that it came to then, and
//! is written as it was.
//!
//! The newest file has every event, every command and every kind of line. When something comes that it does not have, this test
//! says so, and `UPDATE_PAST=0.2.0 cargo test -p shuffle-up-engine --test engine past` writes one more, named for the version
//! that is being made. The file of a version that is out is never changed or removed.

use super::cases;
use super::history::{act, play};
use super::setups::setup;
use crate::support::{Desk, MINUTE, bust, plain_fold};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shuffle_up_engine::actions::absences::miss::{MissedWhat, NoteMissed};
use shuffle_up_engine::actions::absences::remove_stack::{Removal, RemoveStack};
use shuffle_up_engine::actions::absences::split_stack::SplitStack;
use shuffle_up_engine::actions::chips::call::CallColourUp;
use shuffle_up_engine::actions::chips::change::ChangeChips;
use shuffle_up_engine::actions::chips::finish::FinishColourUp;
use shuffle_up_engine::actions::chips::found::ExchangeFoundChips;
use shuffle_up_engine::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
use shuffle_up_engine::actions::clock::change_schedule::ChangeSchedule;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::actions::day::last_hands::AnnounceLastHands;
use shuffle_up_engine::actions::day::open_bags::OpenBags;
use shuffle_up_engine::actions::drawers::open::OpenDrawer;
use shuffle_up_engine::actions::drawers::take::TakeDrawer;
use shuffle_up_engine::actions::entries::add_on::AddOns;
use shuffle_up_engine::actions::entries::cancel_purchase::CancelPurchase;
use shuffle_up_engine::actions::entries::correct_buyer::CorrectBuyer;
use shuffle_up_engine::actions::entries::enter::{ComesAs, Enter};
use shuffle_up_engine::actions::entries::no_show::{CloseHeldMoney, RemoveNoShow};
use shuffle_up_engine::actions::entries::pay_out::{PayOut, to_pay_out};
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder};
use shuffle_up_engine::actions::guests::{GuestAnswer, GuestSaid, KeepGuests};
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::begin_break::BeginBreak;
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty;
use shuffle_up_engine::actions::prizes::collect_overpaid::CollectOverpaid;
use shuffle_up_engine::actions::prizes::deal::DiscussDeal;
use shuffle_up_engine::actions::prizes::mystery::{OpenEnvelope, SealMystery};
use shuffle_up_engine::actions::prizes::pay_bounties::PayBounties;
use shuffle_up_engine::actions::prizes::set_prizes::SetPrizes;
use shuffle_up_engine::actions::prizes::win_seats::WinSeats;
use shuffle_up_engine::actions::seating::alternates::SeatAlternates;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::seating::set_out_stacks::{RemoveUnsoldStack, SetOutStacks};
use shuffle_up_engine::actions::seating::wait_for_seat::WaitForSeat;
use shuffle_up_engine::actions::tables::absent::MarkAbsent;
use shuffle_up_engine::actions::tables::break_by_cards::BreakByCards;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::{Correction, Insertion, Line, LineKind};
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{FirstButton, GameForm, HouseRules, preset};
use shuffle_up_engine::rulebook::pool_terms::{Good, PoolTerms, Withheld};
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::day_end::{DayEnd, DayEndsAt, LastHands};
use shuffle_up_engine::rulebook::setup::own_stacks::OwnStack;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::setup::price::{AddOnRule, AddOnsFrom};
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::prizes::accounts::{Accounts, accounts};
use shuffle_up_engine::rules::prizes::paid_too_much::PaidFor;
use shuffle_up_engine::rules::prizes::payouts::payouts;
use shuffle_up_engine::rules::prizes::pool::pool;
use shuffle_up_engine::rules::prizes::won::Won;
use shuffle_up_engine::state::deal::Counted;
use shuffle_up_engine::state::dial::Dial;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::paid_out::Purpose;
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::{Command, Event, Log, Tournament};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A log, and what it came to when it was written.
#[derive(Serialize, Deserialize)]
struct Past {
    lines: Vec<Line>,
    figures: Figures,
}

/// What a log comes to at its last line, and no later version may read otherwise. Amounts are in minor units, times in
/// milliseconds.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Figures {
    names: Vec<String>,
    left: u32,
    pool: i64,
    places: Vec<(u32, u32)>,
    /// Entry, table and seat.
    seats: Vec<(u32, u32, u32)>,
    /// What was collected for others, by name, and is still held.
    for_others: Vec<(String, i64, i64)>,
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
    fn of(log: &Log) -> Self {
        let tournament = log.tournament();
        let seat = |entry: &EntryId| {
            tournament.seat_of(*entry).map(|seat| (entry.0, seat.table.0, u32::from(seat.seat.0)))
        };
        let now = log.lines().iter().map(|line| line.at).max().unwrap_or(0);
        let clock = tournament.clock(now);
        let schedule = &tournament.setup.schedule;
        let started = tournament.dial != Dial::NotStarted;
        let accounts = accounts(tournament);
        let each = tournament.ledger.iter().map(|line| {
            let one = Accounts::default().after(line);
            // A means of payment that was put right takes from one till what it puts into another.
            [
                one.cash,
                one.card,
                one.transfer,
                one.voucher.plus(one.ticket).plus(one.comp).plus(one.other),
            ]
            .map(|till| till.0)
        });
        let (money_in, money_out) = each.fold((0, 0), |(came, went), tills| {
            let came_in: i64 = tills.iter().map(|till| till.max(&0)).sum();
            let went_out: i64 = tills.iter().map(|till| till.min(&0)).sum();
            (came + came_in, went - went_out)
        });
        let for_others = to_pay_out(tournament).into_iter();
        Self {
            names: tournament.players.values().map(|player| player.name.clone()).collect(),
            left: tournament.left(),
            pool: pool(tournament).total.0,
            places: standings(tournament).rows.iter().map(|row| (row.entry.0, row.place)).collect(),
            seats: tournament.entries.keys().filter_map(seat).collect(),
            for_others: for_others
                .map(|one| (one.heading().to_string(), one.collected.0, one.held.0))
                .collect(),
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
            other: accounts
                .voucher
                .plus(accounts.ticket)
                .plus(accounts.comp)
                .plus(accounts.other)
                .0,
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

/// The files, the oldest first, and each log in them as its text.
fn past_logs() -> Vec<(PathBuf, Vec<String>)> {
    let all = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = all.collect();
    files.sort();
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).unwrap();
        (file, text.lines().map(str::to_string).collect())
    };
    files.into_iter().map(read).collect()
}

/// Every value of a tag in a schema of kinds.
fn tags<T: schemars::JsonSchema>(tag: &str) -> BTreeSet<String> {
    let schema = schemars::schema_for!(T).to_value();
    let each = schema["oneOf"].as_array().unwrap().iter();
    each.map(|one| format!("{tag} {}", one["properties"][tag]["const"].as_str().unwrap())).collect()
}

/// What a file must have: every event, every command and every kind of line.
fn everything() -> BTreeSet<String> {
    let lines = ["command", "strike", "restore", "correct", "inserted"].map(str::to_string);
    let commands = tags::<Command>("type");
    commands.into_iter().chain(tags::<Event>("event")).chain(lines).collect()
}

/// What a line has of that, and beside it which fields and which choices, such as the kind of a deal or of a draw.
fn has(line: &Line) -> (BTreeSet<String>, BTreeSet<String>) {
    let value = serde_json::to_value(&line.kind).unwrap();
    let kind = value["type"].as_str().unwrap().to_string();
    let late = value["inserted"].is_object().then(|| "inserted".to_string());
    let (mut must, mut may): (BTreeSet<_>, BTreeSet<_>) =
        (late.into_iter().chain([kind]).collect(), BTreeSet::new());
    let Some(act) = line.applied() else { return (must, may) };
    let events = act.events.iter().map(|event| ("event", serde_json::to_value(event).unwrap()));
    for (tag, said) in events.chain([("type", serde_json::to_value(act.command).unwrap())]) {
        let name = format!("{tag} {}", said[tag].as_str().unwrap());
        choices(&name, &said, &mut may);
        must.insert(name);
    }
    (must, may)
}

/// The fields in a value, and what stands in those that choose.
fn choices(path: &str, value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| choices(path, one, into)),
        Value::Object(fields) => {
            for (key, value) in fields {
                let chosen = value.as_str().filter(|_| CHOOSING.contains(&key.as_str()));
                into.insert(format!("{path} {key} {}", chosen.unwrap_or_default()));
                choices(path, value, into);
            }
        }
        _ => {}
    }
}

/// The fields that choose one of a few.
const CHOOSING: [&str; 12] = [
    "type", "kind", "by", "way", "payment", "why", "pace", "purpose", "order", "what", "of",
    "bounty",
];

#[test]
fn logs_of_released_versions_are_read_and_come_to_what_they_came_to() {
    if let Ok(version) = std::env::var("UPDATE_PAST") {
        write(&version);
    }
    let mut held = BTreeSet::new();
    for (file, logs) in past_logs() {
        held.clear();
        for (number, text) in (1..).zip(logs) {
            let past: Past = serde_json::from_str(&text).unwrap();
            let written = serde_json::to_string(&past).unwrap();
            assert_eq!(written, text, "log {number} of {} is written otherwise", file.display());
            held.extend(past.lines.iter().flat_map(|line| has(line).0));
            let mut log = Log::new();
            past.lines.into_iter().for_each(|line| log.commit(line));
            let figures = Figures::of(&log);
            figures.check(log.tournament());
            assert_eq!(figures, past.figures, "log {number} of {}", file.display());
        }
    }
    let missing: Vec<String> = everything().difference(&held).cloned().collect();
    assert!(
        missing.is_empty(),
        "no past log has {missing:?}: write one more, as the head of this file says"
    );
}

/// The rules of a log's set-up and of every change of them.
fn rules_of(lines: &mut [Line]) -> impl Iterator<Item = &mut HouseRules> {
    let events = lines.iter_mut().flat_map(|line| match &mut line.kind {
        LineKind::Command { events, .. } => events.as_mut_slice(),
        LineKind::Correct { inserted: Some(inserted), .. } => inserted.events.as_mut_slice(),
        LineKind::Correct { inserted: None, .. }
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

/// What a house rule decided stands in the event: it is not asked again, and may change.
#[test]
fn no_house_rule_is_asked_again_when_a_past_log_is_read() {
    for (file, logs) in past_logs() {
        for (number, text) in (1..).zip(logs) {
            let past: Past = serde_json::from_str(&text).unwrap();
            let asked = asked_again(&past.lines);
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

/// Plays histories by chance and keeps those with something that no other has, each up to its last line with such a thing. A minute.
fn write(version: &str) {
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let histories = (setup(), any::<u64>(), 2_usize..30, vec(act(), 20..60));
    let played = (0..HISTORIES).map(|_| {
        let (setup, seed, players, acts) = histories.new_tree(&mut runner).unwrap().current();
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        acts.iter().for_each(|act| play(&mut desk, act));
        desk.log
    });
    let mut kept: Vec<Kept> = Vec::new();
    let mut held = BTreeSet::new();
    for log in stories().into_iter().chain(played) {
        let log = Kept::of(&log);
        if !log.has().is_subset(&held) {
            held.extend(log.has());
            kept.push(log);
        }
    }
    // What is rare came first and what is common came with it: the longest that the others make up for goes first.
    kept.sort_by_key(|log| std::cmp::Reverse(log.lines.len()));
    for index in (0..kept.len()).rev() {
        let others: BTreeSet<String> = (kept.iter().enumerate())
            .filter(|(other, _)| *other != index)
            .flat_map(|(_, log)| log.has())
            .collect();
        let alone = |has: &BTreeSet<String>| !has.is_subset(&others);
        let until = kept[index].each.iter().rposition(alone);
        kept[index].cut_after(until);
    }
    let logs = kept.into_iter().filter(|log| !log.lines.is_empty()).map(|log| {
        let figures = Figures::of(&Log::replay(log.lines.clone()));
        serde_json::to_string(&Past { lines: log.lines, figures }).unwrap() + "\n"
    });
    std::fs::write(folder().join(format!("{version}.jsonl")), logs.collect::<String>()).unwrap();
}

/// So many histories have everything.
const HISTORIES: usize = 3_000;

/// A log and what each of its lines has.
struct Kept {
    lines: Vec<Line>,
    each: Vec<BTreeSet<String>>,
}

impl Kept {
    fn of(log: &Log) -> Self {
        let lines = log.lines().to_vec();
        // A bounty of each kind: heads, envelopes and payments mean something else with each.
        let bounty = log.tournament().setup.bounty;
        let all = |line: &Line| {
            let (must, mut may) = has(line);
            let bounties = must.iter().filter(|name| name.contains("bount"));
            may.extend(bounties.map(|name| format!("{bounty:?} {name}")));
            may.extend(must);
            may
        };
        Self { each: lines.iter().map(all).collect(), lines }
    }

    fn has(&self) -> BTreeSet<String> {
        self.each.iter().flatten().cloned().collect()
    }

    /// Leaves the lines up to this one, and none without one.
    fn cut_after(&mut self, index: Option<usize>) {
        let length = index.map_or(0, |index| index + 1);
        self.lines.truncate(length);
        self.each.truncate(length);
    }
}

/// What chance does not find, each as a short story.
fn stories() -> [Log; 14] {
    [
        set_up_and_corrected(),
        broken_by_cards(),
        held_money(),
        satellite(),
        raced_off(),
        envelopes(),
        called_off(),
        break_of_all_tables(),
        paid_twice(),
        a_till_by_turns(),
        guests_came(),
        a_day_in_bags(),
        a_day_out_of_bags(),
        stacks_set_out(),
    ]
}

/// Two cashiers take turns at one till, and a rebuy was noted for another player than the one who bought it.
fn a_till_by_turns() -> Log {
    let mut setup = t1000();
    setup.rebuy.as_mut().unwrap().at_most = setup.starting_stack;
    let mut desk = Desk::playing(setup, 10, 1);
    for cashier in ["Anna", "Bo"] {
        desk.must(OpenDrawer { cashier: cashier.into(), float: Money(5_000) });
    }
    desk.must(TakeDrawer { drawer: 1 });
    desk.must(bust(&[EntryId(1)], HandOrder::ByStack));
    desk.must(Rebuy { entry: EntryId(3), last_hand: false, payment: Payment::Cash });
    desk.must(CorrectBuyer { entry: EntryId(3), purchase: 1, buyer: EntryId(1) });
    desk.log
}

/// Of the guest list one comes who paid before the night, one whom that guest brings, and one who is typed by name. All
/// of them take the add-on.
fn guests_came() -> Log {
    let mut setup = t1000();
    let (from, until) = (AddOnsFrom::Start {}, Closing::Level { level: 4 });
    setup.add_on = Some(AddOnRule { price: setup.price, chips: 1_000, limit: 1, from, until });
    let mut desk = Desk::open(setup, 1);
    let said = |name: &str| GuestSaid { name: name.into(), ..GuestSaid::default() };
    let anna = GuestSaid { plus: Some(1), paid: Some(Payment::Transfer), ..said("Anna Berg") };
    let bo = GuestSaid { answer: Some(GuestAnswer::Maybe), ..said("Bo Ek") };
    desk.must(KeepGuests { guests: vec![anna, bo, said("Cy Li")] });
    let come = |brought| Enter {
        names: vec![if brought { "Dee" } else { "Anna Berg" }.into()],
        guests: vec![ComesAs { guest: 1, brought }],
        ..Enter::default()
    };
    desk.must(come(false));
    desk.must(come(true));
    desk.must(Enter { names: vec!["Bo Ek".into()], ..Enter::default() });
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    desk.must(AddOns::default());
    desk.must(CancelPurchase { entry: EntryId(1), purchase: 1 });
    desk.log
}

/// A day ends with drawn last hands. One stack is given up, the others are bagged and counted twice, and a chip of a race is over.
fn a_day_in_bags() -> Log {
    let mut setup = t1000();
    setup.day_end = Some(DayEnd {
        at: DayEndsAt::Director {},
        hands: LastHands::Drawn { from: 3, to: 6 },
        minutes: 10,
        counted_twice: true,
    });
    let mut desk = Desk::playing(setup, 10, 1);
    desk.must(AnnounceLastHands { hands: None });
    desk.must(EndDay {});
    let stack = desk.tournament().setup.starting_stack;
    desk.must(RemoveStack { entry: EntryId(1), chips: stack, why: Removal::GivenUp });
    for again in [false, true] {
        let bag = |entry: u32| Bagged {
            entry: EntryId(entry),
            chips: stack.saturating_add(if entry == 2 { 5 } else { 0 }),
            number: if again { String::new() } else { format!("A{entry}") },
        };
        desk.must(BagStacks { bags: (2..=10).map(bag).collect(), again });
    }
    desk.must(CloseDay { why: "a 5 of a race is over".into() });
    desk.log
}

/// Day 2 begins: the largest stacks sit at a table each, and the first bags are opened.
fn a_day_out_of_bags() -> Log {
    let own = |number: u64| OwnStack {
        name: format!("Player {number}"),
        chips: number.saturating_mul(100),
        bag: format!("A{number}"),
        ..OwnStack::default()
    };
    let mut setup = t1000();
    setup.own_stacks = (1..=12).map(own).collect();
    setup.top_stacks_apart = true;
    setup.begins_with = Some(4);
    let mut desk = Desk::open(setup, 1);
    let names = (1..=12).map(|number| format!("Player {number}")).collect();
    desk.must(Enter { names, ..Enter::default() });
    desk.must(DrawSeats {});
    desk.must(OpenBags { entries: vec![EntryId(1), EntryId(2)], by: "Jan".into() });
    desk.must(OpenBags { entries: vec![EntryId(3)], by: String::new() });
    desk.log
}

/// Two stacks wait for late entrants: one is sold, the other is removed with what the blinds have left.
fn stacks_set_out() -> Log {
    let mut setup = t1000();
    setup.late_registration_until = Some(Closing::Level { level: 4 });
    let mut desk = Desk::playing(setup, 14, 1);
    let open = |desk: &Desk| {
        let tables = desk.tournament().room.tables();
        let seats = tables.flat_map(|(table, seats)| {
            seats.open_seats().into_iter().map(move |seat| Seat { table, seat })
        });
        seats.take(2).collect::<Vec<_>>()
    };
    desk.must(SetOutStacks { seats: open(&desk) });
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    let seat = desk.tournament().set_out_at(None).next().unwrap();
    desk.must(RemoveUnsoldStack { seat, chips: 850 });
    desk.log
}

/// The director calls the 5s off between two breaks.
fn called_off() -> Log {
    let mut desk = Desk::playing(t1000(), 10, 1);
    let mut schedule = t1000().schedule;
    schedule.stages.remove(3);
    desk.must(ChangeSchedule { schedule });
    desk.must(JumpTo { stage: 3 });
    desk.must(CallColourUp { chip: 5 });
    desk.log
}

/// A break that waits for the end of a hand that all tables play together.
fn break_of_all_tables() -> Log {
    let mut desk = Desk::playing(t1000(), 24, 1);
    desk.must(JumpTo { stage: 2 });
    desk.must(SetTimeLeft { remaining_ms: MINUTE });
    desk.must(GoHandForHand { until: Until::Left { players: 10 }, pace: None });
    for deals in [true, false] {
        let tables = desk.tournament().playing_the_hand();
        desk.must(FinishTables { tables, done: true });
        if deals {
            desk.must(DealTogether {});
        }
    }
    desk.must(BeginBreak {});
    desk.log
}

/// A bounty that was paid to one player and belongs to another.
fn paid_twice() -> Log {
    let price = Price { bounty: Money(1_000), ..t1000().price };
    let setup = SetUp { price, late_registration_until: None, rebuy: None, ..t1000() };
    let mut desk = Desk::playing(setup, 5, 7);
    let seated = desk.seated();
    let by = Some(seated[0]);
    desk.must(Bust { by, ..bust(&[seated[4]], HandOrder::Equal) });
    desk.must(PayBounties { entry: seated[0], payment: Payment::Cash });
    desk.must(AssignBounty { of: seated[4], turn: 0, by: vec![seated[1]] });
    let (entry, of) = (seated[0], PaidFor::Bounties);
    desk.must(CollectOverpaid { entry, of, amount: None, payment: Payment::Cash });
    desk.log
}

/// Ten at a table of a host who changes everything, and a bust-out that was somebody else's an hour ago.
fn set_up_and_corrected() -> Log {
    let mut desk = Desk::open(t1000(), 1);
    let kept = [("Dealers", 2_000), ("Charity", 1_500)];
    let withheld = kept.map(|(name, amount)| Withheld { name: name.into(), amount: Money(amount) });
    let goods = vec![Good { place: 1, name: "A ham".into() }];
    let terms = PoolTerms { withheld: withheld.into(), goods, ..PoolTerms::default() };
    desk.must(ChangeSchedule { schedule: t1000().schedule });
    let mut set = t1000().chip_set();
    set.chips[0].owned = 500;
    desk.must(ChangeChips { set });
    desk.enter(10);
    desk.must(SetPrizes { prizes: t1000().prizes, terms: Some(terms) });
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    desk.must(SetTimeLeft { remaining_ms: 300_000 });
    desk.must(ChangeSchedule { schedule: t1000().schedule });
    desk.bust(EntryId(3));
    let wrong = desk.log.revision();
    desk.must(WaitForSeat { entry: EntryId(5) });
    desk.must(SeatAlternates {});
    let command = bust(&[EntryId(4)], HandOrder::Equal).into();
    let insert = Some(Box::new(Insertion { after: wrong, command }));
    let strike_dependent = true;
    let strike = vec![wrong];
    desk.correct(&Correction { strike, strike_dependent, insert, ..Correction::default() })
        .unwrap();
    let charity = PayOut {
        purpose: Purpose::Withheld,
        name: "Charity".into(),
        amount: None,
        to: "Ms Berg".into(),
        payment: Payment::Transfer,
    };
    desk.must(charity);
    desk.must(SeatAlternates {});
    let stacks = desk.seated().into_iter().map(|entry| Counted { entry, chips: 1_100 }).collect();
    desk.must(DiscussDeal { stacks, left: Money(500), unit: Money(500) });
    desk.log
}

/// Four tables become three, and the players of the fourth drew cards.
fn broken_by_cards() -> Log {
    let mut desk = Desk::playing(t1000(), 31, 1);
    desk.bust(desk.at(1, 1));
    let room = &desk.tournament().room;
    let players = room.players_at(TableNumber(4)).len();
    let open = (1..=3).flat_map(|table| (1..=10).map(move |seat| Seat::new(table, seat)));
    let seats = open.filter(|seat| room.at(*seat).is_none()).take(players).collect();
    desk.must(BreakByCards { table: TableNumber(4), seats });
    desk.log
}

/// Who never came is taken out by TCH's rules, and collects the money that is held.
fn held_money() -> Log {
    let mut rules = preset(RuleBook::Tch, GameForm::FullRing);
    rules.first_button = FirstButton::Ace;
    let mut desk = Desk::playing(SetUp { rules, ..t1000() }, 8, 1);
    let entry = EntryId(1);
    desk.must(MarkAbsent { entry, absent: true, longer: false });
    desk.now = 41 * MINUTE;
    desk.must(RemoveNoShow { entry, chips: None });
    desk.must(CloseHeldMoney { entry, collected: true, payment: Payment::Cash });
    desk.log
}

/// Two of ten win a seat.
fn satellite() -> Log {
    let shares = Shares::Seats { value: Money(10_000), ticket: None };
    let prizes = PrizeStructure { shares, unit: Money(500) };
    let setup = SetUp { prizes, late_registration_until: None, rebuy: None, ..t1000() };
    let mut desk = Desk::playing(setup, 10, 4);
    let players = desk.seated();
    players[2..].iter().for_each(|player| desk.bust(*player));
    desk.must(WinSeats {});
    desk.log
}

/// The 5s are raced off at one table, and then they are off; some are found afterwards, and the stack of a player who stays away is shared out.
fn raced_off() -> Log {
    let mut desk = Desk::playing(t1000(), 16, 1);
    desk.must(JumpTo { stage: 3 });
    let first = {
        let seats = (1..=3).map(|seat| SeatCount {
            seat: SeatNumber(seat),
            chips: 5,
            last: false,
            cards: String::new(),
        });
        TableCount { table: TableNumber(1), seats: seats.collect() }
    };
    desk.must(RaceOff { chip: 5, tables: vec![first] });
    desk.must(FinishColourUp { chip: 5 });
    desk.must(ExchangeFoundChips { entry: desk.at(1, 4), chip: 5, chips: 9 });
    let away = desk.at(2, 1);
    desk.must(MarkAbsent { entry: away, absent: true, longer: false });
    desk.must(NoteMissed { entry: away, what: MissedWhat::Blind });
    desk.now += 40 * MINUTE;
    desk.must(SplitStack { entry: away, chips: 1_000 });
    desk.log
}

/// Mystery bounties, one of which is opened.
fn envelopes() -> Log {
    let price = Price { bounty: Money(1_000), ..t1000().price };
    let setup =
        SetUp { price, bounty: BountyKind::Mystery, late_registration_until: None, ..t1000() };
    let setup = SetUp { rebuy: None, re_entry: None, add_on: None, ..setup };
    let mut desk = Desk::playing(setup, 6, 1);
    let players = desk.seated();
    desk.must(SealMystery { envelopes: None });
    let by = Some(players[0]);
    desk.must(Bust { by, ..bust(&players[1..2], HandOrder::Equal) });
    desk.must(OpenEnvelope { of: players[1], turn: 0 });
    desk.must(PayBounties { entry: players[0], payment: Payment::Cash });
    desk.log
}
