//! Money on its way out: paid out to the house, staff and league, paid out by other means than cash, pulled from place to
//! place in the chart, and written as the country of the tournament does.

use crate::support::Desk;
use shuffle_up_engine::Query;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::pay_out::{PayOut, ToPayOut, to_pay_out};
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::prizes::deal::MakeDeal;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::prizes::pool::SetPool;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::rulebook::pool_terms::{PoolTerms, Withheld};
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::follow::HeldPrize;
use shuffle_up_engine::state::deal::DealKind;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::paid_out::Purpose;
use shuffle_up_engine::views::ledger::{LedgerFilter, cash_report, ledger_view, receipt};
use shuffle_up_engine::views::prize_draft::{PrizeDraftView, Pull, PullTo};
use shuffle_up_engine::views::prizes::prizes_view;
use shuffle_up_engine::views::query::Answer;

/// Ten entries at 25 + 3 fee + 2 staff + 1 league, no late registration.
fn setup() -> SetUp {
    let price = Price {
        prize: Money(2_500),
        fee: Money(300),
        bounty: Money::ZERO,
        staff: Money(200),
        league: Money(100),
    };
    SetUp { price, late_registration_until: None, rebuy: None, ..templates::t1000() }
}

fn pay_out(purpose: Purpose, amount: Option<i64>) -> PayOut {
    let name = String::new();
    let to = " Ms  Berg ".into();
    PayOut { purpose, name, amount: amount.map(Money), to, payment: Payment::Cash }
}

fn told(desk: &Desk, purpose: Purpose) -> (i64, i64, i64) {
    let all = to_pay_out(desk.tournament());
    let find = |one: &&ToPayOut| one.purpose == purpose;
    let one = all.iter().find(find).unwrap();
    (one.collected.0, one.paid_out.0, one.held.0)
}

fn last_label(desk: &Desk) -> String {
    desk.log.label(desk.log.revision()).unwrap().to_string()
}

#[test]
fn fees_and_shares_are_handed_on_and_never_more_than_is_held() {
    let mut desk = Desk::open(setup(), 1);
    desk.enter(10);
    let staff = Withheld { name: "Charity".into(), amount: Money(1_000) };
    desk.must(SetPool { terms: PoolTerms { withheld: vec![staff], ..PoolTerms::default() } });
    assert_eq!(told(&desk, Purpose::Staff), (2_000, 0, 2_000));

    desk.must(PayOut { payment: Payment::Transfer, ..pay_out(Purpose::Staff, Some(1_200)) });
    assert_eq!(told(&desk, Purpose::Staff), (2_000, 1_200, 800));
    assert_eq!(last_label(&desk), "Paid out: $12 of the staff\u{2019}s share to Ms Berg, transfer");
    let over = desk.refused(pay_out(Purpose::Staff, Some(801)));
    assert_eq!(over.named(), "BadValue pay-out-at-most(what=the-staffs-share, amount=$8)");
    assert_eq!(
        desk.refused(pay_out(Purpose::Staff, Some(0))).named(),
        "BadValue hand-amount-above-nothing"
    );
    let unpaid = PayOut { payment: Payment::Unpaid, ..pay_out(Purpose::Staff, None) };
    assert_eq!(desk.refused(unpaid).named(), "BadValue say-paid-cash-card");

    for purpose in Purpose::ALL {
        desk.must(pay_out(purpose, None));
        assert_eq!(told(&desk, purpose).2, 0);
        assert_eq!(desk.refused(pay_out(purpose, None)).key, "nothing-is-held");
    }
    let all = accounts(desk.tournament());
    assert_eq!((all.cash, all.transfer), (Money(31_000 - 1_000 - 6_000 + 1_200), Money(-1_200)));
    let report = cash_report(desk.tournament());
    assert_eq!((report.balance, report.tills), (Money::ZERO, Money(24_000)));
    let row = report.rows.iter().find(|row| &*row.what.english == "Paid out to others").unwrap();
    assert_eq!((row.count, row.tills), (5, Money(-7_000)));
    let page = ledger_view(desk.tournament(), LedgerFilter::Out, "berg", 0, 9, desk.now);
    assert_eq!((page.total, page.rows[0].name.as_str()), (5, "Ms Berg"));

    // A refund after the house took its fees: shown, and taken back before anything else.
    desk.must(Withdraw::before_a_hand(EntryId(10)));
    assert_eq!(told(&desk, Purpose::Fees), (2_700, 3_000, -300));
    let first = desk.refused(pay_out(Purpose::Fees, Some(100)));
    assert_eq!(first.named(), "NotNow too-much-paid-out(what=the-houses-fees, amount=$3)");
    desk.must(pay_out(Purpose::Fees, None));
    assert_eq!(last_label(&desk), "Collected: $3 of the house\u{2019}s fees");
    assert_eq!(told(&desk, Purpose::Fees), (2_700, 2_700, 0));
    assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
    desk.undo().unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    assert_eq!(told(&desk, Purpose::Withheld), (1_000, 0, 1_000), "undo gives it back");
}

