//! Deals: what each player would get by each way, and the deal in force.

use crate::actions::prizes::deal::{may_deal, position, typed_sum};
use crate::actions::prizes::pay_prize::owed_by_player;
use crate::rulebook::citations::Citation;
use crate::rules::prizes::deal::{offers, prizes_to_share};
use crate::rules::prizes::paid_to::prizes_paid;
use crate::rules::prizes::payouts::{may_still_grow, payouts};
use crate::rules::prizes::won::Won;
use crate::state::deal::{AgreedShare, Counted, DealKind};
use crate::state::prelude::*;
use crate::views::players::Allowed;
use crate::views::prizes::reportable;

/// One player in a deal that is talked about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// Where the player sits.
    pub seat: Option<Seat>,
    /// The chips counted; 0 while they are not.
    pub chips: ChipCount,
    /// The newest count of the stack, whenever it was; absent where there is none.
    pub last_count: Option<ChipCount>,
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
    /// The chips counted are those in play.
    pub agrees: bool,
    /// What is still to be won.
    pub prizes: Money,
    /// What is left for the winner.
    pub left: Money,
    /// What is shared.
    pub shared: Money,
    /// What typed shares leave missing or are too much by; empty while none is typed.
    pub typed: Phrase,
    /// The typed shares are what there is to share, and everybody has one.
    pub typed_fits: bool,
    /// What the rule book says of it.
    pub position: Phrase,
    /// Where it says so.
    pub rule: Option<Citation>,
    /// What the players should know before they agree.
    #[ts(type = "string[]")]
    pub notes: Vec<Phrase>,
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
    /// What was paid out and is not due any more, since a correction: it stays until it has come back.
    pub too_much: Money,
    /// What the player still owes for entries, rebuys and add-ons.
    pub owes: Money,
    /// When it was last paid out.
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
    /// What the winner gets beside: what was left, and what has come to the pool since.
    pub left: Money,
    /// What the rule book says of it.
    pub position: Phrase,
    /// Where it says so.
    pub rule: Option<Citation>,
    /// What there is for these players is not what it was when the deal was made: by so much, since an entry or a correction.
    pub off_by: Money,
    /// The names of those who are in, or were when the deal was made, and have no share of it.
    pub without: Vec<String>,
    /// What the players should know of it now.
    #[ts(type = "string[]")]
    pub notes: Vec<Phrase>,
}

/// What each player left would get of the prizes still to be won, less what is left for the winner.
pub fn deal_view(
    tournament: &Tournament,
    stacks: &[Counted],
    left: Money,
    unit: Money,
    agreed: &[AgreedShare],
    now: Millis,
) -> DealView {
    let chips_of = |entry: EntryId| {
        stacks.iter().find(|stack| stack.entry == entry).map_or(0, |stack| stack.chips)
    };
    let mut players: Vec<(EntryId, ChipCount)> =
        tournament.room.sitting().map(|(_, who)| (who, chips_of(who))).collect();
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
    let found = offers(&chips, &to_share, unit);
    let at = |amounts: &[Money], index: usize| amounts.get(index).copied().unwrap_or_default();
    let rows: Vec<DealRow> = players
        .iter()
        .enumerate()
        .map(|(index, (entry, chips))| DealRow {
            entry: *entry,
            name: tournament.name(*entry).to_string(),
            seat: tournament.seat_of(*entry),
            chips: *chips,
            last_count: tournament.count_of(*entry).map(|count| count.chips),
            share: hundredths(*chips, counted),
            even: at(&found.even, index),
            by_chips: at(&found.chips, index),
            icm: at(&found.icm, index),
        })
        .collect();
    let (position, rule) = position(tournament.setup.rules.book, left);
    let mut notes: Vec<Phrase> = Vec::new();
    if allowed.yes && may_still_grow(tournament, now) {
        notes.push(still_open());
    }
    // A large stack can get more by chips than it could win: the players should see that before they agree.
    let first = payouts(tournament).first().copied().unwrap_or_default();
    notes.extend(rows.iter().filter(|row| row.by_chips > first).map(|row| {
        phrase!(
            "by-chips-more-than-first",
            "By chips {name} gets {amount}, more than the first prize of {first}.",
            name = &row.name,
            amount = tournament.money(row.by_chips),
            first = tournament.money(first),
        )
    }));
    let of_those_left = agreed.iter().filter(|one| rows.iter().any(|row| row.entry == one.entry));
    let typed: Money = of_those_left.clone().map(|one| one.share).sum();
    let (typed, fits) = match of_those_left.count() {
        0 => (Phrase::default(), false),
        some => {
            let (says, fits) = typed_sum(tournament, typed, prizes.minus(left));
            (says, fits && some == rows.len())
        }
    };
    DealView {
        typed,
        typed_fits: fits,
        notes,
        allowed,
        rows,
        complete,
        counted,
        in_play: tournament.chips_in_play,
        agrees: counted == tournament.chips_in_play,
        prizes,
        left,
        shared: prizes.minus(left),
        position,
        rule,
    }
}

