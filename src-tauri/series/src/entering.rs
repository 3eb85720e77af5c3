//! Who may enter a flight: the limits of entries, and the stack that a player has bagged already.

use crate::flights::{Field, StackStanding};
use crate::people::Newcomer;
use crate::prelude::*;
use crate::said::{PlayerRef, Series};

/// A player with more entries than the rules allow, or with a bagged stack and a later entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "BeyondLimits")]
pub struct Beyond {
    /// The player.
    pub who: PlayerRef,
    /// The name.
    pub name: String,
    /// The flight; absent for all flights together.
    pub flight: Option<u32>,
    /// The entries.
    pub entries: u32,
    /// How many are allowed.
    pub allowed: u32,
}

/// Whether somebody may enter this tournament, as one more entry of that player.
///
/// # Errors
/// Refused beyond a limit, in a closed flight, and for a player who has bagged a stack where the rules keep such a player out.
pub fn may_enter(
    series: &Series,
    field: &Field,
    tournament: u32,
    who: &Newcomer,
) -> Result<(), Refusal> {
    let Some(member) = series.member(tournament) else { return Ok(()) };
    // A day of all flights together takes everybody with a stack; its own registration decides the rest.
    if member.flight == 0 {
        return Ok(());
    }
    let name = who.name.as_str();
    refuse_if(series.closed.contains_key(&tournament), || {
        refuse!(NotNow, "series-flight-closed", "This flight is closed. Enter a later one.")
    })?;
    let Some(person) = field.people.find(who) else { return Ok(()) };
    let of_person = || field.stacks.iter().filter(|stack| stack.person == person);
    // Also one that does not go on, where another of the player does.
    let in_a_bag = |standing| {
        matches!(standing, StackStanding::Bagged | StackStanding::Further | StackStanding::Added)
    };
    let bagged = || of_person().filter(|stack| in_a_bag(stack.standing));
    // A player who bagged a stack on an earlier day of this flight comes back with it.
    let elsewhere = bagged().find(|stack| stack.flight != member.flight);
    if let Some(stack) = elsewhere.filter(|_| !series.rules.enters_after_bagging) {
        return Err(refuse!(
            HouseRule,
            "series-has-bagged",
            "{name} has bagged a stack in flight {flight}. Give that stack up first.",
            name,
            flight = stack.flight
        ));
    }
    let carried = bagged().any(|stack| stack.flight == member.flight);
    let here = to_u32(of_person().filter(|stack| stack.flight == member.flight).count());
    let limits = [
        (series.rules.entries_in_flight, here),
        (series.rules.entries_over_all, to_u32(of_person().count())),
    ];
    for (limit, entries) in limits {
        refuse_if(!carried && limit.is_some_and(|limit| entries >= limit), || {
            refuse!(
                HouseRule,
                "series-entries-used",
                "{name} has had {entries}, and no more are allowed.",
                name,
                entries = Phrase::count(entries, "entry", "entries")
            )
        })?;
    }
    Ok(())
}

/// Who has more entries than the rules allow: entered on paper, or before players were matched.
pub fn beyond_limits(series: &Series, field: &Field) -> Vec<Beyond> {
    let mut counts: BTreeMap<(PlayerRef, Option<u32>), u32> = BTreeMap::new();
    for stack in &field.stacks {
        for flight in [None, Some(stack.flight)] {
            let count = counts.entry((stack.person, flight)).or_default();
            *count = count.saturating_add(1);
        }
    }
    let beyond = counts.into_iter().filter_map(|((who, flight), entries)| {
        let limit = match flight {
            Some(_) => series.rules.entries_in_flight,
            None => series.rules.entries_over_all,
        };
        let allowed = limit.filter(|limit| entries > *limit)?;
        let name = field.people.name(who).to_string();
        Some(Beyond { who, name, flight, entries, allowed })
    });
    beyond.collect()
}
