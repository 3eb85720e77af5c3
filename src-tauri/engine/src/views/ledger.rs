//! The ledger's page, the cash report and a receipt: every figure worked out.

use crate::actions::command::Command;
use crate::actions::entries::cancel_purchase::{CancelPurchase, may_cancel_purchase};
use crate::actions::entries::note_payment::note_said;
use crate::actions::entries::pay_out::{ToPayOut, paid_out, to_pay_out};
use crate::actions::entries::withdraw::{Withdraw, may_withdraw};
use crate::base::finding::Wanted;
use crate::base::ids::position;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::accounts::{Accounts, accounts};
use crate::rules::prizes::paid_too_much::to_come_back;
use crate::rules::prizes::pool::pool;
use crate::state::entry::{Entry, Purchase, PurchaseKind};
use crate::state::held_money::{HeldMoney, HeldMoneyEnd};
use crate::state::ledger::{LedgerKind, LedgerLine};
use crate::state::prelude::*;
use crate::views::drawers::{DrawersView, drawers_view};
use crate::views::page::page;
use crate::views::players::Allowed;

/// Which lines of the ledger are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LedgerFilter {
    /// All of them.
    #[default]
    All,
    /// What was sold: entries, re-entries, rebuys and add-ons.
    Sold,
    /// What is not paid yet.
    Unpaid,
    /// What went back or out: refunds, cancellations, held money, prizes, bounties, what was paid out.
    Out,
}

/// One line of the ledger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LedgerRow {
    /// Its number in the ledger, from 1.
    pub number: u32,
    /// When, in tournament time.
    pub at: Millis,
    /// What it was.
    pub kind: LedgerKind,
    /// The word for it.
    pub what: Phrase,
    /// Whose entry it concerns; absent where the house itself paid.
    pub entry: Option<EntryId>,
    /// The player's name, or to whom money was paid out; empty where the house itself paid.
    pub name: String,
    /// Which purchase of the entry, counted from 0.
    pub purchase: u32,
    /// How much for what.
    pub price: Price,
    /// All of it; negative where money went back or out.
    pub total: Money,
    /// By what it was paid.
    pub payment: Payment,
    /// A purchase that was cancelled since.
    pub cancelled: bool,
    /// A purchase that is not paid yet.
    pub unpaid: bool,
    /// What is noted of the payment: the number of a ticket, who paid for the player; possibly empty.
    pub note: Phrase,
    /// Whether the purchase may be cancelled now, or why not; absent where the line is no purchase that stands.
    pub cancel: Option<Allowed>,
    /// The command that cancels it; absent as well.
    pub cancel_command: Option<Command>,
    /// There is a receipt of it: a purchase that stands, a prize, bounties.
    pub receipt: bool,
}

/// A page of the ledger with what all of it comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LedgerView {
    /// How many lines match.
    pub total: u32,
    /// This page, the latest first.
    pub rows: Vec<LedgerRow>,
    /// What is in each till and what it is for.
    pub accounts: Accounts,
    /// The tills together.
    pub tills: Money,
    /// The purposes together; always what is in the tills.
    pub purposes: Money,
    /// The money of no-shows that waits to be collected.
    pub held_money: Vec<HeldMoneyRow>,
    /// What is to be paid out to the house, the staff, the league and whoever was named.
    pub to_pay_out: Vec<ToPayOut>,
}

/// Money held for a no-show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HeldMoneyRow {
    /// Whose.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// How much.
    pub amount: Money,
    /// Until when it can be collected, in tournament time.
    pub until: Millis,
    /// Nobody came in time.
    pub over: bool,
}

/// What came in and went out for one reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CashRow {
    /// The reason.
    pub what: Phrase,
    /// How often; 0 for what the house has said once and for all.
    pub count: u32,
    /// Into the tills; negative for out of them.
    pub tills: Money,
    /// What it changed.
    pub accounts: Accounts,
}

/// The cash report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CashReport {
    /// What came in and went out, by its reason.
    pub rows: Vec<CashRow>,
    /// What was collected for others, paid out and is still held.
    pub to_pay_out: Vec<ToPayOut>,
    /// The cashiers' drawers; none where none was opened.
    pub drawers: Option<DrawersView>,
    /// What came into the tills, what is owed included.
    pub came_in: Money,
    /// What went out of them.
    pub went_out: Money,
    /// What all of it comes to.
    pub accounts: Accounts,
    /// What is in the tills.
    pub tills: Money,
    /// What it is for.
    pub purposes: Money,
    /// The tills less the purposes: nothing.
    pub balance: Money,
}

