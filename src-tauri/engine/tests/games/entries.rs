//! Entries, rebuys, add-ons, re-entries, no-shows and the ledger, by the rules they come from.

use crate::support::{Desk, MINUTE};
use shuffle_up_engine::actions::absences::remove_stack::{Removal, RemoveStack};
use shuffle_up_engine::actions::chips::count_stacks::CountStacks;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::entries::add_on::AddOn;
use shuffle_up_engine::actions::entries::cancel_purchase::CancelPurchase;
use shuffle_up_engine::actions::entries::correct_buyer::CorrectBuyer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::no_show::{CloseHeldMoney, RemoveNoShow};
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::entries::settle::Settle;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::wrong_bust::BackIn;
use shuffle_up_engine::actions::seating::lock_seat::LockSeat;
use shuffle_up_engine::actions::seating::wait_for_seat::WaitForSeat;
use shuffle_up_engine::actions::tables::absent::MarkAbsent;
use shuffle_up_engine::advice::no_shows::advised;
use shuffle_up_engine::base::ids::{EntryId, Millis};
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, HouseRules, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::own_stacks::OwnStack;
use shuffle_up_engine::rulebook::setup::price::{
    AddOnRule, AddOnsFrom, BuyIn, EarlyBird, Price, ReEntryRule,
};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::state::deal::Counted;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::ledger::{cash_report, receipt};
use shuffle_up_engine::views::players::{PlayerFilter, PlayerOrder};
use shuffle_up_engine::{Answer, Query};

const ONE: EntryId = EntryId(1);

fn rebuy(entry: EntryId) -> Rebuy {
    Rebuy { entry, last_hand: false, payment: Payment::Cash }
}

fn again(entry: EntryId) -> ReEnter {
    ReEnter { entry, forfeited: None, payment: Payment::Cash }
}

/// 20 into the pool and 5 as a fee, an add-on of 10 in the first break, re-entries until level 4.
fn setup() -> SetUp {
    let mut setup = templates::t1000();
    setup.price = Price { prize: Money(2_000), fee: Money(500), ..Price::default() };
    setup.add_on = Some(AddOnRule {
        price: Price { prize: Money(1_000), ..Price::default() },
        chips: 2_000,
        limit: 1,
        from: AddOnsFrom::FirstBreak {},
        until: Closing::FirstBreak {},
    });
    setup.re_entry = Some(ReEntryRule {
        price: setup.price,
        chips: 1_000,
        limit: Some(1),
        until: Closing::Level { level: 4 },
        forfeit: true,
    });
    setup
}

/// What the floor line would do, or why not.
fn floor(desk: &Desk, text: &str) -> (String, String) {
    let query = Query::FloorLine { text: text.into() };
    let Answer::FloorLine(reading) = query.answer(&desk.log, desk.now, None) else { panic!() };
    (reading.says.to_string(), reading.refusal.to_string())
}

#[test]
fn a_finalist_begins_with_the_own_stack_once_and_buys_what_everybody_buys() {
    let mut setup = setup();
    let own = |listed, name: &str, chips| OwnStack {
        listed,
        name: name.into(),
        chips,
        ..OwnStack::default()
    };
    setup.own_stacks = vec![own(7, "Anna", 2_600), own(0, " Bodil ", 2_400)];
    let mut desk = Desk::open(setup.clone(), 1);
    assert!(floor(&desk, "n Bodil").0.contains("2,400 chips"), "{:?}", floor(&desk, "n Bodil"));
    let names = ["Annie", "Anna", "Cy", "Bodil", "Bodil"].map(String::from).into();
    // Number 7 is Anna by whatever name she is called; number 8 only has her name.
    desk.must(Enter { names, listed: vec![7, 8], ..Enter::default() });
    desk.must(Enter { names: vec!["Bodil".into()], ..Enter::default() });
    let chips =
        |entry: u32| desk.tournament().entries.get(&EntryId(entry)).unwrap().purchases[0].chips;
    assert_eq!([1, 2, 3, 4, 5, 6].map(chips), [2_600, 1_000, 1_000, 2_400, 1_000, 1_000]);
    assert_eq!(desk.tournament().chips_in_play, 9_000);
    for wrong in [own(0, "", 100), own(0, "Cy", 0)] {
        let refused = SetUp { own_stacks: vec![wrong], ..setup.clone() }.checked().unwrap_err();
        assert_eq!(refused.named(), "BadValue own-stack-name-chips");
    }
}

