//! What the till sells and gives back, and what the floor is told of it, by the lines of the issue.

use crate::support::{Desk, MINUTE, bust};
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::no_show::{RemoveNoShow, may_remove};
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder};
use shuffle_up_engine::actions::prizes::deal::MakeDeal;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::{AddOnRule, AddOnsFrom};
use shuffle_up_engine::rulebook::templates::{all, t1000};
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::state::deal::{Counted, DealKind};
use shuffle_up_engine::state::ledger::{LedgerKind, Payment};
use shuffle_up_engine::views::clock::clock_view;
use shuffle_up_engine::views::payments::payments_view;

/// A TCH event without rebuys, with late registration through level 3.
fn tch() -> SetUp {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    let late_registration_until = Some(Closing::Level { level: 4 });
    SetUp { rules, rebuy: None, late_registration_until, ..t1000() }
}

fn late(desk: &mut Desk, name: &str) -> EntryId {
    desk.must(Enter { names: vec![name.into()], ..Enter::default() });
    *desk.tournament().entries.keys().last().unwrap()
}

/// A seat sold after the start is given back until a hand was dealt to it, by its word on the floor line: the money, the chips
/// and the ledger follow. After that the line offers the director's exception, with its reason and the chips that are left.
#[test]
fn a_seat_sold_in_error_is_given_back_at_the_floor_line() {
    let mut desk = Desk::playing(tch(), 7, 1);
    let (cash, chips) = (accounts(desk.tournament()).cash, desk.tournament().chips_in_play);
    let zoe = late(&mut desk, "Zoe Newbie");
    let typed = read(&desk.log, "withdraw zoe", desk.now);
    assert!(typed.says.english.contains("$25 is given back"), "{}", typed.says);
    desk.must(typed.command.unwrap());
    let after = desk.tournament();
    assert_eq!((accounts(after).cash, after.chips_in_play), (cash, chips));
    assert_eq!(after.ledger.last().map(|line| line.kind), Some(LedgerKind::Refund));
    assert!(!after.is_in(zoe));

    let entry = desk.seated()[0];
    let seat = desk.tournament().seat_of(entry).unwrap();
    let first = read(&desk.log, &format!("withdraw {seat}"), desk.now);
    assert_eq!(first.command, None);
    assert!(first.refusal.english.contains("a hand was dealt"), "{}", first.refusal);
    let exception = first.completions.first().unwrap().insert.clone();
    assert_eq!(exception, format!("withdraw {seat} because "));
    assert_eq!(read(&desk.log, &exception, desk.now).command, None, "and why");
    let text = format!("withdraw {seat} 850 because wrong event");
    let typed = read(&desk.log, &text, desk.now);
    let chips = Some(850);
    let said = Withdraw { entry, exception: "wrong event".into(), chips };
    assert_eq!(typed.command, Some(said.into()));
    desk.must(typed.command.unwrap());
}

/// TCH 8d ii: a latecomer who does not come is no no-show; the chips go into play, or the entry is withdrawn.
#[test]
fn tch_a_latecomer_who_never_came_is_withdrawn_and_is_no_no_show() {
    let mut desk = Desk::playing(tch(), 7, 1);
    desk.now = 21 * MINUTE;
    let entry = late(&mut desk, "Zoe Newbie");
    desk.now = 41 * MINUTE;
    let refused = desk.refused(RemoveNoShow { entry, chips: None });
    assert_eq!(refused.key, "registered-late-no-no-show");
    desk.must(Withdraw::before_a_hand(entry));
}

/// After registration has closed a stack is blinded off, and nobody's place or prize changes by it.
#[test]
fn a_no_show_is_for_the_time_of_registration_and_makes_nobody_paid() {
    let mut desk = Desk::playing(tch(), 30, 1);
    desk.must(JumpTo { stage: 2 });
    let players = desk.seated();
    let no_show = RemoveNoShow { entry: players[0], chips: None };
    assert!(may_remove(desk.tournament(), players[0], desk.now).is_ok());
    // With an entry less the one who is out on the bubble would be paid.
    let mut moved = false;
    for out in &players[1..28] {
        desk.bust(*out);
        match desk.say(no_show).err() {
            None => desk.undo().unwrap(),
            Some(refused) => {
                assert_eq!(refused.key, "no-show-moves-prizes");
                moved = true;
                break;
            }
        }
    }
    assert!(moved);
    desk.must(JumpTo { stage: 4 });
    assert_eq!(desk.refused(no_show).key, "no-show-after-registration");
}

/// After a deal a no-show does not take the pool away from which its shares are paid.
#[test]
fn a_no_show_changes_no_share_of_a_deal() {
    let mut desk = Desk::playing(tch(), 10, 1);
    desk.must(JumpTo { stage: 2 });
    let players = desk.seated();
    let chips = |entry: &EntryId| if *entry == players[0] { 100 } else { 5_000 };
    let stacks = players.iter().map(|entry| Counted { entry: *entry, chips: chips(entry) });
    desk.must(MakeDeal {
        kind: DealKind::Chips,
        stacks: stacks.collect(),
        left: Money::ZERO,
        as_counted: true,
        unit: Money::ZERO,
        shares: Vec::new(),
    });
    let refused = desk.refused(RemoveNoShow { entry: players[0], chips: None });
    assert_eq!(refused.key, "no-show-moves-prizes");
}