/// What a player bought or was paid, to be handed out on paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Receipt {
    /// The number of the ledger's line.
    pub number: u32,
    /// When, in tournament time.
    pub at: Millis,
    /// Whose entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat, where there is one.
    pub seat: Option<Seat>,
    /// What was bought or paid, such as "Rebuy" or "Prize".
    pub what: Phrase,
    /// The kind of buy-in, where it is not the usual one.
    pub buy_in: String,
    /// The price, line by line.
    pub price: Price,
    /// All of it.
    pub total: Money,
    /// The chips that it bought; none where it was paid out.
    pub chips: u64,
    /// The chips for being early among them.
    pub early: u64,
    /// By what it was paid, less what a ticket pays of it.
    pub payment: Payment,
    /// So much of it a ticket pays that is worth less than all of it; else 0.
    pub by_ticket: Money,
    /// It was taken back since.
    pub cancelled: bool,
    /// It was paid out to the player.
    pub paid_out: bool,
}

fn purchase_of<'a>(
    tournament: &'a Tournament,
    line: &LedgerLine,
) -> Option<(&'a Entry, &'a Purchase)> {
    let entry = tournament.entries.get(&line.entry?).filter(|_| line.kind.is_sold())?;
    Some((entry, entry.purchases.get(usize::try_from(line.purchase).ok()?)?))
}

fn name_of<'a>(tournament: &'a Tournament, line: &LedgerLine) -> &'a str {
    let to = paid_out(tournament, line).map_or("", |paid| paid.to.as_str());
    line.entry.map_or(to, |entry| tournament.name(entry))
}

/// The word for a line; another one where money that was paid out too much has come back.
fn said(line: &LedgerLine) -> Phrase {
    match (line.kind, line.price.total() > Money::ZERO) {
        (LedgerKind::Prize, true) => phrase!("ledger-prize-back", "Prize returned"),
        (LedgerKind::Bounty, true) => phrase!("ledger-bounties-back", "Bounties returned"),
        (kind, _) => kind.said(),
    }
}

fn row(tournament: &Tournament, number: u32, line: &LedgerLine) -> LedgerRow {
    let bought = purchase_of(tournament, line);
    let stands = bought.filter(|(_, purchase)| !purchase.cancelled);
    let undone = stands.zip(line.entry).map(|((_, purchase), entry)| match purchase.kind {
        PurchaseKind::Entry | PurchaseKind::ReEntry => (
            Allowed::from_verdict(may_withdraw(tournament, entry)),
            Withdraw::before_a_hand(entry).into(),
        ),
        PurchaseKind::Rebuy | PurchaseKind::AddOn => {
            let purchase = line.purchase;
            let allowed = Allowed::from_verdict(may_cancel_purchase(tournament, entry, purchase));
            (allowed, CancelPurchase { entry, purchase }.into())
        }
    });
    let (cancel, cancel_command) = undone.unzip();
    LedgerRow {
        number,
        at: line.at,
        kind: line.kind,
        what: match paid_out(tournament, line) {
            Some(paid) => {
                let whose = paid.heading();
                phrase!("ledger-paid-out-of", "{whose}: paid out", whose)
            }
            None => said(line),
        },
        entry: line.entry,
        name: name_of(tournament, line).to_string(),
        purchase: line.purchase,
        price: line.price,
        total: line.price.total(),
        payment: stands.map_or(line.payment, |(_, purchase)| purchase.payment),
        cancelled: bought.is_some_and(|(_, purchase)| purchase.cancelled),
        unpaid: stands.is_some_and(|(_, purchase)| purchase.payment == Payment::Unpaid),
        note: line
            .entry
            .and_then(|entry| tournament.payment_notes.get(&(entry, line.purchase)))
            .filter(|_| bought.is_some())
            .map_or_else(Phrase::default, |noted| {
                let note = note_said(&noted.note, &noted.by);
                let part = bought.filter(|(_, bought)| bought.by_ticket > Money::ZERO);
                let part = part.map(|(_, bought)| {
                    let amount = tournament.money(bought.by_ticket);
                    phrase!("a-ticket-pays", "the ticket pays {amount}", amount)
                });
                Phrase::reasons([note].into_iter().chain(part))
            }),
        receipt: cancel.is_some() || matches!(line.kind, LedgerKind::Prize | LedgerKind::Bounty),
        cancel,
        cancel_command,
    }
}

fn shown(tournament: &Tournament, filter: LedgerFilter, line: &LedgerLine) -> bool {
    let sold = line.kind.is_sold();
    match filter {
        LedgerFilter::All => true,
        LedgerFilter::Sold => sold,
        LedgerFilter::Unpaid => purchase_of(tournament, line).is_some_and(|(_, purchase)| {
            !purchase.cancelled && purchase.payment == Payment::Unpaid
        }),
        LedgerFilter::Out => !sold && !matches!(line.kind, LedgerKind::Settled | LedgerKind::House),
    }
}