/// A pool that dealers get 10 and a charity 5.50 of.
fn taken_out(desk: &mut Desk) {
    let kept = [("Dealers", 1_000), ("The \u{201c}Open\u{201d} fund", 550)];
    let kept = kept.map(|(name, amount)| Withheld { name: name.into(), amount: Money(amount) });
    desk.must(SetPool { terms: PoolTerms { withheld: kept.into(), ..PoolTerms::default() } });
}

fn by_name(desk: &Desk) -> Vec<(String, i64, i64)> {
    let all = to_pay_out(desk.tournament()).into_iter();
    let mine = all.filter(|line| line.purpose == Purpose::Withheld);
    mine.map(|line| (line.name, line.paid_out.0, line.held.0)).collect()
}

#[test]
fn what_was_taken_out_is_handed_on_by_name() {
    let mut desk = Desk::open(setup(), 1);
    desk.enter(10);
    taken_out(&mut desk);
    let fund = "The \u{201c}Open\u{201d} fund";
    let told = |dealers: i64, charity: i64| {
        let line = |name: &str, all: i64, handed: i64| (name.to_string(), handed, all - handed);
        vec![line("Dealers", 1_000, dealers), line(fund, 550, charity)]
    };
    assert_eq!(by_name(&desk), told(0, 0));
    let of = |name: &str, amount: Option<i64>| PayOut {
        name: name.into(),
        ..pay_out(Purpose::Withheld, amount)
    };

    let whose = desk.refused(of("", Some(100)));
    assert_eq!(whose.named(), format!("BadValue say-which-taken-out(names=[Dealers, {fund}])"));
    desk.must(of(" Dealers ", Some(400)));
    assert_eq!(by_name(&desk), told(400, 0));
    assert_eq!(
        last_label(&desk),
        "Paid out: $4 of the money for \u{201c}Dealers\u{201d} to Ms Berg"
    );
    // There is enough of the other name's; it is not theirs.
    let over = desk.refused(of("Dealers", Some(601)));
    assert_eq!(
        over.named(),
        "BadValue pay-out-at-most(what=taken-out-of-the-pool-for(name=Dealers), amount=$6)"
    );
    let nobody = desk.refused(of("Waiters", None));
    assert_eq!(
        nobody.named(),
        "NotNow nothing-is-held(what=taken-out-of-the-pool-for(name=Waiters))"
    );
    let fees = PayOut { name: "Dealers".into(), ..pay_out(Purpose::Fees, None) };
    assert_eq!(desk.refused(fees).named(), "BadValue only-taken-out-pool");
    let page = ledger_view(desk.tournament(), LedgerFilter::Out, "", 0, 9, desk.now);
    assert_eq!(page.rows[0].what.english, "Dealers: paid out");

    // Without a name and an amount: all of every name, in one line that undo takes back.
    desk.must(of("", None));
    assert_eq!(by_name(&desk), told(1_000, 550));
    assert!(last_label(&desk).contains("; $5.50 of the money for"), "{}", last_label(&desk));
    desk.undo().unwrap();
    assert_eq!(by_name(&desk), told(400, 0));

    // A name that is struck from the terms has what was paid out still: that is to be taken back.
    desk.must(SetPool { terms: PoolTerms::default() });
    assert_eq!(by_name(&desk), [("Dealers".to_string(), 400, -400)]);
    desk.must(of("Dealers", None));
    assert_eq!(by_name(&desk), []);
    let report = cash_report(desk.tournament());
    assert_eq!((report.balance, report.accounts.withheld), (Money::ZERO, Money::ZERO));
}

