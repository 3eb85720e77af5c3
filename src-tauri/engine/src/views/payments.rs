//! The list of payments: who is still to be paid, who still owes, and whether the cash balances.

use crate::actions::command::{Command, Context};
use crate::advice::payments::{Open, open};
use crate::base::finding::Wanted;
use crate::base::ids::{EntryId, Millis};
use crate::base::money::Money;
use crate::base::numbers::to_u32;
use crate::base::numbers::to_usize;
use crate::base::wording::{Phrase, phrase};
use crate::rules::prizes::accounts::accounts;
use crate::state::ledger::Payment;
use crate::state::tournament::Tournament;
use crate::views::players::Allowed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player with whom something is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PaymentRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// Of the prize, to be paid out.
    pub prize: Money,
    /// Of the bounties, to be paid out.
    pub bounties: Money,
    /// What the player owes for entries, rebuys and add-ons.
    pub owes: Money,
    /// What the place wins beside money, to be handed over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub goods: Vec<String>,
    /// What was paid out to the player and is not due.
    pub too_much: Money,
    /// What pays out the next part of it in cash; absent where nothing is to be paid out.
    pub pay: Option<Command>,
    /// Whether it may be paid out now, and why not.
    pub allowed: Allowed,
}

/// The list of payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PaymentsView {
    /// How many rows answer to the search.
    pub total: u32,
    /// How many rows there are without it.
    pub of: u32,
    /// The rows asked for, by name.
    pub rows: Vec<PaymentRow>,
    /// Whether the cash balances, or what is still open, in one line.
    #[ts(type = "string")]
    pub says: Phrase,
    /// Nothing is open.
    pub balances: bool,
}

/// The most rows of a page.
const PAGE: u32 = 500;

/// A page of the list of payments at `now`.
#[must_use]
pub fn payments_view(
    tournament: &Tournament,
    search: &str,
    from: u32,
    rows: u32,
    now: Millis,
) -> PaymentsView {
    let open = open(tournament);
    let wanted = Wanted::of(search);
    let all = search.trim().is_empty();
    let mut found: Vec<(EntryId, &Open)> = open
        .iter()
        .map(|(entry, open)| (*entry, open))
        .filter(|(entry, _)| all || tournament.answers(*entry, &wanted).is_some())
        .collect();
    found.sort_by_key(|(entry, _)| (tournament.sorted_name(*entry).to_string(), *entry));
    let balance = accounts(tournament).balance();
    let page = found.iter().skip(to_usize(from));
    let shown = page.take(to_usize(rows.min(PAGE)));
    PaymentsView {
        total: to_u32(found.len()),
        of: to_u32(open.len()),
        rows: shown.map(|(entry, open)| row(tournament, *entry, open, now)).collect(),
        says: says(tournament, open.values(), balance),
        balances: open.is_empty() && balance == Money::ZERO,
    }
}

fn row(tournament: &Tournament, entry: EntryId, open: &Open, now: Millis) -> PaymentRow {
    let Open { prize, goods, bounties, owes, too_much } = open.clone();
    let pay = open.pays(entry, Payment::Cash);
    let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
    let verdict = pay.as_ref().map_or(Ok(()), |pay| pay.decide(tournament, &context).map(|_| ()));
    let allowed = Allowed::from_verdict(verdict);
    let name = tournament.name(entry).to_string();
    PaymentRow { entry, name, prize, goods, bounties, owes, too_much, pay, allowed }
}

/// "Cash balances.", or what is still open.
fn says<'a>(
    tournament: &Tournament,
    open: impl Iterator<Item = &'a Open> + Clone,
    balance: Money,
) -> Phrase {
    let sum = |of: fn(&Open) -> Money| {
        let some: Vec<Money> =
            open.clone().map(of).filter(|amount| *amount > Money::ZERO).collect();
        let sum = tournament.money(some.iter().copied().sum());
        (!some.is_empty()).then(|| (sum, Phrase::count(some.len(), "player", "players")))
    };
    let pay_out = sum(|open| open.prize.plus(open.bounties)).map(|(sum, players)| {
        phrase!("to-pay-out", "pay out {sum} ({players})", sum = sum, players = players)
    });
    let collect = sum(|open| open.owes).map(|(sum, players)| {
        phrase!("to-collect", "collect {sum} ({players})", sum = sum, players = players)
    });
    let take_back = sum(|open| open.too_much).map(|(sum, players)| {
        phrase!(
            "to-take-back",
            "collect {sum} paid too much ({players})",
            sum = sum,
            players = players
        )
    });
    let parts: Vec<Phrase> = [pay_out, collect, take_back].into_iter().flatten().collect();
    match (balance, parts.is_empty()) {
        (Money::ZERO, true) => phrase!("cash-balances", "Cash balances."),
        (Money::ZERO, false) => phrase!("as-a-sentence", "{words}.", words = parts).capital(),
        (off, _) => phrase!(
            "accounts-are-off",
            "The accounts are off by {amount}.",
            amount = tournament.money(off),
        ),
    }
}