#[test]
fn each_entry_keeps_the_price_that_it_paid() {
    let mut setup = setup();
    setup.late_registration_until = Some(4.into());
    setup.late_price = Some(Price { prize: Money(3_000), ..Price::default() });
    setup.early_bird = Some(EarlyBird { chips: 100, until: Closing::Level { level: 1 } });
    setup.buy_ins = vec![BuyIn {
        name: "Members".into(),
        price: Price { prize: Money(1_500), ..Price::default() },
        chips: 800,
    }];
    let mut desk = Desk::open(setup, 1);
    desk.enter(9);
    desk.must(Enter {
        names: vec!["Mia".into()],
        buy_in: 1,
        payment: Payment::Card,
        listed: vec![12],
        ..Enter::default()
    });
    let there_is_none = Enter { names: vec!["Bo".into()], buy_in: 2, ..Enter::default() };
    assert_eq!(desk.refused(there_is_none).named(), "Unknown no-such-buy-0");
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    desk.now += MINUTE;
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    let bought = |number: u32| {
        let entry = desk.tournament().entries.get(&EntryId(number)).unwrap();
        (entry.purchases[0].price.prize.0, entry.purchases[0].chips)
    };
    assert_eq!([bought(1), bought(10), bought(11)], [(2_000, 1_100), (1_500, 900), (3_000, 1_000)]);
    assert_eq!(desk.tournament().chips_in_play, 9 * 1_100 + 900 + 1_000);
    let accounts = accounts(desk.tournament());
    assert_eq!((accounts.card, accounts.fees), (Money(1_500), Money(9 * 500)));
}

#[test]
fn one_roster_is_bought_in_several_ways_and_undone_as_one() {
    let mut setup = setup();
    setup.buy_ins = vec![BuyIn {
        name: "Student".into(),
        price: Price { prize: Money(1_000), ..Price::default() },
        chips: 800,
    }];
    let mut desk = Desk::open(setup, 1);
    desk.must(Enter {
        names: ["Anna", "Bo", "Cy", "Di"].map(String::from).into(),
        buy_ins: vec![1, 0, 0],
        payments: vec![Payment::Card, Payment::Unpaid, Payment::Unpaid],
        listed: vec![7, 0, 9],
        ..Enter::default()
    });
    let told: Vec<(String, u32, Payment, Option<u32>)> = desk
        .tournament()
        .entries
        .iter()
        .map(|(id, entry)| {
            let bought = &entry.purchases[0];
            let player = desk.tournament().players.get(&entry.player).unwrap();
            let name = desk.tournament().name(*id).to_string();
            (name, bought.buy_in, bought.payment, player.listed)
        })
        .collect();
    assert_eq!(
        told,
        [
            ("Anna".into(), 1, Payment::Card, Some(7)),
            ("Bo".into(), 0, Payment::Unpaid, None),
            ("Cy".into(), 0, Payment::Unpaid, Some(9)),
            ("Di".into(), 0, Payment::Cash, None)
        ]
    );
    let (says, refusal) = floor(&desk, "n Ed Fox, student unpaid");
    assert_eq!(
        (says.as_str(), refusal.as_str()),
        ("Ed Fox \u{b7} $10, Student, not paid for 800 chips", "")
    );
    // A word behind a comma that is no payment asks.
    let asked = floor(&desk, "n Card, Orson");
    assert_eq!(asked.0, "\u{201c}Orson\u{201d} is no means of payment. How is it bought?");
    let undone = desk.log.prepare_undo(desk.now, "desk").unwrap();
    desk.log.commit(undone);
    assert!(desk.tournament().entries.is_empty(), "one line, one undo");
}