/// A page of the ledger: the lines of this filter whose player's name contains `search`, the latest first.
pub fn ledger_view(
    tournament: &Tournament,
    filter: LedgerFilter,
    search: &str,
    from: u32,
    count: u32,
    now: Millis,
) -> LedgerView {
    let wanted = Wanted::of(search);
    let matching: Vec<(u32, &LedgerLine)> = (1..)
        .zip(tournament.ledger.iter())
        .filter(|(_, line)| {
            shown(tournament, filter, line)
                && (wanted.is_anybody()
                    || line.entry.is_some_and(|entry| tournament.answers(entry, &wanted).is_some())
                    || wanted.found_in_text(name_of(tournament, line)).is_some())
        })
        .collect();
    let rows = page(matching.iter().rev(), from, count)
        .map(|(number, line)| row(tournament, *number, line))
        .collect();
    let accounts = accounts(tournament);
    let waits = |held: &&HeldMoney| held.end == HeldMoneyEnd::Waits;
    let held = tournament.held.iter().filter(waits).map(|held| HeldMoneyRow {
        entry: held.entry,
        name: tournament.name(held.entry).to_string(),
        amount: held.price.total(),
        until: held.until,
        over: now >= held.until,
    });
    LedgerView {
        total: to_u32(matching.len()),
        rows,
        accounts,
        tills: accounts.tills(),
        purposes: accounts.purposes(),
        held_money: held.collect(),
        to_pay_out: to_pay_out(tournament),
    }
}

/// What came in and went out, by its reason.
pub fn cash_report(tournament: &Tournament) -> CashReport {
    let mut by_kind: BTreeMap<LedgerKind, (u32, Accounts)> = BTreeMap::new();
    for line in tournament.ledger.iter() {
        let (count, sum) = by_kind.entry(line.kind).or_default();
        *count = count.saturating_add(1);
        *sum = sum.after(line);
    }
    let row = |what: Phrase, count: u32, accounts: Accounts| CashRow {
        what,
        count,
        tills: accounts.tills(),
        accounts,
    };
    let moved =
        by_kind.into_iter().map(|(kind, (count, accounts))| row(kind.several(), count, accounts));
    let said = said_once(tournament).into_iter().map(|(what, accounts)| row(what, 0, accounts));
    let rows: Vec<CashRow> = moved.chain(said).collect();
    let accounts = accounts(tournament);
    CashReport {
        came_in: rows.iter().map(|row| Money(row.tills.0.max(0))).sum(),
        went_out: rows.iter().map(|row| Money(row.tills.0.min(0))).sum(),
        rows,
        to_pay_out: to_pay_out(tournament),
        drawers: (!tournament.drawers.is_empty()).then(|| drawers_view(tournament)),
        accounts,
        tills: accounts.tills(),
        purposes: accounts.purposes(),
        balance: accounts.balance(),
    }
}

/// What the house has said about the pool, as accounts of its own: what it adds and the overlay are owed by it, what it takes
/// out is no longer for prizes. Last what was paid too much.
fn said_once(tournament: &Tournament) -> Vec<(Phrase, Accounts)> {
    let too_much = (
        phrase!("ledger-too-much", "Paid too much, until it is settled"),
        Accounts::default().with_too_much(to_come_back(tournament)),
    );
    let pool = pool(tournament);
    let given = |amount: Money| Accounts { house: amount, prizes: amount, ..Accounts::default() };
    let added = (phrase!("ledger-added", "Added by the house"), given(pool.added));
    let overlay = (phrase!("ledger-overlay", "Overlay up to the guarantee"), given(pool.overlay));
    let kept = pool.withheld.iter().map(|line| {
        let prizes = Money::ZERO.minus(line.amount);
        (
            Phrase::own(line.name.as_str()),
            Accounts { prizes, withheld: line.amount, ..Accounts::default() },
        )
    });
    let all = [added, overlay].into_iter().chain(kept).chain([too_much]);
    all.filter(|(_, accounts)| *accounts != Accounts::default()).collect()
}

/// The receipt of what a line of the ledger sold or paid out to a player; none for any other line.
pub fn receipt(tournament: &Tournament, number: u32) -> Option<Receipt> {
    let line = tournament.ledger.get(position(number)?)?;
    let of = line.entry?;
    let entry = tournament.entries.get(&of)?;
    let blank = Receipt {
        number,
        at: line.at,
        entry: of,
        name: tournament.name(of).to_string(),
        seat: match entry.standing {
            Standing::Seated { seat } => Some(seat),
            _ => None,
        },
        what: said(line),
        buy_in: String::new(),
        price: line.price,
        total: line.price.total(),
        chips: 0,
        early: 0,
        payment: line.payment,
        by_ticket: Money::ZERO,
        cancelled: false,
        paid_out: false,
    };
    if matches!(line.kind, LedgerKind::Prize | LedgerKind::Bounty) {
        let paid_out = line.price.total() <= Money::ZERO;
        let price = if paid_out { line.price.negated() } else { line.price };
        return Some(Receipt { price, total: price.total(), paid_out, ..blank });
    }
    let (_, bought) = purchase_of(tournament, line)?;
    let kind = position(bought.buy_in).and_then(|index| tournament.setup.buy_ins.get(index));
    Some(Receipt {
        buy_in: kind.map_or_else(String::new, |kind| kind.name.clone()),
        price: bought.price,
        total: bought.price.total(),
        chips: bought.chips,
        early: bought.early,
        payment: bought.payment,
        by_ticket: bought.by_ticket,
        cancelled: bought.cancelled,
        ..blank
    })
}
