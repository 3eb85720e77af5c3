//! Counted stacks: what is expected and what was counted, by table and for the room, and who leads.

use crate::rulebook::schedule::Level;
use crate::rules::chips::compared::compared;
use crate::rules::prizes::places::everybody_left;
use crate::state::prelude::*;
use crate::views::page::{TABLES, page};
use std::cmp::Reverse;

/// A stack as it was last counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatCountView {
    /// The seat; absent for who waits for one.
    pub seat: Option<SeatNumber>,
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The chips; absent while nobody has counted them.
    pub chips: Option<ChipCount>,
    /// When they were counted.
    pub at: Option<Millis>,
    /// Somebody at the table has lost all chips since.
    pub old: bool,
}

/// What is expected and what was counted, at a table or in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountSum {
    /// The chips that must be there; absent where nobody can know.
    pub expected: Option<ChipCount>,
    /// The sum of the newest counts.
    pub counted: ChipCount,
    /// How many stacks there are.
    pub stacks: u32,
    /// How many of them nobody has counted.
    pub uncounted: u32,
    /// How many were counted before somebody at their table lost all chips.
    pub old: u32,
    /// When the oldest of the counts was taken.
    pub since: Option<Millis>,
    /// All are counted, and it is what is expected.
    pub agrees: bool,
    /// What is to be said of it: how many are not counted, how many chips are missing or too many.
    pub says: Phrase,
}

/// The counts of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableCountView {
    /// The table.
    pub table: TableNumber,
    /// What is expected and what was counted.
    pub sum: CountSum,
    /// The players, seat 1 first.
    pub seats: Vec<SeatCountView>,
}

/// The counts of the room, a page of its tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountsView {
    /// Stacks can be counted now.
    pub open: bool,
    /// What is expected and what was counted in the whole room.
    pub room: CountSum,
    /// How many tables have players.
    pub tables: u32,
    /// This page of them.
    pub rows: Vec<TableCountView>,
    /// Those who wait for a seat, at most 200.
    pub waiting: Vec<SeatCountView>,
}

/// One of those with the most chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LeaderRow {
    /// The place by chips; those with the same share it.
    pub place: u32,
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat; absent for who waits for one.
    pub seat: Option<Seat>,
    /// The chips, as they were last counted.
    pub chips: ChipCount,
    /// The same in big blinds of the present level; in small bets where it has no blinds.
    pub big_blinds: Option<u64>,
    /// Somebody at the table has lost all chips since the count.
    pub old: bool,
}

/// A page of the counted stacks, the largest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LeadersView {
    /// How many stacks are counted.
    pub total: u32,
    /// How many are not.
    pub uncounted: u32,
    /// When the oldest of the counts was taken.
    pub since: Option<Millis>,
    /// When the newest was.
    pub at: Option<Millis>,
    /// The level has no blinds, so that stacks are counted in small bets, as in stud.
    pub in_bets: bool,
    /// This page.
    pub rows: Vec<LeaderRow>,
}

/// The most of those who wait for a seat.
pub(crate) const MOST_WAITING: usize = 200;

fn seat_count(tournament: &Tournament, entry: EntryId, seat: Option<SeatNumber>) -> SeatCountView {
    let count = tournament.count_of(entry);
    SeatCountView {
        seat,
        entry,
        name: tournament.name(entry).to_string(),
        chips: count.map(|count| count.chips),
        at: count.map(|count| count.at),
        old: count.is_some_and(|count| count.old),
    }
}

/// What is expected and what was counted of these stacks.
fn sum(
    tournament: &Tournament,
    stacks: impl Iterator<Item = EntryId>,
    expected: Option<ChipCount>,
) -> CountSum {
    let (mut counted, mut all, mut uncounted, mut old) = (0_u64, 0_u32, 0_u32, 0_u32);
    let mut since: Option<Millis> = None;
    for entry in stacks {
        all = all.saturating_add(1);
        let Some(count) = tournament.count_of(entry) else {
            uncounted = uncounted.saturating_add(1);
            continue;
        };
        counted = counted.saturating_add(count.chips);
        old = old.saturating_add(u32::from(count.old));
        since = since.into_iter().chain([count.at]).min();
    }
    let whole = all > 0 && uncounted == 0 && old == 0;
    CountSum {
        expected,
        counted,
        stacks: all,
        uncounted,
        old,
        since,
        agrees: whole && expected == Some(counted),
        says: says(tournament, expected, counted, [all, uncounted, old]),
    }
}

fn says(
    tournament: &Tournament,
    expected: Option<ChipCount>,
    counted: ChipCount,
    [all, uncounted, old]: [u32; 3],
) -> Phrase {
    let players = |count: u32| Phrase::count(count, "player", "players");
    match expected {
        _ if uncounted == all => phrase!("counts-none", "not counted"),
        _ if uncounted > 0 => {
            phrase!("counts-not-all", "{players} not counted", players = players(uncounted))
        }
        _ if old > 0 => phrase!("counts-old", "count again: a player has busted since"),
        None => not_known(tournament),
        Some(expected) => compared(tournament, expected, counted),
    }
}

/// Why nobody can know what must be there.
fn not_known(tournament: &Tournament) -> Phrase {
    if tournament.set_out.is_empty() {
        phrase!("counts-not-known", "nothing to compare with: players have moved")
    } else {
        phrase!("counts-set-out", "nothing to compare with: a starting stack is set out")
    }
}

