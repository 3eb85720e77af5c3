//! Bounties: who wins them, what becomes of one that nobody is named for, and what undoing does to them.

use crate::support::Desk;
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::Bust;
use shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty;
use shuffle_up_engine::actions::prizes::pay_bounties::PayBounties;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::{Price, ReEntryRule, RebuyRule};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::bounties::{reckon, won};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::bounties::{BountiesView, bounties_view};

/// The template, with a rebuy that has a bounty of its own.
fn setup() -> SetUp {
    let template = templates::all().into_iter().find(|template| template.id == "bounty").unwrap();
    let mut setup = template.setup;
    let price = Price { prize: Money(1_000), bounty: Money(700), ..Price::default() };
    setup.rebuy =
        Some(RebuyRule { price, chips: 2_000, limit: Some(2), until: 4.into(), at_most: 0 });
    setup
}

fn out_by(out: &[EntryId], by: EntryId) -> Bust {
    Bust {
        by: Some(by),
        ..crate::support::bust(out, shuffle_up_engine::actions::floor::bust::HandOrder::Equal)
    }
}

fn shown(desk: &Desk) -> BountiesView {
    let view = bounties_view(desk.tournament(), desk.now).unwrap();
    assert_eq!(view.won.plus(view.on_heads).plus(view.not_assigned), view.collected);
    view
}

/// Six entries at 20 and a bounty of 10: 120 in the pool, 60 on the heads.
#[test]
fn a_bounty_is_won_by_whoever_is_named_and_the_winner_keeps_the_own_one() {
    let mut desk = Desk::playing(setup(), 6, 3);
    let players = desk.seated();
    assert_eq!(desk.tournament().prize_pool, Money(12_000));
    assert_eq!(shown(&desk).on_heads, Money(6_000));
    desk.must(out_by(&players[1..3], players[0]));
    assert_eq!(won(desk.tournament())[&players[0]], (2, Money(2_000)));
    desk.undo().unwrap();
    assert_eq!(shown(&desk).on_heads, Money(6_000), "undoing puts the bounties back");
    desk.redo().unwrap();
    desk.must(out_by(&players[3..4], players[4]));
    desk.must(out_by(&players[4..5], players[0]));
    desk.must(out_by(&players[5..6], players[0]));
    let view = shown(&desk);
    assert_eq!((view.on_heads, view.not_assigned), (Money::ZERO, Money::ZERO));
    let told: Vec<_> = view.rows.iter().map(|row| (row.entry, row.count, row.amount)).collect();
    assert_eq!(told, [(players[0], 5, Money(5_000)), (players[4], 1, Money(1_000))]);
}

/// A rebuy has paid for a bounty of its own; the bust before it pays out too, at the price of that time.
#[test]
fn who_buys_in_again_has_a_bounty_again() {
    let mut desk = Desk::playing(setup(), 4, 3);
    let players = desk.seated();
    desk.must(out_by(&players[1..2], players[0]));
    desk.must(Rebuy { entry: players[1], last_hand: false, payment: Payment::Cash });
    assert_eq!(shown(&desk).collected, Money(4_700));
    desk.must(out_by(&players[1..2], players[2]));
    let won = won(desk.tournament());
    assert_eq!((won[&players[0]], won[&players[2]]), ((1, Money(1_000)), (1, Money(700))));
}

/// A bounty goes to somebody else who had chips on that hand: not to the player by another entry, nor to whoever was out.
#[test]
fn a_bounty_is_assigned_to_whoever_was_in_play() {
    let mut setup = setup();
    setup.re_entry = Some(ReEntryRule {
        price: setup.price,
        chips: 1_000,
        limit: None,
        until: 4.into(),
        forfeit: false,
    });
    let mut desk = Desk::playing(setup, 6, 3);
    let players = desk.seated();
    desk.bust(players[0]);
    desk.bust(players[1]);
    desk.must(ReEnter { entry: players[1], forfeited: None, payment: Payment::Cash });
    desk.bust(players[2]);
    let again = desk.tournament().live_entry(PlayerId(players[1].0)).unwrap();
    let won_by = |by: EntryId| AssignBounty { of: players[1], turn: 0, by: vec![by] };
    assert_eq!(desk.refused(won_by(again)).key, "own-bounty");
    assert_eq!(desk.refused(won_by(players[0])).key, "not-in-play-when-won");
    desk.must(won_by(players[2]));
    desk.must(won_by(players[3]));
}

#[test]
fn a_bounty_that_nobody_is_named_for_is_listed() {
    let mut desk = Desk::playing(setup(), 4, 3);
    let players = desk.seated();
    desk.bust(players[3]);
    // Bought in again at the seat: somebody has won the chips, and nobody said who.
    desk.must(Rebuy { entry: players[2], last_hand: false, payment: Payment::Cash });
    let view = shown(&desk);
    let open: Vec<_> = view.unassigned.iter().map(|one| (one.entry, one.amount)).collect();
    assert_eq!(open, [(players[3], Money(1_000)), (players[2], Money(1_000))]);
    assert_eq!((view.not_assigned, view.on_heads), (Money(2_000), Money(2_700)));
}