/// HPT, Buyin/Rebuy/Add-on: the add-on in the first break, which follows the third level; one a player.
#[test]
fn add_ons_are_for_the_first_break() {
    let mut desk = Desk::playing(setup(), 10, 1);
    let add_on = AddOn { entry: ONE, payment: Payment::Cash };
    assert_eq!(desk.refused(add_on).named(), "HouseRule add-ons-begin(when=with-first-break)");
    desk.now += 61 * MINUTE;
    let (says, refusal) = floor(&desk, "a #1 card");
    assert_eq!((refusal.as_str(), says.contains("10, card for 2,000 chips · 0 of 1")), ("", true));
    desk.must(add_on);
    assert_eq!(desk.tournament().chips_in_play, 12_000);
    assert_eq!(desk.refused(add_on).named(), "HouseRule one-add-on-taken(name=Player 1)");
    desk.now += 15 * MINUTE;
    let late = AddOn { entry: EntryId(2), ..add_on };
    assert_eq!(
        desk.refused(late).named(),
        "HouseRule add-ons-closed(when=with-first-hand-of(level=4))"
    );
}

#[test]
fn a_rebuy_below_a_stack_is_for_players_who_still_have_chips() {
    let mut setup = setup();
    let rule = setup.rebuy.as_mut().unwrap();
    (rule.at_most, rule.limit, rule.price.bounty) = (1_000, None, Money(300));
    setup.price.bounty = Money(300);
    let mut desk = Desk::playing(setup, 10, 1);
    for _ in 0..3 {
        desk.must(rebuy(ONE));
    }
    let entry = desk.tournament().entries.get(&ONE).unwrap();
    assert_eq!((entry.rebuys(), entry.bounty), (3, Money(1_200)), "no bounty has fallen");
    assert!(floor(&desk, "r #1").0.contains("with 1,000 chips or fewer"));
}

/// TCH 8: the same player with a new number and a whole stack, by the draw of a late registration.
#[test]
fn tch_a_re_entry_is_a_new_entry_of_the_same_player() {
    let mut desk = Desk::playing(setup(), 10, 1);
    desk.bust(ONE);
    desk.must(again(ONE));
    let tournament = desk.tournament();
    let (old, new) =
        (tournament.entries.get(&ONE).unwrap(), tournament.entries.get(&EntryId(11)).unwrap());
    assert_eq!(old.player, new.player);
    assert!(tournament.seat_of(EntryId(11)).is_some());
    assert_eq!((tournament.counted_entries, tournament.chips_in_play), (11, 11_000));
    assert_eq!(finishes(tournament)[0].place, 11, "the first entry has its place");
    desk.bust(EntryId(11));
    let refusal = desk.refused(again(EntryId(11)));
    assert_eq!(refusal.named(), "HouseRule one-re-entry-taken(name=Player 1)");
}

/// TCH 8b: the chips that are given up leave play.
#[test]
fn tch_a_forfeited_stack_leaves_play() {
    let mut desk = Desk::playing(setup(), 10, 1);
    assert_eq!(desk.refused(again(ONE)).named(), "BadValue how-many-chips-given-up(name=Player 1)");
    desk.must(ReEnter { forfeited: Some(650), ..again(ONE) });
    assert_eq!(desk.tournament().chips_in_play, 10_000 - 650 + 1_000);
    desk.undo().unwrap();
    assert_eq!(desk.tournament().chips_in_play, 10_000);
}

/// A seat that is kept for a player is kept for the entry that the player takes next, whoever else is about to sit there.
#[test]
fn a_locked_seat_is_had_again_by_who_enters_again() {
    let mut desk = Desk::playing(setup(), 15, 1);
    let seat = desk.tournament().seat_of(ONE).unwrap();
    let player = desk.tournament().entries.get(&ONE).unwrap().player;
    desk.must(LockSeat { player, seat: Some(seat) });
    desk.must(ReEnter { forfeited: Some(500), ..again(ONE) });
    assert_eq!(desk.tournament().seat_of(EntryId(16)), Some(seat));
}

