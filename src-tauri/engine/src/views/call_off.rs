//! What each player would get back if the event were called off now.

use crate::actions::command::{Action, Context};
use crate::actions::prizes::call_off::{CallOff, may_call_off};
use crate::rules::prizes::places::everybody_left;
use crate::rules::prizes::refunds::{RefundRow, refund_rows};
use crate::state::called_off::MoneyBack;
use crate::state::deal::Counted;
use crate::state::prelude::*;
use crate::views::players::Allowed;

/// What calling the event off would give everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CallOffView {
    /// Whether everybody can get everything back.
    pub in_full: Allowed,
    /// Whether the prizes that are left can be shared evenly.
    pub evenly: Allowed,
    /// Whether they can be shared by chips.
    pub by_chips: Allowed,
    /// Who gets something, the most first.
    pub rows: Vec<RefundRow>,
    /// What all of them get.
    pub total: Money,
    /// The amounts are known: by chips only once everybody is counted.
    pub complete: bool,
    /// Everybody who is left, by their seats, with the newest count; 0 without one.
    pub stacks: Vec<CountedName>,
    /// The chips counted.
    pub counted: ChipCount,
    /// The chips in play.
    pub in_play: ChipCount,
    /// The chips counted are those in play.
    pub agrees: bool,
}

/// A player who is left, and the stack as it was last counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountedName {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The chips; 0 where nobody has counted them.
    pub chips: ChipCount,
}

/// That the event was called off, as the room is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CalledOffView {
    /// How the money goes back.
    pub back: MoneyBack,
    /// The director's reason; empty without one.
    pub why: String,
}

/// That the event was called off; nothing where it was not.
pub fn called_off_view(tournament: &Tournament) -> Option<CalledOffView> {
    let off = tournament.called_off.as_ref()?;
    Some(CalledOffView { back: off.back, why: off.why.clone() })
}

/// Who would get what if the event were called off now, so.
pub fn call_off_view(
    tournament: &Tournament,
    back: MoneyBack,
    fees: bool,
    stacks: &[Counted],
    now: Millis,
) -> CallOffView {
    let allowed = |back| Allowed::from_verdict(may_call_off(tournament, back));
    let stacks = if back == MoneyBack::ByChips { stacks.to_vec() } else { Vec::new() };
    let counted = stacks.iter().map(|stack| stack.chips).fold(0, u64::saturating_add);
    let off = CallOff { back, fees, why: String::new(), stacks, as_counted: true };
    let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
    let after = off.decide(tournament, &context).ok().map(|events| {
        let mut after = tournament.clone();
        events.iter().for_each(|event| event.apply(&mut after));
        after
    });
    let rows = after.as_ref().map(refund_rows).unwrap_or_default();
    CallOffView {
        in_full: allowed(MoneyBack::InFull),
        evenly: allowed(MoneyBack::Evenly),
        by_chips: allowed(MoneyBack::ByChips),
        total: rows.iter().map(|row| row.total).sum(),
        rows,
        complete: after.is_some(),
        stacks: everybody_left(tournament)
            .map(|entry| CountedName {
                entry,
                name: tournament.name(entry).to_string(),
                chips: tournament.count_of(entry).map_or(0, |count| count.chips),
            })
            .collect(),
        counted,
        in_play: tournament.chips_in_play,
        agrees: counted == tournament.chips_in_play,
    }
}
