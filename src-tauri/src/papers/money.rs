//! The sheets of the money: receipts and the cash report.

use super::customs::Customs;
use super::{SheetPart, event_and_day, imprint_with_line};
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::rules::prizes::accounts::Accounts;
use shuffle_up_engine::rules::prizes::drawers::DrawerCash;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::drawers::DrawersView;
use shuffle_up_engine::views::ledger::{cash_report, receipt};
use shuffle_up_paper::{CashReport, CashRow, HeadFigure, Receipt, ReceiptLine};

/// The receipt of the line that is wanted; without one, of the latest purchase or payout.
pub(super) fn receipt_of(log: &Log, part: &SheetPart) -> Result<Receipt, Problem> {
    let tournament = log.tournament();
    let bought = match part {
        SheetPart::Bought { line } => receipt(tournament, *line),
        SheetPart::Whole
        | SheetPart::Table { .. }
        | SheetPart::Moves { .. }
        | SheetPart::WithPrize
        | SheetPart::Lines { .. } => {
            let lines = to_u32(tournament.ledger.len());
            (1..=lines).rev().find_map(|line| receipt(tournament, line))
        }
    };
    let bought = bought.ok_or_else(|| {
        problem!(not_now, "nothing-bought-yet", "Nothing has been bought yet. A receipt is for an entry, a rebuy or an add-on, and for a prize or bounties paid out.")
    })?;
    let customs = Customs::of(tournament);
    let amount = |money: Money| customs.money(money);
    let price = bought.price;
    let parts = [
        (if bought.paid_out { "Prize" } else { "Prize pool" }, price.prize),
        ("Fee", price.fee),
        ("Bounty", price.bounty),
        ("Staff", price.staff),
        ("League", price.league),
    ];
    let seat = bought.seat.map(|seat| capital(&tournament.seat_words(seat)));
    let place: Vec<String> = seat.into_iter().chain([format!("entry {}", bought.entry)]).collect();
    let early = if bought.early > 0 {
        format!(", {} of them for being early", customs.count(bought.early))
    } else {
        String::new()
    };
    let what = if bought.buy_in.is_empty() {
        bought.what.clone()
    } else {
        format!("{} · {}", bought.what, bought.buy_in)
    };
    Ok(Receipt {
        title: if bought.void { format!("{what} · taken back") } else { what },
        number: format!("No. {}", bought.number),
        player: bought.name,
        place: place.join(" · "),
        lines: parts
            .into_iter()
            .filter(|(_, part)| *part > Money::ZERO)
            .map(|(label, part)| ReceiptLine { label: label.into(), amount: amount(part) })
            .collect(),
        total: ReceiptLine { label: "Total".into(), amount: amount(bought.total) },
        payment: match (bought.payment, if bought.paid_out { "Paid out" } else { "Paid" }) {
            (Payment::Unpaid, _) => "Not paid yet".into(),
            (Payment::Other, paid) => paid.into(),
            (Payment::Cash, paid) => format!("{paid} in cash"),
            (Payment::Card | Payment::Transfer, paid) => {
                format!("{paid} by {}", bought.payment.words())
            }
        },
        chips: if bought.paid_out {
            String::new()
        } else {
            format!("{} in chips{early}", customs.count(bought.chips))
        },
        event: format!("{} · {}", tournament.setup.name, customs.moment(bought.at)),
        keep: if bought.paid_out {
            "Please check name and amount before you leave the desk.".into()
        } else {
            "Please check name, seat and amounts before your first hand (TCH 4a).".into()
        },
    })
}

