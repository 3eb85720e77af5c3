//! What was paid and is no longer due.

use crate::rules::prizes::bounties::won as bounties_won;
use crate::rules::prizes::paid_to::{prizes_paid, together};
use crate::rules::prizes::won::Won;
use crate::state::prelude::*;
use crate::state::prize_payment::PrizePayment;

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
    pub says: Phrase,
}

/// What somebody was paid above what is due: the entry, what was paid, what is due.
pub(crate) fn above(
    paid: BTreeMap<EntryId, PrizePayment>,
    due: impl Fn(EntryId) -> Money,
) -> Vec<(EntryId, Money, Money)> {
    let each = paid.into_iter().map(|(entry, paid)| (entry, paid.amount, due(entry)));
    each.filter(|(_, paid, due)| paid > due).collect()
}

/// The prizes that were paid above what is due.
pub(crate) fn prizes_above(tournament: &Tournament) -> Vec<(EntryId, Money, Money)> {
    if tournament.prize_payments.is_empty() {
        return Vec::new();
    }
    let due = Won::of(tournament).each();
    above(prizes_paid(tournament), |entry| due.get(&entry).copied().unwrap_or_default())
}

/// The bounties that were paid above what is due.
pub(crate) fn bounties_above(tournament: &Tournament) -> Vec<(EntryId, Money, Money)> {
    if tournament.bounties_paid.is_empty() {
        return Vec::new();
    }
    let due = bounties_won(tournament);
    above(together(&tournament.bounties_paid), |entry| {
        due.get(&entry).map_or(Money::ZERO, |(_, amount)| *amount)
    })
}

/// What players were paid above what is due to them, and owe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooMuch {
    /// To come back to the prizes.
    pub prizes: Money,
    /// To come back to the bounties.
    pub bounties: Money,
}

/// What is to come back.
pub fn to_come_back(tournament: &Tournament) -> TooMuch {
    let sum = |all: Vec<(EntryId, Money, Money)>| {
        all.into_iter().map(|(_, paid, due)| paid.minus(due)).sum::<Money>()
    };
    TooMuch { prizes: sum(prizes_above(tournament)), bounties: sum(bounties_above(tournament)) }
}

/// Everybody who is asked now for what was paid too much. Nobody who is still in is: the place may yet be worth it.
pub fn asked_back(tournament: &Tournament) -> Vec<PaidTooMuch> {
    let over = tournament.phase() == Phase::Finished;
    let all = paid_too_much(tournament).into_iter();
    all.filter(|one| over || !tournament.is_in(one.entry)).collect()
}

/// Everybody who was paid too much, in the order of their entries, prizes first.
pub fn paid_too_much(tournament: &Tournament) -> Vec<PaidTooMuch> {
    let money = |amount| tournament.money(amount);
    let row = |of: PaidFor, (entry, paid, due): (EntryId, Money, Money), now: Option<Phrase>| {
        let name = tournament.name(entry);
        let was = match of {
            PaidFor::Prize => {
                phrase!("was-paid", "{name} was paid {amount}", name, amount = money(paid))
            }
            PaidFor::Bounties => phrase!(
                "was-paid-bounties",
                "{name} was paid {amount} in bounties",
                name,
                amount = money(paid)
            ),
        };
        let due_now = match due {
            Money::ZERO => phrase!("nothing-is-due", "nothing is due"),
            due => phrase!("so-much-is-due", "{amount} is due", amount = money(due)),
        };
        PaidTooMuch {
            entry,
            name: name.to_string(),
            of,
            paid,
            due,
            too_much: paid.minus(due),
            says: Phrase::reasons([Some(was), Some(due_now), now].into_iter().flatten()),
        }
    };
    let prizes = prizes_above(tournament);
    let places: BTreeMap<EntryId, Phrase> = match prizes.is_empty() {
        true => BTreeMap::new(),
        false => Won::of(tournament)
            .placed()
            .map(|(finish, entry, _)| (entry, Phrase::places(finish.place, finish.place_to)))
            .collect(),
    };
    let stands = |entry: EntryId| match places.get(&entry) {
        Some(place) => Some(phrase!("finished-place", "finished {place}", place)),
        None if tournament.is_in(entry) => Some(phrase!("still-in", "still in")),
        None => None,
    };
    let prizes = prizes.into_iter().map(|one| row(PaidFor::Prize, one, stands(one.0)));
    let bounties = bounties_above(tournament).into_iter();
    prizes.chain(bounties.map(|one| row(PaidFor::Bounties, one, None))).collect()
}
