//! Cashiers' drawers: what each should hold, by who said what, whatever is undone and put right.

use crate::support::Desk;
use shuffle_up_engine::actions::drawers::close::CloseDrawer;
use shuffle_up_engine::actions::drawers::move_cash::MoveCash;
use shuffle_up_engine::actions::drawers::open::OpenDrawer;
use shuffle_up_engine::actions::drawers::take::TakeDrawer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::settle::Settle;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::drawers::DrawerCash;
use shuffle_up_engine::state::drawer::CashWay;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::drawers::{DrawerRow, DrawersView, drawers_view};
use shuffle_up_engine::views::ledger::cash_report;
use shuffle_up_engine::{Command, Refusal};

/// An entry is 30 in all.
fn desk() -> Desk {
    let price = Price { prize: Money(2_500), fee: Money(500), ..Price::default() };
    Desk::open(SetUp { price, ..templates::t1000() }, 1)
}

fn say(desk: &mut Desk, device: &str, command: impl Into<Command>) -> Result<u32, Refusal> {
    let line = desk.log.prepare(command.into(), desk.now, 7, device)?;
    let number = line.number;
    desk.log.commit(line);
    Ok(number)
}

fn open(float: i64) -> OpenDrawer {
    OpenDrawer { cashier: String::new(), float: Money(float) }
}

fn enter(name: &str, payment: Payment) -> Enter {
    Enter { names: vec![name.into()], payment, ..Enter::default() }
}

fn cash(way: CashWay, amount: i64) -> MoveCash {
    MoveCash { drawer: None, way, amount: Money(amount) }
}

fn view(desk: &Desk) -> DrawersView {
    drawers_view(desk.tournament())
}

fn numbered(desk: &Desk, number: u32) -> DrawerRow {
    view(desk).rows.into_iter().find(|row| row.number == number).unwrap()
}

/// What a closed drawer's difference is called in English.
fn english(row: &DrawerRow) -> &str {
    row.says.as_ref().map_or("", |says| &says.english)
}

#[test]
fn cash_is_in_the_drawer_of_whoever_took_it_and_the_count_names_the_difference() {
    let mut desk = desk();
    let (anna, bo) = ("Till 1 · Anna", "Till 2 · Bo");
    // Before any drawer is open, nothing is in one.
    say(&mut desk, anna, enter("Early", Payment::Cash)).unwrap();
    assert!(view(&desk).rows.is_empty());
    assert_eq!(cash_report(desk.tournament()).drawers, None);
    say(&mut desk, anna, open(20_000)).unwrap();
    say(&mut desk, bo, open(10_000)).unwrap();
    for (device, name, payment) in [
        (anna, "A", Payment::Cash),
        (bo, "B", Payment::Cash),
        (anna, "C", Payment::Card),
        (anna, "D", Payment::Unpaid),
        (bo, "E", Payment::Cash),
        ("desk", "F", Payment::Cash),
    ] {
        say(&mut desk, device, enter(name, payment)).unwrap();
    }
    // Who owed pays at the other till; who paid there in cash gets the money back at this one.
    let owes = Settle {
        entry: EntryId(5),
        purchase: None,
        payment: Payment::Cash,
        note: String::new(),
        by: String::new(),
        worth: None,
    };
    say(&mut desk, bo, owes).unwrap();
    say(&mut desk, anna, Withdraw::before_a_hand(EntryId(3))).unwrap();
    say(&mut desk, bo, cash(CashWay::Drop, 12_000)).unwrap();
    say(&mut desk, bo, cash(CashWay::Fill, 1_000)).unwrap();
    let first = numbered(&desk, 1).cash;
    let two = DrawerCash {
        float: Money(10_000),
        came_in: Money(9_000),
        went_out: Money::ZERO,
        dropped: Money(12_000),
        filled: Money(1_000),
        expected: Money(8_000),
    };
    assert_eq!((first.came_in, first.went_out), (Money(3_000), Money(3_000)));
    assert_eq!(first.expected, Money(20_000));
    assert_eq!(numbered(&desk, 2).cash, two);
    let outside = view(&desk).outside;
    assert_eq!((outside.float, outside.came_in), (Money::ZERO, Money(6_000)));
    say(&mut desk, bo, CloseDrawer { drawer: None, counted: Money(7_950) }).unwrap();
    let closed = numbered(&desk, 2);
    assert_eq!((closed.difference, english(&closed)), (Some(Money(-50)), "$0.50 missing"));
    // The desk counts for whoever has gone, and what is sold there afterwards is in no drawer.
    say(&mut desk, "desk", CloseDrawer { drawer: Some(1), counted: Money(20_000) }).unwrap();
    assert_eq!(english(&numbered(&desk, 1)), "As it should be");
    say(&mut desk, anna, enter("G", Payment::Cash)).unwrap();
    let all = view(&desk);
    assert_eq!((all.outside.came_in, all.difference), (Money(9_000), Money(-50)));
    let report = cash_report(desk.tournament());
    assert_eq!(all.all.came_in.minus(all.all.went_out), report.accounts.cash);
    assert_eq!(report.drawers, Some(all));
    let label = |number: u32| desk.log.label(number).unwrap().to_string();
    let last = desk.log.revision();
    assert_eq!(label(3), "Opened: drawer 1, Till 1 · Anna, float $200");
    assert_eq!(label(last - 1), "Closed: drawer 1, Till 1 · Anna, $200 counted");
    assert_eq!(label(last - 4), "Drop: $120, drawer 2, Till 2 · Bo");
}

