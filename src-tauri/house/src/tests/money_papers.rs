//! The sheets of the money, as a country writes it: small and large fields, long names, a currency without decimals.

use super::papers::fill;
use crate::office::Office;
use crate::papers::{SheetKind, SheetPart, SheetWish};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::drawers::close::CloseDrawer;
use shuffle_up_engine::actions::drawers::open::OpenDrawer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::pay_out::PayOut;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::prizes::deal::DiscussDeal;
use shuffle_up_engine::actions::prizes::pay_bounties::PayBounties;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::prizes::pool::SetPool;
use shuffle_up_engine::actions::prizes::settle_house::SettleHouse;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::rulebook::pool_terms::{Good, PoolTerms, Withheld};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::deal::Counted;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::paid_out::Purpose;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::{Mark, Paper, Sheet};

const KINDS: [(SheetKind, Paper); 6] = [
    (SheetKind::PayoutSheet, Paper::A4),
    (SheetKind::PrizePoster, Paper::A4),
    (SheetKind::DealSheet, Paper::A4),
    (SheetKind::BountySheet, Paper::A4),
    (SheetKind::CashReport, Paper::A4),
    (SheetKind::Receipt, Paper::Roll80),
];

/// A bounty event of so many entries at 20 + 5 + 10, played down to three who talk about a deal: a guarantee, money taken out,
/// bounties that several share and some of which are paid.
fn played(
    folder: &std::path::Path,
    entries: u32,
    locale: &str,
    currency: Currency,
) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    let scale = 10_i64.pow(u32::from(currency.decimals));
    let amount = |whole: i64| Money(whole * scale);
    let setup = SetUp {
        name: "Offene Wintermeisterschaft der Kartenfreunde am Niederrhein 2026".into(),
        price: Price { prize: amount(20), fee: amount(5), bounty: amount(10), ..Price::default() },
        locale: Some(locale.into()),
        currency,
        late_registration_until: None,
        rebuy: None,
        ..templates::t1000()
    };
    let id = office.new_tournament(setup, None).unwrap();
    let long = [
        "Maximiliana Wilhelmine von Hohenstein-Waldburg-Sonnenberg zu Trauchburg",
        "山田 太郎",
        "Дмитрий Орлов",
    ];
    let names = (1..=entries).map(|number| match usize::try_from(number) {
        Ok(index) if index <= long.len() => long[index - 1].to_string(),
        _ => format!("Player {number:04}"),
    });
    office.act(id, Enter { names: names.collect(), ..Enter::default() }.into()).unwrap();
    let terms = PoolTerms {
        guarantee: amount(25 * i64::from(entries)),
        added: amount(10),
        withheld: vec![Withheld { name: "Dealer".into(), amount: Money(15 * scale + scale / 2) }],
        goods: vec![Good { place: 1, name: "Pokal".into() }],
        report_above: Some(amount(100)),
    };
    office.act(id, SetPool { terms }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let out: Vec<u32> = (4..=entries).rev().collect();
    for (index, hand) in out.chunks(60).enumerate() {
        let hand = hand.iter().map(|entry| Out { entry: EntryId(*entry), stack: None }).collect();
        // Those of the first hands are shared by three.
        let also = if index < 2 { vec![EntryId(2), EntryId(3)] } else { Vec::new() };
        let bust = Bust { out: hand, order: HandOrder::AsListed, by: Some(EntryId(1)), also };
        office.act(id, bust.into()).unwrap();
    }
    let stacks =
        (1..=3).map(|entry| Counted { entry: EntryId(entry), chips: 0 }).collect::<Vec<_>>();
    let in_play = office.look(id).unwrap().tournament().chips_in_play;
    let stacks: Vec<Counted> = stacks
        .into_iter()
        .zip([in_play / 2, in_play / 4, in_play - in_play / 2 - in_play / 4])
        .map(|(one, chips)| Counted { chips, ..one })
        .collect();
    office.act(id, DiscussDeal { stacks, left: Money::ZERO, unit: Money::ZERO }.into()).unwrap();
    if entries > 3 {
        office.act(id, PayBounties { entry: EntryId(2), payment: Payment::Cash }.into()).unwrap();
        office.act(id, SettleHouse::default().into()).unwrap();
        let fees = PayOut {
            purpose: Purpose::Fees,
            name: String::new(),
            amount: Some(amount(100)),
            to: "Frau Berg".into(),
            payment: Payment::Cash,
        };
        let drawer = OpenDrawer { cashier: "Anna".into(), float: amount(500) };
        office.act(id, drawer.into()).unwrap();
        office.act(id, fees.into()).unwrap();
        let counted = CloseDrawer { drawer: None, counted: amount(390) };
        office.act(id, counted.into()).unwrap();
    }
    if entries > 30 {
        office
            .act(
                id,
                PayPrize { entry: EntryId(4), payment: Payment::Transfer, less_owed: false }.into(),
            )
            .unwrap();
    }
    (office, id)
}

