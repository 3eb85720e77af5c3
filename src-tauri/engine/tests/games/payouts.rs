//! Who is paid what: satellites, ties, deals that give more than first place, players who still owe, what a house takes out.

use crate::support::{Desk, bust};
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::prizes::deal::MakeDeal;
use shuffle_up_engine::actions::prizes::end_here::EndHere;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::prizes::win_seats::WinSeats;
use shuffle_up_engine::actions::setup::change::ChangeSetUp;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::results::results;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::pool_terms::{PoolTerms, Withheld};
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::BuyIn;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::pool::{pool, report_above};
use shuffle_up_engine::state::deal::{AgreedShare, Counted, DealKind};
use shuffle_up_engine::state::ended_here::PlacedBy;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::views::deals::deal_view;
use shuffle_up_engine::views::payments::payments_view;
use shuffle_up_engine::views::prizes::{payouts_view, prizes_view};
use shuffle_up_engine::views::projector::projector_view;

const NOBODY: Enter = Enter {
    names: Vec::new(),
    worths: Vec::new(),
    buy_in: 0,
    payment: Payment::Cash,
    listed: Vec::new(),
    buy_ins: Vec::new(),
    payments: Vec::new(),
    last_names: Vec::new(),
    cards: Vec::new(),
    notes: Vec::new(),
    paid_by: Vec::new(),
    somebody_new: Vec::new(),
    guests: Vec::new(),
};

/// Prizes in whole fives, as this host rounds them.
fn plain() -> SetUp {
    let setup = templates::t1000();
    let prizes = PrizeStructure { unit: Money(500), ..setup.prizes.clone() };
    SetUp { late_registration_until: None, rebuy: None, prizes, ..setup }
}

/// Ten at 25: a pool of 250, two seats at 100 and 50 left over for third place.
fn satellite() -> Desk {
    let shares = Shares::Seats { value: Money(10_000), ticket: None };
    let prizes = PrizeStructure { shares, unit: Money(500) };
    Desk::playing(SetUp { prizes, ..plain() }, 10, 4)
}

fn titles(desk: &Desk) -> Vec<String> {
    advice_at(desk.tournament(), desk.now).into_iter().map(|one| one.title.to_string()).collect()
}

#[test]
fn a_satellite_ends_when_there_is_a_seat_for_everybody_left() {
    let mut desk = satellite();
    let players = desk.seated();
    for player in &players[3..] {
        desk.bust(*player);
    }
    assert_eq!(
        desk.refused(WinSeats {}).named(),
        "NotNow more-players-than-seats(players=players(count=3), seats=seats-won(count=2))"
    );
    desk.bust(players[2]);
    assert_eq!(titles(&desk), ["The satellite is over: 2 players win a seat"]);
    desk.must(WinSeats {});
    assert_eq!(desk.tournament().phase(), Phase::Finished);
    let view = prizes_view(desk.tournament(), desk.now);
    let first = &view.rows[0];
    assert_eq!((first.place, first.place_to, &*first.what.english), (1, 2, "seat"));
    let won: Vec<(EntryId, Money)> =
        first.holders.iter().map(|holder| (holder.entry, holder.amount)).collect();
    assert_eq!(won.len(), 2);
    assert!(won.iter().all(|(entry, amount)| players[..2].contains(entry) && amount.0 == 10_000));
    assert_eq!((view.open, view.owed), (Money::ZERO, view.pool));
    let winner = projector_view(&desk.log, None, desk.now).winner.unwrap();
    assert!(winner.seats && winner.prize == Money(10_000), "{winner:?}");
    let out = results(&desk.log);
    assert!(out.is_final && out.rows[..2].iter().all(|row| row.goods == ["seat"]));
    for player in &players[..2] {
        desk.must(PayPrize { entry: *player, payment: Payment::Other, less_owed: false });
    }
    for _ in 0..3 {
        desk.undo().unwrap();
    }
    assert_eq!(desk.tournament().phase(), Phase::Playing);
}

/// A satellite whose last two have a seat, and the money that comes and goes with it.
#[test]
fn nothing_can_be_said_of_play_once_a_satellite_has_its_winners() {
    let mut desk = satellite();
    let players = desk.seated();
    for player in &players[2..] {
        desk.bust(*player);
    }
    desk.must(WinSeats {});
    assert_eq!(desk.refused(WinSeats {}).named(), "NotNow tournament-over");
    assert_eq!(
        desk.refused(bust(&players[..1], HandOrder::ByStack)).named(),
        "NotNow tournament-over"
    );
    let end = EndHere { by: PlacedBy::Shared, stacks: Vec::new(), as_counted: false };
    assert_eq!(desk.refused(end).named(), "NotNow tournament-over");
    assert!(titles(&desk).iter().all(|title| title.starts_with("Pay ")), "{:?}", titles(&desk));
    assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
}

