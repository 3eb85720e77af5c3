//! Three things that a cage relies on in any history: a person has one live stack, a drawer holds the cash that was paid at it, and
//! only a command that says so changes places and prizes.

use super::cases;
use super::history::{Act, act, play};
use super::setups::setup;
use crate::support::{Desk, plain_fold, plain_replay, plainly_struck};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::actions::drawers::open::OpenDrawer;
use shuffle_up_engine::actions::drawers::take::TakeDrawer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::no_show::RemoveNoShow;
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::actions::entries::settle::Settle;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::rules::prizes::won::Won;
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::tournament::{BustHand, Tournament};
use shuffle_up_engine::views::drawers::drawers_view;
use shuffle_up_engine::{Command, Log};
use std::collections::{BTreeMap, BTreeSet};

/// Something said at a till about one of a few persons.
#[derive(Debug, Clone)]
enum Sale {
    /// Somebody of the list, by a number; some are called alike, and some come without it.
    Enter {
        number: u32,
        known: bool,
        twice: bool,
    },
    ReEnter(usize),
    Rebuy(usize),
    Settle(usize),
    Withdraw(usize, bool),
    NoShow(usize),
    Rename(usize, u32),
    Bust(usize),
    NotThisOne(usize, usize),
    BackIn(usize),
    /// Something sold that was forgotten, further back.
    Forgotten(usize, u32),
    Strike(usize),
    Restore(usize),
    Undo,
    Redo,
    Wait(i64),
    Start,
    TakeDrawer(u32),
}

fn sale() -> impl Strategy<Value = Sale> {
    let which = any::<usize>;
    prop_oneof![
        8 => (1_u32..9, prop::bool::weighted(0.8), prop::bool::weighted(0.1))
            .prop_map(|(number, known, twice)| Sale::Enter { number, known, twice }),
        4 => which().prop_map(Sale::ReEnter),
        3 => which().prop_map(Sale::Rebuy),
        2 => which().prop_map(Sale::Settle),
        4 => (which(), any::<bool>()).prop_map(|(who, exception)| Sale::Withdraw(who, exception)),
        2 => which().prop_map(Sale::NoShow),
        2 => (which(), 1_u32..9).prop_map(|(who, name)| Sale::Rename(who, name)),
        5 => which().prop_map(Sale::Bust),
        2 => (which(), which()).prop_map(|(said, out)| Sale::NotThisOne(said, out)),
        2 => which().prop_map(Sale::BackIn),
        3 => (which(), 1_u32..9).prop_map(|(after, number)| Sale::Forgotten(after, number)),
        3 => which().prop_map(Sale::Strike),
        3 => which().prop_map(Sale::Restore),
        2 => Just(Sale::Undo),
        2 => Just(Sale::Redo),
        2 => (1_i64..2_000_000).prop_map(Sale::Wait),
        1 => Just(Sale::Start),
        2 => (0_u32..4).prop_map(Sale::TakeDrawer),
    ]
}

/// An entry of a person of the list, or of somebody called so.
fn enter(number: u32, known: bool) -> Enter {
    let listed = if known { vec![number] } else { Vec::new() };
    let payment = [Payment::Cash, Payment::Card, Payment::Unpaid][number as usize % 3];
    Enter { names: vec![format!("Person {}", number / 2)], listed, payment, ..Enter::default() }
}

fn pick<T: Copy>(of: &[T], which: usize) -> Option<T> {
    of.get(which.checked_rem(of.len())?).copied()
}