fn laid(office: &mut Office, id: TournamentId, kind: SheetKind, paper: Paper) -> Sheet {
    fill(office, id, &SheetWish { sheet: kind, paper, part: SheetPart::Whole }).unwrap().lay_out()
}

fn words(sheet: &Sheet) -> String {
    let marks = sheet.pages.iter().flat_map(|page| &page.marks);
    let words = marks.filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.words.text().into_owned()),
        _ => None,
    });
    words.collect::<Vec<_>>().join("\n")
}

fn euro() -> Currency {
    Currency { code: "EUR".into(), decimals: 2 }
}

#[test]
fn a_thousand_entries_in_germany() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = played(folder.path(), 1_000, "de-DE", euro());
    let told = |office: &mut Office, kind| words(&laid(office, id, kind, Paper::A4));
    let payouts = told(&mut office, SheetKind::PayoutSheet);
    assert!(payouts.contains("25.000\u{a0}\u{20ac}"), "{payouts}");
    assert!(payouts.contains("1.000 entries at 35"), "{payouts}");
    let cash = told(&mut office, SheetKind::CashReport);
    for said in ["35.000", "-15,50", "Overlay up to the guarantee", "Put in by the house"] {
        assert!(cash.contains(said), "{said}: {cash}");
    }
    for said in ["For others", "5.000\n100\n4.900", "Paid out to others", "Transfer"] {
        assert!(cash.contains(said), "{said}: {cash}");
    }
    for said in ["1 · Anna\n500\n0\n100\n0\n400\n390\n-10", "In no drawer"] {
        assert!(cash.contains(said), "{said}: {cash}");
    }
    // The last line but none was a prize by transfer, and it has a receipt.
    assert!(payouts.contains("paid out by transfer"), "{payouts}");
    let receipt = words(&laid(&mut office, id, SheetKind::Receipt, Paper::Roll80));
    for said in ["Prize", "Paid out by transfer", "Total", "\u{20ac}"] {
        assert!(receipt.contains(said), "{said}: {receipt}");
    }
    let line = office.look(id).unwrap();
    let label = line.label(line.revision()).unwrap().to_string();
    assert!(label.ends_with("\u{20ac}, transfer"), "{label}");
    // Who has won what already does not part the poster's tiers.
    let poster = laid(&mut office, id, SheetKind::PrizePoster, Paper::A4);
    assert!(words(&poster).contains("81–125"), "{}", words(&poster));
    assert_eq!(poster.pages.len(), 1);
    // 997 knock-outs at 10: the first 120 shared by three, 3,33 or 3,34 each.
    let bounties = told(&mut office, SheetKind::BountySheet);
    assert!(bounties.contains("399,60"), "{bounties}");
}

#[test]
fn thirty_entries_in_yen() {
    let folder = tempfile::tempdir().unwrap();
    let yen = Currency { code: "JPY".into(), decimals: 0 };
    let (mut office, id) = played(folder.path(), 30, "ja-JP", yen);
    let bounties = words(&laid(&mut office, id, SheetKind::BountySheet, Paper::A4));
    assert!(bounties.contains("\u{ffe5}300") && !bounties.contains(".00"), "{bounties}");
}

#[test]
fn three_entries_have_every_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = played(folder.path(), 3, "en-US", euro());
    for (kind, paper) in KINDS {
        assert!(!laid(&mut office, id, kind, paper).pages.is_empty());
    }
}
