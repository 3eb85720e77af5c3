//! What is due about chips: those that leave in the break that has begun, or that the director has called off.

use super::advice::plain;
use crate::house_rules::CHIP_RACE;
use crate::ids::Millis;
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind};
use crate::words::count;

/// The races that are due at `now`, the smallest value first. Only those at the tables know who has odd chips, so there is no
/// command that holds a race by itself.
pub(super) fn races(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let due = tournament.colour_ups_due(now);
    let races = due.into_iter().map(|due| {
        let value = due.chip.value;
        let tables = tournament.tables_to_race(value);
        let begun = tournament.races_of(value).next().is_some();
        let title = format!(
            "Race off the {value}s: {}{}",
            count(tables.len(), "table", "tables"),
            if begun { " to go" } else { "" }
        );
        let why =
            format!("no blind or ante needs them any more; {}s take their place", due.next.value);
        Advice {
            rule: tournament.setup.rules.cite(CHIP_RACE),
            tables,
            ..plain(AdviceKind::ColourUp, title, why, "Chips")
        }
    });
    races.collect()
}