/// Of a deal while the pool may still grow.
fn still_open() -> Phrase {
    phrase!(
        "entries-still-open-at-deal",
        "Entries or rebuys are still open. Later players have no share of a deal. What they pay goes to the winner."
    )
}

/// The most players of a deal.
const MOST: usize = 200;

fn hundredths(part: u64, all: u64) -> u32 {
    let exact = u128::from(part).saturating_mul(10_000).checked_div(u128::from(all)).unwrap_or(0);
    u32::try_from(exact).unwrap_or(10_000)
}

/// The deal that is talked about, as long as everybody counted is still in.
pub fn deal_discussion(tournament: &Tournament, now: Millis) -> Option<DealView> {
    let talk = tournament.deal_discussion.as_ref()?;
    let view = deal_view(tournament, &talk.stacks, talk.left, talk.unit, &[], now);
    (view.complete && view.rows.len() == talk.stacks.len()).then_some(view)
}

/// The deal in force.
pub fn deal_in_force(tournament: &Tournament, now: Millis) -> Option<DealInForce> {
    let deal = tournament.deal.as_ref()?;
    let won = Won::of(tournament);
    let agreed = won.deal.clone()?;
    let due = won.each();
    let reportable = reportable(tournament, &won);
    let place = |entry: EntryId| {
        won.finishes.iter().find(|finish| finish.entries.contains(&entry)).map(|one| one.place)
    };
    let prize_paid = prizes_paid(tournament);
    let mut rows: Vec<DealShare> = deal
        .stacks
        .iter()
        .filter(|stack| agreed.shares.contains_key(&stack.entry))
        .map(|stack| {
            let due = due.get(&stack.entry).copied().unwrap_or_default();
            let last = prize_paid.get(&stack.entry);
            let prize_paid = last.map_or(Money::ZERO, |last| last.amount);
            DealShare {
                entry: stack.entry,
                name: tournament.name(stack.entry).to_string(),
                chips: stack.chips,
                share: agreed.shares.get(&stack.entry).copied().unwrap_or_default(),
                owed: Money(due.minus(prize_paid).0.max(0)),
                too_much: Money(prize_paid.minus(due).0.max(0)),
                owes: owed_by_player(tournament, stack.entry),
                paid_at: last.map(|last| last.at),
                paid_by: last.map(|last| last.payment),
                place: place(stack.entry),
                reportable: reportable.get(&stack.entry).copied(),
            }
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.chips));
    let shared: Money = rows.iter().map(|row| row.share).sum();
    let agreed_on: Money = deal.shares.values().copied().sum();
    let (position, rule) = position(tournament.setup.rules.book, agreed.rest);
    let without: Vec<&str> = agreed.without.iter().map(|entry| tournament.name(*entry)).collect();
    let mut notes = Vec::new();
    if !without.is_empty() {
        let who = match without.split_at_checked(5) {
            Some((first, more @ [_, _, ..])) => {
                let more = phrase!("so-many-more", "{number} more", number = more.len());
                let first = first.iter().map(AsArgument::as_argument);
                Value::List(first.chain([more.as_argument()]).collect())
            }
            _ => without.as_argument(),
        };
        notes.push(match agreed.rest {
            Money::ZERO => phrase!(
                "no-share-and-nothing-left",
                "No share of the deal: {names}. Nothing is left to play for. Undo it to deal anew.",
                names = who,
            ),
            rest => phrase!(
                "no-share-but-the-rest",
                "No share of the deal: {names}. Only the {amount} that it does not share can be won. Undo it to deal anew.",
                names = who,
                amount = tournament.money(rest),
            ),
        });
    }
    if shared < agreed_on {
        notes.push(phrase!(
            "pool-less-than-deal",
            "The pool has {amount} less than the deal shared out. Every share is less by its part.",
            amount = tournament.money(agreed_on.minus(shared)),
        ));
    }
    if may_still_grow(tournament, now) {
        notes.push(still_open());
    }
    Some(DealInForce {
        kind: deal.kind,
        at: deal.at,
        off_by: shared.plus(agreed.rest).minus(agreed_on.plus(deal.left)),
        rows,
        shared,
        left: agreed.rest,
        without: without.into_iter().map(ToString::to_string).collect(),
        notes,
        position,
        rule,
    })
}