#[test]
fn a_drawer_is_refused_what_cannot_be_with_a_reason() {
    let mut desk = desk();
    let mut named = |device: &str, command: Command| {
        say(&mut desk, device, command).err().map_or_else(String::new, |refusal| refusal.named())
    };
    let close = |drawer: Option<u32>, counted: i64| -> Command {
        CloseDrawer { drawer, counted: Money(counted) }.into()
    };
    assert_eq!(named("till", close(None, 0)), "NotNow no-drawer-open-here");
    assert_eq!(named("till", close(Some(1), 0)), "Unknown no-such-drawer(number=1)");
    assert_eq!(named("till", open(-1).into()), "BadValue drawer-amount-from-zero");
    assert_eq!(named("till", open(1_000).into()), "");
    assert_eq!(named("till", open(1_000).into()), "NotNow drawer-open-already(name=till)");
    assert_eq!(
        named("till", cash(CashWay::Drop, 1_001).into()),
        "BadValue drop-at-most(number=1, amount=$10)"
    );
    assert_eq!(named("till", cash(CashWay::Fill, 0).into()), "BadValue drawer-amount-above-zero");
    assert_eq!(named("other", cash(CashWay::Drop, 1).into()), "NotNow no-drawer-open-here");
    assert_eq!(named("till", close(None, -1)), "BadValue drawer-amount-from-zero");
    assert_eq!(named("till", close(None, 1_000)), "");
    assert_eq!(named("till", close(Some(1), 1_000)), "NotNow drawer-is-closed(number=1)");
    assert_eq!(named("till", open(0).into()), "");
    assert_eq!(numbered(&desk, 2).cash.expected, Money::ZERO);
}

#[test]
fn what_is_put_right_later_changes_the_difference_of_a_closed_drawer() {
    let mut desk = desk();
    let opened = say(&mut desk, "till", open(5_000)).unwrap();
    let sold = say(&mut desk, "till", enter("A", Payment::Cash)).unwrap();
    say(&mut desk, "till", CloseDrawer { drawer: None, counted: Money(5_000) }).unwrap();
    assert_eq!(english(&numbered(&desk, 1)), "$30 missing");
    let strike = |lines: &[u32]| Correction { strike: lines.to_vec(), ..Correction::default() };
    desk.correct(&strike(&[sold])).unwrap();
    assert_eq!(english(&numbered(&desk, 1)), "As it should be");
    desk.undo().unwrap();
    assert_eq!(english(&numbered(&desk, 1)), "$30 missing");
    // A drawer that was never opened cannot have been closed.
    let alone = desk.correct(&strike(&[opened])).unwrap_err();
    assert_eq!(
        alone.named(),
        "LinesDepend later-line-depends(lines=later-lines(count=1), numbers=4)"
    );
    desk.correct(&Correction { strike_dependent: true, ..strike(&[opened]) }).unwrap();
    assert_eq!((view(&desk).rows.len(), view(&desk).outside.came_in), (0, Money(3_000)));
    // Opened at last where it was forgotten, it has what was sold since.
    let insert = Insertion { after: 1, command: open(1_000).into() };
    let forgotten = Correction { insert: Some(Box::new(insert)), ..Correction::default() };
    let line = desk.log.prepare_correction(&forgotten, desk.now, "till").unwrap();
    desk.log.commit(line);
    assert_eq!(numbered(&desk, 1).cash.expected, Money(4_000));
    desk.undo().unwrap();
    desk.redo().unwrap();
    assert_eq!(numbered(&desk, 1).cash.expected, Money(4_000));
}

