//! The sheets of the money: receipts and the cash report.

use super::prelude::*;
use crate::office::tickets::TicketsView;
use shuffle_up_engine::rules::prizes::accounts::Accounts;
use shuffle_up_engine::rules::prizes::drawers::DrawerCash;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::drawers::DrawersView;
use shuffle_up_engine::views::ledger::{cash_report, receipt};
use shuffle_up_paper::{CashReport, CashRow, Receipt};

/// The receipt of the line that is wanted; without one, of the latest purchase or payout.
pub(super) fn receipt_of(of: &Source<'_>, part: &SheetPart) -> Result<Receipt, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let bought = match part {
        SheetPart::Bought { line } => receipt(tournament, *line),
        _ => {
            let lines = to_u32(tournament.ledger.len());
            (1..=lines).rev().find_map(|line| receipt(tournament, line))
        }
    };
    let bought = bought.ok_or_else(|| {
        problem!(not_now, "nothing-bought-yet", "Nothing has been bought yet. A receipt is for an entry, a rebuy or an add-on, and for a prize or bounties paid out.")
    })?;
    let amount = |money: Money| customs.money(money);
    let price = bought.price;
    let prize = if bought.paid_out {
        word!(customs, "paper-prize", "Prize")
    } else {
        word!(customs, "paper-prize-pool", "Prize pool")
    };
    let parts = [
        (prize, price.prize),
        (word!(customs, "paper-fee", "Fee"), price.fee),
        (word!(customs, "paper-bounty", "Bounty"), price.bounty),
        (word!(customs, "paper-staff", "Staff"), price.staff),
        (word!(customs, "paper-league", "League"), price.league),
    ];
    let entry = word!(customs, "paper-entry-number", "entry {entry}", entry = bought.entry);
    let place: Vec<String> =
        bought.seat.map(|seat| of.seat(seat)).into_iter().chain([entry]).collect();
    let bought_chips = customs.count(bought.chips);
    let chips = if bought.early > 0 {
        word!(
            customs,
            "paper-chips-early",
            "{chips} in chips, {early} of them for being early",
            chips = bought_chips,
            early = customs.count(bought.early)
        )
    } else {
        word!(customs, "paper-in-chips", "{chips} in chips", chips = bought_chips)
    };
    let said = customs.say(bought.what);
    let what = if bought.buy_in.is_empty() { said } else { format!("{said} · {}", bought.buy_in) };
    Ok(Receipt {
        title: if bought.cancelled {
            word!(customs, "paper-cancelled", "{what} · cancelled", what = what)
        } else {
            what
        },
        number: word!(customs, "paper-number", "No. {number}", number = bought.number),
        player: bought.name,
        place: place.join(" · "),
        lines: parts
            .into_iter()
            .filter(|(_, part)| *part > Money::ZERO)
            .map(|(label, part)| ReceiptLine { label, amount: amount(part) })
            .collect(),
        total: ReceiptLine { label: customs.total(), amount: amount(bought.total) },
        payment: match bought.by_ticket {
            Money::ZERO => payment(customs, bought.payment, bought.paid_out),
            ticket => word!(
                customs,
                "paper-paid-in-part",
                "{amount} by ticket, the rest: {payment}",
                amount = amount(ticket),
                payment = payment(customs, bought.payment, bought.paid_out)
            ),
        },
        chips: if bought.paid_out { String::new() } else { chips },
        event: format!("{} · {}", tournament.setup.name, customs.moment(bought.at)),
        keep: if bought.paid_out {
            word!(
                customs,
                "paper-check-payout",
                "Please check name and amount before you leave the desk."
            )
        } else {
            word!(
                customs,
                "paper-check-receipt",
                "Please check name, seat and amounts before your first hand (TCH 4a)."
            )
        },
    })
}

/// Whether and by what it was paid, or paid out.
fn payment(customs: &Customs, by: Payment, paid_out: bool) -> String {
    customs.say(match (by, paid_out) {
        (Payment::Unpaid, _) => phrase!("paper-unpaid", "Not paid yet"),
        (Payment::Other, false) => phrase!("paper-paid", "Paid"),
        (Payment::Other, true) => phrase!("paper-paid-out", "Paid out"),
        (Payment::Cash, false) => phrase!("paper-paid-cash", "Paid in cash"),
        (Payment::Cash, true) => phrase!("paper-paid-out-cash", "Paid out in cash"),
        (_, false) => {
            phrase!("paper-paid-by", "Paid by {means}", means = by.said())
        }
        (_, true) => {
            phrase!("paper-paid-out-by", "Paid out by {means}", means = by.said())
        }
    })
}