#[test]
fn the_floor_line_asks_whose_the_bounty_is() {
    let desk = Desk::playing(setup(), 4, 3);
    let asked = read(&desk.log, "1.1", desk.now);
    assert!(asked.says.english.contains("bounty $10: whose?"), "{}", asked.says);
    assert!(asked.command.is_some(), "and takes the bust without an answer");
    let told = read(&desk.log, "1.1+1.2 by 1.3", desk.now);
    assert!(told.says.english.ends_with("who wins $20 in bounties"), "{}", told.says);
    let told = read(&desk.log, "1.1 by 1.2 1.3 1.4", desk.now);
    assert!(told.says.english.ends_with("who share $10 in bounties"), "{}", told.says);
    let twice = read(&desk.log, "1.1 by 1.2, 1.2", desk.now);
    assert!(twice.refusal.english.contains("named twice"), "{}", twice.refusal);
    assert!(read(&desk.log, "r 1.1", desk.now).says.english.contains("Bust first"));
    let plain = Desk::playing(templates::t1000(), 4, 3);
    assert!(!read(&plain.log, "1.1", plain.now).says.english.contains("bounty"));
    assert_eq!(bounties_view(plain.tournament(), plain.now), None);
}

/// Six entries with 10 each on the head: what is paid leaves the till, and a correction afterwards changes what is owed, not
/// what was paid.
#[test]
fn bounties_are_paid_out_once_and_a_correction_says_what_is_owed_since() {
    let mut desk = Desk::playing(setup(), 6, 3);
    let players = desk.seated();
    desk.must(out_by(&players[1..3], players[0]));
    assert_eq!(
        desk.refused(PayBounties { entry: players[4], payment: Payment::Cash }).named(),
        "NotNow no-bounty-that-is-paid(name=Player 3)"
    );
    desk.must(PayBounties { entry: players[0], payment: Payment::Cash });
    assert_eq!(
        desk.refused(PayBounties { entry: players[0], payment: Payment::Cash }).named(),
        "NotNow all-bounties-received(name=Player 5)"
    );
    desk.must(out_by(&players[3..4], players[0]));
    let view = shown(&desk);
    assert_eq!((view.paid, view.owed), (Money(2_000), Money(1_000)));
    let accounts_now = accounts(desk.tournament());
    assert_eq!((accounts_now.bounties, accounts_now.balance()), (Money(4_000), Money::ZERO));
    desk.must(AssignBounty { of: players[1], turn: 0, by: vec![players[5], players[4]] });
    let told: Vec<_> = shown(&desk)
        .rows
        .iter()
        .map(|row| (row.entry, row.amount, row.paid, row.owed, row.too_much))
        .collect();
    let (none, half) = (Money::ZERO, Money(500));
    assert!(told.contains(&(players[0], Money(2_000), Money(2_000), none, none)), "{told:?}");
    assert!(told.contains(&(players[5], half, none, half, none)), "{told:?}");
    desk.must(AssignBounty { of: players[2], turn: 0, by: vec![players[5]] });
    let row = shown(&desk).rows.into_iter().find(|row| row.entry == players[0]).unwrap();
    assert_eq!((row.amount, row.too_much), (Money(1_000), Money(1_000)));
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    assert_eq!(shown(&desk).paid, none, "undo takes the payment back");
    assert_eq!(accounts(desk.tournament()).bounties, Money(6_000));
}

/// Any number of players share a bounty: 10.00 between three, the odd cent to the first.
#[test]
fn three_share_a_bounty() {
    let mut desk = Desk::playing(setup(), 6, 3);
    let players = desk.seated();
    desk.bust(players[0]);
    desk.must(AssignBounty { of: players[0], turn: 0, by: players[1..4].to_vec() });
    let won = won(desk.tournament());
    let each = players[1..4].iter().map(|entry| won[entry].1);
    assert_eq!(each.collect::<Vec<_>>(), [Money(334), Money(333), Money(333)]);
}

/// Three named with the bust-out share at once, and a progressive bounty grows on all their heads: 10.00 is 5.00 paid as
/// 1.67, 1.67 and 1.66, and 5.00 onto the heads alike.
#[test]
fn any_number_of_hitmen_share_what_falls() {
    let setup = SetUp { bounty: BountyKind::Progressive, ..setup() };
    let mut desk = Desk::playing(setup, 6, 3);
    let players = desk.seated();
    let names: Vec<String> =
        players.iter().map(|entry| desk.tournament().name(*entry).to_string()).collect();
    let line = format!("{} by {} + {}, {}", names[0], names[1], names[2], names[3]);
    let said = read(&desk.log, &line, desk.now).command.unwrap();
    desk.say(said).unwrap();
    let all = reckon(desk.tournament());
    let each: Vec<_> =
        players[1..4].iter().map(|one| (all.won[one].1.0, all.heads[one].0)).collect();
    assert_eq!(each, [(167, 1_167), (167, 1_167), (166, 1_166)]);
    let label = desk.log.lines().last().unwrap();
    assert!(shown(&desk).latest[0].names.len() == 3, "{label:?}");
    let alone = Bust { by: None, also: vec![players[1]], ..out_by(&players[4..5], players[1]) };
    assert_eq!(desk.refused(alone).named(), "BadValue say-first-busted-them");
    let twice = Bust { also: vec![players[1]], ..out_by(&players[4..5], players[1]) };
    assert_eq!(desk.refused(twice).named(), "BadValue player-named-twice(name=Player 1)");
}

/// A bust-out from a log of before several could be named.
#[test]
fn an_old_bust_has_one_hitman() {
    let old: Bust =
        serde_json::from_str(r#"{"out":[{"entry":4,"stack":null}],"order":"by_stack","by":2}"#)
            .unwrap();
    assert_eq!((old.by, old.also), (Some(EntryId(2)), Vec::new()));
}

/// A price from a log of before there were bounties.
#[test]
fn a_price_without_a_bounty_has_none() {
    let price: Price = serde_json::from_str(r#"{"prize": 2500, "fee": 100}"#).unwrap();
    assert_eq!((price.bounty, price.total()), (Money::ZERO, Money(2_600)));
}