fn no_show_rules() -> HouseRules {
    preset(RuleBook::Tch, GameForm::FullRing)
}

fn no_show(book: RuleBook) -> Desk {
    let mut setup = setup();
    setup.rules = preset(book, GameForm::FullRing);
    setup.rules.first_button = shuffle_up_engine::rulebook::house_rules::FirstButton::Ace;
    let mut desk = Desk::playing(setup, 8, 1);
    desk.must(MarkAbsent { entry: ONE, absent: true, longer: false });
    desk
}

fn due_at(book: RuleBook, just_before: Millis, from: Millis) -> Desk {
    let mut desk = no_show(book);
    desk.now = just_before;
    let early = desk.refused(RemoveNoShow { entry: ONE, chips: None });
    assert_eq!(early.key, "absent-removed");
    assert_eq!(advised(desk.tournament(), desk.now), None);
    desk.now = from;
    let advice = advised(desk.tournament(), desk.now).expect("the no-show is due");
    desk.must(advice.command.expect("it can be done at once"));
    assert_eq!(desk.tournament().chips_in_play, 7_000);
    desk
}

/// HPT, Late players: not there for the first hand of the second level; the stack leaves play, the entry is forfeited.
#[test]
fn hpt_a_no_show_forfeits_the_entry() {
    let desk = due_at(RuleBook::Hpt, 19 * MINUTE, 21 * MINUTE);
    let tournament = desk.tournament();
    assert_eq!((tournament.prize_pool, tournament.counted_entries), (Money(16_000), 8));
    assert_eq!(finishes(tournament)[0].place, 8);
    // The player forfeits any chance to play.
    let mut desk = desk;
    for refused in [desk.refused(rebuy(ONE)), desk.refused(again(ONE))] {
        assert_eq!(refused.key, "no-show-cannot-come-back");
    }
}

/// TCH 71a: a disqualified player does not come back by a rebuy, a re-entry or somebody else's rebuy; one who busted does.
#[test]
fn tch_a_disqualified_player_cannot_buy_in_again() {
    let mut desk = Desk::playing(setup(), 9, 3);
    desk.bust(EntryId(2));
    desk.must(RemoveStack { entry: ONE, chips: 1_000, why: Removal::Disqualified });
    desk.must(rebuy(EntryId(3)));
    let given = CorrectBuyer { entry: EntryId(3), purchase: 1, buyer: ONE };
    for refused in [desk.refused(rebuy(ONE)), desk.refused(again(ONE)), desk.refused(given)] {
        assert_eq!(refused.key, "disqualified-cannot-come-back");
    }
    desk.must(again(EntryId(2)));
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.bust(ONE);
    desk.must(again(ONE));
}

/// TCH 5a: whoever has come back by a re-entry has been here, and is no no-show. TCH 8d: whoever has played has no refund, even
/// while waiting for another seat; an alternate who never had one has.
#[test]
fn tch_who_has_played_is_no_no_show_and_has_no_refund() {
    let mut desk = Desk::playing(SetUp { rules: no_show_rules(), ..setup() }, 9, 3);
    desk.bust(ONE);
    desk.must(again(ONE));
    let (back, waits) = (EntryId(10), EntryId(4));
    desk.now = 60 * MINUTE;
    let refused = desk.refused(RemoveNoShow { entry: back, chips: None });
    assert_eq!(refused.key, "bought-in-again-was-here");
    desk.must(WaitForSeat { entry: waits });
    assert_eq!(
        desk.refused(Withdraw::before_a_hand(waits)).named(),
        "HouseRule no-refunds-once-first(name=Player 4, book=TCH, rule=8d iii)"
    );
}

