//! Taking an entry back before play, or an alternate's who got no seat; the money is returned and the line stays in the log.

use super::entry::Standing;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::EntryId;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// The entry.
    pub entry: EntryId,
    /// The money returned.
    pub refund: Money,
}

/// Whether an entry may be taken back now. HPT, Players leaving: no refunds after the first hand is dealt.
///
/// # Errors
/// Refused once play has begun, and for an entry that was taken back already.
pub fn may_withdraw(tournament: &Tournament, entry: EntryId) -> Result<Money, Refusal> {
    let found = tournament
        .entries
        .get(&entry)
        .ok_or_else(|| Refusal::unknown("There is no such entry."))?;
    if found.standing == Standing::Withdrawn {
        return Err(Refusal::not_now("This entry was already taken back."));
    }
    // An alternate who never got a seat has not been dealt a hand.
    let waits = found.standing == Standing::Waiting && found.rebuys() == 0;
    if !waits && !matches!(tournament.phase(), Phase::Registering | Phase::Drawn) {
        return Err(Refusal::house_rule(
            "No refunds once the first hand is dealt (HPT, Players leaving).",
        ));
    }
    Ok(found.paid_in())
}

impl Action for Withdraw {
    /// # Errors
    /// The refusals of [`may_withdraw`].
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let refund = may_withdraw(tournament, self.entry)?;
        Ok(vec![Withdrawn { entry: self.entry, refund }.into()])
    }
}

impl Happening for Withdrawn {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.stand_up(self.entry);
        tournament.alternates.retain(|waiting| *waiting != self.entry);
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        if entry.standing == Standing::Withdrawn {
            return;
        }
        entry.standing = Standing::Withdrawn;
        entry.bounty = Money::ZERO;
        for purchase in &entry.purchases {
            tournament.chips_in_play = tournament.chips_in_play.saturating_sub(purchase.chips);
            tournament.prize_pool = tournament.prize_pool.minus(purchase.price.prize);
        }
        tournament.counted_entries = tournament.counted_entries.saturating_sub(1);
    }
}
