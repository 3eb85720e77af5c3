//! Deals: the players who are left share what is still to be won, evenly, by chips, or by what their stacks are worth, with
//! an amount left for the winner where they want one.
//!
//! The books differ. HPT lets players cut side deals and the director has no part in them; RRoP and LR do not condone them,
//! let the director pay them out all the same (37), and want something left in play (38).

use crate::actions::prelude::*;
use crate::base::refusal::RefusalCode;
use crate::rulebook::citations::{Citation, RuleBook};
use crate::rules::prizes::deal::{offers, prizes_to_share};
use crate::rules::prizes::payouts::{may_still_grow, payouts};
use crate::state::deal::{AgreedShare, Counted, Deal, DealDiscussed, DealKind};
use std::cmp::Ordering;

/// Shows the room a deal that is talked about, or takes it off again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiscussDeal {
    /// The stacks; none ends the talks.
    pub stacks: Vec<Counted>,
    /// What is left for the winner.
    pub left: Money,
    /// To which amount the shares are rounded; not at all by nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unit: Money,
}

/// Makes a deal between all players who are left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeDeal {
    /// How it is reckoned.
    pub kind: DealKind,
    /// The stacks of everybody left.
    pub stacks: Vec<Counted>,
    /// What is left for the winner.
    pub left: Money,
    /// The count stands although it is not the chips in play.
    #[serde(default)]
    pub as_counted: bool,
    /// To which amount the shares are rounded; not at all by nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unit: Money,
    /// What each gets, where the players agreed on it themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<AgreedShare>,
}

/// A deal was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealMade {
    /// When, in tournament time.
    pub at: Millis,
    /// How it was reckoned.
    pub kind: DealKind,
    /// The stacks, as they were counted.
    pub stacks: Vec<Counted>,
    /// What each of them gets in any case, in the order of the stacks.
    pub shares: Vec<Money>,
    /// What the winner gets beside.
    pub left: Money,
}

/// What the house's rule book says of a deal that leaves so much in play, and where.
pub fn position(book: RuleBook, left: Money) -> (Phrase, Option<Citation>) {
    let cite = |rule: &str| Some(Citation { book: book.short().into(), rule: rule.into() });
    match book {
        RuleBook::Hpt => (
            phrase!(
                "deal-position-hpt",
                "Players may agree on a split among themselves. The director is never answerable for it."
            ),
            cite("Winning the tourney"),
        ),
        RuleBook::Rrop | RuleBook::Lr if left == Money::ZERO => (
            phrase!(
                "deal-position-rrop-nothing-left",
                "Not condoned, though the director may pay it out. A deal that leaves nothing to play for is held unethical: leave an amount for the winner."
            ),
            cite("37, 38"),
        ),
        RuleBook::Rrop | RuleBook::Lr => (
            phrase!(
                "deal-position-rrop",
                "Not condoned, though the director may see to it that it is paid. Something is left to play for, as the book wants."
            ),
            cite("37, 38"),
        ),
        RuleBook::Tch | RuleBook::Wsop => (
            phrase!("deal-position-none", "The book says nothing of deals. The house decides."),
            None,
        ),
    }
}

/// Whether a deal may be talked about and made now.
///
/// # Errors
/// Refused outside play, while somebody waits for a seat, before the money, without prizes, and after a deal.
pub fn may_deal(tournament: &Tournament) -> Result<(), Refusal> {
    tournament.begun(|| {
        refuse!(NotNow, "deal-made-between-players", "Only players in play can make a deal.")
    })?;
    refuse_if(tournament.deal.is_some(), || {
        refuse!(NotNow, "deal-made-undo-make", "A deal is made already. Undo it to make another.")
    })?;
    refuse_if(!tournament.alternates.is_empty(), || {
        refuse!(NotNow, "somebody-still-waits-seat", "A player still waits for a seat.")
    })?;
    refuse_if(tournament.left() > MOST_PLAYERS, || {
        refuse!(
            NotNow,
            "deal-between-at-most",
            "At most {most} players can make a deal.",
            most = MOST_PLAYERS
        )
    })?;
    refuse_if(payouts(tournament).is_empty(), || {
        refuse!(NotNow, "no-prizes-share", "There are no prizes to share.")
    })
}

/// A count of stacks is possible for so many.
const MOST_PLAYERS: u32 = 200;

/// Whether every stack has chips. Only players who agree on their shares themselves need not count.
fn all_have_chips(tournament: &Tournament, stacks: &[Counted]) -> Result<(), Refusal> {
    stacks
        .iter()
        .find(|stack| stack.chips == 0)
        .map_or(Ok(()), |stack| Err(tournament.has_no_chips(stack.entry)))
}