/// A rebuy that alone keeps its player in is struck in the log and not cancelled, or nobody would have paid for the seat.
#[test]
fn a_rebuy_that_brought_its_player_back_is_not_cancelled() {
    let mut desk = Desk::playing(setup(), 9, 3);
    desk.bust(ONE);
    desk.must(rebuy(ONE));
    let refused = desk.refused(CancelPurchase { entry: ONE, purchase: 1 });
    assert_eq!(refused.key, "in-only-by-this-rebuy");
}

/// HPT, Buyin/Rebuy/Add-on: whoever loses the last chips while rebuys are open may rebuy, and is told how.
#[test]
fn hpt_who_busts_last_of_two_may_still_rebuy() {
    let mut desk = Desk::playing(setup(), 2, 3);
    desk.bust(ONE);
    for refused in [desk.refused(rebuy(ONE)), desk.refused(again(ONE))] {
        assert_eq!(refused.key, "tournament-over-undo-the-bust");
    }
    desk.undo().unwrap();
    desk.must(rebuy(ONE));
    assert_eq!(desk.tournament().left(), 2);
}

/// A break on the spur of the moment is not the break to which the schedule ties rebuys and add-ons.
#[test]
fn a_break_that_was_not_planned_neither_closes_rebuys_nor_opens_add_ons() {
    let mut desk = Desk::playing(setup(), 9, 3);
    let planned = Closing::FirstBreak {}.level(&desk.tournament().setup.schedule);
    desk.now = 5 * MINUTE;
    desk.must(TakeBreak { length_ms: 5 * MINUTE, note: String::new() });
    assert_eq!(Closing::FirstBreak {}.level(&desk.tournament().setup.schedule), planned);
    let add_on = AddOn { entry: ONE, payment: Payment::Cash };
    assert_eq!(desk.refused(add_on).key, "add-ons-begin");
}

/// The hand in play when rebuys close is over ten minutes later, however much time is added to the level since.
#[test]
fn time_added_to_the_level_does_not_bring_its_first_hand_back() {
    let last_hand = |entry| Rebuy { last_hand: true, ..rebuy(entry) };
    let mut desk = Desk::playing(setup(), 9, 3);
    let closes = setup().rebuy.unwrap().until.level(&setup().schedule).unwrap();
    desk.must(JumpTo { stage: closes });
    let began = desk.now;
    desk.now = began + 9 * MINUTE;
    desk.must(last_hand(ONE));
    desk.now = began + 11 * MINUTE;
    assert_eq!(desk.refused(last_hand(EntryId(2))).key, "rebuys-closed");
    desk.must(AdjustClock { by_ms: 20 * MINUTE });
    assert_eq!(desk.refused(last_hand(EntryId(2))).key, "rebuys-closed");
}

/// RRoP 4, LR 5: a new level or half an hour, whichever comes first.
#[test]
fn rrop_a_no_show_is_due_with_a_new_level_or_after_half_an_hour() {
    due_at(RuleBook::Rrop, 19 * MINUTE, 21 * MINUTE);
    let mut desk = no_show(RuleBook::Lr);
    desk.must(AdjustClock { by_ms: 40 * MINUTE });
    desk.now = 29 * MINUTE;
    desk.refused(RemoveNoShow { entry: ONE, chips: None });
}

/// TCH 5: no hand by the start of the third level; the buy-in, fee included, leaves the pool and is held for 90 days.
#[test]
fn tch_a_no_shows_money_is_held_for_ninety_days() {
    let mut desk = due_at(RuleBook::Tch, 39 * MINUTE, 41 * MINUTE);
    let tournament = desk.tournament();
    assert_eq!((tournament.prize_pool, tournament.counted_entries), (Money(14_000), 7));
    let held = accounts(tournament);
    assert_eq!((held.held, held.fees, held.cash), (Money(2_500), Money(3_500), Money(20_000)));
    let close = |collected| CloseHeldMoney { entry: ONE, collected, payment: Payment::Cash };
    assert_eq!(desk.refused(close(false)).named(), "HouseRule time-player-can-collect");
    let mut claimed = desk.clone();
    claimed.must(close(true));
    let paid_out = accounts(claimed.tournament());
    assert_eq!(
        (paid_out.held, paid_out.cash, paid_out.balance()),
        (Money(0), Money(17_500), Money(0))
    );
    claimed.refused(close(true));
    desk.now += 91 * 24 * 60 * MINUTE;
    assert_eq!(desk.refused(close(true)).named(), "HouseRule time-could-collected-over");
    desk.must(close(false));
    let lapsed = accounts(desk.tournament());
    assert_eq!((lapsed.held, lapsed.fees, lapsed.balance()), (Money(0), Money(6_000), Money(0)));
}

