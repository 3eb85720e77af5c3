//! What is open beside the players' prizes and debts: what the house owes the pool, what others are to be paid or have too much
//! of, bounties that nobody was said to have won, and envelopes that are still closed.

use crate::actions::entries::pay_out::{PayOut, ToPayOut, to_pay_out};
use crate::actions::prizes::mystery::OpenEnvelope;
use crate::actions::prizes::pay_bounties::{PayBounties, paid};
use crate::actions::prizes::settle_house::{SettleHouse, owed_by_house};
use crate::advice::{Advice, AdviceKind, plain, with_more};
use crate::rules::prizes::bounties::{reckon, won};
use crate::rules::prizes::payouts::may_still_grow;
use crate::state::paid_out::Purpose;
use crate::state::prelude::*;

/// What is open beside what players are paid and owe.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OpenMoney {
    /// What the house is to put in; below nothing where it is to take something out.
    pub house: Money,
    /// What was collected for others: to be collected back where more was paid out than there is, and paid out once it is over.
    pub others: Vec<ToPayOut>,
    /// Bounties that nobody was said to have won: whose, and how much.
    pub not_won: Vec<(EntryId, Money)>,
    /// Envelopes that are closed: whose knock-out, which of that entry's, and whether it is known who won it.
    pub closed: Vec<(EntryId, u32, bool)>,
    /// Collected for bounties, and never put into envelopes.
    pub in_no_envelope: Money,
}

/// What is open beside what players are paid and owe. The house's part is certain once entries are closed, and its fees may stay
/// where they are.
pub fn open_money(tournament: &Tournament, now: Millis) -> OpenMoney {
    let over = tournament.phase() == Phase::Finished;
    let house = owed_by_house(tournament);
    let is_open = |line: &ToPayOut| {
        line.held < Money::ZERO
            || (over && line.held > Money::ZERO && line.purpose != Purpose::Fees)
    };
    let all = reckon(tournament);
    let not_won =
        all.fallen.iter().filter(|(_, _, amount, by)| by.is_empty() && *amount > Money::ZERO);
    let closed: Vec<(EntryId, u32, bool)> = tournament
        .mystery
        .iter()
        .flat_map(|mystery| mystery.closed(&all))
        .map(|(of, turn)| {
            let known = all
                .fallen
                .iter()
                .any(|(who, which, _, by)| (*who, *which) == (of, turn) && !by.is_empty());
            (of, turn, known)
        })
        .collect();
    let in_no_envelope = if over && closed.is_empty() { all.in_envelopes } else { Money::ZERO };
    OpenMoney {
        house: if may_still_grow(tournament, now) { Money::ZERO } else { house },
        others: to_pay_out(tournament).into_iter().filter(is_open).collect(),
        not_won: not_won.map(|(of, _, amount, _)| (*of, *amount)).collect(),
        closed,
        in_no_envelope,
    }
}

/// What comes before the prizes once it is over: they need what the house puts in.
pub(super) fn before_prizes(tournament: &Tournament, open: &OpenMoney) -> Option<Advice> {
    (open.house > Money::ZERO).then(|| {
        let amount = tournament.money(open.house);
        let title = phrase!("house-puts-in", "The house puts in {amount}", amount);
        let why =
            phrase!("prizes-need-the-house", "the prizes need the added money and the overlay");
        settle_house(title, why)
    })
}

fn settle_house(title: Phrase, why: Phrase) -> Advice {
    Advice {
        command: Some(SettleHouse { payment: Payment::Cash }.into()),
        ..plain(AdviceKind::Pay, title, why, phrase!("do-paid", "Paid"))
    }
}

/// What comes after the prizes once it is over: the bounties, as they are won and paid, then what is for others and the house.
pub(super) fn after_prizes(tournament: &Tournament, open: &OpenMoney) -> Vec<Advice> {
    let name = |entry: EntryId| tournament.name(entry);
    let missing = |entry: EntryId, title: Phrase| Advice {
        begins: format!("bounty {} by ", name(entry)),
        ..plain(
            AdviceKind::Pay,
            title,
            phrase!("no-winner-was-named", "no winner was named"),
            phrase!("do-choose", "Choose"),
        )
    };
    let closed = open.closed.iter().map(|(of, turn, known)| {
        if !known {
            let title =
                phrase!("say-who-knocked-out", "Say who knocked out {name}", name = name(*of));
            return missing(*of, title);
        }
        let title = phrase!("open-the-envelope", "Open the envelope for {name}", name = name(*of));
        let why = phrase!("envelope-pays-the-knock-out", "it holds the bounty of this knock-out");
        Advice {
            command: Some(OpenEnvelope { of: *of, turn: *turn }.into()),
            ..plain(AdviceKind::Pay, title, why, phrase!("do-open", "Open"))
        }
    });
    let not_won = open.not_won.iter().map(|(of, amount)| {
        let title = phrase!(
            "say-who-won-bounty",
            "Say who won the bounty of {name}: {amount}",
            name = name(*of),
            amount = tournament.money(*amount)
        );
        missing(*of, title)
    });
    let mut due = with_more(not_won.chain(closed).collect());
    due.extend(with_more(pay_bounties(tournament)));
    due.extend(with_more(open.others.iter().map(|line| other(tournament, line)).collect()));
    if open.house < Money::ZERO {
        let amount = tournament.money(Money::ZERO.minus(open.house));
        let title = phrase!("house-takes-out", "The house takes out {amount}", amount = amount);
        let why = phrase!("house-put-in-too-much", "it put in more than the prizes need");
        due.push(settle_house(title, why));
    }
    due
}

/// The bounties still to be paid out.
fn pay_bounties(tournament: &Tournament) -> Vec<Advice> {
    let owed = won(tournament).into_iter().filter_map(|(entry, (count, due))| {
        let missing = due.minus(paid(tournament, entry));
        if missing <= Money::ZERO {
            return None;
        }
        let (amount, name) = (tournament.money(missing), tournament.name(entry));
        let title = phrase!("pay-bounties", "Pay bounties: {amount} to {name}", amount, name);
        let why =
            phrase!("so-many-won", "{what} won", what = Phrase::count(count, "bounty", "bounties"));
        Some(Advice {
            command: Some(PayBounties { entry, payment: Payment::Cash }.into()),
            ..plain(AdviceKind::Pay, title, why, phrase!("do-paid", "Paid"))
        })
    });
    owed.collect()
}

/// What is to be paid out to others, or to be collected from them.
fn other(tournament: &Tournament, line: &ToPayOut) -> Advice {
    let money = |amount| tournament.money(amount);
    let (collected, paid_out) = (money(line.collected), money(line.paid_out));
    let ToPayOut { purpose, name, held, .. } = line.clone();
    let (to, payment) = (String::new(), Payment::Cash);
    let command = PayOut { purpose, name, amount: None, to, payment }.into();
    let why = phrase!(
        "collected-and-paid-out",
        "{collected} collected, {paid} paid out",
        collected = collected,
        paid = paid_out
    );
    let (title, verb) = if held < Money::ZERO {
        let (amount, whose) = (money(Money::ZERO.minus(held)), line.heading());
        let title =
            phrase!("collect-of-others", "Collect {amount} paid too much: {whose}", amount, whose);
        (title, phrase!("do-collected", "Collected"))
    } else {
        let (amount, whose) = (money(held), line.heading());
        let title = phrase!("pay-others", "Pay out {amount}: {whose}", amount, whose);
        (title, phrase!("do-paid", "Paid"))
    };
    Advice { command: Some(command), ..plain(AdviceKind::Pay, title, why, verb) }
}