#[test]
fn a_prize_is_paid_out_by_any_means_and_has_a_receipt() {
    let mut desk = Desk::playing(setup(), 10, 4);
    let players: Vec<EntryId> = (1..=10).map(EntryId).collect();
    for entry in &players[..8] {
        desk.bust(*entry);
    }
    let third = players[7];
    let unpaid = PayPrize { entry: third, payment: Payment::Unpaid, less_owed: false };
    assert_eq!(desk.refused(unpaid).named(), "BadValue say-paid-cash-card");
    desk.must(PayPrize { entry: third, payment: Payment::Transfer, less_owed: false });
    assert!(last_label(&desk).ends_with("$50, transfer"), "{}", last_label(&desk));
    let all = accounts(desk.tournament());
    assert_eq!(
        (all.cash, all.transfer, all.balance()),
        (Money(31_000), Money(-5_000), Money::ZERO)
    );
    let view = prizes_view(desk.tournament(), desk.now);
    let holder = view.rows.iter().flat_map(|row| &row.holders).find(|one| one.entry == third);
    assert_eq!(holder.unwrap().paid_by, Some(Payment::Transfer));
    let number = u32::try_from(desk.tournament().ledger.len()).unwrap();
    let slip = receipt(desk.tournament(), number).unwrap();
    assert_eq!((&*slip.what.english, slip.total, slip.paid_out), ("Prize", Money(5_000), true));
    assert_eq!(slip.payment, Payment::Transfer);
}

/// Every refusal, label and advice that names money, of a euro tournament in Germany.
#[test]
fn money_is_written_as_the_tournament_does_everywhere() {
    let mut german = setup();
    german.locale = Some("de-DE".into());
    german.currency = Currency { code: "EUR".into(), decimals: 2 };
    german.price.prize = Money(123_450);
    german.prizes.unit = Money(500);
    let mut desk = Desk::open(german, 1);
    desk.enter(9);
    desk.must(Enter { names: vec!["Zoe".into()], ..Enter::default() });
    desk.must(pay_out(Purpose::Staff, Some(150)));
    assert!(last_label(&desk).contains("1,50\u{a0}\u{20ac} of the staff"), "{}", last_label(&desk));
    let over = desk.refused(pay_out(Purpose::Staff, Some(99_999)));
    assert_eq!(
        over.named(),
        "BadValue pay-out-at-most(what=the-staffs-share, amount=18,50\u{a0}\u{20ac})"
    );
    desk.must(SetPool { terms: PoolTerms::default() });
    assert_eq!(last_label(&desk), "Pool: 12.345\u{a0}\u{20ac}");
    let mut desk = {
        let mut playing = desk.clone();
        playing.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
        playing.must(shuffle_up_engine::actions::clock::start::StartClock {});
        playing
    };
    let offer = desk.log.tournament().money(Money(123_450));
    assert_eq!(offer, "1.234,50\u{a0}\u{20ac}");
    for entry in 1..=8 {
        desk.bust(EntryId(entry));
    }
    let chips = |entry: u32, chips: u64| shuffle_up_engine::state::deal::Counted {
        entry: EntryId(entry),
        chips,
    };
    let deal = |left: i64, one: u64| MakeDeal {
        kind: DealKind::Icm,
        stacks: vec![chips(9, one), chips(10, 4_000)],
        left: Money(left),
        as_counted: false,
        unit: Money::ZERO,
        shares: Vec::new(),
    };
    let much = desk.refused(deal(1_000_000, 6_000));
    assert_eq!(much.named(), "BadValue leave-less-for-winner(amount=9.880\u{a0}\u{20ac})");
    let miscounted = desk.refused(deal(0, 5_000));
    assert_eq!(miscounted.named(), "BadValue stacks-sum-to(sum=9.000, in_play=10.000)");
    desk.must(deal(10_050, 6_000));
    assert!(last_label(&desk).contains("100,50\u{a0}\u{20ac} left"), "{}", last_label(&desk));
    desk.bust(EntryId(9));
    let title = desk.due().unwrap().title.to_string();
    assert_eq!(title, "Pay 1st: 4.752,30\u{a0}\u{20ac} to Zoe");
}