/// HPT, Players leaving; TCH 8d: no refund once a hand is dealt. What was given back stays in sight.
#[test]
fn refunds_and_cancellations_are_lines_and_not_deletions() {
    let mut desk = Desk::open(setup(), 1);
    desk.enter(10);
    desk.must(Enter { names: vec!["Bo".into()], payment: Payment::Unpaid, ..Enter::default() });
    assert_eq!(accounts(desk.tournament()).owed, Money(2_500));
    desk.must(Settle {
        entry: EntryId(11),
        purchase: None,
        payment: Payment::Card,
        note: String::new(),
        by: String::new(),
        worth: None,
    });
    desk.must(Withdraw::before_a_hand(EntryId(11)));
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    assert_eq!(
        desk.refused(Withdraw::before_a_hand(ONE)).named(),
        "HouseRule no-refunds-once-first(name=Player 1, book=HPT, rule=Players leaving)"
    );
    desk.must(rebuy(ONE));
    desk.must(CancelPurchase { entry: ONE, purchase: 1 });
    assert_eq!(
        desk.refused(CancelPurchase { entry: ONE, purchase: 1 }).named(),
        "NotNow cancelled-already"
    );
    desk.must(rebuy(ONE));
    assert_eq!(desk.tournament().chips_in_play, 11_000, "the cancelled one counts for no limit");
    assert_eq!(desk.tournament().ledger.len(), 11 + 2 + 3);
    let receipt = receipt(desk.tournament(), 14).unwrap();
    assert_eq!(
        (&*receipt.what.english, receipt.cancelled, receipt.total),
        ("Rebuy", true, Money(2_500))
    );
}

/// A cash report of an evening with everything in it, as it stands on paper.
#[test]
fn a_cash_report_balances_to_zero() {
    let mut desk = due_at(RuleBook::Tch, 39 * MINUTE, 41 * MINUTE);
    desk.must(Rebuy { payment: Payment::Card, ..rebuy(EntryId(2)) });
    desk.must(Rebuy { payment: Payment::Unpaid, ..rebuy(EntryId(3)) });
    desk.must(CancelPurchase { entry: EntryId(3), purchase: 1 });
    desk.now = 61 * MINUTE;
    desk.must(AddOn { entry: EntryId(4), payment: Payment::Transfer });
    let report = cash_report(desk.tournament());
    assert_eq!(report.balance, Money::ZERO);
    let rows: Vec<String> = report
        .rows
        .iter()
        .map(|row| {
            let of = &row.accounts;
            assert_eq!(of.balance(), Money::ZERO, "{row:?}");
            format!(
                "{:<20} {:>2} {:>7} = prizes {:>7} fees {:>6} held {:>5}",
                row.what.to_string(),
                row.count,
                row.tills.0,
                of.prizes.0,
                of.fees.0,
                of.held.0
            )
        })
        .collect();
    insta::assert_snapshot!(rows.join("\n"));
}

/// Yen have no minor unit, dinars a thousand to one.
#[test]
fn amounts_are_whole_minor_units_of_any_currency() {
    let plain =
        |code: &str, decimals, minor| Currency { code: code.into(), decimals }.plain(Money(minor));
    assert_eq!(plain("JPY", 0, 3_000), "3,000");
    assert_eq!(plain("KWD", 3, 12_345), "12.345");
    assert_eq!(plain("KWD", 3, 12_000), "12");
    assert_eq!(plain("USD", 2, 12_345), "123.45");
}