/// Says it at one of two tills; whatever is refused changes nothing.
fn sell(desk: &mut Desk, sale: &Sale, till: &str) {
    let all: Vec<EntryId> = desk.tournament().entries.keys().copied().collect();
    let (revision, seated) = (desk.log.revision(), desk.seated());
    let line = |which: usize| (which % revision as usize) as u32 + 1;
    let cash = Payment::Cash;
    let command: Option<Command> = match sale {
        Sale::Enter { number, known, twice } => {
            let mut enter = enter(*number, *known);
            if *twice {
                enter.names.push(enter.names[0].clone());
                enter.listed = [enter.listed.clone(), enter.listed].concat();
            }
            Some(enter.into())
        }
        Sale::ReEnter(who) => {
            pick(&all, *who).map(|entry| ReEnter { entry, forfeited: None, payment: cash }.into())
        }
        Sale::Rebuy(who) => {
            pick(&all, *who).map(|entry| Rebuy { entry, last_hand: false, payment: cash }.into())
        }
        Sale::Settle(who) => pick(&all, *who).map(|entry| {
            let (note, by) = (String::new(), String::new());
            Settle { entry, purchase: None, payment: cash, note, by, worth: None }.into()
        }),
        Sale::Withdraw(who, exception) => pick(&all, *who).map(|entry| {
            let exception = if *exception { "wrong event".into() } else { String::new() };
            Withdraw { exception, ..Withdraw::before_a_hand(entry) }.into()
        }),
        Sale::NoShow(who) => {
            pick(&seated, *who).map(|entry| RemoveNoShow { entry, chips: None }.into())
        }
        Sale::Rename(who, name) => pick(&all, *who).map(|entry| {
            let player = PlayerId(entry.0);
            let name = format!("Person {}", name / 2);
            Rename { player, name, last_name: None, card: None }.into()
        }),
        Sale::Bust(who) => pick(&seated, *who)
            .map(|entry| crate::support::bust(&[entry], HandOrder::ByStack).into()),
        Sale::NotThisOne(said, out) => pick(&all, *said)
            .zip(pick(&seated, *out))
            .map(|(recorded, out)| CorrectBust { recorded, out }.into()),
        Sale::BackIn(who) => pick(&all, *who).map(|entry| BackIn { entry }.into()),
        Sale::TakeDrawer(drawer) => Some(TakeDrawer { drawer: *drawer }.into()),
        Sale::Start => {
            let _ = desk.say(DrawSeats {});
            Some(shuffle_up_engine::actions::clock::start::StartClock {}.into())
        }
        Sale::Forgotten(after, number) => {
            let insert = Insertion { after: line(*after), command: enter(*number, true).into() };
            let insert = Some(Box::new(insert));
            drop(desk.correct(&Correction { insert, ..Correction::default() }));
            None
        }
        Sale::Strike(which) => {
            let strike = vec![line(*which).max(2)];
            let strike_dependent = which % 2 == 0;
            drop(desk.correct(&Correction { strike, strike_dependent, ..Correction::default() }));
            None
        }
        Sale::Restore(which) => {
            let struck: Vec<u32> =
                (1..=revision).filter(|line| desk.log.is_struck(*line)).collect();
            let restore = pick(&struck, *which).into_iter().collect();
            drop(desk.correct(&Correction { restore, ..Correction::default() }));
            None
        }
        Sale::Undo => {
            drop(desk.undo());
            None
        }
        Sale::Redo => {
            drop(desk.redo());
            None
        }
        Sale::Wait(ms) => {
            desk.now += ms;
            None
        }
    };
    let Some(command) = command else { return };
    let seed = desk.chance();
    if let Ok(line) = desk.log.prepare(command, desk.now, seed, till) {
        desk.log.commit(line);
    }
}

/// Counted plainly: who has a stack, or waits for one, by the person and by the number of the list.
fn one_live_stack(tournament: &Tournament) {
    let mut alive: BTreeMap<PlayerId, EntryId> = BTreeMap::new();
    let mut listed: BTreeMap<u32, EntryId> = BTreeMap::new();
    for (id, entry) in tournament.entries.iter() {
        if !matches!(entry.standing, Standing::Waiting | Standing::Seated { .. }) {
            continue;
        }
        let other = alive.insert(entry.player, *id);
        assert_eq!(other, None, "{id} and {other:?} are one person");
        let Some(number) = tournament.players.get(&entry.player).and_then(|one| one.listed) else {
            continue;
        };
        let other = listed.insert(number, *id);
        assert_eq!(other, None, "{id} and {other:?} are number {number} of the list");
    }
}

