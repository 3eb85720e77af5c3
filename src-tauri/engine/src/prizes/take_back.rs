//! What was paid out and is not due any more, since a correction: shown until the money has come back.
//!
//! A line that was paid stands whatever is corrected before it. So a correction can leave a player with more than the place
//! pays, or with a prize that is somebody else's. That player owes it, as one who has not paid for an entry does.

use super::bounties::won as bounties_won;
use super::hand_over::{HandedOver, Handover, handed_to, together};
use super::pay_bounties::BountiesPaid;
use super::won::Won;
use crate::command::{Action, Context};
use crate::entries::ledger::Payment;
use crate::event::Event;
use crate::ids::EntryId;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::ordinals;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What was paid out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PaidFor {
    /// A prize.
    #[default]
    Prize,
    /// Bounties.
    Bounties,
}

/// Notes that money which was paid out too much has come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// From whom.
    pub entry: EntryId,
    /// What it was paid for.
    #[serde(default)]
    pub of: PaidFor,
    /// How much; absent for all that is too much.
    #[serde(default)]
    pub amount: Option<Money>,
    /// By what it came back.
    #[serde(default)]
    pub payment: Payment,
}

/// Somebody who was paid more than is due.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PaidTooMuch {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// What it was paid for.
    pub of: PaidFor,
    /// What was paid out.
    pub paid: Money,
    /// What is due now.
    pub due: Money,
    /// The difference: what is to come back.
    pub too_much: Money,
    /// Why, in one sentence.
    pub says: String,
}

/// What somebody was paid above what is due: the entry, what was paid, what is due.
fn above(
    paid: BTreeMap<EntryId, Handover>,
    due: impl Fn(EntryId) -> Money,
) -> Vec<(EntryId, Money, Money)> {
    let each = paid.into_iter().map(|(entry, paid)| (entry, paid.amount, due(entry)));
    each.filter(|(_, paid, due)| paid > due).collect()
}

/// The prizes that were paid above what is due.
fn prizes_above(tournament: &Tournament) -> Vec<(EntryId, Money, Money)> {
    if tournament.handovers.is_empty() {
        return Vec::new();
    }
    let due = Won::of(tournament).each();
    above(handed_to(tournament), |entry| due.get(&entry).copied().unwrap_or_default())
}

/// The bounties that were paid above what is due.
fn bounties_above(tournament: &Tournament) -> Vec<(EntryId, Money, Money)> {
    if tournament.bounties_paid.is_empty() {
        return Vec::new();
    }
    let due = bounties_won(tournament);
    above(together(&tournament.bounties_paid), |entry| {
        due.get(&entry).map_or(Money::ZERO, |(_, amount)| *amount)
    })
}

/// What is to come back to the prizes, and to the bounties.
#[must_use]
pub fn to_come_back(tournament: &Tournament) -> (Money, Money) {
    let sum = |all: Vec<(EntryId, Money, Money)>| {
        all.into_iter().map(|(_, paid, due)| paid.minus(due)).sum::<Money>()
    };
    (sum(prizes_above(tournament)), sum(bounties_above(tournament)))
}

/// Everybody who was paid too much, in the order of their entries, prizes first.
#[must_use]
pub fn paid_too_much(tournament: &Tournament) -> Vec<PaidTooMuch> {
    let money = |amount| tournament.money(amount);
    let row = |of: PaidFor, (entry, paid, due): (EntryId, Money, Money), now: String| {
        let what = match of {
            PaidFor::Prize => "",
            PaidFor::Bounties => " in bounties",
        };
        let due_now = match due {
            Money::ZERO => "nothing".to_string(),
            due => money(due),
        };
        PaidTooMuch {
            entry,
            name: tournament.name(entry).to_string(),
            of,
            paid,
            due,
            too_much: paid.minus(due),
            says: format!(
                "{} was paid {}{what} and is due {due_now}{now}: {} too much until it is settled.",
                tournament.name(entry),
                money(paid),
                money(paid.minus(due))
            ),
        }
    };
    let prizes = prizes_above(tournament);
    let places: BTreeMap<EntryId, String> = match prizes.is_empty() {
        true => BTreeMap::new(),
        false => Won::of(tournament)
            .finishes
            .iter()
            .flat_map(|finish| {
                let place = ordinals(finish.place, finish.place_to);
                finish.entries.iter().map(move |entry| (*entry, place.clone()))
            })
            .collect(),
    };
    let stands = |entry: EntryId| match places.get(&entry) {
        Some(place) => format!(" as {place}"),
        None if tournament.is_in(entry) => " while still in".to_string(),
        None => String::new(),
    };
    let prizes = prizes.into_iter().map(|one| row(PaidFor::Prize, one, stands(one.0)));
    let bounties = bounties_above(tournament).into_iter();
    prizes.chain(bounties.map(|one| row(PaidFor::Bounties, one, String::new()))).collect()
}

impl Action for TakeBack {
    /// # Errors
    /// Refused where nothing was paid too much, for nothing, for more than was too much, and for a means of payment that moves
    /// no money.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let payment = self.payment.moves_money()?;
        let name = tournament.name(self.entry);
        let above = match self.of {
            PaidFor::Prize => prizes_above(tournament),
            PaidFor::Bounties => bounties_above(tournament),
        };
        let mine = above.into_iter().find(|(entry, _, _)| *entry == self.entry);
        let too_much = mine.map(|(_, paid, due)| paid.minus(due)).ok_or_else(|| {
            if name.is_empty() {
                Refusal::unknown("There is no such entry.")
            } else {
                Refusal::not_now(format!("{name} has not been paid more than is due."))
            }
        })?;
        let amount = self.amount.unwrap_or(too_much);
        if amount <= Money::ZERO || amount > too_much {
            let too_much = tournament.money(too_much);
            return Err(Refusal::bad(format!(
                "{name} was paid {too_much} too much: take back at most that."
            )));
        }
        // Handed over and taken back are one sum: a line with the amount below nothing.
        let (at, entry, amount) = (context.now, self.entry, Money::ZERO.minus(amount));
        Ok(vec![match self.of {
            PaidFor::Prize => HandedOver { at, entry, amount, payment }.into(),
            PaidFor::Bounties => BountiesPaid { at, entry, amount, payment }.into(),
        }])
    }
}