/// The counts of the room at a glance, and those of a page of its tables.
pub fn counts_view(tournament: &Tournament, from: u32, count: u32) -> CountsView {
    let tables = || tournament.room.tables().filter(|(_, table)| table.players() > 0);
    let open = tournament.phase() == Phase::Playing;
    let expected = tournament.expected_of_all().filter(|_| open);
    let rows = page(tables(), from, count.min(TABLES));
    CountsView {
        open,
        room: sum(tournament, everybody_left(tournament), expected),
        tables: to_u32(tables().count()),
        rows: rows
            .map(|(number, table)| TableCountView {
                table: number,
                sum: sum(
                    tournament,
                    table.players_seated().into_iter(),
                    tournament.expected_at(number),
                ),
                seats: table
                    .seats()
                    .filter_map(|(seat, who)| Some(seat_count(tournament, who?, Some(seat))))
                    .collect(),
            })
            .collect(),
        waiting: tournament
            .alternates
            .iter()
            .take(MOST_WAITING)
            .map(|entry| seat_count(tournament, *entry, None))
            .collect(),
    }
}

/// A page of those with the most chips, by the newest counts.
pub fn leaders_view(tournament: &Tournament, from: u32, count: u32, now: Millis) -> LeadersView {
    let level = tournament.clock(now).level(&tournament.setup.schedule);
    let unit = level.as_ref().map(Level::unit);
    let mut counted: Vec<(EntryId, ChipCount)> = tournament
        .entries
        .keys()
        .filter_map(|entry| Some((*entry, tournament.count_of(*entry)?.chips)))
        .collect();
    counted.sort_by_key(|(entry, chips)| (Reverse(*chips), *entry));
    let times = || {
        let counts = counted.iter().filter_map(|(entry, _)| tournament.count_of(*entry));
        counts.map(|count| count.at)
    };
    let place = |chips: ChipCount| {
        let above = counted.partition_point(|(_, other)| *other > chips);
        to_u32(above).saturating_add(1)
    };
    let rows = page(&counted, from, count);
    let left = to_usize(tournament.left());
    LeadersView {
        total: to_u32(counted.len()),
        uncounted: to_u32(left.saturating_sub(counted.len())),
        since: times().min(),
        at: times().max(),
        in_bets: level.as_ref().is_some_and(|level| level.big == 0),
        rows: rows
            .map(|(entry, chips)| LeaderRow {
                place: place(*chips),
                entry: *entry,
                name: tournament.name(*entry).to_string(),
                seat: tournament.seat_of(*entry),
                chips: *chips,
                big_blinds: unit.and_then(|unit| chips.checked_div(unit)),
                old: tournament.count_of(*entry).is_some_and(|count| count.old),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::count_stacks::CountStacks;
    use crate::actions::tables::bench::Bench;
    use crate::state::deal::Counted;

    /// Sixteen stacks of 1,000 at two tables.
    #[test]
    fn what_is_missing_is_named_by_table_and_for_the_room() {
        let mut bench = Bench::playing(16);
        let said = |bench: &Bench| {
            let view = counts_view(bench.log.tournament(), 0, 20);
            let tables: Vec<String> =
                view.rows.iter().map(|row| row.sum.says.to_string()).collect();
            (view.room.says.to_string(), tables)
        };
        let none = || "not counted".to_string();
        assert_eq!(said(&bench), (none(), vec![none(), none()]));
        let (one, other) = (bench.at(1, 4), bench.at(2, 4));
        bench.count(1, |of| if of == one { 1_500 } else { 1_000 });
        let (room, tables) = said(&bench);
        assert_eq!((room.as_str(), tables[0].as_str()), ("8 players not counted", "500 too many"));
        bench.count(2, |of| if of == other { 300 } else { 1_000 });
        let (room, tables) = said(&bench);
        assert_eq!((room.as_str(), tables[1].as_str()), ("200 missing", "700 missing"));
        let right =
            vec![Counted { entry: one, chips: 1_000 }, Counted { entry: other, chips: 1_000 }];
        bench.say(CountStacks { stacks: right }).unwrap();
        let view = counts_view(bench.log.tournament(), 1, 1);
        assert!(view.room.agrees && view.rows[0].sum.agrees && view.rows.len() == 1);
        assert_eq!((view.room.expected, view.room.counted), (Some(16_000), 16_000));
        assert_eq!(view.rows[0].sum.since, Some(bench.now() - 1_000));
        bench.bust(other);
        let (room, tables) = said(&bench);
        let again = "count again: a player has busted since";
        assert_eq!((room.as_str(), tables), (again, vec!["all there".into(), again.into()]));
    }

    /// The big blind of the first level is 20.
    #[test]
    fn who_leads_is_said_in_chips_and_in_big_blinds() {
        let mut bench = Bench::playing(16);
        let at = |bench: &Bench, seat, chips| Counted { entry: bench.at(1, seat), chips };
        let stacks = [(1, 900), (2, 2_400), (3, 2_400), (4, 1_005)];
        let stacks = stacks.map(|(seat, chips)| at(&bench, seat, chips)).to_vec();
        bench.say(CountStacks { stacks }).unwrap();
        let view = leaders_view(bench.log.tournament(), 0, 3, bench.now());
        assert_eq!((view.total, view.uncounted, view.at), (4, 12, Some(bench.now())));
        let rows: Vec<(u32, u64, Option<u64>)> =
            view.rows.iter().map(|row| (row.place, row.chips, row.big_blinds)).collect();
        assert_eq!(rows, [(1, 2_400, Some(120)), (1, 2_400, Some(120)), (3, 1_005, Some(50))]);
    }
}