/// Checks the stacks, the amount left for the winner and the rounding. Gives what is shared.
fn check(
    tournament: &Tournament,
    stacks: &[Counted],
    left: Money,
    unit: Money,
) -> Result<Money, Refusal> {
    may_deal(tournament)?;
    let mut counted = BTreeMap::new();
    for stack in stacks {
        refuse_if(tournament.seat_of(stack.entry).is_none(), || {
            tournament.unknown_or_out(stack.entry)
        })?;
        refuse_if(counted.insert(stack.entry, stack.chips).is_some(), || {
            tournament.counted_twice(stack.entry)
        })?;
    }
    refuse_if(counted.len() != to_usize(tournament.left()), Tournament::count_everybody)?;
    let all: Money = payouts(tournament).into_iter().take(counted.len()).sum();
    refuse_if(left < Money::ZERO || left >= all, || {
        refuse!(
            BadValue,
            "leave-less-for-winner",
            "There is {amount} to share. Leave less than that for the winner.",
            amount = tournament.money(all)
        )
    })?;
    let shared = all.minus(left);
    let players = u64::try_from(counted.len()).unwrap_or(u64::MAX);
    if unit < Money::ZERO || unit.times(players) > shared {
        let (unit, shared) = (tournament.money(unit), tournament.money(shared));
        return Err(refuse!(
            BadValue,
            "cannot-be-shared-in-parts",
            "{amount} cannot be shared in parts of {unit}. Round to a smaller amount.",
            amount = shared,
            unit
        ));
    }
    Ok(shared)
}

/// What typed shares sum to beside what there is to share, as a sentence, and whether that is the same.
pub fn typed_sum(tournament: &Tournament, typed: Money, shared: Money) -> (Phrase, bool) {
    let all = tournament.money(shared);
    let off = |more: Money, less: Money| tournament.money(more.minus(less));
    let says = match typed.cmp(&shared) {
        Ordering::Less => {
            let less = off(shared, typed);
            phrase!("shares-miss", "{amount} of {all} is missing.", amount = less, all)
        }
        Ordering::Greater => {
            let more = off(typed, shared);
            phrase!("shares-exceed", "{amount} more than the {all} to share.", amount = more, all)
        }
        Ordering::Equal => phrase!("all-is-shared", "All of {all} is shared.", all),
    };
    (says, typed == shared)
}

/// What the players agreed on, in the order of the stacks: a share for everybody, and together what there is to share.
fn agreed(
    tournament: &Tournament,
    stacks: &[Counted],
    shares: &[AgreedShare],
    shared: Money,
) -> Result<Vec<Money>, Refusal> {
    let mut of: BTreeMap<_, Money> = BTreeMap::new();
    for one in shares {
        let name = tournament.name(one.entry);
        refuse_if(one.share < Money::ZERO, || {
            refuse!(BadValue, "share-below-nothing", "The share of {name} is below zero.", name)
        })?;
        refuse_if(of.insert(one.entry, one.share).is_some(), || {
            refuse!(BadValue, "two-shares", "{name} has two shares.", name)
        })?;
    }
    let found: Option<Vec<Money>> = stacks.iter().map(|stack| of.remove(&stack.entry)).collect();
    let Some(found) = found.filter(|_| of.is_empty()) else {
        return Err(refuse!(
            BadValue,
            "share-for-everybody-left",
            "Type a share for every player left, and for nobody else."
        ));
    };
    match typed_sum(tournament, found.iter().copied().sum(), shared) {
        (_, true) => Ok(found),
        (says, false) => Err(Refusal::of(RefusalCode::BadValue, says)),
    }
}

impl Action for DiscussDeal {
    /// # Errors
    /// The refusals of a deal, but for the sum of the chips, which is shown.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if self.stacks.is_empty() {
            refuse_if(tournament.deal_discussion.is_none(), || {
                refuse!(NotNow, "no-deal-discussed", "No deal is being discussed.")
            })?;
        } else {
            check(tournament, &self.stacks, self.left, self.unit)?;
            all_have_chips(tournament, &self.stacks)?;
        }
        let Self { stacks, left, unit } = self.clone();
        Ok(vec![DealDiscussed { at: context.now, stacks, left, unit }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = if self.stacks.is_empty() {
            phrase!("log-deal-discussion-over", "discussion over")
        } else {
            phrase!("log-deal-discussed", "discussed")
        };
        log_label(phrase!("log-a-deal", "Deal"), what)
    }
}