fn draft(
    desk: &Desk,
    prizes: &PrizeStructure,
    held: &[HeldPrize],
    pull: Option<Pull>,
) -> PrizeDraftView {
    let (prizes, held) = (prizes.clone(), held.to_vec());
    let asked = Query::PrizeDraft { prizes, terms: None, held, pull };
    let Answer::PrizeDraft(view) = asked.answer(&desk.log, desk.now, None) else { panic!() };
    view
}

fn pull(place: u32, place_to: u32, to: PullTo) -> Option<Pull> {
    Some(Pull { place, place_to, to })
}

#[test]
fn a_bar_that_is_pulled_takes_the_rest_along() {
    let desk = Desk::playing(setup(), 10, 4);
    let mut prizes = desk.tournament().setup.prizes.clone();
    prizes.unit = Money(500);
    // 125 / 75 / 50. One step up on second place: 80, and first follows.
    let up = draft(&desk, &prizes, &[], pull(2, 2, PullTo::Steps { steps: 1 }));
    assert_eq!((&*up.refusal.english, up.amounts[1]), ("", Money(8_000)));
    assert_eq!(up.held, [HeldPrize { place: 2, amount: Money(8_000) }]);
    assert!(matches!(&up.structure.shares, Shares::Amounts { amounts } if *amounts == up.amounts));
    // Pulled beyond what can be, it stops there; what was held stays.
    let far = draft(&desk, &prizes, &up.held, pull(3, 3, PullTo::Steps { steps: 900 }));
    assert_eq!(
        (&*far.refusal.english, far.amounts[1], far.amounts[2]),
        ("", Money(8_000), Money(8_000))
    );
    let half = draft(&desk, &prizes, &[], pull(1, 1, PullTo::Share { hundredths: 6_010 }));
    assert_eq!(half.amounts[0], Money(15_000), "to the nearest step");
    // Percentages stay percentages, in tenths.
    let shares = Shares::Percentages { hundredths: vec![5_000, 3_000, 2_000] };
    let own = PrizeStructure { shares, unit: Money(1) };
    let moved = draft(&desk, &own, &[], pull(1, 1, PullTo::Steps { steps: 5 }));
    let Shares::Percentages { hundredths } = &moved.structure.shares else { panic!() };
    assert_eq!((hundredths[0], hundredths.iter().sum::<u32>()), (5_050, 10_000));
    assert_eq!(moved.tiers[0].share, 5_050);
    assert!(draft(&desk, &own, &[], pull(4, 9, PullTo::Steps { steps: 1 })).held.is_empty());
}

/// Wherever bars are pulled, one after the other: the sum is the pool's to the cent, nothing rises, and it can be applied.
#[test]
fn pulls_one_after_the_other_keep_the_sum_and_the_order() {
    let mut chance = shuffle_up_engine::base::random::Chance::new(7, "pulls");
    for (entries, unit) in [(10, 1), (30, 500), (300, 500), (300, 7)] {
        let desk = Desk::playing(setup(), entries, 4);
        let generated = desk.tournament().setup.prizes.shares.clone();
        let hundredths = vec![3_333, 2_667, 1_500, 1_250, 1_250];
        for shares in [generated, Shares::Percentages { hundredths }] {
            let prizes = PrizeStructure { shares, unit: Money(unit) };
            let mut held = Vec::new();
            for _ in 0..40 {
                let now = draft(&desk, &prizes, &held, None);
                let count = u64::try_from(now.tiers.len()).unwrap();
                let tier = &now.tiers[usize::try_from(chance.below(count)).unwrap()];
                let to = match chance.below(2) {
                    0 => PullTo::Share { hundredths: u32::try_from(chance.below(12_000)).unwrap() },
                    _ => PullTo::Steps { steps: i32::try_from(chance.below(41)).unwrap() - 20 },
                };
                let after = draft(&desk, &prizes, &held, pull(tier.place, tier.place_to, to));
                assert_eq!(after.refusal.english, "", "{tier:?} {to:?} {held:?}");
                assert_eq!(after.amounts.iter().copied().sum::<Money>(), after.pool);
                assert!(after.amounts.is_sorted_by(|one, other| one >= other));
                assert!(after.structure.check(&setup().customs()).is_ok(), "{:?}", after.structure);
                held = after.held;
                if chance.below(4) == 0 {
                    held.clear();
                }
            }
        }
    }
}
