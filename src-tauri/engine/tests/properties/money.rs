//! Money in histories that a director hopes never to have: deals while entries are open, prizes paid and put right afterwards,
//! bounties of players who bought in again, envelopes sealed for others.

use super::cases;
use super::history::{Act, play};
use super::invariants::{check, check_replay};
use crate::support::Desk;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::entries::cancel_purchase::CancelPurchase;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::prizes::collect_overpaid::CollectOverpaid;
use shuffle_up_engine::actions::prizes::pay_bounties::PayBounties;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::pool_terms::PoolTerms;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::{Price, ReEntryRule, RebuyRule};
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::rules::prizes::paid_too_much::{PaidFor, paid_too_much};
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::views::bounties::bounties_view;
use shuffle_up_engine::views::prizes::prizes_view;

/// Something that moves money, or moves what is due.
#[derive(Debug, Clone)]
enum Turn {
    Bust { who: usize, by: usize },
    Act(Act),
    Void(usize, usize),
    PayAll,
    Strike { line: usize, strike_dependent: bool },
    Restore(usize),
    Insert { who: usize, after: usize, instead: bool },
}

fn turn() -> impl Strategy<Value = Turn> {
    let which = any::<usize>;
    let act = prop_oneof![
        3 => which().prop_map(Act::Rebuy),
        2 => (which(), 0_usize..5)
            .prop_map(|(number, by)| Act::Enter(vec![format!("Late {number}")], 0, by)),
        2 => which().prop_map(|who| Act::ReEnter(who, None)),
        3 => (which(), 1_u64..400).prop_map(|(kind, spread)| Act::MakeDeal(kind, spread)),
        1 => (which(), 0_u64..3).prop_map(|(by, spread)| Act::EndHere(by, spread)),
        1 => (which(), 0_u64..3, any::<bool>())
            .prop_map(|(back, spread, fees)| Act::CallEventOff(back, spread, fees)),
        2 => (which(), which()).prop_map(|(who, by)| Act::PayPrize(who, by)),
        2 => (which(), which()).prop_map(|(who, by)| Act::PayBounties(who, by)),
        3 => (which(), which()).prop_map(|(who, by)| Act::CollectOverpaid(who, by)),
        2 => (which(), vec(which(), 1..3)).prop_map(|(of, by)| Act::Bounty(of, by)),
        3 => which().prop_map(Act::Mystery),
        1 => (1_usize..3).prop_map(Act::Undo),
        2 => (1_i64..8_000_000).prop_map(Act::Wait),
    ];
    prop_oneof![
        8 => (which(), which()).prop_map(|(who, by)| Turn::Bust { who, by }),
        9 => act.prop_map(Turn::Act),
        1 => (which(), which()).prop_map(|(who, purchase)| Turn::Void(who, purchase)),
        2 => Just(Turn::PayAll),
        3 => (which(), any::<bool>())
            .prop_map(|(line, strike_dependent)| Turn::Strike { line, strike_dependent }),
        1 => which().prop_map(Turn::Restore),
        3 => (which(), which(), any::<bool>())
            .prop_map(|(who, after, instead)| Turn::Insert { who, after, instead }),
    ]
}

/// A small field for money and bounties, with rebuys that may have no bounty and entries open for some levels.
fn setup(kind: usize, bounty: i64, with: i64, guarantee: i64) -> SetUp {
    let price =
        |bounty: i64| Price { prize: Money(2_500), bounty: Money(bounty), ..Price::default() };
    let until = Closing::Level { level: 3 };
    SetUp {
        price: price(bounty),
        bounty: [BountyKind::Fixed, BountyKind::Progressive, BountyKind::Mystery][kind % 3],
        rebuy: Some(RebuyRule { price: price(with), chips: 1_000, limit: None, until, at_most: 0 }),
        re_entry: Some(ReEntryRule {
            price: price(bounty),
            chips: 1_000,
            limit: None,
            until,
            forfeit: false,
        }),
        late_registration_until: Some(until),
        pool: PoolTerms { guarantee: Money(guarantee), ..PoolTerms::default() },
        ..t1000()
    }
}

fn busts(out: EntryId, by: Option<EntryId>) -> Command {
    let out = vec![Out { entry: out, stack: None }];
    Bust { out, order: HandOrder::ByStack, by, also: Vec::new() }.into()
}

fn take(desk: &mut Desk, turn: &Turn) {
    let pick = |all: &[EntryId], which: usize| all.get(which.checked_rem(all.len())?).copied();
    let revision = desk.log.revision() as usize;
    let line = |which: &usize| (which % revision) as u32 + 1;
    let entries: Vec<EntryId> = desk.tournament().entries.keys().copied().collect();
    match turn {
        Turn::Bust { who, by } => {
            let seated = desk.seated();
            let (Some(out), by) = (pick(&seated, *who), pick(&seated, *by)) else { return };
            let _ = desk.say(busts(out, by.filter(|by| *by != out)));
        }
        Turn::Act(act) => play(desk, act),
        Turn::Void(who, purchase) => {
            let Some(entry) = pick(&entries, *who) else { return };
            let purchase = (purchase % 3) as u32;
            let _ = desk.say(CancelPurchase { entry, purchase });
        }
        Turn::PayAll => {
            for entry in entries {
                let payment = Payment::Cash;
                let _ = desk.say(PayPrize { entry, payment, less_owed: false });
                let _ = desk.say(PayBounties { entry, payment });
            }
        }
        Turn::Strike { line: which, strike_dependent } => {
            // The opening and the first entries stay, so that there is something to play for.
            let strike = vec![line(which).max(5)];
            let correction =
                Correction { strike, strike_dependent: *strike_dependent, ..Correction::default() };
            put_right(desk, &correction);
        }
        Turn::Restore(which) => {
            let struck: Vec<u32> =
                (1..=desk.log.revision()).filter(|line| desk.log.is_struck(*line)).collect();
            let Some(line) = which.checked_rem(struck.len()).map(|at| struck[at]) else { return };
            let correction = Correction { restore: vec![line], ..Correction::default() };
            put_right(desk, &correction);
        }
        Turn::Insert { who, after, instead } => {
            let Some(out) = pick(&entries, *who) else { return };
            let after = line(after).max(5);
            let correction = Correction {
                strike: if *instead { vec![after] } else { Vec::new() },
                insert: Some(Box::new(Insertion { after, command: busts(out, None) })),
                strike_dependent: true,
                ..Correction::default()
            };
            put_right(desk, &correction);
        }
    }
}