/// The evening of a home game: ten at 25, three left at midnight. What the log, the room, the results and the payments say
/// of an end by chips with two equal stacks, and of the same by a deal rounded to fives.
#[test]
fn three_are_left_at_midnight() {
    let mut desk = Desk::playing(plain(), 10, 4);
    let players = desk.seated();
    for player in &players[3..] {
        desk.bust(*player);
    }
    let chips = desk.tournament().chips_in_play;
    let of = [(players[0], 1_500), (players[1], 1_500), (players[2], chips - 3_000)];
    let stacks: Vec<Counted> =
        of.iter().map(|(entry, chips)| Counted { entry: *entry, chips: *chips }).collect();
    let mut told = Vec::new();
    let mut tell = |desk: &Desk| {
        let revision = desk.log.revision();
        let winner = projector_view(&desk.log, None, desk.now).winner;
        let rows = results(&desk.log).rows;
        let rows = rows.iter().take(4).map(|row| (row.place, row.place_to, row.prize, &row.name));
        let rows: Vec<String> = rows.map(|row| format!("{row:?}")).collect();
        let payments = payments_view(desk.tournament(), "", 0, 9, desk.now).says.english;
        told.push((
            desk.log.label(revision).map(|label| label.to_string()),
            winner,
            rows,
            payments,
        ));
        assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
    };
    desk.must(EndHere { by: PlacedBy::Chips, stacks: stacks.clone(), as_counted: false });
    tell(&desk);
    desk.undo().unwrap();
    desk.must(MakeDeal {
        kind: DealKind::Icm,
        stacks,
        left: Money::ZERO,
        as_counted: false,
        unit: Money(500),
        shares: Vec::new(),
    });
    desk.must(EndHere { by: PlacedBy::Deal, stacks: Vec::new(), as_counted: false });
    tell(&desk);
    let paid: Vec<EntryId> = players[..3].to_vec();
    for entry in paid {
        desk.must(PayPrize { entry, payment: Payment::Cash, less_owed: false });
    }
    tell(&desk);
    insta::assert_debug_snapshot!(told);
}

/// What the players type themselves is what there is to share, and a line says what is missing.
#[test]
fn a_deal_that_is_typed_sums_to_what_is_shared() {
    let mut desk = Desk::playing(plain(), 10, 4);
    let players = desk.seated();
    for player in &players[2..] {
        desk.bust(*player);
    }
    let stacks: Vec<Counted> =
        players[..2].iter().map(|entry| Counted { entry: *entry, chips: 0 }).collect();
    let typed = |one: i64, two: i64| -> Vec<AgreedShare> {
        let of = players[..2].iter().zip([one, two]);
        of.map(|(entry, share)| AgreedShare { entry: *entry, share: Money(share) }).collect()
    };
    let line = |shares: &[AgreedShare]| {
        let view = deal_view(desk.tournament(), &[], Money::ZERO, Money::ZERO, shares, desk.now);
        (view.typed.to_string(), view.typed_fits)
    };
    assert_eq!(line(&[]), (String::new(), false));
    assert_eq!(line(&typed(11_000, 5_500)), ("$35 of $200 is missing.".into(), false));
    assert_eq!(line(&typed(11_000, 9_500)), ("$5 more than the $200 to share.".into(), false));
    assert_eq!(line(&typed(11_000, 9_000)), ("All of $200 is shared.".into(), true));
    assert!(!line(&typed(20_000, 0)[..1]).1, "everybody needs a share");
    let deal = |shares: Vec<AgreedShare>, kind: DealKind, unit: i64| MakeDeal {
        kind,
        stacks: stacks.clone(),
        left: Money::ZERO,
        as_counted: false,
        unit: Money(unit),
        shares,
    };
    let refusals = [
        (deal(typed(1, 1), DealKind::Agreed, 0), "shares-miss"),
        (deal(typed(21_000, -1_000), DealKind::Agreed, 0), "share-below-nothing"),
        (deal(typed(11_000, 9_000)[..1].to_vec(), DealKind::Agreed, 0), "share-for-everybody-left"),
        (deal(typed(11_000, 9_000), DealKind::Even, 0), "has-no-chips"),
        (deal(Vec::new(), DealKind::Agreed, 50_000), "cannot-be-shared-in-parts"),
    ];
    for (deal, why) in refusals {
        assert_eq!(desk.refused(deal).key, why);
    }
    desk.must(deal(typed(11_000, 9_000), DealKind::Agreed, 0));
    desk.must(EndHere { by: PlacedBy::Deal, stacks: Vec::new(), as_counted: false });
    let rows = results(&desk.log).rows;
    let won: Vec<i64> = rows.iter().take(2).map(|row| row.prize.0).collect();
    assert_eq!(won, [11_000, 9_000]);
}

