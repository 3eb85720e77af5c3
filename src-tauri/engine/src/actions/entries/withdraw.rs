//! Taking an entry back before play, or an alternate's who got no seat; the money is returned and the line stays in the log.

use crate::actions::prelude::*;
use crate::rulebook::citations::{Citation, RuleBook, Sources};
use crate::state::entry::Purchase;
use crate::state::ledger::LedgerKind;

/// Takes an entry back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    /// The entry.
    pub entry: EntryId,
}

/// An entry was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Withdrawn {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// The money returned: what had been paid of it.
    pub refund: Money,
}

/// Nothing is given back once the first hand is dealt.
const NO_REFUNDS: Sources = &[(RuleBook::Hpt, "Players leaving"), (RuleBook::Tch, "8d")];

/// Whether an entry may be taken back now.
///
/// # Errors
/// Refused once play has begun (HPT, Players leaving; TCH 8d), and for an entry that was taken back already.
pub fn may_withdraw(tournament: &Tournament, entry: EntryId) -> Result<Money, Refusal> {
    let found = tournament.entry(entry)?;
    refuse_if(found.standing == Standing::Withdrawn, || {
        refuse!(NotNow, "entry-already-taken-back", "This entry was cancelled already.")
    })?;
    // An alternate who never got a seat has not been dealt a hand.
    let never_played = found.purchases.len() <= 1 && !found.has_played;
    let waits = found.standing == Standing::Waiting && never_played;
    refuse_if(!waits && !matches!(tournament.phase(), Phase::Registering | Phase::Drawn), || {
        let Citation { book, rule } = tournament.cited(NO_REFUNDS);
        refuse!(
            HouseRule,
            "no-refunds-once-first",
            "No refunds once the first hand is dealt ({book} {rule}).",
            book,
            rule
        )
    })?;
    Ok(found.paid_in().minus(found.owes()))
}

impl Action for Withdraw {
    /// # Errors
    /// The refusals of [`may_withdraw`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let refund = may_withdraw(tournament, self.entry)?;
        Ok(vec![Withdrawn { at: context.now, entry: self.entry, refund }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> Said {
        said(phrase!("log-withdraw", "Withdraw"), effect.name(self.entry))
    }
}

impl Apply for Withdrawn {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(seat) = tournament.seat_of(self.entry) {
            tournament.stack_leaves(seat.table);
        }
        tournament.stand_up(self.entry);
        tournament.end_conduct(self.entry);
        tournament.alternates.retain(|waiting| *waiting != self.entry);
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        if entry.standing == Standing::Withdrawn {
            return;
        }
        entry.standing = Standing::Withdrawn;
        entry.bounty = Money::ZERO;
        for number in numbers(&entry.purchases) {
            tournament.take_back(self.entry, number, LedgerKind::Refund, self.at, true);
        }
        tournament.counted_entries = tournament.counted_entries.saturating_sub(1);
    }
}

/// The numbers of purchases, from 0.
pub(crate) fn numbers(purchases: &[Purchase]) -> std::ops::Range<u32> {
    0..to_u32(purchases.len())
}