/// The cash of every drawer, and of none, worked out anew: what each line in force moved in cash, by the device at which it was said
/// and the drawer that was in use there.
fn drawers_as_the_ledger(log: &Log) {
    let lines = log.lines().to_vec();
    let mut tournament = Tournament::default();
    let (mut in_use, mut cash): (BTreeMap<&str, u32>, BTreeMap<Option<u32>, Money>) =
        Default::default();
    let mut open: BTreeMap<u32, bool> = BTreeMap::new();
    for number in plain_replay(&lines) {
        if plainly_struck(&lines, number) {
            continue;
        }
        let line = &lines[number as usize - 1];
        let applied = line.applied().unwrap();
        let before = accounts(&tournament).cash;
        applied.apply(&mut tournament);
        let moved = accounts(&tournament).cash.minus(before);
        let device = applied.device;
        for drawer in tournament.drawers.iter() {
            let number = drawer.opened.drawer;
            if open.insert(number, drawer.closed.is_none()).is_none() {
                in_use.insert(device, number);
            }
        }
        if let Command::TakeDrawer(take) = applied.command {
            in_use.retain(|_, number| *number != take.drawer);
            in_use.insert(device, take.drawer);
        }
        let at = in_use.get(device).copied().filter(|number| open.get(number) == Some(&true));
        let sum = cash.entry(at).or_default();
        *sum = sum.plus(moved);
    }
    let view = drawers_view(log.tournament());
    for row in &view.rows {
        let counted = cash.remove(&Some(row.number)).unwrap_or_default();
        assert_eq!(row.cash.came_in.minus(row.cash.went_out), counted, "drawer {}", row.number);
        let moved = counted.plus(row.cash.filled).minus(row.cash.dropped);
        assert_eq!(row.cash.expected, row.cash.float.plus(moved), "drawer {}", row.number);
    }
    let outside = cash.remove(&None).unwrap_or_default();
    assert_eq!(view.outside.expected, outside, "in no drawer");
    assert!(cash.values().all(|cash| *cash == Money::ZERO), "{cash:?}");
    assert_eq!(view.all.came_in.minus(view.all.went_out), accounts(log.tournament()).cash);
}

/// Where everybody is who was out, and what each has won: the places counted from the winner, and the money in all.
fn placed(tournament: &Tournament) -> BTreeMap<EntryId, (u32, u32, Money)> {
    let won = Won::of(tournament).each();
    let prize = |entry: &EntryId| won.get(entry).copied().unwrap_or_default();
    let finishes = finishes(tournament).into_iter();
    let each = finishes.flat_map(|finish| {
        let (place, place_to) = (finish.place, finish.place_to);
        let entries = finish.entries.into_iter();
        entries.map(move |entry| (entry, place, place_to))
    });
    each.map(|(entry, place, to)| (entry, (place, to, prize(&entry)))).collect()
}

/// Whether a command says of itself that places or prizes change with it: what is sold or given back makes the field and the pool
/// larger or smaller, what is put right names who was out, and the rest is about prizes.
const fn says_so(command: &Command) -> bool {
    matches!(
        command,
        Command::Enter(_)
            | Command::ReEnter(_)
            | Command::Rebuy(_)
            | Command::AddOn(_)
            | Command::AddOns(_)
            | Command::Withdraw(_)
            | Command::CancelPurchase(_)
            | Command::CorrectBust(_)
            | Command::CorrectBuyer(_)
            | Command::BackIn(_)
            | Command::SetPool(_)
            | Command::SetPrizes(_)
            | Command::ChangeSetUp(_)
            | Command::MakeDeal(_)
            | Command::WinSeats(_)
            | Command::EndHere(_)
            | Command::CallOff(_)
            | Command::RankHand(_)
    )
}