#[test]
fn nobody_ends_what_is_no_satellite_or_still_has_cash_to_play_for() {
    let mut desk = Desk::playing(plain(), 3, 4);
    assert_eq!(desk.refused(WinSeats {}).named(), "NotNow only-satellite-ends-seat");
    let shares = Shares::Seats { value: Money(2_000), ticket: None };
    let prizes = PrizeStructure { shares, unit: Money(500) };
    let mut desk = Desk::playing(SetUp { prizes, ..plain() }, 3, 4);
    assert_eq!(desk.refused(WinSeats {}).named(), "NotNow everybody-seat-first-place");
}

/// Two who tie for 2nd and 3rd: 75 and 50 are 62.50 for each, on the wall, in the room and in the results.
#[test]
fn each_of_a_tie_sees_the_own_share() {
    let mut desk = Desk::playing(plain(), 10, 4);
    let players = desk.seated();
    for player in &players[3..] {
        desk.bust(*player);
    }
    desk.must(bust(&players[1..3], HandOrder::Equal));
    let share = Money(6_250);
    let rows = payouts_view(desk.tournament(), 0, 50, desk.now).rows;
    let tied: Vec<Money> = rows.iter().filter(|row| row.place == 2).map(|row| row.amount).collect();
    assert_eq!(tied, [share, share]);
    let room = projector_view(&desk.log, None, desk.now).prizes;
    let tied: Vec<(usize, u32, Money)> = room
        .iter()
        .filter(|row| row.place == 2)
        .map(|row| (row.holders.len(), row.place_to, row.amount))
        .collect();
    assert_eq!(tied, [(1, 3, share), (1, 3, share)]);
    let out = results(&desk.log);
    assert!(out.rows[1..3].iter().all(|row| row.prize == share && row.place_to == Some(3)));
}

/// Nine tenths of the chips take more by chips than first place pays. That is said, and it is a deal all the same.
#[test]
fn a_deal_may_give_more_than_first_place() {
    let mut desk = Desk::playing(plain(), 10, 4);
    let players = desk.seated();
    for player in &players[3..] {
        desk.bust(*player);
    }
    let counts = [9_800, 100, 100];
    let stacks: Vec<Counted> = players[..3]
        .iter()
        .zip(counts)
        .map(|(entry, chips)| Counted { entry: *entry, chips })
        .collect();
    let view = deal_view(desk.tournament(), &stacks, Money::ZERO, Money::ZERO, &[], desk.now);
    assert_eq!(view.notes.len(), 1);
    assert!(
        view.notes[0].english.ends_with("gets $148, more than the first prize of $125."),
        "{view:?}"
    );
    desk.must(MakeDeal {
        kind: DealKind::Chips,
        stacks,
        left: Money::ZERO,
        as_counted: false,
        unit: Money::ZERO,
        shares: Vec::new(),
    });
    desk.bust(players[2]);
    desk.bust(players[1]);
    let winner = projector_view(&desk.log, None, desk.now).winner.unwrap();
    assert_eq!(winner.prize, Money(14_800));
    assert_eq!(titles(&desk)[0], format!("Pay 1st: $148 to {}", winner.name));
}

/// A pool that has become smaller than the shares makes each smaller, and never another's prize.
#[test]
fn shares_are_cut_when_the_pool_is_smaller_than_they_are() {
    let mut desk = Desk::playing(plain(), 10, 4);
    let players = desk.seated();
    for player in &players[3..] {
        desk.bust(*player);
    }
    let stacks: Vec<Counted> =
        players[..3].iter().map(|entry| Counted { entry: *entry, chips: 1 }).collect();
    desk.must(MakeDeal {
        kind: DealKind::Even,
        stacks,
        left: Money(1_000),
        as_counted: true,
        unit: Money::ZERO,
        shares: Vec::new(),
    });
    let mut smaller = desk.tournament().clone();
    // What is left for the winner goes first.
    smaller.prize_pool = Money(24_500);
    let deal = prizes_view(&smaller, desk.now).deal.unwrap();
    assert_eq!((deal.left, deal.shared, deal.off_by), (Money(500), Money(24_000), Money(-500)));
    smaller.prize_pool = Money(20_000);
    let view = prizes_view(&smaller, desk.now);
    let deal = view.deal.unwrap();
    assert_eq!((deal.left, deal.shared, view.open), (Money::ZERO, Money(20_000), Money::ZERO));
    assert!(
        deal.notes[0].english.contains("$40 less than the deal shared out"),
        "{:?}",
        deal.notes
    );
    let shares: Vec<i64> = deal.rows.iter().map(|row| row.share.0).collect();
    assert_eq!(shares, [6_667, 6_667, 6_666]);
}

