//! The whole room at a glance, and tables looked for in it.

use crate::actions::tables::halt::halted_tables;
use crate::advice::advice;
use crate::base::finding::Wanted;
use crate::rules::absences::away;
use crate::rules::penalties::on_penalty;
use crate::rules::tables::due::breaking_order;
use crate::rules::tables::hold_breaks::next_breaks;
use crate::state::prelude::*;
use crate::state::room::Table;
use crate::views::page::page;

/// Every open table in few bytes: three lists of the same length, and short lists of what stands out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomMapView {
    /// The open tables by number.
    pub tables: Vec<TableNumber>,
    /// The tables that were broken or closed since the last draw for the whole room, the first one first: their places on
    /// the map stay.
    pub gone: Vec<TableNumber>,
    /// How many sit at each.
    pub players: Vec<u32>,
    /// How many seats each has.
    pub capacities: Vec<u32>,
    /// Tables that the advice due concerns.
    pub due: Vec<TableNumber>,
    /// Tables that have two players or more fewer than the fullest.
    pub short: Vec<TableNumber>,
    /// Tables that deal no hand until a player arrives.
    pub halted: Vec<TableNumber>,
    /// Tables at which somebody is away, and how many.
    pub away: Vec<(TableNumber, u32)>,
    /// Tables at which somebody sits out on a penalty, and how many.
    pub penalties: Vec<(TableNumber, u32)>,
    /// How many are away in all.
    pub away_in_all: u32,
    /// How many sit out on a penalty in all.
    pub penalties_in_all: u32,
    /// Tables that break now, and the one that breaks next.
    pub breaking: Vec<TableNumber>,
    /// Tables with a name, and the name.
    pub names: Vec<(TableNumber, String)>,
    /// Table sizes, the fullest first: the size and how many tables have it.
    pub sizes: Vec<(u32, u32)>,
    /// The next tables to break, the next one first; at most 200.
    pub breaking_order: Vec<TableNumber>,
}

/// A table that was looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableFound {
    /// The table.
    pub table: TableNumber,
    /// Its name; empty without one.
    pub name: String,
    /// How many sit there.
    pub players: u32,
    /// How many seats it has.
    pub capacity: u32,
    /// The player who was looked for, by name and seat; absent when the table itself was.
    pub who: Option<(String, SeatNumber)>,
    /// The advice due concerns it.
    pub due: bool,
    /// It has two players or more fewer than the fullest.
    pub short: bool,
    /// It deals no hand until a player arrives.
    pub halted: bool,
    /// It breaks now or next.
    pub breaking: bool,
}

/// A page of the tables that were looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TablesFound {
    /// How many there are.
    pub total: u32,
    /// The page.
    pub rows: Vec<TableFound>,
}

/// How many players fewer than the fullest table makes a table short.
const SHORT_BY: usize = 2;

/// Which tables stand out.
struct Marks {
    due: BTreeSet<TableNumber>,
    halted: BTreeSet<TableNumber>,
    breaking: BTreeSet<TableNumber>,
    fullest: usize,
}

impl Marks {
    fn of(tournament: &Tournament, now: Millis) -> Self {
        let due = advice(tournament, now);
        Self {
            due: due
                .first()
                .map(|first| first.tables.iter().copied().collect())
                .unwrap_or_default(),
            halted: halted_tables(tournament).into_iter().collect(),
            breaking: next_breaks(tournament, now, &[])
                .first()
                .copied()
                .into_iter()
                .chain(breaking_order(tournament).first().copied())
                .collect(),
            fullest: tournament.room.fullest().map_or(0, |(most, _)| most),
        }
    }

    fn short(&self, table: &Table) -> bool {
        self.fullest.saturating_sub(table.players()) >= SHORT_BY
    }
}

/// At which tables these sit, and how many of them at each.
fn at_tables(
    tournament: &Tournament,
    entries: impl Iterator<Item = EntryId>,
) -> Vec<(TableNumber, u32)> {
    let mut tables: BTreeMap<TableNumber, u32> = BTreeMap::new();
    for seat in entries.filter_map(|entry| tournament.seat_of(entry)) {
        let count = tables.entry(seat.table).or_default();
        *count = count.saturating_add(1);
    }
    tables.into_iter().collect()
}

/// The room at a glance.
pub fn room_map(tournament: &Tournament, now: Millis) -> RoomMapView {
    let marks = Marks::of(tournament, now);
    let away = at_tables(tournament, away(tournament));
    let penalties = at_tables(tournament, on_penalty(tournament).into_keys());
    let in_all = |tables: &[(TableNumber, u32)]| {
        tables.iter().fold(0_u32, |all, (_, count)| all.saturating_add(*count))
    };
    let mut view = RoomMapView {
        gone: tournament.room.gone().to_vec(),
        due: marks.due.iter().copied().collect(),
        halted: marks.halted.iter().copied().collect(),
        away_in_all: in_all(&away),
        penalties_in_all: in_all(&penalties),
        away,
        penalties,
        breaking: marks.breaking.iter().copied().collect(),
        names: tournament.table_names(),
        sizes: tournament
            .room
            .sizes()
            .rev()
            .map(|(size, tables)| (to_u32(size), to_u32(tables)))
            .collect(),
        breaking_order: breaking_order(tournament),
        ..RoomMapView::default()
    };
    for (table, seats) in tournament.room.tables() {
        view.tables.push(table);
        view.players.push(to_u32(seats.players()));
        view.capacities.push(to_u32(seats.capacity()));
        if marks.short(seats) {
            view.short.push(table);
        }
    }
    view
}