/// What came in and went out so far, with the tickets that are out.
pub(super) fn report_of(of: &Source<'_>, tickets: &TicketsView) -> CashReport {
    let customs = &of.customs;
    let report = cash_report(of.tournament());
    let amount =
        |money: Money| if money == Money::ZERO { String::new() } else { customs.figure(money) };
    // A column that nothing ever moved is left out; that of the tills never is.
    type Column = (Phrase, fn(&Accounts) -> Money);
    let tills: Column = (phrase!("paper-tills", "Tills"), Accounts::tills);
    let others: [Column; 7] = [
        (phrase!("paper-prizes", "Prizes"), |accounts| accounts.prizes),
        (phrase!("paper-fees", "Fees"), |accounts| accounts.fees),
        (phrase!("paper-bounties", "Bounties"), |accounts| accounts.bounties),
        (phrase!("paper-staff", "Staff"), |accounts| accounts.staff),
        (phrase!("paper-league", "League"), |accounts| accounts.league),
        (phrase!("paper-held", "Held"), |accounts| accounts.held),
        (phrase!("paper-taken-out", "Taken out"), |accounts| accounts.withheld),
    ];
    let moved = |(_, sum): &Column| report.rows.iter().any(|row| sum(&row.accounts) != Money::ZERO);
    let columns: Vec<Column> =
        [tills].into_iter().chain(others.into_iter().filter(moved)).collect();
    let row = |what: String, count: String, accounts: &Accounts, sum: bool| CashRow {
        what,
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
    let rows = report
        .rows
        .iter()
        .map(|one| row(customs.say(one.what.clone()), times(one.count), &one.accounts, false));
    let sum = row(together(customs), String::new(), &report.accounts, true);
    let money = |label: String, money: Money| figure(label, customs.money(money));
    let accounts = &report.accounts;
    let tills = [
        (phrase!("paper-card", "Card"), accounts.card),
        (phrase!("paper-transfer", "Transfer"), accounts.transfer),
        (phrase!("paper-voucher", "Voucher"), accounts.voucher),
        (phrase!("paper-ticket", "Ticket"), accounts.ticket),
        (phrase!("paper-comp", "Comp"), accounts.comp),
        (phrase!("paper-other", "Other"), accounts.other),
        (phrase!("paper-owed-by-players", "Owed by players"), accounts.owed),
        (phrase!("paper-owed-by-house", "Owed by the house"), accounts.house),
    ];
    let tills = [(phrase!("paper-cash", "Cash"), accounts.cash)]
        .into_iter()
        .chain(tills.into_iter().filter(|(_, sum)| *sum != Money::ZERO))
        .map(|(label, sum)| money(customs.say(label), sum))
        .chain([money(together(customs), report.tills)])
        .collect();
    let others = report.to_pay_out.iter().map(|one| CashRow {
        what: customs.say(one.heading()),
        count: String::new(),
        amounts: [one.collected, one.paid_out, one.held].map(|sum| customs.figure(sum)).to_vec(),
    });
    let others = others.collect();
    let drawers = report.drawers.as_ref().map(|drawers| drawer_rows(drawers, customs));
    let balance = word!(
        customs,
        "paper-cash-balance",
        "In the tills and owed {tills}, for prizes and everybody else {purposes}: the difference is {difference}.",
        tills = customs.money(report.tills),
        purposes = customs.money(report.purposes),
        difference = customs.money(report.balance)
    );
    let owed = (tickets.out > 0).then(|| {
        let worth = customs.money(tickets.owed);
        match tickets.out {
            1 => word!(
                customs,
                "paper-ticket-owed",
                "1 ticket is out: an entry worth {worth} is owed.",
                worth
            ),
            out => word!(
                customs,
                "paper-tickets-owed",
                "{out} tickets are out: entries worth {worth} are owed.",
                out,
                worth
            ),
        }
    });
    let title = word!(customs, "paper-cash-report", "Cash report");
    let figures = vec![
        money(word!(customs, "paper-came-in", "Came in"), report.came_in),
        money(
            word!(customs, "paper-money-went-out", "Went out"),
            Money::ZERO.minus(report.went_out),
        ),
        money(word!(customs, "paper-house-fees", "House fees"), accounts.fees),
        money(word!(customs, "paper-prizes-open", "Prizes not paid out"), accounts.prizes),
    ];
    CashReport {
        ends: Ends { imprint: of.imprint_with_line(), ..of.ends(title, figures) },
        columns: columns.iter().map(|(label, _)| customs.say(label.clone())).collect(),
        rows: rows.chain([sum]).collect(),
        tills_title: word!(customs, "paper-where-money", "Where the money is"),
        tills,
        others_title: word!(customs, "paper-for-others", "For others"),
        others_columns: vec![
            word!(customs, "paper-collected", "Collected"),
            word!(customs, "paper-paid-out-to-others", "Paid out"),
            word!(customs, "paper-still-held", "Still held"),
        ],
        others,
        drawers_title: word!(customs, "paper-drawers", "Drawers"),
        drawers_columns: vec![
            word!(customs, "paper-float", "Float"),
            word!(customs, "paper-in", "In"),
            word!(customs, "paper-out", "Out"),
            word!(customs, "paper-to-safe", "To the safe"),
            word!(customs, "paper-should-hold", "Should hold"),
            word!(customs, "paper-counted", "Counted"),
            word!(customs, "paper-difference", "Difference"),
        ],
        drawers: drawers.unwrap_or_default(),
        balance,
        tickets: owed.unwrap_or_default(),
        signature: word!(customs, "paper-counted-by", "Counted by, date and signature"),
    }
}

/// Before the sum of all.
fn together(customs: &Customs) -> String {
    word!(customs, "paper-together", "Together")
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
        .then(|| row(word!(customs, "paper-no-drawer", "In no drawer"), &view.outside, None, None));
    let all = row(together(customs), &view.all, None, Some(view.difference));
    each.chain(outside).chain([all]).collect()
}