fn listed(name: &str, number: u32) -> Enter {
    Enter { names: vec![name.into()], listed: vec![number], ..Enter::default() }
}

/// Four players of the list in play by the card room's book, with late registration and re-entries.
fn four_of_the_list() -> Desk {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    let setup = SetUp { rules, late_registration_until: Some(4.into()), ..setup() };
    let mut desk = Desk::open(setup, 1);
    let names = ["Al", "Bo", "Cy", "Di"].map(String::from).into();
    desk.must(Enter { names, listed: vec![11, 12, 13, 14], ..Enter::default() });
    desk
}

/// TCH 67: one player to a hand.
#[test]
fn a_player_of_the_list_has_one_live_stack() {
    let mut desk = four_of_the_list();
    assert_eq!(desk.refused(listed("Albert", 11)).key, "player-waits-already");
    let twice =
        Enter { names: vec!["Eva".into(), "Eve".into()], listed: vec![15, 15], ..Enter::default() };
    assert_eq!(desk.refused(twice).key, "player-named-twice");
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    let seat = desk.tournament().seat_of(ONE).unwrap();
    let refused = desk.refused(listed("Al", 11));
    assert_eq!(refused.key, "player-is-in-already");
    let sentence = refused.sentence().english.to_string();
    assert!(sentence.contains(&format!("seat {}", seat.seat)) && sentence.contains("TCH 67"));
    desk.bust(ONE);
    assert_eq!(desk.refused(listed("Al", 11)).key, "player-is-out-already");
    desk.must(again(ONE));
    assert_eq!(desk.refused(listed("Al", 11)).key, "player-is-in-already");
    // Somebody else of the same name is somebody else.
    desk.must(listed("Al", 99));
}

/// TCH 67: by a correction a person of the list can have entered as two players. Who of them is out does not come back in beside
/// the other.
#[test]
fn a_person_who_entered_as_two_players_has_one_live_stack() {
    let mut desk = four_of_the_list();
    desk.must(listed("Eve", 15));
    let line = desk.log.revision();
    desk.correct(&Correction { strike: vec![line], ..Correction::default() }).unwrap();
    desk.must(listed("Eva", 15));
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    let is_fifteen = |desk: &Desk, entry: EntryId| {
        let player = desk.tournament().entries.get(&entry).unwrap().player;
        desk.tournament().players.get(&player).unwrap().listed == Some(15)
    };
    let eva = desk.seated().into_iter().find(|entry| is_fifteen(&desk, *entry)).unwrap();
    desk.bust(eva);
    desk.correct(&Correction { restore: vec![line], ..Correction::default() }).unwrap();
    let all = |desk: &Desk| desk.tournament().entries.keys().copied().collect::<Vec<_>>();
    assert_eq!(all(&desk).iter().filter(|entry| is_fifteen(&desk, **entry)).count(), 2);
    assert_eq!(desk.refused(BackIn { entry: eva }).key, "entered-again-strike");
}

/// TCH 5b, 71f: nobody comes back by another door.
#[test]
fn who_is_out_of_the_event_for_good_does_not_enter_again() {
    let mut desk = four_of_the_list();
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    let bo = EntryId(2);
    desk.must(RemoveStack { entry: bo, chips: 1_000, why: Removal::Disqualified });
    let by_name = Enter { names: vec!["bo".into()], ..Enter::default() };
    for again in [listed("Bo", 12), listed("Robert", 12), by_name] {
        assert_eq!(desk.refused(again).key, "disqualified-cannot-come-back");
    }
    desk.must(listed("Bo", 77));
    let card = Enter { names: vec!["Bo".into()], cards: vec!["4711".into()], ..Enter::default() };
    desk.must(card);

    let mut desk = four_of_the_list();
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(MarkAbsent { entry: bo, absent: true, longer: false });
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    desk.now += 41 * MINUTE;
    desk.must(RemoveNoShow { entry: bo, chips: None });
    assert_eq!(desk.refused(listed("Bo", 12)).key, "no-show-cannot-come-back");
}