/// Puts lines right, but for a rebuy at the seat of somebody who would be out by then: that is no matter of money.
fn put_right(desk: &mut Desk, correction: &Correction) {
    if desk.correct(correction).is_ok()
        && desk
            .tournament()
            .entries
            .values()
            .any(|entry| entry.standing == Standing::Out && entry.bounty > Money::ZERO)
    {
        desk.undo().unwrap();
    }
}

proptest! {
    #![proptest_config(cases(96))]

    /// Whatever comes after a deal, a payment or the sealing of envelopes: what is due is what there is, what was paid is due or
    /// listed, and every bounty is somewhere. At the end everybody is paid, what was too much comes back, and nothing is left.
    #[test]
    fn money_goes_where_it_is_due(
        (kind, bounty, with) in (0_usize..3, 0_i64..3, 0_i64..3),
        guarantee in prop_oneof![2 => Just(0_i64), 1 => Just(40_000)],
        players in 3_usize..12,
        seed: u64,
        turns in vec(turn(), 4..40),
    ) {
        let setup = setup(kind, bounty * 700, with * 501, guarantee);
        let mut desk = Desk::playing(setup, players, seed);
        for turn in &turns {
            take(&mut desk, turn);
            check(&desk.log);
        }
        while desk.tournament().phase() == Phase::Playing && desk.seated().len() > 1 {
            let seated = desk.seated();
            desk.must(busts(seated[0], Some(seated[1])));
        }
        check(&desk.log);
        for (of, turn) in unassigned(&desk) {
            let by = desk.seated();
            let said = shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty { of, turn, by };
            let _ = desk.say(said);
        }
        while let Some((of, turn)) = closed(&desk) {
            desk.must(shuffle_up_engine::actions::prizes::mystery::OpenEnvelope { of, turn });
            check(&desk.log);
        }
        for one in paid_too_much(desk.tournament()) {
            let (entry, of) = (one.entry, one.of);
            desk.must(CollectOverpaid { entry, of, amount: None, payment: Payment::Cash });
        }
        take(&mut desk, &Turn::PayAll);
        check(&desk.log);
        let tournament = desk.tournament();
        if tournament.phase() == Phase::Finished && tournament.left() == 1 {
            let view = prizes_view(tournament, desk.now);
            prop_assert_eq!((view.owed, view.open, view.too_much.len()), (Money::ZERO, Money::ZERO, 0));
            prop_assert_eq!(view.paid_out, view.pool);
            // Envelopes that nobody sealed are nobody's, and so is a bounty of which nobody can be the winner.
            if let Some(bounties) = view.bounties.filter(|one| one.mystery.as_ref().is_none_or(|all| all.sealed)) {
                prop_assert_eq!(bounties.owed, Money::ZERO);
                prop_assert_eq!(bounties.paid.plus(bounties.not_assigned), bounties.collected);
            }
        }
        check_replay(&desk.log);
    }
}

/// The bounties of which nobody has said who won them.
fn unassigned(desk: &Desk) -> Vec<(EntryId, u32)> {
    let view = bounties_view(desk.tournament(), desk.now);
    let all = view.into_iter().flat_map(|view| view.unassigned);
    all.map(|bounty| (bounty.entry, bounty.turn)).collect()
}

/// A knock-out whose envelope can be opened.
fn closed(desk: &Desk) -> Option<(EntryId, u32)> {
    let view = bounties_view(desk.tournament(), desk.now)?;
    let unassigned: Vec<(EntryId, u32)> = unassigned(desk);
    let closed = view.mystery?.closed;
    closed.into_iter().find(|one| !unassigned.contains(one))
}

/// What is paid twice comes back twice.
#[test]
fn bounties_paid_for_what_was_another_players_come_back() {
    let mut desk = Desk::playing(setup(0, 1_000, 0, 0), 5, 7);
    let seated = desk.seated();
    desk.must(busts(seated[4], Some(seated[0])));
    desk.must(PayBounties { entry: seated[0], payment: Payment::Cash });
    let (of, turn, by) = (seated[4], 0, vec![seated[1]]);
    desk.must(shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty { of, turn, by });
    let listed = paid_too_much(desk.tournament());
    assert_eq!(
        (listed.len(), listed[0].of, listed[0].too_much),
        (1, PaidFor::Bounties, Money(1_000))
    );
    check(&desk.log);
    let some = Some(Money(400));
    let (entry, of) = (seated[0], PaidFor::Bounties);
    desk.must(CollectOverpaid { entry, of, amount: some, payment: Payment::Cash });
    let more = CollectOverpaid { entry, of, amount: Some(Money(700)), payment: Payment::Cash };
    assert_eq!(desk.refused(more).named(), "BadValue collect-at-most(name=Player 3, amount=$6)");
    desk.must(CollectOverpaid { entry, of, amount: None, payment: Payment::Cash });
    assert!(paid_too_much(desk.tournament()).is_empty());
    check(&desk.log);
}