/// While somebody may still come the bubble is nobody's.
#[test]
fn the_bubble_is_nobodys_while_entries_are_open() {
    let titles = |desk: &Desk| -> Vec<String> {
        let due = advice_at(desk.tournament(), desk.now);
        due.into_iter().map(|advice| advice.title.english.to_string()).collect()
    };
    let setup = SetUp { late_registration_until: Some(Closing::Level { level: 9 }), ..tch() };
    let mut desk = Desk::playing(setup, 30, 1);
    let to_the_money =
        |desk: &Desk| titles(desk).iter().any(|title| title.contains("to the money"));
    let mut bubble = false;
    while desk.tournament().left() > 3 {
        desk.bust(*desk.seated().last().unwrap());
        assert!(!to_the_money(&desk), "{:?}", titles(&desk));
        // The same field with registration closed is advised to go hand-for-hand at some point.
        desk.must(read(&desk.log, "late close", desk.now).command.unwrap());
        bubble |= to_the_money(&desk);
        desk.undo().unwrap();
    }
    assert!(bubble, "with registration closed hand-for-hand is advised");
}

/// Half of a progressive bounty is won in cash; of a mystery bounty nothing before its envelopes.
#[test]
fn the_floor_line_says_what_a_bounty_wins_of_every_kind() {
    let said = |kind: BountyKind| {
        let template = all().into_iter().find(|template| template.id == "bounty").unwrap();
        let mut desk = Desk::playing(SetUp { bounty: kind, ..template.setup }, 6, 5);
        let players = desk.seated();
        let text = format!("#{} by #{}", players[0], players[1]);
        let says = read(&desk.log, &text, desk.now).says.english.to_string();
        let by = Some(players[1]);
        desk.must(Bust { by, ..bust(&players[..1], HandOrder::Equal) });
        let text = format!("#{} by #{}", players[1], players[2]);
        (says, read(&desk.log, &text, desk.now).says.english.to_string())
    };
    let (first, next) = said(BountyKind::Fixed);
    assert!(first.contains("who wins $10 in bounties"), "{first}");
    assert!(next.contains("who wins $10 in bounties"), "{next}");
    let (first, next) = said(BountyKind::Progressive);
    assert!(first.contains("who wins $5 in bounties"), "{first}");
    // The own $10 and half of the other's on top: half of $15.
    assert!(next.contains("who wins $7.50 in bounties"), "{next}");
    let (first, _) = said(BountyKind::Mystery);
    assert!(!first.contains('$'), "{first}");
}

/// Money that is owed is advice once nothing more is sold, and is collected where it is shown.
#[test]
fn owed_money_is_advice_before_the_end_and_has_its_button() {
    let mut desk = Desk::playing(tch(), 9, 1);
    let enter = Enter { names: vec!["Zola".into()], ..Enter::default() };
    desk.must(Enter { payment: Payment::Unpaid, ..enter });
    let collects = |desk: &Desk| {
        let due = advice_at(desk.tournament(), desk.now).into_iter();
        due.filter(|advice| advice.title.english == "Collect $25 from Zola").count()
    };
    assert_eq!(collects(&desk), 0, "the queue is still at the till");
    desk.must(JumpTo { stage: 4 });
    assert_eq!(collects(&desk), 1);
    let view = payments_view(desk.tournament(), "", 0, 50, desk.now);
    let row = view.rows.iter().find(|row| row.name == "Zola").unwrap();
    assert_eq!(row.owes, Money(2_500));
    desk.must(row.collect.clone().unwrap());
    assert_eq!(collects(&desk), 0);
}

/// A word behind a comma that is no payment asks, and what is known keeps its number.
#[test]
fn a_word_behind_a_comma_that_is_no_payment_asks() {
    let desk = Desk::open(t1000(), 1);
    for text in ["n Bob, crad", "n Bob, vuocher 17", "n Berg, Anna", "n Bob,"] {
        let typed = read(&desk.log, text, 0);
        assert_eq!(typed.command, None, "{text}");
        assert!(typed.says.english.contains("How is it bought?") || text.ends_with(','), "{text}");
        assert!(typed.completions.len() > 1, "{text}");
    }
    let typed = read(&desk.log, "n Berg, Anna", 0);
    let new = &typed.completions.last().unwrap().insert;
    assert_eq!(new, "n \"Berg, Anna\"");
    let taken = |text: &str| match read(&desk.log, text, 0).command {
        Some(shuffle_up_engine::Command::Enter(enter)) => (enter.names, enter.payment, enter.notes),
        other => panic!("{text}: {other:?}"),
    };
    let named = |name: &str| vec![name.to_string()];
    assert_eq!(taken(new), (named("Berg, Anna"), Payment::Cash, vec![]));
    assert_eq!(taken("n Bob, voucher 22"), (named("Bob"), Payment::Voucher, named("22")));
    assert_eq!(taken("n Bob, comp"), (named("Bob"), Payment::Comp, vec![]));
}

/// The clock says what an add-on costs while they are sold, and through which level the others are.
#[test]
fn the_clock_says_what_is_sold_and_through_which_level() {
    let mut setup = tch();
    let (from, until) = (AddOnsFrom::FirstBreak {}, Closing::FirstBreak {});
    let rule = AddOnRule { price: setup.price, chips: 1_000, limit: 1, from, until };
    setup.add_on = Some(rule);
    let mut desk = Desk::playing(setup, 9, 1);
    let view = clock_view(desk.tournament(), desk.now);
    assert_eq!(view.late_registration_through_level, Some(3));
    desk.must(JumpTo { stage: 3 });
    let sold = clock_view(desk.tournament(), desk.now).add_ons.unwrap();
    assert_eq!((sold.price, sold.chips), (rule.price.total(), rule.chips));
    assert!(desk.tournament().setup.schedule.stage(3).is_break());
}
