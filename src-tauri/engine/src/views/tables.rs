//! Tables as tables.

use crate::actions::tables::halt::halted_tables;
use crate::advice::{advice, marked_seats};
use crate::rules::penalties::on_penalty;
use crate::rules::shot_clock::cards_left;
use crate::rules::tables::due::breaking_order;
use crate::state::prelude::*;
use crate::state::room::Table;
use crate::views::page::{TABLES, page};

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatView {
    /// The seat's number.
    pub seat: SeatNumber,
    /// Who sits there; absent when open.
    pub entry: Option<EntryId>,
    /// The player's name, empty when open.
    pub name: String,
    /// The button is here.
    pub button: bool,
    /// A big blind of the next hand, when the last one is known; where the button moves there may be two.
    pub next_big_blind: bool,
    /// A move to or from here is under way or advised.
    pub moving: bool,
    /// Its player is away.
    pub absent: bool,
    /// How many hands its player still sits out on a penalty; absent without one.
    pub penalty: Option<u32>,
    /// How many time cards its player has left; absent where nobody counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time_cards: Option<u32>,
    /// Nobody is given this seat.
    pub blocked: bool,
    /// The chips of the starting stack that is set out here for a late entrant; absent where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set_out: Option<ChipCount>,
    /// For whom the seat is locked, by name; empty for nobody.
    pub locked_for: String,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableView {
    /// Its number.
    pub table: TableNumber,
    /// Its name; empty without one.
    pub name: String,
    /// Players seated.
    pub players: u32,
    /// Seats in all.
    pub capacity: u32,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// The button was said since the last bust, so that it can be relied on.
    pub button_known: bool,
    /// Its hands are followed: the next one is dealt with one key.
    pub followed: bool,
    /// The advice due concerns this table.
    pub due: bool,
    /// The table deals no hand until a player arrives.
    pub halted: bool,
}

/// A page of the open tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TablesView {
    /// Open tables in all.
    pub total: u32,
    /// This page, by table number.
    pub tables: Vec<TableView>,
    /// The order in which tables break, the next one first.
    pub breaking_order: Vec<TableNumber>,
    /// Table sizes from the fullest down.
    pub sizes: Vec<u32>,
}

/// A page of the open tables.
pub fn tables_view(tournament: &Tournament, from: u32, count: u32, now: Millis) -> TablesView {
    let shown = page(tournament.room.tables(), from, count.min(TABLES));
    let sizes = tournament
        .room
        .sizes()
        .rev()
        .flat_map(|(size, tables)| std::iter::repeat_n(to_u32(size), tables))
        .take(2_000)
        .collect();
    TablesView {
        total: to_u32(tournament.room.open_tables()),
        tables: table_views(tournament, shown, now),
        breaking_order: breaking_order(tournament),
        sizes,
    }
}

/// The open tables of these numbers, at most 200.
pub fn tables_numbered(
    tournament: &Tournament,
    numbers: &[TableNumber],
    now: Millis,
) -> Vec<TableView> {
    let open = numbers
        .iter()
        .take(to_usize(TABLES))
        .filter_map(|number| Some((*number, tournament.room.table(*number)?)));
    table_views(tournament, open, now)
}

fn table_views<'a>(
    tournament: &Tournament,
    tables: impl Iterator<Item = (TableNumber, &'a Table)>,
    now: Millis,
) -> Vec<TableView> {
    let due = advice(tournament, now);
    let marks = marked_seats(&due);
    let due_tables = due.first().map(|first| first.tables.clone()).unwrap_or_default();
    let halted = halted_tables(tournament);
    let penalties = on_penalty(tournament);
    let view = |(number, table): (TableNumber, &Table)| {
        let button = tournament.known_button(number, now);
        let next_big_blinds = tournament.next_big_blinds(number, now);
        let seats = table
            .seats()
            .map(|(seat, entry)| {
                let here = Seat { table: number, seat };
                SeatView {
                    seat,
                    entry,
                    name: entry
                        .map_or_else(String::new, |entry| tournament.name(entry).to_string()),
                    button: button == Some(seat),
                    next_big_blind: next_big_blinds.contains(&seat),
                    moving: marks.contains(&here),
                    absent: entry.is_some_and(|entry| tournament.absent_since(entry).is_some()),
                    penalty: entry.and_then(|entry| penalties.get(&entry).copied()),
                    time_cards: entry.and_then(|entry| cards_left(tournament, entry)),
                    blocked: table.is_blocked(seat),
                    set_out: tournament.set_out.get(&here).map(|stack| stack.chips),
                    locked_for: tournament
                        .arrangements
                        .locked_for(here)
                        .map_or_else(String::new, |player| {
                            tournament.player_name(player).to_string()
                        }),
                }
            })
            .collect();
        TableView {
            table: number,
            name: tournament.room.name(number).unwrap_or_default().to_string(),
            players: to_u32(table.players()),
            capacity: to_u32(table.capacity()),
            seats,
            button_known: button.is_some(),
            followed: tournament.is_followed(number, now),
            due: due_tables.contains(&number),
            halted: halted.contains(&number),
        }
    };
    tables.map(view).collect()
}