proptest! {
    #![proptest_config(cases(96))]

    /// No person has two live stacks, and every drawer holds what was paid at it, by any sequence of what is sold, given back,
    /// put right, undone and restored, before play and in it.
    #[test]
    fn one_live_stack_a_person_and_every_drawer_as_the_ledger(
        mut setup in setup(),
        seed: u64,
        sales in vec((sale(), any::<bool>()), 1..60),
    ) {
        setup.late_registration_until = Some(6.into());
        let mut desk = Desk::open(setup, seed);
        let open = |cashier: &str| OpenDrawer { cashier: cashier.into(), float: Money(5_000) };
        for (till, cashier) in [("one", ""), ("one", "Anna"), ("two", "Bo")] {
            let line = desk.log.prepare(open(cashier).into(), 0, 7, till).unwrap();
            desk.log.commit(line);
        }
        for (sale, first) in &sales {
            sell(&mut desk, sale, if *first { "one" } else { "two" });
            one_live_stack(desk.tournament());
        }
        drawers_as_the_ledger(&desk.log);
        prop_assert_eq!(desk.tournament(), &plain_fold(&desk.log.lines().to_vec()));
    }

    /// The same of everything that a director can say.
    #[test]
    fn one_live_stack_a_person_in_any_history(
        setup in setup(),
        seed: u64,
        players in 2_usize..30,
        acts in vec(act(), 1..60),
    ) {
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        for act in &acts {
            play(&mut desk, act);
            one_live_stack(desk.tournament());
        }
        drawers_as_the_ledger(&desk.log);
    }

    /// Nobody's place or prize changes by a command that does not say so. A bust-out gives a place to who goes out. In a hand that the
    /// tables play together it ranks everybody who went out in that hand, behind those who gave up a stack meanwhile to enter again.
    #[test]
    fn places_and_prizes_change_by_what_says_so(
        setup in setup(),
        seed: u64,
        players in 4_usize..40,
        acts in vec(act(), 10..80),
    ) {
        let mut desk = Desk::playing(setup, players, seed);
        for act in &acts {
            if matches!(act, Act::Undo(_) | Act::Redo(_)) {
                continue;
            }
            let (before, from) = (placed(desk.tournament()), desk.log.lines().len());
            let hands = desk.tournament().bust_hands.len();
            play(&mut desk, act);
            let said: Vec<&Command> = desk
                .log
                .lines()
                .iter()
                .skip(from)
                .filter_map(|line| line.applied().map(|applied| applied.command))
                .collect();
            if said.is_empty() || said.iter().any(|command| says_so(command)) {
                continue;
            }
            let after = placed(desk.tournament());
            // With a no-show who leaves the event the field is smaller by one, and nobody is paid otherwise (TCH 5b).
            if said.iter().any(|command| matches!(command, Command::RemoveNoShow(_))) {
                let paid = |(entry, was): (&EntryId, &(u32, u32, Money))| (*entry, was.2);
                let after: BTreeMap<EntryId, Money> = after.iter().map(paid).collect();
                let mut before = before.iter().map(paid);
                prop_assert!(before.all(|(entry, prize)| after.get(&entry) == Some(&prize)));
                continue;
            }
            let all = &desk.tournament().bust_hands;
            let of = |hand: &BustHand| hand.together.map(|one| one.hand);
            let new: BTreeSet<u32> = all.iter().skip(hands).filter_map(of).collect();
            let while_it_was_played: BTreeSet<EntryId> = all
                .iter()
                .skip_while(|hand| of(hand).is_none_or(|hand| !new.contains(&hand)))
                .flat_map(|hand| hand.everybody().map(|out| out.entry))
                .collect();
            for (entry, was) in before.iter().filter(|(entry, _)| !while_it_was_played.contains(entry)) {
                prop_assert_eq!(after.get(entry), Some(was), "{} by {:?}", entry, &said);
            }
        }
    }
}