/// What came in and went out so far.
pub(super) fn report_of(log: &Log, now: Millis) -> CashReport {
    let tournament = log.tournament();
    let report = cash_report(tournament);
    let customs = Customs::of(tournament);
    let amount =
        |money: Money| if money == Money::ZERO { String::new() } else { customs.figure(money) };
    // A column that nothing ever moved is left out.
    type Column = (&'static str, fn(&Accounts) -> Money);
    let all: [Column; 8] = [
        ("Tills", Accounts::tills),
        ("Prizes", |accounts| accounts.prizes),
        ("Fees", |accounts| accounts.fees),
        ("Bounties", |accounts| accounts.bounties),
        ("Staff", |accounts| accounts.staff),
        ("League", |accounts| accounts.league),
        ("Held", |accounts| accounts.held),
        ("Taken out", |accounts| accounts.withheld),
    ];
    let columns: Vec<Column> = all
        .into_iter()
        .filter(|(label, of)| {
            *label == "Tills" || report.rows.iter().any(|row| of(&row.accounts) != Money::ZERO)
        })
        .collect();
    let row = |what: &str, count: String, accounts: &Accounts, sum: bool| CashRow {
        what: what.into(),
        count,
        amounts: columns
            .iter()
            .map(|(_, of)| if sum { customs.figure(of(accounts)) } else { amount(of(accounts)) })
            .collect(),
    };
    // What the house has said of the pool did not happen so many times.
    let times = |count: u32| {
        if count == 0 { String::new() } else { customs.count(u64::from(count)) }
    };
    let rows = report.rows.iter().map(|one| row(&one.what, times(one.count), &one.accounts, false));
    let sum = row("Together", String::new(), &report.accounts, true);
    let figure =
        |label: &str, money: Money| HeadFigure { label: label.into(), value: customs.money(money) };
    let accounts = &report.accounts;
    let tills = [
        ("Cash", accounts.cash),
        ("Card", accounts.card),
        ("Transfer", accounts.transfer),
        ("Other", accounts.other),
        ("Owed by players", accounts.owed),
        ("Owed by the house", accounts.house),
    ];
    let tills = tills
        .into_iter()
        .filter(|(label, money)| *label == "Cash" || *money != Money::ZERO)
        .map(|(label, money)| figure(label, money))
        .chain([figure("Together", report.tills)])
        .collect();
    let others = report.handing_on.iter().map(|one| CashRow {
        what: one.what().into(),
        count: String::new(),
        amounts: [one.collected, one.handed_on, one.held].map(|sum| customs.figure(sum)).to_vec(),
    });
    let others = others.collect();
    let drawers = report.drawers.as_ref().map(|drawers| drawer_rows(drawers, &customs));
    let balance = format!(
        "In the tills and owed {}, for prizes and everybody else {}: the difference is {}.",
        customs.money(report.tills),
        customs.money(report.purposes),
        customs.money(report.balance)
    );
    CashReport {
        title: "Cash report".into(),
        event: event_and_day(log, now),
        figures: vec![
            figure("Came in", report.came_in),
            figure("Went out", Money::ZERO.minus(report.went_out)),
            figure("House fees", accounts.fees),
            figure("Prizes not handed over", accounts.prizes),
        ],
        columns: columns.iter().map(|(label, _)| (*label).to_string()).collect(),
        rows: rows.chain([sum]).collect(),
        tills_title: "Where the money is".into(),
        tills,
        others_title: "For others".into(),
        others_columns: ["Collected", "Handed on", "Still held"].map(String::from).to_vec(),
        others,
        drawers_title: "Drawers".into(),
        drawers_columns: [
            "Float",
            "In",
            "Out",
            "To the safe",
            "Should hold",
            "Counted",
            "Difference",
        ]
        .map(String::from)
        .to_vec(),
        drawers: drawers.unwrap_or_default(),
        balance,
        signature: "Counted by, date and signature".into(),
        imprint: imprint_with_line(log, now),
        page: "page {page} of {pages}".into(),
    }
}

/// Each drawer, what was paid at none, and all of it together.
fn drawer_rows(view: &DrawersView, customs: &Customs) -> Vec<CashRow> {
    let row =
        |what: String, cash: &DrawerCash, counted: Option<Money>, difference: Option<Money>| {
            let safe = cash.dropped.minus(cash.filled);
            let sums = [cash.float, cash.came_in, cash.went_out, safe, cash.expected].map(Some);
            let sums = sums.into_iter().chain([counted, difference]);
            let amount =
                |sum: Option<Money>| sum.map_or_else(String::new, |sum| customs.figure(sum));
            CashRow { what, count: String::new(), amounts: sums.map(amount).collect() }
        };
    let each = view.rows.iter().map(|one| {
        row(format!("{} · {}", one.number, one.name), &one.cash, one.counted, one.difference)
    });
    let outside = (view.outside != DrawerCash::default())
        .then(|| row("In no drawer".into(), &view.outside, None, None));
    let all = row("Together".into(), &view.all, None, Some(view.difference));
    each.chain(outside).chain([all]).collect()
}