/// TCH 8d ii, iii: a seat sold in error is given back until a hand was dealt to it, as a line of the ledger.
#[test]
fn a_seat_sold_in_error_is_given_back_until_its_first_hand() {
    let mut desk = four_of_the_list();
    desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
    desk.must(shuffle_up_engine::actions::clock::start::StartClock {});
    let before = (desk.tournament().chips_in_play, accounts(desk.tournament()).cash);
    desk.must(listed("Late", 20));
    let late = EntryId(5);
    desk.must(Withdraw::before_a_hand(late));
    let cash = accounts(desk.tournament());
    assert_eq!((desk.tournament().chips_in_play, cash.cash), before);
    assert_eq!(cash.balance(), Money(0));
    assert_eq!(desk.tournament().ledger.iter().filter(|line| line.entry == Some(late)).count(), 2);
    // The same person may come after all.
    desk.must(listed("Late", 20));
    let late = EntryId(6);
    desk.must(CountStacks { stacks: vec![Counted { entry: late, chips: 1_000 }] });
    let refused = desk.refused(Withdraw::before_a_hand(late));
    assert_eq!(refused.key, "no-refunds-once-first");
    let exception = Withdraw { exception: "wrong event".into(), chips: Some(800), entry: late };
    desk.must(exception);
    assert_eq!(accounts(desk.tournament()).cash, before.1);
    assert_eq!(desk.tournament().chips_in_play, before.0 + 200, "the blinds that it has lost stay");
    // Who sat down before the first hand was dealt one.
    assert_eq!(desk.refused(Withdraw::before_a_hand(ONE)).key, "no-refunds-once-first");
    desk.must(Withdraw { exception: "ill".into(), ..Withdraw::before_a_hand(ONE) });
    assert_eq!(desk.tournament().counted_entries, 3);
}

/// A page of the players by this filter: their names, and who owes and who is out in all.
fn rows_of(desk: &Desk, filter: PlayerFilter, search: &str) -> (Vec<(String, bool)>, u32, u32) {
    let search = search.to_string();
    let query = Query::Players { search, filter, order: PlayerOrder::Entry, from: 0, count: 100 };
    let Answer::Players(view) = query.answer(&desk.log, desk.now, None) else {
        panic!("the players are not listed")
    };
    let rows = view.rows.into_iter().map(|row| (row.name, row.namesake)).collect();
    (rows, view.unpaid, view.out)
}

#[test]
fn who_owes_and_who_is_out_are_listed_alone() {
    let mut desk = Desk::open(setup(), 1);
    let enter =
        |name: &str, payment| Enter { names: vec![name.into()], payment, ..Enter::default() };
    for (name, payment) in [
        ("Sam Lee", Payment::Cash),
        ("Anna", Payment::Unpaid),
        ("sam lee", Payment::Unpaid),
        ("Bo", Payment::Cash),
    ] {
        desk.must(enter(name, payment));
    }
    let (all, unpaid, out) = rows_of(&desk, PlayerFilter::All, "");
    assert_eq!((all.len(), unpaid, out), (4, 2, 0));
    let named = |rows: &[(String, bool)], one: &str| {
        rows.iter().filter(|(name, same)| name == one && *same).count()
    };
    assert_eq!((named(&all, "Sam Lee"), named(&all, "sam lee"), named(&all, "Anna")), (1, 1, 0));
    let (owing, ..) = rows_of(&desk, PlayerFilter::Unpaid, "");
    assert_eq!(owing, [("Anna".to_string(), false), ("sam lee".to_string(), true)]);
    // A search changes the page and not the counts.
    let (found, unpaid, _) = rows_of(&desk, PlayerFilter::Unpaid, "ann");
    assert_eq!((found.len(), unpaid), (1, 2));
    assert!(rows_of(&desk, PlayerFilter::Out, "").0.is_empty());
}
