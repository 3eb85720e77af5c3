//! Draws: who sits where, and how anybody can check it.

use crate::house_rules::SEATING;
use crate::ids::{EntryId, Millis, Seat, SeatNumber, TableNumber};
use crate::random::fingerprint;
use crate::seating::draw::{Draw, DrawKind, may_draw};
use crate::seating::plan::{planned_tables, table_sizes};
use crate::tournament::Tournament;
use crate::views::desk::Citation;
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One seat of a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatDrawn {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat drawn.
    pub seat: Seat,
}

/// A draw and its proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawView {
    /// The draw's number in this tournament, from 1.
    pub number: u32,
    /// When it was made.
    pub at: Millis,
    /// What it was for, such as "Initial draw" or "Redraw to 2 tables".
    pub title: String,
    /// The seed in hexadecimal: with the list of entries it gives the same seats anywhere.
    pub seed: String,
    /// The four characters printed on every seat card of this draw.
    pub fingerprint: String,
    /// By table and seat.
    pub seats: Vec<SeatDrawn>,
}

/// What a draw would look like, before it is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawPlan {
    /// Players to be seated.
    pub players: u32,
    /// The tables and how many sit at each.
    pub tables: Vec<PlannedTable>,
    /// The rule behind the sizes.
    pub rule: Option<Citation>,
    /// Why no draw can be made now; empty when it can.
    pub why_not: String,
}

/// A table of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlannedTable {
    /// The table's number.
    pub table: TableNumber,
    /// How many sit there.
    pub players: u32,
    /// The cards a host prepares to draw by hand, such as "A-9 of spades".
    pub cards: String,
}

/// What a draw would look like now.
#[must_use]
pub fn draw_plan(tournament: &Tournament) -> DrawPlan {
    let players = tournament.counted_entries;
    let sizes =
        table_sizes(usize::try_from(players).unwrap_or(0), tournament.setup.rules.seats_per_table);
    DrawPlan {
        players,
        tables: planned_tables(&sizes),
        rule: tournament.setup.rules.cite(SEATING),
        why_not: may_draw(tournament).err().map_or_else(String::new, |refusal| refusal.message),
    }
}

/// A draw by its number from 1; 0 is the latest.
#[must_use]
pub fn draw_view(tournament: &Tournament, number: u32) -> Option<DrawView> {
    let drawn = u32::try_from(tournament.draws.len()).unwrap_or(u32::MAX);
    let number = if number == 0 { drawn } else { number };
    let draw = tournament.draws.get(usize::try_from(number.checked_sub(1)?).ok()?)?;
    let mut seats: Vec<SeatDrawn> = draw
        .seats
        .iter()
        .map(|(entry, seat)| SeatDrawn {
            entry: *entry,
            name: tournament.name(*entry).to_string(),
            seat: *seat,
        })
        .collect();
    seats.sort_by_key(|drawn| drawn.seat);
    Some(DrawView {
        number,
        at: draw.at,
        title: title(draw),
        seed: format!("{:016x}", draw.seed),
        fingerprint: fingerprint(draw.seed),
        seats,
    })
}

fn title(draw: &Draw) -> String {
    match draw.kind {
        DrawKind::Initial {} => "Initial draw".into(),
        DrawKind::LateEntry {} => "Late entry".into(),
        DrawKind::Break { table } => format!("Table {table} breaks"),
        DrawKind::Redraw { tables: 1 } => "Final table".into(),
        DrawKind::Redraw { tables } => {
            format!("Redraw to {}", count(usize::try_from(tables).unwrap_or(0), "table", "tables"))
        }
    }
}

/// One seat, for the page that tells who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatedPlayer {
    /// The player's name.
    pub name: String,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
}

/// A page of those who have a seat, by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatingView {
    /// How many have a seat.
    pub total: u32,
    /// The rows asked for.
    pub rows: Vec<SeatedPlayer>,
}

/// The most rows of a page.
const PAGE: u32 = 500;

/// A page of who sits where, by name.
#[must_use]
pub fn seating_view(tournament: &Tournament, from: u32, count: u32) -> SeatingView {
    let mut seats: Vec<(&str, TableNumber, SeatNumber)> = tournament
        .room
        .tables()
        .flat_map(|(number, table)| table.seats().map(move |(seat, who)| (number, seat, who)))
        .filter_map(|(number, seat, who)| Some((tournament.name(who?), number, seat)))
        .collect();
    seats.sort_by_cached_key(|(name, table, seat)| (name.to_lowercase(), *table, *seat));
    SeatingView {
        total: u32::try_from(seats.len()).unwrap_or(u32::MAX),
        rows: seats
            .into_iter()
            .skip(usize::try_from(from).unwrap_or(usize::MAX))
            .take(usize::try_from(count.min(PAGE)).unwrap_or(0))
            .map(|(name, table, seat)| SeatedPlayer { name: name.to_string(), table, seat })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entries::enter::Enter;
    use crate::log::Log;
    use crate::seating::draw::DrawSeats;
    use crate::setup::open::OpenTournament;
    use crate::setup::templates;

    #[test]
    fn who_sits_where_is_told_by_name_and_by_the_page() {
        let mut log = Log::new();
        let names = ["cy", "Bo", "anna", "Dele"].map(String::from).to_vec();
        let open = OpenTournament { setup: Box::new(templates::t1000()) };
        let said = [open.into(), Enter { names }.into(), DrawSeats {}.into()];
        for command in said {
            let line = log.prepare(command, 0, 3, "test").unwrap();
            log.commit(line);
        }
        let tournament = log.tournament();
        let names = |view: &SeatingView| -> Vec<String> {
            view.rows.iter().map(|row| row.name.clone()).collect()
        };
        let all = seating_view(tournament, 0, 500);
        assert_eq!(names(&all), ["anna", "Bo", "cy", "Dele"]);
        let page = seating_view(tournament, 1, 2);
        assert_eq!((page.total, names(&page)), (4, vec!["Bo".to_string(), "cy".into()]));
        for row in &all.rows {
            let who = tournament.room.at(Seat { table: row.table, seat: row.seat }).unwrap();
            assert_eq!(tournament.name(who), row.name);
        }
    }
}