/// A cashier has a drawer, not a computer: two take turns at one till, and one goes to the other computer with hers.
#[test]
fn a_drawer_belongs_to_a_cashier_and_not_to_a_computer() {
    let mut desk = desk();
    let of = |cashier: &str| OpenDrawer { cashier: cashier.into(), float: Money(10_000) };
    let named = |said: Result<u32, Refusal>| said.unwrap_err().named();
    say(&mut desk, "till", of("Anna")).unwrap();
    say(&mut desk, "till", enter("A", Payment::Cash)).unwrap();
    // Bo comes to the same computer, with a drawer of his own.
    say(&mut desk, "till", of("Bo")).unwrap();
    say(&mut desk, "till", enter("B", Payment::Cash)).unwrap();
    say(&mut desk, "till", enter("C", Payment::Cash)).unwrap();
    let in_use = |desk: &Desk, number: u32| numbered(desk, number).in_use_at;
    assert_eq!((in_use(&desk, 1), in_use(&desk, 2)), (None, Some("till".into())));
    assert_eq!(named(say(&mut desk, "till", of("bo"))), "NotNow drawer-open-already(name=Bo)");
    assert_eq!(
        named(say(&mut desk, "other", of("ANNA"))),
        "NotNow cashier-has-a-drawer(name=Anna, number=1)"
    );
    assert_eq!(
        named(say(&mut desk, "till", TakeDrawer { drawer: 2 })),
        "NotNow drawer-in-use-here(number=2)"
    );
    say(&mut desk, "till", TakeDrawer { drawer: 1 }).unwrap();
    assert_eq!(
        desk.log.label(desk.log.revision()).unwrap().to_string(),
        "In use: drawer 1, Anna, till"
    );
    say(&mut desk, "till", enter("D", Payment::Cash)).unwrap();
    // Anna goes to the other computer; what is sold at the first is in no drawer until Bo says so.
    say(&mut desk, "other", TakeDrawer { drawer: 1 }).unwrap();
    say(&mut desk, "other", enter("E", Payment::Cash)).unwrap();
    say(&mut desk, "till", enter("F", Payment::Cash)).unwrap();
    say(&mut desk, "till", TakeDrawer { drawer: 2 }).unwrap();
    say(&mut desk, "till", Withdraw::before_a_hand(EntryId(2))).unwrap();
    let cash = |number: u32| numbered(&desk, number).cash;
    assert_eq!((cash(1).came_in, cash(1).expected), (Money(9_000), Money(19_000)));
    assert_eq!((cash(2).went_out, cash(2).expected), (Money(3_000), Money(13_000)));
    assert_eq!(view(&desk).outside.came_in, Money(3_000));
    say(&mut desk, "till", CloseDrawer { drawer: None, counted: Money(13_000) }).unwrap();
    let closed = say(&mut desk, "till", TakeDrawer { drawer: 2 });
    assert_eq!(named(closed), "NotNow drawer-is-closed(number=2)");
    // A struck use puts the cash where it was before.
    let uses = desk.log.lines().iter().filter(|line| {
        line.applied().is_some_and(|applied| matches!(applied.command, Command::TakeDrawer(_)))
    });
    let first = uses.map(|line| line.number).next().unwrap();
    desk.correct(&Correction { strike: vec![first], ..Correction::default() }).unwrap();
    assert_eq!(numbered(&desk, 1).cash.came_in, Money(6_000));
    assert_eq!(numbered(&desk, 2).cash.came_in, Money(12_000));
}