impl Action for MakeDeal {
    /// # Errors
    /// The refusals of [`may_deal`]; stacks that are not those of everybody left; more for the winner than there is; stacks
    /// that do not sum to the chips in play, unless the count stands; agreed shares that are not what there is to share.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let shared = check(tournament, &self.stacks, self.left, self.unit)?;
        if self.kind != DealKind::Agreed {
            all_have_chips(tournament, &self.stacks)?;
            refuse_if(!self.shares.is_empty(), || {
                refuse!(BadValue, "shares-only-as-agreed", "Type shares only for a deal as agreed.")
            })?;
        }
        let stacks: Vec<ChipCount> = self.stacks.iter().map(|stack| stack.chips).collect();
        let counted = stacks.iter().copied().fold(0, u64::saturating_add);
        let in_play = tournament.chips_in_play;
        let by_stacks = matches!(self.kind, DealKind::Chips | DealKind::Icm);
        refuse_if(by_stacks && counted != in_play && !self.as_counted, || {
            tournament.stacks_sum_to(counted)
        })?;
        let offers = offers(&stacks, &prizes_to_share(tournament, self.left), self.unit);
        let shares = match self.kind {
            DealKind::Even => offers.even,
            DealKind::Chips => offers.chips,
            DealKind::Icm => offers.icm,
            DealKind::Agreed => agreed(tournament, &self.stacks, &self.shares, shared)?,
        };
        let (at, stacks) = (context.now, self.stacks.clone());
        Ok(vec![DealMade { at, kind: self.kind, stacks, shares, left: self.left }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let players = Phrase::count(self.stacks.len(), "player", "players");
        let mut what = beside(self.kind.said(), players);
        if self.left.0 > 0 {
            let amount = effect.money(self.left);
            let left = phrase!("log-left-for-the-winner", "{amount} left for the winner", amount);
            what = beside(what, left);
        }
        let made = effect.first::<DealMade>().map(|made| made.at);
        if made.is_some_and(|at| may_still_grow(effect.tournament, at)) {
            what = beside(what, phrase!("log-still-open", "entries or rebuys still open"));
        }
        log_label(phrase!("log-a-deal", "Deal"), what)
    }
}

impl Apply for DealDiscussed {
    fn apply(&self, tournament: &mut Tournament) {
        if !self.stacks.is_empty() {
            tournament.take_counts(&self.stacks, self.at);
        }
        tournament.deal_discussion = (!self.stacks.is_empty()).then(|| self.clone());
    }
}

impl Apply for DealMade {
    fn apply(&self, tournament: &mut Tournament) {
        let entries = self.stacks.iter().map(|stack| stack.entry);
        tournament.deal_discussion = None;
        tournament.take_counts(&self.stacks, self.at);
        tournament.deal = Some(Deal {
            at: self.at,
            kind: self.kind,
            stacks: self.stacks.clone(),
            shares: entries.zip(self.shares.iter().copied()).collect(),
            left: self.left,
            hands: tournament.bust_hands.len(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(amounts: &[i64]) -> Vec<Money> {
        amounts.iter().copied().map(Money).collect()
    }

    /// worked-examples, ICM: 50 / 30 / 20 per cent for 70 / 30.
    #[test]
    fn three_ways_to_share() {
        let found = offers(&[50_000, 30_000, 20_000], &money(&[7_000, 3_000, 0]), Money::ZERO);
        assert_eq!(found.icm, money(&[4_518, 3_225, 2_257]));
        assert_eq!(found.even, money(&[3_334, 3_333, 3_333]));
        assert_eq!(found.chips, money(&[5_000, 3_000, 2_000]));
        let found = offers(&[50_000, 30_000, 20_000], &money(&[5_000, 3_000, 2_000]), Money::ZERO);
        assert_eq!(found.chips, money(&[4_000, 3_200, 2_800]), "the lowest prize to everybody");
        let found = offers(&[1, 1, 1], &money(&[100, 0, 0]), Money::ZERO);
        for way in [found.even, found.chips, found.icm] {
            assert_eq!(way, money(&[34, 33, 33]));
        }
        // In fives: what is lost by rounding down goes to the largest remainders, what is less than five to the largest stack. Evenly
        // it goes to who has no odd five.
        let found = offers(&[50, 30, 20], &money(&[7_003, 3_000, 0]), Money(500));
        assert_eq!(found.icm, money(&[4_503, 3_000, 2_500]));
        assert_eq!(found.even, money(&[3_500, 3_500, 3_003]), "none more than five above another");
        assert_eq!(found.chips, money(&[5_003, 3_000, 2_000]));
        // The odd unit is the largest stack's, wherever it stands in the list.
        assert_eq!(offers(&[1, 5], &money(&[101, 0]), Money::ZERO).even, money(&[50, 51]));
    }

    #[test]
    fn the_books_are_quoted_for_what_they_say() {
        assert!(position(RuleBook::Hpt, Money::ZERO).0.english.contains("never answerable"));
        assert!(position(RuleBook::Rrop, Money::ZERO).0.english.contains("unethical"));
        assert!(!position(RuleBook::Lr, Money(1)).0.english.contains("unethical"));
        assert_eq!(position(RuleBook::Tch, Money::ZERO).1, None);
    }
}
