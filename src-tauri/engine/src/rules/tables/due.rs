//! When a table breaks and when everybody is drawn anew.

use crate::rulebook::house_rules::RedrawPoint;
use crate::rules::seating::fit::places_of;
use crate::rules::seating::plan::{spread, usable};
use crate::rules::tables::hold_breaks::next_breaks;
use crate::state::prelude::*;
use crate::state::room::Table;

/// The redraw that is due: the house's points from the largest down, for fewer tables than are open (HPT, Seating;
/// RRoP 18; TCH P9).
pub fn due_redraw(tournament: &Tournament) -> Option<RedrawPoint> {
    let left = tournament.left();
    let open = to_u32(tournament.room.open_tables());
    redraw_points(tournament)
        .filter(|point| {
            left <= point.players && open > point.tables && holds(tournament, point.tables)
        })
        .min_by_key(|point| point.tables)
}

/// The redraws of an event of this size.
pub(crate) fn redraw_points(tournament: &Tournament) -> impl Iterator<Item = RedrawPoint> + '_ {
    let had = tournament.room.most_open();
    tournament.setup.rules.redraws.iter().copied().filter(move |point| had >= point.of_tables)
}

/// The table that breaks now: one at which nobody sits, or the next in the breaking order, once the players left fit the others
/// at the preferred size.
pub fn due_break(tournament: &Tournament) -> Option<TableNumber> {
    due_breaks(tournament, &[]).first().copied()
}

/// The tables that break one after the other as the players left fit fewer and fewer, beside those that break anyway:
/// nobody is sent to one of them, only to be sent on.
pub fn due_breaks(tournament: &Tournament, breaking: &[TableNumber]) -> Vec<TableNumber> {
    let players = |table: &TableNumber| tournament.room.table(*table).map_or(0, Table::players);
    let open = tournament.room.open_tables();
    // Where a redraw leads to so few tables, the redraw is the rule and breaking is not.
    let fewest = to_usize(redraw_tables(tournament).saturating_add(1));
    let preferred = usize::from(tournament.setup.rules.preferred_size);
    let left = to_usize(tournament.left());
    let empty = || {
        let sizes = tournament.room.by_size().take_while(|(size, _)| *size == 0);
        sizes.flat_map(|(_, tables)| tables.iter().rev().copied())
    };
    let in_order = empty().chain(order(tournament).filter(|table| players(table) > 0));
    let mut gone: BTreeSet<TableNumber> = breaking.iter().copied().collect();
    let mut leaving: usize = gone.iter().map(players).sum();
    let mut due = Vec::new();
    for next in in_order.filter(|table| !breaking.contains(table)) {
        let others = open.saturating_sub(gone.len().saturating_add(1));
        if others < fewest || left > others.saturating_mul(preferred) {
            break;
        }
        gone.insert(next);
        leaving = leaving.saturating_add(players(&next));
        // Tables may be smaller than the house's usual ones, and then the seats themselves have to do.
        if !have_seats(tournament, &gone, leaving) {
            break;
        }
        due.push(next);
    }
    due
}

/// Whether the other tables have so many open seats.
fn have_seats(tournament: &Tournament, gone: &BTreeSet<TableNumber>, players: usize) -> bool {
    let others = tournament.room.tables().filter(|(number, _)| !gone.contains(number));
    let mut seats = others.map(|(_, table)| table.places().saturating_sub(table.players())).scan(
        0_usize,
        |seats, open| {
            *seats = seats.saturating_add(open);
            Some(*seats)
        },
    );
    players == 0 || seats.any(|seats| seats >= players)
}

/// The tables that receive nobody while this one breaks: itself and those that break next.
pub fn shut_while_breaking(
    tournament: &Tournament,
    breaking: TableNumber,
    now: Millis,
) -> BTreeSet<TableNumber> {
    next_breaks(tournament, now, &[breaking]).into_iter().chain([breaking]).collect()
}

/// The order in which tables break. The last ones, which a redraw brings together, are not in it.
pub fn breaking_order(tournament: &Tournament) -> Vec<TableNumber> {
    let kept = to_usize(redraw_tables(tournament).saturating_add(1));
    let breaking = tournament.room.open_tables().saturating_sub(kept);
    order(tournament).take(breaking.min(200)).collect()
}

/// Every open table in the order in which it would break, those included that a redraw brings together.
pub fn order(tournament: &Tournament) -> impl Iterator<Item = TableNumber> + '_ {
    let said = &tournament.breaking_order;
    let named: BTreeSet<TableNumber> = said.iter().copied().collect();
    said.iter().copied().filter(|table| tournament.room.table(*table).is_some()).chain(
        tournament
            .room
            .tables()
            .map(|(number, _)| number)
            .rev()
            .filter(move |number| !named.contains(number)),
    )
}

/// Whether the tables that would go on, blocked seats left out, hold everybody seated.
pub(crate) fn holds(tournament: &Tournament, tables: u32) -> bool {
    let players = to_usize(tournament.room.seated());
    let seats = tournament.setup.rules.seats_after_redraw(tables);
    players <= places_of(tournament, &going_on(tournament, players, tables), seats)
}

/// The most tables that a redraw leads to: with one more open, the redraw is the rule and breaking is not.
pub(crate) fn redraw_tables(tournament: &Tournament) -> u32 {
    redraw_points(tournament).map(|point| point.tables).max().unwrap_or(0)
}

/// Which of the open tables go on after a redraw, by number: the lowest ones among those that seat everybody evenly with the
/// chairs that stand there (HPT, Seating). A table too small for that goes on only where no other is left.
pub fn going_on(tournament: &Tournament, players: usize, tables: u32) -> Vec<TableNumber> {
    let seats = tournament.setup.rules.seats_after_redraw(tables);
    let wanted = to_usize(tables);
    let sizes = spread(players, wanted.min(tournament.room.open_tables()));
    let mut others: Vec<(usize, TableNumber)> = tournament
        .room
        .tables()
        .map(|(number, _)| (usable(&tournament.room, number, seats), number))
        .collect();
    let mut kept: Vec<TableNumber> = sizes
        .into_iter()
        .filter_map(|size| {
            let holds = others.iter().position(|(places, _)| *places >= size);
            let largest = || {
                let most = others.iter().map(|(places, _)| *places).max()?;
                others.iter().position(|(places, _)| *places == most)
            };
            let at = holds.or_else(largest)?;
            Some(others.remove(at).1)
        })
        .collect();
    kept.sort_unstable();
    kept
}
