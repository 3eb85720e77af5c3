//! The end with several players left: who would get what, before it is said, and who got it.

use crate::actions::command::{Action, Context};
use crate::actions::prizes::end_here::{EndHere, may_end_by_deal, may_end_here};
use crate::base::ids::{ChipCount, EntryId, Millis};
use crate::base::money::Money;
use crate::rules::prizes::places::{everybody_left, winners};
use crate::rules::prizes::won::Won;
use crate::state::deal::Counted;
use crate::state::ended_here::PlacedBy;
use crate::state::tournament::Tournament;
use crate::views::players::Allowed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player who is left at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EndRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The first place of those that are shared, or the only one; 0 while it is not known.
    pub place: u32,
    /// The last of them.
    pub place_to: u32,
    /// What the player gets.
    pub prize: Money,
}

/// What an end here would give everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EndHereView {
    /// Whether the tournament may end now with several players left.
    pub allowed: Allowed,
    /// Whether the deal that was made can say the places.
    pub by_deal: Allowed,
    /// Everybody who is left, by their places where these are known, by their seats otherwise.
    pub rows: Vec<EndRow>,
    /// The places are known, so that there are amounts.
    pub complete: bool,
    /// The chips counted.
    pub counted: ChipCount,
    /// The chips in play.
    pub in_play: ChipCount,
    /// The chips counted are those in play.
    pub agrees: bool,
}

/// Who would get what if it ended here, so.
#[must_use]
pub fn end_here_view(
    tournament: &Tournament,
    by: PlacedBy,
    stacks: &[Counted],
    now: Millis,
) -> EndHereView {
    let stacks = if by == PlacedBy::Chips { stacks.to_vec() } else { Vec::new() };
    let counted = stacks.iter().map(|stack| stack.chips).fold(0, u64::saturating_add);
    let end = EndHere { by, stacks, as_counted: true };
    let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
    let ended = end.decide(tournament, &context).ok().map(|events| {
        let mut after = tournament.clone();
        events.iter().for_each(|event| event.apply(&mut after));
        after
    });
    let rows = match &ended {
        Some(after) => end_rows(after),
        None => everybody_left(tournament)
            .map(|entry| EndRow {
                entry,
                name: tournament.name(entry).to_string(),
                place: 0,
                place_to: 0,
                prize: Money::ZERO,
            })
            .collect(),
    };
    EndHereView {
        allowed: Allowed::from_verdict(may_end_here(tournament)),
        by_deal: Allowed::from_verdict(may_end_by_deal(tournament)),
        rows,
        complete: ended.is_some(),
        counted,
        in_play: tournament.chips_in_play,
        agrees: counted == tournament.chips_in_play,
    }
}

/// Everybody who was left at the end, first place first, and what they get.
pub(crate) fn end_rows(tournament: &Tournament) -> Vec<EndRow> {
    let won = Won::of(tournament);
    let left = winners(tournament);
    let at_the_end = won
        .finishes
        .iter()
        .filter(|finish| finish.entries.first().is_some_and(|first| left.contains(first)));
    at_the_end
        .flat_map(|finish| {
            let each = finish.entries.iter().zip(won.by(finish));
            each.map(|(entry, prize)| EndRow {
                entry: *entry,
                name: tournament.name(*entry).to_string(),
                place: finish.place,
                place_to: finish.place_to,
                prize,
            })
        })
        .collect()
}
