//! Deals: what each player would get by each way, and the deal in force.

use crate::entries::ledger::Payment;
use crate::ids::{ChipCount, EntryId, Millis};
use crate::money::Money;
use crate::prizes::deal::{
    Counted, DealKind, from_deal, may_deal, offers, position, prizes_to_share,
};
use crate::prizes::hand_over::handed_to;
use crate::prizes::places::finishes;
use crate::tournament::Tournament;
use crate::views::desk::Citation;
use crate::views::players::Allowed;
use crate::views::prizes::reportable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One player in a deal that is talked about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The chips counted; 0 while they are not.
    pub chips: ChipCount,
    /// Their share of all that were counted, in hundredths of a per cent.
    pub share: u32,
    /// What the player gets evenly.
    pub even: Money,
    /// By chips.
    pub by_chips: Money,
    /// By what the stack is worth.
    pub icm: Money,
}

/// A deal side by side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealView {
    /// Whether a deal may be made now, and why not.
    pub allowed: Allowed,
    /// The players who are left, in the order of their chips; of their seats before they are counted.
    pub rows: Vec<DealRow>,
    /// All stacks are counted, so that there are amounts.
    pub complete: bool,
    /// The chips counted.
    pub counted: ChipCount,
    /// The chips in play.
    pub in_play: ChipCount,
    /// What is still to be won.
    pub prizes: Money,
    /// What is left for the winner.
    pub left: Money,
    /// What is shared.
    pub shared: Money,
    /// What the rule book says of it.
    pub position: String,
    /// Where it says so.
    pub rule: Option<Citation>,
}

/// One player in the deal in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealShare {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The chips counted.
    pub chips: ChipCount,
    /// What the player gets in any case.
    pub share: Money,
    /// What is still owed of it, and of the amount for the winner if it is this player's.
    pub owed: Money,
    /// When it was last handed over.
    pub paid_at: Option<Millis>,
    /// By what the last of it was paid out.
    pub paid_by: Option<Payment>,
    /// The place, once it is certain.
    pub place: Option<u32>,
    /// The net winnings, where they are above the reporting threshold.
    pub reportable: Option<Money>,
}

/// The deal in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealInForce {
    /// How it was reckoned.
    pub kind: DealKind,
    /// When it was made.
    pub at: Millis,
    /// The players, the most chips first.
    pub rows: Vec<DealShare>,
    /// What is shared.
    pub shared: Money,
    /// What is left for the winner.
    pub left: Money,
    /// What the rule book says of it.
    pub position: String,
    /// Where it says so.
    pub rule: Option<Citation>,
    /// The prizes of these places are not what they were when the deal was made: by so much, since a correction.
    pub off_by: Money,
}

/// What each player left would get of the prizes still to be won, less what is left for the winner.
#[must_use]
pub fn deal_view(tournament: &Tournament, stacks: &[Counted], left: Money) -> DealView {
    let chips_of = |entry: EntryId| {
        stacks.iter().find(|stack| stack.entry == entry).map_or(0, |stack| stack.chips)
    };
    let seats = tournament.room.tables().flat_map(|(_, table)| table.seats());
    let mut players: Vec<(EntryId, ChipCount)> =
        seats.filter_map(|(_, who)| Some((who?, chips_of(who?)))).collect();
    players.truncate(MOST);
    let allowed = Allowed::from_verdict(may_deal(tournament));
    let complete = allowed.yes && players.iter().all(|(_, chips)| *chips > 0);
    if complete {
        players.sort_by_key(|(_, chips)| std::cmp::Reverse(*chips));
    }
    let chips: Vec<ChipCount> = players.iter().map(|(_, chips)| *chips).collect();
    let counted = chips.iter().copied().fold(0, u64::saturating_add);
    let prizes: Money = if allowed.yes {
        prizes_to_share(tournament, Money::ZERO).into_iter().sum()
    } else {
        Money::ZERO
    };
    let left = Money(left.0.clamp(0, prizes.0.saturating_sub(1).max(0)));
    let to_share = if complete { prizes_to_share(tournament, left) } else { Vec::new() };
    let found = offers(&chips, &to_share);
    let at = |amounts: &[Money], index: usize| amounts.get(index).copied().unwrap_or_default();
    let rows = players
        .iter()
        .enumerate()
        .map(|(index, (entry, chips))| DealRow {
            entry: *entry,
            name: tournament.name(*entry).to_string(),
            chips: *chips,
            share: hundredths(*chips, counted),
            even: at(&found.even, index),
            by_chips: at(&found.chips, index),
            icm: at(&found.icm, index),
        })
        .collect();
    let (position, rule) = position(tournament.setup.rules.book, left);
    DealView {
        allowed,
        rows,
        complete,
        counted,
        in_play: tournament.chips_in_play,
        prizes,
        left,
        shared: prizes.minus(left),
        position,
        rule,
    }
}

/// The most players of a deal.
const MOST: usize = 200;

fn hundredths(part: u64, all: u64) -> u32 {
    let exact = u128::from(part).saturating_mul(10_000).checked_div(u128::from(all)).unwrap_or(0);
    u32::try_from(exact).unwrap_or(10_000)
}

/// The deal that is talked about, as long as everybody counted is still in.
#[must_use]
pub fn deal_talk(tournament: &Tournament) -> Option<DealView> {
    let talk = tournament.deal_talk.as_ref()?;
    let view = deal_view(tournament, &talk.stacks, talk.left);
    (view.complete && view.rows.len() == talk.stacks.len()).then_some(view)
}

/// The deal in force.
#[must_use]
pub fn deal_in_force(tournament: &Tournament) -> Option<DealInForce> {
    let deal = tournament.deal.as_ref()?;
    let finishes = finishes(tournament);
    let place = |entry: EntryId| {
        finishes.iter().find(|finish| finish.entries.contains(&entry)).map(|finish| finish.place)
    };
    let handed = handed_to(tournament);
    let mut rows: Vec<DealShare> = deal
        .stacks
        .iter()
        .map(|stack| {
            let due = from_deal(tournament, stack.entry).unwrap_or_default();
            let last = handed.get(&stack.entry);
            let handed = last.map_or(Money::ZERO, |last| last.amount);
            DealShare {
                entry: stack.entry,
                name: tournament.name(stack.entry).to_string(),
                chips: stack.chips,
                share: deal.shares.get(&stack.entry).copied().unwrap_or_default(),
                owed: Money(due.minus(handed).0.max(0)),
                paid_at: last.map(|last| last.at),
                paid_by: last.map(|last| last.payment),
                place: place(stack.entry),
                reportable: reportable(tournament, stack.entry),
            }
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.chips));
    let shared: Money = rows.iter().map(|row| row.share).sum();
    let prizes = crate::prizes::payouts::payouts(tournament);
    let now: Money = prizes.into_iter().take(rows.len()).sum();
    let (position, rule) = position(tournament.setup.rules.book, deal.left);
    Some(DealInForce {
        kind: deal.kind,
        at: deal.at,
        off_by: now.minus(shared.plus(deal.left)),
        rows,
        shared,
        left: deal.left,
        position,
        rule,
    })
}