/// The tables that answer to what was typed: the beginning of a number, part of a table's or a player's name, or one of
/// the words "short", "halted", "breaking" and "due". In the order of their numbers; those whose players are meant come last.
pub fn find_tables(
    tournament: &Tournament,
    search: &str,
    from: u32,
    count: u32,
    now: Millis,
) -> TablesFound {
    let marks = Marks::of(tournament, now);
    let word = search.trim().to_lowercase();
    let wanted = Wanted::of(&word);
    let row = |table: TableNumber, seats: &Table, who| TableFound {
        table,
        name: tournament.room.name(table).unwrap_or_default().to_string(),
        players: to_u32(seats.players()),
        capacity: to_u32(seats.capacity()),
        who,
        due: marks.due.contains(&table),
        short: marks.short(seats),
        halted: marks.halted.contains(&table),
        breaking: marks.breaking.contains(&table),
    };
    let marked: Option<fn(&TableFound) -> bool> = match word.as_str() {
        "" => Some(|_| true),
        "short" => Some(|table| table.short),
        "halted" => Some(|table| table.halted),
        "breaking" => Some(|table| table.breaking),
        "due" => Some(|table| table.due),
        _ => None,
    };
    let is_called = |name: &str| !name.is_empty() && wanted.found_in_text(name).is_some();
    let is_meant = |row: &TableFound| match marked {
        Some(marked) => marked(row),
        None => row.table.to_string().starts_with(&word) || is_called(&row.name),
    };
    let all = tournament.room.tables().map(|(table, seats)| row(table, seats, None));
    let mut rows: Vec<TableFound> = all.filter(is_meant).collect();
    if marked.is_none() && word.parse::<u32>().is_err() {
        let mut players = Vec::new();
        for (Seat { table, seat }, who) in tournament.room.sitting() {
            if let Some(answers) = tournament.answers(who, &wanted)
                && let Some(seats) = tournament.room.table(table)
            {
                let name = tournament.with_card(who, Phrase::own(tournament.name(who))).to_string();
                players.push((answers, row(table, seats, Some((name, seat)))));
            }
        }
        players.sort_by_key(|(answers, _)| *answers);
        rows.extend(players.into_iter().map(|(_, row)| row));
    }
    TablesFound { total: to_u32(rows.len()), rows: page(rows, from, count).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::rename_table::RenameTable;

    fn found(bench: &Bench, search: &str) -> Vec<u32> {
        find_tables(bench.log.tournament(), search, 0, 100, bench.now())
            .rows
            .iter()
            .map(|row| row.table.0)
            .collect()
    }

    #[test]
    fn a_table_is_found_by_number_name_player_and_state() {
        let mut bench = Bench::playing(50);
        bench.say(RenameTable { table: TableNumber(3), name: "Feature".into() }).unwrap();
        assert_eq!(found(&bench, ""), [1, 2, 3, 4, 5]);
        assert_eq!(found(&bench, "4"), [4]);
        assert_eq!(found(&bench, "FEAT"), [3]);
        assert_eq!(found(&bench, "short"), Vec::<u32>::new());
        let who = bench.at(2, 6);
        let name = bench.log.tournament().name(who).to_string();
        let rows = find_tables(bench.log.tournament(), &name, 0, 1, bench.now()).rows;
        assert!(rows[0].who.as_ref().unwrap().0.starts_with(&name), "{rows:?}");
        for seat in 1..=2 {
            let out = bench.at(1, seat);
            bench.bust(out);
        }
        assert_eq!(found(&bench, "short"), [1]);
        assert_eq!(found(&bench, "breaking"), [5]);
    }

    #[test]
    fn a_broken_table_is_told_until_the_room_is_drawn_anew() {
        let mut bench = Bench::playing(50);
        for seat in 1..=10 {
            let out = bench.at(5, seat);
            bench.bust(out);
        }
        let gone = |bench: &Bench| room_map(bench.log.tournament(), bench.now()).gone;
        assert_eq!(gone(&bench), []);
        bench
            .say(crate::actions::tables::break_table::BreakTable { table: TableNumber(4) })
            .unwrap();
        assert_eq!(gone(&bench), [TableNumber(4)]);
    }

    #[test]
    fn players_are_found_without_their_marks_and_beginnings_come_first() {
        let mut bench = Bench::playing(30);
        for (seat, name) in
            [(1, "Jan Oconnor"), (2, "Se\u{e1}n O\u{2019}Connor"), (3, "\u{c1}nna Li")]
        {
            let entry = bench.at(1, seat);
            let player = bench.log.tournament().entries.get(&entry).unwrap().player;
            bench
                .say(crate::actions::entries::rename::Rename {
                    player,
                    name: name.into(),
                    last_name: None,
                    card: None,
                })
                .unwrap();
        }
        let who = |search: &str| -> Vec<String> {
            let found = find_tables(bench.log.tournament(), search, 0, 9, bench.now());
            found.rows.into_iter().filter_map(|row| row.who).map(|(name, _)| name).collect()
        };
        assert_eq!(who("o'connor"), ["Jan Oconnor", "Se\u{e1}n O\u{2019}Connor"]);
        assert_eq!(who("an"), ["\u{c1}nna Li", "Jan Oconnor", "Se\u{e1}n O\u{2019}Connor"]);
    }

    /// The window asks for this after every line: at 1,200 tables it stays well under 50 kB.
    #[test]
    fn the_map_of_a_large_room_is_small() {
        let bench = Bench::playing(10_112);
        let map = room_map(bench.log.tournament(), bench.now());
        assert_eq!(map.tables.len(), 1_012);
        assert_eq!((map.players.len(), map.capacities.len()), (1_012, 1_012));
        let bytes = serde_json::to_string(&map).unwrap().len();
        assert!(bytes < 20_000, "{bytes} bytes");
    }
}