#[test]
fn what_a_player_still_owes_is_said_and_kept_back() {
    let mut desk = Desk::open(plain(), 4);
    let enter = |name: &str, payment| Enter { names: vec![name.into()], payment, ..NOBODY };
    for name in ["Ann", "Bob", "Cid"] {
        desk.must(enter(name, Payment::Cash));
    }
    desk.must(enter("Dee", Payment::Unpaid));
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    for entry in [1, 2, 3] {
        desk.bust(EntryId(entry));
    }
    let dee = EntryId(4);
    let view = prizes_view(desk.tournament(), desk.now);
    let holder = &view.rows[0].holders[0];
    assert_eq!((holder.entry, holder.owed, holder.owes), (dee, Money(5_000), Money(2_500)));
    let due = advice_at(desk.tournament(), desk.now).remove(0);
    assert_eq!(due.title.english, "Pay 1st: $25 to Dee");
    assert!(due.why.english.starts_with("$50 less the $25 that Dee owes"), "{}", due.why);
    desk.must(due.command.unwrap());
    let after = accounts(desk.tournament());
    assert_eq!((after.cash, after.owed), (Money(5_000), Money::ZERO));
    let paid = prizes_view(desk.tournament(), desk.now).rows.remove(0).holders.remove(0);
    assert_eq!((paid.owed, paid.owes, paid.paid), (Money::ZERO, Money::ZERO, Money(5_000)));
    let again = PayPrize { entry: EntryId(3), payment: Payment::Cash, less_owed: true };
    assert_eq!(desk.refused(again).named(), "NotNow owes-nothing(name=Cid)");
    desk.undo().unwrap();
    assert_eq!(accounts(desk.tournament()).owed, Money(2_500));
}

/// TCH 6b is about dollars.
#[test]
fn the_threshold_of_the_book_is_in_its_own_currency() {
    let mut setup = plain();
    setup.rules.book = RuleBook::Tch;
    let mut tournament = Desk::playing(setup, 4, 1).tournament().clone();
    assert_eq!(report_above(&tournament), Some(Money(500_000)));
    for (code, decimals) in [("JPY", 0), ("EUR", 2), ("XXX", 2)] {
        tournament.setup.currency = Currency { code: code.into(), decimals };
        assert_eq!(report_above(&tournament), None);
        let notes = prizes_view(&tournament, 0).notes;
        assert!(notes[0].english.contains("in this currency"), "{notes:?}");
        tournament.setup.pool.report_above = Some(Money(700));
        assert_eq!(report_above(&tournament), Some(Money(700)));
        assert!(prizes_view(&tournament, 0).notes.is_empty());
        tournament.setup.pool.report_above = None;
    }
}

#[test]
fn no_more_is_taken_out_of_the_pool_than_is_in_it() {
    let mut desk = Desk::playing(plain(), 4, 1);
    let line = |name: &str, amount| Withheld { name: name.into(), amount: Money(amount) };
    let withheld = vec![line("Dealers", 8_000), line("Charity", 5_000)];
    let terms = PoolTerms { withheld, guarantee: Money(3_000), ..PoolTerms::default() };
    desk.must(shuffle_up_engine::actions::prizes::pool::SetPool { terms });
    let now = pool(desk.tournament());
    let taken: Vec<i64> = now.withheld.iter().map(|line| line.amount.0).collect();
    assert_eq!((taken, now.overlay, now.total), (vec![8_000, 2_000], Money(3_000), Money(3_000)));
    let notes = prizes_view(desk.tournament(), desk.now).notes;
    assert_eq!(notes[0].english, "$130 is to be taken out of the pool, and only $100 is in it.");
    assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
}

#[test]
fn a_new_way_to_buy_in_comes_behind_those_that_there_are() {
    let mut desk = Desk::open(plain(), 1);
    desk.enter(3);
    let setup = desk.tournament().setup.clone();
    let kind = |name: &str| BuyIn { name: name.into(), price: setup.price, chips: 1_500 };
    let with =
        |buy_ins: Vec<BuyIn>| ChangeSetUp { setup: Box::new(SetUp { buy_ins, ..setup.clone() }) };
    desk.must(with(vec![kind("Deep")]));
    desk.must(Enter { names: vec!["Eve".into()], buy_in: 1, ..NOBODY });
    desk.must(with(vec![kind("Deep"), kind("Student")]));
    for others in [vec![kind("Student"), kind("Deep")], vec![kind("Deep")]] {
        assert_eq!(desk.refused(with(others)).named(), "NotNow entries-paid-present-price");
    }
    // Somebody who was taken back changes nothing about those who are there.
    desk.must(Withdraw::before_a_hand(EntryId(1)));
    assert_eq!(desk.refused(with(Vec::new())).named(), "NotNow entries-paid-present-price");
}
